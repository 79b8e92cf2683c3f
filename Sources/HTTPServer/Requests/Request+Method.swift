extension Request.Method {
    /// Case counts (RFC 9110 9.1).
    package init(_ name: String) {
        self = Self.known.first { $0.name == name } ?? .other(name)
    }

    private static let known: [Request.Method] = [
        .get, .head, .put, .options, .post, .delete, .propfind, .proppatch, .report, .mkcalendar,
        .mkcol, .copy, .move,
    ]

    /// GET or HEAD, which ask for what is there and change nothing.
    package var isRead: Bool {
        switch self {
        case .get, .head: true
        default: false
        }
    }

    package var name: String {
        switch self {
        case .get: "GET"
        case .head: "HEAD"
        case .put: "PUT"
        case .options: "OPTIONS"
        case .post: "POST"
        case .delete: "DELETE"
        case .propfind: "PROPFIND"
        case .proppatch: "PROPPATCH"
        case .report: "REPORT"
        case .mkcalendar: "MKCALENDAR"
        case .mkcol: "MKCOL"
        case .copy: "COPY"
        case .move: "MOVE"
        case .other(let name): name
        }
    }
}
