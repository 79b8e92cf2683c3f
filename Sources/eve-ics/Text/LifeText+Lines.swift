import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleViews
import Messages

extension LifeText {
    /// `Pregnancy since 3 Oct.`, and how far it has come.
    static func inForce(_ life: Life, on today: Day, in language: Language) -> [String] {
        guard let span = life.span(on: today) else { return [language.life.cyclingNow] }
        let line = since(span.day, span.phase, in: language, near: today).terminalSafe
        guard case .pregnancy(let due) = span.phase else { return [line] }
        return [line, pregnancy(Pregnancy(due: due), on: today, in: language)]
            + [whenOverdue(due, today: today, in: language)].compactMap(\.self)
    }
}
