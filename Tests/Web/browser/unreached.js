// What Tab should have reached on its way through the page, and did not.
// A group of radio buttons is one stop, and so are the grids of the months together.
() => {
    const modal = document.querySelector("dialog:modal")
    const controls = "a[href], button, input:not([type=hidden]), select, textarea, [tabindex='0'], " +
        "details > summary:first-of-type"
    const group = e => e.closest("[role=grid]") ? "grid"
        : e.matches("[type=radio]") ? `radio ${[...document.forms].indexOf(e.form)} ${e.name}` : e
    const stops = Map.groupBy([...document.querySelectorAll(controls)].filter(e =>
        !e.matches(":disabled, [inert] *") && e.checkVisibility({visibilityProperty: true}) &&
        (!modal || modal.contains(e))), group)
    const reached = window.__walk.numbers
    return [...stops.values()].filter(group => !group.some(e => reached.has(e)))
        .map(([e]) => `${e.outerHTML.slice(0, 90)}: Tab does not reach it`)
}
