import CivilDate
import CycleModel

// Fertile windows: how many of the fertile days they hold, of whom, and how long they are.
extension WalkForward {
    /// Of one woman, or of some.
    private struct Windows {
        var count = 0
        var covered = 0
        var days = 0
        var withoutDayBefore = 0

        mutating func add(_ window: ClosedRange<Int>, ovulation: Int) {
            count += 1
            covered += ((ovulation - FertileDays.before)...ovulation).count { window.contains($0) }
            days += window.count
            withoutDayBefore += window.contains(ovulation - 1) ? 0 : 1
        }
    }

    mutating func fertileDays() {
        let irregular = Self.upperQuarter(tasks.compactMap { Self.spread($0.pastLengths) })
        for (name, personal, share, goals) in [
            ("none logged", false, 0.87, (covered: 0.92, length: 11.2, long: 0.88, before: 0.16)),
            ("none logged", false, 0.92, (covered: 0.96, length: 13.4, long: 0.92, before: 0.07)),
            (
                "past ones logged", true, 0.87,
                (covered: 0.90, length: 9.6, long: 0.83, before: 0.18)
            ),
        ] {
            var (all, long, varied) = (Windows(), Windows(), Windows())
            for task in tasks {
                let model = OvulationModel(observations: personal ? task.pastOvulations : [])
                guard let truth = task.truth.ovulation, model.isPersonal == personal,
                    let ovulation = model.ovulation(lengths: task.next)
                else { continue }
                let window = FertileDays(ovulation: ovulation).shortestRun(holding: share)
                all.add(window, ovulation: truth)
                let lengths = task.woman.cycles.map(\.length)
                if lengths.reduce(0, +) >= 33 * lengths.count { long.add(window, ovulation: truth) }
                if let spread = Self.spread(task.pastLengths), spread >= irregular {
                    varied.add(window, ovulation: truth)
                }
            }
            check(
                "fertile days, \(name), share \(share.fixed(2)): covered", all.count,
                Self.share(all.covered, of: 6 * all.count), .atLeast(goals.covered), places: 2)
            check(
                "  length", all.count, Self.share(all.days, of: all.count), .atMost(goals.length),
                places: 1)
            check(
                "  the day before ovulation left out", all.count,
                Self.share(all.withoutDayBefore, of: all.count), .report)
            for (group, windows, isGoal) in [
                ("cycles of 33 days or more in the mean", long, !personal),
                ("quarter whose cycles had varied most", varied, false),
            ] {
                check(
                    "  \(group): covered", windows.count,
                    Self.share(windows.covered, of: 6 * windows.count),
                    isGoal ? .atLeast(goals.long) : .report, places: 2)
                check(
                    "    length", windows.count, Self.share(windows.days, of: windows.count),
                    .report, places: 1)
                check(
                    "    the day before ovulation left out", windows.count,
                    Self.share(windows.withoutDayBefore, of: windows.count),
                    isGoal ? .atMost(goals.before) : .report, places: 2)
            }
        }
    }

    private static func share(_ part: Int, of whole: Int) -> Double {
        Double(part) / Double(whole)
    }

    /// How often ovulation in a cycle to come falls into the window that the whole program shows for it, if any.
    mutating func comingWindows() {
        for ahead in [1, 2, 5] {
            var (shown, held, all) = (0, 0, 0)
            for task in tasks where task.index + ahead < task.woman.cycles.count {
                guard let day = task.woman.cycles[task.index + ahead].ovulation else { continue }
                all += 1
                let starts = Self.starts(task.pastLengths)
                guard let start = starts.last else { continue }
                let forecast = Forecast(
                    log: DayLog(periodDays: starts), today: start,
                    through: start + 40 * (ahead + 1))
                guard let window = forecast.fertileWindows.first(where: { $0.number == ahead })
                else { continue }
                shown += 1
                let lengths = task.woman.cycles[task.index..<(task.index + ahead)].map(\.length)
                held += window.days.contains(start + (lengths.reduce(0, +) + day - 1)) ? 1 : 0
            }
            check(
                "window \(ahead) ahead, where one is shown: holds ovulation", shown,
                shown > 0 ? Self.share(held, of: shown) : 1, .atLeast(0.80), places: 2)
            check("  shown", all, Self.share(shown, of: all), .report, places: 2)
        }
    }
}
