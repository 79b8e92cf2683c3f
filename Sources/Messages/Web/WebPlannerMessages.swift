/// The pages of to-dos, notes, calendars and their events.
package struct WebPlannerMessages: MessageGroup {
    package let language: Language

    /// A page with all calendars, and the link to it.
    package var calendars: String { text("web-planner.calendars", "Calendars") }
    /// A link to the rest of a long list.
    package var more: String { text("web-planner.more", "More") }
    /// A button that deletes an entry; it can be had back.
    package var delete: String { text("web-planner.delete", "Delete") }
    /// Beside a button "Undo".
    package func deletedLast(_ title: String) -> String {
        text("web-planner.deleted-last", "Deleted last: {title}", ["title": title])
    }
    /// The label of a field.
    package var entryTitle: String { text("web-planner.title", "Title") }

    // MARK: To-dos

    package var addTodo: String { text("web-planner.todo.add", "Add a to-do") }
    package var editTodo: String { text("web-planner.todo.edit", "Edit to-do") }
    /// The button of a short form.
    package var add: String { text("web-planner.add", "Add") }
    package var due: String { text("web-planner.due", "Due (optional)") }
    /// The label of a choice of to-do lists.
    package var list: String { text("web-planner.list", "List") }
    /// A button that ticks a to-do; its title is read out behind it. And the heading of those that are ticked.
    package var done: String { text("web-planner.done", "Done") }
    /// A button beside a to-do that repeats: its last time was ticked by mistake.
    package var untick: String { text("web-planner.untick", "Take back the last tick") }
    /// A button; the title of the to-do is read out behind it.
    package var up: String { text("web-planner.up", "Move up") }
    /// A button; the title of the to-do is read out behind it.
    package var down: String { text("web-planner.down", "Move down") }

    /// What two keys do, in the help.
    package var moveKeys: String { text("web-planner.move-keys", "Move a to-do up or down") }

    // MARK: Notes

    package var note: String { text("web-planner.note", "Note") }
    package var newNote: String { text("web-planner.note.new", "New note") }
    package var noteHint: String {
        text("web-planner.note.hint", "The first line is the title.")
    }
    /// `time` is "12:03".
    package func saved(at time: String) -> String {
        text("web-planner.saved", "Saved {time}.", ["time": time])
    }
    /// Instead of a field.
    package var longNote: String {
        text(
            "web-planner.note.long",
            "This note is too long to be edited here. Edit it in your calendar program.")
    }

    // MARK: Calendars and events

    package var addCalendar: String { text("web-planner.calendar.add", "Add a calendar") }
    /// Above a choice of events, to-dos and notes.
    package var uses: String { text("web-planner.calendar.uses", "What is it for?") }
    package var rename: String { text("web-planner.calendar.rename", "Rename") }
    /// A heading that opens a question and a button.
    package var removeCalendar: String {
        text("web-planner.calendar.remove", "Remove this calendar")
    }
    /// Above links to the cycle and to alarms.
    package var otherCalendars: String {
        text("web-planner.calendar.others", "Also in your calendar programs")
    }
    package var newEvent: String { text("web-planner.event.new", "New event") }
    package var editEvent: String { text("web-planner.event.edit", "Edit event") }
    package var noEvents: String { text("web-planner.event.none", "No events yet.") }
    /// A heading of events that are over.
    package var past: String { text("web-planner.event.past", "Past events") }
    package var wholeDay: String { text("web-planner.event.whole-day", "All day") }
    package var firstDay: String { text("web-planner.event.first-day", "First day") }
    package var start: String { text("web-planner.event.start", "Starts at") }
    package var lastDay: String { text("web-planner.event.last-day", "Last day") }
    package var end: String { text("web-planner.event.end", "Ends at") }
    package var location: String { text("web-planner.event.place", "Place") }

    /// Beside the next time of an event, in a list.
    package var repeating: String { text("web-planner.event.repeats", "repeats") }

    // MARK: Beside a field

    package var noTitle: String { text("web-planner.bad.no-title", "Write a title.") }
    package var severalLines: String {
        text("web-planner.bad.lines", "Write the title on one line, without control characters.")
    }
    package func longTitle(most letters: Int) -> String {
        text(
            "web-planner.bad.long-title", "Shorten the title to {letters} letters.",
            ["letters": String(letters)])
    }
    package var badDate: String {
        text("web-planner.bad.date", "There is no such day. Choose one of the calendar.")
    }
    package var endsBeforeStart: String {
        text("web-planner.bad.end", "It would end before it starts. Choose a later end.")
    }
    package var emptyNote: String {
        text("web-planner.bad.empty-note", "Write something, or delete the note.")
    }
    package var noUse: String {
        text("web-planner.bad.uses", "Choose at least one.")
    }
    package func taken(_ title: String) -> String {
        text(
            "web-planner.bad.taken", "You have a calendar {title} already. Choose another name.",
            ["title": title])
    }
    package var full: String {
        text(
            "web-planner.bad.full",
            "There is no room for more. Remove something that you no longer need.")
    }

    /// `most` is how many entries a calendar, a list or a deck can have, which has them all.
    package func calendarFull(_ most: Int) -> String {
        text(
            "web-planner.bad.calendar-full",
            "This has {most} entries, the most that fit. Remove something that you no longer need.",
            ["most": String(most)])
    }

    /// The answer to who wants to remove the to-do that a deck has.
    package var ofDueCards: String {
        text(
            "web-planner.of-due-cards",
            "This to-do stays as long as cards are due. Review them, and it goes.")
    }

    // MARK: How a change ended

    package var repeats: String {
        text(
            "web-planner.repeats", "It repeats as your calendar program set it. Change that there.")
    }
    package var gone: String {
        text("web-planner.gone", "It is no longer there. Nothing was changed.")
    }
    package var noteGone: String {
        text(
            "web-planner.note-gone",
            "The note was deleted elsewhere meanwhile. Your text is in a new note.")
    }
    package var changedMeanwhile: String {
        text(
            "web-planner.changed-meanwhile",
            "It was changed elsewhere meanwhile, and nothing is saved yet. Below is what you entered; saving again replaces the other change."
        )
    }
}

extension Language {
    package var webPlanner: WebPlannerMessages { WebPlannerMessages(language: self) }
}
