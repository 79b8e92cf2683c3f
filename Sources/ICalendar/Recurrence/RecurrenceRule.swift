/// A recurrence rule with its lists, ready to be followed (RFC 5545 3.3.10).
package struct RecurrenceRule: Sendable {
    package let frequency: RecurrenceValue.Frequency
    package let interval: Int
    package let count: Int?
    package let until: DateTimeValue?
    let lists: RecurrenceLists

    /// `nil` for what is no rule, and for one of another calendar than the Gregorian (RFC 7529).
    package init?(_ text: Span<UInt8>) {
        let value = RecurrenceValue(text)
        guard value.isValid, let frequency = value.frequency,
            value.parts.isDisjoint(with: [.scale, .skip])
        else { return nil }
        self.frequency = frequency
        interval = value.interval
        count = value.count
        until = value.until
        lists = value.lists
    }
}

/// What the BY parts of a recurrence rule list; empty for a part that it lacks.
struct RecurrenceLists: Sendable {
    var seconds = NumberSet()
    var minutes = NumberSet()
    var hours = NumberSet()
    var weekdays = WeekdaySet()
    var monthDays = SignedNumberSet()
    var yearDays = SignedNumberSet()
    var weeks = SignedNumberSet()
    var months = NumberSet()
    var positions = SignedNumberSet()
    /// 1 for Monday to 7 for Sunday.
    var weekStart = 1
}

/// Days of the week, of some of them only a numbered one.
struct WeekdaySet: Equatable, Sendable {
    /// The numbers of weekdays, from 1 for Monday.
    private var every = NumberSet()
    private var numbered: [SignedNumberSet] = []
    private var isNumbered = NumberSet()

    var isEmpty: Bool { every.isEmpty && isNumbered.isEmpty }

    /// - Parameter number: Which one of its period; each where it is missing.
    mutating func insert(_ weekday: Int, number: Int? = nil) {
        guard let number else { return every.insert(weekday) }
        if numbered.isEmpty { numbered = Array(repeating: SignedNumberSet(), count: 8) }
        numbered[weekday].insert(number)
        isNumbered.insert(weekday)
    }

    /// - Parameter day: Its number in its month or its year, from 1; `length` is the last one's.
    func contains(_ weekday: Int, number day: Int, of length: Int) -> Bool {
        if every.contains(weekday) { return true }
        guard isNumbered.contains(weekday) else { return false }
        let number = (day - 1) / 7 + 1
        return numbered[weekday].contains(number, of: number + (length - day) / 7)
    }
}
