import Planner
import Testing

@Suite struct QuizTests {
    private let cards = (1...20).map { "card\($0)" }

    @Test func `each card comes once before any comes again, always in the same order`() {
        var quiz = Quiz(cards, seed: 1)
        var seen: [String] = []
        for _ in 0..<40 {
            if let current = quiz.current { seen.append(current) }
            quiz.next()
        }
        #expect(Set(seen.prefix(20)) == Set(cards))
        #expect(Array(seen.prefix(20)) == Array(seen.suffix(20)))
        #expect(seen.prefix(20) != cards.prefix(20))
        #expect(Quiz(cards.reversed(), seed: 1).order == Quiz(cards, seed: 1).order)
        #expect(Quiz(cards, seed: 2).order != Quiz(cards, seed: 1).order)
    }

    @Test func `it says when it begins again`() {
        var quiz = Quiz(["a", "b"], seed: 5)
        #expect(quiz.leftInRound == 2)
        quiz.next()
        #expect(!quiz.hasStartedOver && quiz.leftInRound == 1)
        quiz.next()
        #expect(quiz.hasStartedOver && quiz.leftInRound == 2)
        quiz.next()
        #expect(!quiz.hasStartedOver)
    }

    @Test func `a removed card never comes again, and the last one ends the quiz`() {
        var quiz = Quiz(cards, seed: 3)
        var gone: Set<String> = []
        for _ in 0..<20 {
            quiz.next()
            if let current = quiz.current {
                #expect(!gone.contains(current))
                gone.insert(current)
            }
            quiz.remove()
        }
        #expect(gone == Set(cards))
        #expect(quiz.current == nil && quiz.cardsLeft == 0)
        quiz.next()
        quiz.remove()
        #expect(quiz.current == nil)
    }

    @Test func `a flip shows the back, and the next card its front`() {
        var quiz = Quiz(cards, seed: 3)
        quiz.flip()
        #expect(quiz.isFlipped)
        quiz.next()
        #expect(!quiz.isFlipped)
    }

    @Test func `it goes on where a page left it, and cards that are gone do no harm`() {
        var quiz = Quiz(cards, seed: 7)
        quiz.next()
        quiz.remove()
        let again = Quiz(
            cards, seed: 7, at: quiz.position ?? 0, removed: quiz.removed.union(["unknown"]))
        #expect(again.current == quiz.current && again.removed == quiz.removed)
        #expect(Quiz(cards, seed: 7, at: 99).position == 0)
        #expect(Quiz([], seed: 7).current == nil)
    }

    @Test func `a deck of 50,000 cards is shuffled at once`() {
        let quiz = Quiz((0..<50_000).map(String.init), seed: 1)
        #expect(quiz.cardsLeft == 50_000)
    }
}
