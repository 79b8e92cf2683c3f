import CivilDate

extension WebHandler {
    func history(_ visit: WebVisit) throws -> WebAnswer { .notFound }
    func period(from start: Day, _ visit: WebVisit) throws -> WebAnswer { .notFound }
}
