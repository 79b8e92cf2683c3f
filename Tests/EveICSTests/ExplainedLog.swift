/// What the tests of `explain` have it explain.
enum ExplainedLog {
    /// {"lengths": [28, 29, 27, 28], "day": 22}: the running cycle began on 29 October.
    static let regular = """
        date,flow,temperature,lh,symptoms
        2026-07-09,medium,,,
        2026-08-06,medium,,,
        2026-09-04,medium,,,
        2026-10-01,medium,,,
        2026-10-29,medium,,,

        """

    /// A surge on cycle day 12, a rise of the temperature on day 20, and two readings that don't count.
    static let contradicting =
        regular + """
            2026-11-07,,36.40,,
            2026-11-08,,36.45,negative,
            2026-11-09,,36.35,positive,
            2026-11-10,,36.40,,
            2026-11-11,,38.20,,
            2026-11-12,,36.90,,poor sleep
            2026-11-13,,36.50,,
            2026-11-14,,36.40,,
            2026-11-15,,36.45,,
            2026-11-16,,36.40,,
            2026-11-17,,36.75,,
            2026-11-18,,36.80,,
            2026-11-19,,36.85,,

            """

    /// Cycles that began on 21 May, 18 June, 17 July, 12 September, 9 October and 6 November.
    static let withGap =
        "log 2026-05-21..2026-05-25 2026-06-18..2026-06-22 2026-07-17..2026-07-21 "
        + "2026-09-12..2026-09-16 2026-10-09..2026-10-13 2026-11-06..2026-11-10"
}
