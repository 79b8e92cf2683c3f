import HTTPServer
import ICalendar
import XML

extension CalendarRequest {
    func report() throws -> Response {
        let report = try Report(try xmlBody())
        let node = try node()
        switch report {
        case .calendarQuery(let query): return try answer(query, on: node)
        case .calendarMultiget(let multiget): return try answer(multiget, on: node)
        case .syncCollection(let sync): return try answer(sync, on: node)
        case .freeBusyQuery(let range): return try freeBusy(range, on: node)
        case .principalSearch(let search): return try answer(search, on: node)
        case .principalSearchProperties: return try principalSearchProperties(on: node)
        }
    }

    static let noSuchReport = DAVError(403, .supportedReport, "There is no such report here.")

    // MARK: Queries

    /// RFC 4791 7.8.
    private func answer(_ query: CalendarQuery, on node: CalendarNode) throws -> Response {
        var zone: ZoneOffsets?
        if let text = query.zone {
            guard let read = CalendarZones.floating(in: Array(text.utf8)) else {
                throw DAVError(
                    403, .validCalendarData, "CALDAV:timezone is no calendar with a time zone")
            }
            zone = read
        }
        var answers = CalendarAnswers(query.properties, preferences, work)
        let range = query.filter.eventRange
        var shown: [String: Shown] = [:]
        let isWhole = try eachSearched(node, zone) { resource, calendar, zones in
            guard !work.isExhausted else { return false }
            guard let object = object(resource, in: calendar, during: range, work),
                query.filter.matches(object, zones: zones, work: work)
            else {
                shown[calendar.name, default: Shown()].leavesOut = true
                return true
            }
            let isAdded = try answers.add(
                self.node(resource, in: calendar), resource, object, zones)
            if isAdded { shown[calendar.name, default: Shown()].names.insert(resource.name) }
            return isAdded
        }
        if query.properties.tellsState {
            // Who asks for all of a kind is told of what is gone, too.
            let tellsGone = isWhole && query.filter.asksForKinds
            for (calendar, shown) in shown {
                let isAll = tellsGone && !shown.leavesOut
                try account.noteShown(
                    isAll ? nil : shown.names, andGone: tellsGone, of: calendar)
            }
        }
        return answers.response(cutAt: isWhole ? nil : path.href)
    }

    /// What a query told of a calendar.
    private struct Shown {
        var names: Set<String> = []
        var leavesOut = false
    }

    /// Calls `body` with each resource that a report on that node is about, and with the zones of its calendar,
    /// for as long as it says that it wants another one.
    ///
    /// Depth is 0 where nothing is said (RFC 4791 7.8), which would be about the collection alone; programs
    /// that say nothing mean what is in it.
    /// - Returns: Whether it wanted all.
    private func eachSearched(
        _ node: CalendarNode, _ zone: ZoneOffsets? = nil,
        _ body: (CalendarResource, CalendarCollection, CalendarZones) throws -> Bool
    ) throws -> Bool {
        let calendars: [CalendarCollection]
        switch node.kind {
        case .root, .principal: throw Self.noSuchReport
        case .home:
            let isDeep = try Depth(request["Depth"], orElse: .zero) == .infinity
            calendars = isDeep ? try account.calendars() : []
        case .calendar(let calendar):
            calendars = try Depth(request["Depth"], orElse: .one) != .zero ? [calendar] : []
        case .object(let resource, in: let calendar):
            return try body(resource, calendar, zones(of: calendar, queried: zone))
        }
        return try calendars.allSatisfy { calendar in
            let zones = zones(of: calendar, queried: zone)
            return try account.eachResource(of: calendar.name, areShown: false) {
                try body($0, calendar, zones)
            }
        }
    }

    /// `nil` for what cannot be read, and for what surely has no event in the range.
    private func object(
        _ resource: CalendarResource, in calendar: CalendarCollection, during range: TimeRange?,
        _ work: ReportWork
    ) -> CalendarObject? {
        let key = ExtentCache.Key(
            account: account.id, calendar: calendar.name, name: resource.name, tag: resource.tag)
        let known = range == nil ? nil : extents[key]
        if let range, let known, !known.mayOverlap(range) { return nil }
        guard let object = CalendarObject(kept: resource.bytes, work: work) else { return nil }
        if range != nil, known == nil { extents.keep(EventExtent(object, work: work), of: key) }
        return object
    }

