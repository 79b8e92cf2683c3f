import CivilDate

/// Whether a slight bleed between two periods is a period itself, by how likely either is.
///
/// A period has to be due and to be as slight as this; bleeding in mid-cycle comes in a few cycles of a hundred, mostly
/// around ovulation. docs/prediction.md has the sources.
struct MidCycleBleed {
    /// So many days after a start a slight bleed is weighed; sooner it is close to that period, and later one is due.
    static let days = 10...20
    /// In how many cycles there is such bleeding.
    private static let rate = 0.06
    /// When it mostly begins, in days after a start, how much of it does then, and on how many days the rest.
    private static let (middle, middleShare, others) = (10...16, 0.8, 14.0)
    /// How much of it is slight.
    private static let slightShare = 0.8
    /// How many periods in a hundred are, of somebody of whom none is known; it counts as much as one period.
    private static let slightPeriods = 0.01

    private let bleed: Bleed
    /// The periods before it, in order.
    private let periods: [Bleed]
    private let day: Int

    /// - Parameter periods: Those before it, in order.
    /// - Returns: `nil` where nothing is to be weighed.
    init?(_ bleed: Bleed, after periods: [Bleed]) {
        // If only starts are noted, a note is one.
        guard let last = periods.last, !last.isOpenEnded, bleed.isSlight,
            Self.days.contains(bleed.start - last.start)
        else { return nil }
        (self.bleed, self.periods, day) = (bleed, periods, bleed.start - last.start)
    }

    var isPeriod: Bool {
        let slight = Double(periods.count(where: \.isSlight))
        let asSlight = (slight + Self.slightPeriods) / Double(periods.count + 1)
        let starts = periods.map(\.start)
        let isDue = LengthPosterior.chanceOfStart(
            on: day, after: zip(starts.dropFirst(), starts).map { $0 - $1 })
        let between =
            Self.middle.contains(day)
            ? Self.middleShare / Double(Self.middle.count) : (1 - Self.middleShare) / Self.others
        return isDue * asSlight > Self.rate * between * Self.slightShare
    }
}
