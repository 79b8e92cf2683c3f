package import CivilDate

/// What the forecast makes of a method, and where to read about missed doses.
package struct EffectMessages: MessageGroup {
    package let language: Language

    // MARK: The forecast

    /// `showsFertility` is false where nothing of fertile days is to be said.
    package func bleedsInBreaks(showsFertility: Bool) -> String {
        showsFertility
            ? text(
                "effect.breaks",
                """
                While you use it, no fertile days are forecast, and bleeding is expected in its \
                breaks, not from your cycles.
                """)
            : text(
                "effect.breaks.hidden",
                "While you use it, bleeding is expected in its breaks, not from your cycles.")
    }

    /// `showsFertility` is false where nothing of fertile days is to be said.
    package func noPeriods(showsFertility: Bool) -> String {
        showsFertility
            ? text(
                "effect.no-periods",
                "While you use it, neither fertile days nor periods are forecast.")
            : text("effect.no-periods.hidden", "While you use it, no periods are forecast.")
    }

    /// What the forecast makes of a hormonal IUD or of a minipill.
    package var uncertain: String {
        text(
            "effect.uncertain",
            """
            While you use it, no fertile days are forecast, because it stops ovulation in some cycles \
            and not in others.
            """)
    }

    /// What the forecast makes of a method without hormones.
    package var none: String {
        text("effect.none", "It changes nothing in the forecast of your cycles.")
    }

    /// Of a method that begins later in a cycle: "pill", "patch", "ring", "injection" or "implant";
    /// `showsFertileDays` is false where none are forecast, as after a birth or on a break.
    package func runIn(
        _ method: String, through day: Day, near today: Day, showsFertileDays: Bool
    ) -> String {
        let holes: Holes = ["method": method, "day": language.date(day, near: today)]
        return showsFertileDays
            ? text(
                "effect.run-in",
                """
                Your method ({method}) starts outside a period and needs seven days. Through {day}, \
                fertile days are forecast as if you did not use it. See the leaflet for what to do \
                until then.
                """, holes)
            : text(
                "effect.run-in.paused",
                """
                Your method ({method}) starts outside a period and needs seven days. See the leaflet for \
                what to do through {day}.
                """, holes)
    }

    /// After the sentence that a method ends or has ended.
    package var afterwards: String {
        text("effect.after", "After that, the forecast follows your own cycles again.")
    }

    /// After the sentence that a method ends or has ended.
    package func lastInjection(until day: Day, near today: Day) -> String {
        text(
            "effect.injection.last", "The last injection counts until {day}.",
            ["day": language.date(day, near: today)])
    }

    // MARK: The leaflet

    package var pillLeaflet: String {
        text(
            "effect.leaflet.pill",
            "The package leaflet says what to do about a missed or late pill.")
    }
    package var patchLeaflet: String {
        text(
            "effect.leaflet.patch",
            "The package leaflet says what to do about a missed or late patch.")
    }
    package var ringLeaflet: String {
        text(
            "effect.leaflet.ring",
            "The package leaflet says what to do about a missed or late ring.")
    }
    package var injectionLeaflet: String {
        text(
            "effect.leaflet.injection",
            "The package leaflet says what to do about a missed or late injection.")
    }
}

extension Language {
    package var effects: EffectMessages { EffectMessages(language: self) }
}
