import CommandLineInterface
import CyclePipeline
import Household
import ICalendar
import Machine
import Messages
import Secrets

/// What a shell asks the program for while a command is typed, because no script can know it.
enum CompletableName: String, CaseIterable, Sendable {
    case feeds
    case appPasswords = "app-passwords"
    case people
    case alarms
    /// The values of the setting before the cursor.
    case settingValues = "setting-values"
}

extension Completion {
    static func names(_ kind: CompletableName) -> Completion { .names(kind.rawValue) }
}

extension Context {
    /// The names of a kind, as they are typed; nothing is created to find them.
    ///
    /// - Parameter word: The word before the cursor.
    func names(_ kind: CompletableName, after word: String) throws -> [String] {
        switch kind {
        case .people: try household().members().map(\.name)
        case .feeds: try storedPerson().member.access(.feed).map(\.name)
        case .appPasswords: try storedPerson().member.access(.appPassword).map(\.name)
        case .alarms: try storedPerson().ownAlarms().map(\.title)
        case .settingValues: Settings.Key(rawValue: word).map(Self.values) ?? []
        }
    }

    private static func values(of key: Settings.Key) -> [String] {
        switch key {
        case .language: Language.offered.map(\.rawValue)
        case .timezone: Clock.zoneNames
        case .keep: ["forever"]
        case .usualLength, .ownSymptoms, .hiddenSymptoms, .birthYear: ["none"]
        default: Settings.words(of: key)
        }
    }
}
