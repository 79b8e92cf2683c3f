package import CalendarModel
package import CivilDate
package import CycleModel

/// What files and calendars bring into a log, one after the other, as data before anything is done.
package struct ImportPlan: Sendable {
    package private(set) var log: DayLog
    private let original: DayLog
    private var changed: Set<Day> = []
    package private(set) var counts: [LogMerge.Counts] = []
    package var unchangedDays: Int { unchanged.count }
    private var unchanged: Set<Day> = []
    package private(set) var logConflicts: [LogMerge.Conflict] = []
    /// One for each calendar.
    package private(set) var plans: [ReconciliationPlan] = []
    package private(set) var canBeApplied = true
    package private(set) var circumstances: Circumstances
    /// Days on which two trackers have different values in a field, of which the one that means more stays.
    package private(set) var betweenTrackers: [DayField: Int] = [:]
    /// Days of which nothing is new but that another tracker has them too.
    package private(set) var confirmed = 0
    package private(set) var ignoredCycles: [Day] = []
    /// Days that are older than the person keeps any, and were left out.
    package private(set) var daysTooOld = 0
    private let person: PersonState

    package init(for person: PersonState) {
        self.person = person
        log = person.log
        original = person.log
        circumstances = person.circumstances
    }

    /// Puts days back as they once were, before anything is brought in.
    package mutating func restore(_ days: [DayLog.Entry]) {
        for day in days {
            log[day.day] = day.record
            changed.insert(day.day)
        }
    }

    package mutating func add(_ days: [DayLog.Entry], prefer: LogMerge.Preference?) {
        let days = keepable(days)
        let plan = LogMerge.plan(into: log, incoming: days, prefer: prefer)
        let continued = log.endsContinued(by: plan.changes)
        log.apply(plan)
        // What a file before this one brought is not in the log already.
        let known = Set(days.lazy.filter { !$0.record.isEmpty }.map(\.day))
            .subtracting(plan.changes.map(\.day)).subtracting(plan.conflicts.map(\.day))
        unchanged.formUnion(known.subtracting(changed))
        changed.formUnion(plan.changes.map(\.day))
        restore(continued)
        counts.append(plan.added)
        // What several files say alike is one question.
        let asked = Set(logConflicts.map { ConflictPlace($0) })
        logConflicts += plan.conflicts.filter { !asked.contains(ConflictPlace($0)) }
        canBeApplied = canBeApplied && plan.canBeApplied
    }

    private struct ConflictPlace: Hashable {
        let day: Day
        let field: LogMerge.Field

        init(_ conflict: LogMerge.Conflict) { (day, field) = (conflict.day, conflict.field) }
    }

    /// The days that may be recorded; the others are counted.
    private mutating func keepable(_ days: [DayLog.Entry]) -> [DayLog.Entry] {
        guard person.firstKeptDay != nil else { return days }
        let periodDays = Set(log.periodDays + days.filter(\.record.isPeriodDay).map(\.day))
        guard let first = person.firstDayLeft(in: DayLog(periodDays: periodDays.sorted())) else {
            return days
        }
        let kept = days.filter { $0.day >= first }
        daysTooOld += days.count - kept.count
        return kept
    }

    package mutating func add(_ plan: ReconciliationPlan) {
        for change in plan.changes {
            log[change.day] = change.record
            changed.insert(change.day)
        }
        if let contraception = plan.contraception { circumstances.contraception = contraception }
        plans.append(plan)
        canBeApplied = canBeApplied && plan.canBeApplied
    }

    /// Brings in what another tracker has, so that the order of several makes no difference.
    ///
    /// - Parameter cycles: A day in each cycle that the tracker leaves out of its own forecast.
    package mutating func add(
        tracker days: [DayLog.Entry], ignoring cycles: [Day], prefer: LogMerge.Preference?
    ) {
        let before = log
        var days = keepable(days)
        if prefer == nil { for index in days.indices { settle(&days[index]) } }
        add(days, prefer: prefer)
        for entry in days {
            let old = before[entry.day]
            unite(entry.record, into: entry.day, before: old)
        }
        ignoreCycles(with: cycles)
    }

    /// Decides between two trackers where that needs nobody: values as two of one file are united, and of two notes
    /// that differ in nothing but capital letters the one that has them.
    private mutating func settle(_ entry: inout DayLog.Entry) {
        let old = log[entry.day]
        guard let source = entry.record.source, old.isShared(with: source) else { return }
        var united = old
        var theirs = DayRecord()
        for field in united.unite(entry.record) {
            guard let part = RecordField(deciding: field) else { continue }
            // A tracker that the day names besides others may have said less than they did before.
            let isKnown = old.sources.contains(source) && united.agrees(with: old, in: part)
            // What was in the log before this import may be the person's own, but for a flow that only gets heavier.
            guard
                isKnown || part == .flow || !person.log[entry.day].agrees(with: old, in: part)
            else { continue }
            if !isKnown { betweenTrackers[field, default: 0] += 1 }
            if united.agrees(with: old, in: part) {
                entry.record = entry.record.taking(part, from: old)
            } else {
                theirs = theirs.taking(part, from: united)
            }
        }
        if !theirs.isEmpty {
            let plan = LogMerge.plan(
                into: log, incoming: [DayLog.Entry(day: entry.day, record: theirs)],
                prefer: .incoming)
            log.apply(plan)
            counts.append(plan.added)
            changed.insert(entry.day)
        }
        if let ours = old.note, let theirs = entry.record.note, ours != theirs,
            ours.lowercased() == theirs.lowercased()
        {
            // Capital letters come first in the order of strings.
            let kept = min(ours, theirs)
            entry.record.note = kept
            if kept != ours {
                log[entry.day].note = kept
                changed.insert(entry.day)
            }
        }
    }

    /// What several files of one import say of each day, united by meaning, so that their order makes no difference: each
    /// brings the value that stays, and is then held against the log.
    ///
    /// - Returns: The days of each file.
    package mutating func agreeing(_ files: [[DayLog.Entry]]) -> [[DayLog.Entry]] {
        guard files.count > 1 else { return files }
        var united: [Day: DayRecord] = [:]
        // Of logs, which have no tracker that says what is whose.
        var notes: [Day: Set<String>] = [:]
        for entry in files.joined() where entry.record.source == nil {
            if let note = entry.record.note { notes[entry.day, default: []].insert(note) }
        }
        for days in files {
            var ownDays: [Day: DayRecord] = [:]
            for entry in days { ownDays[entry.day, default: DayRecord()].unite(entry.record) }
            for (day, record) in ownDays {
                guard united[day] != nil else {
                    united[day] = record
                    continue
                }
                for field in united[day, default: DayRecord()].unite(record) {
                    // Where the log has a value, that is asked about.
                    guard let part = RecordField(deciding: field),
                        original[day].agrees(with: DayRecord(), in: part)
                    else { continue }
                    betweenTrackers[field, default: 0] += 1
                }
            }
        }
        let parts = DayField.allCases.compactMap(RecordField.init(deciding:))
        return files.map { days in
            days.map { entry in
                guard let all = united[entry.day] else { return entry }
                var entry = entry
                for part in parts
                where !entry.record.agrees(with: DayRecord(), in: part) {
                    entry.record = entry.record.taking(part, from: all)
                }
                if entry.record.source == nil, entry.record.note != nil {
                    entry.record.note = notes[entry.day]?.sorted().joined(separator: "\n")
                }
                return entry
            }
        }
    }

    /// Lists in the order of the alphabet, and all the trackers that a day came from.
    private mutating func unite(_ incoming: DayRecord, into day: Day, before old: DayRecord) {
        var record = log[day]
        if record.symptoms != old.symptoms { record.symptoms.sort() }
        if record.moods != old.moods { record.moods.sort() }
        if let source = incoming.source, old.isFromOther(than: source) {
            record.source = DayRecord.namesOfSources(old.sources, [source]) ?? old.source
            if !changed.contains(day) { confirmed += 1 }
        }
        guard record != log[day] else { return }
        log[day] = record
        changed.insert(day)
    }

    private mutating func ignoreCycles(with days: [Day]) {
        guard !days.isEmpty else { return }
        for cycle in log.cycles(circumstances.answers, circumstances.contraception)
        where circumstances.answers[cycle.start] == nil {
            guard days.contains(where: { cycle.period.contains($0) }) else { continue }
            circumstances.answers[cycle.start] = .ignored
            ignoredCycles.append(cycle.start)
        }
    }

    /// Each changed day's whole new record, in order.
    package var changes: [DayLog.Entry] {
        changed.sorted().filter { log[$0] != original[$0] }
            .map { DayLog.Entry(day: $0, record: log[$0]) }
    }

    /// The reminders as the calendars so far leave them.
    package func reminders(after reminders: Reminders) -> Reminders {
        var reminders = reminders
        for change in plans.flatMap(\.reminders) { reminders[change.kind] = change.reminder }
        return reminders
    }

    package var deletion: ReconciliationPlan.Deletion {
        var sum = ReconciliationPlan.Deletion()
        for plan in plans {
            sum.periods += plan.deletion.periods
            sum.days += plan.deletion.days
            sum.changedDays += plan.deletion.changedDays
            sum.loggedPeriods = max(sum.loggedPeriods, plan.deletion.loggedPeriods)
        }
        return sum
    }

    package var changesAnything: Bool { change != nil }

    /// For the journal; `nil` where nothing changes. Settings are taken back with the days they came with.
    package var change: JournalChange.Content? {
        let days = changes
        var contents: [JournalChange.Content] = days.isEmpty ? [] : [.days(days)]
        if !ignoredCycles.isEmpty { contents.append(.answers(circumstances.answers)) }
        if circumstances.contraception != person.circumstances.contraception {
            contents.append(.contraception(circumstances.contraception))
        }
        for change in plans.flatMap(\.reminders) {
            contents.append(
                .setting(
                    key: Settings.reminderKey(change.kind), value: change.reminder.description))
        }
        switch contents.count {
        case 0: return nil
        case 1 where !days.isEmpty: return contents[0]
        default: return .together(contents)
        }
    }
}

extension DayRecord {
    /// Whether it was imported, and never from `source`.
    fileprivate func isFromOther(than source: String) -> Bool {
        !sources.isEmpty && !sources.contains(source)
    }

    /// Whether it was imported, and not from `source` alone.
    fileprivate func isShared(with source: String) -> Bool {
        sources.contains { $0 != source }
    }
}
