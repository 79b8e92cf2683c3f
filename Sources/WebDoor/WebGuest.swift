package import HTTPServer
package import Household
package import Messages
package import WebPages

/// A request of somebody who is not logged in, for one of the pages that are open to all.
package struct WebGuest {
    package let request: Request
    package let route: WebRoute
    package let query: WebQuery
    /// Empty but for POST.
    package let form: FormBody
    package let household: Household
    /// What was chosen, else what the browser asks for.
    package let language: Language
    let shared: WebShared

    package var now: Int64 { request.now }
    package var isPost: Bool { request.method == .post }
}

extension WebGuest {
    /// In bytes: a name, a password and little else.
    private static let longestBody = 16 * 1024

    /// The answer to a body that is longer than any form for guests, or that does not say how long it is.
    ///
    /// The room for bodies is shared, so nobody who is not logged in may hold much of it.
    var refusalOfBody: WebAnswer? {
        guard let length = request["Content-Length"].flatMap(Int.init), length <= Self.longestBody
        else {
            let faults = language.webFaults
            return .page(
                FaultPage(title: faults.refusedTitle, sentence: faults.tooLong), status: 413)
        }
        return nil
    }
}

extension WebGuest {
    /// A page that is open to all.
    ///
    /// None of them takes a password where others on the way could read it.
    func answer() throws -> WebAnswer {
        guard request.isPrivate else {
            let faults = language.webFaults
            let (field, page) = ("X-Forwarded-Proto", "docs/server.md")
            let sentence =
                switch request.proxyWord {
                case .nothing: faults.silentProxy(field, page: page)
                case .notEncrypted: faults.notPrivateByProxy(field, page: page)
                case nil: faults.notPrivate
                }
            return .page(FaultPage(title: faults.refusedTitle, sentence: sentence), status: 403)
        }
        return try route.page(self)?.answer() ?? .notFound
    }
}
