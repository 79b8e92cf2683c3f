import CalendarModel
import CycleModel
import CyclePipeline
import Household
import Messages
import TrackerImport
import WebPages

/// Files that come in.
extension DataDoor {
    /// What of an archive is inflated, and what a text or a database may have: a file of some megabytes holds ten
    /// years of any tracker in that.
    private static let mostInflated = 128 << 20

    /// Keeps a file that was sent, and says what it would change.
    func lookAtFile() throws -> WebAnswer {
        let words = visit.language.webData
        guard let file = visit.form.files.first(where: { $0.field == "file" }),
            !file.bytes.isEmpty
        else { return dataPage(["file": words.noFile]) }
        let kept = visit.shared.uploads.keep(
            file.bytes, named: Self.shownName(file.name), for: visit.session.selector,
            now: visit.now)
        return try importPage(kept)
    }

    /// The last part of the name that the sender gave the file, without what would not be seen.
    private static func shownName(_ name: String) -> String {
        let last = name.split(whereSeparator: { "/\\".contains($0) }).last ?? ""
        let seen = last.unicodeScalars.filter {
            ![.control, .format, .lineSeparator, .paragraphSeparator]
                .contains($0.properties.generalCategory)
        }
        let text = String(String.UnicodeScalarView(seen))
        return text.isEmpty ? "file" : String(text.prefix(100))
    }

    /// Says again what a file would change, or changes it.
    func importFile() throws -> WebAnswer {
        let words = visit.language.webData
        guard
            let file = visit.shared.uploads.file(
                visit.form["upload"], for: visit.session.selector, now: visit.now)
        else { return dataPage(["file": words.isGone]) }
        guard visit.form["do"] == "apply" else { return try importPage(file) }
        guard visit.seenEntry == visit.state.lastEntry else {
            return try importPage(file, fault: words.changedMeanwhile)
        }
        do {
            let planned = try plan(file)
            guard planned.plan.canBeApplied else {
                return try importPage(file, fault: words.contradicts)
            }
            guard !planned.plan.deletion.isMass || visit.form["mass"] == "yes" else {
                return try importPage(file, fault: words.isMass)
            }
            if let change = planned.plan.change {
                try visit.member.import(
                    change, isReturned: planned.plan.isReturned, plannedOn: visit.state)
            }
            try visit.member.keep(planned.dismissals, at: visit.now)
            visit.shared.uploads.finish(
                planned.report.lines(applied: true) + planned.notes
                    + planned.dismissals.lines(applied: true),
                for: visit.session.selector, now: visit.now)
            return .redirect(WebRoute.data.path)
        } catch let error as ImportError {
            return dataPage(["file": error.sentence(in: visit.language)])
        } catch let error where HouseholdRefusal(error) == .changedMeanwhile {
            return try importPage(file, fault: words.changedMeanwhile)
        }
    }

    private typealias Planned = (
        plan: ImportPlan, report: ImportReport, dismissals: ImportedDismissals, notes: [String]
    )

    private func plan(_ file: Uploads.File) throws -> Planned {
        var options = TrackerFile.Options()
        options.mostInflated = Self.mostInflated
        options.dateOrder = visit.form["date-order"].flatMap(TrackerFile.DateOrder.init)
        var notes: [String] = []
        let reader = ImportedFileReader(for: visit.state, options: options) {
            notes.append($0.message(in: visit.language))
        }
        let files = try reader.read(UploadedFile(file.bytes, named: file.name))
        let prefer: LogMerge.Preference? =
            switch visit.form["prefer"] {
            case "incoming": .incoming
            case "log": .log
            default: nil
            }
        let choices = Back.Choices(
            acceptsDeletions: visit.form["deletions"] == "yes", prefer: prefer, readsPutBack: true)
        let plan = try ImportPlan(of: files, for: visit.state, choices) {
            try visit.member.served(for: $0, on: visit.state)
        }
        let report = ImportReport(plan, files.flatMap(\.readings), before: visit.state)
        let dismissals = try visit.member.dismissals(by: plan, on: visit.state)
        return (plan, report, dismissals, notes)
    }

    private func importPage(
        _ file: Uploads.File, fault: String? = nil
    ) throws -> WebAnswer {
        do {
            let planned = try plan(file)
            var questions = ImportPage.Questions()
            questions.prefers = !planned.plan.canBeApplied || visit.form["prefer"] != nil
            questions.deletions =
                planned.plan.plans.contains { !$0.proposedDeletions.isEmpty }
                || visit.form["deletions"] == "yes"
            questions.isMass = planned.plan.deletion.isMass
            questions.dateOrder = visit.form["date-order"]
            return .page(
                ImportPage(
                    visit.state,
                    lines: planned.report.lines(applied: false) + planned.notes
                        + planned.dismissals.lines(applied: false),
                    upload: file.token, questions,
                    changesAnything: planned.plan.changesAnything || !planned.plan.canBeApplied
                        || !planned.dismissals.isEmpty,
                    typed: visit.typed(fault.map { ["": $0] } ?? [:])),
                status: fault == nil ? 200 : 422)
        } catch let error as ImportError where error.asksForDateOrder {
            var questions = ImportPage.Questions()
            questions.asksForDateOrder = true
            return .page(
                ImportPage(
                    visit.state, lines: [error.sentence(in: visit.language)], upload: file.token,
                    questions, changesAnything: false, typed: visit.typed()))
        } catch let error as ImportError {
            return dataPage(["file": error.sentence(in: visit.language)])
        }
    }
}
