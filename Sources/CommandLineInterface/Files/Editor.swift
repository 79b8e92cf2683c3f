import Glibc

/// The person's own editor: `VISUAL`, else `EDITOR`, else the system's.
package enum Editor {
    /// Gives the text as the person saved it.
    ///
    /// The editor sees a file that its owner alone can read and that is gone afterward. Its folder is the one of the
    /// person's session where there is one (XDG Base Directory Specification), which no disk holds; else `TMPDIR`,
    /// else `/tmp`.
    ///
    /// Without a terminal only an editor that the person named is started, unless it is one that needs a terminal. What
    /// it prints is then no part of the answer.
    package static func edit(_ text: String) throws -> String {
        let named = first(of: ["VISUAL", "EDITOR"])
        let hasTerminal = Terminal.isInput && Terminal.isOutput
        guard hasTerminal || named.map(isTerminalEditor) == false else {
            throw ToolError.refused(
                "edit: there is no terminal for an editor; nothing was changed",
                advice: "run it on a terminal, or name an editor that needs none in EDITOR")
        }
        let editor = named ?? "editor"
        let folder = first(of: ["XDG_RUNTIME_DIR", "TMPDIR"]) ?? "/tmp"
        // The ending tells an editor how to show it; mkstemps(3) puts letters of its own into the name.
        var name = Array("\(folder)/eve-ics-\(marks).txt".utf8CString)
        let descriptor = unsafe mkstemps(&name, 4)
        guard descriptor >= 0 else { throw ToolError.io("\(folder): \(systemMessage(errno))") }
        let path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        defer { unsafe unlink(path) }
        do {
            defer { close(descriptor) }
            try OutputFile.write(Array(text.utf8), to: descriptor, path: path)
        }
        let code = try ChildProcess.runHere(
            ["sh", "-c", "\(editor) \"$1\"", "sh", path],
            output: hasTerminal ? STDOUT_FILENO : STDERR_FILENO)
        // A shell tells of a signal by a number above 128.
        guard code >= 0, code <= 128 else {
            throw ToolError.refused("edit: \(editor) was stopped; nothing was changed")
        }
        guard code == 0 else {
            throw ToolError.refused(
                "edit: \(editor) ended with \(code); nothing was changed",
                advice: "name your editor in EDITOR")
        }
        let bytes = try InputFile(path).readAll(limit: 1 << 20)
        guard let edited = String(validating: bytes, as: UTF8.self) else {
            throw ToolError.refused("edit: not UTF-8 text; nothing was changed")
        }
        return edited
    }

    /// Whether a command for the shell starts an editor that draws on a terminal.
    private static func isTerminalEditor(_ command: String) -> Bool {
        let words = command.split(separator: " ")
        let name = words.first?.split(separator: "/").last ?? ""
        return terminalEditors.contains { name == $0 || name.hasPrefix("\($0).") }
            || name.hasPrefix("emacs") && words.contains { ["-nw", "-t", "--tty"].contains($0) }
    }

    private static let terminalEditors = [
        "editor", "sensible-editor", "vi", "vim", "nvim", "nvi", "view", "elvis", "nano", "rnano",
        "pico", "mg", "joe", "jed", "micro", "helix", "hx", "kak", "mcedit", "ne", "zile",
    ]

    /// What mkstemps(3) replaces.
    private static let marks = String(repeating: "X", count: 6)

    private static func first(of names: [String]) -> String? {
        names.compactMap { Environment[$0] }.first { !$0.isEmpty }
    }
}
