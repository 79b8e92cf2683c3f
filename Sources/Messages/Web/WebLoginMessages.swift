/// Pages on which somebody logs in, registers, or gives the password again.
package struct WebLoginMessages: MessageGroup {
    package let language: Language

    // MARK: Logging in

    package var title: String { text("web-login.title", "Log in") }
    /// A field's label.
    package var name: String { text("web-login.name", "Name") }
    /// A field's label.
    package var password: String { text("web-login.password", "Password") }
    /// A button beside a password that shows or hides what is typed.
    package var show: String { text("web-login.show", "Show password") }
    /// A checkbox's label.
    package var stay: String { text("web-login.stay", "Stay logged in on this device for 30 days") }
    /// A button.
    package var logIn: String { text("web-login.log-in", "Log in") }
    /// A heading above the names of the languages, each of which shows the page in it.
    package var languages: String { text("web-login.languages", "Language") }
    /// Below the form. `command` is 'eve-ics web open' and is not translated.
    package func noPassword(_ command: String) -> String {
        text(
            "web-login.no-password",
            "No password yet? Run {command} on the computer that serves this page.",
            ["command": command])
    }

    /// It never says which of the two.
    package var wrong: String {
        text("web-login.wrong", "The name and the password do not go together.")
    }
    package func wait(_ seconds: Int) -> String {
        plural(
            "web-login.wait", seconds,
            one: "That was one try too many. Wait {count} second, then try again.",
            other: "That was one try too many. Wait {count} seconds, then try again.")
    }
    package var busy: String {
        text("web-login.busy", "Several people are logging in at once. Try again in a few seconds.")
    }
    /// Told on the login page.
    package var loggedOut: String { text("web-login.logged-out", "You are logged out.") }

    // MARK: A link that logs in once

    package var openTitle: String { text("web-login.open.title", "Open your calendar") }
    package var open: String {
        text("web-login.open", "This link logs you in on this device. It works once.")
    }
    /// A button.
    package var openNow: String { text("web-login.open.now", "Open") }
    package var usedTitle: String { text("web-login.used.title", "This link no longer works") }
    /// `command` is 'eve-ics web open' and is not translated.
    package func used(_ command: String) -> String {
        text(
            "web-login.used",
            "It was used, or its ten minutes are over. Run {command} for a new one.",
            ["command": command])
    }

    // MARK: The password again

    package var confirmTitle: String { text("web-login.confirm.title", "Your password again") }
    package var confirm: String {
        text(
            "web-login.confirm",
            "The next step shows secrets or cannot be undone. Enter your password to go on.")
    }
    /// A button.
    package var goOn: String { text("web-login.go-on", "Continue") }
    /// Told on the page that somebody came from, whose form was not sent yet.
    package var confirmed: String {
        text("web-login.confirmed", "Thank you. Now send your form again.")
    }
    /// A link back.
    package var cancel: String { text("web-login.cancel", "Cancel") }
    package var wrongPassword: String {
        text("web-login.wrong-password", "This is not your password.")
    }
}

extension Language {
    package var webLogin: WebLoginMessages { WebLoginMessages(language: self) }
}
