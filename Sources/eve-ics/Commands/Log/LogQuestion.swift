import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import Messages

/// What `log` asks on a terminal where it is told neither a day nor anything else.
struct LogQuestion {
    private let today: Day
    private let text: String
    private let language: Language
    private let words: AnswerWords
    /// Whether Enter alone means that today is a period day.
    private let isTodayOpen: Bool

    init(_ person: PersonState) {
        today = person.today
        language = person.language
        words = AnswerWords(language)
        isTodayOpen = person.log[today].flow?.isPeriod != true
        let questions = language.questions
        text =
            if !isTodayOpen {
                "\(questions.whichOtherDay) \(questions.date) "
            } else if person.forecast(months: 0).runningPeriod != nil {
                "\(questions.doesPeriodGoOn) \(questions.yesOrDate) "
            } else {
                "\(questions.didPeriodStart) \(questions.yesOrDate) "
            }
    }

    /// The days that the person names; none where there is nothing to log.
    ///
    /// What is no date is asked again; the end of the input answers no.
    func answer() -> [TypedDays] {
        while let answer = Terminal.answer(to: text) {
            if let isYes = answer.isEmpty ? isTodayOpen : words.isYes(answer) {
                return isYes ? [TypedDays(word: "today")] : []
            }
            let days = TypedDays(word: answer)
            do {
                _ = try days.ranges(today: today, asking: language, allowsFarAway: true)
                return [days]
            } catch {
                StandardError.write((error as? ToolError)?.text ?? "")
            }
        }
        return []
    }
}
