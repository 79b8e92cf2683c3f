import WebPages

extension WebRoute {
    /// The one place where routes become pages; `nil` for what is no page, or is one of those that are open to all.
    func page(_ visit: WebVisit) -> (any VisitedPage)? {
        switch self {
        case .today: TodayDoor(visit: visit)
        case .calendar: CalendarDoor(visit: visit)
        case .day(let day): DayDoor(visit: visit, day: day)
        case .firstUse: FirstUseDoor(visit: visit)
        case .help: HelpDoor(visit: visit)
        case .log(let day): LogDoor(visit: visit, day: day)
        case .history: HistoryDoor(visit: visit)
        case .period(let start): PeriodDoor(visit: visit, start: start)
        case .insights: InsightsDoor(visit: visit)
        case .report: ReportDoor(visit: visit)
        case .plan: PlanDoor(visit: visit)
        case .alarms: AlarmsDoor(visit: visit)
        case .newAlarm: NewAlarmDoor(visit: visit)
        case .alarm(let id): AlarmDoor(visit: visit, id: id)
        case .ringing: RingingDoor(visit: visit)
        case .dismissal(let id): AlarmAnswerDoor(visit: visit, id: id, snoozes: false)
        case .snooze(let id): AlarmAnswerDoor(visit: visit, id: id, snoozes: true)
        case .alarmWeek: AlarmWeekDoor(visit: visit)
        case .alarmDay(let day): AlarmDayDoor(visit: visit, day: day)
        case .todos: TodosDoor(visit: visit)
        case .todo(let id): TodoDoor(visit: visit, id: id)
        case .notes: NotesDoor(visit: visit)
        case .newNote: NewNoteDoor(visit: visit)
        case .note(let id): NoteDoor(visit: visit, id: id)
        case .calendars: CalendarsDoor(visit: visit)
        case .storedCalendar(let id): StoredCalendarDoor(visit: visit, id: id)
        case .newEvent(let calendar): NewEventDoor(visit: visit, id: calendar)
        case .event(let calendar, let id): EventDoor(visit: visit, id: id, calendarID: calendar)
        case .timer: TimerDoor(visit: visit)
        case .cards: DecksDoor(visit: visit)
        case .deck(let id): DeckDoor(visit: visit, id: id)
        case .quiz(let id): QuizDoor(visit: visit, id: id)
        case .review(let id): ReviewDoor(visit: visit, id: id)
        case .card(let id, let deck): CardDoor(visit: visit, id: id, deckID: deck)
        case .settings: SettingsDoor(visit: visit)
        case .reminders: RemindersDoor(visit: visit)
        case .contraception: ContraceptionDoor(visit: visit)
        case .sharing: SharingDoor(visit: visit)
        case .data: DataDoor(visit: visit)
        case .security: SecurityDoor(visit: visit)
        case .recovery: RecoveryDoor(visit: visit)
        case .household: HouseholdDoor(visit: visit)
        case .profile: ProfileDoor(visit: visit)
        case .picture: PictureDoor(visit: visit)
        case .confirm: ConfirmDoor(visit: visit)
        case .lock: LockDoor(visit: visit)
        case .logout: LogoutDoor(visit: visit)
        case .login, .open, .invitation, .register, .recover, .asset: nil
        }
    }

    /// The same of those that are open to all.
    func page(_ guest: WebGuest) -> (any GuestPage)? {
        switch self {
        case .login: LoginDoor(guest: guest)
        case .open(let token): OpenDoor(guest: guest, token: token)
        case .invitation(let code): RegisterDoor(guest: guest, code: code)
        case .register: RegisterDoor(guest: guest, code: nil)
        case .recover: RecoverDoor(guest: guest)
        default: nil
        }
    }
}
