/// What a path leads to, which is all that a log says of it: the path itself may hold a secret.
package struct Route: Hashable, Sendable {
    package let name: String

    package init(_ name: String) {
        self.name = name
    }

    package static let unknown = Route("*")
}
