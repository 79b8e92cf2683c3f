import HTML

/// A form that says which of a page's actions it asks for.
struct ActionForm {
    let path: Path
    let does: String

    func callAsFunction(@HTMLBuilder _ content: () -> HTML) -> HTML {
        form(.method("post"), .action(path)) {
            FormFields().kept("do", does)
            content()
        }
    }
}
