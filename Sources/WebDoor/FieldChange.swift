import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
import Messages

/// What one field of a day comes to: the records of days, and what is said of them.
struct FieldChange {
    struct Refusal: Error {
        let sentence: String
    }

    private let field: RecordField
    private let day: Day
    private let record: DayRecord
    private let person: PersonState

    private var words: WebLogMessages { person.language.webLog }

    /// - Parameter record: The day's whole record with what was entered.
    init(_ field: RecordField, of day: Day, to record: DayRecord, on person: PersonState) {
        self.field = field
        self.day = day
        self.record = record
        self.person = person
    }

    func records() throws(Refusal) -> [DayLog.Entry] {
        do throws(LineProblem) {
            try PlainLog.check(record)
        } catch {
            throw Refusal(
                sentence: error == .tooLongNote
                    ? words.tooLongNote(PlainLog.longestNote / 1024)
                    : words.tooManyWords(PlainLog.mostListItems))
        }
        let due = DueDoses(person)
        if field == .dose, record.dose == .late,
            let dose = due.ahead(among: due.doses(of: DoseTarget(day: day)))
        {
            throw Refusal(sentence: dose.aheadSentence(on: person.today, in: person.language))
        }
        guard field == .period else { return [DayLog.Entry(day: day, record: record)] }
        if record.periodEnded { return try end().records }
        if record.periodEndUnknown {
            var log = person.log
            log[day] = record
            let bleed = log.bleeds.first { $0.days.contains(day) }
            if let bleed, bleed.days.count > 1 {
                throw Refusal(sentence: words.endIsKnown(bleed.days, near: person.today))
            }
        }
        return [DayLog.Entry(day: day, record: record)]
    }

    private func end() throws(Refusal) -> PeriodEnd {
        do throws(PeriodEnd.Problem) {
            return try PeriodEnd(on: day, of: person)
        } catch {
            let sentence =
                switch error {
                case .noPeriod: words.noPeriod
                case .tooFar(let days): words.tooFar(days.lowerBound, near: person.today)
                case .dry(let days): words.dry(days, near: person.today)
                }
            throw Refusal(sentence: sentence)
        }
    }

    func sentences(_ change: DayChange) -> [String] {
        guard !change.days.isEmpty else { return [person.language.logging.isLogged] }
        if field == .period, record.periodEnded, let end = try? end() {
            return end.sentences(for: person)
        }
        if field == .dose, let taking = record.dose {
            return DoseReport(
                RecordedDoses(change.days.map { DoseTarget(day: $0) }, of: change.after),
                taking: taking,
                person: change.after
            ).sentences()
        }
        let logging = DayLogging(from: change.before.log[day], to: change.after.log[day])
        let said = logging.sentences(on: change)
        // Of what no command takes back, such as a dose.
        let done = said.isEmpty ? person.language.webLog.saved : said.joined(separator: " ")
        return [change.sentence(done: done, unchanged: person.language.logging.isLogged)]
    }
}
