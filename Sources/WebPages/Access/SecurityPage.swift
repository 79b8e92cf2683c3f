package import HTML
package import Messages

/// The password, and the devices on which somebody is logged in.
package struct SecurityPage: Page {
    /// A device as the page shows it.
    package struct Device: Sendable {
        let id: String
        let browser: String?
        let system: String?
        let lastUsed: String
        let since: String
        let isThis: Bool

        /// - Parameters:
        ///   - lastUsed: How long ago, in words.
        ///   - since: A day in words.
        package init(
            id: String, browser: String?, system: String?, lastUsed: String, since: String,
            isThis: Bool
        ) {
            self.id = id
            self.browser = browser
            self.system = system
            self.lastUsed = lastUsed
            self.since = since
            self.isThis = isThis
        }
    }

    /// The passcode as the page shows it.
    package struct Lock: Sendable {
        /// `nil` without a passcode.
        let minutes: Int?
        /// The minutes to choose from.
        let choices: [Int]
        let whenHidden: Bool
        /// Whether the password has to be given before anything about it can be changed.
        let wantsPassword: Bool
        let error: String?
        /// What was chosen beside a passcode that was refused.
        let typed: TypedForm

        package init(
            minutes: Int?, choices: [Int], whenHidden: Bool, wantsPassword: Bool,
            error: String? = nil,
            typed: TypedForm = TypedForm()
        ) {
            self.typed = typed
            self.minutes = minutes
            self.choices = choices
            self.whenHidden = whenHidden
            self.wantsPassword = wantsPassword
            self.error = error
        }
    }

    private let language: Language
    private let name: String
    private let hasPassword: Bool
    private let hasRecoveryCode: Bool
    private let lock: Lock
    private let devices: [Device]
    private let oldError: String?
    private let newError: String?

    package init(
        _ language: Language, name: String, hasPassword: Bool, hasRecoveryCode: Bool,
        lock: Lock, devices: [Device],
        oldError: String? = nil, newError: String? = nil
    ) {
        self.language = language
        self.name = name
        self.hasPassword = hasPassword
        self.hasRecoveryCode = hasRecoveryCode
        self.lock = lock
        self.devices = devices
        self.oldError = oldError
        self.newError = newError
    }

    private var words: WebAccountMessages { language.webAccount }

    package var title: String { words.securityTitle }
    package var place: PageFrame.Place? { .settings }

    @HTMLBuilder package var body: HTML {
        section {
            h2 { words.passwordTitle }
            if !hasPassword { p { words.noPassword } }
            form(.method("post"), .action(WebRoute.security.path), .class("card")) {
                input(.type("hidden"), .name("action"), .value("password"))
                input(
                    .type("text"), .name("name"), .value(name), .dir("auto"),
                    .autocomplete("username"),
                    .readonly(), .hidden())
                if hasPassword {
                    PasswordField(
                        id: "old", text: words.currentPassword, use: .current, error: oldError,
                        language: language
                    ).html
                }
                PasswordField(
                    id: "new", text: words.newPassword, use: .new, hint: words.passwordHint,
                    error: newError, language: language
                ).html
                p(.class("muted")) { words.othersEnd }
                button(.type("submit"), .class("primary")) {
                    hasPassword ? words.changePassword : words.setPassword
                }
            }
        }
        if hasPassword {
            section {
                h2 { words.recoveryTitle }
                p { hasRecoveryCode ? words.hasRecoveryCode : words.noRecoveryCode }
                p {
                    a(.href(WebRoute.recovery.path)) {
                        hasRecoveryCode ? words.anotherRecoveryCode : words.makeRecoveryCode
                    }
                }
            }
        }
        PasscodeSection(lock: lock, language: language).html
        section {
            h2 { words.devicesTitle }
            ul(.class("rows")) { for device in devices { device.row(in: language) } }
            if devices.count > 1 {
                form(.method("post"), .action(WebRoute.security.path)) {
                    button(.type("submit"), .name("action"), .value("end-others")) {
                        words.endOthers
                    }
                }
            }
        }
    }
}

extension SecurityPage.Device {
    /// The device in a list, with a button that logs it out; the browser that shows the page has its own.
    @HTMLBuilder func row(in language: Language) -> HTML {
        let words = language.webAccount
        let name = words.device(browser: browser, system: system)
        li {
            div {
                span { name }
                span(.class("muted")) {
                    language.series([words.lastUsed(lastUsed), words.since(since)])
                }
                if isThis {
                    span(.class("badge")) { words.thisDevice }
                } else {
                    form(.method("post"), .action(WebRoute.security.path)) {
                        input(.type("hidden"), .name("device"), .value(id))
                        button(
                            .type("submit"), .name("action"), .value("end"),
                            .ariaLabel(words.endDevice(name))
                        ) {
                            words.endDevice
                        }
                    }
                }
            }
        }
    }
}
