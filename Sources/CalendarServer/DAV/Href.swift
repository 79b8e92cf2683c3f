/// Where a resource lies: the path of a URI, taken apart (RFC 3986 3.3, RFC 4918 8.3).
package struct Href: Hashable, Sendable {
    /// Decoded; a segment may hold a slash, which a path writes as `%2F`.
    package var segments: [String]
    /// As the path of a collection does (RFC 4918 5.2).
    package var endsInSlash: Bool

    package init(_ segments: [String], endsInSlash: Bool) {
        self.segments = segments
        self.endsInSlash = endsInSlash || segments.isEmpty
    }

    /// Reads an absolute path or a whole URI, whose host is not looked at; a query is dropped.
    ///
    /// `nil` for what is neither, for an escape that is not one or makes no UTF-8, for a NUL, and for a path
    /// with empty segments, `.` or `..` in it: it leads to nothing here.
    package init?(_ text: String) {
        var rest = text.utf8[...]
        if rest.first != UInt8(ascii: "/") {
            guard let scheme = rest.firstIndex(of: UInt8(ascii: ":")),
                rest[scheme...].starts(with: "://".utf8)
            else { return nil }
            let word = String(decoding: rest[..<scheme], as: UTF8.self).lowercased()
            guard word == "http" || word == "https" else { return nil }
            let host = rest[scheme...].dropFirst(3)
            rest = host.firstIndex(of: UInt8(ascii: "/")).map { host[$0...] } ?? "/".utf8[...]
        }
        let path = rest.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        var parts = path.dropFirst().split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        endsInSlash = parts.last?.isEmpty ?? true
        if endsInSlash, !parts.isEmpty { parts.removeLast() }
        segments = []
        for part in parts {
            guard let segment = Self.decoded(part), segment != "", segment != ".",
                segment != ".."
            else { return nil }
            segments.append(segment)
        }
    }

    private static func decoded(_ part: Substring.UTF8View) -> String? {
        // As nearly every part is.
        if part.allSatisfy({ $0 != UInt8(ascii: "%") && $0 != 0 }) { return String(part) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(part.count)
        var index = part.startIndex
        while index < part.endIndex {
            let byte = part[index]
            index = part.index(after: index)
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard index < part.endIndex, let high = part[index].hexDigit else { return nil }
            index = part.index(after: index)
            guard index < part.endIndex, let low = part[index].hexDigit else { return nil }
            index = part.index(after: index)
            bytes.append(high << 4 | low)
        }
        guard !bytes.contains(0) else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }

    /// The absolute path; always the same for the same segments.
    package var path: String {
        var bytes: [UInt8] = []
        for segment in segments {
            bytes.append(UInt8(ascii: "/"))
            for byte in segment.utf8 {
                if byte.isPathByte {
                    bytes.append(byte)
                } else {
                    bytes.append(UInt8(ascii: "%"))
                    bytes.append(Self.digits[Int(byte >> 4)])
                    bytes.append(Self.digits[Int(byte & 15)])
                }
            }
        }
        if endsInSlash { bytes.append(UInt8(ascii: "/")) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let digits = Array("0123456789ABCDEF".utf8)
}

extension UInt8 {
    fileprivate var hexDigit: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        default: nil
        }
    }

    /// May stand in a path as it is: the `unreserved` of RFC 3986 2.3, and `@`.
    fileprivate var isPathByte: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "@"):
            true
        default: false
        }
    }
}
