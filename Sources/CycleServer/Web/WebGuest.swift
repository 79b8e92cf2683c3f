package import HTTPServer
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

    package var now: Int64 { request.now }
    package var isPost: Bool { request.method == .post }
}
