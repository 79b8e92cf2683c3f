package import HTML
package import Messages

/// Name and password → a login.
package struct LoginPage: Page {
    private let language: Language
    private let next: String?
    /// Where the language was chosen on this page, and goes on with it.
    private let isChosen: Bool
    private let name: String
    private let stays: Bool
    private let error: String?
    private let notice: String?
    private let isOpenForRegistration: Bool

    /// - Parameters:
    ///   - next: Path and query of the page that was asked for.
    ///   - name: As it was typed, for another try.
    package init(
        _ language: Language, isChosen: Bool, next: String?, name: String = "",
        stays: Bool = false, error: String? = nil, notice: String? = nil,
        isOpenForRegistration: Bool = false
    ) {
        self.language = language
        self.isChosen = isChosen
        self.next = next
        self.name = name
        self.stays = stays
        self.error = error
        self.notice = notice
        self.isOpenForRegistration = isOpenForRegistration
    }

    private var words: WebLoginMessages { language.webLogin }

    package var title: String { words.title }

    @HTMLBuilder package var body: HTML {
        if let notice { p(.class("notice")) { notice } }
        if let error { p(.id("login-error"), .class("error"), .role("alert")) { error } }
        form(.method("post"), .action(WebRoute.login.path), .class("card")) {
            if let next { input(.type("hidden"), .name("next"), .value(next)) }
            if isChosen { input(.type("hidden"), .name("lang"), .value(language.rawValue)) }
            div(.class("field")) {
                label(.for("name")) { words.name }
                input(
                    .id("name"), .name("name"), .type("text"), .required(), .value(name),
                    .dir("auto"),
                    .autocomplete("username"), .spellcheck(false), .autofocus(name.isEmpty),
                    .ariaInvalid(error != nil),
                    .ariaDescribedby(error == nil ? nil : "login-error"))
            }
            PasswordField(
                id: "password", text: words.password, use: .current, hasFocus: !name.isEmpty,
                language: language
            ).html
            StaySwitch(isOn: stays, language: language).html
            button(.type("submit"), .class("primary")) { words.logIn }
        }
        p { a(.href(WebRoute.recover.path)) { language.webAccount.forgotten } }
        p(.class("muted")) { words.noPassword("'eve-ics web open'") }
        if isOpenForRegistration {
            p { a(.href(WebRoute.register.path)) { language.webAccount.registerTitle } }
        }
        LanguageLinks(chosen: language, next: next).html
    }
}

/// The box that keeps somebody logged in beyond the browser's end.
struct StaySwitch {
    let isOn: Bool
    let language: Language

    @HTMLBuilder var html: HTML {
        label(.class("switch")) {
            input(.type("checkbox"), .name("stay"), .value("yes"), .checked(isOn))
            span { language.webLogin.stay }
        }
    }
}

/// The page in each language, each by its own name.
private struct LanguageLinks {
    let chosen: Language
    let next: String?

    @HTMLBuilder var html: HTML {
        section {
            h2 { chosen.webLogin.languages }
            ul(.class("row")) {
                for language in Language.offered {
                    li {
                        a(
                            .href(path(language)), .lang(language.rawValue),
                            .ariaCurrent(language == chosen ? "true" : nil)
                        ) {
                            language.ownName
                        }
                    }
                }
            }
        }
    }

    private func path(_ language: Language) -> Path {
        guard let next else { return WebRoute.login.path(["lang": language.rawValue]) }
        return WebRoute.login.path(["lang": language.rawValue, "next": next])
    }
}
