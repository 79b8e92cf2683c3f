import ICalendar

/// Copies those lines of a calendar that were asked for (RFC 4791 9.6.1 to 9.6.4 and 9.6.7).
struct LinePicking {
    let component: ComponentSelection?
    let freeBusy: TimeRange?
    let clock: ObjectClock

    private enum Level {
        case all
        case some(ComponentSelection)
        case none
    }

    mutating func pick(_ bytes: [UInt8]) -> [UInt8] {
        var lines = ContentLineScanner(bytes)
        var data: [UInt8] = []
        var levels: [Level] = []
        while lines.next() {
            let line = bytes[lines.offset..<lines.endOffset]
            let name = String(decoding: lines.text[lines.name], as: UTF8.self).uppercased()
            switch name {
            case "BEGIN":
                let inner = String(decoding: lines.text[lines.value], as: UTF8.self).uppercased()
                let level = level(of: inner, in: levels)
                levels.append(level)
                if case .none = level { continue }
                data += line
            case "END":
                if case .none = levels.popLast() ?? .none { continue }
                data += line
            default:
                switch levels.last ?? .none {
                case .none: continue
                case .all: break
                case .some(let selection):
                    guard let properties = selection.properties else { break }
                    guard let property = properties.first(where: { $0.name == name }) else {
                        continue
                    }
                    if property.withoutValue {
                        data.appendFolded(lines.text[..<lines.value.lowerBound])
                        continue
                    }
                }
                if name == "FREEBUSY", let freeBusy {
                    appendPeriods(lines, in: freeBusy, to: &data)
                } else {
                    data += line
                }
            }
        }
        return data
    }

    private func level(of name: String, in levels: [Level]) -> Level {
        let selection: ComponentSelection?
        switch levels.last {
        case nil:
            guard let component else { return .all }
            selection = component.name == name ? component : nil
        case .all: return .all
        case .none?: return .none
        case .some(let outer)?:
            guard let components = outer.components else { return .all }
            selection = components.first { $0.name == name }
        }
        guard let selection else { return .none }
        return selection.properties == nil && selection.components == nil
            ? .all : .some(selection)
    }

    /// The periods that are in the range, and those that cannot be read.
    private func appendPeriods(
        _ line: borrowing ContentLineScanner, in range: TimeRange, to data: inout [UInt8]
    ) {
        let parts = line.text[line.value].split(separator: UInt8(ascii: ","))
        let kept = parts.filter { part in
            guard let period = clock.period(Array(part)) else { return true }
            return range.overlaps(period.start.moment, period.end.moment)
        }
        guard !kept.isEmpty else { return }
        data.appendFolded(
            line.text[..<line.value.lowerBound] + kept.joined(separator: [UInt8(ascii: ",")]))
    }
}

extension [UInt8] {
    /// Of at most 75 octets each, no character cut in two (RFC 5545 3.1).
    fileprivate mutating func appendFolded(_ line: some Collection<UInt8>) {
        var length = 0
        for byte in line {
            // A character that begins here may have four bytes.
            if length >= 72, byte & 0xC0 != 0x80 {
                self += "\r\n ".utf8
                length = 1
            }
            append(byte)
            length += 1
        }
        self += "\r\n".utf8
    }
}
