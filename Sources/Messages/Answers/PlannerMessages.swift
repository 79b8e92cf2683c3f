/// What commands and the page say of all that is planned: to-dos, notes, events, calendars.
package struct PlannerMessages: MessageGroup {
    package let language: Language

    package func added(_ title: String, to calendar: String) -> String {
        text(
            "planner.added", "Added to {calendar}: {title}.",
            ["title": title, "calendar": calendar])
    }

    package func changed(_ title: String) -> String {
        text("planner.changed", "Changed: {title}.", ["title": title])
    }

    package var unchanged: String { text("planner.unchanged", "Nothing has changed.") }

    package func removed(_ title: String) -> String {
        text("planner.removed", "Removed: {title}.", ["title": title])
    }

    /// Below "Removed: …"; it can be had back for 30 days.
    package func restoreBy(command: String) -> String {
        text("planner.restore-by", "To bring it back: {command}", ["command": command])
    }

    package func restored(_ title: String) -> String {
        text("planner.restored", "Brought back: {title}.", ["title": title])
    }

    package var nothingRemoved: String {
        text("planner.nothing-removed", "Nothing was removed in the last 30 days.")
    }

    /// Stands in the place of a title that is missing.
    package var untitled: String { text("planner.untitled", "(no title)") }

    /// Behind "Added to …", before a calendar is full.
    package func roomLeft(_ count: Int) -> String {
        plural(
            "planner.room-left", count, one: "There is room for {count} more entry there.",
            other: "There is room for {count} more entries there.")
    }

    /// The same where all calendars together are nearly full; `share` is "93%".
    package func roomTaken(_ share: String) -> String {
        text(
            "planner.room-taken", "Your calendars are nearly full: {share} of the room is taken.",
            ["share": share])
    }

    // MARK: Calendars

    package var noCalendars: String { text("planner.no-calendars", "You have no calendars.") }

    /// `uses` is "events, to-dos".
    package func calendarAdded(_ title: String, for uses: String) -> String {
        text(
            "planner.calendar-added", "Calendar added: {title} ({uses}).",
            ["title": title, "uses": uses])
    }

    package func calendarRenamed(_ title: String) -> String {
        text("planner.calendar-renamed", "The calendar is now called {title}.", ["title": title])
    }

    package func calendarRemoved(_ title: String) -> String {
        text("planner.calendar-removed", "Calendar removed: {title}.", ["title": title])
    }

    package func askToRemove(_ title: String, entries: Int) -> String {
        plural(
            "planner.ask-to-remove", entries,
            one: "Remove {title} with {count} entry? This cannot be undone.",
            other: "Remove {title} with {count} entries? This cannot be undone.",
            ["title": title])
    }

    package func entries(_ count: Int) -> String {
        plural("planner.entries", count, one: "{count} entry", other: "{count} entries")
    }

    /// What a calendar is for, in a list. The name of the calendar of events, too.
    package var events: String { text("planner.events", "Events") }

    /// What a calendar is for, in a list. The name of the first list of to-dos, too.
    package var todos: String { text("planner.todos", "To-do") }

    /// What a calendar is for, in a list. The name of the calendar of notes, too.
    package var notes: String { text("planner.notes", "Notes") }

    /// What a calendar is for, in a list: cards to learn by. The name of the first deck, too.
    package var cards: String { text("planner.cards", "Cards") }

    // MARK: Events

    /// A time in a list: from one to another.
    package func span(_ first: String, _ last: String) -> String {
        text("planner.span", "{first}–{last}", ["first": first, "last": last])
    }

    /// Below "Removed: …".
    package var allTimesRemoved: String {
        text("planner.all-times-removed", "It repeats: all of its times were removed.")
    }

    // MARK: To-dos

    package var noTodos: String { text("planner.no-todos", "You have no to-dos.") }

    package var allDone: String { text("planner.all-done", "Everything is done.") }

    /// Below a list.
    package func doneHidden(_ count: Int) -> String {
        plural(
            "planner.done-hidden", count, one: "{count} to-do that is done is not shown.",
            other: "{count} to-dos that are done are not shown.")
    }

    /// A cell of a table; `day` is "Friday 20 Nov", or "Friday 20 Nov at 14:00".
    package func due(_ day: String) -> String {
        text("planner.due", "due {day}", ["day": day])
    }

    /// A cell of a table, of a day that has passed.
    package func overdue(_ day: String) -> String {
        text("planner.overdue", "overdue since {day}", ["day": day])
    }

    /// A cell of a table.
    package func percentDone(_ share: String) -> String {
        text("planner.percent-done", "{share} done", ["share": share])
    }

    package func done(_ title: String) -> String {
        text("planner.done", "Done: {title}.", ["title": title])
    }

    /// Of one that repeats; each day is "Friday 20 Nov", or "Friday 20 Nov at 14:00".
    package func done(_ title: String, day: String, next: String) -> String {
        text(
            "planner.done-next", "Done: {title}, {day}. Next: {next}.",
            ["title": title, "day": day, "next": next])
    }

    package func reopened(_ title: String) -> String {
        text("planner.reopened", "Still to do: {title}.", ["title": title])
    }

    /// Below "Done: …", where subtasks were not ticked.
    package func partsOpen(_ count: Int) -> String {
        plural(
            "planner.parts-open", count, one: "{count} subtask is still open.",
            other: "{count} subtasks are still open.")
    }

    package func moved(_ title: String) -> String {
        text("planner.moved", "Moved: {title}.", ["title": title])
    }

    // MARK: Notes

    package var noNotes: String { text("planner.no-notes", "You have no notes.") }

    package var bothKept: String {
        text(
            "planner.both-kept",
            "The note was changed elsewhere meanwhile. Your text is in a new note; both are kept.")
    }
}

extension Language {
    package var planner: PlannerMessages { PlannerMessages(language: self) }
}
