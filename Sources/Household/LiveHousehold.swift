package import CivilDate
import CycleModel
package import CyclePipeline
package import Store
package import Synchronization

/// A household as a running server has it: opened again where another file has come into the store's place, with
/// what its journals amount to, and one voice for what goes wrong.
package final class LiveHousehold: Sendable {
    private let opened: Mutex<Household>
    private let states = JournalStateCache()
    /// Few, as every version of a day with a long note is in a history.
    private let histories = JournalCache<RecordedHistory>(limit: 20_000)
    let boards = AlarmBoardCache()
    /// What was expected of people on past days; the limit is in days logged, as that of `states`.
    private let past = Mutex(BoundedCache<[UInt8], PastForecasts>(limit: 200_000))
    /// Today, where somebody said which day it is.
    package let fixedDay: Day?
    private let log: @Sendable (String) -> Void
    /// When it was last looked whether the store is still the one at its path.
    private let second = Atomic<Int64>(.min)
    /// What was wrong, and when that was logged.
    private let troubles = Mutex<[String: Int64]>([:])

    /// - Parameters:
    ///   - day: Today, instead of what the clock says.
    ///   - log: Takes lines for the server's log; none has a day, a name or a token in it.
    package init(
        _ household: Household, day: Day? = nil,
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        opened = Mutex(household)
        fixedDay = day
        self.log = log
    }

    /// How long a request waits for another program that holds the store.
    package static let patience = Duration.seconds(1)

    /// The household at its path; another one than before where a backup was restored, and then numbers of people
    /// and entries mean others.
    package func current(_ now: Int64) -> Household {
        let household = opened.withLock { $0 }
        let last = second.load(ordering: .relaxed)
        guard last != now,
            second.compareExchange(expected: last, desired: now, ordering: .relaxed).exchanged,
            household.store.isOutdated,
            let store = try? household.store.reopened(patience: Self.patience)
        else { return household }
        let new = Household(store, zones: household.zones)
        opened.withLock { $0 = new }
        forget()
        return new
    }

    /// The same for somebody who keeps what was made of a store: where it is another one than `last`, that is
    /// forgotten.
    package func current(
        _ now: Int64, after last: borrowing Mutex<(any Store)?>, forget: () -> Void
    ) -> Household {
        let household = current(now)
        let isSame = last.withLock { last in
            defer { last = household.store }
            return last == nil || last === household.store
        }
        if !isSame { forget() }
        return household
    }

    package func forget() {
        states.removeAll()
        histories.removeAll()
        boards.removeAll()
        past.withLock { $0.removeAll() }
    }

    /// A person's journal as it is in the store, on that person's day.
    package func state(of person: Person, in household: Household, _ now: Int64) throws
        -> PersonState
    {
        try state(
            of: Member(household: household, person: person),
            at: fixedDay.map(Now.day) ?? .second(now))
    }

    /// The same on a day that the caller knows.
    package func state(of member: Member, at now: Now) throws -> PersonState {
        let (person, household) = (member.person, member.household)
        var state = PersonState(
            try states.replay(of: person, in: household),
            naming: Household.naming(seed: person.seed), at: now, zones: household.zones)
        if let former = past.withLock({ $0[person.seed] }) { state.remember(former) }
        let remembered = state.past
        past.withLock { $0.keep(remembered, for: person.seed) }
        return state
    }

    package func state(of member: Member, _ now: Int64) throws -> PersonState {
        try state(of: member.person, in: member.household, now)
    }

    /// The changes of a person's journal as it is in the store.
    package func history(of member: Member) throws -> RecordedHistory {
        try histories.replay(of: member.person, in: member.household)
    }

    /// Logs what is wrong, the same once an hour at most.
    ///
    /// - Parameter meanwhile: What that means for whoever asked.
    package func report(_ error: any Error, _ now: Int64, meanwhile: String) {
        let message = "\(error)"
        let isNews = troubles.withLock { troubles in
            if let logged = troubles[message], abs(now - logged) < 3_600 { return false }
            if troubles.count >= 100 { troubles.removeAll() }
            troubles[message] = now
            return true
        }
        let cause = message.hasSuffix(".") ? message.dropLast() : message[...]
        if isNews { log("\(cause); \(meanwhile)") }
    }
}

extension PastForecasts: Weighed {}
