import Testing

@testable import eve_ics

@Suite struct RecencyOrderTests {
    @Test func `what was not used for longest goes first`() {
        var order = RecencyOrder<String, Int>()
        for (number, name) in ["a", "b", "c", "d"].enumerated() { order.set(number, for: name) }
        if let place = order.place(of: "a") { order.use(place) }
        #expect(order.set(7, for: "c") == 2)
        #expect(order["d"] == 3)
        #expect(order.remove("x") == nil)
        #expect([order.removeOldest(), order.removeOldest()] == [1, 3])
        #expect([order.removeOldest(), order.removeOldest(), order.removeOldest()] == [0, 7, nil])
    }

    @Test func `it says what a plain list says, whatever is done`() {
        var random = SystemRandomNumberGenerator()
        var order = RecencyOrder<Int, Int>()
        // The newest last.
        var list: [(key: Int, value: Int)] = []
        for step in 0..<20_000 {
            let key = Int.random(in: 0..<30, using: &random)
            let index = list.firstIndex { $0.key == key }
            switch Int.random(in: 0..<8, using: &random) {
            case 0...3:
                let former = index.map { list.remove(at: $0).value }
                #expect(order.set(step, for: key) == former)
                list.append((key, step))
            case 4...5:
                let place = order.place(of: key)
                #expect((place == nil) == (index == nil))
                if let place, let index {
                    #expect(order[place] == list[index].value)
                    order.use(place)
                    list.append(list.remove(at: index))
                }
            case 6:
                #expect(order.remove(key) == index.map { list.remove(at: $0).value })
            default:
                #expect(order.removeOldest() == (list.isEmpty ? nil : list.removeFirst().value))
            }
            #expect(order.count == list.count)
        }
    }

    // Looking at each value for the oldest one would take a thousand million steps.
    @Test(.timeLimit(.minutes(1)))
    func `a full one takes more without looking at all that it holds`() {
        var order = RecencyOrder<Int, Int>()
        for number in 0..<110_000 {
            order.set(number, for: number)
            if order.count > 10_000 { #expect(order.removeOldest() == number - 10_000) }
        }
    }
}
