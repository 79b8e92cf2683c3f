import CommandLineInterface
import CyclePipeline
import Household
import Messages
import QRCodes
import Secrets

/// A feed's secret address, which is shown once.
struct FeedAddress {
    let feed: Access
    let token: SecretToken
    let server: ServerAddress

    /// - Parameter isNew: Whether the feed was made now, and not only this address.
    func text(isNew: Bool, _ person: PersonState, _ context: Context) -> String {
        let base = server.url
        let (address, webcal) = (base.feed(token.text), base.webcal(token.text))
        if context.printsJSON {
            let secrets: JSON = ["url": address, "webcal": webcal]
            return JSON.document(["feed": feed.json(person).adding(secrets)]).text
        }
        let messages = person.language.access
        let (name, facts) = (feed.name.terminalSafe, feed.summary(person))
        // What no other device can reach need not be photographed.
        let code =
            base.isLoopback
            ? ""
            : QRCode.shown(
                webcal, colors: context.usesColor, tooWide: messages.addressCode(needs:))
        let sentences = [
            messages.addressOpens, feed.canWrite ? messages.addressWrites : nil,
            server.caution(inTheClear: messages.isReadOnTheWay, messages),
        ].compactMap(\.self)
        return (isNew ? messages.addedFeed(name, facts) : messages.rotatedFeed(name, facts))
            + "\n\n  \(address)\n  \(webcal)\n\n\(code)"
            + sentences.map { $0 + "\n" }.joined()
    }
}
