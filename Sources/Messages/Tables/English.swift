// Scripts/catalogue writes this file from Sources/Messages/Calendar.
// swift-format-ignore-file

extension TextTable {
    static let english = TextTable(
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
            No fertile window is shown: the range for ovulation is longer than three weeks.\
            Fertile windows further ahead are not shown: the range for ovulation is longer than three weeks.\
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
            0, 46, 59, 75, 123, 187, 209, 234, 300, 360, 380, 403, 465, 488, 531, 561, 579, 615,
            682, 821, 893, 1049, 1298, 1317, 1359, 1414, 1491, 1523, 1532, 1674, 1816, 1889, 1984,
            2042, 2081, 2143, 2168, 2247, 2343, 2422, 2519, 2600, 2699, 2745, 2776, 2822, 2856,
            2893, 2942, 2979, 3036, 3078, 3099, 3153, 3193, 3198, 3208, 3227, 3447, 3465, 3484,
            3503, 3533, 3592, 3619, 3675, 3737, 3766, 3824, 3860, 3868, 3874, 3885, 3891, 3897,
            3906, 3913, 3922, 3932, 3944, 3950, 3955, 3959, 3963, 3987, 3992, 4006, 4015, 4022,
            4027, 4038, 4044, 4050, 4057, 4066, 4081, 4085, 4094, 4100, 4109, 4114, 4129, 4146,
            4161, 4167, 4190, 4207, 4211, 4228, 4236, 4256, 4276, 4298, 4305, 4322, 4326, 4341,
            4356, 4373, 4390,
        ])
}
