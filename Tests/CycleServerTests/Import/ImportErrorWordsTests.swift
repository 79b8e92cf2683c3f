import CivilDate
import CycleModel
import Household
import ICalendar
import Messages
import Testing
import TrackerImport

@Suite struct ImportErrorWordsTests {
    /// Every reason why a tracker's file is refused that a page can meet.
    private static let trackers: [TrackerError] =
        [
            .notRecognized(nil), .nothingRecognized(.clue, nil), .ambiguousDates(line: 7),
            .outOfMemory,
        ] + FileKind.allCases.map { .notRecognized($0) }
        + [.log28, .cyclePickle, .encryptedPcalendar, .encryptedArchive, .encryptedBackup]
        .map(TrackerError.unreadable)
        + TrackerError.Part.allCases.map { .tooLarge($0, limit: 7 << 20) } + damages

    private static let damages =
        [
            Damage.cutOff, .changed, .unpackable, .unknownPacking, .notXML, .undefinedEntity,
            .unexpectedCharacter, .notUTF8, .tooDeep, .tooMuch, .becameShorter, .database("x-7"),
        ].map { TrackerError.damaged($0) }

    private static let logs: [LogFileError] =
        [
            .empty, .noDays, .nothingRecognized(skippedLines: [], count: 0), .notText(line: 7),
            .lineTooLong(line: 7), .unclosedQuote(line: 7), .mixedSeparators(line: 7),
            .missingHeader(line: 7), .repeatedColumn(.flow, line: 7), .tooMuchText(line: 7),
        ] + FileKind.allCases.map { .notALog($0) }
        + lines.map {
            .nothingRecognized(skippedLines: [SkippedLine(line: 7, problem: $0)], count: 1)
        }

    private static let lines: [LineProblem] = [
        .notADate, .impossibleDate(year: 2026, month: 2, day: 30), .beforeFirstDay, .inFuture,
        .reversedRange, .rangeTooLong, .missingDate, .notUTF8, .unknownWord(.flow),
        .notATemperature, .temperatureOutOfRange, .notAWeight, .weightOutOfRange,
        .tooManyItems(.mood), .tooLongNote, .endInDailyLog, .tooManyCells,
        .otherSeparator(expected: .comma), .textAfterQuote, .neitherDateNorHeader,
    ]

    private static let calendars: [ICSError.Reason] = [
        .notACalendar, .tooLarge(limit: 7), .tooDeep(limit: 7), .notALine, .missingEnd, .badDate,
        .readDifferently,
    ]

    private static let errors: [ImportError.Reason] =
        trackers.map(ImportError.Reason.tracker) + logs.map(ImportError.Reason.log)
        + calendars.map { .calendar(ICSError($0, line: 7, property: "DTSTART")) }
        + [.noEvent, .isOfSomebodyElse, .isForgotten, .lessons, .nothingKnown]

    private func sentences(_ language: Language) -> [String] {
        Self.errors.map { ImportError($0, in: "f.x").sentence(in: language) }
    }

    @Test(arguments: Language.offered)
    func `each error has a sentence of its own in each language`(_ language: Language) {
        let sentences = sentences(language)
        #expect(Set(sentences).count == Self.errors.count)
        let isEnglish = [.english, .americanEnglish].contains(language)
        for (sentence, english) in zip(sentences, self.sentences(.english)) {
            #expect(!sentence.contains("{"), "\(sentence)")
            #expect((sentence == english) == isEnglish, "\(sentence)")
        }
    }

    @Test func `bad lines are told up to five, and the rest is counted`() {
        let lines = (2...9).map { SkippedLine(line: $0, problem: .notUTF8) }
        let error = ImportError(.badLines(lines, count: 250), in: "f.csv")
        let why = "diese Zeile ist kein UTF-8; speichere die Datei als UTF-8"
        let told = (2...6).map { "f.csv:\($0): \(why); " }.joined()
        #expect(
            error.sentence(in: .german)
                == "Diese Datei ließ sich nicht lesen: \(told)und 245 weitere Zeilen")
    }

    @Test func `a place and what to do stand beside what is wrong`() {
        let damaged = TrackerError.damaged(.cutOff, at: Place(entry: "m.json", line: 3, column: 10))
        #expect(
            ImportError(.tracker(damaged), in: "c.zip").sentence(in: .german) == """
                Diese Datei ließ sich nicht lesen: c.zip/m.json:3:10: die Datei ist \
                beschädigt: sie ist abgeschnitten
                """)
        let locked = ImportError(.tracker(.unreadable(.encryptedArchive)), in: "c.zip")
        #expect(locked.message == "c.zip: this archive is locked with a password")
        #expect(
            locked.sentence(in: .english) == """
                This file could not be read: c.zip: this archive is locked with a password. What to \
                do instead: unpack it with its password, and import the files in it.
                """)
    }
}
