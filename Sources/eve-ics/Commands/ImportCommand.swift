import CalendarModel
import CommandLineInterface
import CycleModel
import LogStore
import TrackerImport

/// `import`: other files → days → journal.
extension Session {
    func importFiles() throws(ToolError) -> Outcome {
        let isDry = command[ImportOptions.dryRun]
        let subject = try subject()
        var gathered = GatheredDays(log: subject.log)
        for path in try argument(ImportOptions.files) {
            let read = try readLog(path, today: subject.today)
            let name = InputFile.name(of: path)
            try refuseBadLines(read, name)
            for notice in read.notices {
                StandardError.write(notice.message(in: name).harmless + "\n")
            }
            gathered.add(read.days, prefer: preference)
        }
        let report = ImportReport(
            gathered: gathered, before: subject, after: Subject(subject, withLog: gathered.log))
        guard gathered.canBeApplied else {
            return Outcome(
                report.text(json: printsJSON, applied: false),
                failure: .refused(
                    "import: the file contradicts the log on \(Phrases.count(gathered.conflicts.count, "point")); nothing was changed",
                    advice: "say which to believe with --prefer incoming or --prefer log"))
        }
        let isForStore = !isDry && command[CommonOptions.log] == nil
        guard isForStore, !gathered.changes.isEmpty else {
            return Outcome(report.text(json: printsJSON, applied: false))
        }
        try ask(report)
        try apply(gathered, to: subject)
        return Outcome(report.text(json: printsJSON, applied: true))
    }

    private var preference: LogMerge.Preference? {
        switch command[ImportOptions.prefer] {
        case .incoming: .incoming
        case .log: .log
        case nil: nil
        }
    }

    private func refuseBadLines(_ read: ReadLog, _ name: String) throws(ToolError) {
        guard read.skippedCount > 0 else { return }
        var lines = read.skippedLines.map { $0.message(in: name) }
        if read.skippedCount > lines.count {
            lines.append("\(name): and \(read.skippedCount - lines.count) more lines")
        }
        guard !command[ImportOptions.skipBadLines] else {
            StandardError.write(lines.map { "\($0.harmless) (skipped)\n" }.joined())
            return
        }
        throw .refused(
            lines.joined(separator: "\n"),
            advice: "nothing was imported; mend the \(read.skippedCount == 1 ? "line" : "lines"), "
                + "or leave out what cannot be read with --skip-bad-lines")
    }

    private func ask(_ report: ImportReport) throws(ToolError) {
        guard !command[ImportOptions.yes] else { return }
        guard Terminal.isInput else {
            throw .refused(
                "import: nothing was changed, for there is no terminal to ask on",
                advice: "add --yes to import without being asked, or --dry-run to look first")
        }
        StandardError.write(report.text(json: false, applied: false))
        guard Terminal.agrees(to: "Import this?") else {
            throw .refused("import: nothing was changed")
        }
    }

    /// A store that was not there is made only now, when something goes into it.
    private func apply(_ gathered: GatheredDays, to subject: Subject) throws(ToolError) {
        let store: LogStore
        let person: Person
        if case .store(let opened, let found) = subject.source {
            (store, person) = (opened, found)
        } else {
            store = try openStore(.readWriteCreate)
            person = try personToWrite(in: store)
        }
        let entry = NewEntry(
            recorded: subject.moment.seconds, door: .import,
            body: JournalCodec.encode(.days(gathered.changes)))
        _ = try storing { () throws(StoreError) in
            try store.append([entry], for: person.id, expecting: Int(subject.lastEntry))
        }
    }
}

/// The days of several files, brought into a log one file after the other.
struct GatheredDays {
    private(set) var log: DayLog
    private var changed: Set<Day> = []
    private(set) var counts: [LogMerge.Counts] = []
    private(set) var unchanged = 0
    private(set) var conflicts: [LogMerge.Conflict] = []
    private(set) var canBeApplied = true

    init(log: DayLog) {
        self.log = log
    }

    mutating func add(_ days: [DayLog.Entry], prefer: LogMerge.Preference?) {
        let plan = LogMerge.plan(into: log, incoming: days, prefer: prefer)
        log.apply(plan)
        changed.formUnion(plan.changes.map(\.day))
        counts.append(plan.added)
        unchanged += plan.unchanged
        conflicts += plan.conflicts
        canBeApplied = canBeApplied && plan.canBeApplied
    }

    /// Each changed day's whole new record, in order.
    var changes: [DayLog.Entry] {
        changed.sorted().map { DayLog.Entry(day: $0, record: log[$0]) }
    }
}

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
        let hides = after.settings.hidesFertility
        return [
            ("period", "period day", "period days", total(\.periodDays)),
            ("flow", "other flow", "other flows", total(\.flows)),
            ("temperature", "temperature", "temperatures", total(\.temperatures)),
            hides
                ? ("lh", "LH test", "LH tests", total(\.lh))
                : ("lh", "ovulation test", "ovulation tests", total(\.lh)),
            ("mucus", "day with mucus", "days with mucus", total(\.mucus)),
            ("symptom", "day with symptoms", "days with symptoms", total(\.symptoms)),
            ("mood", "day with moods", "days with moods", total(\.moods)),
            ("dose", "dose", "doses", total(\.doses)),
            hides
                ? ("ovulation", "other sign", "other signs", total(\.ovulations))
                : ("ovulation", "observed ovulation", "observed ovulations", total(\.ovulations)),
            ("note", "note", "notes", total(\.notes)),
        ].filter { $0.3 > 0 }
    }

    private func prose(applied: Bool) -> String {
        let changes = gathered.changes
        var text = conflictLines
        guard let first = changes.first?.day, let last = changes.last?.day else {
            guard text.isEmpty else { return text }
            return "Nothing new: \(Phrases.count(gathered.unchanged, "day")) logged already.\n"
        }
        let span = Phrases.days(first...last, today: after.today)
        let verb = applied ? "Imported" : "To import:"
        let list = kinds.map { "\($0.count) \($0.count == 1 ? $0.one : $0.many)" }.joined(
            separator: ", ")
        text += "\(verb) \(Phrases.count(changes.count, "day")), \(span): \(list).\n"
        if gathered.unchanged > 0 {
            text += "\(Phrases.count(gathered.unchanged, "day")) logged already.\n"
        }
        return text + after.newDoubt(since: before) + forecastMove
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
        ])
    }
}
