import CalendarModel
import CivilDate
package import CycleModel
package import CyclePipeline
import Messages

/// What recording some days' doses came to.
package struct DoseReport: Sendable {
    private let taking: DoseTaking
    private let person: PersonState
    private let recorded: RecordedDoses

    private var today: Day { person.today }
    private var language: Language { person.language }
    private var messages: TakingMessages { language.taking }

    package init(_ recorded: RecordedDoses, taking: DoseTaking, person: PersonState) {
        self.taking = taking
        self.person = person
        self.recorded = recorded
    }

    /// What was recorded, what there is to do about it now, and what is next.
    ///
    /// - Parameters:
    ///   - addingMethod: What is said where no method is recorded.
    ///   - undoing: How to take back what counts for nothing.
    package func sentences(addingMethod: String? = nil, undoing: String? = nil) -> [String] {
        var sentences = [summary]
        if !recorded.daysWithNothingDue.isEmpty {
            sentences += [doubt(addingMethod, undoing)].compactMap(\.self)
        }
        if taking != .taken { sentences += advice }
        let agendas = person.agendas.filter { $0.course.isRunning(on: today) && $0.next != nil }
        return sentences + agendas.compactMap { $0.nextLabel(in: language).map(language.due.next) }
    }

    /// One day in full, several in short.
    package var summary: String {
        let days = recorded.days
        if days.count == 1, !recorded.doses.isEmpty {
            let doses = recorded.doses.map { $0.label(taking, in: language) }
            return messages.recorded(language.series(doses), on: days[0], near: today)
        }
        return switch taking {
        case .taken: messages.recordedAsTaken(days, near: today)
        case .late: messages.recordedAsLate(days, near: today)
        case .skipped: messages.recordedAsSkipped(days, near: today)
        }
    }

    /// What is recorded where nothing was due counts for nothing; a slip shall not go unseen.
    private func doubt(_ addingMethod: String?, _ undoing: String?) -> String? {
        guard !person.circumstances.contraception.courses.isEmpty else { return addingMethod }
        let last = recorded.lastBefore.map {
            messages.lastBefore($0.label(in: language), on: $0.day, near: today)
        }
        return [
            messages.nothingDue(recorded.daysWithNothingDue, near: today), last, undoing,
        ].compactMap(\.self).joined(separator: " ")
    }

    /// Where to read what to do; where doses left out in a row make the forecast void, that says it too.
    private var advice: [String] {
        if taking == .skipped, let lapse = person.forecast(months: 0).lapse {
            return [language.doses.lapse(lapse.doses)]
        }
        var lines: [String] = []
        for line in recorded.hormonalCourses.compactMap({ $0.method.leaflet(in: language) })
        where !lines.contains(line) {
            lines.append(line)
        }
        return lines
    }
}
