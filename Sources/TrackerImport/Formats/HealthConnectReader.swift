import CivilDate
import CycleModel

extension TrackerFormat {
    package static let healthConnect = TrackerFormat("Health Connect")
}

/// Android's Health Connect, whose export is an SQLite database with a table for each kind of record.
enum HealthConnectReader: DatabaseReader {
    static let format = TrackerFormat.healthConnect

    private enum Kind {
        case flow, spotting, test, mucus, sex, temperature, weight, period
    }

    private static let tables: [(name: String, kind: Kind, columns: [String])] = [
        ("menstruation_flow_record_table", .flow, ["flow"]),
        ("intermenstrual_bleeding_record_table", .spotting, []),
        ("ovulation_test_record_table", .test, ["result"]),
        ("cervical_mucus_record_table", .mucus, ["appearance"]),
        ("sexual_activity_record_table", .sex, ["protection_used"]),
        ("basal_body_temperature_record_table", .temperature, ["temperature"]),
        ("weight_record_table", .weight, ["weight"]),
        ("menstruation_period_record_table", .period, []),
    ]

    static func recognizes(_ database: borrowing DatabaseFile) throws -> Bool {
        // Other databases have weights too.
        for table in tables where table.kind != .weight {
            if try !database.columns(of: table.name).isEmpty { return true }
        }
        return false
    }

    static func read(_ database: borrowing DatabaseFile, into records: RecordBuilder) throws {
        for table in tables {
            try read(table.name, table.kind, table.columns, database, into: records)
        }
    }

    private static func read(
        _ table: String, _ kind: Kind, _ wanted: [String], _ database: borrowing DatabaseFile,
        into records: RecordBuilder
    ) throws {
        let there = Set(try database.columns(of: table))
        guard !there.isEmpty else { return }
        guard wanted.allSatisfy(there.contains) else {
            return records.misunderstand(.otherColumns("\(table)"), at: 0)
        }
        // Columns come and go between versions of Android; those that are missing are read as NULL.
        let times =
            kind == .period
            ? ["local_date", "start_time", "start_zone_offset", "end_time", "end_zone_offset"]
            : ["local_date", "time", "zone_offset"]
        let columns = (times + wanted).map { there.contains($0) ? "\"\($0)\"" : "NULL" }
        let query = "SELECT \(columns.joined(separator: ", ")) FROM \"\(table)\" ORDER BY rowid"
        try database.select(query) { row in
            guard let day = day(row, of: table, into: records) else { return }
            if kind == .period { return readPeriod(row, from: day, table) }
            let value = times.count
            switch kind {
            case .spotting: day.add(.spotting)
            case .temperature:
                if let reading = row.double(value) {
                    day.add(temperature: reading)
                } else {
                    day.skip(.notATemperature)
                }
            case .weight:
                // In grams.
                if let reading = row.double(value) {
                    day.add(kilograms: reading / 1_000)
                } else {
                    day.skip(.notAWeight)
                }
            default:
                guard let number = row.integer(value) else {
                    return day.skip(.not(.wholeNumber, "\(table)"))
                }
                take(number, kind, on: day, table)
            }
        }
    }

    /// `local_date` counts the days since 1970-01-01 where the person was; without it the moment and
    /// the offset of the phone's clock give the same.
    private static func day(
        _ row: borrowing DatabaseRow, of table: String, into records: RecordBuilder
    ) -> TrackerDay? {
        if let number = row.integer(0) {
            guard let number = Int32(exactly: number), number.magnitude < 1_000_000 else {
                records.skip(.farFromToday("\(table)"), at: 0)
                return nil
            }
            return records.checked(Day(number: number), at: 0)
        }
        guard row.isNull(0), let moment = row.integer(1), let offset = row.integer(2),
            let day = localDay(moment, offset)
        else {
            records.skip(.missing("\(table).local_date"), at: 0)
            return nil
        }
        return records.checked(day, at: 0)
    }

    /// - Parameters:
    ///   - moment: In milliseconds since 1970.
    ///   - offset: In seconds.
    private static func localDay(_ moment: Int, _ offset: Int) -> Day? {
        guard (-18 * 3600...18 * 3600).contains(offset),
            (moment / 86_400_000).magnitude < 1_000_000
        else { return nil }
        let seconds = moment / 1000 + offset
        return Day(number: Int32(seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400))
    }

    private static func readPeriod(
        _ row: borrowing DatabaseRow, from start: TrackerDay, _ table: String
    ) {
        guard let end = row.integer(3), let offset = row.integer(4) ?? row.integer(2),
            let moment = row.integer(1)
        else { return start.skip(.missing("\(table).end_time")) }
        // A period that ends at midnight has its last day before it.
        guard let last = localDay(end > moment ? end - 1 : end, offset) else {
            return start.skip(.farFromToday("\(table)"))
        }
        start.addPeriod(through: max(last, start.date))
    }

    private static func take(_ number: Int, _ kind: Kind, on day: TrackerDay, _ table: String) {
        switch (kind, number) {
        case (.flow, 0): day.add(.unknown)
        case (.flow, 1): day.add(.light)
        case (.flow, 2): day.add(.medium)
        case (.flow, 3): day.add(.heavy)
        // No result, or "high": what a test that also looks for estrogen says before the surge.
        case (.test, 0), (.test, 2): day.hasNoPlace(for: .unclearTest)
        case (.test, 1): day.add { $0.lh = .positive }
        case (.test, 3): day.add { $0.lh = .negative }
        case (.mucus, 0): day.hasNoPlace(for: .unknownMucus)
        case (.mucus, 6): day.add(symptom: "unusual discharge")
        case (.mucus, 1...5):
            let scale: [Mucus] = [.dry, .sticky, .creamy, .watery, .eggwhite]
            day.add { $0.mucus = scale[number - 1] }
        case (.sex, 0): day.add(verbatim: "sex")
        case (.sex, 1): day.add(verbatim: "sex: protected")
        case (.sex, 2): day.add(verbatim: "sex: unprotected")
        default: day.misunderstand(.words("\(table): \(number)"))
        }
    }
}
