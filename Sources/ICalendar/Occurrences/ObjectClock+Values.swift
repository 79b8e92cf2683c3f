extension ObjectClock {
    /// The times that a property has; none where it has none that can be read.
    package func times(_ property: Property) -> [ClockTime] {
        ((try? property.dateTimes()) ?? []).map { time($0, of: property) }
    }

    /// The periods that a property such as FREEBUSY has, without those that cannot be read.
    package func periods(_ property: Property) -> [(start: ClockTime, end: ClockTime)] {
        property.value.split(separator: .comma).compactMap { period(Array($0), of: property) }
    }

    /// A period in UTC.
    package func period(_ text: [UInt8]) -> (start: ClockTime, end: ClockTime)? {
        period(text, of: nil)
    }

    func period(
        _ text: [UInt8], of property: Property?
    ) -> (start: ClockTime, end: ClockTime)? {
        let halves = text.split(separator: .slash).map(Array.init)
        guard halves.count == 2 else { return nil }
        let (head, tail) = (halves[0], halves[1])
        guard let first = DateTimeValue(head.span) else { return nil }
        let start = clockTime(first, property)
        if let last = DateTimeValue(tail.span) { return (start, clockTime(last, property)) }
        guard let duration = DurationValue(tail.span),
            let end = EntryLength.lasting(duration).end(from: start, of: start)
        else { return nil }
        return (start, end)
    }

    private func clockTime(_ value: DateTimeValue, _ property: Property?) -> ClockTime {
        property.map { time(value, of: $0) } ?? ClockTime(value, .utc, ZoneOffsets())
    }
}
