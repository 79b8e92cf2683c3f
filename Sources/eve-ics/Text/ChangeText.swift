import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleServer
import Messages

/// A change of the journal in words: `period 9–13 Oct, logged today 10:11 on the command line`.
struct ChangeText {
    /// What was recorded or removed, as a noun.
    let words: String
    /// How many days it wrote.
    let dayCount: Int

    private let verb: String
    private let person: PersonState

    init(_ change: JournalChange, in history: UndoHistory, for person: PersonState) {
        let days = history.dayDifferences(of: change)
        self.person = person
        dayCount = days.count
        var words = Self.words(days, for: person)
        verb = words.isEmpty ? "set" : "logged"
        if let taken = history.change(takenBackBy: change) {
            let again = history.change(takenBackBy: taken)
            words.append(
                again.map { "made entry \($0.number) again" } ?? "took back entry \(taken.number)")
        } else {
            words += Self.words(change.content, today: person.today)
        }
        self.words = words.isEmpty ? "nothing" : Phrases.list(words)
    }

    /// `logged today 10:11 on the command line`.
    func made(_ recorded: RecordedChange) -> String {
        let when = when(recorded.recorded)
        return switch recorded.origin {
        case .commandLine: "\(verb) \(when) on the command line"
        case .import: "imported \(when)"
        case .calendar: "changed \(when) in the calendar"
        }
    }

    private func when(_ seconds: Int64) -> String {
        let day = person.time.day(at: seconds)
        let time = person.time.text(at: seconds).suffix(5)
        let date =
            switch person.today - day {
            case 0: "today"
            case 1: "yesterday"
            default: day.text(near: person.today)
            }
        return "\(date) \(time)"
    }

    // MARK: Days

    private static let periodEnd = "end of the period"

    /// What a record may say, each with its name; equal values mean that it says the same.
    private static let aspects: [(name: String, value: @Sendable (DayRecord) -> String?)] = [
        (BleedName.period.rawValue, { $0.isPeriodDay ? "" : nil }),
        ("strength of bleeding", { $0.isPeriodDay ? $0.flow?.rawValue : nil }),
        (periodEnd, { $0.isPeriodDay && $0.periodEnded ? "" : nil }),
        (
            "unknown end of the period",
            { $0.isPeriodDay && $0.periodEndUnknown && !$0.periodEnded ? "" : nil }
        ),
        ("spotting", { $0.flow == .spotting ? "" : nil }),
        ("no bleeding", { $0.flow == Flow.none ? "" : nil }),
        ("temperature", { $0.temperature?.celsius }),
        ("ovulation test", { $0.lh?.rawValue }),
        ("cervical mucus", { $0.mucus?.rawValue }),
        ("ovulation", { $0.ovulationObserved ? "" : nil }),
        ("symptoms", { $0.symptoms.isEmpty ? nil : $0.symptoms.joined(separator: "\n") }),
        ("mood", { $0.moods.isEmpty ? nil : $0.moods.joined(separator: "\n") }),
        ("doses", { $0.dose?.rawValue }),
        ("note", { $0.note }),
    ]

    /// What an aspect of a record is, where the value can be told beside its name.
    private static func value(
        of record: DayRecord, named name: String, for settings: Settings
    ) -> String? {
        switch name {
        case "temperature": record.temperature.map(settings.temperatureUnit.text)
        case "strength of bleeding": record.flow?.rawValue
        case "ovulation test": record.lh?.rawValue
        case "cervical mucus": record.mucus?.rawValue
        case "doses": record.dose?.rawValue
        case "symptoms": "“\(record.symptoms.joined(separator: ", ").terminalSafe)”"
        case "mood": "“\(record.moods.joined(separator: ", ").terminalSafe)”"
        default: nil
        }
    }

