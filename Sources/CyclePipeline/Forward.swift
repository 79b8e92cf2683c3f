package import CalendarModel
package import CivilDate
import CycleModel
import ICSExport
package import ICalendar
import Messages

/// The way forward: from what is logged to the bytes that a calendar program reads.
///
/// 1. log → cycles: `PersonState.cycles`
/// 2. cycles → forecast: `PersonState.forecast(months:)`
/// 3. forecast → events: `Publishing`
/// 4. events and their versions → bytes: `ICSWriter`
///
/// Versions come from the store, between the third step and the fourth: only it knows what was served before.
package enum Forward {
    /// Steps 1 to 3.
    ///
    /// - Parameters:
    ///   - name: What the calendar's UID is made from.
    ///   - day: The first one with alarms of doses that are not recorded; `nil` is today.
    package static func snapshot(
        of person: PersonState, _ options: CalendarOptions, as name: String,
        ringingFrom day: Day? = nil
    ) -> CalendarSnapshot {
        var person = person
        if options.hidesFertility { person.settings.hidesFertility = true }
        var publishing = options.publishing(for: person)
        publishing.ringingFrom = day
        let forecast = person.forecast(months: options.months)
        let snapshot = CalendarSnapshot(
            name: name, person: person, options: options, publishing: publishing,
            forecast: forecast, events: [])
        guard !options.isBlank else { return snapshot }
        return snapshot.with(
            Publishing(options: publishing, naming: snapshot.naming).events(
                cycles: person.cycles, identities: person.identities, forecast: forecast,
                past: person.past, through: person.today.advanced(byMonths: options.months)))
    }

    /// Step 4: the whole calendar (RFC 5545 3.4).
    ///
    /// - Parameters:
    ///   - versions: One for each event.
    ///   - source: The address at which a program finds the calendar again.
    package static func bytes(
        _ snapshot: CalendarSnapshot, versions: [EventVersion], isFeed: Bool = false,
        source: String? = nil
    ) -> [UInt8] {
        let person = snapshot.person
        let isNeutral = snapshot.isNeutral
        let calendar = PublishedCalendar(
            uid: person.naming.calendarUID(snapshot.name),
            name: snapshot.calendarName,
            summary: isNeutral ? nil : summary(of: snapshot), source: source, isFeed: isFeed,
            isNeutral: isNeutral,
            events: zip(snapshot.events, versions).map { (event: $0, version: $1) })
        return ICSWriter.write(calendar, zones: person.zoneOfTimedEvents.map { [$0] } ?? [])
    }

    /// Step 4 for one event alone, as CalDAV has it (RFC 4791 4.1).
    package static func bytes(
        _ event: CalendarEvent, _ version: EventVersion, of snapshot: CalendarSnapshot
    ) -> [UInt8] {
        ICSWriter.object(
            event, version, isNeutral: snapshot.isNeutral, zone: snapshot.person.zoneOfTimedEvents)
    }

    /// What the calendar says of itself.
    private static func summary(of snapshot: CalendarSnapshot) -> String {
        let language = snapshot.options.language
        let showsFertility = snapshot.events.contains { $0.identity.kind.tellsFertility }
        return [
            language.calendar.summary,
            snapshot.forecast.lapse.map { language.doses.lapse($0.doses) },
            showsFertility ? language.calendar.notContraception : nil,
        ].compactMap(\.self).joined(separator: " ")
    }
}

extension PersonState {
    /// The zone that the person chose, where there is a time to say by its clock.
    package var zoneOfTimedEvents: ZoneHistory? {
        let courses = circumstances.contraception.courses
        guard courses.contains(where: { $0.minuteOfDay != nil }) else { return nil }
        return zone
    }
}

extension CalendarSnapshot {
    /// Of a feed with a page that names nobody, nothing that the person called it: that may be a name.
    fileprivate var calendarName: String {
        options.hasPage && !options.saysName
            ? options.language.titles.calendar
            : person.settings.calendarName(neutral: isNeutral, in: options.language)
    }
}
