import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleViews
import Messages

/// `edit`: a day's values in the person's editor → the journal.
struct EditCommand: Action {
    private static let day = Argument(
        optionalRepeating: "DATE", .days, "The day, written as for 'eve-ics log'; without it, today"
    )

    static var command: Command<Verb> {
        Command(
            "edit", Self.self, summary: "Change what is logged about a day in your editor",
            discussion: """
                VISUAL or EDITOR names the editor. Each line has one value of the day. A value \
                that you delete is no longer recorded; 'eve-ics undo' brings it back.
                """,
            parameters: [day],
            examples: [
                Example("eve-ics edit yesterday", "Correct yesterday."),
                Example("eve-ics edit 3 Oct", "An earlier day."),
            ])
    }

    private let words: [TypedDays]

    init(_ words: ParsedCommand) throws {
        self.words = try words[Self.day]
    }

    func run(in context: Context) throws -> Outcome {
        // A program's editor is a program, too; whoever sits at a terminal has no use for JSON.
        guard !context.printsJSON || !Terminal.isInput else {
            throw ToolError.usage(
                "edit: --json is for programs, and this is a terminal",
                advice: "leave --json out, or log values with 'eve-ics log DATE --json'")
        }
        let person = try context.subject()
        let word = words.map(\.word).joined(separator: " ")
        let day = try TypedDays(word: words.isEmpty ? "today" : word).day(
            today: person.today, asking: person.language)
        let edited = try edited(person.log[day], of: day, person)
        let change = try context.changeDays { now in
            guard now.log[day] == person.log[day] else {
                throw ToolError.refused(
                    "edit: the day was changed elsewhere meanwhile; nothing was changed",
                    advice: "edit it again")
            }
            return [DayLog.Entry(day: day, record: edited)]
        }
        return change.outcome(
            in: context, done: change.language.diary.edited(change.dates(change.days)),
            unchanged: change.language.diary.unchanged)
    }

    /// Asks again where a line cannot be read and there is somebody to ask.
    private func edited(
        _ record: DayRecord, of day: Day, _ person: PersonState
    ) throws -> DayRecord {
        let (unit, weightUnit) = (person.temperatureUnit, person.weightUnit)
        let signs: [LogColumn] = [.lh, .mucus, .ovulation]
        let sheet = RecordSheet(
            record,
            columns: RecordSheet.columns.filter {
                !person.settings.hidesFertility || !signs.contains($0)
            }, isFahrenheit: unit == .fahrenheit, isPounds: weightUnit == .pounds,
            temperatureText: { unit.text($0, in: .english) },
            weightText: { weightUnit.text($0, in: .english) },
            wordText: person.language.name(ofWord:in:))
        var text = sheet.text(remarks: [
            person.language.weekdayAndDate(day, near: person.today),
            person.language.diary.howToEdit,
        ])
        while true {
            text = try Editor.edit(text)
            do {
                return try sheet.read(text)
            } catch let line as RecordSheet.BadLine {
                let message = "edit: line \(line.number): \(line.problem)"
                guard Terminal.isInput else {
                    throw ToolError.refused("\(message); nothing was changed")
                }
                StandardError.write("\(message)\n")
                let questions = person.language.questions
                let again = Terminal.answer(
                    to: "\(questions.editAgain) \(questions.yesByDefault) ")
                guard let again, AnswerWords(person.language).isYes(again) ?? true else {
                    throw ToolError.refused("edit: nothing was changed")
                }
            }
        }
    }
}
