import HTML

/// A form that says which entry of the journal its page was made from.
struct EntryForm {
    let path: Path
    let entry: Int64
    /// What the form says besides, which nobody types.
    var fields: [(name: String, value: String)] = []
    var id: String?
    /// Whether a script sends it after every change.
    var savesItself = false
    var isRow = false

    func callAsFunction(@HTMLBuilder _ content: () -> HTML) -> HTML {
        form(
            .method("post"), .action(path), .id(id), .class("row").when(isRow),
            .class("stack").when(!isRow),
            .data(DataName("data-autosave")).when(savesItself),
            // Else a browser would bring back older values, which would be saved over newer ones.
            .autocomplete("off").when(savesItself)
        ) {
            hidden("entry", String(entry))
            for field in fields { hidden(field.name, field.value) }
            content()
        }
    }

    private func hidden(_ name: String, _ value: String) -> HTML {
        input(.type("hidden"), .name(name), .value(value))
    }
}

/// A form that is nothing but a button.
struct EntryButton {
    let text: String
    let path: Path
    let entry: Int64
    var isLink = false
    /// The id of the sentence that it is about, where others beside it have the same name.
    var describedBy: String?
    /// The key that presses it.
    var shortcut: Shortcut?

    /// - Parameter fields: What the form says.
    func callAsFunction(_ fields: (name: String, value: String)...) -> HTML { self(fields) }

    func callAsFunction(_ fields: [(name: String, value: String)]) -> HTML {
        EntryForm(path: path, entry: entry, fields: fields, isRow: true) {
            button(
                .type("submit"), .class("link").when(isLink), .ariaDescribedby(describedBy),
                .data(DataName("data-key"), shortcut?.keys.joined(separator: " "))
            ) { text }
        }
    }
}
