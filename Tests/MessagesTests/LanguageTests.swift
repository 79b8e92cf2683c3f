import Messages
import Testing

@Suite struct LanguageTests {
    @Test(arguments: [
        ("de", Language.german), ("de-AT", .german), ("de_DE.UTF-8", .german), ("DE", .german),
        ("en", .english), ("en_GB.UTF-8", .english), ("en_US.UTF-8", .americanEnglish),
        ("pt", .brazilianPortuguese), ("pt_BR", .brazilianPortuguese), ("pl", .polish),
        ("C", .english), ("C.UTF-8", .english), ("POSIX", .english), ("en-XA", .pseudo),
        ("ca_ES@valencia", nil), ("", nil), ("-", nil),
    ])
    func `a tag or the name of a locale names a language`(_ tag: String, _ language: Language?) {
        #expect(Language(tag: tag) == language)
    }

    @Test(arguments: [
        (["LANG": "pl_PL.UTF-8"], Language.polish),
        (["LC_ALL": "C", "LANG": "pl_PL.UTF-8"], .english),
        (["LC_ALL": "", "LC_MESSAGES": "fr_FR.UTF-8", "LANG": "pl_PL.UTF-8"], .french),
        (["LANG": "ca_ES.UTF-8", "LANGUAGE": "ca:es:fr"], .spanish),
        (["LANG": "ca_ES.UTF-8"], .english), ([:], .english),
    ])
    func `the environment names a language`(_ environment: [String: String], _ language: Language) {
        #expect(Language(environment: environment) == language)
    }
}
