// The animations that run.
() => document.getAnimations()
    .filter(one => one.playState === "running")
    .map(one => `${one.animationName ?? one.transitionProperty} on ${one.effect?.target?.outerHTML.slice(0, 80)}`)
