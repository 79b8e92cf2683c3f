import Glibc

/// A private file that the person edits, gone when it is let go of.
///
/// Its folder is the one of the person's session where there is one (XDG Base Directory Specification), which no
/// disk holds; else `TMPDIR`, else `/tmp`.
@safe package final class EditedFile {
    private let path: String

    package init(_ text: String) throws {
        let folder =
            ["XDG_RUNTIME_DIR", "TMPDIR"].compactMap { Environment[$0] }
            .first { !$0.isEmpty } ?? "/tmp"
        // Readable by its owner alone (mkstemps(3)); the ending tells an editor how to show it.
        var name = Array("\(folder)/eve-ics-XXXXXX.txt".utf8CString)
        let descriptor = unsafe mkstemps(&name, 4)
        guard descriptor >= 0 else { throw ToolError.io("\(folder): \(systemMessage(errno))") }
        path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        defer { close(descriptor) }
        try OutputFile.write(Array(text.utf8), to: descriptor, path: path)
    }

    deinit { unsafe unlink(path) }

    /// Opens it in `VISUAL`, else `EDITOR`, else the system's editor, and gives what was saved.
    package func edit() throws -> String {
        let editor =
            ["VISUAL", "EDITOR"].compactMap { Environment[$0] }.first { !$0.isEmpty } ?? "editor"
        let code = try ChildProcess.runHere(["sh", "-c", "\(editor) \"$1\"", "sh", path])
        guard code == 0 else {
            throw ToolError.refused(
                "edit: \(editor) ended with \(code); nothing was changed",
                advice: "name your editor in EDITOR")
        }
        let bytes = try InputFile(path).readAll(limit: 1 << 20)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw ToolError.refused("edit: not UTF-8 text; nothing was changed")
        }
        return text
    }
}
