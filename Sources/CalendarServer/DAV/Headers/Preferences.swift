import CivilDate

/// What a client would rather have (RFC 7240); what it asks for otherwise is left aside.
package struct Preferences: Hashable, Sendable {
    package enum Return: String, Sendable {
        /// Of properties those that are there (RFC 8144 2.1); of a PUT no body.
        case minimal
        case representation
    }

    package private(set) var `return`: Return?
    /// No answer about the collection itself (RFC 8144 3).
    package private(set) var leavesOutRoot = false

    /// - Parameter fields: The values of every field named Prefer, in order.
    package init(_ fields: [String] = []) {
        for field in fields {
            for item in field.split(separator: ",") {
                // Parameters of a preference come after a semicolon.
                guard let word = item.split(separator: ";").first else { continue }
                let parts = word.split(separator: "=", maxSplits: 1).map {
                    $0.trimming { $0 == " " || $0 == "\t" || $0 == "\"" }
                }
                switch parts.first?.lowercased() {
                // The first one counts where there are several (RFC 7240 2).
                case "return":
                    let value = parts.count > 1 ? parts[1].lowercased() : ""
                    `return` = `return` ?? Return(rawValue: value)
                // Before RFC 7240 it was written so.
                case "return-minimal": `return` = `return` ?? .minimal
                case "depth-noroot": leavesOutRoot = true
                default: break
                }
            }
        }
    }

    /// What an answer that kept to them says of it (RFC 7240 3).
    package var applied: String? {
        var words: [String] = []
        if let value = `return` { words.append("return=\(value.rawValue)") }
        if leavesOutRoot { words.append("depth-noroot") }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}
