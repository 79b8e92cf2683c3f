/// Reads an iCalendar file into plain components, whatever program wrote it.
///
/// Reading is lenient where programs differ: any line ends, a byte order mark, names in small
/// letters, unknown properties, a missing END. What had to be left out stands in `problems`.
package enum ICSReader {
    package static let deepest = 8
    package static let mostComponents = 200_000
    /// What the command line reads at most; a server sets a lower limit.
    package static let largestFile = 64 << 20

    /// - Parameters:
    ///   - kept: What to keep of the properties; `nil` is all of them.
    ///   - longestLine: The most bytes of a line, unfolded; what has longer ones is a problem.
    /// - Throws: An `ICSError` for a file without any VCALENDAR and for one beyond a limit.
    /// - Complexity: O(*n*) in the bytes.
    package static func read(
        _ bytes: [UInt8], keeping kept: KeptProperties? = nil, limit: Int = largestFile,
        longestLine: Int = ContentLineScanner.longestLine
    ) throws -> CalendarStream {
        guard bytes.count <= limit else { throw ICSError(.tooLarge(limit: limit), line: 1) }
        var lines = ContentLineScanner(bytes, longestLine: longestLine)
        var reading = Reading(kept: kept)
        while lines.next() { try reading.take(lines) }
        return try reading.finish(at: bytes.count)
    }

    private struct Reading {
        private var calendars: [Component] = []
        private var problems: [ICSError] = []
        private var open: [Component] = []
        /// One for each of `open`.
        private var tallies: [KeptProperties.Tally] = []
        private var components = 0
        private var hasEnds = false
        private let kept: KeptProperties?

        init(kept: KeptProperties?) {
            self.kept = kept
        }

        mutating func take(_ line: borrowing ContentLineScanner) throws(ICSError) {
            let number = line.layout.line
            guard line.form == .wellFormed else {
                if line.form != .blank, !open.isEmpty || !line.layout.isCut {
                    problems.append(ICSError(.notALine, line: number))
                }
                return
            }
            let name = line.text.span.extracting(line.name)
            if name.isWord("BEGIN") {
                try begin(line)
            } else if name.isWord("END") {
                end(line)
            } else if keeps(name) {
                property(String(decoding: line.text[line.name], as: UTF8.self).uppercased(), line)
            }
        }

        /// What stands outside any component is looked at, for it is reported.
        private mutating func keeps(_ name: Span<UInt8>) -> Bool {
            guard let kept, !tallies.isEmpty else { return true }
            return tallies[tallies.count - 1].admits(name, of: kept)
        }

        private mutating func begin(_ line: borrowing ContentLineScanner) throws(ICSError) {
            let number = line.layout.line
            let name = componentName(line)
            endUnendedSibling(of: name, at: line.offset)
            components += 1
            guard components <= ICSReader.mostComponents else {
                throw ICSError(.tooManyComponents(limit: ICSReader.mostComponents), line: number)
            }
            guard open.count < ICSReader.deepest else {
                throw ICSError(.tooDeep(limit: ICSReader.deepest), line: number)
            }
            open.append(Component(name: name, line: number, start: line.offset))
            tallies.append(KeptProperties.Tally())
        }

        /// Some files lack every END: no entry holds another one, so the one that is open ends here.
        private mutating func endUnendedSibling(of name: String, at offset: Int) {
            let alike = Self.entries.contains(name) ? Self.entries : [name]
            guard name != "VCALENDAR", alike.count > 1 || name == "VALARM",
                let match = open.lastIndex(where: { alike.contains($0.name) })
            else { return }
            while open.count > match { closeUnended(at: offset) }
        }

        private static let entries = ["VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE"]

        private mutating func end(_ line: borrowing ContentLineScanner) {
            let name = componentName(line)
            guard let match = open.lastIndex(where: { $0.name == name }) else {
                problems.append(
                    ICSError(.unexpectedEnd, line: line.layout.line, property: name))
                return
            }
            hasEnds = true
            // What is still open inside it ends where this END begins.
            while open.count > match + 1 { closeUnended(at: line.offset) }
            close(at: line.endOffset)
        }

        private func componentName(_ line: borrowing ContentLineScanner) -> String {
            String(decoding: line.text[line.value], as: UTF8.self).uppercased()
        }

        private mutating func property(_ name: String, _ line: borrowing ContentLineScanner) {
            let number = line.layout.line
            guard !open.isEmpty else {
                problems.append(ICSError(.outsideCalendar, line: number, property: name))
                return
            }
            guard !line.layout.isCut else {
                problems.append(
                    ICSError(
                        .lineTooLong(limit: ContentLineScanner.longestLine), line: number,
                        property: name))
                return
            }
            let text = line.text.span
            var parameters: [Property.Parameter] = []
            for parameter in line.parameters {
                let name = String(decoding: line.text[parameter.name], as: UTF8.self)
                parameters.append(
                    Property.Parameter(
                        name: name.uppercased(),
                        values: ParameterValue.decode(text.extracting(parameter.value))))
            }
            open[open.count - 1].properties.append(
                Property(
                    name: name, parameters: parameters, value: Array(line.text[line.value]),
                    line: number, offset: line.offset))
        }

        private mutating func closeUnended(at offset: Int) {
            if let last = open.last {
                problems.append(ICSError(.missingEnd, line: last.line, property: last.name))
            }
            close(at: offset)
        }

        private mutating func close(at offset: Int) {
            guard var component = open.popLast() else { return }
            tallies.removeLast()
            component.bytes = component.bytes.lowerBound..<offset
            if !open.isEmpty {
                open[open.count - 1].components.append(component)
            } else if component.name == "VCALENDAR" {
                calendars.append(component)
            } else {
                problems.append(
                    ICSError(.outsideCalendar, line: component.line, property: component.name))
            }
        }

        mutating func finish(at end: Int) throws(ICSError) -> CalendarStream {
            let unended = open
            while !open.isEmpty { closeUnended(at: end) }
            guard !calendars.isEmpty else { throw ICSError(.notACalendar, line: 1) }
            return CalendarStream(
                calendars: calendars, problems: problems.sorted { $0.line < $1.line },
                isCut: !unended.isEmpty,
                cutEntries: hasEnds ? Set(unended.dropFirst().map(\.line)) : [])
        }
    }
}
