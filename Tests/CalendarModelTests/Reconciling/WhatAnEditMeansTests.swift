import CalendarModel
import CivilDate
import CycleModel
import Messages
import Testing

/// An event as it was served, what the person did to it, and what that means.
struct EditRow: CustomTestStringConvertible {
    enum Deed: Sendable {
        case moves(to: String, String)
        /// On its day, to so many minutes after midnight.
        case begins(at: Int)
        case confirms, cancels, deletes
        case retitles(String)
        case adds(property: String)
        case describes(String)
        /// In minutes from the event's start.
        case rings(at: [Int])
    }

    /// Such as `logged period`; the last one logged, the first one forecast.
    let event: String
    let deed: Deed
    /// The day on which the calendar comes back.
    var today = "2026-11-20"
    /// A line for each day that changes, each reminder, and each edit that is refused or ignored.
    let means: [String]

    init(_ event: String, _ deed: Deed, today: String = "2026-11-20", means: String...) {
        (self.event, self.deed, self.today, self.means) = (event, deed, today, means)
    }

    var testDescription: String { "\(event) \(deed)" }
}

/// The table "What an edit means": every row as data, held against the function that decides, without a store.
///
/// Periods of five days come every 28 days, the last on 25 October 2026; the next one is forecast for
/// 22 to 26 November. Over CalDAV a forecast that is ignored here once it is deleted is hidden.
@Suite struct WhatAnEditMeansTests: ReturnedExamples {
    static let rows = [
        EditRow(
            "logged period", .moves(to: "2026-10-24", "2026-10-28"),
            means: "2026-10-24 flow unknown", "2026-10-29 nothing"),
        EditRow(
            "logged period", .moves(to: "2026-10-25", "2026-10-31"),
            means: "2026-10-30 flow unknown", "2026-10-31 flow unknown"),
        EditRow(
            "logged period", .moves(to: "2026-10-25", "2026-10-27"),
            means: "2026-10-28 nothing", "2026-10-29 nothing"),
        EditRow(
            "logged period", .moves(to: "2026-11-21", "2026-11-25"),
            means: "refused: a logged period can't be in the future"),
        EditRow(
            "logged period", .deletes,
            means: "2026-10-25 nothing", "2026-10-26 nothing", "2026-10-27 nothing",
            "2026-10-28 nothing", "2026-10-29 nothing"),
        EditRow(
            "logged period", .cancels,
            means: "2026-10-25 nothing", "2026-10-26 nothing", "2026-10-27 nothing",
            "2026-10-28 nothing", "2026-10-29 nothing"),

        EditRow(
            "forecast period", .moves(to: "2026-11-19", "2026-11-23"),
            means: "2026-11-19 flow unknown", "2026-11-20 flow unknown", "2026-11-21 flow unknown",
            "2026-11-22 flow unknown", "2026-11-23 flow unknown"),
        EditRow(
            "forecast period", .moves(to: "2026-11-20", "2026-11-22"),
            means: "2026-11-20 flow unknown", "2026-11-21 flow unknown", "2026-11-22 flow unknown"),
        EditRow(
            "forecast period", .confirms, today: "2026-11-20", means: "2026-11-20 flow unknown"),
        EditRow(
            "forecast period", .confirms, today: "2026-11-12",
            means: "refused: the future can't be logged; the forecast stays"),
        EditRow(
            "forecast period", .confirms, today: "2026-11-23",
            means: "2026-11-22 flow unknown", "2026-11-23 flow unknown", "2026-11-24 flow unknown",
            "2026-11-25 flow unknown", "2026-11-26 flow unknown"),
        EditRow(
            "forecast period", .deletes, today: "2026-11-24",
            means: "2026-11-22 flow none", "2026-11-23 flow none", "2026-11-24 flow none"),
        EditRow(
            "forecast period", .moves(to: "2026-12-02", "2026-12-06"),
            means: "refused: the future can't be logged; the forecast stays"),
        EditRow(
            "forecast period", .deletes,
            means: "ignored: deleting a forecast in a file changes nothing"
        ),

        EditRow(
            "forecast ovulation", .moves(to: "2026-11-09", "2026-11-09"),
            means: "2026-11-09 ovulation"),
        EditRow(
            "forecast ovulation", .moves(to: "2026-12-09", "2026-12-09"),
            means: "refused: an ovulation can't be observed before it comes; the forecast stays"),
        EditRow(
            "forecast ovulation", .confirms,
            means: "ignored: only a period or a dose can be confirmed"),
        EditRow(
            "forecast ovulation", .deletes,
            means: "ignored: deleting a forecast in a file changes nothing"),
        EditRow(
            "observed ovulation", .moves(to: "2026-11-09", "2026-11-09"),
            means: "2026-11-07 nothing", "2026-11-09 ovulation"),
        EditRow("observed ovulation", .deletes, means: "2026-11-07 nothing"),
        EditRow("observed ovulation", .cancels, means: "2026-11-07 nothing"),
        EditRow(
            "confirmed ovulation", .deletes,
            means:
                "ignored: it follows from what you logged (temperature); change or remove that instead"
        ),
        EditRow(
            "pointed ovulation", .deletes,
            means:
                "ignored: it follows from what you logged (LH test); change or remove that instead"),
        EditRow(
            "forecast fertile", .moves(to: "2026-11-09", "2026-11-14"),
            means: "refused: a fertile window follows from the forecast; move the ovulation instead"
        ),
        EditRow(
            "forecast fertile", .deletes,
            means: "ignored: deleting a forecast in a file changes nothing"),

        EditRow("past pill", .deletes, means: "2026-11-19 dose skipped"),
        EditRow("past pill", .cancels, means: "2026-11-19 dose skipped"),
        EditRow("past patch", .cancels, means: "2026-11-15 dose skipped"),
        EditRow("past ring", .deletes, means: "2026-11-01 dose skipped"),
        EditRow("coming pill", .deletes, means: "ignored: a dose that is still to come stays"),
        EditRow(
            "coming pill", .moves(to: "2026-11-30", "2026-11-30"),
            means: "refused: a dose moves with its pack; see 'eve-ics help contraception'"),
        EditRow("past pill", .confirms, means: "2026-11-19 dose taken"),
        EditRow("past patch", .confirms, means: "2026-11-15 dose taken"),
        EditRow(
            "coming pill", .confirms,
            means: "ignored: a dose can't be taken before its day; the plan stays"),
        EditRow(
            "coming timed pill", .begins(at: 22 * 60),
            means:
                "refused: a dose has its time from your contraception; change it with 'eve-ics contraception change --at'"
        ),
        EditRow(
            "past timed pill", .begins(at: 22 * 60),
            means:
                "refused: a dose has its time from your contraception; change it with 'eve-ics contraception change --at'"
        ),

        EditRow(
            "forecast period", .rings(at: [-240]),
            means: "reminder of period: 20:00, 1 day before"),
        EditRow(
            "logged period", .describes("Strong cramps at night"),
            means: "2026-10-25 flow unknown, note Strong cramps at night"),
        EditRow(
            "forecast period", .describes("Pack painkillers"),
            means: "2026-11-22 note Pack painkillers"),
        EditRow(
            "logged period", .retitles("Red week"),
            means: "ignored: title change ignored"),
        EditRow(
            "logged period", .adds(property: "COLOR"),
            means: "ignored: color ignored"),
        EditRow(
            "logged period", .adds(property: "X-MOON"),
            means: "ignored: X-MOON ignored"),
    ]

