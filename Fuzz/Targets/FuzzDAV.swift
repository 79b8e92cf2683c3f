import CalendarServer
import ICalendar
import XML

/// Any bytes can be a request's body, the fields beside it, and an object that is put.
///
/// A tree that was read comes back from what is written of it; a filter that was read can be held against an
/// object; what is returned of an object is a calendar again.
enum FuzzDAV {
    static func check(_ bytes: [UInt8]) throws {
        // The body, and after a NUL, which neither may hold, an object.
        let parts = bytes.split(separator: 0, maxSplits: 1).map(Array.init)
        guard let body = parts.first else { return }
        let object = parts.count > 1 ? try? CalendarObject(parts[1]) : nil
        if let root = try? XMLTreeReader.read(body) {
            let again = try? XMLTreeReader.read(XMLWriter.document(root))
            try require(again == root || again == nil, "a tree that is written as another one")
        }
        _ = try? PropertyRequest(propfind: body)
        _ = try? PropertyChange.proppatch(body)
        _ = try? PropertyChange.newCollection(body)
        let text = String(decoding: body, as: UTF8.self)
        if let lists = try? IfHeader(text).lists {
            try require(!lists.isEmpty, "an If without a list")
        }
        _ = Preferences([text]).applied
        if let href = Href(text) {
            try require(Href(href.path) == href, "a path that leads elsewhere")
        }
        if let object = try? CalendarObject(body) { try search(object, alarmFilter) }
        guard let report = try? Report(body) else { return }
        if case .calendarQuery(let query) = report, let object {
            try search(object, query.filter)
            guard case .some(let selection) = query.properties else { return }
            try cut(object, selection.calendarData)
        }
    }

    private static let zones = CalendarZones(floating: ZoneOffsets(fixed: 3_600))

    private static func search(_ object: CalendarObject, _ filter: CalendarFilter) throws {
        _ = filter.matches(object, zones: zones)
        guard let range = TimeRange(start: 1_767_225_600, end: 1_798_761_600) else { return }
        try cut(object, CalendarDataSelection(recurrences: .expanded(range)))
        try cut(object, CalendarDataSelection(recurrences: .limited(range), freeBusy: range))
        var busy = FreeBusy(range)
        try? busy.add(object, zones: zones)
        _ = busy.document(productID: "-//x//y//EN", now: 0)
    }

    private static func cut(_ object: CalendarObject, _ selection: CalendarDataSelection) throws {
        guard let data = try? object.data(selection, zones: zones) else { return }
        try require(
            selection.component != nil || (try? ICSReader.read(data)) != nil,
            "what is returned is no calendar")
    }

    /// All of one year, and alarms of that year.
    private static let alarmFilter: CalendarFilter = {
        let range = TimeRange(start: 1_767_225_600, end: 1_798_761_600)
        var alarm = ComponentFilter("VALARM")
        alarm.timeRange = range
        var event = ComponentFilter("VEVENT")
        event.timeRange = range
        event.components = [alarm]
        var calendar = ComponentFilter("VCALENDAR")
        calendar.components = [event]
        return CalendarFilter(calendar)
    }()
}
