package import HTML
package import Messages

/// A recovery code that was just made, and two of its groups asked back.
package struct RecoveryPage: Page {
    private let language: Language
    private let code: String
    private let asked: (Int, Int)
    private let notice: String?
    private let isOnTheWay: Bool
    private let home: Path
    private let error: String?
    private let asksPassword: Bool
    private let passwordError: String?
    private let typed: (String, String)

    /// - Parameters:
    ///   - asked: Numbers of groups, the first being 1.
    ///   - typed: The groups as they were typed, for another try.
    ///   - isOnTheWay: Whether somebody has just come in, and goes on to the first page.
    package init(
        _ language: Language, code: String, asked: (Int, Int), notice: String?, isOnTheWay: Bool,
        home: Path, error: String?, asksPassword: Bool, passwordError: String?,
        typed: (String, String)
    ) {
        self.language = language
        self.code = code
        self.asked = asked
        self.notice = notice
        self.isOnTheWay = isOnTheWay
        self.home = home
        self.error = error
        self.asksPassword = asksPassword
        self.passwordError = passwordError
        self.typed = typed
    }

    private var words: WebAccountMessages { language.webAccount }

    package var title: String { words.recoveryTitle }
    package var place: PageFrame.Place? { .settings }

    @HTMLBuilder package var body: HTML {
        if let notice { p(.class("notice")) { notice } }
        p { words.recovery }
        CopyField(id: "recovery", text: words.recoveryTitle, value: code, language: language).html
        p { words.recoveryOnce }
        form(.method("post"), .action(WebRoute.recovery.path)) {
            input(.type("hidden"), .name("code"), .value(code))
            button(.type("submit"), .name("action"), .value("save")) { words.saveCode }
        }
        form(.method("post"), .action(WebRoute.recovery.path), .class("card")) {
            input(.type("hidden"), .name("code"), .value(code))
            if isOnTheWay { input(.type("hidden"), .name("then"), .value("home")) }
            p(.id("ask")) { words.askBack }
            if let error { p(.id("ask-error"), .class("error"), .role("alert")) { error } }
            group("first", asked.0, typed.0)
            group("second", asked.1, typed.1)
            if asksPassword {
                p { words.keepAgain }
                PasswordField(
                    id: "password", text: language.webLogin.password, use: .current,
                    error: passwordError, hasFocus: true, language: language
                ).html
            }
            button(.type("submit"), .name("action"), .value("keep"), .class("primary")) {
                words.keepCode
            }
        }
        p {
            a(.href(isOnTheWay ? home : WebRoute.security.path)) { words.later }
        }
    }

    @HTMLBuilder private func group(_ id: String, _ number: Int, _ typed: String) -> HTML {
        div(.class("field")) {
            label(.for(id)) { words.group(number) }
            input(
                .id(id), .name(id), .type("text"), .required(), .value(typed),
                .autocomplete("off"), .spellcheck(false), .maxlength(8), .ariaInvalid(error != nil),
                .ariaDescribedby(error == nil ? nil : "ask-error"))
        }
    }
}
