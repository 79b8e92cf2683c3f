/// A token as machine words, which are compared without looking at it letter by letter.
///
/// The words of any other text of that length simply equal no token's.
struct TokenWords {
    /// The first 16 bytes.
    struct Selector: Hashable {
        fileprivate(set) var high: UInt64 = 0
        fileprivate(set) var low: UInt64 = 0
    }

    private(set) var selector = Selector()
    private var verifier = SIMD4<UInt64>()

    /// `nil` unless it is 48 bytes long.
    init?(_ token: Substring) {
        var (count, word) = (0, UInt64(0))
        for byte in token.utf8 {
            word = word << 8 | UInt64(byte)
            count += 1
            guard count & 7 == 0 else { continue }
            switch count >> 3 {
            case 1: selector.high = word
            case 2: selector.low = word
            case let place where place <= 6: verifier[place - 3] = word
            default: return nil
            }
        }
        guard count == 48 else { return nil }
    }

    /// In the same time wherever they differ, as the selector alone is no secret.
    func hasSameVerifier(as other: TokenWords) -> Bool {
        let difference = verifier ^ other.verifier
        return difference[0] | difference[1] | difference[2] | difference[3] == 0
    }
}
