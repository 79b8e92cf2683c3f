package import CyclePipeline
package import HTML
import Messages

/// `/help`: the keys, what a forecast is, and words.
package struct HelpPage: Page {
    private let settings: Settings
    private let language: Language

    private let canLock: Bool

    /// - Parameter canLock: Whether the person has a passcode.
    package init(_ person: PersonState, canLock: Bool = false) {
        self.canLock = canLock
        settings = person.settings
        language = person.language
    }

    private var words: WebHelpMessages { language.webHelp }

    package var title: String { words.title }

    package var body: HTML {
        div(.class("panel")) {
            section {
                h2 { words.forecast }
                for sentence in words.forecastSentences { p { sentence } }
                if !settings.hidesFertility {
                    p { strong { language.calendar.notContraception } }
                }
                p {
                    a(.class("button"), .href(WebRoute.calendar.path(["first-use": "again"]))) {
                        language.webFirstUse.again
                    }
                }
            }
            section {
                h2 { words.words }
                dl(.class("terms")) {
                    for (word, meaning) in terms {
                        dt { word }
                        dd { meaning }
                    }
                }
            }
            section(.class("keys")) {
                h2 { words.keys }
                p { settings.hasShortcuts ? words.keysAreOn : words.keysAreOff }
                if settings.hasShortcuts { keyTable(Shortcut.all(canLock: canLock).map(row)) }
                h3 { words.gridKeys }
                keyTable(gridKeys)
                h3 { language.planner.todos }
                keyTable([(either("Alt+↑", "Alt+↓"), language.webPlanner.moveKeys)])
                h3 { words.chartKeys }
                keyTable([(either("←", "→"), words.chartArrows)])
            }
        }
    }

    private var terms: [(String, String)] {
        let fertility = [
            (words.fertileWindow, words.fertileMeaning), (words.ovulation, words.ovulationMeaning),
        ]
        return [(words.cycle, words.cycleMeaning)]
            + (settings.hidesFertility ? [] : fertility)
            + [(words.between, words.betweenMeaning), (words.spotting, words.spottingMeaning)]
    }

    // MARK: Keys

    private typealias Row = (keys: HTML, meaning: String)

    private func row(_ shortcut: Shortcut) -> Row {
        var keys = HTML()
        for (index, key) in shortcut.keyNames.enumerated() {
            if index > 0 { keys.append(HTML(" \(words.then) ")) }
            keys.append(kbd { key })
        }
        return (keys, shortcut.meaning(in: language))
    }

    /// The keys of a date grid, which act only where a day has the focus.
    private var gridKeys: [Row] {
        [
            (either("←", "→", "↑", "↓"), words.arrows), (either("Home", "End"), words.week),
            (either("Page Up", "Page Down"), words.month),
            (either("Shift+Page Up", "Shift+Page Down"), words.year),
            (either("Enter", "Space"), words.open), (either("Esc"), words.close),
        ]
    }

    private func either(_ keys: String...) -> HTML {
        var html = HTML()
        for (index, key) in keys.enumerated() {
            if index > 0 { html.append(HTML(" ")) }
            html.append(kbd { key })
        }
        return html
    }

    private func keyTable(_ rows: [Row]) -> HTML {
        table {
            tbody {
                for row in rows {
                    tr {
                        th(.scope("row")) { row.keys }
                        td { row.meaning }
                    }
                }
            }
        }
    }
}
