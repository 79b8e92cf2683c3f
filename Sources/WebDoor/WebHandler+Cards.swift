import CycleModel
import CyclePipeline
import Household
import Messages
import Planner
import Synchronization
import WebPages

/// `/cards` and `/cards/DECK…`.
extension WebHandler {
    func decks(_ visit: WebVisit) throws -> WebAnswer {
        let words = visit.language.webCards
        var typed = TypedForm()
        if visit.isPost {
            switch try title(of: nil, visit) {
            case .success(let title):
                do {
                    _ = try visit.member.addPlannerCalendar(titled: title, for: [.cards])
                    return .redirect(WebRoute.cards.path, notice: words.deckAdded(title))
                } catch let error where HouseholdRefusal(error) == .noRoom {
                    typed = visit.typed(["title": words.full])
                }
            case .failure(let fault): typed = visit.typed(["title": fault.sentence])
            }
        }
        let memories = try visit.cardMemories()
        let decks = try visit.member.decks().map { try listed($0, memories, visit) }
        return .page(
            CardsPage(visit.state, decks, typed: typed), status: typed.isSent ? 422 : 200,
            isKept: !typed.isSent)
    }

    private struct Fault: Error {
        let sentence: String
    }

    /// The name that a form gives a deck.
    ///
    /// - Parameter deck: The one that may have it already.
    private func title(
        of deck: PlannerCalendar?, _ visit: WebVisit
    ) throws -> Result<String, Fault> {
        let words = visit.language.webCards
        let title = visit.form.line("title")
        return switch try visit.member.problem(ofName: title, renaming: deck) {
        case nil: .success(title)
        case .title: .failure(Fault(sentence: words.badName(most: CalendarName.longest)))
        case .taken(byDeck: true): .failure(Fault(sentence: words.nameTaken))
        case .taken(byDeck: false):
            .failure(Fault(sentence: visit.plannerWords.taken(visit.shown(title))))
        }
    }

    private func listed(
        _ deck: PlannerCalendar, _ memories: [String: CardMemory], _ visit: WebVisit
    ) throws -> ListedDeck {
        let index = try deckIndices.index(of: deck, for: visit.member)
        return ListedDeck(
            id: visit.member.deckID(deck), title: deck.title, cards: index.cards.count,
            due: index.memory(memories).due(at: visit.moment).count)
    }

    /// A deck as it is now, by what names it in addresses.
    private func find(_ id: String, _ visit: WebVisit) throws -> (PlannerCalendar, DeckIndex)? {
        guard let deck = try visit.member.decks().first(where: { visit.member.deckID($0) == id })
        else { return nil }
        return (deck, try deckIndices.index(of: deck, for: visit.member))
    }

    /// Lets calendar programs know what a change made of the deck.
    private func tellOfDueCards(_ id: String, _ visit: WebVisit) throws {
        guard let (deck, index) = try find(id, visit) else { return }
        try visit.member.tellOfDueCards(
            in: deck, index.memory(try visit.cardMemories()),
            on: visit.state,
            at: visit.moment)
    }

    // MARK: A deck

    func deck(_ id: String, _ visit: WebVisit) throws -> WebAnswer {
        guard let (deck, index) = try find(id, visit) else { return .notFound }
        guard visit.isPost else { return try page(of: deck, index, visit) }
        let (here, words) = (WebRoute.deck(id).path, visit.language.planner)
        switch visit.form["do"] {
        case "add": return try add(to: deck, id, index, visit)
        case "rename":
            switch try title(of: deck, visit) {
            case .failure(let fault):
                let typed = visit.typed(["title": fault.sentence])
                return try page(of: deck, index, visit, fault: .ofTitle(typed))
            case .success(let title):
                try visit.member.rename(deck, to: title)
                return .redirect(here, notice: visit.language.webCards.deckRenamed(title))
            }
        case "remove":
            guard visit.form["cards"] == "\(index.cards.count)" else {
                return .redirect(here, notice: visit.language.webCards.deckChanged)
            }
            try visit.member.remove(deck)
            return .redirect(
                WebRoute.cards.path, notice: visit.language.webCards.deckRemoved(deck.title))
        case "restore":
            let removed = try visit.member.removedEntries(for: .cards).first {
                $0.calendar.name == deck.name && "\($0.number)" == visit.form["number"]
            }
            guard let removed, let card = Card(removed.object) else {
                return .redirect(here, notice: words.nothingRemoved)
            }
            do {
                try visit.member.restore(removed, at: visit.moment)
            } catch let error where HouseholdRefusal(error) == .changedMeanwhile {
                return .redirect(here, notice: words.unchanged)
            }
            try tellOfDueCards(id, visit)
            return .redirect(here, notice: words.restored(visit.titleOf(card)))
        default: return .redirect(here, notice: visit.language.webLog.notUnderstood)
        }
    }

