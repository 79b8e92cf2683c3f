package import CivilDate
import CycleModel
package import CyclePipeline

/// How far back charts look.
package enum InsightSpan: String, CaseIterable, Sendable {
    case halfYear = "6-months"
    case year = "1-year"
    case twoYears = "2-years"
    case all

    /// The days through today; all of them begin with the first that is logged.
    package func days(of person: PersonState) -> ClosedRange<Day> {
        let today = person.today
        let first =
            switch self {
            case .halfYear: today.advanced(byMonths: -6) + 1
            case .year: today.advanced(byMonths: -12) + 1
            case .twoYears: today.advanced(byMonths: -24) + 1
            case .all: person.log.entries.first?.day ?? today
            }
        return min(first, today)...today
    }
}
