/// The page of who the person is here.
package struct WebProfileMessages: MessageGroup {
    package let language: Language

    /// The title of the page, and of the link to it.
    package var title: String { text("web-profile.title", "Profile") }

    // MARK: Picture

    /// A heading.
    package var picture: String { text("web-profile.picture", "Picture") }
    /// Describes the picture to those who do not see it.
    package var yourPicture: String { text("web-profile.picture.yours", "Your picture") }
    package var file: String { text("web-profile.picture.file", "Picture file") }
    /// `side` is in pixels.
    package func fileHint(_ side: Int, kilobytes: Int) -> String {
        text(
            "web-profile.picture.hint",
            "A PNG of at most {side} × {side} pixels and {size} kB. Only you see it.",
            ["side": String(side), "size": String(kilobytes)])
    }
    /// Follows that hint.
    package var madeSmall: String {
        text(
            "web-profile.picture.made-small",
            "Your browser cuts any other picture to a square and makes it small before it is sent.")
    }
    /// A button.
    package var upload: String { text("web-profile.picture.save", "Save picture") }
    /// A button.
    package var remove: String { text("web-profile.picture.remove", "Remove picture") }
    package var pictureSet: String { text("web-profile.picture.set", "Your picture is saved.") }
    package var pictureRemoved: String {
        text("web-profile.picture.removed", "Your picture is removed.")
    }
    package func tooLarge(kilobytes: Int) -> String {
        text(
            "web-profile.picture.too-large",
            "This file is too large: a picture has at most {size} kB.",
            ["size": String(kilobytes)])
    }
    /// `side` is in pixels.
    package func tooManyPixels(_ side: Int) -> String {
        text(
            "web-profile.picture.too-many",
            "This picture is too large: it may have {side} × {side} pixels.",
            ["side": String(side)])
    }
    package var noPNG: String {
        text(
            "web-profile.picture.no-png", "This file is not a PNG. Save the picture as a PNG first."
        )
    }
    package var unusual: String {
        text(
            "web-profile.picture.unusual",
            "This PNG is animated, interlaced or has 16 bits a channel. Save it without that.")
    }
    package var damaged: String {
        text("web-profile.picture.damaged", "This PNG is damaged. Save the picture once more.")
    }

    // MARK: Name

    /// The label of a field.
    package var name: String { text("web-profile.name", "Name to log in with") }
    package var nameHint: String {
        text(
            "web-profile.name.hint",
            "Any name that nobody else has here, such as an e-mail address. App passwords and feeds stay as they are."
        )
    }
    /// A button, and a link to the page that asks for the password first.
    package var changeName: String { text("web-profile.name.change", "Change name") }
    package func renamed(_ name: String) -> String {
        text("web-profile.name.changed", "You log in as {name} from now on.", ["name": name])
    }
    /// On the page of all settings.
    package var passwordFirst: String {
        text(
            "web-profile.name.password-first",
            "You log in with this name, so your password is asked first: change the name under Settings › Profile."
        )
    }

    // MARK: Cycle

    /// A heading.
    package var cycle: String { text("web-profile.cycle", "You and your cycle") }
    /// `days` is a number; `nil` where the person said none.
    package func usualLength(_ days: String?) -> String {
        days.map {
            text("web-profile.usual", "Usual length that you entered: {days} days.", ["days": $0])
        } ?? text("web-profile.usual.none", "You have not entered a usual length of your cycle.")
    }
    /// `year` is such as "1991"; `nil` where the person said none.
    package func birthYear(_ year: String?) -> String {
        year.map { text("web-profile.birth", "Year of birth: {year}.", ["year": $0]) }
            ?? text("web-profile.birth.none", "You have not entered your year of birth.")
    }
    /// A link.
    package var changeUsualLength: String {
        text("web-profile.usual.change", "Change the usual length")
    }
    /// A link.
    package var changeBirthYear: String {
        text("web-profile.birth.change", "Change the year of birth")
    }
    /// `command` is 'eve-ics mode' and is not translated.
    package func phases(_ command: String) -> String {
        text(
            "web-profile.phases", "Use {command} to set a pregnancy or a break.",
            ["command": command])
    }
}

extension Language {
    package var webProfile: WebProfileMessages { WebProfileMessages(language: self) }
}
