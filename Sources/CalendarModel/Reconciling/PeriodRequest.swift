import CivilDate
import CycleModel

/// Days that an event asks to log as a period, and days that it asks to take out of the log.
struct PeriodRequest {
    /// Its days are filled in when the request is settled.
    var reported: ReportedChange
    /// `nil` for a calendar that is not ours.
    let calendar: ServedCalendar?
    /// The wanted days in order.
    let wants: [Day]
    let drops: [Day]
    /// The event is one of ours that was changed, not a new one.
    let isEdit: Bool
    var end = ReturnedEnd.untouched
    /// Days that the event shows as expected, of which the log may say anything.
    var expected: ClosedRange<Day>?

    /// The log that the calendar was made from.
    var base: DayLog? { calendar?.log }

    /// The days on which the log can contradict it: two more on both sides of an edit, for a period day there
    /// would join it.
    var reach: [Day] {
        guard let first = (wants + drops).min(), let last = (wants + drops).max() else { return [] }
        let reach = isEdit ? (first - 2)...(last + 2) : first...last
        return reach.filter { expected?.contains($0) != true }
    }

    /// Whether the last of the days is to be marked as the end of the period.
    var marksEnd: Bool {
        guard let base else { return false }
        return switch end {
        case .last: true
        // Of a period that had ended, the end is moved.
        case .untouched: drops.contains { base[$0].periodEnded }
        case .moved, .putBack: (wants + drops).contains { base[$0].periodEnded }
        }
    }

    /// Whether the log says all of it already.
    func isDone(in log: DayLog, dropping drops: [Day]) -> Bool {
        wants.allSatisfy { log[$0].isPeriodDay } && drops.allSatisfy { !log[$0].isPeriodDay }
            && isEndDone(in: log)
    }

    private func isEndDone(in log: DayLog) -> Bool {
        switch end {
        case .untouched, .moved: true
        case .last: wants.last.map { log[$0].periodEnded } ?? true
        case .putBack:
            wants.allSatisfy { log[$0].periodEnded == (marksEnd && $0 == wants.last) }
        }
    }
}

/// What an edit of a period's days says of its end.
enum ReturnedEnd {
    /// Nothing: where it was only expected, it still is.
    case untouched
    /// It is on the last of the days, and more may follow.
    case moved
    /// The period was over with the last of the days, sooner than expected.
    case last
    /// It is as it was when the calendar was made.
    case putBack
}

/// Which of the days of a returned period are said to be period days.
///
/// The end of a running period is only expected: nobody says anything of it who leaves it where it was.
struct ReturnedPeriod {
    private(set) var wants: [Day]
    private(set) var end = ReturnedEnd.untouched
    private(set) var expected: ClosedRange<Day>?

    /// - Parameters:
    ///   - days: Those of the returned event, in order.
    ///   - logged: Those of the served one that were logged, in order.
    init(_ event: MatchedEvent, on days: ClosedRange<Day>, _ all: [Day], logged: [Day], today: Day)
    {
        let was = event.served.days
        wants = all
        let isShorter = all.count < was.count && days.upperBound >= today - 1
        guard event.served.status == .confirmed else {
            // One day of a forecast is rather a start that was noted than a whole period.
            if isShorter, all.count > 1 { end = .last }
            return
        }
        if days.upperBound != was.upperBound, all.count != was.count {
            end = isShorter && days.upperBound < was.upperBound ? .last : .moved
        }
        let lastLogged = logged.last ?? was.upperBound
        if end == .untouched, lastLogged < was.upperBound {
            // Dragged as a whole, its days are logged where they are now.
            let last = days.upperBound == was.upperBound ? max(lastLogged, days.lowerBound) : today
            wants.removeAll { $0 > last }
            if last < days.upperBound { expected = (last + 1)...days.upperBound }
        }
        // A day without bleeding inside the period stays one.
        let last = wants.last
        wants.removeAll { day in
            day < lastLogged && was.contains(day) && !logged.contains(day)
                && day != days.lowerBound && day != last
        }
    }
}
