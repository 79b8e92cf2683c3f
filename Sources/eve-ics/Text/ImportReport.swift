import CalendarModel
import CivilDate
import CommandLineInterface
import CycleJSON
import CycleModel
import CyclePipeline
import TrackerImport

/// What an import did or would do.
struct ImportReport {
    let gathered: ImportPlan
    /// What came from other trackers, with the name of its file.
    let readings: [(file: String, reading: TrackerReading)]
    let before: PersonState
    let after: PersonState

    init(
        _ gathered: ImportPlan, _ readings: [(file: String, reading: TrackerReading)],
        before: PersonState
    ) {
        self.gathered = gathered
        self.readings = readings
        self.before = before
        after = before.with(gathered.log, gathered.circumstances)
    }

    func text(json: Bool, applied: Bool) -> String {
        json ? self.json(applied: applied).text : prose(applied: applied)
    }

    var today: Day { after.today }

    /// What came in by kind: the key in JSON, one of them in words, several, and how many.
    private var kinds: [(key: String, one: String, many: String, count: Int)] {
        func total(_ field: KeyPath<LogMerge.Counts, Int>) -> Int {
            gathered.counts.reduce(0) { $0 + $1[keyPath: field] }
        }
        return [
            ("period", "period day", "period days", total(\.periodDays)),
            ("flow", "other flow", "other flows", total(\.flows)),
            ("temperature", "temperature", "temperatures", total(\.temperatures)),
            ("lh", "ovulation test", "ovulation tests", total(\.lh)),
            ("mucus", "day with mucus", "days with mucus", total(\.mucus)),
            ("symptom", "day with symptoms", "days with symptoms", total(\.symptoms)),
            ("mood", "day with moods", "days with moods", total(\.moods)),
            ("dose", "dose", "doses", total(\.doses)),
            ("ovulation", "observed ovulation", "observed ovulations", total(\.ovulations)),
            ("note", "note", "notes", total(\.notes)),
        ].filter { $0.3 > 0 }
    }

    // MARK: In words

    private func prose(applied: Bool) -> String {
        var text = gathered.plans.map { planText($0) }.joined().terminalSafeLines
        text += logConflictLines
        let days = gathered.changes.map(\.day)
        guard gathered.changesAnything else {
            if !gathered.canBeApplied { return text + account }
            return text + nothingNew + account
        }
        if kinds.isEmpty, gathered.confirmed == days.count, gathered.plans.isEmpty {
            let count = Phrases.count(days.count, "day")
            text += "Nothing new: \(count) logged already, now with one more source.\n"
        } else if !gathered.counts.isEmpty, let first = days.first, let last = days.last {
            let span = Phrases.days(first...last, today: today)
            let verb = applied ? "Imported" : "To import:"
            let list = kinds.map { "\($0.count) \($0.count == 1 ? $0.one : $0.many)" }
            text += "\(verb) \(Phrases.count(days.count, "day")), \(span)"
            text += list.isEmpty ? ".\n" : ": \(list.joined(separator: ", ")).\n"
        }
        if gathered.unchangedDays > gathered.confirmed {
            text +=
                "\(Phrases.count(gathered.unchangedDays - gathered.confirmed, "day")) logged already.\n"
        }
        text += account
        if !gathered.plans.isEmpty {
            if !applied, gathered.deletion.isMass {
                text += "This takes much out of the log and needs --allow-mass-delete.\n"
            }
            text +=
                applied
                ? "Done; 'eve-ics undo' takes it back.\n" : "Nothing was changed yet.\n"
        }
        let change = PersonChange(from: before, to: after)
        return text + change.notices + change.forecastMove(mentionsRunning: true)
    }

    private var nothingNew: String {
        var texts: [String] = []
        if !gathered.counts.isEmpty {
            texts.append("\(Phrases.count(gathered.unchangedDays, "day")) logged already")
        }
        if !gathered.plans.isEmpty {
            let count = gathered.plans.reduce(0) { $0 + $1.unchanged }
            texts.append("\(Phrases.count(count, "event")) unchanged")
        }
        return "Nothing new: \(texts.joined(separator: ", ")).\n"
    }

    private var logConflictLines: String {
        gathered.logConflicts.map { conflict in
            let field = conflict.field.rawValue
            return "\(conflict.day): \(field) is \(conflict.logged.terminalSafe) in the log, "
                + "\(conflict.incoming.terminalSafe) in the file\n"
        }.joined()
    }

    // MARK: For programs

    private func json(applied: Bool) -> JSON {
        let plans = gathered.plans
        let json: JSON = [
            "schema": 1, "applied": applied,
            "corrections": plans.flatMap(\.reported).map(\.json),
            "refused": plans.flatMap(\.refused).map(\.json),
            "ignored": plans.flatMap(\.ignored).map(\.json),
            "proposedDeletions": plans.flatMap(\.proposedDeletions).map { deletion -> JSON in
                ["uid": deletion.uid, "days": Array(deletion.was)]
            },
            "conflicts": gathered.logConflicts.map(\.json) + plans.flatMap(\.conflicts).map(\.json),
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
        if gathered.daysTooOld > 0 {
            whole = whole.adding(["daysTooOld": gathered.daysTooOld])
        }
        if !reminders.isEmpty { whole = whole.adding(["reminders": JSON.object(reminders)]) }
        // A calendar's and a plain log's own form has no more than this.
        return readings.isEmpty ? whole : whole.adding(accountJSON)
    }
}

extension LogMerge.Conflict {
    fileprivate var json: JSON {
        [
            "uid": JSON.null, "days": [day], "calendar": incoming, "log": logged,
            "why": "\(field.rawValue) differs",
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
    fileprivate var json: JSON { ["uid": uid, "why": "\(name): \(why)"] }
}

extension EditConflict {
    fileprivate var json: JSON {
        ["uid": uid, "days": days, "calendar": calendar, "log": log, "why": why]
    }
}
