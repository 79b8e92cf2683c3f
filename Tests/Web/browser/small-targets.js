// What can be pressed and is smaller than asked; a link within a sentence may be (WCAG 2.5.8).
([least, within]) => {
    const found = []
    const selector = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [tabindex]"
    for (const element of document.querySelectorAll(`:is(${within}) :is(${selector})`)) {
        if (element.tabIndex < 0 && !element.matches("a, button, input") || element.disabled) continue
        if (!element.checkVisibility({visibilityProperty: true})) continue
        if (element.matches(".skip")) continue
        const style = getComputedStyle(element)
        const inSentence = element.matches("a, summary") && style.display === "inline" &&
            [...element.parentElement.childNodes].some(n => n.nodeType === 3 && n.data.trim().length > 3)
        if (inSentence) continue
        const boxes = [element, ...(element.labels ?? [])].map(e => e.getBoundingClientRect())
        const width = Math.max(...boxes.map(b => b.width)), height = Math.max(...boxes.map(b => b.height))
        if (width && (width < least - 0.5 || height < least - 0.5))
            found.push(`${element.outerHTML.slice(0, 110)} is ${width.toFixed(1)} × ${height.toFixed(1)}`)
    }
    return found.slice(0, 8)
}
