import CivilDate

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

    /// Minutes after midnight as people write them: `21:00`, `9:05`, `21.00`, `21`, `9pm`, `9.30 p.m.`, `21h30`,
    /// `noon`; `nil` for anything else.
    package static func minuteOfDay(typed text: String) -> Int? {
        var rest = text.lowercased().filter { $0 != " " && $0 != "\u{A0}" }[...]
        if rest == "noon" { return 12 * 60 }
        if rest == "midnight" { return 0 }
        var half: Int?
        for (ending, hours) in [("am", 0), ("a.m.", 0), ("pm", 12), ("p.m.", 12)]
        where rest.hasSuffix(ending) {
            half = hours
            rest = rest.dropLast(ending.count)
        }
        if rest.last == "h" { rest = rest.dropLast() }
        let mark = rest.first { !$0.isNumber }
        guard mark.map({ ":.h".contains($0) }) ?? true else { return nil }
        let parts = rest.split(separator: mark ?? ":", omittingEmptySubsequences: false)
        guard let minutes = minuteOfDay("\(parts[0]):\(parts.count == 1 ? "00" : parts[1])"),
            parts.count <= 2
        else { return nil }
        guard let half else { return minutes }
        guard (60..<13 * 60).contains(minutes) else { return nil }
        return minutes % (12 * 60) + half * 60
    }
}

extension Substring {
    /// Nothing but 0 to 9, so that a number has no sign.
    var isDigits: Bool {
        utf8.allSatisfy(\.isASCIIDigit)
    }
}
