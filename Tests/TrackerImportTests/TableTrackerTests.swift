import CivilDate
import CycleModel
import Testing
import TrackerImport

@Suite struct FitbitTests {
    @Test func `only what she entered is a fact`() throws {
        let reading = try readTracker(
            """
            id,ovulation_start_date,ovulation_source,period_start_date,period_end_date,period_source
            1,2026-05-16,Computed,2026-05-02,2026-05-03,Manual
            2,2026-06-13,Manual,2026-05-30,2026-06-02,Computed
            """)
        #expect(reading.flows.keys.sorted() == ["2026-05-02", "2026-05-03"])
        #expect(reading["2026-06-13"]?.ovulationObserved == true)
        #expect(reading.count(.leftOut, .computed("period_start_date")) == 1)
        #expect(reading.count(.leftOut, .computed("ovulation_start_date")) == 1)
    }
}

@Suite struct FemometerTests {
    @Test func `cells with line feeds, German words and units are read`() throws {
        let reading = try readTracker(
            """
            Datum,Zyklustag,Periodentag,Flussmenge,Schmerzen,Basaltemp,Sex,Schmierblutung,LH Ergebnis
            02.05.2026,1,1,Viel,"Krämpfe
            Kopfschmerzen",36.86°C,,,
            03.05.2026,2,2,,,,"1 Mal: Ungeschützt",,
            10.05.2026,9,,,,,,Braun,Niedrig
            """)
        #expect(
            reading.flows == [
                "2026-05-02": .heavy, "2026-05-03": .unknown, "2026-05-10": .spotting,
            ])
        #expect(reading["2026-05-02"]?.symptoms == ["cramps", "headache"])
        #expect(reading["2026-05-02"]?.temperature?.celsius == "36.86")
        #expect(reading["2026-05-03"]?.symptoms == ["sex: unprotected"])
        #expect(reading["2026-05-10"]?.lh == .negative)
    }
}

@Suite struct FertilityFriendTests {
    private func read(_ rows: String, dates: String? = nil) throws -> TrackerReading {
        try readTracker("date,TEMP,cf,opk,Notes\n" + rows, dates: dates)
    }

    @Test func `a number above 12 shows which is the month`() throws {
        let american = try read("05/02/2026,97.52,E,+,\n05/13/2026,,,,a note\n")
        #expect(american.days.map(\.day.description) == ["2026-05-02", "2026-05-13"])
        #expect(american["2026-05-02"]?.temperature?.celsius == "36.40")
        #expect(american["2026-05-02"]?.mucus == .eggwhite)
        #expect(american["2026-05-02"]?.lh == .positive)
        let european = try read("02/05/2026,36.4,,-,\n13/05/2026,,S,,\n")
        #expect(european.days.map(\.day.description) == ["2026-05-02", "2026-05-13"])
        #expect(european["2026-05-02"]?.lh == .negative)
    }

    @Test func `where no row shows it, it is asked for`() throws {
        let rows = "05/02/2026,97.52,,,\n06/02/2026,97.6,,,\n"
        #expect(throws: TrackerError.ambiguousDates(line: 2)) { try read(rows) }
        #expect(
            try read(rows, dates: "DD/MM/YYYY").days.map(\.day.description) == [
                "2026-02-05", "2026-02-06",
            ])
    }
}

@Suite struct PlainTableTests {
    @Test(arguments: [",", ";", "\t"], ["\n", "\r\n"])
    func `separators, line ends and a byte order mark are found out`(
        _ separator: String, _ end: String
    ) throws {
        let rows = [
            ["Datum", "Blutung", "Notizen"], ["02.05.2026", "wenig", "\"a\(end)b\""],
            ["03.05.2026", "Viel", ""],
        ]
        let text = rows.map { $0.joined(separator: separator) }.joined(separator: end)
        let reading = try readTracker("\u{FEFF}" + text)
        #expect(reading.flows == ["2026-05-02": .light, "2026-05-03": .heavy])
        #expect(reading["2026-05-02"]?.note == "a\nb")
        #expect(reading.format == .table)
    }

    @Test func `a spreadsheet's own hint at the separator is stepped over`() throws {
        let reading = try readTracker("sep=;\r\nDatum;Blutung\r\n02.05.2026;wenig\r\n")
        #expect(reading.flows == ["2026-05-02": .light])
    }

