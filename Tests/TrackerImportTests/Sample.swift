import CivilDate
import Foundation
import Testing

/// A file of `samples/`, next to which the expected values stand in the tests.
struct Sample {
    let name: String

    static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "samples")

    func bytes() throws -> [UInt8] {
        try [UInt8](Data(contentsOf: Sample.folder.appending(path: name)))
    }
}

extension Day {
    /// The day on which the tests take place.
    static let today = Day(number: 20_777)
}

/// The day that a test names.
func day(_ text: String) throws -> Day {
    try #require(Day(text))
}
