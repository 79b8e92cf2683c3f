package import CommandLineInterface
import CycleJSON
import CycleModel
package import CyclePipeline

/// A change of the journal for programs.
extension RecordedChange: JSONConvertible {
    package var json: JSON {
        let json: JSON = [
            "number": Int(change.number), "recorded": Int(recorded),
            "recordedAt": JSON.instant(recorded), "door": origin.name,
            "origin": origin.word,
        ]
        return json.adding(change.content.json)
    }
}

extension RecordedChange.Origin {
    fileprivate var name: String { self == .commandLine ? "command line" : word }

    fileprivate var word: String {
        switch self {
        case .commandLine: "commandLine"
        case .import: "import"
        case .calendar: "calendar"
        case .web: "web"
        }
    }
}
