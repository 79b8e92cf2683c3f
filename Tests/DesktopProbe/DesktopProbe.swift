import AlarmSounds
import DesktopNotifications
import Glibc

/// Shows notifications, or plays a tone, as it is told on its standard input; ends with that.
///
/// `desktop-probe notifications`, `desktop-probe sound PERCENT SECONDS|endless`, or `desktop-probe wave PERCENT SECONDS`,
/// which writes the tone to standard output.
@main
enum DesktopProbe {
    static func main() {
        let words = CommandLine.arguments.dropFirst()
        switch words.first {
        case "notifications": notifications()
        case "sound": sound(Array(words.dropFirst()))
        case "wave":
            let numbers = words.dropFirst().compactMap { Int($0) }
            let file = AlarmTone(percent: numbers[0]).file(seconds: numbers[1])
            _ = unsafe write(STDOUT_FILENO, file, file.count)
        default: exit(2)
        }
    }

    private static func say(_ words: String...) {
        print(words.joined(separator: "\t"))
        fflush(nil)
    }

    // MARK: Notifications

    private static func notifications() {
        do throws(NotificationError) {
            var server = try NotificationServer()
            say("open", server.capabilities.sorted().joined(separator: " "))
            while true {
                do throws(NotificationError) {
                    try converse(&server)
                    return
                } catch {
                    say("error", error.description)
                    if error == .lostBus { break }
                }
            }
        } catch {
            say("error", error.description)
        }
        // The process has to be there, whatever became of the bus.
        while let line = readLine() { say("still", line) }
    }

    /// Waits for a line and for events in one poll(2), as a clock does for its timer.
    private static func converse(
        _ server: inout NotificationServer
    ) throws(NotificationError) {
        while true {
            var waiting = [
                pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
                pollfd(fd: server.descriptor, events: server.pollEvents, revents: 0),
            ]
            _ = unsafe poll(&waiting, 2, server.hasEvents ? 0 : -1)
            for event in try server.events(within: 0) { say("event", name(of: event)) }
            guard waiting[0].revents != 0 else { continue }
            guard let line = readLine() else { return }
            try obey(line.split(separator: "\t").map(String.init), &server)
        }
    }

    private static func name(of event: NotificationEvent) -> String {
        switch event {
        case .invoked(let id, let action): "invoked \(id.number) \(action)"
        case .closed(let id, let reason): "closed \(id.number) \(reason)"
        case .serverVanished(let ids):
            (["vanished"] + ids.map { "\($0.number)" }).joined(separator: " ")
        case .serverAppeared: "appeared"
        }
    }

    /// `show`, then pairs such as `title=…`; `close ID`; `idle MILLISECONDS`.
    private static func obey(
        _ words: [String], _ server: inout NotificationServer
    ) throws(NotificationError) {
        switch words.first {
        case "show":
            var fields: [String: String] = [:]
            for word in words.dropFirst() {
                let pair = word.split(separator: "=", maxSplits: 1).map(String.init)
                fields[pair[0]] = pair.count > 1 ? pair[1] : ""
            }
            let old = fields["replacing"].flatMap { UInt32($0) }.map(DesktopNotification.ID.init)
            say("shown", "\(try server.show(notification(fields), replacing: old).number)")
        case "close":
            try server.close(DesktopNotification.ID(UInt32(words[1]) ?? 0))
            say("closing", words[1])
        case "idle":
            for event in try server.events(within: CInt(words[1]) ?? 0) {
                say("event", name(of: event))
            }
            say("idled")
        default: say("what")
        }
    }

    private static func notification(_ fields: [String: String]) -> DesktopNotification {
        var notification = DesktopNotification(
            appName: "probe", title: fields["title"] ?? "", body: fields["body"] ?? "")
        notification.urgency =
            fields["urgency"].flatMap { UInt8($0) }
            .flatMap(DesktopNotification.Urgency.init) ?? .normal
        notification.expiry = .never
        notification.isSilent = fields["silent"] != nil
        notification.isResident = fields["resident"] != nil
        notification.isTransient = fields["transient"] != nil
        notification.soundName = fields["sound"]
        notification.category = fields["category"]
        notification.actions = (fields["actions"] ?? "").split(separator: ",").map {
            DesktopNotification.Action(key: String($0), label: "Do \($0)")
        }
        return notification
    }

    // MARK: Sound

    private static func sound(_ words: [String]) {
        let length: AlarmSound.Length = Int(words[1]).map { .seconds($0) } ?? .untilStopped
        do throws(AlarmSoundError) {
            var sound = try AlarmSound(percent: Int(words[0]) ?? 100, length: length)
            say("playing")
            while sound.state() == .playing {
                var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
                if unsafe poll(&waiting, 1, 50) > 0 {
                    say("stopping")
                    break
                }
            }
            say("\(sound.state())")
        } catch {
            say("error", error.description)
        }
        while readLine() != nil {}
    }
}
