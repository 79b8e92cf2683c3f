package import CivilDate
import Synchronization

/// What the forecast said, or would have said, on past days: each is made once, however often it is looked back on.
///
/// Such a forecast knows the days logged up to then, as they are logged now.
package final class PastForecasts: Sendable {
    package let log: DayLog
    package let circumstances: Circumstances
    /// How many days of logs it keeps: its own, and those it was carried over from until something is asked.
    package let weight: Int
    private let state: Mutex<State>

    private struct State {
        var made: [Day: Forecast.NextStart?] = [:]
        /// Of another log, until something is asked.
        var former: PastForecasts?
    }

    package init(
        _ log: DayLog, _ circumstances: Circumstances = Circumstances(),
        after former: PastForecasts? = nil
    ) {
        (self.log, self.circumstances) = (log, circumstances)
        let former = former?.lastAsked
        weight = log.entries.count + (former?.log.entries.count ?? 0)
        state = Mutex(State(former: former))
    }

    /// This, or where nothing was asked of it the one before: a row of changes leaves no row of logs.
    private var lastAsked: PastForecasts? {
        state.withLock { $0.made.isEmpty ? $0.former : self }
    }

    /// The next start that was expected on `day`; `nil` where none could be.
    package func next(on day: Day) -> Forecast.NextStart? {
        let known = state.withLock { state in
            if let former = state.former {
                state.made = former.holding(for: log, circumstances)
                state.former = nil
            }
            return state.made[day]
        }
        if let known { return known }
        let next = Forecast(log: log, today: day, through: day, circumstances: circumstances).next
        state.withLock { $0.made[day] = .some(next) }
        return next
    }

    /// What holds for another log too: all that was said before the first day on which the two differ.
    ///
    /// - Complexity: O(*n*) in the number of logged days.
    private func holding(
        for log: DayLog, _ circumstances: Circumstances
    ) -> [Day: Forecast.NextStart?] {
        guard circumstances == self.circumstances else { return [:] }
        let made = state.withLock { $0.made }
        guard let changed = log.firstDifference(from: self.log) else { return made }
        return made.filter { $0.key < changed }
    }
}

extension DayLog {
    /// The first day that is not recorded alike in both; `nil` where all are.
    fileprivate func firstDifference(from other: DayLog) -> Day? {
        let (count, otherCount) = (entries.count, other.entries.count)
        // Most entries are copies, as their numbers tell; comparing two takes some fifty times as long.
        for index in 0..<min(count, otherCount)
        where entries[index].serial != other.entries[index].serial
            && entries[index] != other.entries[index]
        {
            return min(entries[index].day, other.entries[index].day)
        }
        if count == otherCount { return nil }
        return count > otherCount ? entries[otherCount].day : other.entries[count].day
    }
}
