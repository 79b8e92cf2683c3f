package import Secrets
import Store

/// A link by which somebody makes an account, or by which somebody who has lost password and recovery code chooses
/// another password. Nobody chooses one for somebody else.
package struct Invitation: Sendable {
    package enum Problem: Error {
        /// Who can log in is invited again, and not for the first time.
        case canLogIn
        /// Who has no password has lost none.
        case hasNoPassword
        case isNobody
    }

    /// As the store has it, where the person is there already.
    package let name: String
    package let isAgain: Bool
    private let household: Household
    private let member: Member?
    /// Whether something may be logged already under the name.
    package var isOfSomebodyHere: Bool { member != nil }

    /// - Parameter isAgain: Whether the person had a password.
    /// - Throws: `Problem`
    package init(of name: String, isAgain: Bool, to household: Household) throws {
        let member = try household.member(named: name)
        if isAgain, member == nil { throw Problem.isNobody }
        let hasPassword = try member?.hasWebPassword() == true
        guard isAgain == hasPassword else {
            throw hasPassword ? Problem.canLogIn : Problem.hasNoPassword
        }
        self.name = member?.name ?? name
        (self.isAgain, self.household, self.member) = (isAgain, household, member)
    }

    /// Of somebody who is there, whether or not this person ever chose a password.
    package init(of member: Member) throws {
        name = member.name
        isAgain = try member.hasWebPassword()
        (household, self.member) = (member.household, member)
    }

    /// A link that works once, within a day.
    package func link(at now: Int64) throws -> SecretToken {
        guard isAgain, let member else { return try household.invite(name, at: now) }
        return try member.newPasswordLink(at: now)
    }
}

extension Member {
    /// Whether this is the owner of the house: the one who was there first of all who are there. Where that person is
    /// erased, the next one is.
    package func isOwner() throws -> Bool {
        try household.firstMember()?.person.id == person.id
    }
}

extension Household {
    /// Some of the people, in the order in which they were added.
    ///
    /// - Parameter number: That of the last one of the people before; `nil` for the first people.
    package func members(after number: String?, limit: Int) throws -> [Member] {
        let last = number.flatMap(Int64.init).map(Person.ID.init(rawValue:))
        return try store.people(after: last, limit: limit).map {
            Member(household: self, person: $0)
        }
    }

    /// The one whom forms and pages know by this number.
    package func member(numbered number: String) throws -> Member? {
        try Int64(number).flatMap { try store.person(Person.ID(rawValue: $0)) }
            .map { Member(household: self, person: $0) }
    }
}
