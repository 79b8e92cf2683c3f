import CalendarModel
import CivilDate
import CycleModel
package import CyclePipeline
import CycleViews
package import HTML
import Messages

/// A person's methods, where today is in their packs, and the forms that change them.
package struct ContraceptionPage: Page {
    /// What a form asks for.
    package enum Change: String, CaseIterable, Sendable {
        case add, change, correct, end, reset
    }

    private let person: PersonState
    private let typed: TypedForm
    /// The form that was sent, and the course it is about.
    private let sent: (change: Change, course: Int?)?

    package init(
        _ person: PersonState, typed: TypedForm = TypedForm(), in sent: Change? = nil,
        of course: Int? = nil
    ) {
        self.person = person
        self.typed = typed
        self.sent = sent.map { ($0, course) }
    }

    package var title: String { words.title }
    package var place: PageFrame.Place? { .settings }
    private var language: Language { person.language }
    private var words: WebContraceptionMessages { language.webContraception }

    package var body: HTML {
        p { words.leaflet }
        if let fault = typed.faults[""] { p(.class("warning")) { fault } }
        let agendas = person.agendas
        let (current, past) = (agendas.filter { !isOver($0) }, agendas.filter(isOver))
        if current.isEmpty { p { words.none } }
        for agenda in current { card(agenda) }
        section(.class("card")) {
            details(.open(current.isEmpty || sent?.change == .add)) {
                summary { words.add }
                ContraceptionForm(.add, nil, person, fields(.add, nil)).html
            }
        }
        if !past.isEmpty {
            section {
                h2 { words.past }
                ul { for agenda in past { li { facts(agenda.course) } } }
            }
        }
        p { a(.href(WebRoute.settings.path)) { language.webSettings.back } }
    }

    private func isOver(_ agenda: CourseAgenda) -> Bool {
        agenda.course.end.map { $0 < person.today } ?? false
    }

    private func facts(_ course: ContraceptionCourse) -> String {
        course.details(today: person.today, in: language)
    }

    private func fields(_ change: Change, _ course: Int?) -> FormFields {
        let isSent = sent?.change == change && sent?.course == course
        return FormFields(
            typed: isSent ? typed : TypedForm(),
            prefix: "\(change.rawValue)-\(course.map { "\($0)-" } ?? "")")
    }

    private func card(_ agenda: CourseAgenda) -> HTML {
        let course = agenda.course
        return section(.class("card")) {
            h2(.dir("auto")) { course.method.label(in: language) }
            p { facts(course) }
            if let place = place(of: course) {
                p {
                    strong { words.place }
                    ": \(place)"
                }
            }
            for line in agenda.lines(in: language) { p(.class("muted")) { line } }
            for change in changes(of: course) {
                details(.open(sent?.change == change && sent?.course == course.number)) {
                    summary { name(change) }
                    ContraceptionForm(
                        change, course, person, fields(change, course.number)
                    ).html
                }
            }
        }
    }

    private func changes(of course: ContraceptionCourse) -> [Change] {
        let all: [Change] = [.change, .correct, .reset, .end]
        return course.method.schedule == .none ? all.filter { $0 != .reset } : all
    }

    private func name(_ change: Change) -> String {
        switch change {
        case .add: words.add
        case .change: words.change
        case .correct: words.correct
        case .end: words.end
        case .reset: words.reset
        }
    }

    /// Where today is in a pack: `day 5 of 28`, and what kind of day that is.
    private func place(of course: ContraceptionCourse) -> String? {
        guard course.method.kind != .injection, let day = course.packDay(on: person.today) else {
            return nil
        }
        let number = words.packDay(day.number, of: day.length)
        return switch day.state {
        case .pause: "\(number), \(words.pause)"
        case .placebo: "\(number), \(words.placebo)"
        case .active, .gap: number
        }
    }
}
