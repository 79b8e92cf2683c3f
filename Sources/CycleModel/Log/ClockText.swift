/// A time of day as `21:05`.
package enum ClockText {
    package static func text(_ minuteOfDay: Int) -> String {
        let (hour, minute) = minuteOfDay.quotientAndRemainder(dividingBy: 60)
        return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }

    /// Minutes after midnight from `H:MM` or `HH:MM`; `nil` for anything else.
    package static func minuteOfDay(_ text: some StringProtocol) -> Int? {
        let parts = Substring(text).split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
            parts.allSatisfy(\.isDigits), let hour = Int(parts[0]), let minute = Int(parts[1]),
            hour < 24, minute < 60
        else { return nil }
        return 60 * hour + minute
    }
}

extension Substring {
    /// Nothing but 0 to 9, so that a number has no sign.
    var isDigits: Bool {
        utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
