import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
import HTML
import Household
import Messages
import WebPages

extension WebHandler {
    /// The cycles and the last changes; a form takes one back or makes one again.
    func history(_ visit: WebVisit) throws -> WebAnswer {
        if visit.isPost { return try step(visit) }
        let history = try visit.history()
        return .page(
            HistoryPage(
                visit.state,
                changes: ShownChanges(
                    before: visit.query["before"].flatMap { Int64($0) }, of: history.changes,
                    history.undo, for: visit.state),
                redoable: history.undo.redoable?.number, showsAll: visit.query["all"] == "1"),
            isKept: true)
    }

    /// Takes a change back, or makes the last one again.
    private func step(_ visit: WebVisit) throws -> WebAnswer {
        let back = visit.form["back"].flatMap(Path.init(own:)) ?? WebRoute.history.path
        let isRedo = visit.form["action"] == "redo"
        guard isRedo || visit.form["action"] == "undo",
            let number = visit.form["change"].flatMap(Int64.init)
        else {
            return .redirect(back, notice: visit.language.webLog.notUnderstood)
        }
        let outcome = try visit.write { person -> JournalDraft<TakenStep> in
            let recorded = try visit.history()
            let (changes, history) = (recorded.changes, recorded.undo)
            let words = person.language.webHistory
            let taken: (entry: JournalChange, change: JournalChange)
            do throws(UndoHistory.Refusal) {
                taken = try isRedo ? Self.redone(number, history) : Self.undone(number, history)
            } catch {
                return JournalDraft([], answer: .told(error.sentence(words, isRedo: isRedo)))
            }
            let step = JournalStep(
                isRedo ? .forth : .back, taking: taken.entry, of: taken.change, in: changes,
                history, on: person
            ) { after in
                var after = after
                after.language = person.language
                return after
            }
            guard let step else { return JournalDraft([], answer: .told(words.nothingToUndo)) }
            if let kept = step.keptLess {
                let command = isRedo ? "'eve-ics redo'" : "'eve-ics undo \(taken.change.number)'"
                return JournalDraft(
                    [], answer: .told(words.keepsLess(kept.length(in: person.language), command)))
            }
            if step.asksFirst, visit.form["sure"] != "yes" {
                return JournalDraft([], answer: .asked(step.sentences(isPlanned: true)))
            }
            return JournalDraft(
                [step.content],
                answer: .told(step.sentences(isPlanned: false).joined(separator: " ")))
        }
        switch outcome.answer {
        case .told(let notice): return .redirect(back, notice: notice)
        case .asked(let sentences):
            return .page(
                StepPage(
                    outcome.basis, sentences: sentences, isRedo: isRedo,
                    typed: visit.form.fields.pairs, back: back))
        }
    }

    private static func undone(
        _ number: Int64, _ history: UndoHistory
    ) throws(UndoHistory.Refusal) -> (JournalChange, JournalChange) {
        let change = try history.change(toTakeBack: number)
        return (change, change)
    }

    /// - Parameter number: The entry that is taken back: a form that is sent twice makes no second change again.
    private static func redone(
        _ number: Int64, _ history: UndoHistory
    ) throws(UndoHistory.Refusal) -> (JournalChange, JournalChange) {
        guard let entry = history.redoable, let change = history.change(takenBackBy: entry) else {
            throw .nothing
        }
        guard entry.number == number else {
            throw .notStanding(number, isUndone: history.isUndone(number))
        }
        return (entry, change)
    }

    // MARK: One period

    /// A period's own page; a form changes its dates or says something of its cycle.
    func period(from start: Day, _ visit: WebVisit) throws -> WebAnswer {
        if visit.isPost {
            switch visit.form["action"] {
            case "dates": return try setDates(ofPeriodFrom: start, visit)
            case "answer":
                guard let answer = visit.form["answer"].flatMap(CycleAnswer.init) else { break }
                return try self.answer(answer, of: start, visit)
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

    private func answer(
        _ answer: CycleAnswer, of day: Day, _ visit: WebVisit
    ) throws -> WebAnswer {
        let notice = try visit.write { person in
            guard answer.canBeSaid(ofWhatBegins: day, of: person) else {
                return JournalDraft([], answer: person.language.webHistory.noAnswer)
            }
            do throws(CycleAnswerPlan.Problem) {
                let plan = try CycleAnswerPlan(answer, of: day, on: person)
                return JournalDraft(plan.contents, answer: plan.sentence)
            } catch {
                return JournalDraft([], answer: person.language.webHistory.noAnswer)
            }
        }.answer
        return .redirect(WebRoute.history.path, notice: notice)
    }

    private func setDates(ofPeriodFrom start: Day, _ visit: WebVisit) throws -> WebAnswer {
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
        return page(outcome.answer, ofPeriodFrom: start, typed, visit, outcome.basis)
    }

    private func page(
        _ saved: SavedPeriod, ofPeriodFrom start: Day, _ typed: (first: String, last: String),
        _ visit: WebVisit, _ person: PersonState
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

/// What a step in the journal came to.
private enum TakenStep {
    case told(String)
    /// It is about so many days that the person is asked first.
    case asked([String])
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

extension UndoHistory.Refusal {
    fileprivate func sentence(_ words: WebHistoryMessages, isRedo: Bool) -> String {
        switch self {
        case .nothing: isRedo ? words.nothingToRedo : words.nothingToUndo
        case .notStanding: isRedo ? words.language.webLog.notUnderstood : words.alreadyUndone
        case .changedLater(_, let later): words.changedLater(later)
        }
    }
}
