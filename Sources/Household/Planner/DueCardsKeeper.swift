package import CyclePipeline
import Store

/// Lets calendar programs know each day how many cards are to be reviewed, as long as a server runs.
///
/// It is for one thread.
package final class DueCardsKeeper {
    private let household: LiveHousehold
    private let reading: (PersonState) -> PersonState
    /// When nothing is to be told, by the person's seed: a clock that was set back ends it, too.
    private var told: [[UInt8]: Range<Int64>] = [:]
    private var attention = Attention()

    /// How long it waits where something is wrong, in seconds.
    private static let patience: Int64 = 600

    /// - Parameter reading: Gives the state the language that this run speaks.
    package init(
        _ household: LiveHousehold,
        reading: @escaping (PersonState) -> PersonState = { $0 }
    ) {
        self.household = household
        self.reading = reading
    }

    /// Looks at those who have decks and whose day has ended.
    package func poll(_ now: Int64) {
        let household = household.current(now)
        guard !household.isReadOnly else { return }
        guard attention.isDue(in: household.store, at: now) else { return }
        let moment = household.store.moment
        do {
            let people = try household.store.people(havingCalendarsWith: .ofDeck)
            for person in people { try poll(Member(household: household, person: person), now) }
            let present = Set(people.map(\.seed))
            told = told.filter { present.contains($0.key) }
            let end = told.values.map(\.upperBound).min()
            attention.rest(since: moment, from: now, until: end ?? .max)
        } catch {
            self.household.report(error, now, meanwhile: "due cards are told later")
        }
    }

    private func poll(_ member: Member, _ now: Int64) throws {
        let seed = member.person.seed
        if let told = told[seed], told.contains(now) { return }
        told[seed] = now..<now + Self.patience
        let state = reading(
            try household.state(of: member.person, in: member.household, now))
        let memories = try member.planner.cardMemories(by: state.time, at: state.moment.seconds)
        for deck in try member.planner.decks() {
            try member.planner.tellOfDueCards(
                in: deck, try member.planner.index(of: deck).memory(memories), on: state,
                at: state.moment.seconds)
        }
        told[seed] = now..<max(now, state.time.nextMidnight(after: now))
    }
}
