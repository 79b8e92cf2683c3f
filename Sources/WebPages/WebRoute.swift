package import CivilDate
package import HTML

/// Every address of the page: the one table that requests are read by and links are written with.
package enum WebRoute: Hashable, Sendable {
    case today
    case calendar
    /// The instruction and the days to begin with.
    case firstUse
    case day(Day)
    case log(Day)
    case history
    /// A logged period and its cycle, by its first day.
    case period(Day)
    case insights
    case report
    case help

    /// All that is to come.
    case plan
    case alarms
    case newAlarm
    /// An own alarm, by what names it.
    case alarm(String)
    /// What rings, and will ring soon: what an open page asks for again and again.
    case ringing
    /// One time of an alarm, which ends there.
    case dismissal(String)
    case snooze(String)
    case alarmWeek
    case alarmDay(Day)
    case todos
    /// A to-do, by what names it in its address, as all that is planned.
    case todo(String)
    case notes
    case newNote
    case note(String)
    /// The stored calendars.
    case calendars
    case storedCalendar(String)
    /// For an event of that calendar.
    case newEvent(String)
    /// The event that the second word names, of the calendar that the first one names.
    case event(String, String)

    case timer
    /// The decks.
    case cards
    /// A deck, by what names it.
    case deck(String)
    case quiz(String)
    case review(String)
    case card(String, in: String)

    case settings
    case reminders
    case contraception
    case sharing
    case security
    case recovery
    case data
    /// The people of the store, for the owner of the house.
    case household
    /// Who the person is here, and where the cycle is.
    case profile
    /// The person's picture, in bytes of a PNG.
    case picture

    case login
    case logout
    /// The passcode, in the place of every page of a person that is locked.
    case lock
    /// The password again, before what somebody who finds an open browser must not do.
    case confirm
    /// A link that logs somebody in, once.
    case open(String)
    /// A link that lets somebody register, once.
    case invitation(String)
    case register
    /// A new password by a recovery code.
    case recover

    /// A file that never changes, named with a digest of what is in it.
    case asset(Asset.Name, digest: String)
}

extension WebRoute {
    /// `nil` where the path leads nowhere; a path that is written in any other way than ours does.
    ///
    /// - Parameter path: Without its query.
    package init?(path: Substring) {
        guard path.utf8.count <= 200, path.utf8.first == UInt8(ascii: "/") else { return nil }
        let parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
            .map(String.init)
        switch (parts.first ?? "", parts.count) {
        case ("", 1): self = .today
        case ("static", 3):
            guard let name = Asset.Name(rawValue: parts[2]) else { return nil }
            self = .asset(name, digest: parts[1])
        case ("open", 2) where !parts[1].isEmpty: self = .open(parts[1])
        case ("invite", 2) where !parts[1].isEmpty: self = .invitation(parts[1])
        case ("alarms", 2) where Self.isID(parts[1]): self = .alarm(parts[1])
        case ("todo", 2) where Self.isID(parts[1]): self = .todo(parts[1])
        case ("notes", 2) where Self.isID(parts[1]): self = .note(parts[1])
        case ("calendars", 2) where Self.isID(parts[1]): self = .storedCalendar(parts[1])
        case ("calendars", 3) where Self.isID(parts[1]) && parts[2] == "new":
            self = .newEvent(parts[1])
        case ("calendars", 3) where Self.isID(parts[1]) && Self.isID(parts[2]):
            self = .event(parts[1], parts[2])
        case ("alarms", 3) where parts[1] == "week":
            guard let day = Day(parts[2]), day.description == parts[2] else { return nil }
            self = .alarmDay(day)
        case ("alarms", 3) where Self.isID(parts[1]):
            switch parts[2] {
            case "dismiss": self = .dismissal(parts[1])
            case "snooze": self = .snooze(parts[1])
            default: return nil
            }
        case ("cards", 2) where Self.isID(parts[1]): self = .deck(parts[1])
        case ("cards", 3) where Self.isID(parts[1]):
            switch parts[2] {
            case "quiz": self = .quiz(parts[1])
            case "review": self = .review(parts[1])
            case let card where Self.isID(card): self = .card(card, in: parts[1])
            default: return nil
            }
        case ("calendar", 2), ("log", 2), ("history", 2):
            guard let day = Day(parts[1]), day.description == parts[1] else { return nil }
            self =
                switch parts[0] {
                case "calendar": .day(day)
                case "log": .log(day)
                default: .period(day)
                }
        default:
            guard let route = Self.fixed.first(where: { $0.parts == parts })?.route else {
                return nil
            }
            self = route
        }
    }

