import Foundation
package import Testing

extension Tool {
    /// Runs the command lines of a terminal session, one after the other, and compares all that they print.
    ///
    /// A command line begins with `$`, may name a program to run the tool under, and may end in `< FILE`.
    /// Then follow the output, the messages with `! ` before each line, and `[exit 1]` where the exit code
    /// is not 0. The tool's folder is shown as `/home`.
    ///
    /// `[…]` stands for at least one character of its line, so that a sentence is written out in its own test alone. A line
    /// that begins with it is a line of output: neither a message nor an exit code nor an empty line.
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
        let expected = Self.filled(
            session.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
            from: actual)
        #expect(
            actual.joined(separator: "\n") == expected.joined(separator: "\n"),
            sourceLocation: sourceLocation)
    }

    /// A session with the lines of `actual` in place of those that leave something out and agree with them.
    package static func filled(_ session: [String], from actual: [String]) -> [String] {
        session.enumerated().map { index, line in
            guard index < actual.count, agrees(actual[index], with: line) else { return line }
            return actual[index]
        }
    }

    private static func agrees(_ actual: String, with line: String) -> Bool {
        let parts = line.components(separatedBy: "[…]")
        guard parts.count > 1, let first = parts.first, let last = parts.last,
            actual.hasPrefix(first), !first.isEmpty || !isMarked(actual)
        else { return false }
        var rest = actual.dropFirst(first.count)
        for part in parts.dropFirst().dropLast() {
            guard let place = rest.dropFirst().firstRange(of: part) else { return false }
            rest = rest[place.upperBound...]
        }
        return rest.count > last.count && rest.hasSuffix(last)
    }

    private static func isMarked(_ line: String) -> Bool {
        ["$ ", "! ", "[exit "].contains { line.hasPrefix($0) }
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
