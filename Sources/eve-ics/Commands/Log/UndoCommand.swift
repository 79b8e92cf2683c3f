import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleViews
import Household
import Messages

/// `undo`: the last change → taken back, whatever door it came by.
struct UndoCommand: Action {
    private static let entry = Argument(
        optional: "ENTRY", .number(1...Int(Int32.max), "ENTRY"),
        "The change to take back, by its number in 'eve-ics undo --list'")
    private static let list = Flag("--list", "List the changes that can be taken back")
    private static let forget = Flag(
        "--forget", "Erase the change as well, so that no trace of it stays in the file")

    static var command: Command<Verb> {
        Command(
            "undo", Self.self, summary: "Take back your last change",
            discussion: """
                This covers logged days, settings, reminders, contraception and modes, from every \
                source: this program, an imported file or your calendar. Repeat it to go back \
                further; 'eve-ics redo' makes the change again. Calendars, alarms, feeds and \
                people are taken back in other ways: if a command, the web page or a calendar \
                program changed something of them last, nothing is taken back, and the answer \
                names the command to use, or where the change was made.

                With ENTRY, an earlier change is taken back and the later ones stay. That is \
                refused if a later change wrote the same day or setting. More than 30 days are \
                taken back only after you confirm.

                With --forget, the change is erased too, and cannot be made again; with ENTRY, \
                this includes one that you took back earlier. Existing backups and calendars still \
                have it. 'eve-ics erase' erases days.
                """,
            parameters: [entry, list, forget, StepAction.dryRun, Confirmation.yes],
            examples: [
                Example("eve-ics undo", "Take back the last change."),
                Example("eve-ics undo --list", "See what can be taken back."),
                Example("eve-ics undo 12 --dry-run", "See what taking back entry 12 would do."),
                Example("eve-ics undo --forget", "Erase a change that should not be in the file."),
                Example("eve-ics undo --person Mia", "Take back the last change of Mia's log."),
            ])
    }

    private let entry: Int64?
    private let listsChanges: Bool
    private let forgets: Bool
    private let isDryRun: Bool
    private let confirmation: Confirmation
    private let step: StepAction

    init(_ words: ParsedCommand) throws {
        entry = try words[Self.entry].map(Int64.init)
        listsChanges = words[Self.list]
        forgets = words[Self.forget]
        isDryRun = words[StepAction.dryRun]
        confirmation = Confirmation(words)
        step = StepAction(words, .back)
        guard entry == nil || !listsChanges else {
            throw ToolError.usage("undo: give either ENTRY or --list")
        }
        guard !forgets || !listsChanges else {
            throw ToolError.usage("undo: give either --forget or --list")
        }
    }

    func run(in context: Context) throws -> Outcome {
        if listsChanges { return try list(context) }
        if forgets { return try forget(context) }
        let outside = try context.memberToWrite(creating: false).changeOutsideLog()
        return try step.run(in: context) { history in
            let change = try change(in: history, since: outside)
            return (change, change)
        }
    }

    /// - Parameter outside: The last change that is not of the log: without ENTRY nothing older is taken back.
    private func change(
        in history: UndoHistory, since outside: ChangeOutsideLog?
    ) throws -> JournalChange {
        let last = history.lastStanding
        if entry == nil, let outside, last.map({ $0.number <= outside.entry }) ?? true {
            let advice = last.map {
                "'eve-ics undo \($0.number)' takes back the last change of the log"
            }
            throw OutsideLog.refusal(of: "undo", at: outside, advice: advice)
        }
        return try change(in: history)
    }

    private func change(in history: UndoHistory) throws -> JournalChange {
        do throws(UndoHistory.Refusal) {
            return try history.change(toTakeBack: entry)
        } catch .nothing {
            throw ToolError.refused("undo: there is no change to take back")
        } catch .notStanding(let entry, let isUndone) {
            throw ToolError.refused(
                "undo \(entry): this entry can't be taken back",
                advice: isUndone
                    ? "it was taken back already; 'eve-ics undo --list' lists those that stand"
                    : "'eve-ics undo --list' lists those that can")
        } catch .changedLater(let entry, let later) {
            let numbers = later.map(String.init).joined(separator: ", ")
            let entries = "\(later.count == 1 ? "entry" : "entries") \(numbers)"
            throw ToolError.refused(
                "undo \(entry): \(entries) changed the same days or settings later",
                advice: "take back \(later.count == 1 ? "that entry" : "those entries") first")
        }
    }

    private func forget(_ context: Context) throws -> Outcome {
        let member = try context.memberToWrite(creating: false)
        let recorded = try member.changes()
        let history = UndoHistory(recorded.map(\.change))
        let taken = recorded.map(\.change).first { $0.number == entry && history.isForgettable($0) }
        let change = try taken ?? change(in: history, since: try member.changeOutsideLog())
        guard let made = recorded.first(where: { $0.change == change }) else { return Outcome("") }
        let before = try context.state(of: member)
        let text = ChangeText(change, in: history, for: before)
        let undoing = before.language.undoing
        let what = text.sentences(recorded: undoing.recorded, removed: undoing.removed)
            .map(\.terminalSafe)
        let erasure = try MemberErasure(of: member, .entry(change.number), at: context.now)
        if !isDryRun {
            let question = [text.source(of: made)] + what + [undoing.mayErase]
            try confirmation.ask(question.joined(separator: " "), in: before.language)
            try erasure.carryOut()
        }
        let next = before.lastEntry + 1
        let undo = JournalChange(
            number: next, content: history.content(takingBack: change, as: next))
        let after = context.reading(
            PersonState(
                JournalState(replaying: recorded.map(\.change) + [undo]), naming: before.naming,
                moment: before.moment, zones: before.zones))
        let step = PersonChange(from: before, to: after, isPlanned: isDryRun)
        let sentences =
            isDryRun
            ? [undoing.wouldErase(change.number)] + what
            : [undoing.erased(change.number)] + what + [undoing.copiesRemain]
        let said = sentences.joined(separator: " ") + "\n"
        return context.outcome(said + step.forecastMove(), of: step, adding: ["change": made])
    }

    private func list(_ context: Context) throws -> Outcome {
        guard let member = try context.member(of: try context.household()) else {
            return context.outcome(
                context.language.undoing.nothing + "\n", json: ["entries": [JSON]()])
        }
        let changes = try member.changes()
        let history = UndoHistory(changes.map(\.change))
        let listed = changes.reversed().filter { history.canTakeBack($0.change) }
        let person = try context.state(of: member)
        let (undoing, columns) = (person.language.undoing, person.language.history)
        var table = TextTable([columns.entry, undoing.made, columns.origin, columns.change])
        for recorded in listed {
            let change = recorded.change
            let text = ChangeText(change, in: history, for: person)
            table.add([
                "\(change.number)", text.when(recorded), columns.name(of: recorded.origin),
                text.words.terminalSafe,
            ])
        }
        let redo = history.redoable == nil ? "" : "\n\(undoing.canRedo)\n"
        return context.outcome(
            (listed.isEmpty ? undoing.nothing + "\n" : table.text) + redo,
            json: [
                "entries": listed,
                "redo": history.redoable.map { Int($0.number) },
            ])
    }
}
