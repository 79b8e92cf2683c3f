package import CyclePipeline
package import HTML
import Messages

/// A partner's page as the person who shares it sees it: before it exists, or as it is now.
package struct SharedPreviewPage: Page {
    /// What is shown.
    package enum Subject: Sendable {
        /// A page that a form asks for, with the form.
        case form([(name: String, value: String)])
        /// The page of that name.
        case existing(String)
    }

    private let person: PersonState
    private let shown: SharedPage
    private let calendar: SharedCalendar
    private let subject: Subject

    package init(_ calendar: SharedCalendar, _ subject: Subject, of person: PersonState) {
        self.person = person
        self.calendar = calendar
        self.subject = subject
        shown = SharedPage(calendar)
    }

    package var title: String { words.previewTitle }
    package var place: PageFrame.Place? { .settings }
    private var words: PartnerPageMessages { person.language.partnerPage }

    /// What the form for a partner sends.
    private static let fields: Set = ["name", "fertile", "say-name", "expires"]

    package var body: HTML {
        switch subject {
        case .form(let pairs):
            p(.class("notice")) { words.notSharedYet }
            again(pairs)
        case .existing(let name):
            p(.class("notice")) { words.shownNow(name) }
        }
        let language = calendar.language
        section(
            .class("card"), .lang(language == person.language ? nil : language.rawValue),
            .dir(language.isRightToLeft ? "rtl" : "ltr")
        ) {
            h2(.dir("auto")) { shown.title }
            shown.body
        }
        p { a(.href(WebRoute.sharing.path)) { words.whoSeesWhat } }
    }

    private func again(_ pairs: [(name: String, value: String)]) -> HTML {
        form(.method("post"), .action(WebRoute.sharing.path)) {
            for pair in pairs where Self.fields.contains(pair.name) {
                input(.type("hidden"), .name(pair.name), .value(pair.value))
            }
            div(.class("row")) {
                button(.class("primary"), .type("submit"), .name("do"), .value("add-partner")) {
                    words.addPartner
                }
                button(.type("submit"), .name("do"), .value("edit-partner")) { words.change }
            }
        }
    }
}
