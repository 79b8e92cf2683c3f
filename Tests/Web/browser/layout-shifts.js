// How far what was there has moved since the page began to load.
() => new Promise(done => {
    let sum = 0
    new PerformanceObserver(list => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value
    }).observe({type: "layout-shift", buffered: true})
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(sum), 50)))
})
