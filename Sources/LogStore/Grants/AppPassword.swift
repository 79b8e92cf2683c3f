/// What lets a calendar program sign in to one person's calendars.
package struct AppPassword: GrantView {
    package typealias ID = Grant.ID
    package typealias Moment = Grant.Moment

    package let grant: Grant

    package init(_ grant: Grant) {
        self.grant = grant
    }
}
