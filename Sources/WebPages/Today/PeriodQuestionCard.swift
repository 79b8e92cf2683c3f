import CivilDate
import CyclePipeline
import CycleViews
import HTML
import Messages

/// The open question of the day, with a button for each answer.
struct PeriodQuestionCard {
    let question: PeriodQuestion
    let person: PersonState

    private var words: WebTodayMessages { person.language.webToday }
    private var today: Day { person.today }

    var html: HTML {
        section(.class("card"), .id("question")) {
            h2 { text }
            if case .wasPeriod(let days) = question {
                CycleAnswerButtons(day: days.lowerBound, person: person).ofBleed
            } else {
                div(.class("row")) { answers }
            }
        }
    }

    private var text: String {
        switch question {
        case .missed(let day, _): person.language.notices.asksForMissed(around: day, near: today)
        case .wasPeriod(let days): person.language.notices.wasPeriod(days, near: today)
        case .started: words.didStart
        case .goesOn: words.doesGoOn
        }
    }

    @HTMLBuilder private var answers: HTML {
        switch question {
        case .missed(let day, _):
            link(words.logAround(day, near: today), .log(day))
            button(words.nothingMissed, .no)
        case .wasPeriod: ""
        case .started:
            button(words.yesToday, .yes)
            link(words.yesEarlier, .calendar)
            button(words.notYet, .notYet)
            button(words.noStop, .no)
        case .goesOn(let end):
            button(words.yes, .yes)
            button(words.noEnded(end, near: today), .no)
        }
    }

    private func link(_ text: String, _ route: WebRoute) -> HTML {
        a(.class("button"), .href(route.path)) { text }
    }

    private func button(_ text: String, _ answer: PeriodQuestion.Answer) -> HTML {
        EntryButton(
            text: text, path: WebRoute.today.path, entry: person.lastEntry
        )(("action", question.word), ("answer", answer.rawValue), ("day", today.description))
    }
}

extension PeriodQuestion {
    /// What a form calls the question.
    package var word: String {
        switch self {
        case .missed: "missed"
        case .wasPeriod: "was-period"
        case .started: "started"
        case .goesOn: "goes-on"
        }
    }
}
