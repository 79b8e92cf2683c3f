import CommandLineInterface
import CyclePipeline
import CycleServer
import Secrets

/// A feed's secret address, which is shown once.
struct FeedAddress {
    let feed: Access
    let token: SecretToken
    let server: ServerAddress

    func text(opening: String, _ person: PersonState, _ context: Context) -> String {
        let base = server.url
        let (address, webcal) = (base.feed(token.text), base.webcal(token.text))
        if context.printsJSON {
            let secrets: JSON = ["url": address, "webcal": webcal]
            return JSON.document(["feed": feed.json(person).adding(secrets)]).text
        }
        var text = "\(opening) \(feed.name.terminalSafe): \(feed.summary(person)).\n\n"
        text += "  \(address)\n  \(webcal)\n\n"
        // What no other device can reach need not be photographed.
        if !base.isLoopback {
            text += QRCode.shown(webcal, of: "the address", colors: context.usesColor)
        }
        text += "Anyone with this address can read the feed. It is shown only now.\n"
        if feed.canWrite { text += "Anyone with it can change your log, too.\n" }
        return text + server.caution("Without https, others in the network can read it, too.\n")
    }
}
