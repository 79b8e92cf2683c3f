import Household
import Messages
import Planner
import WebPages

/// `/cards/DECK/CARD`.
struct CardDoor: VisitedPage {
    let visit: WebVisit
    let id: String
    let deckID: String
    let isRetried = true

    func answer() throws -> WebAnswer {
        guard let (deck, index) = try visit.deck(deckID),
            let entry = index[id],
            let card = try visit.member.planner.card(entry, in: deck)
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
            try member.planner.remove([card.object], from: deck, at: visit.moment)
            try visit.tellOfDueCards(deckID)
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
            try member.planner.write([change], in: deck, at: visit.moment)
            return .redirect(back, notice: words.changed(content.first.firstLine))
        default: return .redirect(back, notice: visit.language.webLog.notUnderstood)
        }
    }
}
