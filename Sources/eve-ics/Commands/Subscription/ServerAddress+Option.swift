import CommandLineInterface
import Household

extension ServerAddress {
    static let option = Option(
        "--public-url", .publicURL,
        "The server's address for programs; without it, the last one of 'eve-ics serve'")

    /// The same for the web page, which is at the top of a host and nowhere below.
    static let pageOption = Option(
        "--public-url", .pageURL,
        "The server's address for programs; without it, the last one of 'eve-ics serve'")
}
