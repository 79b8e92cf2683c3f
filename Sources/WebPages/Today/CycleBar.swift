import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
import HTML
import Messages

/// The running cycle as a bar: its period, its fertile days, today, and the days on which the next period is likely.
struct CycleBar {
    private let days: ClosedRange<Day>
    private let today: Day
    private let title: String
    private let description: String
    private let parts: [(days: ClosedRange<Day>, style: StaticString)]
    private let expected: Day?

    private static let width = 320.0
    private static let height = 36.0
    private static let radius = 7.0

    /// `nil` where nothing is forecast, and where a bar would be too long to tell anything.
    init?(_ person: PersonState, _ forecast: Forecast) {
        guard let range = forecast.promise?.range ?? forecast.next?.range,
            let cycle = person.cycles.last,
            cycle.length == nil,
            person.turnEndingLastCycle == nil
        else { return nil }
        let last = max(range.upperBound, person.today)
        guard last - cycle.start <= Cycle.longest, last >= cycle.start else { return nil }
        let days = cycle.start...last
        var parts: [(days: ClosedRange<Day>, style: StaticString)] = []
        func add(_ range: ClosedRange<Day>, _ name: StaticString) {
            guard range.overlaps(days) else { return }
            parts.append((range.clamped(to: days), name))
        }
        let today = person.today
        if let past = forecast.pastFertileDays ?? forecast.ovulation?.fertileDays {
            add(past, "over")
        }
        if let window = forecast.comingWindows.first, window.number == 0 {
            add(max(window.days.lowerBound, today)...window.days.upperBound, "bar-fertile")
        }
        if let ovulation = forecast.ovulation, let date = ovulation.date,
            ovulation.isShown(on: today)
        {
            add(date...date, "bar-ovulation")
        }
        add(cycle.period, "bar-period")
        if let toCome = forecast.runningPeriod?.toCome { add(toCome, "bar-range") }
        add(range, "bar-range")
        self.days = days
        self.parts = parts
        self.today = today
        expected = forecast.promisedStart
        let status = StatusText(person, forecast)
        title = person.language.webToday.bar
        description = [status.cycleDay, ForecastText(forecast, person.language).headline]
            .compactMap(\.self).joined(separator: " ")
    }

    var html: HTML {
        SVG.image(
            width: Self.width, height: Self.height, title: title, description: description,
            class: "cycle-bar"
        ) {
            SVG.rectangle(
                x: 0, y: 10, width: Self.width, height: 16, radius: 8, .class("bar-ground"))
            for part in parts {
                SVG.rectangle(
                    x: x(part.days.lowerBound), y: 10, width: width * Double(part.days.count),
                    height: 16, radius: 4, .class(part.style))
            }
            if let expected, days.contains(expected) {
                let middle = x(expected) + width / 2
                SVG.line(from: (middle, 8), to: (middle, 28), .class("bar-expected"))
            }
            SVG.circle(x: middleOfToday, y: 18, radius: Self.radius, .class("bar-today"))
        }
    }

    private var width: Double { Self.width / Double(days.count) }
    /// On the first and the last day the circle is moved a little, to be whole.
    private var middleOfToday: Double {
        let edge = Self.radius + 2
        return min(max(x(today) + width / 2, edge), Self.width - edge)
    }
    private func x(_ day: Day) -> Double { Double(day - days.lowerBound) * width }
}
