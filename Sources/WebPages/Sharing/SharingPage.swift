import CalendarModel
package import CyclePipeline
package import HTML
import Messages

/// All that can see something of a person, what each sees, and the forms that make and revoke it.
package struct SharingPage: Page {
    /// A feed or an app password, without its secret.
    package struct Item: Sendable {
        package let id: Int
        package let name: String
        /// What it shows.
        package let facts: String
        /// How long it works; `nil` until it is revoked.
        package let ending: String?
        /// When it was last used.
        package let use: String
        /// Whether a partner's link opens it as a page.
        package let hasPage: Bool
        /// Whether it was revoked and an empty calendar is left at its address.
        package let isBlank: Bool
        /// Whether its last day is over.
        package let isOver: Bool

        package init(
            id: Int, name: String, facts: String, ending: String?, use: String, hasPage: Bool,
            isBlank: Bool, isOver: Bool = false
        ) {
            self.isOver = isOver
            self.id = id
            self.name = name
            self.facts = facts
            self.ending = ending
            self.use = use
            self.hasPage = hasPage
            self.isBlank = isBlank
        }
    }

    /// Which of the forms for something new was sent: one of the presets, or one with all options.
    package enum Kind: String, Sendable { case phone, partner, work, feed, password }

    private let person: PersonState
    /// `nil` for a person whom nobody has named.
    private let name: String?
    private let feeds: [Item]
    private let passwords: [Item]
    private let devices: [SecurityPage.Device]
    private let ntfyServer: String?
    private let wantsPassword: Bool
    private let typed: TypedForm
    private let sent: Kind?

    /// - Parameters:
    ///   - name: What the person is called.
    ///   - ntfyServer: Where reminders are sent, too.
    ///   - wantsPassword: Whether the person has to give the password again before a secret is made.
    package init(
        _ person: PersonState, name: String? = nil, feeds: [Item], passwords: [Item],
        devices: [SecurityPage.Device] = [], ntfyServer: String? = nil,
        wantsPassword: Bool = false,
        typed: TypedForm = TypedForm(), in sent: Kind? = nil
    ) {
        self.person = person
        self.name = name
        self.feeds = feeds
        self.passwords = passwords
        self.devices = devices
        self.ntfyServer = ntfyServer
        self.wantsPassword = wantsPassword
        self.typed = typed
        self.sent = sent
    }

    package var title: String { partner.whoSeesWhat }
    package var place: PageFrame.Place? { .settings }
    private var language: Language { person.language }
    private var words: WebSharingMessages { language.webSharing }
    private var partner: PartnerPageMessages { language.partnerPage }

    package var body: HTML {
        if let fault = typed.faults[""] { p(.class("warning")) { fault } }
        p { partner.whoExplained }
        if let ntfyServer { p(.dir("auto")) { partner.ntfy(ntfyServer, "'eve-ics alarm ntfy'") } }
        group(
            partner.pages, partner.pagesExplained, none: partner.noPages,
            feeds.filter(\.hasPage), .feed)
        group(
            words.feeds, words.feedsExplained, none: words.noFeeds,
            feeds.filter { !$0.hasPage }, .feed)
        group(
            words.passwords, words.passwordsExplained, none: words.noPasswords, passwords,
            .password)
        if !devices.isEmpty { listOfDevices }
        section {
            h2 { partner.share }
            if wantsPassword {
                p(.class("notice")) { words.passwordFirst }
                p {
                    a(
                        .class("button", "primary"),
                        .href(WebRoute.confirm.path(["next": WebRoute.sharing.path.text]))
                    ) { words.givePassword }
                }
            } else {
                div(.class("stack")) {
                    phoneForm
                    partnerForm
                    workForm
                }
            }
        }
        if !wantsPassword {
            section {
                h2 { partner.more }
                details(.open(sent == .feed)) {
                    summary { words.addFeed }
                    newForm(.feed)
                }
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

    @HTMLBuilder private func group(
        _ title: String, _ explained: String, none: String, _ items: [Item], _ kind: Kind
    ) -> HTML {
        section {
            h2 { title }
            p(.class("muted")) { explained }
            if items.isEmpty { p { none } } else { list(items, kind) }
        }
    }

    @HTMLBuilder private func list(_ items: [Item], _ kind: Kind) -> HTML {
        for item in items {
            section(.class("card")) {
                h3(.dir("auto")) { item.name }
                if item.isBlank { span(.class("badge")) { words.isBlank } }
                if item.isOver { span(.class("badge")) { partner.isOver } }
                dl {
                    dt { partner.shows }
                    dd(.dir("auto")) { item.facts }
                    dt { partner.validity }
                    dd { item.ending ?? partner.untilRevoked }
                    dt { partner.lastUse }
                    dd { item.use }
                }
                if item.hasPage, !item.isBlank, !item.isOver {
                    command("view", kind, item) {
                        button(.type("submit")) { partner.view(item.name) }
                    }
                }
                if kind == .feed, !item.isBlank, !item.isOver, !wantsPassword {
                    command("rotate", kind, item) {
                        button(.type("submit")) { words.rotate(item.name) }
                    }
                }
                command("revoke", kind, item) {
                    if kind == .feed, !item.isBlank, !item.isOver {
                        FormFields().box("blank", words.blank)
                    }
                    button(.class("danger"), .type("submit")) { words.revoke(item.name) }
                }
            }
        }
    }

    private var listOfDevices: HTML {
        section {
            h2 { partner.devices }
            p(.class("muted")) { partner.devicesExplained }
            ul(.class("rows")) { for device in devices { device.row(in: language) } }
            p { a(.href(WebRoute.security.path)) { partner.endDevices } }
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

    // MARK: Presets

    /// One form with a name for what it makes.
    private func preset(
        _ kind: Kind, _ title: String, _ explained: String,
        @HTMLBuilder content: (FormFields) -> HTML
    ) -> HTML {
        let fields = FormFields(
            typed: kind == sent ? typed : TypedForm(), prefix: "\(kind.rawValue)-")
        return section(.class("card"), .id(kind.rawValue)) {
            h3 { title }
            p { explained }
            form(.class("stack"), .method("post"), .action(WebRoute.sharing.path)) {
                fields.line("name", words.name, title, hint: words.nameHint, longest: 100)
                content(fields)
            }
        }
    }

    private var phoneForm: HTML {
        preset(.phone, partner.phone, partner.phoneExplained) { _ in
            button(.type("submit"), .name("do"), .value("add-phone")) { partner.addPhone }
        }
    }

    private var partnerForm: HTML {
        preset(.partner, partner.partner, partner.partnerExplained) { fields in
            if !person.settings.hidesFertility {
                fields.toggle(
                    "fertile", partner.fertileDays, false,
                    hint: language.calendar.notContraception)
            }
            if let name {
                fields.toggle("say-name", partner.sayName(name), false, hint: partner.sayNameHint)
            }
            fields.line("expires", words.expires, "", type: "date", hint: words.expiresHint)
            div(.class("row")) {
                button(.type("submit"), .name("do"), .value("view-partner")) { partner.preview }
                button(.type("submit"), .name("do"), .value("add-partner")) {
                    partner.addPartner
                }
            }
        }
    }

    private var workForm: HTML {
        preset(.work, partner.work, partner.workExplained) { _ in
            button(.type("submit"), .name("do"), .value("add-work")) { partner.addWork }
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
