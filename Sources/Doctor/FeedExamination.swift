package import Addresses
package import CommandLineInterface
import CyclePipeline
import HTTPServer
package import Household
import Secrets

/// Lists everybody's feeds.
package struct FeedExamination {
    package private(set) var part = Checkup.Part("Feeds")
    /// Those that have not expired.
    package private(set) var readable: [Access] = []

    package init(_ people: [StoredPerson]) throws {
        for stored in people {
            let owner = people.count > 1 ? "\(stored.member.possessive) " : ""
            for feed in try stored.member.access(.feed) {
                let text = "\(owner)\(feed.name): \(feed.summary(stored.person))."
                if feed.isExpired(stored.person) {
                    part.add(
                        .warning, text,
                        advice: "nobody can read it any more; 'eve-ics feed revoke' takes it away")
                } else {
                    part.add(.fine, text)
                    readable.append(feed)
                }
            }
        }
        if part.findings.isEmpty {
            part.add(
                .note, "There are none, so no program can subscribe.",
                advice: "make one with 'eve-ics feed add NAME'")
        }
    }

    /// What holds of at least one of the readable feeds; `nil` where there are none.
    package func facts(reach: Reach?, publicAddress: WebAddress?) -> FeedFacts? {
        guard !readable.isEmpty else { return nil }
        let options = readable.compactMap(\.options)
        return FeedFacts(
            hasAlarms: options.contains { $0.hasAlarms && !$0.datesOnly },
            isWritable: readable.contains(where: \.canWrite),
            isEncrypted: publicAddress?.isEncrypted ?? false, reach: reach)
    }
}
