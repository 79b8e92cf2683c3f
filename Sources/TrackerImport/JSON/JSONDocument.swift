import CivilDate
import CycleModel

/// A whole JSON text (RFC 8259), checked, with a node for each value it holds.
///
/// Values are not turned into anything until they are asked for, so that a text takes sixteen bytes for
/// each of its values beside its own length, whatever stands in it.
package final class JSONDocument: Sendable {
    let bytes: [UInt8]
    /// The nodes in the order of the text; the parts of an array or an object follow it.
    let nodes: [Node]

    /// Bytes in one text.
    static let longestText = 64 << 20
    /// Arrays and objects inside each other.
    static let deepestNesting = 64
    /// Values in one text, names of members included.
    package static let mostValues = 4_000_000

    struct Node: Sendable {
        var kind: JSONKind
        /// A string with a backslash in it.
        var hasEscapes = false
        /// The start of the value; that of a string is after its quote.
        var start: UInt32
        var end: UInt32
        /// The place in `nodes` of the value after this one.
        var next: UInt32
    }

    /// - Complexity: O(*n*) in the number of bytes.
    package init(_ bytes: [UInt8]) throws {
        guard bytes.count <= Self.longestText else { throw JSONError(.tooLong, at: 0) }
        var parser = JSONParser(capacity: bytes.count / 12)
        try parser.parse(bytes.span)
        self.bytes = bytes
        nodes = parser.nodes
    }

    package var root: JSONValue { JSONValue(document: self, index: 0) }
}

package enum JSONKind: UInt8, Sendable {
    case null, `true`, `false`, number, string, array, object
}

/// Why a text is no JSON, and at which byte.
package struct JSONError: Error, Equatable {
    package enum Reason {
        case endsTooSoon, unexpectedCharacter, badNumber
        /// A backslash is followed by what means nothing.
        case badEscape
        case notUTF8, tooDeep, tooManyValues, tooLong, textAfterEnd
    }

    package var reason: Reason
    package var offset: Int

    package init(_ reason: Reason, at offset: Int) {
        self.reason = reason
        self.offset = offset
    }
}

/// Goes through a text once, without calling itself, so that no nesting fills the stack.
private struct JSONParser {
    private(set) var nodes: [JSONDocument.Node] = []
    /// The arrays and objects that are open, by their index in `nodes`.
    private var open: [Int] = []

    init(capacity: Int) {
        nodes.reserveCapacity(min(capacity, JSONDocument.mostValues))
    }

    mutating func parse(_ bytes: Span<UInt8>) throws(JSONError) {
        var index = 0
        // RFC 8259 section 8.1 lets a reader step over a byte order mark.
        if bytes.starts(with: "\u{FEFF}") { index = 3 }
        skipSpace(bytes, &index)
        try value(bytes, &index)
        while let container = open.last {
            skipSpace(bytes, &index)
            try part(of: container, bytes, &index)
        }
        skipSpace(bytes, &index)
        guard index == bytes.count else { throw JSONError(.textAfterEnd, at: index) }
    }

