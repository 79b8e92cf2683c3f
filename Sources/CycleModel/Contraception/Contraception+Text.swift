extension Contraception: CustomStringConvertible {
    /// A line for each course, which `init(text:)` reads back; empty without any.
    ///
    /// Such as `1 2026-01-05..2026-06-30 day=10 at=21:00 lead=2 new=2026-02-01 move=2026-03-01:4
    /// pill 21+7 placebo`, where what is as usual is left out.
    package var description: String {
        courses.map(\.description).joined(separator: "\n")
    }

    package init(text: some StringProtocol) throws {
        var courses: [ContraceptionCourse] = []
        let lines = text.split(separator: "\n")
        for (index, line) in lines.enumerated() {
            do throws {
                courses.append(try ContraceptionCourse(text: line))
            } catch {
                throw ContraceptionError.unreadable(line: index + 1)
            }
        }
        guard let contraception = Contraception(courses: courses) else {
            throw ContraceptionError.unreadable(line: lines.count)
        }
        self = contraception
    }
}
