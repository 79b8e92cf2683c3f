import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel

extension LifePhase {
    fileprivate var details: JSON {
        switch self {
        case .pregnancy(let due): ["due": due]
        case .onBreak(let reason): ["reason": reason]
        case .cycling, .postpartum, .breastfeeding, .perimenopause: [:]
        }
    }
}

/// The phases of life in words. They are read in good times and in the worst ones: plain, kind, and
/// without a guess at what happened.
enum LifeText {
    /// As in "pregnancy from 1 May".
    static func name(_ kind: LifePhase.Kind) -> String {
        switch kind {
        case .cycling: "cycling as usual"
        case .break: "a break"
        case .pregnancy, .postpartum, .breastfeeding, .perimenopause: kind.rawValue
        }
    }

    static func capitalizedName(_ kind: LifePhase.Kind) -> String {
        name(kind).capitalizedFirst
    }

    /// `pregnancy from 1 May, postpartum from 20 Nov`.
    static func list(_ turns: [Life.Turn], today: Day) -> String {
        turns.map { "\(name($0.phase.kind)) from \($0.day.text(near: today))" }.joined(
            separator: ", ")
    }

    /// A word to someone whose pregnancy is over; only that person knows how it ended.
    static func afterPregnancy(_ phase: LifePhase) -> String? {
        switch phase.kind {
        case .postpartum, .breastfeeding:
            "Congratulations, if that is the word for it. Either way we wish you well."
        case .cycling, .break, .perimenopause:
            "Whatever brought the pregnancy to its end, we wish you well. If it was a loss, we are sorry."
        case .pregnancy: nil
        }
    }

    /// What a phase does to the forecast.
    static func effect(_ phase: LifePhase, before: LifePhase, hasForecast: Bool) -> String {
        switch phase.kind {
        case .pregnancy: return "No periods are forecast until it ends."
        case .postpartum, .breastfeeding:
            if hasForecast {
                return
                    "The forecast goes on from the periods logged since, with wide ranges at first."
            }
            return phase.kind == .postpartum
                ? """
                Nothing is forecast until you log a period; bleeding in the first six weeks is not \
                taken for one.
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

    /// `Pregnancy since 3 Oct.`, and how far it has come.
    static func inForce(_ life: Life, on today: Day) -> [String] {
        guard let span = life.span(on: today) else { return ["Cycling as usual."] }
        var lines = ["\(capitalizedName(span.phase.kind)) since \(span.day.text(near: today))."]
        switch span.phase {
        case .pregnancy(let due):
            lines.append(Phrases.pregnancy(Pregnancy(due: due), on: today))
            if let reminder = whenOverdue(due, today: today) { lines.append(reminder) }
        case .onBreak(let reason?): lines[0] = lines[0].dropLast() + ": \(reason.terminalSafe)."
        default: break
        }
        return lines
    }

    static func whenOverdue(_ due: Day, today: Day) -> String? {
        due < today
            ? "When it is over, say so: eve-ics mode postpartum, or eve-ics mode cycling." : nil
    }

    static func json(_ life: Life, on today: Day) -> JSON {
        let phase = life.phase(on: today)
        let json: JSON = ["phase": phase.kind.rawValue, "since": life.span(on: today)?.day]
        guard case .pregnancy(let due) = phase else { return json.adding(phase.details) }
        let pregnancy = Pregnancy(due: due)
        let age = pregnancy.age(on: today)
        return json.adding(phase.details).adding([
            "weeks": age?.weeks, "days": age?.days, "daysLeft": pregnancy.daysLeft(on: today),
        ])
    }

    static func json(_ turn: Life.Turn) -> JSON {
        let json: JSON = ["phase": turn.phase.kind.rawValue, "since": turn.day]
        return json.adding(turn.phase.details)
    }
}
