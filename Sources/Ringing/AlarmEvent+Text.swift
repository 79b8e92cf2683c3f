import AlarmClock
import CommandLineInterface
import CycleAlarms
import CyclePipeline
import Household
import Messages

extension AlarmNotice {
    /// In as many bytes as an ntfy server takes, whatever a stored entry is called.
    func title(of event: AlarmEvent) -> String {
        let title =
            switch event.kind {
            case .missed: missed(event.alarms)
            case .ring, .stop:
                event.isRest
                    ? person.language.alarms.moreRing(event.alarms.count) : title(of: event.alarm)
            }
        let short = title.prefix(bytes: 900)
        // A message has to have a text.
        return short.isEmpty ? person.language.alarms.neutralTitle : short
    }

    /// Empty where there is nothing to say beside the title.
    func body(of event: AlarmEvent) -> String {
        event.kind == .missed || event.isRest ? "" : body(of: event.alarm).prefix(bytes: 3_000)
    }
}

extension String {
    /// The characters that fit.
    fileprivate func prefix(bytes limit: Int) -> String {
        guard utf8.count > limit else { return self }
        var (end, count) = (startIndex, 0)
        while end < endIndex {
            let next = index(after: end)
            count += self[end..<next].utf8.count
            guard count <= limit else { break }
            end = next
        }
        return String(self[..<end])
    }
}

extension AlarmEvent {
    /// For the program of `--run`, on one line; docs/json.md describes it.
    func json(_ notice: AlarmNotice, at now: Int64) -> JSON {
        let body = notice.body(of: self)
        let json: JSON = [
            "event": kind.rawValue, "id": id, "title": notice.title(of: self),
            "text": body.isEmpty ? nil : body, "count": alarms.count, "level": level.number,
            "urgency": urgency, "continuous": isContinuous,
            "secondsUntilDue": Int(clamping: alarm.instance.due - now),
        ]
        return JSON.object([("schema", 1.json)]).adding(json.withoutNulls)
    }

    /// As desktops call it.
    private var urgency: String {
        switch kind {
        case .ring: level.isCritical ? "critical" : "normal"
        case .stop, .missed: "low"
        }
    }
}
