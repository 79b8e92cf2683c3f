import CivilDate
package import CycleModel
package import CyclePipeline
import CycleViews
package import HTML
import Messages

/// One logged period: its dates to correct, its days, and what one can say of its cycle.
package struct PeriodPage: Page {
    /// Why the dates were not saved, and what was entered.
    package struct Refusal: Sendable {
        package enum Field: Sendable { case first, last }

        package let field: Field
        package let sentence: String
        package let first: String
        package let last: String

        package init(_ field: Field, _ sentence: String, first: String, last: String) {
            (self.field, self.sentence, self.first, self.last) = (field, sentence, first, last)
        }
    }

    private let cycle: Cycle
    private let history: CycleHistory
    private let refusal: Refusal?

    private var person: PersonState { history.person }
    private var language: Language { person.language }
    private var words: WebHistoryMessages { language.webHistory }
    private var today: Day { person.today }
    private var path: Path { WebRoute.period(cycle.start).path }

    package init(_ cycle: Cycle, of person: PersonState, refusal: Refusal? = nil) {
        self.cycle = cycle
        history = CycleHistory(person)
        self.refusal = refusal
    }

    package var title: String { words.period(cycle.period, near: today) }
    package var place: PageFrame.Place? { .today }

    package var body: HTML {
        let remarks = history.remarks(on: cycle)
        if let length = cycle.length, !cycle.isGap {
            p { language.webToday.cycle(words.cycle, length: language.formats.days(length)) }
        }
        let ovulation = person.ovulationSentences(of: cycle)
        if !ovulation.isEmpty { p { ovulation.joined(separator: " ") } }
        if !remarks.isEmpty { p { language.series(remarks) } }
        dates
        marks
        days
        p { a(.class("button"), .href(WebRoute.history.path)) { words.back } }
    }

    private var dates: HTML {
        let isOpen =
            cycle.isPeriodEndUnknown
            || cycle.length == nil && !cycle.isPeriodEnded
                && today - cycle.period.upperBound <= 1
        return section(.class("card")) {
            h2 { words.dates }
            EntryForm(path: path, entry: person.lastEntry, fields: [("action", "dates")]) {
                date(words.firstDay, "first", refusal?.first ?? cycle.start.description, .first)
                date(
                    words.lastDay, "last",
                    refusal?.last ?? (isOpen ? "" : cycle.period.upperBound.description), .last,
                    hint: words.lastDayHint)
                button(.type("submit"), .class("primary")) { words.save }
            }
        }
    }

    private func date(
        _ text: String, _ name: String, _ value: String, _ field: Refusal.Field,
        hint hintText: String? = nil
    ) -> HTML {
        let error = refusal?.field == field ? refusal?.sentence : nil
        let described = error != nil ? "\(name)-error" : hintText != nil ? "\(name)-hint" : nil
        return div(.class("field")) {
            label(.for(name)) { text }
            input(
                .id(name), .type("date"), .name(name), .value(value),
                .max(today.description), .ariaInvalid(error != nil), .ariaDescribedby(described))
            if let hintText { p(.class("hint"), .id("\(name)-hint")) { hintText } }
            if let error { p(.class("error"), .id("\(name)-error"), .role("alert")) { error } }
        }
    }

    /// Nothing where nothing can be said: a cycle that goes on is neither long nor missing a period yet.
    @HTMLBuilder private var marks: HTML {
        let answers = person.circumstances.answers
        let isAnswered = answers[cycle.start] != nil || answers[bleed: cycle.start] != nil
        let isWhole = cycle.length != nil && !cycle.isGap
        if isAnswered || isWhole || cycle.isDoubtful || !cycle.bleedsBetween.isEmpty {
            let buttons = CycleAnswerButtons(day: cycle.start, person: person)
            section {
                h2 { words.mark }
                if isAnswered {
                    buttons.ofClearing
                } else {
                    if isWhole { buttons.ofCycle }
                    if cycle.isDoubtful { buttons.ofBleed }
                }
                for bleed in cycle.bleedsBetween {
                    div(.class("card")) {
                        p(.id("bleed-\(bleed.start)")) { words.between(bleed.days, near: today) }
                        let buttons = CycleAnswerButtons(
                            day: bleed.start, person: person, describedBy: "bleed-\(bleed.start)")
                        if answers[bleed: bleed.start] == nil {
                            buttons.ofBleed
                        } else {
                            buttons.ofClearing
                        }
                    }
                }
            }
        }
    }

    private var days: HTML {
        section {
            h2 { words.days }
            ul(.class("rows")) {
                for day in cycle.period {
                    li {
                        a(.href(WebRoute.log(day).path)) {
                            span { language.weekdayAndDate(day, near: today) }
                            span(.class("muted")) {
                                RecordText.words(person.log[day], for: person)
                                    .joined(separator: ", ")
                            }
                        }
                    }
                }
            }
        }
    }
}
