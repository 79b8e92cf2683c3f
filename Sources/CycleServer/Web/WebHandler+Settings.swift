extension WebHandler {
    func settings(_ visit: WebVisit) throws -> WebAnswer { .notFound }
    func reminders(_ visit: WebVisit) throws -> WebAnswer { .notFound }
    func contraception(_ visit: WebVisit) throws -> WebAnswer { .notFound }
    func sharing(_ visit: WebVisit) throws -> WebAnswer { .notFound }
    func data(_ visit: WebVisit) throws -> WebAnswer { .notFound }
}
