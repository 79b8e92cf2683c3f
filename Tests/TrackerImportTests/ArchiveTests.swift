import CivilDate
import CycleModel
import SeededRandomness
import Testing
import TrackerImport

@Suite struct ArchiveTests {
    private let clue =
        "[{\"type\":\"period\",\"date\":\"2026-05-02\",\"value\":{\"option\":\"light\"}}]"

    @Test func `what a file is counts, not what it is called`() throws {
        let reading = try readTracker(
            bytes: ZipBuilder.archive(
                ("../../etc/passwd.txt", clue), ("measurements.json", "{}"), ("a/", "")))
        #expect(reading.format == .clue)
        #expect(reading.flows == ["2026-05-02": .light])
    }

    @Test func `a place in an archive has the name of its file`() throws {
        let text = clue.dropLast() + ",7]"
        let reading = try readTracker(bytes: ZipBuilder.archive(("data/m.json", String(text))))
        #expect(reading.places == ["/data/m.json:1:\(clue.utf8.count + 1)"])
        #expect(reading.count(.skipped, .notAnObject) == 1)
    }

    @Test func `files of several trackers give a reading each`() throws {
        let readings = try TrackerFile.read(
            ByteSource(
                ZipBuilder.archive(
                    ("clue.json", clue), ("drip.csv", "date,bleeding.value\n2026-05-03,3\n"))),
            today: .today)
        #expect(readings.map(\.format) == [.clue, .drip])
    }

    @Test func `of two files of one tracker the heavier flow counts, and it is said`() throws {
        let heavy =
            "[{\"type\":\"period\",\"date\":\"2026-05-02\",\"value\":{\"option\":\"heavy\"}}]"
        for pair in [[clue, heavy], [heavy, clue]] {
            let reading = try readTracker(
                bytes: ZipBuilder.archive(("a.json", pair[0]), ("b.json", pair[1])))
            #expect(reading.flows == ["2026-05-02": .heavy])
            #expect(reading.count(.changed, .oneOfTwo(.flow)) == 1)
        }
    }

    @Test func `a damaged file beside a good one is named`() throws {
        let reading = try readTracker(
            bytes: ZipBuilder.archive(("clue.json", clue), ("lines.json", "{}\n{}\n")))
        #expect(reading.flows.count == 1)
        #expect(reading.count(.skipped, .damagedFile("lines.json")) == 1)
        #expect(reading.remarks.first?.place == Place(entry: "lines.json"))
    }

    @Test(arguments: [0, 1, 1_000])
    func `more than a file claims to have is never inflated`(_ claim: Int) {
        let bomb = ZipBuilder.File(
            name: "m.json", contents: [UInt8](repeating: 0x20, count: 8 << 20),
            claimedSize: max(claim, 1))
        #expect(throws: TrackerError.self) {
            try readTracker(bytes: ZipBuilder.archive([bomb]))
        }
    }

    @Test func `a bomb that is honest is too large`() throws {
        let spaces = [UInt8](repeating: 0x20, count: 65 << 20)
        let bomb = ZipBuilder.File(
            name: "m.csv", contents: Array("date,bleeding.value\n".utf8) + spaces)
        let archive = ZipBuilder.archive([bomb])
        #expect(archive.count < 200_000)
        #expect(throws: TrackerError.tooLarge(.file, limit: 64 << 20)) {
            try readTracker(bytes: archive)
        }
    }

    @Test func `a locked archive is named`() throws {
        var file = ZipBuilder.File(name: "flo.json", contents: Array(clue.utf8))
        file.isLocked = true
        #expect(throws: TrackerError.unreadable(.encryptedArchive)) {
            try readTracker(bytes: ZipBuilder.archive([file]))
        }
    }

    @Test func `a wrong checksum and an unknown packing are refused`() {
        var file = ZipBuilder.File(name: "m.json", contents: Array(clue.utf8))
        file.checksum = 7
        #expect(throws: TrackerError.self) { try readTracker(bytes: ZipBuilder.archive([file])) }
        file.checksum = nil
        file.method = 12
        #expect(throws: TrackerError.self) { try readTracker(bytes: ZipBuilder.archive([file])) }
        file.method = 0
        #expect(throws: Never.self) { try readTracker(bytes: ZipBuilder.archive([file])) }
    }

    @Test func `an archive without anything of a tracker's is not recognised`() {
        #expect(throws: TrackerError.notRecognized(.zip)) {
            try readTracker(bytes: ZipBuilder.archive(("a.txt", "hello"), ("b.json", "[]")))
        }
        #expect(throws: TrackerError.notRecognized(.zip)) {
            try readTracker(bytes: ZipBuilder.archive([]))
        }
    }
}

