import HTML
import Messages

/// The instruction that lies over the months as long as nothing is logged: touched, it leads to the days to choose.
struct FirstUseOverlay {
    let language: Language

    var html: HTML {
        let words = language.webFirstUse
        return dialog(
            .id("instruction"), .class("overlay"), .open(), .ariaLabelledby("instruction-title"),
            .ariaModal(), .data(DataName("data-touch"))
        ) {
            h1(.id("instruction-title")) { words.welcome }
            for sentence in words.instruction { p { sentence } }
            form(.method("post"), .action(WebRoute.firstUse.path)) {
                input(.type("hidden"), .name("action"), .value("begin"))
                ZoneField().html
                button(.class("primary"), .type("submit"), .autofocus()) { words.chooseDays }
            }
        }
    }
}
