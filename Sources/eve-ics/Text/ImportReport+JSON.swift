import CalendarModel
import CivilDate
import CommandLineInterface
import CycleJSON
import CycleModel
import CyclePipeline
import CycleViews
import Household
import Messages
import TrackerImport

extension ImportReport {
    /// What was done, or would be, as the command line says it.
    func text(json: Bool, applied: Bool) -> String {
        guard !json else { return self.json(applied: applied).text }
        let lines = lines(applied: applied).map { $0.terminalSafe + "\n" }.joined()
        return lines
            + (change.map { $0.notices + $0.forecastMove(mentionsRunning: true) } ?? "")
    }

    private func json(applied: Bool) -> JSON {
        let plans = gathered.plans
        let json: JSON = [
            "schema": 1, "applied": applied,
            "corrections": plans.flatMap(\.reported).map(\.json),
            "refused": plans.flatMap(\.refused).map { $0.json(edits) },
            "ignored": plans.flatMap(\.ignored).map { $0.json(edits) },
            "proposedDeletions": plans.flatMap(\.proposedDeletions).map { deletion -> JSON in
                ["uid": deletion.uid, "days": Array(deletion.was)]
            },
            "conflicts": gathered.logConflicts.map { $0.json(why($0)) }
                + plans.flatMap(\.conflicts).map(\.json),
            "imported": JSON.object(kinds.map { ($0.key, .number($0.count)) }),
            "unchanged": gathered.unchangedDays + plans.reduce(0) { $0 + $1.unchanged },
        ]
        let change = PersonChange(from: before, to: after)
        let notices = change.newHealthNotices.map { $0.text(in: after.language) }
        let told: JSON = [
            "notices": notices.isEmpty ? nil : notices,
            "remarks": change.remarks.isEmpty ? nil : change.remarks,
        ]
        let changed = plans.flatMap(\.reminders)
        let reminders = EventKind.allCases.compactMap { kind in
            changed.last { $0.kind == kind }.map { (kind.rawValue, $0.reminder.json) }
        }
        var whole = json.adding(told.withoutNulls)
        if gathered.canBeApplied { whole = whole.adding(change.dayRecords) }
        if gathered.mayBeOlder { whole = whole.adding(["older": true]) }
        if gathered.daysTooOld > 0 {
            whole = whole.adding(["daysTooOld": gathered.daysTooOld])
        }
        if !reminders.isEmpty { whole = whole.adding(["reminders": JSON.object(reminders)]) }
        // A calendar's and a plain log's own form has no more than this.
        return readings.isEmpty ? whole : whole.adding(accountJSON)
    }

    /// What each tracker's file is, with the next start as it was forecast before and as it is after.
    private var accountJSON: JSON {
        let forecast: JSON = [
            "before": before.forecast(months: 1).statedStart,
            "after": after.forecast(months: 1).statedStart,
        ]
        return ["files": readings.map { file($0.file, $0.reading) }, "forecast": forecast]
    }

    /// A remark's name is for programs: English in every language.
    private func file(_ name: String, _ reading: TrackerReading) -> JSON {
        [
            "file": name, "format": reading.format.name, "days": reading.days.count,
            "first": reading.days.first?.day, "last": reading.days.last?.day,
            "remarks": reading.remarks.map { remark -> JSON in
                [
                    "kind": remark.kind.rawValue,
                    "name": remark.reason.words(in: .english, hidingFertility: hidesFertility),
                    "count": remark.count, "place": remark.place.text(in: name),
                ]
            },
        ]
    }
}

extension LogMerge.Conflict {
    fileprivate func json(_ why: String) -> JSON {
        [
            "uid": JSON.null, "days": [day], "calendar": incoming, "log": logged, "why": why,
        ]
    }
}

extension ReportedChange {
    /// Days to come are named only where there are any.
    fileprivate var json: JSON {
        let json: JSON = [
            "kind": kind.rawValue, "days": days, "uid": uid, "matchedBy": match.rawValue,
            "why": why,
        ]
        let more: JSON = ["later": later.isEmpty ? nil : later, "ended": end, "reminder": detail]
        return json.adding(more.withoutNulls)
    }
}

extension UnappliedEdit {
    fileprivate func json(_ edits: EditMessages) -> JSON {
        ["uid": uid, "why": name.isEmpty ? why : edits.unchanged(name, why)]
    }
}

extension EditConflict {
    fileprivate var json: JSON {
        ["uid": uid, "days": days, "calendar": calendar, "log": log, "why": why]
    }
}
