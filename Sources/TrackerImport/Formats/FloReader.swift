import CivilDate
import CycleModel

/// Flo's JSON, which its support sends on request.
enum FloReader: JSONReader {
    static let format = TrackerFormat.flo

    static func recognises(_ root: JSONValue) -> Bool {
        let data = root["operationalData"]
        return data?["cycles"] != nil || data?["point_events_manual_v2"] != nil
            || root["pointEventsManualData"]?["point_events_manual_v2"] != nil
    }

    static func read(_ root: JSONValue, into book: inout FactBook) {
        if let data = root["operationalData"] {
            for cycle in book.rows("cycles", of: data) { readCycle(cycle, into: &book) }
            for event in book.rows("point_events_manual_v2", of: data) {
                readEvent(event, into: &book)
            }
            for event in book.rows("repeatable_child_point_events", of: data) {
                readPill(event, into: &book)
            }
            for note in book.rows("notes", of: data) {
                guard let day = book.day("date", of: note), let text = book.text("text", of: note)
                else { continue }
                book.add(note: text, on: day, at: note.offset)
            }
        }
        if let data = root["pointEventsManualData"] {
            for event in book.rows("point_events_manual_v2", of: data) {
                readEvent(event, into: &book)
            }
        }
    }

    private static func readCycle(_ cycle: JSONValue, into book: inout FactBook) {
        if book.flag("pregnant", of: cycle) == true {
            book.hasNoPlace(for: "pregnant (say it with 'eve-ics mode')", at: cycle.offset)
        }
        guard let start = book.day("period_start_date", of: cycle) else { return }
        guard book.has("period_end_date", in: cycle) else {
            return book.add(startOfPeriod: start, at: cycle.offset)
        }
        guard let endText = book.text("period_end_date", of: cycle),
            let end = Day(utf8: endText.utf8.prefix(10))
        else {
            book.skip(LineProblem.notADate.description, at: cycle.offset)
            return
        }
        guard let days = book.period(from: start, through: end, at: cycle.offset) else { return }
        book.add(period: days, at: cycle.offset)
        readIntensity(cycle, of: days, into: &book)
    }

    /// The strengths are JSON inside a string, by days that count from 0 in some exports and from 1 in
    /// others: a key "0" shows the one, a key as large as the period is long the other.
    private static func readIntensity(
        _ cycle: JSONValue, of days: ClosedRange<Day>, into book: inout FactBook
    ) {
        let name = "period_intensity"
        guard let value = cycle[name], !value.isNull else { return }
        guard let strengths = nested(value) else {
            return book.skip("\"\(name)\" is not what Flo writes there", at: value.offset)
        }
        var keys: [(number: Int, value: JSONValue)] = []
        for (key, strength) in strengths.members {
            guard let number = Int(key) else {
                book.misunderstand("\(name) of day \"\(key.shortened)\"", at: value.offset)
                continue
            }
            keys.append((number, strength))
        }
        guard !keys.isEmpty else { return }
        let length = days.upperBound - days.lowerBound + 1
        let base: Int
        if keys.contains(where: { $0.number == 0 }) {
            base = 0
        } else if keys.contains(where: { $0.number == length }) {
            base = 1
        } else {
            return book.remark(
                "strength unknown: its days may count from 0 or from 1", at: value.offset)
        }
        for (number, strength) in keys {
            guard (base..<base + length).contains(number) else {
                book.skip("a strength for a day outside its period", at: value.offset)
                continue
            }
            let day = days.lowerBound + (number - base)
            guard day <= book.today else { continue }
            switch strength.integer {
            case 1: book.add(.light, on: day, at: value.offset)
            case 2: book.add(.medium, on: day, at: value.offset)
            case 3: book.add(.heavy, on: day, at: value.offset)
            case let other?: book.misunderstand("\(name) \(other)", at: value.offset)
            case nil: book.skip("a strength is not a whole number", at: value.offset)
            }
        }
    }

    private static func readEvent(_ event: JSONValue, into book: inout FactBook) {
        if book.flag("deleted", of: event) == true {
            return book.leaveOut("a deleted entry", at: event.offset)
        }
        // `date` is the same moment in UTC, which may be another day.
        let hasLocalDate = book.has("local_date", in: event)
        if !hasLocalDate {
            book.remark("only a date in UTC is given, taken as written", at: event.offset)
        }
        guard let day = book.day(hasLocalDate ? "local_date" : "date", of: event),
            let category = book.text("category", of: event)
        else { return }
        let subcategory = book.text("subcategory", of: event) ?? "N/A"
        var reading: Double?
        if category == "Temperature" {
            guard let properties = event["properties"].flatMap(nested),
                book.has("value", in: properties)
            else { return book.skip("a temperature has no value", at: event.offset) }
            reading = book.number("value", of: properties)
            if reading == nil { return }
        }
        FloVocabulary.take(
            category, subcategory, reading: reading, on: day, at: event.offset, into: &book)
    }

