import CivilDate
import CycleModel
import SeededRandomness
import Testing

@Suite struct PlainLogReaderTests {
    @Test(arguments: [1, 2, 3, 7, 63, 64, 65, 1_000])
    func `a file in pieces reads as it does whole`(size: Int) throws {
        for name in try Sample.names() {
            let bytes = try Sample(name: name).bytes()
            let whole = Result { try PlainLog.read(bytes, today: .today) }
            let pieces = Result {
                var reader = PlainLogReader(today: .today)
                for start in stride(from: 0, to: bytes.count, by: size) {
                    try reader.feed(Array(bytes[start..<min(start + size, bytes.count)]))
                }
                return try reader.finish()
            }
            switch (whole, pieces) {
            case (.success(let whole), .success(let pieces)): #expect(whole == pieces)
            case (.failure(let whole), .failure(let pieces)):
                #expect(whole as? LogFileError == pieces as? LogFileError)
            default: Issue.record("\(name) reads differently in pieces of \(size) bytes")
            }
        }
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `any kind of line end is counted as one line`(end: String) throws {
        let text = ["date,note", "2026-10-02,\"a", "b\"", "", "2026-02-30", "2026-10-04"]
        let log = try read(text.joined(separator: end))
        #expect(log.days.map(\.day.description) == ["2026-10-02", "2026-10-04"])
        #expect(log["2026-10-02"]?.note == "a\nb")
        #expect(log.skippedLines.map(\.line) == [5])
    }

    @Test func `columns stand in any order and in any case`() throws {
        let log = try read("NOTE , Flow,date\nhello,HEAVY,2026-10-02\n")
        #expect(log["2026-10-02"]?.flow == .heavy)
        #expect(log["2026-10-02"]?.note == "hello")
    }

    @Test func `a separator inside a quoted column name separates nothing`() throws {
        let log = try read("date,\"a;b\",\"flow\"\n2026-10-02,,heavy\n")
        #expect(log["2026-10-02"]?.flow == .heavy)
        #expect(log.notices.first == .columnNotRead("a;b"))
    }

    @Test func `a long line of JSON is known by its beginning`() throws {
        #expect(throws: LogFileError.notALog(.json)) {
            try read("\u{FEFF} \n{" + String(repeating: "\"a\": 1, ", count: 20_000))
        }
    }

    @Test func `noise that begins like another kind of file is noise`() throws {
        #expect(throws: LogFileError.notText(line: 1)) { try read("<\u{1}\u{2}\u{7F}abc\0def") }
    }

    @Test func `comments and blank lines stand anywhere but in a quoted cell`() throws {
        let log = try read("\n  # one\n\ndate,note\n# two\n\n2026-10-02,# three\n \t\n#four")
        #expect(log.days.count == 1)
        #expect(log["2026-10-02"]?.note == "# three")
    }

    @Test func `a table by period takes only its first and last days`() throws {
        let log = try read("end;start;flow\n2026-10-03;2026-10-02;heavy\n;2026-09-02;\n")
        #expect(log.shape == .byPeriod)
        #expect(log.periodDays == ["2026-09-02", "2026-10-02", "2026-10-03"])
        #expect(log["2026-10-02"] == DayRecord(flow: .unknown))
        #expect(log.notices == [.columnNotRead("flow")])
    }

    @Test func `starts alone make periods of unknown length`() throws {
        let log = try read("start\n2026-09-02\n2026-10-02\n")
        #expect(DayLog(log.days).cycles.map(\.isPeriodEndUnknown) == [true, true])
    }

    @Test func `a period that is there with its end and without it has its end`() throws {
        for text in [
            "start,end\n2026-10-02,\n2026-10-02,2026-10-05\n",
            "start,end\n2026-10-02,2026-10-05\n2026-10-02,\n",
        ] {
            let log = try read(text)
            #expect(log["2026-10-02"]?.periodEndUnknown == false)
            #expect(log.days.count == 4)
        }
    }

    @Test(arguments: [
        ("36.55", 3_655), ("36,55", 3_655), ("36.5", 3_650), ("37", 3_700), ("36.555", 3_656),
        ("36.554", 3_655), ("36.55 C", 3_655), ("36.6°C", 3_660), ("98.6F", 3_700),
        ("98.6 °F", 3_700), ("97.34f", 3_630), ("36.999", 3_700),
    ])
    func `a temperature is read in either unit`(text: String, centidegrees: Int) throws {
        let log = try read("date,temperature\n2026-10-02,\"\(text)\"\n")
        #expect(log["2026-10-02"]?.temperature?.centidegrees == centidegrees)
    }

    @Test(arguments: [
        ".", "36.", "-36.5", "36.5K", "nan", "1e9", "36.5 F C", "°", "36 . 5",
        "99999999999999999999",
        "96.8", "29.99", "45.01", "9.8F", "200F",
    ])
    func `what is no body temperature is refused`(text: String) throws {
        let log = try read("date,temperature\n2026-10-01,\n2026-10-02,\"\(text)\"\n")
        #expect(log.days.count == 1)
        #expect(log.skippedLines.map(\.line) == [3])
    }

    @Test(arguments: [
        ("62.5", 62_500), ("62,5", 62_500), ("63", 63_000), ("62.5kg", 62_500), ("62.5 KG", 62_500),
        ("62.1424", 62_142), ("62.1425", 62_143), ("137lb", 62_142), ("137.4 lbs", 62_324),
        ("20", 20_000), ("350", 350_000), ("44.1lb", 20_003), ("771.6 Lb", 349_992),
    ])
    func `a weight is read in either unit`(text: String, grams: Int) throws {
        let log = try read("date,weight\n2026-10-02,\"\(text)\"\n")
        #expect(log["2026-10-02"]?.weight?.grams == grams)
        #expect(log["2026-10-02"]?.flow == nil)
    }

