import ICalendar

/// What is known between two lines of the file.
struct Linter: ~Copyable {
    /// Components nested deeper than this are passed over.
    static let deepest = 8

    /// The whole file, to read an earlier UID again when two seem to be the same.
    let bytes: [UInt8]
    var report = LintReport()
    var libical = LibicalOpinion()
    /// The components that are open, outermost first; never more than `deepest`.
    var stack: [LintFrame] = []
    /// How many more are open beyond `deepest`.
    var hiddenDepth = 0
    var calendars = 0
    var saidLineEnd = false
    var saidOutside = false

    // Of the calendar that is open.
    var uids = UIDIndex()
    var zones = ZoneIndex()
    /// Whether the DTSTART of a recurring entry is a DATE, by hash of its UID.
    var seriesAreDates: [UInt64: Bool] = [:]
    /// A message between calendars may leave out what a stored calendar needs.
    var hasMethod = false

    // Of the entry that is open.
    var alarmUIDs = UIDIndex()
    var snoozes: [(hash: UInt64, line: Int)] = []

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func visit(_ line: borrowing ContentLineScanner) {
        checkLayout(line.layout)
        // Advice about the line's ends says nothing of what libical makes of it.
        let before = report.total
        guard checkForm(line) else { return }
        let text = line.text.span
        let name = text.extracting(line.name)
        if name.isWord("BEGIN") {
            begin(line)
        } else if name.isWord("END") {
            end(line)
        } else if hiddenDepth == 0 {
            guard !stack.isEmpty else {
                if !saidOutside { report.add(.outsideCalendar, at: line.layout.line) }
                saidOutside = true
                return
            }
            property(line)
            if report.total == before { askLibical(about: line) }
        }
    }

    mutating func finish() -> [Finding] {
        while let frame = stack.last {
            report.add(.endMissing, at: frame.line, about: frame.component.text)
            close()
        }
        if calendars == 0, !saidOutside { report.add(.noCalendar, at: 1) }
        return report.finished()
    }

    var top: LintFrame {
        get { stack[stack.count - 1] }
        _modify { yield &stack[stack.count - 1] }
    }
}

// MARK: - Lines and bytes

extension Linter {
    private mutating func checkLayout(_ layout: ContentLineScanner.Layout) {
        if let overlong = layout.overlong { report.add(.lineLength, at: overlong.line) }
        if let cut = layout.cutCharacter { report.add(.foldCutsCharacter, at: cut) }
        if layout.isCut { report.add(.longProperty, at: layout.line) }
        if let bare = layout.bareEnd, !saidLineEnd {
            report.add(.lineEnd, at: bare)
            saidLineEnd = true
        }
        if !layout.isTerminated { report.add(.lastLineEnd, at: layout.line) }
    }

    /// Whether the line can be read further.
    private mutating func checkForm(_ line: borrowing ContentLineScanner) -> Bool {
        let number = line.layout.line
        if line.content.contains(.controls) { report.add(.controlCharacter, at: number) }
        if line.content.contains(.nonASCII), !line.layout.isCut, !line.text.span.isUTF8 {
            report.add(.utf8, at: number)
        }
        switch line.form {
        case .wellFormed: return true
        case .blank: report.add(.blankLine, at: number)
        case .noColon, .badName:
            // A long line may have lost its colon to the cut, which is reported already.
            if !line.layout.isCut { report.add(.contentLine, at: number) }
        case .badParameter, .unclosedQuote:
            if !line.layout.isCut { report.add(.parameterForm, at: number) }
        }
        return false
    }
}

extension Span<UInt8> {
    /// Whether the bytes are well-formed UTF-8.
    var isUTF8: Bool {
        do {
            _ = try UTF8Span(validating: self)
            return true
        } catch {
            return false
        }
    }
}
