extension Language {
    package var titles: TitleMessages { TitleMessages(language: self) }
    package var calendar: CalendarMessages { CalendarMessages(language: self) }
    package var doses: DoseMessages { DoseMessages(language: self) }
    package var methods: MethodMessages { MethodMessages(language: self) }
    package var cheer: CheerMessages { CheerMessages(language: self) }
    package var formats: FormatMessages { FormatMessages(language: self) }
}
