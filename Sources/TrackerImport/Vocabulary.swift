import CivilDate
import CycleModel

/// A word of at most eight ASCII characters in lower case, packed so that comparing it is one step.
struct ShortWord: Equatable, Sendable {
    private let packed: UInt64

    /// Only the first eight bytes count.
    init(_ text: String) {
        var packed: UInt64 = 0
        for byte in text.utf8.prefix(8) { packed = packed << 8 | UInt64(byte) }
        self.packed = packed
    }

    /// `nil` for a longer word. Case and the hyphens, underscores and spaces of "egg-white" don't count.
    init?(_ bytes: Span<UInt8>, _ range: Range<Int>) {
        var packed: UInt64 = 0
        for index in range {
            var byte = bytes[index]
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte += 0x20
            case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): continue
            default: break
            }
            guard packed >> 56 == 0 else { return nil }
            packed = packed << 8 | UInt64(byte)
        }
        self.packed = packed
    }
}

/// The fixed words that the columns of a log take.
enum Vocabulary {
    static let flow = Flow.allCases.map { (word: ShortWord($0.rawValue), value: $0) }
    static let lh = LHTest.allCases.map { (word: ShortWord($0.rawValue), value: $0) }
    static let mucus = Mucus.allCases.map { (word: ShortWord($0.rawValue), value: $0) }
    static let dose = DoseTaking.allCases.map { (word: ShortWord($0.rawValue), value: $0) }
    static let observed = [(word: ShortWord("observed"), value: true)]
    static let unknownEnd = [(word: ShortWord("unknown"), value: true)]

    /// What may stand in `column`, for telling a person; empty where anything may.
    static func words(of column: LogColumn) -> [String] {
        switch column {
        case .flow: Flow.allCases.map(\.rawValue)
        case .lh: LHTest.allCases.map(\.rawValue)
        case .mucus: Mucus.allCases.map(\.rawValue)
        case .pill: DoseTaking.allCases.map(\.rawValue)
        case .ovulation: ["observed"]
        default: []
        }
    }
}
