import Secrets
import Store

/// What a browser keeps for whoever has logged in on it before: then strangers who guess the same account's password
/// keep nobody waiting there.
///
/// It opens nothing, and it says of each account only a random number with a hash that nobody without the account's
/// seed can make or match.
package struct KnownDevices: Sendable {
    private struct Mark: Sendable {
        let id: Substring
        let hash: Substring

        init(id: Substring, hash: Substring) { (self.id, self.hash) = (id, hash) }

        /// `nil` for anything but two words of hexadecimal digits.
        init?(_ text: Substring) {
            let words = text.split(separator: "-", omittingEmptySubsequences: false)
            guard words.count == 2,
                words.allSatisfy({ $0.utf8.count == 32 && $0.allSatisfy(\.isHexDigit) })
            else { return nil }
            self.init(id: words[0], hash: words[1])
        }

        var text: String { "\(id)-\(hash)" }
    }

    private var marks: [Mark]

    /// Of people who share one browser.
    static let most = 6

    /// - Parameter text: As the browser sends it; what is not one of ours counts as nothing.
    package init(_ text: Substring?) {
        marks = (text ?? "").split(separator: ".").prefix(Self.most).compactMap(Mark.init)
    }

    package var text: String { marks.map(\.text).joined(separator: ".") }

    /// What the device is called that this account knows; `nil` for a stranger's.
    ///
    /// - Complexity: As long whether it is known or not.
    func id(for seed: Seed) -> String? {
        var found: String?
        for mark in marks where Self.areEqual(mark.hash, Self.hash(of: mark.id, for: seed)) {
            found = String(mark.id)
        }
        return found
    }

    /// The same with this account.
    func adding(_ seed: Seed) -> KnownDevices {
        guard id(for: seed) == nil else { return self }
        let id = Array(Seed.random().bytes.prefix(16)).hexadecimal[...]
        var new = self
        new.marks = new.marks.suffix(Self.most - 1)
        new.marks.append(Mark(id: id, hash: Self.hash(of: id, for: seed)[...]))
        return new
    }

    private static func hash(of id: Substring, for seed: Seed) -> String {
        KeyedHash(seed).digest(of: "known device\0\(id)", size: .bytes16).hexadecimal
    }

    private static func areEqual(_ first: Substring, _ second: String) -> Bool {
        SecretComparison.areEqual(String(first), second)
    }
}
