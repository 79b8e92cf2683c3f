import CivilDate
import CommandLineInterface
import CyclePipeline

/// The last day of a feed or an app password, as the command line names it.
struct Expiry {
    static let option = Option(
        "--expires", .days(after: "--expires"),
        "The last day on which it works, such as '3 months'; without it, until you revoke it")

    /// The command's words, which errors begin with.
    private let place: String
    private let lastDay: TypedDays?

    init(_ words: ParsedCommand) {
        place = words.path.joined(separator: " ")
        lastDay = words[Self.option]
    }

    /// `nil` without one.
    func lastDay(_ person: PersonState) throws -> Day? {
        let (today, language) = (person.today, person.language)
        guard let lastDay = try lastDay?.day(.next, today: today, in: language) else { return nil }
        guard lastDay >= person.today else {
            throw ToolError.refused(
                "\(place): \(lastDay) is past, so nobody could use it",
                advice: "name today or a day to come, or leave --expires out")
        }
        return lastDay
    }
}
