import HTTPServer

/// Answers about calendars.
extension Response {
    /// - Parameter document: DAV:multistatus.
    static func multistatus(
        _ document: [UInt8], _ preferences: Preferences = Preferences()
    ) -> Response {
        Response(
            207, fields: xml + compliance + preferences.fields + calendarFields, body: document,
            route: .calendars)
    }

    static func multistatus(
        _ response: Multistatus.Response, _ preferences: Preferences = Preferences()
    ) -> Response {
        var multistatus = Multistatus()
        if !multistatus.add(response, isMinimal: preferences.return == .minimal) {
            return calendars(DAVError(507, nil, "That is more than one answer can hold."))
        }
        return .multistatus(multistatus.document(), preferences)
    }

    /// With a body in XML, as some programs read it as XML whatever the status is.
    static func calendars(
        _ error: DAVError, _ fields: [(name: String, value: String)] = []
    ) -> Response {
        Response(
            error.status, fields: xml + fields + calendarFields, body: error.document,
            route: .calendars)
    }

    /// What a client is told of what went wrong at `path`.
    static func calendars(for error: any Error, at path: CalendarPath) -> Response {
        switch error {
        case let error as DAVError: return calendars(error)
        case CalendarFailure.refused(let error): return calendars(error)
        case CalendarFailure.notFound: return noCalendar
        case CalendarFailure.conditionFailed: return changedMeanwhile
        case CalendarFailure.uidTaken(let name):
            var segments = path.href.segments
            segments[segments.count - 1] = name
            return calendars(
                DAVError(
                    409, .uidConflict(with: Href(segments, endsInSlash: false)),
                    "This calendar has that entry already, under another name."))
        default: return calendarsUnavailable
        }
    }

    static func calendars(
        _ status: Int, _ fields: [(name: String, value: String)] = [], body: [UInt8] = []
    ) -> Response {
        Response(status, fields: fields + calendarFields, body: body, route: .calendars)
    }

    /// What is found out without signing in: which methods there are for a path of that form.
    static func calendarMethods(_ methods: [Request.Method]) -> Response {
        calendars(200, compliance + [(name: "Allow", value: allowed(methods))])
    }

    static func calendarMethodNotAllowed(_ methods: [Request.Method]) -> Response {
        calendars(
            DAVError(405, nil, "There is no such method here."),
            [(name: "Allow", value: allowed(methods))])
    }

    private static func allowed(_ methods: [Request.Method]) -> String {
        methods.map(\.name).joined(separator: ", ")
    }

    static let calendarsElsewhere = Response(
        301, fields: [(name: "Location", value: CalendarPath.top)] + calendarFields,
        route: .calendarDiscovery)

    /// For every path that leads nowhere, or to what belongs to another person.
    static let noCalendar = calendars(DAVError(404, nil, "There is nothing here."))

    private static let changedMeanwhile = calendars(
        DAVError(412, nil, "This has changed since it was read. Read it again, then change it."))

    static let signInNeeded = calendars(
        DAVError(401, nil, "Sign in with an app password."),
        [(name: "WWW-Authenticate", value: "\(CalendarChallenge.start), charset=\"UTF-8\"")])

    static func tooManyPasswords(wait seconds: Int64) -> Response {
        calendars(
            DAVError(429, nil, "That was one unknown password too many. Try again later."),
            [(name: "Retry-After", value: String(seconds))])
    }

    static let notPrivate = calendars(
        DAVError(
            403, nil,
            """
            A password must not go over a network in the clear. Use an address that begins with \
            https; a proxy in front has to say so in X-Forwarded-Proto.
            """))

    static let calendarsUnavailable = calendars(
        DAVError(503, nil, "The calendars cannot be reached at the moment."),
        [(name: "Retry-After", value: "60")])

    /// RFC 4918 18, RFC 5689 3.1, RFC 3744 7.2 and RFC 4791 5.1; there are no locks, so no class 2.
    private static let compliance = [
        (name: "DAV", value: "1, 3, extended-mkcol, access-control, calendar-access")
    ]
    static let xml = [(name: "Content-Type", value: "application/xml; charset=utf-8")]

    private static let calendarFields = [
        (name: "Cache-Control", value: "private, no-cache"),
        (name: "X-Content-Type-Options", value: "nosniff"),
        (name: "Referrer-Policy", value: "no-referrer"),
    ]
}

/// How a password is asked for (RFC 7617).
package enum CalendarChallenge {
    /// Names no program: everybody hears it who asks, and calendar programs show it beside the password.
    package static let start = "Basic realm=\"Calendars\""
}

extension Preferences {
    /// What an answer says that kept to them.
    var fields: [(name: String, value: String)] {
        guard let applied else { return [] }
        return [(name: "Preference-Applied", value: applied), (name: "Vary", value: "Prefer")]
    }
}