    @Test(arguments: rows)
    func `an edit of an event of ours`(_ row: EditRow) throws {
        let served = try served(for: row.event)
        let index = try index(of: row.event, in: served)
        let plan = try plan(served, on: row.today, { $0.acceptsDeletions = true }) { calendar in
            switch row.deed {
            case .moves(let first, let last): calendar.events[index].days = try days(first, last)
            case .begins(let minute): calendar.events[index].minuteOfDay = minute
            case .confirms: calendar.events[index].status = .confirmed
            case .cancels: calendar.events[index].status = .cancelled
            case .deletes: calendar.events.remove(at: index)
            case .retitles(let title): calendar.events[index].title = title
            case .adds(let property): calendar.events[index].additions = [property]
            case .describes(let line):
                calendar.events[index].description =
                    line + "\n" + (calendar.events[index].description ?? "")
            case .rings(let minutes): calendar.events[index].alarms = minutes
            }
        }
        #expect(lines(plan) == row.means)
        #expect(plan.canBeApplied)
        #expect(plan.unchanged == served.events.count - 1)
    }

    @Test(arguments: [
        (
            "Period", "2026-11-09", "2026-11-11",
            ["2026-11-09 flow unknown", "2026-11-10 flow unknown", "2026-11-11 flow unknown"]
        ),
        (
            "Dinner", "2026-11-09", "2026-11-09",
            ["ignored: ignored, because it is not about a period"]
        ),
        ("Period", "2026-12-01", "2026-12-04", ["ignored: ignored, because it is still to come"]),
        ("Period", "2026-08-01", "2026-10-04", ["refused: no period is longer than a month"]),
    ])
    func `a new event`(
        _ title: String, _ first: String, _ last: String, _ means: [String]
    ) throws {
        let served = try served()
        let plan = try plan(served) { calendar in
            var event = ReturnedEvent(uid: "new", days: try days(first, last))
            event.title = title
            calendar.events.append(event)
        }
        #expect(lines(plan) == means)
        #expect(plan.unchanged == served.events.count)
    }

