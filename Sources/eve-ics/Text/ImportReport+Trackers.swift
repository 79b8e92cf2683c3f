import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import Messages
import TrackerImport

extension ImportReport {
    /// What each tracker's file is, and everything in it that was not simply taken.
    var account: String {
        var text = tooOld
        if !gathered.ignoredCycles.isEmpty {
            text += imports.ignoredCycles(gathered.ignoredCycles.count) + "\n"
        }
        if gathered.heavierFlows > 0 { text += imports.heavierFlows(gathered.heavierFlows) + "\n" }
        for (file, reading) in readings {
            let name = file.terminalSafe
            if let first = reading.days.first?.day, let last = reading.days.last?.day {
                let span = language.dates(first...last, near: today)
                text +=
                    imports.read(
                        name, reading.format.name, days: reading.days.count, span) + "\n"
            }
            if !reading.days.contains(where: \.record.isPeriodDay) {
                text += imports.noPeriod(in: name) + "\n"
            }
            for remark in reading.remarks { text += remark.message(in: file).terminalSafe + "\n" }
            if reading.moreRemarks > 0 {
                text += imports.moreRemarks(reading.moreRemarks, on: name) + "\n"
            }
        }
        return text
    }

    private var tooOld: String {
        guard gathered.daysTooOld > 0, let first = before.firstKeptDay else { return "" }
        return imports.tooOld(gathered.daysTooOld, before: first, near: today) + "\n"
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
