import CyclePipeline
import HTML
import Household
import Messages
import Planner
import WebPages

/// `/notes`, `/notes/new` and `/notes/ID`.
extension WebHandler {
    func notes(_ visit: WebVisit) throws -> WebAnswer {
        let page = WebRoute.notes.path
        if visit.isPost { return try visit.restore(.notes, to: page) }
        let all = try visit.notes().notes
        let rows = all.dropFirst(visit.from).prefix(PlannerListPage.most).map(visit.row)
        let next = visit.from + rows.count
        return .page(
            PlannerListPage(
                visit.state, .notes, title: visit.language.planner.notes,
                new: (.newNote, visit.plannerWords.newNote),
                rows.isEmpty ? [] : [PlannerListPage.Part(rows)],
                empty: visit.language.planner.noNotes, removal: try visit.removal(for: .notes),
                next: next < all.count ? next : nil), isKept: true)
    }

    func newNote(_ visit: WebVisit) throws -> WebAnswer {
        guard visit.isPost else {
            return .page(
                PlannerEntryPage(
                    visit.state, .newNote, back: .notes, .note(""), uid: visit.member.newUID()))
        }
        let (text, fault) = visit.typedNote
        func refusal(_ fault: String) -> WebAnswer {
            .page(
                PlannerEntryPage(
                    visit.state, .newNote, back: .notes, .note(""),
                    uid: visit.form["uid"] ?? visit.member.newUID(),
                    typed: visit.typed(["text": fault])), status: 422)
        }
        if let fault { return refusal(fault) }
        do {
            let calendar = try visit.member.calendarToFill(for: .notes, in: visit.language)
            let object = try visit.member.addOnce(
                TwoTexts(text: text), to: calendar, uid: visit.form["uid"], of: visit.state
            ) { $0.text == text }
            return visit.answer(saved: object)
        } catch let error where HouseholdRefusal(error) == .noRoom {
            return refusal(visit.plannerWords.full)
        }
    }

    /// A note that was changed since its form was made keeps its text, and the form's is a new one.
    func note(_ id: String, _ visit: WebVisit) throws -> WebAnswer {
        guard let entry = try visit.member.plannedEntry(id: id, for: .notes),
            let note = Note(entry.object)
        else { return try answerOfRemovedNote(visit) }
        func page(_ fault: String? = nil) -> WebAnswer {
            .page(
                PlannerEntryPage(
                    visit.state, .note(id), back: .notes, .note(visit.editable(note.text)),
                    version: visit.member.tag(of: note.object.bytes),
                    typed: fault.map { visit.typed(["text": $0]) } ?? TypedForm()),
                status: fault == nil ? 200 : 422, isKept: fault == nil)
        }
        guard visit.isPost else { return page() }
        if visit.form["do"] == "remove" {
            try visit.member.remove([note.object], from: entry.calendar, at: visit.moment)
            return .redirect(
                WebRoute.notes.path,
                notice: visit.language.planner.removed(visit.shown(note.title)))
        }
        let (text, fault) = visit.typedNote
        if let fault { return page(fault) }
        guard text != TypedValue.note(note.text) else { return visit.answer(saved: note.object) }
        do {
            let copy =
                visit.isStale(note.object)
                ? try visit.member.add(TwoTexts(text: text), to: entry.calendar, at: visit.moment)
                : try visit.member.save(text, of: note, in: entry.calendar, at: visit.moment)
            return visit.answer(
                saved: copy ?? note.object,
                copy == nil ? nil : visit.language.planner.bothKept)
        } catch let error where HouseholdRefusal(error) == .noRoom {
            return page(visit.plannerWords.full)
        }
    }

    /// What was typed is kept, whatever became of the note.
    private func answerOfRemovedNote(_ visit: WebVisit) throws -> WebAnswer {
        let (text, fault) = visit.typedNote
        guard visit.isPost, visit.form["do"] == "save", fault == nil else {
            return visit.isPost ? visit.answerGone(to: .notes) : .notFound
        }
        let calendar = try visit.member.calendarToFill(for: .notes, in: visit.language)
        let object = try visit.member.add(TwoTexts(text: text), to: calendar, at: visit.moment)
        return visit.answer(saved: object, visit.plannerWords.noteGone)
    }
}

extension WebVisit {
    /// The one that was changed last first.
    ///
    /// - Parameter latest: How many of each calendar are looked at, at most.
    func notes(latest: Int? = nil) throws -> NoteList {
        NoteList(
            try member.pageCalendars().flatMap {
                try member.plannerObjects(in: $0, for: .notes, latest: latest)
                    .compactMap(Note.init)
            })
    }

    func row(of note: Note) -> PlannerListPage.Row {
        let day = note.object.modified.map(state.time.day)
        return PlannerListPage.Row(
            WebRoute.note(member.plannerKey.id(note.object.calendar, note.object.name)).path,
            title: shown(note.title),
            remark: day.map { language.date($0, near: state.today) } ?? "")
    }

    /// The text of the form, and what is wrong with it.
    fileprivate var typedNote: (text: String, fault: String?) {
        let text = TypedValue.note(form["text"] ?? "")
        if !text.contains(where: { !$0.isWhitespace }) { return (text, plannerWords.emptyNote) }
        let most = PlannerEntryPage.longestNote
        return (text, text.utf16.count > most ? language.webAlarms.longNote(most: most) : nil)
    }

    /// Leads to the note, and tells when it was saved, or where the text is now.
    fileprivate func answer(saved object: PlannerObject?, _ notice: String? = nil) -> WebAnswer {
        let minute = state.time.dayAndMinute(at: moment).minuteOfDay
        let route = object.map {
            WebRoute.note(member.plannerKey.id($0.calendar, $0.name))
        }
        return .redirect(
            (route ?? .notes).path,
            notice: notice ?? plannerWords.saved(at: language.time(minuteOfDay: minute)))
    }
}
