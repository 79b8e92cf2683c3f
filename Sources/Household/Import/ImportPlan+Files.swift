package import CalendarModel
import CycleModel
package import CyclePipeline
import TrackerImport

extension ImportPlan {
    /// Plans one file after the other, each against what the ones before it make of the log.
    ///
    /// - Parameter served: What was handed out that a calendar may be.
    /// - Throws: `ImportError` for a calendar that tells nothing, or what `served` throws.
    package init(
        of files: [ImportedFile], for person: PersonState, _ choices: Back.Choices,
        served: (ReturnedCalendar) throws -> ServedHistory
    ) throws {
        var plan = ImportPlan(for: person)
        var days = plan.agreeing(files.flatMap(\.daysOfReadings))[...]
        for file in files {
            switch file {
            case .log: plan.add(days.removeFirst(), prefer: choices.prefer)
            case .trackers(let readings, _):
                for reading in readings {
                    plan.add(
                        tracker: days.removeFirst(), ignoring: reading.daysOfIgnoredCycles,
                        prefer: choices.prefer)
                }
            case .calendar(let calendar, let name, let isBesideTrackers):
                let served = try served(calendar)
                let next = Back.plan(
                    calendar, against: served, on: person, after: plan,
                    choices.held(against: served))
                if isBesideTrackers, next.plans.last?.knowsNothing ?? true { continue }
                plan = next
                if let reason = plan.plans.last?.refusal { throw ImportError(reason, in: name) }
            }
        }
        self = plan
    }

    /// Whether a calendar may be older than all that is remembered, so that only the person can tell what is an edit.
    package var mayBeOlder: Bool { plans.contains(where: \.mayBeOlder) }

    /// Whether all of it came with calendars that were handed out.
    package var isReturned: Bool { counts.isEmpty && plans.contains { $0.matched > 0 } }
}

extension ImportedFile {
    /// The days of each log that it is or holds.
    fileprivate var daysOfReadings: [[DayLog.Entry]] {
        switch self {
        case .log(let read): [read.days]
        case .trackers(let readings, _): readings.map(\.days)
        case .calendar: []
        }
    }
}

extension ReconciliationPlan {
    /// Why nothing can be told by the calendar.
    fileprivate var refusal: ImportError.Reason? {
        if isOfSomebodyElse { return .isOfSomebodyElse }
        if isForgotten { return .isForgotten }
        guard knowsNothing else { return nil }
        return lessons == 0 ? .nothingKnown : .lessons
    }
}
