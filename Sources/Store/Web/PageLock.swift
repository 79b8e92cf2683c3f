/// When the pages of a session are locked until the passcode is given.
package struct PageLock: Hashable, Sendable {
    /// After how many minutes without a use.
    package let minutes: Int
    /// Whether also as soon as the page is out of sight.
    package let whenHidden: Bool

    /// - Parameter minutes: One of `choices`; what else a store may hold becomes 0, which is at once, to 60.
    package init(minutes: Int, whenHidden: Bool) {
        self.minutes = min(max(minutes, 0), 60)
        self.whenHidden = whenHidden
    }

    package static let choices = [1, 5, 15]

    /// The seconds by which the server locks later than the page does by itself: it hears of a touch up to half a minute
    /// after it, and what saves itself is saved before the page locks.
    static let grace: Int64 = 45

    /// What a clock may be corrected by, in seconds, before it says of nobody how long they were away.
    static let correction: Int64 = 60
}

/// A person's passcode as the store has it.
package struct StoredPasscode: Hashable, Sendable {
    /// The text of its hash.
    package let hash: String
    package let lock: PageLock

    package init(hash: String, lock: PageLock) {
        self.hash = hash
        self.lock = lock
    }

    /// After so many wrong ones, one after the other, a session ends.
    package static let mostTries = 5
}
