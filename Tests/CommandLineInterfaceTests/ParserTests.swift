import CommandLineInterface
import Testing

@Suite struct ParserTests {
    /// The verb and the values of a command line that is understood.
    private func perform(_ words: String...) throws -> (Garden.Verb, ParsedCommand) {
        guard case .perform(let verb, let parsed) = try Garden.program.parse(words) else {
            throw Misread(words: words)
        }
        return (verb, parsed)
    }

    private func shown(_ words: String...) throws -> String {
        guard case .show(let text, _) = try Garden.program.parse(words) else {
            throw Misread(words: words)
        }
        return text(\.english)
    }

    private struct Misread: Error { let words: [String] }

    /// The complaint about a command line that is not understood.
    private func complaint(_ words: String...) -> String {
        do throws(UsageError) {
            _ = try Garden.program.parse(words)
            return "understood"
        } catch {
            return error.description
        }
    }

    // MARK: Understood

    @Test func `options and arguments may be mixed`() throws {
        let (verb, parsed) = try perform(
            "water", "north", "--amount", "plenty", "south", "--rain", "west")
        #expect(verb == .water)
        #expect(parsed.path == ["water"])
        #expect(try parsed[Garden.beds] == ["north", "south", "west"])
        #expect(parsed[Garden.amount] == .plenty)
        #expect(parsed[Garden.rain])
        #expect(!parsed[Garden.quiet])
    }

    @Test func `what is not given has its default or is nil`() throws {
        let (_, parsed) = try perform("water", "north")
        #expect(parsed[Garden.amount] == nil)
        #expect(parsed[Garden.minutes] == 10)
        #expect(parsed[Garden.tags] == [])
        #expect(parsed[Garden.tools] == [.can])
        #expect(!parsed.isGiven(Garden.minutes))
        let (_, given) = try perform("water", "north", "--minutes", "10")
        #expect(given.isGiven(Garden.minutes))
    }

    @Test(arguments: [
        ["water", "north", "--minutes", "25"], ["water", "north", "--minutes=25"],
        ["water", "north", "-m", "25"], ["water", "north", "-m25"],
        ["water", "-rm25", "north"], ["water", "-rm", "25", "north"],
    ])
    func `a value may stand after an option in each of the GNU ways`(_ words: [String]) throws {
        guard case .perform(_, let parsed) = try Garden.program.parse(words) else {
            throw Misread(words: words)
        }
        #expect(parsed[Garden.minutes] == 25)
        #expect(try parsed[Garden.beds] == ["north"])
        #expect(parsed[Garden.rain] == words.contains { $0.hasPrefix("-r") })
    }

    @Test func `common options stand before the command, inside it or after it`() throws {
        let (verb, parsed) = try perform("--diary", "a.txt", "plant", "-q", "add", "Basil")
        #expect(verb == .plantAdd)
        #expect(parsed.path == ["plant", "add"])
        #expect(parsed[Garden.diary] == "a.txt")
        #expect(parsed[Garden.quiet])
        let (_, after) = try perform("plant", "add", "Basil", "--diary=b.txt")
        #expect(after[Garden.diary] == "b.txt")
    }

    @Test func `a repeatable option keeps every value, in order`() throws {
        let (_, parsed) = try perform("water", "north", "--tag", "a", "-tb", "--tag=", "-t", "a")
        #expect(parsed[Garden.tags] == ["a", "b", "", "a"])
    }

    @Test func `two hyphens end the options`() throws {
        let (_, parsed) = try perform("water", "--rain", "--", "--amount", "--", "-x")
        #expect(try parsed[Garden.beds] == ["--amount", "--", "-x"])
        #expect(parsed[Garden.amount] == nil)
    }

    @Test func `a lone hyphen and a negative number are ordinary words`() throws {
        let (_, parsed) = try perform("harvest", "-", "--diary", "-")
        #expect(try parsed[Garden.basket] == "-")
        #expect(try parsed[Garden.weight] == nil)
        #expect(parsed[Garden.diary] == "-")
        let (_, negative) = try perform("water", "-5", "--tag", "-x")
        #expect(try negative[Garden.beds] == ["-5"])
        #expect(negative[Garden.tags] == ["-x"])
    }

    @Test func `an equals sign in a value is kept`() throws {
        let (_, parsed) = try perform("water", "north", "--tag=a=b", "--tools=hose,can")
        #expect(parsed[Garden.tags] == ["a=b"])
        #expect(parsed[Garden.tools] == [.hose, .can])
    }

