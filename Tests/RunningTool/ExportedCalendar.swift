package import Foundation
import Testing

/// An exported file taken apart by line ends and folds alone, with nothing of the reader that it tests.
package struct ExportedCalendar {
    package struct Event: Equatable {
        /// As in the file, unfolded, without alarms.
        package var lines: [String]
        package var alarms: [[String]]

        /// What follows `name` and a colon or a parameter; empty where there is no such line.
        package func callAsFunction(_ name: String) -> String { value(name, in: lines) }

        package var isPredicted: Bool { self("STATUS") == "TENTATIVE" }

        /// Without what tells one version from the next.
        package var contents: [String] {
            lines.filter { line in
                !["SEQUENCE", "DTSTAMP", "LAST-MODIFIED"].contains { line.hasPrefix($0 + ":") }
            } + alarms.flatMap(\.self)
        }
    }

    package let bytes: Data
    /// The calendar's own lines.
    package private(set) var lines: [String] = []
    package private(set) var events: [Event] = []

    package init(_ bytes: Data) throws {
        self.bytes = bytes
        let text = String(decoding: bytes, as: UTF8.self).replacingOccurrences(
            of: "\r\n ", with: "")
        var inAlarm = false
        for line in text.components(separatedBy: "\r\n").dropLast() {
            switch line {
            case "BEGIN:VEVENT": events.append(Event(lines: [], alarms: []))
            case "BEGIN:VALARM":
                inAlarm = true
                events[events.count - 1].alarms.append([])
            case "END:VALARM": inAlarm = false
            case "END:VEVENT", "END:VCALENDAR": break
            case _ where inAlarm:
                let event = events.count - 1
                events[event].alarms[events[event].alarms.count - 1].append(line)
            case _ where events.isEmpty: lines.append(line)
            default: events[events.count - 1].lines.append(line)
            }
        }
        try #require(!events.isEmpty, "no event")
    }

    package func callAsFunction(_ name: String) -> String { value(name, in: lines) }

    package var uids: Set<String> { Set(events.map { $0("UID") }) }

    package var byUID: [String: Event] {
        Dictionary(events.map { ($0("UID"), $0) }) { first, _ in
            Issue.record("two events have the UID \(first("UID"))")
            return first
        }
    }

    package func events(titled title: String) -> [Event] {
        events.filter { $0("SUMMARY") == title }
    }
}

private func value(_ name: String, in lines: [String]) -> String {
    for line in lines where line.hasPrefix(name) {
        let rest = line.dropFirst(name.count)
        if rest.hasPrefix(":") { return String(rest.dropFirst()) }
        if rest.hasPrefix(";"), let colon = rest.firstIndex(of: ":") {
            return String(rest[rest.index(after: colon)...])
        }
    }
    return ""
}

extension Tool {
    package func export(_ options: String = "") throws -> ExportedCalendar {
        let run = try run("export \(options)")
        #expect(run.code == 0, "\(run.error)")
        return try ExportedCalendar(run.output)
    }
}
