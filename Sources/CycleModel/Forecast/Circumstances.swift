/// What shapes a forecast beside the logged days.
package struct Circumstances: Equatable, Sendable {
    /// What the person said of intervals that looked wrong, by their first day.
    package var answers = IntervalAnswers()
    package var contraception = Contraception()
    package var life = Life()
    /// How long the person says that cycles usually are, in days: it counts as one more cycle of that length,
    /// older than all that are logged.
    package var usualLength: Int?

    /// Under 20: longer cycles are usual then.
    package var isTeenager = false
    /// The year of birth, where the person said it.
    package var birthYear: Int?

    package init() {}
}
