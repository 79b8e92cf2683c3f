/// A part of a cycle that is over, by which symptoms are counted.
package enum CyclePart: String, CaseIterable, Sendable {
    case period
    /// From the period to the fertile days, or, where those are hidden, to the days before the next period.
    case afterPeriod
    case fertile
    /// From ovulation to the next period.
    case beforeNext
    /// In a gap, in the running cycle, with hormones, in a pregnancy: nobody knows.
    case unknown
}
