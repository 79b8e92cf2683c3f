/// Reads the content lines of an iCalendar file one after another (RFC 5545, 3.1).
///
/// It unfolds bytes before anything is decoded, because a fold may cut a character in two. CRLF,
/// LF and CR end a line, a space or a tab continues one, and a byte order mark is stepped over.
/// The current line lies in `text`, one buffer used again for every line; `name`, `parameters` and
/// `value` are ranges in it.
///
/// - Complexity: O(*n*) in the bytes read; memory is the file plus the longest line kept.
package struct ContentLineScanner: ~Copyable {
    private let bytes: [UInt8]
    private let limit: Int
    private var position: Int
    private var nextLine = 1

    /// The current line, unfolded, without its terminator.
    package private(set) var text: [UInt8] = []
    /// What stands before the first `:` or `;`.
    package private(set) var name = 0..<0
    package private(set) var parameters: [Parameter] = []
    package private(set) var value = 0..<0
    /// How far the line follows the grammar; outside `.wellFormed`, `value` is empty.
    package private(set) var form = Form.noColon
    package private(set) var layout = Layout()
    package private(set) var content: Content = []
    /// The offset in the file at which the line starts, for a scanner that is to read it again.
    package private(set) var offset = 0
    /// The offset at which the next line starts.
    package var endOffset: Int { position }

    /// The file began with the three bytes of a UTF-8 byte order mark.
    package let hasByteOrderMark: Bool

    /// Unfolded lines longer than this are cut: libical 3.0.16 takes quadratic time for them.
    package static let longestLine = 65_536

    /// - Parameter offset: where to begin; the start of a line that an earlier scan reported.
    package init(_ bytes: [UInt8], from offset: Int = 0, longestLine: Int = Self.longestLine) {
        self.bytes = bytes
        limit = longestLine
        hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        position = max(offset, hasByteOrderMark ? 3 : 0)
    }

    /// Goes to where a line begins, as an earlier scan reported it; lines are counted from there.
    package mutating func move(to offset: Int) {
        position = offset
        nextLine = 1
    }

    /// Moves to the next line; false at the end of the file.
    package mutating func next() -> Bool {
        guard position < bytes.count else { return false }
        offset = position
        readUnfolded()
        split()
        return true
    }
}

extension ContentLineScanner {
    package struct Parameter: Sendable {
        package let name: Range<Int>
        /// Everything after the `=`, quotes and commas included, RFC 6868 not yet decoded.
        package let value: Range<Int>
    }

    package enum Form: Sendable {
        case wellFormed
        /// The line has no text at all.
        case blank
        case noColon
        /// The name is empty or has a character other than a letter, a digit or `-`.
        case badName
        /// A parameter lacks its name or its `=`, or has text after its closing quote.
        case badParameter
        case unclosedQuote
    }

    /// How the line lay in the file.
    package struct Layout: Sendable {
        /// Physical line number of the line's first byte, from 1.
        package internal(set) var line = 1
        /// The first physical line over 75 octets, and how many of them.
        package internal(set) var overlong: (line: Int, count: Int)?
        /// The first physical line that ended in something other than CRLF.
        package internal(set) var bareEnd: Int?
        /// The first physical line that begins in the middle of a character.
        package internal(set) var cutCharacter: Int?
        /// False for a file's last line when nothing ends it.
        package internal(set) var isTerminated = true
        /// The unfolded line is longer than `longestLine`; `text` holds its beginning.
        package internal(set) var isCut = false
    }

    package struct Content: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Has bytes over 127.
        package static let nonASCII = Content(rawValue: 1)
        /// Has control characters other than a tab, which no part of a content line may hold.
        package static let controls = Content(rawValue: 2)
    }
}

// MARK: - Physical lines

