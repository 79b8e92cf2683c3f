import CalendarModel
package import CivilDate
package import CyclePipeline
import CycleViews
import Messages
import Secrets

/// What is said of a feed or an app password, which never is its secret.
extension Access {
    /// In words, without a full stop: `periods and fertile days; 12 months ahead and 6 back; …`.
    package func summary(_ person: PersonState) -> String {
        let language = person.language
        return language.series([contents(person), ending(person)].compactMap(\.self))
    }

    /// The same without the day on which it ends.
    package func contents(_ person: PersonState) -> String {
        let language = person.language
        guard var options else { return language.access.isNewer }
        if person.settings.hidesFertility {
            options.include.removeAll { $0.kinds.contains(where: \.tellsFertility) }
        }
        var facts = options.phrases(in: language)
        switch purpose {
        case .feed where canWrite: facts.append(language.access.isWritable)
        case .appPassword where !canWrite: facts.append(language.access.isReadOnly)
        default: break
        }
        return language.series(facts)
    }

    /// Whether its last day is over.
    package func isOver(_ person: PersonState) -> Bool {
        lastDay(person).map { $0 < person.today } ?? false
    }

    /// `until 31 Dec`; `nil` where it goes on until it is revoked.
    package func ending(_ person: PersonState) -> String? {
        lastDay(person).map { last in
            let (day, words) = (
                person.language.date(last, near: person.today), person.language.access
            )
            return last < person.today ? words.ended(day) : words.ends(day)
        }
    }

    /// `last used 3 weeks ago`, or `last fetched in the week of 16 Nov`.
    package func use(_ person: PersonState) -> String {
        let language = person.language
        switch purpose {
        case .feed:
            return lastFetched.map {
                language.access.fetched(inWeekOf: language.date($0, near: person.today))
            } ?? language.access.isNeverFetched
        default:
            return lastUsed.map {
                let days = person.today - person.time.day(at: $0)
                return language.access.used(Self.ago(days, language.formats))
            } ?? language.access.isNeverUsed
        }
    }

    package func isExpired(_ person: PersonState) -> Bool {
        expires.map { $0 <= person.moment.seconds } ?? false
    }

    /// The Monday of the week in which a feed was fetched last.
    package var lastFetched: Day? {
        lastUsed.map { Day(number: Int32(clamping: $0 / 86_400)) }
    }

    /// The last day on which it can be read.
    package func lastDay(_ person: PersonState) -> Day? {
        expires.map { person.time.day(at: $0 - 1) }
    }

    /// Less exact the longer it is ago; a use that seems to be yet to come is today's, as a program on
    /// the other side of the world may make it.
    private static func ago(_ days: Int, _ formats: FormatMessages) -> String {
        switch days {
        case ...0: formats.today
        case 1: formats.yesterday
        case ..<14: formats.daysAgo(days)
        case ..<61: formats.weeksAgo(days / 7)
        case ..<730: formats.monthsAgo(days * 12 / 365)
        default: formats.yearsAgo(days / 365)
        }
    }
}
