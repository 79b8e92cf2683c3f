import CommandLineInterface
import CycleServer

extension ServerAddress {
    static let option = Option(
        "--public-url", .publicURL,
        "The server's address for programs; without it, the last one of 'eve-ics serve'")
}
