import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
import HTML
import HTTPServer
import Household
import Messages
import WebPages

extension WebHandler {
    /// The months of the query; those around today without one.
    func calendar(_ visit: WebVisit) throws -> WebAnswer {
        guard !visit.isPost, let range = Self.months(visit) else { return .notFound }
        let months = CalendarMonths(visit.state, range)
        let isFirstUse =
            visit.query["first-use"] == "again"
            || (visit.state.log.isEmpty && visit.query.pairs.isEmpty
                && !FirstUse.isKnown(to: visit.request))
        return .page(
            CalendarPage(months, isFirstUse: isFirstUse), isKept: !visit.state.log.isEmpty)
    }

    /// `nil` for words that are no months, and for months outside of those that there are.
    private static func months(_ visit: WebVisit) -> MonthRange? {
        let standard = CalendarMonths.standard(for: visit.state.today)
        let first: Day
        switch visit.query["from"] {
        case nil: first = standard.first
        case let text?:
            guard let day = Day("\(text)-01") else { return nil }
            first = day
        }
        var count = standard.count
        if let text = visit.query["months"] {
            guard let number = Int(text), (1...CalendarMonths.mostMonths).contains(number) else {
                return nil
            }
            count = number
        }
        let range = MonthRange(from: first, count: count)
        let days = CalendarMonths.days(around: visit.state.today)
        return days.contains(range.days.lowerBound) && days.overlaps(range.days) ? range : nil
    }

    func help(_ visit: WebVisit) -> WebAnswer {
        visit.isPost ? .notFound : .page(HelpPage(visit.state), isKept: true)
    }
}

// MARK: A day

extension WebHandler {
    func day(_ day: Day, _ visit: WebVisit) throws -> WebAnswer {
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
    fileprivate func sentence(of logging: DayLogging, on person: PersonState) -> String? {
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

extension WebRefusal {
    fileprivate static func badForm(_ visit: WebVisit) -> WebRefusal {
        let faults = visit.language.webFaults
        return WebRefusal(
            400,
            FaultPage(
                title: faults.badFormTitle, sentence: faults.badForm,
                onward: (WebRoute.calendar.path, faults.goBack)))
    }
}

// MARK: First use

/// Whether a device was shown the instruction: a cookie that says nothing else, so that the journal stays one of
/// the person's own changes.
private enum FirstUse {
    private static let cookie = "__Host-eve-begun=1"

    static func isKnown(to request: Request) -> Bool {
        (request["Cookie"] ?? "").split(separator: ";")
            .contains { $0.drop { $0 == " " } == cookie }
    }

    static let field = (
        name: "Set-Cookie",
        value: "\(cookie); Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=31536000"
    )
}

extension WebHandler {
    func firstUse(_ visit: WebVisit) throws -> WebAnswer {
        guard visit.isPost else { return .page(FirstUsePage(visit.state)) }
        switch visit.form["action"] {
        case "begin":
            let zone = try visit.member.takeZone(visit.form["zone"], at: .second(visit.now))
            return .with(
                [FirstUse.field],
                .redirect(
                    WebRoute.firstUse.path, notice: zone.map(visit.language.settings.timeZone)))
        case "log": return try logFirstDays(visit)
        default: throw WebRefusal.badForm(visit)
        }
    }

    /// All days in one change, which is taken back at once, too.
    private func logFirstDays(_ visit: WebVisit) throws -> WebAnswer {
        let offered = FirstUsePage.days(for: visit.state)
        let texts = visit.form.all("day")
        let days = Set(texts.compactMap { Day($0) }.filter(offered.contains)).sorted()
        guard texts.allSatisfy({ Day($0).map(offered.contains) ?? false }) else {
            throw WebRefusal.badForm(visit)
        }
        guard !days.isEmpty else {
            let problem = visit.language.webFirstUse.noDays
            return .page(
                FirstUsePage(visit.state, problem: problem, typed: visit.typed()), status: 422)
        }
        let length: String?
        do throws(Settings.Problem) {
            length = try usualLength(visit)
        } catch {
            let fault = error.sentence(visit.language.webSettings)
            return .page(
                FirstUsePage(
                    visit.state, chosen: Set(days),
                    typed: visit.typed([Settings.Key.usualLength.rawValue: fault])),
                status: 422)
        }
        let logging = DayLogging(told: DayRecord(flow: .unknown))
        do {
            let written = try visit.write { person in
                let plan = try DayPlan(logging.entries(of: days, for: person), on: person)
                var contents = plan.contents
                if let length, length != person.settings[.usualLength] {
                    contents.append(.setting(key: Settings.Key.usualLength.rawValue, value: length))
                }
                return JournalDraft(
                    contents.count > 1 ? [.together(contents)] : contents, answer: plan)
            }
            return .with(
                [FirstUse.field],
                .redirect(
                    PageFrame.Place.calendar.path,
                    notice: written.answer.sentence(of: logging, on: written.basis)))
        } catch let old as DayPlan.TooOld {
            let problem = old.sentence(on: visit.state)
            return .page(
                FirstUsePage(visit.state, chosen: Set(days), problem: problem), status: 422)
        }
    }

    /// How long the person says that cycles usually are; `nil` where nothing was said.
    private func usualLength(_ visit: WebVisit) throws(Settings.Problem) -> String? {
        guard let text = visit.form[Settings.Key.usualLength.rawValue],
            !text.allSatisfy(\.isWhitespace)
        else { return nil }
        return try Settings.value(of: .usualLength, text, on: visit.state.today) { _ in nil }
    }
}
