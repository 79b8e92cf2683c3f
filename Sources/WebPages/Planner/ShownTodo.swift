/// A to-do as its list shows it.
package struct ShownTodo: Sendable {
    /// Names it in its address.
    package let id: String
    package let title: String
    /// When it is due, and how much of it is done.
    package let remark: String
    /// 0 for one that is a part of no other.
    package let depth: Int
    package let isDone: Bool
    /// The ids of those before and behind which a move by one place puts it; `nil` at either end.
    package let before: String?
    package let after: String?
    /// The same for all among which it can be moved.
    package let group: String
    /// Of one that repeats, so that a form that is sent twice ticks one of its times.
    package let version: String?

    package init(
        id: String, title: String, remark: String, depth: Int, isDone: Bool, before: String?,
        after: String?, group: String, version: String?
    ) {
        self.id = id
        self.title = title
        self.remark = remark
        self.depth = depth
        self.isDone = isDone
        self.before = before
        self.after = after
        self.group = group
        self.version = version
    }
}

/// What was removed last, to be had back.
package struct ShownRemoval: Sendable {
    package let number: Int
    package let title: String

    package init(number: Int, title: String) {
        self.number = number
        self.title = title
    }
}
