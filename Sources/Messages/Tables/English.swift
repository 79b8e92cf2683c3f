// Scripts/catalogue writes this file from Sources/Messages/Calendar.
// swift-format-ignore-file

extension MessageTable {
    static let english = MessageTable(
        text: """
            {title} in {count} day\0{title} in {count} days\
            {title} today\
            {title} tomorrow\
            {title} in {count} week\0{title} in {count} weeks\
            {title} expected in {count} day\0{title} expected in {count} days\
            {title} expected today\
            {title} expected tomorrow\
            {title} expected in {count} week\0{title} expected in {count} weeks\
            {title} starts in {count} day\0{title} starts in {count} days\
            {title} starts today\
            {title} starts tomorrow\
            {title} starts in {count} week\0{title} starts in {count} weeks\
            Your hormonal method has ended. Any day until your next period may be fertile.\
            Any day may be fertile.\
            Counted from a period that starts on {day}.\
            It does not count as a period.\
            {percent} on {day}\
            {percent} between {first} and {last}\
            Forecast: the days around an ovulation expected on {day}, {chance}.\
            Only {count} whole cycle is logged so far, so the forecast may move.\0Only {count} whole cycles are logged so far, so the forecast may move.\
            No whole cycle is logged yet, so the range is that of people in general.\
            No whole cycle is logged yet; your own estimate of {count} day counts as one.\0No whole cycle is logged yet; your own estimate of {count} days counts as one.\
            Only {count} whole cycle is logged so far, and your own estimate of {usual} days counts as one more. The forecast may move.\0Only {count} whole cycles are logged so far, and your own estimate of {usual} days counts as one more. The forecast may move.\
            Forecast: {chance}.\
            Your method stops ovulation in some cycles and not in others.\
            From {date} on, your method stops ovulation in some cycles and not in others. Any day may be fertile then.\
            Logged: {count} day.\0Logged: {count} days.\
            Logged: its first day. How long it lasted is not known.\
            If you missed logging a period around {day}, the next is expected {expected}.\
            A forecast, not a contraceptive.\
            Observed.\
            Is your period over? It has lasted longer than your usual {count} day.\0Is your period over? It has lasted longer than your usual {count} days.\
            Your period is {count} day late (expected between {first} and {last}).\0Your period is {count} days late (expected between {first} and {last}).\
            If it goes on, log each day as it comes. If not, leave this or delete it.\
            If it has started, log its first day. If not, leave this or delete it: nothing follows from it.\
            Is your period here? It was most likely to start on {day}.\
            Logged: {logged}. Expected: {expected}.\
            If your period is over sooner, end this event on its last day.\
            Logged and expected days.\
            No fertile window is shown: it would be longer than three weeks.\
            No fertile window is shown: a period may be missing from what is logged.\
            Fertile windows further ahead are not shown: they would be longer than three weeks.\
            A withdrawal bleed, when the hormones of pack {pack} stop: most start on {day}.\
            A withdrawal bleed, when the hormones of pack {pack} stop: most start between {first} and {last}.\
            A withdrawal bleed, when the hormones of round {round} stop: most start on {day}.\
            A withdrawal bleed, when the hormones of round {round} stop: most start between {first} and {last}.\
            May your tea stay hot and your lines be short.\
            The comfortable chair is yours.\
            An old friend would be happy to hear from you.\
            Wear the color that you like best.\
            A fine stretch for the long way home.\
            Be as kind to yourself as you are to your plants.\
            Somebody is glad that you are around.\
            The kitchen is a good place to dance; nobody is counting.\
            You have come through every Monday so far.\
            Take the window seat.\
            Something small is about to go right: keep an eye out.\
            Good days for music, turned up a little.\
            Done.\
            Done late.\
            Injection {number}.\
            {count} dose is recorded as skipped: this forecast no longer holds. See the leaflet or ask a pharmacist.\0{count} doses in a row are recorded as skipped: this forecast no longer holds. See the leaflet or ask a pharmacist.\
            A new pack begins.\
            A new round begins.\
            {number} of {total}\
            Patch {number}, round {round}.\
            Patch {number}, round {round}, comes off. The break begins.\
            Pill {number}, pack {pack}.\
            Pill {number}, pack {pack}: a placebo, without hormones.\
            The {method} is due for renewal. Ask for an appointment ahead.\
            Ring {number}, round {round}.\
            Ring {number}, round {round}, comes out. The break begins.\
            The package leaflet says what to do.\
            Skipped.\
            Taken.\
            Taken late.\
            condom\
            device\
            diaphragm\
            implant\
            injection\
            copper IUD\
            hormonal IUD\
            method\
            patch\
            pill\
            ring\
            Bleeding between periods\
            Cycle\
            Fertile window\
            Injection\
            Planner\
            Focus\
            Appointment\
            Review\
            Errand\
            Routine\
            Checklist\
            Short checklist\
            Note\
            Follow-up\
            Upkeep\
            Ovulation\
            Ovulation (expected)\
            Ovulation (by signs)\
            Patch\
            {title}: change\
            {title}: take off\
            {title}: put on\
            Period\
            Period expected any day\
            Period (expected)\
            Pill\
            {title} (placebo)\
            Question\
            Did your period end?\
            Is your period late?\
            Did your period start?\
            Renewal\
            {title}: {method}\
            Ring\
            {title}: change\
            {title}: put in\
            {title}: take out\
            {title} (skipped)
            """,
        starts: [
            0, 46, 59, 75, 123, 187, 209, 234, 300, 360, 380, 403, 465, 543, 566, 609, 639, 657,
            693, 760, 899, 971, 1127, 1376, 1395, 1456, 1562, 1604, 1659, 1736, 1768, 1777, 1919,
            2061, 2134, 2229, 2287, 2326, 2388, 2413, 2477, 2549, 2632, 2711, 2808, 2889, 2988,
            3034, 3065, 3111, 3145, 3182, 3231, 3268, 3325, 3367, 3388, 3442, 3482, 3487, 3497,
            3516, 3736, 3754, 3773, 3792, 3822, 3881, 3908, 3964, 4026, 4055, 4113, 4149, 4157,
            4163, 4174, 4180, 4186, 4195, 4202, 4211, 4221, 4233, 4239, 4244, 4248, 4252, 4276,
            4281, 4295, 4304, 4311, 4316, 4327, 4333, 4339, 4346, 4355, 4370, 4374, 4383, 4389,
            4398, 4418, 4438, 4443, 4458, 4475, 4490, 4496, 4519, 4536, 4540, 4557, 4565, 4585,
            4605, 4627, 4634, 4651, 4655, 4670, 4685, 4702, 4719,
        ])
}
