import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleViews
import Messages

/// `diary`: the journal → symptoms, moods and notes by day.
struct DiaryCommand: Action {
    private static let days = Argument(
        optionalRepeating: "DATE", .days,
        "A day or a range, as for 'eve-ics log', or a month or year, as for 'eve-ics months'")
    private static let search = Option(
        "--search", .text("TEXT"), "Only days on which you wrote this")

    static var command: Command<Verb> {
        Command(
            "diary", Self.self, summary: "Show your notes, symptoms and moods by day",
            discussion: "The latest day is last. A search ignores upper and lower case.",
            parameters: [days, search],
            examples: [
                Example("eve-ics diary", "Everything you wrote."),
                Example("eve-ics diary 1 Oct..", "Your entries since 1 October."),
                Example("eve-ics diary --search headache", "When did your head ache?"),
            ])
    }

    private let days: [TypedDays]
    private let search: String?

    init(_ words: ParsedCommand) throws {
        days = try words[Self.days]
        search = words[Self.search]
    }

    func run(in context: Context) throws -> Outcome {
        let person = try context.subject()
        let diary = Diary(
            person,
            in: days.isEmpty ? nil : try days.span(today: person.today, in: person.language),
            search: search)
        return context.outcome(text(diary, for: person), json: json(diary))
    }

    private func text(_ diary: Diary, for person: PersonState) -> String {
        let language = person.language
        guard !diary.entries.isEmpty else {
            let isAll = days.isEmpty && search == nil
            return (isAll ? language.diary.nothing : language.diary.nothingFound) + "\n"
        }
        return diary.entries.map { entry in
            let title = language.weekdayAndDate(entry.day, near: person.today)
            let lines = lines(entry, language).map { "  " + $0 }
            return ([title] + lines).joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }

    private func lines(_ entry: Diary.Entry, _ language: Language) -> [String] {
        let words = language.diary
        func names(_ words: [String], _ list: BuiltInWord.List) -> String {
            language.names(ofWords: words, in: list).map(\.terminalSafe).joined(separator: ", ")
        }
        let (symptoms, moods) = (names(entry.symptoms, .symptoms), names(entry.moods, .moods))
        let note = entry.note.map { RecordText.lines(ofNote: $0).map(\.terminalSafe) } ?? []
        return (symptoms.isEmpty ? [] : [words.symptoms(symptoms)])
            + (moods.isEmpty ? [] : [words.mood(moods)])
            + (note.count == 1
                ? note.map(words.note) : note.isEmpty ? [] : [words.note] + note.map { "  " + $0 })
    }

    private func json(_ diary: Diary) -> JSON {
        let days = diary.entries.map { entry in
            let members: JSON = [
                "date": entry.day, "symptoms": entry.symptoms.isEmpty ? nil : entry.symptoms,
                "mood": entry.moods.isEmpty ? nil : entry.moods, "note": entry.note,
            ]
            return members.withoutNulls
        }
        return ["days": days]
    }
}
