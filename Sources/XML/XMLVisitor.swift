/// A reader that is told of an XML document's parts while the document is parsed.
package protocol XMLVisitor: AnyObject {
    /// An element begins; `tag` holds for the time of this call.
    ///
    /// - Parameter line: Where it stands, found out only when asked for.
    func start(_ tag: XMLTag, line: () -> Int)
    /// Text of the innermost open element, perhaps only a piece of it.
    func text(_ piece: [UInt8])
    func end()

    /// Whether `text` shall be called at all.
    var wantsText: Bool { get }
}
