import CalendarModel
import CivilDate
import CommandLineInterface
import CycleJSON
import CycleModel
import CyclePipeline
import CycleViews
import HTML
import Messages
import Testing
import WebPages

/// The state of a cycle's ovulation, by the kind of cycle and the door through which it is read.
@Suite struct OvulationTableTests {
    typealias State = Ovulation.State

    /// What happened in a cycle and after it.
    struct Row: CustomTestStringConvertible {
        let testDescription: String
        /// How many days ago it began.
        let start: Int
        /// How many days ago the next period began.
        var next: Int?
        /// Whether a forecast follows it, so that doors of today speak of it.
        var isRunning = false
        /// Turns of life, by how many days ago they came.
        var life: [(days: Int, phase: LifePhase)] = []
        var method: String?
        /// How many days ago the method began and ended.
        var begun = 400
        var ended: Int?
        /// The state with a rise of the temperature on its 16th day, and without any sign.
        let placed: State?
        let silent: State?

        init(
            _ name: String, _ start: Int, next: Int? = nil, isRunning: Bool = false,
            life: [(days: Int, phase: LifePhase)] = [], method: String? = nil, begun: Int = 400,
            ended: Int? = nil, placed: State?, silent: State?
        ) {
            testDescription = [name, method].compactMap(\.self).joined(separator: ": ")
            (self.start, self.next, self.isRunning, self.life) = (start, next, isRunning, life)
            (self.method, self.begun, self.ended) = (method, begun, ended)
            (self.placed, self.silent) = (placed, silent)
        }

        func person(_ isPlaced: Bool) throws -> PersonState {
            let today = ChartedPerson.today
            let first = today - start
            var log = DayLog()
            let starts = (1...5).reversed().map { first - 28 * $0 } + [first]
            for day in starts + [next.map { today - $0 }].compactMap(\.self) {
                for number in 0..<5 where day + number <= today { log[day + number].flow = .medium }
            }
            if isPlaced {
                let readings = [3640, 3645, 3650, 3640, 3645, 3650, 3670, 3675, 3680]
                for (number, reading) in readings.enumerated() {
                    log[first + 9 + number].temperature = Temperature(centidegrees: reading)
                }
            }
            var more: [JournalChange.Content] = []
            if !life.isEmpty {
                var phases = Life()
                for turn in life { phases.begin(turn.phase, on: today - turn.days) }
                more.append(.life(phases))
            }
            if let method {
                var contraception = Contraception()
                let number = try contraception.add(
                    Contraceptive(text: method), on: today - begun)
                if let ended { try contraception.end(number, on: today - ended) }
                more.append(.contraception(contraception))
            }
            return try ChartedPerson.state(log: log.entries, more)
        }
    }

    private static let due = LifePhase.pregnancy(due: ChartedPerson.today + 190)

    /// Methods by what they do to ovulation.
    private static let stopping = [
        "pill 21+7", "patch", "ring", "injection 13 weeks", "implant", "minipill desogestrel",
        "minipill drospirenone",
    ]
    private static let uncertain = ["minipill", "hormonal-iud"]
    private static let others = ["copper-iud", "condom", "diaphragm", "other tea"]

    static let rows: [Row] =
        [
            Row("running", 19, isRunning: true, placed: .confirmed, silent: .expected),
            Row("over", 33, next: 5, placed: .confirmed, silent: State.none),
            Row(
                "cut by a pregnancy", 100, life: [(60, due)], placed: .confirmed, silent: nil),
            Row(
                "before a birth", 330, next: 20, life: [(300, due), (60, .postpartum)],
                placed: .confirmed, silent: nil),
            Row(
                "in a break", 50, life: [(30, .onBreak(reason: nil))], placed: .confirmed,
                silent: nil),
            Row(
                "before and after a break", 60, next: 10,
                life: [(40, .onBreak(reason: nil)), (20, .cycling)], placed: .confirmed,
                silent: State.none),
            Row("the last before a stop", 200, placed: .confirmed, silent: nil),
            Row("a gap", 250, next: 20, placed: .confirmed, silent: nil),
            Row(
                "cut by a method", 60, method: "pill 21+7", begun: 40, placed: .confirmed,
                silent: nil),
            Row(
                "cut by a method, and its bleed", 60, next: 17, method: "pill 21+7", begun: 40,
                placed: .confirmed, silent: nil),
        ]
        + stopping.flatMap { method in
            [
                Row("running", 19, method: method, placed: nil, silent: nil),
                Row("over", 33, next: 5, method: method, placed: nil, silent: nil),
                Row("just after", 22, method: method, ended: 2, placed: nil, silent: nil),
            ]
        }
        + uncertain.flatMap { method in
            [
                Row(
                    "running", 19, isRunning: true, method: method, placed: .unknown,
                    silent: .unknown),
                Row("over", 33, next: 5, method: method, placed: .unknown, silent: .unknown),
                Row(
                    "just after", 22, isRunning: true, method: method, ended: 2, placed: .unknown,
                    silent: .unknown),
                Row(
                    "ended before", 22, isRunning: true, method: method, ended: 18,
                    placed: .confirmed, silent: .expected),
                Row(
                    "long without a period", 200, isRunning: true, method: method, ended: 2,
                    placed: .unknown, silent: .unknown),
            ]
        }
        + others.flatMap { method in
            [
                Row(
                    "running", 19, isRunning: true, method: method, placed: .confirmed,
                    silent: .expected),
                Row("over", 33, next: 5, method: method, placed: .confirmed, silent: State.none),
            ]
        }

