import CivilDate
import CycleModel
import TrackerImport

/// Another tracker's file is refused or read; what was read is sound, adds nothing to itself, and survives
/// being written in each of our formats.
enum FuzzTracker {
    /// 2026-11-20.
    private static let today = Day(number: 20_777)

    static func check(_ bytes: [UInt8]) throws {
        _ = TrackerFile.isPlainLog(bytes, options: TrackerFile.Options())
        do {
            let readings = try TrackerFile.read(ByteSource(bytes), today: today)
            try require(!readings.isEmpty, "read, but nothing of it")
            for reading in readings { try check(reading) }
        } catch let error as TrackerError {
            _ = error.place.text(in: "file")
        }
    }

    private static func check(_ reading: TrackerReading) throws {
        let days = reading.days
        try require(!days.isEmpty, "a reading without a day")
        try require(
            zip(days, days.dropFirst()).allSatisfy { $0.day < $1.day }, "the days are not in order")
        try require(
            days.allSatisfy { PlainLog.firstDay <= $0.day && $0.day <= today },
            "a day that a log cannot have")
        try require(days.allSatisfy { !$0.record.isEmpty }, "an empty record")
        for remark in reading.remarks { _ = remark.place.text(in: "file") }
        let log = DayLog(days)
        try require(
            LogMerge.plan(into: log, incoming: days).changes.isEmpty, "it adds something to itself")
        let written = PlainLog.write(log)
        try require(
            (try? PlainLog.read(written, today: today)) != nil, "what was written cannot be read")
        let (table, _) = DripWriter.write(log, today: today)
        if let json = OvumcyWriter.write(log, today: today, moment: 0) {
            do {
                _ = try TrackerFile.read(ByteSource(json), today: today)
            } catch TrackerError.nothingRecognized {
                // A day of no bleeding alone is nothing to Ovumcy.
            } catch {
                throw Fault(description: "Ovumcy's JSON: \(error)")
            }
        }
        do {
            _ = try TrackerFile.read(ByteSource(table), today: today)
        } catch TrackerError.nothingRecognized {
            // The same.
        } catch {
            throw Fault(description: "drip's table: \(error)")
        }
    }
}
