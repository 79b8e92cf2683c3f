import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import ICalendar
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
        guard let zone = person.zoneOfEntries else {
            return PlannedTime(day, minuteOfDay: minute, in: nil)
        }
        if zone.id.hasSuffix("UTC") {
            return PlannedTime(DateTimeValue(day: day, second: 60 * minute, isUTC: true))
        }
        return PlannedTime(day, minuteOfDay: minute, in: zone.id)
    }

    private static func looksLikeTime(_ word: String) -> Bool {
        let word = word.lowercased()
        return word.contains(":") || ["am", "pm", "a.m.", "p.m."].contains { word.hasSuffix($0) }
            || ["noon", "midnight"].contains(word)
    }

    private func day(_ text: String, _ option: String) throws -> Day {
        do {
            return try DateReader(today: today, choice: .next).day(text)
        } catch {
            throw ToolError.refused("\(option) \(text.terminalSafe): \(error)")
        }
    }

    /// `Friday 20 Nov`, or `Friday 20 Nov at 14:00`, on the person's clock.
    func text(of time: ClockTime) -> String {
        let (day, minute) = dayAndMinute(of: time)
        let date = language.weekdayAndDate(day, near: today)
        guard let minute else { return date }
        return language.alarms.at(date, time: language.time(minuteOfDay: minute))
    }

    func dayAndMinute(of time: ClockTime) -> (day: Day, minute: Int?) {
        guard time.form != .date else { return (time.day, nil) }
        let (day, minute) = person.time.dayAndMinute(at: time.moment)
        return (day, minute)
    }

    /// When a time of an entry is; `nil` where that cannot be known.
    func clockTime(_ name: String, of object: PlannerObject) -> ClockTime? {
        let year = today.civil.year
        let clock = ObjectClock(
            object.file, zones: zones, years: year - 5...year + 20)
        return object.entry.first(name).flatMap(clock.time)
    }
}

extension PersonState {
    /// The zone in which times of new entries are written; `nil` for times by any clock.
    var zoneOfEntries: ZoneHistory? { zone ?? zones.systemName().flatMap(zones.zone) }
}
