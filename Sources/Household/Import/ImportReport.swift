import CalendarModel
package import CivilDate
package import CycleModel
package import CyclePipeline
package import CycleViews
package import Messages
package import TrackerImport

/// What an import did or would do.
package struct ImportReport {
    package let gathered: ImportPlan
    /// What came from other trackers, with the name of its file.
    package let readings: [(file: String, reading: TrackerReading)]
    package let before: PersonState
    package let after: PersonState

    package init(
        _ gathered: ImportPlan, _ readings: [(file: String, reading: TrackerReading)],
        before: PersonState
    ) {
        self.gathered = gathered
        self.readings = readings
        self.before = before
        after = before.with(gathered.log, gathered.circumstances)
    }

    package var today: Day { after.today }
    package var language: Language { after.language }
    /// Whether signs of ovulation go unnamed.
    package var hidesFertility: Bool { after.settings.hidesFertility }
    var imports: ImportMessages { language.imports }
    package var edits: EditMessages { language.edits }

    /// What came in by kind: the key in JSON, how many, and both in words.
    package var kinds: [(key: String, count: Int, item: String)] {
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
            kind("weight", \.weights, imports.weights),
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

    /// What came in, each kind with its number; those that the settings hide together.
    private var items: [String] {
        let isHidden = { (key: String) in hidesFertility && Self.signs.contains(key) }
        let hidden = kinds.filter { isHidden($0.key) }.reduce(0) { $0 + $1.count }
        return kinds.filter { !isHidden($0.key) }.map(\.item)
            + (hidden > 0 ? [imports.otherValues(hidden)] : [])
    }

    /// The kinds that are signs of ovulation.
    private static let signs: Set<String> = ["lh", "mucus", "ovulation"]

    /// What came in, or would, and what was left out, in order.
    package func lines(applied: Bool) -> [String] {
        var lines = gathered.plans.flatMap { planLines($0) } + logConflictLines
        let days = gathered.changes.map(\.day)
        guard gathered.changesAnything else {
            return lines + (gathered.canBeApplied ? [nothingNew] : []) + account
        }
        if kinds.isEmpty, gathered.confirmed == days.count, gathered.plans.isEmpty {
            lines.append(imports.nothingNew(confirmed: days.count))
        } else if !gathered.counts.isEmpty, let first = days.first, let last = days.last {
            let span = language.dates(first...last, near: today)
            let items = items
            lines.append(
                applied
                    ? imports.imported(days.count, span, items)
                    : imports.toImport(days.count, span, items))
        }
        if gathered.unchangedDays > gathered.confirmed {
            lines.append(imports.loggedAlready(gathered.unchangedDays - gathered.confirmed))
        }
        lines += account
        if !gathered.plans.isEmpty {
            if !applied, gathered.deletion.isMass { lines.append(imports.massDeletion) }
            lines.append(applied ? imports.done : imports.notYet)
        }
        return lines
    }

    /// What the import does to everything else, but only where it changes anything.
    package var change: PersonChange? {
        gathered.changesAnything ? PersonChange(from: before, to: after) : nil
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
        return imports.nothingNew(items)
    }

    private var logConflictLines: [String] {
        gathered.logConflicts.map { conflict in
            guard !hides(conflict.field) else {
                let day = language.date(conflict.day, near: today)
                return language.importRemarks.line(day, imports.differsInHidden)
            }
            return imports.contradiction(
                conflict.day, logged: words(conflict.logged, of: conflict.field),
                incoming: words(conflict.incoming, of: conflict.field), near: today)
        }
    }

    /// How the log and a file differ.
    package func why(_ conflict: LogMerge.Conflict) -> String {
        hides(conflict.field)
            ? imports.differsInHidden : imports.differs(conflict.field.name(in: language))
    }

    private func hides(_ field: LogMerge.Field) -> Bool {
        hidesFertility && (field == .lh || field == .mucus)
    }

    /// What a log's word or number says.
    private func words(_ value: String, of field: LogMerge.Field) -> String {
        let records = language.records
        switch field {
        case .flow: return records.flow(value)
        case .temperature:
            let reading = try? Temperature(logged: value, isFahrenheit: false)
            return records.temperature(reading.map { after.text($0) } ?? value)
        case .weight:
            let weight = try? Weight(logged: value)
            return records.weight(weight.map { after.text($0) } ?? value)
        case .lh: return records.ovulationTest(value)
        case .mucus: return records.mucus(value)
        case .dose: return records.dose(value)
        case .note: return records.note(value)
        }
    }
}

extension LogMerge.Field {
    package func name(in language: Language) -> String {
        let records = language.records
        return switch self {
        case .flow: records.strength
        case .temperature: records.temperature
        case .weight: records.weight
        case .lh: records.ovulationTest
        case .mucus: records.mucus
        case .dose: records.dose
        case .note: records.note
        }
    }
}
