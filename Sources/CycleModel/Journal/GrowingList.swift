/// A list that only grows, and of which shorter ones are kept: a longer one shares all that lies further back with them.
package struct GrowingList<Element> {
    /// How many elements lie together.
    private static var size: Int { 64 }

    private var full: [[Element]] = []
    /// Fewer than `size`.
    private var last: [Element] = []

    package init() {}

    package init(_ elements: some Sequence<Element>) {
        append(contentsOf: elements)
    }

    /// - Complexity: O(1) but for what is added, and for *n*/64 where a shorter list is kept.
    package mutating func append(contentsOf elements: some Sequence<Element>) {
        for element in elements {
            last.append(element)
            guard last.count == Self.size else { continue }
            full.append(last)
            last = []
        }
    }
}

extension GrowingList: RandomAccessCollection {
    package var startIndex: Int { 0 }
    package var endIndex: Int { full.count * Self.size + last.count }

    package subscript(index: Int) -> Element {
        let (part, place) = index.quotientAndRemainder(dividingBy: Self.size)
        return part < full.count ? full[part][place] : last[place]
    }
}

extension GrowingList: Equatable where Element: Equatable {}
extension GrowingList: Sendable where Element: Sendable {}
