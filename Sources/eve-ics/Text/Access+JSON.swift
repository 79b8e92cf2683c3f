import CivilDate
import CommandLineInterface
import CycleJSON
import CyclePipeline
import Household
import Messages
import Secrets

/// What the commands for feeds and app passwords print of one.
extension Access {
    func line(_ person: PersonState) -> String {
        let language = person.language
        let facts = language.series([summary(person), use(person)])
        return language.access.line(name.terminalSafe, facts) + "\n"
    }

    func json(_ person: PersonState) -> JSON {
        let json = (["name": name] as JSON).adding(options?.json ?? [:])
        let end: JSON = ["expires": lastDay(person), "expired": isExpired(person)]
        return switch purpose {
        case .feed:
            json.adding(["writable": canWrite]).adding(end).adding([
                "lastFetchedWeek": lastFetched, "withAddress": options?.tellsAddress ?? false,
                "blank": options?.isBlank ?? false, "page": options?.hasPage ?? false,
                "saysName": options?.saysName ?? false,
            ])
        default:
            json.adding([
                "readOnly": !canWrite, "created": person.time.day(at: created),
                "lastUsed": lastUsed.map(person.time.day(at:)),
            ]).adding(end)
        }
    }
}
