extension WebHandler {
    func today(_ visit: WebVisit) throws -> WebAnswer { .notFound }
}
