import CommandLineInterface
import Household

extension ValueFormat where Value == PublicURL {
    static var publicURL: ValueFormat {
        ValueFormat(
            "URL", expectation: "an address such as https://calendar.example.org",
            read: { PublicURL($0) }, write: { $0.text })
    }

    static var pageURL: ValueFormat {
        ValueFormat(
            "URL", expectation: "an address without a path, such as https://calendar.example.org",
            read: { PublicURL($0).flatMap { $0.isTop ? $0 : nil } }, write: { $0.text })
    }
}
