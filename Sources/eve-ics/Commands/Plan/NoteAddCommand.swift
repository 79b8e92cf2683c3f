import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import Household
import Messages
import Planner

/// `note add`: a text → a note.
struct NoteAddCommand: Action {
    private static let text = Argument(
        optional: "TEXT", .text("TEXT"), "The text; without it, your editor or standard input")

    static var command: Command<Verb> {
        Command(
            "add", Self.self, summary: "Add a note",
            discussion: "VISUAL or EDITOR names the editor. The first line is the title.",
            parameters: [text, Plan.calendar],
            examples: [
                Example("eve-ics note add Books", "A note of one line."),
                Example("eve-ics note add", "Written in your editor."),
            ])
    }

    private let text: String?
    private let calendar: String?

    init(_ words: ParsedCommand) throws {
        text = try words[Self.text]
        calendar = words[Plan.calendar]
    }

    func run(in context: Context) throws -> Outcome {
        let text = TypedValue.note(
            try self.text ?? NoteText.typed("", forPrograms: context.printsJSON))
        guard TextRule.note.problem(of: text) != .empty else {
            throw ToolError.refused("note add: the text is empty; nothing was added")
        }
        _ = try Plan.checked(text, .note, context.place)
        let plan = try context.planToWrite()
        let calendar = try plan.calendarToFill(for: .notes, named: calendar)
        let content = TwoTexts(text: text)
        let object = try plan.member.planner.add(content, to: calendar, at: plan.now)
        return try plan.added(object, titled: content.first, to: calendar, in: context)
    }
}

/// A text from the person's editor, or from standard input where that is no terminal.
enum NoteText {
    ///
    /// - Parameter isForPrograms: Whether what is printed is JSON: then nobody is there for an editor.
    static func typed(_ old: String, forPrograms isForPrograms: Bool) throws -> String {
        guard Terminal.isInput, !isForPrograms else {
            let bytes = try InputFile("-").readAll(limit: PlannerObject.largest)
            guard let text = String(validating: bytes, as: UTF8.self) else {
                throw ToolError.refused("standard input: not UTF-8 text; nothing was changed")
            }
            return text.endingWithoutLine
        }
        return try Editor.edit(old.isEmpty ? "" : old + "\n").endingWithoutLine
    }
}

extension String {
    /// Without the line end that editors put at the end of a file, and with line feeds alone.
    fileprivate var endingWithoutLine: String {
        var text = withLineFeeds
        if text.last == "\n" { text.removeLast() }
        return text
    }
}
