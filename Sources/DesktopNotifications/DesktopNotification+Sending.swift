/// What the server gets of it: texts that are short and clean, and hints for what is not the default.
extension DesktopNotification {
    var sentAppName: String { NotificationText.plain(appName, bytes: Self.appNameBytes) }

    /// Titles have no markup.
    var sentTitle: String { NotificationText.plain(title, bytes: Self.titleBytes) }

    func sentBody(_ capabilities: Set<String>) -> String {
        let text = NotificationText.plain(body, bytes: Self.bodyBytes, hasLines: true)
        return capabilities.contains("body-markup") ? NotificationText.escaped(text) : text
    }

    var sentActions: [Action] {
        actions.prefix(Self.mostActions).map { action in
            Action(
                key: NotificationText.plain(action.key, bytes: Self.nameBytes),
                label: NotificationText.plain(action.label, bytes: Self.labelBytes))
        }
    }

    var milliseconds: Int32 {
        switch expiry {
        case .never: 0
        case .byServer: -1
        // Zero would be never.
        case .after(let milliseconds): max(1, milliseconds)
        }
    }

    var hints: [(name: String, value: BusValue)] {
        var hints: [(name: String, value: BusValue)] = [("urgency", .byte(urgency.rawValue))]
        let words = [("category", category), ("sound-name", soundName)]
        for case (let name, let word?) in words {
            hints.append((name, .string(NotificationText.plain(word, bytes: Self.nameBytes))))
        }
        let flags = [
            ("suppress-sound", isSilent), ("resident", isResident), ("transient", isTransient),
        ]
        for case (let name, true) in flags { hints.append((name, .bool(true))) }
        return hints
    }
}
