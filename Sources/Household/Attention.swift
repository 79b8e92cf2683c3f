package import Store

/// When everybody is to be looked at again: once anything was committed, or once a time has come. While nothing
/// happens that costs nothing, however many people there are.
package struct Attention: Sendable {
    private var moment: StoreMoment?
    private var seconds: Range<Int64>?

    package init() {}

    /// A clock that was set back is a reason, too.
    package func isDue(in store: any Store, at now: Int64) -> Bool {
        guard let moment, let seconds, seconds.contains(now) else { return true }
        return store.moment != moment
    }

    /// - Parameters:
    ///   - moment: The store's before it was looked at: what is committed meanwhile is a reason.
    ///   - end: The time that comes first; what is over by then is a reason at once.
    package mutating func rest(since moment: StoreMoment?, from now: Int64, until end: Int64) {
        self.moment = moment
        seconds = now..<max(now, end)
    }
}
