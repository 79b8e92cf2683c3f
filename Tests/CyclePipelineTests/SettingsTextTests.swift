import CyclePipeline
import Testing

/// Settings as the journal says them.
@Suite struct SettingsTextTests {
    @Test func `every setting has words of its own, also for its default`() {
        for key in Settings.Key.allCases {
            #expect(Settings.words(key.rawValue, nil)?.isEmpty == false, "\(key)")
        }
        #expect(
            Set(Settings.Key.allCases.map { Settings.words($0.rawValue, nil) }).count
                == Settings.Key.allCases.count)
        #expect(Settings.words("week-start", "sunday") == "weeks begin on Sunday")
        #expect(Settings.words("hide-fertility", "yes") == "fertile days hidden")
        #expect(Settings.words("usual-length", "31") == "usual cycle length 31 days")
    }

    @Test func `what is no setting has no words`() {
        #expect(Settings.words("remind.period", "off") == nil)
        #expect(Settings.words("week-start", "someday") == nil)
    }
}
