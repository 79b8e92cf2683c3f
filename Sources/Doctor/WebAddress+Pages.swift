package import Addresses

/// Where things lie below a server's address.
extension WebAddress {
    /// Whether the path is that of a feed, the last step of which is its secret.
    package var isFeed: Bool { path.contains("/feed/") }

    /// The address below which the server's pages lie, without a slash at the end.
    var base: WebAddress {
        var base = self
        // What is put into a calendar program ends in /dav/, and may be pasted here.
        for page in ["/feed/", "/dav/"] {
            guard let start = (base.path + "/").firstRange(of: page) else { continue }
            base.path = String(base.path[..<start.lowerBound])
        }
        while base.path.last == "/" { base.path.removeLast() }
        return base
    }

    package func page(_ path: String) -> WebAddress {
        var page = base
        page.path += path
        return page
    }
}