    private static func isID(_ part: String) -> Bool {
        part.utf8.count == 32 && part.allSatisfy { $0.isHexDigit && !$0.isUppercase }
    }

    /// Those without a part that varies.
    private static let fixed: [(parts: [String], route: WebRoute)] = [
        (["calendar"], .calendar), (["first-use"], .firstUse), (["history"], .history),
        (["insights"], .insights), (["report"], .report), (["help"], .help), (["plan"], .plan),
        (["alarms"], .alarms), (["alarms", "new"], .newAlarm), (["alarms", "ringing"], .ringing),
        (["alarms", "week"], .alarmWeek), (["todo"], .todos), (["notes"], .notes),
        (["notes", "new"], .newNote), (["calendars"], .calendars), (["timer"], .timer),
        (["cards"], .cards),
        (["settings"], .settings), (["settings", "reminders"], .reminders),
        (["settings", "contraception"], .contraception), (["settings", "sharing"], .sharing),
        (["settings", "security"], .security), (["settings", "data"], .data),
        (["settings", "recovery"], .recovery), (["settings", "household"], .household),
        (["settings", "profile"], .profile), (["picture"], .picture), (["recover"], .recover),
        (["login"], .login), (["logout"], .logout), (["confirm"], .confirm),
        (["lock"], .lock),
        (["register"], .register),
    ]

    package var path: Path {
        switch self {
        case .day(let day): Path(root: "/calendar/", day.description)
        default: path()
        }
    }

    /// The address with a query behind it, and the id of an element.
    package func path(
        _ query: KeyValuePairs<String, String> = [:], fragment: String? = nil
    ) -> Path {
        Path(parts, query: query, fragment: fragment)
    }

    private var parts: [String] {
        switch self {
        case .today: []
        case .day(let day): ["calendar", day.description]
        case .log(let day): ["log", day.description]
        case .period(let day): ["history", day.description]
        case .alarm(let id): ["alarms", id]
        case .dismissal(let id): ["alarms", id, "dismiss"]
        case .snooze(let id): ["alarms", id, "snooze"]
        case .alarmDay(let day): ["alarms", "week", day.description]
        case .todo(let id): ["todo", id]
        case .note(let id): ["notes", id]
        case .storedCalendar(let id): ["calendars", id]
        case .newEvent(let calendar): ["calendars", calendar, "new"]
        case .event(let calendar, let id): ["calendars", calendar, id]
        case .deck(let id): ["cards", id]
        case .quiz(let id): ["cards", id, "quiz"]
        case .review(let id): ["cards", id, "review"]
        case .card(let id, let deck): ["cards", deck, id]
        case .open(let token): ["open", token]
        case .invitation(let token): ["invite", token]
        case .asset(let name, let digest): ["static", digest, name.rawValue]
        default: Self.fixed.first { $0.route == self }?.parts ?? []
        }
    }

    /// What a log calls it: without days, tokens and names.
    package var pattern: String {
        switch self {
        case .day: "/calendar/*"
        case .log: "/log/*"
        case .period: "/history/*"
        case .alarm: "/alarms/*"
        case .dismissal: "/alarms/*/dismiss"
        case .snooze: "/alarms/*/snooze"
        case .alarmDay: "/alarms/week/*"
        case .todo: "/todo/*"
        case .note: "/notes/*"
        case .storedCalendar: "/calendars/*"
        case .newEvent: "/calendars/*/new"
        case .event: "/calendars/*/*"
        case .deck: "/cards/*"
        case .quiz: "/cards/*/quiz"
        case .review: "/cards/*/review"
        case .card: "/cards/*/*"
        case .open: "/open/*"
        case .invitation: "/invite/*"
        case .asset: "/static/*"
        default: path.text
        }
    }

    /// The page with the form that was sent to this address; `nil` where the address has none, or has it only once.
    package var ofItsForms: WebRoute? {
        switch self {
        case .logout, .open, .invitation, .asset: nil
        case .dismissal, .snooze: .ringing
        default: self
        }
    }

    /// Whether anybody may see it who is not logged in.
    package var isOpenToAll: Bool {
        switch self {
        case .login, .open, .invitation, .register, .recover, .asset: true
        default: false
        }
    }
}
