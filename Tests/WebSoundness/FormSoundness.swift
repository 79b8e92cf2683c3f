import WebDoor

/// What must hold of everything that is read as a form.
package enum FormSoundness {
    /// What does not hold, or `nil`.
    ///
    /// - Parameter bytes: The type of the body in a line, and the body.
    package static func fault(_ bytes: [UInt8]) -> String? {
        let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
        let type = String(decoding: line, as: UTF8.self)
        let body = Array(bytes.dropFirst(line.count + 1))
        guard let form = FormBody(body, type: type) else { return nil }
        let pairs = form.fields.pairs
        guard pairs.count <= WebQuery.mostPairs else { return "too many fields" }
        guard form.files.count <= FormBody.mostFiles else { return "too many files" }
        guard pairs.allSatisfy({ $0.value.utf8.count <= FormBody.longestValue }) else {
            return "too long a value"
        }
        let size =
            pairs.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
            + form.files.reduce(0) { $0 + $1.bytes.count }
        guard size <= body.count else { return "more was read than was sent" }
        return faultOfRepetition(form)
    }

    /// The fields, written as a browser writes them, are the same fields again.
    private static func faultOfRepetition(_ form: FormBody) -> String? {
        let pairs = form.fields.pairs
        let text = pairs.map { "\(encoded($0.name))=\(encoded($0.value))" }.joined(separator: "&")
        guard let again = FormBody(Array(text.utf8), type: "application/x-www-form-urlencoded")
        else { return "the same fields are refused" }
        guard again.fields.pairs.elementsEqual(pairs, by: { $0 == $1 }) else {
            return "the same fields are read otherwise"
        }
        let mark = "----a-boundary-of-our-own"
        var bytes: [UInt8] = []
        for (name, value) in pairs {
            bytes += Array("--\(mark)\r\nContent-Disposition: form-data; name=\"".utf8)
            // Some browsers' way with what would end the name (HTML 4.10.21.8).
            bytes += Array(
                name.replacing("\"", with: "%22").replacing("\r", with: "%0D")
                    .replacing("\n", with: "%0A").utf8)
            bytes += Array("\"\r\n\r\n\(value)\r\n".utf8)
        }
        bytes += Array("--\(mark)--\r\n".utf8)
        let isOrdinary = pairs.allSatisfy {
            $0.name.utf8.allSatisfy { (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "\"") }
                && $0.name.utf8.count < 500 && !$0.value.contains(mark)
        }
        guard isOrdinary else { return nil }
        guard let parts = FormBody(bytes, type: "multipart/form-data; boundary=\(mark)") else {
            return "the same fields in parts are refused"
        }
        guard parts.fields.pairs.elementsEqual(pairs, by: { $0 == $1 }) else {
            return "the same fields in parts are read otherwise"
        }
        return nil
    }

    private static func encoded(_ text: String) -> String {
        text.utf8.map { byte in
            let digits = String(byte, radix: 16)
            return "%\(digits.count == 1 ? "0" : "")\(digits)"
        }.joined()
    }
}