    /// Where the ovulation of a cycle is read. A case without a branch does not compile.
    private enum Door: CaseIterable {
        case model, months, panel, chart, chartJSON, period, feed
        case status, today, json

        /// The states that it can show.
        var shown: Set<State> {
            switch self {
            case .model, .chartJSON, .period, .json: Set(State.allCases)
            case .months, .panel, .chart, .feed: [.signs, .confirmed]
            case .status, .today: [.signs, .confirmed, .expected, .unknown]
            }
        }

        /// Whether it speaks of the running cycle alone.
        var isOfToday: Bool {
            switch self {
            case .status, .today, .json: true
            case .model, .months, .panel, .chart, .chartJSON, .period, .feed: false
            }
        }

        func state(_ person: PersonState, _ cycle: Cycle) throws -> State? {
            let forecast = person.forecast(months: 3)
            let end = min(cycle.nextStart.map { $0 - 1 } ?? person.today, cycle.start + 40)
            switch self {
            case .model: return person.ovulation(of: cycle, forecast)?.state
            case .months:
                let marks = person.dayMarks(forecast, in: cycle.start...end)
                if marks.contains(.confirmedOvulation) { return .confirmed }
                return marks.contains(.ovulationBySigns) ? .signs : nil
            case .panel:
                let day = DayExplanation(cycle.start + 18, person)
                // What had been forecast is left out.
                return Self.said(day.past(tellsFertilityThen: false).joined())
            case .chart: return Self.said(TemperatureChart(person, of: cycle).findings.joined())
            case .chartJSON: return Self.coded(TemperatureChart(person, of: cycle).json)
            case .period: return Self.said(Self.text(PeriodPage(cycle, of: person).body))
            case .status:
                return Self.said(StatusText(person, forecast).fertility.joined(separator: " "))
            case .today:
                return Self.said(
                    Self.text(TodayPage(person, alarms: [], lastChange: nil).body))
            case .json: return Self.coded(ForecastJSON.ovulation(forecast))
            case .feed:
                var options = PublishingOptions(since: cycle.start)
                options.kinds = [.ovulation]
                let name = EventIdentity(
                    kind: .ovulation, cycle: try #require(person.identities[cycle.start]))
                let event = Publishing(options: options, naming: person.naming).events(
                    cycles: person.cycles, identities: person.identities, forecast: forecast,
                    past: person.past
                ).first { $0.identity == name }
                // One that is expected belongs to the cycle that no period has opened yet.
                return event.flatMap { event in
                    event.signs.isEmpty ? nil : event.status == .confirmed ? .confirmed : .signs
                }
            }
        }

        private static func text(_ html: HTML) -> String {
            String(decoding: html.bytes, as: UTF8.self)
        }

        private static func said(_ text: String) -> State? {
            if text.contains("may be fertile") { return .unknown }
            if text.contains("Ovulation confirmed") { return .confirmed }
            if text.contains("Signs point to ovulation") { return .signs }
            if text.contains("shows when ovulation was") { return State.none }
            return text.contains("Ovulation expected") ? .expected : nil
        }

        private static func coded(_ json: JSON) -> State? {
            State.allCases.first { json.text.contains("\"state\": \"\($0.rawValue)\"") }
        }
    }

    @Test(arguments: rows)
    func `every door has the state that a kind of cycle has`(_ row: Row) throws {
        for isPlaced in [true, false] {
            let person = try row.person(isPlaced)
            let first = person.today - row.start
            let cycle = try #require(person.cycles.first { $0.start == first })
            let expected = isPlaced ? row.placed : row.silent
            for door in Door.allCases where row.isRunning || !door.isOfToday {
                let shown = expected.flatMap { door.shown.contains($0) ? $0 : nil }
                #expect(
                    try door.state(person, cycle) == shown,
                    "\(row.testDescription), \(door), \(isPlaced ? "placed" : "silent")")
            }
        }
    }

    @Test(arguments: rows.filter { $0.placed == .confirmed })
    func `what signs placed stays on its day, however the cycle ends`(_ row: Row) throws {
        let person = try row.person(true)
        let first = person.today - row.start
        let cycle = try #require(person.cycles.first { $0.start == first })
        let found = try #require(person.ovulation(of: cycle, person.forecast(months: 1)))
        let date = try #require(found.date)
        // The rise is on its 16th day.
        #expect((first + 13...first + 15).contains(date))
        let days = try #require(found.fertileDays)
        let marks = person.dayMarks(person.forecast(months: 1), in: days)
        #expect(marks.days.allSatisfy { marks[$0] != nil })
    }

    @Test func `after a method that left ovulation open any day until a period may be fertile`()
        throws
    {
        for row in Self.rows where row.ended == 2 && Self.uncertain.contains(row.method ?? "") {
            let person = try row.person(false)
            let forecast = person.forecast(months: 3)
            let end = forecast.periods.first.map { $0.days.lowerBound - 1 } ?? person.today + 60
            for day in person.today...max(end, person.today) {
                #expect(forecast.fertility(of: day) == .unknown, "\(row.testDescription) \(day)")
            }
            #expect(
                ForecastText(forecast, .english).anyDay?.hasPrefix(
                    "Your hormonal method has ended. Any day until your next period may be fertile."
                )
                    == true)
            guard let next = forecast.periods.first?.days.upperBound else { continue }
            #expect(forecast.fertility(of: next + 1) != .unknown)
        }
    }
}
