/// The header fields of a request in the bytes in which they came: a text is made only of what is asked for.
package struct HeaderFields: Sendable {
    private struct FieldRange {
        /// The place of the name in `bytes`; the value follows it.
        let name: Int
        let value: Int
        let end: Int
    }

    private var bytes: [UInt8] = []
    private var ranges: [FieldRange] = []

    package init(_ fields: [(name: String, value: String)] = []) {
        for (name, value) in fields { append(name: name.utf8, value: value.utf8) }
    }

    /// Keeps the memory for the next request's.
    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        ranges.removeAll(keepingCapacity: true)
    }

    mutating func append(name: some Collection<UInt8>, value: some Collection<UInt8>) {
        let start = bytes.count
        bytes.append(contentsOf: name)
        let middle = bytes.count
        bytes.append(contentsOf: value)
        ranges.append(FieldRange(name: start, value: middle, end: bytes.count))
    }

    /// Whether the name there is this one, in whatever case (RFC 9110 5.1).
    func isNamed(_ name: String, at index: Int) -> Bool {
        let range = ranges[index]
        // Most names differ in length, which costs nothing to see.
        return range.value - range.name == name.utf8.count
            && bytes.span.extracting(range.name..<range.value).isAlike(name.utf8.span)
    }

    package func has(_ name: String) -> Bool { indices.contains { isNamed(name, at: $0) } }

    func value(at index: Int) -> String {
        let range = ranges[index]
        return String(decoding: bytes[range.value..<range.end], as: UTF8.self)
    }
}

extension HeaderFields: ExpressibleByArrayLiteral {
    package init(arrayLiteral fields: (name: String, value: String)...) {
        self.init(fields)
    }
}

extension HeaderFields: RandomAccessCollection {
    package var startIndex: Int { 0 }
    package var endIndex: Int { ranges.count }

    package subscript(index: Int) -> (name: String, value: String) {
        let range = ranges[index]
        return (
            name: String(decoding: bytes[range.name..<range.value], as: UTF8.self),
            value: value(at: index)
        )
    }
}
