extension CalendarNode {
    /// What is asked for of it, each property once.
    ///
    /// - Parameters:
    ///   - data: What CALDAV:calendar-data is, in a report that may ask for it.
    ///   - failure: Why that can't be told.
    func properties(
        _ request: PropertyRequest, data: [UInt8]? = nil, without failure: DAVError? = nil
    ) -> [Multistatus.Property] {
        switch request {
        case .names:
            return elements { _ in true }.map { Multistatus.Property(XMLElement($0.name)) }
        case .all(let including):
            var told = elements(where: \.isInAll)
            var known = Set(told.map(\.name))
            var missing: [XMLElement] = []
            for name in including where known.insert(name).inserted {
                if let element = element(name, data) {
                    told.append(element)
                } else {
                    missing.append(XMLElement(name))
                }
            }
            return told.map { Multistatus.Property($0) }
                + missing.map { Multistatus.Property($0, 404) }
        case .some(let selection):
            return selection.names.map { name -> Multistatus.Property in
                if let failure, name == .caldav("calendar-data") {
                    return Multistatus.Property(
                        XMLElement(name), failure.status, condition: failure.condition)
                }
                return element(name, data).map { Multistatus.Property($0) }
                    ?? Multistatus.Property(XMLElement(name), 404)
            }
        }
    }

    /// What the server knows of it and what is kept of it.
    private func elements(where isWanted: (LiveProperty) -> Bool) -> [XMLElement] {
        LiveProperty.all.filter(isWanted).compactMap { $0.element(of: self) }
            + kept.filter { LiveProperty.named($0.name) == nil }
    }

    private func element(_ name: XMLName, _ data: [UInt8]?) -> XMLElement? {
        if let property = LiveProperty.named(name) { return property.element(of: self) }
        if let data, name == .caldav("calendar-data") {
            return XMLElement(name, text: String(decoding: data, as: UTF8.self))
        }
        return kept.first { $0.name == name }
    }
}

extension PropertyRequest {
    /// What of calendar-data is wanted; `nil` where it is not among what is asked for.
    var calendarData: CalendarDataSelection? {
        guard case .some(let selection) = self,
            selection.names.contains(.caldav("calendar-data"))
        else { return nil }
        return selection.calendarData
    }
}
