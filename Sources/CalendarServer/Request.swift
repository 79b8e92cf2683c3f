/// What a client asks for.
package struct Request: Sendable {
    package enum Method: Hashable, Sendable {
        case get, head, put, options, post, delete
        /// Any other word, as it was sent: methods differ in case (RFC 9110 9.1).
        case other(String)
    }

    package var method: Method
    /// Path and query, as they were sent.
    package var target: String
    package var fields: [(name: String, value: String)]
    package var body: [UInt8]
    /// Who asks; behind a proxy that is trusted, whom the proxy names.
    package var peer: ClientAddress
    /// Seconds since 1970-01-01T00:00:00Z.
    package var now: Int64

    package init(
        _ method: Method, _ target: String, fields: [(name: String, value: String)] = [],
        body: [UInt8] = [], peer: ClientAddress, now: Int64
    ) {
        self.method = method
        self.target = target
        self.fields = fields
        self.body = body
        self.peer = peer
        self.now = now
    }
}
