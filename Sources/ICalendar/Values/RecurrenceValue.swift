/// A RECUR value with what is wrong in it (RFC 5545, 3.3.10; RFC 7529).
///
/// Some valid rules take a program minutes to find that they never happen, so nothing here looks
/// for their dates: that is for `RecurrenceIterator`, which counts its work.
package struct RecurrenceValue: Sendable {
    package enum Frequency: Comparable, Sendable {
        case secondly, minutely, hourly, daily, weekly, monthly, yearly
    }

    package private(set) var frequency: Frequency?
    package private(set) var interval = 1
    package private(set) var count: Int?
    package private(set) var until: DateTimeValue?
    private(set) var lists = RecurrenceLists()
    package private(set) var parts: Parts = []
    package private(set) var problems: Problems = []
    private var hasNumberedWeekday = false
    /// A month that only calendars other than the Gregorian have.
    private var hasForeignMonth = false

    package struct Parts: OptionSet, Sendable {
        package let rawValue: UInt32
        package init(rawValue: UInt32) { self.rawValue = rawValue }

        package static let frequency = Parts(rawValue: 1)
        package static let until = Parts(rawValue: 2)
        package static let count = Parts(rawValue: 4)
        package static let interval = Parts(rawValue: 8)
        package static let bySecond = Parts(rawValue: 16)
        package static let byMinute = Parts(rawValue: 32)
        package static let byHour = Parts(rawValue: 64)
        package static let byDay = Parts(rawValue: 128)
        package static let byMonthDay = Parts(rawValue: 256)
        package static let byYearDay = Parts(rawValue: 512)
        package static let byWeek = Parts(rawValue: 1_024)
        package static let byMonth = Parts(rawValue: 2_048)
        package static let bySetPosition = Parts(rawValue: 4_096)
        package static let weekStart = Parts(rawValue: 8_192)
        package static let scale = Parts(rawValue: 16_384)
        package static let skip = Parts(rawValue: 32_768)
        package static let clock: Parts = [.bySecond, .byMinute, .byHour]
        package static let by: Parts = [
            .bySecond, .byMinute, .byHour, .byDay, .byMonthDay, .byYearDay, .byWeek, .byMonth,
        ]
    }

    package struct Problems: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Not `NAME=value` parts, an unknown part, one part twice, or a list of something else.
        package static let form = Problems(rawValue: 1)
        package static let frequency = Problems(rawValue: 2)
        package static let countAndUntil = Problems(rawValue: 4)
        package static let range = Problems(rawValue: 8)
        /// A BY part that this frequency does not take.
        package static let combination = Problems(rawValue: 16)
        package static let setPosition = Problems(rawValue: 32)
        package static let skip = Problems(rawValue: 64)
    }

    private static let names = WordTable<Parts>([
        ("FREQ", .frequency), ("UNTIL", .until), ("COUNT", .count), ("INTERVAL", .interval),
        ("BYSECOND", .bySecond), ("BYMINUTE", .byMinute), ("BYHOUR", .byHour), ("BYDAY", .byDay),
        ("BYMONTHDAY", .byMonthDay), ("BYYEARDAY", .byYearDay), ("BYWEEKNO", .byWeek),
        ("BYMONTH", .byMonth), ("BYSETPOS", .bySetPosition), ("WKST", .weekStart),
        ("RSCALE", .scale), ("SKIP", .skip),
    ])
    private static let frequencies = WordTable<Frequency>([
        ("SECONDLY", .secondly), ("MINUTELY", .minutely), ("HOURLY", .hourly), ("DAILY", .daily),
        ("WEEKLY", .weekly), ("MONTHLY", .monthly), ("YEARLY", .yearly),
    ])
    private static let weekdays = WordTable<Int>([
        ("MO", 1), ("TU", 2), ("WE", 3), ("TH", 4), ("FR", 5), ("SA", 6), ("SU", 7),
    ])
    private static let skips = WordTable<Bool>(words: "OMIT BACKWARD FORWARD")

    package init(_ text: Span<UInt8>) {
        var start = 0
        while let part = text.part(from: &start, upTo: .semicolon) {
            readPart(text.extracting(part))
        }
        checkCombinations()
    }

    /// Whether the rule keeps its grammar and its limits.
    package var isValid: Bool { problems.isEmpty }

    /// Whether it says every day, and nothing else but for how long.
    package var isPlainDaily: Bool {
        frequency == .daily && interval == 1
            && parts.isSubset(of: [.frequency, .interval, .count, .until, .weekStart])
    }

    private mutating func readPart(_ part: Span<UInt8>) {
        guard let equals = part.first(.equals), equals > 0, equals + 1 < part.count else {
            problems.insert(.form)
            return
        }
        let value = part.extracting((equals + 1)..<part.count)
        guard let name = Self.names[part.extracting(0..<equals)] else {
            if !part.isExtension { problems.insert(.form) }
            return
        }
        guard !parts.contains(name) else {
            problems.insert(.form)
            return
        }
        parts.insert(name)
        read(name, value)
    }

    private mutating func read(_ name: Parts, _ value: Span<UInt8>) {
        switch name {
        case .frequency:
            frequency = Self.frequencies[value]
            if frequency == nil { problems.insert(.frequency) }
        case .until:
            until = DateTimeValue(value)
            if until == nil { problems.insert(.form) }
        case .count: count = positive(value)
        case .interval: interval = positive(value) ?? 1
        case .bySecond:
            lists.seconds = numbers(value, 0...60)
            // No clock here knows a leap second.
            if lists.seconds.contains(60) { lists.seconds.insert(59) }
        case .byMinute: lists.minutes = numbers(value, 0...59)
        case .byHour: lists.hours = numbers(value, 0...23)
        case .byMonthDay: lists.monthDays = numbers(value, 1...31)
        case .byYearDay: lists.yearDays = numbers(value, 1...366)
        case .bySetPosition: lists.positions = numbers(value, 1...366)
        case .byWeek: lists.weeks = numbers(value, 1...53)
        case .byMonth: lists.months = numbers(value, 1...13, isMonths: true)
        case .byDay: readWeekdays(value)
        case .weekStart:
            if let weekday = Self.weekdays[value] {
                lists.weekStart = weekday
            } else {
                problems.insert(.range)
            }
        case .skip: if !Self.skips.contains(value) { problems.insert(.skip) }
        default: break
        }
    }

    private mutating func positive(_ value: Span<UInt8>) -> Int? {
        guard let number = value.number(value.indices), number > 0, number <= Int(Int32.max) else {
            problems.insert(.range)
            return nil
        }
        return number
    }

    /// What a list holds; a sign stands only where numbers may count from the back.
    private mutating func numbers<List: NumberList>(
        _ list: Span<UInt8>, _ range: ClosedRange<Int>, isMonths: Bool = false
    ) -> List {
        var numbers = List()
        var start = 0
        while let part = list.part(from: &start) {
            var item = list.extracting(part)
            // RFC 7529, 4.2 marks a leap month with an L.
            if isMonths, !item.isEmpty, item[item.count - 1].uppercased == UInt8(ascii: "L") {
                item = item.extracting(droppingLast: 1)
                hasForeignMonth = true
            }
            guard let number = List.isSigned ? item.signedNumber : item.number(item.indices) else {
                problems.insert(.form)
                break
            }
            if !range.contains(Int(number.magnitude)) { problems.insert(.range) }
            if isMonths, number > 12 { hasForeignMonth = true }
            numbers.insert(number)
        }
        return numbers
    }

    private mutating func readWeekdays(_ list: Span<UInt8>) {
        var start = 0
        while let part = list.part(from: &start) {
            let item = list.extracting(part)
            guard item.count >= 2, let weekday = Self.weekdays[item.extracting(last: 2)] else {
                problems.insert(.form)
                return
            }
            guard item.count > 2 else {
                lists.weekdays.insert(weekday)
                continue
            }
            guard let number = item.extracting(droppingLast: 2).signedNumber else {
                problems.insert(.form)
                return
            }
            hasNumberedWeekday = true
            if !(1...53).contains(number.magnitude) { problems.insert(.range) }
            lists.weekdays.insert(weekday, number: number)
        }
    }

    private mutating func checkCombinations() {
        if !parts.contains(.frequency) { problems.insert(.frequency) }
        if parts.contains([.count, .until]) { problems.insert(.countAndUntil) }
        if parts.contains(.bySetPosition), parts.isDisjoint(with: .by) {
            problems.insert(.setPosition)
        }
        if parts.contains(.skip), !parts.contains(.scale) { problems.insert(.skip) }
        if hasForeignMonth, !parts.contains(.scale) { problems.insert(.range) }
        guard let frequency else { return }
        var forbidden: Parts = []
        if frequency != .yearly { forbidden.insert(.byWeek) }
        if [.daily, .weekly, .monthly].contains(frequency) { forbidden.insert(.byYearDay) }
        if frequency == .weekly { forbidden.insert(.byMonthDay) }
        if !parts.isDisjoint(with: forbidden) { problems.insert(.combination) }
        if hasNumberedWeekday,
            frequency != .monthly && frequency != .yearly
                || frequency == .yearly && parts.contains(.byWeek)
        {
            problems.insert(.combination)
        }
    }
}
