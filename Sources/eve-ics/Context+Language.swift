import CommandLineInterface
import CycleModel
import CyclePipeline
import Household
import Messages

extension Context {
    /// The language of what is said to nobody in particular: what `--lang` names, else the environment's.
    var language: Language { languageWord ?? Self.environmentLanguage }

    /// The language of the person whom the command line names or of the store's first, as far as that can be read.
    var languageOfPerson: Language { (try? subject().language) ?? language }

    /// The person, who reads what `--lang` names, else the language of the settings, else the environment's.
    func reading(_ person: PersonState) -> PersonState {
        var person = person
        person.language = languageWord ?? person.settings.language ?? Self.environmentLanguage
        return person
    }

    /// Makes the environment's language the person's own with the first calendar that is made: what is served must not
    /// depend on where a command or a server was started.
    func keepLanguage(of member: Member, _ person: PersonState) throws {
        let language = Self.environmentLanguage
        guard person.settings.language == nil, languageWord == nil, language != .english else {
            return
        }
        _ = try member.write(at: now) { _ in
            [.setting(key: Settings.Key.language.rawValue, value: language.rawValue)]
        }
        note(language.settings.languageIsKept(language.ownName))
    }

    private static var environmentLanguage: Language {
        var environment: [String: String] = [:]
        for name in Language.environmentNames { environment[name] = Environment[name] }
        return Language(environment: environment)
    }
}

extension Language {
    /// Puts help and the manual page into the language.
    var helpTranslation: Translation { { manualText($0.id, $0.english) } }
}
