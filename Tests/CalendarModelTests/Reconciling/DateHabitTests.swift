import CalendarModel
import CivilDate
import CycleModel
import Testing

/// Programs that write every date a day off, or lose the ends of events, and what is read of that.
@Suite struct DateHabitTests: ReturnedExamples {
    /// What a program makes of an event's days.
    enum Habit: CaseIterable {
        case dayEarlier, dayLater, endsEarlier, endsLater, firstDayOnly

        func shown(_ days: ClosedRange<Day>) -> ClosedRange<Day> {
            let (first, last) = (days.lowerBound, days.upperBound)
            return switch self {
            case .dayEarlier: (first - 1)...(last - 1)
            case .dayLater: (first + 1)...(last + 1)
            case .endsEarlier: first...max(first, last - 1)
            case .endsLater: first...(last + 1)
            case .firstDayOnly: first...first
            }
        }
    }

    @Test(arguments: Habit.allCases)
    func `a habit alone changes nothing and is said`(_ habit: Habit) throws {
        let served = try served()
        let plan = try plan(served) { calendar in
            for index in calendar.events.indices {
                calendar.events[index].days = habit.shown(calendar.events[index].days)
            }
        }
        #expect(plan.changes.isEmpty)
        #expect(plan.reported.isEmpty && plan.refused.isEmpty && plan.conflicts.isEmpty)
        #expect(plan.unchanged == served.events.count)
        #expect(plan.habit?.contains("read as you saw them") == true)
    }

    @Test(arguments: Habit.allCases)
    func `an edit made in such a program means what the person saw`(_ habit: Habit) throws {
        let served = try served()
        let index = try index(served, .period, .confirmed, 5)
        // With the length unchanged, for a program that loses the ends says nothing of it.
        let wanted = try days("2026-10-23", "2026-10-27")
        let plan = try plan(served) { calendar in
            calendar.events[index].days = wanted
            for index in calendar.events.indices {
                calendar.events[index].days = habit.shown(calendar.events[index].days)
            }
        }
        var log = served.log
        for change in plan.changes { log[change.day] = change.record }
        #expect(log.cycles.last?.period == wanted)
        #expect(plan.reported.map(\.kind) == [.logged])
    }

    @Test(arguments: Habit.allCases)
    func `where only past periods came back nobody can tell, and no date is believed`(
        _ habit: Habit
    ) throws {
        let served = try served()
        let plan = try plan(served) { calendar in
            calendar.events.removeAll { $0.status != .confirmed }
            for index in calendar.events.indices {
                calendar.events[index].days = habit.shown(calendar.events[index].days)
            }
        }
        #expect(plan.changes.isEmpty)
        #expect(plan.refused.count == 6)
        #expect(plan.habit?.contains("no date was imported") == true)
    }

    @Test func `two periods that a person moved a day are no habit`() throws {
        let served = try served()
        let plan = try plan(served) { calendar in
            for number in [4, 5] {
                let index = try index(served, .period, .confirmed, number)
                calendar.events[index].days = Habit.dayEarlier.shown(calendar.events[index].days)
            }
        }
        #expect(plan.habit == nil)
        #expect(plan.reported.count == 2)
        #expect(plan.changes.count == 4)
    }

    @Test func `a zone that shifts half a year leaves the other half alone`() throws {
        let served = try served()
        let plan = try plan(served) { calendar in
            let limit = try day("2026-10-25")
            for index in calendar.events.indices
            where calendar.events[index].days.lowerBound >= limit {
                calendar.events[index].days = Habit.dayEarlier.shown(calendar.events[index].days)
            }
        }
        #expect(plan.changes.isEmpty)
        #expect(plan.habit != nil)
    }

    /// 21:00 is 02:00 of the next day where a program in New York writes it for a reader in Greenwich.
    @Test func `doses that another clock puts on the next day are no habit of dates`() throws {
        let served = try servedWithPills()
        let index = try index(served, .period, .confirmed, 5)
        let plan = try plan(served) { calendar in
            calendar.putOff(served) { _ in 300 }
            calendar.events[index].days = Habit.dayEarlier.shown(calendar.events[index].days)
        }
        #expect(plan.habit == nil)
        #expect(plan.refused.isEmpty)
        #expect(plan.reported.map(\.kind) == [.logged])
    }

    @Test func `many changed days are a mass change, though no period vanishes`() throws {
        let last = try day("2026-10-25")
        let log = DayLog(
            periodDays: (0..<40).flatMap { cycle in (0..<5).map { last - 28 * cycle + $0 } })
        let options = PublishingOptions(since: last - 1_200)
        var served = try served(log, on: "2026-11-20")
        served.events = Publishing(options: options, naming: .example).events(
            cycles: log.cycles, identities: CycleIdentities(firstDaysOf: log.cycles),
            forecast: Forecast(log: log, today: last + 26, through: last + 120),
            past: PastForecasts(log), through: last + 120)
        let plan = try plan(served) { calendar in
            // Each another way, so that no habit is seen.
            for index in calendar.events.indices where calendar.events[index].status == .confirmed {
                let days = calendar.events[index].days
                let step = 2 + index % 3
                calendar.events[index].days = (days.lowerBound - step)...(days.upperBound - step)
            }
        }
        #expect(plan.habit == nil)
        #expect(plan.deletion.periods == 0)
        #expect(plan.deletion.changedDays > 30)
        #expect(plan.deletion.isMass)
    }
}
