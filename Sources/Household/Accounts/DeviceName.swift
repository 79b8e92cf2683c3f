/// What a browser says of itself, in two coarse words: enough to know one's own devices by.
package struct DeviceName: Equatable, Sendable {
    /// `nil` where it is not one of those that are known.
    package let browser: String?
    package let system: String?

    /// - Parameter userAgent: Of a request (RFC 9110 10.1.5).
    package init(userAgent: String) {
        func first(_ marks: KeyValuePairs<String, String>) -> String? {
            marks.first { userAgent.contains($0.key) }?.value
        }
        // Most name others as well, so the more special ones come first.
        browser = first([
            "Edg": "Edge", "OPR/": "Opera", "SamsungBrowser": "Samsung Internet",
            "Firefox/": "Firefox", "FxiOS/": "Firefox", "CriOS/": "Chrome", "Chrome/": "Chrome",
            "Safari/": "Safari",
        ])
        system = first([
            "Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows",
            "Macintosh": "Mac", "CrOS": "ChromeOS", "Linux": "Linux",
        ])
    }

    /// As it is stored.
    init(stored text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
            .map { $0.isEmpty ? nil : String($0) }
        browser = parts.first ?? nil
        system = parts.dropFirst().first ?? nil
    }

    var stored: String { "\(browser ?? "")/\(system ?? "")" }
}