    @Test func `a table in another encoding is refused with its line`() {
        let bytes = Array("Datum;Blutung\n02.05.2026;st".utf8) + [0xE4] + Array("rker\n".utf8)
        #expect(throws: TrackerError.damaged(.notUTF8, at: Place(line: 2))) {
            try readTracker(bytes: bytes)
        }
    }

    @Test func `a table of starts and ends is known by its names`() throws {
        let reading = try readTracker("startDate,endDate\n2026-05-02,2026-05-03\n2026-05-30,\n")
        #expect(reading.flows.keys.sorted() == ["2026-05-02", "2026-05-03", "2026-05-30"])
        #expect(reading["2026-05-30"]?.periodEndUnknown == true)
    }

    @Test func `days and months of two numbers up to 12 are asked for`() throws {
        #expect(throws: TrackerError.ambiguousDates(line: 2)) {
            try readTracker("Datum,Blutung\n05/02/2026,wenig\n")
        }
    }

    @Test func `an order that the person gives decides only what no row shows`() throws {
        func days(_ text: String, _ order: TrackerFile.DateOrder) throws -> [String] {
            var options = TrackerFile.Options()
            options.dateOrder = order
            return try TrackerFile.read(
                ByteSource(Array(text.utf8)), today: .today, options: options
            ).flatMap(\.days).map(\.day.description)
        }
        let unclear = "Datum,Blutung\n05/02/2026,wenig\n"
        #expect(try days(unclear, .dayFirst) == ["2026-02-05"])
        #expect(try days(unclear, .monthFirst) == ["2026-05-02"])
        let clear = unclear + "05/13/2026,wenig\n"
        #expect(try days(clear, .dayFirst) == ["2026-05-02", "2026-05-13"])
    }

    @Test func `a mapping read from a file may begin with a byte order mark`() throws {
        let reading = try readTracker(
            "Tag,Fluss\n02.05.2026,stark\n",
            columns: "\u{FEFF}date = Tag\nflow = Fluss\n", dates: "DD.MM.YYYY")
        #expect(reading.flows == ["2026-05-02": .heavy])
    }

    @Test func `a mapping names columns and words`() throws {
        let mapping = """
            # my spreadsheet
            date = Tag
            flow = Menge
            flow.heavy = sintflut
            note = Bemerkung
            """
        let reading = try readTracker(
            "Tag,Menge,Bemerkung\n20260502,Sintflut,nass\n20260503,?,\n", columns: mapping,
            dates: "YYYYMMDD")
        #expect(reading.flows == ["2026-05-02": .heavy])
        #expect(reading["2026-05-02"]?.note == "nass")
        #expect(reading.count(.notUnderstood, .words("flow \"?\"")) == 1)
    }

    @Test(arguments: [
        ("date", "\"date\" has no ="), ("day=Tag", "\"day\" is no column of the log"),
        ("date=", "nothing stands behind \"date=\""), ("flow=Menge", "neither date nor start"),
        ("date=A,date=B", "date is given twice"),
        ("date=A,start=B", "a table has days (date) or periods (start), not both"),
        ("date=A\nflow.torrential=x\n", "\"torrential\" is not one of none, spotting"),
    ])
    func `a mapping that makes no sense says why`(_ text: String, _ why: String) {
        #expect {
            try ColumnMapping(text)
        } throws: { error in
            guard case .badColumns(let said) = error as? TrackerError else { return false }
            return said.contains(why)
        }
    }

    @Test func `a column that is not there is named`() throws {
        #expect(throws: TrackerError.missingColumn("Datum")) {
            try readTracker("Tag,Menge\n02.05.2026,wenig\n", columns: "date=Datum")
        }
    }

    @Test(arguments: ["YY-MM-DD", "DD.MM", "YYYY-MM-DD-DD", "YYYY-MM-DDT", ""])
    func `a date format without year, month and day is refused`(_ text: String) {
        #expect(DatePattern(text) == nil)
    }

    @Test func `a plain log is left to its own reader`() throws {
        let options = TrackerFile.Options()
        for name in ["daily_all_columns.csv", "by-period.csv", "bare.log", "three-years.csv"] {
            #expect(try TrackerFile.isPlainLog(Sample(name: name).bytes(), options: options))
        }
        for text in ["date,flow,bbt\n2026-05-02,light,\n", "date,flow\n02.05.2026,light\n"] {
            #expect(!TrackerFile.isPlainLog(Array(text.utf8), options: options))
        }
    }
}

