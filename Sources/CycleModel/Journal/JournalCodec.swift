import CivilDate

/// A journal entry's body could not be read.
package enum JournalCodecError: Error, Equatable {
    /// Not a body that this program writes: a newer one's, or damaged. Lines count from 1.
    case unreadable(line: Int)
}

/// The bytes of a journal entry's body: UTF-8 lines, the first naming the change.
///
/// ```
/// days
/// 2026-11-03⇥f=medium⇥t=3655⇥n=slept badly
/// 2026-11-04
/// ```
///
/// Fields are separated by tabs; in free text a tab, a line feed and a backslash are written `\t`, `\n` and
/// `\\`. A day without fields is removed from the log.
package enum JournalCodec {
    package static func encode(_ change: JournalChange.Content) -> [UInt8] {
        var text = ""
        switch change {
        case .days(let days):
            text += "days\n"
            for entry in days { append(entry, to: &text) }
        case .answers(let answers):
            text += "answers\n"
            for entry in answers.entries {
                text += "\(entry.start)\t\(entry.answer.rawValue)\n"
            }
            for entry in answers.bleeds {
                text += "\(entry.start)\t\(entry.answer.rawValue)\n"
            }
        case .contraception(let contraception):
            text += "contraception\n"
            for course in contraception.courses { text += "\(course)\n" }
        case .life(let life):
            text += "life\n"
            for turn in life.turns { text += "\(turn.day)\t\(words(for: turn.phase))\n" }
        case .together(let changes):
            // Each behind the number of its lines.
            var body = Array("together\n".utf8)
            for change in changes {
                let part = encode(change)
                body += "\(part.count { $0 == 0x0A })\n".utf8
                body += part
            }
            return body
        case .setting(let key, let value):
            text += "setting\n\(escaped(key))"
            if let value { text += "\t\(escaped(value))" }
            text += "\n"
        case .undo(let number):
            text += "undo\n\(number)\n"
        case .identities(let names, let chain):
            text += "identities\n\(chain.origin)\t\(chain.ordinal)\n"
            for name in names {
                text += "\(name.period.lowerBound)\t\(name.period.upperBound)"
                text += "\t\(name.identity.origin)\t\(name.identity.ordinal)\n"
            }
        }
        return Array(text.utf8)
    }

    private static func append(_ entry: DayLog.Entry, to text: inout String) {
        let record = entry.record
        text += entry.day.description
        func field(_ key: String, _ value: String?) {
            if let value { text += "\t\(key)=\(escaped(value))" }
        }
        field("f", record.flow?.rawValue)
        if record.periodEndUnknown { text += "\te" }
        if record.periodEnded { text += "\tz" }
        field("t", record.temperature.map { String($0.centidegrees) })
        field("w", record.weight.map { String($0.grams) })
        field("l", record.lh?.rawValue)
        field("m", record.mucus?.rawValue)
        for symptom in record.symptoms { field("s", symptom) }
        for mood in record.moods { field("d", mood) }
        field("p", record.dose?.rawValue)
        if record.ovulationObserved { text += "\to" }
        field("n", record.note)
        field("x", record.source)
        text += "\n"
    }

    private static func words(for phase: LifePhase) -> String {
        switch phase {
        case .cycling: "cycling"
        case .pregnancy(let due): "pregnancy\t\(due)"
        case .postpartum: "postpartum"
        case .breastfeeding: "breastfeeding"
        case .onBreak(let reason): "break" + (reason.map { "\t\(escaped($0))" } ?? "")
        case .perimenopause: "perimenopause"
        }
    }

    private static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == 0x09 || $0 == 0x0A || $0 == 0x5C }) else {
            return text
        }
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\t": escaped += "\\t"
            case "\n": escaped += "\\n"
            case "\\": escaped += "\\\\"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

extension JournalCodec {
    package static func decode(
        _ body: [UInt8]
    ) throws -> JournalChange.Content {
        try decode(body[...])
    }

