import Dispatch
import HTTPServer
import Synchronization
import Testing

@Suite struct AnswerBudgetTests {
    private static let size = 4_096

    private static func answer() -> Response {
        Response(200, body: [UInt8](repeating: 65, count: size), route: .feed)
    }

    @Test func `an answer counts from its first taker to its last`() {
        let budget = AnswerBudget(limit: 2 * Self.size)
        let (one, two, three) = (Self.answer(), Self.answer(), Self.answer())
        #expect(budget.take(one))
        #expect(budget.take(one))
        #expect(budget.take(two))
        #expect(!budget.take(three))
        budget.release(one)
        #expect(!budget.take(three))
        budget.release(one)
        #expect(budget.take(three))
        #expect(!budget.take(one))
    }

    @Test func `many threads never hold more than the limit, and leave nothing behind`() {
        let (limit, count) = (3, 8)
        let budget = AnswerBudget(limit: limit * Self.size)
        let answers = (0..<count).map { _ in Self.answer() }
        // How many have taken each of them.
        let takers = Mutex([Int](repeating: 0, count: count))
        let most = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: 8) { worker in
            for turn in 0..<20_000 {
                let place = (turn * (worker + 1)) % count
                guard budget.take(answers[place]) else { continue }
                let held = takers.withLock { takers in
                    takers[place] += 1
                    return takers.count { $0 > 0 }
                }
                most.withLock { $0 = max($0, held) }
                takers.withLock { $0[place] -= 1 }
                budget.release(answers[place])
            }
        }
        #expect((1...limit).contains(most.withLock { $0 }))
        for place in 0..<limit { #expect(budget.take(answers[place])) }
        #expect(!budget.take(answers[limit]))
    }
}
