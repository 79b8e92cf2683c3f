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
        var gathered = GatheredDays(log: subject.log, circumstances: subject.circumstances)
        for path in try argument(ImportOptions.files) {
            let name = InputFile.name(of: path)
            switch try readImported(path, today: subject.today) {
            case .plainLog(let read):
                try refuseBadLines(read, name)
                for notice in read.notices {
                    StandardError.write(notice.message(in: name).harmless + "\n")
                }
                gathered.add(read.days, prefer: preference)
            case .trackers(let readings):
                for reading in readings {
                    gathered.add(reading, from: name, prefer: preference)
                }
            }
        }
        let report = ImportReport(
            gathered: gathered, before: subject, after: Subject(subject, importing: gathered))
        guard gathered.canBeApplied else {
            return Outcome(
                report.text(json: printsJSON, applied: false),
                failure: .refused(
                    "import: the file contradicts the log on \(Phrases.count(gathered.conflicts.count, "point")); nothing was changed",
                    advice: "say which to believe with --prefer incoming or --prefer log"))
        }
        let isForStore = !isDry && command[CommonOptions.log] == nil
        guard isForStore, gathered.changesAnything else {
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
            body: JournalCodec.encode(gathered.content))
        _ = try storing { () throws(StoreError) in
            try store.append([entry], for: person.id, expecting: Int(subject.lastEntry))
        }
    }
}
