package import AlarmClock
package import CivilDate
package import CycleAlarms
package import CyclePipeline
import ICalendar
import Messages
import Planner
import Secrets
import Store

/// A person's alarms: what rings, the own ones in the stored calendar `alarms`, and what is dismissed.
package struct MemberAlarms: Sendable {
    let member: Member

    var household: Household { member.household }
    var person: Person { member.person }
    var store: any Store { member.household.store }

    /// What rings, for somebody who asks once; a running program asks `LiveHousehold.alarms`, which keeps what it found.
    ///
    /// - Parameters:
    ///   - state: The person now.
    ///   - seconds: How far ahead alarms are looked for, a day at most.
    package func snapshot(of state: PersonState, at now: Int64, ahead seconds: Int64) throws
        -> AlarmSnapshot
    {
        let span = now..<now + seconds
        let schedule = AlarmSchedule(of: state, try storedEntries(), in: span)
        return AlarmSnapshot(
            try board(of: state, schedule, in: span), at: now, ahead: seconds)
    }

    /// - Parameter span: That of the schedule.
    func board(
        of state: PersonState, _ schedule: AlarmSchedule, in span: Range<Int64>,
        since stamp: MemberStamp? = nil
    ) throws -> AlarmBoard {
        AlarmBoard(
            state, schedule, in: span, try store.alarmMarks(of: person.id),
            try store.studyTimer(of: person.id).flatMap(StudyTimer.init), since: stamp)
    }

    /// The events and to-dos of all calendars that can be read; those of `alarms` first.
    ///
    /// - Parameters:
    ///   - onlyAlarmed: Whether entries without an alarm are left out.
    ///   - name: The only calendar that is looked at; `nil` for all.
    package func storedEntries(
        onlyAlarmed: Bool = true, only name: String? = nil
    ) throws -> [StoredEntry] {
        var left = AlarmSources.mostBytes
        var entries: [StoredEntry] = []
        let calendars = try store.calendars(of: person.id).filter {
            name == nil || $0.name == name
        }
        for calendar in calendars.sorted(by: { $0.isOfAlarms && !$1.isOfAlarms }) where left > 0 {
            let trait = onlyAlarmed ? calendar.ringingTrait : .timed
            for object in try store.objects(of: calendar.id, that: trait, bytes: left) {
                left -= object.data.count
                StoredEntry(calendar: calendar.name, name: object.name, bytes: object.data)
                    .map { entries.append($0) }
            }
        }
        return entries
    }

    // MARK: Own alarms

    /// Puts an own alarm into the calendar `alarms`, which is made where it is missing.
    ///
    /// - Parameter old: What it replaces; `nil` for a new one.
    /// - Throws: `OwnAlarmProblem` where there can be no other; `StoreError.changedMeanwhile` where the old one was
    ///   changed since it was read.
    package func put(_ alarm: OwnAlarm, replacing old: StoredEntry?, at now: Int64) throws {
        let known = try store.calendar(named: OwnAlarm.calendar, of: person.id)
        if old == nil { try requireRoom(in: known) }
        let calendar =
            try known
            ?? store.addCalendar(
                named: OwnAlarm.calendar, for: person.id, components: ["VEVENT"], properties: [])
        do {
            try write(
                alarm.object(replacing: old, at: now), uid: alarm.uid,
                as: old?.name ?? "\(alarm.uid).ics", in: calendar, replacing: old, at: now)
        } catch {
            if known == nil { member.planner.takeBack(calendar) }
            throw error
        }
    }

    /// What calendar programs put there beyond the limit is kept and rings; here nothing is added to it.
    ///
    /// - Throws: `OwnAlarmProblem` where the person has as many alarms as there can be.
    func requireRoom(in calendar: StoredCalendar?) throws {
        guard let calendar else { return }
        if try store.objectCount(of: calendar.id) >= OwnAlarm.most { throw OwnAlarmProblem.full }
    }

    /// Removes it; it can be had back for a while.
    package func remove(_ entry: StoredEntry, at now: Int64) throws {
        guard let calendar = try store.calendar(named: entry.calendar, of: person.id) else {
            return
        }
        _ = try store.remove([entry.name], of: calendar.id, at: now)
    }

    /// Leaves out one day of an own alarm; of one that rings once, nothing is left.
    package func skip(
        _ day: Day, of alarm: OwnAlarm, _ entry: StoredEntry, today: Day, at now: Int64
    ) throws {
        guard case .weekly = alarm.days else { return try remove(entry, at: now) }
        var alarm = alarm
        // Days that are over need no exception.
        alarm.skipped = alarm.skipped.filter { $0 >= today } + [day]
        try put(alarm, replacing: entry, at: now)
    }

    private func write(
        _ bytes: [UInt8], uid: String, as name: String, in calendar: StoredCalendar,
        replacing old: StoredEntry?, at now: Int64
    ) throws {
        let object = StoredObject(
            name: name, uid: uid, data: bytes, tag: member.tag(of: bytes), modified: now)
        let tag = old.map { member.tag(of: $0.bytes) }
        let put = try store.put(object, in: calendar.id) { $0 == tag }
        if put == .conditionFailed { throw StoreError(.changedMeanwhile, path: store.path) }
    }

    // MARK: Dismissing

    /// Dismisses alarms, or puts them off, in every program that hears of it.
    ///
    /// - Parameter until: When they ring again; `nil` ends them.
    package func dismiss(
        _ alarms: [ScheduledAlarm], until: Int64? = nil, at now: Int64, from door: Door
    ) throws {
        try store.acknowledge(
            alarms.map { alarm in
                // What has not begun is dismissed from its beginning on.
                let moment = until == nil ? max(now, alarm.instance.begin) : now
                return AlarmAcknowledgement(
                    uid: alarm.instance.id.uid, recurrence: alarm.instance.id.recurrence,
                    acknowledged: moment, snoozedUntil: until, origin: door.origin)
            }, of: person.id,
            showing: Set(alarms.filter(\.isOfCycle).map(\.instance.id.uid)), at: now)
        guard until == nil else { return }
        for alarm in alarms where alarm.instance.begin <= now { try tell(of: alarm, at: now) }
    }

    /// Writes a dismissal into the stored entry, for calendar programs.
    private func tell(of alarm: ScheduledAlarm, at now: Int64) throws {
        guard let stored = alarm.stored,
            let calendar = try store.calendar(named: stored.calendar, of: person.id)
        else { return }
        // Another program may write it meanwhile: its version counts, and is told of the dismissal.
        for _ in 0..<5 {
            guard let object = try store.object(named: stored.name, in: calendar.id),
                let entry = StoredEntry(
                    calendar: stored.calendar, name: stored.name, bytes: object.data)
            else { return }
            // A program takes it as said of all times of the entry: the next one may ring by now.
            let repeats = !alarm.instance.id.recurrence.isEmpty
            let moment = repeats ? min(now, alarm.instance.end) : now
            let bytes = entry.dismissing([(upTo: moment, of: stored.occurrence)])
            do {
                return try write(
                    bytes, uid: object.uid, as: stored.name, in: calendar, replacing: entry, at: now
                )
            } catch let error as StoreError where error.reason == .changedMeanwhile {
                continue
            }
        }
    }

    /// Remembers that alarms are about to ring. This is on the disk before they do.
    func claim(_ instances: [AlarmInstance.ID], at now: Int64) throws {
        try store.claimAlarms(
            instances.map { StoredAlarmMark(uid: $0.uid, recurrence: $0.recurrence) },
            of: person.id,
            at: now)
    }

    /// Remembers that alarms rang, or that it was told that they were missed.
    ///
    /// - Parameter claims: When those that were lost on the way were to ring, which is kept: nobody heard them.
    package func noteRung(
        _ instances: [AlarmInstance.ID], lost claims: [AlarmInstance.ID: Int64] = [:],
        at moment: Int64
    ) throws {
        try store.noteRung(
            instances.map {
                StoredAlarmMark(
                    uid: $0.uid, recurrence: $0.recurrence, rung: moment, claimed: claims[$0])
            }, of: person.id, at: moment)
    }

    /// Forgets what rang by a clock that was ahead, before its time comes.
    func forgetRungAhead(of now: Int64) throws {
        guard !household.isReadOnly, try store.hasRungAhead(of: now, person.id) else { return }
        try noteRung([], at: now)
    }

    /// What changes whenever anything of the person's does.
    var changeStamp: ChangeStamp { store.changeStamp(of: person.id) }
}

extension ScheduledAlarm {
    /// Whether it belongs to an event that is computed.
    fileprivate var isOfCycle: Bool {
        switch source {
        case .dose, .cycle: true
        case .own, .entry, .habit, .studyTimer: false
        }
    }
}
