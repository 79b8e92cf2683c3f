extension Component {
    /// The lines of the component but for BEGIN, END, some properties and some components, byte for byte.
    ///
    /// - Parameters:
    ///   - bytes: The file that it was read from.
    ///   - names: Of the properties and the components that are left out, in capitals.
    package func lines(in bytes: [UInt8], without names: Set<String>) -> [UInt8] {
        let kept =
            properties.filter { !names.contains($0.name) }.map { range(of: $0, in: bytes) }
            + components.filter { !names.contains($0.name) }.map(\.bytes)
        return kept.sorted { $0.lowerBound < $1.lowerBound }.flatMap { bytes[$0] }
    }

    /// Where the lines of all properties of a name lie, each with its end.
    ///
    /// - Complexity: O(*n* log *n*) in what the component has.
    package func ranges(of name: String, in bytes: [UInt8]) -> [Range<Int>] {
        guard first(name) != nil else { return [] }
        let starts = (properties.map(\.offset) + components.map(\.bytes.lowerBound)).sorted()
        var ranges: [Range<Int>] = []
        var next = 0
        for property in properties.sorted(by: { $0.offset < $1.offset }) where property.name == name
        {
            while next < starts.count, starts[next] <= property.offset { next += 1 }
            ranges.append(
                property.offset..<(next < starts.count ? starts[next] : lastLine(in: bytes)))
        }
        return ranges
    }

    private func range(of property: Property, in bytes: [UInt8]) -> Range<Int> {
        let starts = properties.map(\.offset) + components.map(\.bytes.lowerBound)
        let end = starts.filter { $0 > property.offset }.min() ?? lastLine(in: bytes)
        return property.offset..<end
    }

    /// Where its END begins.
    package func lastLine(in bytes: [UInt8]) -> Int {
        var index = self.bytes.upperBound
        // Behind the last letter of END:NAME.
        while index > self.bytes.lowerBound, bytes[index - 1].isLineEnd { index -= 1 }
        while index > self.bytes.lowerBound, !bytes[index - 1].isLineEnd { index -= 1 }
        return index
    }
}

extension UInt8 {
    fileprivate var isLineEnd: Bool { self == .carriageReturn || self == .lineFeed }
}
