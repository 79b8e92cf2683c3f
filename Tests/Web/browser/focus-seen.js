// Where the focus is, and what is wrong with how it shows.
() => {
    const element = document.activeElement
    if (!element || element === document.body || element === document.documentElement)
        return {at: "body", number: -1, faults: []}
    const numbers = window.__numbers ??= new Map()
    if (!numbers.has(element)) numbers.set(element, numbers.size)
    const shown = [element, ...(element.labels ?? []), element.nextElementSibling, element.parentElement,
        element.closest("label, li, td, tr, fieldset")].filter(Boolean)
    const look = () => shown.map(e => {
        const s = getComputedStyle(e)
        return [s.outlineStyle, s.outlineWidth, s.outlineColor, s.boxShadow, s.borderColor, s.borderWidth,
            s.backgroundColor, s.color, s.textDecorationLine, s.textDecorationThickness].join()
    }).join()
    const faults = [], box = element.getBoundingClientRect()
    // Some of it must be seen, and not all of it (WCAG 2.4.11).
    const x = Math.min(Math.max(box.x + box.width / 2, 0), innerWidth - 1)
    const tops = [box.top + 2, box.top + box.height / 2, box.bottom - 2]
        .filter(y => y >= 0 && y < innerHeight)
        .map(y => document.elementFromPoint(x, y))
    const top = tops.at(-1)
    const related = tops.some(one => one && (shown.some(e => e.contains(one)) || one.contains(element)))
    if (box.bottom < 0 || box.top > innerHeight || box.right < 0 || box.left > innerWidth)
        faults.push("the focus is outside of what is seen")
    else if (!related)
        faults.push(`the focus is hidden under ${top?.outerHTML.slice(0, 60)}: it is at ${box.top} to ${box.bottom} ` +
            `of ${innerHeight}, the page at ${scrollY}, what is seen at ${visualViewport.pageTop}, and ` +
            `${window.__scrolled} before`)
    window.__scrolled = scrollY
    // What is still to be scrolled into sight is not touched: a browser would forget to scroll.
    if (faults.length) return {at: element.outerHTML.slice(0, 90), number: numbers.get(element), faults}
    if (element.matches("input[type=date], input[type=time], input[type=datetime-local], input[type=month]")) {
        // Its day, month and year are stops of their own, of which a new focus would take the first.
        const style = getComputedStyle(element)
        if (style.outlineStyle === "none" && style.boxShadow === "none") faults.push("the focus does not show")
    } else {
        const focused = look()
        element.blur()
        const blurred = look()
        element.focus({preventScroll: true})
        if (focused === blurred && look() === blurred) faults.push("the focus does not show")
    }
    return {at: element.outerHTML.slice(0, 90), number: numbers.get(element), faults}
}
