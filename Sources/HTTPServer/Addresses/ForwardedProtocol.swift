/// What a trusted proxy says of how the request came to it.
package enum ForwardedProtocol {
    /// Whether it was encrypted between the client and the proxy; `nil` where no field tells.
    ///
    /// Of several words the last is the proxy's own, as with `ForwardedAddress`.
    package static func isPrivate(_ fields: HeaderFields) -> Bool? {
        var word: Substring?
        for line in FieldLines(fields, "X-Forwarded-Proto") {
            word = line.split(separator: ",").last
        }
        if word == nil {
            for line in FieldLines(fields, "Forwarded") { word = forwarded(line) }
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
