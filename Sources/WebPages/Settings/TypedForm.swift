/// What somebody sent with a form that was not accepted as it is, and what is wrong with which field.
package struct TypedForm: Sendable {
    private let pairs: [(name: String, value: String)]
    /// A sentence for each field, by its name.
    package var faults: [String: String]

    /// - Parameter pairs: Names and values in the order of the form; none where nothing was sent.
    package init(_ pairs: [(name: String, value: String)] = [], faults: [String: String] = [:]) {
        self.pairs = pairs
        self.faults = faults
    }

    /// Whether there is a form to show again.
    package var isSent: Bool { !pairs.isEmpty }

    /// The last value of that name: a switch has a value for "off" before it.
    package subscript(name: String) -> String? { pairs.last { $0.name == name }?.value }

    package func all(_ name: String) -> [String] {
        pairs.filter { $0.name == name }.map(\.value)
    }
}
