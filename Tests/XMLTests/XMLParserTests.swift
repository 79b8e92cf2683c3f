import Testing
import XML

@Suite struct XMLParserTests {
    /// Writes down what it is told.
    private final class Notes: XMLVisitor {
        let wantsText: Bool
        var notes: [String] = []

        init(wantsText: Bool = true) {
            self.wantsText = wantsText
        }

        func start(_ tag: XMLTag, line: () -> Int) {
            let attributes = tag.attributes.map { " \($0.namespace)|\($0.name)=\($0.value)" }
            notes.append("\(line()) \(tag.namespace)|\(tag.name)\(attributes.joined())")
        }

        func text(_ piece: [UInt8]) { notes.append(String(decoding: piece, as: UTF8.self)) }
        func end() { notes.append("end") }
    }

    private func read(
        _ text: String, to visitor: Notes = Notes(), inPiecesOf size: Int = .max,
        checksNamespaces: Bool = true, _ change: (inout XMLLimits) -> Void = { _ in }
    ) throws -> [String] {
        var limits = XMLLimits(nesting: 3, tagBytes: 100)
        change(&limits)
        let made = XMLParser(visitor, limits: limits, checksNamespaces: checksNamespaces)
        guard var parser = made else { throw NoMemory() }
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let piece = rest.prefix(size)
            rest = rest.dropFirst(piece.count)
            try parser.feed(piece, isLast: rest.isEmpty)
        }
        return visitor.notes
    }

    private struct NoMemory: Error {}

    private func reason(
        _ text: String, _ change: (inout XMLLimits) -> Void = { _ in }
    ) -> XMLError.Reason? {
        do {
            _ = try read(text, change)
            return nil
        } catch {
            return (error as? XMLError)?.reason
        }
    }

    @Test(arguments: [1, 7, 1_000])
    func `a visitor is told of elements, attributes and text in order`(_ size: Int) throws {
        let text = "<a xmlns='u' x:b='1 &amp; 2' xmlns:x='v'>\n<c d='&lt;'/></a>"
        let visitor = Notes(wantsText: false)
        #expect(
            try read(text, to: visitor, inPiecesOf: size)
                == ["1 u|a v|b=1 & 2", "2 u|c |d=<", "end", "end"])
    }

    @Test func `text comes only where it is wanted`() throws {
        #expect(try read("<a>b<c/>d</a>") == ["1 |a", "b", "1 |c", "end", "d", "end"])
        #expect(
            try read("<a>b<c/>d</a>", to: Notes(wantsText: false))
                == ["1 |a", "1 |c", "end", "end"])
    }

    @Test func `an undeclared prefix is an error where namespaces count`() throws {
        #expect(reason("<x:a/>") == .notWellFormed)
        #expect(try read("<x:a/>", checksNamespaces: false).count == 2)
    }

    @Test func `a document type is refused, and so are its entities`() {
        #expect(reason("<!DOCTYPE a><a/>") == .documentType)
        #expect(reason("<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a b='&x;'/>") != nil)
        #expect(reason("<a b='&x;'/>") == .undefinedEntity)
    }

    @Test func `every limit holds`() {
        #expect(reason("<a><a><a/></a></a>") == nil)
        #expect(reason("<a><a><a><a/></a></a></a>") == .tooDeep)
        #expect(reason("<a><b/><b/></a>") { $0.elements = 2 } == .tooComplex)
        #expect(reason("<abcd/>") { $0.nameBytes = 3 } == .tooComplex)
        #expect(reason("<a xmlns='abcd'/>") { $0.nameBytes = 3 } == .tooComplex)
        #expect(reason("<a abcd=''/>") { $0.nameBytes = 3 } == .tooComplex)
        #expect(reason("<a xmlns:b='u' xmlns:c='u'/>") { $0.namespaces = 1 } == .tooComplex)
    }

    @Test func `a tag that does not end is given up`() {
        let text = "<a b='" + String(repeating: "x", count: 1_000) + "'/>"
        #expect {
            try read(text, inPiecesOf: 50)
        } throws: {
            ($0 as? XMLError)?.reason == .tagTooLong
        }
    }

    @Test(arguments: [
        ("<a>", XMLError.Reason.cutOff), ("<a></b>", .endOfNoOpenElement),
        ("<a>\u{1}</a>", .invalidCharacter), ("<a b='1' b='2'/>", .notWellFormed),
    ])
    func `what is wrong is told`(_ text: String, _ wanted: XMLError.Reason) {
        #expect(reason(text) == wanted)
    }
}
