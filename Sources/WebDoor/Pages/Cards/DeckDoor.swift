import Household
import Messages
import Planner
import WebPages

/// `/cards/DECK`.
struct DeckDoor: VisitedPage {
    let visit: WebVisit
    let id: String
    let isRetried = true

    func answer() throws -> WebAnswer {
        guard let (deck, index) = try visit.deck(id) else { return .notFound }
        guard visit.isPost else { return try page(of: deck, index) }
        let (here, words) = (WebRoute.deck(id).path, visit.language.planner)
        switch visit.form["do"] {
        case "add": return try add(to: deck, index)
        case "rename":
            switch try visit.deckTitle(renaming: deck) {
            case .failure(let fault):
                let typed = visit.typed(["title": fault.sentence])
                return try page(of: deck, index, fault: .ofTitle(typed))
            case .success(let title):
                try visit.member.planner.rename(deck, to: title)
                return .redirect(here, notice: visit.language.webCards.deckRenamed(title))
            }
        case "remove":
            guard visit.form["cards"] == "\(index.cards.count)" else {
                return .redirect(here, notice: visit.language.webCards.deckChanged)
            }
            try visit.member.planner.remove(deck)
            return .redirect(
                WebRoute.cards.path, notice: visit.language.webCards.deckRemoved(deck.title))
        case "restore":
            let removed = try visit.member.planner.removedEntries(for: .cards).first {
                $0.calendar.name == deck.name && "\($0.number)" == visit.form["number"]
            }
            guard let removed, let card = Card(removed.object) else {
                return .redirect(here, notice: words.nothingRemoved)
            }
            do {
                try visit.member.planner.restore(removed, at: visit.moment)
            } catch let error where HouseholdRefusal(error) == .changedMeanwhile {
                return .redirect(here, notice: words.unchanged)
            } catch let error where HouseholdRefusal(error)?.isOfRoom == true {
                return .redirect(here, notice: visit.lackOfRoom(error))
            }
            try visit.tellOfDueCards(id)
            return .redirect(here, notice: words.restored(visit.titleOf(card)))
        default: return .redirect(here, notice: visit.language.webLog.notUnderstood)
        }
    }

    private func page(
        of deck: PlannerCalendar, _ index: DeckIndex,
        fault: DeckPage.Fault? = nil
    ) throws -> WebAnswer {
        let member = visit.member
        let start = visit.query["from"].flatMap(Int.init).map {
            min(max(0, $0), max(0, index.cards.count - 1))
        }
        let shown = try index.cards[(start ?? 0)...].prefix(DeckPage.most).map { entry in
            let card = try member.planner.card(entry, in: deck)
            return ListedCard(
                id: entry.id, front: (card?.front ?? "").firstLine,
                back: (card?.back ?? "").firstLine)
        }
        let removed = try member.planner.removedEntries(for: .cards).first {
            $0.calendar.name == deck.name && $0.time > visit.moment - Self.undoable
        }
        return .page(
            DeckPage(
                visit.state, try visit.listed(deck, visit.cardMemories()),
                shown,
                from: start ?? 0,
                removed: removed.flatMap { removed in
                    Card(removed.object).map { (visit.titleOf($0), removed.number) }
                },
                newCard: member.newUID(), fault: fault), status: fault == nil ? 200 : 422)
    }

    /// How long a page offers to bring back what was removed, in seconds; a command does for a month.
    private static var undoable: Int64 { 600 }

    /// Adds the card of a form, once however often it is sent.
    private func add(
        to deck: PlannerCalendar, _ index: DeckIndex
    ) throws -> WebAnswer {
        let (content, faults) = visit.sides()
        guard faults.isEmpty else {
            return try page(of: deck, index, fault: .ofCard(visit.typed(faults)))
        }
        do {
            _ = try visit.member.planner.addOnce(
                content, to: deck, uid: visit.form["card"], of: visit.state
            ) { $0 == content }
        } catch let error where HouseholdRefusal(error)?.isOfRoom == true {
            let typed = visit.typed(["front": visit.lackOfRoom(error)])
            return try page(of: deck, index, fault: .ofCard(typed))
        }
        try visit.tellOfDueCards(id)
        return .redirect(
            WebRoute.deck(id).path,
            notice: try visit.added(content.first.firstLine, to: deck))
    }
}
