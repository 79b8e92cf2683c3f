import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline

/// What `log` asks on a terminal where it is told neither a day nor anything else.
struct LogQuestion {
    private let today: Day
    private let text: String

    init(_ person: PersonState) {
        today = person.today
        let isRunning = person.forecast(months: 0).runningPeriod != nil
        text =
            if person.log[today].flow?.isPeriod == true {
                "Today is logged already. Which other day was a period day? [date] "
            } else if isRunning {
                "Does your period go on today? [Y/n/date] "
            } else {
                "Did your period start today? [Y/n/date] "
            }
    }

    /// The days that the person names; none where there is nothing to log.
    ///
    /// What is no date is asked again; the end of the input answers no.
    func answer() -> [TypedDays] {
        while let answer = Terminal.answer(to: text) {
            switch answer.lowercased() {
            case "n", "no": return []
            case "": return text.contains("[Y") ? [TypedDays(word: "today")] : []
            case "y", "yes": return [TypedDays(word: "today")]
            default: break
            }
            let days = TypedDays(word: answer)
            do {
                _ = try days.ranges(today: today)
                return [days]
            } catch {
                StandardError.write("\((error as? ToolError)?.message.terminalSafe ?? "")\n")
            }
        }
        return []
    }
}