    private static func readPill(_ event: JSONValue, into book: inout FactBook) {
        if book.flag("deleted", of: event) == true {
            return book.leaveOut("a deleted entry", at: event.offset)
        }
        guard let properties = event["properties"].flatMap(nested),
            properties["missed_pill"] != nil
        else {
            let category = event["category"]?.text ?? "a repeated entry"
            return book.misunderstand(category, at: event.offset)
        }
        let name = book.has("local_date", in: event) ? "local_date" : "date"
        guard let isMissed = book.flag("missed_pill", of: properties),
            let day = book.day(name, of: event)
        else { return }
        book.add(day, at: event.offset) { $0.dose = isMissed ? .skipped : .taken }
    }

    /// An object, or one written as JSON inside a string.
    private static func nested(_ value: JSONValue) -> JSONValue? {
        if value.isObject { return value }
        guard let text = value.text, let document = try? JSONDocument(Array(text.utf8)),
            document.root.isObject
        else { return nil }
        return document.root
    }
}

/// Flo's text file: blocks with the dates of a period, then lines of manual entries.
enum FloTextReader {
    static let format = TrackerFormat.flo
    private static let startMark = "Period start date:"
    private static let endMark = "Period end date:"

    static func recognises(_ head: [UInt8]) -> Bool {
        String(decoding: head.prefix(4096), as: UTF8.self).split(whereSeparator: \.isNewline)
            .contains { $0.drop(while: \.isWhitespace).hasPrefix(startMark) }
    }

    static func read(_ bytes: [UInt8], into book: inout FactBook) {
        var start: (day: Day, line: Int)?
        var line = 0
        func close() {
            if let open = start { book.add(startOfPeriod: open.day, at: open.line) }
            start = nil
        }
        for raw in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            line += 1
            let text = String(decoding: raw, as: UTF8.self).trimmed
            if text.hasPrefix("-----") {
                close()
            } else if text.hasPrefix(startMark) {
                close()
                start = book.day(String(text.dropFirst(startMark.count)).trimmed, at: line)
                    .map { ($0, line) }
            } else if text.hasPrefix(endMark) {
                guard let open = start else { continue }
                start = nil
                let word = text.dropFirst(endMark.count).drop(while: \.isWhitespace)
                guard let end = Day(utf8: word.utf8.prefix(10)) else {
                    book.add(startOfPeriod: open.day, at: open.line)
                    continue
                }
                guard let days = book.period(from: open.day, through: end, at: line) else {
                    continue
                }
                book.add(period: days, at: line)
            } else if text.hasPrefix("Pregnant:") {
                if text.hasSuffix("True") {
                    book.hasNoPlace(for: "pregnant (say it with 'eve-ics mode')", at: line)
                }
            } else {
                readEvent(text, at: line, into: &book)
            }
        }
        close()
    }

    /// `2026-01-05 - Symptom - DrawingPain`.
    private static func readEvent(_ text: String, at line: Int, into book: inout FactBook) {
        guard text.utf8.prefix(4).allSatisfy({ (0x30...0x39).contains($0) }), text.utf8.count > 10
        else { return }
        var fields = text.split(separator: " - ").map { String($0).trimmed }
        guard fields.count >= 2 else { return }
        guard let day = book.day(fields.removeFirst(), at: line) else { return }
        let category = fields.removeFirst()
        let subcategory = fields.first ?? "N/A"
        var reading: Double?
        if category == "Temperature" {
            reading = fields.lazy.compactMap(Double.init(written:)).first
            guard reading != nil else { return book.skip("a temperature has no value", at: line) }
        }
        FloVocabulary.take(
            category, subcategory, reading: reading, on: day, at: line, into: &book)
    }
}

/// What Flo's categories mean here, the same in both of its formats.
private enum FloVocabulary {
    static func take(
        _ category: String, _ subcategory: String, reading: Double?, on day: Day, at position: Int,
        into book: inout FactBook
    ) {
        switch category {
        case "Symptom":
            if subcategory == "Spotting" {
                book.add(.spotting, on: day, at: position)
            } else {
                book.add(symptom: subcategory, on: day, at: position)
            }
        case "Mood": book.add(mood: subcategory, on: day, at: position)
        case "Sex": book.add(verbatim: "sex: \(Wording.plain(subcategory))", on: day, at: position)
        case "Fluid":
            if Wording.mucus(subcategory) != nil {
                book.add(mucusNamed: subcategory, on: day, at: position, name: category)
            } else {
                book.add(
                    verbatim: "discharge: \(Wording.plain(subcategory))", on: day, at: position)
            }
        case "OvulationTest":
            book.add(lhNamed: subcategory, on: day, at: position, name: category)
        // Found by other means than a test.
        case "Ovulation" where subcategory == "OtherMethods":
            book.add(day, at: position) { $0.ovulationObserved = true }
        case "Temperature":
            if let reading { book.add(temperature: reading, on: day, at: position) }
        case "Weight", "Water", "Sport", "Sleep", "Steps":
            book.hasNoPlace(for: category, at: position)
        default: book.misunderstand("\(category) \"\(subcategory)\"", at: position)
        }
    }
}
