package import CivilDate

extension ContentLines {
    /// A VTIMEZONE (RFC 5545 3.6.5) for what begins on some of `days`.
    package mutating func timeZone(_ zone: ZoneHistory, for days: ClosedRange<Day>) {
        let definition = zone.definition(for: days)
        lines("BEGIN:VTIMEZONE\r\n")
        property("TZID:", zone.id)
        for observance in definition.observances {
            let name = observance.isDaylight ? "DAYLIGHT" : "STANDARD"
            add("BEGIN:\(name)")
            end()
            line("DTSTART:") { $0.dateTime(observance.onset) }
            line("TZOFFSETFROM:") { $0.offset(observance.offsetBefore) }
            line("TZOFFSETTO:") { $0.offset(observance.offset) }
            property("TZNAME:", observance.name)
            if let rule = observance.recurrence {
                add("RRULE:\(rule)")
                end()
            }
            for onset in observance.furtherOnsets {
                line("RDATE:") { $0.dateTime(onset) }
            }
            add("END:\(name)")
            end()
        }
        lines("END:VTIMEZONE\r\n")
    }
}
