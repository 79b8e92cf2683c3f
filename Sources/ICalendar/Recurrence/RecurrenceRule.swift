/// A recurrence rule with its lists, ready to be followed (RFC 5545 3.3.10).
package struct RecurrenceRule: Sendable {
    package let frequency: RecurrenceValue.Frequency
    package let interval: Int
    package let count: Int?
    package let until: DateTimeValue?
    private(set) var seconds = NumberSet()
    private(set) var minutes = NumberSet()
    private(set) var hours = NumberSet()
    private(set) var weekdays = WeekdaySet()
    private(set) var monthDays = SignedNumberSet()
    private(set) var yearDays = SignedNumberSet()
    private(set) var weeks = SignedNumberSet()
    private(set) var months = NumberSet()
    private(set) var positions = SignedNumberSet()
    /// 1 for Monday to 7 for Sunday.
    private(set) var weekStart = 1

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
        var start = 0
        while start < text.count {
            let end = text.first(.semicolon, from: start) ?? text.count
            if let equals = text.first(.equals, from: start), equals < end {
                readList(
                    text.extracting(start..<equals), text.extracting((equals + 1)..<end))
            }
            start = end + 1
        }
    }

    private mutating func readList(_ name: Span<UInt8>, _ list: Span<UInt8>) {
        if name.isWord("WKST") {
            weekStart = WeekdaySet.number(of: list) ?? 1
            return
        }
        guard name.count > 2, name.extracting(0..<2).isWord("BY") else { return }
        var start = 0
        while start <= list.count {
            let end = list.first(.comma, from: start) ?? list.count
            let item = list.extracting(start..<end)
            start = end + 1
            if name.isWord("BYDAY") {
                weekdays.insert(item)
            } else if let number = item.signedNumber {
                insert(number, name)
            }
        }
    }

    private mutating func insert(_ number: Int, _ name: Span<UInt8>) {
        if name.isWord("BYSECOND") {
            // No clock here knows a leap second.
            seconds.insert(min(number, 59))
        } else if name.isWord("BYMINUTE") {
            minutes.insert(number)
        } else if name.isWord("BYHOUR") {
            hours.insert(number)
        } else if name.isWord("BYMONTHDAY") {
            monthDays.insert(number)
        } else if name.isWord("BYYEARDAY") {
            yearDays.insert(number)
        } else if name.isWord("BYWEEKNO") {
            weeks.insert(number)
        } else if name.isWord("BYMONTH") {
            months.insert(number)
        } else if name.isWord("BYSETPOS") {
            positions.insert(number)
        }
    }
}

/// Days of the week, of some of them only a numbered one.
struct WeekdaySet: Equatable, Sendable {
    /// By the weekday, from 1 for Monday.
    private var every = NumberSet()
    private var numbered: [SignedNumberSet] = []
    private var isNumbered = NumberSet()

    var isEmpty: Bool { every.isEmpty && isNumbered.isEmpty }

    static func number(of word: Span<UInt8>) -> Int? {
        ["MO", "TU", "WE", "TH", "FR", "SA", "SU"].firstIndex { word.isWord($0) }.map { $0 + 1 }
    }

    /// - Parameter item: `MO`, or `-1MO`.
    mutating func insert(_ item: Span<UInt8>) {
        guard item.count >= 2,
            let weekday = Self.number(of: item.extracting((item.count - 2)..<item.count))
        else { return }
        if let number = item.extracting(0..<(item.count - 2)).signedNumber {
            if numbered.isEmpty { numbered = Array(repeating: SignedNumberSet(), count: 8) }
            numbered[weekday].insert(number)
            isNumbered.insert(weekday)
        } else {
            every.insert(weekday)
        }
    }

    mutating func insert(weekday: Int) { every.insert(weekday) }

    /// - Parameter day: Its number in its month or its year, from 1; `length` is the last one's.
    func contains(_ weekday: Int, number day: Int, of length: Int) -> Bool {
        if every.contains(weekday) { return true }
        guard isNumbered.contains(weekday) else { return false }
        let number = (day - 1) / 7 + 1
        return numbered[weekday].contains(number, of: number + (length - day) / 7)
    }
}
