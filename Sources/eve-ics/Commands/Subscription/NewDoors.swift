import CalendarModel
import CivilDate
import CommandLineInterface
import CyclePipeline
import CycleServer
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
        let names = all.map { access in
            let noun = access.purpose == .feed ? "the feed" : "the app password"
            let day = person.time.day(at: access.created).text(near: person.today)
            return "\(noun) \(access.name.terminalSafe) (\(day))"
        }
        return "Made in the last \(Self.days) days: \(Phrases.list(names)).\n"
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
