/// What the commands of the web page answer.
package struct WebCommandMessages: MessageGroup {
    package let language: Language

    // MARK: Links

    /// Stands above an address.
    package var opens: String {
        text("web-command.opens", "This link logs you in, once and within ten minutes:")
    }
    /// Stands above an address; `name` is the person's.
    package func opensFor(_ name: String) -> String {
        text(
            "web-command.opens-for", "This link logs {name} in, once and within ten minutes:",
            ["name": name])
    }
    /// `command` is 'eve-ics serve' and is not translated.
    package func noServer(_ address: String, _ command: String) -> String {
        text(
            "web-command.no-server",
            "No server answers at {address} yet. Start it with {command} and keep it running.",
            ["address": address, "command": command])
    }
    /// `name` is whom the invitation is for.
    package func invites(_ name: String) -> String {
        text(
            "web-command.invites",
            "With this link {name} can make an account, once and within 24 hours:",
            ["name": name])
    }
    /// `name` is who has lost password and recovery code.
    package func invitesAgain(_ name: String) -> String {
        text(
            "web-command.invites-again",
            "With this link {name} can choose another password, once and within 24 hours:",
            ["name": name])
    }
    /// A QR code needs more room than the terminal has.
    package func code(needs columns: Int) -> String {
        plural(
            "web-command.code", columns,
            one: "A QR code of the link does not fit here; it takes {count} column.",
            other: "A QR code of the link does not fit here; it takes {count} columns.")
    }
    /// After a link that a browser was to open.
    package var noBrowser: String {
        text("web-command.no-browser", "No browser could be opened. Open the link yourself.")
    }

    // MARK: Passwords

    /// A question; what is typed is not shown.
    package var newPassword: String { text("web-command.new-password", "New password: ") }
    /// A question; what is typed is not shown.
    package var again: String { text("web-command.password-again", "The same again: ") }
    /// `name` is what to log in with.
    package func passwordSet(_ name: String) -> String {
        text(
            "web-command.password-set",
            "Password saved. Log in to the web page with the name {name} and this password.",
            ["name": name])
    }
    /// Follows the sentence about a saved password.
    package var allEnded: String {
        text("web-command.all-ended", "All devices that were logged in are logged out.")
    }

    // MARK: Devices

    package var noDevices: String {
        text("web-command.no-devices", "No device is logged in to the web page.")
    }
    package func ended(_ count: Int) -> String {
        plural(
            "web-command.ended", count, one: "{count} device is logged out.",
            other: "{count} devices are logged out.")
    }
}

extension Language {
    package var webCommand: WebCommandMessages { WebCommandMessages(language: self) }
}
