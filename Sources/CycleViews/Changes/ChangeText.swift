import CalendarModel
import CivilDate
import CycleAlarms
package import CycleModel
package import CyclePipeline
import Messages

/// A change of the journal as items of a list, with the person's words as they were written: `period (9–13 Oct)`,
/// `weeks begin on Sunday`.
package struct ChangeText: Sendable {
    /// What was recorded or set.
    package let recorded: [String]
    /// What was recorded before and is not any more.
    package let removed: [String]
    /// How many days it wrote.
    package let dayCount: Int

    private let person: PersonState

    package init(_ change: JournalChange, in history: UndoHistory, for person: PersonState) {
        let days = history.dayDifferences(of: change)
        self.person = person
        dayCount = days.count
        var recorded: [String]
        var removed: [String]
        (recorded, removed) = DayChangeText(days, person).items
        let changes = person.language.changes
        if recorded.isEmpty, removed.isEmpty, days.contains(where: { $0.before != $0.after }),
            person.settings.hidesFertility
        {
            recorded = [changes.hidden]
        }
        if let taken = history.change(takenBackBy: change) {
            let again = history.change(takenBackBy: taken)
            recorded.append(
                again.map { changes.madeAgain($0.number) } ?? changes.tookBack(taken.number))
        } else {
            let (doses, language) = (history.courseDoses(of: change), person.language)
            func item(_ label: String, _ dose: Dose) -> String {
                changes.item(label, on: language.dates([dose.day], near: person.today))
            }
            for dose in doses {
                if let taking = dose.taking {
                    recorded.append(item(dose.label(taking, in: language), dose))
                } else {
                    removed.append(item(dose.label(in: language), dose))
                }
            }
            recorded += Self.items(change.content, for: person, isOfDoses: !doses.isEmpty)
        }
        self.removed = removed
        self.recorded = recorded.isEmpty && removed.isEmpty ? [changes.nothing] : recorded
    }

    /// All items, as in the cell of a table.
    package var words: String {
        let removed =
            removed.isEmpty
            ? [] : [person.language.changes.removed(removed.joined(separator: ", "))]
        let recorded = recorded.isEmpty ? [] : [recorded.joined(separator: ", ")]
        return person.language.series(recorded + removed)
    }

    /// A sentence about what was recorded, and one about what was removed, where there is something.
    package func sentences(recorded frame: (String) -> String, removed other: (String) -> String)
        -> [String]
    {
        (recorded.isEmpty ? [] : [frame(recorded.joined(separator: ", "))])
            + (removed.isEmpty ? [] : [other(removed.joined(separator: ", "))])
    }

    /// Where the change came from, and when: a sentence.
    package func source(of change: RecordedChange) -> String {
        let (number, when) = (change.change.number, when(change))
        let undoing = person.language.undoing
        return switch change.origin {
        case .commandLine: undoing.madeOnCommandLine(number, when)
        case .import: undoing.imported(number, when)
        case .calendar: undoing.madeInCalendar(number, when)
        case .web: undoing.madeOnWebPage(number, when)
        }
    }

    /// `today at 12:00`.
    package func when(_ change: RecordedChange) -> String {
        let language = person.language
        let (day, minute) = person.time.dayAndMinute(at: change.recorded)
        let date =
            switch person.today - day {
            case 0: language.formats.today
            case 1: language.formats.yesterday
            default: language.date(day, near: person.today)
            }
        return language.changes.when(date, language.time(minuteOfDay: minute))
    }

    private static func items(
        _ content: JournalChange.Content, for person: PersonState, isOfDoses: Bool = false
    ) -> [String] {
        let changes = person.language.changes
        switch content {
        case .days, .undo: return []
        case .identities: return [changes.erasure]
        case .answers: return [changes.answers]
        case .contraception: return isOfDoses ? [] : [changes.contraception]
        case .life(let life):
            return [
                life.spans.last.map {
                    LifeText.list([$0], in: person.language, near: person.today)
                } ?? person.language.life.cycling
            ]
        case .together(let parts):
            return parts.flatMap { items($0, for: person, isOfDoses: isOfDoses) }
        case .setting(let key, let value):
            let kind = EventKind.allCases.first { Settings.reminderKey($0) == key }
            let habit = Habit(key: key, value: value ?? Habit(.log).value)
            let words =
                kind.map {
                    $0.tellsFertility && person.settings.hidesFertility
                        ? changes.anotherReminder : changes.reminder($0.rawValue)
                }
                ?? habit.map { person.language.alarms.reminder($0.title(in: person.language)) }
                ?? (person.settings.hidesFertility && Settings.tellsFertility(key)
                    ? changes.anotherSetting : nil)
                ?? Settings.words(key, value, in: person.language)
                ?? changes.setting(key, value)
            return [words]
        }
    }
}

