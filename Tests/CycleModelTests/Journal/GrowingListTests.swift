import CycleModel
import Testing

/// Lists on both sides of the places where a new piece begins.
@Suite struct GrowingListTests {
    @Test(arguments: [0, 1, 63, 64, 65, 127, 128, 500])
    func `a list has what was added, in its order`(count: Int) {
        var list = GrowingList(0..<count)
        #expect(Array(list) == Array(0..<count))
        #expect(list.last == (count > 0 ? count - 1 : nil))
        #expect(Array(list.suffix(3)) == Array((0..<count).suffix(3)))
        let shorter = list
        list.append(contentsOf: [count, count + 1])
        #expect(Array(list) == Array(0..<(count + 2)))
        #expect(Array(shorter) == Array(0..<count))
    }

    @Test func `lists are alike whatever came at once`() {
        var list = GrowingList<Int>()
        for number in 0..<200 { list.append(contentsOf: [number]) }
        #expect(list == GrowingList(0..<200))
        #expect(list != GrowingList(0..<199))
    }
}
