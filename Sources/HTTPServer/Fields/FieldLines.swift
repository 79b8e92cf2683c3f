/// The values of all fields of one name, in the order in which they came.
package struct FieldLines {
    private let fields: HeaderFields
    private let name: String
    private var at = 0

    package init(_ fields: HeaderFields, _ name: String) {
        self.fields = fields
        self.name = name
    }

    package mutating func next() -> String? {
        while at < fields.count {
            at += 1
            if fields.isNamed(name, at: at - 1) { return fields.value(at: at - 1) }
        }
        return nil
    }
}
