import Household
import Messages
import WebPages

/// `/cards`.
struct DecksDoor: VisitedPage {
    let visit: WebVisit

    func answer() throws -> WebAnswer {
        let words = visit.language.webCards
        var typed = TypedForm()
        if visit.isPost {
            switch try visit.deckTitle(renaming: nil) {
            case .success(let title):
                do {
                    _ = try visit.member.planner.addCalendar(titled: title, for: [.cards])
                    return .redirect(WebRoute.cards.path, notice: words.deckAdded(title))
                } catch let error where HouseholdRefusal(error)?.isOfRoom == true {
                    typed = visit.typed(["title": visit.lackOfRoom(error)])
                }
            case .failure(let fault): typed = visit.typed(["title": fault.sentence])
            }
        }
        let memories = try visit.cardMemories()
        let decks = try visit.member.planner.decks().map { try visit.listed($0, memories) }
        return .page(
            CardsPage(visit.state, decks, typed: typed), status: typed.isSent ? 422 : 200,
            isKept: !typed.isSent)
    }
}
