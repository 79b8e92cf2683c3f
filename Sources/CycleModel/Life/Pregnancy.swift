package import CivilDate

/// A pregnancy as it is counted: forty weeks that end on the day it is due.
///
/// The count begins on the first day of the last period, some two weeks before conception, and few
/// babies come on the day itself.
package struct Pregnancy: Hashable, Sendable {
    package let due: Day

    package init(due: Day) {
        self.due = due
    }

    /// The days from the first counted one to the due date.
    package static let length = 280

    /// How far it has come on a day.
    package struct Age: Hashable, Sendable {
        /// Completed weeks, and days beyond them from 0 to 6.
        package var weeks: Int
        package var days: Int
    }

    /// 40 weeks and 0 days on the due day; `nil` before the count begins.
    package func age(on day: Day) -> Age? {
        let days = Self.length - daysLeft(on: day)
        return days >= 0 ? Age(weeks: days / 7, days: days % 7) : nil
    }

    /// The week that is running, from 1; `nil` before the count begins.
    package func week(on day: Day) -> Int? {
        age(on: day).map { $0.weeks + 1 }
    }

    /// 0 on the due day, negative after it.
    package func daysLeft(on day: Day) -> Int { due - day }
}
