/// Pages on which somebody makes an account, and keeps it safe.
package struct WebAccountMessages: MessageGroup {
    package let language: Language

    // MARK: Registering

    package var registerTitle: String { text("web-account.register.title", "Make your account") }
    package var register: String {
        text(
            "web-account.register",
            "Your log is kept on the computer that serves this page, and is sent nowhere else.")
    }
    /// The hint of the name's field.
    package var nameHint: String {
        text("web-account.name.hint", "You log in with it. Others on this server can see it.")
    }
    /// A button.
    package var makeAccount: String { text("web-account.make", "Make account") }
    package var closedTitle: String {
        text("web-account.closed.title", "An account needs an invitation")
    }
    /// `command` is 'eve-ics web invite NAME' and is not translated.
    package func closed(_ command: String) -> String {
        text(
            "web-account.closed",
            "Ask whoever runs this server for an invitation; {command} makes one.",
            ["command": command])
    }
    package var usedTitle: String {
        text("web-account.used.title", "This invitation no longer works")
    }
    package var used: String {
        text("web-account.used", "It was used, or its day is over. Ask for a new one.")
    }
    /// A link.
    package var haveAccount: String {
        text("web-account.have", "Log in with the account you have")
    }
    package var nameTaken: String {
        text("web-account.name-taken", "Somebody here has this name. Choose another one.")
    }
    package var badName: String {
        text(
            "web-account.bad-name",
            "A name has at least one character and at most 200 bytes, and no space at its ends.")
    }
    package var full: String {
        text("web-account.full", "This server has no room for more accounts.")
    }

    // MARK: Passwords

    /// A field's label.
    package var newPassword: String { text("web-account.new-password", "New password") }
    /// A field's label.
    package var currentPassword: String {
        text("web-account.current-password", "Current password")
    }
    /// The hint of a new password's field.
    package var passwordHint: String {
        text(
            "web-account.password.hint",
            "At least 10 characters. Several words are easy to remember and hard to guess.")
    }
    package var tooShort: String {
        text("web-account.too-short", "This is too short: a password has at least 10 characters.")
    }
    package var tooLong: String {
        text("web-account.too-long", "This is too long: a password has at most 200 characters.")
    }
    package var unusable: String {
        text(
            "web-account.unusable",
            "This has a character that a password can't have, such as a tab. Leave it out.")
    }
    package var common: String {
        text(
            "web-account.common",
            "This password is one of the first that others would guess. Choose another one.")
    }

    // MARK: A lost password

    /// A heading, and the title of a page.
    package var recoveryTitle: String { text("web-account.recovery.title", "Recovery code") }
    /// Above a recovery code that was just made.
    package var recovery: String {
        text(
            "web-account.recovery",
            "If you forget your password, your name and this code let you choose a new one. Write it down, print this page, or save it as a file, and keep it where only you find it."
        )
    }
    /// Below it.
    package var recoveryOnce: String {
        text(
            "web-account.recovery.once",
            "The code is shown only now. Nobody can look it up for you, and nobody knows your password."
        )
    }
    /// Told above it once an account was made.
    package var registered: String {
        text("web-account.registered", "Your account was made, and you are logged in.")
    }
    /// Told above it once somebody has come back by the code before.
    package var recovered: String {
        text(
            "web-account.recovered",
            "Your new password is set, and your other devices are logged out. The code you used no longer works: here is another one."
        )
    }
    /// Above two fields.
    package var askBack: String {
        text(
            "web-account.recovery.ask",
            "To make sure that you have it, type these two groups of the code. Nobody else can give it to you later."
        )
    }
    /// A field's label: the third group of a code, for example.
    package func group(_ number: Int) -> String {
        text("web-account.recovery.group", "Group {number}", ["number": "\(number)"])
    }
    package var wrongGroups: String {
        text(
            "web-account.recovery.wrong-groups",
            "These are not the groups of this code. Compare them with what you kept.")
    }
    /// Above the password's field, where somebody took long to write the code down.
    package var keepAgain: String {
        text(
            "web-account.recovery.again",
            "You took your time: give your password again, and the code above counts.")
    }
    /// A button.
    package var keepCode: String { text("web-account.recovery.keep", "I have kept the code") }
    /// A button.
    package var saveCode: String { text("web-account.recovery.save", "Save as a file") }
    /// A link.
    package var later: String { text("web-account.recovery.later", "Do this later") }
    package var codeKept: String {
        text(
            "web-account.recovery.kept", "Your recovery code is set. Earlier codes no longer work.")
    }
    package var hasRecoveryCode: String {
        text("web-account.recovery.has", "You have a recovery code. A new one replaces it.")
    }
    package var noRecoveryCode: String {
        text(
            "web-account.recovery.none",
            "You have no recovery code. If you forget your password, only whoever runs this server can invite you again."
        )
    }
    /// A link.
    package var makeRecoveryCode: String {
        text("web-account.recovery.make", "Make a recovery code")
    }
    /// A link.
    package var anotherRecoveryCode: String {
        text("web-account.recovery.another", "Make a new recovery code")
    }
    /// A link below the fields of the login.
    package var forgotten: String { text("web-account.forgotten", "Forgot your password?") }
    /// The title of a page.
    package var recoverTitle: String { text("web-account.recover.title", "Choose a new password") }
    package var recover: String {
        text(
            "web-account.recover",
            "Your recovery code lets you choose a new password. All your devices are logged out; calendar addresses and the passwords of calendar programs stay as they are."
        )
    }
    /// A hint below the label of the code's field.
    package var codeHint: String {
        text(
            "web-account.recover.hint",
            "Seven groups of four. Capitals, spaces and hyphens make no difference.")
    }
    package var codeTypo: String {
        text(
            "web-account.recover.typo",
            "This is not a recovery code: a character is wrong, missing or too many. Compare it with what you kept."
        )
    }
    package var wrongCode: String {
        text(
            "web-account.recover.wrong",
            "This name and this code do not belong together, or the code was used or replaced.")
    }
    /// On the login's page without a code, and on that of a new password.
    package var codeLost: String {
        text(
            "web-account.recover.lost",
            "If you have lost the code, too, whoever runs this server can invite you again.")
    }
    /// On the page of somebody who was invited again, who is called by name.
    package func invitedAgain(_ name: String) -> String {
        text(
            "web-account.again",
            "Choose a new password for {name}. Your log is as it was. All your devices are logged out.",
            ["name": name])
    }

    // MARK: Security

    package var securityTitle: String { text("web-account.security.title", "Security") }
    /// A heading.
    package var passwordTitle: String { text("web-account.password.title", "Password") }
    package var noPassword: String {
        text(
            "web-account.no-password",
            "You have no password yet: only a link made on the computer that serves this page logs you in."
        )
    }
    package var setPassword: String { text("web-account.set-password", "Set password") }
    package var changePassword: String { text("web-account.change-password", "Change password") }
    /// Below the fields for a new password.
    package var othersEnd: String {
        text(
            "web-account.others-end",
            "Your other devices are logged out with it, and a recovery code no longer works.")
    }
    package var passwordSet: String {
        text("web-account.password-set", "Password saved. Your other devices are logged out.")
    }

    /// A heading.
    package var devicesTitle: String { text("web-account.devices.title", "Devices") }
    /// Such as "Firefox on Linux".
    package func device(_ browser: String, on system: String) -> String {
        text(
            "web-account.device", "{browser} on {system}",
            ["browser": browser, "system": system])
    }
    /// A browser or a system of which nobody knows which one it is.
    package var unknownDevice: String { text("web-account.device.unknown", "Unknown device") }
    /// What a device is called, as far as it is known.
    package func device(browser: String?, system: String?) -> String {
        switch (browser, system) {
        case (let browser?, let system?): device(browser, on: system)
        case (let only?, nil), (nil, let only?): only
        case (nil, nil): unknownDevice
        }
    }
    /// Beside the device that shows the page.
    package var thisDevice: String { text("web-account.device.this", "This device") }
    /// `day` is "today", "yesterday" or "3 days ago".
    package func lastUsed(_ distance: String) -> String {
        text("web-account.device.used", "Last used {day}", ["day": distance])
    }
    package func since(_ day: String) -> String {
        text("web-account.device.since", "logged in on {day}", ["day": day])
    }
    /// A button beside a device.
    package var endDevice: String { text("web-account.device.end", "Log out") }
    /// The same for those who do not see beside what it stands.
    package func endDevice(_ device: String) -> String {
        text("web-account.device.end.named", "Log out {device}", ["device": device])
    }
    /// A button.
    package var endOthers: String {
        text("web-account.devices.end-others", "Log out all other devices")
    }
    package var ended: String { text("web-account.device.ended", "That device is logged out.") }
    package func othersEnded(_ count: Int) -> String {
        plural(
            "web-account.devices.ended", count,
            one: "{count} other device is logged out.",
            other: "{count} other devices are logged out.")
    }
}

extension Language {
    package var webAccount: WebAccountMessages { WebAccountMessages(language: self) }
}
