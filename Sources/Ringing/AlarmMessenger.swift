import Addresses
import AlarmClock
import CommandLineInterface
import CyclePipeline
import HTTPServer
package import Household
import Machine

/// Tells of one person's alarms outside: a command, and ntfy where the person set that up.
package final class AlarmMessenger {
    private let household: LiveHousehold
    private var reader: AlarmDeliveryReader
    /// Whether the command hears of this person.
    private let choice: (AlarmDelivery) -> AlarmCommandChoice
    private let command: AlarmOutlet?
    private let ntfy = AlarmOutlet(CurlSettings.words, limit: NtfyRequest.limit)
    /// The server that is asked.
    private var ntfyServer = ""
    private var news: AlarmChanges?
    private var post: AlarmDelivery?
    private var sendsMessages = false
    /// Whether something of what was given last was not told.
    private var hasFailed = false

    /// How long a command may take before it is ended, in seconds.
    static let patience: Int64 = 30

    /// - Parameters:
    ///   - command: For the shell; `nil` without one.
    ///   - choice: What the command hears of the person.
    package init(
        _ household: LiveHousehold, person name: String?, command: String?,
        choice: @escaping (AlarmDelivery) -> AlarmCommandChoice = \.command
    ) {
        self.household = household
        self.choice = choice
        reader = AlarmDeliveryReader(household, person: name)
        self.command = command.map { AlarmOutlet(["sh", "-c", $0], limit: Self.patience) }
    }

    /// Looks at what the person chose.
    ///
    /// - Returns: Whether anything is to be told of this person; not where another program sends the messages.
    func poll(at now: Int64) throws -> Bool {
        post = try reader.post(at: now)
        sendsMessages = try post?.ntfy != nil && reader.isSender(at: now)
        return sendsMessages || runsCommand
    }

    /// Whether there is anybody to tell, even if another program does it at the moment.
    var isSetUp: Bool { post?.ntfy != nil || runsCommand }

    private var runsCommand: Bool { command != nil && post.map(choice)?.isOn == true }

    func tell(_ report: AlarmWatch.Report, of person: PersonState, at now: Int64) {
        guard let post else { return }
        if !isBusy { hasFailed = false }
        var news = news ?? AlarmChanges(post.key)
        for event in news.events(in: report, at: now) {
            let choice = choice(post)
            if let command, choice.isOn {
                let notice = AlarmNotice(
                    person: person, saysTitles: choice.saysTitles, leavesProgram: true)
                command.add(Array((event.json(notice, at: now).line + "\n").utf8), about: event.id)
            }
            if let setup = post.ntfy, sendsMessages {
                let notice = AlarmNotice(
                    person: person, saysTitles: setup.saysTitles, leavesProgram: true)
                ntfyServer = setup.server.origin
                ntfy.add(
                    NtfyRequest(setup: setup).settings(for: event, notice) {
                        post.url(of: $0, for: event.alarm)
                    }, about: event.id)
            }
        }
        self.news = news
        step(at: now)
    }

    var isBusy: Bool { command?.isBusy == true || ntfy.isBusy }

    /// Whether all that was given last was told; `nil` while something waits to be.
    var hasToldAll: Bool? { isBusy ? nil : !hasFailed }

    /// Looks after the programs that were started; while any of them runs it is called some times a second.
    func step(at now: Int64) {
        let uptime = Clock.uptime
        for (failure, _) in command?.step(uptime) ?? [] {
            hasFailed = true
            household.report(
                AlarmFailure(text: Self.text(failure)), now, meanwhile: "an alarm was not told")
        }
        for (failure, _) in ntfy.step(uptime) {
            hasFailed = true
            household.report(
                AlarmFailure(text: "\(ntfyServer): \(NtfyFailure.text(failure))"), now,
                meanwhile: "an alarm was not sent by ntfy")
        }
    }

    private static func text(_ failure: AlarmOutlet.Failure) -> String {
        switch failure {
        case .notStarted: "--run: the shell cannot be started"
        case .ended(-1): "--run: the command was ended by a signal"
        case .ended(let code): "--run: the command ended with exit code \(code)"
        case .tooSlow: "--run: the command took more than \(patience) seconds and was ended"
        case .leftOut(let count): "--run: the command is too slow for \(count) more alarms"
        }
    }
}

/// What is logged of something that was not told; no title is in it.
struct AlarmFailure: Error, CustomStringConvertible {
    let text: String
    var description: String { text }
}

/// Why a message was not taken.
enum NtfyFailure {
    static func text(_ failure: AlarmOutlet.Failure) -> String {
        switch failure {
        case .notStarted: "the program curl, which sends messages, is not installed"
        case .ended(6): "this name is not known"
        case .ended(7): "nobody answers there"
        case .ended(22): "the server refused a message; 'eve-ics alarm ntfy --test' says why"
        case .ended(28), .tooSlow: "there is no answer in time"
        case .ended(35), .ended(51), .ended(58), .ended(60), .ended(77), .ended(83), .ended(90):
            "its certificate is not trusted"
        case .ended: "the connection failed"
        case .leftOut(let count): "the server is too slow for \(count) more messages"
        }
    }
}
