import CivilDate
package import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleViews

/// The chart for other programs. Temperatures are in °C whatever the setting says.
extension TemperatureChart: JSONConvertible {
    package var json: JSON {
        let members: JSON = [
            "today": today, "cycle": ForecastJSON.cycle(cycle), "unit": "celsius",
            "days": entries.map(json),
            "rises": shifts.map { shift -> JSON in
                [
                    "date": shift.day, "confirmed": shift.confirmed, "coverLine": shift.coverLine,
                ]
            },
        ]
        let more: JSON = ["ovulation": ovulation.map { ForecastJSON.ovulation($0, on: today) }]
        return members.adding(more.withoutNulls)
    }

    private func json(_ entry: DayLog.Entry) -> JSON {
        let (record, exclusion) = (entry.record, exclusion(on: entry.day))
        let json: JSON = [
            "date": entry.day, "cycleDay": entry.day - cycle.start + 1,
            "flow": record.flow?.rawValue, "temperature": record.temperature,
            "leftOut": exclusion?.words(in: language), "leftOutFor": exclusion?.name,
            "lh": record.lh?.rawValue, "mucus": record.mucus?.rawValue,
            "ovulation": record.ovulationObserved ? "observed" : nil,
        ]
        return json.withoutNulls
    }
}