@Suite struct WriterTests {
    private func log() throws -> DayLog {
        DayLog(try Logbook.days(.all, source: "mine"))
    }

    @Test func `what is written for drip reads back, but for what drip does not know`() throws {
        let (bytes, loss) = DripWriter.write(try log(), today: .today)
        #expect(loss.ovulationTests == 1 && loss.doses == 0 && loss.unknownFlows == 0)
        let reading = try readTracker(bytes: bytes)
        #expect(try reading.days == Logbook.days(.all.subtracting(.lh), source: "drip"))
        #expect(reading.remarks.isEmpty)
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        #expect(lines.first?.hasPrefix("date,temperature.value,temperature.exclude,") == true)
        // The last day comes first.
        #expect(lines.dropFirst().first?.hasPrefix("2026-06-10,") == true)
    }

    /// With something in every column.
    private func fullLog() throws -> DayLog {
        var log = DayLog(try Logbook.days(.all, source: "mine"))
        try log[day("2026-05-09")].moods = ["content with it all", "sad"]
        try log[day("2026-05-10")].symptoms = ["bloating", "sore knee"]
        try log[day("2026-05-11")].dose = .late
        try log[day("2026-05-12")].ovulationObserved = true
        try log[day("2026-06-09")].flow = .unknown
        return log
    }

    @Test func `what is written for Ovumcy reads back, with what Ovumcy has no field for`() throws {
        let log = try fullLog()
        let bytes = try #require(OvumcyWriter.write(log, today: .today, moment: 1_780_000_000))
        let text = String(decoding: bytes, as: UTF8.self)
        // 2026-05-28 20:26:40 in UTC is that many seconds after 1970.
        #expect(text.contains("\"exported_at\": \"2026-05-28T20:26:40Z\""))
        #expect(text.contains("\"other_symptoms\": [\"pill: late\"]"))
        #expect(try readTracker(bytes: bytes).days == log.entries.map { $0.from("Ovumcy") })
    }

    @Test func `a note beside other names the pains and the moods`() throws {
        let (bytes, loss) = DripWriter.write(try fullLog(), today: .today)
        #expect(loss.doses == 1 && loss.ovulations == 1 && loss.unknownFlows == 1)
        let reading = try readTracker(bytes: bytes)
        #expect(reading["2026-05-09"]?.moods == ["content with it all", "mood.sad"])
        #expect(reading["2026-05-10"]?.symptoms == ["bloating", "sore knee"])
        #expect(reading["2026-05-10"]?.note == nil)
        #expect(reading["2026-06-09"]?.flow == .medium)
    }

    @Test func `a quote with a mark on it ends no cell of drip's`() throws {
        var log = DayLog()
        try log[day("2026-05-02")].note = "\"\u{59B}, said she"
        let (bytes, _) = DripWriter.write(log, today: .today)
        let note = try #require(try readTracker(bytes: bytes)["2026-05-02"]?.note)
        #expect(Array(note.unicodeScalars) == Array("\"\u{59B}, said she".unicodeScalars))
    }

    @Test func `days still to come are written for neither`() throws {
        let today = try day("2026-05-10")
        let (bytes, _) = DripWriter.write(try log(), today: today)
        #expect(try readTracker(bytes: bytes).days.last?.day == today)
        let json = try #require(OvumcyWriter.write(try log(), today: today, moment: 0))
        #expect(try readTracker(bytes: json).days.last?.day == today)
    }

    @Test func `more days than Ovumcy takes at once are not written`() {
        let days = (0...20_000).map { Day.today - $0 }
        #expect(OvumcyWriter.write(DayLog(periodDays: days), today: .today, moment: 0) == nil)
    }
}

extension DayLog.Entry {
    /// The same, had it come from there.
    fileprivate func from(_ source: String) -> DayLog.Entry {
        var record = record
        record.source = source
        return DayLog.Entry(day: day, record: record)
    }
}
