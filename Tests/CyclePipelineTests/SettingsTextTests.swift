import CyclePipeline
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
        #expect(Settings.words("hide-fertility", "yes", in: .english) == "fertile days hidden")
        #expect(Settings.words("keep", "24 months", in: .english) == "history kept for 2 years")
        #expect(Settings.words("keep", "1 year", in: .english) == "history kept for 1 year")
        #expect(Settings.words("usual-length", "31", in: .english) == "usual cycle length 31 days")
    }

    @Test func `what is no setting has no words`() {
        #expect(Settings.words("remind.period", "off", in: .english) == nil)
        #expect(Settings.words("week-start", "someday", in: .english) == nil)
    }
}
