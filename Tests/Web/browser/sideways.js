// What makes the page scroll sideways, or is cut off.
() => {
    const found = [], width = document.documentElement.clientWidth
    const name = element => element.tagName.toLowerCase() + (element.id ? "#" + element.id : "") +
        (element.className ? "." + String(element.getAttribute("class")).trim().replace(/\s+/g, ".") : "")
    if (document.scrollingElement.scrollWidth > width)
        found.push(`the page is ${document.scrollingElement.scrollWidth} wide in ${width}`)
    const scrolls = element => {
        for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
            if (["auto", "scroll"].includes(getComputedStyle(at).overflowX)) return true
        return false
    }
    const unseen = element => !element.checkVisibility({visibilityProperty: true, opacityProperty: true})
        || element.getBoundingClientRect().width <= 1
    for (const element of document.body.querySelectorAll("*")) {
        if (element.closest("svg") && element.tagName !== "svg" || unseen(element)) continue
        const style = getComputedStyle(element), box = element.getBoundingClientRect()
        if (style.position === "fixed" && box.right < 0 || style.clipPath !== "none") continue
        if ((box.right > width + 1 || box.left < -1) && !scrolls(element)
            && element.closest(".skip") === null)
            found.push(`${name(element)} reaches from ${Math.round(box.left)} to ${Math.round(box.right)}`)
        if (["hidden", "clip"].includes(style.overflowX) && element.scrollWidth > element.clientWidth + 1
            && element.innerText?.trim())
            found.push(`${name(element)} cuts its text off: ${element.innerText.slice(0, 40)}`)
    }
    return found.slice(0, 8)
}
