package import Addresses

/// Reads what a trusted proxy says of the client behind it.
///
/// A client can send these fields itself, and a proxy appends to what it was sent: only the last
/// address is the proxy's own word. Loopback addresses at the end are proxies of this machine.
package enum ForwardedAddress {
    /// The client's address, or `nil` where no field names one.
    ///
    /// Proxies that know one of the two fields pass the other on as it came, and far more of them
    /// know `X-Forwarded-For`; so `Forwarded` (RFC 7239) counts only without it.
    package static func client(_ fields: HeaderFields) -> IPAddress? {
        var listed = addresses(fields, "x-forwarded-for") { node($0) }
        if listed.isEmpty { listed = addresses(fields, "forwarded", read: forwardedFor) }
        // What stands before an element without an address may have been written by the client.
        return listed.last { $0?.isLoopback != true } ?? listed.first ?? nil
    }

    /// What each element of a list says, however many lines it is spread over; `nil` where it does not
    /// name an address, such as `unknown`.
    private static func addresses(
        _ fields: HeaderFields, _ name: String,
        read: (Substring.UTF8View) -> IPAddress?
    ) -> [IPAddress?] {
        var listed: [IPAddress?] = []
        for line in FieldLines(fields, name) {
            for element in line.utf8.split(separator: UInt8(ascii: ",")) {
                listed.append(read(trimmed(Substring(element).utf8)))
            }
        }
        return listed
    }

    /// The value of `for` in `for="[2001:db8::1]:4711";proto=https` (RFC 7239 4).
    private static func forwardedFor(_ element: Substring.UTF8View) -> IPAddress? {
        for pair in element.split(separator: UInt8(ascii: ";")) {
            guard let equals = pair.firstIndex(of: UInt8(ascii: "=")) else { continue }
            let name = Substring(trimmed(Substring(pair[..<equals]).utf8))
            guard name.lowercased() == "for" else { continue }
            var value = trimmed(Substring(pair[pair.index(after: equals)...]).utf8)
            if value.count >= 2, value.first == UInt8(ascii: "\""), value.last == UInt8(ascii: "\"")
            {
                value = value.dropFirst().dropLast()
            }
            return node(value)
        }
        return nil
    }

    /// An address with or without a port: `192.0.2.1`, `192.0.2.1:80`, `2001:db8::1`, `[2001:db8::1]:80`.
    private static func node(_ text: Substring.UTF8View) -> IPAddress? {
        if text.first == UInt8(ascii: "[") {
            guard let end = text.firstIndex(of: UInt8(ascii: "]")) else { return nil }
            return IPAddress(text[..<end].dropFirst())
        }
        if text.count(where: { $0 == UInt8(ascii: ":") }) == 1 {
            return IPAddress(text.prefix { $0 != UInt8(ascii: ":") })
        }
        return IPAddress(text)
    }

    private static func trimmed(_ text: Substring.UTF8View) -> Substring.UTF8View {
        var text = text.drop(while: \.isSpace)
        while let last = text.last, last.isSpace { text = text.dropLast() }
        return text
    }
}
