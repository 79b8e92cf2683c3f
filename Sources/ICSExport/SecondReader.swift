import CalendarModel
import CivilDate
import ICalendar
import Libical

/// libical's reading of our events, held against our own.
///
/// Other people wrote libical from the same RFC. Where it understands a date or a status in another way than we
/// do, one of the two is wrong about the log, so nothing is written and nothing applied. A value that it
/// dropped, refused or cannot know is no disagreement: it drops much of what programs write.
package struct SecondReader: ~Copyable {
    private var libical = LibicalParser()
    private var lines: ContentLineScanner
    /// Bytes of lists that libical may still be shown: its time is quadratic in each of them.
    private var listBudget = 8 * LibicalParser.longestList
    /// The lines with a status that both read alike; most events have one of two.
    private var statuses: [[UInt8]] = []

    /// - Parameter bytes: UTF-8.
    init(_ bytes: [UInt8]) {
        lines = ContentLineScanner(bytes)
    }

    /// Reads every event of a calendar with both, its UID too.
    ///
    /// - Parameter bytes: UTF-8, as we write it.
    /// - Throws: An `ICSError` that names the first property that libical reads differently, and its line.
    /// - Complexity: O(*n*) in the bytes.
    package static func check(_ bytes: [UInt8]) throws {
        var second = SecondReader(bytes)
        for calendar in try ICSReader.read(bytes, keeping: kept).calendars {
            try second.checkEvents(of: calendar)
        }
    }

    private static let kept = KeptProperties(ReadTwice.names)

    private mutating func checkEvents(of calendar: Component) throws(ICSError) {
        for component in calendar.components {
            switch component.name {
            case "VCALENDAR": try checkEvents(of: component)
            case "VEVENT": try check(component, withUID: true)
            default: break
            }
        }
    }

    /// - Parameter event: As our reader found it in the same bytes.
    mutating func check(_ event: Component, withUID: Bool = false) throws(ICSError) {
        var met: [String] = []
        for property in event.properties {
            guard let kind = ReadTwice(property.name), kind != .text || withUID else { continue }
            // Of what may stand there once, our reader takes the first.
            if kind != .times {
                if met.contains(property.name) { continue }
                met.append(property.name)
            }
            lines.move(to: property.offset)
            guard lines.next(), mayBeShown(isList: kind == .times),
                kind != .status || !statuses.contains(lines.text)
            else { continue }
            guard kind.agrees(property, with: libical.values(of: lines.text)) else {
                throw ICSError(
                    .readDifferently, line: property.line, property: property.name,
                    value: property.raw)
            }
            if kind == .status, statuses.count < 4 { statuses.append(lines.text) }
        }
    }

    /// Some lines take libical too much time.
    private mutating func mayBeShown(isList: Bool) -> Bool {
        guard lines.parameters.count <= LibicalParser.mostParameters else { return false }
        guard isList else { return true }
        let count = lines.text.count
        guard count <= min(LibicalParser.longestList, listBudget) else { return false }
        listBudget -= count
        return true
    }
}

/// A property that both read, by what its value is.
private enum ReadTwice {
    case text, time, times, duration, status

    /// The names, each with the most that one event keeps of it.
    static let names = [
        ("UID", 1), ("DTSTART", 1), ("DTEND", 1), ("DURATION", 1), ("RECURRENCE-ID", 1),
        ("RDATE", 1_000), ("EXDATE", 1_000), ("STATUS", 1),
    ]

    init?(_ name: String) {
        switch name {
        case "UID": self = .text
        case "DTSTART", "DTEND", "RECURRENCE-ID": self = .time
        case "RDATE", "EXDATE": self = .times
        case "DURATION": self = .duration
        case "STATUS": self = .status
        default: return nil
        }
    }

    /// - Parameter theirs: As libical reads the values of `property`; none where it dropped them.
    func agrees(_ property: Property, with theirs: [LibicalValue]) -> Bool {
        guard let first = theirs.first else { return true }
        switch self {
        case .text: return first.isText(property.text)
        case .status: return first.isStatus(of: property)
        case .duration: return first.isDuration(try? property.duration())
        case .time: return first.isTime(try? property.dateTime())
        case .times:
            guard let ours = try? property.dateTimes() else {
                // Where both find a time, ours would be left out.
                return property.name == "RDATE" || !theirs.contains { !$0.isTime(nil) }
            }
            guard ours.count == theirs.count else { return true }
            return zip(ours, theirs).allSatisfy { $1.isTime($0) }
        }
    }
}

extension LibicalValue {
    /// libical leaves out the blanks around a value, and so does whoever looks for a UID.
    fileprivate func isText(_ text: String) -> Bool {
        guard case .text(let theirs) = self else { return true }
        return theirs.trimmed == text.trimmed
    }

    fileprivate func isStatus(of property: Property) -> Bool {
        guard case .status(let status) = self else { return true }
        switch ReturnedEntry.status(property) {
        case .confirmed: return status == .confirmed
        case .tentative: return status == .tentative
        case .cancelled: return status == .cancelled
        case nil: return status == .other
        }
    }

    fileprivate func isDuration(_ duration: DurationValue?) -> Bool {
        guard case .duration(let isNegative, let days, let seconds) = self else { return true }
        // Of what is no duration it makes one of nothing.
        guard let duration else { return days == 0 && seconds == 0 }
        return isNegative == duration.isNegative && days == duration.days
            && seconds == duration.seconds
    }

    /// A whole day and its midnight are the same: many programs write one for the other.
    fileprivate func isTime(_ time: DateTimeValue?) -> Bool {
        guard case .time(let theirs) = self,
            // libical reads months and hours that there are not.
            let day = Day(year: theirs.year, month: theirs.month, day: theirs.day),
            0..<24 ~= theirs.hour, 0..<60 ~= theirs.minute, 0...60 ~= theirs.second
        else { return true }
        guard let time, time.day == day else { return false }
        let second = theirs.hour * 3_600 + theirs.minute * 60 + theirs.second
        guard let ours = time.second else { return second == 0 }
        return ours == second && (theirs.isDate || theirs.isUTC == time.isUTC)
    }
}
