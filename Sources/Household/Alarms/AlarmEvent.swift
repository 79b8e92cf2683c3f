package import AlarmClock
package import CycleAlarms
import CyclePipeline

/// What is told outside of the program of alarms: that one rings, that it stopped, that some were missed.
package struct AlarmEvent: Sendable {
    package enum Kind: String, Sendable {
        case ring
        /// Dismissed or put off, wherever that was done.
        case stop
        /// Nobody dismissed them, and they gave up, or nothing of ours ran at their time.
        case missed
    }

    package let kind: Kind
    /// The same for all that is told of one alarm at one of its times; it says nothing of it.
    package let id: String
    /// At least one.
    package let alarms: [ScheduledAlarm]
    package let level: AlarmLevel
    /// Whether it rings without a pause.
    package let isContinuous: Bool
    /// Whether it stands for alarms beyond those that are told one by one.
    package let isRest: Bool

    init(
        _ kind: Kind, _ id: String, _ alarms: [ScheduledAlarm], level: AlarmLevel = AlarmLevel(1),
        isContinuous: Bool = false, isRest: Bool = false
    ) {
        self.kind = kind
        self.id = id
        self.alarms = alarms
        self.level = level
        self.isContinuous = isContinuous
        self.isRest = isRest
    }

    /// The alarm that it is about; of several the first.
    package var alarm: ScheduledAlarm { alarms[0] }
}

/// What is new from one look at a person's alarms to the next.
package struct AlarmChanges: Sendable {
    private let key: AlarmKey
    /// What was seen ringing and is not over.
    private var shown: [AlarmInstance: ScheduledAlarm] = [:]
    /// What was told together with others.
    private var rest: [AlarmInstance: ScheduledAlarm] = [:]

    /// Alarms that are told one by one at one look, the most urgent first; the others share one message.
    package static let mostAtOnce = 20

    package init(_ key: AlarmKey) { self.key = key }

    package mutating func events(in report: AlarmWatch.Report, at now: Int64) -> [AlarmEvent] {
        let stops = stops(report, now)
        var news = report.ringing.filter(\.ring.isNew)[...]
        // What rang when the program began is only remembered, so that its end is told.
        for (alarm, ring) in report.ringing where !ring.isNew && rest[alarm.instance] == nil {
            shown[alarm.instance] = alarm
        }
        var rings: [AlarmEvent] = []
        for (alarm, ring) in news.prefix(Self.mostAtOnce) {
            shown[alarm.instance] = alarm
            rest[alarm.instance] = nil
            rings.append(
                AlarmEvent(
                    .ring, key.id(of: alarm.instance), [alarm], level: ring.level,
                    isContinuous: ring.isContinuous))
        }
        news = news.dropFirst(Self.mostAtOnce)
        if let most = news.first {
            for (alarm, _) in news where shown[alarm.instance] == nil {
                rest[alarm.instance] = alarm
            }
            rings.append(
                AlarmEvent(
                    .ring, key.idOfOthers, news.map(\.alarm), level: most.ring.level,
                    isContinuous: most.ring.isContinuous, isRest: true))
        }
        return stops + missed(report) + rings
    }

    /// What no longer is to be seen, and is not only too old.
    private mutating func stops(_ report: AlarmWatch.Report, _ now: Int64) -> [AlarmEvent] {
        guard !shown.isEmpty || !rest.isEmpty else { return [] }
        let seen = Set(
            report.ringing.map(\.alarm.instance) + report.standing.map(\.instance)
                + report.missed.map(\.instance))
        var stops: [AlarmEvent] = []
        for (instance, alarm) in shown where !seen.contains(instance) {
            shown[instance] = nil
            guard instance.end + AlarmState.memory > now else { continue }
            stops.append(AlarmEvent(.stop, key.id(of: instance), [alarm]))
        }
        if let (_, alarm) = rest.first {
            rest = rest.filter { seen.contains($0.key) }
            if rest.isEmpty {
                stops.append(AlarmEvent(.stop, key.idOfOthers, [alarm], isRest: true))
            }
        }
        return stops
    }

    private func missed(_ report: AlarmWatch.Report) -> [AlarmEvent] {
        guard let last = report.missed.first else { return [] }
        return [AlarmEvent(.missed, key.id(of: last.instance), report.missed)]
    }
}
