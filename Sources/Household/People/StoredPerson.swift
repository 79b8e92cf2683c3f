package import CyclePipeline
import Store

/// A person of the store, with what is recorded of this person now.
package struct StoredPerson {
    package let member: Member
    package let person: PersonState

    package init(member: Member, person: PersonState) {
        self.member = member
        self.person = person
    }
}

extension Member {
    /// The name, or the stored word in quotes where the store has other people; `nil` for "you".
    package func givenName(in household: Household) throws -> String? {
        try givenName ?? (household.store.personCount() > 1 ? "“\(name)”" : nil)
    }
}
