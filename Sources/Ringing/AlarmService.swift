import AlarmClock
import CommandLineInterface
package import CycleAlarms
package import CyclePipeline
package import DesktopNotifications
package import Household
import Machine

/// Where alarms come from, and where it is kept that one was dismissed.
package protocol AlarmSource {
    /// The person as of the last look.
    var person: PersonState? { get }

    mutating func poll(at now: Int64) throws -> AlarmWatch.Report

    /// Notes that all that was given out so far was told.
    mutating func noteTold(at now: Int64) throws

    /// What was given out so far could not be told.
    mutating func leaveUntold()

    /// - Parameter until: When they ring again; `nil` ends them.
    mutating func dismiss(_ alarms: [ScheduledAlarm], until: Int64?, at now: Int64) throws
}

extension AlarmWatch: AlarmSource {}

/// The loop of `alarms`: look, ring, wait, take answers.
package struct AlarmService<Source: AlarmSource>: ~Copyable {
    private var source: Source
    private let saysTitles: Bool
    /// How many seconds of the source's clock pass in one; all of them begin at the first look.
    private let speed: Int64
    private let start = Clock.seconds
    /// `nil` where there is no desktop: then the terminal rings, or alarms are only told elsewhere.
    private var ringer: DesktopRinger?
    private var terminal: TerminalRinger?
    private let messenger: AlarmMessenger?
    private var isSilenceTold = false
    /// Says what went wrong, and what it means.
    private let report: (any Error, Int64, String) -> Void

    /// - Parameter isOnce: Whether it ends after the first look.
    /// - Throws: `NotificationError` where there is no desktop and no terminal to ring on, and nothing else to tell of
    ///   alarms.
    package init(
        _ source: Source, isSilent: Bool, saysTitles: Bool, isOnce: Bool = false, speed: Int64 = 1,
        messenger: AlarmMessenger? = nil,
        report: @escaping (any Error, Int64, String) -> Void
    ) throws(NotificationError) {
        self.source = source
        self.saysTitles = saysTitles
        self.speed = speed
        self.report = report
        self.messenger = messenger
        do throws(NotificationError) {
            ringer = try DesktopRinger(
                isSilent: isSilent, appName: saysTitles ? "eve-ics" : Settings.neutralCalendarName)
        } catch {
            ringer = nil
            if Terminal.isOutput {
                terminal = TerminalRinger(isSilent: isSilent, isOnce: isOnce)
                return
            }
            _ = try? messenger?.poll(at: Clock.seconds)
            guard messenger?.isSetUp == true else { throw error }
            report(error, Clock.seconds, "alarms are only told elsewhere")
        }
    }

    /// - Parameter ends: Whether nothing more is to be done after a look; it runs until it is stopped otherwise.
    package mutating func run(until ends: (AlarmWatch.Report) -> Bool = { _ in false }) throws {
        let waiter = AlarmWaiter()
        ServiceManager.notify("READY=1")
        var goesOn = true
        while goesOn {
            var found = AlarmWatch.Report()
            // In this order: a clock that moves between the two is looked at once more.
            let (uptime, seconds) = (Clock.uptime, Clock.seconds)
            do {
                found = try source.poll(at: now)
            } catch {
                report(error, now, "no alarm rings")
            }
            if try ring(found) { noteTold() }
            tell(found)
            noteMessages()
            if ends(found) { return finish(waiter) }
            if found.ringing.isEmpty { ProgramPages.giveBack() }
            goesOn = wait(waiter, found, since: seconds, uptime: uptime)
            for answer in try ringer?.answers() ?? [] { take(answer) }
            try ringer?.closeAnswered()
        }
        ringer?.clear()
        ServiceManager.notify("STOPPING=1")
    }

    // MARK: Waiting

    /// Sleeps until there is something to look at, and looks after what was started meanwhile.
    ///
    /// - Parameters:
    ///   - seconds: When it looked.
    ///   - uptime: The same on the clock that nobody sets.
    /// - Returns: Whether the program is to go on.
    private mutating func wait(
        _ waiter: borrowing AlarmWaiter, _ found: AlarmWatch.Report, since seconds: Int64,
        uptime: Int64
    ) -> Bool {
        let end = uptime + (found.ringing.isEmpty ? Self.secondsBetweenLooks : 1)
        let next = found.next.map { start + ($0 - start + speed - 1) / speed }
        repeat {
            let isBusy = messenger?.isBusy == true
            if !isBusy { Clock.rest(at: seconds) }
            let waking = waiter.wait(
                until: next,
                atMost: isBusy ? Self.tick : Int(max(0, end - Clock.uptime)) * 1_000,
                desktop: answers)
            if waking == .stop { return false }
            messenger?.step(at: now)
            noteMessages()
            if waking == .event { return true }
        } while Clock.uptime < end && next.map { Clock.seconds < $0 } ?? true
        return true
    }

    /// What wakes it when the person answers.
    private var answers: (descriptor: CInt, events: Int16, hasAnswers: Bool)? {
        switch ringer {
        case .some(let ringer): ringer.waiting
        case .none: nil
        }
    }

    /// Waits until all was told, for as long as a command may take.
    private mutating func finish(_ waiter: borrowing AlarmWaiter) {
        let end = Clock.uptime + AlarmMessenger.patience
        while let messenger, messenger.isBusy, Clock.uptime < end {
            guard waiter.wait(until: nil, atMost: Self.tick, desktop: nil) != .stop else { return }
            messenger.step(at: now)
        }
        noteMessages()
    }

    /// Notes what was told elsewhere, where nothing rings here.
    private mutating func noteMessages() {
        guard isOnlyMessenger, let messenger else { return }
        noting { source, now throws in try source.note(messenger, at: now) }
    }

    /// How long it waits for programs that were started, in milliseconds.
    private static var tick: Int { 50 }

    // MARK: Ringing

    private func tell(_ found: AlarmWatch.Report) {
        guard let messenger, let person = source.person else { return }
        do {
            if try messenger.poll(at: now) { messenger.tell(found, of: person, at: now) }
        } catch {
            report(error, now, "an alarm is not told elsewhere")
        }
    }

    /// - Throws: Where the desktop is gone; what is there and does not answer is asked again at the next look.
    ///
    /// - Returns: Whether the person can have seen or heard it here.
    private mutating func ring(_ found: AlarmWatch.Report) throws(NotificationError) -> Bool {
        guard let person = source.person else { return false }
        var isTold = false
        let notice = AlarmNotice(person: person, saysTitles: saysTitles)
        let now = now
        if let text = terminal?.text(found, notice, now: now), !text.isEmpty {
            do {
                try StandardOutput.write(text)
                isTold = true
            } catch {
                report(error, now, "an alarm is not shown")
            }
        }
        do throws(NotificationError) {
            try ringer?.ring(found, notice)
            isTold = isTold || ringer != nil
        } catch .lostBus {
            throw .lostBus
        } catch {
            report(error, now, "an alarm is not shown")
        }
        if let silence = ringer?.silence, !isSilenceTold {
            isSilenceTold = true
            report(silence, now, "alarms are shown and not heard")
        }
        return isTold
    }

    private mutating func noteTold() {
        noting { source, now throws in try source.noteTold(at: now) }
    }

    private mutating func noting(_ body: (inout Source, Int64) throws -> Void) {
        do {
            try body(&source, now)
        } catch {
            report(error, now, "an alarm that rang may be told as missed")
        }
    }

    /// Whether alarms are only told elsewhere.
    private var isOnlyMessenger: Bool {
        switch ringer {
        case .some: false
        case .none: terminal == nil
        }
    }

    private var now: Int64 { start + (Clock.seconds - start) * speed }

    /// How often it looks whether something was changed while nothing rings.
    private static var secondsBetweenLooks: Int64 { 15 }
    private static var snooze: Int64 { 300 }

    private mutating func take(_ answer: DesktopRinger.Answer) {
        do {
            switch answer {
            case .dismiss(let alarm): try source.dismiss([alarm], until: nil, at: now)
            case .snooze(let alarm):
                try source.dismiss([alarm], until: now + Self.snooze, at: now)
            }
        } catch {
            report(error, now, "an alarm that was dismissed may ring again")
        }
    }
}
