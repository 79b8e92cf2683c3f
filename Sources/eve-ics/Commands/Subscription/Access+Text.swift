import CalendarModel
import CivilDate
import CommandLineInterface
import CycleJSON
import CycleModel
import CyclePipeline
import CycleServer
import Secrets

/// What is said of a feed or an app password, which never is its secret.
extension Access {
    func line(_ person: PersonState) -> String {
        "\(name.terminalSafe): \(summary(person)); \(use(person)).\n"
    }

    /// In words, without a full stop: `periods and fertile days; 12 months ahead and 6 back; …`.
    func summary(_ person: PersonState) -> String {
        guard let options else { return "made by a newer eve-ics; update the program" }
        var parts = options.phrases
        switch purpose {
        case .feed where canWrite: parts.append("can be changed in Thunderbird")
        case .appPassword where !canWrite: parts.append("read-only")
        default: break
        }
        if let last = lastDay(person) {
            let day = last.text(near: person.today)
            parts.append(last < person.today ? "expired after \(day)" : "until \(day)")
        }
        return parts.joined(separator: "; ")
    }

    /// `last used 3 weeks ago`, or `last fetched in the week of 16 Nov`.
    func use(_ person: PersonState) -> String {
        if purpose == .feed {
            let week = lastFetched.map {
                "last fetched in the week of \($0.text(near: person.today))"
            }
            return week ?? "never fetched"
        }
        guard let lastUsed else { return "never used" }
        return "last used \(Self.ago(person.today - person.time.day(at: lastUsed)))"
    }

    func json(_ person: PersonState) -> JSON {
        let json = (["name": name] as JSON).adding(options?.json ?? [:])
        let end: JSON = ["expires": lastDay(person), "expired": isExpired(person)]
        return switch purpose {
        case .feed:
            json.adding(["writable": canWrite]).adding(end).adding([
                "lastFetchedWeek": lastFetched, "withAddress": options?.tellsAddress ?? false,
                "blank": options?.isBlank ?? false,
            ])
        case .appPassword:
            json.adding([
                "readOnly": !canWrite, "created": person.time.day(at: created),
                "lastUsed": lastUsed.map(person.time.day(at:)),
            ]).adding(end)
        }
    }

    func isExpired(_ person: PersonState) -> Bool {
        expires.map { $0 <= person.moment.seconds } ?? false
    }

    /// The Monday of the week in which a feed was fetched last.
    private var lastFetched: Day? {
        lastUsed.map { Day(number: Int32(clamping: $0 / 86_400)) }
    }

    /// The last day on which it can be read.
    private func lastDay(_ person: PersonState) -> Day? {
        expires.map { person.time.day(at: $0 - 1) }
    }

    /// Less exact the longer it is ago; a use that seems to be yet to come is today's, as a program on
    /// the other side of the world may make it.
    private static func ago(_ days: Int) -> String {
        switch days {
        case ...0: "today"
        case 1: "yesterday"
        case ..<14: "\(days) days ago"
        case ..<61: "\(days / 7) weeks ago"
        case ..<730: "\(days * 12 / 365) months ago"
        default: "\(days / 365) years ago"
        }
    }
}
