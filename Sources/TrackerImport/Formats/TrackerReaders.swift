import XML

/// What reads one kind of file of one tracker.
protocol TrackerReader: SendableMetatype {
    static var format: TrackerFormat { get }
}

/// Reads text that is no table.
protocol TextReader: TrackerReader {
    /// - Parameter head: The text or its beginning.
    static func recognizes(_ head: [UInt8]) -> Bool
    static func read(_ bytes: [UInt8], into records: RecordBuilder)
}

extension [UInt8] {
    /// The text behind the mark that some programs begin UTF-8 with.
    var withoutByteOrderMark: ArraySlice<UInt8> {
        dropFirst(starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    }
}

/// Reads one tracker's XML while it is parsed.
protocol XMLFormatReader: TrackerReader, XMLVisitor {
    static func recognizes(root: String) -> Bool
    /// - Parameter records: What is known of this tracker already.
    init(_ records: RecordBuilder)
    var records: RecordBuilder { get }
}

/// Reads one tracker's database.
protocol DatabaseReader: TrackerReader {
    static func recognizes(_ database: borrowing DatabaseFile) throws -> Bool
    static func read(_ database: borrowing DatabaseFile, into records: RecordBuilder) throws
}

/// Every reader by the kind of file that it reads. A new tracker gets a file beside this one and a line here.
///
/// The first reader that recognizes a file reads it.
enum TrackerReaders {
    static let json: [any JSONReader.Type] = [
        ClueReader.self,
        ClueLegacyReader.self,
        FloReader.self,
        PeriodicalReader.self,
        MenstrudelReader.self,
        MensinatorReader.self,
        MoonevaReader.self,
        OvumcyReader.self,
        GarminReader.self,
    ]
    static let tables: [any TableReader.Type] = [
        DripReader.self,
        FitbitReader.self,
        OvumcyTableReader.self,
        FemometerReader.self,
        FertilityFriendReader.self,
    ]
    static let texts: [any TextReader.Type] = [
        FloTextReader.self,
        PcalendarListReader.self,
    ]
    static let xml: [any XMLFormatReader.Type] = [
        AppleHealthReader.self,
        PcalendarReader.self,
    ]
    static let databases: [any DatabaseReader.Type] = [
        HealthConnectReader.self
    ]
}
