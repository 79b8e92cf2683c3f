import CivilDate
import CycleModel
import CyclePipeline
package import Messages

extension DayLogging {
    /// The sentence for when all that was logged already.
    package func unchanged(_ language: Language) -> String {
        let words = language.logging
        if !told.isEmpty { return words.isLogged }
        var note = RecordRemoval()
        note.parts = [.note]
        return removal == note ? words.noNote : words.nothingToRemove
    }

    /// What was recorded, what it replaces and what was taken back.
    package func sentences(on change: DayChange) -> [String] {
        [
            told.isEmpty ? nil : sentence(on: change), replacedNotes(change),
            removal.sentence(on: change),
        ].compactMap(\.self)
    }

    private func replacedNotes(_ change: DayChange) -> String? {
        guard told.note != nil else { return nil }
        let days = change.days.filter { day in
            let old = change.before.log[day].note
            return old != nil && old != change.after.log[day].note
        }
        let words = change.language.logging
        return switch days.count {
        case 0: nil
        case 1: words.replacedNote(change.dates(days))
        default: words.replacedNotes(change.dates(days))
        }
    }

    /// What was recorded: a period only where one was.
    private func sentence(on change: DayChange) -> String {
        let days = change.dates(change.days)
        let signs = signs(in: change).joined(separator: ", ")
        let words = change.language.logging
        let bleeding: String
        switch told.flow {
        case nil:
            let isOnlyNote = signs == change.language.records.note
            let isBleeding = change.days.contains { change.after.log[$0].flow != nil }
            return switch (isOnlyNote, isBleeding) {
            case (true, true): words.noted(days)
            case (true, false): words.notedWithoutBleeding(days)
            case (false, true): words.noted(signs, on: days)
            case (false, false): words.notedWithoutBleeding(signs, on: days)
            }
        case .some(.none): bleeding = words.noBleeding(days)
        case .spotting: bleeding = words.spotting(days)
        case .light, .medium, .heavy, .unknown:
            bleeding = change.bleeds(isFirstDay: told.periodEndUnknown)
        }
        return bleeding + (signs.isEmpty ? "" : " " + words.alsoNoted(signs))
    }

    /// What is told beside the bleeding, by name.
    private func signs(in change: DayChange) -> [String] {
        let measured = change.days.first.map { change.after.log[$0] } ?? DayRecord()
        let words = change.language.records
        return [
            told.temperature == nil
                ? nil : measured.temperature.map { words.temperature(change.after.text($0)) },
            told.weight == nil
                ? nil : measured.weight.map { words.weight(change.after.text($0)) },
            told.lh == nil ? nil : words.ovulationTest,
            told.mucus == nil ? nil : words.mucus,
            told.ovulationObserved ? words.ovulation : nil,
            told.symptoms.isEmpty ? nil : words.symptoms,
            told.moods.isEmpty ? nil : words.mood,
            told.dose.map { words.dose($0.rawValue) },
            told.note == nil ? nil : words.note,
        ].compactMap(\.self)
    }
}

extension DayChange {
    /// `Logged a period, 6–10 Nov. Logged bleeding between periods, 18 Nov.`
    fileprivate func bleeds(isFirstDay: Bool) -> String {
        let records = days.map { DayLog.Entry(day: $0, record: after.log[$0]) }
        let words = language.logging
        let sentences = after.bleeds(in: records).map { name, days in
            let dates = dates(days)
            return switch name {
            case .period where isFirstDay: words.firstDay(dates)
            case .period where days.count == 1: words.periodDay(dates)
            case .period: words.period(dates)
            case .between: words.betweenPeriods(dates)
            case .bleeding: words.bleeding(dates)
            }
        }
        return (sentences + (isFirstDay ? [words.unknownEnd] : []) + longPeriods(with: records))
            .joined(separator: " ")
    }

    /// Of more days than one period probably has: somebody may have meant other dates.
    private func longPeriods(with records: [DayLog.Entry]) -> [String] {
        let days = after.bleeds(in: records).first { $0.name == .period }?.days ?? []
        let long = after.log.bleeds.map(\.days).filter { bleed in
            bleed.count > Self.unremarkableDays && days.contains(where: bleed.contains)
        }
        return long.map { language.logging.longPeriod($0.count) }
    }

    /// The number of days of a longer period is said.
    private static var unremarkableDays: Int { 10 }
}
