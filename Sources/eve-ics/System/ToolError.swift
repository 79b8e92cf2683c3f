/// Why a request could not be carried out, in the words that go to standard error.
struct ToolError: Error {
    enum Kind: Int32 {
        /// Bad input, a conflict, nothing recognised.
        case refused = 1
        case usage = 2
        /// The store or a file could not be read or written.
        case io = 3
    }

    let kind: Kind
    /// `PLACE: what is wrong`.
    let message: String
    /// What to do next, where there is something.
    let advice: String?

    init(_ kind: Kind, _ message: String, advice: String? = nil) {
        self.kind = kind
        self.message = message
        self.advice = advice
    }

    static func refused(_ message: String, advice: String? = nil) -> ToolError {
        ToolError(.refused, message, advice: advice)
    }

    static func usage(_ message: String, advice: String? = nil) -> ToolError {
        ToolError(.usage, message, advice: advice)
    }

    static func io(_ message: String, advice: String? = nil) -> ToolError {
        ToolError(.io, message, advice: advice)
    }
}
