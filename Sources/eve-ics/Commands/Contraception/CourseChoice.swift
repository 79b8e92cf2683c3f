import CivilDate
import CommandLineInterface
import CycleModel

/// The course that a command is about: `contraception change`, `end` and `reset` choose it alike.
struct CourseChoice {
    static let number = Option(
        "--course", .number(1...999_999),
        "The course, if there are several; 'eve-ics contraception list' shows the numbers")

    private let number: Int?
    private let place: String

    init(_ words: ParsedCommand) {
        number = words[Self.number]
        place = words.path.joined(separator: " ")
    }

    /// The course of that number, else the only one of those that run on `day` and fit.
    func course(
        in contraception: Contraception, on day: Day,
        where fits: (ContraceptionCourse) -> Bool
    ) throws -> ContraceptionCourse {
        if let number {
            guard let course = contraception[number] else {
                throw ContraceptionError.unknownCourse(number)
            }
            return course
        }
        let running = contraception.running(on: day).filter(fits)
        guard let course = running.first else {
            throw ToolError.refused(
                "\(place): no course that fits runs on \(day)",
                advice: "'eve-ics contraception list' shows your courses")
        }
        guard running.count == 1 else {
            let advice = running.map { "\($0.number) is \($0.method)" }.joined(separator: ", ")
            throw ToolError.refused(
                "\(place): several courses run on \(day)",
                advice: "choose one with --course: \(advice)")
        }
        return course
    }
}
