package import CivilDate
package import CycleModel

/// What another tracker's file says.
package struct TrackerReading: Equatable, Sendable {
    package var format: TrackerFormat
    /// The days in order, each once, never with an empty record.
    package var days: [DayLog.Entry]
    /// The remarks in the order in which they were first met.
    package var remarks: [Remark]
    /// How many kinds of remark there were beyond those in `remarks`.
    package var moreRemarks: Int
    /// Period days of the cycles that the person left out of their averages.
    package var daysOfIgnoredCycles: [Day]

    package static let mostRemarks = 200
}
