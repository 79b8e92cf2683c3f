import CivilDate
import CyclePipeline
import Household
import Messages
import Planner
import WebPages

/// `/timer`.
struct TimerDoor: VisitedPage {
    let visit: WebVisit
    let isRetried = true

    func answer() throws -> WebAnswer {
        let (member, words) = (visit.member, visit.studyWords)
        let timer = try member.planner.studyTimer(at: visit.moment, words)
        guard visit.isPost else { return try page(of: timer) }
        let changed = WebAnswer.redirect(
            WebRoute.timer.path, notice: visit.language.webTimer.changed)
        guard let name = visit.form["step"] else {
            return timer == nil ? try startTimer() : changed
        }
        // A button acts on what its page showed, and on nothing that came after it.
        guard let step = StudyTimer.Step(rawValue: name), let timer,
            visit.form["timer"] == timer.stored
        else { return changed }
        do {
            guard let outcome = try member.planner.take(step, at: visit.moment, words) else {
                return changed
            }
            let sentences = visit.sentences(of: outcome)
            return .redirect(
                WebRoute.timer.path,
                notice: sentences.isEmpty ? nil : sentences.joined(separator: " "))
        } catch PlannerError.wrongPart {
            return changed
        }
    }

    private func page(
        of timer: StudyTimer?, typed: TypedForm = TypedForm()
    ) throws -> WebAnswer {
        let choice = try visit.member.planner.studyChoice()
        return .page(
            TimerPage(
                visit.state, timer, lengths: choice.lengths, writesSessions: choice.writesSessions,
                typed: typed), status: typed.faults.isEmpty ? 200 : 422)
    }

    private func startTimer() throws -> WebAnswer {
        let words = visit.language.webTimer
        var faults: [String: String] = [:]
        func minutes(_ name: String) -> Int {
            if let count = Int(visit.form[name] ?? ""), TimerPage.minutes.contains(count) {
                return count
            }
            faults[name] = words.badMinutes(most: TimerPage.minutes.upperBound)
            return 0
        }
        let lengths = StudyTimer.Lengths(study: 60 * minutes("study"), rest: 60 * minutes("break"))
        let title = visit.form.line("title")
        if TextRule.studySubject.problem(of: title) != nil {
            faults["title"] = words.badSubject(most: TextRule.studySubject.longest)
        }
        guard faults.isEmpty else { return try page(of: nil, typed: visit.typed(faults)) }
        let member = visit.member
        let writes = visit.form.all("writes").last.map { $0 == "yes" }
        try member.planner.setStudyChoice(
            StudyChoice(
                lengths: lengths,
                writesSessions: try writes ?? member.planner.studyChoice().writesSessions))
        let isStarted = try member.planner.start(
            StudyTimer(title: title, lengths: lengths, at: visit.moment), at: visit.moment,
            visit.studyWords)
        return .redirect(WebRoute.timer.path, notice: isStarted ? nil : words.changed)
    }
}

extension WebVisit {
    fileprivate var studyWords: StudyWords {
        StudyWords(calendar: language.study.study, session: language.study.study)
    }

    /// What a step wrote and ended.
    fileprivate func sentences(of outcome: StudyTimer.Outcome) -> [String] {
        let words = language.study
        return outcome.sessions.map { session in
            let seconds = session.time.upperBound - session.time.lowerBound
            return words.recorded(words.minutes(Int((seconds + 30) / 60)))
        } + (outcome.timer == nil ? [words.ended] : [])
    }
}
