import CyclePipeline
import CycleViews
import Messages
import Testing

/// Settings as the journal says them.
@Suite struct SettingsTextTests {
    @Test func `every setting has words of its own, also for its default`() {
        for key in Settings.Key.allCases {
            #expect(Settings.words(key.rawValue, nil, in: .english)?.isEmpty == false, "\(key)")
        }
        #expect(
            Set(Settings.Key.allCases.map { Settings.words($0.rawValue, nil, in: .english) }).count
                == Settings.Key.allCases.count)
        #expect(Settings.words("week-start", "sunday", in: .english) == "weeks begin on Sunday")
        #expect(Settings.words("week-start", "saturday", in: .german) == "Wochen ab Samstag")
        #expect(Settings.words("weight", nil, in: .americanEnglish) == "weights in pounds")
        #expect(Settings.words("theme", "dark", in: .english) == "dark web page")
        #expect(
            Settings.words("own-symptoms", "heartburn, acne", in: .english)
                == "own symptoms “heartburn, acne”")
        #expect(Settings.words("hide-fertility", "yes", in: .english) == "fertile days hidden")
        #expect(Settings.words("keep", "24 months", in: .english) == "history kept for 2 years")
        #expect(Settings.words("keep", "1 year", in: .english) == "history kept for 1 year")
        #expect(Settings.words("usual-length", "31", in: .english) == "usual cycle length 31 days")
    }

    @Test func `what is no setting has no words`() {
        #expect(Settings.words("remind.period", "off", in: .english) == nil)
        #expect(Settings.words("week-start", "someday", in: .english) == nil)
    }

    @Test func `each word that a setting takes means something of its own`() {
        for key in Settings.Key.allCases {
            let words = Settings.words(of: key)
            #expect(
                Set(words.map { Settings.words(key.rawValue, $0, in: .english) }).count
                    == words.count)
            #expect(words.allSatisfy { Settings.words(key.rawValue, $0, in: .english) != nil })
            #expect(words.isEmpty || words.contains(Settings([:]).shown(key)), "\(key)")
        }
    }

    @Test func `names are kept once, in their order, and without the blanks around them`() {
        #expect(Settings.names(" a,b  c , A,,\tb c") == ["a", "b c"])
        #expect(Settings.value(ofNames: ["b", " a, c ", "B"]) == "b, a, c")
        #expect(Settings.value(ofNames: [" ", ","]) == nil)
        let settings = Settings(["own-symptoms": "heartburn, Cold feet", "birth-year": "1991"])
        #expect(settings.ownSymptoms == ["heartburn", "Cold feet"])
        #expect(settings.hiddenSymptoms.isEmpty)
        #expect(settings.birthYear == 1991)
    }

    @Test(arguments: [Settings.Key.ownSymptoms, .hiddenSymptoms])
    func `two names of one symptom are one`(_ key: Settings.Key) throws {
        let value = try Settings.value(
            of: key, "Krämpfe,foo,Cramps,FOO,skurcze", on: SamplePerson.today, zone: { $0 })
        #expect(value == "cramps, foo")
        // Whether it was kept so or as it was typed.
        for kept in ["cramps, foo", "Krämpfe, foo, Cramps"] {
            let settings = Settings([key.rawValue: kept])
            #expect(settings.shown(key, in: .english) == "cramps, foo")
            #expect(settings.shown(key, in: .german) == "Krämpfe, foo")
            #expect(settings.shown(key) == "cramps, foo")
        }
    }

    @Test func `a choice that a later version made is the default here`() {
        let settings = Settings(["theme": "sepia", "home": "garden", "birth-year": "?"])
        #expect(settings.theme == .system)
        #expect(settings.home == .today)
        #expect(settings.birthYear == nil)
        #expect(Settings.words("theme", "sepia", in: .english) == nil)
    }
}
