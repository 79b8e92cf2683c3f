import CalendarModel
import CycleModel

/// What several files bring into a log, one file after the other.
struct GatheredChanges {
    private(set) var log: DayLog
    private var changed: Set<Day> = []
    private(set) var counts: [LogMerge.Counts] = []
    private(set) var unchangedDays = 0
    private(set) var logConflicts: [LogMerge.Conflict] = []
    /// One for each calendar.
    private(set) var plans: [ReconciliationPlan] = []
    private(set) var canBeApplied = true

    init(log: DayLog) {
        self.log = log
    }

    mutating func add(_ days: [DayLog.Entry], prefer: LogMerge.Preference?) {
        let plan = LogMerge.plan(into: log, incoming: days, prefer: prefer)
        log.apply(plan)
        changed.formUnion(plan.changes.map(\.day))
        counts.append(plan.added)
        unchangedDays += plan.unchanged
        logConflicts += plan.conflicts
        canBeApplied = canBeApplied && plan.canBeApplied
    }

    mutating func add(_ plan: ReconciliationPlan) {
        for change in plan.changes {
            log[change.day] = change.record
            changed.insert(change.day)
        }
        plans.append(plan)
        canBeApplied = canBeApplied && plan.canBeApplied
    }

    /// Each changed day's whole new record, in order.
    var changes: [DayLog.Entry] {
        changed.sorted().map { DayLog.Entry(day: $0, record: log[$0]) }
    }

    var conflictCount: Int { logConflicts.count + plans.reduce(0) { $0 + $1.conflicts.count } }

    /// The reminders as the calendars so far leave them.
    func reminders(after reminders: Reminders) -> Reminders {
        var reminders = reminders
        for change in plans.flatMap(\.reminders) { reminders[change.kind] = change.reminder }
        return reminders
    }

    var deletion: ReconciliationPlan.Deletion {
        var sum = ReconciliationPlan.Deletion()
        for plan in plans {
            sum.periods += plan.deletion.periods
            sum.days += plan.deletion.days
            sum.loggedPeriods = max(sum.loggedPeriods, plan.deletion.loggedPeriods)
        }
        return sum
    }

    var changesAnything: Bool { content != nil }

    /// For the journal; `nil` where nothing changes. Settings are taken back with the days they came with.
    var content: JournalChange.Content? {
        let days = changes
        var contents: [JournalChange.Content] = days.isEmpty ? [] : [.days(days)]
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
