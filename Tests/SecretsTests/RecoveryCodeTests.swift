import Secrets
import Testing

@Suite struct RecoveryCodeTests {
    private let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

    private func replacing(_ place: Int, in text: String, by digit: Character) -> String {
        var characters = Array(text)
        characters[place] = digit
        return String(characters)
    }

    @Test func `a code is seven groups of four, and is read as it is typed`() throws {
        let text = RecoveryCode.random().grouped
        let groups = text.split(separator: "-")
        #expect(groups.count == 7 && groups.allSatisfy { $0.count == 4 })
        let code = try #require(RecoveryCode(typed: text))
        for form in [
            text.lowercased(), text.filter { $0 != "-" },
            " \(text.split(separator: "-").joined(separator: "  ")) ",
            String(text.map { $0 == "0" ? "O" : $0 == "1" ? "l" : $0 }),
        ] {
            #expect(RecoveryCode(typed: form) == code)
        }
        #expect("\(code)" == "RecoveryCode" && String(reflecting: code) == "RecoveryCode")
    }

    @Test func `ten thousand codes are all different, and each opens its own hash alone`() throws {
        let (ada, bea) = (Seed.random(), Seed.random())
        var seen: Set<String> = []
        var last: [UInt8] = []
        for _ in 0..<10_000 {
            let code = RecoveryCode.random()
            #expect(seen.insert(code.grouped).inserted)
            let hash = code.hash(ada)
            #expect(code.opens(hash, key: ada) && !code.opens(last, key: ada))
            #expect(!code.opens(hash, key: bea))
            last = hash
        }
    }

    /// Nothing random decides: the place of each check digit is one of the places, and so are those of two typos.
    @Test func `one or two wrong digits, and any two that were swapped, are noticed`() throws {
        let text = RecoveryCode.random().grouped.filter { $0 != "-" }
        let characters = Array(text)
        #expect(RecoveryCode(typed: text) != nil)
        for place in characters.indices {
            for digit in digits where digit != characters[place] {
                let once = replacing(place, in: text, by: digit)
                #expect(RecoveryCode(typed: once) == nil)
                for other in characters.indices where other > place {
                    let next = digits[
                        ((digits.firstIndex(of: characters[other]) ?? 0) + place + 1) % 32]
                    guard next != characters[other] else { continue }
                    #expect(RecoveryCode(typed: replacing(other, in: once, by: next)) == nil)
                }
            }
            for other in characters.indices where characters[other] != characters[place] {
                let swapped = replacing(
                    other, in: replacing(place, in: text, by: characters[other]),
                    by: characters[place])
                #expect(RecoveryCode(typed: swapped) == nil)
            }
        }
    }

    @Test(arguments: [
        "", "0000", "0", String(repeating: "0", count: 29), String(repeating: "U", count: 28),
        "0000-0000-0000-0000-0000-0000-000", "Grün-e000-0000-0000-0000-0000-0000",
    ])
    func `what is no code is none`(_ typed: String) {
        #expect(RecoveryCode(typed: typed) == nil)
    }

    @Test func `two groups are asked back, and are known however they are typed`() throws {
        var asked: Set<Int> = []
        for _ in 0..<500 {
            let code = RecoveryCode.random()
            let (first, second) = code.groupsAskedBack
            #expect(first < second && (0..<7).contains(first) && (0..<7).contains(second))
            asked.formUnion([first, second])
            let groups = code.grouped.split(separator: "-")
            #expect(code.has(groups[first].lowercased(), asGroup: first))
            #expect(code.has(" \(groups[second])", asGroup: second))
            #expect(!code.has("", asGroup: first) && !code.has(code.grouped, asGroup: first))
            #expect(!code.has(groups[first], asGroup: 7) && !code.has(groups[first], asGroup: -1))
        }
        #expect(asked.count == 7)
    }
}
