import Household
import Testing

@Suite struct BoundedCacheTests {
    private struct Parcel: Weighed, Equatable {
        let weight: Int
    }

    private func values(_ limit: Int, _ weights: [Int]) -> BoundedCache<Int, Parcel> {
        var values = BoundedCache<Int, Parcel>(limit: limit)
        for (key, weight) in weights.enumerated() { values.keep(Parcel(weight: weight), for: key) }
        return values
    }

    private func keys(_ values: BoundedCache<Int, Parcel>) -> [Int] {
        (0..<20).filter { values[$0] != nil }
    }

    @Test func `those go that were not used for longest, as many as the new one needs`() {
        var values = values(10, [4, 3, 3])
        #expect(keys(values) == [0, 1, 2])
        values.use(0)
        values.keep(Parcel(weight: 5), for: 3)
        #expect(keys(values) == [0, 3])
    }

    @Test func `looking does not count as a use`() {
        var values = values(10, [4, 3, 3])
        #expect(values[0] == Parcel(weight: 4))
        values.keep(Parcel(weight: 1), for: 3)
        #expect(keys(values) == [1, 2, 3])
    }

    @Test func `a value in the place of another weighs instead of it`() {
        var values = values(10, [9])
        for weight in [8, 5, 7] { values.keep(Parcel(weight: weight), for: 0) }
        values.keep(Parcel(weight: 3), for: 1)
        #expect(keys(values) == [0, 1])
    }

    @Test func `one that is too heavy stays until the next`() {
        var values = values(10, [1, 30])
        #expect(keys(values) == [1])
        values.keep(Parcel(weight: 2), for: 2)
        #expect(keys(values) == [2])
    }

    @Test func `what is removed weighs no more`() {
        var values = values(10, [4, 3, 3])
        values.remove(1)
        values.remove(7)
        values.keep(Parcel(weight: 3), for: 3)
        #expect(keys(values) == [0, 2, 3])
        values.removeAll { $0 < 3 }
        values.keep(Parcel(weight: 7), for: 4)
        #expect(keys(values) == [3, 4])
        values.removeAll()
        values.keep(Parcel(weight: 10), for: 5)
        #expect(keys(values) == [5])
    }
}
