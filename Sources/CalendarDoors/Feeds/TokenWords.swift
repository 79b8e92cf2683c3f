/// A token as machine words, which are compared without looking at it letter by letter.
///
/// The words of any other text of that length simply equal no token's.
struct TokenWords {
    /// The first 16 bytes.
    struct Selector: Hashable {
        let high: UInt64
        let low: UInt64
    }

    let selector: Selector
    private let verifier: SIMD4<UInt64>

    /// `nil` unless it is 48 bytes long.
    init?(_ token: Substring) {
        let bytes = token.utf8.span
        guard bytes.count == 48 else { return nil }
        func word(_ place: Int) -> UInt64 {
            var word: UInt64 = 0
            for at in place * 8..<place * 8 + 8 { word = word << 8 | UInt64(bytes[at]) }
            return word
        }
        selector = Selector(high: word(0), low: word(1))
        verifier = SIMD4(word(2), word(3), word(4), word(5))
    }

    /// In the same time wherever they differ, as the selector alone is no secret.
    func hasSameVerifier(as other: TokenWords) -> Bool {
        let difference = verifier ^ other.verifier
        return difference[0] | difference[1] | difference[2] | difference[3] == 0
    }
}
