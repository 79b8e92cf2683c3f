import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleServer
import LogStore

/// `erase`: a person's journal → the same without some days, or without any.
struct EraseCommand: Action {
    private static let before = Option(
        "--before", .day, "Everything about the days before this one")
    private static let all = Flag("--all", "Everything")

    static var command: Command<Verb> {
        Command(
            "erase", .run(Self.self), summary: "Remove recorded days for good",
            discussion: """
                Unlike 'eve-ics unlog', this leaves no trace in the file and cannot be undone. \
                Backups and calendars made before still have it. Give either --before or --all.

                With --before, contraception that you still use on that day keeps its first day, \
                as its packs are counted from it; settings stay too. Of what calendar programs keep \
                here, --all takes everything, and --before what they put beside your cycle that was \
                over by then. App passwords and feeds stay.
                """,
            parameters: [before, all, Confirmation.yes],
            examples: [
                Example("eve-ics erase --before 2024-01-01", "Forget the years before 2024."),
                Example("eve-ics erase --all --person Mia", "Forget all that Mia recorded."),
            ])
    }

    /// `nil` where everything goes.
    private let before: Day?
    private let confirmation: Confirmation

    init(_ words: ParsedCommand) throws {
        before = words[Self.before]
        confirmation = Confirmation(words)
        guard (before == nil) == words[Self.all] else {
            throw ToolError.usage("erase: give either --before DATE or --all")
        }
    }

    func run(in context: Context) throws -> Outcome {
        let store = try context.openStore(.readWrite)
        guard let person = try context.person(in: store) else {
            return Outcome("Nothing is logged, so nothing was erased.\n")
        }
        let journal = try store.journal(of: person.id)
        let changes = try context.household(store).changes(in: journal)
        let subject = context.subject(
            state: JournalState(replaying: changes), of: person)
        let calendars = try ErasedCalendars(
            of: person, in: store, before: before, zone: subject.zone)
        try confirmation.ask(question(person, calendars))
        let erasure = Erasure(of: changes, before: before)
        guard erasure.changesAnything || calendars.isAnything else {
            return Outcome("Nothing was recorded then, so nothing was erased.\n")
        }
        let rewrites = erasure.rewritten.map {
            Rewrite(number: Int($0.number), body: $0.content.map(JournalCodec.encode))
        }
        let appended = erasure.appended.map {
            NewEntry(
                recorded: subject.moment.seconds, origin: .commandLine,
                body: JournalCodec.encode($0))
        }
        _ = try store.rewrite(
            person.id, rewrites, appending: appended, keeping: kept(erasure, calendars, subject),
            expecting: journal.lastNumber)
        let replaced = try store.replacedStores.map {
            "\($0.terminalSafe), left by a restore, still has them too.\n"
        }
        return Outcome(
            "Erased\(calendars.what). Backups and calendars made before still have those days.\n"
                + calendars.whatStays + replaced.joined())
    }

    private func question(_ person: Person, _ calendars: ErasedCalendars) -> String {
        guard let before else {
            return "Erase all that is recorded for \(person.name)\(calendars.question), for good?"
        }
        return "Erase what is recorded for \(person.name) before \(before), for good?"
    }

    /// What the store goes on knowing of calendars that were served before.
    private func kept(
        _ erasure: Erasure, _ calendars: ErasedCalendars, _ subject: PersonState
    ) -> Keeping {
        guard let before else { return .nothing }
        return Keeping(
            versions: erasure.changesAnything
                ? .only(uids(after: erasure, from: before, subject)) : .all,
            served: .none, calendars: .without(inCycle: calendars.namesInCycle))
    }

    /// The names under which what is left may be shown: an event that keeps its name must keep its version.
    private func uids(after erasure: Erasure, from day: Day, _ subject: PersonState) -> Set<String>
    {
        var cycles = erasure.namesLeft
        if erasure.keepsNames {
            // As far ahead as anything is forecast: 120 months of cycles, none shorter than 10 days.
            cycles += (0...400).compactMap(subject.identities.ahead)
        }
        let doses = subject.circumstances.contraception.doses(
            from: day, through: subject.today.advanced(byMonths: 120))
        let names =
            cycles.flatMap { EventIdentity.all(of: $0) }
            + doses.map { EventIdentity(kind: EventKind($0.kind), dose: $0.identity) }
        let naming = subject.naming
        return Set(names.map { naming.uid(of: $0) })
    }
}
