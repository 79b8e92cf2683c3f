import CalendarModel
import CivilDate
import CommandLineInterface
import CycleJSON
import CycleModel
import CyclePipeline
import CycleViews
import HTML
import Messages
import SeededRandomness
import Testing
import WebPages

/// One date and one range in everything that is read, and "late" on the same days everywhere.
@Suite struct PromiseDoorsTests {
    private static let language = Language.english

    /// What says when the next period is expected: a text, or several.
    private enum Door: String, CaseIterable {
        case status, line, phase, page, json, feed, prompt

        /// Whether it calls the period late; `nil` where it never says so.
        func isLate(_ person: PersonState, _ forecast: Forecast) -> Bool? {
            switch self {
            case .status: Door.status(person, forecast).contains("late (")
            case .line: StatusLine(person, forecast).short.contains("late")
            case .phase: CyclePhase(person, forecast) == .late
            case .page: Door.text(person).contains(" late</h1>")
            case .json: Door.json(person, forecast).contains("\"state\": \"late\"")
            case .feed: nil
            case .prompt: Door.events(person, forecast, .prompt).contains { $0.contains("late (") }
            }
        }

        /// Where it says the range, which not every one has room for.
        func range(_ person: PersonState, _ forecast: Forecast) -> [String]? {
            switch self {
            case .status: [Door.status(person, forecast)]
            case .page: [Door.text(person)]
            case .json: [Door.json(person, forecast)]
            case .feed: Door.events(person, forecast, .period).prefix(1).map(\.self)
            case .line, .phase, .prompt: nil
            }
        }

        private static func status(_ person: PersonState, _ forecast: Forecast) -> String {
            let status = StatusText(person, forecast)
            return [status.lead, status.headline].compactMap(\.self).joined(separator: " ")
        }

        private static func text(_ person: PersonState) -> String {
            let page = TodayPage(person, alarms: [], lastChange: nil)
            return String(decoding: page.body.bytes, as: UTF8.self)
        }

        private static func json(_ person: PersonState, _ forecast: Forecast) -> String {
            ForecastJSON.lateness(forecast).text
        }

        /// The descriptions of tentative events.
        private static func events(
            _ person: PersonState, _ forecast: Forecast, _ kind: EventKind
        ) -> [String] {
            var options = PublishingOptions(since: person.today - 100)
            options.kinds = [kind]
            return Publishing(options: options, naming: person.naming).events(
                cycles: person.cycles, identities: person.identities, forecast: forecast,
                past: person.past
            ).filter { $0.status == .tentative }.map { $0.descriptionLines.joined(separator: " ") }
        }
    }

    /// - Returns: The person on the first day after the last period, and who they are.
    private func person(_ seed: UInt64) throws -> PersonState {
        var random = SplitMix(seed)
        let usual = Int.random(in: 25...34, using: &random)
        var starts = [ChartedPerson.today - 240]
        for _ in 0..<random.below(6) {
            starts.append(starts[starts.count - 1] + usual + Int.random(in: -2...2, using: &random))
        }
        let settings = random.happens(30) ? ["teenager": "yes"] : [:]
        return try ChartedPerson.state(
            settings,
            log: starts.flatMap { start in
                (0..<5).map { number in
                    ChartedPerson.entry(start + number) { $0.flow = .medium }
                }
            })
    }

    @Test func `every door has the same range each day, and is late on the same days`() throws {
        var both = 0
        for seed in 0..<UInt64(12) {
            let person = try person(seed)
            let start = try #require(person.cycles.last).start
            let promise = try #require(person.on(start + 6).forecast(months: 2).promise)
            let days = try #require(promise.lateAfter) - start
            for day in 6...(days + 10) {
                let person = person.on(start + day)
                let forecast = person.forecast(months: 2)
                #expect(forecast.promise == promise)
                let isMoved = forecast.expectsAfterMissed
                let range = promise.range
                both += forecast.ifMissed == nil ? 0 : 1
                for door in Door.allCases {
                    if let late = door.isLate(person, forecast) {
                        #expect(late == (day > days), "\(door), seed \(seed), day \(day)")
                    }
                    for text in door.range(person, forecast) ?? [] {
                        // Where one may have come and not been logged, that date is said beside the promise.
                        if let other = forecast.ifMissed?.start {
                            let date =
                                door == .json
                                ? other.description : Self.language.date(other, near: person.today)
                            #expect(
                                text.contains(date),
                                "\(door), seed \(seed), day \(day): \(text)")
                        }
                        // A calendar's event stands on one of the two dates.
                        if door == .feed, isMoved { continue }
                        let (first, last) =
                            door == .json
                            ? (range.lowerBound.description, range.upperBound.description)
                            : (
                                Self.language.date(range.lowerBound, near: person.today),
                                Self.language.date(range.upperBound, near: person.today)
                            )
                        #expect(
                            text.contains(first) && text.contains(last),
                            "\(door), seed \(seed), day \(day): \(text)")
                    }
                }
            }
        }
        #expect(both > 12)
    }
}
