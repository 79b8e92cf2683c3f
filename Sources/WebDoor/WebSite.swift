import Addresses
import CivilDate
import HTTPServer
package import Household

/// Where the page is found, and by which names it may be asked for.
package struct WebSite: Sendable {
    private let publicAddress: WebAddress?
    /// Where this computer's browsers are to find the page; `nil` where they find it at every address.
    private let pageHost: PageHost?
    /// Whether anybody may make an account.
    package let isOpenForRegistration: Bool

    /// - Parameter pageHost: One that is shared with other programs leaves every page where it was asked for.
    package init(
        publicURL: PublicURL?, pageHost: PageHost? = nil, isOpenForRegistration: Bool = false
    ) {
        publicAddress = publicURL.flatMap { WebAddress($0.text) }
        self.pageHost = pageHost.flatMap { $0.isOwn ? $0 : nil }
        self.isOpenForRegistration = isOpenForRegistration
    }

    /// Whether a request names a host that is this server's: an address in digits, this computer, or the public URL.
    ///
    /// A website that later gives its own name another address reaches a server at home by that name (DNS
    /// rebinding), and never by digits.
    func isOwnHost(_ request: Request) -> Bool {
        guard let host = Self.host(request) else { return false }
        return host.utf8.allSatisfy(Self.isDigitOrDot) || host.hasPrefix("[") || host == "localhost"
            || host.hasSuffix(".localhost")
            || host == publicAddress?.host
    }

    private static func isDigitOrDot(_ byte: UInt8) -> Bool {
        byte.isASCIIDigit || byte == UInt8(ascii: ".")
    }

    private static func host(_ request: Request) -> String? { address(request)?.host }

    private static func address(_ request: Request) -> WebAddress? {
        request["Host"].flatMap { WebAddress("http://\($0)") }
    }

    /// Scheme, host and port of the page's own place, where a request names a host that this computer's other
    /// programs have as well: a cookie of ours would go to them, and theirs would come here.
    ///
    /// The port is the one that was asked for, which may be that of a tunnel. What a proxy sends on comes from a
    /// browser at another address, whatever host the proxy names.
    func home(of request: Request) -> String? {
        guard let pageHost, let address = Self.address(request), PageHost.isShared(address.host),
            !Self.proxyFields.contains(where: request.fields.has)
        else { return nil }
        return pageHost.origin(port: address.port)
    }

    private static let proxyFields = [
        "Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "Via",
    ]

    /// Whether a form came from one of these pages.
    ///
    /// What a browser says in Sec-Fetch-Site counts; a page on another port of this host is `same-site` there, and is
    /// not one of ours. Browsers that do not say it tell the page's Origin. Where neither is said nobody knows.
    func isOwnForm(_ request: Request) -> Bool {
        if let site = request["Sec-Fetch-Site"] { return site == "same-origin" || site == "none" }
        guard let origin = request["Origin"], let host = request["Host"] else { return false }
        let scheme = request.isEncrypted ? "https" : "http"
        return origin == "\(scheme)://\(host)" || origin == publicAddress?.origin
    }

    /// Whether a request is a look from another website that is no click on a link: it could tell by size and time
    /// what a page holds.
    func isForeignRead(_ request: Request) -> Bool {
        guard request["Sec-Fetch-Site"] == "cross-site" || request["Sec-Fetch-Site"] == "same-site"
        else { return false }
        return request["Sec-Fetch-Mode"] != "navigate"
    }
}
