/// What 'eve-ics undo' and 'eve-ics redo' say.
package struct UndoMessages: MessageGroup {
    package let language: Language

    // MARK: What is done

    /// `items` are what a change recorded or set: "period (3–7 Nov), weeks begin on Sunday".
    package func tookBack(_ items: String) -> String {
        text("undo.took-back", "Took back: {items}.", ["items": items])
    }

    /// `items` are what a change had removed, and what is recorded again now: "period (3–7 Nov)".
    package func broughtBack(_ items: String) -> String {
        text("undo.brought-back", "Brought back: {items}.", ["items": items])
    }

    /// `items` are what a change had recorded or set, which had been taken back.
    package func madeAgain(_ items: String) -> String {
        text("undo.made-again", "Made again: {items}.", ["items": items])
    }

    /// `items` are what a change had removed, which had been brought back.
    package func removedAgain(_ items: String) -> String {
        text("undo.removed-again", "Removed again: {items}.", ["items": items])
    }

    // MARK: What would be done

    /// `items` are what a change recorded or set.
    package func wouldTakeBack(_ items: String) -> String {
        text("undo.would-take-back", "Would take back: {items}.", ["items": items])
    }

    /// `items` are what a change removed.
    package func wouldBringBack(_ items: String) -> String {
        text("undo.would-bring-back", "Would bring back: {items}.", ["items": items])
    }

    /// `items` are what a change had recorded or set, which was taken back.
    package func wouldMakeAgain(_ items: String) -> String {
        text("undo.would-make-again", "Would make again: {items}.", ["items": items])
    }

    /// `items` are what a change had removed, which was brought back.
    package func wouldRemoveAgain(_ items: String) -> String {
        text("undo.would-remove-again", "Would remove again: {items}.", ["items": items])
    }

    /// After what would be taken back of many days.
    package var goOn: String { text("undo.go-on", "Go on?") }

    // MARK: Where the change came from

    /// `when` is "today at 12:00" or "3 Oct at 12:00".
    package func madeOnCommandLine(_ entry: Int64, _ when: String) -> String {
        text(
            "undo.entry.command-line", "Entry {entry} was made on the command line {when}.",
            ["entry": String(entry), "when": when])
    }

    /// `when` is "today at 12:00" or "3 Oct at 12:00".
    package func imported(_ entry: Int64, _ when: String) -> String {
        text(
            "undo.entry.import", "Entry {entry} was imported {when}.",
            ["entry": String(entry), "when": when])
    }

    /// A change that was made in a calendar program; `when` is "today at 12:00" or "3 Oct at 12:00".
    package func madeInCalendar(_ entry: Int64, _ when: String) -> String {
        text(
            "undo.entry.calendar", "Entry {entry} was made in the calendar {when}.",
            ["entry": String(entry), "when": when])
    }

    /// `when` is "today at 12:00" or "3 Oct at 12:00".
    package func madeOnWebPage(_ entry: Int64, _ when: String) -> String {
        text(
            "undo.entry.web", "Entry {entry} was made on the web page {when}.",
            ["entry": String(entry), "when": when])
    }

    // MARK: Erasing an entry

    package func erased(_ entry: Int64) -> String {
        text(
            "undo.erased", "Took back and erased entry {entry}.", ["entry": String(entry)])
    }

    package func wouldErase(_ entry: Int64) -> String {
        text(
            "undo.would-erase", "Would take back and erase entry {entry}.",
            ["entry": String(entry)])
    }

    /// After the name of an entry; `items` are what it recorded or set.
    package func recorded(_ items: String) -> String {
        text("undo.recorded", "It recorded: {items}.", ["items": items])
    }

    /// After the name of an entry; `items` are what it removed.
    package func removed(_ items: String) -> String {
        text("undo.removed", "It removed: {items}.", ["items": items])
    }

    /// After what an entry recorded.
    package var mayErase: String {
        text("undo.may-erase", "Take it back and erase it for good?")
    }

    package var copiesRemain: String {
        text("undo.copies-remain", "Backups and calendars made before still have it.")
    }

    // MARK: The list

    package var nothing: String { text("undo.nothing", "There is no change to take back.") }
    package var canRedo: String {
        text("undo.can-redo", "'eve-ics redo' makes the change again that you took back last.")
    }

    /// The head of a column: "today at 12:00".
    package var made: String { text("undo.head.made", "Made") }
}

extension Language {
    package var undoing: UndoMessages { UndoMessages(language: self) }
}
