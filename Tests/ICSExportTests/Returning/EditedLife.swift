import CalendarModel
import CivilDate
import CycleModel
import ICSExport
import SeededRandomness

/// A made-up log, the calendar made of it, and edits of that calendar with what they mean.
///
/// What an edit means is worked out here a second time, from the days alone.
struct EditedLife {
    let exportDay: Day
    let importDay: Day
    let log: DayLog
    let contraception: Contraception
    let served: ServedCalendar
    private(set) var text: CalendarText
    /// What the log shall be after the import.
    private(set) var expected: DayLog
    private(set) var expectedReminders: [EventKind: Reminder] = [:]
    /// What was done, for the message of a test that fails.
    private(set) var story: [String] = []
    private(set) var confirmsOne = false
    private(set) var changesAlarms = false
    private var touched: Set<Int> = []

    static let naming = EventNaming { message in
        (0..<4).flatMap { start in
            let hash = message.reduce(UInt64(14_695_981_039_346_656_037) &+ UInt64(start)) {
                ($0 ^ UInt64($1)) &* 1_099_511_628_211
            }
            return (0..<8).map { UInt8(truncatingIfNeeded: hash >> (56 - 8 * $0)) }
        }
    }

    /// - Parameter passing: How many days go by between export and import.
    init?(_ random: inout SplitMix, passing: Int) {
        exportDay = Day(number: 20_000 + Int32(random.below(3_000)))
        importDay = exportDay + passing
        log = Self.log(&random, until: exportDay)
        contraception = Self.contraception(&random, until: exportDay)
        let content: [JournalChange.Content] = [
            .days(log.entries), .contraception(contraception),
        ]
        let state = JournalState(
            replaying: content.enumerated().map {
                JournalChange(number: Int64($0.offset + 1), content: $0.element)
            })
        let options = PublishingOptions(since: exportDay - 100)
        let events = Publishing(options: options, naming: Self.naming).events(
            cycles: log.cycles, identities: state.identities,
            forecast: Forecast(
                log: log, today: exportDay, through: exportDay + 75,
                circumstances: state.circumstances),
            past: PastForecasts(log, state.circumstances))
        served = ServedCalendar(
            uid: Self.naming.calendarUID("file"), log: log, events: events,
            reminders: options.reminders)
        let published = PublishedCalendar(
            uid: served.uid, name: "Cycle", summary: nil, isNeutral: false,
            events: events.map { ($0, EventVersion(sequence: 3, modified: 1_700_000_000)) })
        text = CalendarText(ICSWriter.write(published))
        expected = log
    }

    private static func log(_ random: inout SplitMix, until today: Day) -> DayLog {
        var log = DayLog()
        var start = today - 4 - random.below(22)
        for _ in 0..<(2 + random.below(6)) {
            let length = 3 + random.below(4)
            for day in start..<(start + length) where day <= today {
                log[day] = DayRecord(flow: [.light, .medium, .heavy, .unknown][random.below(4)])
            }
            start = start - 24 - random.below(12)
        }
        for _ in 0..<random.below(12) {
            let day = today - random.below(100)
            if random.happens(50) {
                log[day].temperature = Temperature(centidegrees: 3_650 + random.below(80))
                log[day].weight = Weight(grams: 60_000 + random.below(5_000))
            } else {
                log[day].note = "note \(random.below(100))"
            }
        }
        return log
    }

    private static func contraception(
        _ random: inout SplitMix, until today: Day
    ) -> Contraception {
        var contraception = Contraception()
        if random.happens(15), let pill = Contraceptive.pill(active: 21, off: 7) {
            let start = today - 20 - random.below(40)
            // The last one's fifteen minutes end on the next day.
            let minute = [nil, 22 * 60, 23 * 60 + 50][random.below(3)]
            _ = try? contraception.add(pill, on: start, minuteOfDay: minute)
        }
        return contraception
    }

    // MARK: Edits

    mutating func edit(_ random: inout SplitMix) {
        let index = random.below(text.events.count)
        guard !touched.contains(index), index < served.events.count else { return }
        let event = served.events[index]
        let isLogged = event.status == .confirmed
        switch (event.identity.kind, random.below(8)) {
        case (.period, 0...2) where isLogged: move(index, event, &random)
        case (.period, 3) where isLogged: delete(index, event)
        case (.period, 0...2): log(index, event, &random)
        case (.period, 3): confirm(index, event)
        case (.period, 4): ring(index, event, &random)
        case (.ovulation, 0...4) where !isLogged: observe(index, event, &random)
        case (.pill, 0...4): cancel(index, event)
        case (_, 5): annotate(index, event)
        case (_, 6): decorate(index)
        case (.period, 7): write(&random)
        default: return
        }
    }

    /// Days that no other period comes near, before or after the edits so far.
    private func isFree(_ days: ClosedRange<Day>, except own: ClosedRange<Day>?) -> Bool {
        let near = (days.lowerBound - 4)...(days.upperBound + 4)
        let isClear = near.allSatisfy { day in
            let isOwn = own?.contains(day) ?? false
            return isOwn || !log[day].isPeriodDay && !expected[day].isPeriodDay
        }
        let isOpen = touched.allSatisfy { index in
            index >= served.events.count || !served.events[index].days.overlaps(near)
        }
        return isClear && isOpen
    }

