import CivilDate

/// What a form sent: its fields, and the files that were chosen.
package struct FormBody: Sendable {
    /// A file as it was chosen; the name is what the sender says, and nothing is ever opened by it.
    package struct File: Sendable {
        package let field: String
        package let name: String
        package let bytes: [UInt8]
    }

    package var fields = WebQuery()
    package var files: [File] = []

    /// A field of a form is a line or a note, and never a book.
    package static let longestValue = 100_000
    /// Parts of one body that may be files.
    package static let mostFiles = 10

    package init() {}

    package subscript(name: String) -> String? { fields[name] }
    package func all(_ name: String) -> [String] { fields.all(name) }

    /// A field of one line, without blanks at its ends.
    ///
    /// - Parameter old: What is there already, and stays where the form has no such field. It also stays where nobody
    ///   changed it: a browser leaves line ends out, and sends it back without them.
    func line(_ name: String, changing old: String? = nil) -> String {
        guard let text = self[name]?.trimmed else { return old ?? "" }
        guard let old, text == old.filter({ !$0.isNewline }).trimmed else { return text }
        return old
    }

    /// `nil` for anything that no form of ours sends: another type, too many parts, bytes that are not UTF-8, a part
    /// that does not end.
    ///
    /// - Parameter type: The request's Content-Type.
    /// - Complexity: O(*n*) in the bytes.
    package init?(_ bytes: [UInt8], type: String) {
        let parameters = type.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
        switch parameters.first?.lowercased() {
        case "application/x-www-form-urlencoded":
            guard let query = WebQuery(bytes) else { return nil }
            fields = query
        case "multipart/form-data":
            let boundary = parameters.dropFirst().first { $0.lowercased().hasPrefix("boundary=") }
            guard var mark = boundary?.dropFirst("boundary=".count) else { return nil }
            if mark.first == "\"", mark.last == "\"", mark.count > 2 {
                mark = mark.dropFirst().dropLast()
            }
            guard (1...70).contains(mark.utf8.count), readParts(bytes, boundary: "--\(mark)") else {
                return nil
            }
        default: return nil
        }
        guard fields.pairs.allSatisfy({ $0.value.utf8.count <= Self.longestValue }) else {
            return nil
        }
    }

    /// Reads the parts between lines that are the boundary (RFC 7578, RFC 2046 5.1.1).
    private mutating func readParts(_ bytes: [UInt8], boundary: String) -> Bool {
        let boundary = Array(boundary.utf8)
        let between = Array("\r\n".utf8) + boundary
        guard bytes.starts(with: boundary) else { return false }
        var at = boundary.count
        var pairs: [(name: String, value: String)] = []
        while true {
            if bytes[at...].starts(with: Array("--".utf8)) {
                fields = WebQuery(pairs)
                return true
            }
            guard bytes[at...].starts(with: Array("\r\n".utf8)),
                let head = bytes.firstRange(of: Array("\r\n\r\n".utf8), from: at),
                head.lowerBound - at <= 2_000,
                let end = bytes.firstRange(of: between, from: head.upperBound - 2),
                let (name, file) = Self.disposition(bytes[(at + 2)..<(head.lowerBound + 2)])
            else { return false }
            let content = bytes[min(head.upperBound, end.lowerBound)..<end.lowerBound]
            if let file {
                guard files.count < Self.mostFiles else { return false }
                // A field without a file chosen sends an empty one without a name.
                if !(file.isEmpty && content.isEmpty) {
                    files.append(File(field: name, name: file, bytes: Array(content)))
                }
            } else {
                guard pairs.count < WebQuery.mostPairs,
                    let value = String(validating: content, as: UTF8.self)
                else { return false }
                pairs.append((name, value))
            }
            at = end.upperBound
        }
    }

    /// The names in the Content-Disposition of a part's header.
    private static func disposition(
        _ header: ArraySlice<UInt8>
    ) -> (name: String, file: String?)? {
        guard let text = String(validating: header, as: UTF8.self) else { return nil }
        for line in text.split(separator: "\r\n") {
            let lower = line.lowercased()
            guard lower.hasPrefix("content-disposition:"), lower.contains("form-data") else {
                continue
            }
            guard let name = parameter("name", of: line) else { return nil }
            return (name, parameter("filename", of: line))
        }
        return nil
    }

    /// Browsers write `"` in a name as `%22`, so the next `"` ends it.
    private static func parameter(_ name: String, of line: Substring) -> String? {
        let (bytes, pattern) = (Array(line.utf8), Array("\(name)=\"".utf8))
        var at = 0
        while let start = bytes.firstRange(of: pattern, from: at) {
            let isWhole = start.lowerBound == 0 || "; ".utf8.contains(bytes[start.lowerBound - 1])
            guard let end = bytes[start.upperBound...].firstIndex(of: UInt8(ascii: "\"")) else {
                return nil
            }
            if isWhole { return String(decoding: bytes[start.upperBound..<end], as: UTF8.self) }
            at = end + 1
        }
        return nil
    }
}
