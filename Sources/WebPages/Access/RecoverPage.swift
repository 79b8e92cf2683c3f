package import HTML
package import Messages

/// A name, a recovery code and a new password → a login.
package struct RecoverPage: Page {
    private let language: Language
    private let name: String
    private let codeError: String?
    private let passwordError: String?
    private let error: String?

    /// - Parameters:
    ///   - name: As it was typed, for another try.
    ///   - error: What is wrong with no single field.
    package init(
        _ language: Language, name: String, codeError: String? = nil, passwordError: String? = nil,
        error: String? = nil
    ) {
        self.language = language
        self.name = name
        self.codeError = codeError
        self.passwordError = passwordError
        self.error = error
    }

    private var words: WebAccountMessages { language.webAccount }

    package var title: String { words.recoverTitle }

    @HTMLBuilder package var body: HTML {
        p { words.recover }
        if let error { p(.id("recover-error"), .class("error"), .role("alert")) { error } }
        form(.method("post"), .action(WebRoute.recover.path), .class("card")) {
            div(.class("field")) {
                label(.for("name")) { language.webLogin.name }
                input(
                    .id("name"), .name("name"), .type("text"), .required(), .value(name),
                    .dir("auto"), .autocomplete("username"), .spellcheck(false),
                    .autofocus(name.isEmpty), .ariaInvalid(error != nil),
                    .ariaDescribedby(error == nil ? nil : "recover-error"))
            }
            div(.class("field")) {
                label(.for("code")) { words.recoveryTitle }
                p(.id("code-hint"), .class("hint", "muted")) { words.codeHint }
                input(
                    .id("code"), .name("code"), .type("text"), .required(), .autocomplete("off"),
                    .spellcheck(false), .dir("ltr"), .maxlength(60),
                    .ariaInvalid(codeError != nil || error != nil),
                    .ariaDescribedby(codeError == nil ? "code-hint" : "code-hint code-error"))
                if let codeError {
                    p(.id("code-error"), .class("error"), .role("alert")) { codeError }
                }
            }
            PasswordField(
                id: "password", text: words.newPassword, use: .new, hint: words.passwordHint,
                error: passwordError, language: language
            ).html
            button(.type("submit"), .class("primary")) { words.setPassword }
        }
        p(.class("muted")) { words.codeLost }
        p { a(.href(WebRoute.login.path)) { language.webLogin.logIn } }
    }
}

/// A new password for somebody who was invited again.
package struct InvitedAgainPage: Page {
    private let language: Language
    private let invitation: String
    private let name: String
    private let passwordError: String?
    private let error: String?

    /// - Parameter invitation: The code of the link.
    package init(
        _ language: Language, invitation: String, name: String, passwordError: String? = nil,
        error: String? = nil
    ) {
        self.language = language
        self.invitation = invitation
        self.name = name
        self.passwordError = passwordError
        self.error = error
    }

    private var words: WebAccountMessages { language.webAccount }

    package var title: String { words.recoverTitle }

    @HTMLBuilder package var body: HTML {
        p { words.invitedAgain(name) }
        if let error { p(.class("error"), .role("alert")) { error } }
        form(.method("post"), .action(WebRoute.invitation(invitation).path), .class("card")) {
            input(
                .type("text"), .name("name"), .value(name), .dir("auto"),
                .autocomplete("username"), .readonly(), .hidden())
            PasswordField(
                id: "password", text: words.newPassword, use: .new, hint: words.passwordHint,
                error: passwordError, hasFocus: true, language: language
            ).html
            button(.type("submit"), .class("primary")) { words.setPassword }
        }
    }
}
