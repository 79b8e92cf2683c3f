// Whether the page has loaded, and neither the focus nor what is seen moved within two frames.
async () => {
    const place = () => [document.activeElement, scrollX, scrollY, visualViewport.pageTop]
    const before = place()
    const framed = async () => {
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
        // A link that was pressed is followed in a task of its own, which frames overtake.
        await new Promise(done => requestIdleCallback(done))
        return true
    }
    // A page that is hidden gets no frame: it is asked again, as long as the test has patience.
    const second = new Promise(done => setTimeout(done, 1000, false))
    if (!await Promise.race([framed(), second])) return false
    const after = place()
    return document.readyState === "complete" && before.every((one, i) => one === after[i])
}
