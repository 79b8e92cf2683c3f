/// What the programs with one password have instead of an event of the cycle calendar's own name and UID.
package struct EventName: Hashable, Sendable {
    /// The event's own.
    package let uid: String
    /// The last part of its path, decoded.
    package let name: String
    package let givenUID: String

    package init(uid: String, name: String, givenUID: String) {
        self.uid = uid
        self.name = name
        self.givenUID = givenUID
    }
}
