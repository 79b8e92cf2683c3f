/// The elements that pages are made of, one line each.
///
/// A name is the program's own, so an element is always closed and nothing a person typed opens one.
func element(
    _ name: StaticString, _ attributes: [Attribute], _ content: consuming HTML
) -> HTML {
    var bytes: [UInt8] = []
    guard let small = content.smallBytes else {
        open(name, attributes, &bytes)
        var end: [UInt8] = []
        close(name, &end)
        return HTML(markup: bytes, around: content, end)
    }
    bytes.reserveCapacity(small.count + 2 * name.utf8CodeUnitCount + 5 + 24 * attributes.count)
    open(name, attributes, &bytes)
    bytes.append(contentsOf: small)
    close(name, &bytes)
    return HTML(markup: bytes)
}

/// An element that has no content and no end (HTML 13.1.2).
///
/// - Parameter isClosed: Whether it is an element of SVG, which has to close itself.
func voidElement(
    _ name: StaticString, _ attributes: [Attribute], isClosed: Bool = false
) -> HTML {
    var bytes: [UInt8] = []
    open(name, attributes, &bytes)
    if isClosed { bytes.insert(UInt8(ascii: "/"), at: bytes.endIndex - 1) }
    return HTML(markup: bytes)
}

private func open(_ name: StaticString, _ attributes: [Attribute], _ bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(name)
    for attribute in attributes { attribute.write(to: &bytes) }
    bytes.append(UInt8(ascii: ">"))
}

private func close(_ name: StaticString, _ bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(UInt8(ascii: "/"))
    bytes.append(name)
    bytes.append(UInt8(ascii: ">"))
}

// MARK: With content

package func a(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("a", attributes, content())
}
package func button(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("button", attributes, content())
}
package func caption(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("caption", attributes, content())
}
package func code(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("code", attributes, content())
}
package func dd(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("dd", attributes, content())
}
package func details(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("details", attributes, content())
}
package func dialog(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("dialog", attributes, content())
}
package func div(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("div", attributes, content())
}
package func dl(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("dl", attributes, content())
}
package func dt(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("dt", attributes, content())
}
package func fieldset(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("fieldset", attributes, content())
}
package func footer(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("footer", attributes, content())
}
package func form(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("form", attributes, content())
}
package func h1(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("h1", attributes, content())
}
package func h2(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("h2", attributes, content())
}
package func h3(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("h3", attributes, content())
}
package func header(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("header", attributes, content())
}
package func label(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("label", attributes, content())
}
package func legend(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("legend", attributes, content())
}
package func li(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("li", attributes, content())
}
package func main(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("main", attributes, content())
}
package func nav(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("nav", attributes, content())
}
package func option(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("option", attributes, content())
}
package func p(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("p", attributes, content())
}
package func picture(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("picture", attributes, content())
}
package func pre(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("pre", attributes, content())
}
package func section(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("section", attributes, content())
}
package func select(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("select", attributes, content())
}
package func small(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("small", attributes, content())
}
package func span(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("span", attributes, content())
}
package func strong(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("strong", attributes, content())
}
package func summary(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("summary", attributes, content())
}
package func table(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("table", attributes, content())
}
package func tbody(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("tbody", attributes, content())
}
package func td(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("td", attributes, content())
}
package func th(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("th", attributes, content())
}
package func thead(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("thead", attributes, content())
}
package func time(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("time", attributes, content())
}
package func tr(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("tr", attributes, content())
}
package func ul(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("ul", attributes, content())
}
package func kbd(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("kbd", attributes, content())
}
package func mark(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("mark", attributes, content())
}
package func noscript(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    element("noscript", attributes, content())
}

// MARK: With a text that may hold line ends

/// A browser leaves out the first line end of a text area, so one is written before the text (HTML 13.1.2.5).
package func textarea(_ attributes: Attribute..., text: String) -> HTML {
    var content = HTML("\n")
    content.append(HTML(text))
    return element("textarea", attributes, content)
}

// MARK: Without content

package func img(_ attributes: Attribute...) -> HTML { voidElement("img", attributes) }
package func input(_ attributes: Attribute...) -> HTML { voidElement("input", attributes) }
package func source(_ attributes: Attribute...) -> HTML { voidElement("source", attributes) }
