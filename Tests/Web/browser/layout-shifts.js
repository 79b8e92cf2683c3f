// How far what was there has moved since the page began to load.
async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const observer = new PerformanceObserver(() => {})
    observer.observe({type: "layout-shift", buffered: true})
    return observer.takeRecords().reduce((sum, entry) => sum + (entry.hadRecentInput ? 0 : entry.value), 0)
}