    /// What a file with timed events of a title means; each is a day in November and a minute of the day.
    private func plan(
        titled titles: String..., at moments: [(day: Int, minute: Int)],
        _ edit: (inout ReturnedEvent) -> Void = { _ in }
    ) throws -> ReconciliationPlan {
        let first = try day("2026-11-01")
        return try plan(try served()) { calendar in
            for (index, moment) in moments.enumerated() {
                let day = first + (moment.day - 1)
                var event = ReturnedEvent(uid: "new\(index)", days: day...day)
                event.title = titles[index % titles.count]
                event.minuteOfDay = moment.minute
                edit(&event)
                calendar.events.append(event)
            }
        }
    }

    @Test(arguments: [
        "Period 1", "First period", "1st period", "Period #3", "Last period", "Periode 2",
    ])
    func `a timed event with a number is a lesson`(_ title: String) throws {
        let plan = try plan(titled: title, at: [(9, 480)])
        #expect(plan.changes.isEmpty && plan.lessons == 1)
        #expect(
            lines(plan).allSatisfy {
                $0.hasPrefix("ignored: ignored, because it looks like a lesson")
            })
    }

    @Test(arguments: [
        "Period", "Period day 2", "First day of period", "Period, day 1 of 5", "🩸 1", "My period",
    ])
    func `a single timed event called a period is one`(_ title: String) throws {
        let plan = try plan(titled: title, at: [(9, 480)])
        #expect(lines(plan) == ["2026-11-09 flow unknown"])
    }

    @Test func `several on one day, a weekly rule and three weeks at one time are lessons`() throws
    {
        #expect(try plan(titled: "Period", at: [(9, 480), (9, 540), (10, 480)]).changes.count == 1)
        #expect(try plan(titled: "Period", at: [(2, 480), (9, 480), (16, 480)]).lessons == 3)
        #expect(try plan(titled: "Period", at: [(2, 480), (9, 480), (17, 480)]).lessons == 0)
        let weekly = try plan(titled: "Period", at: [(9, 480)]) { $0.repetition = .rule }
        #expect(weekly.changes.isEmpty && weekly.lessons == 1)
        // The same entry twice, as two programs have it.
        #expect(try plan(titled: "Period", at: [(9, 480), (9, 480)]).changes.count == 1)
        // A note on each day of one period.
        #expect(try plan(titled: "Period", at: (9...13).map { ($0, 480) }).changes.count == 5)
    }

    @Test func `a lesson near a forecast without its mark is not that forecast`() throws {
        let served = try served()
        let index = try index(served, .period, .tentative)
        let plan = try plan(served) { calendar in
            calendar.events.remove(at: index)
            var lesson = ReturnedEvent(uid: nil, days: try days("2026-11-19", "2026-11-19"))
            lesson.title = "Period 4"
            lesson.minuteOfDay = 660
            calendar.events.append(lesson)
        }
        #expect(plan.changes.isEmpty && plan.lessons == 1)
    }

    @Test func `a new event in a category for periods`() throws {
        let plan = try plan(try served()) { calendar in
            var event = ReturnedEvent(uid: "new", days: try days("2026-11-09", "2026-11-09"))
            event.title = "again"
            event.categories = ["Menstruation"]
            calendar.events.append(event)
        }
        #expect(lines(plan) == ["2026-11-09 flow unknown"])
    }

    @Test func `a forecast confirmed before its day started today where its range has today`()
        throws
    {
        let served = try served()
        let next = try index(served, .period, .tentative)
        #expect(try served.events[next].startRange?.contains(day("2026-11-20")) == true)
        let plan = try plan(served) { $0.events[next].status = .confirmed }
        #expect(lines(plan) == ["2026-11-20 flow unknown"])
        #expect(plan.reported.map(\.days) == [[try day("2026-11-20")]])
        #expect(plan.reported.map(\.later) == [[]])
    }

    @Test func `a program that reads all times by another clock moved no dose`() throws {
        let served = try served(for: "timed pill")
        let plan = try plan(served) { calendar in
            for index in calendar.events.indices where served.events[index].time != nil {
                calendar.events[index].minuteOfDay = 13 * 60
            }
        }
        #expect(lines(plan) == [])
        #expect(plan.unchanged == served.events.count)
    }

    /// By how many minutes another clock puts a dose off before 10 December, and from then on.
    @Test(arguments: [(300, 300), (-60, -120), (0, 60), (300, 240), (-1_200, -1_200)])
    func `what is said of a dose that is read by another clock is said of its own day`(
        _ winter: Int, _ summer: Int
    ) throws {
        let served = try servedWithPills()
        let (change, past) = (try day("2026-12-10"), try day("2026-11-19"))
        let pill = try #require(
            served.events.firstIndex { $0.time != nil && $0.days == past...past })
        func plan(_ edit: (inout ReturnedEvent) -> Void) throws -> [String] {
            lines(
                try self.plan(served) { calendar in
                    calendar.putOff(served) { $0 < change ? winter : summer }
                    edit(&calendar.events[pill])
                })
        }
        #expect(try plan { _ in } == [])
        #expect(try plan { $0.status = .confirmed } == ["2026-11-19 dose taken"])
        #expect(
            try plan { $0.description = "Nausea\n" + ($0.description ?? "") }
                == ["2026-11-19 note Nausea"])
    }

    @Test(arguments: [(2, 60), (5, 90), (200, 1_440)])
    func `doses that a person puts off are refused`(_ count: Int, _ minutes: Int) throws {
        let served = try servedWithPills()
        let plan = try plan(served) { calendar in
            var left = count
            calendar.putOff(served) { _ in
                left -= 1
                return left >= 0 ? minutes : 0
            }
        }
        let doses = served.events.count { $0.time != nil }
        #expect(plan.refused.count == min(count, doses))
    }

    @Test func `a dose that was confirmed here and skipped there is asked about`() throws {
        let served = try served(for: "past pill")
        let pill = try index(of: "past pill", in: served)
        var log = served.log
        log[served.events[pill].days.lowerBound].dose = .skipped
        let since = try plan(served, log: log) { $0.events[pill].status = .confirmed }
        #expect(lines(since) == ["conflict: the log was changed after the calendar was made"])
        let incoming = try plan(served, log: log, { $0.prefer = .incoming }) {
            $0.events[pill].status = .confirmed
        }
        #expect(incoming.changes.map(\.record.dose) == [.taken])
    }

    // MARK: Reading a row

    private func served(for event: String) throws -> ServedCalendar {
        let method =
            switch event.split(separator: " ").last {
            case "pill": "pill 21+7"
            case "patch": "patch"
            case "ring": "ring"
            default: nil as String?
            }
        guard let method else {
            var log = try served().log
            let day = try day("2026-11-07")
            switch event {
            case "observed ovulation": log[day].ovulationObserved = true
            case "pointed ovulation": log[day - 1].lh = .positive
            case "confirmed ovulation":
                for number in -6...2 {
                    log[day + number].temperature = Temperature(
                        centidegrees: number < 0 ? 3640 : 3670)
                }
            default: return try served()
            }
            return try served(log, on: "2026-11-20")
        }
        var circumstances = Circumstances()
        try circumstances.contraception.add(
            Contraceptive(text: method), on: day("2026-11-01"),
            minuteOfDay: event.contains("timed") ? 21 * 60 : nil)
        return try served(try served().log, circumstances, on: "2026-11-20")
    }

    private func index(of event: String, in served: ServedCalendar) throws -> Int {
        let words = event.split(separator: " ")
        let kind = try #require(words.last.flatMap { EventKind(rawValue: String($0)) })
        let today = try day("2026-11-20")
        let found = served.events.indices.filter { index in
            let event = served.events[index]
            guard event.identity.kind == kind else { return false }
            return switch words.first {
            case "logged": event.status == .confirmed
            case "past", "observed", "confirmed", "pointed": event.days.upperBound < today
            default: event.status == .tentative && event.days.lowerBound > today
            }
        }
        return try #require(["logged", "past"].contains(words.first) ? found.last : found.first)
    }

    private func lines(_ plan: ReconciliationPlan) -> [String] {
        plan.changes.map { change in
            let record = change.record
            let words = [
                record.flow.map { "flow \($0.rawValue)" },
                record.dose.map { "dose \($0.rawValue)" },
                record.ovulationObserved ? "ovulation" : nil,
                record.note.map { "note \($0)" },
            ].compactMap { $0 }
            return "\(change.day) \(words.isEmpty ? "nothing" : words.joined(separator: ", "))"
        }
            + plan.reminders.map {
                "reminder of \($0.kind.rawValue): \($0.reminder.text(in: .english))"
            }
            + plan.refused.map { "refused: \($0.why)" } + plan.ignored.map { "ignored: \($0.why)" }
            + plan.conflicts.map { "conflict: \($0.why)" }
    }
}
