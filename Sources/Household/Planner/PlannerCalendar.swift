import CycleAlarms
import CyclePipeline
package import Messages
package import Store
package import XML

/// A stored calendar as the planner shows it.
package struct PlannerCalendar: Sendable {
    /// What it is for.
    package enum Use: String, CaseIterable, Sendable {
        case events, todos, notes
        /// It is a deck: its journal entries are cards, and its to-do says how many of them are due.
        case cards
    }

    package let stored: StoredCalendar
    /// The name that people see, which two calendars may share.
    package let title: String
    package let uses: Set<Use>
    /// Whether it was made just now.
    var isNew = false

    /// The last part of its path.
    package var name: String { stored.name }

    init(_ stored: StoredCalendar, _ properties: [StoredProperty]) {
        self.stored = stored
        let title = properties.first { $0.isTitle }.flatMap {
            (try? XMLTreeReader.read(Array($0.xml.utf8)))?.trimmedText
        }
        self.title = title.flatMap { $0.isEmpty ? nil : $0 } ?? stored.name
        var uses = Set(Use.allCases.filter { stored.components.contains($0.component) })
        uses.remove(properties.contains { $0.isDeckMark } ? .notes : .cards)
        self.uses = uses
    }

    /// Of a deck only that it is one.
    package var shownUses: [Use] {
        uses.contains(.cards) ? [.cards] : Use.allCases.filter(uses.contains)
    }

    /// `Events, To-do`.
    package func usesText(in language: Language) -> String {
        shownUses.map { $0.title(in: language) }.joined(separator: ", ")
    }

    /// Those that the planner makes by itself, by the last parts of their paths.
    package static let ofSessions = "study"
    static let namesOfOwn: Set = [OwnAlarm.calendar, ofSessions]

    var isOfAlarms: Bool { name == OwnAlarm.calendar }

    /// Whether an entry that names no calendar may go there. The to-dos of a deck are about its cards.
    package func isUsual(for use: Use) -> Bool {
        uses.contains(use) && !Self.namesOfOwn.contains(name)
            && (use == .cards || !uses.contains(.cards))
    }
}

extension PlannerCalendar.Use {
    package var component: String {
        switch self {
        case .events: "VEVENT"
        case .todos: "VTODO"
        case .notes, .cards: "VJOURNAL"
        }
    }

    package func title(in language: Language) -> String {
        switch self {
        case .events: language.planner.events
        case .todos: language.planner.todos
        case .notes: language.planner.notes
        case .cards: language.planner.cards
        }
    }

    /// The last part of the path of the calendar that is made where nothing is for this use.
    var usualName: String {
        switch self {
        case .events: "events"
        case .todos: "tasks"
        case .notes: "notes"
        case .cards: "cards"
        }
    }
}

extension StoredProperty {
    private static let title = XMLName.dav("displayname")
    private static let deck = XMLName(deckMark.namespace, deckMark.local)

    fileprivate var isTitle: Bool { isNamed(Self.title) }
    fileprivate var isDeckMark: Bool { isNamed(Self.deck) }

    private func isNamed(_ name: XMLName) -> Bool {
        namespace == name.namespace && local == name.local
    }

    static func title(_ title: String) -> StoredProperty {
        StoredProperty(XMLElement(Self.title, text: title))
    }

    static var ofDeck: StoredProperty { StoredProperty(XMLElement(Self.deck, text: "1")) }

    /// - Parameter space: What stands before the namespace of a property that is kept apart.
    package init(_ element: XMLElement, in space: String = "") {
        self.init(
            namespace: space + element.name.namespace, local: element.name.local,
            xml: String(decoding: XMLWriter.document(element), as: UTF8.self))
    }
}
