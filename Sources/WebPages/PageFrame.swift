package import CivilDate
package import HTML
package import Messages

/// What stands around every page: where one is, where one can go, and what just happened.
package struct PageFrame: Sendable {
    /// The places of the bar, in its order.
    package enum Place: CaseIterable, Sendable {
        case today, calendar, insights, plan, settings
    }

    package var language: Language
    /// `light` or `dark`; `nil` for the system's.
    package var theme: String?
    /// Whether somebody is logged in; else there is no bar.
    package let isLoggedIn: Bool
    /// Names the person to whom the page belongs in what a script sends; `nil` where nobody is logged in.
    package var personID: String?
    /// What that person is called; `nil` where nobody gave a name.
    package let personName: String?
    /// Whether the person has a picture to show.
    package var hasPicture = false
    /// Whether single keys act as shortcuts.
    package var hasShortcuts = true
    /// Whether the page stands in the place of another one that is locked.
    package var isLocked = false
    /// Whether the window's title names the main place alone.
    package var isDiscreet = false
    /// After how many minutes the page locks, and whether it does out of sight; `nil` without a passcode.
    package var lock: (minutes: Int, whenHidden: Bool)?
    /// The person's day, to which keys lead.
    package var today: Day?
    /// Whose day the pages that are about today show; `nil` where the zone of the server is not known.
    package var dayZone: DayZone?
    /// What is told on top of the page, such as "Saved."; in the language of the page.
    package var notice: String?

    /// For somebody who is not logged in.
    package init(language: Language) {
        self.language = language
        isLoggedIn = false
        personName = nil
    }

    package init(language: Language, theme: String?, loggedInAs name: String?) {
        self.language = language
        self.theme = theme
        isLoggedIn = true
        personName = name
    }

    private var words: WebFrameMessages { language.webFrame }

    package func document(_ page: some Page) -> Document {
        Document(
            title: title(page), language: language.rawValue,
            isRightToLeft: language.isRightToLeft, theme: theme,
            styles: ([.style] + page.styles).map { Asset[$0].path },
            scripts: ([.script] + page.scripts + (zoneLine(page) == nil ? [] : [.zoneScript])
                + (lock == nil ? [] : [.lockScript]))
                .map { Asset[$0].path },
            links: [("icon", Asset[.icon].path)], secondsToReload: page.secondsToReload,
            body: body(page))
    }

    private func title(_ page: some Page) -> String {
        isDiscreet
            ? page.place?.name(in: language) ?? page.windowTitle
            : words.windowTitle(page.windowTitle)
    }

    /// Where today and its log are shown.
    private func zoneLine(_ page: some Page) -> ZoneLine? {
        guard page.place == .today, page.overlay == nil else { return nil }
        return dayZone.map { ZoneLine(zone: $0, language: language) }
    }

    @HTMLBuilder private func body(_ page: some Page) -> HTML {
        let isCovered = page.overlay != nil
        if !isCovered { a(.class("skip"), .href(.fragment("main"))) { words.skip } }
        if isLoggedIn { header(.inert(isCovered)) { bar(page.place) } }
        main(.id("main"), .tabindex(-1)) {
            // Before everything else, so that a reader hears it whatever is shown.
            div(
                .id("status"), .class("status"), .role("status"),
                .data(DataName("data-failed"), words.failed),
                .data(DataName("data-ended"), words.ended),
                .data(DataName("data-locked"), isLocked ? language.webPasscode.isLocked : nil),
                .data(DataName("data-person"), personID)
            ) { notice ?? "" }
            if let overlay = page.overlay {
                overlay
                div(.class("covered"), .inert()) { page.body }
            } else {
                if let line = zoneLine(page) { line.html }
                if !page.hasOwnHeading { h1(.dir("auto")) { page.title } }
                page.body
            }
        }
        footer(.inert(isCovered)) { bottom }
    }

    @HTMLBuilder private func bar(_ current: Place?) -> HTML {
        nav(.class("places"), .ariaLabel(words.places)) {
            ul {
                for place in Place.allCases {
                    li {
                        a(
                            .href(place.path), .ariaCurrent(place == current ? "page" : nil)
                        ) {
                            span(.class("icon"), .ariaHidden()) { place.icon }
                            span { place.name(in: language) }
                        }
                    }
                }
            }
        }
    }

    @HTMLBuilder private var bottom: HTML {
        if isLoggedIn {
            p(.class("who", "row")) {
                if hasPicture {
                    // The name stands beside it.
                    img(
                        .src(WebRoute.picture.path), .alt(""), .width(32), .height(32),
                        .class("portrait"))
                }
                personName.map(words.loggedIn) ?? ""
            }
            a(
                .href(WebRoute.help.path),
                .data(
                    DataName("data-keys"),
                    hasShortcuts ? Shortcut.table(today: today, canLock: lock != nil) : nil)
            ) { words.help }
            if let lock {
                form(
                    .id("lock"), .method("post"), .action(WebRoute.lock.path),
                    .data(DataName("data-minutes"), "\(lock.minutes)"),
                    .data(DataName("data-hides"), lock.whenHidden ? "" : nil),
                    .data(DataName("data-title"), language.webPasscode.lockedTitle),
                    .data(DataName("data-away"), language.webPasscode.noAnswer)
                ) {
                    button(.class("link"), .type("submit"), .name("do"), .value("lock")) {
                        language.webPasscode.lock
                    }
                }
            }
            form(.method("post"), .action(WebRoute.logout.path)) {
                button(.class("link"), .type("submit")) { words.logOut }
            }
        }
    }
}

extension PageFrame.Place {
    package var path: Path {
        switch self {
        case .today: WebRoute.today.path
        case .calendar: WebRoute.calendar.path(fragment: MonthTable.currentID)
        case .insights: WebRoute.insights.path
        case .plan: WebRoute.plan.path
        case .settings: WebRoute.settings.path
        }
    }

    package func name(in language: Language) -> String {
        switch self {
        case .today: language.webFrame.today
        case .calendar: language.webFrame.calendar
        case .insights: language.webFrame.insights
        case .plan: language.webFrame.plan
        case .settings: language.webFrame.settings
        }
    }
}
