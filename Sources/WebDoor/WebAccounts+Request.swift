package import HTTPServer
import Household

extension WebAccounts.Device {
    package init(_ request: Request, stays: Bool) {
        self.init(
            peer: request.peer, name: DeviceName(userAgent: request["User-Agent"] ?? ""),
            old: WebCookie.token(of: request), stays: stays,
            known: KnownDevices(WebCookie.knownDevices(of: request)), now: request.now)
    }
}
