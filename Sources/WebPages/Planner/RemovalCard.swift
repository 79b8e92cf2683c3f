import HTML
import Messages

/// What was removed last, with a button that brings it back; empty where nothing was.
struct RemovalCard {
    let removal: ShownRemoval?
    let language: Language
    /// The page whose form it is.
    let page: WebRoute

    @HTMLBuilder var html: HTML {
        if let removal {
            form(.class("card", "row", "spread"), .method("post"), .action(page.path)) {
                FormFields().kept("do", "restore")
                FormFields().kept("removed", "\(removal.number)")
                span(.id("removed"), .class("wide")) {
                    language.webPlanner.deletedLast(removal.title)
                }
                button(
                    .type("submit"), .ariaDescribedby("removed"),
                    .data(DataName("data-key"), Shortcut.undo.keys.joined())
                ) { language.webToday.undo }
            }
        }
    }
}
