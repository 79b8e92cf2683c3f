import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
import HTML
import Messages

/// What the months show of one day: a link whose looks and whose words say the same.
struct CalendarDay: Sendable {
    /// What stands below a day's number beside the sign of its mark.
    enum Sign: Int {
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
    /// As far as the settings show it; `nil` where nothing was recorded.
    let record: DayRecord?
    /// Which day of the cycle it is; `nil` for a day to come.
    let number: Int?
    let today: Day
    let signs: [Sign]

    init(day: Day, mark: DayMark?, record: DayRecord?, number: Int?, today: Day) {
        (self.day, self.mark, self.record) = (day, mark, record)
        (self.number, self.today) = (number, today)
        signs = record.map(Self.signs) ?? []
    }

    private static func signs(of record: DayRecord) -> [Sign] {
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
        guard mark == .logged, let flow = record?.flow else { return nil }
        return [.light, .medium, .heavy].contains(flow) ? flow : nil
    }

    /// - Parameters:
    ///   - date: The day with its weekday, in words.
    ///   - number: Which day of the cycle it is, in words.
    func cell(_ date: String, _ number: String?, for person: PersonState) -> HTML {
        a(
            .classes(classes), .href(WebRoute.day(day).path),
            .ariaLabel(label(date, number, for: person)), .ariaCurrent(day == today ? "date" : nil)
        ) {
            String(day.civil.day)
            let signs = shownSigns
            if !signs.isEmpty { small { signs } }
        }
    }

    /// The sign of the mark, where the look does not say it, and the others.
    private var shownSigns: String {
        var shown = mark.flatMap { $0.isSeen ? nil : $0.sign } ?? ""
        for sign in signs { shown += sign.text }
        return shown
    }

    private var classes: [StaticString] {
        guard let look = mark?.className else { return ["day"] }
        return switch strength {
        case .light: ["day", look, "light"]
        case .medium: ["day", look, "medium"]
        case .heavy: ["day", look, "heavy"]
        default: ["day", look]
        }
    }

    /// `Friday 20 Nov, today, day 18, period, logged, medium bleeding, cramps`.
    ///
    /// - Parameters:
    ///   - date: The day with its weekday.
    ///   - number: Which day of the cycle it is.
    private func label(_ date: String, _ number: String?, for person: PersonState) -> [String] {
        var items: [String] = []
        items.reserveCapacity(4)
        items.append(date)
        if day == today { items.append(person.language.months.today) }
        if let number { items.append(number) }
        if let mark { items.append(mark.meaning(in: person.language)) }
        if let record { items += RecordText.words(record, for: person) }
        return items
    }
}

extension DayMark {
    /// Whether its look says all of it, so that it needs no sign.
    var isSeen: Bool { self == .logged || self == .pastFertile }

    /// What the style sheet calls a day with this mark.
    var className: StaticString {
        switch self {
        case .logged: "logged"
        case .between: "between"
        case .predicted: "predicted"
        case .ovulation: "ovulation"
        case .ovulationBySigns: "ovulation signs"
        case .confirmedOvulation: "ovulation"
        case .fertile: "fertile"
        case .pastFertile: "over"
        case .change: "change"
        case .pause: "pause"
        case .unknown: "unknown"
        }
    }
}
