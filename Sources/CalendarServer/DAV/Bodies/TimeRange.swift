import CivilDate
import ICalendar
import XML

/// A stretch of time in UTC, in seconds since 1970-01-01T00:00:00Z; its end is not part of it (RFC 4791
/// 9.9).
package struct TimeRange: Hashable, Sendable {
    /// `Int64.min` where it has none.
    package let start: Int64
    /// `Int64.max` where it has none; after `start`.
    package let end: Int64

    /// `nil` where it would not end after its start.
    package init?(start: Int64? = nil, end: Int64? = nil) {
        self.start = start ?? .min
        self.end = end ?? .max
        guard self.start < self.end else { return nil }
    }

    /// - Parameter isClosed: Both ends must be given.
    init(_ element: XMLElement, isClosed: Bool) throws {
        let start = try Self.moment(element["start"])
        let end = try Self.moment(element["end"])
        guard start != nil || end != nil else {
            throw DAVError(403, .validFilter, "a time range has neither start nor end")
        }
        guard !isClosed || (start != nil && end != nil) else {
            throw DAVError(403, .validFilter, "a time range lacks its start or its end")
        }
        guard let range = TimeRange(start: start, end: end) else {
            throw DAVError(403, .validFilter, "a time range ends before it starts")
        }
        self = range
    }

    private static func moment(_ text: String?) throws -> Int64? {
        guard let text else { return nil }
        guard let time = DateTimeValue(dateTime: text.utf8.span), time.isUTC else {
            throw DAVError(403, .validFilter, "a time range is not in UTC as YYYYMMDDThhmmssZ")
        }
        return Int64(time.day.number) * 86_400 + Int64(time.second ?? 0)
    }
}
