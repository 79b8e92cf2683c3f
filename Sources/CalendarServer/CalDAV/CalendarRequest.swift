import HTTPServer
import XML

/// A request of an account that has signed in, for something that would belong to it.
struct CalendarRequest {
    let request: Request
    let path: CalendarPath
    let account: any CalendarAccount
    let preferences: Preferences
    let extents: ExtentCache
    /// What may still be done for it.
    let work: ReportWork

    /// - Parameter extents: What earlier requests found out.
    init(
        _ request: Request, _ path: CalendarPath, _ account: any CalendarAccount,
        _ extents: ExtentCache, reportWork: Int
    ) {
        self.request = request
        self.path = path
        self.account = account
        self.extents = extents
        work = ReportWork(reportWork)
        var prefer: [String] = []
        for line in FieldLines(request.fields, "Prefer") { prefer.append(line) }
        preferences = Preferences(prefer)
    }

    func answer() -> Response {
        do {
            return try carryOut()
        } catch {
            return .calendars(for: failure(for: error), at: path)
        }
    }

    /// What the client is told of an error.
    func failure(for error: any Error) -> any Error {
        error is DAVError ? error : account.failure(for: error)
    }

    private func carryOut() throws -> Response {
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

    func calendar(_ name: String) throws -> CalendarCollection {
        guard let found = try account.calendar(name) else { throw CalendarFailure.notFound }
        return found
    }

    func resource(_ name: String, of calendar: String) throws -> CalendarResource? {
        try account.resources(of: calendar, named: [name]).first { $0.name == name }
    }

    func node(_ calendar: CalendarCollection) -> CalendarNode {
        CalendarNode(
            kind: .calendar(calendar), path: .calendar(account.id, calendar.name), owner: owner)
    }

    /// None says that it was modified later than now (RFC 9110 8.8.2.1), also where a clock was set back.
    func node(_ resource: CalendarResource, in calendar: CalendarCollection) -> CalendarNode {
        var resource = resource
        resource.modified = min(resource.modified, request.now)
        return CalendarNode(
            kind: .object(resource, in: calendar),
            path: .object(account.id, calendar.name, resource.name), owner: owner)
    }

    /// What the path leads to.
    func node() throws -> CalendarNode {
        switch path {
        case .root: return CalendarNode(kind: .root, path: path, owner: owner)
        case .principal: return CalendarNode(kind: .principal, path: path, owner: owner)
        case .home: return CalendarNode(kind: .home, path: path, owner: owner)
        case .calendar(_, let name): return node(try calendar(name))
        case .object(_, let calendarName, let name):
            let calendar = try calendar(calendarName)
            guard let resource = try resource(name, of: calendar.name) else {
                throw CalendarFailure.notFound
            }
            return node(resource, in: calendar)
        case .beyond: throw CalendarFailure.notFound
        }
    }

    /// The outermost element's bytes, where they are said to be XML or nothing is said.
    func xmlBody() throws -> [UInt8] {
        guard !request.body.isEmpty else { return [] }
        if let coding = request["Content-Encoding"], coding.lowercased() != "identity" {
            throw DAVError(415, nil, "Send the body uncompressed.")
        }
        if let type = request["Content-Type"], !MediaType.isXML(type) {
            throw DAVError(415, nil, "The body has to be XML.")
        }
        return request.body
    }

    func require(_ privilege: XMLName, _ isHeld: Bool, on href: Href) throws {
        guard !isHeld else { return }
        throw DAVError(403, .needPrivilege(privilege, on: href), "This calendar can only be read.")
    }
}
