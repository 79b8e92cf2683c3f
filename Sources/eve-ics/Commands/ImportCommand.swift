import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleServer
import ICalendar
import LogStore
import TrackerImport

/// `import`: other files and calendars that came back → corrections → journal.
extension Context {
    func importFiles() throws -> Outcome {
        let (subject, source) = try subjectAndSource()
        let files = try argument(ImportOptions.files)
        var imported: [ImportedFile] = []
        for path in files { imported.append(try readFile(path, subject)) }
        let readings = imported.flatMap(\.readings)
        let accepts = command[ImportOptions.acceptDeletions]
        var gathered = try gather(imported, into: subject, source, acceptsDeletions: accepts)
        guard gathered.canBeApplied else {
            return Outcome(
                ImportReport(gathered, readings, before: subject).text(
                    json: printsJSON, applied: false),
                failure: contradiction(gathered))
        }
        if !command[ImportOptions.dryRun], command[CommonOptions.log] == nil {
            if !accepts, asksWhetherDeleted(gathered, subject) {
                gathered = try gather(imported, into: subject, source, acceptsDeletions: true)
            }
            if gathered.changesAnything {
                try refuseMassDeletion(gathered)
                try ask(ImportReport(gathered, readings, before: subject))
                try apply(gathered, to: subject, source)
                return Outcome(
                    ImportReport(gathered, readings, before: subject).text(
                        json: printsJSON, applied: true))
            }
        }
        return Outcome(
            ImportReport(gathered, readings, before: subject).text(json: printsJSON, applied: false)
        )
    }

    // MARK: Reading

    /// A file is taken for what it holds, whatever it is called.
    private func readFile(_ path: String, _ subject: PersonState) throws -> ImportedFile {
        let file = try InputFile(path)
        let name = InputFile.name(of: path)
        let beginning = try file.read(atLeast: TrackerFile.headLength)
        guard CalendarFile.begins(with: beginning) || path.hasSuffix(".ics") else {
            let options = try trackerOptions()
            guard TrackerFile.isPlainLog(beginning, options: options) else {
                let source = try openSource(path, file, beginning)
                let limit = ICSReader.largestFile
                if let files = try readArchivedCalendars(source, name, limit: limit) {
                    let calendars = try files.map { file in
                        try readCalendar(file.bytes, "\(name):\(file.name)", subject)
                    }
                    return try whole(calendars, name)
                }
                return .trackers(
                    try readTracker(source, name, options, today: subject.today), name: name)
            }
            let read = try readLog(file, beginning: beginning, today: subject.today)
            try refuseBadLines(read, name)
            for notice in read.notices {
                StandardError.write(notice.message(in: name).terminalSafe + "\n")
            }
            return .log(read)
        }
        let bytes = try file.readAll(limit: ICSReader.largestFile, after: beginning)
        return try whole([try readCalendar(bytes, name, subject)], name)
    }

    private func readCalendar(
        _ bytes: [UInt8], _ name: String, _ subject: PersonState
    ) throws -> ReturnedCalendar {
        let calendar: ReturnedCalendar
        do {
            calendar = try Back.read(bytes, for: subject)
        } catch let error as ICSError {
            throw ToolError.refused(error.text(in: name))
        }
        for line in calendar.unreadable.prefix(10) {
            StandardError.write(
                "\(name.terminalSafe):\(line): this event has no date that can be read; it was left out\n"
            )
        }
        return calendar
    }

    /// The calendars of one file as one, so that what moved from one to another is found again.
    private func whole(
        _ calendars: [ReturnedCalendar], _ name: String
    ) throws -> ImportedFile {
        var whole = ReturnedCalendar()
        for calendar in calendars { whole.add(calendar) }
        guard !whole.events.isEmpty else {
            throw ToolError.refused(
                "\(name): there is no event in this calendar; nothing was changed",
                advice:
                    "a calendar that came back empty is not taken for a wish to delete everything")
        }
        return .calendar(whole, name: name)
    }

    private func refuseBadLines(_ read: ReadLog, _ name: String) throws {
        guard read.skippedCount > 0 else { return }
        var lines = read.skippedLines.map { $0.message(in: name) }
        if read.skippedCount > lines.count {
            lines.append("\(name): and \(read.skippedCount - lines.count) more lines")
        }
        guard !command[ImportOptions.skipBadLines] else {
            StandardError.write(lines.map { "\($0.terminalSafe) (skipped)\n" }.joined())
            return
        }
        throw ToolError.refused(
            lines.joined(separator: "\n"),
            advice: "nothing was imported; mend the \(read.skippedCount == 1 ? "line" : "lines"), "
                + "or leave out what cannot be read with --skip-bad-lines")
    }

    // MARK: Planning

    /// One file after the other, each against what the ones before it make of the log.
    private func gather(
        _ files: [ImportedFile], into subject: PersonState, _ source: Source,
        acceptsDeletions: Bool
    ) throws -> ImportPlan {
        var plan = ImportPlan(for: subject)
        let choices = Back.Choices(acceptsDeletions: acceptsDeletions, prefer: preference)
        for file in files {
            switch file {
            case .log(let read): plan.add(read.days, prefer: preference)
            case .trackers(let readings, _):
                for reading in readings {
                    plan.add(
                        tracker: reading.days, ignoring: reading.daysOfIgnoredCycles,
                        prefer: preference)
                }
            case .calendar(let calendar, let name):
                plan = Back.plan(
                    calendar, against: try served(for: calendar, subject, source), on: subject,
                    after: plan, choices)
                if let found = plan.plans.last { try refuseStranger(found, name) }
            }
        }
        return plan
    }

