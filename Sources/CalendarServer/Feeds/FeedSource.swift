/// Where the server's feeds come from.
///
/// Threads ask at the same time. A token that opens nothing must cost what one costs that does.
package protocol FeedSource: Sendable {
    /// The feed that the secret part of a path opens, as it is at `now`, in seconds since 1970.
    func feed(_ token: Substring, now: Int64) -> FeedAnswer

    /// Takes a whole calendar that came back as corrections of the log behind a feed.
    ///
    /// Asked only of a feed that said of itself that it is writable, and whose state the sender knew.
    func put(_ calendar: [UInt8], token: Substring, now: Int64) -> PutAnswer
}

package enum FeedAnswer: Sendable {
    /// There is no such feed, or it was revoked or has expired.
    case unknown
    case feed(PublishedFeed)
    /// The store cannot be asked, and there is no earlier copy to give.
    case unavailable
}

package enum PutAnswer: Equatable, Sendable {
    /// The log says now what the calendar says, or said it before.
    case applied
    /// It cannot be carried out; why, in a sentence for the person who edited.
    case refused(String)
    case unknown
    case notWritable
    /// The disk of the server is full.
    case noSpace
    case unavailable
}
