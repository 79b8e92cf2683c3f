package import HTML
package import Messages

/// A name and a password → an account.
package struct RegisterPage: Page {
    private let language: Language
    private let action: Path
    private let name: String
    private let nameError: String?
    private let passwordError: String?
    private let error: String?

    /// - Parameters:
    ///   - invitation: The code of the invitation; `nil` where anybody may register.
    ///   - error: What is wrong with neither field.
    package init(
        _ language: Language, invitation: String?, name: String, nameError: String? = nil,
        passwordError: String? = nil, error: String? = nil
    ) {
        self.language = language
        action = (invitation.map { .invitation($0) } ?? WebRoute.register).path
        self.name = name
        self.nameError = nameError
        self.passwordError = passwordError
        self.error = error
    }

    private var words: WebAccountMessages { language.webAccount }

    package var title: String { words.registerTitle }
    package var scripts: [Asset.Name] { [.zoneScript] }

    @HTMLBuilder package var body: HTML {
        p { words.register }
        if let error { p(.class("error"), .role("alert")) { error } }
        form(.method("post"), .action(action), .class("card")) {
            ZoneField().html
            div(.class("field")) {
                label(.for("name")) { language.webLogin.name }
                p(.id("name-hint"), .class("hint", "muted")) { words.nameHint }
                input(
                    .id("name"), .name("name"), .type("text"), .required(), .value(name),
                    .dir("auto"),
                    .autocomplete("username"), .spellcheck(false), .maxlength(200),
                    .ariaInvalid(nameError != nil),
                    .ariaDescribedby(nameError == nil ? "name-hint" : "name-hint name-error"))
                if let nameError { p(.id("name-error"), .class("error")) { nameError } }
            }
            PasswordField(
                id: "password", text: language.webLogin.password, use: .new,
                hint: words.passwordHint, error: passwordError, language: language
            ).html
            button(.type("submit"), .class("primary")) { words.makeAccount }
        }
        p { a(.href(WebRoute.login.path)) { words.haveAccount } }
    }
}
