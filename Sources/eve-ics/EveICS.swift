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

    /// Does what the words ask for, and gives the exit code.
    private static func run(_ words: [String]) -> Int32 {
        do {
            let outcome = try outcome(of: words)
            try StandardOutput.write(outcome.output)
            if let failure = outcome.failure { throw failure }
            return outcome.exitCode
        } catch {
            let error = ToolError(error)
            StandardError.write(error.text)
            return error.kind.rawValue
        }
    }

    private static func outcome(of words: [String]) throws -> Outcome {
        let program = Program.eveICS(version: version)
        let request: Request<Verb>
        do {
            request = try program.parse(words)
        } catch {
            throw ToolError(error)
        }
        switch request {
        case .show(let text): return Outcome(text)
        case .perform(let verb, let command):
            return try Context(command: command).perform(verb, command, of: program)
        }
    }
}

extension Context {
    func perform(
        _ verb: Verb, _ words: ParsedCommand, of program: Program<Verb>
    ) throws -> Outcome {
        switch verb {
        case .run(let action): try action.init(words).run(in: self)
        case .log: Outcome(try log())
        case .unlog: Outcome(try unlog())
        case .undo: Outcome(try undo())
        case .history: Outcome(try history())
        case .cycle: Outcome(try answerForCycle())
        case .mode: Outcome(try mode())
        case .status: Outcome(try status())
        case .predict: Outcome(try predict())
        case .explain: Outcome(try explain())
        case .taken: Outcome(try recordDose(.taken))
        case .skipped: Outcome(try recordDose(.skipped))
        case .late: Outcome(try recordDose(.late))
        case .contraceptionAdd: Outcome(try addContraception())
        case .contraceptionList: Outcome(try listContraception())
        case .contraceptionChange: Outcome(try changeContraception())
        case .contraceptionEnd: Outcome(try endContraception())
        case .contraceptionReset: Outcome(try resetContraception())
        case .export: Outcome(try export())
        case .import: try importFiles()
        case .remind: Outcome(try remind())
        case .settings: Outcome(try settings())
        case .completion:
            Outcome(program.completionScript(for: try argument(CompletionOptions.shell)))
        case .man: Outcome(program.manualPage(date: moment(nil).day.description))
        }
    }
}

extension ToolError {
    /// The message as it is printed, with what to do next on a line of its own.
    fileprivate var text: String {
        let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
        let shown = lines.map { String($0).terminalSafe }.joined(separator: "\n")
        return shown + "\n" + (advice.map { $0.terminalSafe + "\n" } ?? "")
    }
}
