import CalendarModel
import CivilDate
package import CycleModel
package import CyclePipeline
import ICalendar
import Secrets
import Store

/// What goes with a person's days that are erased, worked out before anything is.
package struct MemberErasure {
    package enum Extent: Sendable {
        case everything
        case days(DaySpan)
        /// One entry of the journal, which nothing that stands rests on.
        case entry(Int64)
    }

    private let member: Member
    private let state: PersonState
    private let extent: Extent
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

    /// The last entry of the journal that it was worked out from.
    package var lastEntry: Int64 { state.lastEntry }

    /// How many entries beside the cycle go.
    package var entriesBesideCycle: Int { namesInCycle.count }

    package init(of member: Member, _ extent: Extent, at now: Now) throws {
        (self.member, self.extent) = (member, extent)
        let (store, person) = (member.household.store, member.person)
        let journal = try store.journal(of: person.id)
        let changes = try member.household.changes(in: journal)
        let last = Int64(journal.lastNumber)
        let state = PersonState(
            JournalState(replaying: changes, lastEntry: last),
            naming: Household.naming(seed: person.seed), at: now, zones: member.household.zones)
        self.state = state
        let own = try store.calendars(of: person.id)
        let cycle = try store.calendar(named: StoredCalendar.cycleName, of: person.id)
        let objects = try cycle.map { try store.objects(of: $0.id) } ?? []
        let acknowledgements = try store.acknowledgements(of: person.id, at: .max)
        let hidden = try store.hidden(of: person.id)
        let time = state.time
        var days = DaySpan(first: state.today + 1, last: state.today)
        switch extent {
        case .everything: erasure = Erasure(ofAll: changes)
        case .entry(let number):
            erasure = Erasure(ofEntry: number, in: changes, lastEntry: last)
        case .days(let span):
            days = span
            let recorded = Dictionary(
                uniqueKeysWithValues: journal.entries.map { (Int64($0.number), $0.recorded) })
            erasure = Erasure(
                of: span, in: changes, today: state.today,
                recorded: { recorded[$0].map(time.day) }, lastEntry: last)
        }
        if case .everything = extent {
            (calendars, leavesCalendars) = (own.count, false)
            (uidsLeft, acknowledged) = ([], Set(acknowledgements.map(\.uid)))
            namesInCycle = Set(objects.map(\.name))
            changesAnything =
                erasure.changesAnything || !own.isEmpty || !objects.isEmpty || !hidden.isEmpty
                || !acknowledged.isEmpty
            return
        }
        (calendars, leavesCalendars) = (0, !own.isEmpty)
        namesInCycle = Set(objects.filter { $0.tells(onlyOf: days, time) }.map(\.name))
        let left =
            erasure.changesAnything
            ? Self.uids(left: erasure, of: state, days, try member.ownNames(state)) : nil
        uidsLeft = left
        acknowledged = Set(
            acknowledgements.lazy
                .filter {
                    days.contains(time.day(at: $0.acknowledged)) || left?.contains($0.uid) == false
                }
                .map(\.uid))
        changesAnything =
            erasure.changesAnything || !namesInCycle.isEmpty || !acknowledged.isEmpty
    }

    /// Removes it for good.
    ///
    /// - Throws: `StoreError`: `changedMeanwhile` where somebody else wrote since it was worked out; `tracesRemain`
    ///   where it is removed, but not yet from all files of the store.
    package func carryOut(from door: Door = .commandLine) throws {
        let rewrites = erasure.rewritten.map {
            Rewrite(number: Int($0.number), body: $0.content.map(JournalCodec.encode))
        }
        let appended = erasure.appended.map {
            NewEntry(
                recorded: state.moment.seconds, origin: door.origin, body: JournalCodec.encode($0))
        }
        _ = try member.household.store.rewrite(
            member.person.id, rewrites, appending: appended.map { [$0] } ?? [], keeping: kept,
            expecting: Int(state.lastEntry))
    }

    /// What the store goes on knowing of calendars that were served before.
    private var kept: Keeping {
        let served: Keeping.Served
        switch extent {
        case .everything: return .nothing
        case .days: served = .none
        // What was served before it came can still be computed.
        case .entry(let number): served = .before(entry: Int(number))
        }
        return Keeping(
            versions: uidsLeft.map { .only($0) } ?? .all, served: served,
            calendars: .without(inCycle: namesInCycle), acknowledgements: .without(acknowledged))
    }

    /// The names under which what is left may be shown: an event that keeps its name must keep its version.
    private static func uids(
        left erasure: Erasure, of state: PersonState, _ days: DaySpan, _ namings: [EventNaming]
    ) -> Set<String> {
        var cycles = erasure.names.named.map(\.identity)
        // As far ahead as anything is forecast: 120 months of cycles, none shorter than 10 days.
        cycles += (0...400).compactMap(erasure.names.ahead)
        let contraception = state.circumstances.contraception
        let first = contraception.courses.map(\.start).min() ?? state.today
        let doses = contraception.doses(
            from: min(first, state.today), through: state.today.advanced(byMonths: 120)
        ).filter { !days.contains($0.day) || $0.day > state.today }
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
    /// Whether all of it lies on these days; not so where it recurs, or has no date that can be read.
    fileprivate func tells(onlyOf days: DaySpan, _ time: LocalTime) -> Bool {
        guard let calendar = try? ICSReader.read(data).calendars.first else { return false }
        let entries = calendar.components.filter { $0.name != "VTIMEZONE" }
        return !entries.isEmpty && entries.allSatisfy { $0.lies(on: days, time) }
    }
}

extension Component {
    fileprivate func lies(on days: DaySpan, _ time: LocalTime) -> Bool {
        guard first("RRULE") == nil, first("RDATE") == nil else { return false }
        let times = ["DTSTART", "DTEND", "DUE"].compactMap(first)
        return !times.isEmpty
            && times.allSatisfy { property in
                guard let value = try? property.dateTime() else { return false }
                // The end of whole days is the day after the last one (RFC 5545 3.6.1).
                let isEnd = property.name == "DTEND" && value.isDate
                return days.contains(value.day(by: time) - (isEnd ? 1 : 0))
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
