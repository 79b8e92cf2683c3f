import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline

/// How long a server's certificate is still good for, in words.
enum CertificateText {
    static func add(_ end: Int64?, now: Int64, to part: inout Checkup.Part) {
        guard let end else {
            part.add(
                .note, "The certificate is in order. When it ends, only curl 7.88 or newer tells.")
            return
        }
        let days = (end - now) / 86_400
        let date = Day(number: Int32(clamping: end / 86_400)).description
        switch days {
        case ..<0:
            part.add(.wrong, "The certificate ended on \(date).", advice: "renew it")
        case 0..<8:
            part.add(
                .warning,
                "The certificate ends on \(date), in \(Phrases.count(Int(days), "day")).",
                advice:
                    "renew it; who renews by itself should have done so by now. Then send the "
                    + "server a SIGHUP, or 'systemctl reload eve-ics'")
        default:
            part.add(
                .fine, "The certificate is in order until \(date), \(days) days from now.")
        }
    }
}
