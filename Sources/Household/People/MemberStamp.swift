import Store

/// Stays the same as long as nothing of a person's changes in the store.
package struct MemberStamp: Hashable, Sendable {
    fileprivate let person: Person.ID
    fileprivate let stamp: ChangeStamp
}

extension Member {
    /// To be taken before what is made of the person is read.
    package var stamp: MemberStamp {
        MemberStamp(person: person.id, stamp: household.store.changeStamp(of: person.id))
    }
}

extension Household {
    package func isCurrent(_ stamp: MemberStamp) -> Bool {
        store.changeStamp(of: stamp.person) == stamp.stamp
    }
}
