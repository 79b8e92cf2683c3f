import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import Glibc

@main
enum EveICS {
    static let version = "0.1.0"

    static func main() {
        // A reader that has seen enough ends the program quietly, by way of EPIPE.
        signal(SIGPIPE, SIG_IGN)
        // A file that may not grow further is reported, and not the end of the program.
        signal(SIGXFSZ, SIG_IGN)
        exit(run(Array(CommandLine.arguments.dropFirst())))
    }

    /// Swift's runtime reads a program's words in /proc and has none where it cannot, not even the program's name. Of
    /// words in another encoding than UTF-8 it keeps what it can.
    private static func refuseLostWords() throws {
        guard !CommandLine.arguments.isEmpty else {
            throw ToolError.io(
                "eve-ics: /proc cannot be read, so nothing of what you typed reached the program",
                advice: "mount it, as with 'mount -t proc proc /proc', and try again")
        }
        guard
            let word = CommandLine.arguments.first(where: { $0.unicodeScalars.contains("\u{FFFD}") }
            ),
            let typed = try? InputFile("/proc/self/cmdline").readAll(limit: 4 << 20),
            String(validating: typed, as: UTF8.self) == nil
        else { return }
        throw ToolError.usage(
            "\(word.typedPlace): not text in UTF-8",
            advice:
                "type it in a terminal whose language settings are for UTF-8, such as LANG=C.UTF-8")
    }

    /// Does what the words ask for, and gives the exit code.
    private static func run(_ words: [String]) -> Int32 {
        do {
            try refuseLostWords()
            let outcome = try outcome(of: words)
            do {
                if Terminal.isOutput, !outcome.isDocument {
                    try Screen.show(outcome.output, isSecret: outcome.isSecret)
                } else {
                    try StandardOutput.write(outcome.output)
                }
            } catch {
                throw ToolError.io(
                    ToolError(error).message,
                    advice: "the command did its work, and only its answer is lost")
            }
            if let failure = outcome.failure { throw failure }
            return outcome.exitCode
        } catch {
            let error = ToolError(error)
            StandardError.write(
                words.askForJSON ? JSON.document(["error": error.json]).text : error.text)
            return error.kind.rawValue
        }
    }

    private static func outcome(of words: [String]) throws -> Outcome {
        let program = Program.eveICS
        let request: Invocation<Verb>
        do {
            request = try program.parse(words)
        } catch {
            throw ToolError(error)
        }
        switch request {
        case .show(let text, let parsed):
            let text = text(Context(parsed).language.helpTranslation)
            return words.askForJSON
                ? Outcome(JSON.document(["text": text]).text, isDocument: true) : Outcome(text)
        case .perform(let action, let words):
            let context = Context(words)
            return try OutsideLog.noting(words.path, in: context) {
                try action.init(words).run(in: context)
            }
        }
    }
}

extension [String] {
    /// Also where the words cannot be understood.
    fileprivate var askForJSON: Bool {
        prefix { $0 != "--" }.contains(CommonOptions.json.parameter.name)
    }
}
