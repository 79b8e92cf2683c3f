import CalendarModel
package import CivilDate
package import CycleModel
package import Messages

/// The phases of life in words. They are read in good times and in the worst ones: plain
/// facts, without a guess at what happened.
package enum LifeText {
    /// As in "pregnancy from 1 May".
    package static func name(_ kind: LifePhase.Kind, in language: Language) -> String {
        switch kind {
        case .cycling: "cycling as usual"
        case .break: "a break"
        case .pregnancy, .postpartum, .breastfeeding, .perimenopause: kind.rawValue
        }
    }

    /// `pregnancy from 1 May, postpartum from 20 Nov`.
    package static func list(
        _ turns: [Life.Turn], in language: Language, near today: Day
    ) -> String {
        turns.map {
            "\(name($0.phase.kind, in: language)) from \(language.date($0.day, near: today))"
        }.joined(separator: ", ")
    }

    /// What a phase does to the forecast.
    package static func effect(_ phase: LifePhase, before: LifePhase, hasForecast: Bool) -> String {
        switch phase.kind {
        case .pregnancy: return "No periods are forecast until it ends."
        case .postpartum, .breastfeeding:
            if hasForecast {
                return
                    "The forecast goes on from the periods logged since, with wide ranges at first."
            }
            return phase.kind == .postpartum
                ? """
                Nothing is forecast until you log a period; bleeding in the first six weeks does \
                not count as one.
                """
                : "Nothing is forecast until you log a period, which can take many months."
        case .break:
            return "Nothing is forecast while it lasts, and it stays out of your averages."
        case .perimenopause:
            return "Forecasts go on with wider ranges, because cycles vary more in these years."
        case .cycling:
            return switch before.kind {
            case .cycling: "Periods are forecast as usual."
            case .perimenopause:
                "From the next cycle on, ranges are as wide as your own cycles make them."
            case .pregnancy, .postpartum, .breastfeeding, .break:
                !hasForecast
                    ? "Log your next period when it comes, and forecasts begin again."
                    : "Periods are forecast as usual again; the time before stays out of your averages."
            }
        }
    }

    package static func whenOverdue(_ due: Day, today: Day) -> String? {
        due < today
            ? "When it is over, say so: eve-ics mode postpartum, or eve-ics mode cycling." : nil
    }
}
