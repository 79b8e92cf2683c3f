import HTTPServer

/// A request of somebody who has signed in, for something that would be hers.
struct CalendarRequest {
    let request: Request
    let path: CalendarPath
    let account: any CalendarAccount
    let preferences: Preferences
    let extents: KnownExtents

    /// - Parameter extents: What earlier requests found out.
    init(
        _ request: Request, _ path: CalendarPath, _ account: any CalendarAccount,
        _ extents: KnownExtents = KnownExtents()
    ) {
        self.request = request
        self.path = path
        self.account = account
        self.extents = extents
        var lines = FieldLines(request.fields, "Prefer")
        var prefer: [String] = []
        while let line = lines.next() { prefer.append(line) }
        preferences = Preferences(prefer)
    }

    func answer() -> Response {
        do throws(DAVError) {
            return try carryOut()
        } catch {
            if error == CalendarFailure.nothingHere { return .noCalendar }
            if error == CalendarFailure.unreachable { return .calendarsUnavailable }
            return .calendars(error)
        }
    }

    private func carryOut() throws(DAVError) -> Response {
        switch request.method {
        case .get, .head: try get()
        case .put: try put()
        case .delete: try delete()
        case .propfind: try propfind()
        case .proppatch: try proppatch()
        case .report: try report()
        case .mkcalendar, .mkcol: try makeCalendar()
        case .copy: try copy()
        case .move: try move()
        default: .calendarMethodNotAllowed(path.methods)
        }
    }

    // MARK: What is there

    var owner: CalendarNode.Owner { CalendarNode.Owner(account) }

    /// Asks the account, and says what went wrong as a client is told it.
    func asking<Answer>(
        _ question: () throws -> Answer
    ) throws(DAVError) -> Answer {
        do {
            return try question()
        } catch {
            switch account.failure(for: error) {
            case .notFound: throw CalendarFailure.nothingHere
            case .conditionFailed: throw CalendarFailure.changedMeanwhile
            case .refused(let error): throw error
            case .uidTaken(let name):
                var segments = path.href.segments
                segments[segments.count - 1] = name
                throw DAVError(
                    409, .uidConflict(with: Href(segments, endsInSlash: false)),
                    "This calendar has that entry already, under another name.")
            case .unavailable: throw CalendarFailure.unreachable
            }
        }
    }

    func calendar(_ name: String) throws(DAVError) -> CalendarCollection {
        let found = try asking { try account.calendar(name) }
        guard let found else { throw CalendarFailure.nothingHere }
        return found
    }

    func resources(
        of calendar: String, named names: Set<String>? = nil
    ) throws(DAVError) -> [CalendarResource] {
        try asking {
            try account.resources(of: calendar, named: names)
        }
    }

    func resource(_ name: String, of calendar: String) throws(DAVError) -> CalendarResource? {
        try resources(of: calendar, named: [name]).first { $0.name == name }
    }

    func node(_ calendar: CalendarCollection) -> CalendarNode {
        CalendarNode(
            kind: .calendar(calendar), path: .calendar(account.id, calendar.name), owner: owner)
    }

    func node(_ resource: CalendarResource, in calendar: CalendarCollection) -> CalendarNode {
        CalendarNode(
            kind: .object(resource, in: calendar),
            path: .object(account.id, calendar.name, resource.name), owner: owner)
    }

    /// What the path leads to.
    func node() throws(DAVError) -> CalendarNode {
        switch path {
        case .root: return CalendarNode(kind: .root, path: path, owner: owner)
        case .principal: return CalendarNode(kind: .principal, path: path, owner: owner)
        case .home: return CalendarNode(kind: .home, path: path, owner: owner)
        case .calendar(_, let name): return node(try calendar(name))
        case .object(_, let calendarName, let name):
            let calendar = try calendar(calendarName)
            guard let resource = try resource(name, of: calendar.name) else {
                throw CalendarFailure.nothingHere
            }
            return node(resource, in: calendar)
        case .beyond: throw CalendarFailure.nothingHere
        }
    }

    /// The outermost element's bytes, where they are said to be XML or nothing is said.
    func xmlBody() throws(DAVError) -> [UInt8] {
        guard !request.body.isEmpty else { return [] }
        if let coding = request["Content-Encoding"], coding.lowercased() != "identity" {
            throw DAVError(415, nil, "Send the body uncompressed.")
        }
        if let type = request["Content-Type"], !MediaType.isXML(type) {
            throw DAVError(415, nil, "The body has to be XML.")
        }
        return request.body
    }

    func require(_ privilege: XMLName, _ isHeld: Bool, on href: Href) throws(DAVError) {
        guard !isHeld else { return }
        throw DAVError(
            403, .needPrivilege(privilege, on: href), "This calendar can only be read.")
    }
}
