package import Foundation
import Testing

/// A JSON object; what is missing or of another type reads as empty and is recorded as a fault.
package struct Fields: Equatable {
    private let members: [String: Any]

    package init(_ data: Data) throws {
        members = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    private init(members: [String: Any]) {
        self.members = members
    }

    package static func == (left: Fields, right: Fields) -> Bool {
        left.text == right.text
    }

    /// With sorted names, so that equal objects have equal texts.
    private var text: Data? {
        try? JSONSerialization.data(withJSONObject: members, options: .sortedKeys)
    }

    package var names: Set<String> { Set(members.keys) }

    package func isNull(_ name: String) -> Bool { members[name] is NSNull }

    package func string(_ name: String) -> String { value(name) ?? "" }

    package func number(_ name: String) -> Double {
        value(name, NSNumber.self)?.doubleValue ?? .nan
    }

    package func flag(_ name: String) -> Bool { value(name) ?? false }

    package func strings(_ name: String) -> [String] { value(name) ?? [] }

    package func object(_ name: String) -> Fields { Fields(members: value(name) ?? [:]) }

    package func array(_ name: String) -> [Fields] {
        let elements: [[String: Any]] = value(name) ?? []
        return elements.map { Fields(members: $0) }
    }

    private func value<Value>(_ name: String, _ type: Value.Type = Value.self) -> Value? {
        guard let value = members[name] as? Value else {
            Issue.record("\(name) is missing or of another type")
            return nil
        }
        return value
    }
}
