/// An attribute of an element.
///
/// No attribute runs a script (`on…`), styles (`style`) or holds a document (`srcdoc`), and what names an address
/// takes a `Path`.
package struct Attribute: Sendable {
    enum Value: Sendable {
        /// The attribute is left out.
        case absent
        case flag
        case text(String)
        /// A text of the program's own with another behind it.
        case prefixed(StaticString, String)
        /// Texts with commas between them.
        case list([String])
        case token(StaticString)
        case tokens([StaticString])
    }

    let name: StaticString
    let value: Value

    init(_ name: StaticString, _ value: Value) {
        self.name = name
        self.value = value
    }

    private init(_ name: StaticString, token: StaticString) { self.init(name, .token(token)) }

    private init(_ name: StaticString, _ text: String?) {
        self.init(name, text.map { .text($0) } ?? .absent)
    }

    private init(_ name: StaticString, flag: Bool) { self.init(name, flag ? .flag : .absent) }

    /// This attribute where `condition` holds, else none.
    package func when(_ condition: Bool) -> Attribute {
        condition ? self : Attribute(name, .absent)
    }

    func write(to bytes: inout [UInt8]) {
        if case .absent = value { return }
        bytes.append(UInt8(ascii: " "))
        bytes.append(name)
        if case .flag = value { return }
        bytes.append(UInt8(ascii: "="))
        bytes.append(UInt8(ascii: "\""))
        switch value {
        case .absent, .flag: break
        case .text(let text): bytes.appendEscaped(text)
        case .prefixed(let start, let rest):
            bytes.append(start)
            bytes.appendEscaped(rest)
        case .list(let items):
            for index in items.indices {
                if index > 0 { bytes.append(", ") }
                bytes.appendEscaped(items[index])
            }
        case .token(let token): bytes.append(token)
        case .tokens(let tokens):
            for (index, token) in tokens.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: " ")) }
                bytes.append(token)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}

// MARK: Of any element

extension Attribute {
    package static func id(_ id: String?) -> Attribute { Attribute("id", id) }
    package static func `class`(_ names: StaticString...) -> Attribute {
        Attribute("class", names.isEmpty ? .absent : .tokens(names))
    }
    package static func classes(_ names: [StaticString]) -> Attribute {
        Attribute("class", names.isEmpty ? .absent : .tokens(names))
    }
    /// A BCP 47 tag.
    package static func lang(_ tag: String?) -> Attribute { Attribute("lang", tag) }
    package static func dir(_ direction: StaticString) -> Attribute {
        Attribute("dir", token: direction)
    }
    package static func hidden(_ isHidden: Bool = true) -> Attribute {
        Attribute("hidden", flag: isHidden)
    }
    package static func inert(_ isInert: Bool = true) -> Attribute {
        Attribute("inert", flag: isInert)
    }
    package static func tabindex(_ index: Int) -> Attribute {
        Attribute("tabindex", String(index))
    }
    /// What the script reads; its name is written with `data-` before it.
    package static func data(_ name: DataName, _ value: String? = "") -> Attribute {
        Attribute(name.attribute, value)
    }
    package static func role(_ role: StaticString) -> Attribute {
        Attribute("role", token: role)
    }
    package static func ariaLabel(_ text: String?) -> Attribute { Attribute("aria-label", text) }
    /// Items that are read out one after another.
    package static func ariaLabel(_ items: [String]) -> Attribute {
        Attribute("aria-label", .list(items))
    }
    package static func ariaLabelledby(_ id: String?) -> Attribute {
        Attribute("aria-labelledby", id)
    }
    package static func ariaDescribedby(_ id: String?) -> Attribute {
        Attribute("aria-describedby", id)
    }
    package static func ariaCurrent(_ what: StaticString?) -> Attribute {
        Attribute("aria-current", what.map { .token($0) } ?? .absent)
    }
    package static func ariaPressed(_ isPressed: Bool) -> Attribute {
        Attribute("aria-pressed", isPressed ? "true" : "false")
    }
    package static func ariaInvalid(_ isInvalid: Bool) -> Attribute {
        Attribute("aria-invalid", isInvalid ? "true" : nil)
    }
    package static func ariaHidden(_ isHidden: Bool = true) -> Attribute {
        Attribute("aria-hidden", isHidden ? "true" : nil)
    }
    package static func ariaLive(_ politeness: StaticString) -> Attribute {
        Attribute("aria-live", token: politeness)
    }
    package static func ariaModal(_ isModal: Bool = true) -> Attribute {
        Attribute("aria-modal", isModal ? "true" : nil)
    }
    /// Opens what `<details>` and `<dialog>` hold.
    package static func open(_ isOpen: Bool = true) -> Attribute { Attribute("open", flag: isOpen) }
}

