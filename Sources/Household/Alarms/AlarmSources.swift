import CycleAlarms
import CyclePipeline
import ICalendar
import Store

/// What a person's alarms follow from, without the stored entries that are silent in the next days.
///
/// It goes on from change to change: only what changed in a calendar is read.
struct AlarmSources: Sendable {
    private struct Calendar {
        let id: StoredCalendar.ID
        let name: String
        /// That of the last change that is in it.
        var revision: Int
        /// Of all objects that were read.
        var bytes = 0
        /// The bytes of those that ring, by their names.
        var ringing: [String: Int] = [:]
        var unknown: [String: StoredEntry] = [:]
    }

    /// Numbers of calendars are those of one store.
    private let store: any Store
    /// For which the entries were read, and by which clock those without a zone.
    private let span: Range<Int64>
    private let clock: String
    private(set) var cycle: CycleReminders
    private var calendars: [Calendar] = []
    /// What rings of the entries in the span, the earliest first.
    private(set) var known: [ScheduledAlarm] = []
    /// Whether there was room for all entries.
    private var isWhole = true

    /// Bytes of stored calendars that are looked at for alarms; what lies beyond rings in calendar programs only.
    static let mostBytes = 16 << 20

    /// How long the entries are known, in seconds.
    private static let reach = 2 * AlarmBoard.ahead

    /// Reads all.
    init(of member: Member, _ person: PersonState, at now: Int64) throws {
        store = member.household.store
        span = now..<now + Self.reach
        clock = person.clockName
        cycle = CycleReminders(of: person, at: now)
        var left = Self.mostBytes
        for calendar in try Self.calendars(of: member) {
            var new = Calendar(id: calendar.id, name: calendar.name, revision: calendar.revision)
            if left > 0 {
                let objects = try store.objects(
                    of: calendar.id, that: calendar.ringingTrait, bytes: left)
                add(objects, of: &new, person)
                left -= new.bytes
            }
            calendars.append(new)
        }
        isWhole = left > 0
        known.sort { $0.rings(before: $1) }
    }

    /// The entries whose alarms are found again for each span: those of `alarms` first.
    var unknown: [StoredEntry] {
        calendars.flatMap { $0.unknown.sorted { $0.key < $1.key }.map(\.value) }
    }

    /// The same as of `now`, where it can go on; else all is read.
    func continued(of member: Member, _ person: PersonState, at now: Int64) throws -> AlarmSources {
        guard let sources = try changed(of: member, person, at: now) else {
            return try AlarmSources(of: member, person, at: now)
        }
        return sources
    }

    private func changed(
        of member: Member, _ person: PersonState, at now: Int64
    ) throws -> AlarmSources? {
        guard store === member.household.store, clock == person.clockName, span.contains(now),
            AlarmBoard.span(from: now).upperBound <= span.upperBound
        else { return nil }
        let present = try Self.calendars(of: member)
        let isSame = present.elementsEqual(calendars) {
            ($0.id, $0.name, $0.revision) == ($1.id, $1.name, $1.revision)
        }
        var sources = self
        // What there was no room for is known to nobody.
        guard try isSame || isWhole && sources.follow(present, person) else { return nil }
        if !cycle.holds(for: person, at: now) {
            sources.cycle = CycleReminders(of: person, at: now)
        }
        return sources
    }

    /// - Returns: Whether what changed in the calendars is known.
    private mutating func follow(_ present: [StoredCalendar], _ person: PersonState) throws -> Bool
    {
        // One that comes, goes or gets another name is read with all others.
        let isSame = present.elementsEqual(calendars) { ($0.id, $0.name) == ($1.id, $1.name) }
        guard isSame else { return false }
        for (place, calendar) in present.enumerated()
        where calendar.revision != calendars[place].revision {
            var changed = calendars[place]
            let changes = try store.changes(
                of: calendar.id, since: changed.revision, that: calendar.ringingTrait)
            guard let changes else { return false }
            changed.revision = changes.revision
            forget(Set(changes.changed.map(\.name) + changes.removed), of: &changed)
            add(changes.changed, of: &changed, person)
            calendars[place] = changed
        }
        known.sort { $0.rings(before: $1) }
        // What was replaced counts as well: at worst all is read once more.
        return calendars.reduce(0) { $0 + $1.bytes } < Self.mostBytes
    }

    private static func calendars(of member: Member) throws -> [StoredCalendar] {
        try member.household.store.calendars(of: member.person.id)
            .sorted { $0.isOfAlarms && !$1.isOfAlarms }
    }

    private mutating func forget(_ names: Set<String>, of calendar: inout Calendar) {
        known.removeAll { alarm in
            alarm.stored.map { $0.calendar == calendar.name && names.contains($0.name) } ?? false
        }
        for name in names {
            calendar.ringing[name] = nil
            calendar.unknown[name] = nil
        }
    }

    private mutating func add(
        _ objects: [StoredObject], of calendar: inout Calendar, _ person: PersonState
    ) {
        calendar.bytes += objects.reduce(0) { $0 + $1.data.count }
        let entries = objects.compactMap {
            StoredEntry(calendar: calendar.name, name: $0.name, bytes: $0.data)
        }
        let found = AlarmSchedule.ringing(
            entries, in: span, person.calendarZones, now: span.lowerBound)
        for (entry, found) in zip(entries, found) {
            switch found {
            case .silent: continue
            case .known(let alarms): known += alarms
            case .unknown: calendar.unknown[entry.name] = entry
            }
            calendar.ringing[entry.name] = entry.bytes.count
        }
    }
}

extension AlarmSources: Weighed {
    /// In bytes, about: what is read of an object takes twenty times as much as the object.
    var weight: Int {
        let objects = calendars.flatMap(\.ringing.values).reduce(0) { $0 + 200 + 20 * $1 }
        return cycle.weight + objects + 600 * known.count
    }
}

extension PersonState {
    /// Names the clock by which times without a zone are.
    var clockName: String {
        zone?.id ?? zones.systemName() ?? "\(time.offset(at: moment.seconds))"
    }
}

extension StoredCalendar {
    var isOfAlarms: Bool { name == OwnAlarm.calendar }

    /// An own alarm that is off is one all the same.
    var ringingTrait: ObjectTrait { isOfAlarms ? .timed : .rings }
}
