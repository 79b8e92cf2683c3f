package import CyclePipeline
package import HTML
import Messages

/// The people of the store by the names that they log in with, for the owner, who can invite somebody.
package struct HouseholdPage: Page {
    package struct Somebody: Sendable {
        package let id: String
        let name: String
        let isOwner: Bool

        package init(id: String, name: String, isOwner: Bool) {
            self.id = id
            self.name = name
            self.isOwner = isOwner
        }
    }

    private let person: PersonState
    private let people: [Somebody]
    private let next: String?
    private let isFirst: Bool
    private let wantsPassword: Bool
    private let typed: TypedForm

    /// - Parameters:
    ///   - next: The last one of these people, where there are more.
    ///   - isFirst: Whether nobody stands before them.
    ///   - wantsPassword: Whether an invitation asks for the password first.
    package init(
        _ person: PersonState, people: [Somebody], next: String?, isFirst: Bool,
        wantsPassword: Bool, typed: TypedForm
    ) {
        self.person = person
        self.people = people
        self.next = next
        self.isFirst = isFirst
        self.wantsPassword = wantsPassword
        self.typed = typed
    }

    package var title: String { words.title }
    package var place: PageFrame.Place? { .settings }
    private var words: WebHouseholdMessages { person.language.webHousehold }
    private var fields: FormFields { FormFields(typed: typed) }

    @HTMLBuilder package var body: HTML {
        if let fault = typed.faults[""] { p(.class("warning"), .role("alert")) { fault } }
        p { words.explained }
        if wantsPassword {
            p(.class("notice")) { words.passwordFirst }
            p {
                a(
                    .class("button", "primary"),
                    .href(WebRoute.confirm.path(["next": WebRoute.household.path.text]))
                ) { person.language.webSharing.givePassword }
            }
        }
        ul(.class("rows")) { for somebody in people { row(somebody) } }
        if !isFirst || next != nil {
            p(.class("row")) {
                if !isFirst { a(.class("button"), .href(WebRoute.household.path)) { words.first } }
                if let next {
                    a(.class("button"), .href(WebRoute.household.path(["after": next]))) {
                        words.more
                    }
                }
            }
        }
        if !wantsPassword {
            section(.class("card")) {
                h2 { words.inviteTitle }
                p { words.invite }
                form(.class("stack"), .method("post"), .action(WebRoute.household.path)) {
                    fields.line("name", words.name, "", hint: words.nameHint, longest: 100)
                    button(.class("primary"), .type("submit"), .name("do"), .value("invite")) {
                        words.makeLink
                    }
                }
            }
        }
        p { a(.href(WebRoute.settings.path)) { person.language.webSettings.back } }
    }

    @HTMLBuilder private func row(_ somebody: Somebody) -> HTML {
        li {
            div {
                span(.dir("auto")) { somebody.name }
                if somebody.isOwner {
                    span(.class("badge")) { words.you }
                } else if !wantsPassword {
                    form(.method("post"), .action(WebRoute.household.path)) {
                        input(.type("hidden"), .name("person"), .value(somebody.id))
                        button(
                            .type("submit"), .name("do"), .value("invite-again"),
                            .ariaLabel(words.inviteAgain(somebody.name))
                        ) { words.inviteAgain }
                    }
                }
            }
        }
    }
}
