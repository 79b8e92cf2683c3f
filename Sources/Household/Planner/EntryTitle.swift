import CyclePipeline
import Planner

/// What can be the title of an entry: a line that is not empty.
package enum EntryTitle {
    package enum Problem: Equatable, Sendable {
        case empty, severalLines, tooLong
    }

    /// Letters.
    package static let longest = 1_000

    package static func problem(of title: String, atMost longest: Int = longest) -> Problem? {
        if title.count > longest { return .tooLong }
        if title.hasControlCharacters { return .severalLines }
        return title.contains { !$0.isWhitespace } ? nil : .empty
    }
}

/// Why a calendar or a deck can't be called so.
package enum CalendarNameProblem: Equatable, Sendable {
    case title(EntryTitle.Problem)
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
        if let problem = EntryTitle.problem(of: name, atMost: CalendarName.longest) {
            return .title(problem)
        }
        let other = try self.calendars().first {
            $0.name != calendar?.name && $0.title.lowercased() == name.lowercased()
        }
        return other.map { .taken(byDeck: $0.uses.contains(.cards)) }
    }
}