/// A `data-` attribute, by its whole name.
package struct DataName: Sendable {
    let attribute: StaticString

    /// - Parameter attribute: Begins with `data-`.
    package init(_ attribute: StaticString) { self.attribute = attribute }
}

// MARK: Of links, images and tables

extension Attribute {
    package static func href(_ path: Path) -> Attribute {
        Attribute("href", .prefixed(path.root, path.rest))
    }
    package static func src(_ path: Path) -> Attribute {
        Attribute("src", .prefixed(path.root, path.rest))
    }
    package static func srcset(_ path: Path) -> Attribute {
        Attribute("srcset", .prefixed(path.root, path.rest))
    }
    package static func rel(_ relation: StaticString) -> Attribute {
        Attribute("rel", token: relation)
    }
    package static func alt(_ text: String) -> Attribute { Attribute("alt", text) }
    package static func width(_ pixels: Int) -> Attribute { Attribute("width", String(pixels)) }
    package static func height(_ pixels: Int) -> Attribute { Attribute("height", String(pixels)) }
    package static func media(_ query: StaticString) -> Attribute {
        Attribute("media", token: query)
    }
    package static func scope(_ scope: StaticString) -> Attribute {
        Attribute("scope", token: scope)
    }
    package static func abbr(_ text: String) -> Attribute { Attribute("abbr", text) }
}

// MARK: Of forms

extension Attribute {
    package static func action(_ path: Path) -> Attribute {
        Attribute("action", .prefixed(path.root, path.rest))
    }
    package static func method(_ method: StaticString) -> Attribute {
        Attribute("method", token: method)
    }
    package static func enctype(_ type: StaticString) -> Attribute {
        Attribute("enctype", token: type)
    }
    package static func type(_ type: StaticString) -> Attribute {
        Attribute("type", token: type)
    }
    package static func name(_ name: String) -> Attribute { Attribute("name", name) }
    package static func value(_ value: String?) -> Attribute { Attribute("value", value) }
    package static func `for`(_ id: String) -> Attribute { Attribute("for", id) }
    package static func checked(_ isChecked: Bool = true) -> Attribute {
        Attribute("checked", flag: isChecked)
    }
    package static func selected(_ isSelected: Bool = true) -> Attribute {
        Attribute("selected", flag: isSelected)
    }
    package static func readonly(_ isReadOnly: Bool = true) -> Attribute {
        Attribute("readonly", flag: isReadOnly)
    }
    package static func required(_ isRequired: Bool = true) -> Attribute {
        Attribute("required", flag: isRequired)
    }
    package static func autocomplete(_ what: StaticString) -> Attribute {
        Attribute("autocomplete", token: what)
    }
    package static func inputmode(_ mode: StaticString) -> Attribute {
        Attribute("inputmode", token: mode)
    }
    package static func maxlength(_ length: Int) -> Attribute {
        Attribute("maxlength", String(length))
    }
    package static func min(_ value: String?) -> Attribute { Attribute("min", value) }
    package static func max(_ value: String?) -> Attribute { Attribute("max", value) }
    package static func rows(_ count: Int) -> Attribute { Attribute("rows", String(count)) }
    package static func list(_ id: String) -> Attribute { Attribute("list", id) }
    package static func spellcheck(_ isOn: Bool) -> Attribute {
        Attribute("spellcheck", isOn ? "true" : "false")
    }
    package static func autofocus(_ isWanted: Bool = true) -> Attribute {
        Attribute("autofocus", flag: isWanted)
    }
}