    @Test(arguments: [
        ".", "62.", "-62", "62 stone", "nan", "1e2", "62 kg lb", "kg", "99999999999999999999",
        "19.999", "350.001", "44lb", "772lb", "6.25",
    ])
    func `what is no weight is refused`(text: String) throws {
        let log = try read("date,weight\n2026-10-01,\n2026-10-02,\"\(text)\"\n")
        #expect(log.days.count == 1)
        #expect(log.skippedLines.map(\.line) == [3])
    }

    @Test(arguments: ["eggwhite", "egg-white", "egg_white", "Egg White", " EGGWHITE "])
    func `egg white is written in many ways`(text: String) throws {
        #expect(try read("date,mucus\n2026-10-02,\(text)\n")["2026-10-02"]?.mucus == .eggwhite)
    }

    @Test func `spaces around quotes and cells don't count`() throws {
        let log = try read("date , note , flow\n 2026-10-02 , \" kept \" ,\tlight\n")
        #expect(log["2026-10-02"]?.note == " kept ")
        #expect(log["2026-10-02"]?.flow == .light)
    }

    @Test func `a quote in the middle of a cell is a character`() throws {
        let log = try read("date,note\n2026-10-02,5\" of snow\n2026-10-03,warm\n")
        #expect(log["2026-10-02"]?.note == "5\" of snow")
        #expect(log.days.count == 2)
    }

    @Test func `a bare date may have spaces and dots around it`() throws {
        let log = try read("  2026-10-02 .. 2026-10-03  # two\n2026-11-06\n")
        #expect(log.periodDays == ["2026-10-02", "2026-10-03", "2026-11-06"])
    }

    @Test func `lines before the shape is known are reported and the rest is read`() throws {
        let log = try read("my periods\n2026-10-02\n2026-11-06\n")
        #expect(log.skippedLines == [SkippedLine(line: 1, problem: .neitherDateNorHeader)])
        #expect(log.days.count == 2)
    }

    @Test func `a column name that would steer a terminal is made harmless and short`() throws {
        let name = "\u{1B}[31m" + String(repeating: "x", count: 90)
        let log = try read("date,\(name)\n2026-10-02,1\n2026-10-03,\n")
        #expect(log.notices.first == .columnNotRead("?[31m" + String(repeating: "x", count: 35)))
    }

    @Test func `more than twenty columns that are not read are counted`() throws {
        let names = (1...25).map { "c\($0)" }.joined(separator: ",")
        let log = try read("date,\(names)\n2026-10-02\n")
        #expect(log.notices.count == 21)
        #expect(log.notices.last == .moreColumnsNotRead(count: 5))
    }

    @Test(arguments: [
        "2026-10-02T21:30:00", "2026-10-02 21:30", "2026-10-02T23:30:00.000+02:00",
        "2026-10-02T00:30:00Z", "2026-10-02 9:30", "2026-10-02T", "2026-10-02x",
    ])
    func `a time of day behind a date in a table does not count`(cell: String) throws {
        let log = try PlainLog.read(
            [UInt8]("date,flow\n\(cell),light\n2026-10-03,light\n".utf8), today: .today)
        let isTime = cell.contains(":") && !cell.contains(" 9")
        #expect(log.days.count == (isTime ? 2 : 1))
        #expect(log.skippedCount == (isTime ? 0 : 1))
        #expect(try log.days.first?.day == #require(Day(isTime ? "2026-10-02" : "2026-10-03")))
    }

    @Test func `today may be logged and tomorrow may not`() throws {
        let log = try PlainLog.read(
            [UInt8]("2026-02-28\n2026-03-01\n".utf8), today: day("2026-02-28"))
        #expect(log.periodDays == ["2026-02-28"])
        #expect(log.skippedLines == [SkippedLine(line: 2, problem: .inFuture)])
    }

    @Test func `days in any order come out in order and once`() throws {
        var generator = SplitMix(7)
        let days = (0..<400).map { _ in Day.today - Int.random(in: 0..<300, using: &generator) }
        let log = try read(days.map(\.description).joined(separator: "\n"))
        #expect(log.days.map(\.day) == Set(days).sorted())
        #expect(
            log.notices.first.map {
                if case .repeatedDays(400 - Set(days).count, _) = $0 { true } else { false }
            } == true)
    }

    @Test func `random bytes never trap`() {
        var generator = SplitMix(1)
        let pieces: [[UInt8]] = [
            "date,flow\n", "date;note", "start,end\n", "2026-10-02", "..", ",", ";", "\"", "\"\"",
            "\n",
            "\r", "#", "|", "\\", "36.5", "F", "°", " ", "heavy", "\u{FEFF}", "9999-99-99",
            "0000-00-00",
            "-", "7", "unknown",
        ].map { [UInt8]($0.utf8) }
        for _ in 0..<3_000 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 0..<40, using: &generator) {
                if Int.random(in: 0..<12, using: &generator) == 0 {
                    bytes.append(UInt8.random(in: 1...255, using: &generator))
                } else {
                    bytes += pieces[Int.random(in: 0..<pieces.count, using: &generator)]
                }
            }
            // Either outcome will do; what counts is that there is one, and that its days are sound.
            guard let log = try? PlainLog.read(bytes, today: .today) else { continue }
            #expect(!log.days.isEmpty)
            #expect(zip(log.days, log.days.dropFirst()).allSatisfy { $0.day < $1.day })
            #expect(log.days.allSatisfy { PlainLog.firstDay <= $0.day && $0.day <= .today })
        }
    }
}
