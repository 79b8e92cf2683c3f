package import CycleAlarms
import CyclePipeline
import Store

/// What a running program has to know of a person to tell of alarms outside.
package struct AlarmDelivery: Sendable {
    package let ntfy: NtfySetup?
    package let command: AlarmCommandChoice
    package let key: AlarmKey
    private let household: Household

    fileprivate init(of member: Member) throws {
        ntfy = try member.alarms.ntfy()
        command = try member.alarms.command()
        key = member.alarms.key
        household = member.household
        // Where it cannot be written, buttons do nothing until it can.
        if !household.isReadOnly { try? member.alarms.keepButtons() }
    }

    /// Where a button of a message leads, by the address that a server was told last; `nil` where nobody would answer.
    package func url(of button: AlarmButton, for alarm: ScheduledAlarm) -> String? {
        (try? household.publicAddress())?.flatMap(PublicURL.init).map {
            let token = key.token(of: alarm.instance, for: button)
            return "\($0.text)/alarm/\(token)/\(button.rawValue)"
        }
    }
}

/// One person's `AlarmDelivery`, read where something was written since the last look.
package struct AlarmDeliveryReader {
    private let household: LiveHousehold
    private let name: String?
    private var known: (post: AlarmDelivery, stamp: ChangeStamp, store: any Store)?

    /// - Parameter name: The person's; the store's first without it.
    package init(_ household: LiveHousehold, person name: String?) {
        self.household = household
        self.name = name
    }

    /// `nil` where there is no such person.
    package mutating func post(at now: Int64) throws -> AlarmDelivery? {
        guard let member = try household.member(named: name, at: now) else { return nil }
        let (stamp, store) = (member.alarms.changeStamp, member.household.store)
        if let known, known.stamp == stamp, known.store === store { return known.post }
        let post = try AlarmDelivery(of: member)
        known = (post, stamp, store)
        return post
    }

    /// Whether this program is the one of all that run on the store that sends the person's messages.
    package func isSender(at now: Int64) throws -> Bool {
        guard let member = try household.member(named: name, at: now) else { return false }
        return member.household.store.claimMessages(of: member.person.id)
    }
}

extension LiveHousehold {
    /// The person of that name, or the store's first without one.
    func member(named name: String?, at now: Int64) throws -> Member? {
        let household = current(now)
        guard let name else { return try household.firstMember() }
        return try household.member(named: name)
    }
}
