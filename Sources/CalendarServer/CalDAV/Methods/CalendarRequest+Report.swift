import HTTPServer
import ICalendar

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
        var answers = CalendarAnswers(query.properties)
        let range = query.filter.eventRange
        for (calendar, resources) in try searched(node) {
            let zones = zones(of: calendar, queried: zone)
            for resource in resources {
                guard let object = object(resource, in: calendar, during: range),
                    query.filter.matches(object, zones: zones)
                else { continue }
                try answers.add(self.node(resource, in: calendar), resource, object, zones)
            }
        }
        return answers.response(preferences)
    }

    /// The resources that a report on that node is about, by their calendars.
    ///
    /// Depth is 0 where nothing is said (RFC 4791 7.8), which would be about the collection alone; programs
    /// that say nothing mean what is in it.
    private func searched(
        _ node: CalendarNode
    ) throws -> [(CalendarCollection, [CalendarResource])] {
        switch node.kind {
        case .root, .principal: throw Self.noSuchReport
        case .home:
            guard try Depth(request["Depth"], orElse: .zero) == .infinity else { return [] }
            let calendars = try account.calendars()
            var found: [(CalendarCollection, [CalendarResource])] = []
            for calendar in calendars {
                found.append((calendar, try account.resources(of: calendar.name, named: nil)))
            }
            return found
        case .calendar(let calendar):
            guard try Depth(request["Depth"], orElse: .one) != .zero else { return [] }
            return [(calendar, try account.resources(of: calendar.name, named: nil))]
        case .object(let resource, in: let calendar): return [(calendar, [resource])]
        }
    }

    /// `nil` for what cannot be read, and for what surely has no event in the range.
    private func object(
        _ resource: CalendarResource, in calendar: CalendarCollection, during range: TimeRange?
    ) -> CalendarObject? {
        let key = ExtentCache.Key(
            account: account.id, calendar: calendar.name, name: resource.name, tag: resource.tag)
        let known = range == nil ? nil : extents[key]
        if let range, let known, !known.mayOverlap(range) { return nil }
        guard let object = try? CalendarObject(resource.bytes) else { return nil }
        if range != nil, known == nil { extents.keep(EventExtent(object), of: key) }
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
        let objects = try objects(at: hrefs.compactMap(\.1), below: node.path.href)
        var answers = CalendarAnswers(multiget.properties)
        var zones: [String: CalendarZones] = [:]
        for (name, href) in hrefs {
            guard let href, let (calendar, resource) = objects[href] else {
                answers.add(Multistatus.Response(named: name, .status(404)))
                continue
            }
            let known = zones[calendar.name] ?? self.zones(of: calendar, queried: nil)
            zones[calendar.name] = known
            try answers.add(self.node(resource, in: calendar), named: name, resource, nil, known)
        }
        return answers.response(preferences)
    }

    private func objects(
        at hrefs: [Href], below root: Href
    ) throws -> [Href: (CalendarCollection, CalendarResource)] {
        var names: [String: Set<String>] = [:]
        for href in hrefs {
            guard href.segments.starts(with: root.segments),
                case .object(account.id, let calendar, let name)? = CalendarPath(href)
            else { continue }
            names[calendar, default: []].insert(name)
        }
        var objects: [Href: (CalendarCollection, CalendarResource)] = [:]
        for (name, wanted) in names {
            guard let calendar = try account.calendar(name) else { continue }
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
        for (calendar, resources) in try searched(node) {
            let zones = zones(of: calendar, queried: nil)
            for resource in resources {
                guard let object = object(resource, in: calendar, during: range) else { continue }
                try busy.add(object, zones: zones)
            }
        }
        return .calendars(
            200, [(name: "Content-Type", value: CalendarResource.type)],
            body: busy.document(productID: "-//Calendar//Calendar//EN", now: request.now))
    }
}
