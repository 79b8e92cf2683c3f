import CivilDate
import CycleModel

/// Takes the rows of a plain log one by one, finds out its shape and collects its days.
struct LogRows: Sendable {
    /// Where a row begins, and what the search for its end saw on the way.
    struct Position {
        var line = 1
        var isASCII = true
        /// Bytes that neither text nor white space has.
        var hasControl = false
    }

    private let today: Day
    private var header: TableHeader?
    private var isBare = false
    private var days = DayCollector()
    private var cells: [Cell] = []
    private var skippedLines: [SkippedLine] = []
    private var skippedCount = 0
    /// Lines before the shape was known that look like no text at all.
    private var garbledCount = 0
    private var saysAnything = false

    init(today: Day) {
        self.today = today
    }

    /// `nil` until a header has shown that this is a table; only tables have quotes.
    var separator: UInt8? { header?.separator.rawValue }

    mutating func read(
        _ bytes: Span<UInt8>, _ range: Range<Int>, at position: Position
    ) throws(LogFileError) {
        let row = bytes.trimmed(range)
        if row.isEmpty { return }
        saysAnything = true
        if header == nil, !isBare, try findShape(bytes, row, at: position) { return }
        do {
            if !position.isASCII { try checkUTF8(bytes.extracting(row)) }
            switch header {
            case let header? where header.shape == .daily:
                try readDay(bytes, row, position.line, header)
            case let header?: try readPeriod(bytes, row, position.line, header)
            case nil: try readBareLine(bytes, row, position.line)
            }
        } catch {
            try skip(position.line, error)
        }
        if days.textSize > PlainLog.mostText { throw .tooMuchText(line: position.line) }
    }

    consuming func finish() throws(LogFileError) -> ReadLog {
        guard saysAnything else { throw .empty }
        if header == nil, garbledCount > 0, garbledCount == skippedCount {
            throw .notText(line: skippedLines.first?.line ?? 1)
        }
        guard !days.days.isEmpty else {
            if skippedCount == 0 { throw .noDays }
            throw .nothingRecognized(skippedLines: skippedLines, count: skippedCount)
        }
        return ReadLog(
            shape: header?.shape ?? .bare, days: days.sorted(), skippedLines: skippedLines,
            skippedCount: skippedCount, notices: notices)
    }

    // MARK: The shape

    /// `true` where the line was a header, or could not be anything.
    private mutating func findShape(
        _ bytes: Span<UInt8>, _ row: Range<Int>, at position: Position
    ) throws(LogFileError) -> Bool {
        if let header = try TableHeader(bytes, row, number: position.line) {
            self.header = header
            return true
        }
        if looksLikeDate(bytes, row) {
            let hasCells = row.contains {
                bytes[$0] == Separator.comma.rawValue || bytes[$0] == Separator.semicolon.rawValue
            }
            if hasCells { throw .missingHeader(line: position.line) }
            isBare = true
            return false
        }
        if position.hasControl || !isUTF8(bytes.extracting(row)) {
            garbledCount += 1
            if garbledCount >= 8 { throw .notText(line: position.line) }
        }
        try skip(position.line, .neitherDateNorHeader)
        return true
    }

    /// Four digits and a hyphen.
    private func looksLikeDate(_ bytes: Span<UInt8>, _ row: Range<Int>) -> Bool {
        guard row.count >= 5, bytes[row.lowerBound + 4] == UInt8(ascii: "-") else { return false }
        return row.prefix(4).allSatisfy { (0x30...0x39).contains(bytes[$0]) }
    }

    private func isUTF8(_ bytes: Span<UInt8>) -> Bool {
        (try? UTF8Span(validating: bytes)) != nil
    }

    private func checkUTF8(_ bytes: Span<UInt8>) throws(LineProblem) {
        guard isUTF8(bytes) else { throw .notUTF8 }
    }

    // MARK: Rows

    private mutating func readDay(
        _ bytes: Span<UInt8>, _ row: Range<Int>, _ line: Int, _ header: TableHeader
    ) throws(LineProblem) {
        guard try splitCells(bytes, row, header) else { return }
        let day = try date(in: bytes, at: header.dayColumn, header)
        let saysMore = cells.indices.contains { $0 != header.dayColumn && !cells[$0].isEmpty }
        let record = try DayRecord(
            cells: cells, of: bytes, columns: header.columns, saysMore: saysMore)
        guard !record.isEmpty else { return days.sayingNothing.note(line: line) }
        try days.add(day, record, line: line)
    }

