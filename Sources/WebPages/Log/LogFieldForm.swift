import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
import HTML
import Messages

/// The form of one field of a day, with what is recorded or, where that was refused, what was entered.
struct LogFieldForm {
    let field: RecordField
    let day: Day
    let person: PersonState
    /// The person when the page was opened: its choices stand in the order that they had.
    let opened: PersonState
    let refusal: LogPage.Refusal?

    private var language: Language { person.language }
    private var words: WebLogMessages { language.webLog }
    private var record: DayRecord { person.log[day] }
    private var id: String { "field-\(field.rawValue)" }
    private var errorID: String? { refusal == nil ? nil : "\(id)-error" }
    private var path: Path { WebRoute.log(day).path }

    @HTMLBuilder var html: HTML {
        form { control }
        if field == .symptoms { wordLists }
    }

    private func form(@HTMLBuilder _ content: () -> HTML) -> HTML {
        EntryForm(
            path: path, entry: person.lastEntry,
            fields: [("field", field.rawValue), ("opened", String(opened.lastEntry))], id: id,
            savesItself: true
        ) {
            content()
            if let refusal {
                p(.class("error"), .id(errorID), .role("alert")) { refusal.sentence }
            }
        }
    }

    @HTMLBuilder private var control: HTML {
        switch field {
        case .flow: radios(words.bleeding, flows, record.flow?.rawValue)
        case .period: radios(words.period, periodMarks, periodMark)
        case .lh:
            radios(
                words.ovulationTest,
                [
                    ("", words.notLogged), ("positive", words.positive),
                    ("negative", words.negative),
                ],
                record.lh?.rawValue)
        case .mucus: radios(words.mucus, mucuses, record.mucus?.rawValue)
        case .ovulation:
            radios(
                words.ovulation, [("", words.notLogged), ("yes", words.noticed)],
                record.ovulationObserved ? "yes" : nil)
        case .dose:
            radios(
                words.dose,
                [
                    ("", words.notLogged), ("taken", words.taken), ("late", words.late),
                    ("skipped", words.skipped),
                ], record.dose?.rawValue)
        case .temperature:
            let unit = person.temperatureUnit
            measure(
                words.temperature, record.temperature.map { unit.digits($0, in: language) },
                words.measureHint(unit.example(in: language), unit: unit.symbol))
        case .weight:
            let unit = person.weightUnit
            measure(
                words.weight, record.weight.map { unit.digits($0, in: language) },
                words.measureHint(unit.example(in: language), unit: unit.symbol))
        case .symptoms:
            checkboxes(words.symptoms, .symptoms, another: words.ownSymptom)
        case .moods:
            checkboxes(words.mood, .moods, another: words.ownMood)
        case .note: note
        }
    }

    // MARK: Choices

    private typealias Choice = (value: String, text: String)

    private func radios(_ title: String, _ choices: [Choice], _ recorded: String?) -> HTML {
        let chosen = refusal?.typed.first ?? recorded ?? ""
        return fieldset(.class("chips"), .ariaDescribedby(errorID)) {
            legend { title }
            for choice in choices {
                label(.class("chip")) {
                    input(
                        .type("radio"), .name("value"), .value(choice.value),
                        .checked(choice.value == chosen))
                    span { choice.text }
                }
            }
            noscript { saveButton }
        }
    }

    private var flows: [Choice] {
        [
            ("", words.notLogged), ("none", words.none), ("spotting", words.spotting),
            ("light", words.light), ("medium", words.medium), ("heavy", words.heavy),
            ("unknown", words.periodDay),
        ]
    }

    private var mucuses: [Choice] {
        [
            ("", words.notLogged), ("dry", words.dry), ("sticky", words.sticky),
            ("creamy", words.creamy), ("watery", words.watery), ("eggwhite", words.eggWhite),
        ]
    }

    private var periodMarks: [Choice] {
        [("", words.goesOn), ("first", words.firstDay), ("last", words.lastDay)]
    }

    private var periodMark: String? {
        record.periodEnded ? "last" : record.periodEndUnknown ? "first" : nil
    }

    private func offered(_ list: BuiltInWord.List) -> OfferedWords {
        OfferedWords(list, on: day, of: person, opened: opened)
    }

    private func checkboxes(
        _ title: String, _ list: BuiltInWord.List, another: String
    ) -> HTML {
        let offered = offered(list).words
        let typed = refusal?.typed
        let own = typed?.last ?? ""
        let chosen = Set(typed.map { $0.dropLast() } ?? record.words(in: list)[...])
        let all = offered + chosen.filter { !offered.contains($0) }.sorted()
        return section(.class("stack")) {
            fieldset(.class("chips")) {
                legend { title }
                for word in all {
                    label(.class("chip")) {
                        input(
                            .type("checkbox"), .name("value"), .value(word),
                            .checked(chosen.contains(word)))
                        span(.dir("auto")) { language.name(ofWord: word, in: list) }
                    }
                }
            }
            div(.class("field")) {
                label(.for("\(id)-own")) { another }
                div(.class("row")) {
                    input(
                        .id("\(id)-own"), .type("text"), .name("own"), .value(own), .dir("auto"),
                        .maxlength(TypedValue.longestWord), .autocomplete("off"),
                        .ariaInvalid(refusal != nil), .ariaDescribedby(errorID))
                    button(.type("submit")) { words.add }
                }
            }
            noscript { saveButton }
        }
    }

    /// Which symptoms are offered at all.
    @HTMLBuilder private var wordLists: HTML {
        let offered = offered(.symptoms)
        let unused = offered.words.filter { !record.symptoms.contains($0) }
        if !unused.isEmpty || !offered.hidden.isEmpty {
            details {
                summary { words.hideSome }
                div(.class("row")) {
                    for word in unused {
                        let name = language.name(ofWord: word, in: .symptoms)
                        wordButton(words.hide(name), "hide", word)
                    }
                    for word in offered.hidden {
                        let name = language.name(ofWord: word, in: .symptoms)
                        wordButton(words.show(name), "show", word)
                    }
                }
            }
        }
    }

    private func wordButton(_ text: String, _ action: String, _ word: String) -> HTML {
        EntryButton(text: text, path: path, entry: person.lastEntry)(
            ("action", action), ("word", word), ("opened", String(opened.lastEntry)))
    }

    // MARK: Texts

    private func measure(_ title: String, _ recorded: String?, _ hint: String) -> HTML {
        div(.class("field")) {
            label(.for("\(id)-value")) { title }
            p(.class("hint"), .id("\(id)-hint")) { hint }
            div(.class("row")) {
                input(
                    .id("\(id)-value"), .type("text"), .inputmode("decimal"), .name("value"),
                    .value(refusal?.typed.first ?? recorded ?? ""), .maxlength(20),
                    .autocomplete("off"), .ariaInvalid(refusal != nil),
                    .ariaDescribedby(errorID ?? "\(id)-hint"))
                saveButton
            }
        }
    }

    @HTMLBuilder private var note: HTML {
        div(.class("field")) {
            label(.for("\(id)-value")) { words.note }
            textarea(
                .id("\(id)-value"), .name("value"), .rows(3), .ariaInvalid(refusal != nil),
                .ariaDescribedby(errorID), .dir("auto"),
                text: refusal?.typed.first ?? record.note ?? "")
            div(.class("row")) { saveButton }
        }
    }

    private var saveButton: HTML { button(.type("submit")) { words.save } }
}
