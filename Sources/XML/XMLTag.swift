import CXML2

/// The name and the attributes of an element while a visitor is told of it.
@safe package struct XMLTag {
    private let namePointer: UnsafePointer<xmlChar>
    private let namespacePointer: UnsafePointer<xmlChar>?
    /// The name, prefix, namespace, and start and end of the value of each attribute.
    private let attributeFields: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
    private let count: Int

    init(
        _ name: UnsafePointer<xmlChar>, _ namespace: UnsafePointer<xmlChar>?,
        _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int
    ) {
        unsafe namePointer = name
        unsafe namespacePointer = namespace
        unsafe attributeFields = attributes
        self.count = count
    }

    /// The name without its prefix.
    package var name: String { unsafe String(cString: namePointer) }

    /// Empty where it is in none.
    package var namespace: String { unsafe Self.text(namespacePointer) }

    package func isNamed(_ name: StaticString) -> Bool {
        unsafe Self.equal(namePointer, name)
    }

    /// The value of an attribute.
    package subscript(name: StaticString) -> String? {
        guard let value = unsafe value(name) else { return nil }
        return unsafe String(decoding: value, as: UTF8.self)
    }

    package func attribute(_ name: StaticString, is value: StaticString) -> Bool {
        guard let found = unsafe self.value(name) else { return false }
        return unsafe found.count == value.utf8CodeUnitCount
            && Self.starts(found, with: value)
    }

    package func attribute(_ name: StaticString, startsWith prefix: StaticString) -> Bool {
        guard let found = unsafe value(name) else { return false }
        return unsafe Self.starts(found, with: prefix)
    }

    /// All attributes, in their order, with the namespaces that they are in.
    package var attributes: [(namespace: String, name: String, value: String)] {
        (0..<count).compactMap { index in
            guard let fields = unsafe fields(index), let name = unsafe fields[0] else { return nil }
            let value = unsafe Self.value(fields).map { unsafe String(decoding: $0, as: UTF8.self) }
            return unsafe (Self.text(fields[2]), String(cString: name), value ?? "")
        }
    }

    /// Whether no name and no namespace in it is longer.
    func hasNames(within limit: Int) -> Bool {
        func fits(_ text: UnsafePointer<xmlChar>?) -> Bool {
            unsafe Int(xmlStrlen(text)) <= limit
        }
        return unsafe fits(namePointer) && fits(namespacePointer)
            && (0..<count).allSatisfy { index in
                guard let fields = unsafe fields(index) else { return true }
                return unsafe fits(fields[0]) && fits(fields[2])
            }
    }

    private func value(_ name: StaticString) -> UnsafeBufferPointer<xmlChar>? {
        for index in 0..<count {
            guard let fields = unsafe fields(index), let key = unsafe fields[0],
                unsafe Self.equal(key, name)
            else { continue }
            return unsafe Self.value(fields)
        }
        return nil
    }

    private func fields(
        _ index: Int
    ) -> UnsafeMutablePointer<UnsafePointer<xmlChar>?>? {
        unsafe attributeFields.map { unsafe $0 + 5 * index }
    }

    private static func value(
        _ fields: UnsafeMutablePointer<UnsafePointer<xmlChar>?>
    ) -> UnsafeBufferPointer<xmlChar>? {
        guard let start = unsafe fields[3], let end = unsafe fields[4] else { return nil }
        return unsafe UnsafeBufferPointer(start: start, count: max(0, end - start))
    }

    private static func text(_ text: UnsafePointer<xmlChar>?) -> String {
        unsafe text.map { unsafe String(cString: $0) } ?? ""
    }

    /// Stops at the first difference, so it never reads beyond the text's final zero.
    private static func equal(_ text: UnsafePointer<xmlChar>, _ word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        let start = unsafe word.utf8Start
        for offset in 0..<length {
            guard unsafe text[offset] == start[offset] else { return false }
        }
        return unsafe text[length] == 0
    }

    private static func starts(
        _ text: UnsafeBufferPointer<xmlChar>, with word: StaticString
    ) -> Bool {
        let length = word.utf8CodeUnitCount
        guard text.count >= length else { return false }
        let start = unsafe word.utf8Start
        for offset in 0..<length {
            guard unsafe text[offset] == start[offset] else { return false }
        }
        return true
    }
}