    private mutating func readPeriod(
        _ bytes: Span<UInt8>, _ row: Range<Int>, _ line: Int, _ header: TableHeader
    ) throws(LineProblem) {
        guard try splitCells(bytes, row, header) else { return }
        let start = try date(in: bytes, at: header.dayColumn, header)
        guard let endColumn = header.endColumn, endColumn < cells.count,
            !cells[endColumn].isEmpty
        else {
            var record = DayRecord(flow: .unknown)
            record.periodEndUnknown = true
            return try days.add(start, record, line: line)
        }
        let end = try date(in: bytes, at: endColumn, header)
        try add(LoggedRange(from: start, through: end), line)
    }

    private mutating func readBareLine(
        _ bytes: Span<UInt8>, _ row: Range<Int>, _ line: Int
    ) throws(LineProblem) {
        // A comment may stand behind a date.
        var end = row.upperBound
        if let mark = row.first(where: { bytes[$0] == UInt8(ascii: "#") }) { end = mark }
        let text = bytes.trimmed(row.lowerBound..<end)
        try add(.bareLine(bytes, text, today: today), line)
    }

    private mutating func add(_ range: LoggedRange, _ line: Int) throws(LineProblem) {
        let record = DayRecord(flow: .unknown)
        for day in range.days { try days.add(day, record, line: line) }
    }

    /// `false` for a row of empty cells, which spreadsheets leave at the end of a table.
    private mutating func splitCells(
        _ bytes: Span<UInt8>, _ row: Range<Int>, _ header: TableHeader
    ) throws(LineProblem) -> Bool {
        try Cell.split(bytes, row, at: header.separator.rawValue, into: &cells)
        let width = header.columns.count
        guard cells.dropFirst(width).allSatisfy(\.isEmpty) else {
            throw width == 1 ? .tooManyCells : separatorProblem(bytes, header) ?? .tooManyCells
        }
        return !cells.allSatisfy(\.isEmpty)
    }

    private func date(
        in bytes: Span<UInt8>, at column: Int, _ header: TableHeader
    ) throws(LineProblem) -> Day {
        guard column < cells.count, !cells[column].isEmpty else { throw .missingDate }
        do {
            return try Day(logged: bytes, bytes.trimmed(cells[column].range), today: today)
        } catch {
            throw error == .notADate ? separatorProblem(bytes, header) ?? error : error
        }
    }

    /// The first cell goes on with the separator that the header does not use.
    private func separatorProblem(
        _ bytes: Span<UInt8>, _ header: TableHeader
    ) -> LineProblem? {
        guard let first = cells.first, !first.isQuoted else { return nil }
        let other = header.separator.other.rawValue
        guard first.range.contains(where: { bytes[$0] == other }) else { return nil }
        return .otherSeparator(expected: header.separator)
    }

    private mutating func skip(_ line: Int, _ problem: LineProblem) throws(LogFileError) {
        skippedCount += 1
        if skippedLines.count < ReadLog.mostSkippedLines {
            skippedLines.append(SkippedLine(line: line, problem: problem))
        }
        if days.days.isEmpty, skippedCount >= PlainLog.mostUnreadableLines {
            throw .nothingRecognized(skippedLines: skippedLines, count: skippedCount)
        }
    }

    // MARK: What to tell

    private var notices: [LogNotice] {
        var notices: [LogNotice] = []
        let names = header?.unreadNames ?? []
        notices += names.prefix(20).map { .columnNotRead($0) }
        if names.count > 20 { notices.append(.moreColumnsNotRead(count: names.count - 20)) }
        let tallies: [(DayCollector.Tally, (Int, Int) -> LogNotice)] = [
            (days.repeated, { .repeatedDays(count: $0, firstLine: $1) }),
            (days.heavierFlow, { .heavierFlow(count: $0, firstLine: $1) }),
            (days.laterValue, { .laterValue(count: $0, firstLine: $1) }),
            (days.sayingNothing, { .rowsSayNothing(count: $0, firstLine: $1) }),
        ]
        for (tally, notice) in tallies where tally.count > 0 {
            notices.append(notice(tally.count, tally.firstLine))
        }
        return notices
    }
}
