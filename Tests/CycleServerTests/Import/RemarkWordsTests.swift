import CivilDate
import CycleModel
import Household
import Messages
import Testing
import TrackerImport

@Suite struct RemarkWordsTests {
    /// Every reason but words of the file, which are the same in each language.
    private static let reasons: [Remark.Reason] =
        [
            .unit("x-7"), .column("x-7"), .member("x-7"), .otherColumns("x-7"),
            .contraception("x-7"), .mode("x-7"), .unclearTest, .unknownMucus, .absentSymptom,
            .noBleeding, .daysToCome, .deleted, .excluded("x-7"), .computed("x-7"),
            .notADate(form: "x-7"), .unlikeOtherDates,
            .impossibleDate(year: 2026, month: 2, day: 30), .beforeFirstDay, .inFuture,
            .farFromToday("x-7"), .reversedPeriod, .impossibleLength, .outsidePeriod,
            .notATemperature, .temperatureOutOfRange, .notAWeight, .weightOutOfRange,
            .tooManyItems, .tooLongNote, .symptomOfNothing, .notAnObject, .missing("x-7"),
            .noValue("x-7"), .damagedFile("x-7"), .unreadFile("x-7"), .oneOfTwo(.flow),
            .oneOfTwo(.lh),
            .onlyFirstDay, .veryHeavy, .doublePill, .unknownStrengths, .strengthWithoutPeriod,
            .withdrawalBleed, .unknownType("x-7"), .onlyDateInUTC, .assumedKilograms,
            .ovulationOrTest, .periodWithoutDays, .uncertainDay,
        ] + Remark.ValueKind.allCases.map { .not($0, "x-7") }

    /// The remarks on a table as drip writes it.
    private func remarks(on table: String) throws -> [Remark] {
        let readings = try TrackerFile.read(
            ByteSource(Array(table.utf8)), today: try #require(Day("2026-11-20")))
        return try #require(readings.first).remarks
    }

    private let table = """
        date,bleeding.value,temperature.value,temperature.exclude,wings
        2026-05-02,1,37.9,true,x
        2026-05-03,9,37.8,true,
        2026-05-32,1,,,
        soon,1,,,
        """

    @Test func `English words name the place, what it is and how often`() throws {
        #expect(
            try remarks(on: table).map { $0.line(in: "d.csv", .english) } == [
                "d.csv:2: left out: temperature.value, marked as excluded (2 times, the first here)",
                "d.csv:3: not understood: bleeding.value \"9\"",
                "d.csv:4: skipped: 2026-05-32 does not exist",
                "d.csv:5: skipped: not a date in the form YYYY-MM-DD",
                "d.csv:1: not understood: the column “wings”",
            ])
    }

    @Test func `German words do the same, around the file's own`() throws {
        #expect(
            try remarks(on: table).map { $0.line(in: "d.csv", .german) } == [
                """
                d.csv:2: nicht übernommen: temperature.value, als ausgeschlossen markiert \
                (2-mal, hier zuerst)
                """,
                "d.csv:3: nicht verstanden: bleeding.value \"9\"",
                "d.csv:4: übersprungen: 2026-05-32 gibt es nicht",
                "d.csv:5: übersprungen: kein Datum in der Form YYYY-MM-DD",
                "d.csv:1: nicht verstanden: die Spalte „wings“",
            ])
    }

    @Test(arguments: Language.offered)
    func `each reason has words of its own in each language`(_ language: Language) {
        let words = Self.reasons.map { $0.words(in: language) }
        #expect(Set(words).count == Self.reasons.count)
        for (reason, words) in zip(Self.reasons, words) {
            #expect(!words.isEmpty && !words.contains("{"), "\(reason)")
            #expect(words.contains("x-7") == "\(reason)".contains("x-7"), "\(reason): \(words)")
            let isEnglish = words == reason.words(in: .english)
            #expect(isEnglish == [.english, .americanEnglish].contains(language), "\(words)")
        }
    }

    /// Words of fertile days and their signs.
    private static let signs = [
        "fertil", "fruchtb", "fécond", "fértil", "férte", "płodn", "ovula", "eisprung", "owula",
        "mucus", "schleim", "glaire", "moco ", "muco ", "śluz",
    ]

    @Test(arguments: Language.offered)
    func `where they are hidden no reason names fertile days or their signs`(
        _ language: Language
    ) {
        func names(_ words: String) -> Bool {
            Self.signs.contains { words.lowercased().contains($0) }
        }
        for reason in Self.reasons {
            let words = reason.words(in: language, hidingFertility: true)
            #expect(!names(words), "\(reason): \(words)")
        }
        #expect(Self.reasons.count { names($0.words(in: language)) } >= 4)
    }

    @Test func `words of a file are the same in each language, and never long`() {
        let reason = Remark.Reason.words("\(String(repeating: "ü", count: 90))")
        let words = Set(Language.offered.map { reason.words(in: $0) })
        #expect(words == [String(repeating: "ü", count: 79) + "…"])
    }

    @Test func `the first reason why nothing was taken is told`() {
        #expect {
            _ = try remarks(on: "date,bleeding.value\n2026-05-32,1\n")
        } throws: { error in
            (error as? TrackerError).map { ImportError(.tracker($0), in: "d.csv").message }
                == """
                d.csv: this is a file of drip, but no day in it could be taken; the first reason: \
                skipped: 2026-05-32 does not exist
                """
        }
    }
}