    /// `temperature 36.60 °C on 3 Oct`; `nil` for what has no value, or more values than can be told.
    private static func valued(
        _ days: [Day], named name: String, in changes: [DayDifference], for person: PersonState
    ) -> [String]? {
        var groups: [(value: String, days: [Day])] = []
        for change in changes where days.contains(change.day) {
            guard let value = value(of: change.after, named: name, for: person.settings) else {
                return nil
            }
            if let index = groups.firstIndex(where: { $0.value == value }) {
                groups[index].days.append(change.day)
            } else {
                groups.append((value, [change.day]))
            }
            guard groups.count <= mostValues else { return nil }
        }
        return groups.map { value, days in
            let text = text(days, today: person.today)
            return "\(name) \(value) \(text.hasPrefix("on ") ? "" : "on ")\(text)"
        }
    }

    /// More different values of a kind than these are counted by their days only.
    private static let mostValues = 3

    private static func words(_ days: [DayDifference], for person: PersonState) -> [String] {
        var recorded: [String] = []
        var removed: [String] = []
        let isEndSaid = days.contains { $0.after.periodEnded }
        for (name, value) in aspects {
            let changed = days.map {
                (
                    day: $0.day, isOver: !$0.after.isPeriodDay || isEndSaid,
                    old: value(person.settings.shown($0.before)),
                    new: value(person.settings.shown($0.after))
                )
            }.filter { $0.old != $0.new }
            // How strong the bleeding was is told of a day that was a period day before.
            let isStrength = name == "strength of bleeding"
            let new = changed.filter { $0.new != nil && !(isStrength && $0.old == nil) }.map(\.day)
            // An end goes with its period.
            let isEnd = name.hasSuffix(periodEnd)
            let gone = changed.filter { $0.new == nil && !isStrength && !(isEnd && $0.isOver) }
                .map(\.day)
            recorded +=
                valued(new, named: name, in: days, for: person)
                ?? text(new, named: name, of: days.map(\.entryAfter), for: person)
            removed += text(gone, named: name, of: days.map(\.entryBefore), for: person)
        }
        return recorded
            + (removed.isEmpty ? [] : ["removal of \(Phrases.list(removed))"])
    }

    /// Days that are called something, where bleeding is called what it counts as.
    ///
    /// - Parameter records: What is or was recorded of these and other days.
    private static func text(
        _ days: [Day], named name: String, of records: [DayLog.Entry], for person: PersonState
    ) -> [String] {
        guard !days.isEmpty else { return [] }
        guard name == BleedName.period.rawValue else {
            return ["\(name) \(text(days, today: person.today))"]
        }
        return person.bleeds(in: records).compactMap { bleed, all in
            let named = days.filter(Set(all).contains)
            return named.isEmpty
                ? nil : "\(bleed.rawValue) \(text(named, today: person.today))"
        }
    }

    /// A few stretches of days each, or how many days there are and between which dates.
    private static func text(_ days: [Day], today: Day) -> String {
        let days = days.sorted()
        guard let first = days.first, let last = days.last else { return "" }
        let stretches = zip(days, days.dropFirst()).count { $1 - $0 > 1 } + 1
        guard stretches > 3 else { return Phrases.days(days, today: today) }
        return "on \(days.count) days, \(Phrases.days(first...last, today: today))"
    }

    // MARK: Everything else

    private static func words(_ content: JournalChange.Content, today: Day) -> [String] {
        switch content {
        case .days, .undo: []
        case .identities: ["older entries were erased"]
        case .answers: ["what you said of odd cycles"]
        case .contraception: ["contraception"]
        case .life(let life):
            [
                "phase of life: \(life.spans.last.map { LifeText.list([$0], in: .english, near: today) } ?? LifeText.name(.cycling, in: .english))"
            ]
        case .together(let changes): changes.flatMap { words($0, today: today) }
        case .setting(let key, let value):
            if let kind = EventKind.allCases.first(where: { Settings.reminderKey($0) == key }) {
                ["reminder for \(kind.rawValue)"]
            } else {
                [
                    (Settings.words(key, value) ?? "setting \(key) = \(value ?? "default")")
                        .terminalSafe
                ]
            }
        }
    }
}

extension DayDifference {
    fileprivate var entryBefore: DayLog.Entry { DayLog.Entry(day: day, record: before) }
    fileprivate var entryAfter: DayLog.Entry { DayLog.Entry(day: day, record: after) }
}
