import CyclePipeline

/// Something that the person wants to be reminded of beside what the calendar carries: it rings once each time.
package struct Habit: Equatable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// To log the day; a day that has anything logged needs no reminder.
        case log
        /// To drink some water.
        case water
        /// In the person's own words.
        case own(String)
    }

    package let kind: Kind
    package var isOn: Bool
    /// 1 for Monday to 7 for Sunday, at least one.
    package var weekdays = Set(1...7)
    /// Minutes after midnight: the first and the last time it may ring.
    package var minutes: ClosedRange<Int>
    /// Minutes from one ring to the next, at least `leastInterval`.
    package var interval = 60

    package static let leastInterval = 15
    /// Habits in the person's own words.
    package static let mostOwn = 50

    /// As it is before anybody says when.
    package init(_ kind: Kind, isOn: Bool = true) {
        self.kind = kind
        self.isOn = isOn
        switch kind {
        case .log: minutes = 1_200...1_200
        case .water:
            minutes = 540...1_260
            interval = 120
        case .own: minutes = 540...540
        }
    }

    /// When it rings on each of its days, in minutes after midnight.
    package var rings: [Int] {
        Array(
            stride(
                from: minutes.lowerBound, through: minutes.upperBound,
                by: max(interval, Self.leastInterval)))
    }

    // MARK: As a setting

    private static let ownPrefix = "habit/own/"

    /// The key of its setting; the words of an own one stand in it.
    package var key: String {
        switch kind {
        case .log: "habit/log"
        case .water: "habit/water"
        case .own(let title): Self.ownPrefix + title
        }
    }

    /// Its setting: `on 1234567 540 1260 120`.
    package var value: String {
        let days = weekdays.sorted().map(String.init).joined()
        let (first, last) = (minutes.lowerBound, minutes.upperBound)
        return "\(isOn ? "on" : "off") \(days) \(first) \(last) \(interval)"
    }

    /// Reads a setting; `nil` for the key of something else, and for a value that is never written.
    package init?(key: String, value: String) {
        let kind: Kind
        switch key {
        case "habit/log": kind = .log
        case "habit/water": kind = .water
        case _ where key.hasPrefix(Self.ownPrefix):
            kind = .own(String(key.dropFirst(Self.ownPrefix.count)))
        default: return nil
        }
        let fields = value.split(separator: " ").map(String.init)
        guard fields.count == 5, let first = Int(fields[2]), let last = Int(fields[3]),
            let interval = Int(fields[4]), (0..<1_440).contains(first),
            (first..<1_440).contains(last), interval >= Self.leastInterval
        else { return nil }
        self.kind = kind
        isOn = fields[0] == "on"
        weekdays = Set(fields[1].compactMap(\.wholeNumberValue)).intersection(1...7)
        minutes = first...last
        self.interval = interval
        if weekdays.isEmpty { return nil }
    }
}

extension Settings {
    /// The habits that the person chose, the own ones in the order of their words.
    package var habits: [Habit] {
        stored(withPrefix: "habit/").sorted { $0.key < $1.key }.compactMap {
            Habit(key: $0.key, value: $0.value)
        }
    }
}
