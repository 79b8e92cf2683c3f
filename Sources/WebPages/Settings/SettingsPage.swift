package import CyclePipeline
import CycleViews
package import HTML
import Messages

/// The settings that a person gives values to, and the way to all others.
package struct SettingsPage: Page {
    private let person: PersonState
    /// `nil` for a person whom nobody has named.
    private let name: String?
    private let isOwner: Bool
    private let typed: TypedForm

    /// - Parameter isOwner: Whether the person may see who else is in the house.
    package init(
        _ person: PersonState, name: String?, isOwner: Bool = false, typed: TypedForm = TypedForm()
    ) {
        self.person = person
        self.name = name
        self.isOwner = isOwner
        self.typed = typed
    }

    /// The field with the name that the form shows, beside the one for another name.
    package static let shownName = "shown-name"

    package var title: String { words.title }
    package var place: PageFrame.Place? { .settings }
    private var words: WebSettingsMessages { person.language.webSettings }
    private var fields: FormFields { FormFields(typed: typed) }
    private var settings: Settings { person.settings }

    private func shown(_ key: Settings.Key) -> String { settings.shown(key, in: person.language) }

    package var body: HTML {
        if !typed.faults.isEmpty { p(.class("warning")) { words.notSaved } }
        ul(.class("rows")) {
            link(.profile, person.language.webProfile.title)
            link(.reminders, words.reminders)
            link(.contraception, words.contraception)
            link(.sharing, person.language.partnerPage.whoSeesWhat)
            link(.data, words.data)
            link(.security, words.security)
            if isOwner { link(.household, person.language.webHousehold.title) }
        }
        form(.method("post"), .action(WebRoute.settings.path)) {
            // What is shown again was typed over what the first page showed.
            fields.kept("entry", typed["entry"] ?? "\(person.lastEntry)")
            fields.kept(Self.shownName, typed[Self.shownName] ?? name ?? "")
            section(.class("card")) {
                h2 { words.you }
                you
            }
            section(.class("card")) {
                h2 { words.formats }
                formats
            }
            section(.class("card")) {
                h2 { words.appearance }
                appearance
            }
            section(.class("card")) {
                h2 { words.forecast }
                forecast
            }
            button(.class("primary"), .type("submit")) { words.save }
        }
        form(.method("post"), .action(WebRoute.logout.path)) {
            button(.type("submit")) { words.logOut }
        }
    }

    private func link(_ route: WebRoute, _ text: String) -> HTML {
        li { a(.href(route.path)) { text } }
    }

    @HTMLBuilder private var you: HTML {
        if let initials = name.map(Initials.init) { initials.sign(in: person.language) }
        fields.line("name", words.name, name ?? "", hint: words.nameHint, longest: 100)
        fields.line(
            "birth-year", words.birthYear, settings[.birthYear] ?? "", type: "number",
            hint: words.birthYearHint,
            min: "\(Settings.birthYears(on: person.today).lowerBound)",
            max: "\(Settings.birthYears(on: person.today).upperBound)")
        fields.toggle(
            "teenager", words.teenager, settings.isTeenager, hint: words.teenagerHint)
    }

    @HTMLBuilder private var formats: HTML {
        fields.list(
            "language", words.languageLabel, settings[.language] ?? "",
            [("", words.asInBrowser)] + Language.offered.map { ($0.rawValue, $0.ownName) },
            languages: Dictionary(
                uniqueKeysWithValues: Language.offered.map { ($0.rawValue, $0.rawValue) }))
        fields.line(
            "timezone", words.timeZone, settings[.timezone] ?? "", hint: words.timeZoneHint,
            longest: 100)
        fields.list(
            "week-start", words.weekStart, shown(.weekStart),
            [
                ("monday", words.monday), ("saturday", words.saturday), ("sunday", words.sunday),
            ])
        fields.list(
            "temperature", words.temperature, shown(.temperature),
            [("celsius", words.celsius), ("fahrenheit", words.fahrenheit)])
        fields.list(
            "weight", words.weight, shown(.weight),
            [("kilograms", words.kilograms), ("pounds", words.pounds)])
        fields.line(
            "calendar-name", words.calendarName, shown(.calendarName), longest: 100)
        fields.line(
            "period-words", words.periodWords, settings[.periodWords] ?? "",
            hint: words.periodWordsHint)
    }

    @HTMLBuilder private var appearance: HTML {
        let places = person.language.webFrame
        fields.list(
            "home", words.home, shown(.home),
            [
                ("today", places.today), ("calendar", places.calendar),
                ("insights", places.insights),
            ])
        fields.list(
            "theme", words.theme, shown(.theme),
            [("system", words.themeOfDevice), ("light", words.light), ("dark", words.dark)])
        if !settings.hidesFertility {
            fields.toggle(
                "cheerful-pictures", words.cheerfulPictures, settings.showsCheerfulPictures)
        }
        fields.toggle("shortcuts", words.shortcuts, settings.hasShortcuts)
        fields.toggle("discreet", words.discreet, settings.isDiscreet, hint: words.discreetHint)
    }

    @HTMLBuilder private var forecast: HTML {
        fields.line(
            "usual-length", words.usualLength, settings[.usualLength] ?? "", type: "number",
            hint: words.usualLengthHint, min: "\(Settings.usualLengths.lowerBound)",
            max: "\(Settings.usualLengths.upperBound)")
        fields.toggle("hide-fertility", words.hideFertility, settings.hidesFertility)
        if !settings.hidesFertility {
            fields.list(
                "fertile-window", words.fertileWindow, shown(.fertileWindow),
                [("standard", words.standard), ("cautious", words.cautious)],
                hint: person.language.calendar.notContraception)
        }
        fields.toggle("health-notes", words.healthNotes, settings.tellsHealthNotes)
    }
}

/// The first letters of the first and the last word of a name.
package struct Initials {
    package let text: String

    package init(_ name: String) {
        let words = name.split(whereSeparator: \.isWhitespace)
            .compactMap { $0.first { $0.isLetter || $0.isNumber } }
        let ends = words.count > 1 ? [words[0], words[words.count - 1]] : words
        text = String(ends).uppercased()
    }
}
