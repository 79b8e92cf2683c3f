/// The values of all fields of one name, in the order in which they came.
struct FieldLines {
    private let fields: [(name: String, value: String)]
    private let name: String
    private var at = 0

    init(_ fields: [(name: String, value: String)], _ name: String) {
        self.fields = fields
        self.name = name
    }

    mutating func next() -> String? {
        while at < fields.count {
            at += 1
            if fields[at - 1].name.isFieldName(name) { return fields[at - 1].value }
        }
        return nil
    }
}
