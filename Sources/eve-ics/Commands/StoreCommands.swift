import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import LogStore
import Secrets

/// `backup`, `restore` and `erase`.
extension Context {
    func backup() throws -> String {
        let store = try openStore(.readWrite)
        let target = try argument(BackupOptions.file)
        let summary: StoreSummary
        do {
            summary = try store.backup(to: target)
        } catch {
            guard error.reason == .missing else { throw ToolError(error) }
            throw ToolError.io("\(target): cannot be written: there is no such folder")
        }
        return
            "Wrote \(target.terminalSafe): \(Self.contents(summary)). Whoever has the file can read it.\n"
    }

    func restore() throws -> String {
        guard command[CommonOptions.log] == nil else {
            throw ToolError.usage(
                "restore: --log reads a file and stores nothing", advice: "leave --log out")
        }
        let path = try storePath
        let source = try argument(RestoreOptions.file)
        if command[RestoreOptions.salvage] { return try salvage(source, to: path) }
        let summary = try LogStore.verify(source)
        try checkJournals(source)
        try confirm(
            "Replace \(path) by \(source) (\(Self.contents(summary)))?", yes: RestoreOptions.yes)
        let restored = try LogStore.restore(from: source, to: path)
        var text = "Restored \(Self.contents(restored.summary)) to \(path.terminalSafe).\n"
        if let replaced = restored.replaced {
            text += "What was there before is in \(replaced.terminalSafe).\n"
        }
        return text
    }

    /// Puts what can be read of a damaged store in the place of the store, by way of a new one.
    private func salvage(_ source: String, to path: String) throws -> String {
        let salvage = try LogStore.salvage(source)
        guard salvage.entryCount > 0 else {
            throw ToolError.io(
                "\(source): nothing in it can be read any more", advice: "only a backup helps")
        }
        let found = Phrases.count(salvage.entryCount, "readable entr", "y", "ies")
        try confirm("Replace \(path) by the \(found) of \(source)?", yes: RestoreOptions.yes)
        let rescued = "\(path).salvaged"
        OutputFile.remove(storeAt: rescued)
        defer { OutputFile.remove(storeAt: rescued) }
        let store = try LogStore.open(rescued)
        for (index, person) in salvage.people.enumerated() {
            let name = person.name ?? "person \(index + 1)"
            _ = try store.add(person, named: name, seed: Seed.random().bytes)
        }
        let restored = try LogStore.restore(from: rescued, to: path)
        let missing = salvage.people.reduce(0) { $0 + $1.missing }
        var text = "Saved \(Self.contents(restored.summary)) to \(path.terminalSafe).\n"
        if missing > 0 {
            text +=
                "\(Phrases.count(missing, "entr", "y", "ies")) could not be read, or had been erased.\n"
        }
        if let replaced = restored.replaced {
            text += "What was there before is in \(replaced.terminalSafe).\n"
        }
        return text
    }

    /// Makes sure that every entry of every journal can be read, which the store itself can't know.
    private func checkJournals(_ path: String) throws {
        let backup = try LogStore.open(path, mode: .readOnly)
        for person in try backup.people() {
            _ = try state(of: person, in: backup)
        }
    }

    private static func contents(_ summary: StoreSummary) -> String {
        let people = summary.people == 1 ? "1 person" : "\(summary.people) people"
        let entries = summary.entries == 1 ? "1 entry" : "\(summary.entries) entries"
        return "\(people), \(entries)"
    }

    func erase() throws -> String {
        let before = command[EraseOptions.before]
        guard (before == nil) == command[EraseOptions.all] else {
            throw ToolError.usage("erase: give either --before DATE or --all")
        }
        let store = try openStore(.readWrite)
        guard let person = try person(in: store) else {
            return "Nothing is logged, so nothing was erased.\n"
        }
        let journal = try store.journal(of: person.id)
        let changes = try journal.changes(path: store.path)
        let subject = subject(
            state: JournalState(replaying: changes), source: .store(store, person))
        let calendars = try erasedCalendars(
            of: person, in: store, before: before, zone: subject.settings.timeZone)
        try confirm(
            before.map { "Erase what is recorded for \(person.name) before \($0), for good?" }
                ?? "Erase all that is recorded for \(person.name)\(calendars.question), for good?",
            yes: EraseOptions.yes)
        let erasure = Erasure(of: changes, before: before)
        guard erasure.changesAnything || calendars.isAnything else {
            return "Nothing was recorded then, so nothing was erased.\n"
        }
        let rewrites = erasure.rewritten.map {
            Rewrite(number: Int($0.number), body: $0.content.map(JournalCodec.encode))
        }
        let appended = erasure.appended.map {
            NewEntry(
                recorded: subject.moment.seconds, origin: .commandLine,
                body: JournalCodec.encode($0))
        }
        var keeping = Keeping.nothing
        if let before {
            keeping = Keeping(
                versions: erasure.changesAnything
                    ? .only(uids(after: erasure, from: before, subject)) : .all,
                served: .none, calendars: .without(inCycle: calendars.namesInCycle))
        }
        _ = try store.rewrite(
            person.id, rewrites, appending: appended, keeping: keeping,
            expecting: journal.lastNumber)
        return "Erased\(calendars.what). Backups and calendars made before still have those days.\n"
            + calendars.whatStays + (try replacedStores(store))
    }

    /// The names under which what is left may be shown: an event that keeps its name must keep its version.
    private func uids(after erasure: Erasure, from day: Day, _ subject: Subject) -> Set<String> {
        let naming = subject.naming
        let identities = subject.identities
        var cycles = erasure.namesLeft
        if erasure.keepsNames {
            // As far ahead as anything is forecast: 120 months of cycles, none shorter than 10 days.
            for number in 0...400 {
                if let ahead = identities.ahead(number) { cycles.append(ahead) }
            }
        }
        let doses = subject.circumstances.contraception.doses(
            from: day, through: subject.today.advanced(byMonths: 120))
        let names =
            cycles.flatMap { EventIdentity.all(of: $0) }
            + doses.map { EventIdentity(kind: EventKind($0.kind), dose: $0.identity) }
        return Set(names.map { naming.uid(of: $0) })
    }

    private func replacedStores(_ store: LogStore) throws -> String {
        let names = try store.replacedStores
        return names.map { "\($0.terminalSafe), left by a restore, still has them too.\n" }.joined()
    }
}
