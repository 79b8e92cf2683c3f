/// An address of a server or a feed, as a person gives it (RFC 3986).
package struct WebAddress: Equatable {
    var isEncrypted: Bool
    /// In lower case; an IPv6 address in brackets.
    let host: String
    /// `nil` where the scheme's own is meant.
    let port: Int?
    /// With the query, and beginning with a slash.
    var path: String

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
        guard !name.isEmpty, name.lowercased().allSatisfy(allowed.contains) else { return nil }
        return (host.lowercased(), port)
    }

    /// Scheme, host and port, which are no secret.
    var origin: String {
        "\(isEncrypted ? "https" : "http")://\(host)" + (port.map { ":\($0)" } ?? "")
    }

    /// With the path, which may be one.
    package var text: String { origin + path }

    var portNumber: Int { port ?? (isEncrypted ? 443 : 80) }

    /// Whether the path is that of a feed, the last step of which is its secret.
    package var isFeed: Bool { path.contains("/feed/") }

    /// The address below which the server's pages lie, without a slash at the end.
    var base: WebAddress {
        var base = self
        // What is put into a calendar program ends in /dav/, and may be pasted here.
        for page in ["/feed/", "/dav/"] {
            guard let start = (base.path + "/").firstRange(of: page) else { continue }
            base.path = String(base.path[..<start.lowerBound])
        }
        while base.path.last == "/" { base.path.removeLast() }
        return base
    }

    package func page(_ path: String) -> WebAddress {
        var page = base
        page.path += path
        return page
    }

    /// A page by its whole path, wherever below this address the server's others are.
    func top(_ path: String) -> WebAddress {
        var page = self
        page.path = path
        return page
    }

    /// Where a Location field leads from here: another address, or another path of this one.
    func following(_ target: String) -> WebAddress? {
        guard target.hasPrefix("/"), !target.hasPrefix("//") else { return WebAddress(target) }
        return WebAddress(origin + target)
    }
}

/// Who can reach a host.
package enum Reach: Equatable {
    case thisMachine
    /// A home's, an office's or a virtual private network.
    case ownNetwork
    case everybody

    /// What an address in digits says of itself (RFC 6890), with or without brackets; `nil` for names.
    package init?(address: String) {
        var digits = address.lowercased()
        if digits.hasPrefix("["), digits.hasSuffix("]") {
            digits = String(digits.dropFirst().dropLast())
        }
        if digits.hasPrefix("::ffff:"), digits.contains(".") { digits.removeFirst(7) }
        if digits.contains(":") {
            switch digits.prefix(2) {
            case "::": self = digits == "::1" || digits == "::" ? .thisMachine : .everybody
            case "fc", "fd", "fe": self = .ownNetwork
            default: self = .everybody
            }
            return
        }
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        guard parts.count == 4, let first = parts[0], let second = parts[1], parts[2] != nil,
            parts[3] != nil
        else { return nil }
        switch (first, second) {
        case (127, _), (0, _): self = .thisMachine
        // 100.64.0.0/10 is shared by a carrier's customers, and used by private networks too.
        case (10, _), (172, 16...31), (192, 168), (169, 254), (100, 64...127): self = .ownNetwork
        default: self = .everybody
        }
    }

    /// What an address or a name tells before anybody is asked; `nil` where it tells nothing.
    package init?(host: String) {
        if let reach = Reach(address: host) {
            self = reach
        } else if host == "localhost" || host.hasSuffix(".localhost") {
            self = .thisMachine
        } else if !host.contains(".")
            || [".local", ".lan", ".home.arpa", ".internal"].contains(where: host.hasSuffix)
        {
            self = .ownNetwork
        } else {
            return nil
        }
    }
}
