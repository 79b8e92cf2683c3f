import CalendarModel
import CivilDate
import CycleModel
import CyclePipeline

extension ImportReport {
    /// A calendar's plan, a line for each point of it.
    func planText(_ plan: ReconciliationPlan) -> String {
        var lines = plan.habit.map { [$0] } ?? []
        lines += plan.reported.map { line($0) }
        lines += plan.conflicts.map { conflict in
            "\(conflict.name): the calendar says \(conflict.calendar), the log says \(conflict.log); "
                + conflict.why
        }
        lines += listed(plan.refused) { "\(place($0)) stays: \($0.why)" }
        lines += listed(plan.ignored) { "Ignored: \(place($0)), for \($0.why)" }
        lines += plan.proposedDeletions.map { deletion in
            "Missing: \(deletion.name) \(days(deletion.was)); if you deleted it, add --accept-deletions"
        }
        if plan.notInFile > 0 {
            lines.append(
                "\(Phrases.count(plan.notInFile, "event")) of the calendar not in this file.")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// So many lines tell what a file is like; of a whole life's calendar the rest is counted.
    private static let mostLines = 20

    private func listed(_ items: [UnappliedEdit], _ line: (UnappliedEdit) -> String) -> [String] {
        var lines = items.prefix(Self.mostLines).map(line)
        if items.count > Self.mostLines {
            lines.append("… and \(items.count - Self.mostLines) more")
        }
        return lines
    }

    private func place(_ item: UnappliedEdit) -> String {
        item.name.isEmpty ? days(item.days) : "\(item.name) \(days(item.days))"
    }

    /// `Period 12–16 Nov → logged 10–15 Nov, because the event was moved`.
    private func line(_ correction: ReportedChange) -> String {
        let outcome =
            switch correction.kind {
            case .logged: logged(correction)
            case .unlogged: "no longer logged"
            case .notYet: "not yet: no period through \(today.text(near: today))"
            case .ovulation: "observed on \(list(correction.days))"
            case .dose: correction.detail ?? "skipped"
            case .reminder: "reminder \(correction.detail ?? "")"
            case .note: "a note on \(list(correction.days))"
            }
        let was =
            correction.kind == .reminder
            ? correction.name : "\(correction.name) \(days(correction.was))"
        return "\(was) → \(outcome), because \(correction.why)\(rule(correction.match))"
    }

    /// How the event was known again, where its UID was lost.
    private func rule(_ match: ReportedChange.Match) -> String {
        switch match {
        case .uid, .new: ""
        case .token: " (known by its ref)"
        case .date: " (known by its dates)"
        }
    }

    private func logged(_ correction: ReportedChange) -> String {
        guard let last = correction.later.last else {
            let end = correction.end.map { ", ended on \($0.text(near: today))" } ?? ""
            return "logged \(list(correction.days))\(end)"
        }
        return
            "logged \(list(correction.days)), and through \(last.text(near: today)) as the days pass"
    }

    private func list(_ days: [Day]) -> String { Phrases.days(days, today: today) }

    private func days(_ days: ClosedRange<Day>) -> String { Phrases.days(days, today: today) }
}
