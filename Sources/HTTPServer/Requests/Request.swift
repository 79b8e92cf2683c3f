package import Addresses

/// What a client asks for.
package struct Request: Sendable {
    package enum Method: Hashable, Sendable {
        case get, head, put, options, post, delete
        // WebDAV's and CalDAV's.
        case propfind, proppatch, report, mkcalendar, mkcol, copy, move
        /// Any other word, as it was sent: methods differ in case (RFC 9110 9.1).
        case other(String)
    }

    package var method: Method
    /// Path and query, as they were sent.
    package var target: String
    package var fields: HeaderFields
    package var body: [UInt8]
    /// The client's address; behind a proxy that is trusted, the address that the proxy names.
    package var peer: IPAddress
    /// Seconds since 1970-01-01T00:00:00Z.
    package var now: Int64
    /// Whether it cannot be read on its way: it came by TLS, or from this machine.
    package var isPrivate: Bool
    /// Whether the client speaks TLS, to this server or to the proxy that is trusted.
    package var isEncrypted: Bool
    /// What a proxy that is trusted says where that does not count as encrypted.
    package enum ProxyWord: Sendable {
        case nothing
        /// That it is asked without encryption, as a second proxy before it may do.
        case notEncrypted
    }
    package var proxyWord: ProxyWord?

    package init(
        _ method: Method, _ target: String, fields: [(name: String, value: String)] = [],
        body: [UInt8] = [], peer: IPAddress, now: Int64,
        isPrivate: Bool = false, isEncrypted: Bool = false
    ) {
        self.method = method
        self.target = target
        self.fields = HeaderFields(fields)
        self.body = body
        self.peer = peer
        self.now = now
        self.isPrivate = isPrivate
        self.isEncrypted = isEncrypted
    }
}

extension Request {
    /// The field of that name in either case; several of them as one list (RFC 9110 5.3).
    package subscript(name: String) -> String? {
        var list: String?
        for index in fields.indices where fields.isNamed(name, at: index) {
            let value = fields.value(at: index)
            list = list.map { "\($0), \(value)" } ?? value
        }
        return list
    }

    /// The date in the field of that name; `nil` where there are several, or what is there is not a date
    /// (RFC 9110 13.1.3).
    package func soleDate(_ name: String) -> Int64? {
        var lines = FieldLines(fields, name)
        guard let text = lines.next(), lines.next() == nil else { return nil }
        return HTTPDate.seconds(text, now: now)
    }
}