    /// The next element or member of the innermost open container, or its end.
    private mutating func part(
        of container: Int, _ bytes: Span<UInt8>, _ index: inout Int
    ) throws(JSONError) {
        let isObject = nodes[container].kind == .object
        let isFirst = nodes.count == container + 1
        guard index < bytes.count else { throw JSONError(.endsTooSoon, at: index) }
        if bytes[index] == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
            index += 1
            nodes[container].end = UInt32(index)
            nodes[container].next = UInt32(nodes.count)
            open.removeLast()
            return
        }
        if !isFirst {
            guard bytes[index] == UInt8(ascii: ",") else {
                throw JSONError(.unexpectedCharacter, at: index)
            }
            index += 1
            skipSpace(bytes, &index)
        }
        if isObject {
            guard index < bytes.count else { throw JSONError(.endsTooSoon, at: index) }
            guard bytes[index] == UInt8(ascii: "\"") else {
                throw JSONError(.unexpectedCharacter, at: index)
            }
            try string(bytes, &index)
            skipSpace(bytes, &index)
            guard index < bytes.count else { throw JSONError(.endsTooSoon, at: index) }
            guard bytes[index] == UInt8(ascii: ":") else {
                throw JSONError(.unexpectedCharacter, at: index)
            }
            index += 1
            skipSpace(bytes, &index)
        }
        try value(bytes, &index)
    }

    private mutating func value(_ bytes: Span<UInt8>, _ index: inout Int) throws(JSONError) {
        guard index < bytes.count else { throw JSONError(.endsTooSoon, at: index) }
        switch bytes[index] {
        case UInt8(ascii: "\""): try string(bytes, &index)
        case UInt8(ascii: "{"): try begin(.object, &index)
        case UInt8(ascii: "["): try begin(.array, &index)
        case UInt8(ascii: "t"): try word("true", .true, bytes, &index)
        case UInt8(ascii: "f"): try word("false", .false, bytes, &index)
        case UInt8(ascii: "n"): try word("null", .null, bytes, &index)
        case UInt8(ascii: "-"), 0x30...0x39: try number(bytes, &index)
        default: throw JSONError(.unexpectedCharacter, at: index)
        }
    }

    private mutating func begin(_ kind: JSONKind, _ index: inout Int) throws(JSONError) {
        guard open.count < JSONDocument.deepestNesting else {
            throw JSONError(.tooDeep, at: index)
        }
        open.append(nodes.count)
        try append(kind, index, index + 1)
        index += 1
    }

    private mutating func append(
        _ kind: JSONKind, _ start: Int, _ end: Int, hasEscapes: Bool = false
    ) throws(JSONError) {
        guard nodes.count < JSONDocument.mostValues else {
            throw JSONError(.tooManyValues, at: start)
        }
        nodes.append(
            JSONDocument.Node(
                kind: kind, hasEscapes: hasEscapes, start: UInt32(start), end: UInt32(end),
                next: UInt32(nodes.count + 1)))
    }

    private mutating func word(
        _ word: StaticString, _ kind: JSONKind, _ bytes: Span<UInt8>, _ index: inout Int
    ) throws(JSONError) {
        let rest = bytes.extracting(index..<min(index + word.utf8CodeUnitCount, bytes.count))
        guard rest.starts(with: word.description) else {
            throw JSONError(.unexpectedCharacter, at: index)
        }
        try append(kind, index, index + word.utf8CodeUnitCount)
        index += word.utf8CodeUnitCount
    }

    /// RFC 8259 section 6.
    private mutating func number(_ bytes: Span<UInt8>, _ index: inout Int) throws(JSONError) {
        let start = index
        _ = take("-", bytes, &index)
        let first = index
        let whole = digits(bytes, &index)
        guard whole == 1 || (whole > 1 && bytes[first] != UInt8(ascii: "0")) else {
            throw JSONError(.badNumber, at: start)
        }
        if take(".", bytes, &index), digits(bytes, &index) == 0 {
            throw JSONError(.badNumber, at: start)
        }
        if take("eE", bytes, &index) {
            _ = take("+-", bytes, &index)
            if digits(bytes, &index) == 0 { throw JSONError(.badNumber, at: start) }
        }
        try append(.number, start, index)
    }

    /// How many digits stand here.
    private func digits(_ bytes: Span<UInt8>, _ index: inout Int) -> Int {
        let first = index
        while index < bytes.count, bytes[index].isASCIIDigit { index += 1 }
        return index - first
    }

    private func take(_ characters: String, _ bytes: Span<UInt8>, _ index: inout Int) -> Bool {
        guard index < bytes.count, characters.utf8.contains(bytes[index]) else { return false }
        index += 1
        return true
    }

    /// RFC 8259 section 7; `index` stands at the opening quote.
    private mutating func string(_ bytes: Span<UInt8>, _ index: inout Int) throws(JSONError) {
        index += 1
        let start = index
        var hasEscapes = false
        var isASCII = true
        while true {
            guard index < bytes.count else { throw JSONError(.endsTooSoon, at: index) }
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") { break }
            if byte < 0x20 { throw JSONError(.unexpectedCharacter, at: index) }
            if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                try escape(bytes, &index)
            } else {
                if byte >= 0x80 { isASCII = false }
                index += 1
            }
        }
        if !isASCII, (try? UTF8Span(validating: bytes.extracting(start..<index))) == nil {
            throw JSONError(.notUTF8, at: start)
        }
        try append(.string, start, index, hasEscapes: hasEscapes)
        index += 1
    }

    private func escape(_ bytes: Span<UInt8>, _ index: inout Int) throws(JSONError) {
        guard index + 1 < bytes.count else { throw JSONError(.endsTooSoon, at: bytes.count) }
        switch bytes[index + 1] {
        case UInt8(ascii: "u"):
            guard index + 6 <= bytes.count else {
                throw JSONError(.endsTooSoon, at: bytes.count)
            }
            for digit in index + 2..<index + 6 where bytes[digit].hexDigit == nil {
                throw JSONError(.badEscape, at: index)
            }
            index += 6
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
            UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            index += 2
        default: throw JSONError(.badEscape, at: index)
        }
    }

    private func skipSpace(_ bytes: Span<UInt8>, _ index: inout Int) {
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x09, 0x0A, 0x0D: index += 1
            default: return
            }
        }
    }
}

extension UInt8 {
    var hexDigit: UInt16? {
        switch self {
        case 0x30...0x39: UInt16(self - 0x30)
        case 0x41...0x46: UInt16(self - 0x41 + 10)
        case 0x61...0x66: UInt16(self - 0x61 + 10)
        default: nil
        }
    }
}
