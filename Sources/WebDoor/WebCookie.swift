import HTTPServer
import Household
import Secrets

/// The cookie by which a browser shows that somebody is logged in (RFC 6265bis 4.1.3.2: a name that begins with
/// `__Host-` is of this host alone, and no page on plain http can set it).
package enum WebCookie {
    package static let name = "__Host-eve"

    /// For how long somebody stays logged in who wants that.
    package static let seconds = 30 * 86_400

    /// Of a browser that somebody has logged in with; it stays over a log-out.
    private static let devicesName = "__Host-eve-device"
    /// As long as browsers keep one at most (RFC 6265bis 5.5).
    private static let secondsOfDevices = 400 * 86_400

    /// What the cookie says; `nil` where none was sent.
    static func token(of request: Request) -> Substring? { value(of: name, in: request) }

    static func knownDevices(of request: Request) -> Substring? {
        value(of: devicesName, in: request)
    }

    private static func value(of name: String, in request: Request) -> Substring? {
        for line in FieldLines(request.fields, "Cookie") {
            for pair in line.utf8.split(separator: UInt8(ascii: ";")) {
                let pair = pair.drop { $0 == UInt8(ascii: " ") }
                if pair.starts(with: "\(name)=".utf8) {
                    return Substring(pair.dropFirst(name.utf8.count + 1))
                }
            }
        }
        return nil
    }

    /// What a browser is given that somebody has logged in with.
    static func setting(
        _ opened: WebAccounts.Opened, stays: Bool
    ) -> [(name: String, value: String)] {
        let devices = "\(devicesName)=\(opened.devices.text)"
        return [
            setting(opened.token.text, stays: stays),
            (
                name: "Set-Cookie",
                value:
                    "\(devices); Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=\(secondsOfDevices)"
            ),
        ]
    }

    /// - Parameter stays: Beyond the end of the browser.
    package static func setting(_ token: String, stays: Bool) -> (name: String, value: String) {
        let age = stays ? "; Max-Age=\(seconds)" : ""
        return (
            name: "Set-Cookie",
            value: "\(name)=\(token); Path=/; Secure; HttpOnly; SameSite=Lax\(age)"
        )
    }

    package static let removing = (
        name: "Set-Cookie",
        value: "\(name)=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0"
    )
}
