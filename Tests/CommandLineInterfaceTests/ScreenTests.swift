import CommandLineInterface
import Testing

@Suite struct ScreenTests {
    private let narrow = Screen(columns: 20, rows: 24, isUTF8: true)

    @Test func `a line that is too wide is broken at a blank, as far in as it began`() {
        #expect(
            narrow.fitted("One line that is rather wide.\n  And another that is too.\nshort\n")
                == "One line that is\nrather wide.\n  And another that\n  is too.\nshort\n")
    }

    @Test func `a line that fits keeps its blanks, and a long word stays whole`() {
        #expect(narrow.fitted("a   b    c\n") == "a   b    c\n")
        let address = "http://example.org/a/long/address"
        #expect(narrow.fitted("See \(address) now\n") == "See\n\(address)\nnow\n")
    }

    @Test func `a row that is too wide goes on below its last column`() {
        let screen = Screen(columns: 40, rows: 24, isUTF8: true)
        #expect(
            screen.fitted("3 May  28 days  an outlier, unlike your other cycles\n")
                == "3 May  28 days  an outlier, unlike your\n                other cycles\n")
        #expect(
            narrow.fitted("3 May  28 days  an outlier of yours\n")
                == "3 May  28 days  an\noutlier of yours\n")
    }

    @Test func `colors take no room`() {
        let painted = "\u{1B}[1;31mtwenty columns wide!\u{1B}[0m"
        #expect(narrow.fitted(painted) == painted)
    }

    @Test func `the program's own signs are ASCII where the locale is not UTF-8`() {
        let ascii = Screen(columns: 80, rows: 24, isUTF8: false)
        #expect(ascii.fitted("3–7 Nov “ok” 22● ◇ ·") == "3-7 Nov \"ok\" 22# ^ .")
        #expect(ascii.fitted("müde, środa: 80\u{A0}%") == "mude, sroda: 80 %")
    }

    /// Marks of direction, other ends of a line, and what hides in a text.
    @Test(arguments: [
        "\u{1B}", "\u{9B}", "\u{61C}", "\u{200B}", "\u{200E}", "\u{2028}", "\u{2029}", "\u{202E}",
        "\u{2069}", "\u{E0001}", "\u{E0041}", "\u{E007F}",
    ])
    func `what steers a terminal or hides is shown as a sign`(_ character: String) {
        #expect("a\(character)b".terminalSafe == "a\u{FFFD}b")
        #expect("a\r\n\(character)\nb".terminalSafeLines == "a\n\u{FFFD}\nb")
    }

    @Test(arguments: ["müde", "日本", "👩‍👧", "שלום"])
    func `what people write stays as it is`(_ text: String) {
        #expect(text.terminalSafe == text)
    }
}
