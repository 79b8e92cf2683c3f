// Whether the page has loaded, and neither the focus nor what is seen moved within two frames.
async () => {
    const place = () => [document.activeElement, scrollX, scrollY, visualViewport.pageTop]
    const before = place()
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    // A link that was pressed is followed in a task of its own, which frames overtake.
    await new Promise(done => requestIdleCallback(done))
    const after = place()
    return document.readyState === "complete" && before.every((one, i) => one === after[i])
}
