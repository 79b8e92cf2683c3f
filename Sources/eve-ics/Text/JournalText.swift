import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleServer

/// A change of the journal for programs.
enum JournalText {
    static func json(_ recorded: RecordedChange) -> JSON {
        let json: JSON = [
            "number": Int(recorded.change.number), "recorded": Int(recorded.recorded),
            "door": recorded.origin.name,
        ]
        return json.adding(self.json(recorded.change.content))
    }

    private static func json(_ change: JournalChange.Content) -> JSON {
        switch change {
        case .days(let days):
            [
                "logged": days.filter { !$0.record.isEmpty }.map(\.day),
                "removed": days.filter(\.record.isEmpty).map(\.day),
            ]
        case .answers(let answers):
            [
                "answers": answers.entries.map { entry -> JSON in
                    ["start": entry.start, "answer": entry.answer.word.rawValue]
                }
                    + answers.bleeds.map { entry -> JSON in
                        ["start": entry.start, "answer": entry.answer.word.rawValue]
                    }
            ]
        case .contraception(let contraception):
            ["contraception": contraception.courses.map(\.description)]
        case .life(let life): ["life": life.spans.map(LifeText.json)]
        case .together(let changes): ["changes": changes.map(json)]
        case .setting(let key, let value): ["setting": key, "value": value]
        case .undo(let number): ["undo": Int(number)]
        case .identities: ["erased": true]
        }
    }
}

extension RecordedChange.Origin {
    var name: String {
        switch self {
        case .commandLine: "command line"
        case .import: "import"
        case .calendar: "calendar"
        }
    }
}
