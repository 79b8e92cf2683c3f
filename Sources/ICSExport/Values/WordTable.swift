/// Looks words up by their bytes without making a string of them; ASCII case is ignored.
struct WordTable<Value: Sendable>: Sendable {
    private var slots: [Int32]
    private var words: [[UInt8]] = []
    private var values: [Value] = []
    private let mask: UInt64

    /// - Parameter entries: words in capitals, each once.
    init(_ entries: [(String, Value)]) {
        var size = 16
        while size < entries.count * 3 { size *= 2 }
        slots = Array(repeating: -1, count: size)
        mask = UInt64(size - 1)
        for (word, value) in entries {
            let bytes = Array(word.utf8)
            var slot = Int(truncatingIfNeeded: Self.scatter(bytes.span.wordHash) & mask)
            while slots[slot] >= 0 { slot = (slot + 1) % size }
            slots[slot] = Int32(words.count)
            words.append(bytes)
            values.append(value)
        }
    }

    subscript(word: Span<UInt8>) -> Value? {
        var slot = Int(truncatingIfNeeded: Self.scatter(word.wordHash) & mask)
        while slots[slot] >= 0 {
            let index = Int(slots[slot])
            if matches(word, index) { return values[index] }
            slot = (slot + 1) % slots.count
        }
        return nil
    }

    private static func scatter(_ hash: UInt64) -> UInt64 { hash ^ (hash >> 32) }

    private func matches(_ word: Span<UInt8>, _ entry: Int) -> Bool {
        guard words[entry].count == word.count else { return false }
        for index in word.indices where words[entry][index] != word[index].uppercased {
            return false
        }
        return true
    }
}

extension WordTable where Value == Bool {
    /// A plain set of words.
    init(words: String) {
        self.init(words.split(separator: " ").map { (String($0), true) })
    }

    func contains(_ word: Span<UInt8>) -> Bool { self[word] != nil }
}
