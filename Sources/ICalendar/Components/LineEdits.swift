/// Changes of some lines of an object; every other byte of it stays.
package struct LineEdits {
    private let bytes: [UInt8]
    private var edits: [(range: Range<Int>, bytes: [UInt8])] = []

    package init(of bytes: [UInt8]) { self.bytes = bytes }

    package var isEmpty: Bool { edits.isEmpty }

    /// Puts whole lines in the place of the first property of a name, or behind the properties; further ones of that
    /// name go.
    ///
    /// - Parameters:
    ///   - name: in capitals; each is set or removed at most once in a component.
    ///   - lines: of that property, with their ends.
    package mutating func set(_ name: String, to lines: [UInt8], in component: Component) {
        let ranges = component.ranges(of: name, in: bytes)
        guard let first = ranges.first else {
            let place = component.endOfProperties(in: bytes)
            edits.append((place..<place, lines))
            return
        }
        if bytes[first] != lines[...] { edits.append((first, lines)) }
        for range in ranges.dropFirst() { edits.append((range, [])) }
    }

    package mutating func remove(_ name: String, in component: Component) {
        for range in component.ranges(of: name, in: bytes) { edits.append((range, [])) }
    }

    /// Puts whole components before those that are there.
    package mutating func insert(_ lines: [UInt8], beforeComponentsOf component: Component) {
        let place = component.endOfProperties(in: bytes)
        edits.append((place..<place, lines))
    }

    /// The object with all changes.
    package var edited: [UInt8] {
        var edited: [UInt8] = []
        var from = 0
        // What goes to the same place keeps its order.
        for (_, edit) in edits.enumerated().sorted(by: {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }) {
            edited += bytes[from..<edit.range.lowerBound]
            edited += edit.bytes
            from = edit.range.upperBound
        }
        return edited + bytes[from...]
    }
}

extension Component {
    /// Where a further property goes: components come behind the properties (RFC 5545 3.6).
    fileprivate func endOfProperties(in bytes: [UInt8]) -> Int {
        components.first?.bytes.lowerBound ?? lastLine(in: bytes)
    }
}
