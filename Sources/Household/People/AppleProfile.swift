import Addresses
import Secrets

/// A configuration profile with which Apple's programs set up a CalDAV account by themselves.
///
/// Its keys are those of Apple's "Device Management" reference: a `Configuration` with one payload of the
/// type `com.apple.caldav.account`.
package struct AppleProfile {
    private let name: String
    private let address: WebAddress
    private let principal: String
    private let user: String
    private let password: String

    /// - Parameters:
    ///   - name: What the account is called on the device.
    ///   - principal: The path of the account below the server's address.
    package init?(
        named name: String, at server: PublicURL, principal: String, user: String,
        password: String
    ) {
        guard let address = WebAddress(server.text + principal) else { return nil }
        self.name = name
        self.address = address
        self.principal = principal
        self.user = user
        self.password = password
    }

    package var bytes: [UInt8] {
        let payload: [(String, Value)] = [
            ("CalDAVAccountDescription", .string(name)),
            ("CalDAVHostName", .string(address.host)),
            ("CalDAVPort", .integer(address.portNumber)),
            ("CalDAVUseSSL", .bool(address.isEncrypted)),
            ("CalDAVPrincipalURL", .string(address.path)),
            ("CalDAVUsername", .string(user)),
            ("CalDAVPassword", .string(password)),
        ]
        let account = Value.dictionary(payload + Self.facts("com.apple.caldav.account", name))
        let profile = Value.dictionary(
            [("PayloadContent", .array([account]))] + Self.facts("Configuration", name))
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
            "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            \(profile.xml)
            </plist>

            """
        return Array(text.utf8)
    }

    /// What every payload says of itself.
    private static func facts(_ type: String, _ name: String) -> [(String, Value)] {
        let uuid = randomUUID()
        return [
            ("PayloadDisplayName", .string(name)),
            ("PayloadIdentifier", .string("calendar.\(uuid)")),
            ("PayloadType", .string(type)),
            ("PayloadUUID", .string(uuid)),
            ("PayloadVersion", .integer(1)),
        ]
    }

    /// Version 4 (RFC 9562 5.4), in capitals as Apple's programs write it.
    private static func randomUUID() -> String {
        var bytes = Sodium.randomBytes(count: 16)
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        let parts = [0..<4, 4..<6, 6..<8, 8..<10, 10..<16]
        return parts.map { Array(bytes[$0]).hexadecimal.uppercased() }.joined(separator: "-")
    }

    /// A value of a property list.
    private indirect enum Value {
        case string(String), integer(Int), bool(Bool)
        case array([Value])
        case dictionary([(String, Value)])

        var xml: String {
            switch self {
            case .string(let text): "<string>\(Self.escaped(text))</string>"
            case .integer(let number): "<integer>\(number)</integer>"
            case .bool(let isTrue): isTrue ? "<true/>" : "<false/>"
            case .array(let values):
                "<array>\n\(values.map(\.xml).joined(separator: "\n"))\n</array>"
            case .dictionary(let members):
                "<dict>\n"
                    + members.map { "<key>\($0)</key>\n\($1.xml)\n" }.joined() + "</dict>"
            }
        }

        /// What XML 1.0 has no character for is left out.
        private static func escaped(_ text: String) -> String {
            var escaped = ""
            for scalar in text.unicodeScalars {
                switch scalar {
                case "&": escaped += "&amp;"
                case "<": escaped += "&lt;"
                case ">": escaped += "&gt;"
                case _
                where scalar.properties.generalCategory == .control
                    || scalar.value & 0xFFFE == 0xFFFE:
                    continue
                default: escaped.unicodeScalars.append(scalar)
                }
            }
            return escaped
        }
    }
}
