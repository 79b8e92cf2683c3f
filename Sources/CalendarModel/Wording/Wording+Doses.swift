import CivilDate
import CycleModel

extension Wording {
    /// The title of the dose's kind with what is to be done, where that changes from one day to another.
    static func title(of dose: Dose, _ method: Contraceptive?, titles: Titles) -> String {
        let title = titles[EventKind(dose.kind)]
        // Enough to tell the tablets apart for those who know.
        if titles.isNeutral { return dose.kind == .placebo ? "Short \(title.lowercased())" : title }
        let task =
            switch dose.kind {
            case .active, .injection: ""
            case .placebo: " (placebo)"
            case .patchOn: ": put on"
            case .patchChange, .ringChange: ": change"
            case .patchOff: ": take off"
            case .ringIn: ": put in"
            case .ringOut: ": take out"
            case .renewal: method.map { ": \($0.noun)" } ?? ""
            }
        return title + task + (dose.taking == .skipped ? " (skipped)" : "")
    }

    static func dose(_ dose: Dose, _ method: Contraceptive?) -> [String] {
        var lines = [position(of: dose, method)]
        if dose.isRestart { lines.append("A new \(dose.isPill ? "pack" : "round") begins.") }
        switch dose.taking {
        case .taken: lines.append(dose.isPill ? "Taken." : "Done.")
        case .late: lines.append(dose.isPill ? "Taken late." : "Done late.")
        case .skipped:
            lines.append("Skipped.")
            if dose.kind.bringsHormone {
                lines.append("What to do about it stands in the package leaflet.")
            }
        case nil: break
        }
        return lines
    }

    /// What doses left out in a row come to, for a forecast that they make void.
    package static func lapse(_ doses: Int) -> String {
        let what =
            doses == 1 ? "1 dose is recorded" : "\(doses) doses in a row are recorded"
        return """
            \(what) as skipped: this forecast no longer holds. See the leaflet or ask a pharmacist.
            """
    }

    /// `Pill 5 of 21, pack 3.`
    private static func position(of dose: Dose, _ method: Contraceptive?) -> String {
        let number = dose.count.map { "\(dose.ordinal) of \($0)" } ?? "\(dose.ordinal)"
        let pack = dose.identity.pack
        return switch dose.kind {
        case .active: "Pill \(number), pack \(pack)."
        case .placebo: "Pill \(number), pack \(pack): a placebo, without hormones."
        case .patchOn, .patchChange: "Patch \(number), round \(pack)."
        case .patchOff: "Patch \(number), round \(pack), comes off. The break begins."
        case .ringIn, .ringChange: "Ring \(number), round \(pack)."
        case .ringOut: "Ring \(number), round \(pack), comes out. The break begins."
        case .injection: "Injection \(number)."
        case .renewal:
            "The \(method?.noun ?? "device") is due for renewal. Ask for an appointment ahead."
        }
    }

    static func alarm(_ dose: Dose, titled title: String, days: Int, titles: Titles) -> String {
        guard !titles.isNeutral, days > 0 else { return title }
        let starts = dose.isRestart ? " starts" : ""
        return "\(dose.isRestart ? titles[EventKind(dose.kind)] : title)\(starts) \(inDays(days))"
    }
}

extension Contraceptive {
    /// One of what is taken or worn, or the thing that is placed: `pill`, `patch`, `implant`.
    package var noun: String {
        switch kind {
        case .pill, .minipill: "pill"
        case .patch: "patch"
        case .ring: "ring"
        case .injection: "injection"
        case .implant: "implant"
        case .hormonalIUD: "hormonal IUD"
        case .copperIUD: "copper IUD"
        case .condom: "condom"
        case .diaphragm: "diaphragm"
        case .other: name ?? "method"
        }
    }
}