@Suite struct RecognitionTests {
    private func error(_ bytes: [UInt8]) -> TrackerError? {
        do {
            _ = try TrackerFile.read(ByteSource(bytes), today: .today)
            return nil
        } catch {
            return error as? TrackerError
        }
    }

    @Test func `what is known and not read is named`() {
        let realm = [UInt8](repeating: 0, count: 16) + Array("T-DB".utf8) + [9, 9, 0, 0, 1, 2]
        #expect(error(realm) == .unreadable(.log28))
        #expect(error([0x80, 2, 0x7D, 0x71, 1, 0x2E]) == .unreadable(.cyclePickle))
        #expect(error(Array("(dp0\nS'username'\n".utf8)) == .unreadable(.cyclePickle))
        let locked = "<?xml version=\"1.0\"?>\n<EncryptedData xmlns=\"x\"><A/></EncryptedData>"
        #expect(error(Array(locked.utf8)) == .unreadable(.encryptedPcalendar))
        var generator = SplitMix(3)
        let noise = (0..<200).map { _ in UInt8.random(in: 0...255, using: &generator) }
        #expect(error([1] + noise) == .unreadable(.encryptedBackup))
        #expect(error(noise) == .unreadable(.encryptedBackup))
    }

    @Test(arguments: [
        "{}", "[]", "[[]]", "{\"data\": 5}", "{\"periods\": []}", "null", "\"text\"",
        "<html><p>2026-05-02</p></html>", "<a></a>",
    ])
    func `what no tracker writes is not recognised`(_ text: String) {
        guard case .notRecognized = error(Array(text.utf8)) else {
            Issue.record("\(text) was recognized")
            return
        }
    }

    @Test(arguments: [
        "{\"operationalData\": {\"cycles\": []}}", "{\"entries\": [], \"exported_at\": \"x\"}",
        "[{\"version\": 6}, {\"data\": []}]", "<HealthData></HealthData>",
        "date,bleeding.value\n", "{\"period_logs\": [{\"date\": \"soon\"}]}",
        "<pcalendar><data/></pcalendar>",
    ])
    func `a file in which nothing can be taken is an error`(_ text: String) {
        guard case .nothingRecognized = error(Array(text.utf8)) else {
            Issue.record("\(text) gave something")
            return
        }
    }

    @Test func `damaged JSON has its line and column`() {
        let text = "[\n {\"type\": \"period\",\n  \"date\" \"2026\"}]"
        #expect(
            error(Array(text.utf8))
                == .damaged(.unexpectedCharacter, at: Place(line: 3, column: 10)))
    }

    @Test func `reading the same file twice, or a longer one, adds what is new`() throws {
        let rows = (1...3).map {
            "{\"type\":\"period\",\"date\":\"2026-05-0\($0)\",\"value\":{\"option\":\"light\"}}"
        }
        let first = try readTracker("[" + rows.prefix(2).joined(separator: ",") + "]")
        let second = try readTracker("[" + rows.joined(separator: ",") + "]")
        var log = DayLog(first.days)
        #expect(LogMerge.plan(into: log, incoming: first.days).changes.isEmpty)
        let plan = LogMerge.plan(into: log, incoming: second.days)
        #expect(plan.changes.map(\.day.description) == ["2026-05-03"])
        log.apply(plan)
        #expect(log.entries == second.days)
    }

    @Test func `each remark names a place and never what was recorded`() throws {
        let reading = try readTracker(
            "date,bleeding.value,note.value\n2026-05-02,1,\nsoon,1,my secret\n2026-05-03,1,x\n")
        #expect(reading.places == [":3"])
        #expect(reading.remarks.map(\.reason) == [.notADate(form: "YYYY-MM-DD")])
    }
}
