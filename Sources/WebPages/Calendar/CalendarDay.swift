import CivilDate
import CycleModel
import CyclePipeline
import HTML
import Messages

/// What the months show of one day: a link whose looks and whose words say the same.
struct CalendarDay {
    /// What stands below a day's number beside the sign of its mark.
    enum Sign: CaseIterable {
        case taken, skipped, noted

        var text: String {
            switch self {
            case .taken: "✓"
            case .skipped: "×"
            case .noted: "✎"
            }
        }

        func meaning(in language: Language) -> String {
            switch self {
            case .taken: language.webCalendar.doseTaken
            case .skipped: language.webCalendar.doseSkipped
            case .noted: language.webCalendar.noted
            }
        }
    }

    let day: Day
    let mark: DayMark?
    /// As far as the settings show it.
    let record: DayRecord
    /// Which day of the cycle it is; `nil` for a day to come.
    let number: Int?
    let today: Day

    var signs: [Sign] {
        var signs: [Sign] = []
        switch record.dose {
        case .taken, .late: signs.append(.taken)
        case .skipped: signs.append(.skipped)
        case nil: break
        }
        var rest = record
        (rest.flow, rest.dose, rest.source) = (nil, nil, nil)
        (rest.periodEndUnknown, rest.periodEnded) = (false, false)
        if !rest.isEmpty { signs.append(.noted) }
        return signs
    }

    /// How strong the bleeding of a period day was, where that is known.
    var strength: Flow? {
        guard mark == .logged, let flow = record.flow else { return nil }
        return [.light, .medium, .heavy].contains(flow) ? flow : nil
    }

    /// An id of the day's own, by which a script finds it and an address names it.
    static func id(of day: Day) -> String { "d\(day)" }

    func cell(for person: PersonState) -> HTML {
        let signs =
            (mark.flatMap { $0 == .logged ? nil : $0.sign } ?? "")
            + self.signs.map(\.text).joined()
        return a(
            .id(Self.id(of: day)), .classes(classes), .href(WebRoute.day(day).path),
            .ariaLabel(label(for: person)), .ariaCurrent(day == today ? "date" : nil)
        ) {
            String(day.civil.day)
            if !signs.isEmpty { small { signs } }
        }
    }

    private var classes: [StaticString] {
        var classes: [StaticString] = ["day"]
        if let mark {
            classes.append(mark.className)
        } else if day < today {
            classes.append("past")
        }
        switch strength {
        case .light: classes.append("light")
        case .medium: classes.append("medium")
        case .heavy: classes.append("heavy")
        default: break
        }
        return classes
    }

    /// `Friday 20 Nov, today, day 18, period, logged, medium bleeding, cramps`.
    private func label(for person: PersonState) -> String {
        let language = person.language
        var items = [language.weekdayAndDate(day, near: today)]
        if day == today { items.append(language.months.today) }
        if let number { items.append(language.webCalendar.dayOfCycle(number)) }
        if let mark { items.append(mark.meaning(in: language)) }
        if !record.isEmpty { items += RecordText.words(record, for: person) }
        return items.joined(separator: ", ")
    }
}

extension DayMark {
    /// What the style sheet calls a day with this mark.
    var className: StaticString {
        switch self {
        case .logged: "logged"
        case .between: "between"
        case .predicted: "predicted"
        case .ovulation: "ovulation"
        case .fertile: "fertile"
        case .change: "change"
        case .pause: "pause"
        }
    }
}
