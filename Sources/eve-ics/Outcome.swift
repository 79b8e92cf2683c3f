import CommandLineInterface
import CycleJSON
import CyclePipeline
import CycleViews

/// What a command prints, and how it ends.
package struct Outcome {
    let output: String
    /// Whether it is for other programs, which take its lines as they are.
    let isDocument: Bool
    /// Whether it holds a password or a secret address, which no pager is to keep.
    let isSecret: Bool
    /// Why it did not end well although there is something to print.
    let failure: ToolError?
    /// The exit code where nothing failed.
    let exitCode: Int32

    init(
        _ output: String, isDocument: Bool = false, isSecret: Bool = false,
        failure: ToolError? = nil, exitCode: Int32 = 0
    ) {
        self.output = output
        self.isDocument = isDocument
        self.isSecret = isSecret
        self.failure = failure
        self.exitCode = exitCode
    }
}

extension Context {
    /// Prints a document for other programs where that is asked for, else text.
    func outcome(
        _ text: @autoclosure () throws -> String, json: @autoclosure () throws -> JSON,
        isSecret: Bool = false, exitCode: Int32 = 0
    ) rethrows -> Outcome {
        Outcome(
            printsJSON ? try JSON.document(json()).text : try text(), isDocument: printsJSON,
            isSecret: isSecret, exitCode: exitCode)
    }

    /// Says on standard error what is no error, such as which lines were left out.
    func note(_ text: String) {
        let why: JSON = ["why": text]
        guard !printsJSON else { return StandardError.write(JSON.document(["note": why]).text) }
        Screen.note(text.terminalSafe + "\n")
    }

    /// What was written into a journal, in words or for other programs.
    ///
    /// - Parameter more: What the command tells other programs besides.
    func outcome(
        _ text: @autoclosure () throws -> String, of change: PersonChange,
        adding more: JSON = [:]
    ) rethrows -> Outcome {
        try outcome(text(), json: more.adding(change.json))
    }
}
