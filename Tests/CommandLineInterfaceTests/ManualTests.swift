import CommandLineInterface
import Testing

@Suite struct ManualTests {
    private let page = Garden.program.manualPage(date: "2026-05-01")

    @Test func `the page is man source with nothing left unescaped`() {
        #expect(
            page == #"""
                .TH GARDEN 1 2026-05-01 "garden 1.2" "User Commands"
                .ad l
                .nh
                .SH NAME
                garden \- a diary of your beds
                .SH SYNOPSIS
                \fBgarden\fR \fICOMMAND\fR [\fIARGUMENT\fR]... [\fIOPTION\fR]...
                .SH DESCRIPTION
                You write down what you did in the garden, and garden remembers it for you:
                every bed, every plant, every harvest.
                .PP
                \&.The diary is a plain file.
                .SH WORK
                .SS "garden water"
                \fBgarden water\fR BED...\& [\-\-amount\ A]\& [\-m\ N]\& [\-t\ T]...\& [\-r]\&
                [\-\-tools\ LIST]\&
                .PP
                Write down a watering.
                .PP
                Beds that got rain need no water; say so with \-\-rain.
                .TP
                \fIBED\fR...
                A bed.
                .TP
                \fB\-\-amount\fR \fIA\fR
                How much water (little, some or plenty).
                .TP
                \fB\-m\fR, \fB\-\-minutes\fR \fIN\fR
                How long (default: 10).
                .TP
                \fB\-t\fR, \fB\-\-tag\fR \fIT\fR...
                A word to find it by.
                .TP
                \fB\-r\fR, \fB\-\-rain\fR
                It was the rain.
                .TP
                \fB\-\-tools\fR \fILIST\fR
                What you used (default: can).
                .SS "garden harvest"
                \fBgarden harvest\fR BASKET\& [GRAMS]\&
                .PP
                Write down a harvest.
                .TP
                \fIBASKET\fR
                Where it goes.
                .TP
                \fIGRAMS\fR
                What it weighs.
                .SH PLANTS
                .SS "garden plant"
                Keep a list of plants.
                .SS "garden plant add"
                \fBgarden plant add\fR NAME\&
                .PP
                Add a plant.
                .TP
                \fINAME\fR
                The plant\(aqs name.
                .SS "garden plant move"
                \fBgarden plant move\fR NAME\& PLACE\&
                .PP
                Move a plant.
                .TP
                \fINAME\fR
                The plant\(aqs name.
                .TP
                \fIPLACE\fR
                Its place.
                .SS "garden look"
                \fBgarden look\fR
                .PP
                Look at the whole garden.
                .SH HELP
                .SS "garden help"
                \fBgarden help\fR [COMMAND]\&
                .PP
                Show what a command does and how it is used.
                .SH "COMMON OPTIONS"
                Every command accepts these, before its name or after it.
                .TP
                \fB\-\-diary\fR \fIFILE\fR
                Keep the diary in this file.
                .TP
                \fB\-q\fR, \fB\-\-quiet\fR
                Say nothing.
                .TP
                \fB\-h\fR, \fB\-\-help\fR
                Show what a command does and how it is used.
                .TP
                \fB\-V\fR, \fB\-\-version\fR
                Show the version.
                .SH "EXIT STATUS"
                .TP
                \fB0\fR
                Done.
                .TP
                \fB2\fR
                Not understood.
                .SH FILES
                .TP
                \fB\(ti/.garden\fR
                The diary.
                .SH ENVIRONMENT
                .TP
                \fBGARDEN\fR
                Another diary.
                .SH EXAMPLES
                .TP
                \fBgarden water north\fR
                Ten minutes for the north bed.
                .TP
                \fBgarden water north south \-\-amount plenty\fR
                A lot for two beds.
                .TP
                \fBgarden harvest pears 900\fR
                900 g of it.
                .TP
                \fBgarden harvest \-\fR
                A basket called \e\- by some: 50% isn\(aqt a \(dqname\(dq.
                .TP
                \fBgarden plant add Basil\fR
                Add basil.
                .TP
                \fBgarden plant move Basil sill\fR
                Indoors.
                .TP
                \fBgarden look\fR
                Look.
                .TP
                \fBgarden help look\fR
                About look.
                .SH "SEE ALSO"
                \fBgarden\-work\fR(1), \fBgarden\-plants\fR(1), \fBgarden\-help\fR(1),
                \fBgarden\-diary\fR(5)

                """#)
    }

    @Test func `a group of commands has a page of its own`() throws {
        let group = try #require(Garden.program.groups.last { $0.word == "plants" })
        let page = Garden.program.manualPage(of: group, date: "2026-05-01")
        #expect(
            page.hasPrefix(
                #"""
                .TH GARDEN\-PLANTS 1 2026-05-01 "garden 1.2" "User Commands"
                .ad l
                .nh
                .SH NAME
                garden\-plants \- garden, commands: plant, look
                .SH SYNOPSIS
                \fBgarden\fR \fICOMMAND\fR [\fIARGUMENT\fR]... [\fIOPTION\fR]...
                .SH DESCRIPTION
                garden(1) lists the options that every command accepts, exit codes, files and
                variables.
                .SH PLANTS
                .SS "garden plant"
                Keep a list of plants.
                .SS "garden plant add"
                """#))
        #expect(!page.contains("garden water"))
        #expect(!page.contains("Keep the diary"))
        #expect(
            page.hasSuffix(
                #"""
                .SH EXAMPLES
                .TP
                \fBgarden plant add Basil\fR
                Add basil.
                .TP
                \fBgarden plant move Basil sill\fR
                Indoors.
                .TP
                \fBgarden look\fR
                Look.
                .SH "SEE ALSO"
                \fBgarden\fR(1), \fBgarden\-diary\fR(5)

                """#))
    }

    @Test func `groff, man and mandoc read it without a word`() throws {
        let scratch = try Scratch()
        // What it refers to is not installed here.
        let beginning = page.prefix(upTo: try #require(page.firstRange(of: ".SH \"SEE")).lowerBound)
        try scratch.write(String(beginning), to: "garden.1")
        for command in [
            ["groff", "-ww", "-man", "-Tutf8", "-z", "garden.1"],
            ["man", "--warnings", "-l", "garden.1"], ["mandoc", "-Tlint", "garden.1"],
        ] {
            let outcome = try run(command, in: scratch)
            #expect(outcome.status == 0, "\(command[0])")
            #expect(outcome.errors == "", "\(command[0])")
            if command[0] == "mandoc" { #expect(outcome.output == "") }
        }
    }

    @Test func `what is read off the page is what was written`() throws {
        let scratch = try Scratch()
        try scratch.write(page, to: "garden.1")
        let text = try run(["mandoc", "-Tascii", "garden.1"], in: scratch).output
            // Bold and underlined letters are overstruck on paper.
            .replacing(#/.\u{8}/#, with: "")
        #expect(text.contains(".The diary is a plain file."))
        #expect(text.contains(#"A basket called \- by some: 50% isn't a "name"."#))
        #expect(text.contains("~/.garden"))
    }

    @Test func `letters beyond ASCII become named characters`() {
        #expect(Roff.escape("36 °C … 😀 é") == #"36 \[u00B0]C \[u2026] \[u1F600] \[u00E9]"#)
        #expect(Roff.escape("a\u{1B}b") == "a b")
    }
}
