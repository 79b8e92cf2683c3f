import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
import Household
import Messages
import WebPages

/// `/history/DAY`.
struct PeriodDoor: VisitedPage {
    let visit: WebVisit
    let start: Day

    /// A period's own page; a form changes its dates or says something of its cycle.
    func answer() throws -> WebAnswer {
        if visit.isPost {
            switch visit.form["action"] {
            case "dates": return try setDates()
            case "answer":
                guard let answer = visit.form["answer"].flatMap(CycleAnswer.init) else { break }
                return try self.answer(answer)
            default: break
            }
            return .redirect(
                WebRoute.history.path, notice: visit.language.webLog.notUnderstood)
        }
        guard let cycle = visit.state.cycles.first(where: { $0.start == start }) else {
            return .notFound
        }
        return .page(PeriodPage(cycle, of: visit.state), isKept: true)
    }

    private func answer(_ answer: CycleAnswer) throws -> WebAnswer {
        let notice = try visit.write { person in
            guard answer.canBeSaid(ofWhatBegins: start, of: person) else {
                return JournalDraft([], answer: person.language.webHistory.noAnswer)
            }
            do throws(CycleAnswerPlan.Problem) {
                let plan = try CycleAnswerPlan(answer, of: start, on: person)
                return JournalDraft(plan.contents, answer: plan.sentence)
            } catch {
                return JournalDraft([], answer: person.language.webHistory.noAnswer)
            }
        }.answer
        return .redirect(WebRoute.history.path, notice: notice)
    }

    private func setDates() throws -> WebAnswer {
        let typed = (first: visit.form["first"] ?? "", last: visit.form["last"] ?? "")
        // `nil` for a form of which nobody knows what it showed.
        let seen = try visit.stateSeen()?.cycles.first { $0.start == start }?.period
        let outcome = try visit.write { person -> JournalDraft<SavedPeriod> in
            let now = person.cycles.first { $0.start == start }
            guard let first = Day(typed.first.withoutNulls) else {
                return JournalDraft(
                    [], answer: .refused(.first, person.language.webHistory.notADate))
            }
            let last = typed.last.isEmpty ? nil : Day(typed.last)
            guard typed.last.isEmpty || last != nil else {
                return JournalDraft(
                    [], answer: .refused(.last, person.language.webHistory.notADate))
            }
            if seen != now?.period,
                first != now?.period.lowerBound || last != now?.period.upperBound
            {
                return JournalDraft([], answer: .conflict(first, last, now?.period))
            }
            let plan: PeriodDatesPlan
            do throws(PeriodDatesPlan.Problem) {
                plan = try PeriodDatesPlan(
                    ofPeriodFrom: start, from: first, through: last, on: person)
            } catch {
                return JournalDraft([], answer: .impossible(error))
            }
            do throws(DayPlan.TooOld) {
                let draft = try person.draft(plan.records) { change in
                    change.days.isEmpty
                        ? [person.language.logging.isLogged]
                        : [
                            person.language.logging.period(
                                person.language.dates(plan.days, near: person.today))
                        ]
                            + change.moveSentences
                }
                return JournalDraft(draft.contents, answer: .saved(draft.answer))
            } catch {
                return JournalDraft([], answer: .refused(.first, error.sentence(on: person)))
            }
        }
        return page(outcome.answer, typed, outcome.basis)
    }

    private func page(
        _ saved: SavedPeriod, _ typed: (first: String, last: String),
        _ person: PersonState
    ) -> WebAnswer {
        let words = person.language.webHistory
        func refused(_ field: PeriodPage.Refusal.Field, _ sentence: String) -> WebAnswer {
            guard let cycle = person.cycles.first(where: { $0.start == start }) else {
                return .redirect(WebRoute.history.path, notice: words.noPeriod)
            }
            let refusal = PeriodPage.Refusal(
                field, sentence, first: typed.first, last: typed.last)
            return .page(PeriodPage(cycle, of: person, refusal: refusal), status: 422)
        }
        switch saved {
        case .saved(let sentences):
            return .redirect(
                WebRoute.history.path, notice: sentences.joined(separator: " "))
        case .refused(let field, let sentence): return refused(field, sentence)
        case .conflict(let first, let last, let theirs):
            let mine = [first, last].compactMap(\.self).map {
                person.language.date($0, near: person.today)
            }
            return .page(
                ConflictPage(
                    visit.language, mine: mine,
                    theirs: theirs.map { [person.language.dates($0, near: person.today)] } ?? [],
                    form: WebRoute.period(start).path,
                    fields: visit.form.fields.pairs.filter { $0.name != "entry" },
                    entry: person.lastEntry, back: WebRoute.history.path),
                status: 409)
        case .impossible(let problem):
            switch problem {
            case .noPeriod: return refused(.first, words.noPeriod)
            case .reversed: return refused(.last, words.reversed)
            case .future: return refused(.last, words.future)
            case .tooEarly: return refused(.first, person.language.webLog.tooEarly)
            case .tooLong: return refused(.last, words.tooLong(PeriodDatesPlan.longest))
            case .overlaps(let days):
                return refused(
                    days.lowerBound < start ? .first : .last,
                    words.overlaps(days, near: person.today))
            }
        }
    }
}

/// How the form ended with a period's dates.
private enum SavedPeriod {
    case saved([String])
    case refused(PeriodPage.Refusal.Field, String)
    case conflict(Day, Day?, ClosedRange<Day>?)
    case impossible(PeriodDatesPlan.Problem)
}

extension CycleAnswer {
    /// Whether a cycle or a bleed of which this can be said begins on the day.
    ///
    /// The button stood beside such a one. Where it is gone meanwhile, no other one was meant.
    fileprivate func canBeSaid(ofWhatBegins day: Day, of person: PersonState) -> Bool {
        let isCycle = person.cycles.contains { $0.start == day }
        let isBleed = person.log.through(person.today).bleeds.contains { $0.start == day }
        return switch self {
        case .missing, .long, .ignore: isCycle
        case .start, .between: isBleed
        case .clear: isCycle || isBleed && person.circumstances.answers[bleed: day] != nil
        }
    }
}
