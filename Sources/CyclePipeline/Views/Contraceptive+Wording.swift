import CalendarModel
package import CycleModel
import Messages

extension Contraceptive {
    /// It needs an appointment now and then, which is announced ahead of the day.
    package var isAnnounced: Bool {
        if case .renewal = schedule { true } else { kind == .injection }
    }

    /// Where to read about a dose that was not taken as planned; `nil` where nothing is taken.
    package var leaflet: String? {
        guard pattern != nil else { return nil }
        return "The package leaflet says what to do about a missed or late \(noun(in: .english))."
    }

    /// What the forecast makes of it, which says nothing of how well it protects.
    ///
    /// - Parameter showsFertility: Without it not a word of fertile days; there may be nothing left to say.
    package func forecastEffect(showsFertility: Bool) -> String? {
        switch (ovulationEffect, showsFertility) {
        case (.suppressed, true) where bringsBleeds:
            """
            While it runs no fertile days are forecast, and bleeding is expected in its breaks, not \
            from your cycles. \(Language.english.calendar.notContraception)
            """
        case (.suppressed, false) where bringsBleeds:
            "While it runs bleeding is expected in its breaks, not from your cycles."
        case (.suppressed, true):
            "While it runs neither fertile days nor periods are forecast. \(Language.english.calendar.notContraception)"
        case (.suppressed, false): "While it runs no periods are forecast."
        case (.uncertain, true):
            """
            While it runs no fertile days are forecast: it stops ovulation in some cycles and not in \
            others. \(Language.english.calendar.notContraception)
            """
        case (.uncertain, false): nil
        case (.unaffected, _): "It changes nothing in the forecast of your cycles."
        }
    }
}
