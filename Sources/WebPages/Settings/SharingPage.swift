import CalendarModel
package import CyclePipeline
package import HTML
import Messages

/// The feeds and app passwords of a person, and the forms that make and revoke them.
package struct SharingPage: Page {
    /// A feed or an app password, without its secret.
    package struct Item: Sendable {
        package let id: Int
        package let name: String
        /// What it shows.
        package let facts: String
        /// When it was last used.
        package let use: String
        /// Whether it was revoked and an empty calendar is left at its address.
        package let isBlank: Bool

        package init(id: Int, name: String, facts: String, use: String, isBlank: Bool) {
            self.id = id
            self.name = name
            self.facts = facts
            self.use = use
            self.isBlank = isBlank
        }
    }

    /// Which of the two forms for something new was sent.
    package enum Kind: String, Sendable { case feed, password }

    private let person: PersonState
    private let feeds: [Item]
    private let passwords: [Item]
    private let wantsPassword: Bool
    private let typed: TypedForm
    private let sent: Kind?

    /// - Parameter wantsPassword: Whether the person has to give the password again before a secret is made.
    package init(
        _ person: PersonState, feeds: [Item], passwords: [Item], wantsPassword: Bool = false,
        typed: TypedForm = TypedForm(), in sent: Kind? = nil
    ) {
        self.person = person
        self.feeds = feeds
        self.passwords = passwords
        self.wantsPassword = wantsPassword
        self.typed = typed
        self.sent = sent
    }

    package var title: String { words.title }
    package var place: PageFrame.Place? { .settings }
    private var language: Language { person.language }
    private var words: WebSharingMessages { language.webSharing }

    package var body: HTML {
        if let fault = typed.faults[""] { p(.class("warning")) { fault } }
        if wantsPassword {
            p(.class("notice")) { words.passwordFirst }
            p {
                a(
                    .class("button", "primary"),
                    .href(WebRoute.confirm.path(["next": WebRoute.sharing.path.text]))
                ) { words.givePassword }
            }
        }
        section {
            h2 { words.feeds }
            p { words.feedsExplained }
            if feeds.isEmpty { p { words.noFeeds } } else { list(feeds, .feed) }
            if !wantsPassword {
                details(.open(sent == .feed)) {
                    summary { words.addFeed }
                    newForm(.feed)
                }
            }
        }
        section {
            h2 { words.passwords }
            p { words.passwordsExplained }
            if passwords.isEmpty { p { words.noPasswords } } else { list(passwords, .password) }
            if !wantsPassword {
                details(.open(sent == .password)) {
                    summary { words.addPassword }
                    newForm(.password)
                }
            }
        }
        if !person.settings.hidesFertility {
            p(.class("muted")) { language.calendar.notContraception }
        }
        p { a(.href(WebRoute.settings.path)) { language.webSettings.back } }
    }

    // MARK: What there is

    @HTMLBuilder private func list(_ items: [Item], _ kind: Kind) -> HTML {
        for item in items {
            section(.class("card")) {
                h3(.dir("auto")) { item.name }
                p { language.series([item.facts, item.use]) }
                if kind == .feed, !item.isBlank, !wantsPassword {
                    command("rotate", kind, item) {
                        button(.type("submit")) { words.rotate(item.name) }
                    }
                }
                command("revoke", kind, item) {
                    if kind == .feed, !item.isBlank { FormFields().box("blank", words.blank) }
                    button(.class("danger"), .type("submit")) { words.revoke(item.name) }
                }
            }
        }
    }

    private func command(
        _ what: String, _ kind: Kind, _ item: Item, @HTMLBuilder content: () -> HTML
    ) -> HTML {
        form(.class("stack"), .method("post"), .action(WebRoute.sharing.path)) {
            FormFields().kept("do", "\(what)-\(kind.rawValue)")
            FormFields().kept("id", "\(item.id)")
            content()
        }
    }

    // MARK: Something new

    private var contents: [FormFields.Choice] {
        let all: [(CalendarOptions.Content, String)] = [
            (.periods, words.periods), (.fertile, words.fertile), (.ovulation, words.ovulation),
            (.pills, words.doses), (.prompts, words.questions),
        ]
        return all.filter { content, _ in
            !person.settings.hidesFertility || !content.kinds.contains(where: \.tellsFertility)
        }.map { ($0.rawValue, $1) }
    }

    private func newForm(_ kind: Kind) -> HTML {
        let fields = FormFields(
            typed: kind == sent ? typed : TypedForm(), prefix: "\(kind.rawValue)-")
        let options = CalendarOptions()
        return form(.class("stack"), .method("post"), .action(WebRoute.sharing.path)) {
            fields.line("name", words.name, "", hint: words.nameHint, longest: 100)
            fields.chips(
                "include", words.contents, options.include.map(\.rawValue), contents)
            fields.choices(
                "titles", words.titles, "plain",
                [("plain", words.plainTitles), ("neutral", words.neutralTitles)])
            fields.toggle("dates-only", words.datesOnly, false)
            fields.toggle("no-alarms", words.noAlarms, false)
            if !person.settings.hidesFertility {
                fields.toggle("cheerful", words.cheerful, false)
            }
            if kind == .feed {
                fields.toggle("writable", words.writable, false)
            } else {
                fields.toggle("read-only", words.readOnly, false)
            }
            fields.line(
                "months", words.months, "\(options.months)", type: "number", min: "1",
                max: "120")
            fields.line("expires", words.expires, "", type: "date", hint: words.expiresHint)
            if kind == .feed {
                button(.class("primary"), .type("submit"), .name("do"), .value("add-feed")) {
                    words.addFeed
                }
            } else {
                p(.class("hint")) { words.profileHint }
                div(.class("row")) {
                    button(
                        .class("primary"), .type("submit"), .name("do"), .value("add-password")
                    ) { words.addPassword }
                    button(.type("submit"), .name("do"), .value("add-profile")) {
                        words.addProfile
                    }
                }
            }
        }
    }
}
