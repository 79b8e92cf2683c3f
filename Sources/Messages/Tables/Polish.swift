// Scripts/catalogue writes this file from po/pl.po.
// swift-format-ignore-file

extension MessageTable {
    static let polish = MessageTable(
        """
        Adres:\0\
        po terminie ważności ({day})\0\
        Dodano subskrypcję {name}: {facts}.\0\
        Unieważniono subskrypcję {name}. Program, który nadal ją subskrybuje, po kolejnej aktualizacji pokaże pusty kalendarz. Adres działa do {day}.\0\
        Bez https adres mogą odczytać także inne osoby w sieci.\0\
        Kod QR z adresem się tu nie mieści; potrzebuje {count} kolumny.\u{1F}Kod QR z adresem się tu nie mieści; potrzebuje {count} kolumn.\u{1F}Kod QR z adresem się tu nie mieści; potrzebuje {count} kolumn.\0\
        Unieważniono subskrypcję {name}. Programy mogą zachować to, co pobrały wcześniej.\0\
        Utworzono nowy adres subskrypcji {name}: {facts}.\0\
        Każdy, kto zna ten adres, może odczytać subskrypcję. Adres jest pokazany tylko teraz.\0\
        Może też zmieniać twój dziennik.\0\
        Adres nie jest przechowywany. Nowy utworzysz poleceniem 'eve-ics feed rotate {name}'.\0\
        Nie ma jeszcze subskrypcji kalendarza. Utwórz ją poleceniem 'eve-ics feed add NAME'.\0\
        ostatnie pobranie w tygodniu od {day}\0\
        jeszcze bez pobrań\0\
        Nic nie jest ukryte.\0\
        {name}: {facts}.\0\
        Serwer nasłuchuje pod adresem: {addresses}.\0\
        Serwer nasłuchuje na gniazdach otwartych przez systemd.\0\
        Nowe z ostatniego dnia ({count}): {items}.\u{1F}Nowe z ostatnich {count} dni: {items}.\u{1F}Nowe z ostatnich {count} dni: {items}.\0\
        subskrypcja {name} ({day})\0\
        hasło aplikacji {name} ({day})\0\
        z nowszej wersji eve-ics; zaktualizuj program na tym komputerze\0\
        Ten adres działa tylko na tym komputerze. Dla innych urządzeń podaj adres swojego serwera opcją --public-url URL.\0\
        Strona internetowa jest pod adresem {address}.\0\
        Jeśli twoja przeglądarka nie znajduje tego adresu, uruchom serwer poleceniem {command}.\0\
        Hasło:\0\
        Dodaj z tymi danymi konto CalDAV w programie kalendarza. Hasło jest pokazane tylko teraz.\0\
        Dodano hasło aplikacji {name}: {facts}.\0\
        Bez https serwer nie pozwala nikomu zalogować się pod tym adresem; zobacz 'eve-ics help serve'.\0\
        Kod QR z hasłem się tu nie mieści; potrzebuje {count} kolumny.\u{1F}Kod QR z hasłem się tu nie mieści; potrzebuje {count} kolumn.\u{1F}Kod QR z hasłem się tu nie mieści; potrzebuje {count} kolumn.\0\
        Hasło jest też w pliku {file}. Otwórz ten plik na iPhonie lub Macu, a po dodaniu konta go usuń.\0\
        Unieważniono hasło aplikacji {name}. Programy mogą zachować to, co pobrały wcześniej.\0\
        Każdy, kto zna hasło, może zobaczyć ten kalendarz.\0\
        Każdy, kto zna hasło, może zobaczyć ten kalendarz oraz zmieniać twój dziennik i twoje kalendarze.\0\
        Nie ma jeszcze haseł aplikacji. Utwórz hasło poleceniem 'eve-ics app-password add NAME'.\0\
        tylko do odczytu\0\
        Przywrócono {count} wydarzenie ukryte wcześniej w programie kalendarza.\u{1F}Przywrócono {count} wydarzenia ukryte wcześniej w programie kalendarza.\u{1F}Przywrócono {count} wydarzeń ukrytych wcześniej w programie kalendarza.\0\
        do {day}\0\
        ostatnie użycie: {distance}\0\
        jeszcze bez użycia\0\
        Nazwa użytkownika:\0\
        z możliwością zmian w Thunderbirdzie\0\
        Dodano alarm: {title}, {when}.\0\
        cały dzień\0\
        {days} o {time}\0\
        O {time}\0\
        Zmieniono alarm: {title}, {when}.\0\
        To nie wszystko: części wydarzeń tu nie pokazano.\0\
        początek {count} dzień wcześniej\u{1F}początek {count} dni wcześniej\u{1F}początek {count} dni wcześniej\0\
        Wyłącz\0\
        Aby wyłączyć alarm: {command}\0\
        Wyłączono alarm: {title}.\0\
        Wypij trochę wody\0\
        {title} za {count} dzień\u{1F}{title} za {count} dni\u{1F}{title} za {count} dni\0\
        {title} dzisiaj\0\
        {title} jutro\0\
        {title} za {count} tydzień\u{1F}{title} za {count} tygodnie\u{1F}{title} za {count} tygodni\0\
        powtarzanie ustawione w programie kalendarza\0\
        codziennie\0\
        {days}, co godzinę od {first} do {last}\u{1F}{days}, co {count} godziny od {first} do {last}\u{1F}{days}, co {count} godzin od {first} do {last}\0\
        {days}, co {count} minutę od {first} do {last}\u{1F}{days}, co {count} minuty od {first} do {last}\u{1F}{days}, co {count} minut od {first} do {last}\0\
        {title}: spodziewany termin za {count} dzień\u{1F}{title}: spodziewany termin za {count} dni\u{1F}{title}: spodziewany termin za {count} dni\0\
        {title}: spodziewany termin dzisiaj\0\
        {title}: spodziewany termin jutro\0\
        {title}: spodziewany termin za {count} tydzień\u{1F}{title}: spodziewany termin za {count} tygodnie\u{1F}{title}: spodziewany termin za {count} tygodni\0\
        początek {count} godzinę wcześniej\u{1F}początek {count} godziny wcześniej\u{1F}początek {count} godzin wcześniej\0\
        zakończony\0\
        drzemka do {time}\0\
        Zapisz swój dzień\0\
        początek {count} minutę wcześniej\u{1F}początek {count} minuty wcześniej\u{1F}początek {count} minut wcześniej\0\
        Przegapione alarmy: {titles}\0\
        jeszcze {count}\u{1F}jeszcze {count}\u{1F}jeszcze {count}\0\
        Dzwoni jeszcze {count} alarm\u{1F}Dzwonią jeszcze {count} alarmy\u{1F}Dzwoni jeszcze {count} alarmów\0\
        Przypomnienie\0\
        Najbliższy termin: {when}.\0\
        Nie masz żadnych alarmów.\0\
        Nic w ciągu {count} dnia.\u{1F}Nic w ciągu najbliższych {count} dni.\u{1F}Nic w ciągu najbliższych {count} dni.\0\
        Żaden alarm nie dzwoni.\0\
        Ten alarm już nie zadzwoni.\0\
        Bez szyfrowania: każdy po drodze może czytać wiadomości.\0\
        Twoje alarmy są wysyłane pod adres {address}.\0\
        Wiadomości mówią tylko, że jest przypomnienie.\0\
        Wiadomości nie mają przycisków, dopóki 'eve-ics serve' nie zostanie uruchomione z --public-url.\0\
        Twoje alarmy nie są wysyłane do żadnego serwera ntfy.\0\
        Bez tokenu każda osoba, która zna ten temat, może czytać wiadomości.\0\
        Wiadomości zawierają tytuły twoich alarmów.\0\
        Token dostępu:\0\
        Serwer przyjął wiadomość.\0\
        Tu przychodzą wiadomości.\0\
        przypomnienie: {title}\0\
        Usunięto alarm: {title}.\0\
        Alarmy dzwonią w terminalu albo przez 'eve-ics alarms --run COMMAND'.\0\
        Alarmy dzwonią w tym terminalu, dopóki nie naciśniesz Ctrl-C.\0\
        dzwoni teraz\0\
        Polecenie z 'eve-ics serve --run' dowiaduje się, kiedy masz przypomnienie, bez tytułów.\0\
        Polecenie z 'eve-ics serve --run' nie dowiaduje się o twoich alarmach.\0\
        Polecenie z 'eve-ics serve --run' dowiaduje się o twoich alarmach, razem z tytułami.\0\
        {title}: dzień bez alarmu, {day}.\0\
        Drzemka\0\
        Ponowny alarm o {time}: {title}.\0\
        {title}: początek za {count} dzień\u{1F}{title}: początek za {count} dni\u{1F}{title}: początek za {count} dni\0\
        {title}: początek dzisiaj\0\
        {title}: początek jutro\0\
        {title}: początek za {count} tydzień\u{1F}{title}: początek za {count} tygodnie\u{1F}{title}: początek za {count} tygodni\0\
        Wyłączono: {title}.\0\
        Włączono: {title}.\0\
        Tak dzwoni alarm\0\
        do {time}\0\
        zadzwonił, niewyłączony\0\
        przegapiony alarm\0\
        Alarm do wyłączenia: {title}.\0\
        Alarm zadzwoniłby ponownie o {time}: {title}.\0\
        Wcześniejsza baza danych jest teraz w pliku {file}.\0\
        {count} wpis\u{1F}{count} wpisy\u{1F}{count} wpisów\0\
        Ta wersja zapisuje dane w nowym formacie. Kopia w starym formacie pozostanie przez 30 dni: {copy}\0\
        Utworzono nową bazę danych: {store}\0\
        {count} wpisu nie dało się odczytać albo był już wymazany.\u{1F}{count} wpisów nie dało się odczytać albo były już wymazane.\u{1F}{count} wpisów nie dało się odczytać albo były już wymazane.\0\
        {count} osoba\u{1F}{count} osoby\u{1F}{count} osób\0\
        Zastąpiono plik {file}: {contents}. Każdy, kto ma ten plik, może go odczytać.\0\
        Zastąpić {store} kopią {backup} ({contents})?\0\
        Przywrócono {store}: {contents}.\0\
        Z pliku {file} da się odczytać {count} wpis. Zastąpić nim {store}?\u{1F}Z pliku {file} da się odczytać {count} wpisy. Zastąpić nimi {store}?\u{1F}Z pliku {file} da się odczytać {count} wpisów. Zastąpić nimi {store}?\0\
        Odzyskano {store}: {contents}.\0\
        Zapisano plik {file}: {contents}. Każdy, kto ma ten plik, może go odczytać.\0\
        Twoja metoda hormonalna się skończyła. Do następnego okresu każdy dzień może być płodny.\0\
        Każdy dzień może być płodny.\0\
        Do tego czasu każdy dzień może być płodny.\0\
        Liczone od okresu, którego pierwszy dzień to {day}.\0\
        Nie liczy się jako okres.\0\
        {day} z prawdopodobieństwem {percent}\0\
        od {first} do {last} z prawdopodobieństwem {percent}\0\
        Prognoza: dni wokół owulacji. Spodziewana owulacja: {day} ({chance}).\0\
        Jak dotąd zapisano tylko {count} pełny cykl, więc prognoza może się zmienić.\u{1F}Jak dotąd zapisano tylko {count} pełne cykle, więc prognoza może się zmienić.\u{1F}Jak dotąd zapisano tylko {count} pełnych cykli, więc prognoza może się zmienić.\0\
        Nie zapisano jeszcze żadnego pełnego cyklu, więc przedział jest taki jak dla ogółu osób.\0\
        Nie zapisano jeszcze żadnego pełnego cyklu; podana przez ciebie długość cyklu ({count} dzień) liczy się jako jeden.\u{1F}Nie zapisano jeszcze żadnego pełnego cyklu; podana przez ciebie długość cyklu ({count} dni) liczy się jako jeden.\u{1F}Nie zapisano jeszcze żadnego pełnego cyklu; podana przez ciebie długość cyklu ({count} dni) liczy się jako jeden.\0\
        Jak dotąd zapisano tylko {count} pełny cykl, a podana przez ciebie długość cyklu ({usual} dni) liczy się jako jeszcze jeden. Prognoza może się zmienić.\u{1F}Jak dotąd zapisano tylko {count} pełne cykle, a podana przez ciebie długość cyklu ({usual} dni) liczy się jako jeszcze jeden. Prognoza może się zmienić.\u{1F}Jak dotąd zapisano tylko {count} pełnych cykli, a podana przez ciebie długość cyklu ({usual} dni) liczy się jako jeszcze jeden. Prognoza może się zmienić.\0\
        Prognoza: {chance}.\0\
        Twoja metoda w części cykli hamuje owulację, a w części nie.\0\
        Od {date} twoja metoda w części cykli hamuje owulację, a w części nie. Wtedy każdy dzień może być płodny.\0\
        Zapisano: {count} dzień.\u{1F}Zapisano: {count} dni.\u{1F}Zapisano: {count} dni.\0\
        Zapisano: pierwszy dzień. Nie wiadomo, jak długo trwał okres.\0\
        Jeśli około {day} był okres, ale nie został zapisany, następny jest spodziewany: {expected}.\0\
        To prognoza, a nie środek antykoncepcyjny.\0\
        Zaobserwowano.\0\
        Był spodziewany od {first} do {last}.\0\
        Czy okres się skończył? Zwykle trwa {count} dzień, a teraz trwa już dłużej.\u{1F}Czy okres się skończył? Zwykle trwa {count} dni, a teraz trwa już dłużej.\u{1F}Czy okres się skończył? Zwykle trwa {count} dni, a teraz trwa już dłużej.\0\
        Okres spóźnia się o {count} dzień (spodziewany od {first} do {last}).\u{1F}Okres spóźnia się o {count} dni (spodziewany od {first} do {last}).\u{1F}Okres spóźnia się o {count} dni (spodziewany od {first} do {last}).\0\
        Jeśli nadal trwa, zapisuj każdy kolejny dzień. Jeśli nie, zostaw to wydarzenie albo je usuń.\0\
        Jeśli już trwa, zapisz pierwszy dzień. Jeśli nie, zostaw to wydarzenie albo je usuń: to niczego nie zmieni.\0\
        Masz już okres? Najbardziej prawdopodobny początek: {day}.\0\
        Zapisane dni: {logged}. Spodziewane dni: {expected}.\0\
        Jeśli okres skończy się wcześniej, zakończ to wydarzenie w jego ostatnim dniu.\0\
        Zapisane i spodziewane dni.\0\
        Dni płodne nie są pokazane: trwałyby dłużej niż trzy tygodnie.\0\
        Dni płodne nie są pokazane: być może jakiś okres nie został zapisany.\0\
        Od {date} dni płodne nie są pokazane: trwałyby dłużej niż trzy tygodnie. Wtedy każdy dzień może być płodny.\0\
        Krwawienie z odstawienia, gdy kończą się hormony z blistra {pack}. Najczęstszy początek: {day}.\0\
        Krwawienie z odstawienia, gdy kończą się hormony z blistra {pack}. Najczęstszy początek: od {first} do {last}.\0\
        Krwawienie z odstawienia, gdy kończą się hormony z serii {round}. Najczęstszy początek: {day}.\0\
        Krwawienie z odstawienia, gdy kończą się hormony z serii {round}. Najczęstszy początek: od {first} do {last}.\0\
        {count} fiszka\u{1F}{count} fiszki\u{1F}{count} fiszek\0\
        do powtórki: {count}\u{1F}do powtórki: {count}\u{1F}do powtórki: {count}\0\
        Pominięto {count} pustą fiszkę.\u{1F}Pominięto {count} puste fiszki.\u{1F}Pominięto {count} pustych fiszek.\0\
        Zapisano {count} fiszkę do pliku {file}.\u{1F}Zapisano {count} fiszki do pliku {file}.\u{1F}Zapisano {count} fiszek do pliku {file}.\0\
        Enter: pokaż drugą stronę, q: zakończ\0\
        Pominięto {count} pole lub etykietę, których nie pokazuje żadna fiszka.\u{1F}Pominięto {count} pola i etykiety, których nie pokazuje żadna fiszka.\u{1F}Pominięto {count} pól i etykiet, których nie pokazuje żadna fiszka.\0\
        Dodano {count} fiszkę: {deck}.\u{1F}Dodano {count} fiszki: {deck}.\u{1F}Dodano {count} fiszek: {deck}.\0\
        {count} fiszka już tu była.\u{1F}{count} fiszki już tu były.\u{1F}{count} fiszek już tu było.\0\
        Pominięto {count} obraz lub dźwięk.\u{1F}Pominięto {count} obrazy i dźwięki.\u{1F}Pominięto {count} obrazów i dźwięków.\0\
        Następna powtórka: {when}.\0\
        Nie masz fiszek.\0\
        Żadna fiszka nie czeka na powtórkę.\0\
        Fiszka {number} z {all}\0\
        Enter: odwróć, n: następna, r: odłóż, q: zakończ\0\
        Wszystkie fiszki są odłożone. Quiz się skończył.\0\
        1: zapomniana, 2: trudna, 3: dobrze, 4: łatwa, q: zakończ\0\
        Powtórzono {count} fiszkę.\u{1F}Powtórzono {count} fiszki.\u{1F}Powtórzono {count} fiszek.\0\
        To była ostatnia fiszka. Od początku jeszcze raz.\0\
        {deck}: powtórz {count} fiszkę\u{1F}{deck}: powtórz {count} fiszki\u{1F}{deck}: powtórz {count} fiszek\0\
        odpowiedzi o nietypowych cyklach\0\
        antykoncepcja\0\
        wymazano starsze wpisy\0\
        wartości, które ukrywają twoje ustawienia\0\
        {item} ({days})\0\
        ponowiono wpis {entry}\0\
        {count} dzień, {range}\u{1F}{count} dni, {range}\u{1F}{count} dni, {range}\0\
        nic\0\
        przypomnienie o dniach płodnych\0\
        inne przypomnienie\0\
        przypomnienie o zastrzyku\0\
        przypomnienie o owulacji\0\
        przypomnienie o plastrze\0\
        przypomnienie o okresie\0\
        przypomnienie o tabletce\0\
        przypomnienie o pytaniach\0\
        przypomnienie o wymianie\0\
        przypomnienie o krążku\0\
        usunięto: {items}\0\
        ustawienie {key}: {value}\0\
        ustawienie {key}: domyślne\0\
        inne ustawienie\0\
        cofnięto wpis {entry}\0\
        {day} o {time}\0\
        Pominięte pomiary: {readings}.\0\
        Wzrost widać po sześciu niższych i trzech wyższych pomiarach.\0\
        obfite\0\
        lekkie\0\
        średnie\0\
        plamienie\0\
        krwawienie\0\
        Mierz temperaturę po przebudzeniu, przed wstaniem z łóżka, i zapisuj ją poleceniem 'eve-ics log today --temperature {example}'.\0\
        {row}: {signs}\0\
        ujemny\0\
        dodatni\0\
        kremowy\0\
        suchy\0\
        jak białko jaja\0\
        lepki\0\
        wodnisty\0\
        Jak dotąd bez wzrostu. Wzrost to trzy kolejne pomiary wyższe niż sześć poprzednich.\0\
        W tym cyklu nie zapisano żadnej temperatury.\0\
        W tym cyklu nie zapisano żadnej innej temperatury.\0\
        W cyklu od {start} nie zapisano żadnej temperatury.\0\
        Dotychczas {count} pomiar.\u{1F}Dotychczas {count} pomiary.\u{1F}Dotychczas {count} pomiarów.\0\
        Temperatura wzrosła powyżej {line}: {day} (dzień {number} cyklu). Pewność od {confirmed}.\0\
        Data\0\
        Dzień\0\
        LH\0\
        Śluz\0\
        Zauważono\0\
        Owulacja\0\
        Okres\0\
        Wzrost\0\
        linia podstawowa\0\
        pominięta\0\
        twoja obserwacja\0\
        wzrost\0\
        temperatura\0\
        Cykl {days} ({length}). Temperatury w {unit}.\0\
        Cykl od {start}. Dzisiaj jest dzień {number}. Temperatury w {unit}.\0\
        Niech herbata nie stygnie, a kolejki będą krótkie.\0\
        Najwygodniejszy fotel jest twój.\0\
        Ktoś z dawnych znajomych ucieszy się z wiadomości od ciebie.\0\
        Włóż coś w swoim ulubionym kolorze.\0\
        Dobre dni, żeby wracać do domu dłuższą drogą.\0\
        Dbaj o siebie tak czule jak o swoje rośliny.\0\
        Ktoś się cieszy, że jesteś.\0\
        W kuchni dobrze się tańczy; nikt nie patrzy.\0\
        Każdy dotychczasowy poniedziałek masz już za sobą.\0\
        Zajmij miejsce przy oknie.\0\
        Któreś światła zmienią się na zielone w samą porę: miej oczy otwarte.\0\
        Dobre dni na muzykę, trochę głośniej niż zwykle.\0\
        z własnym adresem\0\
        z miłym słowem\0\
        dla {client}\0\
        same daty\0\
        dawki\0\
        pusty kalendarz, żeby programy usunęły to, co pokazują\0\
        dni płodne\0\
        dni płodne ukryte\0\
        język {tag}\0\
        {count} miesiąc naprzód i {past} wstecz\u{1F}{count} miesiące naprzód i {past} wstecz\u{1F}{count} miesięcy naprzód i {past} wstecz\0\
        bez przypomnień\0\
        owulacja\0\
        okresy\0\
        pytania\0\
        neutralne tytuły\0\
        własne tytuły\0\
        Dodano antykoncepcję {number}: {details}.\0\
        o {time}\0\
        Zmieniono antykoncepcję {number}: {details}.\0\
        Od\0\
        Do\0\
        Metoda\0\
        Następnie\0\
        Nr\0\
        Godzina\0\
        Antykoncepcja {number} ({method}) zakończona {day}.\0\
        Antykoncepcja {number} ({method}) kończy się {day}.\0\
        Wyeksportuj ponownie, żeby zmiana trafiła do kalendarza.\0\
        od {day}\0\
        od dzisiaj\0\
        Antykoncepcja {number} ({method}) trwa dalej.\0\
        Antykoncepcja {number} ({method}) trwa równolegle. Jeśli jest już zakończona, wpisz 'eve-ics contraception end --course {number}'.\0\
        Od {day} jest zapisana ciąża. Jeśli się skończyła, zapisz, co było potem.\0\
        Antykoncepcja {number} ({method}): termin zastrzyku {injection}: {day}.\0\
        Antykoncepcja {number} ({method}): zastrzyk {injection} podano {day}.\0\
        Nie zapisano żadnej metody. Przykład: 'eve-ics contraception add pill 21+7 --start {today}'.\0\
        Przypomnienie o następnym zastrzyku pojawi się tydzień wcześniej.\0\
        Przypomnienie o następnym zastrzyku pojawi się w dniu zastrzyku.\0\
        Przypomnienie o wymianie pojawi się {count} tydzień wcześniej.\u{1F}Przypomnienie o wymianie pojawi się {count} tygodnie wcześniej.\u{1F}Przypomnienie o wymianie pojawi się {count} tygodni wcześniej.\0\
        Przypomnienie o wymianie pojawi się w dniu wymiany.\0\
        początek od dnia {number} blistra\0\
        Antykoncepcja {number} ({method}): blister {pack} zaczyna się {day}.\0\
        Antykoncepcja {number} ({method}): {day} to dzień {place} blistra {pack}.\0\
        Nie zapisano żadnej przyjętej dawki, więc początek jest przesunięty na ten dzień. Jeśli pierwsza dawka była już wcześniej, powtórz polecenie z '--new-pack'.\0\
        Żeby dostać przypomnienie o wymianie, podaj, jak długo działa ten środek. Dla pięciu lat wpisz '{command}'.\0\
        Antykoncepcja {number} ({method}): wymiana {day}.\0\
        Antykoncepcja {number} ({method}): seria {round} zaczyna się {day}.\0\
        Antykoncepcja {number} ({method}): {day} to dzień {place} serii {round}.\0\
        od {day}\0\
        Godzina antykoncepcji {number} ({method}) to teraz {time}.\0\
        Antykoncepcja {number} ({method}) nie ma teraz ustalonej godziny.\0\
        Tak już jest. Nic się nie zmieniło.\0\
        Antykoncepcja {number} ({method}) nie zacznie się.\0\
        Żeby się nie liczył, wpisz 'eve-ics cycle {start} ignore'.\0\
        Jeśli cykl od {day} to naprawdę jeden długi cykl, wpisz 'eve-ics cycle {start} long'.\0\
        Jeśli w cyklu od {day} brakuje okresu, wpisz 'eve-ics cycle {start} missing'.\0\
        Jeśli cykl od {day} naprawdę miał taką długość, wpisz 'eve-ics cycle {start} long'.\0\
        Jeśli {day} zaczął się okres, wpisz 'eve-ics cycle {start} start'.\0\
        Usunięto twoją odpowiedź o cyklu {days}.\0\
        Usunięto twoją odpowiedź o krwawieniu {days}.\0\
        Zanotowano: krwawienie {days} było między okresami.\0\
        Zanotowano dla cyklu {days} ({length}): ten cykl się nie liczy.\0\
        Zanotowano dla cyklu {days} ({length}): to był jeden cykl.\0\
        Zanotowano dla cyklu {days} ({length}): brakuje okresu.\0\
        Zanotowano: wraz z krwawieniem {days} zaczął się okres.\0\
        To już jest zapisane. Nic się nie zmieniło.\0\
        krwawienie między okresami (twoja odpowiedź)\0\
        nie liczy się (twoja odpowiedź)\0\
        naprawdę jeden cykl (twoja odpowiedź)\0\
        brakuje w nim okresu (twoja odpowiedź)\0\
        krwawienie między okresami\0\
        prawdopodobnie dwa cykle; może brakować okresu około {day}\0\
        prawdopodobnie trzy cykle; może brakować okresów około {days}\0\
        inny niż pozostałe twoje cykle\0\
        Usunięto twoją odpowiedź o cyklu od {start}.\0\
        Zanotowano: cykl od {start} nie będzie się liczyć.\0\
        Zanotowano: od {start} nie brakuje żadnego okresu.\0\
        Cykl od {start} nie ma odpowiedzi. Nic się nie zmieniło.\0\
        Cykl {days} nie ma odpowiedzi. Nic się nie zmieniło.\0\
        Ten dzień jest przed pierwszym zapisanym okresem ({start}).\0\
        Ten dzień liczy się jako krwawienie między okresami.\0\
        Zaczął się {count} dzień wcześniej.\u{1F}Zaczął się {count} dni wcześniej.\u{1F}Zaczął się {count} dni wcześniej.\0\
        Zaczął się tego dnia.\0\
        Zaczął się {count} dzień później.\u{1F}Zaczął się {count} dni później.\u{1F}Zaczął się {count} dni później.\0\
        okres, który może zacząć się lada dzień ({chance})\0\
        dzień płodny (dni płodne {window}), owulacja około {day}\0\
        bez okresu\0\
        bez okresu i poza dniami płodnymi\0\
        owulacja około tego dnia, dni płodne {window}\0\
        dzień {number} okresu spodziewanego od {first} ({chance})\0\
        dzień {number} okresu, zwykła długość: {length}\0\
        brak okresu, a każdy dzień może być płodny\0\
        Prognoza: {expectation}.\0\
        Do tego dnia jest ponad dziesięć lat. Nie ma dla niego prognozy.\0\
        Prawdopodobieństwo, że dzień jest płodny: {percent}.\0\
        Pierwszy dzień cyklu.\0\
        Pierwszy dzień cyklu, który trwa {count} dzień.\u{1F}Pierwszy dzień cyklu, który trwa {count} dni.\u{1F}Pierwszy dzień cyklu, który trwa {count} dni.\0\
        Zapisano: {items}.\0\
        Notatka:\0\
        Na ten dzień nic nie zapisano.\0\
        Dzień {number} cyklu (początek: {start}).\0\
        Dzień {number} spodziewanego cyklu (początek: {start}).\0\
        Dzień {number} cyklu (początek: {start}), jeśli wcześniej nie zacznie się okres.\0\
        Prognoza z początku cyklu ({made}): {expectation}.\0\
        Początek tego okresu według prognozy z {made}: {day} ({chance}).\0\
        Uzasadnienie pokazuje 'eve-ics explain'.\0\
        Prawdopodobieństwo, że tego dnia zacznie się następne krwawienie: {percent}. Do tego dnia łącznie: {total}.\0\
        Prawdopodobieństwo, że tego dnia zacznie się następny okres: {percent}. Do tego dnia łącznie: {total}.\0\
        {date} ({weekday}, {distance})\0\
        Zmieniono zapis dnia: {day}.\0\
        Popraw wartości, zapisz i zamknij edytor. Pusta wartość nie jest zapisywana.\0\
        Nastrój: {words}\0\
        Notatka: {words}\0\
        Notatka:\0\
        Nie ma jeszcze żadnych zapisków. Przykład: 'eve-ics log today --note NOTE'\0\
        Nie ma pasujących zapisków.\0\
        Objawy: {words}\0\
        Nic się nie zmieniło.\0\
        Zrobione.\0\
        Zrobione z opóźnieniem.\0\
        Zastrzyk {number}.\0\
        Zapisano {count} pominiętą dawkę: ta prognoza już nie obowiązuje. Zajrzyj do ulotki lub zapytaj w aptece.\u{1F}Zapisano {count} pominięte dawki z rzędu: ta prognoza już nie obowiązuje. Zajrzyj do ulotki lub zapytaj w aptece.\u{1F}Zapisano {count} pominiętych dawek z rzędu: ta prognoza już nie obowiązuje. Zajrzyj do ulotki lub zapytaj w aptece.\0\
        Zaczyna się nowy blister.\0\
        Zaczyna się nowa seria.\0\
        {number} z {total}\0\
        Plaster {number}, seria {round}.\0\
        Plaster {number}, seria {round}: pora odkleić. Zaczyna się przerwa.\0\
        Tabletka {number}, blister {pack}.\0\
        Tabletka {number}, blister {pack}: placebo, bez hormonów.\0\
        Do wymiany: {method}. Umów wizytę z wyprzedzeniem.\0\
        Krążek {number}, seria {round}.\0\
        Krążek {number}, seria {round}: pora wyjąć. Zaczyna się przerwa.\0\
        Sprawdź w ulotce, co zrobić.\0\
        Pominięto.\0\
        Przyjęto tabletkę.\0\
        Przyjęto tabletkę z opóźnieniem.\0\
        Bez plastra: {days}.\0\
        Bez tabletek: {days}.\0\
        Tabletki placebo, bez hormonów: {days}.\0\
        Bez krążka: {days}.\0\
        zastrzyk {number}\0\
        Zastrzyk {number} przypadał: {day}, {distance}. Brak wpisu, że go podano.\0\
        {dose}, {when}\0\
        Następnie: {item}.\0\
        Następny blister: {when}.\0\
        Następny plaster: {when}.\0\
        Następny krążek: {when}.\0\
        zmiana na plaster {number}\0\
        zmiana plastra\0\
        odklejenie plastra\0\
        naklejenie plastra {number}\0\
        naklejenie plastra\0\
        tabletka {number}\0\
        tabletka {number} (placebo)\0\
        wymiana\0\
        Termin wymiany: {method}, {when}.\0\
        Termin wymiany minął: {method}, {when}. Po wymianie wpisz 'eve-ics contraception reset --course {course}'.\0\
        zmiana na krążek {number}\0\
        zmiana krążka\0\
        założenie krążka {number}\0\
        założenie krążka\0\
        wyjęcie krążka\0\
        Dzisiaj: {dose}, jeszcze brak wpisu.\0\
        Dzisiaj o {time}: {dose}, jeszcze brak wpisu.\0\
        Dzisiaj: {dose}.\0\
        Jeszcze brak wpisu: {days}.\0\
        {day}, {distance}\0\
        {day} o {time}\0\
        Wczoraj: {dose}, jeszcze brak wpisu.\0\
        Wczoraj o {time}: {dose}, jeszcze brak wpisu.\0\
        zmieniony alarm\0\
        rozpoznane po datach\0\
        wydarzenie zmienione dzień po dniu\0\
        rozpoznane po „ref”\0\
        wydarzenie odwołane przez plik\0\
        {event} → {outcome} ({reasons})\0\
        wydarzenie potwierdzone\0\
        {event}: w kalendarzu {calendar}; w dzienniku {log} ({reason})\0\
        wydarzenie usunięte\0\
        dopisano do opisu\0\
        {title} {days}\0\
        brak wydarzenia w kalendarzu\0\
        Większość wydarzeń wróciła o dzień wcześniej.\0\
        Większość wydarzeń wróciła o dzień później.\0\
        Większość wydarzeń wróciła z końcem o dzień wcześniej.\0\
        Większość wydarzeń wróciła z końcem o dzień później.\0\
        Większość wydarzeń wróciła tylko z pierwszym dniem.\0\
        Niektóre programy tak zapisują daty, więc odczytano je tak, jak były widoczne.\0\
        Niektóre programy tak zapisują daty, więc żadnej daty nie zaimportowano. Zmiany zapisz poleceniem 'eve-ics log'.\0\
        {count} wydarzenie z prognozy jest ukryte w twoich programach kalendarza. Przywraca je 'eve-ics unhide'.\u{1F}{count} wydarzenia z prognozy są ukryte w twoich programach kalendarza. Przywraca je 'eve-ics unhide'.\u{1F}{count} wydarzeń z prognozy jest ukrytych w twoich programach kalendarza. Przywraca je 'eve-ics unhide'.\0\
        zapisano {days}\0\
        zapisano {days}, ostatni dzień {last}\0\
        zapisano {days}, kolejne dni aż do {last} w miarę upływu czasu\0\
        {event}: brak w kalendarzu. Jeśli to usunięto celowo, użyj 'eve-ics import --accept-deletions'.\0\
        … i jeszcze {count}\u{1F}… i jeszcze {count}\u{1F}… i jeszcze {count}\0\
        wydarzenie przesunięte\0\
        nowe wydarzenie\0\
        W tym pliku nie ma {count} wydarzenia z twojego kalendarza.\u{1F}W tym pliku nie ma {count} wydarzeń z twojego kalendarza.\u{1F}W tym pliku nie ma {count} wydarzeń z twojego kalendarza.\0\
        bez krwawienia do {today}\0\
        notatka {day}\0\
        zaobserwowano {day}\0\
        wydarzenie na dawnym miejscu\0\
        przypomnienie: {reminder}\0\
        wydarzenie przesunięte, inna długość\0\
        wydarzenie skrócone\0\
        potwierdzone\0\
        usunięte\0\
        przyjęto z opóźnieniem\0\
        bez okresu\0\
        bez krwawienia\0\
        inne przypomnienie\0\
        okres {days}\0\
        pominięto\0\
        wydarzenie wydłużone\0\
        przyjęto\0\
        {event}: {what}\0\
        usunięto z dziennika\0\
        dwa wydarzenia tego rodzaju mają różne nowe alarmy\0\
        w dzienniku jest inaczej\0\
        w dzienniku jest okres w tych dniach\0\
        dziennik zmieniono już po utworzeniu kalendarza\0\
        przypomnienie zmieniono już po utworzeniu kalendarza\0\
        inne wydarzenie jest już w tych samych dniach\0\
        w pliku to wydarzenie jest dwa razy, w różnych dniach\0\
        Potem prognoza znów opiera się na twoich własnych cyklach.\0\
        W trakcie stosowania nie ma prognozy dni płodnych, a krwawienie jest spodziewane w przerwach, niezależnie od twoich cykli.\0\
        W trakcie stosowania krwawienie jest spodziewane w przerwach, niezależnie od twoich cykli.\0\
        Ostatni zastrzyk liczy się do {day}.\0\
        Co zrobić po pominiętym lub spóźnionym zastrzyku, sprawdź w ulotce.\0\
        Co zrobić po pominiętym lub spóźnionym plastrze, sprawdź w ulotce.\0\
        Co zrobić po pominiętej lub spóźnionej tabletce, sprawdź w ulotce.\0\
        Co zrobić po pominiętym lub spóźnionym krążku, sprawdź w ulotce.\0\
        W trakcie stosowania nie ma prognozy dni płodnych ani okresów.\0\
        W trakcie stosowania nie ma prognozy okresów.\0\
        Nie zmienia prognozy twoich cykli.\0\
        Ta metoda ({method}) zaczyna się poza okresem i potrzebuje siedmiu dni. Do {day} prognoza dni płodnych jest taka, jakby jej nie było. Co robić do tego czasu, sprawdź w ulotce.\0\
        Twoja metoda ({method}) zaczyna się poza okresem i potrzebuje siedmiu dni. Co robić do {day}, sprawdź w ulotce.\0\
        W trakcie stosowania nie ma prognozy dni płodnych, bo ta metoda w części cykli hamuje owulację, a w części nie.\0\
        Okres zakończony {last}: {days}, {count} dzień.\u{1F}Okres zakończony {last}: {days}, {count} dni.\u{1F}Okres zakończony {last}: {days}, {count} dni.\0\
        Już nie są dniami okresu: {days}.\0\
        Zapisano też jako dni okresu: {days}.\0\
        Wymazać na zawsze wszystkie zapisy?\0\
        Wymazać na zawsze wszystkie zapisy oraz przechowywane tu kalendarze?\0\
        Wymazać na zawsze wszystko, co zapisano przed {day}?\0\
        Wymazać na zawsze wszystko, co zapisano w tych dniach: {days}?\0\
        Wymazać na zawsze wszystko, co zapisano od {day}?\0\
        Inne przechowywane tu kalendarze się nie zmieniają.\0\
        Wymazano.\0\
        Wymazano, razem z przechowywanymi tu kalendarzami: {count}.\u{1F}Wymazano, razem z przechowywanymi tu kalendarzami: {count}.\u{1F}Wymazano, razem z przechowywanymi tu kalendarzami: {count}.\0\
        Wymazano, razem z innymi wpisami w kalendarzu cyklu: {count}.\u{1F}Wymazano, razem z innymi wpisami w kalendarzu cyklu: {count}.\u{1F}Wymazano, razem z innymi wpisami w kalendarzu cyklu: {count}.\0\
        Nic nie było zapisane, więc nic nie wymazano.\0\
        W tym czasie nic nie zapisano, więc nic nie wymazano.\0\
        Ma je też wcześniejsza baza danych, odłożona na bok przy przywracaniu kopii: {file}.\0\
        Wcześniejsze kopie zapasowe i kalendarze nadal zawierają te dni.\0\
        W plikach bazy danych są jeszcze ślady tych danych, bo czyta je inny program. Zostaną usunięte, gdy skończy.\0\
        W plikach bazy danych są jeszcze ślady tych danych, bo dysk jest pełny. Zwolnij miejsce: zostaną usunięte, gdy tylko będzie go dość.\0\
        To jest dziennik osoby: {name}.\0\
        Po antykoncepcji wracają twoje własne cykle, liczone od {start}.\0\
        Z uwzględnieniem wszystkich zapisów z tego cyklu okres jest spodziewany: {day}.\0\
        Z uwzględnieniem oznak owulacji okres jest spodziewany: {day}.\0\
        Podana przez ciebie długość cyklu ({count} dzień) liczy się jako jeden cykl, najstarszy.\u{1F}Podana przez ciebie długość cyklu ({count} dni) liczy się jako jeden cykl, najstarszy.\u{1F}Podana przez ciebie długość cyklu ({count} dni) liczy się jako jeden cykl, najstarszy.\0\
        Spodziewane dni: {days}, owulacja około {day} ({chance}).\0\
        Gdy nie ma jej oznak, przyjmuje się, że owulacja jest 14 dni przed następnym okresem.\0\
        Wynika to z oznak w twoich poprzednich cyklach.\0\
        Wynika to z powyższych oznak.\0\
        Początek ostatniego okresu: {start}.\0\
        Cykle ogółu osób trwają około {count} dnia ({percent} z nich: od {shortest} do {longest}), co daje datę {day}.\u{1F}Cykle ogółu osób trwają około {count} dni ({percent} z nich: od {shortest} do {longest}), co daje datę {day}.\u{1F}Cykle ogółu osób trwają około {count} dni ({percent} z nich: od {shortest} do {longest}), co daje datę {day}.\0\
        Twoje cykle trwają około {count} dnia ({percent} z nich: od {shortest} do {longest}), co daje datę {day}.\u{1F}Twoje cykle trwają około {count} dni ({percent} z nich: od {shortest} do {longest}), co daje datę {day}.\u{1F}Twoje cykle trwają około {count} dni ({percent} z nich: od {shortest} do {longest}), co daje datę {day}.\0\
        Dzisiaj jest dzień {number} cyklu, a innego okresu nie zapisano. Bardziej prawdopodobne jest już to, że okres był, ale nie został zapisany, niż to, że dopiero nadejdzie. Jeśli był około {missed}, następny jest spodziewany: {day}.\0\
        Dzisiaj jest dzień {number} cyklu, a innego okresu nie zapisano. Po wykluczeniu krótszych cykli okres jest spodziewany: {day}.\0\
        To krwawienie w przerwie twojej antykoncepcji. Liczy się je od ostatniego dnia z hormonami, a nie na podstawie twoich własnych cykli.\0\
        To krwawienie w przerwie twojej antykoncepcji ({method}). Liczy się je od ostatniego dnia z hormonami, a nie na podstawie twoich własnych cykli.\0\
        Pewność prognozy\0\
        Które cykle się liczą\0\
        Dotychczasowe cykle\0\
        Dni płodne\0\
        Oznaki owulacji w tym cyklu\0\
        Dlaczego ta data\0\
        {count} dzień o nieznanym nasileniu zapisano jako średnie krwawienie, bo drip wymaga nasilenia.\u{1F}{count} dni o nieznanym nasileniu zapisano jako średnie krwawienie, bo drip wymaga nasilenia.\u{1F}{count} dni o nieznanym nasileniu zapisano jako średnie krwawienie, bo drip wymaga nasilenia.\0\
        W drip nie ma miejsca na: {items}.\0\
        Zastąpiono {file}: {count} dzień.\u{1F}Zastąpiono {file}: {count} dni.\u{1F}Zastąpiono {file}: {count} dni.\0\
        Zastąpiono {file}: {count} wydarzenie, {span}.\u{1F}Zastąpiono {file}: {count} wydarzenia, {span}.\u{1F}Zastąpiono {file}: {count} wydarzeń, {span}.\0\
        Pominięto {count} przyszły dzień trwającego okresu. Dziennik zawiera tylko to, co już się wydarzyło.\u{1F}Pominięto {count} przyszłe dni trwającego okresu. Dziennik zawiera tylko to, co już się wydarzyło.\u{1F}Pominięto {count} przyszłych dni trwającego okresu. Dziennik zawiera tylko to, co już się wydarzyło.\0\
        Zapisano plik {file}: {count} dzień.\u{1F}Zapisano plik {file}: {count} dni.\u{1F}Zapisano plik {file}: {count} dni.\0\
        Zapisano plik {file}: {count} wydarzenie, {span}.\u{1F}Zapisano plik {file}: {count} wydarzenia, {span}.\u{1F}Zapisano plik {file}: {count} wydarzeń, {span}.\0\
        do {day} z prawdopodobieństwem {percent}, w przeciwnym razie najprawdopodobniej {days}\0\
        Dni płodne nie są pokazane, ale każdy dzień może być płodny.\0\
        Gdy wrócisz do stosowania, wpisz 'eve-ics taken'. Jeśli to koniec stosowania, wpisz 'eve-ics contraception end'.\0\
        Następny okres: {day}, {distance} ({chance}).\0\
        Następny okres: lada dzień ({chance}).\0\
        Jeśli około {missed} był okres, ale nie został zapisany, następny jest spodziewany: {day}, {distance} ({chance}).\0\
        Następny okres: za {first}–{count} dzień ({chance}).\u{1F}Następny okres: za {first}–{count} dni ({chance}).\u{1F}Następny okres: za {first}–{count} dni ({chance}).\0\
        Następne krwawienie z odstawienia: {day}, {distance} ({chance}).\0\
        Od ciąży nie zapisano żadnego okresu. Prognozy wrócą, gdy zapiszesz następny.\0\
        Trwa przerwa w prognozach. To, co zapiszesz, zostanie zachowane.\0\
        Trwa przerwa w prognozach ({reason}). To, co zapiszesz, zostanie zachowane.\0\
        W trakcie karmienia piersią okresów może długo nie być. Prognozy wrócą, gdy zapiszesz pierwszy okres.\0\
        Nie zapisano jeszcze żadnego okresu. Zapisz pierwszy dzień ostatniego okresu.\0\
        Powrót cykli po porodzie może trochę potrwać. Prognozy wrócą, gdy zapiszesz pierwszy okres. Krwawienie w pierwszych sześciu tygodniach nie liczy się jako okres.\0\
        Od {day} nie zapisano żadnego okresu, więc nie ma prognozy. Zapisz pierwszy dzień ostatniego okresu, a w miarę możliwości także wcześniejszych, których brakuje.\0\
        Przy twojej antykoncepcji krwawienie jest nieregularne albo go nie ma, więc nie ma prognozy okresu.\0\
        Poprzednia prognoza: {day}.\0\
        Okresu jeszcze nie ma (spodziewany od {first} do {last}).\0\
        Po antykoncepcji hormonalnej długość pierwszych cykli bardzo się zmienia.\0\
        Po ciąży długość pierwszych cykli bardzo się zmienia.\0\
        Twoja metoda ({method}) może osłabić krwawienie albo sprawić, że ustanie.\0\
        W okresie perimenopauzy długość cykli bardzo się zmienia.\0\
        W wieku nastoletnim cykle trwające do {days} dni są typowe.\0\
        Cykle trwające do {days} dni są typowe.\0\
        i {count} dzień\u{1F}i {count} dni\u{1F}i {count} dni\0\
        {count} dzień\u{1F}{count} dni\u{1F}{count} dni\0\
        {count} dzień temu\u{1F}{count} dni temu\u{1F}{count} dni temu\0\
        za {count} dzień\u{1F}za {count} dni\u{1F}za {count} dni\0\
        za {count} tydzień\u{1F}za {count} tygodnie\u{1F}za {count} tygodni\0\
        za {count} tydzień {days}\u{1F}za {count} tygodnie {days}\u{1F}za {count} tygodni {days}\0\
        {count} miesiąc\u{1F}{count} miesiące\u{1F}{count} miesięcy\0\
        {count} miesiąc temu\u{1F}{count} miesiące temu\u{1F}{count} miesięcy temu\0\
        ponad {percent}\0\
        dzisiaj\0\
        jutro\0\
        poniżej {percent}\0\
        {count} tydzień\u{1F}{count} tygodnie\u{1F}{count} tygodni\0\
        {count} tydzień temu\u{1F}{count} tygodnie temu\u{1F}{count} tygodni temu\0\
        {count} rok\u{1F}{count} lata\u{1F}{count} lat\0\
        {count} rok temu\u{1F}{count} lata temu\u{1F}{count} lat temu\0\
        wczoraj\0\
        Wpisz do ośmiu alarmów do wpisu, dla telefonu, który nie ma nic innego\0\
        Wpisz do ośmiu alarmów do wpisu, dla telefonu, który nie ma nic innego\0\
        Wpisz dwa alarmy do wpisu, jak zwykle\0\
        krwawienie śródcykliczne\0\
        Cykl\0\
        Dni\0\
        Okres\0\
        Pełne cykle: {cycles}. Zwykła długość: {usual}, od {shortest} do {longest}.\0\
        Pełne cykle: {cycles}. Zwykła długość: {usual}.\0\
        potem nic przez {count} dzień\u{1F}potem nic przez {count} dni\u{1F}potem nic przez {count} dni\0\
        Zmiana\0\
        Rejestr zmian jest pusty.\0\
        Wpis\0\
        Źródło\0\
        Zapisano\0\
        {change} (cofnięto)\0\
        Historia jest przechowywana przez {count} miesiąc.\u{1F}Historia jest przechowywana przez {count} miesiące.\u{1F}Historia jest przechowywana przez {count} miesięcy.\0\
        Historia jest przechowywana przez {count} rok.\u{1F}Historia jest przechowywana przez {count} lata.\u{1F}Historia jest przechowywana przez {count} lat.\0\
        nie liczy się: {phase}\0\
        Nie zapisano jeszcze żadnego pełnego cyklu.\0\
        Nie zapisano jeszcze żadnego pełnego cyklu bez hormonów.\0\
        Nie zapisano jeszcze żadnego okresu. Zapisz pierwszy dzień ostatniego okresu.\0\
        kalendarz\0\
        wiersz poleceń\0\
        import\0\
        strona internetowa\0\
        Zwykła długość okresu: {usual}, od {shortest} do {longest}.\0\
        Zwykła długość okresu: {usual}.\0\
        trwa\0\
        mniej niż 10 dni po poprzednim okresie\0\
        potem: {phase}\0\
        krwawienie z odstawienia\0\
        zrób w tej aplikacji kopię zapasową bez hasła albo wpisz okresy do tabeli z kolumnami start i end, i zaimportuj to\0\
        rozpakuj je z hasłem i zaimportuj pliki, które zawiera\0\
        zapisz go w pcalendar bez hasła i zaimportuj to\0\
        wpisz okresy do tabeli z kolumnami start i end i ją zaimportuj\0\
        z tych dat nie wynika, czy najpierw stoi dzień, czy miesiąc\0\
        ten wiersz nie pasuje do kalendarza\0\
        jest ucięty albo został zmieniony\0\
        ten znak tu nie pasuje\0\
        ten plik został ucięty przed końcem; to, czego w nim brakuje, nie liczy się jako usunięte\0\
        jest ucięty\0\
        plik jest uszkodzony: {why}\0\
        SQLite mówi „{words}”\0\
        nic w nim nie ma; w każdym wierszu wpisz jedną datę (YYYY-MM-DD)\0\
        wiersz bez niczego do zapisania\0\
        to nie jest tekst ani znany rodzaj pliku; może to być zaszyfrowana kopia zapasowa, na przykład .enc z Mooneva albo jedna z kopii cycle w ~/.cycle\0\
        kolumna end dziennika według dni przyjmuje tylko „unknown” albo „last”; w dzienniku według okresów pierwsza kolumna nazywa się start\0\
        używa niezdefiniowanej encji\0\
        dat tego wydarzenia nie da się odczytać albo kończy się ono przed początkiem; zostało pominięte\0\
        archiwum gzip\0\
        plik iCalendar\0\
        dokument PDF\0\
        baza danych SQLite\0\
        tekst w UTF-16\0\
        XML albo HTML\0\
        archiwum zip\0\
        kalendarz jest za duży; wyeksportuj krótszy czas\0\
        to archiwum jest chronione hasłem\0\
        to kopia zapasowa z Log28, baza danych Realm, której się tu nie odczytuje\0\
        wiersz jest dłuższy niż {size} KiB; sprawdź, czy to właściwy plik\0\
        zakres jest dłuższy niż {count} dzień; podaj każdy okres w osobnym zakresie\u{1F}zakres jest dłuższy niż {count} dni; podaj każdy okres w osobnym zakresie\u{1F}zakres jest dłuższy niż {count} dni; podaj każdy okres w osobnym zakresie\0\
        więcej komórek niż kolumn w nagłówku; tekst z „,” lub „;” weź w cudzysłów\0\
        zabrakło pamięci\0\
        nagłówek używa „,” i „;”; używaj tylko jednego z nich\0\
        nie odczytano jeszcze {count} kolumny\u{1F}nie odczytano jeszcze {count} kolumn\u{1F}nie odczytano jeszcze {count} kolumn\0\
        i jeszcze {count} wiersz\u{1F}i jeszcze {count} wiersze\u{1F}i jeszcze {count} wierszy\0\
        ani data (YYYY-MM-DD) ani nagłówek z kolumną o nazwie date lub start\0\
        jest nagłówek, ale pod nim żadnego zapisanego dnia\0\
        żaden nagłówek nie nazywa kolumn; zacznij plik wierszem takim jak date,flow\0\
        to nie jest plik kalendarza (.ics)\0\
        to {kind}, a nie dziennik\0\
        to nie jest plik tekstowy\0\
        ten wiersz nie jest w UTF-8; zapisz plik jako UTF-8\0\
        to nie jest poprawny XML\0\
        nie rozpoznano żadnego zapisanego dnia\0\
        nie rozpoznano żadnego zapisanego dnia; wiersz {line}: {problem}\0\
        to plik aplikacji {tracker}, ale nie dało się z niego przejąć żadnego dnia\0\
        to plik aplikacji {tracker}, ale nie dało się z niego przejąć żadnego dnia; pierwszy powód: {reason}\0\
        tu otwiera się cudzysłów, którego nic nie zamyka\0\
        rozdzielone przez „{found}”, a nagłówek używa „{header}”; używaj tylko jednego z nich\0\
        plik w nim jest spakowany w sposób, którego się tu nie odczytuje; najpierw go rozpakuj\0\
        ten plik aplikacji pcalendar jest zaszyfrowany\0\
        to pickle Pythona, jakie cycle trzyma w ~/.cycle; wczytanie go może uruchomić program\0\
        {property} ma wartość, której nie da się odczytać\0\
        nagłówek dwa razy nazywa kolumnę {name}; zostaw jedną z nich\0\
        dzień, który już jest, scalony\0\
        stał się krótszy podczas odczytu\0\
        po zamykającym cudzysłowie jest tekst; cudzysłów wewnątrz komórki wpisz dwa razy\0\
        ma za wiele zagnieżdżeń\0\
        plik jest większy niż {size} MiB; sprawdź, czy to właściwy plik\0\
        zawartość archiwum jest większa niż {size} MiB; sprawdź, czy to właściwy plik\0\
        notatki w nim są większe niż {size} MiB; sprawdź, czy to właściwy plik\0\
        zawiera więcej, niż się odczytuje z jednego pliku\0\
        {property} można odczytać na dwa sposoby\0\
        żadna znana aplikacja do śledzenia cyklu nie zapisuje takiego pliku\0\
        to {kind}, ale żadna znana aplikacja do śledzenia cyklu tak nie zapisuje\0\
        nieznane słowo w kolumnie {column}; znane są: {words}\0\
        tego, co w nim spakowano, nie da się rozpakować\0\
        objaw, którego nie było\0\
        data jest sprzed 1900 roku; sprawdź rok\0\
        dwie wartości jednego dnia, zachowano obie\0\
        kolumna „{name}”\0\
        {name}, obliczone przez aplikację\0\
        {name} (zapisz to poleceniem 'eve-ics contraception')\0\
        plik {name} jest uszkodzony\0\
        usunięty wpis\0\
        dwa wpisy o jednej dawce: z opóźnieniem ma pierwszeństwo przed przyjętą, a przyjęta przed pominiętą\0\
        podwójna tabletka, zapisana jako przyjęta\0\
        {name}, z oznaczeniem jako wykluczone\0\
        „{name}” ma datę odległą o wiele stuleci\0\
        pole „{name}”\0\
        koniec nie może być poprawny, przyjęto tylko pierwszy dzień\0\
        data jest w przyszłości; w dzienniku jest tylko to, co już było\0\
        dwa nasilenia w jednym dniu, zachowano większe\0\
        wartość, którą ukrywają twoje ustawienia\0\
        {date} nie istnieje\0\
        więcej niż {count} objaw lub nastrój w jednym dniu\u{1F}więcej niż {count} objawy lub nastroje w jednym dniu\u{1F}więcej niż {count} objawów lub nastrojów w jednym dniu\0\
        waga bez jednostki, przyjęto kilogramy\0\
        nie przeniesiono: {what}\0\
        okres o niemożliwej długości; najwyżej {count} dzień\u{1F}okres o niemożliwej długości; najwyżej {count} dni\u{1F}okres o niemożliwej długości; najwyżej {count} dni\0\
        dwa pomiary wagi jednego dnia, zachowano niższy\0\
        {place}: {remark}\0\
        {place}: {remark} ({count} raz)\u{1F}{place}: {remark} ({count} razy, pierwszy raz tutaj)\u{1F}{place}: {remark} ({count} razy, pierwszy raz tutaj)\0\
        dwie temperatury jednego dnia, zachowano niższą\0\
        w wierszu brakuje „{name}”\0\
        {name} (zapisz to poleceniem 'eve-ics mode')\0\
        dwa rodzaje śluzu jednego dnia, zachowano bardziej płodny\0\
        dzień bez krwawienia\0\
        okres bez zapisanych dni, daty zostały obliczone\0\
        „{name}” nie ma wartości\0\
        to nie jest data w postaci {form}\0\
        „{name}” nie jest listą\0\
        „{name}” nie jest liczbą\0\
        to nie jest temperatura w rodzaju 36.55 lub 97.79F\0\
        to nie jest waga w rodzaju 62.5 lub 137lb\0\
        wiersz nie jest obiektem\0\
        w dzienniku nie ma na to miejsca: {what}\0\
        „{name}” nie jest tekstem\0\
        „{name}” to ani true, ani false\0\
        niezrozumiałe: {what}\0\
        „{name}” nie jest tym, co aplikacja tam zapisuje\0\
        „{name}” nie jest liczbą całkowitą\0\
        notatki z jednego dnia są dłuższe niż {size} KiB\0\
        dwie wartości jednego dnia, zachowano jedną\0\
        tabela „{name}”, w której brakuje kolumn\0\
        dzień poza swoim okresem\0\
        owulacja, przyjęto jako zaobserwowaną; mógł to być dodatni test\0\
        dwa testy owulacyjne jednego dnia, zachowano dodatni\0\
        okres kończy się, zanim się zaczyna\0\
        pominięto: {what}\0\
        nasilenie w dniu bez okresu, zachowane jako objaw\0\
        nasilenie nieznane: dni mogą być liczone od 0 albo od 1\0\
        objaw, którego dnia lub nazwy nie ma w pliku\0\
        temperatura wykracza poza zakres od 30 do 45 °C\0\
        dni okresu, które dopiero nadejdą\0\
        dzień oznaczony jako niepewny, zaimportowany bez zmian\0\
        test owulacyjny, który nie jest ani dodatni, ani ujemny\0\
        jednostka „{name}”\0\
        śluz nieznanego rodzaju\0\
        {name}, nieznane i zachowane jako objaw\0\
        to nie jest data albo zapisano ją inaczej niż pozostałe\0\
        plik {name} jest za duży, zablokowany albo rodzaju, którego się nie odczytuje\0\
        podano tylko datę w UTC, przyjęto ją tak, jak jest zapisana\0\
        bardzo obfite, przyjęto jako obfite\0\
        waga wykracza poza zakres od {lowest} do {highest} kg\0\
        krwawienie z odstawienia, nie jest okresem i zachowano je jako objaw\0\
        Gotowe. Cofa to 'eve-ics undo'.\0\
        Zaimportować?\0\
        Czy zostały usunięte celowo i dziennik ma to uwzględnić?\0\
        Tych wydarzeń nie ma w kalendarzu:\0\
        {day}: {logged} w dzienniku, {incoming} w pliku\0\
        {field}: różnica między dziennikiem a plikiem\0\
        dziennik i plik różnią się wartością, którą ukrywają twoje ustawienia\0\
        Zaimportowano {count} dzień, {span}.\u{1F}Zaimportowano {count} dni, {span}.\u{1F}Zaimportowano {count} dni, {span}.\0\
        Zaimportowano {count} dzień, {span}: {items}.\u{1F}Zaimportowano {count} dni, {span}: {items}.\u{1F}Zaimportowano {count} dni, {span}: {items}.\0\
        {count} dawka\u{1F}{count} dawki\u{1F}{count} dawek\0\
        {count} wydarzenie bez zmian\u{1F}{count} wydarzenia bez zmian\u{1F}{count} wydarzeń bez zmian\0\
        {count} inny zapis krwawienia\u{1F}{count} inne zapisy krwawienia\u{1F}{count} innych zapisów krwawienia\0\
        {count} dzień już zapisany\u{1F}{count} dni już zapisane\u{1F}{count} dni już zapisanych\0\
        {count} dzień z nastrojem\u{1F}{count} dni z nastrojem\u{1F}{count} dni z nastrojem\0\
        {count} dzień ze śluzem\u{1F}{count} dni ze śluzem\u{1F}{count} dni ze śluzem\0\
        {count} notatka\u{1F}{count} notatki\u{1F}{count} notatek\0\
        {count} inna wartość\u{1F}{count} inne wartości\u{1F}{count} innych wartości\0\
        {count} zaobserwowana owulacja\u{1F}{count} zaobserwowane owulacje\u{1F}{count} zaobserwowanych owulacji\0\
        {count} dzień okresu\u{1F}{count} dni okresu\u{1F}{count} dni okresu\0\
        {count} dzień z objawami\u{1F}{count} dni z objawami\u{1F}{count} dni z objawami\0\
        {count} temperatura\u{1F}{count} temperatury\u{1F}{count} temperatur\0\
        {count} test owulacyjny\u{1F}{count} testy owulacyjne\u{1F}{count} testów owulacyjnych\0\
        {count} pomiar wagi\u{1F}{count} pomiary wagi\u{1F}{count} pomiarów wagi\0\
        {count} dzień jest już zapisany.\u{1F}{count} dni są już zapisane.\u{1F}{count} dni jest już zapisanych.\0\
        To usuwa dużą część twojego dziennika; wymaga to 'eve-ics import --allow-mass-delete'.\0\
        Jeszcze nic nie zmieniono.\0\
        Nic nowego: {items}.\0\
        Nic nowego: {count} dzień był już zapisany, teraz ma dodatkowe źródło.\u{1F}Nic nowego: {count} dni były już zapisane, teraz mają dodatkowe źródło.\u{1F}Nic nowego: {count} dni było już zapisanych, teraz mają dodatkowe źródło.\0\
        Ten kalendarz jest starszy niż twój najnowszy, a różnice mogą pochodzić z wcześniejszej prognozy zamiast z twojej zmiany.\0\
        Do zaimportowania: {count} dzień, {span}.\u{1F}Do zaimportowania: {count} dni, {span}.\u{1F}Do zaimportowania: {count} dni, {span}.\0\
        Do zaimportowania: {count} dzień, {span}: {items}.\u{1F}Do zaimportowania: {count} dni, {span}: {items}.\u{1F}Do zaimportowania: {count} dni, {span}: {items}.\0\
        Z powodu 'eve-ics settings keep' nie zaimportowano {count} dnia sprzed {first}.\u{1F}Z powodu 'eve-ics settings keep' nie zaimportowano {count} dni sprzed {first}.\u{1F}Z powodu 'eve-ics settings keep' nie zaimportowano {count} dni sprzed {first}.\0\
        {file}: {tracker}, {count} dzień, {span}.\u{1F}{file}: {tracker}, {count} dni, {span}.\u{1F}{file}: {tracker}, {count} dni, {span}.\0\
        {count} cykl nie liczy się w prognozie, zgodnie z plikiem.\u{1F}{count} cykle nie liczą się w prognozie, zgodnie z plikiem.\u{1F}{count} cykli nie liczy się w prognozie, zgodnie z plikiem.\0\
        {file}: i jeszcze {count} uwaga\u{1F}{file}: i jeszcze {count} uwagi\u{1F}{file}: i jeszcze {count} uwag\0\
        {file}: nie ma w nim żadnego okresu.\0\
        {count} dzień w dwóch aplikacjach: {kept}.\u{1F}{count} dni w dwóch aplikacjach: {kept}.\u{1F}{count} dni w dwóch aplikacjach: {kept}.\0\
        Kalendarz\0\
        1 - w programie kalendarza, z pliku\0\
        2 - w programie kalendarza, zawsze aktualny (subskrypcja)\0\
        3 - tylko tutaj\0\
        1, 2 lub 3:\0\
        Gdzie chcesz go oglądać?\0\
        {answer}: wpisz 1, 2 lub 3\0\
        'eve-ics months' pokazuje miesiące.\0\
        Zwykła długość cyklu\0\
        Ile dni mija zwykle od pierwszego dnia okresu do pierwszego dnia następnego?\0\
        Dni:\0\
        Podana przez ciebie długość cyklu: {count} dzień.\u{1F}Podana przez ciebie długość cyklu: {count} dni.\u{1F}Podana przez ciebie długość cyklu: {count} dni.\0\
        Inna liczba dni albo Enter:\0\
        'eve-ics log today' zapisuje dzień, 'eve-ics status' pokazuje, w którym miejscu cyklu jesteś, a 'eve-ics help' wymienia wszystkie polecenia.\0\
        Subskrypcja działa, dopóki działa 'eve-ics serve'.\0\
        Zasubskrybuj ten adres w programie kalendarza.\0\
        Subskrypcja o nazwie {feed} już istnieje. Nowy adres nada jej 'eve-ics feed rotate {feed}'.\0\
        Gdy zapiszesz okres, 'eve-ics export -o {file}' utworzy plik.\0\
        Otwórz {file} w programie kalendarza. Po kolejnych zapisach 'eve-ics export -o {file}' utworzy go ponownie.\0\
        Plik {file} już istnieje. Zastąpi go 'eve-ics export -o {file}'.\0\
        Ostatnie okresy\0\
        Kiedy były twoje ostatnie okresy? Wpisz pierwsze dni, na przykład 20.11., albo całe okresy, na przykład 3.10. - 7.10. Kilka podaj po przecinku albo jeden po drugim.\0\
        Daty:\0\
        Zapisano {count} okres. Jego dni: {last}.\u{1F}Zapisano {count} okresy. Dni ostatniego: {last}.\u{1F}Zapisano {count} okresów. Dni ostatniego: {last}.\0\
        Kolejne daty albo Enter:\0\
        Przypomnienia\0\
        Przypomnienia?\0\
        Czy chcesz dostawać przypomnienia?\0\
        Kalendarz może przypominać o okresie: {times}.\0\
        'eve-ics remind' pokazuje i zmienia twoje przypomnienia.\0\
        Kalendarz nie przypomina o okresie.\0\
        Kalendarz przypomina o okresie: {times}.\0\
        Przerwano. Nic nie zmieniono.\0\
        Przerwano. Dotychczasowe odpowiedzi zostały zachowane; o resztę zapyta 'eve-ics init'.\0\
        Na początek kilka pytań. Wpisz odpowiedź i naciśnij Enter. Żeby pominąć pytanie, naciśnij sam Enter. Żeby przerwać, naciśnij Ctrl i C. Odpowiedzi zostają zachowane, a 'eve-ics undo' cofa ostatnią.\0\
        Strefa czasowa\0\
        Strefa czasowa albo Enter:\0\
        Strefa tego komputera to {zone}. Naciśnij Enter, żeby z niej korzystać.\0\
        Naciśnij Enter, żeby korzystać ze strefy tego komputera.\0\
        Twoja strefa czasowa to {zone}.\0\
        Od niej zależy, kiedy zaczyna się dzień.\0\
        Termin porodu: {day}, {distance}.\0\
        Gdy ciąża się skończy, wpisz 'eve-ics mode postpartum' albo 'eve-ics mode cycling'.\0\
        Termin porodu: {day} (już minął).\0\
        przerwa w prognozach od {day}\0\
        karmienie piersią od {day}\0\
        zwykłe cykle od {day}\0\
        perimenopauza od {day}\0\
        czas po porodzie od {day}\0\
        ciąża od {day}\0\
        przerwa w prognozach\0\
        karmienie piersią\0\
        zwykłe cykle\0\
        perimenopauza\0\
        czas po porodzie\0\
        ciąża\0\
        Zwykłe cykle.\0\
        Ciąża.\0\
        Ciąża: {age}.\0\
        Przerwa w prognozach od {day}.\0\
        Przerwa w prognozach od {day}: {reason}.\0\
        Karmienie piersią od {day}.\0\
        Zwykłe cykle od {day}.\0\
        Perimenopauza od {day}.\0\
        Czas po porodzie od {day}.\0\
        Ciąża od {day}.\0\
        Zanotowano też: {items}.\0\
        Zapisano krwawienie między okresami: {days}.\0\
        Zapisano krwawienie: {days}.\0\
        Zapisano brak krwawienia: {days}.\0\
        To już nie jest ostatni dzień okresu: {days}.\0\
        Zanotowano: {days}.\0\
        Zanotowano ({days}): {items}.\0\
        Zanotowano, bez zapisu krwawienia ({days}): {items}.\0\
        Zanotowano: {days} (nie zapisano krwawienia).\0\
        Nic nie było zapisane.\0\
        Zapisano okres: {days}.\0\
        Zapisano dzień okresu: {day}.\0\
        Zapisano pierwszy dzień okresu: {day}.\0\
        Ten okres ma teraz {count} dzień.\u{1F}Ten okres ma teraz {count} dni; więcej niż 8 to rzadkość.\u{1F}Ten okres ma teraz {count} dni; więcej niż 8 to rzadkość.\0\
        Nie wiadomo, jak długo trwał.\0\
        Usunięto: {items} ({days}).\0\
        Usunięto wszystkie zapisy: {days}.\0\
        Zastępuje to wcześniejszą notatkę: {day}.\0\
        Zastępuje to wcześniejsze notatki: {days}.\0\
        Zapisano plamienie: {days}.\0\
        To już jest zapisane; nic się nie zmieniło.\0\
        W te dni nic nie zapisano; nic się nie zmieniło.\0\
        Nie było notatki; nic się nie zmieniło.\0\
        Nic z tego nie było zapisane; nic się nie zmieniło.\0\
        zastrzyk co {count} tydzień\u{1F}zastrzyk co {count} tygodnie\u{1F}zastrzyk co {count} tygodni\0\
        tabletka jednoskładnikowa\0\
        tabletka jednoskładnikowa z dezogestrelem\0\
        tabletka jednoskładnikowa z drospirenonem\0\
        {method}, {count} miesiąc\u{1F}{method}, {count} miesiące\u{1F}{method}, {count} miesięcy\0\
        {pills} z tabletkami placebo\0\
        krążek {pattern}, zmiana co {count} dzień\u{1F}krążek {pattern}, zmiana co {count} dni\u{1F}krążek {pattern}, zmiana co {count} dni\0\
        {method}, {count} rok\u{1F}{method}, {count} lata\u{1F}{method}, {count} lat\0\
        prezerwatywa\0\
        środek antykoncepcyjny\0\
        diafragma\0\
        implant\0\
        zastrzyk\0\
        wkładka miedziana\0\
        wkładka hormonalna\0\
        metoda\0\
        plaster\0\
        tabletka\0\
        krążek\0\
        Termin porodu liczony jest od ostatniego okresu ({day}). Jeśli znasz inny termin od lekarza, wpisz 'eve-ics mode pregnancy --due DATE'.\0\
        Wcześniej: {phases}.\0\
        W czasie przerwy nie ma prognoz; nie wlicza się ona do średnich.\0\
        Krwawienie jest prognozowane w przerwach twojej metody, niezależnie od twoich cykli.\0\
        Dopóki nie zapiszesz okresu, nie ma prognoz. Może to potrwać wiele miesięcy.\0\
        Od następnego cyklu szerokość przedziałów wynika z twoich własnych cykli.\0\
        Prognozy trwają dalej, z szerszymi przedziałami, dopóki twoje cykle nie pokażą, jak bardzo się różnią.\0\
        Dopóki nie zapiszesz okresu, nie ma prognoz. Krwawienie w pierwszych sześciu tygodniach nie liczy się jako okres.\0\
        Do końca ciąży nie ma prognozy okresu.\0\
        Prognozy wrócą, gdy zapiszesz następny okres.\0\
        Prognoza opiera się na okresach zapisanych od tego czasu; na początku przedziały są szerokie.\0\
        Prognoza okresów działa jak zwykle.\0\
        Prognoza okresów znów działa jak zwykle. Wcześniejszy czas nie wlicza się do średnich.\0\
        Jeśli początek był później, najpierw cofnij ten zapis: 'eve-ics mode cycling --date {start}'.\0\
        Zapisano: {phases}.\0\
        Cofnięto: {phases}.\0\
        To cofa zapisy dla późniejszych dni: {phases}. Kontynuować?\0\
        To już jest zapisane. Nic nie zmieniono.\0\
        krwawienie między okresami\0\
        nowy blister lub zmiana\0\
        dzień płodny\0\
        dzień płodny, miniony\0\
        okres, zapisany\0\
        spodziewana owulacja\0\
        owulacja potwierdzona\0\
        owulacja według oznak\0\
        przerwa bez hormonów\0\
        okres, prognoza\0\
        Dni płodne\0\
        Owulacja\0\
        Okres\0\
        Przedział {percent}\0\
        dzisiaj\0\
        być może płodny, nie wiadomo\0\
        Krwawienie {days} jest blisko innego okresu i liczy się jako krwawienie między okresami.\0\
        Krwawienie od {day} zaczęło się mniej niż 10 dni po poprzednim okresie. Liczy się jako okres. Jeśli to nie był okres, wpisz 'eve-ics cycle {start} between'.\0\
        Spóźniony okres może mieć wiele przyczyn. Jedną z nich sprawdzi test ciążowy.\0\
        Spóźniony okres może mieć też inne przyczyny. Jedną z nich sprawdzi test ciążowy.\0\
        Okres trwa już {count} dzień; więcej niż {limit} dni to nietypowa długość. Zasięgnij porady lekarza, a przy obfitym krwawieniu zrób to dzisiaj.\u{1F}Okres trwa już {count} dni; więcej niż {limit} dni to nietypowa długość. Zasięgnij porady lekarza, a przy obfitym krwawieniu zrób to dzisiaj.\u{1F}Okres trwa już {count} dni; więcej niż {limit} dni to nietypowa długość. Zasięgnij porady lekarza, a przy obfitym krwawieniu zrób to dzisiaj.\0\
        Krwawienie {days} było krótkie i w środku cyklu. Liczy się jako krwawienie między okresami.\0\
        Czy około {day} był okres, który nie został zapisany?\0\
        Jeśli nie, wpisz 'eve-ics cycle {start} long'.\0\
        Jeśli tak, zapisz pierwszy dzień: 'eve-ics log {day}'.\0\
        Od {count} dnia nie zapisano okresu. Jedną z możliwych przyczyn sprawdzi test ciążowy; o inne zapytaj lekarza.\u{1F}Od {count} dni nie zapisano okresu. Jedną z możliwych przyczyn sprawdzi test ciążowy; o inne zapytaj lekarza.\u{1F}Od {count} dni nie zapisano okresu. Jedną z możliwych przyczyn sprawdzi test ciążowy; o inne zapytaj lekarza.\0\
        Te uwagi wyłącza 'eve-ics settings health-notes no'.\0\
        W ciąży zapisano krwawienie. Zadzwoń dzisiaj do położnej lub lekarza.\0\
        Długość ostatnich cykli w dniach: {lengths}; typowa to od {shortest} do {longest}. Zasięgnij porady lekarza lub położnej.\0\
        Czy krwawienie {days} było okresem?\0\
        Jeśli tak, wpisz 'eve-ics cycle {start} start'. Jeśli nie, wpisz 'eve-ics cycle {start} between'.\0\
        Owulacja potwierdzona, {day} ({signs}).\0\
        Spodziewana owulacja: {day}, {chance}.\0\
        Żaden wpis z tego cyklu nie pokazuje, kiedy była owulacja.\0\
        {count} dzień po owulacji.\u{1F}{count} dni po owulacji.\u{1F}{count} dni po owulacji.\0\
        Około {count} dnia po owulacji.\u{1F}Około {count} dni po owulacji.\u{1F}Około {count} dni po owulacji.\0\
        Oznaki wskazują na owulację: {day} ({signs}). Niepotwierdzone.\0\
        Przerwa\0\
        Początek lub zmiana\0\
        Terminy ({method}): {days}.\0\
        Blister\0\
        Tabletki\0\
        Bez hormonów\0\
        Seria\0\
        Blistry: {method}\0\
        Serie: {method}\0\
        Stosowanie\0\
        Kod QR linku do strony\0\
        Adres dla programów kalendarza\0\
        Link do strony\0\
        Adres serwera zawiera ścieżkę, więc przeglądarki nie otworzą tam strony. Programy kalendarza mogą korzystać z subskrypcji.\0\
        Każdy, kto ma jeden z tych adresów, widzi te daty. Adresy są pokazywane tylko teraz.\0\
        Link do twojej strony\0\
        Urządzenia\0\
        Wyloguj urządzenia w Bezpieczeństwie\0\
        Na tych urządzeniach trwa twoja sesja. Każde z nich widzi wszystko.\0\
        wszystkie twoje kalendarze, notatki i zadania; może je zmieniać, podobnie jak twoje wpisy\0\
        ze stroną, na której jest twoje imię\0\
        ze stroną\0\
        Ostatnie użycie\0\
        Więcej opcji\0\
        Obecnie nic nie jest tu udostępniane.\0\
        Twoje przypomnienia przechodzą też przez serwer ntfy {server}; ustawia to {command}.\0\
        Zakończone\0\
        Strony dla bliskich\0\
        Taka strona pokazuje miesiące z datami i nic więcej każdemu, kto ma do niej link. Programy kalendarza mogą subskrybować te same daty.\0\
        Nie ma jeszcze takich stron.\0\
        Bliska osoba\0\
        Utwórz link dla bliskiej osoby\0\
        Strona z miesiącami i te same daty dla programu kalendarza. Pokazuje, kiedy był okres i kiedy jest spodziewany, bez notatek, objawów i przypomnień.\0\
        Pokaż też dni płodne\0\
        Podaj „{name}” na stronie\0\
        Inaczej strona nie mówi, czyje to daty.\0\
        Zobacz, co zobaczy ta osoba\0\
        okres\0\
        Mój telefon\0\
        Utwórz link dla mojego telefonu\0\
        Dla kalendarza w twoim telefonie: wszystko, ze zwykłymi tytułami i przypomnieniami.\0\
        Zmień\0\
        To jest podgląd. Nic nie jest jeszcze udostępnione.\0\
        Link {name} pokazuje dziś to, co poniżej.\0\
        Co widzi ta osoba\0\
        Udostępnij\0\
        Pokazuje\0\
        Udostępniony kalendarz\0\
        Kalendarz: {name}\0\
        Działa\0\
        dopóki nie cofniesz dostępu\0\
        Zobacz, co pokazuje {name}\0\
        Kto co widzi\0\
        Wszystkie linki, programy i urządzenia, które widzą część twoich danych. Zakończ to, czego już nie używasz.\0\
        Praca\0\
        Utwórz link do pracy\0\
        Dla kalendarza, do którego zaglądają inni: tylko dni krwawienia, z datami i neutralnymi tytułami, które niczego nie zdradzają, bez przypomnień.\0\
        Dodano osobę: {name}. Zapisuj poleceniem 'eve-ics log today --person {word}'.\0\
        Twoje imię to teraz {name}.\0\
        W tej bazie danych nie ma jeszcze nikogo. Na początek wpisz 'eve-ics init'.\0\
        Usunąć na zawsze osobę {name} i wszystkie jej zapisy?\0\
        Usunąć na zawsze wszystkie twoje zapisy?\0\
        Usunięto osobę: {name}.\0\
        Usunięto wszystkie twoje zapisy.\0\
        Zmieniono imię „{name}” na „{newName}”.\0\
        Ty, bez imienia. Wybierz je poleceniem 'eve-ics person rename {word} NAME'.\0\
        Dodano ({calendar}): {title}.\0\
        Wszystko jest zrobione.\0\
        Wydarzenie się powtarza: usunięto wszystkie jego terminy.\0\
        Usunąć {title} ({count} wpis)? Tego nie można cofnąć.\u{1F}Usunąć {title} ({count} wpisy)? Tego nie można cofnąć.\u{1F}Usunąć {title} ({count} wpisów)? Tego nie można cofnąć.\0\
        Notatka została tymczasem zmieniona gdzie indziej. Twój tekst jest w nowej notatce; obie zostały zachowane.\0\
        Dodano kalendarz: {title} ({uses}).\0\
        Usunięto kalendarz: {title}.\0\
        Kalendarz nazywa się teraz {title}.\0\
        Fiszki\0\
        Zmieniono: {title}.\0\
        Zrobione: {title}.\0\
        {count} zrobione zadanie nie jest pokazane.\u{1F}{count} zrobione zadania nie są pokazane.\u{1F}{count} zrobionych zadań nie jest pokazanych.\0\
        Zrobione: {title}, {day}. Następnym razem: {next}.\0\
        termin: {day}\0\
        {count} wpis\u{1F}{count} wpisy\u{1F}{count} wpisów\0\
        Wydarzenia\0\
        Przeniesiono: {title}.\0\
        Nie masz kalendarzy.\0\
        Nie masz notatek.\0\
        Nie masz zadań.\0\
        Notatki\0\
        W ciągu ostatnich 30 dni nic nie usunięto.\0\
        po terminie: {day}\0\
        {count} podzadanie jest jeszcze otwarte.\u{1F}{count} podzadania są jeszcze otwarte.\u{1F}{count} podzadań jest jeszcze otwartych.\0\
        zrobione: {share}\0\
        Usunięto: {title}.\0\
        Jeszcze do zrobienia: {title}.\0\
        Aby przywrócić: {command}\0\
        Przywrócono: {title}.\0\
        Jest tam jeszcze miejsce na {count} wpis.\u{1F}Jest tam jeszcze miejsce na {count} wpisy.\u{1F}Jest tam jeszcze miejsce na {count} wpisów.\0\
        Twoje kalendarze są prawie pełne: zajęte miejsce to {share}.\0\
        {first}–{last}\0\
        Zadania\0\
        Nic się nie zmieniło.\0\
        (bez tytułu)\0\
        Edytować ponownie?\0\
        Ostatnim dniem okresu będzie {last}. Już nie będą dniami okresu: {days}. Kontynuować?\0\
        [data]\0\
        [tak, nie lub Enter]\0\
        [t/N]\0\
        [T/n]\0\
        [T/n/data]\0\
        Czy okres trwa dzisiaj nadal?\0\
        Dzisiejszy dzień jest już zapisany. Jaki inny dzień był dniem okresu?\0\
        Czy okres zaczął się dzisiaj?\0\
        Bez roku {typed} to {date}. Czy o ten dzień chodzi?\0\
        {answer}: wpisz tak albo nie\0\
        n, nie\0\
        Wpisz notatkę i zakończ ją, naciskając Ctrl-D w osobnym wierszu:\0\
        pomiń\0\
        Pominięto. Możesz odpowiedzieć innym razem.\0\
        t, tak\0\
        krwawienie między okresami\0\
        krwawienie\0\
        dawka\0\
        dawka z opóźnieniem\0\
        dawka pominięta\0\
        dawka przyjęta\0\
        koniec okresu\0\
        pierwszy dzień okresu o nieznanej długości\0\
        nasilenie krwawienia\0\
        obfite krwawienie\0\
        lekkie krwawienie\0\
        średnie krwawienie\0\
        brak krwawienia\0\
        plamienie\0\
        dzień okresu\0\
        ostatni dzień okresu\0\
        test owulacyjny\0\
        ujemny test owulacyjny\0\
        dodatni test owulacyjny\0\
        nastrój\0\
        nastrój „{words}”\0\
        śluz szyjkowy\0\
        śluz kremowy\0\
        śluz suchy\0\
        śluz jak białko jaja\0\
        śluz lepki\0\
        śluz wodnisty\0\
        notatka\0\
        notatka „{words}”\0\
        zauważona owulacja\0\
        okres\0\
        objawy\0\
        objawy „{words}”\0\
        temperatura\0\
        temperatura {degrees}\0\
        waga\0\
        waga {amount}\0\
        przypomnienie dzwoni o jednej porze dnia, najwyżej {most} razy przed wydarzeniem; ustaw je poleceniem 'eve-ics remind {kind}'\0\
        przypomnienie dzwoni o jednej porze dnia, najwyżej {most} razy przed wydarzeniem\0\
        pominięto załącznik\0\
        nie przechowuje się niczego sprzed {day}\0\
        dziennik nie zawiera niczego sprzed 1900 roku\0\
        pominięto zmianę kategorii\0\
        pominięto kolor\0\
        pominięto komentarz\0\
        potwierdzić można tylko okres lub dawkę\0\
        dawka, która dopiero nadejdzie, zostaje\0\
        dawki nie można przyjąć przed jej dniem; plan zostaje\0\
        dawka przesuwa się razem z blistrem; zobacz 'eve-ics help contraception'\0\
        godzina dawki wynika z antykoncepcji; zmień ją poleceniem 'eve-ics contraception change --at'\0\
        większość wydarzeń wróciła zmieniona w ten sam sposób, więc te daty mogą nie być twoje\0\
        dni płodne wynikają z prognozy; przesuń zamiast nich owulację\0\
        usunięcie prognozy w pliku niczego nie zmienia\0\
        kalendarz jest starszy niż te, które są tu zapamiętane\0\
        przyszłości nie można zapisać; prognoza zostaje\0\
        tego, co ukrywają twoje ustawienia, nie można zmienić w kalendarzu\0\
        pominięto link\0\
        zapisany okres nie może być w przyszłości\0\
        pominięte, bo jest odwołane\0\
        pominięte, bo dopiero nadejdzie\0\
        pominięte, bo wygląda jak lekcja: ma numer lub regułę tygodniową albo jest jednym z kilku tego dnia\0\
        pominięte, bo jego znacznik nie należy do żadnego znanego tu wpisu\0\
        pominięte, bo nie dotyczy okresu\0\
        pominięte, bo powtarza się według reguły, a to plan, nie zapis\0\
        Nic nie zmieniono: {reason}.\0\
        Nic nie zmieniono: nie da się odczytać dat wydarzenia z wiersza {line}.\0\
        owulacji nie można zaobserwować, zanim nastąpi; prognoza zostaje\0\
        wynika z twoich wpisów ({signs}); zmień lub usuń te wpisy\0\
        pominięto osoby\0\
        pominięto miejsce\0\
        pominięto {property}\0\
        usunięcie pytania niczego nie zmienia\0\
        pytanie nie ma własnej daty\0\
        wymiana zostaje, dopóki nie jest zrobiona\0\
        wymiana wynika z antykoncepcji; zmień ją poleceniem 'eve-ics contraception'\0\
        pominięto powtarzanie\0\
        to już jest w kalendarzu\0\
        pominięto zmianę tytułu\0\
        żaden okres nie trwa dłużej niż miesiąc\0\
        nie da się odczytać dni tego wydarzenia\0\
        w danym dniu\0\
        {count} dzień wcześniej\u{1F}{count} dni wcześniej\u{1F}{count} dni wcześniej\0\
        wyłączone\0\
        o własnej godzinie\0\
        jeszcze {count} raz\u{1F}jeszcze {count} razy\u{1F}jeszcze {count} razy\0\
        jeszcze raz po {count} minucie\u{1F}jeszcze raz po {count} minutach\u{1F}jeszcze raz po {count} minutach\0\
        z dźwiękiem\0\
        co {count} minutę\u{1F}co {count} minuty\u{1F}co {count} minut\0\
        {day}, {count} dzień wcześniej\u{1F}{day}, {count} dni wcześniej\u{1F}{day}, {count} dni wcześniej\0\
        {day}, zgodnie z prognozą\0\
        {day}, {count} dzień później\u{1F}{day}, {count} dni później\u{1F}{day}, {count} dni później\0\
        {day}, nie liczy się\0\
        Początek\0\
        Prognoza\0\
        Długość\0\
        Pierwszy dzień\0\
        Waga\0\
        Średnia różnica od daty przewidywanej na początku cyklu, w dniach: {error}.\0\
        Okresy, które zaczęły się w przewidywanym przedziale: {hits} z ostatniego {count}.\u{1F}Okresy, które zaczęły się w przewidywanym przedziale: {hits} z ostatnich {count}.\u{1F}Okresy, które zaczęły się w przewidywanym przedziale: {hits} z ostatnich {count}.\0\
        Początek ostatniego okresu mieści się w przewidywanym przedziale; od daty przewidywanej na początku cyklu dzieli go {count} dzień.\u{1F}Początek ostatniego okresu mieści się w przewidywanym przedziale; od daty przewidywanej na początku cyklu dzielą go {count} dni.\u{1F}Początek ostatniego okresu mieści się w przewidywanym przedziale; od daty przewidywanej na początku cyklu dzieli go {count} dni.\0\
        Początek ostatniego okresu jest poza przewidywanym przedziałem; od daty przewidywanej na początku cyklu dzieli go {count} dzień.\u{1F}Początek ostatniego okresu jest poza przewidywanym przedziałem; od daty przewidywanej na początku cyklu dzielą go {count} dni.\u{1F}Początek ostatniego okresu jest poza przewidywanym przedziałem; od daty przewidywanej na początku cyklu dzieli go {count} dni.\0\
        {cycles}: pominięto z powodu przerwy.\0\
        {cycles}: pominięto z powodu karmienia piersią.\0\
        {cycles}: pominięto z powodu antykoncepcji.\0\
        {cycles}: pominięto, bo odstęp ponad {count} dzień to luka, a nie cykl.\u{1F}{cycles}: pominięto, bo odstęp ponad {count} dni to luka, a nie cykl.\u{1F}{cycles}: pominięto, bo odstęp ponad {count} dni to luka, a nie cykl.\0\
        {cycles}: pominięto, bo jest sześćdziesiąt późniejszych.\0\
        {cycles}: pominięto z powodu innego etapu życia.\0\
        {cycles}: pominięto, bo to czas po porodzie.\0\
        {cycles}: pominięto z powodu ciąży.\0\
        Najbardziej prawdopodobny dzień: {day} ({percent}).\0\
        Żaden z twoich cykli jeszcze się nie liczy. Prognoza opiera się na cyklach ogółu osób.\0\
        Żaden z twoich cykli jeszcze się nie liczy. Prognoza opiera się na podanej przez ciebie długości cyklu i na cyklach ogółu osób.\0\
        Cykl, który wygląda nietypowo, prawie nie zmienia prognozy.\0\
        Liczy się też {count} starszy cykl.\u{1F}Liczą się też {count} starsze cykle.\u{1F}Liczy się też {count} starszych cykli.\0\
        Liczy się jeden z twoich cykli, obok cykli ogółu osób.\0\
        {count} cykl, inny niż pozostałe, jest tu pominięty.\u{1F}{count} cykle, inne niż pozostałe, są tu pominięte.\u{1F}{count} cykli, innych niż pozostałe, jest tu pominiętych.\0\
        * = poza przewidywanym przedziałem\0\
        Data opiera się na twoich blistrach i na tym, kiedy w ich przerwach zaczynały się wcześniejsze krwawienia. Twoje własne cykle znów będą miały znaczenie, gdy wrócą.\0\
        {start}: {remark}.\0\
        Liczy się {count} twój cykl, nowsze bardziej.\u{1F}Liczą się {count} twoje cykle, nowsze bardziej.\u{1F}Liczy się {count} twoich cykli, nowsze bardziej.\0\
        nie\0\
        Prawdopodobieństwo, że od {start} był niezapisany okres: {percent}.\0\
        Nie sprawdzono jeszcze żadnej prognozy.\0\
        Twoje cykle są bardziej zmienne niż u większości osób, więc przedział jest szeroki i żaden pojedynczy dzień nie jest prawdopodobny. To częste w pierwszych latach miesiączkowania, przy zespole policystycznych jajników, przed menopauzą oraz po porodzie lub odstawieniu tabletek.\0\
        cykle jak u osoby dorosłej\0\
        rok urodzenia {year}\0\
        bez roku urodzenia\0\
        temperatury w stopniach Celsjusza\0\
        bez trybu dyskretnego\0\
        tryb dyskretny\0\
        temperatury w stopniach Fahrenheita\0\
        dni płodne ukryte\0\
        dni płodne pokazane\0\
        uwagi zdrowotne wyłączone\0\
        uwagi zdrowotne włączone\0\
        strona internetowa otwiera się na kalendarzu\0\
        strona internetowa otwiera się na statystykach\0\
        strona internetowa otwiera się na widoku „Dzisiaj”\0\
        historia przechowywana bez ograniczeń\0\
        historia przechowywana przez {count} miesiąc\u{1F}historia przechowywana przez {count} miesiące\u{1F}historia przechowywana przez {count} miesięcy\0\
        historia przechowywana przez {count} rok\u{1F}historia przechowywana przez {count} lata\u{1F}historia przechowywana przez {count} lat\0\
        waga w kilogramach\0\
        język {tag}\0\
        język systemu\0\
        zwykła długość cyklu {count} dzień\u{1F}zwykła długość cyklu {count} dni\u{1F}zwykła długość cyklu {count} dni\0\
        bez zwykłej długości cyklu\0\
        nazwa kalendarza „{name}”\0\
        zwykła nazwa kalendarza\0\
        wesołe obrazki ukryte\0\
        wesołe obrazki pokazane\0\
        waga w funtach\0\
        skróty klawiszowe wyłączone\0\
        skróty klawiszowe włączone\0\
        ukryte objawy „{names}”\0\
        bez ukrytych objawów\0\
        własne objawy „{names}”\0\
        bez własnych objawów\0\
        cykle jak u osoby nastoletniej\0\
        ciemna strona internetowa\0\
        jasna strona internetowa\0\
        strona internetowa jasna lub ciemna jak urządzenie\0\
        strefa czasowa {zone}\0\
        strefa czasowa systemu\0\
        tydzień od poniedziałku\0\
        tydzień od soboty\0\
        tydzień od niedzieli\0\
        standardowe dni płodne\0\
        dni płodne z większym marginesem\0\
        słowa na okres „{words}”\0\
        zwykłe słowa na okres\0\
        Cykle od 24 do 38 dni liczą się teraz jako typowe.\0\
        Twój rok urodzenia to teraz {year}.\0\
        Twój rok urodzenia nie jest teraz zapisany.\0\
        Od teraz „{name}” to nazwa kalendarza.\0\
        Temperatury są teraz w stopniach Celsjusza.\0\
        Strona „Dziś” pokazuje teraz cykl od razu, a powiadomienia mają tytuły, które dla nich wybierasz.\0\
        Tytuły okien i powiadomienia nic teraz nie mówią o cyklu, a strona „Dziś” pokazuje go dopiero po dotknięciu.\0\
        Temperatury są teraz w stopniach Fahrenheita.\0\
        Dni płodne i owulacja są teraz ukryte.\0\
        Dni płodne i owulacja są teraz widoczne.\0\
        Strona internetowa otwiera się teraz na kalendarzu.\0\
        Strona internetowa otwiera się teraz na statystykach.\0\
        Strona internetowa otwiera się teraz na widoku „Dzisiaj”.\0\
        Historia jest teraz przechowywana przez {length}.\0\
        Zgodnie z 'eve-ics settings keep' wymazano {count} zapisany dzień sprzed {day}.\u{1F}Zgodnie z 'eve-ics settings keep' wymazano {count} zapisane dni sprzed {day}.\u{1F}Zgodnie z 'eve-ics settings keep' wymazano {count} zapisanych dni sprzed {day}.\0\
        To wymazuje na zawsze {count} zapisany dzień i wszystko inne sprzed {day}.\u{1F}To wymazuje na zawsze {count} zapisane dni i wszystko inne sprzed {day}.\u{1F}To wymazuje na zawsze {count} zapisanych dni i wszystko inne sprzed {day}.\0\
        Nie udało się wymazać historii, która jest zbyt stara: {problem}\0\
        Cała historia jest teraz przechowywana.\0\
        Odtąd starsza historia będzie wymazywana co miesiąc.\0\
        Żaden zapis nie jest jeszcze tak stary.\0\
        Wcześniejsze kopie zapasowe i kalendarze nadal zawierają starsze dane.\0\
        Przechowywać historię tylko przez {length}?\0\
        {count} zapisany dzień sprzed {day} jest starszy niż to, co przechowujesz. Zostanie wymazany najwcześniej jutro, bo zegar bardzo wyprzedza twoje ostatnie wpisy. Sprawdź datę na tym komputerze.\u{1F}{count} zapisane dni sprzed {day} są starsze niż to, co przechowujesz. Zostaną wymazane najwcześniej jutro, bo zegar bardzo wyprzedza twoje ostatnie wpisy. Sprawdź datę na tym komputerze.\u{1F}{count} zapisanych dni sprzed {day} jest starszych niż to, co przechowujesz. Zostaną wymazane najwcześniej jutro, bo zegar bardzo wyprzedza twoje ostatnie wpisy. Sprawdź datę na tym komputerze.\0\
        Waga jest teraz w kilogramach.\0\
        Twój język to teraz {language}.\0\
        Ustawiono język tego komputera: {language}. Zmienia go 'eve-ics settings language TAG'. Cofa to 'eve-ics undo'.\0\
        Twój język jest teraz taki jak na tym komputerze.\0\
        Uwagi o okresach i cyklach, o które warto zapytać lekarza, są teraz wyłączone.\0\
        Uwagi o okresach i cyklach, o które warto zapytać lekarza, są teraz włączone.\0\
        Strona internetowa nie pokazuje teraz wesołych obrazków.\0\
        Strona internetowa pokazuje teraz wesołe obrazki.\0\
        Waga jest teraz w funtach.\0\
        Skróty klawiszowe strony internetowej są teraz wyłączone.\0\
        Skróty klawiszowe strony internetowej są teraz włączone.\0\
        Strona internetowa nie podpowiada teraz tych objawów: {names}. Wcześniejsze zapisy zostają.\0\
        Strona internetowa nie ukrywa teraz żadnych objawów.\0\
        Strona internetowa podpowiada teraz te własne objawy: {names}.\0\
        Strona internetowa nie podpowiada teraz żadnych własnych objawów.\0\
        jak w systemie\0\
        Cykle od 21 do 45 dni liczą się teraz jako typowe.\0\
        Strona internetowa jest teraz ciemna.\0\
        Strona internetowa jest teraz jasna.\0\
        Strona internetowa jest teraz jasna lub ciemna, tak jak urządzenie.\0\
        Twoja strefa czasowa to teraz {zone}.\0\
        Twoja strefa czasowa jest teraz taka jak na tym komputerze.\0\
        Podana przez ciebie długość cyklu ({count} dzień) liczy się teraz jako jeden cykl.\u{1F}Podana przez ciebie długość cyklu ({count} dni) liczy się teraz jako jeden cykl.\u{1F}Podana przez ciebie długość cyklu ({count} dni) liczy się teraz jako jeden cykl.\0\
        Liczą się teraz tylko zapisane cykle.\0\
        zwykłe\0\
        Tydzień zaczyna się teraz w poniedziałek.\0\
        Tydzień zaczyna się teraz w sobotę.\0\
        Tydzień zaczyna się teraz w niedzielę.\0\
        Dni płodne są teraz pokazywane z większym marginesem.\0\
        Dni płodne są teraz pokazywane ze zwykłym marginesem.\0\
        Oprócz zwykłych tytułów jako okres liczy się teraz wydarzenie o jednym z tych tytułów: {words}.\0\
        Jako okres liczą się teraz tylko wydarzenia ze zwykłymi słowami.\0\
        Na podstawie samego testu LH następny okres byłby spodziewany: {day} ({chance}).\0\
        Na podstawie samego śluzu następny okres byłby spodziewany: {day} ({chance}).\0\
        Na podstawie samej zauważonej owulacji następny okres byłby spodziewany: {day} ({chance}).\0\
        Na podstawie samej temperatury następny okres byłby spodziewany: {day} ({chance}).\0\
        Te oznaki raczej nie mogą być wszystkie trafne: {signs}. Każda może być właściwa, więc oba dni pozostają możliwe.\0\
        Pominięte temperatury: {readings}.\0\
        Test LH: pierwszy dodatni {day}.\0\
        Test LH: tylko ujemne, do {day}. Owulacja w ciągu dwóch kolejnych dni jest mniej prawdopodobna.\0\
        Test LH: pierwszy dodatni {days}. Każdy może być właściwy.\0\
        Śluz: najbardziej płodny {day}.\0\
        Śluz: najbardziej płodny {days}. Każdy z tych dni może być właściwy.\0\
        test LH\0\
        śluz\0\
        twoja obserwacja\0\
        zaobserwowana owulacja\0\
        temperatura\0\
        Zauważona owulacja: {day}.\0\
        Samo w sobie wskazuje to na {day} ({chance}).\0\
        Ten przedział ma {count} dzień zamiast {before}.\u{1F}Ten przedział ma {count} dni zamiast {before}.\u{1F}Ten przedział ma {count} dni zamiast {before}.\0\
        Ten przedział ma {count} dzień; bez oznak ma {before}.\u{1F}Ten przedział ma {count} dni; bez oznak ma {before}.\u{1F}Ten przedział ma {count} dni; bez oznak ma {before}.\0\
        Ten przedział ma {count} dzień i jest szerszy niż na podstawie jednej z oznak.\u{1F}Ten przedział ma {count} dni i jest szerszy niż na podstawie jednej z oznak.\u{1F}Ten przedział ma {count} dni i jest szerszy niż na podstawie jednej z oznak.\0\
        {temperature}, {day} ({reason})\0\
        gorączka\0\
        zbyt niska, by była prawdziwa\0\
        {day} (powyżej {temperature}, pewność od {confirmed})\0\
        Temperatura: wzrost od {rise}.\0\
        Temperatura: wzrost od {rises}. Każda z tych dat może być właściwa.\0\
        Z uwzględnieniem oznaki jest spodziewany: {day} ({chance}).\0\
        Z uwzględnieniem wszystkich oznak jest spodziewany: {day} ({chance}).\0\
        Bez żadnych oznak następny okres byłby spodziewany: {day} ({chance}).\0\
        Dzień {day} cyklu (początek: {start}).\0\
        Przykład: 'eve-ics log {days}'.\0\
        Dni płodne: {days}.\0\
        Dzisiaj: dni płodne, dzień {day} z {length}.\0\
        Okres: dzień {day} z około {length}.\0\
        okres lada dzień\0\
        dzień {day}\0\
        okres spóźniony o {count} dzień\u{1F}okres spóźniony o {count} dni\u{1F}okres spóźniony o {count} dni\0\
        następny okres za {count} dzień\u{1F}następny okres za {count} dni\u{1F}następny okres za {count} dni\0\
        okresu jeszcze nie ma\0\
        okres za {count} dzień\u{1F}okres za {count} dni\u{1F}okres za {count} dni\0\
        okres dzisiaj\0\
        Jeśli wiesz, ile zwykle trwają twoje cykle, wpisz 'eve-ics settings usual-length DAYS'.\0\
        Przerwa minęła. Dalej nauka, jeszcze chwila odpoczynku czy koniec?\0\
        Minutnik się zakończył.\0\
        {count} min\u{1F}{count} min\u{1F}{count} min\0\
        Żaden minutnik nie działa.\0\
        Przerwa do {time} (zostało: {left}).\0\
        Czas minął. Przerwa, jeszcze chwila nauki czy koniec?\0\
        Wstrzymano; nauki zostało: {left}.\0\
        Wstrzymano; przerwy zostało: {left}.\0\
        Dodano do kalendarza czas nauki: {length}.\0\
        Aby go uruchomić: {command}\0\
        Nauka\0\
        Nauka do {time} (zostało: {left}).\0\
        Czas na przerwę\0\
        Czas na naukę\0\
        Na spóźnienie jest jeszcze za wcześnie: {dose}, {when}.\0\
        {count} zaplanowana\u{1F}{count} zaplanowane\u{1F}{count} zaplanowanych\0\
        {count} z opóźnieniem\u{1F}{count} z opóźnieniem\u{1F}{count} z opóźnieniem\0\
        jeszcze bez wpisów\0\
        {count} pominięta\u{1F}{count} pominięte\u{1F}{count} pominiętych\0\
        {count} przyjęta\u{1F}{count} przyjęte\u{1F}{count} przyjętych\0\
        {count} bez wpisu\u{1F}{count} bez wpisu\u{1F}{count} bez wpisu\0\
        {dose}, zrobione\0\
        Dawki, {days} ({method}): {counts}.\0\
        Ostatnia dawka przedtem: {dose}, {day}.\0\
        Ostatnio pominięte: {days}.\0\
        {dose}, z opóźnieniem\0\
        Na razie nie ma to skutku, bo nie zapisano żadnej metody. Dodaj ją poleceniem 'eve-ics contraception add'.\0\
        Tego dnia nic nie było zaplanowane, więc się nie liczy: {day}.\0\
        W te dni nic nie było zaplanowane, więc się nie liczą: {days}.\0\
        Zapisano ({day}): {doses}.\0\
        Zapisano jako opóźnione: {days}.\0\
        Zapisano jako pominięte: {days}.\0\
        Zapisano jako przyjęte: {days}.\0\
        Dawki od {day} ({method}): {counts}.\0\
        {dose}, pominięto\0\
        Ostatnia {count} dawka przyjęta bez luki.\u{1F}Ostatnie {count} dawki przyjęte bez luki.\u{1F}Ostatnich {count} dawek przyjęto bez luki.\0\
        {dose}, przyjęto\0\
        To już jest zapisane. Nic się nie zmieniło.\0\
        Cofa to 'eve-ics undo'.\0\
        Krwawienie między okresami\0\
        Cykl\0\
        Dni płodne\0\
        Zastrzyk\0\
        Planer\0\
        Skupienie\0\
        Spotkanie\0\
        Przegląd\0\
        Sprawunki\0\
        Sprawy bieżące\0\
        Lista zadań\0\
        Krótka lista\0\
        Notatka\0\
        Do sprawdzenia\0\
        Serwis\0\
        Owulacja\0\
        Owulacja (spodziewana)\0\
        Owulacja (według oznak)\0\
        Plaster\0\
        {title}: zmiana\0\
        {title}: odklejenie\0\
        {title}: naklejenie\0\
        Okres\0\
        Okres lada dzień\0\
        Okres (spodziewany)\0\
        Tabletka\0\
        {title} (placebo)\0\
        Pytanie\0\
        Czy okres się skończył?\0\
        Czy okres się spóźnia?\0\
        Czy okres się zaczął?\0\
        Wymiana\0\
        {title}: {method}\0\
        Krążek\0\
        {title}: zmiana\0\
        {title}: założenie\0\
        {title}: wyjęcie\0\
        {title} (pominięto)\0\
        Przywrócono: {items}.\0\
        Ostatnio cofniętą zmianę ponawia 'eve-ics redo'.\0\
        Wcześniejsze kopie zapasowe i kalendarze nadal go zawierają.\0\
        Wpis {entry} dodano w kalendarzu: {when}.\0\
        Wpis {entry} dodano w wierszu poleceń: {when}.\0\
        Wpis {entry} zaimportowano: {when}.\0\
        Wpis {entry} dodano na stronie internetowej: {when}.\0\
        Cofnięto i wymazano wpis {entry}.\0\
        Kontynuować?\0\
        Kiedy\0\
        Ponowiono: {items}.\0\
        Cofnąć i wymazać go na zawsze?\0\
        Nie ma zmiany do cofnięcia.\0\
        Zapisano w nim: {items}.\0\
        Usunięto w nim: {items}.\0\
        Usunięto ponownie: {items}.\0\
        Cofnięto: {items}.\0\
        Do przywrócenia: {items}.\0\
        Do cofnięcia i wymazania: wpis {entry}.\0\
        Do ponowienia: {items}.\0\
        Do ponownego usunięcia: {items}.\0\
        Do cofnięcia: {items}.\0\
        Wybierz nowe hasło dla: {name}. Twoje zapisy pozostały bez zmian. Wszystkie twoje urządzenia zostaną wylogowane.\0\
        Imię ma co najmniej jeden znak i najwyżej 200 bajtów, bez spacji na początku i na końcu.\0\
        Zmień hasło\0\
        Poproś o zaproszenie osobę, która prowadzi ten serwer; tworzy je {command}.\0\
        Konto wymaga zaproszenia\0\
        To jedno z haseł, które inni odgadliby najszybciej. Wybierz inne.\0\
        Obecne hasło\0\
        {browser} w systemie {system}\0\
        Wyloguj\0\
        Wyloguj: {device}\0\
        Tamto urządzenie zostało wylogowane.\0\
        logowanie: {day}\0\
        To urządzenie\0\
        Nieznane urządzenie\0\
        Ostatnie użycie: {day}\0\
        Wyloguj wszystkie inne urządzenia\0\
        Wylogowano {count} inne urządzenie.\u{1F}Wylogowano {count} inne urządzenia.\u{1F}Wylogowano {count} innych urządzeń.\0\
        Urządzenia\0\
        Nie pamiętasz hasła?\0\
        Na tym serwerze nie ma miejsca na kolejne konta.\0\
        Zaloguj się na istniejące konto\0\
        Utwórz konto\0\
        Ktoś tutaj ma już to imię. Wybierz inne.\0\
        Służy do logowania. Inne osoby na tym serwerze mogą je zobaczyć.\0\
        Nowe hasło\0\
        Nie masz jeszcze hasła: zalogować się można tylko linkiem utworzonym na komputerze, który udostępnia tę stronę.\0\
        Pozostałe urządzenia zostaną wtedy wylogowane, a kod odzyskiwania przestanie działać.\0\
        Zapisano hasło. Pozostałe urządzenia zostały wylogowane.\0\
        Co najmniej 10 znaków. Kilka słów łatwo zapamiętać, a trudno odgadnąć.\0\
        Hasło\0\
        Kod odzyskiwania pozwala wybrać nowe hasło. Wszystkie twoje urządzenia zostaną wylogowane; adresy kalendarzy i hasła programów kalendarzowych pozostaną bez zmian.\0\
        Siedem grup po cztery znaki. Wielkość liter, spacje i łączniki nie mają znaczenia.\0\
        Jeśli kod też przepadł, osoba prowadząca ten serwer może zaprosić cię ponownie.\0\
        Wybierz nowe hasło\0\
        To nie jest kod odzyskiwania: jakiś znak jest błędny, brakujący albo nadmiarowy. Porównaj go z tym, co masz zapisane.\0\
        Ta nazwa i ten kod do siebie nie pasują albo kod został użyty lub zastąpiony.\0\
        Nowe hasło jest ustawione, a pozostałe urządzenia wylogowane. Użyty kod już nie działa: oto następny.\0\
        Jeśli zapomnisz hasła, ten kod i twoja nazwa pozwolą wybrać nowe. Zapisz go, wydrukuj tę stronę albo zachowaj go w pliku i przechowuj tam, gdzie tylko ty go znajdziesz.\0\
        Minęło trochę czasu: podaj hasło jeszcze raz, a kod powyżej zacznie działać.\0\
        Utwórz nowy kod odzyskiwania\0\
        Aby upewnić się, że go masz, wpisz te dwie grupy kodu. Nikt inny nie poda ci go później.\0\
        Grupa {number}\0\
        Masz kod odzyskiwania. Nowy go zastąpi.\0\
        Mam zapisany kod\0\
        Kod odzyskiwania jest ustawiony. Wcześniejsze kody już nie działają.\0\
        Zrób to później\0\
        Utwórz kod odzyskiwania\0\
        Nie masz kodu odzyskiwania. Jeśli zapomnisz hasła, tylko osoba prowadząca ten serwer może zaprosić cię ponownie.\0\
        Kod jest pokazany tylko teraz. Nikt nie sprawdzi go za ciebie i nikt nie zna twojego hasła.\0\
        Zapisz do pliku\0\
        Kod odzyskiwania\0\
        To nie są grupy tego kodu. Porównaj je z tym, co masz zapisane.\0\
        Twoje zapisy są przechowywane na komputerze, który udostępnia tę stronę, i nie są wysyłane nigdzie indziej.\0\
        Utwórz konto\0\
        Twoje konto zostało utworzone i zalogowano cię.\0\
        Bezpieczeństwo\0\
        Ustaw hasło\0\
        Za długie: hasło ma najwyżej 200 znaków.\0\
        Za krótkie: hasło ma co najmniej 10 znaków.\0\
        Jest tu znak, którego hasło nie może zawierać, na przykład tabulator. Usuń go.\0\
        Zostało wykorzystane albo straciło ważność. Poproś o nowe.\0\
        To zaproszenie już nie działa\0\
        Dodaj alarm\0\
        Rezygnuje\0\
        Wszystkie alarmy\0\
        o wyznaczonej godzinie\0\
        Wybierz dzień, który dopiero nadejdzie.\0\
        Wybierz dni tygodnia albo jedną datę, nie jedno i drugie.\0\
        Napisz, do czego służy, w najwyżej {letters} znakach.\0\
        Skróć notatkę do {letters} znaków.\0\
        Wybierz jedną z możliwości.\0\
        Ten alarm zmieniono tymczasem gdzie indziej i nic jeszcze nie zapisano. Poniżej jest to, co wpisano tutaj; ponowny zapis zastąpi tamtą zmianę.\0\
        Lub jedna data\0\
        Bez dni i daty dzwoni raz, najbliższym razem o tej godzinie.\0\
        {count} dzień wcześniej\u{1F}{count} dni wcześniej\u{1F}{count} dni wcześniej\0\
        Wyłączono.\0\
        Edytuj alarm\0\
        Ten alarm powtarza się w sposób, który może zmienić tylko twój program kalendarza. Zmień go tam.\0\
        Alarm zaczyna wcześnie, wraca coraz częściej i dzwoni, aż go wyłączysz. Wyłącz go w jednym miejscu, a ucichnie wszędzie.\0\
        Masz alarmy w liczbie {number} i nie ma miejsca na więcej.\0\
        Niewyłączone\0\
        {count} godzinę wcześniej\u{1F}{count} godziny wcześniej\u{1F}{count} godzin wcześniej\0\
        Dzwoni bez przerwy\0\
        Pierwszy dzwonek\0\
        {count} minutę później\u{1F}{count} minuty później\u{1F}{count} minut później\0\
        {count} minutę wcześniej\u{1F}{count} minuty wcześniej\u{1F}{count} minut wcześniej\0\
        Przegapione\0\
        Do czego służy?\0\
        Ta przeglądarka nie uruchamia skryptów, więc strona nie może dzwonić.\0\
        Nowy alarm\0\
        Brak alarmów\0\
        Notatka\0\
        W ciągu najbliższych dwóch godzin nie zadzwoni żaden alarm.\0\
        Wyłączony\0\
        Włączony\0\
        Ta strona dzwoni tylko wtedy, gdy jest otwarta. Zablokowany telefon dzwoni przez program kalendarza: dodaj tam swój kalendarz.\0\
        Usuń ten alarm\0\
        Usuń na zawsze\0\
        Dzwoni teraz\0\
        Ten alarm już nie dzwoni.\0\
        Pomiń ten dzień\0\
        Drzemka 5 minut\0\
        Drzemka do {time}.\0\
        W ciągu najbliższych dwóch godzin\0\
        Z dźwiękiem\0\
        Godzina\0\
        Alarmy\0\
        Wypróbuj alarm\0\
        Dzwoni przez pół minuty i pozwala tej stronie na dźwięk i wibracje.\0\
        Tydzień\0\
        Tydzień: {days}\0\
        Dni tygodnia\0\
        Wróć do kalendarza\0\
        Po otwarciu strony ten dzień zmieniono gdzie indziej, więc nic jeszcze nie zapisano.\0\
        Zostaw tak, jak jest teraz\0\
        Mimo to zapisz dzień okresu\0\
        Teraz\0\
        Mimo to usuń krwawienie\0\
        Przy otwarciu strony\0\
        dzień {number}\0\
        dawka pominięta\0\
        dawka przyjęta\0\
        Wcześniej\0\
        Ten dzień dopiero nadejdzie. Wtedy będzie można go zapisać.\0\
        Później\0\
        Co oznaczają znaki\0\
        Zapisz więcej\0\
        Następny dzień\0\
        Notatka\0\
        więcej zapisów\0\
        Dzień okresu\0\
        Poprzedni dzień\0\
        Nie można zapisać dnia, który dopiero nadejdzie. Nic nie zmieniono.\0\
        Ten dzień ({day}) jest starszy niż przechowywana historia ({kept}). Nic nie zmieniono.\0\
        lekkie, średnie, obfite\0\
        Kalendarz\0\
        Do dzisiaj\0\
        Dodaj fiszkę\0\
        Dodaj talię\0\
        Zapomniana\0\
        Wszystkie talie\0\
        Ta fiszka ma już odpowiedź.\0\
        Tył\0\
        Wpisz jeden wiersz, najwyżej {most} znaków.\0\
        Nazwa to jeden wiersz, najwyżej {most} znaków.\0\
        Wpisz tekst, najwyżej {most} znaków.\0\
        Tę fiszkę zmieniono tymczasem gdzie indziej. Zapisz ponownie, aby zastąpić tamto tym, co jest tutaj.\0\
        Dodano talię: {title}.\0\
        Talia tymczasem się zmieniła. Niczego nie usunięto.\0\
        Nazwa talii\0\
        Usunięto talię: {title}.\0\
        Talia nazywa się teraz {title}.\0\
        Wcześniejsze fiszki\0\
        Łatwa\0\
        Zmień fiszkę\0\
        Zmień nazwę tej talii lub ją usuń\0\
        Odwróć\0\
        Odwróć fiszkę albo uruchom i wstrzymaj minutnik\0\
        Przód\0\
        Dobrze\0\
        Trudna\0\
        Jak dobrze to umiesz?\0\
        Dalsze fiszki\0\
        Odłóż\0\
        Odłóż fiszkę quizu\0\
        Do powtórki: {count} fiszka.\u{1F}Do powtórki: {count} fiszki.\u{1F}Do powtórki: {count} fiszek.\0\
        Masz już talię o tej nazwie.\0\
        Następna\0\
        Następna fiszka quizu\0\
        W tej talii nie ma jeszcze fiszek.\0\
        Nie masz jeszcze fiszek. Talia zawiera fiszki, które do siebie pasują, na przykład słówka jednego języka.\0\
        Quiz\0\
        Każda fiszka pojawia się raz, zanim któraś się powtórzy. Fiszka, którą odłożysz, nie wróci w tym quizie.\0\
        Quiz: {deck}\0\
        Usuń tę fiszkę\0\
        Zmień nazwę\0\
        Powtórz {count} fiszkę\u{1F}Powtórz {count} fiszki\u{1F}Powtórz {count} fiszek\0\
        Powtórka: {deck}\0\
        Pokaż tył\0\
        Zacznij nowy quiz\0\
        Ta fiszka jest za długa dla tej strony. Możesz ją zmienić w programie kalendarza.\0\
        Wszystkie zalogowane urządzenia zostały wylogowane.\0\
        Kod QR z linkiem się tu nie mieści; potrzebuje {count} kolumny.\u{1F}Kod QR z linkiem się tu nie mieści; potrzebuje {count} kolumn.\u{1F}Kod QR z linkiem się tu nie mieści; potrzebuje {count} kolumn.\0\
        Wylogowano {count} urządzenie.\u{1F}Wylogowano {count} urządzenia.\u{1F}Wylogowano {count} urządzeń.\0\
        Z tym linkiem {name} może utworzyć konto, raz i w ciągu 24 godzin:\0\
        Tym linkiem {name} może wybrać inne hasło, raz i w ciągu 24 godzin:\0\
        Nowe hasło: \0\
        Nie udało się otworzyć przeglądarki. Otwórz link samodzielnie.\0\
        Na stronie internetowej nie jest zalogowane żadne urządzenie.\0\
        Pod adresem {address} nie odpowiada jeszcze żaden serwer. Uruchom go poleceniem {command} i nie zatrzymuj go.\0\
        Link do zalogowania się, działa raz i przez dziesięć minut:\0\
        Link do zalogowania się ({name}), działa raz i przez dziesięć minut:\0\
        Jeszcze raz to samo: \0\
        Zapisano hasło. Zaloguj się na stronie internetowej: imię {name} i to hasło.\0\
        Zacznij stosować metodę\0\
        Ta metoda nie jest już zapisana.\0\
        Ostatni dzień nie może być przed pierwszym.\0\
        To metoda, którą już stosujesz.\0\
        Wpisz liczbę tygodni od 0 do 52.\0\
        To nie jest metoda. Wybierz metodę albo wpisz ją tak jak w przykładach.\0\
        Ta metoda nie ma ani blistrów, ani serii. Zostaw to puste.\0\
        Ta metoda nie ma wymiany. Zostaw to puste.\0\
        Wpisz dzień od 1 do {length}.\0\
        Metoda nie jest stosowana w tym dniu.\0\
        Przy tej metodzie nie ma nic do zrobienia w określonym dniu. Zostaw to puste.\0\
        Ta metoda nie ma blistra, serii ani wymiany, które można przesunąć.\0\
        W te dni jest już zapisana ta sama metoda. Zmień tamtą albo ją zakończ.\0\
        W te same dni jest już założony inny implant lub inna wkładka. Najpierw zakończ tamtą metodę albo zmień ją na tę.\0\
        Zmień na inną metodę\0\
        Popraw pierwszy dzień, godzinę lub wyprzedzenie\0\
        Twoje metody\0\
        Pierwszy dzień po zmianie\0\
        Zakończ stosowanie\0\
        Pierwszy dzień stosowania\0\
        Ostatni dzień stosowania\0\
        Zostaw puste, jeśli stosowanie trwa.\0\
        Ile tygodni przed wymianą przypomnieć\0\
        Tutaj dni są tylko liczone. Jak dobrze chroni metoda i co zrobić po pominiętej dawce, sprawdź w ulotce.\0\
        Metoda\0\
        Nie zapisano żadnej metody.\0\
        Inny schemat lub nazwa\0\
        Dni stosowania + dni przerwy, na przykład 'pill 63+7', 'ring continuous', 'injection 13 weeks', 'copper-iud 10 years' lub 'other NAME'.\0\
        dzień {number} z {length}\0\
        Dzień blistra lub serii w tej dacie\0\
        Tylko jeśli blister lub serię zaczęto wcześniej.\0\
        Wcześniejsze metody\0\
        dzień przerwy\0\
        Dzisiaj\0\
        tabletka bez hormonów\0\
        Podgląd\0\
        Zmień szczegóły\0\
        Dzień\0\
        Do zrobienia\0\
        Nic jeszcze nie zapisano.\0\
        nic\0\
        Plan na następne 28 dni\0\
        Blister, plaster lub pierścień niezgodnie z planem\0\
        Zostaw puste, jeśli zaczyna się nowy blister lub nowa seria.\0\
        Godzina\0\
        Zostaw puste, jeśli godzina nie jest ustalona.\0\
        Antykoncepcja\0\
        Brakujące wydarzenia usunięto celowo\0\
        Usuń tę dużą część mojego dziennika\0\
        Importuj\0\
        Twój dziennik w międzyczasie zmieniono. Sprawdź ponownie, co teraz się zmieni.\0\
        Najpierw wskaż, co się zgadza: plik czy twój dziennik.\0\
        Ten kalendarz jest starszy niż te, które są tu zapamiętane, więc nie da się ustalić, co w nim zmieniono. Wyeksportuj ponownie i wprowadź zmianę w nowym kalendarzu.\0\
        Minęło kilka minut i pliku już tu nie ma. Wybierz go ponownie.\0\
        To, co w tym kalendarzu nazywa się okresem, wygląda jak lekcje: ma numer, regułę tygodniową albo kilka wydarzeń w jednym dniu; nic nie zmieniono.\0\
        To usuwa dużą część twojego dziennika. Jeśli tego chcesz, zaznacz pole poniżej.\0\
        W tym kalendarzu nie ma żadnego wydarzenia; nic nie zmieniono.\0\
        Najpierw wybierz plik.\0\
        Ten kalendarz należy do innej osoby albo pochodzi z innego serwera; nic nie zmieniono.\0\
        Żadne wydarzenie w tym kalendarzu nie pochodzi stąd ani nie nazywa się okresem. Jeśli używasz innej nazwy, dodaj swoje słowo w ustawieniach.\0\
        Nie udało się odczytać tego pliku: {problem}\0\
        Nie udało się odczytać tego pliku: {problem}. Co zrobić zamiast tego: {advice}.\0\
        Anuluj\0\
        Co stoi na początku w datach takich jak 3/4/2026?\0\
        Dzień: {date}\0\
        To, co widać w pliku\0\
        Miesiąc: {date}\0\
        Wymazywanie\0\
        Wszystko\0\
        Ostatni dzień nie może być przed pierwszym.\0\
        Wszystko przed wybranym dniem\0\
        Wymaż na zawsze\0\
        Dzień\0\
        Przedział dni\0\
        Wymazane dane znikają na zawsze i nie da się tego cofnąć. Wcześniejsze kopie zapasowe i kalendarze nadal je zawierają.\0\
        Ostatni dzień\0\
        Tylko dla przedziału dni.\0\
        Dalej\0\
        Wybrany dzień i wszystko po nim\0\
        Co wymazać\0\
        Eksport\0\
        Plik dla drip (.csv)\0\
        Plik kalendarza dla programów kalendarza (.ics)\0\
        Wszystkie twoje zapisy jako zwykły tekst (.log)\0\
        Nic jeszcze nie zapisano, więc nie ma czego umieścić w pliku.\0\
        Plik dla Ovumcy (.json)\0\
        Twój dziennik jest za duży na taki plik.\0\
        Plik\0\
        Kalendarz z twoimi zmianami, dziennik jako zwykły tekst albo eksport z innej aplikacji do śledzenia cyklu, spakowany (ZIP) lub rozpakowany, do {size} MB. Większe pliki importuje 'eve-ics import' na komputerze, który udostępnia tę stronę.\0\
        Import\0\
        Co zaimportowano\0\
        Import można cofnąć jako jedną zmianę na stronie „Historia”.\0\
        Sprawdź, co się zmieni\0\
        Sprawdź ponownie\0\
        Nic jeszcze nie zmieniono.\0\
        Co zmieni import\0\
        Plik i twój dziennik są sprzeczne. Co się zgadza?\0\
        Plik\0\
        Mój dziennik\0\
        Import, eksport i wymazywanie\0\
        Znane aplikacje: {names}.\0\
        Do przeniesienia danych do drip i innych aplikacji tego rodzaju. Dla tych programów, nie dla arkusza kalkulacyjnego.\0\
        Miesiączki, dawki i prognoza. Dla programów kalendarza, nie dla arkusza kalkulacyjnego.\0\
        Do przechowania i ponownego wczytania. Dla eve-ics i edytora tekstu, nie dla arkusza kalkulacyjnego: zachowuje każdy znak notatek, także to, co arkusz by obliczył.\0\
        Do przeniesienia danych do Ovumcy. Dla tego programu, nie dla arkusza kalkulacyjnego.\0\
        Do oglądania i drukowania. Można ją otworzyć w arkuszu kalkulacyjnym: przed tekstem, który zaczynałby tam formułę, stoi apostrof. Nie da się jej wczytać z powrotem.\0\
        Tabela do arkusza kalkulacyjnego (.csv)\0\
        Formularz dotarł niekompletny. Wróć i wyślij go ponownie.\0\
        Nie rozpoznano\0\
        Za dużo dzieje się naraz. Spróbuj ponownie za kilka sekund.\0\
        Chwileczkę\0\
        Zmieniono w międzyczasie\0\
        Nie udało się zapisać zmiany: na komputerze, który udostępnia tę stronę, skończyło się miejsce na dysku. Nic nie przepadło; zwolnij miejsce i spróbuj ponownie.\0\
        Formularz pochodzi z innej witryny, więc nic nie zmieniono. Otwórz stronę ponownie i spróbuj na niej.\0\
        Serwer nie odpowiada pod tym adresem. Żeby na to pozwolić, uruchom go z opcją {option}.\0\
        Inne witryny nie mogą odczytywać tych stron.\0\
        Wróć\0\
        Przejdź do „Dzisiaj”\0\
        Strona jest teraz pod adresem {address}, dlatego nic nie zapisano. Cofnij się w przeglądarce, skopiuj to, co zostało wpisane, i wprowadź to tam.\0\
        Ten adres prowadzi donikąd albo już nie działa.\0\
        Nic tu nie ma\0\
        Przez to połączenie nie można się zalogować, bo nie jest szyfrowane: inni mogliby odczytać twoje hasło. Użyj adresu, który zaczyna się od https.\0\
        Przez to połączenie nie można się zalogować: proxy przed tym serwerem zgłasza, że nie jest ono szyfrowane. Użyj adresu, który zaczyna się od https. Jeśli już go używasz, przed tym proxy stoi jeszcze inne: ustaw to proxy tak, aby przekazywało {field}; {page} pokazuje, jak.\0\
        Nie udało się zapisać zmiany: dane są teraz zablokowane albo tylko do odczytu. Nic nie przepadło; spróbuj ponownie.\0\
        Nie przyjęto\0\
        Nie można się zalogować, bo proxy przed tym serwerem nie podaje mu, czy twoje połączenie jest szyfrowane. Ustaw proxy tak, aby wysyłało {field}; {page} pokazuje, jak.\0\
        Nie zapisano\0\
        To więcej, niż ta strona przyjmuje naraz.\0\
        Nie można teraz odczytać twoich danych. Przyczynę poda 'eve-ics doctor' na komputerze, który udostępnia tę stronę.\0\
        Pokaż ponownie pierwszą instrukcję\0\
        Wybierz dni ostatnich okresów, na ile je pamiętasz. Na początek wystarczą dwa lub trzy okresy.\0\
        Wybierz dni\0\
        Nie wybrano żadnego dnia. Wybierz co najmniej jeden dzień okresu.\0\
        Pokaż moją prognozę\0\
        Nie teraz\0\
        Później dotknij dnia, aby go zapisać lub cofnąć. To, co zapisujesz, zostaje na komputerze, który udostępnia tę stronę.\0\
        Dotknij każdego dnia, w którym był okres.\0\
        Kalendarz pokaże potem, kiedy spodziewane są następne. Z każdym zapisanym okresem prognoza jest dokładniejsza.\0\
        Ostatnie okresy\0\
        Zacznij od dni, które znasz\0\
        Kalendarz\0\
        Nie zapisano: sesja się zakończyła. Zaloguj się w innej karcie, a potem zapisz tutaj jeszcze raz.\0\
        Nie zapisano: serwer nie odpowiada. Spróbuj ponownie.\0\
        Pomoc\0\
        Statystyki\0\
        Wyloguj się\0\
        Zalogowano jako {name}\0\
        Główne strony\0\
        Plan\0\
        Ustawienia\0\
        Przejdź do treści\0\
        {page} · eve-ics\0\
        Dzisiaj\0\
        Twoje dni zaczynają się o północy w strefie {here}. To urządzenie ma inną strefę czasową: {device}.\0\
        Nie teraz\0\
        Użyj: {device}\0\
        Czym jest prognoza\0\
        Z każdym zapisanym okresem prognoza jest pewniejsza. Stres, choroba i podróże nadal mogą przesunąć okres.\0\
        Prognoza jest obliczana z zapisanych przez ciebie dni. Nic innego o tobie nie uwzględnia.\0\
        {percent} okresów zaczyna się w przedziale podanym obok ich daty. Pozostałe zaczynają się wcześniej lub później.\0\
        Zapisz dzień okresu\0\
        Poprzedni lub następny dzień albo tydzień\0\
        Odczytaj poprzedni lub następny punkt\0\
        Zamknij dzień\0\
        Pokaż tę pomoc\0\
        Dodaj wpis za dzisiaj\0\
        Poprzedni i następny miesiąc\0\
        Dodaj coś, gdzie strona na to pozwala\0\
        Otwórz dzień\0\
        Otwórz: {page}\0\
        Usuń krwawienie z dnia\0\
        Przejdź do dzisiaj w kalendarzu\0\
        Cofnij ostatnią zmianę, jeśli strona to umożliwia\0\
        Pierwszy i ostatni dzień tygodnia\0\
        Poprzedni i następny rok\0\
        Klawisze\0\
        Na wykresie\0\
        W kalendarzu\0\
        Klawisze są wyłączone. Możesz je włączyć w ustawieniach.\0\
        Gdy nie wpisujesz tekstu, pojedyncze klawisze działają tak. Możesz je wyłączyć w ustawieniach.\0\
        potem\0\
        Pomoc\0\
        Krwawienie między okresami\0\
        Krwawienie zbyt wcześnie po okresie, żeby było następnym. Nie zaczyna cyklu.\0\
        Cykl\0\
        Od pierwszego dnia okresu do dnia przed następnym okresem. Pierwszy dzień cyklu to dzień 1.\0\
        Dni płodne\0\
        Dni przed owulacją i sam jej dzień, w które ciąża jest najbardziej prawdopodobna.\0\
        Owulacja\0\
        Komórka jajowa opuszcza jajnik, około dwóch tygodni przed początkiem następnego okresu.\0\
        Plamienie\0\
        Odrobina krwi, zbyt mało na podpaskę lub tampon. Samo plamienie to nie okres.\0\
        Słowa\0\
        Pokaż wszystkie cykle\0\
        To było między okresami\0\
        Usuń moją odpowiedź\0\
        Nie licz go\0\
        To naprawdę jeden cykl\0\
        Brakuje okresu\0\
        Zaczął się okres\0\
        Wszystkie cykle i zmiany\0\
        Ta odpowiedź nie pasuje do tego cyklu. Nic nie zmieniono.\0\
        To nie jest data. Wpisz rok, miesiąc i dzień: 2026-11-20.\0\
        Ten dzień jeszcze nie nadszedł.\0\
        Okres może mieć najwyżej {count} dzień.\u{1F}Okres może mieć najwyżej {count} dni.\u{1F}Okres może mieć najwyżej {count} dni.\0\
        W tym dniu nie zaczyna się już żaden okres.\0\
        Krwawienie jest tam już zapisane: {days}.\0\
        Ostatni dzień jest przed pierwszym.\0\
        {way}, {when}\0\
        Ostatnie zmiany\0\
        Cykl\0\
        Ówczesna prognoza\0\
        Okres\0\
        Cykle, od najnowszego\0\
        trwa\0\
        {count} dzień wcześniej\u{1F}{count} dni wcześniej\u{1F}{count} dni wcześniej\0\
        co do dnia\0\
        {count} dzień później\u{1F}{count} dni później\u{1F}{count} dni później\0\
        Coś wygląda nietypowo\0\
        {days}: liczy się jako krwawienie między okresami.\0\
        Cykl od {day}: {remark}.\0\
        Okres: {days}\0\
        Pierwszy i ostatni dzień\0\
        Dni\0\
        Pierwszy dzień\0\
        Ostatni dzień\0\
        Zostaw puste, dopóki okres trwa.\0\
        Co z tym cyklem?\0\
        Zapisz\0\
        Ponów\0\
        Nie ma zmiany do ponowienia.\0\
        Historia\0\
        Cofnij\0\
        Tę zmianę już cofnięto albo nie da się jej cofnąć.\0\
        Potem przechowywany byłby tylko ostatni okres czasu ({kept}), a starsza historia zostałaby trwale usunięta. Nic nie zmieniono. Aby to zrobić, użyj {command} na komputerze, który udostępnia tę stronę.\0\
        Późniejsze zmiany dotyczą tych samych dni lub ustawień. Najpierw cofnij te: {entries}.\0\
        Nie ma zmiany do cofnięcia.\0\
        Zaproś ponownie\0\
        Zaproś ponownie: {name}\0\
        Twoje konto powstało tu jako pierwsze, więc możesz zapraszać innych. Widzisz ich imiona i nic z tego, co zapisują. Osoba, która straciła hasło i kod odzyskiwania, potrzebuje od ciebie linku, żeby wybrać nowe hasło.\0\
        Pierwsze osoby\0\
        Tej osoby już tu nie ma.\0\
        Ktoś o tej nazwie może się już logować. Jeśli hasło przepadło, wybierz „Zaproś ponownie” obok nazwy.\0\
        Dostaniesz link do przekazania. Ta osoba wybierze z nim hasło i będzie mieć zapiski, których nie widzi nikt inny.\0\
        Zaproś kogoś\0\
        Link\0\
        Z tym linkiem {name} może wybrać nowe hasło. Użycie linku wyloguje wszystkie urządzenia tej osoby. Jej zapiski pozostaną i nie zobaczysz ich.\0\
        Kod QR linku\0\
        Z tym linkiem {name} może założyć konto.\0\
        Działa raz, w ciągu 24 godzin. Widać go tylko teraz: nie przekazuj go nikomu innemu.\0\
        {name} już tu jest. Kto otworzy link, wybierze hasło do tego, co zapisano pod tą nazwą.\0\
        Zaproszenie\0\
        Utwórz link\0\
        Kolejne osoby\0\
        Nazwa użytkownika\0\
        Ta osoba może wybrać inną.\0\
        Adres tego serwera zawiera ścieżkę, pod którą strona nie może działać. Utwórz link poleceniem {command} z opcją --public-url.\0\
        Zanim kogoś zaprosisz, podaj jeszcze raz swoje hasło.\0\
        Osoby w tym domu\0\
        Ty\0\
        Objawy wokół początku okresu\0\
        Każdy dzień liczy się do bliższego okresu. Liczą się tylko całe cykle, bez hormonów i bez luki w dzienniku.\0\
        Dzień 1 to pierwszy dzień okresu, a dzień −1 to dzień przed nim.\0\
        Tam, gdzie linia jest przerwana, nic nie zapisano.\0\
        Każdy słupek to udział wśród tych dni, w których cokolwiek zapisano. Słupek tak wysoki jak jego wiersz to {percent}.\0\
        {days} z {logged}\0\
        brak zapisów\0\
        Szansa\0\
        Dzień cyklu\0\
        Dzień\0\
        Nastrój\0\
        Oznaki\0\
        Objaw\0\
        Temperatura\0\
        Tydzień od\0\
        Kiedy może zacząć się następny okres\0\
        Kiedy może zacząć się następne krwawienie z odstawienia\0\
        Przedział jest tak dobrany, że krwawienie zaczyna się w nim z prawdopodobieństwem {percent} lub nieco większym.\0\
        Żaden pojedynczy dzień nie jest szczególnie prawdopodobny. Przedział jest tak dobrany, że okres zaczyna się w nim z prawdopodobieństwem {percent} lub nieco większym.\0\
        na dzisiaj\0\
        z opóźnieniem\0\
        brak dawki w planie\0\
        pominięta\0\
        przyjęta\0\
        bez wpisu\0\
        Dawki z ostatnich 12 tygodni\0\
        W tych 12 tygodniach: {counts}.\0\
        Do wykresów potrzebne są dwa okresy, żeby był między nimi cykl. Zapisuj okresy, a wykresy pojawią się tutaj.\0\
        Otwórz kalendarz\0\
        nie zapisano\0\
        Długość cykli\0\
        W tym czasie nie ma żadnego pełnego cyklu.\0\
        Nie pokazano {count} starszego cyklu.\u{1F}Nie pokazano {count} starszych cykli.\u{1F}Nie pokazano {count} starszych cykli.\0\
        Nastroje według części cyklu\0\
        Liczby\0\
        {chart}: liczby\0\
        Po\0\
        Przed\0\
        Płodne\0\
        Okres\0\
        Nieznane\0\
        Przed: 13 dni przed następnym okresem. Po: od okresu do tych dni.\0\
        Po: od okresu do dni płodnych. Płodne: owulacja i pięć dni przed nią, według twoich oznak, a bez nich 14 dni przed następnym okresem. Przed: od tego czasu do następnego okresu.\0\
        Nie pokazano {count} rzadziej zapisywanej pozycji.\u{1F}Nie pokazano {count} rzadziej zapisywanych pozycji.\u{1F}Nie pokazano {count} rzadziej zapisywanych pozycji.\0\
        Każda liczba to udział wśród tych dni danej części, w których cokolwiek zapisano.\0\
        Zakreskowane: za mało zapisów, żeby na nich polegać (mniej dni niż {days} lub mniej cykli niż {cycles}).\0\
        Zapisów jest jeszcze za mało, żeby zobaczyć prawidłowość.\0\
        Nieznane: trwający cykl, luka w dzienniku, hormony lub ciąża.\0\
        „{word}”: najczęściej po okresie, {days} z {count} zapisanego dnia.\u{1F}„{word}”: najczęściej po okresie, {days} z {count} zapisanych dni.\u{1F}„{word}”: najczęściej po okresie, {days} z {count} zapisanych dni.\0\
        „{word}”: najczęściej przed następnym okresem, {days} z {count} zapisanego dnia.\u{1F}„{word}”: najczęściej przed następnym okresem, {days} z {count} zapisanych dni.\u{1F}„{word}”: najczęściej przed następnym okresem, {days} z {count} zapisanych dni.\0\
        „{word}”: najczęściej w dniu {day}, {days} z {count} zapisanego dnia.\u{1F}„{word}”: najczęściej w dniu {day}, {days} z {count} zapisanych dni.\u{1F}„{word}”: najczęściej w dniu {day}, {days} z {count} zapisanych dni.\0\
        „{word}”: najczęściej od dnia {first} do dnia {last}, {days} z {count} zapisanego dnia.\u{1F}„{word}”: najczęściej od dnia {first} do dnia {last}, {days} z {count} zapisanych dni.\u{1F}„{word}”: najczęściej od dnia {first} do dnia {last}, {days} z {count} zapisanych dni.\0\
        „{word}”: najczęściej w dni płodne, {days} z {count} zapisanego dnia.\u{1F}„{word}”: najczęściej w dni płodne, {days} z {count} zapisanych dni.\u{1F}„{word}”: najczęściej w dni płodne, {days} z {count} zapisanych dni.\0\
        „{word}”: najczęściej w czasie okresu, {days} z {count} zapisanego dnia.\u{1F}„{word}”: najczęściej w czasie okresu, {days} z {count} zapisanych dni.\u{1F}„{word}”: najczęściej w czasie okresu, {days} z {count} zapisanych dni.\0\
        Okresy i nasilenie krwawienia\0\
        W tym czasie nie ma żadnego okresu.\0\
        Raport dla lekarza\0\
        dzień w przedziale\0\
        początek w przedziale\0\
        nie liczy się lub prawie się nie liczy\0\
        długość w dniach\0\
        przewidywany dzień\0\
        inny dzień\0\
        początek poza przedziałem\0\
        przedział {percent} przewidywany na początku cyklu\0\
        udział wśród zapisanych dni\0\
        początek okresu\0\
        zapisano w mniej niż {count} cyklu, za mało, żeby na tym polegać\u{1F}zapisano w mniej niż {count} cyklach, za mało, żeby na tym polegać\u{1F}zapisano w mniej niż {count} cyklach, za mało, żeby na tym polegać\0\
        Pokaż\0\
        Wszystko\0\
        6 miesięcy\0\
        2 lata\0\
        1 rok\0\
        Objawy według części cyklu\0\
        Temperatura: {days}\0\
        {temperature}, pominięta: {reason}\0\
        Temperatura od {day}\0\
        Statystyki\0\
        Waga\0\
        Mediana z siedmiu dni zmieniła się z {first} na {last}.\0\
        mediana z 7 dni\0\
        pojedynczy pomiar\0\
        Mediana z siedmiu dni to {weight}.\0\
        Dodaj\0\
        Następny dzień\0\
        Tego nie udało się rozpoznać. Otwórz stronę ponownie i spróbuj jeszcze raz.\0\
        Poprzedni dzień\0\
        Krwawienie\0\
        Pokaż w kalendarzu\0\
        Brak wpisu\0\
        Po otwarciu strony zmieniono to gdzie indziej. Nic jeszcze nie zapisano. Co ma zostać?\0\
        Zapisz to, co wpisano tutaj\0\
        Zostaw to, co jest zapisane\0\
        Wpisano tutaj\0\
        nic\0\
        Zapisano gdzie indziej\0\
        Tabletka, plaster lub krążek\0\
        Z opóźnieniem\0\
        Pominięto\0\
        Przyjęto\0\
        Okres nie może się tu skończyć: zapisano brak krwawienia albo tylko plamienie ({days}).\0\
        Ostatni okres do tego dnia zaczął się {start}, ponad dwa tygodnie wcześniej. Najpierw zapisz dni tego późniejszego.\0\
        Do tego dnia nie zaczął się żaden okres. Najpierw wybierz nasilenie krwawienia.\0\
        Zapisano więcej dni tego okresu: {days}. Wynika z nich jego koniec.\0\
        Obfite\0\
        Lekkie\0\
        Średnie\0\
        Brak\0\
        Plamienie\0\
        Dzień okresu\0\
        Ten dzień jeszcze nie nadszedł. Od tego dnia będzie można go zapisać.\0\
        Test owulacyjny\0\
        Ujemny\0\
        Dodatni\0\
        W {unit}, na przykład {example}. Puste pole usuwa wartość.\0\
        Nastrój\0\
        Inny nastrój\0\
        Śluz szyjkowy\0\
        Kremowy\0\
        Suchy\0\
        Jak białko jaja\0\
        Lepki\0\
        Wodnisty\0\
        Notatka\0\
        Notatka może mieć najwyżej {count} kilobajt.\u{1F}Notatka może mieć najwyżej {count} kilobajty.\u{1F}Notatka może mieć najwyżej {count} kilobajtów.\0\
        Owulacja\0\
        Zauważona w tym dniu\0\
        Początek i koniec okresu\0\
        Pierwszy dzień, koniec nie jest znany\0\
        Ostatni dzień okresu\0\
        Ani początek, ani koniec\0\
        Zapisz\0\
        Zapisano.\0\
        Objawy\0\
        „{word}” nie będzie już podpowiadane. Dni, w których to zapisano, się nie zmieniają.\0\
        Ukryj objawy, których nie używasz\0\
        Ukryj „{word}”\0\
        Inny objaw\0\
        Pokaż znowu „{word}”\0\
        „{word}” znów będzie podpowiadane.\0\
        Temperatura po przebudzeniu\0\
        To nie jest temperatura. Wpisz liczbę, na przykład {example}.\0\
        Temperatura po przebudzeniu mieści się między {low} a {high}.\0\
        Zapis: {day}\0\
        Nie można zapisać dni sprzed 1900 roku.\0\
        Inne dni\0\
        Waga\0\
        To nie jest waga. Wpisz liczbę taką jak {example}.\0\
        Waga mieści się między {low} a {high}.\0\
        To za długie na słowo. Dłuższy tekst wpisz w notatce.\0\
        Dzień może mieć najwyżej {count} taki wpis.\u{1F}Dzień może mieć najwyżej {count} takie wpisy.\u{1F}Dzień może mieć najwyżej {count} takich wpisów.\0\
        Kilka osób loguje się jednocześnie. Spróbuj ponownie za kilka sekund.\0\
        Anuluj\0\
        Następny krok pokazuje dane poufne albo nie da się go cofnąć. Żeby kontynuować, wpisz hasło.\0\
        Podaj hasło jeszcze raz\0\
        Gotowe. Wyślij teraz jeszcze raz to, co chcesz zrobić.\0\
        Kontynuuj\0\
        Język\0\
        Zaloguj się\0\
        Wylogowano.\0\
        Imię\0\
        Nie masz jeszcze hasła? Wpisz {command} na komputerze, który udostępnia tę stronę.\0\
        Ten link służy do zalogowania się na tym urządzeniu. Działa raz.\0\
        Otwórz\0\
        Otwórz swój kalendarz\0\
        Hasło\0\
        Pokaż hasło\0\
        Nie wylogowuj na tym urządzeniu przez 30 dni\0\
        Logowanie\0\
        Został użyty albo minęło jego dziesięć minut. Po nowy wpisz {command}.\0\
        Ten link już nie działa\0\
        To o jedną próbę za dużo. Poczekaj {count} sekundę i spróbuj ponownie.\u{1F}To o jedną próbę za dużo. Poczekaj {count} sekundy i spróbuj ponownie.\u{1F}To o jedną próbę za dużo. Poczekaj {count} sekund i spróbuj ponownie.\0\
        Imię i hasło do siebie nie pasują.\0\
        To nie jest twoje hasło.\0\
        Blokuj automatycznie po\0\
        Zapisz\0\
        Ten PIN jest jednym z pierwszych, które ktoś by sprawdził. Wybierz inny.\0\
        Zbyt wiele błędnych PIN-ów: nastąpiło wylogowanie z tego urządzenia.\0\
        PIN ukrywa te strony przed każdym, kto weźmie do ręki urządzenie z twoją otwartą sesją. Po pięciu błędnych PIN-ach następuje na nim wylogowanie.\0\
        Nie pamiętasz PIN-u?\0\
        Od czterech do ośmiu cyfr.\0\
        Od czterech do ośmiu cyfr. Zostaw puste pole, aby zachować obecny PIN.\0\
        Nie zapisano: twoje strony są zablokowane. Odblokuj je w nowej karcie i spróbuj ponownie.\0\
        Zablokuj\0\
        zablokować stronę\0\
        Zablokowano\0\
        {count} minucie\u{1F}{count} minutach\u{1F}{count} minutach\0\
        Nowy PIN\0\
        Zablokowano. Serwer nie odpowiada.\0\
        To blokada strony, a nie klucz: niczego nie szyfruje, a twoje programy kalendarza o nią nie pytają.\0\
        PIN ma od czterech do ośmiu cyfr i nic poza tym.\0\
        PIN\0\
        Podaj hasło, aby to zmienić\0\
        Usuń PIN\0\
        Usunięto PIN.\0\
        Zapisano PIN. Przycisk „Zablokuj” jest na dole każdej strony.\0\
        Ustaw PIN\0\
        PIN\0\
        Odblokuj\0\
        Wyloguj się. Na komputerze, który udostępnia tę stronę, {command} tworzy link do ponownego zalogowania.\0\
        Stronę odblokujesz też hasłem.\0\
        Blokuj, gdy tylko strony nie widać\0\
        To nie jest twój PIN. Pozostała {count} próba, potem nastąpi wylogowanie.\u{1F}To nie jest twój PIN. Pozostały {count} próby, potem nastąpi wylogowanie.\u{1F}To nie jest twój PIN. Pozostało {count} prób, potem nastąpi wylogowanie.\0\
        Fajerwerki rozkwitają jak kwiaty nad ciemnym wzgórzem.\0\
        Meteor rysuje jasną linię wśród gwiazd.\0\
        Popcorn wyskakuje z torebki w paski.\0\
        Pękata rakieta wzbija się obok księżyca.\0\
        Mały wulkan sypie iskrami w wieczorne niebo.\0\
        Wieloryb puszcza fontannę i uśmiecha się.\0\
        Dodaj\0\
        Jest tu {most} wpisów, więcej się nie zmieści. Usuń coś, czego już nie potrzebujesz.\0\
        Nie ma takiego dnia. Wybierz dzień z kalendarza.\0\
        Napisz coś albo usuń notatkę.\0\
        Koniec byłby przed początkiem. Wybierz późniejszy koniec.\0\
        Nie ma więcej miejsca. Usuń coś, czego już nie potrzebujesz.\0\
        Wpisz tytuł w jednym wierszu, bez znaków sterujących.\0\
        Skróć tytuł do {letters} znaków.\0\
        Wpisz tytuł.\0\
        Masz już kalendarz {title}. Wybierz inną nazwę.\0\
        Wybierz co najmniej jedno.\0\
        Dodaj kalendarz\0\
        Także w twoich programach kalendarza\0\
        Usuń ten kalendarz\0\
        Zmień nazwę\0\
        Do czego służy?\0\
        Kalendarze\0\
        To zmieniono tymczasem gdzie indziej i nic jeszcze nie zapisano. Poniżej jest to, co wpisano tutaj; ponowny zapis zastąpi tamtą zmianę.\0\
        Usuń\0\
        Ostatnio usunięto: {title}\0\
        Zrobione\0\
        Przenieś w dół\0\
        Termin (opcjonalnie)\0\
        Edytuj wydarzenie\0\
        Koniec\0\
        Pierwszy dzień\0\
        Ostatni dzień\0\
        Nowe wydarzenie\0\
        Brak wydarzeń.\0\
        Minione wydarzenia\0\
        Miejsce\0\
        powtarza się\0\
        Początek\0\
        Cały dzień\0\
        To już nie istnieje. Nic nie zmieniono.\0\
        Lista\0\
        Więcej\0\
        Przenieś zadanie w górę lub w dół\0\
        Notatka\0\
        Notatkę tymczasem usunięto gdzie indziej. Twój tekst jest w nowej notatce.\0\
        Pierwszy wiersz jest tytułem.\0\
        Ta notatka jest za długa, aby ją tu edytować. Edytuj ją w swoim programie kalendarza.\0\
        Nowa notatka\0\
        To zadanie zostaje, dopóki są karty do powtórki. Powtórz je, a zniknie.\0\
        To powtarza się tak, jak ustawił twój program kalendarza. Zmień to tam.\0\
        Zapisano ({time}).\0\
        Tytuł\0\
        Dodaj zadanie\0\
        Edytuj zadanie\0\
        Cofnij ostatnie odhaczenie\0\
        Przenieś w górę\0\
        Rok urodzenia: {year}.\0\
        Zmień rok urodzenia\0\
        Rok urodzenia nie jest podany.\0\
        Ty i twój cykl\0\
        Nazwa użytkownika\0\
        Zmień nazwę\0\
        Od teraz logujesz się jako {name}.\0\
        Dowolna nazwa, której nie ma tu nikt inny, na przykład adres e-mail. Hasła aplikacji i subskrypcje się nie zmieniają.\0\
        Tą nazwą się logujesz, więc najpierw potrzebne jest hasło: zmień ją w Ustawienia › Profil.\0\
        Ciążę lub przerwę ustawisz poleceniem {command}.\0\
        Awatar\0\
        Ten PNG jest uszkodzony. Zapisz obraz jeszcze raz.\0\
        Plik z awatarem\0\
        Plik PNG, najwyżej {side} × {side} pikseli i {size} kB. Widzisz go tylko ty.\0\
        Każdy inny obraz przeglądarka przytnie do kwadratu i zmniejszy przed wysłaniem.\0\
        Ten plik to nie PNG. Najpierw zapisz obraz jako PNG.\0\
        Usuń awatar\0\
        Awatar jest usunięty.\0\
        Zapisz awatar\0\
        Awatar jest zapisany.\0\
        Ten plik jest za duży: awatar może mieć najwyżej {size} kB.\0\
        Ten obraz jest za duży: może mieć {side} × {side} pikseli.\0\
        Ten PNG jest animowany, z przeplotem albo ma 16 bitów na kanał. Zapisz go bez tego.\0\
        Twój awatar\0\
        Profil\0\
        Podana zwykła długość (w dniach): {days}.\0\
        Zmień zwykłą długość\0\
        Zwykła długość cyklu nie jest podana.\0\
        Programy, które subskrybują twój kalendarz, pokażą to po kolejnej aktualizacji.\0\
        Wybierz {count} dzień.\u{1F}Wybierz od jednego do {count} dni.\u{1F}Wybierz od jednego do {count} dni.\0\
        Wybierz godzinę późniejszą niż pierwsza.\0\
        Wybierz co najmniej jeden dzień tygodnia.\0\
        Kiedy\0\
        Przypomina ci program kalendarza, na każdym urządzeniu, które subskrybuje twój kalendarz.\0\
        Od\0\
        Nawyki\0\
        Te przypomnienia dzwonią na tej stronie, gdy jest otwarta, i na twoim komputerze.\0\
        Jest ich już {number}. Najpierw wyłącz jedno.\0\
        Przypomnienie twoimi słowami\0\
        Co mówi\0\
        Przypominaj mi\0\
        Inne metody\0\
        O godzinie dawki\0\
        Powtórz dzwonek\0\
        Bez powtarzania\0\
        Jeszcze {count} raz\u{1F}Jeszcze {count} razy\u{1F}Jeszcze {count} razy\0\
        Z dźwiękiem, jeśli to możliwe\0\
        Odstęp między dzwonkami, w minutach\0\
        Godzina\0\
        Przypomnienia\0\
        Do\0\
        Jako tekst\0\
        Dwanaście wierszy do e-maila lub formularza. Zaznacz je i skopiuj.\0\
        Wpisz daty w postaci 2026-11-20.\0\
        Na czym opierają się liczby\0\
        Krwawienie między okresami: {bleeds}.\0\
        Nie zapisano krwawienia między okresami.\0\
        Krwawienie\0\
        Co pokazuje raport\0\
        Antykoncepcja\0\
        Skopiowano.\0\
        Kopiuj jako tekst\0\
        Cykle\0\
        {days} ({length})\0\
        {flow} {days}\0\
        Dni tych okresów według nasilenia krwawienia: {flows}.\0\
        Od\0\
        Raport pokazuje to, co już było. Wybierz pierwszy dzień, który nie jest w przyszłości.\0\
        Ostatni okres: {days}.\0\
        Dni z zapisami: {days} z {count} dnia.\u{1F}Dni z zapisami: {days} z {count} dni.\u{1F}Dni z zapisami: {days} z {count} dni.\0\
        Data sporządzenia: {day}.\0\
        Utworzono w programie {program}.\0\
        {method} od {day}\0\
        {method}, {days}\0\
        W tym czasie nie zapisano żadnej antykoncepcji.\0\
        Antykoncepcja: {methods}.\0\
        Notatki\0\
        W tym czasie nie ma żadnej notatki.\0\
        Wszystkie zapisy pochodzą od osoby, której dotyczy raport; nikt z personelu medycznego niczego nie mierzył ani nie badał. Przedziały i przyszłe daty to prognozy.\0\
        Etapy życia: {phases}.\0\
        Wydrukuj tę stronę lub zapisz ją jako PDF funkcją drukowania w przeglądarce. Ramka wokół raportu nie będzie drukowana.\0\
        Pierwszy dzień jest późniejszy niż ostatni. Zamień je.\0\
        Wzrost temperatury: {rises} z {count} cyklu z pomiarami.\u{1F}Wzrost temperatury: {rises} z ostatnich {count} cykli z pomiarami.\u{1F}Wzrost temperatury: {rises} z ostatnich {count} cykli z pomiarami.\0\
        Pokaż\0\
        Część zapisów zaimportowano: {sources}.\0\
        Podsumowanie\0\
        Ból, objawy i nastroje\0\
        W tym czasie nie zapisano żadnego objawu ani nastroju.\0\
        Temperatura po przebudzeniu\0\
        W tym czasie nie zapisano żadnej temperatury.\0\
        Do\0\
        Raport o cyklu\0\
        Raport o cyklu: {name}\0\
        Waga\0\
        Z moimi notatkami\0\
        Zapisano raport ({days}) w pliku {file}. Otwórz go w przeglądarce, żeby go przeczytać, wydrukować lub zapisać jako PDF.\0\
        Wygląd\0\
        Wszystkie ustawienia\0\
        Wybierz jedną z opcji.\0\
        Wpisz datę, na przykład {date}.\0\
        Imię ma od 1 do 100 znaków, bez podziału wiersza.\0\
        Ktoś inny ma tu już to imię.\0\
        Wpisz liczbę od {first} do {last} albo zostaw puste.\0\
        Wpisz godzinę, na przykład 09:00.\0\
        Wpisz słowa złożone z liter, oddzielone przecinkami.\0\
        Ta strefa czasowa nie jest znana. Wpisz ją w postaci Europe/Berlin.\0\
        Rok urodzenia\0\
        Zostaw puste, jeśli nie chcesz go podawać.\0\
        Nazwa twojego kalendarza w innych programach\0\
        Stopnie Celsjusza\0\
        Tryb dyskretny\0\
        Tytuły okien i powiadomienia nic nie mówią o cyklu, a strona „Dziś” pokazuje go dopiero po dotknięciu.\0\
        Stopnie Fahrenheita\0\
        Prognoza\0\
        Język i jednostki\0\
        Uwagi o okresach i cyklach, o które warto zapytać lekarza\0\
        Ukryj dni płodne i owulację\0\
        Pierwsza strona\0\
        Kilogramy\0\
        Język\0\
        Jak w przeglądarce\0\
        Wyloguj się\0\
        Poniedziałek\0\
        Więcej ustawień\0\
        Imię\0\
        Jego pierwsze litery to twój awatar.\0\
        Jeszcze nie zapisano: sprawdź zaznaczone miejsce poniżej.\0\
        Własne słowa na okres\0\
        Oddzielone przecinkami. Wydarzenie z takim tytułem to okres.\0\
        Twój awatar: {initials}\0\
        Wesołe obrazki w dni płodne\0\
        Funty\0\
        Sobota\0\
        Zapisz\0\
        Zapisano.\0\
        Skróty klawiszowe\0\
        Niedziela\0\
        Jesteś osobą nastoletnią\0\
        Typowe są wtedy cykle od 21 do 45 dni.\0\
        Jednostka temperatury\0\
        Kolory\0\
        Ciemne\0\
        Jasne\0\
        Jak na urządzeniu\0\
        Strefa czasowa\0\
        Na przykład Europe/Berlin. Puste pole oznacza strefę czasową serwera.\0\
        Ustawienia\0\
        Antykoncepcja\0\
        Import, eksport i wymazywanie\0\
        Przypomnienia\0\
        Hasło i urządzenia\0\
        Nic się nie zmieniło.\0\
        Zwykła długość cyklu\0\
        W dniach. Liczy się jako jeden cykl, obok tych zapisanych.\0\
        Pierwszy dzień tygodnia\0\
        Jednostka wagi\0\
        Dni płodne\0\
        Z większym marginesem\0\
        Standardowe\0\
        Ty\0\
        Adres\0\
        Kod QR z adresem dla telefonów\0\
        Adres twojej subskrypcji\0\
        Adres dla telefonów\0\
        Kalendarz tylko z datami lub z neutralnymi tytułami nie ma takich słów. Wybierz jedno z dwojga.\0\
        Kalendarz tylko z datami nie może zmieniać twojego dziennika. Wybierz jedno z dwojga.\0\
        Masz już {count} i nie ma miejsca na więcej. Unieważnij dostęp, którego nikt nie używa.\0\
        Wybierz jakąś zawartość. To, co ukrywają ustawienia, się nie liczy.\0\
        Ten dzień już minął. Wybierz dzisiaj albo późniejszy dzień.\0\
        Ta nazwa jest już używana. Wybierz inną.\0\
        Już tego nie ma; nic nie zmieniono.\0\
        Zostaw pod adresem pusty kalendarz na 30 dni, żeby programy usunęły jego treść\0\
        Z miłym słowem w dni płodne\0\
        Bez https serwer nie pozwala nikomu zalogować się pod tym adresem.\0\
        Zawartość\0\
        Dawki\0\
        Dni płodne\0\
        Owulacja\0\
        Okresy\0\
        Pytania, takie jak „Czy okres się spóźnia?”\0\
        Skopiowano.\0\
        Kopiuj: {what}\0\
        Tylko tytuły i daty, bez opisów\0\
        Gotowe\0\
        Ostatni dzień działania\0\
        Zostaw puste, jeśli ma działać do unieważnienia.\0\
        Utwórz subskrypcję\0\
        Subskrypcje\0\
        Subskrypcja to kalendarz pod tajnym adresem, z którego korzystają programy kalendarza. Utwórz osobną dla każdego programu i każdej osoby, tylko z tym, co potrzebne.\0\
        Nie ma jeszcze subskrypcji kalendarza.\0\
        Podaj hasło\0\
        Unieważniono\0\
        Ile miesięcy naprzód\0\
        Nazwa\0\
        Dla ciebie: dla jakiego programu lub jakiej osoby.\0\
        Bez przypomnień\0\
        Ten adres działa tylko na tym komputerze. Dla innych urządzeń uruchom serwer z adresem, do którego mają dostęp.\0\
        Hasło\0\
        Zanim utworzysz adres albo hasło aplikacji, podaj jeszcze raz własne hasło.\0\
        Utwórz hasło aplikacji\0\
        Kod QR z hasłem\0\
        Utwórz plik dla iPhone’a lub Maca\0\
        Plik zawiera hasło. Otwórz go na iPhonie lub Macu, a po dodaniu konta go usuń.\0\
        Twoje hasło aplikacji\0\
        Hasła aplikacji\0\
        Z hasłem aplikacji program kalendarza loguje się i może zmieniać twoje zapisy, w obu kierunkach.\0\
        Nie ma jeszcze haseł aplikacji.\0\
        Tylko do odczytu: bez zmian i bez innych kalendarzy\0\
        Unieważnij: {name}\0\
        Utwórz nowy adres: {name}\0\
        Tytuły\0\
        Neutralne, nic nie zdradzają\0\
        Zwykłe\0\
        Nazwa użytkownika\0\
        Przyjmuj zmiany, które Thunderbird wysyła na ten adres\0\
        To musi być liczba całkowita od 1 do {most}.\0\
        To musi być jeden wiersz, najwyżej {most} znaków.\0\
        Zrób przerwę\0\
        Minuty przerwy\0\
        Minutnik tymczasem się zmienił. Nic nie zrobiono.\0\
        Zakończ\0\
        Uczysz się, robisz przerwę i uczysz się dalej. Nic nie zaczyna się samo: na końcu każdej części pojawia się pytanie. Dzwoni tam, gdzie dzwonią twoje alarmy.\0\
        Jeszcze {count} minuta\u{1F}Jeszcze {count} minuty\u{1F}Jeszcze {count} minut\0\
        Wznów\0\
        Ta przeglądarka nie uruchamia skryptów, więc strona nie może odliczać ani dzwonić. Zapyta, gdy czas minie.\0\
        Przerwa do {time}.\0\
        Wstrzymaj\0\
        Zacznij\0\
        Minuty nauki\0\
        Ucz się dalej\0\
        Nauka do {time}.\0\
        Czego się uczysz?\0\
        Możesz to zostawić puste.\0\
        Minutnik nauki\0\
        Zapisuj w kalendarzu, czego się uczysz\0\
        Najbliższe alarmy\0\
        Nie, ostatni dzień: {day}\0\
        Tak, zapisz {day}\0\
        Nie, nie pytaj więcej\0\
        Nie, żadnego nie brakuje\0\
        Jeszcze nie\0\
        Tak\0\
        Tak, wcześniej\0\
        Tak, dzisiaj\0\
        Lada dzień\0\
        Czy okres trwa dzisiaj nadal?\0\
        Czy okres się zaczął?\0\
        W którym miejscu cyklu jesteś\0\
        Następne krwawienie z odstawienia za około {count} dzień\u{1F}Następne krwawienie z odstawienia za około {count} dni\u{1F}Następne krwawienie z odstawienia za około {count} dni\0\
        Krwawienie z odstawienia może zacząć się dzisiaj\0\
        {days}: {length}\0\
        {days}: dzień {day}\0\
        Ostatnie cykle\0\
        Wszystkie cykle i zmiany\0\
        Zrobione\0\
        Pominięto\0\
        Przyjęto\0\
        Do zrobienia\0\
        Nie zapisano jeszcze żadnego okresu\0\
        Ostatni wpis\0\
        Okres spóźnia się o {count} dzień\u{1F}Okres spóźnia się o {count} dni\u{1F}Okres spóźnia się o {count} dni\0\
        Dodaj wpis za dzisiaj\0\
        Następny okres za około {count} dzień\u{1F}Następny okres za około {count} dni\u{1F}Następny okres za około {count} dni\0\
        Następny okres za {first}–{count} dzień\u{1F}Następny okres za {first}–{count} dni\u{1F}Następny okres za {first}–{count} dni\0\
        Okres może zacząć się dzisiaj\0\
        Jeszcze nie ma\0\
        Zanotowano: brak krwawienia, {days}.\0\
        Warto o to zapytać\0\
        Termin wymiany minął: {method}, {when}.\0\
        Prognoza wstrzymana: {phase}\0\
        Pokaż dzisiejszy dzień\0\
        Dzisiaj\0\
        Cofnij\0\
        W tej chwili brak prognozy\0\
        Podaj, ile zwykle trwają twoje cykle\0\
        trądzik\0\
        niepokój\0\
        ból pleców\0\
        wzdęcia\0\
        tkliwość piersi\0\
        spokój\0\
        skurcze\0\
        energia\0\
        zmęczenie\0\
        radość\0\
        ból głowy\0\
        drażliwość\0\
        nudności\0\
        smutek\0
        """)
}
