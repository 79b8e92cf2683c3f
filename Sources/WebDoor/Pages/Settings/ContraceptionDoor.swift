import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
import Household
import Messages
import WebPages

/// `/settings/contraception`.
struct ContraceptionDoor: VisitedPage {
    let visit: WebVisit

    /// `/settings/contraception`: a change is shown for four weeks ahead, and then saved.
    func answer() throws -> WebAnswer {
        guard visit.isPost else { return .page(ContraceptionPage(visit.state)) }
        let example = visit.state.today.description
        let sent = SentCourse(visit.form, visit.language, example: example)
        func again(_ typed: TypedForm, status: Int = 422) -> WebAnswer {
            .page(
                ContraceptionPage(visit.state, typed: typed, in: sent.change, of: sent.course),
                status: status)
        }
        guard sent.faults.isEmpty else { return again(visit.typed(sent.faults)) }
        if visit.form["do"] == "edit" { return again(visit.typed(), status: 200) }
        do {
            let shown = try visit.stateShown()?.circumstances.contraception
            func requireSeen(_ person: PersonState) throws {
                guard sent.course == nil || person.circumstances.contraception == shown else {
                    throw ChangedMeanwhile()
                }
            }
            guard visit.form["do"] == "save" else {
                try requireSeen(visit.state)
                let change = try sent.plan(for: visit.state)
                return .page(
                    ContraceptionPreviewPage(
                        change, of: visit.state, typed: visit.form.fields.pairs))
            }
            let written = try visit.write { person in
                try requireSeen(person)
                let change = try sent.plan(for: person)
                return JournalDraft(change.contents(on: person), answer: change)
            }
            let isNew = written.answer.contraception != written.basis.circumstances.contraception
            return .redirect(
                WebRoute.contraception.path,
                notice: isNew
                    ? written.answer.lines.joined(separator: " ")
                    : visit.language.course.unchanged)
        } catch is ChangedMeanwhile {
            // Who sends it again has seen what changed.
            let pairs = visit.form.fields.pairs.filter { $0.name != "entry" }
            let faults = ["": visit.language.webPlanner.changedMeanwhile]
            return again(TypedForm(pairs, faults: faults), status: 409)
        } catch let problem as CourseChange.Problem {
            return again(visit.typed(problem.faults(visit.language.webContraception)))
        } catch let error as ContraceptionError {
            return again(visit.typed(error.faults(visit.language, example: example)))
        }
    }
}

/// The form is older than what it changes.
private struct ChangedMeanwhile: Error {}

/// A change of a method as a form asks for it.
private struct SentCourse {
    let change: ContraceptionPage.Change?
    let course: Int?
    private var method: Contraceptive?
    private var day: Day?
    private var end: Day?
    private var details = CourseDetails()
    private(set) var faults: [String: String] = [:]

    /// - Parameter example: A date as it is typed.
    init(_ form: FormBody, _ language: Language, example: String) {
        let words = language.webContraception
        change = form["change"].flatMap(ContraceptionPage.Change.init)
        course = form["course"].flatMap(Int.init)
        guard let change, change == .add || course != nil else {
            faults[""] = words.unknownCourse
            return
        }
        if change == .add || change == .change { readMethod(form, words) }
        day = date(form, "date", language, example)
        if day == nil, faults["date"] == nil {
            faults["date"] = language.webSettings.badDate(example)
        }
        end = date(form, "end", language, example)
        details.firstNumber = number(form, "number", 1...PackPattern.longest, language)
        details.leadWeeks = number(form, "lead", 0...52, language)
        if let text = form["at"], !text.isEmpty {
            details.minuteOfDay = ClockText.minuteOfDay(typed: text)
            if details.minuteOfDay == nil { faults["at"] = language.webSettings.badTime }
        }
    }

