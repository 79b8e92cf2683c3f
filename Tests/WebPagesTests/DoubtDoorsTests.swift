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

/// While a period may be missing from the log, no door denies what status says first.
@Suite struct DoubtDoorsTests {
    /// What calls a day the first of the next period.
    private enum Door: String, CaseIterable {
        case line, months, panel, panelJSON, json, feed, chart

        /// Whether it calls `day` that.
        func expects(_ day: Day, _ person: PersonState, _ forecast: Forecast) -> Bool {
            let today = person.today
            switch self {
            case .line:
                return StatusLine.Format("{next}").map {
                    StatusLine(person, forecast).filled($0) == day.description
                } ?? false
            case .months:
                let marks = person.dayMarks(forecast, in: today...(today + 90))
                return marks.days.first { marks[$0] == .predicted } == day
            case .panel:
                let date = Language.english.date(day, near: today)
                return DayExplanation(day, person).future.joined(separator: " ")
                    .contains("day 1 of the period expected from \(date)")
            case .panelJSON:
                return DayExplanation(day, person).json.text.contains("\"kind\": \"period\"")
            case .json:
                let text = ForecastJSON.forecast(forecast, of: person, pills: .array([])).text
                let periods = text.split(separator: "\"periods\":", maxSplits: 1).last ?? ""
                return periods.split(separator: "\"start\": \"", maxSplits: 1).last?
                    .hasPrefix(day.description) ?? false
            case .feed:
                return Door.events(person, forecast, [.period]).first?.days.lowerBound == day
            case .chart: return StartChances(forecast)?.next.start == day
            }
        }

        static func events(
            _ person: PersonState, _ forecast: Forecast, _ kinds: [EventKind]
        ) -> [CalendarEvent] {
            var options = PublishingOptions(since: person.today)
            options.kinds = kinds
            return Publishing(options: options, naming: person.naming).events(
                cycles: person.cycles, identities: person.identities, forecast: forecast,
                past: person.past
            ).filter { $0.status == .tentative }
        }
    }

    /// A person with regular cycles, on each day from the one before a period is due to 45 days after it.
    private func stale(
        _ length: Int, _ body: (Int, PersonState, Forecast) throws -> Void
    ) throws {
        let starts = (0..<7).map { ChartedPerson.today - 240 + length * $0 }
        let person = try ChartedPerson.state(
            log: starts.flatMap { start in
                (0..<5).map { number in
                    ChartedPerson.entry(start + number) { $0.flow = .medium }
                }
            })
        for day in (length - 1)...(length + 45) {
            let person = person.on(starts[6] + day)
            try body(day, person, person.forecast(months: 4))
        }
    }

    @Test(arguments: [25, 28, 31])
    func `every door expects the next period on the date that status says first`(length: Int)
        throws
    {
        var days = 0
        try stale(length) { day, person, forecast in
            guard let ifMissed = forecast.ifMissed, ifMissed.isLikelier else { return }
            days += 1
            let date = Language.english.date(ifMissed.start, near: person.today)
            #expect(StatusText(person, forecast).lead?.contains(date) ?? false)
            for door in Door.allCases {
                #expect(
                    door.expects(ifMissed.start, person, forecast), "\(door), day \(day): \(date)")
            }
        }
        #expect(days > 10)
    }

    @Test(arguments: [25, 28, 31])
    func `with a date before the promise no door has a window, and each leaves all days open`(
        length: Int
    ) throws {
        var days = 0
        try stale(length) { day, person, forecast in
            guard forecast.ifMissed?.isLikelier ?? false else { return }
            days += 1
            let today = person.today
            let coming = today...(today + 90)
            let marks = person.dayMarks(forecast, in: coming)
            for day in coming {
                #expect([.unknown, .predicted].contains(marks[day]), "\(day)")
                let words = DayExplanation(day, person).future.first ?? ""
                #expect(words.contains("any day may be fertile") || words.contains("period"))
                #expect(!words.contains("window"))
            }
            let status = StatusText(person, forecast).fertility.joined(separator: " ")
            #expect(status.contains("Any day may be fertile."))
            let page = String(
                decoding: TodayPage(person, alarms: [], lastChange: nil).body.bytes, as: UTF8.self)
            let json = ForecastJSON.forecast(forecast, of: person, pills: .array([])).text
            #expect(page.contains("Any day may be fertile.") && !page.contains("Fertile window"))
            #expect(
                json.contains("\"fertile\": [],") && json.contains("\"fertility\": \"unknown\""))
            #expect(!json.contains("\"window\": true"))
            #expect(Door.events(person, forecast, [.fertile, .ovulation]).isEmpty, "\(day)")
            let phase = CyclePhase(person, forecast)
            #expect(phase == nil || phase == .late)
        }
        #expect(days > 20)
    }
}
