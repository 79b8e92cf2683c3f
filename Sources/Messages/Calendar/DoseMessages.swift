/// What the entries of pills, patches, rings and injections say in their descriptions.
package struct DoseMessages: MessageGroup {
    package let language: Language

    /// The number of a dose within its pack or round, in the sentences below: `5 of 21`.
    package func number(_ number: Int, of total: Int?) -> String {
        guard let total else { return String(number) }
        return text(
            "dose.number", "{number} of {total}",
            ["number": String(number), "total": String(total)])
    }

    package func pill(_ number: String, pack: Int) -> String {
        text("dose.pill", "Pill {number}, pack {pack}.", ["number": number, "pack": String(pack)])
    }

    package func placebo(_ number: String, pack: Int) -> String {
        text(
            "dose.placebo", "Pill {number}, pack {pack}: a placebo, without hormones.",
            ["number": number, "pack": String(pack)])
    }

    package func patch(_ number: String, round: Int) -> String {
        text(
            "dose.patch", "Patch {number}, round {round}.",
            ["number": number, "round": String(round)])
    }

    package func patchOff(_ number: String, round: Int) -> String {
        text(
            "dose.patch.off", "Patch {number}, round {round}, comes off. The break begins.",
            ["number": number, "round": String(round)])
    }

    package func ring(_ number: String, round: Int) -> String {
        text(
            "dose.ring", "Ring {number}, round {round}.",
            ["number": number, "round": String(round)])
    }

    package func ringOut(_ number: String, round: Int) -> String {
        text(
            "dose.ring.out", "Ring {number}, round {round}, comes out. The break begins.",
            ["number": number, "round": String(round)])
    }

    package func injection(_ number: String) -> String {
        text("dose.injection", "Injection {number}.", ["number": number])
    }

    /// `method` is an implant, an IUD, or a name that the person gave.
    package func renewal(_ method: String) -> String {
        text(
            "dose.renewal", "The {method} is due for renewal. Ask for an appointment ahead.",
            ["method": method])
    }

    package var newPack: String { text("dose.new-pack", "A new pack begins.") }
    /// Of patches and rings.
    package var newRound: String { text("dose.new-round", "A new round begins.") }

    /// Of a pill.
    package var taken: String { text("dose.taken", "Taken.") }
    package var takenLate: String { text("dose.taken-late", "Taken late.") }
    /// Of a patch, a ring or an injection.
    package var done: String { text("dose.done", "Done.") }
    package var doneLate: String { text("dose.done-late", "Done late.") }
    package var skipped: String { text("dose.skipped", "Skipped.") }
    package var seeLeaflet: String {
        text("dose.see-leaflet", "The package leaflet says what to do.")
    }

    /// Doses left out in a row make a forecast void.
    package func lapse(_ doses: Int) -> String {
        plural(
            "dose.lapse", doses,
            one: """
                {count} dose is recorded as skipped: this forecast no longer holds. See the leaflet \
                or ask a pharmacist.
                """,
            other: """
                {count} doses in a row are recorded as skipped: this forecast no longer holds. See \
                the leaflet or ask a pharmacist.
                """)
    }
}

extension Language {
    package var doses: DoseMessages { DoseMessages(language: self) }
}
