import CycleModel

/// What the beginning of a file shows of it.
enum FileHead {
    case known(FileKind)
    case unreadable(UnreadableFormat)
    /// Text; its table where the first row makes a header.
    case text(DelimitedTable?)

    init(_ head: [UInt8]) {
        if let kind = FileKind(head: head.span) {
            self = .known(kind)
        } else if let format = UnreadableFormat(head: head) {
            self = .unreadable(format)
        } else {
            self = .text(DelimitedTable(head))
        }
    }

    /// Whether such a file in an archive may hold facts.
    var isWorthReading: Bool {
        switch self {
        case .known(.zip), .known(.pdf), .known(.iCalendar), .known(.utf16), .unreadable: false
        case .known, .text: true
        }
    }
}
