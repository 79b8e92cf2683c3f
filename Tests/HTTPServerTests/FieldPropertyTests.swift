import Foundation
import HTTPServer
import Testing

private let plainTag = "\"AAECAwQFBgcI\""
private let gzipTag = "\"AAECAwQFBgcIz\""

/// Fields put together from the pieces that their grammars are made of, at random.
@Suite struct FieldPropertyTests {
    /// The same on every run.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            var mixed = state
            mixed = (mixed ^ (mixed >> 33)) &* 0xFF51_AFD7_ED55_8CCD
            return mixed ^ (mixed >> 33)
        }
    }

    private func texts(of pieces: [String], seed: UInt64) -> [String] {
        var generator = Generator(state: seed)
        return (0..<20_000).map { _ in
            (0..<Int.random(in: 0...7, using: &generator)).map { _ in
                pieces.randomElement(using: &generator) ?? ""
            }.joined()
        }
    }

    @Test func `a list of tags is read exactly where the grammar has one`() throws {
        let pieces = [
            plainTag, gzipTag, "\"\"", "\"a,b\"", "W/", "w/", ",", " ", "\t", "*", "\"", "a",
            "\"\u{7F}\"",
        ]
        // RFC 9110 8.8.3 and 5.6.1.2; there must be at least one.
        let grammar = try Regex(
            #"[ \t]*(?:\*[ \t]*|(?:,[ \t]*)*(?:W/)?"[!#-~]*"[ \t]*(?:,[ \t]*(?:(?:W/)?"[!#-~]*"[ \t]*)?)*)"#
        )
        for text in texts(of: pieces, seed: 1) {
            let isList = try grammar.wholeMatch(in: text) != nil
            let match = EntityTag.match(text, [plainTag, gzipTag], by: .weak)
            #expect((match != nil) == isList, "\(text)")
        }
    }

    @Test func `gzip is wanted exactly where a plain reading of the field says so`() {
        let pieces = [
            "gzip", "x-gzip", "identity", "*", "br", ",", ", ", ";q=", ";q=0", ";q=1", ";q=0.5",
            " ; q=0.25", "0.9", " ", "GZIP",
        ]
        for text in texts(of: pieces, seed: 2) {
            let wants = AcceptedCodings(HeaderFields([(name: "Accept-Encoding", value: text)]))
                .wantsGzip
            #expect(wants == Self.wantsGzip(text), "\(text)")
        }
    }

    /// The field read in the slow way: divided first, looked at afterwards.
    private static func wantsGzip(_ value: String) -> Bool {
        var weights: [String: Double] = [:]
        for element in value.split(separator: ",", omittingEmptySubsequences: true) {
            let element = element.trimmingCharacters(in: .whitespaces)
            if element.isEmpty { continue }
            let parts = element.split(separator: ";", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count <= 2,
                parts[0].wholeMatch(of: #/[-.A-Za-z0-9*]+/#) != nil,
                parts.count == 1
                    || parts[1].wholeMatch(of: #/[qQ]=(0(\.[0-9]{0,3})?|1(\.0{0,3})?)/#) != nil
            else { return false }
            let name = parts[0].lowercased().replacingOccurrences(of: "x-gzip", with: "gzip")
            let weight = parts.count == 1 ? 1 : Double(parts[1].dropFirst(2)) ?? -1
            weights[name] = min(weights[name] ?? 1, weight)
        }
        if let gzip = weights["gzip"] {
            return gzip > 0 && gzip >= weights["identity"] ?? weights["*"] ?? 0
        }
        guard let any = weights["*"], any > 0, let identity = weights["identity"] else {
            return false
        }
        return any > identity
    }
}
