/// Where the world finds the server: the beginning of every feed's address, without a slash at its end.
package struct PublicURL: Equatable, Sendable {
    /// Such as `https://calendar.example.org`.
    package let text: String

    /// Where a server listens that nobody told anything else.
    package static let usual = PublicURL(trusted: "http://127.0.0.1:8765")

    private init(trusted text: String) {
        self.text = text
    }

    /// `nil` unless it is http or https with a host, and a port and a plain path at most.
    package init?(_ text: String) {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let scheme = text[..<colon].lowercased()
        let rest = text[colon...].dropFirst()
        guard scheme == "https" || scheme == "http", rest.hasPrefix("//") else { return nil }
        var place = rest.dropFirst(2)
        while place.last == "/" { place.removeLast() }
        let authority = place.prefix { $0 != "/" }
        let (host, port) = Self.parts(of: authority)
        guard !host.isEmpty, host.utf8.allSatisfy(Self.isHostByte), place.utf8.count <= 500,
            port.map({ Int($0).map { (1...65_535).contains($0) } ?? false }) ?? true,
            place.dropFirst(authority.count).utf8.allSatisfy(Self.isPathByte)
        else { return nil }
        self.text = "\(scheme)://\(place)"
    }

    /// Host and port; an IPv6 address stands in brackets (RFC 3986 3.2.2).
    private static func parts(of authority: Substring) -> (host: Substring, port: Substring?) {
        if authority.first == "[", let end = authority.firstIndex(of: "]") {
            let address = authority[authority.startIndex...end]
            let rest = authority[end...].dropFirst()
            if rest.isEmpty { return (address, nil) }
            return rest.first == ":" ? (address, rest.dropFirst()) : ("", nil)
        }
        guard let colon = authority.firstIndex(of: ":") else { return (authority, nil) }
        return (authority[..<colon], authority[colon...].dropFirst())
    }

    private static func isHostByte(_ byte: UInt8) -> Bool {
        isLetterOrDigit(byte) || "-._[]:".utf8.contains(byte)
    }

    private static func isPathByte(_ byte: UInt8) -> Bool {
        isLetterOrDigit(byte) || "-._~/".utf8.contains(byte)
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }

    package var isEncrypted: Bool { text.hasPrefix("https:") }

    /// Only programs on this computer find a server there.
    package var isLoopback: Bool {
        guard let start = text.firstRange(of: "//")?.upperBound else { return false }
        let (host, _) = Self.parts(of: text[start...].prefix { $0 != "/" })
        return host == "localhost" || host == "[::1]" || host.hasPrefix("127.")
    }

    /// Where programs sign in to calendars.
    package var calendars: String { "\(text)/dav/" }

    package func feed(_ token: some StringProtocol) -> String { "\(text)/feed/\(token).ics" }

    /// The same for programs that take addresses by their scheme, as phones do.
    package func webcal(_ token: some StringProtocol) -> String {
        let address = feed(token)
        guard let colon = address.firstIndex(of: ":") else { return address }
        return "webcal\(address[colon...])"
    }
}
