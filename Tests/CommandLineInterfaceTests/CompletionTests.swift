import CommandLineInterface
import Testing

/// The scripts, run by the shells they are for.
@Suite struct CompletionTests {
    /// A directory with the script and something to complete file names from.
    private func scratch(_ shell: Shell) throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(Garden.program.completionScript(for: shell), to: "script")
        try scratch.write("", to: "pears and plums")
        try scratch.createDirectory("patio")
        return scratch
    }

    /// A command line up to the cursor, and what may stand there instead of its last word.
    struct Case: Sendable, CustomTestStringConvertible {
        let line: String
        let candidates: [String]

        init(_ line: String, _ candidates: String...) {
            self.line = line
            self.candidates = candidates
        }

        var testDescription: String { line }
    }

    static let everywhere = [
        Case("garden ", "harvest", "help", "look", "plant", "water"),
        Case("garden wat", "water"),
        Case("garden --ver", "--version"),
        Case("garden water --am", "--amount"),
        Case("garden look --am"),
        Case("garden water --sec"),
        Case("garden water --amount p", "plenty"),
        Case("garden water --amount ", "little", "plenty", "some"),
        Case("garden water n", "north"),
        Case("garden water north --rain s", "south"),
        Case("garden water -m 5 s", "south"),
        Case("garden plant ", "add", "move"),
        Case("garden --diary water plant ", "add", "move"),
        Case("garden -q plant mo", "move"),
        Case("garden help plant a", "add"),
        Case("garden help l", "look"),
        Case("garden plant add "),
        Case("garden look "),
        Case("garden water --tools can,h", "can,hose"),
    ]

    // MARK: Bash

    private func bash(
        _ line: String, in scratch: Scratch? = nil, _ prelude: String = ""
    ) throws -> Outcome {
        // Bash itself splits at the equals sign, which is a word of its own then.
        let words = line.replacing("=", with: " = ")
            .split(separator: " ", omittingEmptySubsequences: false)
        let quoted = words.map { "'\($0)'" }.joined(separator: " ")
        return try run(
            [
                "bash", "--norc", "-uc",
                """
                \(prelude)
                source ./script
                COMP_WORDS=(\(quoted)) COMP_CWORD=\(words.count - 1)
                _garden
                ((${#COMPREPLY[@]} == 0)) || printf '%s\\n' "${COMPREPLY[@]}"
                """,
            ], in: scratch ?? self.scratch(.bash))
    }

    @Test(arguments: everywhere)
    func `bash offers what fits`(_ example: Case) throws {
        let outcome = try bash(example.line)
        #expect(outcome.errors == "")
        #expect(outcome.status == 0)
        #expect(outcome.sortedLines == example.candidates)
    }

    @Test(arguments: [
        Case("garden harvest p", "patio", "pears and plums"),
        Case("garden plant move Basil p", "patio"),
        Case("garden --diary pe", "pears and plums"),
        // The value alone, since bash replaces only what follows the equals sign.
        Case("garden water --amount=l", "little"),
        Case("garden water --amount=", "little", "plenty", "some"),
        Case("garden look --", "--diary", "--help", "--quiet"),
    ])
    func `bash completes files, and values behind an equals sign`(_ example: Case) throws {
        let outcome = try bash(example.line)
        #expect(outcome.errors == "")
        #expect(outcome.sortedLines == example.candidates)
    }

    /// A garden that keeps what it was asked, and lists what grows there.
    private static let listing = """
        garden() {
            printf '%s\\n' "$@" >asked
            printf 'Basil\\nSweet pea\\n'
        }
        """

    @Test(arguments: [
        (Case("garden plant add ", "Basil", "Sweet\\ pea"), ["--after=add"]),
        (Case("garden plant add Sw", "Sweet\\ pea"), ["--after=add"]),
        (Case("garden plant add Sweet\\", "Sweet\\ pea"), ["--after=add"]),
        (
            Case("garden --diary my plant move B", "Basil"),
            ["--after=move", "--diary", "my"]
        ),
    ])
    func `bash asks the program for names`(_ example: Case, _ words: [String]) throws {
        let scratch = try scratch(.bash)
        let outcome = try bash(example.line, in: scratch, Self.listing)
        #expect(outcome.errors == "")
        #expect(outcome.sortedLines == example.candidates)
        #expect(try scratch.read("asked") == ["list", "--names", "plants"] + words)
    }

    @Test func `each name of the program is completed`() throws {
        let outcome = try run(
            ["bash", "--norc", "-uc", "source ./script; complete -p plot garden"],
            in: scratch(.bash))
        #expect(outcome.output == "complete -F _garden plot\ncomplete -F _garden garden\n")
        let fish = try run(
            ["fish", "--no-config", "-c", "source ./script; complete -C 'plot wat'"],
            in: scratch(.fish))
        #expect(fish.output == "water\tWrite down a watering\n")
    }

    // MARK: Fish

    private func fish(_ line: String) throws -> Outcome {
        try run(
            ["fish", "--no-config", "-c", "source ./script; complete -C '\(line)'"],
            in: scratch(.fish))
    }

    @Test(arguments: everywhere)
    func `fish offers what fits`(_ example: Case) throws {
        let outcome = try fish(example.line)
        #expect(outcome.errors == "")
        // Behind a tab stands the description.
        let candidates = outcome.output.split(separator: "\n").map {
            String($0.prefix { $0 != "\t" })
        }
        #expect(candidates.sorted() == example.candidates)
    }

    @Test func `fish asks the program for names`() throws {
        let scratch = try scratch(.fish)
        let outcome = try run(
            [
                "fish", "--no-config", "-c",
                """
                function garden
                    printf '%s\\n' $argv >asked
                    printf 'Basil\\nSweet pea\\n'
                end
                source ./script
                complete -C 'garden --diary my plant move Sw'
                """,
            ], in: scratch)
        #expect(outcome.errors == "")
        #expect(outcome.output == "Sweet pea\n")
        #expect(
            try scratch.read("asked") == [
                "list", "--names", "plants", "--after=move", "--diary", "my",
            ])
    }

    @Test func `fish completes files and shows descriptions`() throws {
        #expect(try fish("garden harvest p").sortedLines == ["patio/", "pears and plums"])
        #expect(try fish("garden harvest x p").sortedLines == [])
        #expect(
            try fish("garden plant move Basil p").output.split(separator: "\t").first == "patio/")
        #expect(try fish("garden wa").output == "water\tWrite down a watering\n")
        #expect(
            try fish("garden water --amount=l").output == "--amount=little\tHow much water\n")
    }

    // MARK: Zsh

    /// Types each line and a tab into an interactive zsh and reads back what stands there then.
    private func zsh(_ lines: [String]) throws -> [String] {
        let scratch = try scratch(.zsh)
        // Autoloaded from fpath, the way it is installed.
        try scratch.createDirectory("functions")
        try scratch.write(
            Garden.program.completionScript(for: .zsh), to: "functions/_garden")
        try scratch.write(
            """
            zmodload zsh/zpty
            zpty shell 'TERM=dumb zsh -f -i'
            zpty -w shell 'PS1= RPS1= PS2=; LISTMAX=999; stty -echo; fpath=($PWD/functions $fpath)'
            zpty -w shell 'autoload -Uz compinit; compinit -u -D'
            zpty -w shell 'garden() { print -l $@ >asked; print -l Basil "Sweet pea" }'
            zpty -w shell 'report() { print -r -- "<<$BUFFER>>"; BUFFER= }; zle -N report'
            zpty -w shell 'bindkey "^X" report; print REA""DY'
            zpty -r shell output '*READY*'
            for line in "$@"; do
                zpty -w -n shell "$line"$'\\t\\x18'
                zpty -r shell output '*>>*'
                print -r -- "${${output##*<<}%%>>*}"
            done
            zpty -d shell
            """, to: "type")
        let outcome = try run(["timeout", "60", "zsh", "-f", "type"] + lines, in: scratch)
        #expect(outcome.status == 0)
        return outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
            .dropLast().map(String.init)
    }

    @Test func `zsh completes what is unique and leaves the rest alone`() throws {
        let completed = [
            "garden wat": "garden water ",
            "garden --ver": "garden --version ",
            "garden water --am": "garden water --amount=",
            "garden look --am": "garden look --am",
            "garden water --sec": "garden water --sec",
            "garden water --amount p": "garden water --amount plenty ",
            "garden water --amount=p": "garden water --amount=plenty ",
            "garden water n": "garden water north ",
            "garden water north --rain s": "garden water north --rain south ",
            "garden water -m 5 s": "garden water -m 5 south ",
            "garden plant mo": "garden plant move ",
            "garden --diary water plant a": "garden --diary water plant add ",
            "garden -q plant mo": "garden -q plant move ",
            "garden help plant a": "garden help plant add ",
            "garden help l": "garden help look ",
            "garden plant add x": "garden plant add x",
            "garden plant add S": #"garden plant add Sweet\ pea "#,
            "garden plant move --diary my B": "garden plant move --diary my Basil ",
            "garden harvest pe": #"garden harvest pears\ and\ plums "#,
            "garden plant move Basil p": "garden plant move Basil patio/",
            "garden water --tools can,h": "garden water --tools can,hose,",
        ]
        let lines = completed.keys.sorted()
        let results = try zsh(lines)
        #expect(results.count == lines.count)
        for (line, result) in zip(lines, results) {
            #expect(result == completed[line], "\(line)")
        }
    }

    @Test(arguments: Shell.allCases)
    func `each shell finds its script well formed`(_ shell: Shell) throws {
        let outcome = try run([shell.rawValue, "-n", "script"], in: scratch(shell))
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
    }
}
