import Store

/// Somebody who is logged in, on one device.
package struct WebSession: Sendable {
    package let member: Member
    let login: WebLogin

    init(member: Member, login: WebLogin) {
        self.member = member
        self.login = login
    }

    /// What finds it in the store; no secret.
    package var selector: String { login.selector }
    /// After how many minutes without a use it locks, and whether also out of sight; `nil` where the person has no
    /// passcode.
    package var lock: (minutes: Int, whenHidden: Bool)? {
        login.lock.map { ($0.minutes, $0.whenHidden) }
    }
    /// Whether nothing of the person's is shown until the passcode is given.
    package func isLocked(at now: Int64) -> Bool { login.isLocked(at: now) }

    /// Whether it outlives the browser's own session.
    package var isStaying: Bool { login.stays }

    /// For how long nobody asks for the password again who has just given it.
    private static let confirmation: Int64 = 600

    /// Whether the password was given a moment ago.
    func isConfirmed(at now: Int64) -> Bool {
        login.confirmed.map { $0 <= now && now - $0 < Self.confirmation } ?? false
    }
}
