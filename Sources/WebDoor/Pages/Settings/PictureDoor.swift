import Household
import WebPages

/// `/picture`: the picture of whoever is logged in, for this person's own pages.
///
/// No browser keeps it: nothing of it is left on a device after a log-out.
struct PictureDoor: VisitedPage {
    let visit: WebVisit

    func answer() throws -> WebAnswer {
        guard !visit.isPost, let bytes = try visit.member.picture() else { return .notFound }
        return .picture(bytes)
    }
}
