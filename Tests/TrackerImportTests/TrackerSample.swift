import CivilDate
import CycleModel
import Foundation
import Testing
import TrackerImport

/// What an invented woman noted in the spring of 2026; every file of `samples/trackers` has of it what
/// its format can hold.
enum Logbook {
    /// What a format can hold.
    struct Facts: OptionSet {
        let rawValue: Int

        static let strengths = Facts(rawValue: 1)
        static let spotting = Facts(rawValue: 2)
        static let temperatures = Facts(rawValue: 4)
        static let lh = Facts(rawValue: 8)
        static let mucus = Facts(rawValue: 16)
        static let cramps = Facts(rawValue: 32)
        static let sex = Facts(rawValue: 64)
        static let note = Facts(rawValue: 128)
        static let all: Facts = [
            .strengths, .spotting, .temperatures, .lh, .mucus, .cramps, .sex, .note,
        ]
    }

    static let strengths: [(day: String, flow: Flow)] = [
        ("2026-04-11", .light), ("2026-04-12", .heavy), ("2026-04-13", .medium),
        ("2026-04-14", .light), ("2026-05-09", .light), ("2026-05-10", .medium),
        ("2026-05-11", .heavy), ("2026-05-12", .light), ("2026-06-08", .medium),
        ("2026-06-09", .heavy), ("2026-06-10", .light),
    ]
    static let centidegrees = ["2026-04-22": 3_642, "2026-04-24": 3_638, "2026-04-26": 3_671]
    static let note = "Train was late, \"again\";\nthen rain"

    /// The days that a format which holds `facts` gives.
    static func days(_ facts: Facts, source: String) throws -> [DayLog.Entry] {
        var log = DayLog()
        func set(_ text: String, _ write: (inout DayRecord) -> Void) throws {
            var record = log[try day(text)]
            write(&record)
            record.source = source
            log[try day(text)] = record
        }
        for (text, flow) in strengths {
            try set(text) { $0.flow = facts.contains(.strengths) ? flow : .unknown }
        }
        if facts.contains(.spotting) { try set("2026-04-27") { $0.flow = .spotting } }
        if facts.contains(.temperatures) {
            for (text, value) in centidegrees {
                try set(text) { $0.temperature = Temperature(centidegrees: value) }
            }
        }
        if facts.contains(.lh) { try set("2026-04-24") { $0.lh = .positive } }
        if facts.contains(.mucus) { try set("2026-04-23") { $0.mucus = .eggwhite } }
        if facts.contains(.cramps) {
            for text in ["2026-04-11", "2026-06-08"] { try set(text) { $0.symptoms = ["cramps"] } }
        }
        if facts.contains(.sex) { try set("2026-04-19") { $0.symptoms = ["sex: protected"] } }
        if facts.contains(.note) { try set("2026-04-12") { $0.note = note } }
        return log.entries
    }
}

/// A file of `samples/trackers`.
struct TrackerSample: CustomTestStringConvertible {
    let name: String
    let format: TrackerFormat
    let facts: Logbook.Facts

    init(_ name: String, _ format: TrackerFormat, _ facts: Logbook.Facts) {
        (self.name, self.format, self.facts) = (name, format, facts)
    }

    var testDescription: String { name }

    static let all = [
        TrackerSample("clue_measurements.json", .clue, .all.subtracting(.note)),
        TrackerSample("clue_download.zip", .clue, .all.subtracting(.note)),
        TrackerSample("clue_legacy.cluedata", .clue, [.strengths, .spotting, .cramps]),
        TrackerSample("flo.json", .flo, .all),
        TrackerSample("flo.txt", .flo, [.spotting, .lh, .mucus, .cramps, .sex]),
        TrackerSample("drip.csv", .drip, .all.subtracting(.lh)),
        TrackerSample(
            "periodical_backup.json.gz", .periodical,
            [.strengths, .spotting, .temperatures, .cramps, .note]),
        TrackerSample("mensinator.json", .mensinator, [.strengths, .spotting, .cramps]),
        TrackerSample("menstrudel_periods.json", .menstrudel, [.strengths, .spotting, .cramps]),
        TrackerSample(
            "mooneva_backup.json", .mooneva, [.strengths, .spotting, .mucus, .cramps, .note]),
        TrackerSample("ovumcy.json", .ovumcy, .all.subtracting(.lh)),
        TrackerSample("ovumcy.csv", .ovumcy, .all.subtracting(.lh)),
        TrackerSample("apple_export.xml", .appleHealth, .all.subtracting(.note)),
        TrackerSample("apple_export.zip", .appleHealth, .all.subtracting(.note)),
        TrackerSample("fitbit_menstrual_health_cycles.csv", .fitbit, []),
        TrackerSample(
            "fitbit_menstrual_health_symptoms.csv", .fitbit,
            .all.subtracting([.temperatures, .note])),
        TrackerSample("fitbit_takeout.zip", .fitbit, .all.subtracting([.temperatures, .note])),
        TrackerSample(
            "takeout_with_calendar.zip", .fitbit, .all.subtracting([.temperatures, .note])),
        TrackerSample("health_connect.zip", .healthConnect, .all.subtracting([.cramps, .note])),
        TrackerSample("garmin_MenstrualCycles.json", .garmin, []),
        TrackerSample("garmin.zip", .garmin, [.strengths, .cramps]),
        TrackerSample("femometer.csv", .femometer, .all.subtracting(.note)),
        TrackerSample(
            "fertility_friend.csv", .fertilityFriend, .all.subtracting([.cramps, .sex])),
        TrackerSample("start_and_end.csv", .table, []),
    ]

    func bytes() throws -> [UInt8] {
        try Sample(name: "trackers/\(name)").bytes()
    }

    func read(today: Day = .today) throws -> TrackerReading {
        let readings = try TrackerFile.read(ByteSource(bytes()), today: today)
        try #require(readings.count == 1)
        return readings[0]
    }
}

/// Reads a file given as text, which one tracker must be known by.
func readTracker(
    _ text: String, today: Day = .today, columns: String? = nil, dates: String? = nil,
    clock: TrackerFile.Clock? = nil
) throws -> TrackerReading {
    try readTracker(
        bytes: Array(text.utf8), today: today, columns: columns, dates: dates, clock: clock)
}

func readTracker(
    bytes: [UInt8], today: Day = .today, columns: String? = nil, dates: String? = nil,
    clock: TrackerFile.Clock? = nil
) throws -> TrackerReading {
    let options = TrackerFile.Options(
        columns: try columns.map { try ColumnMapping($0) },
        datePattern: try dates.map { try #require(DatePattern($0)) }, clock: clock)
    let readings = try TrackerFile.read(ByteSource(bytes), today: today, options: options)
    try #require(readings.count == 1)
    return readings[0]
}

extension TrackerReading {
    subscript(text: String) -> DayRecord? {
        days.first { $0.day.description == text }?.record
    }

    /// The days with a flow, each with its strength.
    var flows: [String: Flow] {
        Dictionary(
            uniqueKeysWithValues: days.compactMap { entry in
                entry.record.flow.map { (entry.day.description, $0) }
            })
    }

    /// The places of the remarks, behind the name of the file.
    var places: [String] { remarks.map { $0.place.text(in: "") } }

    /// How often something was remarked.
    func count(_ kind: Remark.Kind, _ reason: Remark.Reason) -> Int {
        remarks.first { $0.kind == kind && $0.reason == reason }?.count ?? 0
    }
}
