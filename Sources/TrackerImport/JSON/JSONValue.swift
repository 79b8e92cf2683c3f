/// One value of a JSON text.
package struct JSONValue {
    let document: JSONDocument
    let index: Int

    private var node: JSONDocument.Node { document.nodes[index] }

    package var kind: JSONKind { node.kind }

    /// The byte of the text at which the value begins.
    var offset: Int { Int(node.start) - (kind == .string ? 1 : 0) }

    var isNull: Bool { kind == .null }
    var isObject: Bool { kind == .object }
    var isArray: Bool { kind == .array }

    /// `nil` unless it is a string.
    package var text: String? {
        guard kind == .string else { return nil }
        let node = node
        let range = Int(node.start)..<Int(node.end)
        guard node.hasEscapes else { return String(decoding: document.bytes[range], as: UTF8.self) }
        return JSONValue.unescaped(document.bytes[range])
    }

    /// `nil` unless it is a number; not a whole one where it has a fraction.
    package var number: Double? {
        guard kind == .number else { return nil }
        return Double(digits)
    }

    /// `nil` unless it is a number without fraction and exponent that fits.
    package var integer: Int? {
        guard kind == .number else { return nil }
        return Int(digits)
    }

    package var bool: Bool? {
        switch kind {
        case .true: true
        case .false: false
        default: nil
        }
    }

    private var digits: String {
        String(decoding: document.bytes[Int(node.start)..<Int(node.end)], as: UTF8.self)
    }

    /// The first member with this name; `nil` without one, and where this is no object.
    ///
    /// - Complexity: O(*n*) in the number of members.
    package subscript(name: String) -> JSONValue? {
        guard kind == .object else { return nil }
        var index = self.index + 1
        let end = Int(node.next)
        while index < end {
            let key = document.nodes[index]
            if matches(key, name) { return JSONValue(document: document, index: index + 1) }
            index = Int(document.nodes[index + 1].next)
        }
        return nil
    }

    private func matches(_ key: JSONDocument.Node, _ name: String) -> Bool {
        let name = name.utf8
        if key.hasEscapes {
            return JSONValue.unescaped(document.bytes[Int(key.start)..<Int(key.end)]).utf8
                .elementsEqual(name)
        }
        guard Int(key.end) - Int(key.start) == name.count else { return false }
        var offset = Int(key.start)
        for byte in name {
            guard document.bytes[offset] == byte else { return false }
            offset += 1
        }
        return true
    }

    /// The elements of an array; none where this is something else.
    package var elements: UnfoldSequence<JSONValue, Int> {
        let end = kind == .array ? Int(node.next) : 0
        return sequence(state: index + 1) { [document] index in
            guard index < end else { return nil }
            defer { index = Int(document.nodes[index].next) }
            return JSONValue(document: document, index: index)
        }
    }

    /// The members of an object in order; none where this is something else.
    package var members: UnfoldSequence<(name: String, value: JSONValue), Int> {
        let end = kind == .object ? Int(node.next) : 0
        return sequence(state: index + 1) { [document] index in
            guard index < end,
                let name = JSONValue(document: document, index: index).text
            else { return nil }
            let value = JSONValue(document: document, index: index + 1)
            index = Int(value.node.next)
            return (name, value)
        }
    }

    /// A surrogate without its other half becomes U+FFFD.
    private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
        var units: [UInt16] = []
        var text: [UInt8] = []
        func flush() {
            guard !units.isEmpty else { return }
            text.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
            units.removeAll(keepingCapacity: true)
        }
        var index = bytes.startIndex
        while index < bytes.endIndex {
            guard bytes[index] == UInt8(ascii: "\\") else {
                flush()
                text.append(bytes[index])
                index += 1
                continue
            }
            let letter = bytes[index + 1]
            if letter == UInt8(ascii: "u") {
                units.append(
                    bytes[index + 2..<index + 6].reduce(0) { $0 << 4 | ($1.hexDigit ?? 0) })
                index += 6
                continue
            }
            flush()
            text.append(JSONValue.character(letter))
            index += 2
        }
        flush()
        return String(decoding: text, as: UTF8.self)
    }

    private static func character(_ letter: UInt8) -> UInt8 {
        switch letter {
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: letter
        }
    }
}
