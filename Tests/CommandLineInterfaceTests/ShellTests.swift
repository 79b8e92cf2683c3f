import CommandLineInterface
import Testing

@Suite struct ShellTests {
    @Test(arguments: [
        ("phone-2.a_b", "phone-2.a_b"), ("", "\"\""), ("my phone", "\"my phone\""),
        ("a\"b$c`d\\e", "\"a\\\"b\\$c\\`d\\\\e\""),
        // A letter that makes one character with the sign behind it.
        ("\u{0D4E};id", "\"\u{0D4E};id\""),
        // The mark makes one character with the sign, and a shell sees the sign all the same.
        ("\"\u{301};$\u{338}(x)", "\"\\\"\u{301};\\$\u{338}(x)\""),
    ])
    func `a word means itself to a shell`(word: String, typed: String) {
        #expect(Array(word.typedInShell.unicodeScalars) == Array(typed.unicodeScalars))
    }
}
