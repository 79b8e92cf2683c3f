import CivilDate
import CommandLineInterface
import CycleJSON
import CycleModel
import CyclePipeline
import Messages

/// What `taken`, `skipped` and `late` share: the days of some doses, and their outcome.
struct DoseRecording {
    static let days = Argument(
        optionalRepeating: "DATE", .days,
        """
        The day on which it was due, or a range, written as for 'eve-ics log'; without it, the dose \
        that rings or was due last
        """)
    static let dates = Option(
        repeating: "--date", .days, "The same as DATE", isHidden: true)

    /// Which dose a day's record speaks of.
    static let sameDay = """
        A day's record belongs to the pill of that day or, if no pill is due, to the patch, ring \
        or injection.
        """

    private let taking: DoseTaking
    private let dates: [TypedDays]

    init(_ words: ParsedCommand, _ taking: DoseTaking) throws {
        self.taking = taking
        dates = try words[Self.days] + words[Self.dates]
    }

    func run(in context: Context) throws -> Outcome {
        let change = try context.changeDays { person in
            let days =
                dates.isEmpty
                ? [person.dayOfDueDose]
                : try dates.days(today: person.today, asking: person.language)
            return days.map { day in
                var record = person.log[day]
                record.dose = taking
                return DayLog.Entry(day: day, record: record)
            }
        }
        let recorded = RecordedDoses(on: change.days, of: change.after)
        let messages = change.language.taking
        let report = DoseReport(recorded, taking: taking, person: change.after)
        let sentences =
            change.days.isEmpty
            ? [messages.unchanged]
            : report.sentences(addingMethod: messages.noMethod, undoing: messages.undo)
        return context.outcome(
            sentences.map { $0 + "\n" }.joined(),
            of: change.change,
            adding: [
                "doses": ContraceptionJSON.doses(
                    recorded.doses, of: change.after.circumstances.contraception),
                "nothingDue": recorded.daysWithNothingDue,
            ])
    }
}