    private func page(
        of deck: PlannerCalendar, _ index: DeckIndex, _ visit: WebVisit,
        fault: DeckPage.Fault? = nil
    ) throws -> WebAnswer {
        let member = visit.member
        let start = visit.query["from"].flatMap(Int.init).map {
            min(max(0, $0), max(0, index.cards.count - 1))
        }
        let shown = try index.cards[(start ?? 0)...].prefix(DeckPage.most).map { entry in
            let card = try member.card(entry, in: deck)
            return ListedCard(
                id: entry.id, front: (card?.front ?? "").firstLine,
                back: (card?.back ?? "").firstLine)
        }
        let removed = try member.removedEntries(for: .cards).first {
            $0.calendar.name == deck.name && $0.time > visit.moment - Self.undoable
        }
        return .page(
            DeckPage(
                visit.state, try listed(deck, visit.cardMemories(), visit),
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
        to deck: PlannerCalendar, _ id: String, _ index: DeckIndex, _ visit: WebVisit
    ) throws -> WebAnswer {
        let (content, faults) = visit.sides()
        guard faults.isEmpty else {
            return try page(of: deck, index, visit, fault: .ofCard(visit.typed(faults)))
        }
        do {
            _ = try visit.member.addOnce(
                content, to: deck, uid: visit.form["card"], of: visit.state
            ) { $0 == content }
        } catch let error where HouseholdRefusal(error) == .noRoom {
            let typed = visit.typed(["front": visit.language.webCards.full])
            return try page(of: deck, index, visit, fault: .ofCard(typed))
        }
        try tellOfDueCards(id, visit)
        return .redirect(
            WebRoute.deck(id).path,
            notice: visit.language.planner.added(content.first.firstLine, to: deck.title))
    }

    // MARK: A card

    func card(_ id: String, in deckID: String, _ visit: WebVisit) throws -> WebAnswer {
        guard let (deck, index) = try find(deckID, visit),
            let entry = index.cards.first(where: { $0.id == id }),
            let card = try visit.member.card(entry, in: deck)
        else { return .notFound }
        let (member, back) = (visit.member, WebRoute.deck(deckID).path)
        let words = visit.language.planner
        let version = member.tag(of: card.object.bytes)
        func page(_ faults: [String: String] = [:], isChanged: Bool = false) -> CardPage {
            CardPage(
                visit.state, ListedCard(id: id, front: card.front, back: card.back), in: deckID,
                version: version, typed: visit.isPost ? visit.typed(faults) : TypedForm(),
                isChanged: isChanged)
        }
        guard visit.isPost else { return .page(page()) }
        switch visit.form["do"] {
        case "remove":
            try member.remove([card.object], from: deck, at: visit.moment)
            try tellOfDueCards(deckID, visit)
            // The page itself says what was removed, with a button that brings it back.
            return .redirect(back)
        case "save":
            let (content, faults) = visit.sides(changing: card.content)
            guard faults.isEmpty else { return .page(page(faults), status: 422) }
            guard visit.form["version"] == version else {
                return card.content == content
                    ? .redirect(back, notice: words.unchanged)
                    : .page(page(isChanged: true), status: 409)
            }
            guard let change = card.changed(to: content, at: visit.moment) else {
                return .redirect(back, notice: words.unchanged)
            }
            try member.write([change], in: deck, at: visit.moment)
            return .redirect(back, notice: words.changed(content.first.firstLine))
        default: return .redirect(back, notice: visit.language.webLog.notUnderstood)
        }
    }

    // MARK: Quiz

    func quiz(_ id: String, _ visit: WebVisit) throws -> WebAnswer {
        guard let (deck, index) = try find(id, visit) else { return .notFound }
        let (member, fields) = (visit.member, visit.isPost ? visit.form.fields : visit.query)
        guard let seed = fields["seed"].flatMap({ UInt64($0) }), seed <= Self.largestSeed else {
            let start = QuizPlace(seed: .random(in: 0...Self.largestSeed), position: 0)
            return .redirect(start.path(in: id))
        }
        let position = fields["at"].flatMap { Int($0) } ?? 0
        func walk() throws -> Quiz {
            Quiz(
                index.cards.map(\.id), seed: seed, at: position,
                removed: try member.leftOut(ofQuiz: seed, in: deck))
        }
        if visit.isPost {
            // What the form does not name is not left out, and a card that is gone is no harm.
            if let card = fields["card"], index.cards.contains(where: { $0.id == card }) {
                try quizzes.locked { try member.leaveOut(card, ofQuiz: seed, in: deck) }
            }
            let quiz = try walk()
            return .redirect(
                QuizPlace(
                    seed: seed, position: quiz.position ?? 0, isAgain: quiz.hasStartedOver
                ).path(in: id))
        }
        let quiz = try walk()
        var after = quiz
        after.next()
        let card = try quiz.current.flatMap { current in
            try index.cards.first { $0.id == current }.map { entry in
                let card = try member.card(entry, in: deck)
                return ListedCard(
                    id: current, front: (card?.front ?? "").shownPart,
                    back: (card?.back ?? "").shownPart)
            }
        }
        return .page(
            QuizPage(
                visit.state, visit.named(deck, index), card,
                at: QuizPlace(
                    seed: seed, position: quiz.position ?? 0, isBack: fields["side"] == "back",
                    isAgain: fields["again"] == "yes" || quiz.hasStartedOver),
                next: QuizPlace(
                    seed: seed, position: after.position ?? 0, isAgain: after.hasStartedOver),
                number: quiz.cardsLeft - quiz.leftInRound + 1, of: quiz.cardsLeft))
    }

    private static var largestSeed: UInt64 { UInt64(Int32.max) }

    // MARK: Review

    func review(_ id: String, _ visit: WebVisit) throws -> WebAnswer {
        guard let (deck, index) = try find(id, visit) else { return .notFound }
        let member = visit.member
        let memories = try visit.cardMemories()
        func lastReview(_ entry: DeckIndex.Entry) -> Int64 { memories[entry.uid]?.lastReview ?? 0 }
        if visit.isPost {
            let here = WebRoute.review(id).path
            guard let recall = visit.form["recall"].flatMap({ Int($0) }).flatMap(Recall.init),
                let entry = index.cards.first(where: { $0.id == visit.form["card"] })
            else { return .redirect(here, notice: visit.language.webLog.notUnderstood) }
            guard visit.form["seen"] == "\(lastReview(entry))" else {
                return .redirect(here, notice: visit.language.webCards.answeredAlready)
            }
            try member.remember(recall, of: entry.uid, at: visit.moment)
            try tellOfDueCards(id, visit)
            return .redirect(here)
        }
        let memory = index.memory(memories)
        let due = memory.due(at: visit.moment)
        let entry = due.first.flatMap { first in index.cards.first { $0.uid == first } }
        let card = try entry.flatMap { entry in
            try member.card(entry, in: deck).map {
                ListedCard(id: entry.id, front: $0.front.shownPart, back: $0.back.shownPart)
            }
        }
        return .page(
            ReviewPage(
                visit.state, visit.named(deck, index, due: due.count), card,
                lastReview: entry.map(lastReview) ?? 0, isBack: visit.query["side"] == "back",
                nextDue: memory.nextDue(after: visit.moment)))
    }
}

/// Lets one at a time change what is left out of quizzes.
final class QuizLock: Sendable {
    private let lock = Mutex(())

    func locked(_ body: () throws -> Void) throws { try lock.withLock { _ in try body() } }
}

extension WebVisit {
    fileprivate func cardMemories() throws -> [String: CardMemory] {
        try member.cardMemories(by: state.time, at: moment)
    }

    fileprivate func named(
        _ deck: PlannerCalendar, _ index: DeckIndex, due: Int = 0
    ) -> ListedDeck {
        ListedDeck(
            id: member.deckID(deck), title: deck.title, cards: index.cards.count, due: due)
    }

    /// The two sides that a form sent, and what is wrong with which.
    fileprivate func sides(
        changing old: TwoTexts? = nil
    ) -> (content: TwoTexts, faults: [String: String]) {
        let words = language.webCards
        let front = form.line("front", changing: old?.first)
        let back = (form["back"] ?? "").withLineFeeds.trimmed
        var faults: [String: String] = [:]
        if front != old?.first,
            front.isEmpty || front.hasControlCharacters || front.count > Card.longestFront
        {
            faults["front"] = words.badLine(most: Card.longestFront)
        }
        if back.isEmpty || back.count > Card.longestBack
            || back.filter({ $0 != "\n" && $0 != "\t" }).hasControlCharacters
        {
            faults["back"] = words.badSide(most: Card.longestBack)
        }
        return (TwoTexts(front, back), faults)
    }

    fileprivate func titleOf(_ card: Card) -> String {
        let line = card.front.firstLine
        return line.isEmpty ? language.planner.untitled : line
    }
}

extension String {
    /// What a list shows of a text.
    fileprivate var firstLine: String {
        let line = split(whereSeparator: \.isNewline).first ?? ""
        return line.count > 120 ? line.prefix(119) + "…" : String(line)
    }

    /// What a page shows of a text that programs can make as long as they like.
    fileprivate var shownPart: String {
        utf8.count > 20_000 && count > 10_000 ? prefix(10_000) + "…" : self
    }
}
