import CalendarModel
import Messages
import Testing

/// Neutral titles give nothing away, in any language.
@Suite struct NeutralTitlesTests {
    private static let languages = Language.offered

    /// Lower-case words of four letters or more, so that "de" and "del" don't count.
    private static func words(_ title: String) -> Set<String> {
        Set(title.lowercased().split { !$0.isLetter }.map(String.init).filter { $0.count > 3 })
    }

    @Test(arguments: languages)
    func `each kind has a neutral title of its own`(_ language: Language) {
        let titles = EventKind.allCases.map { Titles.neutral.title($0, in: language) }
        #expect(Set(titles).count == titles.count)
        #expect(titles.allSatisfy { !$0.isEmpty })
        #expect(EventKind.allCases.allSatisfy { Titles.plain.title($0, in: language) != "" })
    }

    @Test(arguments: languages)
    func `a neutral title is no word for a period and shares none with a plain title`(
        _ language: Language
    ) {
        let telling = Self.languages.flatMap { other in
            EventKind.allCases.filter { $0 != .prompt }.map { Titles.plain.title($0, in: other) }
                + [Titles.plain.expectedPeriod(in: other)]
        }.reduce(into: Set<String>()) { $0.formUnion(Self.words($1)) }
        for kind in EventKind.allCases {
            let title = Titles.neutral.title(kind, in: language)
            #expect(!PeriodWords().contains(title), "\(title)")
            #expect(Self.words(title).isDisjoint(with: telling), "\(title)")
        }
    }
}
