import CalendarModel
import CivilDate
import CycleModel
import ICSExport
import Secrets

/// Any bytes can be read as a calendar that came back, and planned against a calendar that was served.
///
/// A plan changes no day before 1900 and nothing without a word, and once it is carried out there is nothing
/// left of it to do.
enum FuzzReconcile {
    static func check(_ bytes: [UInt8]) throws {
        try require(
            served.events.contains { $0.uid == "70a34f75-cdda-826e-8284-2cf504df3466" },
            "the samples are not of this calendar")
        guard let returned = try? reader.read(bytes) else { return }
        for event in returned.events {
            try require(event.days.upperBound.civil.year <= 10_000, "a day beyond the calendar")
        }
        for accepts in [false, true] {
            var reconciling = Reconciling(log: served.log, today: day + 26)
            reconciling.acceptsDeletions = accepts
            reconciling.prefer = .incoming
            let plan = reconciling.plan(returned, served: [served])
            try require(plan.changes.allSatisfy { $0.day >= first }, "a change before 1900")
            try require(
                !plan.changesAnything || !plan.reported.isEmpty, "a change without a word")
            guard plan.conflicts.isEmpty else { continue }
            for change in plan.changes { reconciling.log[change.day] = change.record }
            for change in plan.reminders {
                reconciling.reminders[change.kind] = change.reminder
            }
            let again = reconciling.plan(returned, served: [served])
            try require(!again.changesAnything, "a plan that is never done")
        }
    }

    private static let reader = ReturnedReader { seconds in
        let days = Int(seconds) / 86_400
        return (Day(number: Int32(clamping: days)), abs(Int(seconds) % 86_400) / 60)
    }

    /// 2026-10-25, the last logged start of samples/export_three_cycles.log.
    private static let day = Day(number: 20_751)
    /// 1900-01-01.
    private static let first = Day(number: -25_567)

    /// What the samples in samples/returned were made from, under the names that it has without a store, so
    /// that their edits are found: a token of a sample is worth more than any invented one.
    private static let served: ServedCalendar = {
        let starts = [day - 57, day - 28, day]
        let log = DayLog(periodDays: starts.flatMap { start in (0..<5).map { start + $0 } })
        let options = PublishingOptions(since: day - 180)
        let events = Publishing(options: options, naming: naming).events(
            cycles: log.cycles, identities: CycleIdentities(firstDaysOf: log.cycles),
            forecast: Forecast(log: log, today: day + 26, through: day + 90),
            past: PastForecasts(log))
        return ServedCalendar(
            uid: naming.calendarUID("file"), log: log, events: events,
            reminders: options.reminders)
    }()

    /// Made from the seed that the tool uses without a store.
    private static let naming: EventNaming = {
        let hash = Seed(Array("eve-ics reads a log with no seed".utf8)).map(KeyedHash.init)
        return EventNaming { message in hash?.digest(of: message) ?? message }
    }()
}
