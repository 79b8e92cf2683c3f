import CivilDate
import CyclePipeline
import HTML
import Household
import Messages
import Planner
import WebPages

/// What the pages of to-dos, notes and calendars share.
extension WebVisit {
    /// The moment on the person's clock, in seconds since 1970-01-01T00:00:00Z.
    var moment: Int64 { state.moment.seconds }

    var plannerWords: WebPlannerMessages { language.webPlanner }

    /// How many rows of a long list are before those of this page.
    var from: Int { min(max(query["from"].flatMap { Int($0) } ?? 0, 0), 100_000) }

    // MARK: Titles

    /// A title on one line that is not too long to be looked at.
    func shown(_ title: String) -> String {
        let line = title.prefix(300).split(whereSeparator: \.isNewline).first ?? ""
        if line.isEmpty { return language.planner.untitled }
        return String(line) + (title.prefix(301).count > 300 ? "…" : "")
    }

    /// What is wrong with a title or a name, for the place beside its field; with the old one nothing is.
    func fault(ofTitle title: String, changing old: String? = nil) -> String? {
        guard title != old else { return nil }
        return TextRule.title.problem(of: title).map { words(of: $0, most: TextRule.title.longest) }
    }

    /// - Parameter calendar: The one that may be called so already.
    func fault(ofName name: String, renaming calendar: PlannerCalendar? = nil) throws -> String? {
        switch try member.planner.problem(ofName: name, renaming: calendar) {
        case nil: nil
        case .text(let problem): words(of: problem, most: TextRule.calendarName.longest)
        case .taken: plannerWords.taken(shown(name))
        }
    }

    private func words(of problem: TextRule.Problem, most letters: Int) -> String {
        switch problem {
        case .empty: plannerWords.noTitle
        case .controlCharacters: plannerWords.severalLines
        case .tooLong: plannerWords.longTitle(most: letters)
        }
    }

    // MARK: Fields

    /// A day as a form writes it; `nil` where nothing is there, with a fault where no such day exists.
    func day(_ name: String, _ faults: inout [String: String]) -> Day? {
        guard let text = form[name], !text.isEmpty else { return nil }
        if let day = Day(text), (1_900...2_199).contains(day.civil.year) { return day }
        faults[name] = plannerWords.badDate
        return nil
    }

    /// The note of an entry as the form wants it; the old one where the form has none or shows it as it was.
    func note(changing old: String?, _ faults: inout [String: String]) -> String? {
        guard let text = form["note"].map(TypedValue.note), text != old.map(TypedValue.note) else {
            return old
        }
        if TextRule.remark.problem(of: text) != nil {
            faults["note"] = language.webAlarms.longNote(most: TextRule.remark.longest)
        }
        return text.isEmpty ? nil : text
    }

    /// A text for a form, which takes it back; `nil` where it is too long for that.
    func editable(_ text: String?) -> String? {
        let text = text ?? ""
        return text.utf16.count <= TextRule.note.longest ? text : nil
    }

    /// Whether an entry was changed since the form was made.
    func isStale(_ object: PlannerObject) -> Bool {
        form["version"].map { $0 != member.tag(of: object.bytes) } ?? false
    }

    // MARK: Removed entries

    /// What was removed here last, within a day.
    func removal(for use: PlannerCalendar.Use, in calendar: String? = nil) throws -> ShownRemoval? {
        try member.planner.removedEntries(for: use).first {
            $0.time > moment - 86_400
                && (calendar == nil || $0.calendar.name == calendar)
        }.map {
            ShownRemoval(
                number: $0.number, title: shown($0.object.title))
        }
    }

    /// What is said where an entry could not be kept, as there is no room.
    func lackOfRoom(_ error: any Error) -> String {
        HouseholdRefusal(error)?.lackOfRoom(in: language) ?? plannerWords.full
    }

    /// What is said of an entry that was added.
    func added(_ title: String, to calendar: PlannerCalendar) throws -> String {
        let said = language.planner.added(title, to: shown(calendar.title))
        guard let room = try member.planner.roomText(in: calendar, language) else { return said }
        return "\(said) \(room)"
    }

    /// Brings back the removed entry that the form names.
    func restore(_ use: PlannerCalendar.Use, to page: Path) throws -> WebAnswer {
        let entry = try member.planner.removedEntries(for: use).first {
            form["removed"] == "\($0.number)"
        }
        guard let entry else { return .redirect(page, notice: plannerWords.gone) }
        do {
            try member.planner.restore(entry, at: moment)
        } catch let error where HouseholdRefusal(error) == .changedMeanwhile {
            return .redirect(page, notice: plannerWords.gone)
        } catch let error where HouseholdRefusal(error)?.isOfRoom == true {
            return .redirect(page, notice: lackOfRoom(error))
        }
        return .redirect(page, notice: language.planner.restored(shown(entry.object.title)))
    }

    /// What a form of an entry is answered that was deleted meanwhile.
    func answerGone(to page: WebRoute) -> WebAnswer {
        .redirect(page.path, notice: plannerWords.gone)
    }
}
