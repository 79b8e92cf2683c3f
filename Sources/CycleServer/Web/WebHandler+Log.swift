import CivilDate

extension WebHandler {
    func log(_ day: Day, _ visit: WebVisit) throws -> WebAnswer { .notFound }
}