    private static func decode(
        _ body: ArraySlice<UInt8>
    ) throws(JournalCodecError) -> JournalChange.Content {
        // The last line ends with a line feed too; without it the body was cut.
        guard body.last == 0x0A else { throw .unreadable(line: 1) }
        var lines = BodyLines(body)
        let verb = lines.next() ?? []
        switch String(decoding: verb, as: UTF8.self) {
        case "days":
            return .days(try days(&lines))
        case "answers":
            return .answers(try answers(&lines))
        case "contraception":
            return .contraception(try contraception(&lines))
        case "life":
            return .life(try life(&lines))
        case "together":
            return .together(try parts(&lines))
        case "setting":
            guard let row = lines.next(), lines.isAtEnd else { throw .unreadable(line: 1) }
            let fields = row.split(separator: 0x09, omittingEmptySubsequences: false)
            guard let key = fields.first, fields.count <= 2 else { throw .unreadable(line: 2) }
            return .setting(
                key: unescaped(key), value: fields.count == 2 ? unescaped(fields[1]) : nil)
        case "undo":
            guard let row = lines.next(), lines.isAtEnd,
                let number = Int64(String(decoding: row, as: UTF8.self))
            else { throw .unreadable(line: 2) }
            return .undo(number)
        case "identities":
            guard let row = lines.next(), let chain = identity(row) else {
                throw .unreadable(line: 2)
            }
            return .identities(try lines.map(name), chain: chain)
        default:
            throw .unreadable(line: 1)
        }
    }

    private static func days(_ lines: inout BodyLines) throws(JournalCodecError) -> [DayLog.Entry] {
        var entries: [DayLog.Entry] = []
        entries.reserveCapacity(lines.countLeft)
        var lastFields: ArraySlice<UInt8> = []
        var record = DayRecord()
        while let row = lines.next() {
            guard let day = Day(utf8: row.prefix(10)) else { throw .unreadable(line: lines.number) }
            // Most days say what the day before them said.
            let fields = row.dropFirst(10)
            if fields != lastFields {
                guard let read = Self.record(fields) else { throw .unreadable(line: lines.number) }
                record = read
                lastFields = fields
            }
            entries.append(DayLog.Entry(day: day, record: record))
        }
        return entries
    }

    private static func answers(
        _ lines: inout BodyLines
    ) throws(JournalCodecError) -> IntervalAnswers {
        var answers = IntervalAnswers()
        let all = try lines.map { row in
            dated(row).flatMap { day, text in
                let word = String(decoding: text, as: UTF8.self)
                let (interval, bleed) = (
                    IntervalAnswer(rawValue: word), BleedAnswer(rawValue: word)
                )
                return interval == nil && bleed == nil ? nil : (day, interval, bleed)
            }
        }
        for (start, interval, bleed) in all {
            if let interval { answers[start] = interval }
            if let bleed { answers[bleed: start] = bleed }
        }
        return answers
    }

    private static func contraception(
        _ lines: inout BodyLines
    ) throws(JournalCodecError) -> Contraception {
        let courses = try lines.map {
            try? ContraceptionCourse(text: String(decoding: $0, as: UTF8.self))
        }
        guard let contraception = Contraception(courses: courses) else {
            throw .unreadable(line: lines.number)
        }
        return contraception
    }

    private static func life(_ lines: inout BodyLines) throws(JournalCodecError) -> Life {
        let turns = try lines.map { row in
            dated(row).flatMap { day, text in phase(text).map { Life.Turn(day: day, phase: $0) } }
        }
        guard let life = Life(turns: turns) else { throw .unreadable(line: lines.number) }
        return life
    }

    /// A day and what follows it behind a tab.
    private static func dated(_ row: ArraySlice<UInt8>) -> (Day, ArraySlice<UInt8>)? {
        guard let day = Day(utf8: row.prefix(10)), row.dropFirst(10).first == 0x09 else {
            return nil
        }
        return (day, row.dropFirst(11))
    }

    private static func phase(_ row: ArraySlice<UInt8>) -> LifePhase? {
        let fields = row.split(separator: 0x09, maxSplits: 1, omittingEmptySubsequences: false)
        switch (fields.first.map { String(decoding: $0, as: UTF8.self) }, fields.count) {
        case ("cycling", 1): return .cycling
        case ("pregnancy", 2): return Day(utf8: fields[1]).map { .pregnancy(due: $0) }
        case ("postpartum", 1): return .postpartum
        case ("breastfeeding", 1): return .breastfeeding
        case ("break", 1): return .onBreak(reason: nil)
        case ("break", 2): return .onBreak(reason: unescaped(fields[1]))
        case ("perimenopause", 1): return .perimenopause
        default: return nil
        }
    }

    private static func parts(
        _ lines: inout BodyLines
    ) throws(JournalCodecError) -> [JournalChange.Content] {
        var parts: [JournalChange.Content] = []
        while let row = lines.next() {
            guard let count = Int(String(decoding: row, as: UTF8.self)),
                let body = lines.next(count), !body.starts(with: "together".utf8),
                let part = try? decode(body)
            else { throw .unreadable(line: lines.number) }
            parts.append(part)
        }
        return parts
    }

