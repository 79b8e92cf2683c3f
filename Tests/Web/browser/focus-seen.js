// Where the focus is, what is wrong with how it is seen, and with how the stop before it showed that it had the focus.
// It only looks: taking a focus away and giving it back is nothing that a person does.
isLastLook => {
    const walk = window.__walk ??= {numbers: new Map(), scrolled: 0}
    const focused = document.activeElement
    const element = focused === document.body || focused === document.documentElement ? null : focused
    const faults = []
    const style = e => {
        const s = getComputedStyle(e)
        return [s.outlineStyle, s.outlineWidth, s.outlineColor, s.boxShadow, s.borderColor, s.borderWidth,
            s.backgroundColor, s.color, s.textDecorationLine, s.textDecorationThickness].join()
    }
    const name = e => e.outerHTML.slice(0, 90)

    const before = walk.before
    if (before && before.element !== element) {
        // What else the focus went into looks otherwise for that alone.
        const left = [...before.styles.keys()].filter(e => e === before.element || !e.contains(element))
        if (left.every(e => style(e) === before.styles.get(e)))
            faults.push(`${name(before.element)}: the focus does not show`)
    }
    const shown = !element ? [] : [element, ...(element.labels ?? []), element.nextElementSibling,
        element.parentElement, element.closest("label, li, td, tr, fieldset")].filter(Boolean)
    if (element) {
        if (!walk.numbers.has(element)) walk.numbers.set(element, walk.numbers.size)
        const box = element.getBoundingClientRect()
        // Some of it must be seen, and not all of it (WCAG 2.4.11).
        const x = Math.min(Math.max(box.x + box.width / 2, 0), innerWidth - 1)
        const tops = [box.top + 2, box.top + box.height / 2, box.bottom - 2]
            .filter(y => y >= 0 && y < innerHeight)
            .map(y => document.elementFromPoint(x, y))
        const related = tops.some(one => one && (shown.some(e => e.contains(one)) || one.contains(element)))
        if (box.bottom < 0 || box.top > innerHeight || box.right < 0 || box.left > innerWidth)
            faults.push(`${name(element)}: the focus is outside of what is seen`)
        else if (!related)
            faults.push(`${name(element)}: the focus is hidden under ${tops.at(-1)?.outerHTML.slice(0, 60)}; it is at ` +
                `${box.top} to ${box.bottom} of ${innerHeight}, the page at ${scrollY}, what is seen at ` +
                `${visualViewport.pageTop}, and the page was at ${walk.scrolled} before`)
    }
    if (isLastLook || !faults.length) {
        walk.before = element && {element, styles: new Map(shown.map(e => [e, style(e)]))}
        walk.scrolled = scrollY
    }
    return {number: element ? walk.numbers.get(element) : null, faults}
}
