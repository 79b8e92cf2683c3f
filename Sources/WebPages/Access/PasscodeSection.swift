import HTML
import Messages

/// The part of the page about security that sets the passcode.
struct PasscodeSection {
    let lock: SecurityPage.Lock
    let language: Language

    private var words: WebPasscodeMessages { language.webPasscode }

    @HTMLBuilder var html: HTML {
        section(.id("passcode")) {
            h2 { words.title }
            p { words.explained }
            p(.class("muted")) { words.noKey }
            if lock.wantsPassword {
                p {
                    a(.href(WebRoute.confirm.path(["next": WebRoute.security.path.text]))) {
                        words.passwordFirst
                    }
                }
            } else {
                newForm
                if lock.minutes != nil {
                    form(.method("post"), .action(WebRoute.security.path)) {
                        button(
                            .type("submit"), .class("danger"), .name("action"),
                            .value("remove-passcode")
                        ) { words.remove }
                    }
                }
            }
        }
    }

    private var newForm: HTML {
        let fields = FormFields(typed: lock.typed, prefix: "lock-")
        return form(.class("card"), .method("post"), .action(WebRoute.security.path)) {
            PasscodeField(
                id: "new-passcode", name: "passcode", text: words.newPasscode,
                hint: lock.minutes == nil ? words.hint : words.keepHint, error: lock.error,
                isRequired: lock.minutes == nil, language: language
            ).html
            fields.choices(
                "minutes", words.locksAfter, "\(lock.minutes ?? 5)",
                lock.choices.map { ("\($0)", words.minutes($0)) })
            fields.toggle("hidden", words.whenHidden, lock.whenHidden)
            button(.type("submit"), .class("primary"), .name("action"), .value("passcode")) {
                lock.minutes == nil ? words.set : words.change
            }
        }
    }
}
