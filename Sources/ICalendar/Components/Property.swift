import CivilDate

/// One property as it stands in the file, its value not yet decoded.
package struct Property: Hashable, Sendable {
    package struct Parameter: Hashable, Sendable {
        /// The name in capitals.
        package let name: String
        /// The values without quotes and with RFC 6868 undone.
        package let values: [String]
    }

    /// The name in capitals.
    package let name: String
    package let parameters: [Parameter]
    /// Unfolded, with its escapes.
    package let value: [UInt8]
    /// Physical line number, from 1.
    package let line: Int
    /// The offset in the file at which the line begins.
    package let offset: Int

    /// The first value of a parameter, whose name is in capitals.
    package func parameter(_ name: String) -> String? {
        parameters.first { $0.name == name }?.values.first
    }
}

// MARK: - Values

extension Property {
    /// The value as TEXT (RFC 5545, 3.3.11).
    package var text: String { TextValue.decode(value.span) }

    /// The value as a list of TEXT, such as CATEGORIES.
    package var textList: [String] { TextValue.decodeList(value.span) }

    /// The value as it stands, without undoing escapes; for words and URIs.
    package var raw: String { String(decoding: value, as: UTF8.self) }

    /// Whether the value is this word, which is in capitals; ASCII case is ignored.
    package func isWord(_ word: String) -> Bool { value.span.isWord(word) }

    /// The value as an INTEGER.
    package var integer: Int? { value.span.signedNumber }

    /// The value as a DATE or a DATE-TIME; its zone, if it has one, is the TZID parameter.
    ///
    /// Some programs write a DATE with `T000000` behind it; with VALUE=DATE the time is dropped.
    package func dateTime() throws -> DateTimeValue {
        guard let time = time(in: value.span) else { throw failure(.badDate) }
        return time
    }

    /// The values of a list such as EXDATE.
    package func dateTimes() throws -> [DateTimeValue] {
        let list = value.span
        var times: [DateTimeValue] = []
        var start = 0
        while let part = list.part(from: &start) {
            guard let time = time(in: list.extracting(part)) else { throw failure(.badDate) }
            times.append(time)
        }
        return times
    }

    private func time(in text: Span<UInt8>) -> DateTimeValue? {
        guard let time = DateTimeValue(text) else { return nil }
        return parameter("VALUE")?.uppercased() == "DATE" ? DateTimeValue(day: time.day) : time
    }

    /// The value as a DATE-TIME in UTC, in seconds since 1970-01-01T00:00:00Z; `nil` for anything else.
    package var utc: Int64? {
        guard let time = try? dateTime(), time.isUTC else { return nil }
        return ZoneTime(time.day, second: time.second ?? 0).seconds
    }

    package func duration(isStrict: Bool = true) throws -> DurationValue {
        guard let duration = DurationValue(value.span, isStrict: isStrict) else {
            throw failure(.badDuration)
        }
        return duration
    }

    /// The value as a recurrence rule that keeps its grammar; it is not expanded.
    package func recurrence() throws -> RecurrenceValue {
        let rule = RecurrenceValue(value.span)
        guard rule.isValid else { throw failure(.badRecurrence) }
        return rule
    }

    private func failure(_ reason: ICSError.Reason) -> ICSError {
        ICSError(reason, line: line, property: name, value: raw)
    }
}
