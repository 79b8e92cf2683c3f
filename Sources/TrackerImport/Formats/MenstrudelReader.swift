import CivilDate
import CycleModel

/// Menstrudel's two exports: periods with what was logged in them, and pills.
enum MenstrudelReader: JSONReader {
    static let format = TrackerFormat.menstrudel

    static func recognises(_ root: JSONValue) -> Bool {
        root["period_logs"]?.isArray == true || root["pill_intake"]?.isArray == true
    }

    static func read(_ root: JSONValue, into book: inout FactBook) {
        let logs = readLogs(root, into: &book)
        let lag = lag(of: root, logs)
        for row in book.rows("periods", of: root) {
            readPeriod(row, logged: Set(logs.values), lag: lag, into: &book)
        }
        for row in book.rows("log_symptoms", of: root) {
            guard let symptom = book.text("symptom", of: row) else { continue }
            guard let id = row["log_id_fk"]?.integer, let day = logs[id] else {
                book.skip("a symptom of a day that is not there", at: row.offset)
                continue
            }
            book.add(symptom: symptom, on: day, at: row.offset)
        }
        for row in book.rows("pill_intake", of: root) { readPill(row, into: &book) }
        for row in book.rows("pill_regimen", of: root) {
            book.hasNoPlace(
                for: "pill_regimen (say it with 'eve-ics contraception')", at: row.offset)
        }
    }

    /// The days of the logs by their numbers; their dates are local ones.
    private static func readLogs(_ root: JSONValue, into book: inout FactBook) -> [Int: Day] {
        var days: [Int: Day] = [:]
        for row in book.rows("period_logs", of: root) {
            guard let day = book.day("date", of: row) else { continue }
            if let id = book.integer("id", of: row) { days[id] = day }
            switch book.integer("flow", of: row) {
            case 0: book.leaveOut("a day without bleeding", at: row.offset)
            case 1: book.add(.spotting, on: day, at: row.offset)
            case 2: book.add(.light, on: day, at: row.offset)
            case 3: book.add(.medium, on: day, at: row.offset)
            case 4: book.add(.heavy, on: day, at: row.offset)
            case let other?: book.misunderstand("flow \(other)", at: row.offset)
            case nil: break
            }
            if let level = book.integer("painLevel", of: row), level != 0 {
                if (1...4).contains(level) {
                    book.add(verbatim: "pain \(level) of 4", on: day, at: row.offset)
                } else {
                    book.misunderstand("painLevel \(level)", at: row.offset)
                }
            }
        }
        return days
    }

    /// Only where no day of a period was logged: its ends are moments, of midnight where the phone was.
    private static func readPeriod(
        _ row: JSONValue, logged: Set<Day>, lag: Int, into book: inout FactBook
    ) {
        guard let start = midnight("start_date", of: row, lag: lag, into: &book) else { return }
        let end = midnight("end_date", of: row, lag: lag, into: &book)
        guard let days = book.period(from: start, through: end ?? start, at: row.offset),
            !days.contains(where: logged.contains)
        else { return }
        book.remark("a period without logged days, its dates worked out", at: row.offset)
        if end == nil {
            book.add(startOfPeriod: start, at: row.offset)
        } else {
            book.add(period: days, at: row.offset)
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
        _ name: String, of row: JSONValue, lag: Int, into book: inout FactBook
    ) -> Day? {
        guard let moment = book.integer(name, of: row) else { return nil }
        guard abs(moment / dayLength) < 1_000_000 else {
            book.skip("\"\(name)\" is no moment of these centuries", at: row.offset)
            return nil
        }
        let days = (Double(moment - lag) / Double(dayLength)).rounded(.toNearestOrAwayFromZero)
        return book.checked(Day(number: Int32(days)), at: row.offset)
    }

    private static func readPill(_ row: JSONValue, into book: inout FactBook) {
        guard let status = book.text("status", of: row),
            let day = book.day("scheduled_date", of: row)
        else { return }
        guard let taking = DoseTaking(rawValue: status) else {
            return book.misunderstand("status \"\(status)\"", at: row.offset)
        }
        book.add(day, at: row.offset) { $0.dose = taking }
    }
}
