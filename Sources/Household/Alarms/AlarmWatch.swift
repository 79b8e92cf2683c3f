package import AlarmClock
import CivilDate
package import CycleAlarms
package import CyclePipeline
import Store

/// One person's alarms as a running program rings them: looked at again and again, each ring remembered in the store.
///
/// A ring is claimed before it is given out, and noted once `noteTold` says that it was told. What was claimed by a
/// program that was ended in between is missed: it may have rung, and nothing rings twice.
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

    private let household: LiveHousehold
    private let name: String?
    private let reading: (PersonState) -> PersonState
    private var known: AlarmBoard?
    /// What this program rang.
    private var rung: [AlarmInstance.ID: Int64] = [:]
    /// What it gave out, and has not heard of since; with a claim, what another one did not tell.
    private var untold: [AlarmInstance.ID: Int64?] = [:]
    /// When it began.
    private var start: Int64

    /// - Parameters:
    ///   - name: The person's; the store's first without it.
    ///   - now: What rang until then, and was remembered, does not ring again.
    ///   - reading: Gives the state the language that this run speaks.
    package init(
        _ household: LiveHousehold, person name: String?, from now: Int64,
        reading: @escaping (PersonState) -> PersonState = { $0 }
    ) {
        self.household = household
        self.name = name
        self.reading = reading
        start = now
    }

    /// The person; `nil` in a store without one of that name.
    private func member(_ now: Int64) throws -> Member? {
        try household.member(named: name, at: now)
    }

    /// What there is to ring. What is new in it is claimed before this returns.
    ///
    /// - Complexity: O(*n*) in the alarms of a day; the store is read where something was written since the last look.
    package mutating func poll(at now: Int64) throws -> Report {
        guard let board = try board(now) else { return Report() }
        let reading = AlarmClock.read(
            board.alarms.lazy.map(\.instance), marks(of: board, at: now), now: now)
        var report = Report()
        report.next = reading.next
        let byInstance = Dictionary(
            board.alarms.map { ($0.instance, $0) }, uniquingKeysWith: { first, _ in first })
        report.ringing = reading.ringing.compactMap { instance, ring in
            byInstance[instance].map { ($0, ring) }
        }
        report.standing = reading.standing.compactMap { byInstance[$0] }
        report.missed = reading.missed.compactMap { byInstance[$0] }
        try claim(report.ringing.filter(\.ring.isNew).map(\.alarm.instance.id), now)
        for alarm in report.missed {
            let id = alarm.instance.id
            rung[id] = now
            untold[id] = .some(lost(id, board, now))
        }
        return report
    }

    /// What is known of the alarms. What another program rang since this one began does not count: each rings on its own.
    private func marks(of board: AlarmSnapshot, at now: Int64) -> [AlarmInstance.ID: AlarmMark] {
        var marks = board.marks.mapValues { mark in
            var mark = mark
            if let rung = mark.rung, rung > start { mark.rung = nil }
            return mark
        }
        for (id, claim) in board.claims where claim <= start {
            if let lost = lost(id, board, now) {
                marks[id, default: AlarmMark()].claimed = lost
            } else {
                // Another program may be telling it.
                marks[id, default: AlarmMark()].rung = max(claim, marks[id]?.rung ?? .min)
            }
        }
        for (id, moment) in rung {
            marks[id, default: AlarmMark()].rung = max(moment, marks[id]?.rung ?? .min)
        }
        return marks
    }

    /// How long a program may take to tell what it claimed before it counts as gone, in seconds.
    private static let patience: Int64 = 45

    /// When an alarm was claimed by a program that is gone.
    private func lost(_ id: AlarmInstance.ID, _ board: AlarmSnapshot, _ now: Int64) -> Int64? {
        board.claims[id].flatMap { $0 <= start && now - $0 >= Self.patience ? $0 : nil }
    }

    private mutating func claim(_ instances: [AlarmInstance.ID], _ now: Int64) throws {
        guard !instances.isEmpty else { return }
        for id in instances {
            rung[id] = now
            untold[id] = .some(nil)
        }
        if rung.count > 1_000 { rung = rung.filter { $0.value > now - 86_400 } }
        guard let member = try member(now), !member.household.isReadOnly else { return }
        try Self.whereWritable { try member.alarms.claim(instances, at: now) }
    }

    /// Notes that all that was given out so far was told.
    package mutating func noteTold(at now: Int64) throws {
        guard !untold.isEmpty else { return }
        guard let member = try member(now), !member.household.isReadOnly else {
            untold = [:]
            return
        }
        let isNoted = try Self.whereWritable {
            try member.alarms.noteRung(
                Array(untold.keys), lost: untold.compactMapValues(\.self), at: now)
        }
        // Else the next look tries it again.
        if isNoted { untold = [:] }
    }

    /// What was given out so far could not be told: it keeps its claim, and the next program says that it was missed.
    package mutating func leaveUntold() { untold = [:] }

    /// What cannot be written does not keep anything from ringing; only another program may ring it once more.
    ///
    /// - Returns: Whether it was written.
    @discardableResult
    private static func whereWritable(_ body: () throws -> Void) throws -> Bool {
        do {
            try body()
            return true
        } catch let error as StoreError where [.diskFull, .busy].contains(error.reason) {
            return false
        }
    }

    private mutating func board(_ now: Int64) throws -> AlarmSnapshot? {
        guard let member = try member(now) else { return nil }
        let board = try household.board(of: member, after: known, at: now, reading)
        if board !== known {
            // A clock that was set back has rung nothing of what is to come.
            try member.alarms.forgetRungAhead(of: now)
            if StoredTime.known(start, at: now) == nil { start = now }
            rung = rung.filter { StoredTime.known($0.value, at: now) != nil }
            known = board
        }
        return AlarmSnapshot(board, at: now, ahead: AlarmBoard.ahead)
    }

    /// The person as of the last look.
    package var person: PersonState? { known?.person }

    /// Dismisses alarms, or puts them off until a moment.
    package func dismiss(_ alarms: [ScheduledAlarm], until: Int64?, at now: Int64) throws {
        try member(now)?.alarms.dismiss(alarms, until: until, at: now, from: .commandLine)
    }
}
