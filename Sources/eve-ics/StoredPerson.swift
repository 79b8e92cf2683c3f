import CycleModel
import CyclePipeline
import LogStore
import Secrets

/// A person of the store, with what is recorded there.
struct StoredPerson {
    let store: LogStore
    let person: Person
    let subject: PersonState
}

extension Context {
    /// The person whom the command line names.
    func storedPerson() throws -> StoredPerson {
        let store = try openStore(.readWrite)
        guard let person = try person(in: store) else {
            throw ToolError.refused(
                "\(place): nobody is in this store yet",
                advice: "log a first day with 'eve-ics log DATE'")
        }
        return try stored(person, in: store)
    }

    /// The same, where a store and its first person are made if they are not there yet.
    func storedPersonToWrite() throws -> StoredPerson {
        let store = try openStore(.readWriteCreate)
        return try stored(try personToWrite(in: store), in: store)
    }

    func stored(_ person: Person, in store: LogStore) throws -> StoredPerson {
        let subject = subject(
            state: try state(of: person, in: store), of: person)
        return StoredPerson(store: store, person: person, subject: subject)
    }
}

extension StoredPerson {
    /// A secret for a feed or an app password, and what the store keeps of it.
    func newToken(
        for purpose: SecretToken.Purpose
    ) throws -> (token: SecretToken, hash: [UInt8]) {
        guard let seed = Seed(person.seed) else {
            throw ToolError.io("the store has no seed for this person", advice: "restore a backup")
        }
        let token = SecretToken.random(for: purpose)
        return (token, token.hash(seed))
    }
}
