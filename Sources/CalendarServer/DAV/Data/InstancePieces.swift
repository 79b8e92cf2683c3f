import ICalendar

/// The lines of a series taken apart once, to write each of its instances with: most stay as they are, and the
/// thousand exceptions of a long series are not looked at for every instance.
struct InstancePieces {
    private enum Piece {
        /// Lines as they stand in the object.
        case lines(Range<Int>)
        /// DTSTART, or DUE of a to-do without, by its name.
        case start(Range<Int>, String)
        /// RECURRENCE-ID.
        case recurrence(Range<Int>)
        /// DTEND or DUE, by its name.
        case end(Range<Int>, String)
        case duration(Range<Int>)
    }

    private var pieces: [Piece] = []
    private let isToDo: Bool

    init(_ component: Component, of bytes: [UInt8]) {
        isToDo = component.name == "VTODO"
        var lines = ContentLineScanner(bytes, from: component.bytes.lowerBound)
        let startName = isToDo && component.first("DTSTART") == nil ? "DUE" : "DTSTART"
        var depth = 0
        while lines.offset < component.bytes.upperBound, lines.next(),
            lines.offset < component.bytes.upperBound
        {
            let name = String(decoding: lines.text[lines.name], as: UTF8.self).uppercased()
            let line = lines.offset..<lines.endOffset
            if name == "END" { depth -= 1 }
            switch name {
            case "RRULE" where depth == 1, "RDATE" where depth == 1, "EXDATE" where depth == 1,
                "EXRULE" where depth == 1:
                break
            case startName where depth == 1: pieces.append(.start(line, name))
            case "RECURRENCE-ID" where depth == 1: pieces.append(.recurrence(line))
            case "DTEND" where depth == 1, "DUE" where depth == 1: pieces.append(.end(line, name))
            case "DURATION" where depth == 1: pieces.append(.duration(line))
            default:
                if case .lines(let before) = pieces.last, before.upperBound == line.lowerBound {
                    pieces[pieces.count - 1] = .lines(before.lowerBound..<line.upperBound)
                } else {
                    pieces.append(.lines(line))
                }
            }
            if name == "BEGIN" { depth += 1 }
        }
    }

    /// - Parameters:
    ///   - occurrence: `nil` for an entry without times, whose lines are all copied.
    ///   - recurrence: Which time of the series it is.
    func append(
        _ occurrence: Occurrence?, instead recurrence: ClockTime?, of bytes: [UInt8],
        to data: inout [UInt8]
    ) {
        let hasOwnEnd = occurrence?.hasOwnEnd == true
        for piece in pieces {
            switch piece {
            case .lines(let range): data += bytes[range]
            case .start(let range, let name):
                guard let occurrence else {
                    data += bytes[range]
                    continue
                }
                data.append(line: occurrence.start.line(named: name))
                data.append(line: recurrence?.line(named: "RECURRENCE-ID"))
                if hasOwnEnd {
                    data.append(line: occurrence.end?.line(named: isToDo ? "DUE" : "DTEND"))
                }
            case .recurrence(let range): if occurrence == nil { data += bytes[range] }
            case .end(let range, let name):
                if hasOwnEnd { continue }
                if let end = occurrence?.end {
                    data.append(line: end.line(named: name))
                } else {
                    data += bytes[range]
                }
            case .duration(let range): if !hasOwnEnd { data += bytes[range] }
            }
        }
    }
}

extension [UInt8] {
    /// A short line of ours, which needs no folding.
    fileprivate mutating func append(line: String?) {
        guard let line else { return }
        self += line.utf8
        self += "\r\n".utf8
    }
}
