// Waits until a field that has the focus was scrolled to, as everybody does who reads what it asks for.
async () => {
    if (!document.activeElement?.matches("input, textarea")) return
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}
