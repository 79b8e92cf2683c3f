import HTTPServer

/// What a path stands for, by its form alone: whether anything is there is another question.
package enum CalendarPath: Hashable, Sendable {
    /// `/dav/`, and `/` for programs that are given the bare address.
    case root(Href)
    /// `/dav/ID/`
    case principal(String)
    /// `/dav/ID/calendars/`
    case home(String)
    /// `/dav/ID/calendars/NAME/`
    case calendar(String, String)
    /// `/dav/ID/calendars/NAME/OBJECT`
    case object(String, String, String)
    /// Below an entry, or an entry as if it were a collection: nothing can ever be there.
    case beyond(String, [String])

    /// Where calendar programs begin; `/.well-known/caldav` leads there.
    static let top = "/dav/"

    /// A collection may be asked for without its last slash (RFC 4918 5.2).
    init?(_ href: Href) {
        let parts = href.segments
        guard parts.first == "dav" else {
            guard parts.isEmpty else { return nil }
            self = .root(href)
            return
        }
        guard parts.count <= 2 || parts[2] == "calendars" else { return nil }
        switch parts.count {
        case 1: self = .root(Href(["dav"], endsInSlash: true))
        case 2: self = .principal(parts[1])
        case 3: self = .home(parts[1])
        case 4: self = .calendar(parts[1], parts[3])
        case 5 where !href.endsInSlash: self = .object(parts[1], parts[3], parts[4])
        default: self = .beyond(parts[1], Array(parts.dropFirst(3)))
        }
    }

    /// Whose it would be.
    var id: String? {
        switch self {
        case .root: nil
        case .principal(let id), .home(let id), .calendar(let id, _), .object(let id, _, _),
            .beyond(let id, _):
            id
        }
    }

    package var href: Href {
        switch self {
        case .root(let href): href
        case .principal(let id): Href(["dav", id], endsInSlash: true)
        case .home(let id): Href(["dav", id, "calendars"], endsInSlash: true)
        case .calendar(let id, let name): Href(["dav", id, "calendars", name], endsInSlash: true)
        case .object(let id, let calendar, let name):
            Href(["dav", id, "calendars", calendar, name], endsInSlash: false)
        case .beyond(let id, let names):
            Href(["dav", id, "calendars"] + names, endsInSlash: true)
        }
    }

    /// Which methods there are for such a thing; whether this account may use one of them is another question.
    var methods: [Request.Method] {
        switch self {
        case .root: [.options, .get, .head, .propfind, .proppatch, .report]
        case .principal, .home: [.options, .propfind, .proppatch, .report]
        case .calendar:
            [.options, .propfind, .proppatch, .report, .mkcalendar, .mkcol, .delete]
        case .object:
            [
                .options, .get, .head, .put, .delete, .copy, .move, .propfind, .proppatch, .report,
            ]
        case .beyond: [.options]
        }
    }
}
