import CommandLineInterface
import Messages
import RunningTool
import Testing
import eve_ics

/// Help and the manual page in the languages of the catalogue.
@Suite struct HelpLanguageTests {
    private let program = Program.eveICS
    private let pseudo: Translation = { Language.pseudo.manualText($0.id, $0.english) }

    @Test func `each text has an id of its own`() {
        let texts = program.helpTexts
        let byID = Dictionary(grouping: texts, by: \.id)
        #expect(byID.filter { $1.count > 1 }.isEmpty)
        for text in texts {
            #expect(!text.english.isEmpty)
            #expect(text.id.wholeMatch(of: /[a-z0-9.-]+/) != nil, "\(text.id)")
        }
    }

    @Test func `a command in a text can be typed as it stands`() {
        let commands = program.commandsByPath.map { "'\($0.path.joined(separator: " "))" }
        for text in program.helpTexts {
            for command in commands {
                #expect(!text.english.contains("\(command)'"))
                #expect(!text.english.contains("\(command) -"))
            }
        }
    }

    @Test func `no English of help and manual is outside the catalogue`() throws {
        let known = lineWords
        let manual = program.manualPage(date: "2026-11-20", in: pseudo)
        #expect(manual.utf8.allSatisfy { $0 < 128 })
        for page in try pages + [plain(manual)] {
            let text = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                .replacing(/'eve-ics [^']*'|\{\w+\}/, with: "")
            #expect(words(text).subtracting(known) == [], "\(page.prefix(80))")
        }
    }

    @Test func `lines of help fit a terminal in a longer language`() throws {
        // An example stands as it is typed.
        let examples = Set(program.helpTexts.compactMap(\.comment))
        for line in try pages.joined(separator: "\n").split(separator: "\n")
        where !examples.contains(String(line.dropFirst(2))) {
            #expect(line.count <= 80, "\(line)")
        }
    }

    @Test func `help speaks the language that is asked for, or the computer's`() throws {
        let tool = try Tool()
        let polish = ["LC_ALL": "pl_PL.UTF-8"]
        let english = try tool.run(["log", "--help"])
        let other = try tool.run(["--lang", "en-XA", "log", "--help"], environment: polish)
        #expect(other.text == (try tool.run(["help", "log", "--lang", "en-XA"])).text)
        #expect(other.text.hasPrefix("[Ûšàĝé:"))
        #expect(try tool.run(["log", "--help", "--lang", "en"], environment: polish) == english)
        #expect(
            try tool.run(["log", "--help"], environment: ["LC_ALL": "en-XA"]).text == other.text)
        #expect(try tool.run(["--lang", "en-XA"]).text.hasPrefix("[eve-ics: "))
        #expect(try tool.run("man --lang en-XA").text.contains(".SH [\\[u00D1]"))
        #expect(try tool.run("help log --json --lang en-XA").text.contains("\"[Ûšàĝé:"))
        #expect(try tool.run("log --nonsense --lang en-XA").error.contains("unknown option"))
        #expect(try tool.names == [])
    }

    /// What is printed without a command, and the help of all commands.
    private var pages: [String] {
        get throws {
            let requests = try program.commandsByPath.map {
                try program.parse($0.path + ["--help"])
            }
            return [program.overview(in: pseudo), program.help(in: pseudo)]
                + requests.compactMap { request in
                    guard case .show(let text, _) = request else { return nil }
                    return text(pseudo)
                }
        }
    }

    // MARK: Words

    /// The words of lines that one types, of terms and of values.
    private var lineWords: Set<String> {
        let comments = program.helpTexts.filter { !$0.id.hasPrefix("help.group.") }
            .compactMap(\.comment)
        let values = program.completionScript(for: .bash).matches(of: /choices='([^']*)'/)
            .map { String($0.output.1) }
        return words((comments + values).joined(separator: " "))
            .union(["COMMAND", "ARGUMENT", "OPTION", "EVE-ICS", "eve-ics-log", "eve-ics-serve"])
            .union(["eve-ics.localhost"])
            .union(program.groups.map { "eve-ics-\($0.word)" })
    }

    /// What holds letters of English.
    private func words(_ text: String) -> Set<String> {
        let words = text.split { $0.isWhitespace || ",;()[]~".contains($0) }
            .map { $0.trimmingPrefix { ".:\"'".contains($0) } }
            .map { word in String(word.reversed().drop { ".:\"'".contains($0) }.reversed()) }
        return Set(words.filter { $0.contains { $0.isASCII && $0.isLetter } })
    }

    /// A manual page without its macros and with the letters that they stand for.
    private func plain(_ manual: String) -> String {
        manual.replacing(/\\f[BIR]|\\&|\\e|\\\(dq/, with: "").replacing("\\(aq", with: "'")
            .replacing(/\\\[u[0-9A-F]+\]/, with: "é").replacing(/\\\((ti|ha|ga)/, with: "~")
            .replacing("\\-", with: "-").replacing("\\ ", with: " ")
            .replacing(/(?m)^\.([A-Z]{2}|ad l|nh)/, with: "")
    }
}
