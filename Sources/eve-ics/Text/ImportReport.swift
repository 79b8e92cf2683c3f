import CalendarModel
import CivilDate
import CommandLineInterface
import CycleJSON
import CycleModel
import CyclePipeline
import Messages
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
    var language: Language { after.language }
    var imports: ImportMessages { language.imports }
    var edits: EditMessages { language.edits }

    /// What came in by kind: the key in JSON, how many, and both in words.
    private var kinds: [(key: String, count: Int, item: String)] {
        let imports = imports
        func kind(
            _ key: String, _ field: KeyPath<LogMerge.Counts, Int>, _ item: (Int) -> String
        ) -> (key: String, count: Int, item: String) {
            let total = gathered.counts.reduce(0) { $0 + $1[keyPath: field] }
            return (key, total, item(total))
        }
        return [
            kind("period", \.periodDays, imports.periodDays),
            kind("flow", \.flows, imports.flows),
            kind("temperature", \.temperatures, imports.temperatures),
            kind("lh", \.lh, imports.ovulationTests),
            kind("mucus", \.mucus, imports.daysWithMucus),
            kind("symptom", \.symptoms, imports.daysWithSymptoms),
            kind("mood", \.moods, imports.daysWithMoods),
            kind("dose", \.doses, imports.doses),
            kind("ovulation", \.ovulations, imports.ovulations),
            kind("note", \.notes, imports.notes),
        ].filter { $0.count > 0 }
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
            text += imports.nothingNew(confirmed: days.count) + "\n"
        } else if !gathered.counts.isEmpty, let first = days.first, let last = days.last {
            let span = language.dates(first...last, near: today)
            let items = kinds.map(\.item)
            text +=
                applied
                ? imports.imported(days.count, span, items)
                : imports.toImport(days.count, span, items)
            text += "\n"
        }
        if gathered.unchangedDays > gathered.confirmed {
            text += imports.loggedAlready(gathered.unchangedDays - gathered.confirmed) + "\n"
        }
        text += account
        if !gathered.plans.isEmpty {
            if !applied, gathered.deletion.isMass { text += imports.massDeletion + "\n" }
            text += (applied ? imports.done : imports.notYet) + "\n"
        }
        let change = PersonChange(from: before, to: after)
        return text + change.notices + change.forecastMove(mentionsRunning: true)
    }

    private var nothingNew: String {
        var items: [String] = []
        if !gathered.counts.isEmpty {
            items.append(imports.unchanged(days: gathered.unchangedDays))
        }
        if !gathered.plans.isEmpty {
            let count = gathered.plans.reduce(0) { $0 + $1.unchanged }
            items.append(imports.unchanged(events: count))
        }
        return imports.nothingNew(items) + "\n"
    }

    private var logConflictLines: String {
        gathered.logConflicts.map { conflict in
            imports.contradiction(
                conflict.day, logged: words(conflict.logged, of: conflict.field),
                incoming: words(conflict.incoming, of: conflict.field), near: today) + "\n"
        }.joined()
    }

    /// What a log's word or number says.
    private func words(_ value: String, of field: LogMerge.Field) -> String {
        let records = language.records
        switch field {
        case .flow: return records.flow(value)
        case .temperature:
            let reading = try? Temperature(logged: value, isFahrenheit: false)
            return records.temperature(reading.map(after.text) ?? value)
        case .lh: return records.ovulationTest(value)
        case .mucus: return records.mucus(value)
        case .dose: return records.dose(value)
        case .note: return records.note(value.terminalSafe)
        }
    }

    // MARK: For programs

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
            "conflicts": gathered.logConflicts.map { $0.json(language) }
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
        if gathered.daysTooOld > 0 {
            whole = whole.adding(["daysTooOld": gathered.daysTooOld])
        }
        if !reminders.isEmpty { whole = whole.adding(["reminders": JSON.object(reminders)]) }
        // A calendar's and a plain log's own form has no more than this.
        return readings.isEmpty ? whole : whole.adding(accountJSON)
    }
}

extension LogMerge.Conflict {
    fileprivate func json(_ language: Language) -> JSON {
        [
            "uid": JSON.null, "days": [day], "calendar": incoming, "log": logged,
            "why": language.imports.differs(field.name(in: language)),
        ]
    }
}

extension LogMerge.Field {
    fileprivate func name(in language: Language) -> String {
        let records = language.records
        return switch self {
        case .flow: records.strength
        case .temperature: records.temperature
        case .lh: records.ovulationTest
        case .mucus: records.mucus
        case .dose: records.dose
        case .note: records.note
        }
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
