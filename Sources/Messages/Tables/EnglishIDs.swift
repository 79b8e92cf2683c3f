// Scripts/catalogue writes this file from Sources/Messages/Calendar.
// swift-format-ignore-file

extension TextTable {
    static let englishIDs = TextTable(
        text: """
            alarm.due.days\
            alarm.due.today\
            alarm.due.tomorrow\
            alarm.due.weeks\
            alarm.expected.days\
            alarm.expected.today\
            alarm.expected.tomorrow\
            alarm.expected.weeks\
            alarm.starts.days\
            alarm.starts.today\
            alarm.starts.tomorrow\
            alarm.starts.weeks\
            calendar.any-day\
            calendar.basis\
            calendar.between\
            calendar.chance.day\
            calendar.chance.days\
            calendar.fertile\
            calendar.few\
            calendar.few.none\
            calendar.few.none.usual\
            calendar.few.usual\
            calendar.forecast\
            calendar.logged.days\
            calendar.logged.start\
            calendar.missed\
            calendar.not-contraception\
            calendar.observed\
            calendar.prompt.ended\
            calendar.prompt.late\
            calendar.prompt.log-days\
            calendar.prompt.log-start\
            calendar.prompt.started\
            calendar.running\
            calendar.running.end\
            calendar.summary\
            calendar.unplaced\
            calendar.unplaced.further\
            calendar.withdrawal.day\
            calendar.withdrawal.days\
            calendar.withdrawal.round.day\
            calendar.withdrawal.round.days\
            cheer.1\
            cheer.10\
            cheer.11\
            cheer.12\
            cheer.2\
            cheer.3\
            cheer.4\
            cheer.5\
            cheer.6\
            cheer.7\
            cheer.8\
            cheer.9\
            dose.done\
            dose.done-late\
            dose.injection\
            dose.lapse\
            dose.new-pack\
            dose.new-round\
            dose.number\
            dose.patch\
            dose.patch.off\
            dose.pill\
            dose.placebo\
            dose.renewal\
            dose.ring\
            dose.ring.out\
            dose.see-leaflet\
            dose.skipped\
            dose.taken\
            dose.taken-late\
            method.condom\
            method.device\
            method.diaphragm\
            method.implant\
            method.injection\
            method.iud.copper\
            method.iud.hormonal\
            method.other\
            method.patch\
            method.pill\
            method.ring\
            title.between\
            title.calendar\
            title.fertile\
            title.injection\
            title.neutral.calendar\
            title.neutral.fertile\
            title.neutral.injection\
            title.neutral.ovulation\
            title.neutral.patch\
            title.neutral.period\
            title.neutral.pill\
            title.neutral.placebo\
            title.neutral.prompt\
            title.neutral.renewal\
            title.neutral.ring\
            title.ovulation\
            title.patch\
            title.patch.change\
            title.patch.off\
            title.patch.on\
            title.period\
            title.period.any-day\
            title.period.expected\
            title.pill\
            title.placebo\
            title.prompt\
            title.prompt.ended\
            title.prompt.late\
            title.prompt.started\
            title.renewal\
            title.renewal.method\
            title.ring\
            title.ring.change\
            title.ring.in\
            title.ring.out\
            title.skipped
            """,
        starts: [
            0, 14, 29, 47, 62, 81, 101, 124, 144, 161, 179, 200, 218, 234, 248, 264, 283, 303, 319,
            331, 348, 371, 389, 406, 426, 447, 462, 488, 505, 526, 546, 570, 595, 618, 634, 654,
            670, 687, 712, 735, 759, 788, 818, 825, 833, 841, 849, 856, 863, 870, 877, 884, 891,
            898, 905, 914, 928, 942, 952, 965, 979, 990, 1000, 1014, 1023, 1035, 1047, 1056, 1069,
            1085, 1097, 1107, 1122, 1135, 1148, 1164, 1178, 1194, 1211, 1230, 1242, 1254, 1265,
            1276, 1289, 1303, 1316, 1331, 1353, 1374, 1397, 1420, 1439, 1459, 1477, 1498, 1518,
            1539, 1557, 1572, 1583, 1601, 1616, 1630, 1642, 1662, 1683, 1693, 1706, 1718, 1736,
            1753, 1773, 1786, 1806, 1816, 1833, 1846, 1860, 1873,
        ])
}
