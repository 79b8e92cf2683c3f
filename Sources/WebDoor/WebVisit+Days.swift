import CycleModel
import CyclePipeline
import CycleViews
import Household
import Messages
import WebPages

extension WebVisit {
    /// The changes of the journal, in the order in which they were made.
    func history() throws -> RecordedHistory {
        try served.history(of: member)
    }

    /// The newest change that can be taken back.
    func lastChange() throws -> ShownChange? {
        let history = try history()
        return ShownChange.lastStanding(history.changes, history.undo, for: state)
    }

    /// The entry that took a change back last, where that change can be made again.
    func redoable() throws -> Int64? { try history().undo.redoable?.number }
}

extension PersonState {
    /// What is to be written so that days have these records, and what is said of it.
    ///
    /// - Parameter sentences: What was done.
    func draft(
        _ records: [DayLog.Entry], _ sentences: (DayChange) -> [String]
    ) throws(DayPlan.TooOld) -> JournalDraft<[String]> {
        let plan = try DayPlan(records, on: self)
        var log = log
        for entry in plan.changed + plan.continued { log[entry.day] = entry.record }
        let change = DayChange(
            PersonChange(from: self, to: with(log)), days: plan.changed, continued: plan.continued)
        return JournalDraft(plan.contents, answer: sentences(change))
    }
}

extension DayPlan.TooOld {
    func sentence(on person: PersonState) -> String {
        person.language.webCalendar.tooOld(
            day, kept: kept.length(in: person.language), near: person.today)
    }
}

extension DayChange {
    /// What was recorded and removed of the first day that changed, as 'log' says it.
    var loggedSentences: [String] {
        guard let day = days.first else { return [language.logging.isLogged] }
        let logging = DayLogging(from: before.log[day], to: after.log[day])
        return [
            sentence(
                done: logging.sentences(on: self).joined(separator: " "),
                unchanged: logging.unchanged(language))
        ]
    }

    /// How the forecast moved, where the change touched periods.
    var moveSentences: [String] {
        before.cycles == after.cycles ? [] : change.forecastSentences()
    }
}
