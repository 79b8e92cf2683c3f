import CivilDate
import CycleModel
import Foundation
import SeededRandomness
import Testing
import TrackerImport

@Suite struct TrackerSampleTests {
    @Test(arguments: TrackerSample.all)
    func `a sample gives exactly the facts that its format can hold`(
        _ sample: TrackerSample
    ) throws {
        let reading = try sample.read()
        #expect(reading.format == sample.format)
        let expected = try Logbook.days(sample.facts, source: sample.format.name)
        #expect(reading.days == expected)
        #expect(reading.remarks.allSatisfy { $0.kind == .leftOut })
    }

    @Test func `a pcalendar file has only first days, tenths of a degree, and notes`() throws {
        let reading = try TrackerSample("pcalendar.pcal", .pcalendar, []).read()
        #expect(
            reading.flows == [
                "2026-04-11": .unknown, "2026-05-09": .unknown, "2026-06-08": .unknown,
            ])
        #expect(reading["2026-05-09"]?.periodEndUnknown == true)
        #expect(reading["2026-04-22"]?.temperature?.celsius == "36.40")
        #expect(reading["2026-04-12"]?.note == Logbook.note)
    }

    @Test func `Menstrudel's pills are doses, and what pills they are is named`() throws {
        let reading = try TrackerSample("menstrudel_pills.json", .menstrudel, []).read()
        #expect(reading.days.map(\.record.dose) == [.taken, .late, .skipped])
        #expect(reading.days.map(\.day.description) == ["2026-05-01", "2026-05-02", "2026-05-03"])
        #expect(reading.remarks.map(\.kind) == [.notKept])
    }

    @Test(arguments: [
        """
        {"exported_at": "x", "entries": [{"date": "2026-05-02", "period": true}], "planets": [1]}
        """,
        """
        {"operationalData": {"cycles": [{"period_start_date": "2026-05-02 00:00:00.0",
          "period_end_date": "2026-05-03 00:00:00.0"}]}, "planets": {"mars": 1}}
        """,
        """
        {"pointEventsManualData": {"point_events_manual_v2": [{"category": "Ovulation",
          "subcategory": "OtherMethods", "local_date": "2026-05-02"}], "planets": 1}}
        """,
        """
        {"data": [{"day": "2026-05-02", "period": "light"}], "version": 5, "planets": "mars"}
        """,
        """
        {"periods": [{"id": 1, "start_date": 1777680000000, "end_date": 1777680000000,
          "planets": 1}], "period_logs": []}
        """,
        """
        {"pill_intake": [{"scheduled_date": "2026-05-02T00:00:00.000", "status": "taken",
          "planets": 1}]}
        """,
    ])
    func `a member that nobody knows is named, wherever it stands`(_ text: String) throws {
        #expect(try readTracker(text).count(.notUnderstood, .member("planets")) == 1)
    }

    @Test func `any table can be read with its columns named`() throws {
        let bytes = try TrackerSample("columns_datum_fluss.csv", .table, []).bytes()
        let reading = try readTracker(
            bytes: bytes, columns: "date=Datum,flow=Fluss", dates: "DD.MM.YYYY")
        #expect(try reading.days == Logbook.days(.strengths, source: "CSV"))
    }

    @Test func `every sample is tested`() throws {
        let folder = Sample.folder.appending(path: "trackers").path()
        let names = try Set(FileManager.default.contentsOfDirectory(atPath: folder))
        let others = ["pcalendar.pcal", "menstrudel_pills.json", "columns_datum_fluss.csv"]
        #expect(names == Set(TrackerSample.all.map(\.name) + others))
    }

    @Test(arguments: TrackerSample.all)
    func `a file that is cut off anywhere says so or gives what comes before`(
        _ sample: TrackerSample
    ) throws {
        let bytes = try sample.bytes()
        let whole = try Set(sample.read().days.map(\.day))
        let step = max(1, bytes.count / 60)
        for length in stride(from: 0, to: bytes.count, by: step) {
            let cut = ByteSource(Array(bytes.prefix(length)))
            guard let readings = try? TrackerFile.read(cut, today: .today) else { continue }
            let days = Set(readings.flatMap(\.days).map(\.day))
            // The last date may have lost a digit, and be another day.
            #expect(days.subtracting(whole).count <= 1, "\(length) of \(bytes.count) bytes")
        }
        #expect(throws: (any Error).self) { try TrackerFile.read(ByteSource([]), today: .today) }
    }

    @Test(arguments: TrackerSample.all)
    func `a damaged file never traps`(_ sample: TrackerSample) throws {
        let bytes = try sample.bytes()
        var generator = SplitMix(11)
        for _ in 0..<15 {
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: 0..<damaged.count, using: &generator)
                damaged[place] = UInt8.random(in: 0...255, using: &generator)
            }
            guard let readings = try? TrackerFile.read(ByteSource(damaged), today: .today) else {
                continue
            }
            for reading in readings {
                #expect(zip(reading.days, reading.days.dropFirst()).allSatisfy { $0.day < $1.day })
                #expect(reading.days.allSatisfy { PlainLog.firstDay <= $0.day && $0.day <= .today })
            }
        }
    }
}
