import CivilDate
import CyclePipeline
import Household
import Messages
import WebPages

/// `/report`.
struct ReportDoor: VisitedPage {
    let visit: WebVisit

    func answer() throws -> WebAnswer {
        let (days, problem) = reportDays()
        let report = CycleReport(
            visit.state, name: visit.member.givenName, in: days,
            showsNotes: visit.query["notes"] == "yes")
        return .page(
            ReportPage(report, problem: problem), status: problem == nil ? 200 : 400,
            isKept: problem == nil)
    }

    /// The days that were asked for, through today at most; the usual ones where they are no days, and why.
    private func reportDays() -> (days: ClosedRange<Day>, problem: String?) {
        let usual = CycleReport.usualDays(visit.state)
        let (words, today) = (visit.language.report, visit.state.today)
        let texts = [visit.query["from"], visit.query["to"]]
        let typed = texts.map { text in text.flatMap { Day($0) } }
        guard zip(texts, typed).allSatisfy({ ($0 == nil) == ($1 == nil) }) else {
            return (usual, words.badDay)
        }
        let last = min(typed[1] ?? today, today)
        let first = typed[0] ?? min(usual.lowerBound, last)
        guard first <= today else { return (usual, words.future) }
        guard first <= last else { return (usual, words.reversed) }
        return (first...last, nil)
    }
}
