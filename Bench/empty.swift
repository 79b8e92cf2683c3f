// What starting a Swift program costs, before it does anything.
