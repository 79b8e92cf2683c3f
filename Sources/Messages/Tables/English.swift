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
            Until then any day may be fertile.\
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
            0, 46, 59, 75, 123, 187, 209, 234, 300, 360, 380, 403, 465, 543, 566, 600, 643, 673,
            691, 727, 794, 933, 1005, 1161, 1410, 1429, 1490, 1596, 1638, 1693, 1770, 1802, 1811,
            1953, 2095, 2168, 2263, 2321, 2360, 2422, 2447, 2511, 2583, 2666, 2745, 2842, 2923,
            3022, 3068, 3099, 3145, 3179, 3216, 3265, 3302, 3359, 3401, 3422, 3476, 3516, 3521,
            3531, 3550, 3770, 3788, 3807, 3826, 3856, 3915, 3942, 3998, 4060, 4089, 4147, 4183,
            4191, 4197, 4208, 4214, 4220, 4229, 4236, 4245, 4255, 4267, 4273, 4278, 4282, 4286,
            4310, 4315, 4329, 4338, 4345, 4350, 4361, 4367, 4373, 4380, 4389, 4404, 4408, 4417,
            4423, 4432, 4452, 4472, 4477, 4492, 4509, 4524, 4530, 4553, 4570, 4574, 4591, 4599,
            4619, 4639, 4661, 4668, 4685, 4689, 4704, 4719, 4736, 4753,
        ])
}
