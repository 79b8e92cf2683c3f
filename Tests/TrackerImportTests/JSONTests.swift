import Foundation
import SeededRandomness
import Testing
import TrackerImport

@Suite struct JSONTests {
    private func parse(_ text: String) throws -> JSONValue {
        try JSONDocument(Array(text.utf8)).root
    }

    @Test(arguments: [
        "", " ", "{", "[1,", "[1 2]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "[,]", "{1:2}", "tru",
        "nul", "01", "1.", ".5", "1e", "+1", "-", "'a'", "\"a", "\"\\x\"", "\"\\u12\"",
        "\"\\u12g4\"",
        "\"\u{1}\"", "[] []", "NaN", "{\"a\":1 \"b\":2}", "]", "[}", "{]",
    ])
    func `what RFC 8259 does not allow is refused`(_ text: String) {
        #expect(throws: JSONError.self) { try parse(text) }
    }

    @Test func `values are what is written`() throws {
        let root = try parse(
            """
             {"t":"a\\u00e9\\n\\ud83d\\ude00\\ud800.\\/", "n": -12.5e1, "i": 7, "b": [true,false,null], "o": {}}
            """)
        // A surrogate without its other half becomes the replacement character.
        #expect(root["t"]?.text == "aé\n😀\u{FFFD}./")
        #expect(root["n"]?.number == -125)
        #expect(root["n"]?.integer == nil)
        #expect(root["i"]?.integer == 7)
        #expect(root["b"]?.elements.map(\.bool) == [true, false, nil])
        #expect(root["o"]?.members.map(\.name) == [])
        #expect(root["x"] == nil)
        #expect(root["t"]?["t"] == nil)
    }

    @Test func `nesting is bounded`() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(throws: Never.self) { try parse(nested(64)) }
        #expect(throws: JSONError(.tooDeep, at: 64)) { try parse(nested(65)) }
        #expect(throws: JSONError(.tooDeep, at: 64)) { try parse(nested(1_000_000)) }
    }

    @Test func `the number of values is bounded`() {
        let ones = "[" + String(repeating: "1,", count: JSONDocument.mostValues) + "1]"
        #expect {
            try parse(ones)
        } throws: { error in
            (error as? JSONError)?.reason == .tooManyValues
        }
    }

    @Test func `text that is not UTF-8 is refused`() {
        #expect(throws: JSONError(.notUTF8, at: 1)) {
            try JSONDocument([UInt8(ascii: "\""), 0xFF, UInt8(ascii: "\"")])
        }
    }

    /// Foundation's reader is another one, so that what both say is likely to be right.
    @Test func `random texts are read as another reader reads them`() throws {
        var generator = SplitMix(5)
        let pieces = [
            "{", "}", "[", "]", ",", ":", "\"a\"", "\"b\\n\"", "1", "-2.5", "1e3", "true", "null",
            " ", "\"é\"",
        ]
        var accepted = 0
        for _ in 0..<20_000 {
            let count = Int.random(in: 1...9, using: &generator)
            let text = (0..<count).map { _ in
                pieces[Int.random(in: 0..<pieces.count, using: &generator)]
            }.joined()
            // Foundation allows a comma before a closing bracket.
            if text.contains(",]") || text.contains(",}") || text.contains(", ") { continue }
            let theirs = try? JSONSerialization.jsonObject(
                with: Data(text.utf8), options: .fragmentsAllowed)
            let ours = try? parse(text)
            #expect((theirs == nil) == (ours == nil), "\(text)")
            guard let theirs, let ours else { continue }
            accepted += 1
            #expect(plain(ours) as NSObject == theirs as? NSObject, "\(text)")
        }
        #expect(accepted > 500)
    }

    private func plain(_ value: JSONValue) -> NSObject {
        switch value.kind {
        case .null: NSNull()
        case .true: NSNumber(value: true)
        case .false: NSNumber(value: false)
        case .number: NSNumber(value: value.number ?? .nan)
        case .string: NSString(string: value.text ?? "?")
        case .array: NSArray(array: value.elements.map(plain))
        case .object:
            NSDictionary(
                dictionary: Dictionary(
                    value.members.map { ($0.name, plain($0.value)) }, uniquingKeysWith: { $1 }))
        }
    }
}
