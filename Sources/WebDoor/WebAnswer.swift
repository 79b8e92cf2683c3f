package import HTML
package import WebPages

/// What a page's handler answers, before it is put into a frame and into bytes.
package enum WebAnswer {
    /// - Parameter isKept: Whether the same request gets the same page until something of the person's changes or
    ///   the minute ends.
    case page(any Page, status: Int = 200, isKept: Bool = false)
    /// Leads on with GET (RFC 9110 15.4.4); `notice` is told on top of the next page.
    case redirect(Path, notice: String? = nil)
    /// Something to be saved under a name that gives nothing away.
    case file([UInt8], type: String, name: String)
    /// A PNG that a page shows.
    case picture([UInt8])
    case notFound
    /// With fields of its own, such as a cookie.
    indirect case with([(name: String, value: String)], WebAnswer)

    var withoutFields: WebAnswer {
        if case .with(_, let answer) = self { answer.withoutFields } else { self }
    }
}

/// Why a page can't be given, where that is no fault of the program.
package struct WebRefusal: Error {
    package let status: Int
    package let page: FaultPage

    package init(_ status: Int, _ page: FaultPage) {
        self.status = status
        self.page = page
    }
}
