import ICalendar

/// The registered properties (RFC 5545, 7986, 9074 and those that later RFCs added).
enum PropertyName: UInt8, CaseIterable {
    case calscale, method, prodid, version
    case attach, categories, `class`, comment, description, geo, location, percentComplete
    case priority, resources, status, summary
    case completed, dtend, due, dtstart, duration, freebusy, transp
    case tzid, tzname, tzoffsetfrom, tzoffsetto, tzurl
    case attendee, contact, organizer, recurrenceID, relatedTo, url, uid
    case exdate, exrule, rdate, rrule
    case action, `repeat`, trigger
    case created, dtstamp, lastModified, sequence, requestStatus
    case name, refreshInterval, source, color, image, conference
    case acknowledged, proximity
    case xml, tzuntil, tzidAliasOf, busytype
    case calendarAddress, locationType, participantType, resourceType, structuredData
    case styledDescription, concept, link, refid

    /// The bit that stands for it in a set of properties.
    var bit: UInt128 { 1 << UInt128(rawValue) }

    var facts: PropertyFacts { PropertyFacts.all[Int(rawValue)] }

    static let table = WordTable<PropertyName>(PropertyFacts.all.map { ($0.text, $0.name) })
}
