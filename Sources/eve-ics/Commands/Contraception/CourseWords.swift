import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleViews
import Messages

/// The options that `contraception add` and `change` take alike beside a method.
struct CourseWords {
    static let firstNumber = Option(
        "--day", .number(1...PackPattern.longest),
        "The day of the pack on that date, if the pack was started before")
    static let time = Option("--at", .clockTime, "The time of day for it, such as 21:00")
    static let lead = Option(
        "--lead", .number(0...52, "WEEKS"), "How many weeks ahead to announce a renewal")

    let details: CourseDetails
    private let place: String

    init(_ words: ParsedCommand) {
        place = words.path.joined(separator: " ")
        details = CourseDetails(
            firstNumber: words[Self.firstNumber], minuteOfDay: words[Self.time],
            leadWeeks: words[Self.lead])
    }

    /// The method that its words name.
    func method(_ words: [String]) throws -> Contraceptive {
        do {
            return try Contraceptive(text: words.joined(separator: " "))
        } catch {
            throw ToolError.refused("\(place): \(error)")
        }
    }

    /// Refuses an option that says nothing of `method`: it is a sign that another one was meant.
    func refuseIdleOptions(for method: Contraceptive) throws {
        do throws(CourseChange.Problem) {
            try details.refuseIdle(for: method)
        } catch {
            throw ToolError(error, place)
        }
    }
}

extension ToolError {
    /// - Parameter place: The command's words.
    init(_ problem: CourseChange.Problem, _ place: String) {
        switch problem {
        case .sameDays(let number, let method):
            self = .refused(
                "\(place): course \(number) is \(method) already, on the same days",
                advice: "end that one with 'eve-ics contraception end', or change it")
        case .isAlready(let number, let method):
            self = .refused(
                "\(place): course \(number) is \(method) already",
                advice: "a new pack begins with 'eve-ics contraception reset'")
        case .noPacks(let method):
            self = .refused("\(place): \(method) has no packs; leave --day out")
        case .nothingDue(let method):
            self = .refused("\(place): nothing is ever due with \(method); leave --at out")
        case .noRenewal(let method):
            self = .refused("\(place): \(method) has no renewal; leave --lead out")
        }
    }
}

extension ToolError {
    /// - Parameter place: The command's words.
    init(_ problem: DosePlan.Problem, on today: Day, _ place: String) {
        switch problem {
        case .isAhead(let dose):
            let due = Language.english.due.when(
                dose.day, minuteOfDay: dose.minuteOfDay, today: today)
            self = .refused(
                "\(place): \(dose.label(in: .english)) is due \(due), so it can't be late yet",
                advice: """
                    if you took it ahead of its time, run 'eve-ics taken \
                    \(DoseTarget(dose).course.map { "--course \($0)" } ?? "today")'
                    """)
        case .nothingDue(let course, let day):
            self = .refused(
                "\(place): nothing of course \(course) is due on \(day)",
                advice: "'eve-ics contraception list' shows what is due")
        case .unknownCourse(let course):
            self = .refused("\(place): \(ContraceptionError.unknownCourse(course))")
        case .tooOld(let problem): self.init(problem, place)
        }
    }
}

extension ValueFormat where Value == String {
    /// A word of a method; all of them together are read by `Contraceptive`.
    static var methodWord: ValueFormat {
        .text(
            "METHOD",
            completion: .words(
                Contraceptive.Kind.allCases.map(\.rawValue)
                    + Contraceptive.Progestin.allCases.map(\.rawValue)
                    + ["continuous", "placebo", "every", "weeks", "months", "years"]))
    }
}

extension ValueFormat where Value == Int {
    /// A time of day, as minutes since midnight.
    fileprivate static var clockTime: ValueFormat {
        ValueFormat(
            "HH:MM", expectation: "a time such as 21:00 or 9pm",
            read: ClockText.minuteOfDay(typed:),
            write: { ClockText.text($0) })
    }
}
