package import CivilDate
import CycleModel

/// What a person did to an event, as far as served and returned event tell.
package enum Edit: Equatable, Sendable {
    /// Dragged or stretched to these days.
    case moved(to: [Day])
    /// The event is on its day, but at another time.
    case retimed
    case confirmed
    case deleted
    /// Lines that were written into the description.
    case annotated([String])
    /// What means nothing for the log, in words: `its title`.
    case decorated([String])
}

extension Edit {
    /// - Parameters:
    ///   - trustsStatus: Whether a CONFIRMED is the person's: some programs confirm everything.
    ///   - trustsTime: Whether a time of day is: some programs read all of them by another clock.
    static func all(
        from served: CalendarEvent, to returned: ReturnedEvent, trustsStatus: Bool,
        trustsTime: Bool = true
    ) -> [Edit] {
        if returned.status == .cancelled { return [.deleted] }
        var edits: [Edit] = []
        if !served.isShown(by: returned) {
            edits.append(.moved(to: returned.dayList))
        } else if trustsStatus, served.status == .tentative, returned.status == .confirmed {
            edits.append(.confirmed)
        }
        if trustsTime, edits.isEmpty, let time = served.time, let now = returned.minuteOfDay,
            now != time.minuteOfDay
        {
            edits.append(.retimed)
        }
        if let description = returned.description {
            let lines = ReturnedText(description).added(to: served.descriptionLines)
            if !lines.isEmpty { edits.append(.annotated(lines)) }
        }
        let decorations = decorations(from: served, to: returned)
        if !decorations.isEmpty { edits.append(.decorated(decorations)) }
        return edits
    }

    private static func decorations(
        from served: CalendarEvent, to returned: ReturnedEvent
    ) -> [String] {
        var words: [String] = []
        let title = titleWords(returned.title)
        if title != titleWords(served.title), title != served.earlierTitle.map(titleWords) {
            words.append("its title")
        }
        if !returned.categories.isEmpty, returned.categories != [served.category] {
            words.append("its category")
        }
        words += returned.additions.map(Self.noun)
        if returned.repetition != .none { words.append("its repetition") }
        return words
    }

    private static func titleWords(_ title: String) -> [Substring] {
        title.split(whereSeparator: \.isWhitespace)
    }

    private static func noun(for property: String) -> String {
        switch property {
        case "COLOR": "its color"
        case "LOCATION", "GEO": "its place"
        case "URL": "its link"
        case "ATTACH": "its attachment"
        case "ATTENDEE", "CONTACT": "the people in it"
        case "COMMENT": "its comment"
        default: "its \(property.lowercased())"
        }
    }
}

extension CalendarEvent {
    /// Whether the returned event covers exactly the days of this one.
    func isShown(by returned: ReturnedEvent) -> Bool {
        returned.days == days && returned.gaps.isEmpty
    }
}
