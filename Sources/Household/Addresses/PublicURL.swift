import Addresses
import CivilDate
package import Secrets

/// Where the world finds the server: the beginning of every feed's address, without a slash at its end.
package struct PublicURL: Equatable, Sendable {
    /// Such as `https://calendar.example.org`.
    package let text: String

    /// Where a server listens that nobody told anything else.
    package static let usual = PublicURL(trusted: "http://127.0.0.1:8765")

    /// The page of such a server.
    package static let usualPage = PublicURL(trusted: PageHost.usual.origin(port: 8765))

    private init(trusted text: String) {
        self.text = text
    }

    /// `nil` unless it is http or https with a host, and a port and a plain path at most.
    package init?(_ text: String) {
        guard let address = WebAddress(text), let scheme = text.firstRange(of: "://"),
            ["http", "https"].contains(text[..<scheme.lowerBound].lowercased()),
            address.path.utf8.allSatisfy(Self.isPathByte), !text.contains("#")
        else { return nil }
        // The host stays as it was written.
        var place = text[scheme.upperBound...]
        while place.last == "/" { place.removeLast() }
        guard place.utf8.count <= 500 else { return nil }
        self.text = "\(text[..<scheme.lowerBound].lowercased())://\(place)"
    }

    private static func isPathByte(_ byte: UInt8) -> Bool {
        byte.isASCIIDigit || (0x61...0x7A).contains(byte | 0x20)
            || "-._~/".utf8.contains(byte)
    }

    package var isEncrypted: Bool { text.hasPrefix("https:") }

    /// Whether nothing stands behind the host: feeds and calendars can be below a path, where a proxy sends them on, and
    /// the web page cannot.
    package var isTop: Bool { WebAddress(text)?.path == "/" }

    /// Only programs on this computer find a server there.
    package var isLoopback: Bool {
        let host = WebAddress(text)?.host ?? ""
        return host == "localhost" || isNameOfThisComputer || host == "[::1]"
            || host.hasPrefix("127.")
    }

    /// Whether browsers find it by a name below `localhost`, which other programs may not know.
    package var isNameOfThisComputer: Bool {
        WebAddress(text)?.host.hasSuffix(".localhost") == true
    }

    /// Where programs sign in to calendars.
    package var calendars: String { "\(text)/dav/" }

    /// A link that logs somebody in.
    package func opening(_ token: SecretToken) -> String { "\(text)/open/\(token.text)" }

    /// A link by which somebody makes an account.
    package func inviting(_ token: SecretToken) -> String { "\(text)/invite/\(token.text)" }

    package func feed(_ token: some StringProtocol) -> String { "\(text)/feed/\(token).ics" }

    /// The page of a feed that has one; `nil` below a path, where browsers would not find what pages are made of.
    package func page(_ token: some StringProtocol) -> String? {
        isTop ? "\(text)/shared/\(token)" : nil
    }

    /// The address of the feed for programs that take addresses by their scheme, as phones do.
    package func webcal(_ token: some StringProtocol) -> String {
        let address = feed(token)
        guard let colon = address.firstIndex(of: ":") else { return address }
        return "webcal\(address[colon...])"
    }
}
