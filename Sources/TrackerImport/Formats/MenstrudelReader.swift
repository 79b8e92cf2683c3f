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

    static func read(_ root: JSONValue, into records: RecordBuilder) {
        let logs = readLogs(root, into: records)
        let lag = lag(of: root, logs)
        records.unread(root, but: rootMembers)
        for row in records.rows("periods", of: root) {
            readPeriod(row, logged: Set(logs.values), lag: lag, into: records)
        }
        for row in records.rows("log_symptoms", of: root) {
            records.unread(row, but: ["id", "symptom", "log_id_fk"])
            guard let symptom = records.text("symptom", of: row) else { continue }
            guard let id = row["log_id_fk"]?.integer, let day = logs[id] else {
                records.skip(.symptomOfNothing, at: row.offset)
                continue
            }
            records.on(day, at: row.offset).add(symptom: symptom)
        }
        for row in records.rows("pill_intake", of: root) { readPill(row, into: records) }
        for row in records.rows("pill_regimen", of: root) {
            records.hasNoPlace(for: .contraception("pill_regimen"), at: row.offset)
        }
    }

    private static let rootMembers: Set<String> = [
        "periods", "period_logs", "log_symptoms", "pill_intake", "pill_regimen", "pill_reminder",
        "exported_at", "app_version", "db_version",
    ]
    private static let logMembers: Set<String> = [
        "id", "date", "flow", "painLevel", "period_id",
    ]

    /// The days of the logs by their numbers; their dates are local ones.
    private static func readLogs(_ root: JSONValue, into records: RecordBuilder) -> [Int: Day] {
        var days: [Int: Day] = [:]
        for row in records.rows("period_logs", of: root) {
            records.unread(row, but: logMembers)
            guard let day = records.day("date", of: row) else { continue }
            if let id = records.integer("id", of: row) { days[id] = day.date }
            switch records.integer("flow", of: row) {
            case 0: day.leaveOut(.noBleeding)
            case 1: day.add(.spotting)
            case 2: day.add(.light)
            case 3: day.add(.medium)
            case 4: day.add(.heavy)
            case let other?: day.misunderstand(.words("flow \(other)"))
            case nil: break
            }
            if let level = records.integer("painLevel", of: row), level != 0 {
                if (1...4).contains(level) {
                    day.add(verbatim: "pain \(level) of 4")
                } else {
                    day.misunderstand(.words("painLevel \(level)"))
                }
            }
        }
        return days
    }

    /// Only where no day of a period was logged: its ends are moments, of midnight where the phone was.
    private static func readPeriod(
        _ row: JSONValue, logged: Set<Day>, lag: Int?, into records: RecordBuilder
    ) {
        records.unread(row, but: ["id", "start_date", "end_date", "total_days"])
        guard let start = midnight("start_date", of: row, lag: lag, into: records) else { return }
        let end = midnight("end_date", of: row, lag: lag, into: records)
        let last = end?.date ?? start.date
        guard let days = records.period(from: start.date, through: last, at: row.offset),
            !days.contains(where: logged.contains)
        else { return }
        start.remark(.periodWithoutDays)
        if end == nil { start.addStartOfPeriod() } else { start.addPeriod(through: last) }
    }

    /// How many milliseconds behind UTC's the phone's midnights were, where a period with logged days
    /// shows it.
    private static func lag(of root: JSONValue, _ logs: [Int: Day]) -> Int? {
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
            let (lag, isTooLarge) = moment.subtractingReportingOverflow(Int(day.number) * dayLength)
            if !isTooLarge, lag.magnitude <= 14 * 3_600_000 { return lag }
        }
        return nil
    }

    private static let dayLength = 86_400_000

    /// The day whose local midnight a moment is. Where no `lag` is known it is the one that begins then by
    /// the person's clock, and else the nearest, which is right up to 12 hours ahead of UTC.
    private static func midnight(
        _ name: String, of row: JSONValue, lag: Int?, into records: RecordBuilder
    ) -> TrackerDay? {
        guard let moment = records.integer(name, of: row) else { return nil }
        guard (moment / dayLength).magnitude < 1_000_000 else {
            records.skip(.farFromToday("\(name)"), at: row.offset)
            return nil
        }
        if lag == nil, moment % 1_000 == 0, let local = records.clock?(Int64(moment / 1_000)),
            local.minuteOfDay == 0
        {
            return records.checked(local.day, at: row.offset)
        }
        let days = (Double(moment - (lag ?? 0)) / Double(dayLength)).rounded(
            .toNearestOrAwayFromZero)
        return records.checked(Day(number: Int32(days)), at: row.offset)
    }

    private static func readPill(_ row: JSONValue, into records: RecordBuilder) {
        records.unread(
            row,
            but: [
                "id", "regimen_id", "taken_at", "scheduled_date", "status", "pill_number_in_cycle",
            ])
        guard let status = records.text("status", of: row),
            let day = records.day("scheduled_date", of: row)
        else { return }
        guard let taking = DoseTaking(rawValue: status) else {
            return day.misunderstand(.value("status", status))
        }
        day.add { $0.dose = taking }
    }
}
