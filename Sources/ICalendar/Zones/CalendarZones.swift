/// The zones that times without an offset are in, whoever wrote them.
package struct CalendarZones: Sendable {
    /// The offsets of a floating time and of a whole day.
    package var floating: ZoneOffsets
    /// The offsets by the name in the tz database, such as `Europe/Amsterdam`.
    package var named: @Sendable (String) -> ZoneOffsets?

    package init(
        floating: ZoneOffsets = ZoneOffsets(),
        named: @escaping @Sendable (String) -> ZoneOffsets? = { _ in nil }
    ) {
        self.floating = floating
        self.named = named
    }
}

extension CalendarZones {
    /// The one zone that a calendar defines, as a client names it for floating times (RFC 4791 5.2.2).
    ///
    /// - Returns: `nil` where it is no calendar, or not of one zone.
    package static func floating(in calendar: [UInt8]) -> ZoneOffsets? {
        guard let parsed = try? ICSReader.read(calendar), parsed.calendars.count == 1,
            let zones = parsed.calendars.first?.components.filter({ $0.name == "VTIMEZONE" }),
            zones.count == 1
        else { return nil }
        var work = RecurrenceWork(30_000)
        return ZoneOffsets(zones[0], years: 1_970...2_099, work: &work)
    }
}
