package import Store

extension SQLStore {
    // MARK: The timer

    package func studyTimer(of person: Person.ID) throws -> String? {
        try reading { try $0.studyTimer(of: person) }
    }

    package func changeStudyTimer<Answer: Sendable>(
        of person: Person.ID, _ change: (String?) throws -> (state: String?, answer: Answer)
    ) throws -> Answer {
        try writing(of: person) { session in
            try session.requirePerson(person)
            let (state, answer) = try change(try session.studyTimer(of: person))
            try session.setStudyTimer(state, of: person)
            return answer
        }
    }

    // MARK: Reviews

    package func cardReviews(of person: Person.ID) throws -> [StoredCardReview] {
        try reading { session in
            var all: [StoredCardReview] = []
            try session.eachCardReview(of: person) { all.append($0) }
            return all
        }
    }

    package func add(_ reviews: [StoredCardReview], of person: Person.ID) throws {
        try writing(of: person) { session in
            try session.requirePerson(person)
            try session.insert(reviews, of: person)
        }
    }

    // MARK: Objects

    package func put(_ puts: [ObjectPut], in calendar: StoredCalendar.ID) throws {
        guard !puts.isEmpty else { return }
        try writing(of: calendar.person) { session in
            for change in puts {
                switch try session.put(
                    change.object, in: calendar, room: room, if: { $0 == change.tag })
                {
                case .created, .replaced, .unchanged: break
                case .conditionFailed, .uidTaken:
                    throw StoreError(.changedMeanwhile, path: path)
                }
            }
        }
    }

    package func remove(
        _ names: [String], of calendar: StoredCalendar.ID, at now: Int64
    ) throws -> [RemovedObject] {
        try removing(of: calendar.person) { session in
            try session.requireCalendar(calendar)
            let removed = try names.compactMap { name -> RemovedObject? in
                guard let object = try session.object(named: name, in: calendar) else {
                    return nil
                }
                _ = try session.delete(name, of: calendar, at: now, room: room) { _ in true }
                return try session.keep(object, of: calendar, removedAt: now)
            }
            try session.forgetRemoved(of: calendar.person, before: now)
            return removed
        }
    }

    package func removedObjects(of person: Person.ID) throws -> [RemovedObject] {
        try reading { try $0.removedObjects(of: person) }
    }

    package func restore(_ removed: RemovedObject, as object: StoredObject) throws -> Put {
        try writing(of: removed.calendar.person) { session in
            let put = try session.put(object, in: removed.calendar, room: room) { $0 == nil }
            guard put == .created else { return put }
            try session.run(
                "DELETE FROM removed_objects WHERE person = ?1 AND number = ?2",
                removed.calendar.person, removed.number)
            return put
        }
    }
}

extension SQLSession {
    package func studyTimer(of person: Person.ID) throws -> String? {
        try first("SELECT state FROM study_timers WHERE person = ?1", person) { $0.text(0) }
    }

    func setStudyTimer(_ state: String?, of person: Person.ID) throws {
        guard let state else {
            try run("DELETE FROM study_timers WHERE person = ?1", person)
            return
        }
        try run(
            """
            INSERT INTO study_timers (person, state) VALUES (?1, ?2)
            ON CONFLICT (person) DO UPDATE SET state = excluded.state
            """, person, state)
    }

    /// In the order in which they were added.
    package func eachCardReview(
        of person: Person.ID, _ body: (StoredCardReview) -> Void
    ) throws {
        try each(
            """
            SELECT card, reviewed, recall FROM card_reviews WHERE person = ?1 ORDER BY number
            """, person
        ) { row in
            body(
                StoredCardReview(card: row.text(0), reviewed: row.integer(1), recall: row.int(2)))
        }
    }

    package func insert(_ reviews: [StoredCardReview], of person: Person.ID) throws {
        var number =
            try first("SELECT max(number) FROM card_reviews WHERE person = ?1", person) {
                $0.optionalInteger(0) ?? 0
            } ?? 0
        for review in reviews {
            number += 1
            try run(
                """
                INSERT INTO card_reviews (person, number, card, reviewed, recall)
                VALUES (?1, ?2, ?3, ?4, ?5)
                """, person, number, review.card, review.reviewed, review.recall)
        }
    }

    /// The last removed one first.
    fileprivate func removedObjects(of person: Person.ID) throws -> [RemovedObject] {
        try all(
            """
            SELECT name, uid, data, tag, removed, number, calendar FROM removed_objects
            WHERE person = ?1 ORDER BY number DESC
            """, person
        ) { row in
            RemovedObject(
                number: row.int(5),
                calendar: StoredCalendar.ID(person: person, rawValue: row.integer(6)),
                object: StoredObject(
                    name: row.text(0), uid: row.text(1), data: row.bytes(2), tag: row.text(3),
                    modified: row.integer(4)), removed: row.integer(4))
        }
    }

    fileprivate func keep(
        _ object: StoredObject, of calendar: StoredCalendar.ID, removedAt now: Int64
    ) throws -> RemovedObject {
        let number =
            try first(
                "SELECT max(number) FROM removed_objects WHERE person = ?1", calendar.person
            ) { $0.optionalInteger(0).map { Int($0) } ?? 0 } ?? 0
        let removed = RemovedObject(
            number: number + 1, calendar: calendar, object: object, removed: now)
        try run(
            """
            INSERT INTO removed_objects
                (person, number, calendar, name, uid, data, tag, removed)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
            """, calendar.person, removed.number, calendar.rawValue, object.name, object.uid,
            object.data, object.tag, now)
        return removed
    }

    fileprivate func forgetRemoved(of person: Person.ID, before now: Int64) throws {
        try run(
            """
            DELETE FROM removed_objects WHERE person = ?1 AND (removed < ?2 OR number <= (
                SELECT max(number) - ?3 FROM removed_objects WHERE person = ?1))
            """, person, now - RemovedObject.secondsToKeep, RemovedObject.most)
    }
}
