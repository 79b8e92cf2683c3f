/// One of the people whose journals a store holds.
package struct Person: Hashable, Sendable, Identifiable {
    /// Given once in a store and never to anybody else again.
    package struct ID: Hashable, Sendable {
        package let rawValue: Int64

        package init(rawValue: Int64) {
            self.rawValue = rawValue
        }
    }

    package let id: ID
    package let name: String
    /// 32 bytes that the caller drew when the person was added.
    package let seed: [UInt8]

    package init(id: ID, name: String, seed: [UInt8]) {
        self.id = id
        self.name = name
        self.seed = seed
    }
}

extension Person {
    package static func isAcceptable(name: String) -> Bool {
        (1...200).contains(name.utf8.count)
            && name.first?.isWhitespace == false && name.last?.isWhitespace == false
            && name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }

    /// The same bytes for names that differ in upper and lower case only, or in how an accent is encoded (Unicode
    /// Standard Annex 15, NFC).
    package static func folded(_ name: String) -> String {
        String(decoding: name.lowercased()._nfcCodeUnits, as: UTF8.self)
    }
}