extension ContentLineScanner {
    private mutating func readUnfolded() {
        text.removeAll(keepingCapacity: true)
        layout = Layout()
        layout.line = nextLine
        content = []
        var start = position
        while true {
            let (end, after, found) = Self.physicalLine(in: bytes.span, from: start)
            content.formUnion(found)
            let line = nextLine
            nextLine += 1
            // The blank that marks a fold counts among the 75 octets of its physical line.
            let length = end - (start == offset ? start : start - 1)
            if length > 75 { layout.overlong = (layout.overlong?.line ?? line, overlongCount + 1) }
            if after - end != 2, layout.bareEnd == nil, after != end { layout.bareEnd = line }
            keep(start..<end)
            position = after
            guard after > end else {
                layout.isTerminated = false
                return
            }
            guard after < bytes.count, bytes[after] == .space || bytes[after] == .tab else {
                return
            }
            start = after + 1
            if layout.cutCharacter == nil, start < bytes.count, bytes[start] & 0xC0 == 0x80 {
                layout.cutCharacter = nextLine
            }
        }
    }

    private var overlongCount: Int { layout.overlong?.count ?? 0 }

    /// The end of the physical line's text and the start of the next line; equal at the file's end.
    private static func physicalLine(
        in all: Span<UInt8>, from start: Int
    ) -> (end: Int, after: Int, content: Content) {
        let count = all.count
        var index = start
        var union: UInt8 = 0
        var content: Content = []
        while index < count {
            let byte = all[index]
            if byte < 0x20 {
                if byte == .lineFeed || byte == .carriageReturn { break }
                if byte != .tab { content = .controls }
            } else if byte == 0x7F {
                content = .controls
            }
            union |= byte
            index += 1
        }
        if union & 0x80 != 0 { content.insert(.nonASCII) }
        guard index < count else { return (index, index, content) }
        if all[index] == .carriageReturn, index + 1 < count, all[index + 1] == .lineFeed {
            return (index, index + 2, content)
        }
        return (index, index + 1, content)
    }

    private mutating func keep(_ range: Range<Int>) {
        let room = limit - text.count
        if range.count > room {
            layout.isCut = true
            text.append(contentsOf: bytes[range.lowerBound..<(range.lowerBound + room)])
        } else {
            text.append(contentsOf: bytes[range])
        }
    }
}

// MARK: - Name, parameters, value

extension ContentLineScanner {
    private mutating func split() {
        // The list leaves `self` while the text is read, and comes back with its capacity.
        var list: [Parameter] = []
        swap(&list, &parameters)
        list.removeAll(keepingCapacity: true)
        (name, value, form) = Self.split(text.span, parameters: &list)
        parameters = list
    }

    private static func split(
        _ line: Span<UInt8>, parameters: inout [Parameter]
    ) -> (name: Range<Int>, value: Range<Int>, form: Form) {
        let none = line.count..<line.count
        var index = 0
        while index < line.count, line[index].isNameByte { index += 1 }
        let name = 0..<index
        guard index < line.count else { return (name, none, line.isEmpty ? .blank : .noColon) }
        guard index > 0, line[index] == .colon || line[index] == .semicolon else {
            return (name, none, line.first(.colon, from: index) == nil ? .noColon : .badName)
        }
        while line[index] == .semicolon {
            let (parameter, end, problem) = Self.parameter(in: line, from: index + 1)
            if let problem { return (name, none, problem) }
            parameters.append(parameter)
            index = end
        }
        return (name, (index + 1)..<line.count, .wellFormed)
    }

    /// Reads one parameter; `end` is the `;` or `:` behind it.
    private static func parameter(
        in line: Span<UInt8>, from start: Int
    ) -> (parameter: Parameter, end: Int, problem: Form?) {
        let none = Parameter(name: start..<start, value: start..<start)
        var index = start
        while index < line.count, line[index].isNameByte { index += 1 }
        guard index < line.count, index > start, line[index] == .equals else {
            return (none, index, .badParameter)
        }
        let name = start..<index
        index += 1
        let valueStart = index
        while index < line.count {
            let byte = line[index]
            if byte == .quote {
                index += 1
                while index < line.count, line[index] != .quote { index += 1 }
                guard index < line.count else { return (none, index, .unclosedQuote) }
                index += 1
            } else if byte == .semicolon || byte == .colon {
                let parameter = Parameter(name: name, value: valueStart..<index)
                return (parameter, index, nil)
            } else {
                index += 1
            }
        }
        return (none, index, .noColon)
    }
}
