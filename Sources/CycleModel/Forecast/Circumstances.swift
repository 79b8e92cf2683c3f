/// What shapes a forecast beside the logged days.
package struct Circumstances: Equatable, Sendable {
    /// What the person said of intervals that looked wrong, by their first day.
    package var answers = IntervalAnswers()
    package var contraception = Contraception()
    package var life = Life()

    package init() {}
}
