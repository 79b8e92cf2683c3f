import Synchronization

/// An answer, which can be given again and again: it never changes.
///
/// The answer to HEAD is that to GET: the server tells the length of the body and leaves the body away.
package final class Response: Sendable {
    package let status: Int
    /// All but Date, Connection and Content-Length, which the server knows.
    package let fields: [(name: String, value: String)]
    package let body: [UInt8]
    package let route: Route
    /// What the library sends for it, to any client.
    let native: MicrohttpdResponse
    /// How many connections take it at the moment, as `AnswerBudget` counts them.
    let takers = Atomic<Int>(0)

    package init(
        _ status: Int, fields: [(name: String, value: String)] = [], body: [UInt8] = [],
        route: Route
    ) {
        self.status = status
        self.fields = fields
        self.body = body
        self.route = route
        native = MicrohttpdResponse(fields, body)
    }
}
