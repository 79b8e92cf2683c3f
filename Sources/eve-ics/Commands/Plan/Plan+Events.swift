import CivilDate
import CommandLineInterface
import CycleJSON
import CyclePipeline
import Household
import ICalendar
import Messages
import Planner

/// An event as `event list` shows it: one time of one that repeats.
struct ListedEvent {
    /// Counts from today on in all calendars.
    let number: Int
    let calendar: PlannerCalendar
    let item: EventList.Item
}

/// Events as a command lists them.
struct ListedEvents {
    let items: [ListedEvent]
    /// Whether there are more than are looked at.
    let isCut: Bool
}

extension Plan {
    /// The events of some days from today on.
    func events(days: Int, in calendars: [PlannerCalendar]) throws -> ListedEvents {
        let span = person.time.start(of: today)..<person.time.start(of: today + days)
        let all = self.calendars.filter { $0.uses.contains(.events) }
        let list = EventList(
            try all.flatMap { try member.planner.objects(in: $0, for: .events) }, in: span,
            zones: text.zones)
        let listed = list.items.enumerated().compactMap { index, item -> ListedEvent? in
            guard let calendar = calendars.first(where: { $0.name == item.object.calendar }) else {
                return nil
            }
            return ListedEvent(number: index + 1, calendar: calendar, item: item)
        }
        return ListedEvents(items: listed, isCut: list.isCut)
    }

    /// The event that a word names: its title, or its number in `event list`.
    func event(named word: String, in calendars: [PlannerCalendar]) throws
        -> (event: PlannedEvent, calendar: PlannerCalendar)
    {
        let coming = try events(days: 366, in: calendars).items
        var known: Set<String> = []
        var all = coming.compactMap { listed -> (number: Int, title: String, item: ListedEvent)? in
            // Of one that repeats the next time is enough.
            let isNew = known.insert(listed.item.object.name).inserted
            return isNew ? (listed.number, listed.item.object.title, listed) : nil
        }
        if let number = Int(word), !all.contains(where: { $0.title == word }),
            let listed = coming.first(where: { $0.number == number })
        {
            all = [(number, word, listed)]
        }
        // What is over can be named by its title.
        if !all.contains(where: { $0.title.lowercased() == word.lowercased() }) {
            for calendar in calendars {
                let past = try member.planner.objects(in: calendar, for: .events)
                    .compactMap(PlannedEvent.init)
                    .filter { $0.content.title.lowercased() == word.lowercased() }
                if past.count == 1 { return (past[0], calendar) }
            }
        }
        let listed = try Plan.find(word, among: all, kind: "event", command: "eve-ics event list")
        guard let event = PlannedEvent(listed.item.object) else {
            throw ToolError.refused(
                "\(word.typedPlace): this event has no time that can be read",
                advice: "change it in your calendar program")
        }
        return (event, listed.calendar)
    }

    func table(of events: [ListedEvent]) -> String {
        var table = TextTable()
        for listed in events {
            table.add([
                "\(listed.number)", text.text(of: listed.item), shown(listed.item.title),
                listed.item.place.map(shown) ?? "",
            ])
        }
        return table.text
    }

    func json(of listed: ListedEvent) -> JSON {
        let item = listed.item
        var json: JSON = [
            "number": listed.number, "title": item.title, "calendar": listed.calendar.title,
            "uid": item.object.uid,
        ]
        json = json.adding(self.json(of: item.start, named: "start"))
        if let end = item.end {
            // The last day of whole days, as everywhere.
            json = json.adding(
                end.form == .date
                    ? ["end": max(item.start.day, end.day - 1)] : self.json(of: end, named: "end"))
        }
        if let place = item.place { json = json.adding(["place": place]) }
        return json
    }
}
