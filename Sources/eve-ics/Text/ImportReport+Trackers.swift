import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import TrackerImport

extension ImportReport {
    /// What each tracker's file is, and everything in it that was not simply taken.
    var account: String {
        var text = tooOld
        if !gathered.ignoredCycles.isEmpty {
            let cycles = Phrases.count(gathered.ignoredCycles.count, "cycle")
            text += "\(cycles) left out of the forecast, as the file says.\n"
        }
        if gathered.heavierFlows > 0 {
            let days = Phrases.count(gathered.heavierFlows, "day")
            text += "\(days) with two strengths from two trackers: the heavier was kept.\n"
        }
        for (file, reading) in readings {
            if let first = reading.days.first?.day, let last = reading.days.last?.day {
                let span = Phrases.days(first...last, today: today)
                let days = Phrases.count(reading.days.count, "day")
                text += "\(file.terminalSafe): \(reading.format.name), \(days), \(span).\n"
            }
            if !reading.days.contains(where: \.record.isPeriodDay) {
                text += "\(file.terminalSafe): no period is in it\n"
            }
            for remark in reading.remarks { text += remark.message(in: file).terminalSafe + "\n" }
            if reading.moreRemarks > 0 {
                text += "\(file.terminalSafe): and \(reading.moreRemarks) more remarks\n"
            }
        }
        return text
    }

    private var tooOld: String {
        guard gathered.daysTooOld > 0, let first = before.firstKeptDay,
            let kept = before.settings.kept
        else { return "" }
        let days = Phrases.count(gathered.daysTooOld, "day")
        return "Not taken: \(days) before \(first.text(near: today)), as you keep \(kept).\n"
    }

    /// The same for programs, with the next start as it was forecast before and as it is after.
    var accountJSON: JSON {
        let forecast: JSON = [
            "before": before.forecast(months: 1).next?.start,
            "after": after.forecast(months: 1).next?.start,
        ]
        return ["files": readings.map { file($0.file, $0.reading) }, "forecast": forecast]
    }

    private func file(_ name: String, _ reading: TrackerReading) -> JSON {
        [
            "file": name, "format": reading.format.name, "days": reading.days.count,
            "first": reading.days.first?.day, "last": reading.days.last?.day,
            "remarks": reading.remarks.map { remark -> JSON in
                [
                    "kind": remark.kind.rawValue, "name": remark.name, "count": remark.count,
                    "place": remark.place.text(in: name),
                ]
            },
        ]
    }
}
