import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleViews

extension PersonChange {
    /// When the next period is expected now, and when it was expected before; a line.
    ///
    /// - Parameter mentionsRunning: Whether a move counts while a period runs, too.
    func forecastMove(mentionsRunning: Bool = false) -> String {
        forecastSentences(mentionsRunning: mentionsRunning).joined(separator: " ") + "\n"
    }

    /// How a bleed counts that is close to a period, and what there is reason to ask about; lines.
    var notices: String {
        let intervals = IntervalText(after)
        let sentences =
            doubtSentences(answering: intervals.invitation(between:))
            + HealthNotices(after, since: before).sentences
        return sentences.map { $0 + "\n" }.joined()
    }
}
