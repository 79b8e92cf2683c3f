/// The values of all fields of one name, in the order in which they came.
package struct FieldLines: Sequence, IteratorProtocol {
    private let fields: HeaderFields
    private let name: String
    private var index = 0

    package init(_ fields: HeaderFields, _ name: String) {
        self.fields = fields
        self.name = name
    }

    package mutating func next() -> String? {
        while index < fields.count {
            index += 1
            if fields.isNamed(name, at: index - 1) { return fields.value(at: index - 1) }
        }
        return nil
    }
}
