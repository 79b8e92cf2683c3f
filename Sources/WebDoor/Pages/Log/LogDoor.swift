import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
import HTML
import Household
import Messages
import WebPages

/// `/log/DAY`.
struct LogDoor: VisitedPage {
    let visit: WebVisit
    let day: Day

    /// A day's record; a form changes one field of it.
    func answer() throws -> WebAnswer {
        guard visit.isPost else {
            return .page(
                LogPage(
                    day, visit.state, opened: try visit.stateOpened(),
                    lastChange: try visit.lastChange(), redoable: try visit.redoable()),
                isKept: true)
        }
        guard day <= visit.state.today, day >= PlainLog.firstDay else {
            return .page(LogPage(day, visit.state, lastChange: nil), status: 422)
        }
        if let action = visit.form["action"], let word = visit.form["word"] {
            return try offer(word, isHidden: action == "hide")
        }
        guard let field = visit.form["field"].flatMap(RecordField.init) else {
            return .redirect(
                WebRoute.log(day).path, notice: visit.language.webLog.notUnderstood)
        }
        return try save(field)
    }

    private func save(_ field: RecordField) throws -> WebAnswer {
        // A form of which nobody knows what it showed has seen nothing.
        let seen = try visit.stateSeen()?.log[day] ?? DayRecord()
        let outcome = try visit.write { person -> JournalDraft<SavedField> in
            let form = TypedField(field, visit.form, person)
            let now = person.log[day]
            let entered: DayRecord
            do throws(TypedField.Refusal) {
                entered = try form.record(changing: now)
            } catch {
                return JournalDraft([], answer: .refused(error.sentence))
            }
            if !seen.agrees(with: now, in: field), !entered.agrees(with: now, in: field) {
                return JournalDraft([], answer: .conflict(entered, now))
            }
            let change = FieldChange(field, of: day, to: entered, on: person)
            let records: [DayLog.Entry]
            do throws(FieldChange.Refusal) {
                records = try change.records()
            } catch {
                return JournalDraft([], answer: .refused(error.sentence))
            }
            let draft: JournalDraft<[String]>
            do throws(DayPlan.TooOld) {
                draft = try person.draft(records) { change.sentences($0) + $0.moveSentences }
            } catch {
                return JournalDraft([], answer: .refused(error.sentence(on: person)))
            }
            let contents = draft.contents + form.settings()
            return JournalDraft(
                contents.count > 1 ? [.together(contents)] : contents,
                answer: .saved(draft.answer))
        }
        switch outcome.answer {
        case .saved(let sentences):
            return .redirect(
                place(of: field), notice: sentences.joined(separator: " "))
        case .refused(let sentence):
            let refusal = LogPage.Refusal(
                field, sentence, typed: TypedField(field, visit.form, outcome.basis).typed)
            return .page(
                LogPage(
                    day, outcome.basis, opened: try visit.stateOpened(),
                    lastChange: try visit.lastChange(), redoable: try visit.redoable(),
                    refusal: refusal),
                status: 422)
        case .conflict(let mine, let theirs):
            return conflict(field, mine, theirs, outcome.basis)
        }
    }

    /// The page again, with its choices where they were.
    private func place(of field: RecordField) -> Path {
        let opened = visit.openedEntry ?? visit.state.lastEntry
        return WebRoute.log(day).path(
            ["opened": String(opened)], fragment: "field-\(field.rawValue)")
    }

    private func conflict(
        _ field: RecordField, _ mine: DayRecord, _ theirs: DayRecord,
        _ person: PersonState
    ) -> WebAnswer {
        func items(_ record: DayRecord) -> [String] {
            let only = record.only(field)
            let note = RecordText.noteLines(only)
            return note.isEmpty ? RecordText.words(only, for: person) : note
        }
        let path = WebRoute.log(day).path
        return .page(
            ConflictPage(
                visit.language, mine: items(mine), theirs: items(theirs), form: path,
                fields: visit.form.fields.pairs.filter { $0.name != "entry" },
                entry: person.lastEntry, back: path),
            status: 409)
    }

    /// Stops or begins to offer a symptom; days that have it keep it.
    private func offer(_ word: String, isHidden: Bool) throws -> WebAnswer {
        let words = visit.language.webLog
        let item = TypedValue.items(word.withoutNulls).first ?? ""
        let key = BuiltInWord.key(item, in: .symptoms)
        guard TypedValue.isWord(item) else {
            return .redirect(WebRoute.log(day).path, notice: words.notUnderstood)
        }
        _ = try visit.write { person in
            var hidden = person.settings.hiddenSymptoms
            hidden.removeAll { BuiltInWord.key($0, in: .symptoms) == key }
            if isHidden { hidden.append(BuiltInWord.stored(item, in: .symptoms)) }
            return JournalDraft(
                TypedField.setting(.hiddenSymptoms, hidden, of: person), answer: ())
        }
        let name = visit.language.name(
            ofWord: BuiltInWord.stored(item, in: .symptoms), in: .symptoms)
        return .redirect(
            place(of: .symptoms),
            notice: isHidden ? words.hidden(name) : words.shown(name))
    }
}

/// How a field's form ended.
private enum SavedField {
    case saved([String])
    case refused(String)
    /// What was entered, and what is recorded meanwhile.
    case conflict(DayRecord, DayRecord)
}
