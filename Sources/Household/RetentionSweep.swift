import CivilDate
import CyclePipeline
import Store
import Synchronization

/// Erases what is older than each person keeps, and logins that are over, as long as a server runs.
package final class RetentionSweep: Sendable {
    private struct Look {
        /// The last entry of the journal that was looked at.
        let entry: Int
        /// When nothing gets too old.
        let seconds: Range<Int64>
    }

    /// Logins that opened nothing at the last looks, by a clock that did not jump between them.
    private struct ClosedLogins {
        var look: Int64?
        /// Since when, by their selectors.
        var since: [String: Int64] = [:]
        static let between: Int64 = 600
    }

    /// A clock that has not jumped from look to look.
    private struct SteadyClock {
        private var look: Int64?
        private(set) var since: Int64 = 0
        private static let mostBetween: Int64 = 3_600
        /// What went on for so long is believed, in seconds.
        static let patience: Int64 = 86_400

        mutating func observe(_ now: Int64) {
            let passed = look.map { now - $0 }
            if !(passed.map { (0...Self.mostBetween).contains($0) } ?? false) { since = now }
            look = now
        }
    }

    private let household: LiveHousehold
    /// By the person's seed.
    private let looks = Mutex<[[UInt8]: Look]>([:])
    /// Journals that are still to be read, as long as nothing was committed since they were found, or while it rests.
    private struct Backlog {
        var moment: StoreMoment?
        var marks: ArraySlice<JournalMark> = []
        /// When everybody was asked for last, and how long that is enough: it costs more where there are more.
        var asked: Int64 = .min
        var rest: Int64 = 0
    }

    private let backlog = Mutex(Backlog())
    private let attention = Mutex(Attention())
    private let lastScrub = Mutex<Int64>(0)
    private let closedLogins = Mutex(ClosedLogins())
    private let clock = Mutex(SteadyClock())

    /// Journals that are read at one look, so that a large household waits for none of them: the others are read at the
    /// next looks.
    private static let mostAtOnce = 100

    /// For how many people it rests a second before it asks for everybody again, however much is written.
    private let peopleOfSecond: Int

    /// How long it waits before it tries once more to overwrite what was erased, in seconds.
    private static let rest: Int64 = 10

    package init(_ household: LiveHousehold, peopleOfSecond: Int = 5_000) {
        self.household = household
        self.peopleOfSecond = peopleOfSecond
    }

    /// Looks at those whose journal has changed, and at those whose day has ended.
    package func poll(_ now: Int64) {
        let household = household.current(now)
        guard !household.isReadOnly else { return }
        let steady = clock.withLock { clock in
            clock.observe(now)
            return clock.since
        }
        do {
            try scrub(household.store, now)
            let isSteady = now - steady >= SteadyClock.patience
            if isSteady {
                try household.store.forgetCopies(madeBefore: now - StoreCopies.secondsToKeep)
            }
            try endClosedLogins(household.store, now, steadySince: steady)
            try sweep(household, now, isSteady: isSteady)
        } catch {
            self.household.report(error, now, meanwhile: "what is older than people keep stays")
        }
    }

    /// Overwrites what could not be overwritten when it was erased.
    private func scrub(_ store: any Store, _ now: Int64) throws {
        let isTried = lastScrub.withLock { last in
            guard store.leavesTraces, abs(now - last) >= Self.rest else {
                return false
            }
            last = now
            return true
        }
        // Again and again, it must not lend out what is kept for removals.
        if isTried { try store.scrub(takesKeptRoom: false) }
    }

    /// Ends logins that have been closed for a day. A clock that jumps begins that day again: what one clock closed may be
    /// open by the other, but nobody is let in by a clock that reaches later what a wrong one once said.
    private func endClosedLogins(
        _ store: any Store, _ now: Int64, steadySince steady: Int64
    ) throws {
        let over = try closedLogins.withLock { known -> [String] in
            if let last = known.look, (0..<ClosedLogins.between).contains(now - last) { return [] }
            let isSteady = known.look.map { steady <= $0 } ?? false
            let since = isSteady ? known.since : [:]
            known.look = now
            known.since = Dictionary(
                uniqueKeysWithValues: try store.closedWebLogins(at: now)
                    .map { ($0, since[$0] ?? now) })
            return known.since.filter { now - $0.value >= SteadyClock.patience }.map(\.key)
        }
        try store.endWebLogins(over)
    }

    private func sweep(_ household: Household, _ now: Int64, isSteady: Bool) throws {
        guard attention.withLock({ $0.isDue(in: household.store, at: now) }) else { return }
        let moment = household.store.moment
        let (left, rests) = backlog.withLock { known in
            let rests = (0..<known.rest).contains(now &- known.asked)
            let isCurrent = known.moment == moment && moment != nil
            return (rests || isCurrent ? known.marks : [], rests)
        }
        if !left.isEmpty {
            // To ask for everybody at each of these looks would cost more than to read some journals.
            return try sweep(left, household, since: moment, now, isSteady: isSteady)
        }
        if rests { return }
        let marks = try household.store.journalMarks()
        backlog.withLock {
            ($0.asked, $0.rest) = (now, Int64(marks.count / peopleOfSecond))
        }
        let waiting = looks.withLock { looks in
            marks.filter { mark in
                let known = looks[mark.person.seed]
                return known?.entry != mark.lastNumber || known?.seconds.contains(now) != true
            }
        }
        try sweep(waiting[...], household, since: moment, now, isSteady: isSteady)
        guard waiting.count <= Self.mostAtOnce else { return }
        let present = Set(marks.map(\.person.seed))
        let end = looks.withLock { looks in
            looks = looks.filter { present.contains($0.key) }
            return looks.values.map(\.seconds.upperBound).min()
        }
        attention.withLock { $0.rest(since: moment, from: now, until: end ?? .max) }
    }

    /// Looks at the first of them, and keeps the others for the next looks.
    private func sweep(
        _ waiting: ArraySlice<JournalMark>, _ household: Household, since moment: StoreMoment?,
        _ now: Int64, isSteady: Bool
    ) throws {
        for mark in waiting.prefix(Self.mostAtOnce) {
            do {
                try sweep(
                    Member(household: household, person: mark.person), now, isSteady: isSteady)
            } catch let error as StoreError where error.reason == .noSuchPerson {
                // Somebody was erased meanwhile.
            }
        }
        backlog.withLock {
            ($0.moment, $0.marks) = (moment, waiting.dropFirst(Self.mostAtOnce))
        }
    }

    private func sweep(_ member: Member, _ now: Int64, isSteady: Bool) throws {
        // As pages have it: after a logged day one entry is read and not all of them.
        let state = try household.state(of: member, at: .second(now))
        guard state.settings.kept != nil else {
            note(state, of: member, now, until: .max)
            return
        }
        // A day that has not come makes nothing too old.
        let day = household.fixedDay.flatMap { $0 <= state.today ? $0 : nil }
        try member.forgetOldHistory(
            at: day.map(Now.day) ?? .second(now), isConfirmed: isSteady)
        // What was erased is one more entry, and so a reason for one more look.
        note(state, of: member, now, until: state.time.nextMidnight(after: now))
    }

    private func note(_ state: PersonState, of member: Member, _ now: Int64, until end: Int64) {
        let look = Look(entry: Int(state.lastEntry), seconds: now..<max(now, end))
        looks.withLock { $0[member.person.seed] = look }
    }
}
