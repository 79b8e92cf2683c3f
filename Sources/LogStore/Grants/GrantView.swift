/// A grant of one kind.
package protocol GrantView: Hashable, Sendable, Identifiable {
    var grant: Grant { get }
}

extension GrantView {
    package var id: Grant.ID { grant.id }
    package var person: Person.ID { grant.person }
    package var name: String { grant.name }
    package var selector: String { grant.selector }
    package var hash: [UInt8] { grant.hash }
    package var contents: String { grant.contents }
    package var isReadOnly: Bool { grant.isReadOnly }
    package var created: Int64 { grant.created }
    package var expires: Int64? { grant.expires }
    package var revision: Int { grant.revision }
    package var lastUsed: Int64? { grant.lastUsed }
    package var fetched: Grant.Moment? { grant.fetched }
}
