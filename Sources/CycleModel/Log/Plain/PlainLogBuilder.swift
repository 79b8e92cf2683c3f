import CivilDate

/// Takes the rows of a plain log one by one, finds out its shape and collects its days.
struct PlainLogBuilder: Sendable {
    private let today: Day
    private var header: TableHeader?
    private var isBare = false
    private var days = DayCollector()
    private var skippedLines: [SkippedLine] = []
    private var skippedCount = 0
    /// Lines before the shape was known that look like no text at all.
    private var garbledCount = 0
    private var saysAnything = false
    private var rowsWithoutFacts = DayCollector.Tally()

    init(today: Day) {
        self.today = today
    }

    /// `nil` until a header has shown that this is a table.
    var separator: Separator? { header?.separator }

    mutating func add(_ row: DelimitedRow) throws {
        // Spreadsheets leave rows of empty cells at the end of a table.
        if row.isComment || row.cells.allSatisfy(\.isEmpty) { return }
        saysAnything = true
        if header == nil, !isBare, try findShape(row) { return }
        do {
            guard isUTF8(row) else { throw LineProblem.notUTF8 }
            if let header {
                try readCells(row, header)
            } else {
                // A comment may stand behind a date.
                let range = row.bytes.prefix { $0 != UInt8(ascii: "#") }.withoutBlanks
                try add(PlainLog.days(range, today: today), row.line)
            }
        } catch let problem as LineProblem {
            try skip(row.line, problem)
        }
        if days.textSize > PlainLog.mostText { throw LogFileError.tooMuchText(line: row.line) }
    }

    consuming func finish() throws -> ReadLog {
        guard saysAnything else { throw LogFileError.empty }
        if header == nil, garbledCount > 0, garbledCount == skippedCount {
            throw LogFileError.notText(line: skippedLines.first?.line ?? 1)
        }
        guard !days.days.isEmpty else {
            if skippedCount == 0 { throw LogFileError.noDays }
            throw LogFileError.nothingRecognized(skippedLines: skippedLines, count: skippedCount)
        }
        return ReadLog(
            shape: header?.shape ?? .bare, days: days.sorted(), skippedLines: skippedLines,
            skippedCount: skippedCount, notices: notices)
    }

    // MARK: The shape

    /// `true` where the line was a header, or could not be anything.
    private mutating func findShape(_ row: DelimitedRow) throws -> Bool {
        header = try TableHeader(row.bytes, number: row.line)
        if header != nil { return true }
        // Four digits and a hyphen are the beginning of a date.
        if row.bytes.prefix(while: { $0.digit != nil }).count == 4,
            row.bytes.dropFirst(4).first == UInt8(ascii: "-")
        {
            let counts = Separator.counts(in: row.bytes.span)
            guard counts.commas + counts.semicolons == 0 else {
                throw LogFileError.missingHeader(line: row.line)
            }
            isBare = true
            return false
        }
        if !isUTF8(row) || row.bytes.contains(where: { $0 < 0x20 && !$0.isBlank }) {
            garbledCount += 1
            if garbledCount >= 8 { throw LogFileError.notText(line: row.line) }
        }
        try skip(row.line, .neitherDateNorHeader)
        return true
    }

    private func isUTF8(_ row: DelimitedRow) -> Bool {
        (try? UTF8Span(validating: row.bytes.span)) != nil
    }

    // MARK: Rows

    private mutating func readCells(_ row: DelimitedRow, _ header: TableHeader) throws {
        if row.hasTextAfterQuote { throw LineProblem.textAfterQuote }
        let width = header.columns.count
        guard row.cells.dropFirst(width).allSatisfy(\.isEmpty) else {
            throw (width == 1 ? nil : separatorProblem(row, header)) ?? LineProblem.tooManyCells
        }
        let day = try date(in: row, at: header.dayColumn, header)
        switch header.shape {
        case .daily: try add(day, row, header)
        case .byPeriod, .bare:
            guard let end = header.endColumn, end < row.cells.count, !row.cells[end].isEmpty else {
                var record = DayRecord(flow: .unknown)
                record.periodEndUnknown = true
                return try days.add(day, record, line: row.line)
            }
            let last = try date(in: row, at: end, header)
            try add(PlainLog.period(from: day, through: last), row.line)
        }
    }

    private mutating func add(_ day: Day, _ row: DelimitedRow, _ header: TableHeader) throws {
        let saysMore = row.cells.indices.contains {
            $0 != header.dayColumn && !row.cells[$0].isEmpty
        }
        let record = try DayRecord(row, columns: header.columns, saysMore: saysMore)
        guard !record.isEmpty else { return rowsWithoutFacts.note(line: row.line) }
        try days.add(day, record, line: row.line)
    }

    private mutating func add(_ range: ClosedRange<Day>, _ line: Int) throws {
        for day in range { try days.add(day, DayRecord(flow: .unknown), line: line) }
    }

    private func date(in row: DelimitedRow, at column: Int, _ header: TableHeader) throws -> Day {
        guard column < row.cells.count, !row.cells[column].isEmpty else {
            throw LineProblem.missingDate
        }
        do {
            let text = row.bytes[row.cells[column].range].withoutBlanks
            return try Day(logged: text.withoutTime.span, today: today)
        } catch LineProblem.notADate {
            throw separatorProblem(row, header) ?? LineProblem.notADate
        }
    }

    /// The first cell goes on with the separator that the header does not use.
    private func separatorProblem(_ row: DelimitedRow, _ header: TableHeader) -> LineProblem? {
        guard let first = row.cells.first, !first.isQuoted,
            row.bytes[first.range].contains(header.separator.other.rawValue)
        else { return nil }
        return .otherSeparator(expected: header.separator)
    }

    private mutating func skip(_ line: Int, _ problem: LineProblem) throws {
        skippedCount += 1
        if skippedLines.count < ReadLog.mostSkippedLines {
            skippedLines.append(SkippedLine(line: line, problem: problem))
        }
        if days.days.isEmpty, skippedCount >= PlainLog.mostUnreadableLines {
            throw LogFileError.nothingRecognized(skippedLines: skippedLines, count: skippedCount)
        }
    }

    // MARK: What to tell

    private var notices: [LogNotice] {
        var notices: [LogNotice] = []
        let names = header?.unreadNames ?? []
        notices += names.prefix(20).map { .columnNotRead($0) }
        if names.count > 20 { notices.append(.moreColumnsNotRead(count: names.count - 20)) }
        func note(_ tally: DayCollector.Tally?, _ notice: (Int, Int) -> LogNotice) {
            guard let tally, tally.count > 0 else { return }
            notices.append(notice(tally.count, tally.firstLine))
        }
        note(days.repeated) { .repeatedDays(count: $0, firstLine: $1) }
        for field in DayField.allCases {
            note(days.decided[field]) { .oneOfTwo(field, count: $0, firstLine: $1) }
        }
        note(rowsWithoutFacts) { .rowsSayNothing(count: $0, firstLine: $1) }
        return notices
    }
}
