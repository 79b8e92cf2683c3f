package import Addresses
import CivilDate

/// Where a person's alarms are sent by ntfy, and what opens that server.
///
/// The token is a secret, so this prints as its type's name.
package struct NtfySetup: Equatable, Sendable {
    /// The server, with a slash at the end of its path.
    package let server: WebAddress
    package let topic: String
    package var token: String?
    /// Whether messages say what they are about.
    package var saysTitles: Bool

    package static let longestToken = 200

    /// - Parameter address: As `https://ntfy.example.org/topic`; `nil` for anything else.
    package init?(_ address: String, token: String? = nil, saysTitles: Bool = false) {
        guard ["http://", "https://"].contains(where: address.lowercased().hasPrefix),
            var server = WebAddress(address), !address.contains("#"), !server.path.contains("?"),
            let slash = server.path.lastIndex(of: "/")
        else { return nil }
        let topic = String(server.path[server.path.index(after: slash)...])
        guard (1...64).contains(topic.utf8.count), topic.utf8.allSatisfy(Self.isTopicByte) else {
            return nil
        }
        server.path = String(server.path[...slash])
        self.server = server
        self.topic = topic
        self.token = token
        self.saysTitles = saysTitles
    }

    /// As ntfy's server has it: letters, digits, `-` and `_`.
    private static func isTopicByte(_ byte: UInt8) -> Bool {
        byte.isASCIIDigit || (0x61...0x7A).contains(byte | 0x20)
            || "-_".utf8.contains(byte)
    }

    /// Whether it is visible ASCII without blanks.
    package static func isToken(_ text: String) -> Bool {
        (1...longestToken).contains(text.utf8.count)
            && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }

    /// The address as a person gives it.
    package var address: String { server.text + topic }

    /// Whether nobody on the way can read along, or nobody but those of the own network.
    package var isPrivate: Bool {
        server.isEncrypted || [.thisMachine, .ownNetwork].contains(Reach(host: server.host))
    }

    // MARK: As it is kept

    /// Lines: the address, what titles are, the token.
    package init?(stored text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard lines.count == 3, let setup = NtfySetup(lines[0]) else { return nil }
        self = setup
        saysTitles = lines[1] == Self.plain
        token = lines[2].isEmpty ? nil : lines[2]
    }

    package var stored: String {
        [address, saysTitles ? Self.plain : "neutral", token ?? ""].joined(separator: "\n")
    }

    private static let plain = "plain"
}

extension NtfySetup: CustomStringConvertible, CustomReflectable {
    package var description: String { "NtfySetup" }

    package var customMirror: Mirror { Mirror(self, children: [:]) }
}
