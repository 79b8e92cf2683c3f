import CalendarModel
package import CivilDate
package import CycleModel
package import Messages

/// The phases of life in words.
package enum LifeText {
    /// As it stands in a list or a table: `pregnancy`.
    package static func name(_ kind: LifePhase.Kind, in language: Language) -> String {
        let messages = language.life
        return switch kind {
        case .pregnancy: messages.pregnancy
        case .postpartum: messages.postpartum
        case .breastfeeding: messages.breastfeeding
        case .break: messages.onBreak
        case .perimenopause: messages.perimenopause
        case .cycling: messages.cycling
        }
    }

    /// `pregnancy from 1 May`, for lists.
    package static func item(
        _ kind: LifePhase.Kind, from day: Day, in language: Language, near today: Day
    ) -> String {
        let messages = language.life
        return switch kind {
        case .pregnancy: messages.pregnancy(from: day, near: today)
        case .postpartum: messages.postpartum(from: day, near: today)
        case .breastfeeding: messages.breastfeeding(from: day, near: today)
        case .break: messages.onBreak(from: day, near: today)
        case .perimenopause: messages.perimenopause(from: day, near: today)
        case .cycling: messages.cycling(from: day, near: today)
        }
    }

    /// `pregnancy from 1 May` and so on, each an item of a list.
    package static func items(
        _ turns: [Life.Turn], in language: Language, near today: Day
    ) -> [String] {
        turns.map { item($0.phase.kind, from: $0.day, in: language, near: today) }
    }

    /// `pregnancy from 1 May, postpartum from 20 Nov`.
    package static func list(
        _ turns: [Life.Turn], in language: Language, near today: Day
    ) -> String {
        items(turns, in: language, near: today).joined(separator: ", ")
    }

    /// `Pregnancy since 3 Oct.`
    package static func since(
        _ day: Day, _ phase: LifePhase, in language: Language, near today: Day
    ) -> String {
        let messages = language.life
        return switch phase {
        case .pregnancy: messages.pregnancy(since: day, near: today)
        case .postpartum: messages.postpartum(since: day, near: today)
        case .breastfeeding: messages.breastfeeding(since: day, near: today)
        case .onBreak(let reason): messages.onBreak(since: day, reason, near: today)
        case .perimenopause: messages.perimenopause(since: day, near: today)
        case .cycling: messages.cycling(since: day, near: today)
        }
    }

    /// What a phase does to the forecast.
    package static func effect(
        _ phase: LifePhase, before: LifePhase, _ forecast: Forecast, in language: Language
    ) -> String {
        let messages = language.mode
        func resumed(_ resumed: String, else waiting: String) -> String {
            switch forecast.next?.source {
            case .cycle: resumed
            case .pack: messages.bleedsInBreaks
            case nil: waiting
            }
        }
        return switch phase.kind {
        case .pregnancy: messages.noPeriods
        case .postpartum: resumed(messages.resumed, else: messages.postpartum)
        case .breastfeeding: resumed(messages.resumed, else: messages.breastfeeding)
        case .break: messages.onBreak
        case .perimenopause: messages.perimenopause
        case .cycling:
            switch before.kind {
            case .cycling: messages.asUsual
            case .perimenopause: messages.ownRanges
            case .pregnancy, .postpartum, .breastfeeding, .break:
                resumed(messages.asUsualAgain, else: messages.restart)
            }
        }
    }

    /// `Pregnant: 12 weeks and 3 days. The due date is 4 Jun, in 27 weeks and 4 days.`
    package static func pregnancy(
        _ pregnancy: Pregnancy, on today: Day, in language: Language
    ) -> String {
        let (messages, formats) = (language.life, language.formats)
        let left = pregnancy.daysLeft(on: today)
        let distance =
            left > 13
            ? formats.ahead(weeks: left / 7, days: left % 7)
            : formats.distance(pregnancy.due, from: today)
        // Nobody is pregnant three weeks longer: the end was not noted.
        let age = left >= -21 ? pregnancy.age(on: today) : nil
        return [
            age.map { messages.pregnant(weeks: $0.weeks, days: $0.days) } ?? messages.pregnant,
            left >= 0
                ? messages.due(pregnancy.due, distance, near: today)
                : messages.wasDue(pregnancy.due, near: today),
        ].joined(separator: " ")
    }

    package static func whenOverdue(_ due: Day, today: Day, in language: Language) -> String? {
        due < today ? language.life.whenOver : nil
    }
}
