import ICalendar
import ICalendarLint

/// Any bytes can be checked and read, and every place that is named lies within them.
enum FuzzCalendar {
    static func check(_ bytes: [UInt8]) throws {
        // A CR alone ends a line too, so this counts one too many where a LF follows it.
        let lines = 1 + bytes.count { $0 == 0x0A || $0 == 0x0D }
        for finding in Lint.check(bytes) {
            try require((1...lines).contains(finding.line), "a finding outside the file")
            _ = finding.message
        }
        guard let parsed = try? ICSReader.read(bytes) else { return }
        for problem in parsed.problems {
            try require((1...lines).contains(problem.line), "a problem outside the file")
            _ = problem.text(in: "calendar.ics")
        }
        for calendar in parsed.calendars { try visit(calendar, in: bytes, lines: lines) }
    }

    private static func visit(_ component: Component, in bytes: [UInt8], lines: Int) throws {
        try require(
            component.bytes.clamped(to: bytes.indices) == component.bytes,
            "a component outside the file")
        try require((1...lines).contains(component.line), "a component outside the file")
        for property in component.properties {
            try require(
                (component.line...lines).contains(property.line), "a property outside its component"
            )
            _ = (property.text, property.textList, property.raw)
            _ = try? property.dateTime()
            _ = try? property.dateTimes()
            _ = try? property.duration().totalSeconds
            _ = try? property.recurrence()
        }
        for inner in component.components {
            try require(
                inner.bytes.clamped(to: component.bytes) == inner.bytes,
                "a component outside the one around it")
            try visit(inner, in: bytes, lines: lines)
        }
    }
}
