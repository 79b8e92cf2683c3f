package import CivilDate
import Planner

/// Why a calendar or a deck can't be called so.
package enum CalendarNameProblem: Equatable, Sendable {
    case text(TextRule.Problem)
    /// Another calendar or deck is called so, whatever its capitals.
    case taken(byDeck: Bool)
}

extension MemberPlanner {
    /// What is wrong with a name that somebody gives a calendar or a deck; `nil` where nothing is.
    ///
    /// - Parameter calendar: The one that may be called so already.
    package func problem(
        ofName name: String, renaming calendar: PlannerCalendar? = nil
    ) throws -> CalendarNameProblem? {
        if let problem = TextRule.calendarName.problem(of: name) { return .text(problem) }
        let other = try calendars().first {
            $0.name != calendar?.name && $0.title.lowercased() == name.lowercased()
        }
        return other.map { .taken(byDeck: $0.uses.contains(.cards)) }
    }
}
