import CivilDate
import Messages
import Testing

/// Messages that no translator knows.
private struct UntranslatedMessages: MessageGroup {
    let language: Language

    func logged(_ days: String) -> String {
        text("test.logged", "Logged: {days}.", ["days": days])
    }

    func pills(_ count: Int, of pack: String) -> String {
        plural(
            "test.pills", count, one: "{count} pill of {pack}", other: "{count} pills of {pack}",
            ["pack": pack])
    }

    var unfilled: String { text("test.unfilled", "a {hole} and {", ["another": "x"]) }
}

@Suite struct MessageTests {
    @Test(arguments: Language.offered)
    func `a message without a translation is English`(_ language: Language) {
        let messages = UntranslatedMessages(language: language)
        #expect(messages.logged("x") == "Logged: x.")
        #expect(messages.pills(1, of: "pack 2") == "1 pill of pack 2")
        #expect(messages.pills(0, of: "pack 2") == "0 pills of pack 2")
        // Polish has another form for 22 than for 5; English has not.
        #expect(messages.pills(22, of: "pack 2") == "22 pills of pack 2")
    }

    @Test func `what fills a hole is not searched for holes`() {
        let messages = UntranslatedMessages(language: .english)
        #expect(messages.pills(2, of: "{count} {pack}") == "2 pills of {count} {pack}")
        #expect(messages.logged("}{") == "Logged: }{.")
    }

    @Test(arguments: ["שלום!", "note שלום!", "مرحبا (1)"])
    func `on a page, words from right to left keep their direction`(_ words: String) {
        let messages = UntranslatedMessages(language: .english)
        #expect(messages.logged(words) == "Logged: \(words).")
        Isolation.$isWanted.withValue(true) {
            #expect(messages.logged(words) == "Logged: \u{2068}\(words)\u{2069}.")
            for other in ["hello!", "año – 1", "日本語", "🩸", "Ω"] {
                #expect(messages.logged(other) == "Logged: \(other).")
            }
        }
        #expect(messages.logged(words) == "Logged: \(words).")
    }

    @Test func `a hole that nothing is known for stays`() {
        #expect(UntranslatedMessages(language: .english).unfilled == "a {hole} and {")
    }

    @Test func `an abbreviation at the end of a sentence has the only full stop`() {
        let messages = UntranslatedMessages(language: .german)
        #expect(messages.logged("3.–7. Nov.") == "Logged: 3.–7. Nov.")
        #expect(messages.logged("3.–7. Mai") == "Logged: 3.–7. Mai.")
    }

    @Test(arguments: [
        (Language.german, ["in 0 Tagen", "in 1 Tag", "in 2 Tagen", "in 21 Tagen"]),
        (.french, ["dans 0 jour", "dans 1 jour", "dans 2 jours", "dans 21 jours"]),
        (.polish, ["za 0 dni", "za 1 dzień", "za 2 dni", "za 21 dni"]),
    ])
    func `a count chooses the form of the language`(_ language: Language, _ expected: [String]) {
        #expect([0, 1, 2, 21].map(language.formats.inDays) == expected)
    }

    @Test func `Polish has three forms`() {
        let counts = [1, 2, 4, 5, 12, 21, 22, 25, 101, 102, 112, -2]
        #expect(
            counts.map(Language.polish.formats.weeks) == [
                "1 tydzień", "2 tygodnie", "4 tygodnie", "5 tygodni", "12 tygodni", "21 tygodni",
                "22 tygodnie", "25 tygodni", "101 tygodni", "102 tygodnie", "112 tygodni",
                "-2 tygodnie",
            ])
    }

    // MARK: Catalogue

    private static let catalogue = Catalogue(
        ids: MessageTable("a\0b.few\0b.none\0c\0ä\0"),
        texts: MessageTable("eins\0x\u{1F}y\u{1F}z\0\0drei\0vier\0"))

    @Test(arguments: [
        ("a", 0, "eins"), ("c", 0, "drei"), ("ä", 0, "vier"), ("b.few", 0, "x"), ("b.few", 1, "y"),
        ("b.few", 2, "z"),
        // A form that a translator left out is the last one.
        ("b.few", 5, "z"), ("a", 2, "eins"),
        // A message that no translator has seen yet has an empty text.
        ("b.none", 0, nil), ("b.none", 1, nil),
        ("", 0, nil), ("b", 0, nil), ("b.fewer", 0, nil), ("d", 0, nil), ("ö", 0, nil),
    ])
    func `a catalogue knows a message by its id`(_ id: String, _ form: Int, _ text: String?) {
        #expect(Self.catalogue.text(id, form: form).map(String.init) == text)
    }

    @Test func `an empty catalogue knows no message`() {
        let none = MessageTable("")
        #expect(Catalogue(ids: none, texts: none).text("a", form: 0) == nil)
    }

    // MARK: Pseudo-language

    @Test(arguments: [Language.pseudo, .mirrored])
    func `the pseudo-language accents each letter but the person's`(_ language: Language) {
        let messages = UntranslatedMessages(language: language)
        let text = messages.logged("3–7 Nov")
        #expect(text == "[Ļóĝĝéð: 3–7 Nov.~~~~~~]")
        let pills = messages.pills(3, of: "Mia")
        #expect(pills == "[3 þïļļš óƒ Mia~~~~~~~~~~]")
    }

    @Test func `the pseudo-language is two fifths longer`() {
        let english = Language.english.calendar.notContraception
        let pseudo = Language.pseudo.calendar.notContraception
        #expect(pseudo.count == english.count + (english.count * 2 + 4) / 5 + 2)
        #expect(!pseudo.contains { $0.isASCII && $0.isLetter })
    }
}