/// What a change did to the records of some days.
private struct DayChangeText {
    private let days: [DayDifference]
    private let person: PersonState

    /// More different values of a kind than these are counted by their days only.
    private static let mostValues = 3
    /// More stretches of days than these are counted.
    private static let mostStretches = 3

    init(_ days: [DayDifference], _ person: PersonState) {
        (self.days, self.person) = (days, person)
    }

    var items: (recorded: [String], removed: [String]) {
        var recorded: [String] = []
        var removed: [String] = []
        let isEndSaid = days.contains { $0.after.periodEnded }
        for aspect in RecordAspect.allCases {
            let new = days.filter { day in
                let (old, new) = values(of: aspect, on: day)
                // How strong the bleeding was is told of a day that was a period day before.
                return new != nil && new != old && !(aspect == .strength && old == nil)
            }
            let gone = days.filter { day in
                let (old, new) = values(of: aspect, on: day)
                guard old != nil, new == nil, aspect != .strength else { return false }
                // An end goes with its period.
                let isEnd = aspect == .periodEnd || aspect == .unknownEnd
                return !(isEnd && (isEndSaid || !day.after.isPeriodDay))
            }
            if aspect == .period {
                recorded += bleeds(new, of: days.map { .init(day: $0.day, record: $0.after) })
                removed += bleeds(gone, of: days.map { .init(day: $0.day, record: $0.before) })
            } else {
                recorded += valued(new, aspect)
                if !gone.isEmpty { removed.append(item(aspect.name(for: person), gone.map(\.day))) }
            }
        }
        return (recorded, removed)
    }

    private func values(
        of aspect: RecordAspect, on day: DayDifference
    ) -> (old: String?, new: String?) {
        let (before, after) = (person.settings.shown(day.before), person.settings.shown(day.after))
        return (aspect.value(of: before), aspect.value(of: after))
    }

    /// Bleeding is called what it counts as.
    ///
    /// - Parameter records: What is or was recorded of these and other days.
    private func bleeds(_ changed: [DayDifference], of records: [DayLog.Entry]) -> [String] {
        guard !changed.isEmpty else { return [] }
        let changed = Set(changed.map(\.day))
        return person.bleeds(in: records).compactMap { name, days in
            let named = days.filter(changed.contains)
            return named.isEmpty ? nil : item(name.words(in: person.language), named)
        }
    }

    /// `temperature 36.60 °C (3 Oct)`, each value once; `temperature (1–5 Oct)` where they are many.
    private func valued(_ changed: [DayDifference], _ aspect: RecordAspect) -> [String] {
        var groups: [(words: String, days: [Day])] = []
        for day in changed {
            let words = aspect.words(of: day.after, for: person)
            if let index = groups.firstIndex(where: { $0.words == words }) {
                groups[index].days.append(day.day)
            } else {
                groups.append((words, [day.day]))
            }
        }
        if groups.count > Self.mostValues {
            groups = [(aspect.name(for: person), changed.map(\.day))]
        }
        return groups.map(item)
    }

    private func item(_ words: String, _ days: [Day]) -> String {
        let language = person.language
        let days = days.sorted()
        let runs = days.runs
        guard let first = runs.first, let last = runs.last, runs.count > Self.mostStretches else {
            return language.changes.item(words, on: language.dates(days, near: person.today))
        }
        let range = first.lowerBound...last.upperBound
        return language.changes.item(
            words, on: language.changes.manyDays(days.count, between: range, near: person.today))
    }
}
