import AlarmClock
package import CyclePipeline
package import Household
import Store

/// Rings the alarms of everybody in a store while a server runs: by the command of `--run`, and by ntfy.
///
/// It is for one thread. Of somebody who set up neither, nothing is looked at.
package final class HouseholdRinger {
    private final class Ringing {
        let name: String
        let messenger: AlarmMessenger
        var watch: AlarmWatch?
        /// When to look again.
        var next: Int64 = .min

        init(_ name: String, _ messenger: AlarmMessenger) {
            self.name = name
            self.messenger = messenger
        }
    }

    private let household: LiveHousehold
    private let command: String?
    private let reading: (PersonState) -> PersonState
    private var people: [String: Ringing] = [:]
    private var nextPeople: Int64 = .min
    private var attention = Attention()

    /// How often it looks for changes while nothing rings, in seconds.
    private static let secondsBetweenLooks: Int64 = 15

    package init(
        _ household: LiveHousehold, command: String?,
        reading: @escaping (PersonState) -> PersonState
    ) {
        self.household = household
        self.command = command
        self.reading = reading
    }

    /// Rings what is due.
    ///
    /// - Returns: After how many milliseconds there is something to do again.
    package func poll(_ now: Int64) -> Int {
        do {
            if now >= nextPeople || nextPeople > now + Self.secondsBetweenLooks {
                try findPeople(now)
            }
        } catch {
            household.report(error, now, meanwhile: "no alarm is told outside")
        }
        for ringing in people.values {
            do {
                try poll(ringing, now)
            } catch {
                household.report(error, now, meanwhile: "an alarm is not told outside")
            }
        }
        if isBusy { return 50 }
        let next = min(people.values.map(\.next).min() ?? nextPeople, nextPeople)
        return Int(min(max(next - now, 0), Self.secondsBetweenLooks)) * 1_000
    }

    /// Whether something waits to be told, or is being told.
    package var isBusy: Bool { people.values.contains(where: \.messenger.isBusy) }

    private func findPeople(_ now: Int64) throws {
        nextPeople = now + Self.secondsBetweenLooks
        let household = household.current(now)
        guard attention.isDue(in: household.store, at: now) else { return }
        let moment = household.store.moment
        let names = try MemberAlarms.namesOutside(in: household, hasCommand: command != nil)
        people = people.filter { names.contains($0.key) }
        for name in names where people[name] == nil {
            people[name] = Ringing(
                name, AlarmMessenger(self.household, person: name, command: command))
        }
        attention.rest(since: moment, from: now, until: .max)
    }

    private func poll(_ ringing: Ringing, _ now: Int64) throws {
        let messenger = ringing.messenger
        if messenger.isBusy { messenger.step(at: now) }
        try ringing.watch?.note(messenger, at: now)
        // A clock that was set back counts, too.
        guard now >= ringing.next || ringing.next > now + Self.secondsBetweenLooks else { return }
        ringing.next = now + Self.secondsBetweenLooks
        guard try messenger.poll(at: now) else {
            ringing.watch = nil
            return
        }
        var watch =
            ringing.watch
            ?? AlarmWatch(household, person: ringing.name, from: now, reading: reading)
        defer { ringing.watch = watch }
        let report = try watch.poll(at: now)
        if let person = watch.person { messenger.tell(report, of: person, at: now) }
        try watch.note(messenger, at: now)
        if !report.ringing.isEmpty {
            ringing.next = now + 1
        } else if let next = report.next {
            ringing.next = max(now + 1, min(ringing.next, next))
        }
    }

    /// Ends what runs, and whatever waits.
    package func stop() { people = [:] }
}

extension AlarmSource {
    /// Notes what a messenger made of all that was given out so far.
    mutating func note(_ messenger: AlarmMessenger, at now: Int64) throws {
        switch messenger.hasToldAll {
        case true?: try noteTold(at: now)
        case false?: leaveUntold()
        case nil: break
        }
    }
}
