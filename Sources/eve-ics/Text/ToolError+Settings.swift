import CommandLineInterface
import CyclePipeline
import Messages

extension ToolError {
    /// What is wrong with the value of a setting, and what to write.
    init(_ problem: Settings.Problem, of key: Settings.Key, _ text: String) {
        let place = "settings \(key.rawValue) \(text.typedPlace)"
        self =
            switch problem {
            case .notOneOf(let words):
                .refused("\(place): write \(Self.choice(words))")
            case .notALanguage:
                .refused(
                    "\(place): write one of "
                        + Language.offered.map(\.rawValue).joined(separator: ", "))
            case .notAZone:
                .refused(
                    "\(place): this system knows no such time zone",
                    advice:
                        "write it as in Europe/Amsterdam; 'timedatectl list-timezones' lists all")
            case .notANumberOfDays(let days):
                .refused(
                    "\(place): write a number of days from \(days.lowerBound) to \(days.upperBound), or none"
                )
            case .notAYear(let years):
                .refused(
                    "\(place): write a year from \(years.lowerBound) to \(years.upperBound), or none"
                )
            case .notAName:
                .refused("\(place): a name has 1 to 100 characters and no control characters")
            case .notPeriodWords:
                .refused("\(place): write words with letters, separated by commas")
            case .notSymptoms:
                .refused(
                    """
                    \(place): write up to \(Settings.mostNames) names of up to \
                    \(TypedValue.longestWord) characters, separated by commas, or none
                    """)
            case .keep(.notATime):
                .refused("\(place): write a time such as 18 months or 2 years, or forever")
            case .keep(.tooShort):
                .refused("\(place): a forecast needs the last cycles; write at least 6 months")
            case .keep(.tooLong): .refused("\(place): write at most 100 years, or forever")
            }
    }

    /// `a, b or c`.
    private static func choice(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.joined() }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}
