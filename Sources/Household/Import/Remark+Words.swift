import CycleModel
package import Messages
package import TrackerImport

extension Remark {
    /// Such as `clue.json:12:3: not understood: weight (3 times, the first here)`.
    package func line(
        in file: String, _ language: Language, hidingFertility: Bool = false
    ) -> String {
        let messages = language.importRemarks
        let place = place.text(in: file)
        let text = text(in: language, hidingFertility: hidingFertility)
        return count == 1
            ? messages.line(place, text) : messages.line(place, text, times: count)
    }

    /// Such as `not understood: weight`.
    package func text(in language: Language, hidingFertility: Bool = false) -> String {
        let messages = language.importRemarks
        let what = reason.words(in: language, hidingFertility: hidingFertility)
        return switch kind {
        case .notUnderstood: messages.notUnderstood(what)
        case .notKept: messages.notKept(what)
        case .leftOut: messages.leftOut(what)
        case .skipped: messages.skipped(what)
        case .changed: what
        }
    }
}

extension Remark.Reason {
    /// - Parameter hidingFertility: Whether signs of ovulation go unnamed.
    package func words(in language: Language, hidingFertility: Bool = false) -> String {
        let messages = language.importRemarks
        return switch self {
        case _ where hidingFertility && isSignOfOvulation: messages.hidden
        case .words(let words): words.text
        case .unit(let name): messages.unit(name.text)
        case .column(let name): messages.column(name.text)
        case .member(let name): messages.field(name.text)
        case .otherColumns(let name): messages.otherColumns(name.text)
        case .contraception(let name): messages.contraception(name.text)
        case .mode(let name): messages.mode(name.text)
        case .unclearTest: messages.unclearTest
        case .unknownMucus: messages.unknownMucus
        case .absentSymptom: messages.absentSymptom
        case .noBleeding: messages.noBleeding
        case .daysToCome: messages.daysToCome
        case .deleted: messages.deleted
        case .excluded(let name): messages.excluded(name.text)
        case .computed(let name): messages.computed(name.text)
        case .notADate(let form): messages.notADate(form)
        case .unlikeOtherDates: messages.unlikeOtherDates
        case .impossibleDate(let year, let month, let day):
            messages.impossibleDate(year: year, month: month, day: day)
        case .beforeFirstDay: messages.beforeFirstDay
        case .inFuture: messages.inFuture
        case .farFromToday(let name): messages.farFromToday(name.text)
        case .reversedPeriod: messages.reversedPeriod
        case .impossibleLength: messages.impossibleLength(atMost: PlainLog.longestRange)
        case .outsidePeriod: messages.outsidePeriod
        case .notATemperature: messages.notATemperature
        case .temperatureOutOfRange: messages.temperatureOutOfRange
        case .notAWeight: messages.notAWeight
        case .weightOutOfRange:
            messages.weightOutOfRange(
                Weight.plausible.lowerBound, Weight.plausible.upperBound)
        case .tooManyItems: messages.tooManyItems(atMost: PlainLog.mostListItems)
        case .tooLongNote: messages.tooLongNote(PlainLog.longestNote / 1024)
        case .symptomOfNothing: messages.symptomOfNothing
        case .notAnObject: messages.notAnObject
        case .missing(let name): messages.missing(name.text)
        case .noValue(let name): messages.noValue(name.text)
        case .not(let kind, let name): kind.words(for: name.text, messages)
        case .damagedFile(let name): messages.damagedFile(name.text)
        case .unreadFile(let name): messages.unreadFile(name.text)
        case .oneOfTwo(let field): messages.oneOfTwo(field, hidingFertility: hidingFertility)
        case .onlyFirstDay: messages.onlyFirstDay
        case .veryHeavy: messages.veryHeavy
        case .doublePill: messages.doublePill
        case .unknownStrengths: messages.unknownStrengths
        case .strengthWithoutPeriod: messages.strengthWithoutPeriod
        case .withdrawalBleed: messages.withdrawalBleed
        case .unknownType(let name): messages.unknownType(name.text)
        case .onlyDateInUTC: messages.onlyDateInUTC
        case .assumedKilograms: messages.assumedKilograms
        case .ovulationOrTest: messages.ovulationOrTest
        case .periodWithoutDays: messages.periodWithoutDays
        case .uncertainDay: messages.uncertainDay
        }
    }
}

extension Remark.Reason {
    /// Whether it names one; of two values it may be left open which they are.
    var isSignOfOvulation: Bool {
        switch self {
        case .unclearTest, .unknownMucus, .ovulationOrTest: true
        default: false
        }
    }
}

extension ImportRemarkMessages {
    /// Which of two values of one day was kept.
    func oneOfTwo(_ field: DayField, hidingFertility: Bool) -> String {
        switch field {
        case .lh where hidingFertility, .mucus where hidingFertility: oneOfTwoHidden
        case .flow: heavierFlow
        case .temperature: lowerTemperature
        case .weight: lowerWeight
        case .lh: positiveTest
        case .mucus: moreFertileMucus
        case .dose: oneOfTwoDoses
        case .ovulationObserved, .periodEndUnknown, .periodEnded, .symptoms, .moods, .note, .source:
            bothValues
        }
    }

    func impossibleDate(year: Int, month: Int, day: Int) -> String {
        impossibleDate("\(year)-\(Self.two(month))-\(Self.two(day))")
    }

    /// `7` as `07`.
    private static func two(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }
}

extension Remark.ValueKind {
    /// What is said of a name whose value is of another kind.
    fileprivate func words(for name: String, _ messages: ImportRemarkMessages) -> String {
        switch self {
        case .text: messages.notText(name)
        case .wholeNumber: messages.notAWholeNumber(name)
        case .number: messages.notANumber(name)
        case .truth: messages.notTruth(name)
        case .list: messages.notAList(name)
        case .usual: messages.notUsual(name)
        }
    }
}
