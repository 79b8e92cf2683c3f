/// Something that reads bytes, and what must hold of it whatever the bytes are.
package struct FuzzTarget: Sendable {
    /// The name of its file in Fuzz/Targets, and of the folder in Fuzz that holds what it has met.
    package let name: String
    /// The folder of the samples that it is for, and how their names end.
    let samples: (folder: String, endings: [String])?
    /// Throws where something does not hold.
    package let check: @Sendable ([UInt8]) throws -> Void

    package static let all = [
        FuzzTarget("FuzzCalendar", samples: ("samples", [".ics"]), FuzzCalendar.check),
        FuzzTarget("FuzzDAV", FuzzDAV.check),
        FuzzTarget("FuzzDeck", FuzzDeck.check),
        FuzzTarget("FuzzForecast", FuzzForecast.check),
        FuzzTarget("FuzzForm", FuzzForm.check),
        FuzzTarget("FuzzJournal", FuzzJournal.check),
        FuzzTarget("FuzzMarkup", FuzzMarkup.check),
        FuzzTarget("FuzzPicture", FuzzPicture.check),
        FuzzTarget("FuzzPlainLog", samples: ("samples", [".log", ".csv"]), FuzzPlainLog.check),
        FuzzTarget("FuzzReconcile", samples: ("samples", [".ics"]), FuzzReconcile.check),
        FuzzTarget("FuzzRequest", FuzzRequest.check),
        FuzzTarget("FuzzTracker", samples: ("samples/trackers", [""]), FuzzTracker.check),
    ]

    private init(
        _ name: String, samples: (folder: String, endings: [String])? = nil,
        _ check: @escaping @Sendable ([UInt8]) throws -> Void
    ) {
        self.name = name
        self.samples = samples
        self.check = check
    }
}

/// What did not hold.
struct Fault: Error, CustomStringConvertible {
    let description: String
}

func require(_ holds: Bool, _ fault: @autoclosure () -> String) throws {
    guard holds else { throw Fault(description: fault()) }
}
