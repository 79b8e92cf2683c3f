import AlarmClock
import AlarmSounds
import CycleAlarms
import CyclePipeline
import DesktopNotifications
import Household
import Messages

/// Rings alarms on the person's desktop: one notification for each, which grows more urgent, and a sound.
struct DesktopRinger: ~Copyable {
    /// What a person did with an alarm that is shown.
    enum Answer {
        case dismiss(ScheduledAlarm)
        case snooze(ScheduledAlarm)
    }

    private struct Shown {
        let alarm: ScheduledAlarm
        var id: DesktopNotification.ID
    }

    private var server: NotificationServer
    private var shown: [AlarmInstance: Shown] = [:]
    private var missed: DesktopNotification.ID?
    /// Those that were answered by a button and are still on the screen.
    private var answered: [DesktopNotification.ID] = []
    private var sound: AlarmSound?
    private var isSoundEndless = false
    /// Why nothing is heard.
    private(set) var silence: AlarmSoundError?
    private let isSilent: Bool
    private let appName: String

    /// - Throws: Where there is no desktop to ring on.
    init(isSilent: Bool, appName: String) throws(NotificationError) {
        server = try NotificationServer()
        self.isSilent = isSilent
        self.appName = appName
    }

    /// What wakes somebody who waits for answers, and whether some are here already.
    var waiting: (descriptor: CInt, events: Int16, hasAnswers: Bool) {
        (server.descriptor, server.pollEvents, server.hasEvents)
    }

    // MARK: Ringing

    /// Shows what rings, and takes away what no longer does.
    mutating func ring(
        _ report: AlarmWatch.Report, _ notice: AlarmNotice
    ) throws(NotificationError) {
        for (alarm, ring) in report.ringing where ring.isNew || shown[alarm.instance] == nil {
            let id = try server.show(
                notification(alarm, ring, notice), replacing: shown[alarm.instance]?.id)
            shown[alarm.instance] = Shown(alarm: alarm, id: id)
        }
        if !report.missed.isEmpty {
            var notification = DesktopNotification(
                appName: appName, title: notice.missed(report.missed))
            notification.urgency = .low
            notification.expiry = .never
            notification.isSilent = true
            missed = try server.show(notification, replacing: missed)
        }
        let stays = Set(report.ringing.map(\.alarm.instance) + report.standing.map(\.instance))
        for (instance, known) in shown where !stays.contains(instance) {
            try server.close(known.id)
            shown[instance] = nil
        }
        playSound(report)
    }

    private func notification(
        _ alarm: ScheduledAlarm, _ ring: AlarmState.Ring, _ notice: AlarmNotice
    ) -> DesktopNotification {
        let messages = notice.person.language.alarms
        var body = notice.body(of: alarm)
        if !server.capabilities.contains("actions") {
            body += "\n" + messages.dismissBy(command: "eve-ics alarm dismiss")
        }
        var notification = DesktopNotification(
            appName: appName, title: notice.title(of: alarm), body: body)
        notification.urgency = ring.level.isCritical ? .critical : .normal
        notification.expiry = .never
        notification.isResident = true
        notification.category = "x-gnome.alarm"
        notification.isSilent = true
        notification.actions = [
            DesktopNotification.Action(
                key: DesktopNotification.Action.defaultKey, label: messages.dismiss),
            DesktopNotification.Action(key: Self.snoozeKey, label: messages.snooze),
        ]
        return notification
    }

    private static let snoozeKey = "snooze"

    /// The strongest of what rings is heard; in its last part without a pause.
    private mutating func playSound(_ report: AlarmWatch.Report) {
        guard !isSilent else { return }
        let heard = report.ringing.filter(\.alarm.hasSound)
        if heard.contains(where: \.ring.isContinuous) {
            // Where it failed it is tried again with the next notification.
            if !isSoundEndless || !hasSound && heard.contains(where: \.ring.isNew) {
                play(.highest, .untilStopped)
                isSoundEndless = true
            }
        } else {
            if isSoundEndless {
                sound = nil
                isSoundEndless = false
            }
            if let level = heard.filter(\.ring.isNew).map(\.ring.level).max() {
                play(level, .seconds(level.seconds))
            } else if heard.isEmpty {
                sound = nil
            }
        }
        // A player that gave up is followed by the next one.
        switch sound?.state() {
        case .playing, nil: return
        case .failed: silence = .playersFailed
        case .ended: break
        }
        sound = nil
    }

    private var hasSound: Bool {
        switch sound {
        case .some: true
        case nil: false
        }
    }

    private mutating func play(_ level: AlarmLevel, _ length: AlarmSound.Length) {
        sound = nil
        do throws(AlarmSoundError) {
            sound = try AlarmSound(percent: level.volume, length: length)
        } catch {
            silence = error
        }
    }

    // MARK: Answers

    /// What the person did since the last call.
    mutating func answers() throws(NotificationError) -> [Answer] {
        var answers: [Answer] = []
        for event in try server.events(within: 0) {
            switch event {
            case .invoked(let id, let action):
                guard let alarm = alarm(id) else { continue }
                answers.append(action == Self.snoozeKey ? .snooze(alarm) : .dismiss(alarm))
                shown[alarm.instance] = nil
                answered.append(id)
            case .closed(let id, .dismissed):
                if missed == id { missed = nil }
                guard let alarm = alarm(id) else { continue }
                answers.append(.dismiss(alarm))
                shown[alarm.instance] = nil
            case .closed(let id, _):
                if missed == id { missed = nil }
                if let alarm = alarm(id) { shown[alarm.instance] = nil }
            case .serverVanished:
                // What still rings is shown again by the server that comes.
                shown = [:]
                missed = nil
                answered = []
            case .serverAppeared: break
            }
        }
        return answers
    }

    /// Takes away what was answered by a button; called when the answer is stored.
    mutating func closeAnswered() throws(NotificationError) {
        for id in answered { try server.close(id) }
        answered = []
    }

    private func alarm(_ id: DesktopNotification.ID) -> ScheduledAlarm? {
        shown.values.first { $0.id == id }?.alarm
    }

    /// Takes everything away, as when the program stops.
    mutating func clear() {
        sound = nil
        for known in shown.values { try? server.close(known.id) }
        shown = [:]
    }
}
