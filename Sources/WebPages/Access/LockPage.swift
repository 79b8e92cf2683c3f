package import CyclePipeline
package import HTML
import Messages

/// What stands in the place of every page of a person until the passcode is given: nothing of what is in them.
///
/// What rings still does, without a word of what it is.
package struct LockPage: Page {
    private let person: PersonState
    private let now: [RingingAlarm]
    /// For the script, which rings them when their time comes.
    private let soon: [RingingAlarm]
    private let hasPassword: Bool
    private let next: Path
    private let error: String?
    private let passwordError: String?

    /// - Parameters:
    ///   - ringing: What rings and will ring soon.
    ///   - next: Where the passcode leads.
    package init(
        _ person: PersonState, ringing: [RingingAlarm], hasPassword: Bool, next: Path,
        error: String? = nil, passwordError: String? = nil
    ) {
        self.person = person
        let moment = person.moment.seconds
        now = ringing.filter { !$0.isOver && $0.isHere(at: moment) }
        soon = ringing.filter { !$0.isHere(at: moment) }
        self.hasPassword = hasPassword
        self.next = next
        self.error = error
        self.passwordError = passwordError
    }

    package var title: String { words.lockedTitle }
    package var scripts: [Asset.Name] { [.lockScript, .alarmScript] }
    private var language: Language { person.language }
    private var words: WebPasscodeMessages { language.webPasscode }

    @HTMLBuilder package var body: HTML {
        if !now.isEmpty {
            section(.class("card")) {
                h2 { language.webAlarms.ringing }
                list(now)
            }
        }
        if !soon.isEmpty { div(.hidden()) { list(soon) } }
        form(.class("card"), .method("post"), .action(WebRoute.lock.path)) {
            input(.type("hidden"), .name("next"), .value(next.text))
            PasscodeField(
                id: "passcode", text: words.passcode, error: error, hasFocus: passwordError == nil,
                language: language
            ).html
            button(.class("primary"), .type("submit"), .name("do"), .value("unlock")) {
                words.unlock
            }
        }
        details(.open(passwordError != nil)) {
            summary { words.forgotten }
            if hasPassword {
                p { words.usePassword }
                form(.class("card"), .method("post"), .action(WebRoute.lock.path)) {
                    input(.type("hidden"), .name("next"), .value(next.text))
                    PasswordField(
                        id: "password", text: language.webLogin.password, use: .current,
                        error: passwordError, hasFocus: passwordError != nil, language: language
                    ).html
                    button(.type("submit"), .name("do"), .value("password")) { words.unlock }
                }
            } else {
                p { words.useLink("'eve-ics web open'") }
            }
        }
        form(.method("post"), .action(WebRoute.logout.path)) {
            button(.class("link"), .type("submit")) { language.webFrame.logOut }
        }
    }

    private func list(_ alarms: [RingingAlarm]) -> HTML {
        RingingList(person: person, alarms: alarms, back: back, isLocked: true).html
    }

    private var back: Path { WebRoute.lock.path(["next": next.text]) }
}

/// The field for a passcode: a phone shows its digits to type on.
struct PasscodeField {
    let id: String
    var name = "passcode"
    let text: String
    var hint: String?
    var error: String?
    var isRequired = true
    var hasFocus = false
    let language: Language

    @HTMLBuilder var html: HTML {
        div(.class("field")) {
            label(.for(id)) { text }
            if let hint { p(.id("\(id)-hint"), .class("hint", "muted")) { hint } }
            input(
                .id(id), .name(name), .type("password"), .inputmode("numeric"), .maxlength(8),
                .required(isRequired), .autocomplete("off"), .ariaInvalid(error != nil),
                .ariaDescribedby(described), .autofocus(hasFocus))
            if let error { p(.id("\(id)-error"), .class("error")) { error } }
        }
    }

    private var described: String? {
        let ids = (hint == nil ? [] : ["\(id)-hint"]) + (error == nil ? [] : ["\(id)-error"])
        return ids.isEmpty ? nil : ids.joined(separator: " ")
    }
}
