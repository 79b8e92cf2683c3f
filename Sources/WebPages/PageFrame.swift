package import HTML
package import Messages

/// What stands around every page: where one is, where one can go, and what just happened.
package struct PageFrame: Sendable {
    /// The places of the bar, in its order.
    package enum Place: CaseIterable, Sendable {
        case today, calendar, insights, settings
    }

    package var language: Language
    /// `light` or `dark`; `nil` for the system's.
    package var theme: String?
    /// Who is logged in; `nil` where nobody is, and then there is no bar.
    package var personName: String?
    /// Whether single keys act as shortcuts.
    package var hasShortcuts = true
    /// What is told on top of the page, such as "Saved."; in the language of the page.
    package var notice: String?

    package init(language: Language, theme: String? = nil, personName: String? = nil) {
        self.language = language
        self.theme = theme
        self.personName = personName
    }

    private var words: WebFrameMessages { language.webFrame }

    package func document(_ page: some Page) -> Document {
        Document(
            title: words.windowTitle(page.windowTitle), language: language.rawValue,
            isRightToLeft: language.isRightToLeft, theme: theme,
            styles: ([.style] + page.styles).map { Asset[$0].path },
            scripts: [Asset[.script].path], body: body(page))
    }

    @HTMLBuilder private func body(_ page: some Page) -> HTML {
        a(.class("skip"), .href(.fragment("main"))) { words.skip }
        if personName != nil { header { bar(page.place) } }
        main(.id("main"), .tabindex(-1)) {
            // Before everything else, so that a reader hears it whatever is shown.
            div(.id("status"), .class("status"), .role("status")) { notice ?? "" }
            if !page.hasOwnHeading { h1 { page.title } }
            page.body
        }
        footer { bottom }
    }

    @HTMLBuilder private func bar(_ current: Place?) -> HTML {
        nav(.class("places"), .ariaLabel(words.places)) {
            ul {
                for place in Place.allCases {
                    li {
                        a(
                            .href(place.route.path),
                            .ariaCurrent(place == current ? "page" : nil),
                            .data(DataName("data-place"), place.key)
                        ) {
                            span(.class("icon"), .ariaHidden()) { place.sign }
                            span { name(of: place) }
                        }
                    }
                }
            }
        }
    }

    @HTMLBuilder private var bottom: HTML {
        if let personName {
            p(.class("who")) { words.loggedIn(personName) }
            a(.href(WebRoute.help.path), .data(DataName("data-key"), "?")) { words.help }
            form(.method("post"), .action(WebRoute.logout.path)) {
                button(.class("link"), .type("submit")) { words.logOut }
            }
        }
    }

    private func name(of place: Place) -> String {
        switch place {
        case .today: words.today
        case .calendar: words.calendar
        case .insights: words.insights
        case .settings: words.settings
        }
    }
}

extension PageFrame.Place {
    package var route: WebRoute {
        switch self {
        case .today: .today
        case .calendar: .calendar
        case .insights: .insights
        case .settings: .settings
        }
    }

    /// The key that leads there after `g`.
    package var key: String {
        switch self {
        case .today: "t"
        case .calendar: "c"
        case .insights: "i"
        case .settings: "s"
        }
    }

    fileprivate var sign: String {
        switch self {
        case .today: "◉"
        case .calendar: "▦"
        case .insights: "∿"
        case .settings: "⚙"
        }
    }
}
