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

extension HeaderFields {
    /// Some of a request's fields: alike are those whose values came in the same letters and in the same order.
    ///
    /// Made without a copy, so that it costs little to look whether the same came before.
    package struct Selection: Hashable, Sendable {
        private let fields: HeaderFields
        /// A bit for each field, the lowest for the first.
        private let chosen: UInt64

        /// `nil` where there are more than 64 fields.
        ///
        /// - Parameter isChosen: Gets names as they were sent.
        package init?(of fields: HeaderFields, where isChosen: (Span<UInt8>) -> Bool) {
            guard fields.count <= UInt64.bitWidth else { return nil }
            var chosen: UInt64 = 0
            for (index, range) in fields.ranges.enumerated()
            where isChosen(fields.bytes.span.extracting(range.name..<range.value)) {
                chosen |= 1 << UInt64(index)
            }
            (self.fields, self.chosen) = (fields, chosen)
        }

        /// The bytes of memory that it keeps, which may have held more fields before.
        package var weight: Int {
            fields.bytes.capacity + fields.ranges.capacity * MemoryLayout<FieldRange>.stride
        }

        package static func == (one: Selection, other: Selection) -> Bool {
            guard one.chosen.nonzeroBitCount == other.chosen.nonzeroBitCount else { return false }
            var (chosen, otherChosen) = (one.chosen, other.chosen)
            while chosen != 0 {
                let range = one.fields.ranges[chosen.removeLowestBit()]
                let otherRange = other.fields.ranges[otherChosen.removeLowestBit()]
                let (bytes, others) = (one.fields.bytes.span, other.fields.bytes.span)
                guard
                    bytes.extracting(range.value..<range.end)
                        .isSame(as: others.extracting(otherRange.value..<otherRange.end)),
                    bytes.extracting(range.name..<range.value)
                        .isAlike(others.extracting(otherRange.name..<otherRange.value))
                else { return false }
            }
            return true
        }

        /// By how each of them ends: that tells cookies apart as well as the whole of them, in half the time.
        package func hash(into hasher: inout Hasher) {
            var chosen = chosen
            while chosen != 0 {
                let range = fields.ranges[chosen.removeLowestBit()]
                var end: UInt64 = 0
                for at in Swift.max(range.value, range.end - 8)..<range.end {
                    end = end << 8 | UInt64(fields.bytes[at])
                }
                hasher.combine(end)
            }
        }
    }
}

extension UInt64 {
    /// - Returns: Which bit it was.
    fileprivate mutating func removeLowestBit() -> Int {
        defer { self &= self - 1 }
        return trailingZeroBitCount
    }
}
