package import Addresses

/// What a web server is asked, by way of the program curl.
package struct WebRequest {
    package let method: String
    package let address: WebAddress
    package var fields: [(name: String, value: String)] = []
    /// Lines of printable ASCII, none above 90 kB, which is about what curl reads of one; `&` comes between them.
    package var body: [String] = []
    /// To sign in with, by Basic (RFC 7617).
    package var password: String?

    package init(
        _ method: String, _ address: WebAddress,
        fields: [(name: String, value: String)] = [], body: [String] = []
    ) {
        (self.method, self.address, self.fields, self.body) = (method, address, fields, body)
    }
}
