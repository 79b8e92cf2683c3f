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
    /// How many periods are, and how many begin with a light day, of somebody of whom none is known; it counts as much
    /// as one period.
    private static let (slightPeriods, lightBegins) = (0.01, 0.1)

    private let bleed: Bleed
    private let mayGoOn: Bool
    /// The periods before it, in order.
    private let periods: [Bleed]
    private let day: Int

    /// - Parameters:
    ///   - mayGoOn: Nothing was recorded after it.
    ///   - periods: Those before it, in order.
    /// - Returns: `nil` where nothing is to be weighed.
    init?(_ bleed: Bleed, mayGoOn: Bool, after periods: [Bleed]) {
        // If only starts are noted, a note is one.
        guard let last = periods.last, !last.isOpenEnded, bleed.isSlight,
            Self.days.contains(bleed.start - last.start)
        else { return nil }
        (self.bleed, self.periods, day) = (bleed, periods, bleed.start - last.start)
        self.mayGoOn = mayGoOn && !bleed.isEnded
    }

    var isPeriod: Bool {
        let alike = Double(periods.count(where: mayGoOn ? \.beginsLight : \.isSlight))
        let usual = mayGoOn ? Self.lightBegins : Self.slightPeriods
        let asSlight = (alike + usual) / Double(periods.count + 1)
        let starts = periods.map(\.start)
        let isDue = LengthPosterior.chanceOfStart(
            on: day, after: zip(starts.dropFirst(), starts).map { $0 - $1 })
        let between =
            Self.middle.contains(day)
            ? Self.middleShare / Double(Self.middle.count) : (1 - Self.middleShare) / Self.others
        return isDue * asSlight > Self.rate * between * Self.slightShare
    }
}
