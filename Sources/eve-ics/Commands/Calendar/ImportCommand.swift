import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import Household
import Messages
import TrackerImport

/// `import`: other files and calendars that came back → corrections → journal.
struct ImportCommand: Action {
    /// Which side wins where a file contradicts the log.
    private enum Preference: String, CaseIterable { case incoming, log }

    private static let files = Argument(
        repeating: "FILE", .file,
        "A calendar, a plain log or another tracker's export; - means standard input")
    private static let dryRun = Flag("--dry-run", "Show what would change, and change nothing")
    private static let yes = Flag("--yes", "Do not ask before changing anything")
    private static let prefer = Option(
        "--prefer", .choice(of: Preference.allCases, "SIDE"),
        "If file and log contradict each other, believe the file or the log")
    private static let acceptDeletions = Flag(
        "--accept-deletions",
        "Count events that are missing from your calendar, or that it cancels, as deleted")
    private static let allowMassDelete = Flag(
        "--allow-mass-delete",
        "Allow removing more than a quarter of your periods, or changing more than 30 days")
    private static let skipBadLines = Flag(
        "--skip-bad-lines", "Import the readable lines of a plain log that has unreadable ones")

    static var command: Command<Verb> {
        Command(
            "import", Self.self,
            summary: "Import changes from your calendar, or days from another tracker",
            discussion: """
                Export your calendar from the program in which you changed it, and import the file \
                here. A period that you moved, stretched or deleted is corrected in your log; a \
                forecast that you moved to today or earlier becomes a logged period; an event that \
                you added and called a period is logged too. Changed alarms change your reminders, \
                and lines that you added to a description become a note. Nothing that is still to \
                come can be logged.

                Events that are missing from the file are left alone unless you confirm that you \
                deleted them. Days that you logged after the export are never overwritten without \
                asking. One 'eve-ics undo' takes a whole import back.

                These trackers' files are read, zipped or unpacked: Apple Health, Clue, drip, \
                Femometer, Fertility Friend, Fitbit, Flo, Garmin, Health Connect, Mensinator, \
                Menstrudel, Mooneva, Ovumcy, pcalendar, Periodical; and any table with --columns. \
                A report lists what was imported and what was not. A second import of the same \
                file changes nothing.

                A plain log has a date, or a range of dates, on each line, or columns with names. \
                Nothing is imported from one with an unreadable line unless you add \
                --skip-bad-lines.
                """,
            parameters: [
                files, dryRun, yes, prefer, acceptDeletions, allowMassDelete, skipBadLines,
                TableWords.columns, TableWords.dateFormat,
            ],
            examples: [
                Example("eve-ics import edited.ics --dry-run", "Show what would change."),
                Example("eve-ics import edited.ics", "Import your changes."),
                Example("eve-ics import my.log", "Add the days of a plain log to yours."),
                Example("eve-ics import ClueData.zip", "Bring your history from another tracker."),
                Example(
                    "eve-ics import t.csv --columns date=Tag,flow=Fluss --date-format DD.MM.YYYY",
                    "A table with its own column names."),
                Example(
                    "eve-ics import old.log new.log --yes --prefer incoming",
                    "Two files at once, without questions; they win over the log."),
            ])
    }

    private let files: [String]
    private let tables: TableWords
    private let choices: Back.Choices
    private let isDryRun: Bool
    private let isAgreed: Bool
    private let allowsMassDelete: Bool
    private let skipsBadLines: Bool

    init(_ words: ParsedCommand) throws {
        files = try words[Self.files]
        tables = TableWords(words)
        choices = Back.Choices(
            acceptsDeletions: words[Self.acceptDeletions],
            prefer: words[Self.prefer].map { $0 == .incoming ? .incoming : .log },
            readsPutBack: true)
        isDryRun = words[Self.dryRun]
        isAgreed = words[Self.yes]
        allowsMassDelete = words[Self.allowMassDelete]
        skipsBadLines = words[Self.skipBadLines]
    }

