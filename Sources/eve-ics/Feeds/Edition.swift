import CalendarModel
import CivilDate
import CycleModel
import ICSExport
import ICalendar
import LogStore

/// A calendar as it is on one day, before its events have versions: what an export writes and a feed serves.
struct Edition {
    let subject: Subject
    let options: PublishingOptions
    let months: Int
    let forecast: Forecast
    let events: [CalendarEvent]
    /// Of the timed events, where there are any.
    let zone: ZoneHistory?

    init(_ contents: CalendarContents, for person: Subject) {
        var subject = person
        if contents.hidesFertility { subject.settings.hidesFertility = true }
        var options = contents.options(for: subject)
        zone = subject.zoneOfTimedEvents
        options.timeZone = zone?.id
        forecast = subject.forecast(months: contents.months)
        events = subject.events(options, forecast: forecast, months: contents.months)
        self.subject = subject
        self.options = options
        months = contents.months
    }

    /// The events as the store knows them.
    var rendered: [RenderedEvent] {
        let naming = subject.naming
        return events.map {
            RenderedEvent(uid: $0.uid, hash: naming.fingerprint(of: $0.content))
        }
    }

    /// What to remember of it, so that what comes back can be held against what went out.
    ///
    /// - Parameter feed: The name that the calendar's UID is made from.
    func record(of feed: String) -> ServedRecord {
        ServedRecord(
            feed: feed, entry: Int(subject.lastEntry), day: Int(subject.today.number),
            options: "months \(months)\n\(options.description)")
    }

    /// - Parameters:
    ///   - versions: One for each event.
    ///   - source: The address at which a program finds it anew.
    func write(
        as feed: String, versions: [CalendarModel.EventVersion], isFeed: Bool = false,
        source: String? = nil
    ) -> [UInt8] {
        let isNeutral = options.titles.isNeutral
        let calendar = PublishedCalendar(
            uid: subject.naming.calendarUID(feed),
            name: subject.settings.calendarName(neutral: isNeutral),
            summary: isNeutral ? nil : summary, source: source, isFeed: isFeed,
            isNeutral: isNeutral,
            events: zip(events, versions).map { (event: $0, version: $1) })
        return ICSWriter.write(calendar, zones: zone.map { [$0] } ?? [])
    }

    /// What the calendar says of itself.
    private var summary: String {
        let days = "Logged and expected days."
        let showsFertility = events.contains { $0.identity.kind.tellsFertility }
        return showsFertility ? "\(days) A forecast and not a contraceptive." : days
    }
}

extension Subject {
    /// The zone that she chose, where there is a time to say by its clock; else the file is not even read.
    fileprivate var zoneOfTimedEvents: ZoneHistory? {
        let courses = circumstances.contraception.courses
        guard courses.contains(where: { $0.minuteOfDay != nil }) else { return nil }
        return settings.timeZone?.history
    }
}
