import CivilDate
import CycleModel
package import CyclePipeline
import CycleViews
package import HTML
import Messages

/// The cycles so far, what is odd about them, and the last changes of the journal.
package struct HistoryPage: Page {
    private let history: CycleHistory
    private let review: ForecastReview
    private let changes: ShownChanges
    private let redoable: Int64?
    private let showsAll: Bool

    private var person: PersonState { history.person }
    private var today: Day { person.today }
    private var language: Language { person.language }
    private var words: WebHistoryMessages { language.webHistory }

    /// About a year; the rest is a click away.
    private static let shownCycles = ForecastExplanation.shownCycles

    /// - Parameter redoable: The entry that took a change back last, where that change can be made again.
    package init(
        _ person: PersonState, changes: ShownChanges, redoable: Int64?, showsAll: Bool = false
    ) {
        history = CycleHistory(person)
        review = ForecastReview(
            of: person.cycles, person.past,
            last: showsAll ? person.cycles.count : Self.shownCycles)
        self.changes = changes
        self.redoable = redoable
        self.showsAll = showsAll
    }

    package var title: String { words.title }
    package var place: PageFrame.Place? { .today }

    package var body: HTML {
        if person.cycles.isEmpty {
            p { language.history.nothingLogged }
            p {
                a(.class("button", "primary"), .href(WebRoute.firstUse.path)) {
                    language.webFirstUse.chooseDays
                }
            }
        } else {
            cycles
            for sentence in history.summary { p { sentence } }
        }
        odd
        JournalList(changes: changes, redoable: redoable, person: person).html
    }

    // MARK: The table

    private var shown: [Cycle] {
        person.cycles.suffix(showsAll ? person.cycles.count : Self.shownCycles).reversed()
    }

    @HTMLBuilder private var cycles: HTML {
        div(.class("scroll"), .tabindex(0), .role("region"), .ariaLabel(words.cycles)) {
            table {
                caption { words.cycles }
                thead {
                    tr {
                        for name in [words.period, words.cycle, words.forecast] {
                            th(.scope("col")) { name }
                        }
                    }
                }
                tbody { for cycle in shown { row(cycle) } }
            }
        }
        if shown.count < person.cycles.count {
            p { a(.href(WebRoute.history.path(["all": "1"]))) { words.showAll } }
        }
    }

    /// Few and narrow columns, for a phone shows them all.
    private func row(_ cycle: Cycle) -> HTML {
        let remarks = history.remarks(on: cycle)
        return tr {
            th(.scope("row")) {
                a(.href(WebRoute.period(cycle.start).path)) {
                    cycle.isPeriodEndUnknown
                        ? language.date(cycle.start, near: today)
                        : language.dates(cycle.period, near: today)
                }
                aside(extent(of: cycle))
            }
            td {
                length(of: cycle)
                if !remarks.isEmpty { aside(language.series(remarks)) }
            }
            td { accuracy(of: cycle) }
        }
    }

    private func aside(_ text: String) -> HTML { p(.class("muted", "small")) { text } }

    /// How long the period was, where that is known yet.
    private func extent(of cycle: Cycle) -> String {
        if cycle.isPeriodEndUnknown { return language.logging.unknownEnd }
        if cycle.length == nil, !cycle.isPeriodEnded, today - cycle.period.upperBound <= 1 {
            return words.goesOn
        }
        return language.formats.days(cycle.periodLength)
    }

    private func length(of cycle: Cycle) -> String {
        guard let length = cycle.length else {
            return history.isRunning(cycle) ? language.history.running : ""
        }
        return cycle.isGap ? "" : language.formats.days(length)
    }

    /// How the forecast had been that was made when the cycle before began.
    private func accuracy(of cycle: Cycle) -> String {
        guard let made = review.comparisons.first(where: { $0.actual == cycle.start }) else {
            return ""
        }
        return switch made.error {
        case 0: words.exact
        case 1...: words.late(made.error)
        default: words.early(-made.error)
        }
    }

    // MARK: What looks odd

    @HTMLBuilder private var odd: HTML {
        let bleeds = person.unansweredBleeds
        if !history.odd.isEmpty || !bleeds.isEmpty {
            section {
                h2 { words.odd }
                for odd in history.odd {
                    div(.class("card")) {
                        p(.id("odd-\(odd.start)")) {
                            words.odd(
                                odd.start, IntervalText(person).remark(odd), near: today)
                        }
                        CycleAnswerButtons(
                            day: odd.start, person: person, describedBy: "odd-\(odd.start)"
                        ).ofCycle
                    }
                }
                for bleed in bleeds {
                    div(.class("card")) {
                        p(.id("bleed-\(bleed.start)")) { words.between(bleed.days, near: today) }
                        CycleAnswerButtons(
                            day: bleed.start, person: person, describedBy: "bleed-\(bleed.start)"
                        ).ofBleed
                    }
                }
            }
        }
    }
}

/// What can be said of a cycle or of bleeding, a button each.
struct CycleAnswerButtons {
    let day: Day
    let person: PersonState
    /// The id of a sentence, where there are such buttons for more than one.
    var describedBy: String?

    private var words: WebHistoryMessages { person.language.webHistory }

    var ofCycle: HTML {
        div(.class("row")) {
            button(words.isMissing, .missing)
            button(words.wasLong, .long)
            button(words.ignore, .ignore)
        }
    }

    var ofBleed: HTML {
        div(.class("row")) {
            button(words.wasPeriod, .start)
            button(words.wasBetween, .between)
        }
    }

    var ofClearing: HTML { div(.class("row")) { button(words.clear, .clear) } }

    private func button(_ text: String, _ answer: CycleAnswer) -> HTML {
        EntryButton(
            text: text, path: WebRoute.period(day).path, entry: person.lastEntry,
            describedBy: describedBy
        )(("action", "answer"), ("answer", answer.rawValue))
    }
}
