package import AlarmClock
import CivilDate
package import CyclePipeline
import LogStore

/// One person's alarms as a running program rings them: looked at again and again, each ring remembered in the store.
package struct AlarmWatch {
    /// What there is to ring at a moment.
    package struct Report {
        /// What is to be seen, the most urgent first.
        package var ringing: [(alarm: ScheduledAlarm, ring: AlarmState.Ring)] = []
        /// What was told and not dismissed yet.
        package var standing: [ScheduledAlarm] = []
        /// What nobody heard of: one notice for all. It is given once.
        package var missed: [ScheduledAlarm] = []
        /// When something changes if nobody does anything; `nil` where nothing is to come today.
        package var next: Int64?

        package init() {}
    }

    private struct Known {
        let board: AlarmBoard
        let stamp: ChangeStamp
        let store: LogStore
        let made: Int64
        let day: Day
    }

    private let household: ServedHousehold
    private let name: String?
    private let reading: (PersonState) -> PersonState
    private var known: Known?
    /// What rang, where the store cannot be written.
    private var rung: [AlarmInstance.ID: Int64] = [:]

    /// - Parameters:
    ///   - name: The person's; the store's first without it.
    ///   - reading: Gives the state the language that this run speaks.
    package init(
        _ household: ServedHousehold, person name: String?,
        reading: @escaping (PersonState) -> PersonState = { $0 }
    ) {
        self.household = household
        self.name = name
        self.reading = reading
    }

    /// How far ahead alarms are looked for, and how long that holds if nothing changes, in seconds.
    private static let ahead: Int64 = 86_400
    private static let validity: Int64 = 3_600

    /// The person; `nil` in a store without one of that name.
    private func member(_ now: Int64) throws -> Member? {
        let household = household.current(now)
        guard let name else { return try household.members().first }
        return try household.member(named: name)
    }

    /// What there is to ring. What is new in it was remembered as rung before this returns.
    ///
    /// - Complexity: Some microseconds where nothing was written since the last look.
    package mutating func look(at now: Int64) throws -> Report {
        guard let board = try board(now) else { return Report() }
        let look = board.look(at: now)
        var report = Report()
        report.next = look.next
        let byInstance = Dictionary(
            board.alarms.map { ($0.instance, $0) }, uniquingKeysWith: { first, _ in first })
        var news: [AlarmInstance.ID] = []
        for (instance, ring) in look.ringing {
            guard let alarm = byInstance[instance] else { continue }
            let isNew = ring.isNew && rung[instance.id] ?? .min < ring.since
            if isNew { news.append(instance.id) }
            report.ringing.append((alarm, isNew ? ring : ring.announced))
        }
        report.standing = look.standing.compactMap { byInstance[$0] }
        for instance in look.missed where rung[instance.id] ?? .min < instance.begin {
            guard let alarm = byInstance[instance] else { continue }
            news.append(instance.id)
            report.missed.append(alarm)
        }
        if !news.isEmpty { try remember(news, now) }
        return report
    }

    private mutating func remember(_ instances: [AlarmInstance.ID], _ now: Int64) throws {
        for id in instances { rung[id] = now }
        // What is forgotten here is in the store, or was dismissed long ago.
        if rung.count > 1_000 { rung = rung.filter { $0.value > now - 86_400 } }
        guard let member = try member(now), !member.household.isReadOnly else { return }
        try member.noteRung(instances, at: now)
    }

    private mutating func board(_ now: Int64) throws -> AlarmBoard? {
        guard let member = try member(now) else { return nil }
        let (stamp, store) = (member.changeStamp, member.household.store)
        if let known, known.stamp == stamp, known.store === store, now >= known.made,
            now < known.made + Self.validity, known.board.person.time.day(at: now) == known.day
        {
            return known.board
        }
        let state = reading(try member.state(at: .second(now)))
        let board = try member.alarmBoard(of: state, at: now, ahead: Self.ahead)
        known = Known(board: board, stamp: stamp, store: store, made: now, day: state.today)
        return board
    }

    /// The person as of the last look.
    package var person: PersonState? { known?.board.person }

    /// Dismisses alarms, or puts them off until a moment.
    package func dismiss(_ alarms: [ScheduledAlarm], until: Int64?, at now: Int64) throws {
        try member(now)?.dismiss(alarms, until: until, at: now, from: .commandLine)
    }
}

extension AlarmState.Ring {
    /// The same, told before.
    fileprivate var announced: AlarmState.Ring {
        AlarmState.Ring(
            level: level, since: since, isNew: false, isContinuous: isContinuous, next: next)
    }
}