    /// What was typed counts before what was chosen.
    private mutating func readMethod(_ form: FormBody, _ words: WebContraceptionMessages) {
        let other = form["other"] ?? ""
        let isTyped = other.contains { !$0.isWhitespace }
        let text = isTyped ? other : form["method"] ?? ""
        method = text.count > 200 ? nil : try? Contraceptive(text: text)
        if method == nil { faults[isTyped ? "other" : "method"] = words.badMethod }
    }

    private mutating func date(
        _ form: FormBody, _ name: String, _ language: Language, _ example: String
    ) -> Day? {
        guard let text = form[name], !text.isEmpty else { return nil }
        let day = Day(text)
        if day == nil { faults[name] = language.webSettings.badDate(example) }
        return day
    }

    private mutating func number(
        _ form: FormBody, _ name: String, _ range: ClosedRange<Int>, _ language: Language
    ) -> Int? {
        guard let text = form[name], !text.isEmpty else { return nil }
        let number = Int(text).flatMap { range.contains($0) ? $0 : nil }
        if number == nil { faults[name] = language.webSettings.badNumber(range) }
        return number
    }

    /// - Throws: `CourseChange.Problem` or `ContraceptionError`.
    func plan(for person: PersonState) throws -> CourseChange {
        guard let day else { throw ContraceptionError.badDate }
        switch (change, method, course) {
        case (.add, let method?, _):
            return try .adding(method, on: day, through: end, usable(details, method), to: person)
        case (.change, let method?, let course?):
            let details = usable(details, method)
            return try .changing(
                course, to: method, on: day, details,
                hasNoTime: details.minuteOfDay == nil, of: person)
        case (.correct, _, let course?):
            guard let old = person.circumstances.contraception[course] else {
                throw ContraceptionError.unknownCourse(course)
            }
            // Only what is different is said.
            var changed = details
            if old.minuteOfDay == details.minuteOfDay { changed.minuteOfDay = nil }
            if old.leadWeeks == details.leadWeeks { changed.leadWeeks = nil }
            return try .correcting(
                course, start: day == old.start ? nil : day, changed,
                hasNoTime: old.minuteOfDay != nil && details.minuteOfDay == nil, of: person)
        case (.end, _, let course?): return try .ending(course, on: day, of: person)
        case (.reset, _, let course?):
            return try .resetting(
                course, on: day, details.firstNumber.map(PackReset.Kind.moved), of: person)
        default: throw ContraceptionError.noMethod
        }
    }

    /// The usual notice stands in the form whatever the method is; a method without one asks for nothing.
    private func usable(_ details: CourseDetails, _ method: Contraceptive) -> CourseDetails {
        var details = details
        if !method.isAnnounced { details.leadWeeks = nil }
        return details
    }
}

extension CourseChange.Problem {
    fileprivate func faults(_ words: WebContraceptionMessages) -> [String: String] {
        switch self {
        case .sameDays: ["method": words.sameDays]
        case .isAlready: ["method": words.isAlready]
        case .noPacks: ["number": words.noPacks]
        case .nothingDue: ["at": words.nothingDue]
        case .noRenewal: ["lead": words.noRenewal]
        }
    }
}

extension ContraceptionError {
    fileprivate func faults(_ language: Language, example: String) -> [String: String] {
        let words = language.webContraception
        return switch self {
        case .noMethod, .unknownMethod, .unexpected, .badPattern, .missingInterval, .badName:
            ["method": words.badMethod]
        case .unreadable, .unknownCourse: ["": words.unknownCourse]
        case .badDate: ["date": language.webSettings.badDate(example)]
        case .endsBeforeStart: ["end": words.endsBeforeStart, "date": words.endsBeforeStart]
        case .notRunning: ["date": words.notRunning]
        case .notInPack(let length): ["number": words.notInPack(length)]
        case .nothingToReset: ["": words.nothingToReset]
        case .badTime: ["at": language.webSettings.badTime]
        case .badLead: ["lead": words.badLead]
        case .secondDevice: ["method": words.secondDevice]
        }
    }
}
