package import Addresses
import CommandLineInterface
import HTTPServer
package import Machine

/// Asks web servers, by way of the program curl.
///
/// What it is asked is in `CurlSettings`, and never on its command line.
package struct WebClient {
    /// Fields of every request, before its own.
    var fields: [(name: String, value: String)] = []
    /// Where to connect instead of where the address says: another host's name, but this machine.
    var connectsTo: (host: String, port: Int)?

    package init(
        fields: [(name: String, value: String)] = [], connectsTo: (host: String, port: Int)? = nil
    ) {
        self.fields = fields
        self.connectsTo = connectsTo
    }

    /// More than any feed should have.
    private static let largestBody = 16 << 20
    private static let patience = 10

    package func get(
        _ address: WebAddress, fields: [(name: String, value: String)] = []
    ) throws -> Result<ProbeAnswer, WebFailure> {
        try ask(WebRequest("GET", address, fields: fields))
    }

    package func ask(_ request: WebRequest) throws -> Result<ProbeAnswer, WebFailure> {
        let result = try run(request, isTrusting: false)
        guard case .failure(.untrusted(let words, nil)) = result else { return result }
        // Once more without the secret in path or fields, only to see how long the certificate is good for.
        var root = request.address
        root.path = "/"
        let seen = try? run(WebRequest("GET", root), isTrusting: true).get().certificateEnd
        return .failure(.untrusted(words, certificateEnd: seen ?? nil))
    }

    private func run(
        _ request: WebRequest, isTrusting: Bool
    ) throws -> Result<ProbeAnswer, WebFailure> {
        var settings = CurlSettings(
            url: request.address.text, seconds: Self.patience, agent: "eve-ics-doctor")
        settings.set("include")
        settings.set("max-filesize", Self.largestBody)
        settings.set("write-out", CurlFacts.format)
        for field in fields + request.fields { settings.setField(field.name, field.value) }
        if let password = request.password {
            settings.set("basic")
            settings.set("user", "eve:\(password)")
        }
        // What curl sends with a body it calls POST; a GET has none.
        if !request.body.isEmpty || request.method != "GET" {
            settings.set("request", request.method)
            for line in request.body { settings.set("data-raw", line) }
        }
        if let connectsTo {
            settings.set("connect-to", "::\(connectsTo.host):\(connectsTo.port)")
        }
        if isTrusting { settings.set("insecure") }
        guard
            let ended = try ChildProcess.run(
                CurlSettings.words, input: settings.bytes, limit: Self.largestBody * 2)
        else { return .failure(.noCurl) }
        let messages = String(decoding: ended.messages, as: UTF8.self)
        let facts = CurlFacts(messages)
        if let failure = Self.failure(ended.code, messages) { return .failure(failure) }
        guard let answer = ProbeAnswer(printed: ended.output, facts: facts) else {
            return .failure(.noAnswer("what answers there does not speak HTTP"))
        }
        return .success(answer)
    }

    /// By curl's exit codes, as its manual lists them.
    private static func failure(_ code: CInt, _ messages: String) -> WebFailure? {
        let words = own(messages)
        return switch code {
        case 0: nil
        case 6: .unknownHost
        case 7: .refused
        case 28: .tooSlow
        case 35: .noTLS(words)
        case 51, 58, 60, 77, 83, 90: .untrusted(words, certificateEnd: nil)
        default: .noAnswer(words)
        }
    }

    /// What curl says on its first line, without its name and number.
    private static func own(_ messages: String) -> String {
        let line = messages.split(whereSeparator: \.isNewline).first { $0.hasPrefix("curl: ") }
        guard let line, let end = line.firstIndex(of: ")") else { return "curl did not say why" }
        let words = line[line.index(after: end)...].trimmingPrefix { $0 == " " }
        // It could name the address, and so the secret.
        return words.contains("/feed/") ? "curl could not read the answer" : String(words)
    }
}
