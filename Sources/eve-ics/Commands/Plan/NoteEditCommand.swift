import CivilDate
import CommandLineInterface
import CyclePipeline
import Household
import Messages
import Planner

/// `note edit`: a note in the person's editor → its new text.
struct NoteEditCommand: Action {
    static var command: Command<Verb> {
        Command(
            "edit", Self.self, summary: "Change a note in your editor",
            discussion: """
                VISUAL or EDITOR names the editor. If the note was changed elsewhere meanwhile, \
                both texts are kept. Anything a calendar program added to the note is kept.
                """,
            parameters: [NoteCommands.name, NoteCommands.notebook],
            examples: [
                Example("eve-ics note edit Books", "In your editor."),
                Example("eve-ics note edit 1", "The one that was changed last."),
            ])
    }

    private let name: String
    private let calendar: String?

    init(_ words: ParsedCommand) throws {
        name = try words[NoteCommands.name]
        calendar = words[NoteCommands.notebook]
    }

    func run(in context: Context) throws -> Outcome {
        let plan = try context.planOfSomebody()
        let listed = try plan.note(named: name, in: calendar)
        let typed = try NoteText.typed(listed.note.text, forPrograms: context.printsJSON)
        // As the editor gave it back where nothing was changed.
        let text = typed == listed.note.text ? typed : TypedValue.note(typed)
        guard TextRule.note.problem(of: text) != .empty else {
            throw ToolError.refused(
                "note edit: the text is empty; nothing was changed",
                advice: "to remove the note, use 'eve-ics note remove'")
        }
        let title = TwoTexts(text: text).first
        guard text != listed.note.text else {
            return plan.unchanged("changed", in: context)
        }
        // What is longer already can still be corrected.
        if TextRule.note.problem(of: listed.note.text) == nil {
            _ = try Plan.checked(text, .note, context.place)
        }
        let copy = try plan.member.planner.save(
            text, of: listed.note, in: listed.calendar, at: plan.now)
        return context.outcome(
            (copy == nil ? plan.messages.changed(plan.shown(title)) : plan.messages.bothKept)
                + "\n",
            json: ["changed": title, "bothKept": copy != nil])
    }
}
