/// Why something cannot be planned as asked.
package enum PlannerError: Error, Hashable, Sendable {
    /// What has this title repeats, and what is asked could mean one of its times or all of them.
    case repeats(title: String)
    /// The other to-do is not beside this one, but a part of another.
    case notBeside
    /// It would end before it starts.
    case endsBeforeStart
    /// One of the two is a whole day and the other is not.
    case mixedDayAndTime
    /// Its texts are longer than can be kept.
    case tooLong
    /// It reminds of the cards that are due, and is there as long as any are.
    case ofDueCards
    /// The timer does something else just now.
    case wrongPart
}
