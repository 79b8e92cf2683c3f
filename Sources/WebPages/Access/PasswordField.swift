import HTML
import Messages

/// A password's field, with a button that shows what is typed; pasting and password programs work.
struct PasswordField {
    enum Use {
        case current, new
    }

    let id: String
    let text: String
    let use: Use
    var hint: String?
    var error: String?
    var hasFocus = false
    let language: Language

    @HTMLBuilder var html: HTML {
        div(.class("field")) {
            label(.for(id)) { text }
            if let hint { p(.id("\(id)-hint"), .class("hint", "muted")) { hint } }
            input(
                .id(id), .name(id), .type("password"), .required(),
                .autocomplete(use == .new ? "new-password" : "current-password"),
                .ariaInvalid(error != nil), .ariaDescribedby(described),
                .spellcheck(false), .autofocus(hasFocus))
            if let error { p(.id("\(id)-error"), .class("error")) { error } }
            button(
                .type("button"), .class("link", "script"), .data(DataName("data-reveal"), id),
                .ariaPressed(false)
            ) {
                language.webLogin.show
            }
        }
    }

    private var described: String? {
        let ids = (hint == nil ? [] : ["\(id)-hint"]) + (error == nil ? [] : ["\(id)-error"])
        return ids.isEmpty ? nil : ids.joined(separator: " ")
    }
}
