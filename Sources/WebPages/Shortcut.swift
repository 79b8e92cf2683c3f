package import CivilDate
import HTML
package import Messages

/// A key that does something on any page, unless the person turned these keys off: the one table that the script
/// acts by and the help shows.
package enum Shortcut: CaseIterable, Sendable {
    case today, calendar, insights, plan, settings
    case logToday, toToday
    case add, remove, undo, new
    case flip, next, leaveOut
    case help
    /// Where there is a passcode.
    case lock

    /// One after the other.
    package var keys: [String] {
        switch self {
        case .today: ["g", "t"]
        case .calendar: ["g", "c"]
        case .insights: ["g", "i"]
        case .plan: ["g", "p"]
        case .settings: ["g", "s"]
        case .logToday: ["l"]
        case .toToday: ["t"]
        case .add: ["+"]
        case .remove: ["-"]
        case .undo: ["u"]
        case .new: ["n"]
        case .flip: [" "]
        case .next: ["ArrowRight"]
        case .leaveOut: ["r"]
        case .help: ["?"]
        case .lock: ["L"]
        }
    }

    /// What is written on them.
    package var keyNames: [String] {
        switch self {
        case .flip: ["Space"]
        case .next: ["→"]
        case .lock: ["Shift+L"]
        default: keys
        }
    }

    package func meaning(in language: Language) -> String {
        let words = language.webHelp
        return switch self {
        case .today: words.opens(PageFrame.Place.today.name(in: language))
        case .calendar: words.opens(PageFrame.Place.calendar.name(in: language))
        case .insights: words.opens(PageFrame.Place.insights.name(in: language))
        case .plan: words.opens(PageFrame.Place.plan.name(in: language))
        case .settings: words.opens(PageFrame.Place.settings.name(in: language))
        case .logToday: words.logToday
        case .toToday: words.today
        case .add: words.add
        case .remove: words.remove
        case .undo: words.undo
        case .new: words.new
        case .flip: language.webCards.flipKey
        case .next: language.webCards.nextKey
        case .leaveOut: language.webCards.leaveOutKey
        case .help: words.help
        case .lock: language.webPasscode.lockKey
        }
    }

    /// An address; or a word for what the script does where it is.
    private func target(today: Day?) -> String {
        switch self {
        case .today: PageFrame.Place.today.path.text
        case .calendar, .toToday: WebRoute.calendar.path.text
        case .insights: PageFrame.Place.insights.path.text
        case .plan: PageFrame.Place.plan.path.text
        case .settings: PageFrame.Place.settings.path.text
        case .logToday: (today.map { WebRoute.log($0) } ?? .today).path.text
        case .add: "log"
        case .remove: "unlog"
        case .undo, .new, .flip, .next, .leaveOut, .lock: "here"
        case .help: WebRoute.help.path.text
        }
    }

    /// Those of a person.
    package static func all(canLock: Bool) -> [Shortcut] {
        allCases.filter { $0 != .lock || canLock }
    }

    /// Keys, a blank and where they lead, with `|` between: what the script reads.
    package static func table(today: Day?, canLock: Bool) -> String {
        all(canLock: canLock).map { "\($0.keys.joined(separator: " ")) \($0.target(today: today))" }
            .joined(separator: "|")
    }
}
