/// An answer, which can be given again and again: it never changes.
package final class Response: Sendable {
    package let status: Int
    /// All but Date, Connection and Content-Length, which the server knows.
    package let fields: [(name: String, value: String)]
    package let body: [UInt8]
    package let route: Route

    package init(
        _ status: Int, fields: [(name: String, value: String)] = [], body: [UInt8] = [],
        route: Route
    ) {
        self.status = status
        self.fields = fields
        self.body = body
        self.route = route
    }
}

/// What a path leads to, which is all that a log says of it: the path itself may hold a secret.
package enum Route: String, Sendable {
    case feed = "/feed/*"
    case health = "/healthz"
    case unknown = "*"
}
