import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
import Household
import Messages
import WebPages

/// `/`.
struct TodayDoor: VisitedPage {
    let visit: WebVisit

    /// Where the person is today; a form answers the question or says what was done.
    func answer() throws -> WebAnswer {
        guard visit.isPost else {
            return .page(
                TodayPage(
                    visit.state,
                    alarms: try visit.member.alarms.ownAlarms(of: visit.state).map(visit.listed),
                    lastChange: try visit.lastChange(), redoable: try visit.redoable()),
                isKept: true)
        }
        let words = visit.language.webLog
        guard let day = visit.form["day"].flatMap(Day.init),
            (visit.state.today - 7...visit.state.today).contains(day)
        else { return .redirect(WebRoute.today.path, notice: words.notUnderstood) }
        switch visit.form["action"] {
        case "dose":
            guard let taking = visit.form["dose"].flatMap(DoseTaking.init) else { break }
            let course = visit.form["course"].flatMap { Int($0) }
            return try record(taking, of: DoseTarget(day: day, course: course))
        case "started", "goes-on", "missed":
            // A question of yesterday is asked again today.
            guard day == visit.state.today,
                let answer = visit.form["answer"].flatMap(PeriodQuestion.Answer.init)
            else { break }
            return try self.answer(answer)
        default: break
        }
        return .redirect(WebRoute.today.path, notice: words.notUnderstood)
    }

    private func record(
        _ taking: DoseTaking, of dose: DoseTarget
    ) throws -> WebAnswer {
        let notice = try visit.write { person in
            do throws(DosePlan.Problem) {
                let plan = try DosePlan(taking, of: [dose], on: person)
                let after = plan.applied(to: person)
                return JournalDraft(
                    plan.contents,
                    answer: plan.changed.isEmpty
                        ? [person.language.taking.unchanged]
                        : DoseReport(
                            RecordedDoses(plan.changed, of: after), taking: taking, person: after
                        ).sentences())
            } catch {
                return JournalDraft([], answer: [error.sentence(on: person)])
            }
        }.answer
        return .redirect(WebRoute.today.path, notice: notice.joined(separator: " "))
    }

    private func answer(
        _ answer: PeriodQuestion.Answer
    ) throws -> WebAnswer {
        let notice = try visit.write { person in
            let question = PeriodQuestion(person, person.forecast(months: 2))
            guard let question, question.word == visit.form["action"] else {
                return JournalDraft([], answer: [person.language.cycles.alreadyRecorded])
            }
            guard let records = question.records(answer, on: person) else {
                guard case .no = answer, let start = question.cycle,
                    let plan = try? CycleAnswerPlan(.long, of: start, on: person)
                else { return JournalDraft([], answer: [person.language.webLog.notUnderstood]) }
                return JournalDraft(plan.contents, answer: [plan.sentence])
            }
            do throws(DayPlan.TooOld) {
                return try person.draft(records) { change in
                    question.sentences(answer, of: change) + change.moveSentences
                }
            } catch {
                return JournalDraft([], answer: [error.sentence(on: person)])
            }
        }.answer
        return .redirect(WebRoute.today.path, notice: notice.joined(separator: " "))
    }
}

extension DosePlan.Problem {
    fileprivate func sentence(on person: PersonState) -> String {
        switch self {
        case .isAhead(let dose): dose.aheadSentence(on: person.today, in: person.language)
        case .tooOld(let problem): problem.sentence(on: person)
        // The page shows what is due.
        case .nothingDue, .unknownCourse: person.language.webLog.notUnderstood
        }
    }
}

extension PeriodQuestion {
    /// The first day of the cycle that the question is about.
    fileprivate var cycle: Day? {
        switch self {
        case .missed(_, let start), .started(_, let start): start
        case .goesOn, .wasPeriod: nil
        }
    }

    /// What an answer came to.
    fileprivate func sentences(_ answer: Answer, of change: DayChange) -> [String] {
        let language = change.language
        if case .goesOn(let end) = self, answer != .yes {
            return (try? PeriodEnd(on: end, of: change.before))?.sentences(for: change.before)
                ?? []
        }
        if case .notYet = answer {
            return [language.webToday.notYetNoted(change.dates(change.days))]
        }
        return change.loggedSentences
    }
}
