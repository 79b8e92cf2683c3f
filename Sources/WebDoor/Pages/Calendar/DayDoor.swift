import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
import Household
import Messages
import WebPages

/// `/calendar/DAY`.
struct DayDoor: VisitedPage {
    let visit: WebVisit
    let day: Day

    func answer() throws -> WebAnswer {
        guard CalendarMonths.days(around: visit.state.today).contains(day) else {
            return .notFound
        }
        guard visit.isPost else { return .page(DayPage(day, visit.state), isKept: true) }
        guard day <= visit.state.today else {
            let problem = visit.language.webCalendar.noFuture
            return .page(DayPage(day, visit.state, problem: problem), status: 422)
        }
        guard let change = PeriodDayChange(day, visit.form, seen: try visit.stateSeen()) else {
            throw WebRefusal.badForm(visit)
        }
        do {
            let written = try visit.write { try change.draft(on: $0) }
            return .redirect(
                WebRoute.day(day).path, notice: change.sentence(written.answer, on: written.basis))
        } catch let conflict as PeriodDayChange.Conflict {
            let page = DayPage(
                day, conflict.person,
                conflict: DayPage.Conflict(then: conflict.then, isAdding: change.isAdding))
            return .page(page, status: 409)
        } catch let old as DayPlan.TooOld {
            let problem = old.sentence(on: visit.state)
            return .page(DayPage(day, visit.state, problem: problem), status: 422)
        }
    }
}

/// + or − on a day: what a form asks for.
private struct PeriodDayChange {
    /// The day is not what the form had seen.
    struct Conflict: Error {
        let person: PersonState
        let then: DayRecord?
    }

    let day: Day
    let isAdding: Bool
    /// The record that the form had seen; `nil` where the journal does not tell anymore.
    private let then: DayRecord?

    /// - Parameter seen: The person as of the entry that the form names.
    init?(_ day: Day, _ form: FormBody, seen: PersonState?) {
        switch form["action"] {
        case DayPage.word(isAdding: true): isAdding = true
        case DayPage.word(isAdding: false): isAdding = false
        default: return nil
        }
        guard form["entry"].flatMap({ Int64($0) }) != nil else { return nil }
        self.day = day
        then = seen?.log[day]
    }

    /// As `log DATE` says it, or `log DATE --no-flow`.
    private var logging: DayLogging {
        if isAdding { return DayLogging(told: DayRecord(flow: .unknown)) }
        var removal = RecordRemoval()
        removal.parts = [.flow]
        return DayLogging(removal: removal)
    }

    /// Nothing where the day is as it shall be: a form that was sent twice changes nothing.
    func draft(on person: PersonState) throws -> JournalDraft<DayPlan> {
        let plan = try DayPlan(logging.entries(of: [day], for: person), on: person)
        guard plan.changed.isEmpty || then == person.log[day] else {
            throw Conflict(person: person, then: then)
        }
        return JournalDraft(plan.contents, answer: plan)
    }

    /// What was done; `nil` where nothing was.
    func sentence(_ plan: DayPlan, on person: PersonState) -> String? {
        plan.sentence(of: logging, on: person)
    }
}

extension DayPlan {
    /// What was recorded, as the command line says it; `nil` where nothing was.
    func sentence(of logging: DayLogging, on person: PersonState) -> String? {
        guard !changed.isEmpty else { return nil }
        var log = person.log
        for entry in changed + continued { log[entry.day] = entry.record }
        let change = DayChange(
            PersonChange(from: person, to: person.with(log)), days: changed, continued: continued)
        let sentences = logging.sentences(on: change) + [change.replaced].compactMap(\.self)
        return change.sentence(done: sentences.joined(separator: " "), unchanged: "")
    }
}

extension DayChange {
    /// What a period day took the place of, such as spotting: − does not bring it back.
    fileprivate var replaced: String? {
        guard let day = days.first, after.log[day].isPeriodDay, !before.log[day].isPeriodDay,
            let flow = before.log[day].flow
        else { return nil }
        let words = RecordText.words(DayRecord(flow: flow), for: before)
        return language.logging.removed(words.joined(separator: ", "), on: dates([day]))
    }
}
