import HTTPServer
import Testing

@Suite struct EntityTagTests {
    @Test func `a tag is short, and differs where a digest does`() {
        let names = (0..<256).map { EntityTag.name([UInt8($0)] + Array(repeating: 7, count: 31)) }
        #expect(Set(names).count == 256)
        #expect(names.allSatisfy { $0.utf8.count == 12 })
        #expect(EntityTag.name(Array(repeating: 255, count: 32)) == "____________")
        #expect(EntityTag.name(Array(repeating: 0, count: 9)) == "AAAAAAAAAAAA")
        #expect(EntityTag.name([]) == "")
    }
}
