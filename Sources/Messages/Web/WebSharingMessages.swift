/// The page with feeds and app passwords.
package struct WebSharingMessages: MessageGroup {
    package let language: Language

    // MARK: Lists

    package var feeds: String { text("web-sharing.feeds", "Feeds") }
    package var feedsExplained: String {
        text(
            "web-sharing.feeds.explained",
            """
            A feed is a calendar at a secret address, which calendar programs subscribe to. Give \
            each program and each person their own, with only what they need.
            """)
    }
    package var noFeeds: String { text("web-sharing.feeds.none", "No feeds yet.") }
    package var passwords: String { text("web-sharing.passwords", "App passwords") }
    package var passwordsExplained: String {
        text(
            "web-sharing.passwords.explained",
            """
            With an app password, a calendar program signs in and can change what you logged, in \
            both directions.
            """)
    }
    package var noPasswords: String {
        text("web-sharing.passwords.none", "No app passwords yet.")
    }

    package var passwordFirst: String {
        text(
            "web-sharing.password-first",
            "Before you make an address or an app password, give your own password again.")
    }
    /// A link to the page that asks for the password.
    package var givePassword: String { text("web-sharing.give-password", "Give my password") }

    // MARK: Buttons

    package var addFeed: String { text("web-sharing.feed.add", "Make a feed") }
    package var addPassword: String { text("web-sharing.password.add", "Make an app password") }
    /// A button.
    package var addProfile: String {
        text("web-sharing.password.profile", "Make a file for an iPhone or a Mac")
    }
    package var profileHint: String {
        text(
            "web-sharing.password.profile.hint",
            """
            The file has the password in it. Open it on the iPhone or the Mac, and delete it when \
            the account is there.
            """)
    }
    package func rotate(_ name: String) -> String {
        text("web-sharing.rotate", "Make a new address for {name}", ["name": name])
    }
    package func revoke(_ name: String) -> String {
        text("web-sharing.revoke", "Revoke {name}", ["name": name])
    }
    package var blank: String {
        text(
            "web-sharing.blank",
            "Leave an empty calendar at its address for 30 days, so that programs drop it")
    }
    package var isBlank: String { text("web-sharing.is-blank", "Revoked") }

    // MARK: Fields

    package var name: String { text("web-sharing.name", "Name") }
    package var nameHint: String {
        text("web-sharing.name.hint", "For you: which program or person it is for.")
    }
    package var contents: String { text("web-sharing.contents", "Contents") }
    package var periods: String { text("web-sharing.contents.periods", "Periods") }
    package var fertile: String { text("web-sharing.contents.fertile", "Fertile days") }
    package var ovulation: String { text("web-sharing.contents.ovulation", "Ovulation") }
    package var doses: String { text("web-sharing.contents.doses", "Doses") }
    package var questions: String {
        text("web-sharing.contents.questions", "Questions such as “Is your period late?”")
    }
    package var titles: String { text("web-sharing.titles", "Titles") }
    package var plainTitles: String { text("web-sharing.titles.plain", "Plain") }
    package var neutralTitles: String {
        text("web-sharing.titles.neutral", "Neutral, which give nothing away")
    }
    package var months: String { text("web-sharing.months", "Months ahead") }
    package var expires: String { text("web-sharing.expires", "Last day on which it works") }
    package var expiresHint: String {
        text("web-sharing.expires.hint", "Leave it empty to let it work until you revoke it.")
    }
    package var datesOnly: String {
        text("web-sharing.dates-only", "Only titles and dates, without descriptions")
    }
    package var noAlarms: String { text("web-sharing.no-alarms", "Without reminders") }
    package var cheerful: String {
        text("web-sharing.cheerful", "With a light, kind line on fertile days")
    }
    package var writable: String {
        text("web-sharing.writable", "Accept changes that Thunderbird sends to its address")
    }
    package var readOnly: String {
        text("web-sharing.read-only", "Read only: no changes, and no other calendars")
    }

    // MARK: Secrets

    /// The title of a page that shows the address of a feed.
    package var addressTitle: String {
        text("web-sharing.address.title", "The address of your feed")
    }
    /// The title of a page that shows an app password.
    package var passwordTitle: String { text("web-sharing.password.title", "Your app password") }
    package var address: String { text("web-sharing.address", "Address") }
    /// The same address as above, in a form that phones open by themselves.
    package var webcal: String { text("web-sharing.address.webcal", "Address for phones") }
    package var userName: String { text("web-sharing.user", "User name") }
    package var password: String { text("web-sharing.password", "Password") }
    /// Describes a QR code.
    package var addressCode: String {
        text("web-sharing.address.code", "QR code of the address for phones")
    }
    /// Describes a QR code.
    package var passwordCode: String {
        text("web-sharing.password.code", "QR code of the password")
    }
    /// A button; `what` is what stands before the text that it copies, such as "Address".
    package func copy(_ what: String) -> String {
        text("web-sharing.copy", "Copy: {what}", ["what": what])
    }
    package var copied: String { text("web-sharing.copied", "Copied.") }
    package var done: String { text("web-sharing.done", "Done") }
    package var onlyHere: String {
        text(
            "web-sharing.only-here",
            """
            Only this computer can reach this address. For other devices, start the server with an \
            address that they can reach.
            """)
    }
    package var needsEncryption: String {
        text("web-sharing.clear", "Without https, the server lets nobody sign in at this address.")
    }

    // MARK: What is wrong

    package var taken: String {
        text("web-sharing.bad.taken", "You have one of this name already. Choose another name.")
    }
    /// `count` is the most that there may be, such as 200.
    package func tooMany(_ count: Int) -> String {
        text(
            "web-sharing.bad.many",
            "You have {count} already, and there is no room for more. Revoke one that nobody uses.",
            ["count": String(count)])
    }
    package var writesDatesOnly: String {
        text(
            "web-sharing.bad.dates-only",
            "A calendar with dates only can't change your log. Choose one of the two.")
    }
    package var cheerfulWithoutText: String {
        text(
            "web-sharing.bad.cheerful",
            "A calendar with dates only or with neutral titles has no such line. Choose one of the two."
        )
    }
    package var nothingToShow: String {
        text(
            "web-sharing.bad.nothing",
            "Choose some contents. What your settings hide does not count.")
    }
    package var isPast: String {
        text("web-sharing.bad.past", "This day is past. Choose today or a day to come.")
    }
    package var unknown: String {
        text("web-sharing.bad.unknown", "It is gone already; nothing was changed.")
    }
}

extension Language {
    package var webSharing: WebSharingMessages { WebSharingMessages(language: self) }
}
