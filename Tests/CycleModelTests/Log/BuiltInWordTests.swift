import CycleModel
import Messages
import Testing

/// Symptoms and moods that everybody is offered: one id, and a name in each language.
@Suite struct BuiltInWordTests {
    @Test func `no name belongs to two of them, over all languages`() {
        var owners: [String: BuiltInWord] = [:]
        for word in BuiltInWord.allCases {
            let names = Language.offered.map { word.name(in: $0).lowercased() } + [word.rawValue]
            for name in Set(names) {
                #expect(owners.updateValue(word, forKey: name) == nil, "\(name)")
            }
        }
    }

    @Test func `each is offered in one list`() {
        #expect(BuiltInWord.symptoms + BuiltInWord.moods == BuiltInWord.allCases)
    }

    @Test(arguments: Language.offered)
    func `a name is understood in whatever case`(_ language: Language) {
        for word in BuiltInWord.symptoms {
            let name = word.name(in: language)
            for written in [name, name.uppercased(), word.rawValue] {
                #expect(BuiltInWord.stored(written, in: .symptoms) == word.rawValue)
            }
        }
        for word in BuiltInWord.moods {
            #expect(BuiltInWord.stored(word.name(in: language), in: .moods) == word.rawValue)
            #expect(language.name(ofWord: word.rawValue, in: .moods) == word.name(in: language))
        }
    }

    @Test func `a mood that is spelled like a symptom is an own word`() {
        #expect(Language.german.name(ofWord: "fatigue", in: .moods) == "fatigue")
        #expect(Language.german.name(ofWord: "fatigue", in: .symptoms) != "fatigue")
    }

    @Test func `a day has each built-in once and own words as they were written`() {
        var record = DayRecord()
        record.symptoms = ["Krämpfe", "Cold Feet", "cramps", "SKURCZE", "Cold Feet"]
        record.moods = ["ruhig", "calm", "tense"]
        #expect(record.symptoms == ["cramps", "Cold Feet"])
        #expect(record.moods == ["mood.calm", "tense"])
        // A symptom's name is no mood's.
        record.moods = ["Krämpfe"]
        #expect(record.moods == ["Krämpfe"])
    }

    @Test func `an entry of the journal that has names is read as ids`() throws {
        let body = Array("days\n2026-11-03\ts=Krämpfe\ts=kalte Füße\td=gereizt\n".utf8)
        guard case .days(let days) = try JournalCodec.decode(body) else {
            Issue.record("no days")
            return
        }
        #expect(days.map(\.record.symptoms) == [["cramps", "kalte Füße"]])
        #expect(days.map(\.record.moods) == [["mood.irritable"]])
    }
}
