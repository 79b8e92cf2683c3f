import CivilDate

extension WebHandler {
    func calendar(_ visit: WebVisit) throws -> WebAnswer { .notFound }
    func day(_ day: Day, _ visit: WebVisit) throws -> WebAnswer { .notFound }
    func firstUse(_ visit: WebVisit) throws -> WebAnswer { .notFound }
    func help(_ visit: WebVisit) -> WebAnswer { .notFound }
}
