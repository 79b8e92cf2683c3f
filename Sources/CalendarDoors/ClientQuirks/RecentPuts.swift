import CalendarServer
import Store

/// A PUT that may come twice, because its answer was lost on the way.
struct RepeatedPut: Hashable {
    /// Random, and so nobody else's.
    let selector: String
    let name: String
    let bytes: [UInt8]

    init(_ password: Grant, name: String, object: CalendarObject) {
        selector = password.selector
        self.name = name
        bytes = object.bytes
    }
}

/// The outcome of the PUTs of the last minutes (RFC 9110 13.1.1: one that has been carried out already may be
/// answered like the first time).
struct RecentPuts {
    private struct Done {
        let outcome: PutOutcome
        /// What was there before.
        let tag: String?
        let second: Int64
    }

    private var puts: [RepeatedPut: Done] = [:]

    private static let mostSeconds: Int64 = 600
    private static let most = 200

    mutating func keep(
        _ outcome: PutOutcome, of put: RepeatedPut, before tag: String?, _ now: Int64
    ) {
        // A large one is sent again in vain rather than kept.
        guard put.bytes.count <= 10_000 else { return }
        if puts.count >= Self.most {
            puts = puts.filter { $0.value.second > now - Self.mostSeconds }
            if puts.count >= Self.most { puts.removeAll() }
        }
        puts[put] = Done(outcome: outcome, tag: tag, second: now)
    }

    /// What a password has put under a name where nothing is kept of it as it was, because ours shows its days.
    ///
    /// Programs fetch what they put before they look for changes, and some do not get over it that nothing is there.
    func absorbed(
        under name: String, from selector: String, _ now: Int64
    ) -> (bytes: [UInt8], second: Int64)? {
        let last = puts.filter { put, done in
            put.name == name && put.selector == selector && done.outcome.tag == nil
                && abs(now - done.second) <= Self.mostSecondsShown
        }
        .max { $0.value.second < $1.value.second }
        return last.map { ($0.key.bytes, $0.value.second) }
    }

    /// What a program has put under a name it has deleted, or something else since.
    mutating func forget(_ name: String, from selector: String) {
        for put in puts.keys where put.name == name && put.selector == selector {
            puts[put] = nil
        }
    }

    private static let mostSecondsShown: Int64 = 60

    /// `nil` where it was not carried out, or not on what the condition asks for.
    func outcome(of put: RepeatedPut, _ condition: WriteCondition, _ now: Int64) -> PutOutcome? {
        guard let done = puts[put], abs(now - done.second) <= Self.mostSeconds,
            condition.holds(for: done.tag)
        else { return nil }
        return done.outcome
    }
}
