extension WebHandler {
    func access(_ visit: WebVisit) throws -> WebAnswer { .notFound }

    /// The pages that are open to all.
    func guestAnswer(_ guest: WebGuest) throws -> WebAnswer { .notFound }
}
