package import Store

extension Person {
    /// What the first person of a store is stored as, unless somebody names this person.
    package static let nameOfFirst = "me"

    /// `nil` for a first person whom nobody has named.
    package var givenName: String? { name == Self.nameOfFirst ? nil : name }
}
