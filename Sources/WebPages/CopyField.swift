import HTML
import Messages

/// A text that can be selected and copied at once.
struct CopyField {
    let id: String
    let text: String
    let value: String
    let language: Language

    var html: HTML {
        div(.class("field")) {
            label(.for(id)) { text }
            div(.class("row")) {
                input(
                    .type("text"), .id(id), .value(value), .readonly(), .autocomplete("off"),
                    .spellcheck(false), .dir("auto"))
                button(
                    .type("button"), .class("script"), .data(DataName("data-copy"), id),
                    .data(DataName("data-done"), language.webSharing.copied)
                ) { language.webSharing.copy(text) }
            }
        }
    }
}
