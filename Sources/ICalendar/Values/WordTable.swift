/// Looks words up by their bytes without making a string of them; ASCII case is ignored.
///
/// All of it is visible to other modules, where the compiler makes a table for their own type of value.
package struct WordTable<Value: Sendable>: Sendable {
    @usableFromInline var slots: [Int32]
    @usableFromInline var words: [[UInt8]] = []
    @usableFromInline var values: [Value] = []
    @usableFromInline let mask: UInt64

    /// - Parameter entries: words in capitals, each once.
    @inlinable package init(_ entries: [(String, Value)]) {
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

    @inlinable package subscript(word: Span<UInt8>) -> Value? {
        var slot = Int(truncatingIfNeeded: Self.scatter(word.wordHash) & mask)
        while slots[slot] >= 0 {
            let index = Int(slots[slot])
            if matches(word, index) { return values[index] }
            slot = (slot + 1) % slots.count
        }
        return nil
    }

    @inlinable static func scatter(_ hash: UInt64) -> UInt64 { hash ^ (hash >> 32) }

    @inlinable func matches(_ word: Span<UInt8>, _ entry: Int) -> Bool {
        guard words[entry].count == word.count else { return false }
        for index in word.indices where words[entry][index] != word[index].uppercased {
            return false
        }
        return true
    }
}

extension WordTable where Value == Bool {
    /// A plain set of words.
    @inlinable package init(words: String) {
        self.init(words.split(separator: " ").map { (String($0), true) })
    }

    @inlinable package func contains(_ word: Span<UInt8>) -> Bool { self[word] != nil }
}
