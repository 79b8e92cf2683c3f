import Secrets
import Store

/// Where a person's alarms are told of outside of the program.
extension MemberAlarms {
    private static let ntfy = "alarms/ntfy"
    private static let command = "alarms/command"

    package func ntfy() throws -> NtfySetup? {
        try household.store.personSetting(Self.ntfy, of: person.id)
            .flatMap(NtfySetup.init(stored:))
    }

    package func setNtfy(_ setup: NtfySetup?) throws {
        try household.store.setPersonSetting(Self.ntfy, of: person.id, to: setup?.stored)
    }

    /// Without a choice, the command of a server hears of the store's first person, who set it up, and of nobody else.
    package func command() throws -> AlarmCommandChoice {
        let stored = try household.store.personSetting(Self.command, of: person.id)
        if let choice = stored.flatMap(AlarmCommandChoice.init(stored:)) { return choice }
        return AlarmCommandChoice(isOn: try household.store.firstPerson()?.id == person.id)
    }

    package func setCommand(_ choice: AlarmCommandChoice) throws {
        try household.store.setPersonSetting(Self.command, of: person.id, to: choice.stored)
    }

    /// The names of those of whose alarms somebody may be told outside of the program.
    ///
    /// - Parameter hasCommand: Whether a command hears of those who chose so, and of the first person.
    package static func namesOutside(
        in household: Household, hasCommand: Bool
    ) throws -> Set<String> {
        let store = household.store
        var people = try store.people(having: ntfy)
        if hasCommand {
            people += try store.people(having: command) + [store.firstPerson()].compactMap(\.self)
        }
        return Set(people.map(\.name))
    }

    package var key: AlarmKey { AlarmKey(Seed(person.seed) ?? .random()) }

    /// Lets buttons in messages find the person.
    package func keepButtons() throws {
        try household.store.keepAlarmButtons(key.selector, of: person.id)
    }
}

extension Household {
    /// Whose the button of a message is.
    ///
    /// - Complexity: One row, however many people there are.
    package func member(ofAlarmButton token: Substring) throws -> Member? {
        let selector = AlarmKey.selector(of: token)
        guard let person = try store.person(ofAlarmButtons: selector) else { return nil }
        let member = Member(household: self, person: person)
        return member.alarms.key.isOwn(token) ? member : nil
    }
}
