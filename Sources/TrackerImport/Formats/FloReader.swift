import CivilDate
import CycleModel

extension TrackerFormat {
    package static let flo = TrackerFormat("Flo")
}

/// Flo's JSON, which its support sends on request.
enum FloReader: JSONReader {
    static let format = TrackerFormat.flo

    static func recognizes(_ root: JSONValue) -> Bool {
        let data = root["operationalData"]
        return data?["cycles"] != nil || data?["point_events_manual_v2"] != nil
            || root["pointEventsManualData"]?["point_events_manual_v2"] != nil
    }

    static func read(_ root: JSONValue, into records: RecordBuilder) {
        if let data = root["operationalData"] {
            for cycle in records.rows("cycles", of: data) { readCycle(cycle, into: records) }
            for event in records.rows("point_events_manual_v2", of: data) {
                readEvent(event, into: records)
            }
            for event in records.rows("repeatable_child_point_events", of: data) {
                readPill(event, into: records)
            }
            records.unread(data, but: tables)
            for note in records.rows("notes", of: data) {
                records.unread(note, but: noteMembers)
                guard let day = records.day("date", of: note),
                    let text = records.text("text", of: note)
                else { continue }
                day.add(note: text)
            }
        }
        if let data = root["pointEventsManualData"] {
            for event in records.rows("point_events_manual_v2", of: data) {
                readEvent(event, into: records)
            }
            records.unread(data, but: tables)
        }
        records.unread(root, but: ["operationalData", "pointEventsManualData"])
    }

    private static let tables: Set<String> = [
        "cycles", "point_events_manual_v2", "repeatable_child_point_events", "notes",
    ]
    private static let noteMembers = housekeeping.union(["date", "local_date", "text"])
    private static let cycleMembers = housekeeping.union([
        "period_start_date", "period_end_date", "period_intensity", "pregnant",
        "pregnant_start_date", "pregnant_end_date",
    ])
    private static let eventMembers = housekeeping.union([
        "date", "local_date", "category", "subcategory", "properties", "deleted",
    ])
    /// What Flo keeps of a row for itself.
    private static let housekeeping: Set<String> = [
        "id", "uuid", "user_id", "created_at", "updated_at", "source", "version",
    ]

    private static func readCycle(_ cycle: JSONValue, into records: RecordBuilder) {
        records.unread(cycle, but: cycleMembers)
        if records.flag("pregnant", of: cycle) == true {
            records.hasNoPlace(for: .mode("pregnant"), at: cycle.offset)
        }
        guard let start = records.day("period_start_date", of: cycle) else { return }
        guard records.has("period_end_date", in: cycle) else {
            return start.addStartOfPeriod()
        }
        guard let endText = records.text("period_end_date", of: cycle),
            let end = Day(utf8: endText.utf8.prefix(10))
        else {
            return start.skip(.notADate())
        }
        guard let days = start.addPeriod(through: end) else { return }
        readIntensity(cycle, of: days, into: records)
    }