    private static func record(_ fields: ArraySlice<UInt8>) -> DayRecord? {
        var record = DayRecord()
        var (symptoms, moods): ([String], [String]) = ([], [])
        var isKnown = true
        func known<Value>(_ value: Value?) -> Value? {
            if value == nil { isKnown = false }
            return value
        }
        for field in fields.split(separator: 0x09) {
            let isBare = field.count == 1
            let hasValue = field.dropFirst().first == UInt8(ascii: "=")
            guard isBare || hasValue, let key = field.first else { return nil }
            let value = { unescaped(field.dropFirst(2)) }
            switch (Unicode.Scalar(key), isBare) {
            case ("e", true): record.periodEndUnknown = true
            case ("z", true): record.periodEnded = true
            case ("o", true): record.ovulationObserved = true
            case ("f", false): record.flow = known(Flow(rawValue: value()))
            case ("t", false):
                record.temperature = known(Int(value()).flatMap(Temperature.init(centidegrees:)))
            case ("w", false): record.weight = known(Int(value()).flatMap(Weight.init(grams:)))
            case ("l", false): record.lh = known(LHTest(rawValue: value()))
            case ("m", false): record.mucus = known(Mucus(rawValue: value()))
            case ("s", false): symptoms.append(value())
            case ("d", false): moods.append(value())
            case ("p", false): record.dose = known(DoseTaking(rawValue: value()))
            case ("n", false): record.note = value()
            case ("x", false): record.source = value()
            default: return nil
            }
        }
        // An older entry has them in the language that they were logged in.
        if !symptoms.isEmpty { record.symptoms = symptoms }
        if !moods.isEmpty { record.moods = moods }
        return isKnown ? record : nil
    }

    private static func name(_ row: ArraySlice<UInt8>) -> CycleIdentities.Named? {
        let fields = row.split(separator: 0x09, maxSplits: 2)
        guard fields.count == 3, let first = Day(utf8: fields[0]), let last = Day(utf8: fields[1]),
            first <= last, let identity = identity(fields[2])
        else { return nil }
        return CycleIdentities.Named(period: first...last, identity: identity)
    }

    private static func identity(_ row: ArraySlice<UInt8>) -> CycleIdentity? {
        let fields = row.split(separator: 0x09).map { String(decoding: $0, as: UTF8.self) }
        guard fields.count == 2, let origin = Int64(fields[0]), let ordinal = Int32(fields[1]),
            CycleIdentity.ordinals.contains(ordinal)
        else { return nil }
        return CycleIdentity(origin: origin, ordinal: ordinal)
    }

    private static func unescaped(_ field: ArraySlice<UInt8>) -> String {
        guard field.contains(0x5C) else { return String(decoding: field, as: UTF8.self) }
        var bytes: [UInt8] = []
        var isEscape = false
        for byte in field {
            switch (isEscape, byte) {
            case (false, 0x5C): isEscape = true
            case (false, _): bytes.append(byte)
            case (true, UInt8(ascii: "t")): bytes.append(0x09); isEscape = false
            case (true, UInt8(ascii: "n")): bytes.append(0x0A); isEscape = false
            case (true, _): bytes.append(byte); isEscape = false
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// The lines of a body that ends with a line feed, one after the other.
private struct BodyLines {
    private var rest: ArraySlice<UInt8>
    /// The number of the line that was read last, counted from 1.
    private(set) var number = 0

    init(_ body: ArraySlice<UInt8>) {
        rest = body
    }

    var isAtEnd: Bool { rest.isEmpty }

    var countLeft: Int { rest.count { $0 == 0x0A } }

    /// What all lines that are left say; throws at the first that `read` can make nothing of.
    mutating func map<Value>(
        _ read: (ArraySlice<UInt8>) -> Value?
    ) throws(JournalCodecError) -> [Value] {
        var values: [Value] = []
        while let row = next() {
            guard let value = read(row) else { throw .unreadable(line: number) }
            values.append(value)
        }
        return values
    }

    /// The next `count` lines with their line feeds; `nil` where there are fewer.
    mutating func next(_ count: Int) -> ArraySlice<UInt8>? {
        let whole = rest
        for _ in 0..<max(count, 0) {
            guard next() != nil else { return nil }
        }
        return count < 1 ? nil : whole[..<rest.startIndex]
    }

    /// The next line without its line feed; `nil` after the last one.
    mutating func next() -> ArraySlice<UInt8>? {
        guard let end = rest.firstIndex(of: 0x0A) else { return nil }
        let line = rest[rest.startIndex..<end]
        rest = rest[(end + 1)...]
        number += 1
        return line
    }
}
