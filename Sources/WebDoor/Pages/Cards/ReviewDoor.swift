import Household
import Messages
import Planner
import WebPages

/// `/cards/DECK/review`.
struct ReviewDoor: VisitedPage {
    let visit: WebVisit
    let id: String

    func answer() throws -> WebAnswer {
        guard let (deck, index) = try visit.deck(id) else { return .notFound }
        let member = visit.member
        let memories = try visit.cardMemories()
        func lastReview(_ entry: DeckIndex.Entry) -> Int64 { memories[entry.uid]?.lastReview ?? 0 }
        if visit.isPost {
            let here = WebRoute.review(id).path
            guard let recall = visit.form["recall"].flatMap({ Int($0) }).flatMap(Recall.init),
                let entry = visit.form["card"].flatMap({ index[$0] })
            else { return .redirect(here, notice: visit.language.webLog.notUnderstood) }
            guard visit.form["seen"] == "\(lastReview(entry))" else {
                return .redirect(here, notice: visit.language.webCards.answeredAlready)
            }
            try member.planner.remember(recall, of: entry.uid, at: visit.moment)
            try visit.tellOfDueCards(id)
            return .redirect(here)
        }
        let memory = index.memory(memories)
        let due = memory.due(at: visit.moment)
        let entry = due.first.flatMap { first in index.cards.first { $0.uid == first } }
        let card = try entry.flatMap { entry in
            try member.planner.card(entry, in: deck).map {
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
