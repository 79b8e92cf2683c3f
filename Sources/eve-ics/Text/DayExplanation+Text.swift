import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleViews
import Messages

extension DayExplanation {
    /// The title, and what is said of the day as an indented block.
    var text: String {
        let messages = person.language.days
        let intervals = IntervalText(person)
        var lines = [title]
        for sentence in past(answering: intervals.invitation(between:)) {
            lines += Self.set(sentence)
        }
        if !noteLines.isEmpty {
            lines += ["  " + messages.note] + noteLines.map { "    " + $0.terminalSafe }
        }
        for sentence in future + commands(messages) { lines += Self.set(sentence) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func set(_ sentence: String) -> [String] {
        TextLayout.lines(of: sentence.terminalSafe, margin: "  ")
    }

    /// What to run for the reasons of what is expected, or to go on after doses left out.
    private func commands(_ messages: DayMessages) -> [String] {
        guard day >= person.today else { return [] }
        if expected != nil { return [messages.forReasons] }
        let forecast = person.forecast(months: 1)
        return forecast.next == nil && forecast.lapse != nil
            ? [person.language.forecast.afterLapse] : []
    }
}
