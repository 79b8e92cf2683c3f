import CalendarModel
import CycleModel
import TrackerImport

/// What an import did or would do.
struct ImportReport {
    let gathered: GatheredDays
    let before: Subject
    let after: Subject

    func text(json: Bool, applied: Bool) -> String {
        json ? self.json(applied: applied).text : prose(applied: applied)
    }

    /// What came in by kind: the key in JSON, one of them in words, several, and how many.
    private var kinds: [(key: String, one: String, many: String, count: Int)] {
        func total(_ field: KeyPath<LogMerge.Counts, Int>) -> Int {
            gathered.counts.reduce(0) { $0 + $1[keyPath: field] }
        }
        return [
            ("period", "period day", "period days", total(\.periodDays)),
            ("flow", "other flow", "other flows", total(\.flows)),
            ("temperature", "temperature", "temperatures", total(\.temperatures)),
            ("lh", "ovulation test", "ovulation tests", total(\.lh)),
            ("mucus", "day with mucus", "days with mucus", total(\.mucus)),
            ("symptom", "day with symptoms", "days with symptoms", total(\.symptoms)),
            ("mood", "day with moods", "days with moods", total(\.moods)),
            ("dose", "dose", "doses", total(\.doses)),
            ("ovulation", "observed ovulation", "observed ovulations", total(\.ovulations)),
            ("note", "note", "notes", total(\.notes)),
        ].filter { $0.3 > 0 }
    }

    private func prose(applied: Bool) -> String {
        let changes = gathered.changes
        var text = conflictLines
        guard let first = changes.first?.day, let last = changes.last?.day else {
            if !text.isEmpty { return text + account }
            if gathered.changesAnything { return text + ignored + account + forecastMove }
            return "Nothing new: \(Phrases.count(gathered.unchanged, "day")) logged already.\n"
                + account
        }
        if kinds.isEmpty, gathered.confirmed == changes.count {
            let days = Phrases.count(gathered.confirmed, "day")
            return text + "Nothing new: \(days) logged already, now with one more source.\n"
                + account
        }
        let span = Phrases.days(first...last, today: after.today)
        let verb = applied ? "Imported" : "To import:"
        let list = kinds.map { "\($0.count) \($0.count == 1 ? $0.one : $0.many)" }.joined(
            separator: ", ")
        text += "\(verb) \(Phrases.count(changes.count, "day")), \(span): \(list).\n"
        if gathered.unchanged > 0 {
            text += "\(Phrases.count(gathered.unchanged, "day")) logged already.\n"
        }
        return text + ignored + account + after.newDoubt(since: before) + forecastMove
    }

    private var ignored: String {
        guard !gathered.ignoredCycles.isEmpty else { return "" }
        let count = gathered.ignoredCycles.count
        return "\(Phrases.count(count, "cycle")) left out of the forecast, as she asked there.\n"
    }

    /// What each tracker's file is, and everything in it that was not simply taken.
    private var account: String {
        var text = ""
        if gathered.heavierFlows > 0 {
            let days = Phrases.count(gathered.heavierFlows, "day")
            text += "\(days) with two strengths from two trackers: the heavier was kept.\n"
        }
        for (file, reading) in gathered.readings {
            if let first = reading.days.first?.day, let last = reading.days.last?.day {
                let span = Phrases.days(first...last, today: after.today)
                let days = Phrases.count(reading.days.count, "day")
                text += "\(file.harmless): \(reading.format.rawValue), \(days), \(span).\n"
            }
            for remark in reading.remarks { text += remark.message(in: file).harmless + "\n" }
            if reading.moreRemarks > 0 {
                text += "\(file.harmless): and \(reading.moreRemarks) more remarks\n"
            }
        }
        return text
    }

    private var forecastMove: String {
        let (old, new) = (before.forecast(months: 1), after.forecast(months: 1))
        guard let start = new.next?.start, let was = old.next?.start, was != start else {
            return new.headline + "\n"
        }
        return "\(new.headline.dropLast()), was \(was.text(near: after.today)).\n"
    }

    private var conflictLines: String {
        gathered.conflicts.map { conflict in
            let field = conflict.field.rawValue
            return "\(conflict.day): \(field) is \(conflict.logged.harmless) in the log, "
                + "\(conflict.incoming.harmless) in the file\n"
        }.joined()
    }

    private func json(applied: Bool) -> JSON {
        .object([
            ("schema", 1), ("applied", .bool(applied)), ("corrections", []), ("refused", []),
            ("ignored", []), ("proposedDeletions", []),
            (
                "conflicts",
                .array(
                    gathered.conflicts.map { conflict in
                        .object([
                            ("uid", .null), ("days", [.day(conflict.day)]),
                            ("calendar", .string(conflict.incoming)),
                            ("log", .string(conflict.logged)),
                            ("why", .string("\(conflict.field.rawValue) differs")),
                        ])
                    })
            ),
            ("imported", .object(kinds.map { ($0.key, .number($0.count)) })),
            ("unchanged", .number(gathered.unchanged)),
            ("files", .array(gathered.readings.map { file($0.file, $0.reading) })),
            (
                "forecast",
                .object([
                    ("before", day(before.forecast(months: 1).next?.start)),
                    ("after", day(after.forecast(months: 1).next?.start)),
                ])
            ),
        ])
    }

    private func file(_ name: String, _ reading: TrackerReading) -> JSON {
        .object([
            ("file", .string(name)), ("format", .string(reading.format.rawValue)),
            ("days", .number(reading.days.count)), ("first", day(reading.days.first?.day)),
            ("last", day(reading.days.last?.day)),
            (
                "remarks",
                .array(
                    reading.remarks.map { remark in
                        .object([
                            ("kind", .string(remark.kind.rawValue)), ("name", .string(remark.name)),
                            ("count", .number(remark.count)),
                            ("place", .string(remark.place.text(in: name))),
                        ])
                    })
            ),
        ])
    }

    private func day(_ day: Day?) -> JSON {
        day.map { .day($0) } ?? .null
    }
}
