import Addresses
import AlarmClock
import CommandLineInterface
import CyclePipeline
import HTTPServer
package import Household
package import Machine
import Messages

/// What is asked of an ntfy server, as a settings file of curl.
///
/// docs.ntfy.sh/publish: a message is JSON that is posted to the top of the server; a later one of the same
/// `sequence_id` takes its place, and DELETE takes it away. Servers before 2.16 show each as a message of its own.
package struct NtfyRequest {
    let setup: NtfySetup

    package init(setup: NtfySetup) {
        self.setup = setup
    }

    /// How long one try may take, in seconds, and all of them together.
    static let patience = 8
    static let limit: Int64 = 30
    private static let tries = 3

    /// - Parameter url: Where a button leads.
    func settings(
        for event: AlarmEvent, _ notice: AlarmNotice, url: (AlarmButton) -> String?
    ) -> [UInt8] {
        if event.kind == .stop { return deletion(of: event.id).bytes }
        let messages = notice.person.language.alarms
        let (title, body) = (notice.title(of: event), notice.body(of: event))
        // A message has to have a text.
        var json: JSON = [
            "topic": setup.topic, "message": body.isEmpty ? title : body,
            "title": body.isEmpty ? nil : title,
            "priority": Self.priority(of: event), "tags": ["alarm_clock"],
            "sequence_id": event.id,
        ]
        if event.kind == .ring, !event.isRest {
            let buttons: [(button: AlarmButton, label: String)] = [
                (.dismiss, messages.dismiss), (.snooze, messages.snooze),
            ]
            let actions = buttons.compactMap { button, label -> JSON? in
                url(button).map {
                    [
                        "action": "http", "label": label, "url": $0, "method": "POST",
                        "clear": true,
                    ]
                }
            }
            if !actions.isEmpty { json = json.adding(["actions": JSON.array(actions)]) }
        }
        return message(json.withoutNulls).bytes
    }

    /// Below 3 a phone makes no sound, so the first ring has that already.
    private static func priority(of event: AlarmEvent) -> Int {
        event.kind == .missed ? 2 : [3, 3, 4, 4, 5][event.level.number - 1]
    }

    /// A message that is only to arrive.
    package func trial(_ title: String) -> WebRequest {
        let json: JSON = [
            "topic": setup.topic, "message": title, "priority": 3, "tags": ["alarm_clock"],
        ]
        return WebRequest(
            "POST", setup.server,
            fields: fields + [("Content-Type", "application/json")], body: [json.line])
    }

    private func message(_ json: JSON) -> CurlSettings {
        var settings = start(setup.server.text)
        settings.setField("Content-Type", "application/json")
        settings.set("data-raw", json.line)
        return settings
    }

    private func deletion(of id: String) -> CurlSettings {
        var settings = start("\(setup.address)/\(id)")
        settings.set("request", "DELETE")
        return settings
    }

    private func start(_ url: String) -> CurlSettings {
        var settings = CurlSettings(url: url, seconds: Self.patience, agent: "eve-ics")
        for (name, value) in fields { settings.setField(name, value) }
        settings.set("fail")
        settings.set("output", "/dev/null")
        settings.set("max-filesize", 65_536)
        settings.set("retry", Self.tries - 1)
        settings.set("retry-connrefused")
        settings.set("retry-max-time", Self.patience * 2)
        return settings
    }

    /// Google is told of no message: phones fetch it from the server themselves.
    private var fields: [(name: String, value: String)] {
        [("Firebase", "no")] + (setup.token.map { [("Authorization", "Bearer \($0)")] } ?? [])
    }
}
