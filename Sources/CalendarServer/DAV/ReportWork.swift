import ICalendar

/// How much may still be done for one request, over all the objects that it is about.
///
/// A byte that is read counts as one, and so does a step along a rule. A request that has used everything up is
/// told what was found by then.
package final class ReportWork {
    package private(set) var left: Int

    /// This amount is enough to read all that a person may keep.
    package static let usual = 80_000_000

    package init(_ amount: Int = ReportWork.usual) {
        left = amount
    }

    package var isExhausted: Bool { left <= 0 }

    package func spend(_ amount: Int) { left -= min(amount, left) }

    /// What one object may take of it at most.
    func part() -> RecurrenceWork { RecurrenceWork(min(left, RecurrenceWork.usual)) }
}
