/// Why a request could not be carried out, in the words that go to standard error.
package struct ToolError: Error {
    package enum Kind: Int32 {
        /// Bad input, a conflict, nothing recognized.
        case refused = 1
        case usage = 2
        /// The store or a file could not be read or written.
        case io = 3

        fileprivate var name: String {
            switch self {
            case .refused: "refused"
            case .usage: "usage"
            case .io: "io"
            }
        }
    }

    package let kind: Kind
    /// `PLACE: what is wrong`.
    package let message: String
    /// What to do next, where there is something.
    package let advice: String?

    package init(_ kind: Kind, _ message: String, advice: String? = nil) {
        self.kind = kind
        self.message = message
        self.advice = advice
    }

    /// What the message begins with: a command, an option, or a file and its line; `nil` where it names no place.
    private var place: String? {
        message.firstRange(of: ": ").map { String(message[..<$0.lowerBound]) }
    }

    /// The same for programs.
    package var json: JSON {
        let members: JSON = [
            "kind": kind.name, "exit": Int(kind.rawValue), "place": place, "message": message,
            "advice": advice,
        ]
        return members.withoutNulls
    }

    package static func refused(_ message: String, advice: String? = nil) -> ToolError {
        ToolError(.refused, message, advice: advice)
    }

    package static func usage(_ message: String, advice: String? = nil) -> ToolError {
        ToolError(.usage, message, advice: advice)
    }

    package static func io(_ message: String, advice: String? = nil) -> ToolError {
        ToolError(.io, message, advice: advice)
    }

    /// The message as it is printed, with what to do next on a line of its own.
    package var text: String {
        message.terminalSafeLines + "\n" + (advice.map { $0.terminalSafe + "\n" } ?? "")
    }
}