    private func served(
        for calendar: ReturnedCalendar, _ subject: PersonState, _ source: Source
    ) throws -> ServedHistory {
        switch source {
        case .store(let store, let person):
            try household(store).served(to: person, for: calendar, on: subject)
        case .logFile: ServedHistory(of: calendar, among: [], for: subject) { [] }
        case .nowhere: ServedHistory()
        }
    }

    private func refuseStranger(
        _ plan: ReconciliationPlan, _ name: String
    ) throws {
        if plan.isOfSomebodyElse {
            throw ToolError.refused(
                "\(name): this calendar is another person's, or from another store; nothing was changed",
                advice: "say whose it is with --person, or where her store is with --store")
        }
        guard plan.knowsNothing else { return }
        throw ToolError.refused(
            "\(name): no event in it comes from here or is called a period; nothing was changed",
            advice: "if you call it otherwise, say so with 'eve-ics settings period-words WORD'")
    }

    private var preference: LogMerge.Preference? {
        switch command[ImportOptions.prefer] {
        case .incoming: .incoming
        case .log: .log
        case nil: nil
        }
    }

    private func contradiction(_ gathered: ImportPlan) -> ToolError {
        let count = Phrases.count(gathered.conflictCount, "point")
        return .refused(
            "import: the \(gathered.plans.isEmpty ? "file" : "calendar") contradicts the log on "
                + "\(count); nothing was changed",
            advice: "say which to believe with --prefer incoming or --prefer log")
    }

    // MARK: Asking

    /// What is missing may have been deleted, or may only not have been exported; she knows.
    private func asksWhetherDeleted(_ gathered: ImportPlan, _ subject: PersonState) -> Bool {
        let missing = gathered.plans.flatMap(\.proposedDeletions)
        guard !missing.isEmpty, !command[ImportOptions.yes], Terminal.isInput else { return false }
        let today = subject.today
        let lines = missing.map { "\($0.name) \(Phrases.days($0.was, today: today))\n" }.joined()
        StandardError.write(
            "These events are missing from the calendar:\n\(lines.terminalSafeLines)")
        return Terminal.agrees(to: "Did you delete them, and shall the log follow?")
    }

    private func refuseMassDeletion(_ gathered: ImportPlan) throws {
        let deletion = gathered.deletion
        guard deletion.isMass, !command[ImportOptions.allowMassDelete] else { return }
        throw ToolError.refused(
            "import: this would take \(deletion.periods) of \(deletion.loggedPeriods) logged periods, "
                + "\(Phrases.count(deletion.days, "day")), out of the log; nothing was changed",
            advice: "look with --dry-run, and add --allow-mass-delete if that is what you want")
    }

    private func ask(_ report: ImportReport) throws {
        guard !command[ImportOptions.yes] else { return }
        guard Terminal.isInput else {
            throw ToolError.refused(
                "import: nothing was changed, for there is no terminal to ask on",
                advice: "add --yes to import without being asked, or --dry-run to look first")
        }
        StandardError.write(report.text(json: false, applied: false))
        guard Terminal.agrees(to: "Import this?") else {
            throw ToolError.refused("import: nothing was changed")
        }
    }

    // MARK: Doing it

    /// One entry of the journal, so that one `undo` takes all of it back. A store that was not there is made
    /// only now, when something goes into it.
    private func apply(
        _ gathered: ImportPlan, to subject: PersonState, _ source: Source
    ) throws {
        guard let change = gathered.change else { return }
        let store: LogStore
        let person: Person
        if case .store(let opened, let found) = source {
            (store, person) = (opened, found)
        } else {
            store = try openStore(.readWriteCreate)
            person = try personToWrite(in: store)
        }
        // Planned on what was shown to the person: where others wrote meanwhile, it is not applied.
        try JournalWriter(store, for: person.id, from: .import).write {
            subject
        } plan: { _ in
            JournalDraft([change], answer: ())
        }
    }
}

/// What a file turned out to be.
enum ImportedFile {
    case log(ReadLog)
    /// More than one in an archive with files of several.
    case trackers([TrackerReading], name: String)
    case calendar(ReturnedCalendar, name: String)

    /// What came from other trackers, with the name of its file.
    var readings: [(file: String, reading: TrackerReading)] {
        guard case .trackers(let readings, let name) = self else { return [] }
        return readings.map { (name, $0) }
    }
}

/// Tells a calendar by its first line.
enum CalendarFile {
    static func begins(with bytes: [UInt8]) -> Bool {
        let head = Array(bytes.prefix(512))
        let text = UTF16Text.utf8(head) ?? head
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let unmarked = text.starts(with: mark) ? text.dropFirst(mark.count) : text[...]
        let line = unmarked.drop { $0 <= 0x20 }.prefix(15)
        return String(decoding: line, as: UTF8.self).uppercased() == "BEGIN:VCALENDAR"
    }
}
