import CivilDate
import CycleModel

extension TrackerFormat {
    package static let menstrudel = TrackerFormat("Menstrudel")
}

/// Menstrudel's two exports: periods with what was logged in them, and pills.
enum MenstrudelReader: JSONReader {
    static let format = TrackerFormat.menstrudel

    static func recognizes(_ root: JSONValue) -> Bool {
        root["period_logs"]?.isArray == true || root["pill_intake"]?.isArray == true
    }

    static func read(_ root: JSONValue, into records: inout RecordBuilder) {
        let logs = readLogs(root, into: &records)
        let lag = lag(of: root, logs)
        for row in records.rows("periods", of: root) {
            readPeriod(row, logged: Set(logs.values), lag: lag, into: &records)
        }
        for row in records.rows("log_symptoms", of: root) {
            guard let symptom = records.text("symptom", of: row) else { continue }
            guard let id = row["log_id_fk"]?.integer, let day = logs[id] else {
                records.skip("a symptom of a day that is not there", at: row.offset)
                continue
            }
            records.add(symptom: symptom, on: day, at: row.offset)
        }
        for row in records.rows("pill_intake", of: root) { readPill(row, into: &records) }
        for row in records.rows("pill_regimen", of: root) {
            records.hasNoPlace(
                for: "pill_regimen (say it with 'eve-ics contraception')", at: row.offset)
        }
    }

    /// The days of the logs by their numbers; their dates are local ones.
    private static func readLogs(_ root: JSONValue, into records: inout RecordBuilder) -> [Int: Day]
    {
        var days: [Int: Day] = [:]
        for row in records.rows("period_logs", of: root) {
            guard let day = records.day("date", of: row) else { continue }
            if let id = records.integer("id", of: row) { days[id] = day }
            switch records.integer("flow", of: row) {
            case 0: records.leaveOut("a day without bleeding", at: row.offset)
            case 1: records.add(.spotting, on: day, at: row.offset)
            case 2: records.add(.light, on: day, at: row.offset)
            case 3: records.add(.medium, on: day, at: row.offset)
            case 4: records.add(.heavy, on: day, at: row.offset)
            case let other?: records.misunderstand("flow \(other)", at: row.offset)
            case nil: break
            }
            if let level = records.integer("painLevel", of: row), level != 0 {
                if (1...4).contains(level) {
                    records.add(verbatim: "pain \(level) of 4", on: day, at: row.offset)
                } else {
                    records.misunderstand("painLevel \(level)", at: row.offset)
                }
            }
        }
        return days
    }

    /// Only where no day of a period was logged: its ends are moments, of midnight where the phone was.
    private static func readPeriod(
        _ row: JSONValue, logged: Set<Day>, lag: Int, into records: inout RecordBuilder
    ) {
        guard let start = midnight("start_date", of: row, lag: lag, into: &records) else { return }
        let end = midnight("end_date", of: row, lag: lag, into: &records)
        guard let days = records.period(from: start, through: end ?? start, at: row.offset),
            !days.contains(where: logged.contains)
        else { return }
        records.remark("a period without logged days, its dates worked out", at: row.offset)
        if end == nil {
            records.add(startOfPeriod: start, at: row.offset)
        } else {
            records.add(period: days, at: row.offset)
        }
    }

    /// How many milliseconds behind UTC's the phone's midnights were, where a period with logged days
    /// shows it.
    private static func lag(of root: JSONValue, _ logs: [Int: Day]) -> Int {
        var firstDays: [Int: Day] = [:]
        for row in root["period_logs"].map({ Array($0.elements) }) ?? [] {
            guard let period = row["period_id"]?.integer, let id = row["id"]?.integer,
                let day = logs[id]
            else { continue }
            firstDays[period] = min(firstDays[period] ?? day, day)
        }
        for row in root["periods"].map({ Array($0.elements) }) ?? [] {
            guard let id = row["id"]?.integer, let day = firstDays[id],
                let moment = row["start_date"]?.integer
            else { continue }
            let (lag, isTooLarge) = moment.subtractingReportingOverflow(
                Int(day.number) * dayLength)
            if !isTooLarge, abs(lag) <= 14 * 3_600_000 { return lag }
        }
        return 0
    }

    private static let dayLength = 86_400_000

    /// The day whose local midnight a moment is: the nearest one, which without a known `lag` is right
    /// wherever clocks are less than 12 hours ahead of UTC.
    private static func midnight(
        _ name: String, of row: JSONValue, lag: Int, into records: inout RecordBuilder
    ) -> Day? {
        guard let moment = records.integer(name, of: row) else { return nil }
        guard abs(moment / dayLength) < 1_000_000 else {
            records.skip("\"\(name)\" is no moment of these centuries", at: row.offset)
            return nil
        }
        let days = (Double(moment - lag) / Double(dayLength)).rounded(.toNearestOrAwayFromZero)
        return records.checked(Day(number: Int32(days)), at: row.offset)
    }

    private static func readPill(_ row: JSONValue, into records: inout RecordBuilder) {
        guard let status = records.text("status", of: row),
            let day = records.day("scheduled_date", of: row)
        else { return }
        guard let taking = DoseTaking(rawValue: status) else {
            return records.misunderstand("status \"\(status)\"", at: row.offset)
        }
        records.add(day, at: row.offset) { $0.dose = taking }
    }
}
