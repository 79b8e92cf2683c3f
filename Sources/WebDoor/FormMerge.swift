import CyclePipeline

/// What one field of a form comes to, whose page may be older than what is there now.
enum SentField<Value: Equatable> {
    /// As the page showed it, or as it is.
    case untouched
    case changed(Value)
    /// Somebody else changed it since the page showed it, or nobody knows what that was.
    case conflict(Value)

    /// - Parameter shown: What the page showed; `nil` where nobody knows that any more.
    init(_ sent: Value, shown: Value?, now: Value) {
        self =
            if sent == now || sent == shown {
                .untouched
            } else {
                shown == now ? .changed(sent) : .conflict(sent)
            }
    }
}

/// What is there now, with what a form changes of it field by field: the others stay, whoever changed them since the
/// form's page was made.
struct FormMerge<Record> {
    private let shown: Record?
    private let now: Record
    private(set) var record: Record
    private(set) var isConflict = false

    /// - Parameter shown: What the page showed; `nil` where nobody knows that any more.
    init(into now: Record, shown: Record?) {
        (self.now, self.shown, record) = (now, shown, now)
    }

    /// - Parameter sent: `nil` where the form does not have the field.
    mutating func take<Value: Equatable>(
        _ sent: Value?, as field: WritableKeyPath<Record, Value>
    ) {
        guard let sent else { return }
        switch SentField(sent, shown: shown?[keyPath: field], now: now[keyPath: field]) {
        case .untouched: break
        case .changed(let value): record[keyPath: field] = value
        case .conflict(let value):
            record[keyPath: field] = value
            isConflict = true
        }
    }
}

extension WebVisit {
    /// The person as the form's page showed them; `nil` where it says which entry that was made from and nobody knows
    /// what that was. A form that says nothing of it is one of now.
    func stateShown() throws -> PersonState? {
        form["entry"] == nil ? state : try stateSeen()
    }
}
