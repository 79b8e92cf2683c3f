package import CivilDate
import CycleModel
package import CyclePipeline
package import HTML
import Messages

/// A day's record, a field at a time: each is saved, corrected and removed by itself.
package struct LogPage: Page {
    /// Why a field was not saved, and what was entered there.
    package struct Refusal: Sendable {
        package let field: RecordField
        package let sentence: String
        package let typed: [String]

        package init(_ field: RecordField, _ sentence: String, typed: [String]) {
            (self.field, self.sentence, self.typed) = (field, sentence, typed)
        }
    }

    private let day: Day
    private let person: PersonState
    private let opened: PersonState
    private let refusal: Refusal?
    private let lastChange: ShownChange?
    private let redoable: Int64?

    private var language: Language { person.language }
    private var words: WebLogMessages { language.webLog }

    /// - Parameter opened: The person when the page was opened, where it is the answer of one of its forms.
    package init(
        _ day: Day, _ person: PersonState, opened: PersonState? = nil, lastChange: ShownChange?,
        redoable: Int64? = nil, refusal: Refusal? = nil
    ) {
        self.opened = opened ?? person
        self.redoable = redoable
        self.day = day
        self.person = person
        self.lastChange = lastChange
        self.refusal = refusal
    }

    package var title: String {
        words.title(language.weekdayAndDate(day, near: person.today))
    }
    package var place: PageFrame.Place? { .today }
    package var scripts: [Asset.Name] { [.logScript] }

    package var body: HTML {
        if day > person.today {
            p(.class("notice")) { words.future }
        } else if day < PlainLog.firstDay {
            p(.class("notice")) { words.tooEarly }
        } else {
            for field in fields {
                LogFieldForm(
                    field: field, day: day, person: person, opened: opened,
                    refusal: refusal?.field == field ? refusal : nil
                ).html
            }
            LastChangeCard(
                change: lastChange, redoable: redoable, person: person, back: .log(day)
            ).html
        }
        ways
    }

    private var fields: [RecordField] {
        let shown = RecordField.allCases.filter {
            !(person.settings.hidesFertility && $0.tellsFertility)
        }
        let hasDoses =
            person.log[day].dose != nil || refusal?.field == .dose
            || !person.circumstances.contraception.courses.isEmpty
        return hasDoses ? shown : shown.filter { $0 != .dose }
    }

    private var ways: HTML {
        nav(.class("row"), .ariaLabel(words.otherDays)) {
            if day > PlainLog.firstDay {
                a(.class("button"), .href(WebRoute.log(day - 1).path)) { words.dayBefore }
            }
            if day < person.today {
                a(.class("button"), .href(WebRoute.log(day + 1).path)) { words.dayAfter }
            }
            a(.class("button"), .href(WebRoute.day(day).path)) { words.inCalendar }
        }
    }
}
