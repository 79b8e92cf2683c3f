import CalendarModel
package import CivilDate
package import CyclePipeline
import Messages
package import Planner
import Store

/// What is known of a person's cards beside what stands on them.
extension MemberPlanner {
    /// What is left of the person's cards in memory, by the cards' UIDs; new ones have nothing.
    ///
    /// - Parameter time: The person's, by which days pass between reviews.
    package func cardMemories(by time: LocalTime, at now: Int64) throws -> [String: CardMemory] {
        var reviews: [String: [CardReview]] = [:]
        for review in try store.cardReviews(of: person.id) {
            // What was reviewed by a clock that was ahead is asked again, and not only when that time has come.
            guard let recall = Recall(rawValue: review.recall),
                StoredTime.known(review.reviewed, at: now) != nil
            else { continue }
            reviews[review.card, default: []].append(CardReview(at: review.reviewed, recall))
        }
        let calendar = ReviewCalendar(day: { time.day(at: $0) }, start: { time.start(of: $0) })
        return reviews.compactMapValues { CardMemory($0, by: calendar) }
    }

    package func remember(_ recall: Recall, of card: String, at now: Int64) throws {
        try store.add(
            [StoredCardReview(card: card, reviewed: now, recall: recall.rawValue)], of: person.id)
    }

    /// Lets calendar programs know what a change made of a deck. Does nothing for other calendars, or where nothing can
    /// be written.
    ///
    /// - Complexity: reads the deck and all reviews of the person.
    package func tellOfDueCards(
        in calendar: PlannerCalendar, on state: PersonState, at now: Int64
    ) throws {
        guard calendar.uses.contains(.cards), !household.isReadOnly else { return }
        let memory = try index(of: calendar).memory(try cardMemories(by: state.time, at: now))
        try tellOfDueCards(in: calendar, memory, on: state, at: now)
    }

    /// Lets calendar programs know how many cards of a deck are to be reviewed on the person's day.
    ///
    /// Nothing is written where that is known already.
    package func tellOfDueCards(
        in deck: PlannerCalendar, _ memory: DeckMemory, on state: PersonState, at now: Int64
    ) throws {
        let count = memory.due(at: now).count
        try tell(
            ofCardsDue: count, in: deck,
            as: state.language.cards.toReview(count, of: deck.title), on: state.today, at: now)
    }

    /// Lets the calendar of a deck say how many of its cards are due, for calendar programs.
    ///
    /// - Parameters:
    ///   - count: 0 takes the to-do away.
    ///   - title: What it says.
    package func tell(
        ofCardsDue count: Int, in deck: PlannerCalendar, as title: String, on day: Day,
        at now: Int64
    ) throws {
        let old = try store.object(named: DueCards.name, in: deck.stored.id)
        guard count > 0 else {
            if old != nil {
                _ = try store.delete(DueCards.name, of: deck.stored.id, at: now) { _ in true }
            }
            return
        }
        let due = DueCards(title: title, day: PlannedTime(day))
        let uid = Household.naming(seed: person.seed).entryUID("due \(deck.stored.id.rawValue)")
        let known = old.flatMap {
            PlannerObject(calendar: deck.name, name: DueCards.name, bytes: $0.data)
        }
        guard let bytes = due.object(replacing: known, uid: known?.uid ?? uid, at: now) else {
            return
        }
        let object = try stored(bytes, uid: known?.uid ?? uid, as: DueCards.name, at: now)
        do {
            // Where a program writes it at the same moment, the next look says it.
            _ = try store.put(object, in: deck.stored.id) { $0 == old?.tag }
        } catch let error where HouseholdRefusal(error)?.isOfRoom == true {
            // The cards are there; only the reminder is not.
        }
    }
}
