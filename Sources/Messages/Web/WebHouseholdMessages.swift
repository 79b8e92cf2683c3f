/// The page on which the owner of a house sees who is there, and invites somebody.
package struct WebHouseholdMessages: MessageGroup {
    package let language: Language

    /// The title of the page, and of the link to it.
    package var title: String { text("web-household.title", "People of this house") }
    package var explained: String {
        text(
            "web-household.explained",
            """
            You were here first, so you can invite others. You see their names and nothing of what they log. \
            Somebody who has lost password and recovery code needs a link from you to choose a new password.
            """)
    }
    package var passwordFirst: String {
        text(
            "web-household.password-first",
            "Before you invite somebody, give your own password again.")
    }
    /// Beside the name of the person who reads.
    package var you: String { text("web-household.you", "You") }
    /// A button beside the name of somebody who has lost the password.
    package var inviteAgain: String { text("web-household.again", "Invite again") }
    /// The same for those who do not see where the button stands.
    package func inviteAgain(_ name: String) -> String {
        text("web-household.again.name", "Invite {name} again", ["name": name])
    }
    /// A link to the people who were added later.
    package var more: String { text("web-household.more", "More people") }
    /// A link to the people who were added first.
    package var first: String { text("web-household.first", "First people") }

    // MARK: Somebody new

    /// A heading.
    package var inviteTitle: String { text("web-household.invite.title", "Invite somebody") }
    package var invite: String {
        text(
            "web-household.invite",
            "You get a link to pass on. With it, this person chooses a password and has a log that nobody else sees."
        )
    }
    package var name: String { text("web-household.name", "Name to log in with") }
    package var nameHint: String {
        text("web-household.name.hint", "This person can choose another one.")
    }
    /// A button.
    package var makeLink: String { text("web-household.make", "Make a link") }
    package var isHere: String {
        text(
            "web-household.here",
            "Somebody of this name can log in already. Choose “Invite again” beside the name if the password is lost."
        )
    }
    /// Somebody was erased, or was never there.
    package var isGone: String {
        text("web-household.gone", "This person is no longer here.")
    }
    /// `command` is 'eve-ics web invite' and is not translated.
    package func notAtTop(_ command: String) -> String {
        text(
            "web-household.not-at-top",
            """
            The address of this server is below a path, where the page can't be. Make the link with \
            {command} and the option --public-url.
            """, ["command": command])
    }

    // MARK: The link

    /// The title of a page that shows a link once.
    package var invitationTitle: String { text("web-household.link.title", "Invitation") }
    package var link: String { text("web-household.link", "Link") }
    package var linkCode: String { text("web-household.link.code", "QR code of the link") }
    /// `name` is whom the invitation is for.
    package func invites(_ name: String) -> String {
        text(
            "web-household.link.invites", "With this link, {name} can make an account.",
            ["name": name])
    }
    /// `name` is somebody who is there and has no password yet.
    package func opensLog(of name: String) -> String {
        text(
            "web-household.link.opens",
            "{name} is here already. Whoever opens the link chooses the password for what was logged under this name.",
            ["name": name])
    }
    /// `name` is who has lost password and recovery code.
    package func invitesAgain(_ name: String) -> String {
        text(
            "web-household.link.again",
            """
            With this link, {name} can choose a new password. Using it logs out all devices of {name}. \
            What {name} logged stays there, and you don't see it.
            """, ["name": name])
    }
    package var lasts: String {
        text(
            "web-household.link.lasts",
            "It works once and within 24 hours. It is shown only now: pass it on to nobody else.")
    }
}

extension Language {
    package var webHousehold: WebHouseholdMessages { WebHouseholdMessages(language: self) }
}
