import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
import Household
import Messages
import TrackerImport
import WebPages

/// `/settings/data`.
struct DataDoor: VisitedPage {
    let visit: WebVisit

    /// `/settings/data`: what comes in, goes out and is erased.
    func answer() throws -> WebAnswer {
        guard visit.isPost else {
            return .page(
                DataPage(
                    visit.state,
                    imported: visit.shared.uploads.takeReport(
                        for: visit.session.selector, now: visit.now)))
        }
        switch visit.form["do"] {
        case "look": return try lookAtFile()
        case "look-again", "apply": return try importFile()
        case "export": return try visit.passwordStep() ?? export()
        case "ask-erase", "erase": return try visit.passwordStep() ?? erase()
        default: return dataPage([:])
        }
    }

    /// The page again, with what is wrong beside the fields.
    func dataPage(_ faults: [String: String]) -> WebAnswer {
        .page(DataPage(visit.state, typed: visit.typed(faults)), status: 422)
    }

    private func export() throws -> WebAnswer {
        let (state, words) = (visit.state, visit.language.webData)
        switch visit.form["format"] {
        case "ics":
            var options = CalendarOptions()
            options.language = visit.language
            let snapshot = Forward.snapshot(of: state, options, as: "file")
            guard !snapshot.events.isEmpty else {
                return dataPage(["format": words.nothingToExport])
            }
            let versions = try visit.member.versions(ofFile: snapshot)
            return .file(
                Forward.bytes(snapshot, versions: versions), type: "text/calendar; charset=utf-8",
                name: "calendar.ics")
        case "log":
            return .file(
                PlainLog.write(state.log.through(state.today)), type: "text/plain; charset=utf-8",
                name: "my.log")
        case "table":
            return .file(
                SpreadsheetTable.write(state), type: "text/csv; charset=utf-8", name: "days.csv")
        case "drip":
            return .file(
                DripWriter.write(state.log, today: state.today).bytes,
                type: "text/csv; charset=utf-8", name: "drip.csv")
        case "ovumcy":
            let bytes = OvumcyWriter.write(
                state.log, today: state.today, moment: state.moment.seconds)
            guard let bytes else { return dataPage(["format": words.tooMuchToExport]) }
            return .file(bytes, type: "application/json", name: "ovumcy.json")
        default: return dataPage(["format": visit.language.webSettings.badChoice])
        }
    }

    private func erase() throws -> WebAnswer {
        let sent = SentErasure(visit)
        guard let extent = sent.extent, sent.faults.isEmpty else {
            return dataPage(sent.faults)
        }
        let messages = visit.language.erasing
        let now = visit.served.fixedDay.map(Now.day) ?? .second(visit.now)
        let erasure = try MemberErasure(of: visit.member, extent, at: now)
        // What is asked about is what is erased: not what came meanwhile.
        guard visit.form["do"] == "erase", visit.seenEntry == erasure.lastEntry else {
            let question =
                sent.question ?? messages.askAll(withCalendars: erasure.calendars > 0)
            return .page(
                ErasePage(
                    visit.state, question: question,
                    typed: visit.form.fields.pairs))
        }
        guard erasure.changesAnything else {
            return .redirect(WebRoute.data.path, notice: messages.nothing)
        }
        var sentences = erasure.report(messages)
        do {
            try erasure.carryOut(from: .page)
        } catch let error where HouseholdRefusal(error) == .changedMeanwhile {
            return .redirect(WebRoute.data.path, notice: visit.language.webData.changedMeanwhile)
        } catch let error where HouseholdRefusal(error) == .tracesRemain {
            visit.served.report(error, visit.now, meanwhile: "the files are cleaned again soon")
            sentences.append(messages.tracesRemain)
        } catch let error where HouseholdRefusal(error) == .tracesOnFullDisk {
            visit.served.report(
                error, visit.now, meanwhile: "the files are cleaned when there is room")
            sentences.append(messages.tracesOnFullDisk)
        }
        // It is erased, whether or not these can be looked for.
        let stores = (try? visit.household.replacedStores()) ?? []
        for store in stores {
            sentences.append(messages.olderStore(String(store.split(separator: "/").last ?? "")))
        }
        return .redirect(WebRoute.data.path, notice: sentences.joined(separator: " "))
    }
}

/// What a form asks to erase.
private struct SentErasure {
    private(set) var extent: MemberErasure.Extent?
    /// `nil` where everything goes.
    private(set) var question: String?
    private(set) var faults: [String: String] = [:]

    init(_ visit: WebVisit) {
        let (form, today, messages) = (visit.form, visit.state.today, visit.language.erasing)
        let badDate = visit.language.webSettings.badDate(today.description)
        let what = form["what"]
        if what == "all" {
            extent = .everything
            return
        }
        guard let what, ["before", "since", "days"].contains(what) else {
            faults["what"] = visit.language.webSettings.badChoice
            return
        }
        guard let day = form["day"].flatMap({ Day($0) }) else {
            faults["day"] = badDate
            return
        }
        switch what {
        case "before":
            extent = .days(DaySpan(last: day - 1))
            question = messages.askBefore(day, near: today)
        case "since":
            extent = .days(DaySpan(first: day))
            question = messages.askSince(day, near: today)
        default:
            guard let last = form["last"].flatMap({ Day($0) }) else {
                faults["last"] = badDate
                return
            }
            guard last >= day else {
                faults["last"] = visit.language.webData.badSpan
                return
            }
            extent = .days(MemberErasure.span(day...last, of: visit.state))
            question = messages.ask(day...last, near: today)
        }
    }
}
