import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline

/// `explain`: why a date is forecast.
extension Context {
    func explain() throws -> String {
        let subject = try subject()
        let word = try argument(ExplainOptions.day)
        guard let word else {
            let explanation = Explanation(subject)
            return printsJSON ? explanation.json().text : explanation.text
        }
        let day = DayExplanation(try explainedDay(word, today: subject.today), subject)
        return printsJSON ? Explanation(subject).json(about: day).text : day.text
    }

    /// A day of the past or the future.
    private func explainedDay(_ word: String, today: Day) throws -> Day {
        switch word.lowercased() {
        case "today": return today
        case "yesterday": return today - 1
        case "tomorrow": return today + 1
        default:
            guard let day = Day(word), (1900...2999).contains(day.civil.year) else {
                throw ToolError.refused(
                    "\(word.isEmpty ? "''" : word): not a date from 1900 to 2999; write YYYY-MM-DD")
            }
            return day
        }
    }
}
