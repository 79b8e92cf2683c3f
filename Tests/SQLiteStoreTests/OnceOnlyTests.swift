import Dispatch
import Foundation
import SQLStore
import SQLiteStore
import Store
import Synchronization
import Testing

/// What can be had once, asked for by two programs at the same moment, 300 times each.
@Suite struct OnceOnlyTests {
    private let folder: TemporaryFolder
    private let stores: [SQLiteStore]
    private let ada: Person.ID

    init() throws {
        folder = try TemporaryFolder()
        let (store, ada) = try storeWithAda(folder)
        (stores, self.ada) = ([store, try SQLiteStore.open(folder())], ada)
    }

    private static let rounds = 300

    /// How many of the two programs got it, round by round.
    private func race(_ body: @Sendable (SQLiteStore, _ program: Int) throws -> Bool) throws -> Int
    {
        let won = Mutex(0)
        let stores = stores
        DispatchQueue.concurrentPerform(iterations: 2) { program in
            // One that is refused gets nothing.
            if (try? body(stores[program], program)) == true { won.withLock { $0 += 1 } }
        }
        return won.withLock { $0 }
    }

    @Test func `a link logs in one of two`() throws {
        let ada = ada
        for round in 0..<Self.rounds {
            let link = WebLink(
                selector: "link \(round)", hash: seed(5), aim: .login(ada), expires: 2_000)
            try stores[0].addWebLink(link, at: 1_000)
            let won = try race { store, program in
                let login = WebLogin(
                    person: ada, selector: "\(round) \(program)", hash: seed(4), device: "Firefox",
                    created: 1_500, confirmed: nil, stays: true)
                return try store.addWebLogin(login, redeeming: link.selector, replacing: nil)
            }
            #expect(won == 1)
        }
    }

    @Test func `an invitation makes one of two people`() throws {
        for round in 0..<Self.rounds {
            let link = WebLink(
                selector: "link \(round)", hash: seed(5), aim: .invitation(name: "Mia"),
                expires: 2_000)
            try stores[0].addWebLink(link, at: 1_000)
            let won = try race { store, program in
                try store.addPerson(
                    named: "\(round) \(program)", seed: seed(3), webPassword: "hash",
                    redeeming: link.selector, at: 1_500) != nil
            }
            #expect(won == 1)
        }
        #expect(try stores[0].personCount() == 1 + Self.rounds)
    }

    @Test func `a name is given to one of two, however its accent is encoded`() throws {
        for round in 0..<Self.rounds {
            let names = ["\u{C9}va \(round)", "E\u{301}VA \(round)"]
            let won = try race { store, program in
                _ = try store.addPerson(named: names[program], seed: seed(3))
                return true
            }
            #expect(won == 1)
            let both = try names.map { try stores[0].person(named: $0)?.id }
            #expect(both[0] != nil && both[0] == both[1])
        }
    }

    @Test func `of two changes of a setting both count`() throws {
        let ada = ada
        for round in 0..<Self.rounds {
            let won = try race { store, program in
                try store.changePersonSetting("quizzes", of: ada) {
                    ($0 ?? "") + "\(round) \(program)\n"
                }
                return true
            }
            #expect(won == 2)
        }
        let lines = try #require(try stores[0].personSetting("quizzes", of: ada))
        #expect(Set(lines.split(separator: "\n")).count == 2 * Self.rounds)
    }
}
