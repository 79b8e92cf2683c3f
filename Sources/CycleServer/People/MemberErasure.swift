import CalendarModel
package import CivilDate
import CycleModel
package import CyclePipeline
import ICalendar
import LogStore
import Secrets

/// What goes with a person's days that are erased, worked out before anything is.
package struct MemberErasure {
    private let member: Member
    private let state: PersonState
    private let day: Day?
    private let erasure: Erasure
    /// Objects beside the computed calendar that tell of those days alone.
    private let namesInCycle: Set<String>
    /// The UIDs that keep their versions; `nil` where all do.
    private let uidsLeft: Set<String>?
    /// The UIDs of events whose dismissed alarms are forgotten.
    private let acknowledged: Set<String>
    /// How many calendars of the person's own go with everything.
    package let calendars: Int
    /// Whether calendars of the person's own stay.
    package let leavesCalendars: Bool
    package let changesAnything: Bool

    /// How many entries beside the cycle go.
    package var entriesBesideCycle: Int { namesInCycle.count }

    /// - Parameter day: The first one that is kept; `nil` where everything goes.
    package init(of member: Member, before day: Day?, at now: Now) throws {
        (self.member, self.day) = (member, day)
        let (store, person) = (member.household.store, member.person)
        let journal = try store.journal(of: person.id)
        let changes = try member.household.changes(in: journal)
        state = PersonState(
            JournalState(replaying: changes, lastEntry: Int64(journal.lastNumber)),
            naming: Household.naming(seed: person.seed), at: now, zones: member.household.zones)
        erasure = Erasure(of: changes, before: day)
        let own = try store.calendars(of: person.id)
        let cycle = try store.calendar(named: StoredCalendar.cycleName, of: person.id)
        let objects = try cycle.map { try store.objects(of: $0.id) } ?? []
        let acknowledgements = try store.acknowledgements(of: person.id)
        if let day {
            let time = state.time
            let left =
                erasure.changesAnything
                ? Self.uids(left: erasure, of: state, from: day, try member.ownNames(state)) : nil
            let start = time.start(of: day)
            acknowledged = Set(
                acknowledgements.lazy
                    .filter { $0.acknowledged < start || left?.contains($0.uid) == false }
                    .map(\.uid))
            uidsLeft = left
            (calendars, leavesCalendars) = (0, !own.isEmpty)
            namesInCycle = Set(objects.filter { $0.isOver(before: day, time) }.map(\.name))
            changesAnything =
                erasure.changesAnything || !namesInCycle.isEmpty || !acknowledged.isEmpty
        } else {
            (uidsLeft, acknowledged) = ([], Set(acknowledgements.map(\.uid)))
            (calendars, leavesCalendars) = (own.count, false)
            namesInCycle = Set(objects.map(\.name))
            let hidden = try store.hidden(of: person.id)
            changesAnything =
                erasure.changesAnything || !own.isEmpty || !objects.isEmpty || !hidden.isEmpty
                || !acknowledged.isEmpty
        }
    }

    /// Removes it for good.
    ///
    /// - Throws: `StoreError` where somebody else wrote since it was worked out.
    package func carryOut() throws {
        let rewrites = erasure.rewritten.map {
            Rewrite(number: Int($0.number), body: $0.content.map(JournalCodec.encode))
        }
        let appended = erasure.appended.map {
            NewEntry(
                recorded: state.moment.seconds, origin: .commandLine,
                body: JournalCodec.encode($0))
        }
        _ = try member.household.store.rewrite(
            member.person.id, rewrites, appending: appended, keeping: kept,
            expecting: Int(state.lastEntry))
    }

    /// What the store goes on knowing of calendars that were served before.
    private var kept: Keeping {
        if day == nil { return .nothing }
        return Keeping(
            versions: uidsLeft.map { .only($0) } ?? .all, served: .none,
            calendars: .without(inCycle: namesInCycle), acknowledgements: .without(acknowledged))
    }

    /// The names under which what is left may be shown: an event that keeps its name must keep its version.
    private static func uids(
        left erasure: Erasure, of state: PersonState, from day: Day, _ namings: [EventNaming]
    ) -> Set<String> {
        var cycles = erasure.namesLeft
        if erasure.keepsNames {
            // As far ahead as anything is forecast: 120 months of cycles, none shorter than 10 days.
            cycles += (0...400).compactMap(state.identities.ahead)
        }
        let doses = state.circumstances.contraception.doses(
            from: day, through: state.today.advanced(byMonths: 120))
        let names =
            cycles.flatMap { EventIdentity.all(of: $0) }
            + doses.map { EventIdentity(kind: EventKind($0.kind), dose: $0.identity) }
        return Set(namings.flatMap { naming in names.map { naming.uid(of: $0) } })
    }
}

extension Member {
    /// How the person's events are named, in calendars that have names of their own, too.
    fileprivate func ownNames(_ state: PersonState) throws -> [EventNaming] {
        [state.naming]
            + (try access(.feed)).compactMap { $0.options?.ownNames }.map(state.naming.own)
    }
}

extension StoredObject {
    /// Whether all of it lies before a day; not so where it recurs, or has no date that can be read.
    fileprivate func isOver(before day: Day, _ time: LocalTime) -> Bool {
        guard let calendar = try? ICSReader.read(data).calendars.first else { return false }
        let entries = calendar.components.filter { $0.name != "VTIMEZONE" }
        return !entries.isEmpty && entries.allSatisfy { $0.isOver(before: day, time) }
    }
}

extension Component {
    fileprivate func isOver(before day: Day, _ time: LocalTime) -> Bool {
        guard first("RRULE") == nil, first("RDATE") == nil else { return false }
        let times = ["DTSTART", "DTEND", "DUE"].compactMap(first)
        return !times.isEmpty
            && times.allSatisfy { property in
                guard let value = try? property.dateTime() else { return false }
                // The end of whole days is the day after the last one (RFC 5545 3.6.1).
                return value.day(by: time) < day
                    || (property.name == "DTEND" && value.isDate && value.day == day)
            }
    }
}

extension DateTimeValue {
    /// By the person's clock; what is said in another zone is taken as it stands.
    fileprivate func day(by time: LocalTime) -> Day {
        guard isUTC, let second else { return day }
        return time.day(at: Int64(day.number) * 86_400 + Int64(second))
    }
}
