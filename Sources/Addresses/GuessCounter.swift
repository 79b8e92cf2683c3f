import Synchronization

/// Counts the unknown tokens that each address has asked for, and says when these are guesses.
///
/// An address may ask for so many in a minute, which begins with its first. An IPv6 address counts with its
/// whole /64, which is what one household or one server gets. The table is bounded: when it is full of
/// addresses whose minute is not over, all others share one more count.
package final class GuessCounter: Sendable {
    private struct Count {
        var since: Int64
        var guesses: Int
    }

    private struct Table {
        var counts: [IPAddress: Count] = [:]
        var others = Count(since: .min, guesses: 0)
        /// When the table was last found full of addresses whose minute is not over.
        var full: Int64?
    }

    package static let minute: Int64 = 60

    private let limit: Int
    private let capacity: Int
    private let table = Mutex(Table())

    package init(perMinute limit: Int = 30, capacity: Int = 4_096) {
        self.limit = limit
        self.capacity = capacity
    }

    /// Counts one guess.
    ///
    /// - Returns: How many seconds to wait if it was one too many, else `nil`.
    package func count(_ address: IPAddress, now: Int64) -> Int64? {
        let address = address.household
        return table.withLock { table in
            if var count = table.counts[address] {
                let wait = Self.add(&count, limit, now)
                table.counts[address] = count
                return wait
            }
            if table.counts.count >= capacity, table.full != now {
                table.counts = table.counts.filter { !Self.isOver($0.value, now) }
                table.full = table.counts.count >= capacity ? now : nil
            }
            guard table.counts.count < capacity else { return Self.add(&table.others, limit, now) }
            var count = Count(since: now, guesses: 0)
            let wait = Self.add(&count, limit, now)
            table.counts[address] = count
            return wait
        }
    }

    /// How many seconds an address has to wait that has guessed too often, else `nil`; counts nothing.
    package func wait(_ address: IPAddress, now: Int64) -> Int64? {
        table.withLock { table in
            let isFull = table.counts.count >= capacity
            let count = table.counts[address.household] ?? (isFull ? table.others : nil)
            guard let count, !Self.isOver(count, now), count.guesses > limit else { return nil }
            return count.since + Self.minute - now
        }
    }

    /// How many addresses it remembers.
    package var addresses: Int { table.withLock { $0.counts.count } }

    private static func add(_ count: inout Count, _ limit: Int, _ now: Int64) -> Int64? {
        if isOver(count, now) { count = Count(since: now, guesses: 0) }
        // One more than the limit says all there is to say.
        count.guesses = min(count.guesses + 1, limit + 1)
        return count.guesses > limit ? count.since + minute - now : nil
    }

    /// A clock that was set back ends a minute too.
    private static func isOver(_ count: Count, _ now: Int64) -> Bool {
        now < count.since || now - minute >= count.since
    }
}
