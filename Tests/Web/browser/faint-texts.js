// The contrast of each text to what lies behind it, and of the borders that are a day's only sign.
least => {
    const parse = text => {
        const canvas = parse.canvas ??= new OffscreenCanvas(1, 1).getContext("2d", {willReadFrequently: true})
        canvas.clearRect(0, 0, 1, 1)
        canvas.fillStyle = text
        canvas.fillRect(0, 0, 1, 1)
        return [...canvas.getImageData(0, 0, 1, 1).data]
    }
    const over = (top, below) => top.slice(0, 3).map((v, i) => v * top[3] / 255 + below[i] * (1 - top[3] / 255))
    const luminance = color => {
        const [r, g, b] = color.map(v => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const ratio = (one, other) => {
        const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
        return (high + 0.05) / (low + 0.05)
    }
    const background = element => {
        const layers = []
        for (let at = element; at; at = at.parentElement) layers.unshift(parse(getComputedStyle(at).backgroundColor))
        const dark = matchMedia("(prefers-color-scheme: dark)").matches
        return layers.reduce((below, top) => over(top, below), dark ? [18, 18, 18] : [255, 255, 255])
    }
    const found = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
        const element = walker.currentNode.parentElement
        if (!walker.currentNode.data.trim() || element.closest("svg, [inert], [disabled], script, .skip, option"))
            continue
        if (!element.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue
        const behind = background(element), style = getComputedStyle(element)
        const large = parseFloat(style.fontSize) >= 24 ||
            parseFloat(style.fontSize) >= 18.66 && Number(style.fontWeight) >= 700
        const seen = ratio(over(parse(style.color), behind), behind)
        if (seen < (large ? Math.min(least, 4.5) - 1.5 : least) - 0.05)
            found.push(`${seen.toFixed(2)}: ${walker.currentNode.data.trim().slice(0, 30)} in ${element.className}`)
    }
    for (const cell of document.querySelectorAll("table td a")) {
        const style = getComputedStyle(cell)
        if (!["dashed", "double"].includes(style.borderTopStyle)) continue
        const seen = ratio(over(parse(style.borderTopColor), background(cell.parentElement)),
            background(cell.parentElement))
        if (seen < 2.95) found.push(`${seen.toFixed(2)}: the border of ${cell.ariaLabel}`)
    }
    return [...new Set(found)].slice(0, 8)
}
