package import CyclePipeline
package import HTML
import Messages

/// What comes in from files, goes out as files, and is erased.
package struct DataPage: Page {
    private let person: PersonState
    private let typed: TypedForm
    /// What the last import brought, where it was a moment ago.
    private let imported: [String]?

    /// The most bytes of a file that the page takes.
    package static let largestFile = 8 << 20

    package init(
        _ person: PersonState, typed: TypedForm = TypedForm(), imported: [String]? = nil
    ) {
        self.person = person
        self.typed = typed
        self.imported = imported
    }

    package var title: String { words.title }
    package var place: PageFrame.Place? { .settings }
    private var words: WebDataMessages { person.language.webData }
    private var fields: FormFields { FormFields(typed: typed) }

    /// The programs whose files are read, by their own names.
    private static let trackers = [
        "Apple Health", "Clue", "drip", "Femometer", "Fertility Friend", "Fitbit", "Flo", "Garmin",
        "Health Connect", "Mensinator", "Menstrudel", "Mooneva", "Ovumcy", "pcalendar",
        "Periodical",
    ]

    /// What each file is for, and whether a spreadsheet may open it.
    private var hints: [String: String] {
        let hints = person.language.webExports
        return [
            "ics": hints.calendar, "log": hints.log, "table": hints.table, "drip": hints.drip,
            "ovumcy": hints.ovumcy,
        ]
    }

    package var body: HTML {
        if let imported {
            section(.class("card")) {
                h2 { words.imported }
                for line in imported { p { line } }
                p(.class("muted")) { words.undoHint }
            }
        }
        section(.class("card"), .id("import")) {
            h2 { words.importing }
            form(
                .class("stack"), .method("post"), .action(WebRoute.data.path),
                .enctype("multipart/form-data")
            ) {
                fields.file(
                    "file", words.file,
                    hint: words.fileHint(megabytes: Self.largestFile >> 20))
                p(.class("hint")) {
                    words.trackers(person.language.list(Self.trackers))
                }
                fields.choices(
                    "date-order", words.dateOrder, "",
                    [("", words.dateOrderOfFile)] + words.dateOrders)
                button(.class("primary"), .type("submit"), .name("do"), .value("look")) {
                    words.look
                }
            }
        }
        section(.class("card"), .id("export")) {
            h2 { words.exporting }
            form(.class("stack"), .method("post"), .action(WebRoute.data.path)) {
                fields.kept("do", "export")
                fields.choices(
                    "format", words.file, "ics",
                    [
                        ("ics", words.exportCalendar), ("log", words.exportLog),
                        ("table", person.language.webExports.tableName),
                        ("drip", words.exportDrip), ("ovumcy", words.exportOvumcy),
                    ], hints: hints)
                button(.type("submit")) { words.exporting }
            }
            if !person.settings.hidesFertility {
                p(.class("muted")) { person.language.calendar.notContraception }
            }
        }
        section(.class("card"), .id("erase")) {
            h2 { words.erasing }
            p { words.eraseExplained }
            form(.class("stack"), .method("post"), .action(WebRoute.data.path)) {
                fields.kept("do", "ask-erase")
                fields.choices(
                    "what", words.what, "",
                    [
                        ("before", words.before), ("since", words.since),
                        ("days", words.between), ("all", words.all),
                    ])
                fields.line("day", words.day, "", type: "date")
                fields.line(
                    "last", words.lastDay, "", type: "date", hint: words.lastDayHint)
                button(.class("danger"), .type("submit")) { words.next }
            }
        }
        p { a(.href(WebRoute.settings.path)) { person.language.webSettings.back } }
    }
}
