import CalendarModel
import CivilDate
import CycleModel
import Testing

@Suite struct EventIdentityTests {
    /// A "hash" that gives the message back, so that tests see what is hashed.
    private let naming = EventNaming { message in
        Array((message + Array(repeating: 0, count: 32)).prefix(32))
    }

    @Test func `a UID is a lower-case UUID of version 8`() {
        let naming = EventNaming { _ in [UInt8](repeating: 0xFF, count: 32) }
        let identity = EventIdentity(kind: .period, cycle: CycleIdentity(origin: 1))
        #expect(naming.uid(of: identity) == "ffffffff-ffff-8fff-bfff-ffffffffffff")
        let zeros = EventNaming { _ in [UInt8](repeating: 0, count: 32) }
        #expect(zeros.uid(of: identity) == "00000000-0000-8000-8000-000000000000")
    }

    @Test func `kind and cycle decide the names and nothing else does`() {
        var seen: Set<String> = []
        for kind in [EventKind.period, .fertile, .ovulation] {
            for ordinal in Int32(0)..<20 {
                let identity = EventIdentity(
                    kind: kind, cycle: CycleIdentity(origin: 9, ordinal: ordinal))
                #expect(
                    EventNaming.example.uid(of: identity) == EventNaming.example.uid(of: identity))
                seen.insert(EventNaming.example.uid(of: identity))
                seen.insert(EventNaming.example.alarmUID(of: identity, number: 0))
                seen.insert(EventNaming.example.alarmUID(of: identity, number: 1))
                seen.insert(EventNaming.example.token(of: identity).description)
            }
        }
        #expect(seen.count == 3 * 20 * 4)
    }

    @Test func `a dose is named by its kind, its course, its pack and its number`() {
        func uid(_ kind: EventKind, _ course: Int, _ pack: Int, _ number: Int) -> String {
            let dose = DoseIdentity(course: course, pack: pack, number: number)
            return EventNaming.example.uid(of: EventIdentity(kind: kind, dose: dose))
        }
        #expect(uid(.pill, 1, 2, 3) == uid(.pill, 1, 2, 3))
        let uids =
            [
                uid(.pill, 1, 2, 3), uid(.pill, 2, 2, 3), uid(.pill, 1, 3, 2), uid(.pill, 1, 2, 4),
                uid(.pill, 1, 23, 3), uid(.pill, 1, 2, 33), uid(.pill, 12, 2, 3),
            ] + EventKind.doses.dropFirst().map { uid($0, 1, 2, 3) }
        #expect(Set(uids).count == 11)
        // A tablet without hormone is a pill like the others.
        #expect(EventKind(.placebo) == EventKind(.active))
        #expect(Set(Dose.Kind.allCases.map { EventKind($0) }) == Set(EventKind.doses))
    }

    @Test func `a cycle's prompts differ from each other and from its events`() {
        let cycle = CycleIdentity(origin: 7, ordinal: 2)
        let identities =
            Prompt.allCases.map { EventIdentity(prompt: $0, cycle: cycle) }
            + [EventKind.period, .fertile, .ovulation].map { EventIdentity(kind: $0, cycle: cycle) }
        #expect(Set(identities.map(EventNaming.example.uid)).count == 6)
        #expect(identities.allSatisfy { $0.cycle == cycle && $0.dose == nil })
        #expect(identities.prefix(3).map(\.prompt) == Prompt.allCases)
    }

    @Test func `a token is 35 bits and a check digit`() {
        // 0b00001_00010_00011_00100_00101_00110_00111, then five bits that don't count.
        let bits: UInt64 = 0b00001_00010_00011_00100_00101_00110_00111_11111
        let naming = EventNaming { _ in
            (0..<5).map { UInt8(truncatingIfNeeded: bits >> (32 - 8 * $0)) }
        }
        let token = naming.token(of: EventIdentity(kind: .period, cycle: CycleIdentity(origin: 1)))
        // 1·1 + 2·3 + 3·5 + 4·7 + 5·9 + 6·11 + 7·13 = 252 = 28 modulo 32, which is W.
        #expect(token.description == "1234-567W")
    }

    @Test(arguments: ["1234-567W", "1234567w", "I234-567w", "l2345-67W"])
    func `a token is read through what people and programs do to it`(_ text: String) {
        #expect(EventToken(text)?.description == "1234-567W")
    }

    @Test(arguments: ["", "1234-567X", "2134-567W", "1234-567", "1234-567W0", "U234-567W", "ref"])
    func `a wrong token is no token`(_ text: String) {
        #expect(EventToken(text) == nil)
    }

    @Test func `any single wrong digit shows`() {
        let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
        let token = Array("1234567W")
        for place in token.indices {
            for digit in digits where digit != token[place] {
                var wrong = token
                wrong[place] = digit
                #expect(EventToken(String(wrong)) == nil)
            }
        }
    }
}
