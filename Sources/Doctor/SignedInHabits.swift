package import CommandLineInterface
package import Household

/// What calendar programs do with calendars that they sign in to; docs/clients.md says which were tried.
extension CalendarProgram {
    /// Whose password it is by the name that a person gave it, such as "Thunderbird at work"; `nil` where that
    /// tells nothing: a "Phone" may be any.
    init?(namedIn name: String) {
        let name = name.lowercased()
        let program = Self.allCases.first { program in
            program.signsIn && program.words.contains { name.contains($0) }
        }
        guard let program else { return nil }
        self = program
    }

    private var words: [String] {
        switch self {
        case .apple: ["apple", "iphone", "ipad", "macbook", "imac"]
        case .davx5: ["davx", "android"]
        case .thunderbird: ["thunderbird"]
        case .evolution: ["evolution", "gnome"]
        case .kde: ["kde", "korganizer", "merkuro", "kontact"]
        case .vdirsyncer: ["vdirsyncer", "khal"]
        case .calcurse: ["calcurse"]
        case .google, .outlook: []
        }
    }

    /// Its name, where that is another one than for a feed.
    private var signedInName: String { self == .davx5 ? "DAVx5" : name }

    private var signedInRefresh: String {
        switch self {
        case .thunderbird, .evolution:
            "Looks for changes every 30 minutes, unless the calendar's properties say otherwise; what "
                + "you change goes out at once."
        case .apple:
            "Looks for changes as often as you set it: on a Mac in the account's settings, on an "
                + "iPhone under Fetch New Data. What you change goes out at once."
        case .davx5:
            "Looks for changes every 4 hours, unless the account's settings say otherwise; what you "
                + "change goes out within a minute or two."
        case .kde: "Looks for changes as often as the account's settings say."
        case .vdirsyncer:
            "Looks for changes, and sends yours, when you run 'vdirsyncer sync' or its timer does."
        case .calcurse:
            "Looks for changes, and sends yours, when you run calcurse-caldav."
        case .google, .outlook: ""
        }
    }

    private var signedInAlarms: String {
        switch self {
        case .thunderbird, .evolution, .kde: alarms
        case .apple: "Rings every alarm."
        case .davx5: "Hands every alarm to the phone, whose calendar program rings it."
        case .vdirsyncer: "khal rings no alarm. Let another program remind you."
        case .calcurse: "Rings none of the calendar's alarms, but reminds by itself."
        case .google, .outlook: ""
        }
    }

    /// What the person sees of a change that the log cannot take.
    private var refusals: String {
        switch self {
        case .thunderbird:
            "Says so when a change is refused, and shows our version at its next look."
        case .evolution: "Says so when a change is refused, and leaves our version as it is."
        case .apple:
            "Says so when a change is refused: choose Revert to Server, and our version is back."
        case .davx5: "A change that is refused is gone at its next look, when our version is back."
        case .kde: "How it shows a refused change was not tried; restart it to be sure."
        case .vdirsyncer:
            "Says at one sync that a change is refused, and brings our version back at the next; give "
                + "it conflict_resolution = \"a wins\", where a is the server."
        case .calcurse:
            "A change that is refused is gone at its next sync, without a word; 'undo' takes back what "
                + "was not."
        case .google, .outlook: ""
        }
    }

    /// What the programs will do that the passwords are for by their names, or each where a name tells nothing.
    package static func prospects(
        signedInWith passwords: [Access], chosen: CalendarProgram?
    ) -> [Checkup.Part] {
        guard !passwords.isEmpty else { return [] }
        let named = passwords.map { CalendarProgram(namedIn: $0.name) }
        let others = allCases.filter {
            $0.signsIn && (named.contains($0) || named.contains(nil))
        }
        let canWrite = passwords.contains(where: \.canWrite)
        return (chosen.map { [$0] } ?? others).map {
            $0.prospectSignedIn(canWrite, isChosen: chosen != nil)
        }
    }

    /// - Parameter canWrite: Whether any of the passwords lets it change anything.
    private func prospectSignedIn(_ canWrite: Bool, isChosen: Bool) -> Checkup.Part {
        var part = Checkup.Part("\(signedInName), signed in")
        guard signsIn else {
            part.add(
                isChosen ? .wrong : .note,
                self == .outlook
                    ? "Cannot sign in without an addition such as CalDav Synchronizer."
                    : "Cannot sign in to a server of your own.",
                advice: "let it subscribe to a feed, as docs/feeds.md says")
            return part
        }
        part.add(.note, signedInRefresh)
        part.add(.note, signedInAlarms)
        part.add(
            .note,
            canWrite
                ? refusals
                : "Whatever is changed in it is refused: the passwords let programs read only.")
        return part
    }
}
