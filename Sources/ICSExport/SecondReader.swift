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
    /// Bytes of lists that libical may still be shown: its time is quadratic in each of them.
    private var listBudget = 8 * LibicalParser.longestList

    package init() {}

    /// Reads every event of a calendar with both, its UID too.
    ///
    /// - Parameter bytes: UTF-8, as we write it.
    /// - Throws: An `ICSError` that names the first property that libical reads differently, and its line.
    /// - Complexity: O(*n*) in the bytes.
    package mutating func check(_ bytes: [UInt8]) throws {
        let stream = try ICSReader.read(bytes, keeping: Self.kept)
        for calendar in stream.calendars { try check(calendar, in: bytes) }
    }

    /// - Parameters:
    ///   - calendar: As our reader found it in `bytes`, which are UTF-8.
    ///   - isOurs: The events to look at, of which the UID is left aside; without it, all that there is.
    mutating func check(
        _ calendar: Component, in bytes: [UInt8], where isOurs: ((Component) -> Bool)? = nil
    ) throws(ICSError) {
        for component in calendar.components {
            if component.name == "VCALENDAR" {
                try check(component, in: bytes, where: isOurs)
            } else if component.name == "VEVENT", isOurs?(component) ?? true {
                try check(event: component, in: bytes, withUID: isOurs == nil)
            }
        }
    }

    private static let kept = KeptProperties(ReadTwice.names)

    private mutating func check(
        event: Component, in bytes: [UInt8], withUID: Bool
    ) throws(ICSError) {
        var lines = ContentLineScanner(bytes, from: event.bytes.lowerBound)
        for property in event.properties {
            guard let kind = ReadTwice(property.name), kind != .text || withUID else { continue }
            // Lines are counted from the event's BEGIN here.
            while lines.next(), event.line + lines.layout.line - 1 < property.line {}
            guard mayBeShown(lines, isList: kind == .times) else { continue }
            let theirs = libical.values(of: lines.text)
            guard kind.agrees(property, with: theirs) else {
                throw ICSError(
                    .readDifferently, line: property.line, property: property.name,
                    value: property.raw)
            }
        }
    }

    /// Some lines take libical too much time.
    private mutating func mayBeShown(
        _ line: borrowing ContentLineScanner, isList: Bool
    ) -> Bool {
        guard line.parameters.count <= LibicalParser.mostParameters else { return false }
        guard isList else { return true }
        let count = line.text.count
        guard count <= min(LibicalParser.longestList, listBudget) else { return false }
        listBudget -= count
        return true
    }
}

/// A property that both read, by what its value is.
private enum ReadTwice {
    case text, time, times, duration, status

    /// With the most that one event keeps of each.
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
        return ReturnedEntry.trimmed(theirs) == ReturnedEntry.trimmed(text)
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