    @Test func `an argument that the command does not have is refused when asked for`() throws {
        let (_, parsed) = try perform("look")
        #expect(throws: UsageError("missing BASKET", hint: "try 'garden look --help'")) {
            try parsed[Garden.basket]
        }
    }

    @Test func `help is shown however it is asked for, even in an incomplete line`() throws {
        let text = try shown("plant", "move", "--help")
        #expect(text.hasPrefix("Usage: garden plant move NAME PLACE\n"))
        #expect(try shown("help", "plant", "move") == text)
        #expect(try shown("--help", "plant", "move") == text)
        #expect(try shown("plant", "move", "-h", "too", "many", "words") == text)
        #expect(try shown("help") == Garden.program.help())
        #expect(try shown("--help") == Garden.program.help())
        #expect(try shown() == Garden.program.overview())
        #expect(try shown("--quiet") == Garden.program.overview())
    }

    @Test func `the version is one line`() throws {
        #expect(try shown("--version") == "garden 1.2\n")
        #expect(try shown("-V") == "garden 1.2\n")
    }

    // MARK: Refused

    @Test func `a mistyped command suggests the nearest`() {
        #expect(
            complaint("watre", "north") == """
                unknown command 'watre'; did you mean 'water'?
                try 'garden --help'
                """)
        #expect(
            complaint("plant", "mvoe") == """
                unknown command 'plant mvoe'; did you mean 'plant move'?
                try 'garden plant --help'
                """)
        #expect(
            complaint("help", "plant", "ad") == """
                unknown command 'plant ad'; did you mean 'plant add'?
                try 'garden help --help'
                """)
        #expect(complaint("zzz") == "unknown command 'zzz'\ntry 'garden --help'")
    }

    @Test func `a mistyped option suggests the nearest of that command`() {
        #expect(
            complaint("water", "north", "--amuont", "some") == """
                unknown option '--amuont'; did you mean '--amount'?
                try 'garden water --help'
                """)
        #expect(
            complaint("look", "--dairy=x") == """
                unknown option '--dairy'; did you mean '--diary'?
                try 'garden look --help'
                """)
        #expect(complaint("look", "-z") == "unknown option '-z'\ntry 'garden look --help'")
        #expect(
            complaint("water", "--secrte", "x")
                == "unknown option '--secrte'\ntry 'garden water --help'")
    }

    @Test func `an abbreviation is refused, and completed in the suggestion`() {
        #expect(
            complaint("water", "north", "--am", "some") == """
                unknown option '--am'; did you mean '--amount'?
                try 'garden water --help'
                """)
        #expect(
            complaint("har", "x") == """
                unknown command 'har'; did you mean 'harvest'?
                try 'garden --help'
                """)
    }

    @Test func `a command's option before the command is told its place`() {
        #expect(
            complaint("--rain", "water", "north") == """
                --rain goes after the command, as in 'water --rain'
                try 'garden --help'
                """)
    }

    @Test func `a value that is not among the choices lists them`() {
        #expect(
            complaint("water", "north", "--amount", "pelnty") == """
                --amount must be little, some or plenty, not 'pelnty'; did you mean 'plenty'?
                try 'garden water --help'
                """)
        #expect(
            complaint("water", "north", "--tools", "can,can") == """
                --tools must be a list, separated by commas, of can or hose, not 'can,can'
                try 'garden water --help'
                """)
    }

    @Test(arguments: ["0", "91", "ten", "", "99999999999999999999", "1.5", "+", "1 "])
    func `a number outside its range is refused`(_ word: String) {
        #expect(
            complaint("water", "north", "--minutes", word) == """
                --minutes must be a whole number from 1 to 90, not '\(word)'
                try 'garden water --help'
                """)
    }

    @Test func `an option without its value says what is missing`() {
        #expect(
            complaint("water", "north", "--amount") == """
                --amount needs a value, A
                try 'garden water --help'
                """)
        #expect(
            complaint("water", "north", "--tag", "--rain") == """
                --tag needs a value, T (for --rain itself, write --tag=--rain)
                try 'garden water --help'
                """)
        #expect(
            complaint("water", "north", "-m") == """
                --minutes needs a value, N
                try 'garden water --help'
                """)
    }

    @Test func `a flag with a value is refused`() {
        #expect(
            complaint("water", "north", "--rain=yes")
                == "--rain takes no value\ntry 'garden water --help'")
    }

    @Test func `an option that is not repeatable may be given once`() {
        #expect(
            complaint("water", "north", "-m5", "--minutes", "5")
                == "--minutes is given twice\ntry 'garden water --help'")
        #expect(
            complaint("--diary", "a", "look", "--diary", "a")
                == "--diary is given twice\ntry 'garden look --help'")
    }

    @Test func `too few and too many arguments are named`() {
        #expect(complaint("water") == "missing BED\ntry 'garden water --help'")
        #expect(
            complaint("plant", "move", "Basil")
                == "missing PLACE\ntry 'garden plant move --help'")
        #expect(
            complaint("look", "twice") == "unexpected argument 'twice'\ntry 'garden look --help'")
        #expect(
            complaint("harvest", "basket", "few") == """
                'few' must be a whole number from 1 to 100000
                try 'garden harvest --help'
                """)
        #expect(
            complaint("harvest", "")
                == "'' must be the name of a file\ntry 'garden harvest --help'")
    }

    @Test func `a family of commands needs one of them`() {
        #expect(
            complaint("plant") == "plant must be followed by add or move\ntry 'garden plant --help'"
        )
    }

    @Test func `what is quoted cannot disturb the terminal`() {
        let long = String(repeating: "x", count: 61)
        #expect(
            complaint("look", "\u{1B}[2J\u{202E}" + long) == """
                unexpected argument '\u{FFFD}[2J\u{FFFD}\(String(repeating: "x", count: 55))…'
                try 'garden look --help'
                """)
    }
}
