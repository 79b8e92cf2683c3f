/// An address of a server or a page, as a person gives it (RFC 3986).
package struct WebAddress: Equatable, Sendable {
    package var isEncrypted: Bool
    /// The host in lower case; an IPv6 address in brackets.
    package let host: String
    /// `nil` where the scheme's own is meant.
    package let port: Int?
    /// The path with the query; it begins with a slash.
    package var path: String

    /// - Parameter text: `webcal` stands for https, as calendar programs take it, and for http on this
    ///   machine. What names a user or has characters that no address has is refused.
    package init?(_ text: String) {
        let parts = text.firstRange(of: "://").map {
            (text[..<$0.lowerBound].lowercased(), text[$0.upperBound...])
        }
        guard let (scheme, rest) = parts, text.utf8.count <= 2000,
            rest.utf8.allSatisfy({ (0x21...0x7E).contains($0) && !"\"\\<>^`{|}".utf8.contains($0) })
        else { return nil }
        let whole = rest.prefix { $0 != "#" }
        let authority = whole.prefix { $0 != "/" && $0 != "?" }
        let after = whole.dropFirst(authority.count)
        path = after.first == "/" ? String(after) : "/" + after
        guard let (host, port) = Self.split(authority) else { return nil }
        (self.host, self.port) = (host, port)
        switch scheme {
        case "https", "webcals": isEncrypted = true
        case "http": isEncrypted = false
        case "webcal": isEncrypted = Reach(host: host) != .thisMachine
        default: return nil
        }
    }

    private static func split(_ authority: Substring) -> (host: String, port: Int?)? {
        var host = authority
        var port: Int?
        if let colon = authority.lastIndex(of: ":"), !authority[colon...].contains("]") {
            let digits = authority[authority.index(after: colon)...]
            guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits),
                (1...65_535).contains(number)
            else { return nil }
            port = number
            host = authority[..<colon]
        }
        let isBracketed = host.first == "[" && host.last == "]"
        let name = isBracketed ? host.dropFirst().dropLast() : host
        let allowed = isBracketed ? "0123456789abcdef:." : "abcdefghijklmnopqrstuvwxyz0123456789-._"
        guard !name.isEmpty, name.lowercased().utf8.allSatisfy(allowed.utf8.contains) else {
            return nil
        }
        return (host.lowercased(), port)
    }

    /// Scheme, host and port, which are no secret.
    package var origin: String {
        "\(isEncrypted ? "https" : "http")://\(host)" + (port.map { ":\($0)" } ?? "")
    }

    /// The whole address with its path, which may be a secret.
    package var text: String { origin + path }

    package var portNumber: Int { port ?? (isEncrypted ? 443 : 80) }

    /// A page by its whole path, wherever below this address the server's others are.
    package func top(_ path: String) -> WebAddress {
        var page = self
        page.path = path
        return page
    }

    /// The address that a Location field leads to from here: another one, or another path of this
    /// one.
    package func following(_ target: String) -> WebAddress? {
        guard target.hasPrefix("/"), !target.hasPrefix("//") else { return WebAddress(target) }
        return WebAddress(origin + target)
    }
}
