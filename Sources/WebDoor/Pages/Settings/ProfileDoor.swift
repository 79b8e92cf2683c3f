import CyclePipeline
import Household
import Messages
import Pictures
import WebPages

/// `/settings/profile`: the picture, the name to log in with, and where the cycle is.
struct ProfileDoor: VisitedPage {
    let visit: WebVisit

    func answer() throws -> WebAnswer {
        guard visit.isPost else { return try page() }
        switch visit.form["do"] {
        case "picture": return try setPicture()
        case "remove-picture":
            try visit.member.removePicture()
            return .redirect(WebRoute.profile.path, notice: words.pictureRemoved)
        case "rename": return try visit.passwordStep() ?? rename()
        default: return try page(status: 422)
        }
    }

    private var words: WebProfileMessages { visit.language.webProfile }

    private func page(faults: [String: String] = [:], status: Int = 200) throws -> WebAnswer {
        .page(
            ProfilePage(
                visit.state, name: visit.member.name, hasPicture: try visit.member.hasPicture(),
                wantsPassword: try visit.passwordStep() != nil,
                typed: status == 200 ? TypedForm() : visit.typed(faults)), status: status)
    }

    private func setPicture() throws -> WebAnswer {
        guard let file = visit.form.files.first(where: { $0.field == "picture" }),
            !file.bytes.isEmpty
        else { return try page(faults: ["picture": visit.language.webData.noFile], status: 422) }
        do {
            try visit.member.setPicture(Picture(png: file.bytes))
        } catch let problem as Picture.Problem {
            return try page(faults: ["picture": words.sentence(problem)], status: 422)
        }
        return .redirect(WebRoute.profile.path, notice: words.pictureSet)
    }

    private func rename() throws -> WebAnswer {
        let settings = visit.language.webSettings
        let name = visit.form.line("name")
        guard !name.isEmpty, name.count <= 100 else {
            return try page(faults: ["name": settings.badName], status: 422)
        }
        do {
            try visit.member.rename(to: name)
        } catch let error where HouseholdRefusal(error) == .nameTaken {
            return try page(faults: ["name": settings.nameTaken], status: 422)
        } catch let error where HouseholdRefusal(error) == .badName {
            return try page(faults: ["name": settings.badName], status: 422)
        }
        return .redirect(WebRoute.profile.path, notice: words.renamed(name))
    }
}

extension WebProfileMessages {
    fileprivate func sentence(_ problem: Picture.Problem) -> String {
        switch problem {
        case .isTooLarge: tooLarge(kilobytes: Picture.largest >> 10)
        case .hasTooManyPixels: tooManyPixels(Picture.longestSide)
        case .isNoPNG: noPNG
        case .isUnusual: unusual
        case .isDamaged: damaged
        }
    }
}
