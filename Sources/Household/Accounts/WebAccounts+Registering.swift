import Addresses
package import Secrets
import Store

extension WebAccounts {
    /// How somebody's wish for an account ended.
    package enum Registration: Sendable {
        case made
        /// The invitation was used, or has expired.
        case notInvited
        case refused(PasswordFault)
        case nameTaken
        case badName
        /// The store has as many people as may register by themselves.
        case full
        case wait(Int64)
        case busy
    }

    /// More people than a household has; the command line may add others.
    private static let mostByThemselves = 1_000

    /// The name that an invitation was made for; `nil` where it can't be used.
    package func invited(
        by link: Substring, in household: Household, now: Int64
    ) throws -> String? {
        guard case .invitation(let name)? = try self.link(link, in: household, now: now)?.aim
        else { return nil }
        return name
    }

    /// Makes an account.
    ///
    /// - Parameter invitation: `nil` where anybody may register.
    package func register(
        name: String, password: String, invitation: Substring?, on device: Device,
        in household: Household
    ) throws -> Registration {
        let now = device.now
        if let seconds = guesses.wait(device.peer, now: now) { return .wait(seconds) }
        var selector: String?
        // Somebody at the terminal may have added this person already.
        var isInvitedName = false
        if let invitation {
            guard let link = try link(invitation, in: household, now: now),
                case .invitation(let invited) = link.aim
            else {
                _ = guesses.count(device.peer, now: now)
                return .notInvited
            }
            selector = link.selector
            isInvitedName = invited == name
        } else {
            // Each one costs a hash and a person.
            if let seconds = guesses.count(device.peer, now: now) { return .wait(seconds) }
            guard try household.store.personCount() < Self.mostByThemselves else { return .full }
        }
        // Before a hash is made for a name that nobody can have.
        if let member = try household.member(named: name) {
            guard isInvitedName, try !member.hasWebPassword() else { return .nameTaken }
        }
        switch try hash(password, for: name) {
        case .failure(let fault): return .refused(fault)
        case .success(nil): return .busy
        case .success(let hash?):
            do {
                let person = try household.store.addPerson(
                    named: name, seed: Seed.random().bytes, webPassword: hash.text,
                    redeeming: selector, at: now)
                return person == nil ? .notInvited : .made
            } catch {
                switch (error as? StoreError)?.reason {
                case .nameTaken: return .nameTaken
                case .badName: return .badName
                default: throw error
                }
            }
        }
    }
}