    private mutating func move(_ index: Int, _ event: CalendarEvent, _ random: inout SplitMix) {
        let first = event.days.lowerBound + (random.below(9) - 4)
        let days = first...(first + random.below(7))
        guard days != event.days, isFree(days, except: event.days) else { return }
        touched.insert(index)
        text.events[index].put(days.lowerBound, days.upperBound)
        guard first <= importDay else {
            story.append("moved \(event.days) into the future")
            return
        }
        story.append("moved \(event.days) to \(days)")
        let isResized = days.upperBound != event.days.upperBound && days.count != event.days.count
        var meant = days
        // The end of a running period was only expected, and still is where it was left.
        let lastLogged = event.days.last { served.log[$0].isPeriodDay } ?? event.days.upperBound
        if !isResized, lastLogged < event.days.upperBound {
            let last = days.upperBound == event.days.upperBound ? max(lastLogged, first) : importDay
            meant = first...min(days.upperBound, last)
        }
        take(event.days.filter { !meant.contains($0) })
        put(meant)
        if days.upperBound < event.days.upperBound { end(days, event) }
    }

    /// A period that is made shorter than it was expected to be has ended, as long as anybody would expect more of it.
    private mutating func end(_ days: ClosedRange<Day>, _ event: CalendarEvent) {
        guard days.count < event.days.count, days.upperBound >= importDay - 1 else { return }
        expected[days.upperBound].periodEnded = true
    }

    private mutating func delete(_ index: Int, _ event: CalendarEvent) {
        touched.insert(index)
        text.events[index].set("STATUS", "STATUS:CANCELLED")
        story.append("deleted \(event.days)")
        take(Array(event.days))
    }

    private mutating func log(_ index: Int, _ event: CalendarEvent, _ random: inout SplitMix) {
        let isPast = random.happens(70)
        let first = isPast ? importDay - random.below(8) : importDay + 1 + random.below(20)
        let days = first...(first + random.below(6))
        guard days != event.days, isFree(days, except: nil) else { return }
        touched.insert(index)
        text.events[index].put(days.lowerBound, days.upperBound)
        story.append("moved the forecast \(event.days) to \(days)")
        guard first <= importDay else { return }
        put(days)
        // One day is rather a start that was noted.
        if days.count > 1 { end(days, event) }
    }

    private mutating func confirm(_ index: Int, _ event: CalendarEvent) {
        // Before its day it says that the period started today, where that is likely enough.
        let isEarly =
            event.days.lowerBound > importDay && event.startRange?.contains(importDay) ?? false
        let days = isEarly ? importDay...importDay : event.days
        guard isFree(event.days, except: nil), isFree(days, except: nil) else { return }
        // What everything else says must not look like a program's habit.
        let others = served.events.indices.count {
            $0 != index && served.events[$0].status == .tentative
        }
        guard others > 0, !confirmsOne else { return }
        confirmsOne = true
        touched.insert(index)
        text.events[index].set("STATUS", "STATUS:CONFIRMED")
        story.append("confirmed \(event.days)")
        if days.lowerBound <= importDay { put(days) }
    }

    private mutating func ring(_ index: Int, _ event: CalendarEvent, _ random: inout SplitMix) {
        let forecasts = served.events.count {
            $0.identity.kind == .period && $0.status == .tentative
        }
        guard event.status == .tentative, forecasts > 1, !changesAlarms else { return }
        changesAlarms = true
        let (days, hour) = (1 + random.below(5), 1 + random.below(22))
        text.events[index].alarms = [
            ["ACTION:DISPLAY", "DESCRIPTION:x", "TRIGGER:-PT\(days * 24 - hour)H"]
        ]
        var reminder = Reminder.standard(for: .period)
        reminder.minuteOfDay = hour * 60
        reminder.daysBefore = [days]
        expectedReminders[.period] = reminder
        story.append("alarm of \(event.days) \(days) days before at \(hour)")
    }

    private mutating func observe(
        _ index: Int, _ event: CalendarEvent, _ random: inout SplitMix
    ) {
        let day = importDay + (random.below(40) - 30)
        guard day != event.days.lowerBound else { return }
        touched.insert(index)
        text.events[index].put(day, day)
        story.append("moved the ovulation to \(day)")
        if day <= importDay { expected[day].ovulationObserved = true }
    }

    private mutating func cancel(_ index: Int, _ event: CalendarEvent) {
        touched.insert(index)
        text.events[index].set("STATUS", "STATUS:CANCELLED")
        story.append("cancelled the pill of \(event.days.lowerBound)")
        let day = event.days.lowerBound
        if day <= importDay { expected[day].dose = .skipped }
    }

    private mutating func annotate(_ index: Int, _ event: CalendarEvent) {
        touched.insert(index)
        let line = "seen by nobody, \(index)"
        let old = text.events[index].value("DESCRIPTION") ?? ""
        text.events[index].set(
            "DESCRIPTION", "DESCRIPTION:seen by nobody\\, \(index)\\n\(old)")
        story.append("a line for \(event.days)")
        let day = event.days.lowerBound
        expected[day].note = (expected[day].note.map { $0 + "\n" } ?? "") + line
    }

    private mutating func decorate(_ index: Int) {
        text.events[index].set("SUMMARY", "SUMMARY:Something of mine")
        story.append("a new title")
    }

    private mutating func write(_ random: inout SplitMix) {
        let first = importDay - random.below(90)
        let days = first...(first + random.below(5))
        guard days.upperBound <= importDay, isFree(days, except: nil) else { return }
        var event = CalendarText.Event(lines: ["UID:hers-\(text.events.count)"], alarms: [])
        event.put(days.lowerBound, days.upperBound)
        event.lines.append("SUMMARY:My period")
        text.events.append(event)
        touched.insert(text.events.count - 1)
        story.append("wrote a period on \(days)")
        put(days)
    }

    private mutating func put(_ days: ClosedRange<Day>) {
        for day in days where !expected[day].isPeriodDay { expected[day].flow = .unknown }
    }

    private mutating func take(_ days: [Day]) {
        for day in days { expected[day].flow = nil }
    }
}
