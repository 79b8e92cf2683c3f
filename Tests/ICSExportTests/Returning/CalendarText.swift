import CivilDate
import CycleModel

/// A calendar file taken apart into its unfolded lines, to be changed as a calendar program does.
struct CalendarText {
    struct Event {
        var lines: [String]
        /// Without their BEGIN and END.
        var alarms: [[String]]

        func value(_ name: String) -> String? {
            lines.first { Self.name(of: $0) == name }.map {
                String($0.drop { $0 != ":" }.dropFirst())
            }
        }

        /// Puts a line in a property's place, or takes the property away.
        mutating func set(_ name: String, _ line: String?) {
            if let place = lines.firstIndex(where: { Self.name(of: $0) == name }) {
                lines.replaceSubrange(place...place, with: line.map { [$0] } ?? [])
            } else if let line {
                lines.append(line)
            }
        }

        mutating func put(_ first: Day, _ last: Day) {
            set("DTSTART", "DTSTART;VALUE=DATE:\(first.compact)")
            set("DTEND", "DTEND;VALUE=DATE:\((last + 1).compact)")
        }

        static func name(of line: String) -> String {
            String(line.prefix { $0 != ":" && $0 != ";" })
        }
    }

    var head: [String] = []
    var events: [Event] = []

    /// - Parameter bytes: As the writer makes them; a VTIMEZONE stays among the head's lines.
    init(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        var lines: [String] = []
        for line in text.split(separator: "\r\n") {
            if line.hasPrefix(" ") {
                lines[lines.count - 1] += line.dropFirst()
            } else {
                lines.append(String(line))
            }
        }
        var isInEvent = false
        var isInAlarm = false
        for line in lines.dropFirst().dropLast() {
            switch line {
            case "BEGIN:VEVENT":
                events.append(Event(lines: [], alarms: []))
                isInEvent = true
            case "END:VEVENT": isInEvent = false
            case "BEGIN:VALARM":
                events[events.count - 1].alarms.append([])
                isInAlarm = true
            case "END:VALARM": isInAlarm = false
            default:
                if isInAlarm {
                    let last = events[events.count - 1].alarms.count - 1
                    events[events.count - 1].alarms[last].append(line)
                } else if isInEvent {
                    events[events.count - 1].lines.append(line)
                } else {
                    head.append(line)
                }
            }
        }
    }

    /// - Parameters:
    ///   - width: How many characters a physical line has at most.
    ///   - fold: What a continued line begins with.
    func text(end: String = "\r\n", width: Int = 70, fold: String = " ") -> String {
        var lines = ["BEGIN:VCALENDAR"] + head
        for event in events {
            lines.append("BEGIN:VEVENT")
            lines += event.lines
            for alarm in event.alarms { lines += ["BEGIN:VALARM"] + alarm + ["END:VALARM"] }
            lines.append("END:VEVENT")
        }
        lines.append("END:VCALENDAR")
        return lines.map { line in
            var rest = Substring(line)
            var pieces: [String] = []
            while rest.count > width {
                pieces.append(String(rest.prefix(width)))
                rest = rest.dropFirst(width)
            }
            return (pieces + [String(rest)]).joined(separator: end + fold) + end
        }.joined()
    }
}

extension Day {
    /// `20261120`.
    var compact: String { description.filter { $0 != "-" } }
}