    private func zones(
        of calendar: CalendarCollection, queried zone: ZoneOffsets?
    ) -> CalendarZones {
        var zones = account.zones
        let kept = calendar.properties.first { $0.name == .caldav("calendar-timezone") }
        if let zone = zone ?? kept.flatMap({ CalendarZones.floating(in: Array($0.text.utf8)) }) {
            zones.floating = zone
        }
        return zones
    }

    // MARK: Multiget

    /// RFC 4791 7.9; Depth counts for nothing.
    private func answer(_ multiget: CalendarMultiget, on node: CalendarNode) throws -> Response {
        switch node.kind {
        case .root, .principal: throw Self.noSuchReport
        case .home, .calendar, .object: break
        }
        // Each is answered once, however often it is named: many times a large one would be too much.
        var named: Set<String> = []
        let hrefs = multiget.hrefs.filter { named.insert($0).inserted }.map { ($0, Href($0)) }
        var answers = CalendarAnswers(multiget.properties, preferences, work)
        var zones: [String: CalendarZones] = [:]
        func tell(
            _ name: String, _ found: (calendar: CalendarCollection, resource: CalendarResource)?
        ) throws -> Bool {
            guard let (calendar, resource) = found else { return answers.add(name, status: 404) }
            guard !work.isExhausted else { return false }
            let known = zones[calendar.name] ?? self.zones(of: calendar, queried: nil)
            zones[calendar.name] = known
            return try answers.add(
                self.node(resource, in: calendar), named: name, resource, nil, known)
        }
        // A few of them are in memory at a time.
        var calendars: [String: CalendarCollection?] = [:]
        for start in stride(from: 0, to: hrefs.count, by: Self.mostRead) {
            let some = hrefs[start..<min(start + Self.mostRead, hrefs.count)]
            let objects = try objects(
                at: some.compactMap(\.1), below: node.path.href, of: &calendars)
            for (name, href) in some where try !tell(name, href.flatMap { objects[$0] }) {
                return answers.response(cutAt: path.href)
            }
        }
        return answers.response()
    }

    /// Resources that are read at one time.
    private static let mostRead = 16

    /// - Parameter calendars: Those that were looked up before, by their names.
    private func objects(
        at hrefs: [Href], below root: Href, of calendars: inout [String: CalendarCollection?]
    ) throws -> [Href: (calendar: CalendarCollection, resource: CalendarResource)] {
        var names: [String: Set<String>] = [:]
        for href in hrefs {
            guard href.segments.starts(with: root.segments),
                case .object(account.id, let calendar, let name)? = CalendarPath(href)
            else { continue }
            names[calendar, default: []].insert(name)
        }
        var objects: [Href: (calendar: CalendarCollection, resource: CalendarResource)] = [:]
        for (name, wanted) in names {
            let calendar = try calendars[name] ?? account.calendar(name)
            calendars[name] = .some(calendar)
            guard let calendar else { continue }
            for resource in try account.resources(of: calendar.name, named: wanted) {
                let path = CalendarPath.object(account.id, calendar.name, resource.name)
                objects[path.href] = (calendar, resource)
            }
        }
        return objects
    }

    // MARK: Busy times

    /// RFC 4791 7.10.
    private func freeBusy(_ range: TimeRange, on node: CalendarNode) throws -> Response {
        if case .object = node.kind { throw Self.noSuchReport }
        var busy = FreeBusy(range)
        let isWhole = try eachSearched(node) { resource, calendar, zones in
            guard !work.isExhausted else { return false }
            guard let object = object(resource, in: calendar, during: range, work) else {
                return true
            }
            try busy.add(object, zones: zones, work: work)
            return true
        }
        guard isWhole else { throw FreeBusy.tooMany }
        return .calendars(
            200, [(name: "Content-Type", value: CalendarResource.type)],
            body: busy.document(productID: "-//Calendar//Calendar//EN", now: request.now))
    }
}