    /// The strengths are JSON inside a string, by days that count from 0 in some exports and from 1 in
    /// others: a key "0" shows the one, a key as large as the period is long the other.
    private static func readIntensity(
        _ cycle: JSONValue, of days: ClosedRange<Day>, into records: RecordBuilder
    ) {
        let name = "period_intensity"
        guard let value = cycle[name], !value.isNull else { return }
        guard let strengths = nested(value) else {
            return records.skip(.not(.usual, "\(name)"), at: value.offset)
        }
        var keys: [(number: Int, value: JSONValue)] = []
        for (key, strength) in strengths.members {
            guard let number = Int(key) else {
                records.misunderstand(.value(name, key), at: value.offset)
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
            return records.remark(.unknownStrengths, at: value.offset)
        }
        for (number, strength) in keys {
            guard (base..<base + length).contains(number) else {
                records.skip(.outsidePeriod, at: value.offset)
                continue
            }
            let day = records.on(days.lowerBound + (number - base), at: value.offset)
            guard day.date <= records.today else { continue }
            switch strength.integer {
            case 1: day.add(.light)
            case 2: day.add(.medium)
            case 3: day.add(.heavy)
            case let other?: day.misunderstand(.words("\(name) \(other)"))
            case nil: day.skip(.not(.wholeNumber, "\(name)"))
            }
        }
    }

    private static func readEvent(_ event: JSONValue, into records: RecordBuilder) {
        if records.flag("deleted", of: event) == true {
            return records.leaveOut(.deleted, at: event.offset)
        }
        records.unread(event, but: eventMembers)
        // `date` is the same moment in UTC, which may be another day.
        let hasLocalDate = records.has("local_date", in: event)
        if !hasLocalDate {
            records.remark(.onlyDateInUTC, at: event.offset)
        }
        guard let day = records.day(hasLocalDate ? "local_date" : "date", of: event),
            let category = records.text("category", of: event)
        else { return }
        let subcategory = records.text("subcategory", of: event) ?? "N/A"
        var reading: Double?
        if FloVocabulary.measures.contains(category) {
            guard let properties = event["properties"].flatMap(nested),
                records.has("value", in: properties)
            else { return day.skip(.noValue("\(category)")) }
            reading = records.number("value", of: properties)
            if reading == nil { return }
        }
        FloVocabulary.take(category, subcategory, reading: reading, on: day)
    }

    private static func readPill(_ event: JSONValue, into records: RecordBuilder) {
        if records.flag("deleted", of: event) == true {
            return records.leaveOut(.deleted, at: event.offset)
        }
        guard let properties = event["properties"].flatMap(nested),
            properties["missed_pill"] != nil
        else {
            let category = event["category"]?.text ?? "repeatable_child_point_events"
            return records.misunderstand(.words("\(category)"), at: event.offset)
        }
        let name = records.has("local_date", in: event) ? "local_date" : "date"
        guard let isMissed = records.flag("missed_pill", of: properties),
            let day = records.day(name, of: event)
        else { return }
        day.add { $0.dose = isMissed ? .skipped : .taken }
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
enum FloTextReader: TextReader {
    static let format = TrackerFormat.flo
    private static let startMark = "Period start date:"
    private static let endMark = "Period end date:"

    static func recognizes(_ head: [UInt8]) -> Bool {
        String(decoding: head.withoutByteOrderMark.prefix(4096), as: UTF8.self)
            .split(whereSeparator: \.isNewline)
            .contains { $0.drop(while: \.isWhitespace).hasPrefix(startMark) }
    }

    static func read(_ bytes: [UInt8], into records: RecordBuilder) {
        var start: TrackerDay?
        var line = 0
        func close() {
            start?.addStartOfPeriod()
            start = nil
        }
        for raw in bytes.withoutByteOrderMark.split(
            separator: 0x0A, omittingEmptySubsequences: false)
        {
            line += 1
            let text = String(decoding: raw, as: UTF8.self).trimmed
            if text.hasPrefix("-----") {
                close()
            } else if text.hasPrefix(startMark) {
                close()
                start = records.day(String(text.dropFirst(startMark.count)).trimmed, at: line)
            } else if text.hasPrefix(endMark) {
                guard let open = start else { continue }
                start = nil
                let word = text.dropFirst(endMark.count).drop(while: \.isWhitespace)
                if let end = Day(utf8: word.utf8.prefix(10)) {
                    open.at(line).addPeriod(through: end)
                } else {
                    open.addStartOfPeriod()
                }
            } else if text.hasPrefix("Pregnant:") {
                if text.hasSuffix("True") {
                    records.hasNoPlace(for: .mode("pregnant"), at: line)
                }
            } else {
                readEvent(text, at: line, into: records)
            }
        }
        close()
    }

    /// `2026-01-05 - Symptom - DrawingPain`.
    private static func readEvent(_ text: String, at line: Int, into records: RecordBuilder) {
        guard text.utf8.prefix(4).allSatisfy(\.isASCIIDigit), text.utf8.count > 10
        else { return }
        var fields = text.split(separator: " - ").map { String($0).trimmed }
        guard fields.count >= 2 else { return }
        guard let day = records.day(fields.removeFirst(), at: line) else { return }
        let category = fields.removeFirst()
        let subcategory = fields.first ?? "N/A"
        var reading: Double?
        if FloVocabulary.measures.contains(category) {
            reading = fields.lazy.compactMap(Double.init(written:)).first
            guard reading != nil else { return day.skip(.noValue("\(category)")) }
        }
        FloVocabulary.take(category, subcategory, reading: reading, on: day)
    }
}

/// What Flo's categories mean here, the same in both of its formats.
private enum FloVocabulary {
    /// The categories that are numbers.
    static let measures: Set<String> = ["Temperature", "Weight"]

    static func take(
        _ category: String, _ subcategory: String, reading: Double?, on day: TrackerDay
    ) {
        switch category {
        case "Symptom":
            if subcategory == "Spotting" {
                day.add(.spotting)
            } else {
                day.add(symptom: subcategory)
            }
        case "Mood": day.add(mood: subcategory)
        case "Sex": day.add("sex", named: subcategory)
        case "Fluid": day.add(fluidNamed: subcategory)
        case "OvulationTest": day.add(lhNamed: subcategory, name: category)
        // Found by other means than a test.
        case "Ovulation" where subcategory == "OtherMethods":
            day.add { $0.ovulationObserved = true }
        case "Temperature":
            if let reading { day.add(temperature: reading) }
        // Flo keeps kilograms, whatever it shows; the file does not say so.
        case "Weight":
            day.remark(.assumedKilograms)
            if let reading { day.add(kilograms: reading) }
        case "Water", "Sport", "Sleep", "Steps":
            day.hasNoPlace(for: .words("\(category)"))
        default: day.misunderstand(.value(category, subcategory))
        }
    }
}
