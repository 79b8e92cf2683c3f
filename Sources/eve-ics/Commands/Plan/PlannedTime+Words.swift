import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import Household
import Messages
import Planner

extension Plan {
    /// A day, or a day and a time, as people write them: `3 Dec`, `tomorrow 14:30`, `14:30`, `2026-12-03T14:30`.
    ///
    /// - Parameters:
    ///   - option: Which errors name.
    ///   - day: The one that is meant where there is only a time.
    func time(_ text: String, _ option: String, on day: Day? = nil) throws -> PlannedTime {
        let iso = text.split(separator: "T", maxSplits: 1).map(String.init)
        let isISO = iso.count == 2 && iso[0].count == 10 && Day(iso[0]) != nil
        var words = isISO ? iso : text.split(separator: " ").map(String.init)
        var minute: Int?
        // `9 pm` is two words, and `3 Dec` no time.
        for count in [1, 2] where minute == nil && words.count >= count {
            let last = words.suffix(count).joined()
            guard Self.looksLikeTime(last) else { continue }
            minute = ClockText.minuteOfDay(typed: last)
            if minute != nil { words.removeLast(count) }
        }
        let day = words.isEmpty ? day ?? today : try self.day(words.joined(separator: " "), option)
        guard let minute else { return PlannedTime(day) }
        return person.plannedTime(day, minuteOfDay: minute)
    }

    private static func looksLikeTime(_ word: String) -> Bool {
        let word = word.lowercased()
        return word.contains(":") || ["am", "pm", "a.m.", "p.m."].contains { word.hasSuffix($0) }
            || ["noon", "midnight"].contains(word)
    }

    private func day(_ text: String, _ option: String) throws -> Day {
        try TypedDays(word: text, option: option)
            .day(.next, today: today, in: language, asks: true)
    }
}