    func run(in context: Context) throws -> Outcome {
        let (person, source) = try context.personAndSource(creating: true)
        let imported = try files.flatMap { try read($0, for: person, context) }
        let readings = imported.flatMap(\.readings)
        func outcome(of plan: ImportPlan, applied: Bool = false, failure: ToolError? = nil)
            -> Outcome
        {
            let report = ImportReport(plan, readings, before: person)
            return Outcome(
                report.text(json: context.printsJSON, applied: applied),
                isDocument: context.printsJSON, failure: failure)
        }
        var plan = try plan(imported, for: person, source, choices)
        if plan.mayBeOlder, !isDryRun, isAgreed || !Terminal.isInput { throw Self.doubt }
        guard plan.canBeApplied else {
            return outcome(of: plan, failure: contradiction(plan))
        }
        var dismissals: ImportedDismissals?
        if case .store(let member) = source {
            dismissals = try member.dismissals(by: plan, on: person)
        }
        guard !isDryRun, context.logFile == nil else {
            for line in dismissals?.lines(applied: false) ?? [] { context.note(line) }
            return outcome(of: plan)
        }
        if !choices.acceptsDeletions, asksWhetherDeleted(plan, person) {
            var choices = choices
            choices.acceptsDeletions = true
            plan = try self.plan(imported, for: person, source, choices)
        }
        guard let change = plan.change else {
            guard case .store(let member) = source, let dismissals, !dismissals.isEmpty else {
                return outcome(of: plan)
            }
            try member.keep(dismissals, at: person.moment.seconds)
            // The log is as it was, so `undo` has nothing of this to take back.
            try member.noteChangeOutsideLog(by: .command("import"))
            for line in dismissals.lines(applied: true) { context.note(line) }
            return outcome(of: plan, applied: true)
        }
        try refuseMassDeletion(plan)
        try ask(ImportReport(plan, readings, before: person), person.language)
        // One entry of the journal, so that one `undo` takes all of it back. A store that was not there is
        // made only now, when something goes into it.
        let member =
            if case .store(let member) = source { member } else {
                try context.memberToWrite()
            }
        try member.import(change, isReturned: plan.isReturned, plannedOn: person)
        if let dismissals { try member.keep(dismissals, at: person.moment.seconds) }
        for line in dismissals?.lines(applied: true) ?? [] { context.note(line) }
        context.forgetOldHistory(of: member)
        return outcome(of: plan, applied: true)
    }

    // MARK: Planning

    private func plan(
        _ files: [ImportedFile], for person: PersonState, _ source: Context.Source,
        _ choices: Back.Choices
    ) throws -> ImportPlan {
        do {
            return try ImportPlan(of: files, for: person, choices) { calendar in
                switch source {
                case .store(let member): try member.served(for: calendar, on: person)
                case .logFile: ServedHistory(conceivableAs: calendar, for: person)
                case .nowhere: ServedHistory()
                }
            }
        } catch let error as ImportError {
            throw ToolError(error)
        }
    }

    private func read(_ path: String, for person: PersonState, _ context: Context) throws
        -> [ImportedFile]
    {
        let file = try FileToImport(path)
        let bar = ProgressBar(file.name)
        defer { bar.clear() }
        let reader = ImportedFileReader(
            for: person, options: try tables.options(), skipsBadLines: skipsBadLines,
            note: { for line in $0.lines { context.note(line) } }
        ) { done, total, days in
            bar.show(done: done, total: total, found: person.language.formats.days(days))
        }
        do {
            return try reader.read(file)
        } catch let error as ImportError {
            throw ToolError(error)
        }
    }

    private func contradiction(_ plan: ImportPlan) -> ToolError {
        .refused(
            "import: the \(plan.plans.isEmpty ? "file" : "calendar") contradicts the log; nothing was "
                + "changed",
            advice: "say which to believe with --prefer incoming or --prefer log")
    }

    // MARK: Asking

    private static let doubt = ToolError.refused(
        "import: this calendar is older than your latest one, and what differs may be an earlier "
            + "forecast instead of your change; nothing was changed",
        advice: "export again and make the change in the new file; or import it on a terminal "
            + "without --yes, to look at each difference first")

    /// What is missing may have been deleted, or may only not have been exported; the person knows.
    private func asksWhetherDeleted(_ plan: ImportPlan, _ person: PersonState) -> Bool {
        let missing = plan.plans.flatMap(\.proposedDeletions)
        guard !missing.isEmpty, !isAgreed, Terminal.isInput else { return false }
        let (edits, imports) = (person.language.edits, person.language.imports)
        let lines = missing.map { edits.event($0.name, on: $0.was, near: person.today) + "\n" }
        StandardError.write("\(imports.areMissing)\n\(lines.joined().terminalSafeLines)")
        return Terminal.agrees(to: imports.askDeletion, in: AnswerWords(person.language))
    }

    private func refuseMassDeletion(_ plan: ImportPlan) throws {
        let deletion = plan.deletion
        guard deletion.isMass, !allowsMassDelete else { return }
        throw ToolError.refused(
            "import: this would change \(Language.english.formats.days(deletion.changedDays)) of the "
                + "log and remove \(deletion.periods) of \(deletion.loggedPeriods) logged periods; "
                + "nothing was changed",
            advice: "look with --dry-run, and add --allow-mass-delete if that is what you want")
    }

    private func ask(_ report: ImportReport, _ language: Language) throws {
        guard !isAgreed else { return }
        guard Terminal.isInput else {
            throw ToolError.refused(
                "import: nothing was changed, because there is no terminal to ask on",
                advice: "add --yes to import without being asked, or --dry-run to look first")
        }
        StandardError.write(report.text(json: false, applied: false))
        guard Terminal.agrees(to: language.imports.ask, in: AnswerWords(language)) else {
            throw ToolError.refused("import: nothing was changed")
        }
    }
}
