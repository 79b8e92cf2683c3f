package import Pictures
import Store

extension Member {
    /// The person's picture in bytes of a PNG, as it was checked when it came; `nil` without one.
    package func picture() throws -> [UInt8]? { try household.store.picture(of: person.id) }

    package func hasPicture() throws -> Bool { try household.store.hasPicture(person.id) }

    package func setPicture(_ picture: Picture) throws {
        try household.store.setPicture(picture.bytes, of: person.id)
    }

    package func removePicture() throws { try household.store.removePicture(of: person.id) }
}
