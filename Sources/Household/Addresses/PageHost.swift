package import Addresses

/// The host at which this computer's browsers find the web page: a name below `localhost`, or this computer's address.
///
/// Cookies know no ports. What a browser keeps for 127.0.0.1 or localhost it sends to every other program there, so
/// pages have a name that no other program uses. Browsers look such names up themselves (RFC 6761 6.3).
package struct PageHost: Equatable, Sendable {
    /// In lower case; an IPv6 address in brackets.
    package let text: String

    package static let usual = PageHost(trusted: "eve-ics.localhost")

    private init(trusted text: String) { self.text = text }

    /// `nil` unless it is `127.0.0.1`, `::1` with or without brackets, `localhost` or a name below that.
    package init?(_ typed: String) {
        // Some shells read brackets as a pattern.
        let text = typed == "::1" ? "[::1]" : typed
        guard let address = WebAddress("http://\(text)"), address.port == nil, address.path == "/",
            address.host == text.lowercased()
        else { return nil }
        let parts = address.host.split(separator: ".", omittingEmptySubsequences: false)
        let isName = parts.count > 1 && parts.last == "localhost" && !parts.contains("")
        guard isName || Self.isShared(address.host) else { return nil }
        self.init(trusted: address.host)
    }

    /// Whether pages have a host of their own.
    package var isOwn: Bool { !Self.isShared(text) }

    /// Whether other programs of this computer are found at that host, too.
    package static func isShared(_ host: String) -> Bool {
        if host == "localhost" { return true }
        let digits = host.hasPrefix("[") ? Substring(host.dropFirst().dropLast()) : host[...]
        return IPAddress(digits.utf8).map(isNamed) ?? false
    }

    /// Whether a server that listens there is found by a name below `localhost`.
    package static func reaches(_ address: IPAddress) -> Bool {
        isNamed(address) || address.isUnspecified
    }

    /// Whether `localhost` stands for that address: of 127.0.0.0/8, the first alone.
    private static func isNamed(_ address: IPAddress) -> Bool {
        address.isLoopback && (!address.isIPv4 || address == .loopback)
    }

    /// Scheme, host and port of the page.
    ///
    /// - Parameter port: `nil` for that of http.
    package func origin(port: Int?) -> String { "http://\(text)" + (port.map { ":\($0)" } ?? "") }
}
