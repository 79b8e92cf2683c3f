package import AlarmClock
package import CycleAlarms
package import CyclePipeline
import Store

/// A person's alarms around a moment, with what is known of each: what every door that rings or silences looks at.
package struct AlarmSnapshot: Sendable {
    package let person: PersonState
    /// The earliest first.
    package let alarms: [ScheduledAlarm]
    package let marks: [AlarmInstance.ID: AlarmMark]
    /// When programs of ours were about to ring, as far as they have not said since that they did.
    let claims: [AlarmInstance.ID: Int64]
    /// Whether there are more than are looked at.
    package let isCut: Bool

    /// - Parameter seconds: How far ahead alarms are looked for; no further than the board reaches.
    init(_ board: AlarmBoard, at now: Int64, ahead seconds: Int64) {
        let span = now..<now + seconds
        person = board.person
        let alarms = board.schedule.alarms.filter { $0.concerns(span) }
        let others = [board.studyAlarm(at: now)].compactMap(\.self).filter { $0.concerns(span) }
        self.alarms =
            others.isEmpty
            ? alarms
            : (alarms + others).sorted { $0.rings(before: $1) }
        isCut = board.schedule.isCut
        marks = board.marks
        claims = board.claims
    }

    package func poll(at now: Int64) -> AlarmClock.Reading {
        AlarmClock.read(alarms.lazy.map(\.instance), marks, now: now)
    }

    package func state(of alarm: ScheduledAlarm, at now: Int64) -> AlarmState {
        alarm.instance.state(at: now, marks.mark(of: alarm.instance.id))
    }

    /// What is to be seen of it now: what rings, and what was told and not dismissed.
    package func ringing(at now: Int64) -> [ScheduledAlarm] {
        alarms.filter { alarm in
            switch state(of: alarm, at: now) {
            case .ringing, .standing, .missed: true
            case .waiting(let until): until > now && alarm.instance.begin <= now
            case .over: false
            }
        }
    }

    /// What is still to ring, the next first.
    package func coming(after now: Int64) -> [ScheduledAlarm] {
        alarms.filter { alarm in
            if case .waiting = state(of: alarm, at: now) { true } else { false }
        }
    }
}

extension [StoredAlarmMark] {
    /// What is known to every door. A claim counts once it was told that nobody may have heard the alarm.
    package var marks: [AlarmInstance.ID: AlarmMark] {
        Dictionary(
            map { mark in
                (
                    mark.id,
                    AlarmMark(
                        acknowledged: mark.acknowledged, snoozedUntil: mark.snoozedUntil,
                        rung: mark.rung, claimed: mark.isTold ? mark.claimed : nil)
                )
            }, uniquingKeysWith: { $1 })
    }

    var claims: [AlarmInstance.ID: Int64] {
        Dictionary(
            compactMap { mark in mark.isTold ? nil : mark.claimed.map { (mark.id, $0) } },
            uniquingKeysWith: { $1 })
    }
}

extension StoredAlarmMark {
    fileprivate var id: AlarmInstance.ID { AlarmInstance.ID(uid: uid, recurrence: recurrence) }

    fileprivate var isTold: Bool { rung.map { $0 >= claimed ?? .min } ?? false }
}
