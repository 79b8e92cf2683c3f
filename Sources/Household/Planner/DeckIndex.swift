import CivilDate
package import Planner
import Store
import Synchronization

/// The cards of a deck without their texts, in the order of its list.
package struct DeckIndex: Sendable {
    package struct Entry: Sendable {
        /// Names the card in an address: 32 hexadecimal digits that tell nothing.
        package let id: String
        package let uid: String
        /// The last part of its object's path.
        package let name: String
        fileprivate let created: Int64
        /// As much of the front as keeps cards in order that were made together.
        fileprivate let start: String
    }

    package let cards: [Entry]
    /// Of all cards, sorted.
    package let ids: [String]
    private let places: [String: Int]

    fileprivate init(_ cards: [Entry]) {
        let cards = cards.sorted {
            ($0.created, $0.start, $0.uid) < ($1.created, $1.start, $1.uid)
        }
        self.cards = cards
        places = Dictionary(
            cards.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        ids = places.keys.sorted()
    }

    /// The card that an address names.
    package subscript(id: String) -> Entry? { places[id].map { cards[$0] } }

    package func memory(_ memories: [String: CardMemory]) -> DeckMemory {
        DeckMemory(cards.map(\.uid), memories)
    }
}

extension MemberPlanner {
    /// The person's decks, in the order in which they were made.
    package func decks() throws -> [PlannerCalendar] {
        try calendars().filter { $0.uses.contains(.cards) }
    }

    /// Names a deck in an address: 32 hexadecimal digits that tell nothing.
    package func deckID(_ deck: PlannerCalendar) -> String { key.id(deck.name) }

    /// - Complexity: reads every card of the deck, a part of it at a time.
    package func index(of deck: PlannerCalendar) throws -> DeckIndex {
        var cards: [DeckIndex.Entry] = []
        var last = ""
        let key = self.key
        while true {
            let objects = try store.objects(
                of: deck.stored.id, after: last, bytes: Self.bytesAtOnce)
            guard let end = objects.last else { break }
            last = end.name
            cards += objects.compactMap { entry(of: $0, in: deck, key) }
        }
        return DeckIndex(cards)
    }

    /// - Complexity: reads the cards that changed.
    fileprivate func index(
        of deck: PlannerCalendar, changing old: DeckIndex, by changes: ObjectChanges
    ) -> DeckIndex {
        let touched = Set(changes.changed.map(\.name) + changes.removed)
        let key = self.key
        return DeckIndex(
            old.cards.filter { !touched.contains($0.name) }
                + changes.changed.compactMap { entry(of: $0, in: deck, key) })
    }

    private func entry(
        of object: StoredObject, in deck: PlannerCalendar, _ key: PlannerKey
    ) -> DeckIndex.Entry? {
        card(object, in: deck).map { card in
            DeckIndex.Entry(
                id: key.id(deck.name, object.name), uid: card.uid, name: object.name,
                created: card.object.created ?? 0, start: String(card.front.prefix(40)))
        }
    }

    private static let bytesAtOnce = 1 << 20

    /// A card as it is stored now; `nil` where it is gone.
    package func card(_ entry: DeckIndex.Entry, in deck: PlannerCalendar) throws -> Card? {
        try store.object(named: entry.name, in: deck.stored.id).flatMap { card($0, in: deck) }
    }

    private func card(_ object: StoredObject, in deck: PlannerCalendar) -> Card? {
        guard object.data.mayHold(TwoTexts.component) else { return nil }
        return PlannerObject(calendar: deck.name, name: object.name, bytes: object.data)
            .flatMap(Card.init)
    }
}

/// Indices of decks, each brought up to date by what changed in its deck.
package final class DeckIndexCache: Sendable {
    private struct Slot: Weighed {
        let index: DeckIndex
        let revision: Int
        let store: any Store

        /// In bytes, about.
        var weight: Int { 500 * (index.cards.count + 1) }
    }

    private let slots = Mutex(BoundedCache<StoredCalendar.ID, Slot>(limit: 32 << 20))

    package init() {}

    package func index(of deck: PlannerCalendar, for member: Member) throws -> DeckIndex {
        let id = deck.stored.id
        let store = member.household.store
        let known = slots.withLock { slots in
            slots.use(id)
            return slots[id]
        }
        if let known, known.store === store, known.revision == deck.stored.revision {
            return known.index
        }
        let slot: Slot
        if let known, known.store === store,
            let changes = try store.changes(of: id, since: known.revision)
        {
            slot = Slot(
                index: member.planner.index(of: deck, changing: known.index, by: changes),
                revision: changes.revision, store: store)
        } else {
            // What changes while it is read is read once more.
            slot = Slot(
                index: try member.planner.index(of: deck), revision: deck.stored.revision,
                store: store)
        }
        slots.withLock { $0.keep(slot, for: id) }
        return slot.index
    }

    package func removeAll() { slots.withLock { $0.removeAll() } }
}
