import CalendarModel
import CivilDate
import CycleModel
import CyclePipeline
import CycleServer
import LogStore
import Secrets

/// What is said of a feed, which never is its address.
extension Feed {
    func line(_ subject: PersonState) -> String { "\(name.terminalSafe): \(summary(subject))\n" }

    /// In words: `periods and fertile days; 12 months ahead and 6 back; …`.
    func summary(_ subject: PersonState) -> String {
        guard let contents = CalendarOptions(contents) else {
            return "made by a newer eve-ics; update the program."
        }
        var parts = contents.phrases
        if isWritable { parts.append("can be changed in Thunderbird") }
        if let last = lastDay(subject) {
            let day = last.text(near: subject.today)
            parts.append(last < subject.today ? "expired after \(day)" : "until \(day)")
        }
        return parts.joined(separator: "; ") + "."
    }

    func fields(_ subject: PersonState) -> [(String, JSON)] {
        [("name", .string(name))] + (CalendarOptions(contents)?.fields ?? []) + [
            ("writable", .bool(isWritable)),
            ("expires", lastDay(subject).map { .string($0.description) } ?? .null),
            ("expired", .bool(expires.map { $0 <= subject.moment.seconds } ?? false)),
        ]
    }

    /// The last day on which it can be read.
    private func lastDay(_ subject: PersonState) -> Day? {
        expires.map { subject.time.day(at: $0 - 1) }
    }
}

/// A feed's secret address, which is shown once.
struct FeedAddress {
    let feed: Feed
    let token: SecretToken
    let server: ServerAddress

    func text(opening: String, _ subject: PersonState, _ context: Context) -> String {
        let base = server.url
        let (address, webcal) = (base.feed(token.text), base.webcal(token.text))
        if context.printsJSON {
            let secrets: [(String, JSON)] = [
                ("url", .string(address)), ("webcal", .string(webcal)),
            ]
            return JSON.object([
                ("schema", 1), ("feed", .object(feed.fields(subject) + secrets)),
            ]).text
        }
        var text = "\(opening) \(feed.line(subject))\n"
        text += "  \(address)\n  \(webcal)\n\n"
        // What no other device can reach need not be photographed.
        if Terminal.isOutput, !base.isLoopback, let code = QRCode(webcal) {
            text += code.text(colors: context.usesColor) + "\n"
        }
        text += "Whoever has this address can read the feed. It is shown only now.\n"
        if feed.isWritable { text += "Whoever has it can change your log, too.\n" }
        return text + server.caution("Without https, others in the network can read it, too.\n")
    }
}
