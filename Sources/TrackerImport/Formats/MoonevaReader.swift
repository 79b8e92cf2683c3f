import CivilDate
import CycleModel

extension TrackerFormat {
    package static let mooneva = TrackerFormat("Mooneva")
}

/// Mooneva's plain backup: an object whose `data` has a member for each day, and since version 2 a list of
/// `periods`.
enum MoonevaReader: JSONReader {
    static let format = TrackerFormat.mooneva

    static func recognizes(_ root: JSONValue) -> Bool {
        guard let data = root["data"], data.isObject else { return false }
        return data.members.prefix(20).contains {
            Day($0.name) != nil && $0.value.isObject
        } || (root["periods"]?.isArray == true && root["settings"]?.isObject == true)
    }

    static func read(_ root: JSONValue, into records: RecordBuilder) {
        let withdrawals = readPeriods(root, into: records)
        guard let data = root["data"] else { return }
        for (name, row) in data.members {
            guard row.isObject else {
                records.skip(.notAnObject, at: row.offset)
                continue
            }
            guard let day = records.day(name, at: row.offset) else { continue }
            read(row, on: day, isWithdrawal: withdrawals.contains(day.date))
            records.unread(row, but: rowMembers)
        }
        records.unread(root, but: rootMembers)
    }

    private static let rootMembers: Set<String> = ["data", "periods", "settings", "timestamp"]
    private static let rowMembers: Set<String> = [
        "date", "flow", "symptoms", "notes", "mood", "discharge", "sexDrive", "sexType",
        "pillTakenAt", "isWithdrawalBleeding", "ignoreForAverages",
    ]
    private static let periodMembers: Set<String> = [
        "id", "startDate", "days", "cycleLength", "activeDays", "isWithdrawalBleed",
        "ignoreForAverages",
    ]

    // MARK: Periods

    /// Since version 2 the days of a period stand in a list of their own, and a day has a flow only where
    /// the person chose one.
    ///
    /// - Returns: The days of withdrawal bleeds.
    private static func readPeriods(_ root: JSONValue, into records: RecordBuilder) -> Set<Day> {
        var withdrawals: Set<Day> = []
        for period in records.rows("periods", of: root) {
            records.unread(period, but: periodMembers)
            guard let start = records.day("startDate", of: period) else { continue }
            let isWithdrawal = records.bool("isWithdrawalBleed", of: period) == true
            let isIgnored = records.bool("ignoreForAverages", of: period) == true
            guard let numbers = activeDays(of: period, on: start) else {
                if isWithdrawal {
                    addWithdrawal(on: start)
                    withdrawals.insert(start.date)
                } else {
                    start.addStartOfPeriod()
                    if isIgnored { records.ignoreCycle(with: start.date) }
                }
                continue
            }
            for number in numbers {
                let date = start.date + number
                guard date <= records.today else {
                    start.leaveOut(.daysToCome)
                    break
                }
                let day = records.on(date, at: start.position)
                if isWithdrawal {
                    addWithdrawal(on: day)
                    withdrawals.insert(date)
                } else {
                    day.add(.unknown)
                    if isIgnored { records.ignoreCycle(with: date) }
                }
            }
        }
        return withdrawals
    }

    /// The days with bleeding in order, counted from the first as 0; `nil` where nothing tells how long it was.
    private static func activeDays(of period: JSONValue, on start: TrackerDay) -> [Int]? {
        let records = start.records
        if let list = period["activeDays"], list.isArray {
            var numbers: Set<Int> = []
            for element in list.elements {
                if let number = element.integer, (0..<PlainLog.longestRange).contains(number) {
                    numbers.insert(number)
                } else {
                    records.skip(.outsidePeriod, at: element.offset)
                }
            }
            return numbers.sorted()
        }
        guard let days = records.integer("days", of: period), days > 0 else { return nil }
        guard days <= PlainLog.longestRange else {
            start.skip(.impossibleLength)
            return []
        }
        return Array(0..<days)
    }

    private static func addWithdrawal(on day: TrackerDay) {
        day.remark(.withdrawalBleed)
        day.add(verbatim: "withdrawal bleeding")
    }

    // MARK: Days

    private static func read(_ row: JSONValue, on day: TrackerDay, isWithdrawal: Bool) {
        let records = day.records
        if let flow = records.text("flow", of: row) {
            let isMarked = records.bool("isWithdrawalBleeding", of: row) == true
            if flow != "spotting", isWithdrawal || isMarked {
                if !isWithdrawal { addWithdrawal(on: day) }
            } else {
                day.add(flowNamed: flow, name: "flow")
                if records.bool("ignoreForAverages", of: row) == true {
                    records.ignoreCycle(with: day.date)
                }
            }
        }
        for symptom in records.texts("symptoms", of: row) { day.add(symptom: symptom) }
        if let note = records.text("notes", of: row) { day.add(note: note) }
        let moods =
            row["mood"]?.isArray == true
            ? records.texts("mood", of: row)
            : records.text("mood", of: row).map { [$0] } ?? []
        for mood in moods { day.add(mood: mood) }
        switch records.text("discharge", of: row) {
        case nil, "": break
        // One choice for two steps of our scale.
        case "sticky_creamy": day.add { $0.mucus = .creamy }
        case "unusual": day.add(symptom: "unusual discharge")
        case let word?: day.add(mucusNamed: word, name: "discharge")
        }
        for (name, title) in [("sexDrive", "sex drive"), ("sexType", "sex")] {
            guard let word = records.text(name, of: row), !word.isEmpty else { continue }
            day.add(title, named: word)
        }
        if records.text("pillTakenAt", of: row)?.isEmpty == false { day.add { $0.dose = .taken } }
    }
}
