import RunningTool
import Testing

/// `log`, where it takes single values back or puts others in their place.
@Suite struct LogCorrectionTests {
    @Test func `single values are taken back, and everything else stays`() throws {
        try Tool().expect(
            """
            $ eve-ics log 1..3 Nov --flow light --temperature 36.6 --symptom 'cramps,Back pain' --mood calm --note early
            Logged a period, 1–3 Nov. Also noted: temperature 36.60 °C, symptoms, mood, note.
            […] Monday 30 Nov, […]
            $ eve-ics log 3 Nov --no-temperature --remove-symptom CRAMPS
            Removed: temperature, “CRAMPS” (3 Nov).
            […] Monday 30 Nov, […]
            $ eve-ics log 2..3 Nov --no-flow --no-note --remove-symptom 'back pain' --remove-mood calm,tense
            Removed: bleeding, note, “back pain”, “calm” (2–3 Nov).
            […] Monday 30 Nov, […]
            $ eve-ics export --format log
            date,flow,temperature,lh,mucus,symptoms,mood,pill,ovulation,note,source,end
            2026-11-01,light,36.60,,,cramps|back pain,mood.calm,,,early,,
            2026-11-02,,36.60,,,cramps,,,,,,
            $ eve-ics log 3 Nov --no-temperature --no-lh
            None of that was logged; nothing changed.
            […] Monday 30 Nov, […]
            $ eve-ics log 2 Nov --no-temperature --lh positive --mucus dry --ovulation
            Noted on 2 Nov (no bleeding recorded): ovulation test, cervical mucus, ovulation noticed. Removed: temperature (2 Nov).
            […] any day now […] 30 Nov.
            $ eve-ics log 2 Nov --no-lh --no-mucus --no-ovulation
            Removed: ovulation test, cervical mucus, ovulation noticed (2 Nov).
            […] Monday 30 Nov, […] 23 Nov.
            $ eve-ics export --format log
            date,flow,temperature,lh,mucus,symptoms,mood,pill,ovulation,note,source,end
            2026-11-01,light,36.60,,,cramps|back pain,mood.calm,,,early,,
            2026-11-02,,,,,cramps,,,,,,
            """)
    }

    @Test func `a note that is put in the place of another one is said to be`() throws {
        try Tool().expect(
            """
            $ eve-ics log 2..3 Oct --note early
            Noted on 2–3 Oct (no bleeding recorded).
            […]
            $ eve-ics log 3..4 Oct --note 'a private one'
            Noted on 3–4 Oct (no bleeding recorded). This replaces the note of 3 Oct.
            […]
            $ eve-ics log 2..4 Oct --note 'a private one'
            Noted on 2 Oct (no bleeding recorded). This replaces the note of 2 Oct.
            […]
            $ eve-ics log 2..3 Oct --note later
            Noted on 2–3 Oct (no bleeding recorded). This replaces the notes of 2–3 Oct.
            […]
            $ eve-ics log 3 Oct --note later --mood calm
            Noted on 3 Oct (no bleeding recorded): mood, note.
            […]
            $ eve-ics log 3 Oct --note ''
            Removed: note (3 Oct).
            […]
            $ eve-ics log 3 Oct --note ''
            There was no note; nothing changed.
            […]
            $ eve-ics log 3 Oct --symptom tired --note ''
            Noted on 3 Oct (no bleeding recorded): symptoms.
            […]
            """)
    }

    @Test func `an option that takes back what another one records is refused`() throws {
        try Tool().expect(
            """
            $ eve-ics log today --no-temperature --temperature 36.6
            ! log: --no-temperature and --temperature contradict each other
            [exit 2]
            $ eve-ics log today --note late --no-note
            ! log: --no-note and --note contradict each other
            [exit 2]
            $ eve-ics log today --flow light --no-flow
            ! log: --no-flow and --flow contradict each other
            [exit 2]
            $ eve-ics log today --period --no-flow
            ! log: --no-flow and --period contradict each other
            [exit 2]
            $ eve-ics log today --symptom a,b --remove-symptom B
            ! log: --symptom and --remove-symptom name the same symptom
            [exit 2]
            $ eve-ics log today --mood calm --remove-mood calm
            ! log: --mood and --remove-mood name the same mood
            [exit 2]
            $ eve-ics log today --remove-mood ,
            ! log: --remove-mood needs a word, such as cramps or calm
            [exit 2]
            $ eve-ics history --journal
            ! eve.db: there is no store here
            ! log a first day with 'eve-ics log DATE', or name the store with --store FILE
            [exit 3]
            """)
    }
}
