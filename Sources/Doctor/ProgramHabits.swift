package import Addresses
package import CommandLineInterface
import HTTPServer

/// A calendar program, and what it does with a calendar that it subscribes to.
///
/// What is known of each, and from where, is in docs/server.md.
package enum CalendarProgram: String, CaseIterable, Sendable {
    case google, apple, outlook, thunderbird, davx5, evolution, kde, vdirsyncer, calcurse

    var name: String {
        switch self {
        case .google: "Google Calendar"
        case .apple: "Apple Calendar"
        case .outlook: "Outlook"
        case .thunderbird: "Thunderbird"
        case .davx5: "ICSx5 (DAVx5)"
        case .evolution: "Evolution and GNOME Calendar"
        case .kde: "KOrganizer and Merkuro"
        case .vdirsyncer: "vdirsyncer and khal"
        case .calcurse: "calcurse"
        }
    }

    /// Whether it can fetch a feed.
    package var subscribes: Bool { self != .calcurse }

    /// Whether it can sign in by CalDAV to a server that is not its maker's.
    package var signsIn: Bool { !fetchesFromAfar }

    /// Whether a server of its maker fetches the feed, rather than the person's own machine.
    var fetchesFromAfar: Bool { self == .google || self == .outlook }

    /// How often it looks for changes, which no feed decides.
    var refresh: String {
        switch self {
        case .google: "Looks for changes every 4 to 24 hours; nothing makes it look sooner."
        case .apple:
            "Looks for changes as often as you set it: on a Mac under Auto-refresh of the "
                + "calendar, on an iPhone under Fetch New Data of the calendar accounts."
        case .outlook:
            "On the web it looks for changes about every 3 hours, at times once a day. Classic "
                + "Outlook looks at each Send/Receive, as often as the feed suggests at most."
        case .thunderbird, .evolution:
            "Looks for changes every 30 minutes, unless the calendar's properties say otherwise."
        case .davx5: "Looks for changes as often as ICSx5's settings say."
        case .kde: "Looks for changes as often as the calendar's settings say."
        case .vdirsyncer: "Looks for changes when you run 'vdirsyncer sync', or its timer does."
        case .calcurse: "Cannot subscribe; it takes files in, or signs in with calcurse-caldav."
        }
    }

    /// What it does with the alarms of a subscribed calendar.
    var alarms: String {
        switch self {
        case .google:
            "Rings none of the feed's alarms. Set a default notification for this calendar there, "
                + "or let another program remind you."
        case .apple:
            "Rings alarms only if you untick Remove Alerts, which is ticked at first, when you "
                + "subscribe or in the calendar's information."
        case .outlook: "Rings none of the feed's alarms. Let another program remind you."
        case .thunderbird: "Rings every alarm, unless the calendar's properties suppress them."
        case .davx5:
            "Rings every alarm, unless the subscription ignores them; it can add one of its own."
        case .evolution: "Rings every alarm while its alarm service runs."
        case .kde: "Rings every alarm while KDE's reminder daemon runs."
        case .vdirsyncer: "khal rings no alarm. Let another program remind you."
        case .calcurse: "Rings none of the feed's alarms, but reminds by itself."
        }
    }

    var neverRings: Bool {
        switch self {
        case .google, .outlook, .vdirsyncer, .calcurse: true
        case .apple, .thunderbird, .davx5, .evolution, .kde: false
        }
    }

    /// What else surprises.
    private func habits(with feed: FeedFacts) -> [String] {
        switch self {
        case .google: ["Shows neither categories nor colors of single events."]
        case .apple: ["Takes name and color from the feed; you can change both."]
        case .outlook:
            ["Subscribe from web; a file that is uploaded is copied once and never again."]
        case .thunderbird:
            [
                "Stops asking after a server answered with an error, until you start it again. A "
                    + "server that is switched off does no harm.",
                feed.isWritable
                    ? "Sends back what you edit, and your log follows."
                    : "Tick Read Only in the calendar's properties: what you edit is refused.",
            ]
        case .davx5: ["Takes its own color for the calendar if you choose one."]
        case .evolution: ["Shows the calendar read-only, whatever the feed allows."]
        case .vdirsyncer, .calcurse: []
        case .kde:
            [
                "Takes neither name nor color from the feed; you choose them.",
                "Tick Read-only when you add the calendar: otherwise it writes back what it has "
                    + "read and never reads again.",
            ]
        }
    }
}

/// What is known of a feed before a program is asked about it.
package struct FeedFacts {
    var hasAlarms: Bool
    var isWritable: Bool
    var isEncrypted: Bool
    /// `nil` where nobody knows yet from where it can be reached.
    var reach: Reach?

    package init(hasAlarms: Bool, isWritable: Bool, isEncrypted: Bool, reach: Reach? = nil) {
        self.hasAlarms = hasAlarms
        self.isWritable = isWritable
        self.isEncrypted = isEncrypted
        self.reach = reach
    }
}

extension CalendarProgram {
    /// What each program, or the chosen one, will do with such a feed.
    package static func prospects(of feed: FeedFacts, chosen: CalendarProgram?) -> [Checkup.Part] {
        (chosen.map { [$0] } ?? allCases.filter(\.subscribes)).map {
            $0.prospect(of: feed, isChosen: chosen != nil)
        }
    }

    /// - Parameter isChosen: Whether it is the one program that the person has in mind, so that what keeps it
    ///   from the feed is wrong and not just so.
    private func prospect(of feed: FeedFacts, isChosen: Bool) -> Checkup.Part {
        var part = Checkup.Part(name)
        guard subscribes else {
            part.add(
                isChosen ? .wrong : .note, refresh,
                advice: "make it an app password with 'eve-ics app-password add NAME'")
            return part
        }
        let obstacle: Checkup.Verdict = isChosen ? .wrong : .note
        if fetchesFromAfar, let reach = feed.reach, reach != .everybody {
            part.add(
                obstacle,
                "Fetches calendars by its maker's servers, which cannot reach this address.",
                advice: "serve the feed at a public address with https, as docs/server.md says")
        } else if fetchesFromAfar, !feed.isEncrypted {
            part.add(
                obstacle, "Wants https.", advice: "serve the feed by https, as docs/server.md says")
        }
        part.add(.note, refresh)
        if feed.hasAlarms {
            part.add(neverRings && isChosen ? .warning : .note, alarms)
        }
        for habit in habits(with: feed) { part.add(.note, habit) }
        return part
    }
}
