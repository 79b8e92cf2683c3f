/// The passcode that locks a person's pages.
package struct WebPasscodeMessages: MessageGroup {
    package let language: Language

    // MARK: The locked page

    /// The title of the page in place of any other that is locked.
    package var lockedTitle: String { text("web-passcode.locked.title", "Locked") }
    /// A field's label.
    package var passcode: String { text("web-passcode.passcode", "Passcode") }
    /// A button.
    package var unlock: String { text("web-passcode.unlock", "Unlock") }
    package func wrong(left: Int) -> String {
        plural(
            "web-passcode.wrong", left,
            one: "That is not your passcode. {count} try is left; then you are logged out.",
            other: "That is not your passcode. {count} tries are left; then you are logged out.")
    }
    /// Opens the field for the password.
    package var forgotten: String { text("web-passcode.forgotten", "Forgot the passcode?") }
    package var usePassword: String {
        text("web-passcode.use-password", "Your password unlocks the page, too.")
    }
    /// To somebody who has no password. `command` is 'eve-ics web open' and is not translated.
    package func useLink(_ command: String) -> String {
        text(
            "web-passcode.use-link",
            "Log out. On the computer that serves this page, {command} makes a link that logs you in again.",
            ["command": command])
    }
    /// Told on the login's page after the last try.
    package var ended: String {
        text("web-passcode.ended", "Too many wrong passcodes: you are logged out on this device.")
    }

    /// In the place of a page that the server could not be told to lock; it is tried again and again.
    package var noAnswer: String {
        text("web-passcode.no-answer", "Locked. The server does not answer.")
    }
    /// Told on a page that the server has locked meanwhile, about what was typed there.
    package var isLocked: String {
        text(
            "web-passcode.is-locked",
            "Not saved: your pages are locked. Unlock them in a new tab. Try again.")
    }

    // MARK: Security

    /// A heading.
    package var title: String { text("web-passcode.title", "Passcode") }
    package var explained: String {
        text(
            "web-passcode.explained",
            "A passcode hides these pages from anyone who picks up a device on which you are logged in. After five wrong passcodes you are logged out there."
        )
    }
    /// Below it.
    package var noKey: String {
        text(
            "web-passcode.no-key",
            "It is a lock on the page, not a key: it encrypts nothing, and your calendar programs do not ask for it."
        )
    }
    /// A field's label.
    package var newPasscode: String { text("web-passcode.new", "New passcode") }
    /// The hint of its field.
    package var hint: String { text("web-passcode.hint", "Four to eight digits.") }
    /// The hint of its field where there is a passcode.
    package var keepHint: String {
        text("web-passcode.hint.keep", "Four to eight digits. Leave it empty to keep yours.")
    }
    package var notDigits: String {
        text("web-passcode.not-digits", "A passcode has four to eight digits and nothing else.")
    }
    package var common: String {
        text(
            "web-passcode.common",
            "This passcode is one of the first that others would try. Choose another one.")
    }
    /// The label of a choice of minutes.
    package var locksAfter: String { text("web-passcode.after", "Lock automatically after") }
    package func minutes(_ count: Int) -> String {
        plural(
            "web-passcode.minutes", count, one: "{count} minute", other: "{count} minutes")
    }
    /// A box to tick.
    package var whenHidden: String {
        text("web-passcode.when-hidden", "Lock as soon as the page is out of sight")
    }
    /// A button.
    package var set: String { text("web-passcode.set", "Set passcode") }
    /// A button.
    package var change: String { text("web-passcode.change", "Save") }
    /// A button.
    package var remove: String { text("web-passcode.remove", "Remove passcode") }
    package var saved: String {
        text("web-passcode.saved", "Passcode saved. The button Lock is below each page.")
    }
    package var removed: String { text("web-passcode.removed", "Passcode removed.") }
    /// A link, before anything can be changed here.
    package var passwordFirst: String {
        text("web-passcode.password-first", "Give your password to change it")
    }

    // MARK: Every page

    /// A button that locks the page.
    package var lock: String { text("web-passcode.lock", "Lock") }
    /// What a key does.
    package var lockKey: String { text("web-passcode.lock.key", "lock the page") }
}

extension Language {
    package var webPasscode: WebPasscodeMessages { WebPasscodeMessages(language: self) }
}
