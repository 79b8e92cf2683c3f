import CalendarModel
import CivilDate
import CycleModel
import CyclePipeline
import Messages
import TrackerImport

extension ImportReport {
    /// What each tracker's file is, and everything in it that was not simply taken.
    var account: [String] {
        var lines = tooOld
        if !gathered.ignoredCycles.isEmpty {
            lines.append(imports.ignoredCycles(gathered.ignoredCycles.count))
        }
        for field in DayField.allCases {
            guard let days = gathered.betweenTrackers[field] else { continue }
            let kept = language.importRemarks.oneOfTwo(field, hidingFertility: hidesFertility)
            lines.append(imports.twoTrackers(days, kept: kept))
        }
        for (file, reading) in readings {
            if let first = reading.days.first?.day, let last = reading.days.last?.day {
                let span = language.dates(first...last, near: today)
                lines.append(
                    imports.read(file, reading.format.name, days: reading.days.count, span))
            }
            if !reading.days.contains(where: \.record.isPeriodDay) {
                lines.append(imports.noPeriod(in: file))
            }
            lines += reading.remarks.map {
                $0.line(in: file, language, hidingFertility: hidesFertility)
            }
            if reading.moreRemarks > 0 {
                lines.append(imports.moreRemarks(reading.moreRemarks, on: file))
            }
        }
        return lines
    }

    private var tooOld: [String] {
        guard gathered.daysTooOld > 0, let first = before.firstKeptDay else { return [] }
        return [imports.tooOld(gathered.daysTooOld, before: first, near: today)]
    }
}
