package import CycleAlarms
package import CyclePipeline
import ICalendar
import Secrets
import Store

/// An alarm of the person's own as it is stored; without its parts where only a calendar program can edit it.
package struct KnownAlarm: Sendable {
    package let entry: StoredEntry
    package let alarm: OwnAlarm?
    /// Whether it will ring; a calendar program may have canceled it or taken its alarms away.
    package let standing: OwnAlarm.Standing
    /// Names it in an address: 32 hexadecimal digits that tell nothing.
    package let id: String
    /// When it rings next, in seconds since 1970-01-01T00:00:00Z; `nil` for one that does not, and where nobody knows.
    package let next: Int64?

    package var uid: String { entry.component.first("UID")?.text ?? "" }
    package var title: String { entry.component.first("SUMMARY")?.text ?? "" }

    fileprivate init(_ entry: StoredEntry, _ id: String, for person: PersonState) {
        self.entry = entry
        self.id = id
        let alarm = OwnAlarm(entry)
        self.alarm = alarm
        standing =
            alarm?.standing(at: person.moment.seconds, by: person.time)
            ?? (entry.isSwitchedOn ? .on : .off)
        next = alarm.flatMap { alarm in
            alarm.nextDay(after: person.moment.seconds, by: person.time).map {
                person.time.moment(of: $0, second: 60 * alarm.minuteOfDay)
            }
        }
    }
}

extension MemberAlarms {
    /// The own alarms, in the order in which they ring next.
    package func ownAlarms(of person: PersonState) throws -> [KnownAlarm] {
        try storedEntries(only: OwnAlarm.calendar)
            .map { KnownAlarm($0, self.id($0.component.first("UID")?.text ?? ""), for: person) }
            .sorted { ($0.next ?? .max, $0.title) < ($1.next ?? .max, $1.title) }
    }

    /// Names an entry's alarms in an address, or those of one time of it.
    package func id(_ uid: String, _ recurrence: String = "") -> String {
        Seed(person.seed).map {
            KeyedHash($0).digest(of: Array("alarm\0\(uid)\0\(recurrence)".utf8), size: .bytes16)
                .hexadecimal
        } ?? ""
    }
}
