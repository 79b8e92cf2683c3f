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
    const x = Math.min(Math.max(box.x + box.width / 2, 0), innerWidth - 1)
    const y = Math.min(Math.max(box.y + Math.min(box.height, innerHeight) / 2, 0), innerHeight - 1)
    const top = document.elementFromPoint(x, y)
    const related = top && (shown.some(e => e.contains(top)) || top.contains(element))
    if (box.bottom < 0 || box.top > innerHeight || box.right < 0 || box.left > innerWidth)
        faults.push("the focus is outside of what is seen")
    else if (!related) faults.push(`the focus is hidden under ${top?.outerHTML.slice(0, 60)}`)
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
