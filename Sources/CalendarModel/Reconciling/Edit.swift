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
    /// Properties whose change means nothing for the log, such as `SUMMARY`.
    case decorated([String])
}

extension Edit {
    /// - Parameter trustsStatus: Whether a CONFIRMED is the person's: some programs confirm everything.
    static func all(
        from served: CalendarEvent, to returned: ReturnedEvent, trustsStatus: Bool
    ) -> [Edit] {
        if returned.status == .cancelled { return [.deleted] }
        var edits: [Edit] = []
        if !served.isShown(by: returned) {
            edits.append(.moved(to: returned.dayList))
        } else if trustsStatus, served.status == .tentative, returned.status == .confirmed {
            edits.append(.confirmed)
        }
        if edits.isEmpty, let time = served.time, let now = returned.minuteOfDay,
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
        var properties: [String] = []
        let title = titleWords(returned.title)
        if title != titleWords(served.title), title != served.earlierTitle.map(titleWords) {
            properties.append("SUMMARY")
        }
        if !returned.categories.isEmpty, returned.categories != [served.category] {
            properties.append("CATEGORIES")
        }
        properties += returned.additions
        if returned.repetition != .none { properties.append("RRULE") }
        return properties
    }

    private static func titleWords(_ title: String) -> [Substring] {
        title.split(whereSeparator: \.isWhitespace)
    }
}

extension CalendarEvent {
    /// Whether the returned event covers exactly the days of this one.
    func isShown(by returned: ReturnedEvent) -> Bool {
        returned.days == days && returned.gaps.isEmpty
    }
}
