import Household

/// What pages have in common from request to request.
final class WebShared: Sendable {
    let served: LiveHousehold
    let site: WebSite
    let accounts: WebAccounts
    /// Files that were sent to be looked at before they are imported.
    let uploads = Uploads()
    let deckIndices = DeckIndexCache()

    init(_ served: LiveHousehold, site: WebSite, accounts: WebAccounts) {
        self.served = served
        self.site = site
        self.accounts = accounts
    }

    /// Forgets all that was made of the store.
    func forget() {
        uploads.removeAll()
        deckIndices.removeAll()
    }
}
