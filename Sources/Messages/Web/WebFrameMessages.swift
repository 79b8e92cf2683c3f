/// What stands around every page.
package struct WebFrameMessages: MessageGroup {
    package let language: Language

    /// The title of a browser's window: the page, then the program.
    package func windowTitle(_ page: String) -> String {
        text("web-frame.title", "{page} · eve-ics", ["page": page])
    }

    /// A link for readers that begin at the top: over the bar to the page itself.
    package var skip: String { text("web-frame.skip", "Skip to the content") }

    /// What the bar with the main pages is called for those who do not see it.
    package var places: String { text("web-frame.places", "Main pages") }

    // MARK: The bar, one word each

    package var today: String { text("web-frame.today", "Today") }
    package var calendar: String { text("web-frame.calendar", "Calendar") }
    package var insights: String { text("web-frame.insights", "Insights") }
    package var plan: String { text("web-frame.plan", "Plan") }
    package var settings: String { text("web-frame.settings", "Settings") }

    // MARK: Whose day it is

    /// For a device on which it is another day. `here` and `device` are places that time zones are named for: "Berlin".
    package func otherZone(here: String, device: String) -> String {
        text(
            "web-frame.zone",
            "Your days begin at midnight in {here}. This device has another time zone: {device}.",
            ["here": here, "device": device])
    }
    /// A button below that; `device` is the device's place: from now on days begin at midnight there.
    package func useZone(_ device: String) -> String {
        text("web-frame.zone.use", "Use {device}", ["device": device])
    }
    /// A button beside it: the line goes.
    package var keepZone: String { text("web-frame.zone.keep", "Not now") }

    // MARK: How a change ended

    /// The server did not answer.
    package var failed: String {
        text("web-frame.failed", "Not saved: the server does not answer. Try again.")
    }
    /// Somebody logged out elsewhere, or the time is over. The page keeps what was typed.
    package var ended: String {
        text(
            "web-frame.ended",
            "Not saved: you are logged out. Log in in a new tab. Try again.")
    }

    // MARK: Below every page

    /// `name` is the person's.
    package func loggedIn(_ name: String) -> String {
        text("web-frame.logged-in", "Logged in as {name}", ["name": name])
    }
    package var help: String { text("web-frame.help", "Help") }
    /// A button.
    package var logOut: String { text("web-frame.log-out", "Log out") }
}

extension Language {
    package var webFrame: WebFrameMessages { WebFrameMessages(language: self) }
}
