package import CyclePipeline
import CycleViews
package import HTML
import Messages
import Pictures

/// Who the person is here, on one page: picture, name, year of birth, the average cycle and where it is now.
package struct ProfilePage: Page {
    private let person: PersonState
    private let name: String
    private let hasPicture: Bool
    private let wantsPassword: Bool
    private let typed: TypedForm

    /// - Parameters:
    ///   - name: What the person logs in with.
    ///   - wantsPassword: Whether another name asks for the password first.
    package init(
        _ person: PersonState, name: String, hasPicture: Bool, wantsPassword: Bool,
        typed: TypedForm = TypedForm()
    ) {
        self.person = person
        self.name = name
        self.hasPicture = hasPicture
        self.wantsPassword = wantsPassword
        self.typed = typed
    }

    package var title: String { words.title }
    package var place: PageFrame.Place? { .settings }
    package var scripts: [Asset.Name] { [.pictureScript] }
    private var words: WebProfileMessages { person.language.webProfile }
    private var settings: WebSettingsMessages { person.language.webSettings }
    private var fields: FormFields { FormFields(typed: typed) }

    @HTMLBuilder package var body: HTML {
        picture
        login
        about
        p { a(.href(WebRoute.settings.path)) { settings.back } }
    }

    @HTMLBuilder private var picture: HTML {
        section(.class("card")) {
            h2 { words.picture }
            div(.class("row")) {
                if hasPicture {
                    img(
                        .src(WebRoute.picture.path), .alt(words.yourPicture), .width(64),
                        .height(64), .class("portrait"))
                }
                Initials(name).sign(in: person.language)
            }
            form(
                .class("stack"), .method("post"), .action(WebRoute.profile.path),
                .enctype("multipart/form-data"), .id("picture-form")
            ) {
                fields.kept("do", "picture")
                fields.file(
                    "picture", words.file,
                    hint: words.fileHint(Picture.longestSide, kilobytes: Picture.largest >> 10))
                p(.class("script", "muted")) { words.madeSmall }
                button(.class("primary"), .type("submit")) { words.upload }
            }
            if hasPicture {
                form(.method("post"), .action(WebRoute.profile.path)) {
                    button(.type("submit"), .name("do"), .value("remove-picture")) { words.remove }
                }
            }
        }
    }

    @HTMLBuilder private var login: HTML {
        section(.class("card")) {
            h2 { settings.name }
            if wantsPassword {
                p(.dir("auto")) { name }
                p(.class("muted")) { words.nameHint }
                p {
                    a(
                        .class("button"),
                        .href(WebRoute.confirm.path(["next": WebRoute.profile.path.text]))
                    ) { words.changeName }
                }
            } else {
                form(.class("stack"), .method("post"), .action(WebRoute.profile.path)) {
                    fields.line("name", words.name, name, hint: words.nameHint, longest: 100)
                    button(.type("submit"), .name("do"), .value("rename")) { words.changeName }
                }
            }
        }
    }

    @HTMLBuilder private var about: HTML {
        let status = StatusText(person, person.forecast(months: 2))
        let place = status.place
        section(.class("card")) {
            h2 { words.cycle }
            for sentence in place.isEmpty ? [status.headline].compactMap(\.self) : place {
                p { sentence }
            }
            for sentence in CycleHistory(person).summary { p { sentence } }
            p { words.usualLength(person.settings[.usualLength]) }
            p { words.birthYear(person.settings[.birthYear]) }
            ul(.class("rows")) {
                link(.usualLength, words.changeUsualLength)
                link(.birthYear, words.changeBirthYear)
                li { a(.href(WebRoute.contraception.path)) { settings.contraception } }
            }
            p(.class("muted")) { words.phases("'eve-ics mode'") }
        }
    }

    private func link(_ key: Settings.Key, _ text: String) -> HTML {
        li { a(.href(WebRoute.settings.path(fragment: key.rawValue))) { text } }
    }
}

extension Initials {
    /// A round sign with the letters; nothing where the name has none.
    @HTMLBuilder func sign(in language: Language) -> HTML {
        if !text.isEmpty {
            SVG.image(
                width: 64, height: 64, title: language.webSettings.picture(text), description: "",
                class: "initials"
            ) {
                SVG.circle(x: 32, y: 32, radius: 32)
                SVG.text(x: 32, y: 41, anchor: .middle, text)
            }
        }
    }
}
