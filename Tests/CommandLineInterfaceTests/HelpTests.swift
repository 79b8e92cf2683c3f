import CommandLineInterface
import Testing

@Suite struct HelpTests {
    private func help(_ path: String...) throws -> String {
        guard case .show(let text, _) = try Garden.program.parse(path + ["--help"]) else {
            return ""
        }
        return text(\.english)
    }

    @Test func `the overview shows the groups and what to type next`() {
        #expect(
            Garden.program.overview() == """
                garden: a diary of your beds

                  Work    water, harvest
                  Plants  plant, look
                  Help    help

                What to type next:
                  garden water north  You watered the north bed.
                  garden --help       All commands, each in one line.

                """)
    }

    @Test func `the program's help lists every command and the common options`() {
        #expect(
            Garden.program.help() == """
                Usage: garden COMMAND [ARGUMENT]... [OPTION]...

                You write down what you did in the garden, and garden remembers it for you:
                every bed, every plant, every harvest.

                .The diary is a plain file.

                Work:
                  water    Write down a watering
                  harvest  Write down a harvest

                Plants:
                  plant    Keep a list of plants
                  look     Look at the whole garden

                Help:
                  help     Show what a command does and how it is used

                Common options, before or after the command:
                  --diary FILE   Keep the diary in this file
                  -q, --quiet    Say nothing
                  -h, --help     Show what a command does and how it is used
                  -V, --version  Show the version

                'garden COMMAND --help' says more about a command.

                """)
    }

    @Test func `a command's help has all its sections, and hides what is hidden`() throws {
        #expect(
            try help("water") == """
                Usage: garden water BED... [--amount A] [-m N] [-t T]... [-r] [--tools LIST]

                Write down a watering.

                Beds that got rain need no water; say so with --rain.

                Arguments:
                  BED...  A bed

                Options:
                  --amount A       How much water (little, some or plenty)
                  -m, --minutes N  How long (default: 10)
                  -t, --tag T...   A word to find it by
                  -r, --rain       It was the rain
                  --tools LIST     What you used (default: can)

                Common options ('garden --help' explains them):
                  --diary FILE --quiet --help

                Examples:
                  garden water north
                      Ten minutes for the north bed.
                  garden water north south --amount plenty
                      A lot for two beds.

                """)
    }

    @Test func `a command without options has no section for them`() throws {
        #expect(
            try help("harvest") == """
                Usage: garden harvest BASKET [GRAMS]

                Write down a harvest.

                Arguments:
                  BASKET  Where it goes
                  GRAMS   What it weighs

                Common options ('garden --help' explains them):
                  --diary FILE --quiet --help

                Examples:
                  garden harvest pears 900
                      900 g of it.
                  garden harvest -
                      A basket called \\- by some: 50% isn't a "name".

                """)
    }

    @Test func `a family's help lists its commands`() throws {
        #expect(
            try help("plant") == """
                Usage: garden plant COMMAND

                Keep a list of plants.

                Commands:
                  add   Add a plant
                  move  Move a plant

                Common options ('garden --help' explains them):
                  --diary FILE --quiet --help

                Examples:
                  garden plant add Basil
                      Add basil.

                """)
    }

    // MARK: Layout

    @Test func `lines end before the 81st character`() {
        let word = String(repeating: "x", count: 39)
        #expect(TextLayout.wrap("\(word) \(word)x end", indent: 0) == "\(word) \(word)x\nend")
        #expect(TextLayout.wrap("\(word) \(word)xx end", indent: 0) == "\(word)\n\(word)xx end")
        #expect(TextLayout.wrap("\(word) \(word) é", indent: 1) == "\(word) \(word)\n é")
    }

    @Test func `a word longer than the line stands alone`() {
        let word = String(repeating: "x", count: 100)
        #expect(TextLayout.wrap("a \(word) b", indent: 2) == "a\n  \(word)\n  b")
    }

    @Test func `empty lines separate paragraphs, and single line feeds are spaces`() {
        #expect(
            TextLayout.paragraphs(of: "\none\ntwo\n \n\nthree\n") == ["one two", "three"])
        #expect(TextLayout.wrap("one\n\ntwo", indent: 2) == "one\n\n  two")
        #expect(TextLayout.wrap("", indent: 2) == "")
    }

    @Test func `a command in quotation marks is on one line`() {
        let word = String(repeating: "a", count: 60)
        #expect(
            TextLayout.lines(of: "\(word) run 'eve-ics log today'. End", margin: "  ")
                == ["  \(word) run", "  'eve-ics log today'. End"])
    }

    @Test func `a term too long for its column has a line to itself`() {
        #expect(
            TextLayout.columns([("short", "A."), ("a-term-of-twenty-five-cha", "B.")]) == """
                  short  A.
                  a-term-of-twenty-five-cha
                         B.

                """)
    }
}
