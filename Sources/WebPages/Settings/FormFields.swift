import CivilDate
import HTML
import Planner

/// The fields of a form: each with its label, what was typed, and what is wrong with that beside it.
struct FormFields {
    var typed = TypedForm()
    /// Stands before every id, so that two forms of a page have none in common.
    var prefix = ""

    /// A choice of some.
    typealias Choice = (value: String, text: String)

    private func id(_ name: String) -> String { "\(prefix)\(name)" }

    /// What was typed, else `value`.
    private func shown(_ name: String, _ value: String) -> String { typed[name] ?? value }

    /// A line of text, a date, a time or a number.
    @HTMLBuilder func line(
        _ name: String, _ text: String, _ value: String, type: StaticString = "text",
        hint: String? = nil, min: String? = nil, max: String? = nil, longest: Int = 500
    ) -> HTML {
        div(.class("field")) {
            label(.for(id(name))) { text }
            input(
                .type(type), .id(id(name)), .name(name), .value(shown(name, value)), .min(min),
                .max(max), .maxlength(longest).when(type.description == "text"),
                .dir("auto").when(type.description == "text"),
                .autocomplete("off"), .ariaDescribedby(notesOf(name, hint)),
                .ariaInvalid(typed.faults[name] != nil))
            notes(name, hint)
        }
    }

    /// A text of several lines.
    @HTMLBuilder func text(
        _ name: String, _ text: String, _ value: String, rows: Int = 3, hint: String? = nil,
        isLabelShown: Bool = true
    ) -> HTML {
        div(.class("field")) {
            label(.for(id(name)), .class("hidden").when(!isLabelShown)) { text }
            textarea(
                .id(id(name)), .name(name), .rows(rows), .dir("auto"),
                .maxlength(TextRule.note.longest), .autocomplete("off"),
                .ariaDescribedby(notesOf(name, hint)), .ariaInvalid(typed.faults[name] != nil),
                text: shown(name, value))
            notes(name, hint)
        }
    }

    /// One of some choices, folded up.
    ///
    /// - Parameter languages: Those of choices in another language than the page's.
    @HTMLBuilder func list(
        _ name: String, _ text: String, _ value: String, _ choices: [Choice],
        hint: String? = nil, languages: [String: String] = [:]
    ) -> HTML {
        div(.class("field")) {
            label(.for(id(name))) { text }
            select(
                .id(id(name)), .name(name), .ariaDescribedby(notesOf(name, hint)),
                .ariaInvalid(typed.faults[name] != nil)
            ) {
                for choice in choices {
                    option(
                        .value(choice.value), .selected(choice.value == shown(name, value)),
                        .lang(languages[choice.value]),
                        .dir("auto").when(languages.isEmpty)
                    ) { choice.text }
                }
            }
            notes(name, hint)
        }
    }

    /// On or off. A field for "off" stands before it, so that a form which has neither changes nothing.
    @HTMLBuilder func toggle(
        _ name: String, _ text: String, _ isOn: Bool, hint: String? = nil
    ) -> HTML {
        div(.class("field")) {
            input(.type("hidden"), .name(name), .value("no"))
            label(.class("switch")) {
                input(
                    .type("checkbox"), .role("switch"), .name(name), .value("yes"),
                    .checked(shown(name, isOn ? "yes" : "no") == "yes"),
                    .ariaDescribedby(notesOf(name, hint)))
                span { text }
            }
            notes(name, hint)
        }
    }

    /// Several of some choices.
    @HTMLBuilder func chips(
        _ name: String, _ text: String, _ values: [String], _ choices: [Choice]
    ) -> HTML {
        let chosen = typed.isSent ? typed.all(name) : values
        fieldset(.class("chips"), .ariaDescribedby(notesOf(name, nil))) {
            legend { text }
            for choice in choices {
                label(.class("chip")) {
                    input(
                        .type("checkbox"), .name(name), .value(choice.value),
                        .checked(chosen.contains(choice.value)))
                    span(.dir("auto")) { choice.text }
                }
            }
            notes(name, nil)
        }
    }

    /// One of some choices, each on a line of its own.
    ///
    /// - Parameter hints: What stands below choices, by their values.
    @HTMLBuilder func choices(
        _ name: String, _ text: String, _ value: String, _ choices: [Choice],
        hints: [String: String] = [:]
    ) -> HTML {
        fieldset(.class("choices"), .ariaDescribedby(notesOf(name, nil))) {
            legend { text }
            for choice in choices {
                let hint = hints[choice.value]
                label {
                    input(
                        .type("radio"), .name(name), .value(choice.value),
                        .checked(choice.value == shown(name, value)),
                        .ariaDescribedby(hint.map { _ in "\(id(name))-\(choice.value)-hint" }))
                    span { choice.text }
                }
                if let hint {
                    p(.class("muted"), .id("\(id(name))-\(choice.value)-hint")) { hint }
                }
            }
            notes(name, nil)
        }
    }

    /// A box to tick before something is done.
    @HTMLBuilder func box(_ name: String, _ text: String) -> HTML {
        div(.class("choices")) {
            label {
                input(
                    .type("checkbox"), .name(name), .value("yes"), .checked(typed[name] == "yes"),
                    .ariaDescribedby(notesOf(name, nil)),
                    .ariaInvalid(typed.faults[name] != nil))
                span { text }
            }
            notes(name, nil)
        }
    }

    @HTMLBuilder func file(_ name: String, _ text: String, hint: String) -> HTML {
        div(.class("field")) {
            label(.for(id(name))) { text }
            input(
                .type("file"), .id(id(name)), .name(name), .ariaDescribedby(notesOf(name, hint)),
                .ariaInvalid(typed.faults[name] != nil))
            notes(name, hint)
        }
    }

    func kept(_ name: String, _ value: String) -> HTML {
        input(.type("hidden"), .name(name), .value(value))
    }

    /// The ids of what stands below a field, to tie it to them.
    private func notesOf(_ name: String, _ hint: String?) -> String? {
        let ids = [
            hint.map { _ in "\(id(name))-hint" },
            typed.faults[name].map { _ in "\(id(name))-fault" },
        ].compactMap(\.self)
        return ids.isEmpty ? nil : ids.joined(separator: " ")
    }

    @HTMLBuilder private func notes(_ name: String, _ hint: String?) -> HTML {
        if let hint { p(.class("hint"), .id("\(id(name))-hint")) { hint } }
        if let fault = typed.faults[name] {
            p(.class("error"), .id("\(id(name))-fault")) { fault }
        }
    }
}
