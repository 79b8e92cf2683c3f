package import LogStore

/// Somebody who is logged in, on one device.
package struct WebSession: Sendable {
    package let person: Person
    /// What finds it in the store; no secret.
    package let selector: String

    package init(person: Person, selector: String) {
        self.person = person
        self.selector = selector
    }
}

/// Who tells whether a request comes from somebody who is logged in.
package protocol WebSessions: Sendable {
    /// - Parameter token: What the cookie says; `nil` where there is none.
    func session(
        of token: Substring?, in household: Household, now: Int64
    ) throws -> WebSession?
}

/// Nobody can log in.
package struct NoSessions: WebSessions {
    package init() {}

    package func session(
        of token: Substring?, in household: Household, now: Int64
    ) -> WebSession? { nil }
}
