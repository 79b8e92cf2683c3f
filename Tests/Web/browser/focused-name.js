// The name and the role of what has the focus, near enough for what this page is made of.
() => {
    const element = document.activeElement
    if (!element || element === document.body) return {name: "", role: "body"}
    const labels = [...(element.labels ?? [])].map(label => label.innerText)
    const name = element.getAttribute("aria-label") ?? (labels.join(" ") || element.innerText || "")
    return {name: name.trim(), role: element.getAttribute("role") ?? element.tagName.toLowerCase()}
}
