package import HTML

/// A page: what it shows, drawn by its own type.
package protocol Page: Sendable {
    /// The text of its one `h1`, and what stands first in the browser's title.
    var title: String { get }

    /// What stands first in the browser's title where that says more than the heading.
    var windowTitle: String { get }

    /// Which of the main places it belongs to; `nil` for none.
    var place: PageFrame.Place? { get }

    /// Files that only some pages load.
    var styles: [Asset.Name] { get }
    var scripts: [Asset.Name] { get }

    /// After how many seconds a browser without scripts loads it again; `nil` for never.
    var secondsToReload: Int? { get }

    /// What stands below the heading.
    @HTMLBuilder var body: HTML { get }

    /// What lies over the page until it is answered, with the heading in it; `nil` for nothing.
    var overlay: HTML? { get }

    /// Whether the page shows its heading itself, as one `h1` in its body.
    var hasOwnHeading: Bool { get }
}

extension Page {
    package var windowTitle: String { title }
    package var place: PageFrame.Place? { nil }
    package var styles: [Asset.Name] { [] }
    package var scripts: [Asset.Name] { [] }
    package var secondsToReload: Int? { nil }
    package var overlay: HTML? { nil }
    package var hasOwnHeading: Bool { false }
}
