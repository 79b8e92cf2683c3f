import CivilDate
import CommandLineInterface
import CycleJSON
import CycleModel
import CyclePipeline
import CycleViews
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

    static let course = Option(
        "--course", .number(1...999_999),
        "The course of the dose, if several are due on the day; 'eve-ics contraception list' shows the numbers"
    )

    static let parameters: [any Declaration] = [days, dates, course]

    /// Which dose is recorded.
    static let sameDay = """
        If several courses have a dose on the day, a DATE means the pill or, if no pill is due, \
        the first course's dose. Record the others with --course.
        """

    private let taking: DoseTaking
    private let dates: [TypedDays]
    private let course: Int?

    init(_ words: ParsedCommand, _ taking: DoseTaking) throws {
        self.taking = taking
        dates = try words[Self.days] + words[Self.dates]
        course = words[Self.course]
    }

    private func targets(_ person: PersonState) throws -> [DoseTarget] {
        guard dates.isEmpty else {
            return try dates.days(today: person.today, asking: person.language)
                .map { DoseTarget(day: $0, course: course) }
        }
        return [DueDoses(person).target(for: taking, course: course)]
    }

    func run(in context: Context) throws -> Outcome {
        var (changed, meant): ([DoseTarget], [DoseTarget]) = ([], [])
        let change = try context.change { person in
            let targets = try targets(person)
            do throws(DosePlan.Problem) {
                let plan = try DosePlan(taking, of: targets, on: person)
                (changed, meant) = (plan.changed, targets)
                return plan.contents
            } catch {
                throw ToolError(error, on: person.today, context.place)
            }
        }
        let recorded = RecordedDoses(changed, of: change.after)
        let messages = change.after.language.taking
        func report(_ recorded: RecordedDoses) -> DoseReport {
            DoseReport(recorded, taking: taking, person: change.after)
        }
        let sentences =
            changed.isEmpty
            ? [messages.unchanged, report(RecordedDoses(meant, of: change.after)).summary]
            : report(recorded).sentences(addingMethod: messages.noMethod, undoing: messages.undo)
        return context.outcome(
            sentences.map { $0 + "\n" }.joined(),
            of: change,
            adding: [
                "doses": ContraceptionJSON.doses(
                    recorded.doses, of: change.after.circumstances.contraception),
                "nothingDue": recorded.daysWithNothingDue,
            ])
    }
}
