import LogStore
package import Planner
import Secrets
import Synchronization

/// The cards of a deck without their texts, in the order of its list.
package struct DeckIndex: Sendable {
    package struct Entry: Sendable {
        /// Names the card in an address: 32 hexadecimal digits that tell nothing.
        package let id: String
        package let uid: String
        /// The last part of its object's path.
        package let name: String
    }

    package let cards: [Entry]

    package func memory(_ memories: [String: CardMemory]) -> DeckMemory {
        DeckMemory(cards.map(\.uid), memories)
    }
}

extension Member {
    private var store: LogStore { household.store }

    /// The person's decks, in the order in which they were made.
    package func decks() throws -> [PlannerCalendar] {
        try plannerCalendars().filter { $0.uses.contains(.cards) }
    }

    /// Names a deck in an address: 32 hexadecimal digits that tell nothing.
    package func deckID(_ deck: PlannerCalendar) -> String { id("deck\0\(deck.name)") }

    /// - Complexity: reads every card of the deck, a part of it at a time.
    package func index(of deck: PlannerCalendar) throws -> DeckIndex {
        var cards: [(created: Int64, front: String, entry: DeckIndex.Entry)] = []
        var last = ""
        while true {
            let objects = try store.objects(
                of: deck.stored.id, after: last, bytes: Self.bytesAtOnce)
            guard let end = objects.last else { break }
            last = end.name
            for object in objects {
                guard let card = card(object, in: deck) else { continue }
                let entry = DeckIndex.Entry(
                    id: id("card\0\(deck.name)\0\(object.name)"), uid: card.uid, name: object.name)
                cards.append((card.object.created ?? 0, card.front, entry))
            }
        }
        cards.sort { ($0.created, $0.front, $0.entry.uid) < ($1.created, $1.front, $1.entry.uid) }
        return DeckIndex(cards: cards.map(\.entry))
    }

    private static let bytesAtOnce = 1 << 20

    /// A card as it is stored now; `nil` where it is gone.
    package func card(_ entry: DeckIndex.Entry, in deck: PlannerCalendar) throws -> Card? {
        try store.object(named: entry.name, in: deck.stored.id).flatMap { card($0, in: deck) }
    }

    private func card(_ object: StoredObject, in deck: PlannerCalendar) -> Card? {
        guard PlannerObject.mayHold(TwoTexts.component, object.data) else { return nil }
        return PlannerObject(calendar: deck.name, name: object.name, bytes: object.data)
            .flatMap(Card.init)
    }

    private func id(_ text: String) -> String {
        Seed(person.seed).map { KeyedHash($0).digest(of: text, size: .bytes16).hexadecimal } ?? ""
    }
}

/// Indices of decks, each until something in its deck changes.
final class DeckIndexCache: Sendable {
    private struct Slot: Weighed {
        let index: DeckIndex
        let revision: Int
        let store: LogStore

        /// In bytes, about.
        var weight: Int { 300 * (index.cards.count + 1) }
    }

    private let slots = Mutex(BoundedCache<StoredCalendar.ID, Slot>(limit: 32 << 20))

    func index(of deck: PlannerCalendar, for member: Member) throws -> DeckIndex {
        let (id, revision) = (deck.stored.id, deck.stored.revision)
        let store = member.household.store
        let known = slots.withLock { slots in
            slots.use(id)
            return slots[id]
        }
        if let known, known.revision == revision, known.store === store { return known.index }
        let index = try member.index(of: deck)
        slots.withLock {
            $0.keep(Slot(index: index, revision: revision, store: store), for: id)
        }
        return index
    }

    func removeAll() { slots.withLock { $0.removeAll() } }
}
