import CommandLineInterface
import CycleJSON
import CyclePipeline
import Household
import Messages
import Planner

/// The family of `note` commands.
enum NoteCommands {
    static let name = Argument(
        "NAME", .text("NAME"), "The first line of a note, or its number in the list")
    static let notebook = Option(
        "--in", .text("NAME"), "The calendar that it is in; without it, all are looked at")

    static var command: Command<Verb> {
        Command(
            "note", summary: "Notes, the first line of which is the title",
            discussion: """
                Your notes are a calendar, too: jtx Board, Evolution's memos and other programs \
                for journals show and edit them.
                """,
            subcommands: [
                NoteAddCommand.command, NoteListCommand.command, NoteShowCommand.command,
                NoteEditCommand.command, RemoveEntryCommand<NoteKind>.command,
                RestoreEntryCommand<NoteKind>.command,
            ],
            examples: [
                Example("eve-ics note add Books", "A note of one line."),
                Example("eve-ics note edit Books", "More lines, in your editor."),
            ])
    }
}

enum NoteKind: ListedKind {
    static let family = "note"
    static let noun = (article: "a", word: "note")
    static let title = "Books"
    static let use = PlannerCalendar.Use.notes
    static var named: [any Declaration] { [NoteCommands.name, NoteCommands.notebook] }
    static let help = "'eve-ics note restore' brings it back within 30 days."

    static func chosen(by words: ParsedCommand, in plan: Plan) throws -> [ChosenEntry] {
        let listed = try plan.note(
            named: try words[NoteCommands.name], in: words[NoteCommands.notebook])
        return [
            ChosenEntry(
                title: listed.note.title, object: listed.note.object, calendar: listed.calendar)
        ]
    }
}

/// A note as `note list` shows it.
struct ListedNote {
    let number: Int
    let calendar: PlannerCalendar
    let note: Note
}

extension Plan {
    /// The notes, the one that was changed last first; they are numbered in all calendars together.
    func notes(in calendars: [PlannerCalendar]) throws -> [ListedNote] {
        let all = try self.calendars.filter { $0.uses.contains(.notes) }
            .flatMap { try member.planner.objects(in: $0, for: .notes).compactMap(Note.init) }
        return NoteList(all).notes.enumerated().compactMap { index, note in
            calendars.first { $0.name == note.object.calendar }.map {
                ListedNote(number: index + 1, calendar: $0, note: note)
            }
        }
    }

    func note(named word: String, in calendar: String?) throws -> ListedNote {
        let all = try notes(in: try calendars(for: .notes, named: calendar))
        return try Plan.find(
            word, among: all.map { ($0.number, $0.note.title, $0) }, kind: "note",
            command: "eve-ics note list")
    }

    func table(of notes: [ListedNote]) -> String {
        var table = TextTable()
        for listed in notes {
            let changed = listed.note.object.modified.map { moment in
                language.date(person.time.day(at: moment), near: today)
            }
            table.add(["\(listed.number)", shown(listed.note.title), changed ?? ""])
        }
        return table.text
    }

    func json(of listed: ListedNote) -> JSON {
        var json: JSON = [
            "number": listed.number, "title": listed.note.title, "text": listed.note.text,
            "calendar": listed.calendar.title, "uid": listed.note.uid,
        ]
        if let moment = listed.note.object.modified {
            json = json.adding(["modified": JSON.instant(moment)])
        }
        return json
    }
}
