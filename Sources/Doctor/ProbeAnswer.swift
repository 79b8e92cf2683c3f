/// What a web server answered.
package struct ProbeAnswer {
    package let status: Int
    let fields: [(name: String, value: String)]
    package let body: [UInt8]
    /// The address of whoever answered, in digits.
    package let peer: String
    package let milliseconds: Int
    /// When the server's certificate ends, in seconds since 1970; `nil` without one, and where curl is too
    /// old to tell.
    package let certificateEnd: Int64?

    /// By the server's clock.
    package var date: Int64? { self["Date"].flatMap { WrittenTime.seconds($0[...]) } }

    package subscript(name: String) -> String? {
        fields.first { $0.name.lowercased() == name.lowercased() }?.value
    }
}

/// Why there is no answer.
package enum WebFailure: Error, Equatable {
    /// The program that would ask is not installed.
    case noCurl
    case unknownHost
    case refused
    case tooSlow
    /// In curl's words; where it looked at the certificate all the same, when that ends.
    case untrusted(String, certificateEnd: Int64?)
    case noTLS(String)
    case noAnswer(String)

    /// The same in the middle of a sentence.
    package var sentence: String {
        switch self {
        case .noCurl: "the program curl, which asks servers, is not installed"
        case .unknownHost: "this name is not known"
        case .refused: "nobody answers there"
        case .tooSlow: "there is no answer in time"
        case .untrusted(let words, _): "its certificate is not trusted: \(words)"
        case .noTLS(let words): "there is no TLS: \(words)"
        case .noAnswer(let words): words
        }
    }
}

extension ProbeAnswer {
    /// Takes apart what curl prints with `include`: fields, an empty line, the body.
    ///
    /// Interim answers (RFC 9110 15.2) come before the one that counts.
    package init?(printed bytes: [UInt8], facts: CurlFacts) {
        var rest = bytes[...]
        while true {
            guard let (head, body) = Self.split(rest) else { return nil }
            let lines = head.split(separator: 0x0A).map {
                String(decoding: $0.last == 0x0D ? $0.dropLast() : $0, as: UTF8.self)
            }
            let words = lines.first?.split(separator: " ") ?? []
            guard words.count > 1, words[0].hasPrefix("HTTP/"), let status = Int(words[1]) else {
                return nil
            }
            if (100..<200).contains(status) {
                rest = body
                continue
            }
            self.status = status
            fields = lines.dropFirst().compactMap { line in
                guard let colon = line.firstIndex(of: ":") else { return nil }
                let value = line[line.index(after: colon)...].trimmingPrefix { $0 == " " }
                return (String(line[..<colon]), String(value))
            }
            self.body = Array(body)
            peer = facts.peer
            milliseconds = facts.milliseconds
            certificateEnd = facts.certificateEnd
            return
        }
    }

    private static func split(
        _ bytes: ArraySlice<UInt8>
    ) -> (head: ArraySlice<UInt8>, body: ArraySlice<UInt8>)? {
        var lineStart = bytes.startIndex
        for index in bytes.indices where bytes[index] == 0x0A {
            let line = bytes[lineStart..<index]
            if line.isEmpty || line.elementsEqual([0x0D]) {
                return (bytes[..<lineStart], bytes[bytes.index(after: index)...])
            }
            lineStart = bytes.index(after: index)
        }
        return nil
    }
}

/// What curl tells of a transfer beside what was transferred.
package struct CurlFacts {
    private(set) var peer = ""
    private(set) var milliseconds = 0
    /// Of the server's own certificate, the first of its chain.
    private(set) var certificateEnd: Int64?

    /// What curl is asked to write to standard error, after its own messages.
    static let format = #"%{stderr}\nfacts\t%{remote_ip}\t%{time_total}\n%{certs}"#

    package init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split(separator: "\t", omittingEmptySubsequences: false)
            if words.count == 3, words[0] == "facts" {
                peer = String(words[1])
                milliseconds = Int(((Double(words[2]) ?? 0) * 1000).rounded())
            } else if certificateEnd == nil, line.lowercased().hasPrefix("expire date:") {
                certificateEnd = WrittenTime.seconds(line.dropFirst("expire date:".count))
            }
        }
    }
}
