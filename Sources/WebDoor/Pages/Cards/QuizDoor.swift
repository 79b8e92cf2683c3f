import Household
import Planner
import WebPages

/// `/cards/DECK/quiz`.
struct QuizDoor: VisitedPage {
    let visit: WebVisit
    let id: String

    func answer() throws -> WebAnswer {
        guard let (deck, index) = try visit.deck(id) else { return .notFound }
        let (member, fields) = (visit.member, visit.isPost ? visit.form.fields : visit.query)
        guard let seed = fields["seed"].flatMap({ UInt64($0) }), seed <= Self.largestSeed else {
            let start = QuizPlace(seed: .random(in: 0...Self.largestSeed), position: 0)
            return .redirect(start.path(in: id))
        }
        let position = fields["at"].flatMap { Int($0) } ?? 0
        func walk() throws -> Quiz {
            // A card that is gone is no harm.
            let removed = try member.planner.leftOut(ofQuiz: seed, in: deck)
            return Quiz(
                sorted: index.ids, seed: seed, at: position,
                removed: removed.filter { index[$0] != nil })
        }
        if visit.isPost {
            // What the form does not name is not left out.
            if let card = fields["card"], index[card] != nil {
                try member.planner.leaveOut(card, ofQuiz: seed, in: deck)
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
            try index[current].map { entry in
                let card = try member.planner.card(entry, in: deck)
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
}
