import CommandLineInterface
import CyclePipeline
import Household

extension Context {
    /// The person whom the command line names.
    func storedPerson() throws -> StoredPerson {
        guard let member = try member(of: try household()) else {
            throw ToolError.refused(
                "\(place): nobody is in this store yet",
                advice: "log a first day with 'eve-ics log DATE'")
        }
        return try stored(member)
    }

    /// The same; `nil` where there is no store yet, or nobody in it.
    func storedPersonAtHand() throws -> StoredPerson? {
        guard let household = try householdAtHand() else { return nil }
        return try member(of: household).map(stored)
    }

    /// The same, where a store and its first person are made if they are not there yet.
    func storedPersonToWrite() throws -> StoredPerson { try stored(try memberToWrite()) }

    func stored(_ member: Member) throws -> StoredPerson {
        StoredPerson(member: member, person: try state(of: member))
    }

    /// The person that `--person` names, else the store's first; `nil` in a store without people.
    func member(of household: Household) throws -> Member? {
        guard let personName else { return try household.firstMember() }
        guard let member = try household.member(named: personName) else {
            throw ToolError.refused(
                "--person \(personName.typedPlace): nobody in this store has that name",
                advice:
                    "see who is there with 'eve-ics person list', or add a person with 'eve-ics person add'"
            )
        }
        return member
    }

    /// The person to write for; a store without people gets its first one.
    ///
    /// - Parameter creating: Whether a missing store is made.
    func memberToWrite(creating: Bool = true) throws -> Member {
        let household = try household(creating: creating)
        return try member(of: household) ?? household.firstMemberOrNew()
    }
}
