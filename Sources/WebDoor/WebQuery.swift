/// Names and values as forms send them: behind a `?` or as a body (URL standard, `application/x-www-form-urlencoded`).
package struct WebQuery: Sendable {
    package private(set) var pairs: [(name: String, value: String)] = []

    /// More than a form of ours has.
    package static let mostPairs = 1_000

    package init() {}

    init(_ pairs: [(name: String, value: String)]) { self.pairs = pairs }

    /// `nil` where there are more than `mostPairs`, or where bytes are not UTF-8.
    package init?(_ text: some Collection<UInt8>) {
        for part in text.split(separator: UInt8(ascii: "&")) {
            guard pairs.count < Self.mostPairs else { return nil }
            let equals = part.firstIndex(of: UInt8(ascii: "="))
            let name = part[..<(equals ?? part.endIndex)]
            let value = equals.map { part[part.index(after: $0)...] } ?? part[part.endIndex...]
            guard let name = Self.decoded(name), let value = Self.decoded(value) else { return nil }
            pairs.append((name, value))
        }
    }

    /// The first value of that name.
    package subscript(name: String) -> String? { pairs.first { $0.name == name }?.value }

    /// All values of that name, in their order.
    package func all(_ name: String) -> [String] {
        pairs.lazy.filter { $0.name == name }.map(\.value)
    }

    /// A `%` without two digits stands for itself.
    private static func decoded(_ text: some Collection<UInt8>) -> String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var rest = Array(text)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "+") {
                bytes.append(UInt8(ascii: " "))
            } else if byte == UInt8(ascii: "%"), rest.count >= 2,
                let high = digit(rest[rest.startIndex]),
                let low = digit(rest[rest.startIndex + 1])
            {
                bytes.append(high << 4 | low)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
