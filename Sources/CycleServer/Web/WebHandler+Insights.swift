extension WebHandler {
    func insights(_ visit: WebVisit) throws -> WebAnswer { .notFound }
    func report(_ visit: WebVisit) throws -> WebAnswer { .notFound }
}
