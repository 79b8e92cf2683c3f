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
        let hasPage = feed.options?.hasPage ?? false
        let page = hasPage ? base.page(token.text) : nil
        if context.printsJSON {
            let secrets: JSON = ["url": address, "webcal": webcal]
            let more: JSON = hasPage ? ["pageUrl": page] : [:]
            return JSON.document(["feed": feed.json(person).adding(secrets).adding(more)]).text
        }
        let messages = person.language.access
        let (name, facts) = (feed.name.terminalSafe, feed.summary(person))
        // What no other device can reach need not be photographed.
        let code =
            base.isLoopback
            ? ""
            : QRCode.shown(
                page ?? webcal, colors: context.usesColor, tooWide: messages.addressCode(needs:))
        let sentences = [
            hasPage ? person.language.partnerPage.addressesOpen : messages.addressOpens,
            hasPage && page == nil ? person.language.partnerPage.noPageBelowPath : nil,
            feed.canWrite ? messages.addressWrites : nil,
            server.caution(inTheClear: messages.isReadOnTheWay, messages),
        ].compactMap(\.self)
        return (isNew ? messages.addedFeed(name, facts) : messages.rotatedFeed(name, facts))
            + "\n\n" + [page, address, webcal].compactMap(\.self).map { "  \($0)\n" }.joined()
            + "\n\(code)"
            + sentences.map { $0 + "\n" }.joined()
    }
}
