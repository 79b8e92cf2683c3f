package import CycleModel

extension Remark {
    /// What a remark is about: names and values of the file, or one of a few reasons.
    package enum Reason: Hashable, Sendable {
        /// Words of the file, which say enough.
        case words(FileWords)

        // MARK: Not understood

        case unit(FileWords)
        case column(FileWords)
        case member(FileWords)
        /// A table of a database that lacks some of its columns.
        case otherColumns(FileWords)

        // MARK: Without a place in the log

        /// To be recorded as contraception.
        case contraception(FileWords)
        /// To be recorded as a mode, such as a pregnancy.
        case mode(FileWords)
        /// Neither positive nor negative.
        case unclearTest
        case unknownMucus

        // MARK: No fact

        case absentSymptom
        case noBleeding
        case daysToCome
        case deleted
        case excluded(FileWords)
        /// A forecast too.
        case computed(FileWords)

        // MARK: Wrong

        /// `form` is the one to write, such as `YYYYMMDD`.
        case notADate(form: String = "YYYY-MM-DD")
        case unlikeOtherDates
        case impossibleDate(year: Int, month: Int, day: Int)
        case beforeFirstDay
        case inFuture
        /// A moment that is no date of these centuries.
        case farFromToday(FileWords)
        case reversedPeriod
        case impossibleLength
        case outsidePeriod
        case notATemperature
        case temperatureOutOfRange
        case notAWeight
        case weightOutOfRange
        case tooManyItems
        case tooLongNote
        /// A symptom of a day, or with a name, that the file does not have.
        case symptomOfNothing
        case notAnObject
        /// A row without this.
        case missing(FileWords)
        case noValue(FileWords)
        case not(ValueKind, FileWords)
        /// A file of an archive.
        case damagedFile(FileWords)
        /// A file of an archive that is too large or locked, or of a kind that is not read.
        case unreadFile(FileWords)

        // MARK: Taken in another way

        /// Two values of one day, of which the one that means more was kept.
        case oneOfTwo(DayField)
        case onlyFirstDay
        case veryHeavy
        case doublePill
        case unknownStrengths
        case strengthWithoutPeriod
        case withdrawalBleed
        case unknownType(FileWords)
        case onlyDateInUTC
        case assumedKilograms
        case ovulationOrTest
        case periodWithoutDays
        case uncertainDay
    }

    /// What belongs in a place of a file.
    package enum ValueKind: Hashable, Sendable, CaseIterable {
        case text, wholeNumber, number, truth, list
        /// What the tracker writes there, which has a form of its own.
        case usual
    }
}

extension Remark.Reason {
    /// A word or a number that stands under a name.
    static func value(_ name: String, _ word: String) -> Remark.Reason {
        .words("\(name) \"\(word)\"")
    }

    /// Why the log does not take a fact.
    init(_ error: any Error) {
        self =
            switch error as? LineProblem {
            case .impossibleDate(let year, let month, let day):
                .impossibleDate(year: year, month: month, day: day)
            case .beforeFirstDay: .beforeFirstDay
            case .inFuture: .inFuture
            case .reversedRange: .reversedPeriod
            case .rangeTooLong: .impossibleLength
            case .notAWeight: .notAWeight
            case .weightOutOfRange: .weightOutOfRange
            case .tooManyItems: .tooManyItems
            case .tooLongNote: .tooLongNote
            // What else can be wrong is the form of a date, or with a plain log's lines.
            default: .notADate()
            }
    }
}
