/// The page that a partner's link opens, and what is said of it where it is made.
package struct PartnerPageMessages: MessageGroup {
    package let language: Language

    // MARK: The page

    /// The heading of a page that shows somebody's periods as dates, without that person's name.
    package var title: String { text("partner.title", "Shared calendar") }
    /// The same heading; `name` is whose periods they are.
    package func title(of name: String) -> String {
        text("partner.title.named", "Calendar of {name}", ["name": name])
    }
    /// All of a page that was ended.
    package var nothing: String {
        text("partner.nothing", "Nothing is shared here at the moment.")
    }

    // MARK: Facts

    /// A fact of a feed, between semicolons: its address opens a page, too.
    package var page: String { text("partner.fact.page", "with a page") }
    /// A fact of a feed, between semicolons.
    package var namedPage: String {
        text("partner.fact.named-page", "with a page that says your name")
    }

    /// Beside a sign, and of a day: a period that has come.
    package var period: String { text("partner.period", "period") }

    // MARK: Who sees what

    /// What an app password shows beside the cycle that it may change.
    package var everything: String {
        text(
            "partner.fact.everything",
            "all your own calendars, notes and to-dos; can change them and your log")
    }
    /// `server` is the name of a computer; `command` is 'eve-ics alarm ntfy' and is not translated.
    package func ntfy(_ server: String, _ command: String) -> String {
        text(
            "partner.ntfy",
            "Your reminders also go through the ntfy server {server}; {command} sets this.",
            ["server": server, "command": command])
    }
    /// Beside the name of a link whose last day is over.
    package var isOver: String { text("partner.over", "Ended") }

    package var whoSeesWhat: String { text("partner.who", "Who sees what") }
    package var whoExplained: String {
        text(
            "partner.who.explained",
            "Every link, program and device that can see some of your data. End what you no longer use."
        )
    }
    package var pages: String { text("partner.pages", "Partner pages") }
    package var pagesExplained: String {
        text(
            "partner.pages.explained",
            """
            A partner page shows months with dates and nothing else, to anyone with its link. \
            Calendar programs can subscribe to the same dates.
            """)
    }
    package var noPages: String { text("partner.pages.none", "No partner pages yet.") }
    package var devices: String { text("partner.devices", "Devices") }
    package var devicesExplained: String {
        text(
            "partner.devices.explained",
            "You are logged in on these devices. Each of them sees everything.")
    }
    /// A link to the page on which devices are logged out.
    package var endDevices: String {
        text("partner.devices.end", "Log out devices under Security")
    }
    /// A label: what a link or a program shows.
    package var shows: String { text("partner.shows", "Shows") }
    /// A label: the last day on which a link or a program works.
    package var validity: String { text("partner.validity", "Works") }
    /// After the label "Works".
    package var untilRevoked: String { text("partner.validity.open", "until you revoke it") }
    /// A label: when a link or a program was used last.
    package var lastUse: String { text("partner.last-use", "Last use") }
    /// A button; `name` is what the person calls a link, such as "Partner".
    package func view(_ name: String) -> String {
        text("partner.view", "See what {name} shows", ["name": name])
    }

    // MARK: Presets

    package var share: String { text("partner.share", "Share") }
    package var more: String { text("partner.more", "More options") }
    /// A heading, and the name of a feed for the person's own phone.
    package var phone: String { text("partner.phone", "My phone") }
    package var phoneExplained: String {
        text(
            "partner.phone.explained",
            "For the calendar on your own phone: everything, with plain titles and reminders.")
    }
    /// A button.
    package var addPhone: String { text("partner.phone.add", "Make a link for my phone") }
    /// A heading, and the name of a partner's link.
    package var partner: String { text("partner.partner", "Partner") }
    package var partnerExplained: String {
        text(
            "partner.partner.explained",
            """
            A page with months, and the same dates for a calendar program. It shows when your \
            period was and when it is expected, without notes, symptoms or reminders.
            """)
    }
    package var fertileDays: String {
        text("partner.partner.fertile", "Show fertile days, too")
    }
    /// A switch; `name` is what the person is called.
    package func sayName(_ name: String) -> String {
        text("partner.partner.name", "Say “{name}” on the page", ["name": name])
    }
    package var sayNameHint: String {
        text("partner.partner.name.hint", "Otherwise the page does not say whose dates it shows.")
    }
    /// A button that shows the page before it exists.
    package var preview: String { text("partner.partner.preview", "View as they see it") }
    /// A button.
    package var addPartner: String { text("partner.partner.add", "Make a link for a partner") }
    /// A heading, and the name of a feed for a calendar at work.
    package var work: String { text("partner.work", "Work") }
    package var workExplained: String {
        text(
            "partner.work.explained",
            """
            For a calendar that others can look into: only days of bleeding, with dates and neutral titles \
            that give nothing away, without reminders.
            """)
    }
    /// A button.
    package var addWork: String { text("partner.work.add", "Make a link for work") }

    // MARK: As they see it

    package var previewTitle: String { text("partner.preview.title", "As they see it") }
    package var notSharedYet: String {
        text("partner.preview.not-shared", "This is a preview. Nothing is shared yet.")
    }
    /// `name` is what the person calls the link.
    package func shownNow(_ name: String) -> String {
        text("partner.preview.shared", "The link {name} shows this today.", ["name": name])
    }
    /// A button that leads back to the form.
    package var change: String { text("partner.preview.change", "Change") }

    // MARK: Secrets

    package var addressTitle: String {
        text("partner.address.title", "The link to your partner page")
    }
    /// A label.
    package var pageAddress: String { text("partner.address.page", "Link to the page") }
    /// A label.
    package var feedAddress: String {
        text("partner.address.feed", "Address for calendar programs")
    }
    /// Describes a QR code.
    package var pageCode: String { text("partner.address.code", "QR code of the link to the page") }
    /// After the addresses of a partner's page and feed.
    package var addressesOpen: String {
        text(
            "partner.address.secret",
            "Anyone with one of these addresses sees these dates. They are shown only now.")
    }
    /// Instead of a link to the page.
    package var noPageBelowPath: String {
        text(
            "partner.address.path",
            """
            The server's address has a path, so browsers can't open the page there. Calendar \
            programs can use the feed.
            """)
    }
}

extension Language {
    package var partnerPage: PartnerPageMessages { PartnerPageMessages(language: self) }
}
