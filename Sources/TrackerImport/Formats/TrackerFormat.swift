/// Another tracker, by the name that becomes the source of its records. Each reader's file declares its own.
package struct TrackerFormat: Hashable, Sendable {
    package let name: String

    init(_ name: String) {
        self.name = name
    }
}
