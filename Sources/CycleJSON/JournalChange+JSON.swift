package import CommandLineInterface
package import CycleModel

extension IntervalAnswers {
    var json: JSON {
        .array(
            entries.map { ["start": $0.start, "answer": $0.answer.word.rawValue] }
                + bleeds.map { ["start": $0.start, "answer": $0.answer.word.rawValue] })
    }
}

/// An entry of the journal: the days, the setting or the list that it wrote whole.
extension JournalChange.Content: JSONConvertible {
    package var json: JSON {
        switch self {
        case .days(let days):
            [
                "logged": days.filter { !$0.record.isEmpty }.map(\.day),
                "removed": days.filter(\.record.isEmpty).map(\.day),
            ]
        case .answers(let answers): ["answers": answers.json]
        case .contraception(let contraception):
            [
                "contraception": contraception.courses.map(\.description),
                "courses": contraception.courses.map(ContraceptionJSON.course),
            ]
        case .life(let life): ["life": life.spans]
        case .together(let changes): ["changes": changes]
        case .setting(let key, let value): ["setting": key, "value": value]
        case .undo(let number): ["undo": Int(number)]
        case .identities: ["erased": true]
        }
    }
}
