/// What a trusted proxy says of how the request came to it.
package enum ForwardedProtocol {
    /// Whether nobody between the client and the proxy could read it; `nil` where no field says so.
    ///
    /// Of several words the last is the proxy's own, as with `ForwardedAddress`.
    package static func isPrivate(_ fields: HeaderFields) -> Bool? {
        var word: Substring?
        var lines = FieldLines(fields, "X-Forwarded-Proto")
        while let line = lines.next() { word = line.split(separator: ",").last }
        if word == nil {
            var lines = FieldLines(fields, "Forwarded")
            while let line = lines.next() { word = forwarded(line) }
        }
        return word.map { $0.lowercased().filter { $0 != " " && $0 != "\t" } == "https" }
    }

    /// The value of `proto` in the last element of `for=192.0.2.1;proto=https` (RFC 7239 4).
    private static func forwarded(_ line: String) -> Substring? {
        guard let element = line.split(separator: ",").last else { return nil }
        for pair in element.split(separator: ";") {
            let parts = pair.split(separator: "=", maxSplits: 1)
            guard parts.count == 2,
                parts[0].lowercased().filter({ $0 != " " && $0 != "\t" }) == "proto"
            else { continue }
            return parts[1].split(separator: "\"").first
        }
        return nil
    }
}
