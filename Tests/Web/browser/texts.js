// All that the page says: texts, names for readers, titles, hints in fields.
() => {
    const found = [document.title], skipped = "script, style, noscript, [lang]:not(html), [data-own], [translate=no], pre, kbd"
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement
        if (!parent.closest(skipped)) found.push(walker.currentNode.data)
    }
    for (const element of document.body.querySelectorAll("[aria-label], [title], [alt], [placeholder]"))
        if (!element.closest(skipped))
            for (const name of ["aria-label", "title", "alt", "placeholder"])
                if (element.hasAttribute(name)) found.push(element.getAttribute(name))
    return found.map(text => text.replace(/\s+/g, " ").trim()).filter(Boolean)
}
