import CycleModel
package import Messages

// A command line says these in English, as CycleModel has them; the page in the language of who reads it.

extension LogFileError {
    /// `PLACE: what is wrong`.
    func message(in file: String, _ language: Language) -> String {
        language.importRemarks.line(line.map { "\(file):\($0)" } ?? file, words(in: language))
    }

    package func words(in language: Language) -> String {
        let messages = language.importErrors
        return switch self {
        case .empty: messages.empty
        case .noDays: messages.noDays
        case .nothingRecognized(let lines, _):
            lines.first.map {
                messages.nothingRead($0.problem.words(in: language), line: $0.line)
            } ?? messages.nothingRead
        case .notALog(let kind): messages.notALog(kind.words(in: language))
        case .notText: messages.notText
        case .lineTooLong: messages.longLine(PlainLog.longestLine / 1024)
        case .unclosedQuote: messages.openQuote
        case .mixedSeparators: messages.mixedHeader
        case .missingHeader: messages.noHeader
        case .repeatedColumn(let column, _): messages.repeatedColumn(column.rawValue)
        case .tooMuchText: messages.tooLargeNotes(PlainLog.mostText >> 20)
        }
    }
}

extension SkippedLine {
    func message(in file: String, _ language: Language) -> String {
        language.importRemarks.line("\(file):\(line)", problem.words(in: language))
    }
}

extension LineProblem {
    package func words(in language: Language) -> String {
        let remarks = language.importRemarks
        let messages = language.importErrors
        return switch self {
        case .notADate: remarks.notADate("YYYY-MM-DD")
        case .impossibleDate(let year, let month, let day):
            remarks.impossibleDate(year: year, month: month, day: day)
        case .beforeFirstDay: remarks.beforeFirstDay
        case .inFuture: remarks.inFuture
        case .reversedRange: remarks.reversedPeriod
        case .rangeTooLong: messages.longRange(atMost: PlainLog.longestRange)
        case .missingDate: remarks.missing(LogColumn.date.rawValue)
        case .notUTF8: messages.notUTF8
        case .unknownWord(let column):
            messages.unknownWord(column.rawValue, column.words.joined(separator: ", "))
        case .notATemperature: remarks.notATemperature
        case .temperatureOutOfRange: remarks.temperatureOutOfRange
        case .notAWeight: remarks.notAWeight
        case .weightOutOfRange:
            remarks.weightOutOfRange(Weight.plausible.lowerBound, Weight.plausible.upperBound)
        case .tooManyItems: remarks.tooManyItems(atMost: PlainLog.mostListItems)
        case .tooLongNote: remarks.tooLongNote(PlainLog.longestNote / 1024)
        case .endInDailyLog: messages.endOfDay
        case .tooManyCells: messages.manyCells
        case .otherSeparator(let expected):
            messages.otherSeparator(
                String(expected.other.character), header: String(expected.character))
        case .textAfterQuote: messages.textBehindQuote
        case .neitherDateNorHeader: messages.noDateOrHeader
        }
    }
}

extension LogNotice {
    /// `PLACE: what was found`.
    func message(in file: String, _ language: Language, hidingFertility: Bool) -> String {
        let remarks = language.importRemarks
        let messages = language.importErrors
        func line(_ what: String, _ count: Int, _ first: Int) -> String {
            let place = "\(file):\(first)"
            return count == 1 ? remarks.line(place, what) : remarks.line(place, what, times: count)
        }
        return switch self {
        case .columnNotRead(let name):
            remarks.line(file, remarks.notUnderstood(remarks.column(name)))
        case .moreColumnsNotRead(let count): remarks.line(file, messages.moreColumns(count))
        case .repeatedDays(let count, let first): line(messages.repeatedDay, count, first)
        case .oneOfTwo(let field, let count, let first):
            line(remarks.oneOfTwo(field, hidingFertility: hidingFertility), count, first)
        case .rowsSayNothing(let count, let first):
            line(remarks.leftOut(messages.emptyRow), count, first)
        }
    }
}
