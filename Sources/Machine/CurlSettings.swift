import CommandLineInterface

/// A settings file for the program curl, which reads it from its standard input: everybody on this machine can read
/// command lines, and an address or a field may be a secret.
///
/// curl reads no settings of its own, takes no way through a proxy, and speaks HTTP only.
package struct CurlSettings {
    private var lines = [
        "silent", "show-error", "globoff", "proto = \"=http,https\"", "noproxy = \"*\"",
        "connect-timeout = 5",
    ]

    package static let program = "curl"

    /// Its command line.
    package static let words = [program, "--disable", "--config", "-"]

    package init(url: String, seconds: Int, agent: String) {
        set("url", url)
        set("max-time", seconds)
        set("user-agent", agent)
    }

    package mutating func set(_ name: String) { lines.append(name) }

    package mutating func set(_ name: String, _ number: Int) { lines.append("\(name) = \(number)") }

    /// - Parameter text: Less than 90 kB, which is about what curl reads of a line.
    package mutating func set(_ name: String, _ text: String) {
        lines.append("\(name) = \(Self.quoted(text))")
    }

    package mutating func setField(_ name: String, _ value: String) {
        set("header", "\(name): \(value)")
    }

    /// As curl reads it.
    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    package var bytes: [UInt8] { Array((lines.joined(separator: "\n") + "\n").utf8) }
}
