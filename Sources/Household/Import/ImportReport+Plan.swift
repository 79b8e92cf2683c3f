import CalendarModel
import CivilDate
import CycleModel
import CyclePipeline
import Messages

extension ImportReport {
    /// A calendar's plan, a line for each point of it.
    func planLines(_ plan: ReconciliationPlan) -> [String] {
        var lines = plan.habit.map { [$0] } ?? []
        if plan.mayBeOlder { lines.append(imports.mayBeOlder) }
        lines += plan.reported.map { line($0) }
        lines += plan.conflicts.map { conflict in
            edits.conflict(
                conflict.name, calendar: conflict.calendar, log: conflict.log, conflict.why)
        }
        lines += listed(plan.refused) + listed(plan.ignored)
        lines += plan.proposedDeletions.map { edits.missing(event($0.name, $0.was)) }
        if plan.notInFile > 0 { lines.append(edits.notInFile(plan.notInFile)) }
        return lines
    }

    /// So many lines tell what a file is like; of a whole life's calendar the rest is counted.
    private static let mostLines = 20

    private func listed(_ items: [UnappliedEdit]) -> [String] {
        var lines = items.prefix(Self.mostLines).map { item in
            edits.unchanged(event(item.name, item.days), item.why)
        }
        if items.count > Self.mostLines { lines.append(edits.more(items.count - Self.mostLines)) }
        return lines
    }

    /// `Period 12–16 Nov`, or its days alone where it has no name.
    private func event(_ name: String, _ days: ClosedRange<Day>) -> String {
        name.isEmpty ? language.dates(days, near: today) : edits.event(name, on: days, near: today)
    }

    /// `Period 12–16 Nov → logged 10–15 Nov (event moved)`.
    private func line(_ change: ReportedChange) -> String {
        let outcome =
            switch change.kind {
            case .logged: logged(change)
            case .unlogged: edits.unlogged
            case .notYet: edits.notYet(through: today)
            case .ovulation: edits.observed(change.days, near: today)
            case .dose: change.detail ?? edits.skipped
            case .reminder: edits.reminder(change.detail ?? "")
            case .note: edits.note(on: change.days, near: today)
            }
        let event = change.kind == .reminder ? change.name : event(change.name, change.was)
        return edits.changed(event, outcome, [change.why, rule(change.match)].compactMap(\.self))
    }

    /// How the event was known again, where its UID was lost.
    private func rule(_ match: ReportedChange.Match) -> String? {
        switch match {
        case .uid, .new: nil
        case .token: edits.byToken
        case .date: edits.byDates
        }
    }

    private func logged(_ change: ReportedChange) -> String {
        guard change.later.isEmpty, let end = change.end else {
            return edits.logged(change.days, through: change.later.last, near: today)
        }
        return edits.logged(change.days, endedOn: end, near: today)
    }
}
