import CalendarModel
import CivilDate
import CommandLineInterface
import CyclePipeline
import Household
import Messages
import Secrets

/// The feeds and app passwords of the last 30 days, so that the person notices one that somebody else made.
struct NewDoors {
    private static let days = 30

    private let all: [Access]
    private let person: PersonState

    init(_ person: PersonState, from source: Context.Source) throws {
        self.person = person
        guard case .store(let member) = source else {
            all = []
            return
        }
        all = try member.access(madeSince: person.today - Self.days, person.time)
    }

    /// What `status` says of them, with its line feed; empty without any.
    var line: String {
        guard !all.isEmpty else { return "" }
        let language = person.language
        let items = all.map { access in
            let name = access.name.terminalSafe
            let day = language.date(person.time.day(at: access.created), near: person.today)
            return access.purpose == .feed
                ? language.access.newFeed(name, day) : language.access.newPassword(name, day)
        }
        return language.access.madeLately(language.list(items), days: Self.days) + "\n"
    }

    var json: JSON {
        let doors = all.map { access -> JSON in
            [
                "kind": access.purpose == .feed ? "feed" : "appPassword", "name": access.name,
                "created": person.time.day(at: access.created),
            ]
        }
        return doors.isEmpty ? [:] : ["doors": doors]
    }
}
