extension Span<UInt8> {
    /// Whether these are the letters of `word`, which is in capitals; ASCII case is ignored.
    @inlinable package func isWord(_ word: String) -> Bool {
        var index = 0
        for byte in word.utf8 {
            guard index < count, self[index].uppercased == byte else { return false }
            index += 1
        }
        return index == count
    }

    /// Whether they begin with `X-`, as what a vendor made up does.
    @inlinable package var isExtension: Bool {
        count > 2 && self[0].uppercased == UInt8(ascii: "X") && self[1] == .minus
    }

    /// Letters, digits and hyphens only, and at least one (RFC 5545's iana-token).
    @inlinable package var isToken: Bool {
        !isEmpty && allSatisfy(\.isNameByte)
    }

    @inlinable package func allSatisfy(_ holds: (UInt8) -> Bool) -> Bool {
        for index in indices where !holds(self[index]) { return false }
        return true
    }

    @inlinable package func first(_ byte: UInt8, from start: Int = 0) -> Int? {
        var index = start
        while index < count {
            if self[index] == byte { return index }
            index += 1
        }
        return nil
    }

    /// The range up to the next `separator` or the end; `nil` once the last part was given.
    ///
    /// - Parameters:
    ///   - start: 0 at first; moves behind the separator.
    ///   - separator: `nil` for a value that is no list, and so one part.
    @inlinable package func part(
        from start: inout Int, upTo separator: UInt8? = .comma
    ) -> Range<Int>? {
        guard start <= count else { return nil }
        let end = separator.flatMap { first($0, from: start) } ?? count
        defer { start = end + 1 }
        return start..<end
    }

    @inlinable package func contains(_ byte: UInt8) -> Bool { first(byte) != nil }

    /// The digits in `range` as a number, or `nil` where anything else stands there.
    ///
    /// Ranges of over 18 digits are refused, so that the number never overflows.
    @inlinable package func number(_ range: Range<Int>) -> Int? {
        guard !range.isEmpty, range.count <= 18, range.upperBound <= count else { return nil }
        var number = 0
        for index in range {
            guard let digit = self[index].digit else { return nil }
            number = number * 10 + digit
        }
        return number
    }

    /// A sign, if there is one, and digits; within ±10^18.
    package var signedNumber: Int? {
        guard !isEmpty else { return nil }
        let signed = self[0] == .plus || self[0] == .minus
        guard let magnitude = number((signed ? 1 : 0)..<count) else { return nil }
        return self[0] == .minus ? -magnitude : magnitude
    }

    /// `+hhmm` or `-hhmmss` in seconds (RFC 5545 3.3.14).
    package var utcOffset: Int? {
        guard count == 5 || count == 7, self[0] == .plus || self[0] == .minus,
            let hours = number(1..<3), let minutes = number(3..<5), minutes < 60,
            let seconds = count == 7 ? number(5..<7) : 0, hours < 24, seconds < 60
        else { return nil }
        let total = hours * 3_600 + minutes * 60 + seconds
        return self[0] == .minus ? -total : total
    }

    /// FNV-1a over the bytes, small ASCII letters counted as capitals.
    @inlinable package var wordHash: UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in indices { hash = (hash ^ UInt64(self[index].uppercased)) &* 0x100_0000_01B3 }
        return hash
    }
}
