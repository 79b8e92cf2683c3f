import Foundation
package import Testing

extension Tool {
    /// Runs the command lines of a terminal session, one after the other, and compares all that they print.
    ///
    /// A command line begins with `$`, may name a program to run the tool under, and may end in `< FILE`.
    /// Then follow the output, the messages with `! ` before each line, and `[exit 1]` where the exit code
    /// is not 0. The tool's folder is shown as `/home`.
    package func expect(_ session: String, sourceLocation: SourceLocation = #_sourceLocation) throws
    {
        var actual: [String] = []
        for line in session.split(separator: "\n", omittingEmptySubsequences: false)
        where line.hasPrefix("$ ") {
            actual.append(String(line))
            actual += try perform(String(line.dropFirst(2))).lines.map {
                $0.replacingOccurrences(of: folder.path, with: "/home")
            }
        }
        try #require(!actual.isEmpty, "no command line", sourceLocation: sourceLocation)
        #expect(actual.joined(separator: "\n") == session, sourceLocation: sourceLocation)
    }

    private func perform(_ line: String) throws -> Run {
        var words = try words(of: line)
        var input: Data?
        if words.count > 2, words[words.count - 2] == "<", let name = words.last {
            input = try data(name)
            words.removeLast(2)
        }
        let parts = words.split(
            separator: "eve-ics", maxSplits: 1, omittingEmptySubsequences: false)
        let (before, arguments) = (try #require(parts.first), try #require(parts.dropFirst().first))
        return try start(Array(arguments), under: Array(before), input: input)
            .finish()
    }
}

extension Tool.Run {
    /// As a session shows it.
    package var lines: [String] {
        Self.lines(text) + Self.lines(error).map { "! \($0)" }
            + (code == 0 ? [] : ["[exit \(code)]"])
    }

    private static func lines(_ text: String) -> [String] {
        guard !text.isEmpty else { return [] }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return lines.last == "" ? lines.dropLast() : lines + ["(no line end)"]
    }
}
