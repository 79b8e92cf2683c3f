// Scripts/catalogue writes this file from po/pl.po.
// swift-format-ignore-file

extension TextTable {
    static let polish = TextTable(
        text: """
            Adres:\
            po terminie ważności ({day})\
            Dodano subskrypcję {name}: {facts}.\
            Unieważniono subskrypcję {name}. Program, który nadal ją subskrybuje, po kolejnej aktualizacji pokaże pusty kalendarz. Adres działa do {day}.\
            Bez https adres mogą odczytać także inne osoby w sieci.\
            Kod QR z adresem się tu nie mieści; potrzebuje {count} kolumny.\0Kod QR z adresem się tu nie mieści; potrzebuje {count} kolumn.\0Kod QR z adresem się tu nie mieści; potrzebuje {count} kolumn.\
            Unieważniono subskrypcję {name}. Programy mogą zachować to, co pobrały wcześniej.\
            Utworzono nowy adres subskrypcji {name}: {facts}.\
            Każdy, kto zna ten adres, może odczytać subskrypcję. Adres jest pokazany tylko teraz.\
            Może też zmieniać twój dziennik.\
            Adres nie jest przechowywany. Nowy utworzysz poleceniem 'eve-ics feed rotate {name}'.\
            Nie ma jeszcze subskrypcji kalendarza. Utwórz ją poleceniem 'eve-ics feed add NAME'.\
            ostatnie pobranie w tygodniu od {day}\
            jeszcze bez pobrań\
            Nic nie jest ukryte.\
            {name}: {facts}.\
            Serwer nasłuchuje pod adresem: {addresses}.\
            Serwer nasłuchuje na gniazdach otwartych przez systemd.\
            Nowe z ostatniego dnia ({count}): {items}.\0Nowe z ostatnich {count} dni: {items}.\0Nowe z ostatnich {count} dni: {items}.\
            subskrypcja {name} ({day})\
            hasło aplikacji {name} ({day})\
            z nowszej wersji eve-ics; zaktualizuj program na tym komputerze\
            Ten adres działa tylko na tym komputerze. Dla innych urządzeń podaj adres swojego serwera opcją --public-url URL.\
            Hasło:\
            Dodaj z tymi danymi konto CalDAV w programie kalendarza. Hasło jest pokazane tylko teraz.\
            Dodano hasło aplikacji {name}: {facts}.\
            Bez https serwer nie pozwala nikomu zalogować się pod tym adresem; zobacz 'eve-ics help serve'.\
            Kod QR z hasłem się tu nie mieści; potrzebuje {count} kolumny.\0Kod QR z hasłem się tu nie mieści; potrzebuje {count} kolumn.\0Kod QR z hasłem się tu nie mieści; potrzebuje {count} kolumn.\
            Hasło jest też w pliku {file}. Otwórz ten plik na iPhonie lub Macu, a po dodaniu konta go usuń.\
            Unieważniono hasło aplikacji {name}. Programy mogą zachować to, co pobrały wcześniej.\
            Każdy, kto zna hasło, może zobaczyć ten kalendarz.\
            Każdy, kto zna hasło, może zobaczyć ten kalendarz oraz zmieniać twój dziennik i twoje kalendarze.\
            Nie ma jeszcze haseł aplikacji. Utwórz hasło poleceniem 'eve-ics app-password add NAME'.\
            tylko do odczytu\
            Przywrócono {count} wydarzenie ukryte wcześniej w programie kalendarza.\0Przywrócono {count} wydarzenia ukryte wcześniej w programie kalendarza.\0Przywrócono {count} wydarzeń ukrytych wcześniej w programie kalendarza.\
            do {day}\
            ostatnie użycie: {distance}\
            jeszcze bez użycia\
            Nazwa użytkownika:\
            z możliwością zmian w Thunderbirdzie\
            Dodano alarm: {title}, {when}.\
            cały dzień\
            {days} o {time}\
            O {time}\
            Zmieniono alarm: {title}, {when}.\
            To nie wszystko: części wydarzeń tu nie pokazano.\
            początek {count} dzień wcześniej\0początek {count} dni wcześniej\0początek {count} dni wcześniej\
            Wyłącz\
            Aby wyłączyć alarm: {command}\
            Wyłączono alarm: {title}.\
            Wypij trochę wody\
            {title} za {count} dzień\0{title} za {count} dni\0{title} za {count} dni\
            {title} dzisiaj\
            {title} jutro\
            {title} za {count} tydzień\0{title} za {count} tygodnie\0{title} za {count} tygodni\
            powtarzanie ustawione w programie kalendarza\
            codziennie\
            {days}, co godzinę od {first} do {last}\0{days}, co {count} godziny od {first} do {last}\0{days}, co {count} godzin od {first} do {last}\
            {days}, co {count} minutę od {first} do {last}\0{days}, co {count} minuty od {first} do {last}\0{days}, co {count} minut od {first} do {last}\
            {title}: spodziewany termin za {count} dzień\0{title}: spodziewany termin za {count} dni\0{title}: spodziewany termin za {count} dni\
            {title}: spodziewany termin dzisiaj\
            {title}: spodziewany termin jutro\
            {title}: spodziewany termin za {count} tydzień\0{title}: spodziewany termin za {count} tygodnie\0{title}: spodziewany termin za {count} tygodni\
            początek {count} godzinę wcześniej\0początek {count} godziny wcześniej\0początek {count} godzin wcześniej\
            zakończony\
            drzemka do {time}\
            Zapisz swój dzień\
            początek {count} minutę wcześniej\0początek {count} minuty wcześniej\0początek {count} minut wcześniej\
            Przegapione alarmy: {titles}\
            jeszcze {count}\0jeszcze {count}\0jeszcze {count}\
            Dzwoni jeszcze {count} alarm\0Dzwonią jeszcze {count} alarmy\0Dzwoni jeszcze {count} alarmów\
            Przypomnienie\
            Najbliższy termin: {when}.\
            Nie masz żadnych alarmów.\
            Nic w ciągu {count} dnia.\0Nic w ciągu najbliższych {count} dni.\0Nic w ciągu najbliższych {count} dni.\
            Żaden alarm nie dzwoni.\
            Ten alarm już nie zadzwoni.\
            Bez szyfrowania: każdy po drodze może czytać wiadomości.\
            Twoje alarmy są wysyłane pod adres {address}.\
            Wiadomości mówią tylko, że jest przypomnienie.\
            Wiadomości nie mają przycisków, dopóki 'eve-ics serve' nie zostanie uruchomione z --public-url.\
            Twoje alarmy nie są wysyłane do żadnego serwera ntfy.\
            Bez tokenu każda osoba, która zna ten temat, może czytać wiadomości.\
            Wiadomości zawierają tytuły twoich alarmów.\
            Token dostępu:\
            Serwer przyjął wiadomość.\
            Tu przychodzą wiadomości.\
            przypomnienie: {title}\
            Usunięto alarm: {title}.\
            Alarmy dzwonią w terminalu albo przez 'eve-ics alarms --run COMMAND'.\
            Alarmy dzwonią w tym terminalu, dopóki nie naciśniesz Ctrl-C.\
            dzwoni teraz\
            Polecenie z 'eve-ics serve --run' dowiaduje się, kiedy masz przypomnienie, bez tytułów.\
            Polecenie z 'eve-ics serve --run' nie dowiaduje się o twoich alarmach.\
            Polecenie z 'eve-ics serve --run' dowiaduje się o twoich alarmach, razem z tytułami.\
            {title}: dzień bez alarmu, {day}.\
            Drzemka\
            Ponowny alarm o {time}: {title}.\
            {title}: początek za {count} dzień\0{title}: początek za {count} dni\0{title}: początek za {count} dni\
            {title}: początek dzisiaj\
            {title}: początek jutro\
            {title}: początek za {count} tydzień\0{title}: początek za {count} tygodnie\0{title}: początek za {count} tygodni\
            Wyłączono: {title}.\
            Włączono: {title}.\
            Tak dzwoni alarm\
            do {time}\
            zadzwonił, niewyłączony\
            przegapiony alarm\
            Alarm do wyłączenia: {title}.\
            Alarm zadzwoniłby ponownie o {time}: {title}.\
            Wcześniejsza baza danych jest teraz w pliku {file}.\
            {count} wpis\0{count} wpisy\0{count} wpisów\
            Utworzono nową bazę danych: {store}\
            {count} wpisu nie dało się odczytać albo był już wymazany.\0{count} wpisów nie dało się odczytać albo były już wymazane.\0{count} wpisów nie dało się odczytać albo były już wymazane.\
            {count} osoba\0{count} osoby\0{count} osób\
            Zastąpiono plik {file}: {contents}. Każdy, kto ma ten plik, może go odczytać.\
            Zastąpić {store} kopią {backup} ({contents})?\
            Przywrócono {store}: {contents}.\
            Z pliku {file} da się odczytać {count} wpis. Zastąpić nim {store}?\0Z pliku {file} da się odczytać {count} wpisy. Zastąpić nimi {store}?\0Z pliku {file} da się odczytać {count} wpisów. Zastąpić nimi {store}?\
            Odzyskano {store}: {contents}.\
            Zapisano plik {file}: {contents}. Każdy, kto ma ten plik, może go odczytać.\
            Twoja metoda hormonalna się skończyła. Do następnego okresu każdy dzień może być płodny.\
            Każdy dzień może być płodny.\
            Liczone od okresu, którego pierwszy dzień to {day}.\
            Nie liczy się jako okres.\
            {day} z prawdopodobieństwem {percent}\
            od {first} do {last} z prawdopodobieństwem {percent}\
            Prognoza: dni wokół owulacji. Spodziewana owulacja: {day} ({chance}).\
            Jak dotąd zapisano tylko {count} pełny cykl, więc prognoza może się zmienić.\0Jak dotąd zapisano tylko {count} pełne cykle, więc prognoza może się zmienić.\0Jak dotąd zapisano tylko {count} pełnych cykli, więc prognoza może się zmienić.\
            Nie zapisano jeszcze żadnego pełnego cyklu, więc przedział jest taki jak dla ogółu osób.\
            Nie zapisano jeszcze żadnego pełnego cyklu; podana przez ciebie długość cyklu ({count} dzień) liczy się jako jeden.\0Nie zapisano jeszcze żadnego pełnego cyklu; podana przez ciebie długość cyklu ({count} dni) liczy się jako jeden.\0Nie zapisano jeszcze żadnego pełnego cyklu; podana przez ciebie długość cyklu ({count} dni) liczy się jako jeden.\
            Jak dotąd zapisano tylko {count} pełny cykl, a podana przez ciebie długość cyklu ({usual} dni) liczy się jako jeszcze jeden. Prognoza może się zmienić.\0Jak dotąd zapisano tylko {count} pełne cykle, a podana przez ciebie długość cyklu ({usual} dni) liczy się jako jeszcze jeden. Prognoza może się zmienić.\0Jak dotąd zapisano tylko {count} pełnych cykli, a podana przez ciebie długość cyklu ({usual} dni) liczy się jako jeszcze jeden. Prognoza może się zmienić.\
            Prognoza: {chance}.\
            Twoja metoda w części cykli hamuje owulację, a w części nie.\
            Od {date} twoja metoda w części cykli hamuje owulację, a w części nie. Wtedy każdy dzień może być płodny.\
            Zapisano: {count} dzień.\0Zapisano: {count} dni.\0Zapisano: {count} dni.\
            Zapisano: pierwszy dzień. Nie wiadomo, jak długo trwał okres.\
            Jeśli około {day} był okres, ale nie został zapisany, następny jest spodziewany: {expected}.\
            To prognoza, a nie środek antykoncepcyjny.\
            Zaobserwowano.\
            Czy okres się skończył? Zwykle trwa {count} dzień, a teraz trwa już dłużej.\0Czy okres się skończył? Zwykle trwa {count} dni, a teraz trwa już dłużej.\0Czy okres się skończył? Zwykle trwa {count} dni, a teraz trwa już dłużej.\
            Okres spóźnia się o {count} dzień (spodziewany od {first} do {last}).\0Okres spóźnia się o {count} dni (spodziewany od {first} do {last}).\0Okres spóźnia się o {count} dni (spodziewany od {first} do {last}).\
            Jeśli nadal trwa, zapisuj każdy kolejny dzień. Jeśli nie, zostaw to wydarzenie albo je usuń.\
            Jeśli już trwa, zapisz pierwszy dzień. Jeśli nie, zostaw to wydarzenie albo je usuń: to niczego nie zmieni.\
            Masz już okres? Najbardziej prawdopodobny początek: {day}.\
            Zapisane dni: {logged}. Spodziewane dni: {expected}.\
            Jeśli okres skończy się wcześniej, zakończ to wydarzenie w jego ostatnim dniu.\
            Zapisane i spodziewane dni.\
            Dni płodne nie są pokazane: przewidywany przedział dat owulacji jest dłuższy niż trzy tygodnie.\
            Dni płodne nie są pokazane: być może jakiś okres nie został zapisany.\
            Dalsze dni płodne nie są pokazane: przewidywany przedział dat owulacji jest dłuższy niż trzy tygodnie.\
            Krwawienie z odstawienia, gdy kończą się hormony z blistra {pack}. Najczęstszy początek: {day}.\
            Krwawienie z odstawienia, gdy kończą się hormony z blistra {pack}. Najczęstszy początek: od {first} do {last}.\
            Krwawienie z odstawienia, gdy kończą się hormony z serii {round}. Najczęstszy początek: {day}.\
            Krwawienie z odstawienia, gdy kończą się hormony z serii {round}. Najczęstszy początek: od {first} do {last}.\
            {count} fiszka\0{count} fiszki\0{count} fiszek\
            do powtórki: {count}\0do powtórki: {count}\0do powtórki: {count}\
            Pominięto {count} pustą fiszkę.\0Pominięto {count} puste fiszki.\0Pominięto {count} pustych fiszek.\
            Zapisano {count} fiszkę do pliku {file}.\0Zapisano {count} fiszki do pliku {file}.\0Zapisano {count} fiszek do pliku {file}.\
            Enter: pokaż drugą stronę, q: zakończ\
            Pominięto {count} pole lub etykietę, których nie pokazuje żadna fiszka.\0Pominięto {count} pola i etykiety, których nie pokazuje żadna fiszka.\0Pominięto {count} pól i etykiet, których nie pokazuje żadna fiszka.\
            Dodano {count} fiszkę: {deck}.\0Dodano {count} fiszki: {deck}.\0Dodano {count} fiszek: {deck}.\
            {count} fiszka już tu była.\0{count} fiszki już tu były.\0{count} fiszek już tu było.\
            Pominięto {count} obraz lub dźwięk.\0Pominięto {count} obrazy i dźwięki.\0Pominięto {count} obrazów i dźwięków.\
            Następna powtórka: {when}.\
            Nie masz fiszek.\
            Żadna fiszka nie czeka na powtórkę.\
            Fiszka {number} z {all}\
            Enter: odwróć, n: następna, r: odłóż, q: zakończ\
            Wszystkie fiszki są odłożone. Quiz się skończył.\
            1: zapomniana, 2: trudna, 3: dobrze, 4: łatwa, q: zakończ\
            Powtórzono {count} fiszkę.\0Powtórzono {count} fiszki.\0Powtórzono {count} fiszek.\
            To była ostatnia fiszka. Od początku jeszcze raz.\
            {deck}: powtórz {count} fiszkę\0{deck}: powtórz {count} fiszki\0{deck}: powtórz {count} fiszek\
            odpowiedzi o nietypowych cyklach\
            antykoncepcja\
            wymazano starsze wpisy\
            wartości, które ukrywają twoje ustawienia\
            {item} ({days})\
            ponowiono wpis {entry}\
            {count} dzień, {range}\0{count} dni, {range}\0{count} dni, {range}\
            nic\
            przypomnienie o dniach płodnych\
            inne przypomnienie\
            przypomnienie o zastrzyku\
            przypomnienie o owulacji\
            przypomnienie o plastrze\
            przypomnienie o okresie\
            przypomnienie o tabletce\
            przypomnienie o pytaniach\
            przypomnienie o wymianie\
            przypomnienie o krążku\
            usunięto: {items}\
            ustawienie {key}: {value}\
            ustawienie {key}: domyślne\
            inne ustawienie\
            cofnięto wpis {entry}\
            {day} o {time}\
            Pominięte pomiary: {readings}.\
            Wzrost widać po sześciu niższych i trzech wyższych pomiarach.\
            obfite\
            lekkie\
            średnie\
            plamienie\
            krwawienie\
            Mierz temperaturę po przebudzeniu, przed wstaniem z łóżka, i zapisuj ją poleceniem 'eve-ics log today --temperature {example}'.\
            {row}: {signs}\
            ujemny\
            dodatni\
            kremowy\
            suchy\
            jak białko jaja\
            lepki\
            wodnisty\
            Jak dotąd bez wzrostu. Wzrost to trzy kolejne pomiary wyższe niż sześć poprzednich.\
            W tym cyklu nie zapisano żadnej temperatury.\
            W tym cyklu nie zapisano żadnej innej temperatury.\
            W cyklu od {start} nie zapisano żadnej temperatury.\
            Dotychczas {count} pomiar.\0Dotychczas {count} pomiary.\0Dotychczas {count} pomiarów.\
            Temperatura wzrosła powyżej {line}: {day} (dzień {number} cyklu). Pewność od {confirmed}.\
            Data\
            Dzień\
            LH\
            Śluz\
            Zauważono\
            Owulacja\
            Okres\
            Wzrost\
            linia podstawowa\
            pominięta\
            twoja obserwacja\
            wzrost\
            temperatura\
            Cykl {days} ({length}). Temperatury w {unit}.\
            Cykl od {start}. Dzisiaj jest dzień {number}. Temperatury w {unit}.\
            Niech herbata nie stygnie, a kolejki będą krótkie.\
            Najwygodniejszy fotel jest twój.\
            Ktoś z dawnych znajomych ucieszy się z wiadomości od ciebie.\
            Włóż coś w swoim ulubionym kolorze.\
            Dobre dni, żeby wracać do domu dłuższą drogą.\
            Dbaj o siebie tak czule jak o swoje rośliny.\
            Ktoś się cieszy, że jesteś.\
            W kuchni dobrze się tańczy; nikt nie patrzy.\
            Każdy dotychczasowy poniedziałek masz już za sobą.\
            Zajmij miejsce przy oknie.\
            Któreś światła zmienią się na zielone w samą porę: miej oczy otwarte.\
            Dobre dni na muzykę, trochę głośniej niż zwykle.\
            z własnym adresem\
            z miłym słowem\
            dla {client}\
            same daty\
            dawki\
            pusty kalendarz, żeby programy usunęły to, co pokazują\
            dni płodne\
            dni płodne ukryte\
            język {tag}\
            {count} miesiąc naprzód i {past} wstecz\0{count} miesiące naprzód i {past} wstecz\0{count} miesięcy naprzód i {past} wstecz\
            bez przypomnień\
            owulacja\
            okresy\
            pytania\
            neutralne tytuły\
            własne tytuły\
            Dodano antykoncepcję {number}: {details}.\
            o {time}\
            Zmieniono antykoncepcję {number}: {details}.\
            Od\
            Do\
            Metoda\
            Następnie\
            Nr\
            Godzina\
            Antykoncepcja {number} ({method}) zakończona {day}.\
            Antykoncepcja {number} ({method}) kończy się {day}.\
            Wyeksportuj ponownie, żeby zmiana trafiła do kalendarza.\
            od {day}\
            od dzisiaj\
            Antykoncepcja {number} ({method}) trwa dalej.\
            Antykoncepcja {number} ({method}) trwa równolegle. Jeśli jest już zakończona, wpisz 'eve-ics contraception end --course {number}'.\
            Od {day} jest zapisana ciąża. Jeśli się skończyła, zapisz, co było potem.\
            Antykoncepcja {number} ({method}): termin zastrzyku {injection}: {day}.\
            Antykoncepcja {number} ({method}): zastrzyk {injection} podano {day}.\
            Nie zapisano żadnej metody. Przykład: 'eve-ics contraception add pill 21+7 --start {today}'.\
            Przypomnienie o następnym zastrzyku pojawi się tydzień wcześniej.\
            Przypomnienie o następnym zastrzyku pojawi się w dniu zastrzyku.\
            Przypomnienie o wymianie pojawi się {count} tydzień wcześniej.\0Przypomnienie o wymianie pojawi się {count} tygodnie wcześniej.\0Przypomnienie o wymianie pojawi się {count} tygodni wcześniej.\
            Przypomnienie o wymianie pojawi się w dniu wymiany.\
            początek od dnia {number} blistra\
            Antykoncepcja {number} ({method}): blister {pack} zaczyna się {day}.\
            Antykoncepcja {number} ({method}): {day} to dzień {place} blistra {pack}.\
            Nie zapisano żadnej przyjętej dawki, więc początek jest przesunięty na ten dzień. Jeśli pierwsza dawka była już wcześniej, powtórz polecenie z '--new-pack'.\
            Żeby dostać przypomnienie o wymianie, podaj, jak długo działa ten środek. Dla pięciu lat wpisz '{command}'.\
            Antykoncepcja {number} ({method}): wymiana {day}.\
            Antykoncepcja {number} ({method}): seria {round} zaczyna się {day}.\
            Antykoncepcja {number} ({method}): {day} to dzień {place} serii {round}.\
            od {day}\
            Godzina antykoncepcji {number} ({method}) to teraz {time}.\
            Antykoncepcja {number} ({method}) nie ma teraz ustalonej godziny.\
            Tak już jest. Nic się nie zmieniło.\
            Antykoncepcja {number} ({method}) nie zacznie się.\
            Żeby się nie liczył, wpisz 'eve-ics cycle {start} ignore'.\
            Jeśli cykl od {day} to naprawdę jeden długi cykl, wpisz 'eve-ics cycle {start} long'.\
            Jeśli w cyklu od {day} brakuje okresu, wpisz 'eve-ics cycle {start} missing'.\
            Jeśli cykl od {day} naprawdę miał taką długość, wpisz 'eve-ics cycle {start} long'.\
            Jeśli {day} zaczął się okres, wpisz 'eve-ics cycle {start} start'.\
            Usunięto twoją odpowiedź o cyklu {days}.\
            Usunięto twoją odpowiedź o krwawieniu {days}.\
            Zanotowano: krwawienie {days} było między okresami.\
            Zanotowano dla cyklu {days} ({length}): ten cykl się nie liczy.\
            Zanotowano dla cyklu {days} ({length}): to był jeden cykl.\
            Zanotowano dla cyklu {days} ({length}): brakuje okresu.\
            Zanotowano: wraz z krwawieniem {days} zaczął się okres.\
            To już jest zapisane. Nic się nie zmieniło.\
            krwawienie między okresami (twoja odpowiedź)\
            nie liczy się (twoja odpowiedź)\
            naprawdę jeden cykl (twoja odpowiedź)\
            brakuje w nim okresu (twoja odpowiedź)\
            krwawienie między okresami\
            prawdopodobnie dwa cykle; może brakować okresu około {day}\
            prawdopodobnie trzy cykle; może brakować okresów około {days}\
            inny niż pozostałe twoje cykle\
            Usunięto twoją odpowiedź o cyklu od {start}.\
            Zanotowano: cykl od {start} nie będzie się liczyć.\
            Zanotowano: od {start} nie brakuje żadnego okresu.\
            Cykl od {start} nie ma odpowiedzi. Nic się nie zmieniło.\
            Cykl {days} nie ma odpowiedzi. Nic się nie zmieniło.\
            Ten dzień jest przed pierwszym zapisanym okresem ({start}).\
            Ten dzień liczy się jako krwawienie między okresami.\
            Zaczął się {count} dzień wcześniej.\0Zaczął się {count} dni wcześniej.\0Zaczął się {count} dni wcześniej.\
            Zaczął się tego dnia.\
            Zaczął się {count} dzień później.\0Zaczął się {count} dni później.\0Zaczął się {count} dni później.\
            okres, który może zacząć się lada dzień ({chance})\
            dzień płodny (dni płodne {window}), owulacja około {day}\
            bez okresu\
            bez okresu i poza dniami płodnymi\
            owulacja około tego dnia, dni płodne {window}\
            dzień {number} okresu spodziewanego od {first} ({chance})\
            dzień {number} okresu, zwykła długość: {length}\
            brak okresu, a każdy dzień może być płodny\
            Prognoza: {expectation}.\
            Do tego dnia jest ponad dziesięć lat. Nie ma dla niego prognozy.\
            Prawdopodobieństwo, że dzień jest płodny: {percent}.\
            Pierwszy dzień cyklu.\
            Pierwszy dzień cyklu, który trwa {count} dzień.\0Pierwszy dzień cyklu, który trwa {count} dni.\0Pierwszy dzień cyklu, który trwa {count} dni.\
            Zapisano: {items}.\
            Notatka:\
            Na ten dzień nic nie zapisano.\
            Dzień {number} cyklu (początek: {start}).\
            Dzień {number} spodziewanego cyklu (początek: {start}).\
            Dzień {number} cyklu (początek: {start}), jeśli wcześniej nie zacznie się okres.\
            Prognoza z początku cyklu ({made}): {expectation}.\
            Początek tego okresu według prognozy z {made}: {day} ({chance}).\
            Uzasadnienie pokazuje 'eve-ics explain'.\
            Prawdopodobieństwo, że tego dnia zacznie się następne krwawienie: {percent}. Do tego dnia łącznie: {total}.\
            Prawdopodobieństwo, że tego dnia zacznie się następny okres: {percent}. Do tego dnia łącznie: {total}.\
            {date} ({weekday}, {distance})\
            Zmieniono zapis dnia: {day}.\
            Popraw wartości, zapisz i zamknij edytor. Pusta wartość nie jest zapisywana.\
            Nastrój: {words}\
            Notatka: {words}\
            Notatka:\
            Nie ma jeszcze żadnych zapisków. Przykład: 'eve-ics log today --note NOTE'\
            Nie ma pasujących zapisków.\
            Objawy: {words}\
            Nic się nie zmieniło.\
            Zrobione.\
            Zrobione z opóźnieniem.\
            Zastrzyk {number}.\
            Zapisano {count} pominiętą dawkę: ta prognoza już nie obowiązuje. Zajrzyj do ulotki lub zapytaj w aptece.\0Zapisano {count} pominięte dawki z rzędu: ta prognoza już nie obowiązuje. Zajrzyj do ulotki lub zapytaj w aptece.\0Zapisano {count} pominiętych dawek z rzędu: ta prognoza już nie obowiązuje. Zajrzyj do ulotki lub zapytaj w aptece.\
            Zaczyna się nowy blister.\
            Zaczyna się nowa seria.\
            {number} z {total}\
            Plaster {number}, seria {round}.\
            Plaster {number}, seria {round}: pora odkleić. Zaczyna się przerwa.\
            Tabletka {number}, blister {pack}.\
            Tabletka {number}, blister {pack}: placebo, bez hormonów.\
            Do wymiany: {method}. Umów wizytę z wyprzedzeniem.\
            Krążek {number}, seria {round}.\
            Krążek {number}, seria {round}: pora wyjąć. Zaczyna się przerwa.\
            Sprawdź w ulotce, co zrobić.\
            Pominięto.\
            Przyjęto tabletkę.\
            Przyjęto tabletkę z opóźnieniem.\
            Bez plastra: {days}.\
            Bez tabletek: {days}.\
            Tabletki placebo, bez hormonów: {days}.\
            Bez krążka: {days}.\
            zastrzyk {number}\
            Zastrzyk {number} przypadał: {day}, {distance}. Brak wpisu, że go podano.\
            {dose}, {when}\
            Następnie: {item}.\
            Następny blister: {when}.\
            Następny plaster: {when}.\
            Następny krążek: {when}.\
            zmiana na plaster {number}\
            zmiana plastra\
            odklejenie plastra\
            naklejenie plastra {number}\
            naklejenie plastra\
            tabletka {number}\
            tabletka {number} (placebo)\
            wymiana\
            Termin wymiany: {method}, {when}.\
            Termin wymiany minął: {method}, {when}. Po wymianie wpisz 'eve-ics contraception reset --course {course}'.\
            zmiana na krążek {number}\
            zmiana krążka\
            założenie krążka {number}\
            założenie krążka\
            wyjęcie krążka\
            Dzisiaj: {dose}, jeszcze brak wpisu.\
            Dzisiaj o {time}: {dose}, jeszcze brak wpisu.\
            Dzisiaj: {dose}.\
            Jeszcze brak wpisu: {days}.\
            {day}, {distance}\
            {day} o {time}\
            Wczoraj: {dose}, jeszcze brak wpisu.\
            Wczoraj o {time}: {dose}, jeszcze brak wpisu.\
            zmieniony alarm\
            rozpoznane po datach\
            wydarzenie zmienione dzień po dniu\
            rozpoznane po „ref”\
            wydarzenie odwołane przez plik\
            {event} → {outcome} ({reasons})\
            wydarzenie potwierdzone\
            {event}: w kalendarzu {calendar}; w dzienniku {log} ({reason})\
            wydarzenie usunięte\
            dopisano do opisu\
            {title} {days}\
            brak wydarzenia w kalendarzu\
            Większość wydarzeń wróciła o dzień wcześniej.\
            Większość wydarzeń wróciła o dzień później.\
            Większość wydarzeń wróciła z końcem o dzień wcześniej.\
            Większość wydarzeń wróciła z końcem o dzień później.\
            Większość wydarzeń wróciła tylko z pierwszym dniem.\
            Niektóre programy tak zapisują daty, więc odczytano je tak, jak były widoczne.\
            Niektóre programy tak zapisują daty, więc żadnej daty nie zaimportowano. Zmiany zapisz poleceniem 'eve-ics log'.\
            {count} wydarzenie z prognozy jest ukryte w twoich programach kalendarza. Przywraca je 'eve-ics unhide'.\0{count} wydarzenia z prognozy są ukryte w twoich programach kalendarza. Przywraca je 'eve-ics unhide'.\0{count} wydarzeń z prognozy jest ukrytych w twoich programach kalendarza. Przywraca je 'eve-ics unhide'.\
            zapisano {days}\
            zapisano {days}, ostatni dzień {last}\
            zapisano {days}, kolejne dni aż do {last} w miarę upływu czasu\
            {event}: brak w kalendarzu. Jeśli to usunięto celowo, użyj 'eve-ics import --accept-deletions'.\
            … i jeszcze {count}\0… i jeszcze {count}\0… i jeszcze {count}\
            wydarzenie przesunięte\
            nowe wydarzenie\
            W tym pliku nie ma {count} wydarzenia z twojego kalendarza.\0W tym pliku nie ma {count} wydarzeń z twojego kalendarza.\0W tym pliku nie ma {count} wydarzeń z twojego kalendarza.\
            bez krwawienia do {today}\
            notatka {day}\
            zaobserwowano {day}\
            wydarzenie na dawnym miejscu\
            przypomnienie: {reminder}\
            wydarzenie przesunięte, inna długość\
            wydarzenie skrócone\
            potwierdzone\
            usunięte\
            przyjęto z opóźnieniem\
            bez okresu\
            bez krwawienia\
            inne przypomnienie\
            okres {days}\
            pominięto\
            wydarzenie wydłużone\
            przyjęto\
            {event}: {what}\
            usunięto z dziennika\
            dwa wydarzenia tego rodzaju mają różne nowe alarmy\
            w dzienniku jest inaczej\
            w dzienniku jest okres w tych dniach\
            dziennik zmieniono już po utworzeniu kalendarza\
            przypomnienie zmieniono już po utworzeniu kalendarza\
            inne wydarzenie jest już w tych samych dniach\
            w pliku to wydarzenie jest dwa razy, w różnych dniach\
            Potem prognoza znów opiera się na twoich własnych cyklach.\
            W trakcie stosowania nie ma prognozy dni płodnych, a krwawienie jest spodziewane w przerwach, niezależnie od twoich cykli.\
            W trakcie stosowania krwawienie jest spodziewane w przerwach, niezależnie od twoich cykli.\
            Ostatni zastrzyk liczy się do {day}.\
            Co zrobić po pominiętym lub spóźnionym zastrzyku, sprawdź w ulotce.\
            Co zrobić po pominiętym lub spóźnionym plastrze, sprawdź w ulotce.\
            Co zrobić po pominiętej lub spóźnionej tabletce, sprawdź w ulotce.\
            Co zrobić po pominiętym lub spóźnionym krążku, sprawdź w ulotce.\
            W trakcie stosowania nie ma prognozy dni płodnych ani okresów.\
            W trakcie stosowania nie ma prognozy okresów.\
            Nie zmienia prognozy twoich cykli.\
            Ta metoda ({method}) zaczyna się poza okresem i potrzebuje siedmiu dni. Do {day} prognoza dni płodnych jest taka, jakby jej nie było. Co robić do tego czasu, sprawdź w ulotce.\
            Twoja metoda ({method}) zaczyna się poza okresem i potrzebuje siedmiu dni. Co robić do {day}, sprawdź w ulotce.\
            W trakcie stosowania nie ma prognozy dni płodnych, bo ta metoda w części cykli hamuje owulację, a w części nie.\
            Okres zakończony {last}: {days}, {count} dzień.\0Okres zakończony {last}: {days}, {count} dni.\0Okres zakończony {last}: {days}, {count} dni.\
            Już nie są dniami okresu: {days}.\
            Zapisano też jako dni okresu: {days}.\
            Wymazać na zawsze wszystkie zapisy?\
            Wymazać na zawsze wszystkie zapisy oraz przechowywane tu kalendarze?\
            Wymazać na zawsze wszystko, co zapisano przed {day}?\
            Wymazać na zawsze wszystko, co zapisano w tych dniach: {days}?\
            Wymazać na zawsze wszystko, co zapisano od {day}?\
            Inne przechowywane tu kalendarze się nie zmieniają.\
            Wymazano.\
            Wymazano, razem z przechowywanymi tu kalendarzami: {count}.\0Wymazano, razem z przechowywanymi tu kalendarzami: {count}.\0Wymazano, razem z przechowywanymi tu kalendarzami: {count}.\
            Wymazano, razem z innymi wpisami w kalendarzu cyklu: {count}.\0Wymazano, razem z innymi wpisami w kalendarzu cyklu: {count}.\0Wymazano, razem z innymi wpisami w kalendarzu cyklu: {count}.\
            Nic nie było zapisane, więc nic nie wymazano.\
            W tym czasie nic nie zapisano, więc nic nie wymazano.\
            Ma je też wcześniejsza baza danych, odłożona na bok przy przywracaniu kopii: {file}.\
            Wcześniejsze kopie zapasowe i kalendarze nadal zawierają te dni.\
            W plikach bazy danych są jeszcze ślady tych danych, bo czyta je inny program. Zostaną usunięte, gdy skończy.\
            W plikach bazy danych są jeszcze ślady tych danych, bo dysk jest pełny. Zwolnij miejsce: zostaną usunięte, gdy tylko będzie go dość.\
            To jest dziennik osoby: {name}.\
            Po antykoncepcji wracają twoje własne cykle, liczone od {start}.\
            Z uwzględnieniem wszystkich zapisów z tego cyklu okres jest spodziewany: {day}.\
            Z uwzględnieniem oznak owulacji okres jest spodziewany: {day}.\
            Podana przez ciebie długość cyklu ({count} dzień) liczy się jako jeden cykl, najstarszy.\0Podana przez ciebie długość cyklu ({count} dni) liczy się jako jeden cykl, najstarszy.\0Podana przez ciebie długość cyklu ({count} dni) liczy się jako jeden cykl, najstarszy.\
            Spodziewane dni: {days}, owulacja około {day} ({chance}).\
            Gdy nie ma jej oznak, przyjmuje się, że owulacja jest 14 dni przed następnym okresem.\
            Wynika to z oznak w twoich poprzednich cyklach.\
            Wynika to z powyższych oznak.\
            Początek ostatniego okresu: {start}.\
            Cykle ogółu osób trwają około {count} dnia ({percent} z nich: od {shortest} do {longest}), co daje datę {day}.\0Cykle ogółu osób trwają około {count} dni ({percent} z nich: od {shortest} do {longest}), co daje datę {day}.\0Cykle ogółu osób trwają około {count} dni ({percent} z nich: od {shortest} do {longest}), co daje datę {day}.\
            Twoje cykle trwają około {count} dnia ({percent} z nich: od {shortest} do {longest}), co daje datę {day}.\0Twoje cykle trwają około {count} dni ({percent} z nich: od {shortest} do {longest}), co daje datę {day}.\0Twoje cykle trwają około {count} dni ({percent} z nich: od {shortest} do {longest}), co daje datę {day}.\
            Dzisiaj jest dzień {number} cyklu, a innego okresu nie zapisano. Bardziej prawdopodobne jest już to, że okres był, ale nie został zapisany, niż to, że dopiero nadejdzie. Jeśli był około {missed}, następny jest spodziewany: {day}.\
            Dzisiaj jest dzień {number} cyklu, a innego okresu nie zapisano. Po wykluczeniu krótszych cykli okres jest spodziewany: {day}.\
            To krwawienie w przerwie twojej antykoncepcji. Liczy się je od ostatniego dnia z hormonami, a nie na podstawie twoich własnych cykli.\
            To krwawienie w przerwie twojej antykoncepcji ({method}). Liczy się je od ostatniego dnia z hormonami, a nie na podstawie twoich własnych cykli.\
            Pewność prognozy\
            Które cykle się liczą\
            Dotychczasowe cykle\
            Dni płodne\
            Oznaki owulacji w tym cyklu\
            Dlaczego ta data\
            {count} dzień o nieznanym nasileniu zapisano jako średnie krwawienie, bo drip wymaga nasilenia.\0{count} dni o nieznanym nasileniu zapisano jako średnie krwawienie, bo drip wymaga nasilenia.\0{count} dni o nieznanym nasileniu zapisano jako średnie krwawienie, bo drip wymaga nasilenia.\
            W drip nie ma miejsca na: {items}.\
            Zastąpiono {file}: {count} dzień.\0Zastąpiono {file}: {count} dni.\0Zastąpiono {file}: {count} dni.\
            Zastąpiono {file}: {count} wydarzenie, {span}.\0Zastąpiono {file}: {count} wydarzenia, {span}.\0Zastąpiono {file}: {count} wydarzeń, {span}.\
            Pominięto {count} przyszły dzień trwającego okresu. Dziennik zawiera tylko to, co już się wydarzyło.\0Pominięto {count} przyszłe dni trwającego okresu. Dziennik zawiera tylko to, co już się wydarzyło.\0Pominięto {count} przyszłych dni trwającego okresu. Dziennik zawiera tylko to, co już się wydarzyło.\
            Zapisano plik {file}: {count} dzień.\0Zapisano plik {file}: {count} dni.\0Zapisano plik {file}: {count} dni.\
            Zapisano plik {file}: {count} wydarzenie, {span}.\0Zapisano plik {file}: {count} wydarzenia, {span}.\0Zapisano plik {file}: {count} wydarzeń, {span}.\
            do {day} z prawdopodobieństwem {percent}, w przeciwnym razie najprawdopodobniej {days}\
            Dni płodne nie są pokazane, ale każdy dzień może być płodny.\
            Gdy wrócisz do stosowania, wpisz 'eve-ics taken'. Jeśli to koniec stosowania, wpisz 'eve-ics contraception end'.\
            Następny okres: {day}, {distance} ({chance}).\
            Następny okres: lada dzień ({chance}).\
            Jeśli około {missed} był okres, ale nie został zapisany, następny jest spodziewany: {day}, {distance} ({chance}).\
            Następny okres: za {first}–{count} dzień ({chance}).\0Następny okres: za {first}–{count} dni ({chance}).\0Następny okres: za {first}–{count} dni ({chance}).\
            Następne krwawienie z odstawienia: {day}, {distance} ({chance}).\
            Od ciąży nie zapisano żadnego okresu. Prognozy wrócą, gdy zapiszesz następny.\
            Trwa przerwa w prognozach. To, co zapiszesz, zostanie zachowane.\
            Trwa przerwa w prognozach ({reason}). To, co zapiszesz, zostanie zachowane.\
            W trakcie karmienia piersią okresów może długo nie być. Prognozy wrócą, gdy zapiszesz pierwszy okres.\
            Nie zapisano jeszcze żadnego okresu. Zapisz pierwszy dzień ostatniego okresu.\
            Powrót cykli po porodzie może trochę potrwać. Prognozy wrócą, gdy zapiszesz pierwszy okres. Krwawienie w pierwszych sześciu tygodniach nie liczy się jako okres.\
            Od {day} nie zapisano żadnego okresu, więc nie ma prognozy. Zapisz pierwszy dzień ostatniego okresu, a w miarę możliwości także wcześniejszych, których brakuje.\
            Przy twojej antykoncepcji krwawienie jest nieregularne albo go nie ma, więc nie ma prognozy okresu.\
            Poprzednia prognoza: {day}.\
            Okresu jeszcze nie ma (spodziewany od {first} do {last}).\
            Po antykoncepcji hormonalnej długość pierwszych cykli bardzo się zmienia.\
            Po ciąży długość pierwszych cykli bardzo się zmienia.\
            Twoja metoda ({method}) może osłabić krwawienie albo sprawić, że ustanie.\
            W okresie perimenopauzy długość cykli bardzo się zmienia.\
            W wieku nastoletnim cykle trwające do {days} dni są typowe.\
            Cykle trwające do {days} dni są typowe.\
            i {count} dzień\0i {count} dni\0i {count} dni\
            {count} dzień\0{count} dni\0{count} dni\
            {count} dzień temu\0{count} dni temu\0{count} dni temu\
            za {count} dzień\0za {count} dni\0za {count} dni\
            za {count} tydzień\0za {count} tygodnie\0za {count} tygodni\
            za {count} tydzień {days}\0za {count} tygodnie {days}\0za {count} tygodni {days}\
            {count} miesiąc\0{count} miesiące\0{count} miesięcy\
            {count} miesiąc temu\0{count} miesiące temu\0{count} miesięcy temu\
            ponad {percent}\
            dzisiaj\
            jutro\
            poniżej {percent}\
            {count} tydzień\0{count} tygodnie\0{count} tygodni\
            {count} tydzień temu\0{count} tygodnie temu\0{count} tygodni temu\
            {count} rok\0{count} lata\0{count} lat\
            {count} rok temu\0{count} lata temu\0{count} lat temu\
            wczoraj\
            Wpisz do ośmiu alarmów do wpisu, dla telefonu, który nie ma nic innego\
            Wpisz do ośmiu alarmów do wpisu, dla telefonu, który nie ma nic innego\
            Wpisz dwa alarmy do wpisu, jak zwykle\
            krwawienie śródcykliczne\
            Cykl\
            Dni\
            Okres\
            Pełne cykle: {cycles}. Zwykła długość: {usual}, od {shortest} do {longest}.\
            Pełne cykle: {cycles}. Zwykła długość: {usual}.\
            potem nic przez {count} dzień\0potem nic przez {count} dni\0potem nic przez {count} dni\
            Zmiana\
            Rejestr zmian jest pusty.\
            Wpis\
            Źródło\
            Zapisano\
            {change} (cofnięto)\
            Historia jest przechowywana przez {count} miesiąc.\0Historia jest przechowywana przez {count} miesiące.\0Historia jest przechowywana przez {count} miesięcy.\
            Historia jest przechowywana przez {count} rok.\0Historia jest przechowywana przez {count} lata.\0Historia jest przechowywana przez {count} lat.\
            nie liczy się: {phase}\
            Nie zapisano jeszcze żadnego pełnego cyklu.\
            Nie zapisano jeszcze żadnego pełnego cyklu bez hormonów.\
            Nie zapisano jeszcze żadnego okresu. Zapisz pierwszy dzień ostatniego okresu.\
            kalendarz\
            wiersz poleceń\
            import\
            strona internetowa\
            Zwykła długość okresu: {usual}, od {shortest} do {longest}.\
            Zwykła długość okresu: {usual}.\
            trwa\
            mniej niż 10 dni po poprzednim okresie\
            potem: {phase}\
            krwawienie z odstawienia\
            zrób w tej aplikacji kopię zapasową bez hasła albo wpisz okresy do tabeli z kolumnami start i end, i zaimportuj to\
            rozpakuj je z hasłem i zaimportuj pliki, które zawiera\
            zapisz go w pcalendar bez hasła i zaimportuj to\
            wpisz okresy do tabeli z kolumnami start i end i ją zaimportuj\
            z tych dat nie wynika, czy najpierw stoi dzień, czy miesiąc\
            ten wiersz nie pasuje do kalendarza\
            jest ucięty albo został zmieniony\
            ten znak tu nie pasuje\
            ten plik został ucięty przed końcem; to, czego w nim brakuje, nie liczy się jako usunięte\
            jest ucięty\
            plik jest uszkodzony: {why}\
            SQLite mówi „{words}”\
            nic w nim nie ma; w każdym wierszu wpisz jedną datę (YYYY-MM-DD)\
            wiersz bez niczego do zapisania\
            to nie jest tekst ani znany rodzaj pliku; może to być zaszyfrowana kopia zapasowa, na przykład .enc z Mooneva albo jedna z kopii cycle w ~/.cycle\
            kolumna end dziennika według dni przyjmuje tylko „unknown” albo „last”; w dzienniku według okresów pierwsza kolumna nazywa się start\
            używa niezdefiniowanej encji\
            dat tego wydarzenia nie da się odczytać albo kończy się ono przed początkiem; zostało pominięte\
            archiwum gzip\
            plik iCalendar\
            dokument PDF\
            baza danych SQLite\
            tekst w UTF-16\
            XML albo HTML\
            archiwum zip\
            kalendarz jest za duży; wyeksportuj krótszy czas\
            to archiwum jest chronione hasłem\
            to kopia zapasowa z Log28, baza danych Realm, której się tu nie odczytuje\
            wiersz jest dłuższy niż {size} KiB; sprawdź, czy to właściwy plik\
            zakres jest dłuższy niż {count} dzień; podaj każdy okres w osobnym zakresie\0zakres jest dłuższy niż {count} dni; podaj każdy okres w osobnym zakresie\0zakres jest dłuższy niż {count} dni; podaj każdy okres w osobnym zakresie\
            więcej komórek niż kolumn w nagłówku; tekst z „,” lub „;” weź w cudzysłów\
            zabrakło pamięci\
            nagłówek używa „,” i „;”; używaj tylko jednego z nich\
            nie odczytano jeszcze {count} kolumny\0nie odczytano jeszcze {count} kolumn\0nie odczytano jeszcze {count} kolumn\
            i jeszcze {count} wiersz\0i jeszcze {count} wiersze\0i jeszcze {count} wierszy\
            ani data (YYYY-MM-DD) ani nagłówek z kolumną o nazwie date lub start\
            jest nagłówek, ale pod nim żadnego zapisanego dnia\
            żaden nagłówek nie nazywa kolumn; zacznij plik wierszem takim jak date,flow\
            to nie jest plik kalendarza (.ics)\
            to {kind}, a nie dziennik\
            to nie jest plik tekstowy\
            ten wiersz nie jest w UTF-8; zapisz plik jako UTF-8\
            to nie jest poprawny XML\
            nie rozpoznano żadnego zapisanego dnia\
            nie rozpoznano żadnego zapisanego dnia; wiersz {line}: {problem}\
            to plik aplikacji {tracker}, ale nie dało się z niego przejąć żadnego dnia\
            to plik aplikacji {tracker}, ale nie dało się z niego przejąć żadnego dnia; pierwszy powód: {reason}\
            tu otwiera się cudzysłów, którego nic nie zamyka\
            rozdzielone przez „{found}”, a nagłówek używa „{header}”; używaj tylko jednego z nich\
            plik w nim jest spakowany w sposób, którego się tu nie odczytuje; najpierw go rozpakuj\
            ten plik aplikacji pcalendar jest zaszyfrowany\
            to pickle Pythona, jakie cycle trzyma w ~/.cycle; wczytanie go może uruchomić program\
            {property} ma wartość, której nie da się odczytać\
            nagłówek dwa razy nazywa kolumnę {name}; zostaw jedną z nich\
            dzień, który już jest, scalony\
            stał się krótszy podczas odczytu\
            po zamykającym cudzysłowie jest tekst; cudzysłów wewnątrz komórki wpisz dwa razy\
            ma za wiele zagnieżdżeń\
            plik jest większy niż {size} MiB; sprawdź, czy to właściwy plik\
            zawartość archiwum jest większa niż {size} MiB; sprawdź, czy to właściwy plik\
            notatki w nim są większe niż {size} MiB; sprawdź, czy to właściwy plik\
            zawiera więcej, niż się odczytuje z jednego pliku\
            {property} można odczytać na dwa sposoby\
            żadna znana aplikacja do śledzenia cyklu nie zapisuje takiego pliku\
            to {kind}, ale żadna znana aplikacja do śledzenia cyklu tak nie zapisuje\
            nieznane słowo w kolumnie {column}; znane są: {words}\
            tego, co w nim spakowano, nie da się rozpakować\
            objaw, którego nie było\
            data jest sprzed 1900 roku; sprawdź rok\
            dwie wartości jednego dnia, zachowano obie\
            kolumna „{name}”\
            {name}, obliczone przez aplikację\
            {name} (zapisz to poleceniem 'eve-ics contraception')\
            plik {name} jest uszkodzony\
            usunięty wpis\
            dwa wpisy o jednej dawce: z opóźnieniem ma pierwszeństwo przed przyjętą, a przyjęta przed pominiętą\
            podwójna tabletka, zapisana jako przyjęta\
            {name}, z oznaczeniem jako wykluczone\
            „{name}” ma datę odległą o wiele stuleci\
            pole „{name}”\
            koniec nie może być poprawny, przyjęto tylko pierwszy dzień\
            data jest w przyszłości; w dzienniku jest tylko to, co już było\
            dwa nasilenia w jednym dniu, zachowano większe\
            wartość, którą ukrywają twoje ustawienia\
            {date} nie istnieje\
            więcej niż {count} objaw lub nastrój w jednym dniu\0więcej niż {count} objawy lub nastroje w jednym dniu\0więcej niż {count} objawów lub nastrojów w jednym dniu\
            waga bez jednostki, przyjęto kilogramy\
            nie przeniesiono: {what}\
            okres o niemożliwej długości; najwyżej {count} dzień\0okres o niemożliwej długości; najwyżej {count} dni\0okres o niemożliwej długości; najwyżej {count} dni\
            dwa pomiary wagi jednego dnia, zachowano niższy\
            {place}: {remark}\
            {place}: {remark} ({count} raz)\0{place}: {remark} ({count} razy, pierwszy raz tutaj)\0{place}: {remark} ({count} razy, pierwszy raz tutaj)\
            dwie temperatury jednego dnia, zachowano niższą\
            w wierszu brakuje „{name}”\
            {name} (zapisz to poleceniem 'eve-ics mode')\
            dwa rodzaje śluzu jednego dnia, zachowano bardziej płodny\
            dzień bez krwawienia\
            okres bez zapisanych dni, daty zostały obliczone\
            „{name}” nie ma wartości\
            to nie jest data w postaci {form}\
            „{name}” nie jest listą\
            „{name}” nie jest liczbą\
            to nie jest temperatura w rodzaju 36.55 lub 97.79F\
            to nie jest waga w rodzaju 62.5 lub 137lb\
            wiersz nie jest obiektem\
            w dzienniku nie ma na to miejsca: {what}\
            „{name}” nie jest tekstem\
            „{name}” to ani true, ani false\
            niezrozumiałe: {what}\
            „{name}” nie jest tym, co aplikacja tam zapisuje\
            „{name}” nie jest liczbą całkowitą\
            notatki z jednego dnia są dłuższe niż {size} KiB\
            dwie wartości jednego dnia, zachowano jedną\
            tabela „{name}”, w której brakuje kolumn\
            dzień poza swoim okresem\
            owulacja, przyjęto jako zaobserwowaną; mógł to być dodatni test\
            dwa testy owulacyjne jednego dnia, zachowano dodatni\
            okres kończy się, zanim się zaczyna\
            pominięto: {what}\
            nasilenie w dniu bez okresu, zachowane jako objaw\
            nasilenie nieznane: dni mogą być liczone od 0 albo od 1\
            objaw, którego dnia lub nazwy nie ma w pliku\
            temperatura wykracza poza zakres od 30 do 45 °C\
            dni okresu, które dopiero nadejdą\
            dzień oznaczony jako niepewny, zaimportowany bez zmian\
            test owulacyjny, który nie jest ani dodatni, ani ujemny\
            jednostka „{name}”\
            śluz nieznanego rodzaju\
            {name}, nieznane i zachowane jako objaw\
            to nie jest data albo zapisano ją inaczej niż pozostałe\
            plik {name} jest za duży, zablokowany albo rodzaju, którego się nie odczytuje\
            podano tylko datę w UTC, przyjęto ją tak, jak jest zapisana\
            bardzo obfite, przyjęto jako obfite\
            waga wykracza poza zakres od {lowest} do {highest} kg\
            krwawienie z odstawienia, nie jest okresem i zachowano je jako objaw\
            Gotowe. Cofa to 'eve-ics undo'.\
            Zaimportować?\
            Czy zostały usunięte celowo i dziennik ma to uwzględnić?\
            Tych wydarzeń nie ma w kalendarzu:\
            {day}: {logged} w dzienniku, {incoming} w pliku\
            {field}: różnica między dziennikiem a plikiem\
            dziennik i plik różnią się wartością, którą ukrywają twoje ustawienia\
            Zaimportowano {count} dzień, {span}.\0Zaimportowano {count} dni, {span}.\0Zaimportowano {count} dni, {span}.\
            Zaimportowano {count} dzień, {span}: {items}.\0Zaimportowano {count} dni, {span}: {items}.\0Zaimportowano {count} dni, {span}: {items}.\
            {count} dawka\0{count} dawki\0{count} dawek\
            {count} wydarzenie bez zmian\0{count} wydarzenia bez zmian\0{count} wydarzeń bez zmian\
            {count} inny zapis krwawienia\0{count} inne zapisy krwawienia\0{count} innych zapisów krwawienia\
            {count} dzień już zapisany\0{count} dni już zapisane\0{count} dni już zapisanych\
            {count} dzień z nastrojem\0{count} dni z nastrojem\0{count} dni z nastrojem\
            {count} dzień ze śluzem\0{count} dni ze śluzem\0{count} dni ze śluzem\
            {count} notatka\0{count} notatki\0{count} notatek\
            {count} inna wartość\0{count} inne wartości\0{count} innych wartości\
            {count} zaobserwowana owulacja\0{count} zaobserwowane owulacje\0{count} zaobserwowanych owulacji\
            {count} dzień okresu\0{count} dni okresu\0{count} dni okresu\
            {count} dzień z objawami\0{count} dni z objawami\0{count} dni z objawami\
            {count} temperatura\0{count} temperatury\0{count} temperatur\
            {count} test owulacyjny\0{count} testy owulacyjne\0{count} testów owulacyjnych\
            {count} pomiar wagi\0{count} pomiary wagi\0{count} pomiarów wagi\
            {count} dzień jest już zapisany.\0{count} dni są już zapisane.\0{count} dni jest już zapisanych.\
            To usuwa dużą część twojego dziennika; wymaga to 'eve-ics import --allow-mass-delete'.\
            Jeszcze nic nie zmieniono.\
            Nic nowego: {items}.\
            Nic nowego: {count} dzień był już zapisany, teraz ma dodatkowe źródło.\0Nic nowego: {count} dni były już zapisane, teraz mają dodatkowe źródło.\0Nic nowego: {count} dni było już zapisanych, teraz mają dodatkowe źródło.\
            Ten kalendarz jest starszy niż twój najnowszy, a różnice mogą pochodzić z wcześniejszej prognozy zamiast z twojej zmiany.\
            Do zaimportowania: {count} dzień, {span}.\0Do zaimportowania: {count} dni, {span}.\0Do zaimportowania: {count} dni, {span}.\
            Do zaimportowania: {count} dzień, {span}: {items}.\0Do zaimportowania: {count} dni, {span}: {items}.\0Do zaimportowania: {count} dni, {span}: {items}.\
            Z powodu 'eve-ics settings keep' nie zaimportowano {count} dnia sprzed {first}.\0Z powodu 'eve-ics settings keep' nie zaimportowano {count} dni sprzed {first}.\0Z powodu 'eve-ics settings keep' nie zaimportowano {count} dni sprzed {first}.\
            {file}: {tracker}, {count} dzień, {span}.\0{file}: {tracker}, {count} dni, {span}.\0{file}: {tracker}, {count} dni, {span}.\
            {count} cykl nie liczy się w prognozie, zgodnie z plikiem.\0{count} cykle nie liczą się w prognozie, zgodnie z plikiem.\0{count} cykli nie liczy się w prognozie, zgodnie z plikiem.\
            {file}: i jeszcze {count} uwaga\0{file}: i jeszcze {count} uwagi\0{file}: i jeszcze {count} uwag\
            {file}: nie ma w nim żadnego okresu.\
            {count} dzień w dwóch aplikacjach: {kept}.\0{count} dni w dwóch aplikacjach: {kept}.\0{count} dni w dwóch aplikacjach: {kept}.\
            Kalendarz\
            1 - w programie kalendarza, z pliku\
            2 - w programie kalendarza, zawsze aktualny (subskrypcja)\
            3 - tylko tutaj\
            1, 2 lub 3:\
            Gdzie chcesz go oglądać?\
            {answer}: wpisz 1, 2 lub 3\
            'eve-ics months' pokazuje miesiące.\
            Zwykła długość cyklu\
            Ile dni mija zwykle od pierwszego dnia okresu do pierwszego dnia następnego?\
            Dni:\
            Podana przez ciebie długość cyklu: {count} dzień.\0Podana przez ciebie długość cyklu: {count} dni.\0Podana przez ciebie długość cyklu: {count} dni.\
            Inna liczba dni albo Enter:\
            'eve-ics log today' zapisuje dzień, 'eve-ics status' pokazuje, w którym miejscu cyklu jesteś, a 'eve-ics help' wymienia wszystkie polecenia.\
            Subskrypcja działa, dopóki działa 'eve-ics serve'.\
            Zasubskrybuj ten adres w programie kalendarza.\
            Subskrypcja o nazwie {feed} już istnieje. Nowy adres nada jej 'eve-ics feed rotate {feed}'.\
            Gdy zapiszesz okres, 'eve-ics export -o {file}' utworzy plik.\
            Otwórz {file} w programie kalendarza. Po kolejnych zapisach 'eve-ics export -o {file}' utworzy go ponownie.\
            Plik {file} już istnieje. Zastąpi go 'eve-ics export -o {file}'.\
            Ostatnie okresy\
            Kiedy były twoje ostatnie okresy? Wpisz pierwsze dni, na przykład 20.11., albo całe okresy, na przykład 3.10. - 7.10. Kilka podaj po przecinku albo jeden po drugim.\
            Daty:\
            Zapisano {count} okres. Jego dni: {last}.\0Zapisano {count} okresy. Dni ostatniego: {last}.\0Zapisano {count} okresów. Dni ostatniego: {last}.\
            Kolejne daty albo Enter:\
            Przypomnienia\
            Przypomnienia?\
            Czy chcesz dostawać przypomnienia?\
            Kalendarz może przypominać o okresie: {times}.\
            'eve-ics remind' pokazuje i zmienia twoje przypomnienia.\
            Kalendarz nie przypomina o okresie.\
            Kalendarz przypomina o okresie: {times}.\
            Przerwano. Nic nie zmieniono.\
            Przerwano. Dotychczasowe odpowiedzi zostały zachowane; o resztę zapyta 'eve-ics init'.\
            Na początek kilka pytań. Wpisz odpowiedź i naciśnij Enter. Żeby pominąć pytanie, naciśnij sam Enter. Żeby przerwać, naciśnij Ctrl i C. Odpowiedzi zostają zachowane, a 'eve-ics undo' cofa ostatnią.\
            Strefa czasowa\
            Strefa czasowa albo Enter:\
            Strefa tego komputera to {zone}. Naciśnij Enter, żeby z niej korzystać.\
            Naciśnij Enter, żeby korzystać ze strefy tego komputera.\
            Twoja strefa czasowa to {zone}.\
            Od niej zależy, kiedy zaczyna się dzień.\
            Termin porodu: {day}, {distance}.\
            Gdy ciąża się skończy, wpisz 'eve-ics mode postpartum' albo 'eve-ics mode cycling'.\
            Termin porodu: {day} (już minął).\
            przerwa w prognozach od {day}\
            karmienie piersią od {day}\
            zwykłe cykle od {day}\
            perimenopauza od {day}\
            czas po porodzie od {day}\
            ciąża od {day}\
            przerwa w prognozach\
            karmienie piersią\
            zwykłe cykle\
            perimenopauza\
            czas po porodzie\
            ciąża\
            Zwykłe cykle.\
            Ciąża.\
            Ciąża: {age}.\
            Przerwa w prognozach od {day}.\
            Przerwa w prognozach od {day}: {reason}.\
            Karmienie piersią od {day}.\
            Zwykłe cykle od {day}.\
            Perimenopauza od {day}.\
            Czas po porodzie od {day}.\
            Ciąża od {day}.\
            Zanotowano też: {items}.\
            Zapisano krwawienie między okresami: {days}.\
            Zapisano krwawienie: {days}.\
            Zapisano brak krwawienia: {days}.\
            To już nie jest ostatni dzień okresu: {days}.\
            Zanotowano: {days}.\
            Zanotowano ({days}): {items}.\
            Zanotowano, bez zapisu krwawienia ({days}): {items}.\
            Zanotowano: {days} (nie zapisano krwawienia).\
            Nic nie było zapisane.\
            Zapisano okres: {days}.\
            Zapisano dzień okresu: {day}.\
            Zapisano pierwszy dzień okresu: {day}.\
            Ten okres ma teraz {count} dzień.\0Ten okres ma teraz {count} dni; więcej niż 8 to rzadkość.\0Ten okres ma teraz {count} dni; więcej niż 8 to rzadkość.\
            Nie wiadomo, jak długo trwał.\
            Usunięto: {items} ({days}).\
            Usunięto wszystkie zapisy: {days}.\
            Zastępuje to wcześniejszą notatkę: {day}.\
            Zastępuje to wcześniejsze notatki: {days}.\
            Zapisano plamienie: {days}.\
            To już jest zapisane; nic się nie zmieniło.\
            W te dni nic nie zapisano; nic się nie zmieniło.\
            Nie było notatki; nic się nie zmieniło.\
            Nic z tego nie było zapisane; nic się nie zmieniło.\
            zastrzyk co {count} tydzień\0zastrzyk co {count} tygodnie\0zastrzyk co {count} tygodni\
            tabletka jednoskładnikowa\
            tabletka jednoskładnikowa z dezogestrelem\
            tabletka jednoskładnikowa z drospirenonem\
            {method}, {count} miesiąc\0{method}, {count} miesiące\0{method}, {count} miesięcy\
            {pills} z tabletkami placebo\
            krążek {pattern}, zmiana co {count} dzień\0krążek {pattern}, zmiana co {count} dni\0krążek {pattern}, zmiana co {count} dni\
            {method}, {count} rok\0{method}, {count} lata\0{method}, {count} lat\
            prezerwatywa\
            środek antykoncepcyjny\
            diafragma\
            implant\
            zastrzyk\
            wkładka miedziana\
            wkładka hormonalna\
            metoda\
            plaster\
            tabletka\
            krążek\
            Termin porodu liczony jest od ostatniego okresu ({day}). Jeśli znasz inny termin od lekarza, wpisz 'eve-ics mode pregnancy --due DATE'.\
            Wcześniej: {phases}.\
            W czasie przerwy nie ma prognoz; nie wlicza się ona do średnich.\
            Krwawienie jest prognozowane w przerwach twojej metody, niezależnie od twoich cykli.\
            Dopóki nie zapiszesz okresu, nie ma prognoz. Może to potrwać wiele miesięcy.\
            Od następnego cyklu szerokość przedziałów wynika z twoich własnych cykli.\
            Prognozy trwają dalej, z szerszymi przedziałami, bo w tych latach cykle są bardziej zmienne.\
            Dopóki nie zapiszesz okresu, nie ma prognoz. Krwawienie w pierwszych sześciu tygodniach nie liczy się jako okres.\
            Do końca ciąży nie ma prognozy okresu.\
            Prognozy wrócą, gdy zapiszesz następny okres.\
            Prognoza opiera się na okresach zapisanych od tego czasu; na początku przedziały są szerokie.\
            Prognoza okresów działa jak zwykle.\
            Prognoza okresów znów działa jak zwykle. Wcześniejszy czas nie wlicza się do średnich.\
            Jeśli początek był później, najpierw cofnij ten zapis: 'eve-ics mode cycling --date {start}'.\
            Zapisano: {phases}.\
            Cofnięto: {phases}.\
            To cofa zapisy dla późniejszych dni: {phases}. Kontynuować?\
            To już jest zapisane. Nic nie zmieniono.\
            krwawienie między okresami\
            nowy blister lub zmiana\
            dzień płodny\
            dzień płodny, miniony\
            okres, zapisany\
            spodziewana owulacja\
            owulacja potwierdzona\
            owulacja według oznak\
            przerwa bez hormonów\
            okres, prognoza\
            Dni płodne\
            Owulacja\
            Okres\
            Przedział {percent}\
            dzisiaj\
            być może płodny, nie wiadomo\
            Krwawienie {days} jest blisko innego okresu i liczy się jako krwawienie między okresami.\
            Krwawienie od {day} zaczęło się mniej niż 10 dni po poprzednim okresie. Liczy się jako okres. Jeśli to nie był okres, wpisz 'eve-ics cycle {start} between'.\
            Spóźniony okres może mieć wiele przyczyn. Jedną z nich sprawdzi test ciążowy.\
            Spóźniony okres może mieć też inne przyczyny. Jedną z nich sprawdzi test ciążowy.\
            Okres trwa już {count} dzień; więcej niż {limit} dni to nietypowa długość. Zasięgnij porady lekarza, a przy obfitym krwawieniu zrób to dzisiaj.\0Okres trwa już {count} dni; więcej niż {limit} dni to nietypowa długość. Zasięgnij porady lekarza, a przy obfitym krwawieniu zrób to dzisiaj.\0Okres trwa już {count} dni; więcej niż {limit} dni to nietypowa długość. Zasięgnij porady lekarza, a przy obfitym krwawieniu zrób to dzisiaj.\
            Krwawienie {days} było krótkie i w środku cyklu. Liczy się jako krwawienie między okresami.\
            Czy około {day} był okres, który nie został zapisany?\
            Jeśli nie, wpisz 'eve-ics cycle {start} long'.\
            Jeśli tak, zapisz pierwszy dzień: 'eve-ics log {day}'.\
            Od {count} dnia nie zapisano okresu. Jedną z możliwych przyczyn sprawdzi test ciążowy; o inne zapytaj lekarza.\0Od {count} dni nie zapisano okresu. Jedną z możliwych przyczyn sprawdzi test ciążowy; o inne zapytaj lekarza.\0Od {count} dni nie zapisano okresu. Jedną z możliwych przyczyn sprawdzi test ciążowy; o inne zapytaj lekarza.\
            Te uwagi wyłącza 'eve-ics settings health-notes no'.\
            W ciąży zapisano krwawienie. Zadzwoń dzisiaj do położnej lub lekarza.\
            Długość ostatnich cykli w dniach: {lengths}; typowa to od {shortest} do {longest}. Zasięgnij porady lekarza lub położnej.\
            Czy krwawienie {days} było okresem?\
            Jeśli tak, wpisz 'eve-ics cycle {start} start'. Jeśli nie, wpisz 'eve-ics cycle {start} between'.\
            Owulacja potwierdzona, {day} ({signs}).\
            Spodziewana owulacja: {day}, {chance}.\
            Żaden wpis z tego cyklu nie pokazuje, kiedy była owulacja.\
            {count} dzień po owulacji.\0{count} dni po owulacji.\0{count} dni po owulacji.\
            Około {count} dnia po owulacji.\0Około {count} dni po owulacji.\0Około {count} dni po owulacji.\
            Oznaki wskazują na owulację: {day} ({signs}). Niepotwierdzone.\
            Przerwa\
            Początek lub zmiana\
            Terminy ({method}): {days}.\
            Blister\
            Tabletki\
            Bez hormonów\
            Seria\
            Blistry: {method}\
            Serie: {method}\
            Stosowanie\
            Dodano osobę: {name}. Zapisuj poleceniem 'eve-ics log today --person {word}'.\
            Twoje imię to teraz {name}.\
            W tej bazie danych nie ma jeszcze nikogo. Na początek wpisz 'eve-ics init'.\
            Usunąć na zawsze osobę {name} i wszystkie jej zapisy?\
            Usunąć na zawsze wszystkie twoje zapisy?\
            Usunięto osobę: {name}.\
            Usunięto wszystkie twoje zapisy.\
            Zmieniono imię „{name}” na „{newName}”.\
            Ty, bez imienia. Wybierz je poleceniem 'eve-ics person rename {word} NAME'.\
            Dodano ({calendar}): {title}.\
            Wszystko jest zrobione.\
            Wydarzenie się powtarza: usunięto wszystkie jego terminy.\
            Usunąć {title} ({count} wpis)? Tego nie można cofnąć.\0Usunąć {title} ({count} wpisy)? Tego nie można cofnąć.\0Usunąć {title} ({count} wpisów)? Tego nie można cofnąć.\
            Notatka została tymczasem zmieniona gdzie indziej. Twój tekst jest w nowej notatce; obie zostały zachowane.\
            Dodano kalendarz: {title} ({uses}).\
            Usunięto kalendarz: {title}.\
            Kalendarz nazywa się teraz {title}.\
            Fiszki\
            Zmieniono: {title}.\
            Zrobione: {title}.\
            {count} zrobione zadanie nie jest pokazane.\0{count} zrobione zadania nie są pokazane.\0{count} zrobionych zadań nie jest pokazanych.\
            Zrobione: {title}, {day}. Następnym razem: {next}.\
            termin: {day}\
            {count} wpis\0{count} wpisy\0{count} wpisów\
            Wydarzenia\
            Przeniesiono: {title}.\
            Nie masz kalendarzy.\
            Nie masz notatek.\
            Nie masz zadań.\
            Notatki\
            W ciągu ostatnich 30 dni nic nie usunięto.\
            po terminie: {day}\
            {count} podzadanie jest jeszcze otwarte.\0{count} podzadania są jeszcze otwarte.\0{count} podzadań jest jeszcze otwartych.\
            zrobione: {share}\
            Usunięto: {title}.\
            Jeszcze do zrobienia: {title}.\
            Aby przywrócić: {command}\
            Przywrócono: {title}.\
            {first}–{last}\
            Zadania\
            Nic się nie zmieniło.\
            (bez tytułu)\
            Edytować ponownie?\
            Ostatnim dniem okresu będzie {last}. Już nie będą dniami okresu: {days}. Kontynuować?\
            [data]\
            [tak, nie lub Enter]\
            [t/N]\
            [T/n]\
            [T/n/data]\
            Czy okres trwa dzisiaj nadal?\
            Dzisiejszy dzień jest już zapisany. Jaki inny dzień był dniem okresu?\
            Czy okres zaczął się dzisiaj?\
            Bez roku {typed} to {date}. Czy o ten dzień chodzi?\
            {answer}: wpisz tak albo nie\
            n, nie\
            Wpisz notatkę i zakończ ją, naciskając Ctrl-D w osobnym wierszu:\
            pomiń\
            Pominięto. Możesz odpowiedzieć innym razem.\
            t, tak\
            krwawienie między okresami\
            krwawienie\
            dawka\
            dawka z opóźnieniem\
            dawka pominięta\
            dawka przyjęta\
            koniec okresu\
            pierwszy dzień okresu o nieznanej długości\
            nasilenie krwawienia\
            obfite krwawienie\
            lekkie krwawienie\
            średnie krwawienie\
            brak krwawienia\
            plamienie\
            dzień okresu\
            ostatni dzień okresu\
            test owulacyjny\
            ujemny test owulacyjny\
            dodatni test owulacyjny\
            nastrój\
            nastrój „{words}”\
            śluz szyjkowy\
            śluz kremowy\
            śluz suchy\
            śluz jak białko jaja\
            śluz lepki\
            śluz wodnisty\
            notatka\
            notatka „{words}”\
            zauważona owulacja\
            okres\
            objawy\
            objawy „{words}”\
            temperatura\
            temperatura {degrees}\
            waga\
            waga {amount}\
            przypomnienie dzwoni o jednej porze dnia, najwyżej {most} razy przed wydarzeniem; ustaw je poleceniem 'eve-ics remind {kind}'\
            przypomnienie dzwoni o jednej porze dnia, najwyżej {most} razy przed wydarzeniem\
            pominięto załącznik\
            nie przechowuje się niczego sprzed {day}\
            dziennik nie zawiera niczego sprzed 1900 roku\
            pominięto zmianę kategorii\
            pominięto kolor\
            pominięto komentarz\
            potwierdzić można tylko okres lub dawkę\
            dawka, która dopiero nadejdzie, zostaje\
            dawki nie można przyjąć przed jej dniem; plan zostaje\
            dawka przesuwa się razem z blistrem; zobacz 'eve-ics help contraception'\
            godzina dawki wynika z antykoncepcji; zmień ją poleceniem 'eve-ics contraception change --at'\
            większość wydarzeń wróciła zmieniona w ten sam sposób, więc te daty mogą nie być twoje\
            dni płodne wynikają z prognozy; przesuń zamiast nich owulację\
            usunięcie prognozy w pliku niczego nie zmienia\
            kalendarz jest starszy niż te, które są tu zapamiętane\
            przyszłości nie można zapisać; prognoza zostaje\
            tego, co ukrywają twoje ustawienia, nie można zmienić w kalendarzu\
            pominięto link\
            zapisany okres nie może być w przyszłości\
            pominięte, bo jest odwołane\
            pominięte, bo dopiero nadejdzie\
            pominięte, bo wygląda jak lekcja: ma numer lub regułę tygodniową albo jest jednym z kilku tego dnia\
            pominięte, bo jego znacznik nie należy do żadnego znanego tu wpisu\
            pominięte, bo nie dotyczy okresu\
            pominięte, bo powtarza się według reguły, a to plan, nie zapis\
            Nic nie zmieniono: {reason}.\
            Nic nie zmieniono: nie da się odczytać dat wydarzenia z wiersza {line}.\
            owulacji nie można zaobserwować, zanim nastąpi; prognoza zostaje\
            wynika z twoich wpisów ({signs}); zmień lub usuń te wpisy\
            pominięto osoby\
            pominięto miejsce\
            pominięto {property}\
            usunięcie pytania niczego nie zmienia\
            pytanie nie ma własnej daty\
            wymiana zostaje, dopóki nie jest zrobiona\
            wymiana wynika z antykoncepcji; zmień ją poleceniem 'eve-ics contraception'\
            pominięto powtarzanie\
            to już jest w kalendarzu\
            pominięto zmianę tytułu\
            żaden okres nie trwa dłużej niż miesiąc\
            nie da się odczytać dni tego wydarzenia\
            w danym dniu\
            {count} dzień wcześniej\0{count} dni wcześniej\0{count} dni wcześniej\
            wyłączone\
            o własnej godzinie\
            jeszcze {count} raz\0jeszcze {count} razy\0jeszcze {count} razy\
            jeszcze raz po {count} minucie\0jeszcze raz po {count} minutach\0jeszcze raz po {count} minutach\
            z dźwiękiem\
            co {count} minutę\0co {count} minuty\0co {count} minut\
            {day}, {count} dzień wcześniej\0{day}, {count} dni wcześniej\0{day}, {count} dni wcześniej\
            {day}, zgodnie z prognozą\
            {day}, {count} dzień później\0{day}, {count} dni później\0{day}, {count} dni później\
            {day}, nie liczy się\
            Początek\
            Prognoza\
            Długość\
            Pierwszy dzień\
            Waga\
            Średnia różnica od daty przewidywanej na początku cyklu, w dniach: {error}.\
            Okresy, które zaczęły się w przewidywanym przedziale: {hits} z ostatniego {count}.\0Okresy, które zaczęły się w przewidywanym przedziale: {hits} z ostatnich {count}.\0Okresy, które zaczęły się w przewidywanym przedziale: {hits} z ostatnich {count}.\
            Początek ostatniego okresu mieści się w przewidywanym przedziale; od daty przewidywanej na początku cyklu dzieli go {count} dzień.\0Początek ostatniego okresu mieści się w przewidywanym przedziale; od daty przewidywanej na początku cyklu dzielą go {count} dni.\0Początek ostatniego okresu mieści się w przewidywanym przedziale; od daty przewidywanej na początku cyklu dzieli go {count} dni.\
            Początek ostatniego okresu jest poza przewidywanym przedziałem; od daty przewidywanej na początku cyklu dzieli go {count} dzień.\0Początek ostatniego okresu jest poza przewidywanym przedziałem; od daty przewidywanej na początku cyklu dzielą go {count} dni.\0Początek ostatniego okresu jest poza przewidywanym przedziałem; od daty przewidywanej na początku cyklu dzieli go {count} dni.\
            {cycles}: pominięto z powodu przerwy.\
            {cycles}: pominięto z powodu karmienia piersią.\
            {cycles}: pominięto z powodu antykoncepcji.\
            {cycles}: pominięto, bo odstęp ponad {count} dzień to luka, a nie cykl.\0{cycles}: pominięto, bo odstęp ponad {count} dni to luka, a nie cykl.\0{cycles}: pominięto, bo odstęp ponad {count} dni to luka, a nie cykl.\
            {cycles}: pominięto, bo jest sześćdziesiąt późniejszych.\
            {cycles}: pominięto z powodu innego etapu życia.\
            {cycles}: pominięto, bo to czas po porodzie.\
            {cycles}: pominięto z powodu ciąży.\
            Najbardziej prawdopodobny dzień: {day} ({percent}).\
            Żaden z twoich cykli jeszcze się nie liczy. Prognoza opiera się na cyklach ogółu osób.\
            Żaden z twoich cykli jeszcze się nie liczy. Prognoza opiera się na podanej przez ciebie długości cyklu i na cyklach ogółu osób.\
            Cykl, który wygląda nietypowo, prawie nie zmienia prognozy.\
            Liczy się też {count} starszy cykl.\0Liczą się też {count} starsze cykle.\0Liczy się też {count} starszych cykli.\
            Liczy się jeden z twoich cykli, obok cykli ogółu osób.\
            {count} cykl, inny niż pozostałe, jest tu pominięty.\0{count} cykle, inne niż pozostałe, są tu pominięte.\0{count} cykli, innych niż pozostałe, jest tu pominiętych.\
            * = poza przewidywanym przedziałem\
            Data opiera się na twoich blistrach i na tym, kiedy w ich przerwach zaczynały się wcześniejsze krwawienia. Twoje własne cykle znów będą miały znaczenie, gdy wrócą.\
            {start}: {remark}.\
            Liczy się {count} twój cykl, nowsze bardziej.\0Liczą się {count} twoje cykle, nowsze bardziej.\0Liczy się {count} twoich cykli, nowsze bardziej.\
            nie\
            Prawdopodobieństwo, że od {start} był niezapisany okres: {percent}.\
            Nie sprawdzono jeszcze żadnej prognozy.\
            Twoje cykle są bardziej zmienne niż u większości osób, więc przedział jest szeroki i żaden pojedynczy dzień nie jest prawdopodobny. To częste w pierwszych latach miesiączkowania, przy zespole policystycznych jajników, przed menopauzą oraz po porodzie lub odstawieniu tabletek.\
            cykle jak u osoby dorosłej\
            rok urodzenia {year}\
            bez roku urodzenia\
            temperatury w stopniach Celsjusza\
            temperatury w stopniach Fahrenheita\
            dni płodne ukryte\
            dni płodne pokazane\
            uwagi zdrowotne wyłączone\
            uwagi zdrowotne włączone\
            strona internetowa otwiera się na kalendarzu\
            strona internetowa otwiera się na statystykach\
            strona internetowa otwiera się na widoku „Dzisiaj”\
            historia przechowywana bez ograniczeń\
            historia przechowywana przez {count} miesiąc\0historia przechowywana przez {count} miesiące\0historia przechowywana przez {count} miesięcy\
            historia przechowywana przez {count} rok\0historia przechowywana przez {count} lata\0historia przechowywana przez {count} lat\
            waga w kilogramach\
            język {tag}\
            język systemu\
            zwykła długość cyklu {count} dzień\0zwykła długość cyklu {count} dni\0zwykła długość cyklu {count} dni\
            bez zwykłej długości cyklu\
            nazwa kalendarza „{name}”\
            zwykła nazwa kalendarza\
            wesołe obrazki ukryte\
            wesołe obrazki pokazane\
            waga w funtach\
            skróty klawiszowe wyłączone\
            skróty klawiszowe włączone\
            ukryte objawy „{names}”\
            bez ukrytych objawów\
            własne objawy „{names}”\
            bez własnych objawów\
            cykle jak u osoby nastoletniej\
            ciemna strona internetowa\
            jasna strona internetowa\
            strona internetowa jasna lub ciemna jak urządzenie\
            strefa czasowa {zone}\
            strefa czasowa systemu\
            tydzień od poniedziałku\
            tydzień od soboty\
            tydzień od niedzieli\
            standardowe dni płodne\
            dni płodne z większym marginesem\
            słowa na okres „{words}”\
            zwykłe słowa na okres\
            Cykle od 24 do 38 dni liczą się teraz jako typowe.\
            Twój rok urodzenia to teraz {year}.\
            Twój rok urodzenia nie jest teraz zapisany.\
            Od teraz „{name}” to nazwa kalendarza.\
            Temperatury są teraz w stopniach Celsjusza.\
            Temperatury są teraz w stopniach Fahrenheita.\
            Dni płodne i owulacja są teraz ukryte.\
            Dni płodne i owulacja są teraz widoczne.\
            Strona internetowa otwiera się teraz na kalendarzu.\
            Strona internetowa otwiera się teraz na statystykach.\
            Strona internetowa otwiera się teraz na widoku „Dzisiaj”.\
            Historia jest teraz przechowywana przez {length}.\
            Zgodnie z 'eve-ics settings keep' wymazano {count} zapisany dzień sprzed {day}.\0Zgodnie z 'eve-ics settings keep' wymazano {count} zapisane dni sprzed {day}.\0Zgodnie z 'eve-ics settings keep' wymazano {count} zapisanych dni sprzed {day}.\
            To wymazuje na zawsze {count} zapisany dzień i wszystko inne sprzed {day}.\0To wymazuje na zawsze {count} zapisane dni i wszystko inne sprzed {day}.\0To wymazuje na zawsze {count} zapisanych dni i wszystko inne sprzed {day}.\
            Nie udało się wymazać historii, która jest zbyt stara: {problem}\
            Cała historia jest teraz przechowywana.\
            Odtąd starsza historia będzie wymazywana co miesiąc.\
            Żaden zapis nie jest jeszcze tak stary.\
            Wcześniejsze kopie zapasowe i kalendarze nadal zawierają starsze dane.\
            Przechowywać historię tylko przez {length}?\
            {count} zapisany dzień sprzed {day} jest starszy niż to, co przechowujesz. Zostanie wymazany najwcześniej jutro, bo zegar bardzo wyprzedza twoje ostatnie wpisy. Sprawdź datę na tym komputerze.\0{count} zapisane dni sprzed {day} są starsze niż to, co przechowujesz. Zostaną wymazane najwcześniej jutro, bo zegar bardzo wyprzedza twoje ostatnie wpisy. Sprawdź datę na tym komputerze.\0{count} zapisanych dni sprzed {day} jest starszych niż to, co przechowujesz. Zostaną wymazane najwcześniej jutro, bo zegar bardzo wyprzedza twoje ostatnie wpisy. Sprawdź datę na tym komputerze.\
            Waga jest teraz w kilogramach.\
            Twój język to teraz {language}.\
            Ustawiono język tego komputera: {language}. Zmienia go 'eve-ics settings language TAG'. Cofa to 'eve-ics undo'.\
            Twój język jest teraz taki jak na tym komputerze.\
            Uwagi o okresach i cyklach, o które warto zapytać lekarza, są teraz wyłączone.\
            Uwagi o okresach i cyklach, o które warto zapytać lekarza, są teraz włączone.\
            Strona internetowa nie pokazuje teraz wesołych obrazków.\
            Strona internetowa pokazuje teraz wesołe obrazki.\
            Waga jest teraz w funtach.\
            Skróty klawiszowe strony internetowej są teraz wyłączone.\
            Skróty klawiszowe strony internetowej są teraz włączone.\
            Strona internetowa nie podpowiada teraz tych objawów: {names}. Wcześniejsze zapisy zostają.\
            Strona internetowa nie ukrywa teraz żadnych objawów.\
            Strona internetowa podpowiada teraz te własne objawy: {names}.\
            Strona internetowa nie podpowiada teraz żadnych własnych objawów.\
            jak w systemie\
            Cykle od 21 do 45 dni liczą się teraz jako typowe.\
            Strona internetowa jest teraz ciemna.\
            Strona internetowa jest teraz jasna.\
            Strona internetowa jest teraz jasna lub ciemna, tak jak urządzenie.\
            Twoja strefa czasowa to teraz {zone}.\
            Twoja strefa czasowa jest teraz taka jak na tym komputerze.\
            Podana przez ciebie długość cyklu ({count} dzień) liczy się teraz jako jeden cykl.\0Podana przez ciebie długość cyklu ({count} dni) liczy się teraz jako jeden cykl.\0Podana przez ciebie długość cyklu ({count} dni) liczy się teraz jako jeden cykl.\
            Liczą się teraz tylko zapisane cykle.\
            zwykłe\
            Tydzień zaczyna się teraz w poniedziałek.\
            Tydzień zaczyna się teraz w sobotę.\
            Tydzień zaczyna się teraz w niedzielę.\
            Dni płodne są teraz pokazywane z większym marginesem.\
            Dni płodne są teraz pokazywane ze zwykłym marginesem.\
            Oprócz zwykłych tytułów jako okres liczy się teraz wydarzenie o jednym z tych tytułów: {words}.\
            Jako okres liczą się teraz tylko wydarzenia ze zwykłymi słowami.\
            Na podstawie samego testu LH następny okres byłby spodziewany: {day} ({chance}).\
            Na podstawie samego śluzu następny okres byłby spodziewany: {day} ({chance}).\
            Na podstawie samej zauważonej owulacji następny okres byłby spodziewany: {day} ({chance}).\
            Na podstawie samej temperatury następny okres byłby spodziewany: {day} ({chance}).\
            Te oznaki raczej nie mogą być wszystkie trafne: {signs}. Każda może być właściwa, więc oba dni pozostają możliwe.\
            Pominięte temperatury: {readings}.\
            Test LH: pierwszy dodatni {day}.\
            Test LH: tylko ujemne, do {day}. Owulacja w ciągu dwóch kolejnych dni jest mniej prawdopodobna.\
            Test LH: pierwszy dodatni {days}. Każdy może być właściwy.\
            Śluz: najbardziej płodny {day}.\
            Śluz: najbardziej płodny {days}. Każdy z tych dni może być właściwy.\
            test LH\
            śluz\
            twoja obserwacja\
            zaobserwowana owulacja\
            temperatura\
            Zauważona owulacja: {day}.\
            Samo w sobie wskazuje to na {day} ({chance}).\
            Ten przedział ma {count} dzień zamiast {before}.\0Ten przedział ma {count} dni zamiast {before}.\0Ten przedział ma {count} dni zamiast {before}.\
            Ten przedział ma {count} dzień; bez oznak ma {before}.\0Ten przedział ma {count} dni; bez oznak ma {before}.\0Ten przedział ma {count} dni; bez oznak ma {before}.\
            Ten przedział ma {count} dzień i jest szerszy niż na podstawie jednej z oznak.\0Ten przedział ma {count} dni i jest szerszy niż na podstawie jednej z oznak.\0Ten przedział ma {count} dni i jest szerszy niż na podstawie jednej z oznak.\
            {temperature}, {day} ({reason})\
            gorączka\
            zbyt niska, by była prawdziwa\
            {day} (powyżej {temperature}, pewność od {confirmed})\
            Temperatura: wzrost od {rise}.\
            Temperatura: wzrost od {rises}. Każda z tych dat może być właściwa.\
            Z uwzględnieniem oznaki jest spodziewany: {day} ({chance}).\
            Z uwzględnieniem wszystkich oznak jest spodziewany: {day} ({chance}).\
            Bez żadnych oznak następny okres byłby spodziewany: {day} ({chance}).\
            Dzień {day} cyklu (początek: {start}).\
            Przykład: 'eve-ics log {days}'.\
            Dni płodne: {days}.\
            Dzisiaj: dni płodne, dzień {day} z {length}.\
            Okres: dzień {day} z około {length}.\
            okres lada dzień\
            dzień {day}\
            okres spóźniony o {count} dzień\0okres spóźniony o {count} dni\0okres spóźniony o {count} dni\
            następny okres za {count} dzień\0następny okres za {count} dni\0następny okres za {count} dni\
            okresu jeszcze nie ma\
            okres za {count} dzień\0okres za {count} dni\0okres za {count} dni\
            okres dzisiaj\
            Jeśli wiesz, ile zwykle trwają twoje cykle, wpisz 'eve-ics settings usual-length DAYS'.\
            Przerwa minęła. Dalej nauka, jeszcze chwila odpoczynku czy koniec?\
            Minutnik się zakończył.\
            {count} min\0{count} min\0{count} min\
            Żaden minutnik nie działa.\
            Przerwa do {time} (zostało: {left}).\
            Czas minął. Przerwa, jeszcze chwila nauki czy koniec?\
            Wstrzymano; nauki zostało: {left}.\
            Wstrzymano; przerwy zostało: {left}.\
            Dodano do kalendarza czas nauki: {length}.\
            Aby go uruchomić: {command}\
            Nauka\
            Nauka do {time} (zostało: {left}).\
            Czas na przerwę\
            Czas na naukę\
            Na spóźnienie jest jeszcze za wcześnie: {dose}, {when}.\
            {count} zaplanowana\0{count} zaplanowane\0{count} zaplanowanych\
            {count} z opóźnieniem\0{count} z opóźnieniem\0{count} z opóźnieniem\
            jeszcze bez wpisów\
            {count} pominięta\0{count} pominięte\0{count} pominiętych\
            {count} przyjęta\0{count} przyjęte\0{count} przyjętych\
            {count} bez wpisu\0{count} bez wpisu\0{count} bez wpisu\
            {dose}, zrobione\
            Dawki, {days} ({method}): {counts}.\
            Ostatnia dawka przedtem: {dose}, {day}.\
            Ostatnio pominięte: {days}.\
            {dose}, z opóźnieniem\
            Na razie nie ma to skutku, bo nie zapisano żadnej metody. Dodaj ją poleceniem 'eve-ics contraception add'.\
            Tego dnia nic nie było zaplanowane, więc się nie liczy: {day}.\
            W te dni nic nie było zaplanowane, więc się nie liczą: {days}.\
            Zapisano ({day}): {doses}.\
            Zapisano jako opóźnione: {days}.\
            Zapisano jako pominięte: {days}.\
            Zapisano jako przyjęte: {days}.\
            Dawki od {day} ({method}): {counts}.\
            {dose}, pominięto\
            Ostatnia {count} dawka przyjęta bez luki.\0Ostatnie {count} dawki przyjęte bez luki.\0Ostatnich {count} dawek przyjęto bez luki.\
            {dose}, przyjęto\
            To już jest zapisane. Nic się nie zmieniło.\
            Cofa to 'eve-ics undo'.\
            Krwawienie między okresami\
            Cykl\
            Dni płodne\
            Zastrzyk\
            Planer\
            Skupienie\
            Spotkanie\
            Przegląd\
            Sprawunki\
            Sprawy bieżące\
            Lista zadań\
            Krótka lista\
            Notatka\
            Do sprawdzenia\
            Serwis\
            Owulacja\
            Owulacja (spodziewana)\
            Owulacja (według oznak)\
            Plaster\
            {title}: zmiana\
            {title}: odklejenie\
            {title}: naklejenie\
            Okres\
            Okres lada dzień\
            Okres (spodziewany)\
            Tabletka\
            {title} (placebo)\
            Pytanie\
            Czy okres się skończył?\
            Czy okres się spóźnia?\
            Czy okres się zaczął?\
            Wymiana\
            {title}: {method}\
            Krążek\
            {title}: zmiana\
            {title}: założenie\
            {title}: wyjęcie\
            {title} (pominięto)\
            Przywrócono: {items}.\
            Ostatnio cofniętą zmianę ponawia 'eve-ics redo'.\
            Wcześniejsze kopie zapasowe i kalendarze nadal go zawierają.\
            Wpis {entry} dodano w kalendarzu: {when}.\
            Wpis {entry} dodano w wierszu poleceń: {when}.\
            Wpis {entry} zaimportowano: {when}.\
            Wpis {entry} dodano na stronie internetowej: {when}.\
            Cofnięto i wymazano wpis {entry}.\
            Kontynuować?\
            Kiedy\
            Ponowiono: {items}.\
            Cofnąć i wymazać go na zawsze?\
            Nie ma zmiany do cofnięcia.\
            Zapisano w nim: {items}.\
            Usunięto w nim: {items}.\
            Usunięto ponownie: {items}.\
            Cofnięto: {items}.\
            Do przywrócenia: {items}.\
            Do cofnięcia i wymazania: wpis {entry}.\
            Do ponowienia: {items}.\
            Do ponownego usunięcia: {items}.\
            Do cofnięcia: {items}.\
            Imię ma co najmniej jeden znak i najwyżej 200 bajtów, bez spacji na początku i na końcu.\
            Zmień hasło\
            Poproś o zaproszenie osobę, która prowadzi ten serwer; tworzy je {command}.\
            Konto wymaga zaproszenia\
            To jedno z haseł, które inni odgadliby najszybciej. Wybierz inne.\
            Obecne hasło\
            {browser} w systemie {system}\
            Wyloguj\
            Wyloguj: {device}\
            Tamto urządzenie zostało wylogowane.\
            logowanie: {day}\
            To urządzenie\
            Nieznane urządzenie\
            Ostatnie użycie: {day}\
            Wyloguj wszystkie inne urządzenia\
            Wylogowano {count} inne urządzenie.\0Wylogowano {count} inne urządzenia.\0Wylogowano {count} innych urządzeń.\
            Urządzenia\
            Na tym serwerze nie ma miejsca na kolejne konta.\
            Zaloguj się na istniejące konto\
            Utwórz konto\
            Ktoś tutaj ma już to imię. Wybierz inne.\
            Służy do logowania. Inne osoby na tym serwerze mogą je zobaczyć.\
            Nowe hasło\
            Nie masz jeszcze hasła: zalogować się można tylko linkiem utworzonym na komputerze, który udostępnia tę stronę.\
            Pozostałe urządzenia zostaną przy tym wylogowane.\
            Zapisano hasło. Pozostałe urządzenia zostały wylogowane.\
            Co najmniej 10 znaków. Kilka słów łatwo zapamiętać, a trudno odgadnąć.\
            Hasło\
            Twoje zapisy są przechowywane na komputerze, który udostępnia tę stronę, i nie są wysyłane nigdzie indziej.\
            Utwórz konto\
            Bezpieczeństwo\
            Ustaw hasło\
            Za długie: hasło ma najwyżej 200 znaków.\
            Za krótkie: hasło ma co najmniej 10 znaków.\
            Jest tu znak, którego hasło nie może zawierać, na przykład tabulator. Usuń go.\
            Zostało wykorzystane albo straciło ważność. Poproś o nowe.\
            To zaproszenie już nie działa\
            Dodaj alarm\
            Rezygnuje\
            Wszystkie alarmy\
            o wyznaczonej godzinie\
            Wybierz dzień, który dopiero nadejdzie.\
            Wybierz dni tygodnia albo jedną datę, nie jedno i drugie.\
            Napisz, do czego służy, w najwyżej {letters} znakach.\
            Skróć notatkę do {letters} znaków.\
            Wybierz jedną z możliwości.\
            Ten alarm zmieniono tymczasem gdzie indziej i nic jeszcze nie zapisano. Poniżej jest to, co wpisano tutaj; ponowny zapis zastąpi tamtą zmianę.\
            Lub jedna data\
            Bez dni i daty dzwoni raz, najbliższym razem o tej godzinie.\
            {count} dzień wcześniej\0{count} dni wcześniej\0{count} dni wcześniej\
            Wyłączono.\
            Edytuj alarm\
            Ten alarm powtarza się w sposób, który może zmienić tylko twój program kalendarza. Zmień go tam.\
            Alarm zaczyna wcześnie, wraca coraz częściej i dzwoni, aż go wyłączysz. Wyłącz go w jednym miejscu, a ucichnie wszędzie.\
            Masz alarmy w liczbie {number} i nie ma miejsca na więcej.\
            Niewyłączone\
            {count} godzinę wcześniej\0{count} godziny wcześniej\0{count} godzin wcześniej\
            Dzwoni bez przerwy\
            Pierwszy dzwonek\
            {count} minutę później\0{count} minuty później\0{count} minut później\
            {count} minutę wcześniej\0{count} minuty wcześniej\0{count} minut wcześniej\
            Przegapione\
            Do czego służy?\
            Ta przeglądarka nie uruchamia skryptów, więc strona nie może dzwonić.\
            Nowy alarm\
            Brak alarmów\
            Notatka\
            W ciągu najbliższych dwóch godzin nie zadzwoni żaden alarm.\
            Wyłączony\
            Włączony\
            Ta strona dzwoni tylko wtedy, gdy jest otwarta. Zablokowany telefon dzwoni przez program kalendarza: dodaj tam swój kalendarz.\
            Usuń ten alarm\
            Usuń na zawsze\
            Dzwoni teraz\
            Ten alarm już nie dzwoni.\
            Pomiń ten dzień\
            Drzemka 5 minut\
            Drzemka do {time}.\
            W ciągu najbliższych dwóch godzin\
            Z dźwiękiem\
            Godzina\
            Alarmy\
            Wypróbuj alarm\
            Dzwoni przez pół minuty i pozwala tej stronie na dźwięk i wibracje.\
            Tydzień\
            Tydzień: {days}\
            Dni tygodnia\
            Wróć do kalendarza\
            Po otwarciu strony ten dzień zmieniono gdzie indziej, więc nic jeszcze nie zapisano.\
            Zostaw tak, jak jest teraz\
            Mimo to zapisz dzień okresu\
            Teraz\
            Mimo to usuń krwawienie\
            Przy otwarciu strony\
            dzień {number}\
            dawka pominięta\
            dawka przyjęta\
            Wcześniej\
            Ten dzień dopiero nadejdzie. Wtedy będzie można go zapisać.\
            Później\
            Co oznaczają znaki\
            Zapisz więcej\
            Następny dzień\
            Notatka\
            więcej zapisów\
            Dzień okresu\
            Poprzedni dzień\
            Nie można zapisać dnia, który dopiero nadejdzie. Nic nie zmieniono.\
            Ten dzień ({day}) jest starszy niż przechowywana historia ({kept}). Nic nie zmieniono.\
            lekkie, średnie, obfite\
            Kalendarz\
            Do dzisiaj\
            Dodaj fiszkę\
            Dodaj talię\
            Zapomniana\
            Wszystkie talie\
            Ta fiszka ma już odpowiedź.\
            Tył\
            Wpisz jeden wiersz, najwyżej {most} znaków.\
            Nazwa to jeden wiersz, najwyżej {most} znaków.\
            Wpisz tekst, najwyżej {most} znaków.\
            Tę fiszkę zmieniono tymczasem gdzie indziej. Zapisz ponownie, aby zastąpić tamto tym, co jest tutaj.\
            Dodano talię: {title}.\
            Talia tymczasem się zmieniła. Niczego nie usunięto.\
            Nazwa talii\
            Usunięto talię: {title}.\
            Talia nazywa się teraz {title}.\
            Wcześniejsze fiszki\
            Łatwa\
            Zmień fiszkę\
            Zmień nazwę tej talii lub ją usuń\
            Odwróć\
            Odwróć fiszkę albo uruchom i wstrzymaj minutnik\
            Przód\
            Nie ma już miejsca. Usuń coś, czego już nie potrzebujesz.\
            Dobrze\
            Trudna\
            Jak dobrze to umiesz?\
            Dalsze fiszki\
            Odłóż\
            Odłóż fiszkę quizu\
            Do powtórki: {count} fiszka.\0Do powtórki: {count} fiszki.\0Do powtórki: {count} fiszek.\
            Masz już talię o tej nazwie.\
            Następna\
            Następna fiszka quizu\
            W tej talii nie ma jeszcze fiszek.\
            Nie masz jeszcze fiszek. Talia zawiera fiszki, które do siebie pasują, na przykład słówka jednego języka.\
            Quiz\
            Każda fiszka pojawia się raz, zanim któraś się powtórzy. Fiszka, którą odłożysz, nie wróci w tym quizie.\
            Quiz: {deck}\
            Usuń tę fiszkę\
            Zmień nazwę\
            Powtórz {count} fiszkę\0Powtórz {count} fiszki\0Powtórz {count} fiszek\
            Powtórka: {deck}\
            Pokaż tył\
            Zacznij nowy quiz\
            Ta fiszka jest za długa dla tej strony. Możesz ją zmienić w programie kalendarza.\
            Wszystkie zalogowane urządzenia zostały wylogowane.\
            Kod QR z linkiem się tu nie mieści; potrzebuje {count} kolumny.\0Kod QR z linkiem się tu nie mieści; potrzebuje {count} kolumn.\0Kod QR z linkiem się tu nie mieści; potrzebuje {count} kolumn.\
            Wylogowano {count} urządzenie.\0Wylogowano {count} urządzenia.\0Wylogowano {count} urządzeń.\
            Z tym linkiem {name} może utworzyć konto, raz i w ciągu 24 godzin:\
            Nowe hasło: \
            Nie udało się otworzyć przeglądarki. Otwórz link samodzielnie.\
            Na stronie internetowej nie jest zalogowane żadne urządzenie.\
            Pod adresem {address} nie odpowiada jeszcze żaden serwer. Uruchom go poleceniem {command} i nie zatrzymuj go.\
            Link do zalogowania się, działa raz i przez dziesięć minut:\
            Link do zalogowania się ({name}), działa raz i przez dziesięć minut:\
            Jeszcze raz to samo: \
            Zapisano hasło. Zaloguj się na stronie internetowej: imię {name} i to hasło.\
            Zacznij stosować metodę\
            Ta metoda nie jest już zapisana.\
            Ostatni dzień nie może być przed pierwszym.\
            To metoda, którą już stosujesz.\
            Wpisz liczbę tygodni od 0 do 52.\
            To nie jest metoda. Wybierz metodę albo wpisz ją tak jak w przykładach.\
            Ta metoda nie ma ani blistrów, ani serii. Zostaw to puste.\
            Ta metoda nie ma wymiany. Zostaw to puste.\
            Wpisz dzień od 1 do {length}.\
            Metoda nie jest stosowana w tym dniu.\
            Przy tej metodzie nie ma nic do zrobienia w określonym dniu. Zostaw to puste.\
            Ta metoda nie ma blistra, serii ani wymiany, które można przesunąć.\
            W te dni jest już zapisana ta sama metoda. Zmień tamtą albo ją zakończ.\
            W te same dni jest już założony inny implant lub inna wkładka. Najpierw zakończ tamtą metodę albo zmień ją na tę.\
            Zmień na inną metodę\
            Popraw pierwszy dzień, godzinę lub wyprzedzenie\
            Twoje metody\
            Pierwszy dzień po zmianie\
            Zakończ stosowanie\
            Pierwszy dzień stosowania\
            Ostatni dzień stosowania\
            Zostaw puste, jeśli stosowanie trwa.\
            Ile tygodni przed wymianą przypomnieć\
            Tutaj dni są tylko liczone. Jak dobrze chroni metoda i co zrobić po pominiętej dawce, sprawdź w ulotce.\
            Metoda\
            Nie zapisano żadnej metody.\
            Inny schemat lub nazwa\
            Dni stosowania + dni przerwy, na przykład 'pill 63+7', 'ring continuous', 'injection 13 weeks', 'copper-iud 10 years' lub 'other NAME'.\
            dzień {number} z {length}\
            Dzień blistra lub serii w tej dacie\
            Tylko jeśli blister lub serię zaczęto wcześniej.\
            Wcześniejsze metody\
            dzień przerwy\
            Dzisiaj\
            tabletka bez hormonów\
            Podgląd\
            Zmień szczegóły\
            Dzień\
            Do zrobienia\
            Nic jeszcze nie zapisano.\
            nic\
            Plan na następne 28 dni\
            Blister, plaster lub pierścień niezgodnie z planem\
            Zostaw puste, jeśli zaczyna się nowy blister lub nowa seria.\
            Godzina\
            Zostaw puste, jeśli godzina nie jest ustalona.\
            Antykoncepcja\
            Brakujące wydarzenia usunięto celowo\
            Usuń tę dużą część mojego dziennika\
            Importuj\
            Twój dziennik w międzyczasie zmieniono. Sprawdź ponownie, co teraz się zmieni.\
            Najpierw wskaż, co się zgadza: plik czy twój dziennik.\
            Ten kalendarz jest starszy niż te, które są tu zapamiętane, więc nie da się ustalić, co w nim zmieniono. Wyeksportuj ponownie i wprowadź zmianę w nowym kalendarzu.\
            Minęło kilka minut i pliku już tu nie ma. Wybierz go ponownie.\
            To, co w tym kalendarzu nazywa się okresem, wygląda jak lekcje: ma numer, regułę tygodniową albo kilka wydarzeń w jednym dniu; nic nie zmieniono.\
            To usuwa dużą część twojego dziennika. Jeśli tego chcesz, zaznacz pole poniżej.\
            W tym kalendarzu nie ma żadnego wydarzenia; nic nie zmieniono.\
            Najpierw wybierz plik.\
            Ten kalendarz należy do innej osoby albo pochodzi z innego serwera; nic nie zmieniono.\
            Żadne wydarzenie w tym kalendarzu nie pochodzi stąd ani nie nazywa się okresem. Jeśli używasz innej nazwy, dodaj swoje słowo w ustawieniach.\
            Nie udało się odczytać tego pliku: {problem}\
            Nie udało się odczytać tego pliku: {problem}. Co zrobić zamiast tego: {advice}.\
            Anuluj\
            Co stoi na początku w datach takich jak 3/4/2026?\
            Dzień: {date}\
            To, co widać w pliku\
            Miesiąc: {date}\
            Wymazywanie\
            Wszystko\
            Ostatni dzień nie może być przed pierwszym.\
            Wszystko przed wybranym dniem\
            Wymaż na zawsze\
            Dzień\
            Przedział dni\
            Wymazane dane znikają na zawsze i nie da się tego cofnąć. Wcześniejsze kopie zapasowe i kalendarze nadal je zawierają.\
            Ostatni dzień\
            Tylko dla przedziału dni.\
            Dalej\
            Wybrany dzień i wszystko po nim\
            Co wymazać\
            Eksport\
            Plik dla drip (.csv)\
            Plik kalendarza dla programów kalendarza (.ics)\
            Wszystkie twoje zapisy jako zwykły tekst (.log)\
            Nic jeszcze nie zapisano, więc nie ma czego umieścić w pliku.\
            Plik dla Ovumcy (.json)\
            Twój dziennik jest za duży na taki plik.\
            Plik\
            Kalendarz z twoimi zmianami, dziennik jako zwykły tekst albo eksport z innej aplikacji do śledzenia cyklu, spakowany (ZIP) lub rozpakowany, do {size} MB. Większe pliki importuje 'eve-ics import' na komputerze, który udostępnia tę stronę.\
            Import\
            Co zaimportowano\
            Import można cofnąć jako jedną zmianę na stronie „Historia”.\
            Sprawdź, co się zmieni\
            Sprawdź ponownie\
            Nic jeszcze nie zmieniono.\
            Co zmieni import\
            Plik i twój dziennik są sprzeczne. Co się zgadza?\
            Plik\
            Mój dziennik\
            Import, eksport i wymazywanie\
            Znane aplikacje: {names}.\
            Formularz dotarł niekompletny. Wróć i wyślij go ponownie.\
            Nie rozpoznano\
            Za dużo dzieje się naraz. Spróbuj ponownie za kilka sekund.\
            Chwileczkę\
            Zmieniono w międzyczasie\
            Nie udało się zapisać zmiany: na komputerze, który udostępnia tę stronę, skończyło się miejsce na dysku. Nic nie przepadło; zwolnij miejsce i spróbuj ponownie.\
            Formularz pochodzi z innej witryny, więc nic nie zmieniono. Otwórz stronę ponownie i spróbuj na niej.\
            Serwer nie odpowiada pod tym adresem. Żeby na to pozwolić, uruchom go z opcją {option}.\
            Inne witryny nie mogą odczytywać tych stron.\
            Wróć\
            Przejdź do „Dzisiaj”\
            Ten adres prowadzi donikąd albo już nie działa.\
            Nic tu nie ma\
            Przez to połączenie nie można się zalogować, bo nie jest szyfrowane: inni mogliby odczytać twoje hasło. Użyj adresu, który zaczyna się od https.\
            Przez to połączenie nie można się zalogować: proxy przed tym serwerem zgłasza, że nie jest ono szyfrowane. Użyj adresu, który zaczyna się od https. Jeśli już go używasz, przed tym proxy stoi jeszcze inne: ustaw to proxy tak, aby przekazywało {field}; {page} pokazuje, jak.\
            Nie udało się zapisać zmiany: dane są teraz zablokowane albo tylko do odczytu. Nic nie przepadło; spróbuj ponownie.\
            Nie przyjęto\
            Nie można się zalogować, bo proxy przed tym serwerem nie podaje mu, czy twoje połączenie jest szyfrowane. Ustaw proxy tak, aby wysyłało {field}; {page} pokazuje, jak.\
            Nie zapisano\
            To więcej, niż ta strona przyjmuje naraz.\
            Nie można teraz odczytać twoich danych. Przyczynę poda 'eve-ics doctor' na komputerze, który udostępnia tę stronę.\
            Pokaż ponownie pierwszą instrukcję\
            Wybierz dni ostatnich okresów, na ile je pamiętasz. Na początek wystarczą dwa lub trzy okresy.\
            Wybierz dni\
            Nie wybrano żadnego dnia. Wybierz co najmniej jeden dzień okresu.\
            Pokaż moją prognozę\
            Nie teraz\
            Później dotknij dnia, aby go zapisać lub cofnąć. To, co zapisujesz, zostaje na komputerze, który udostępnia tę stronę.\
            Dotknij każdego dnia, w którym był okres.\
            Kalendarz pokaże potem, kiedy spodziewane są następne. Z każdym zapisanym okresem prognoza jest dokładniejsza.\
            Ostatnie okresy\
            Zacznij od dni, które znasz\
            Kalendarz\
            Nie zapisano: sesja się zakończyła. Zaloguj się w innej karcie, a potem zapisz tutaj jeszcze raz.\
            Nie zapisano: serwer nie odpowiada. Spróbuj ponownie.\
            Pomoc\
            Statystyki\
            Wyloguj się\
            Zalogowano jako {name}\
            Główne strony\
            Plan\
            Ustawienia\
            Przejdź do treści\
            {page} · eve-ics\
            Dzisiaj\
            Twoje dni zaczynają się o północy w strefie {here}. To urządzenie ma inną strefę czasową: {device}.\
            Nie teraz\
            Użyj: {device}\
            Czym jest prognoza\
            Z każdym zapisanym okresem prognoza jest pewniejsza. Stres, choroba i podróże nadal mogą przesunąć okres.\
            Prognoza jest obliczana z zapisanych przez ciebie dni. Nic innego o tobie nie uwzględnia.\
            {percent} okresów zaczyna się w przedziale podanym obok ich daty. Pozostałe zaczynają się wcześniej lub później.\
            Zapisz dzień okresu\
            Poprzedni lub następny dzień albo tydzień\
            Odczytaj poprzedni lub następny punkt\
            Zamknij dzień\
            Pokaż tę pomoc\
            Dodaj wpis za dzisiaj\
            Poprzedni i następny miesiąc\
            Dodaj coś, gdzie strona na to pozwala\
            Otwórz dzień\
            Otwórz: {page}\
            Usuń krwawienie z dnia\
            Przejdź do dzisiaj w kalendarzu\
            Cofnij ostatnią zmianę, jeśli strona to umożliwia\
            Pierwszy i ostatni dzień tygodnia\
            Poprzedni i następny rok\
            Klawisze\
            Na wykresie\
            W kalendarzu\
            Klawisze są wyłączone. Możesz je włączyć w ustawieniach.\
            Gdy nie wpisujesz tekstu, pojedyncze klawisze działają tak. Możesz je wyłączyć w ustawieniach.\
            potem\
            Pomoc\
            Krwawienie między okresami\
            Krwawienie zbyt wcześnie po okresie, żeby było następnym. Nie zaczyna cyklu.\
            Cykl\
            Od pierwszego dnia okresu do dnia przed następnym okresem. Pierwszy dzień cyklu to dzień 1.\
            Dni płodne\
            Dni przed owulacją i sam jej dzień, w które ciąża jest najbardziej prawdopodobna.\
            Owulacja\
            Komórka jajowa opuszcza jajnik, około dwóch tygodni przed początkiem następnego okresu.\
            Plamienie\
            Odrobina krwi, zbyt mało na podpaskę lub tampon. Samo plamienie to nie okres.\
            Słowa\
            Pokaż wszystkie cykle\
            To było między okresami\
            Usuń moją odpowiedź\
            Nie licz go\
            To naprawdę jeden cykl\
            Brakuje okresu\
            Zaczął się okres\
            Wszystkie cykle i zmiany\
            Ta odpowiedź nie pasuje do tego cyklu. Nic nie zmieniono.\
            To nie jest data. Wpisz rok, miesiąc i dzień: 2026-11-20.\
            Ten dzień jeszcze nie nadszedł.\
            Okres może mieć najwyżej {count} dzień.\0Okres może mieć najwyżej {count} dni.\0Okres może mieć najwyżej {count} dni.\
            W tym dniu nie zaczyna się już żaden okres.\
            Krwawienie jest tam już zapisane: {days}.\
            Ostatni dzień jest przed pierwszym.\
            {way}, {when}\
            Ostatnie zmiany\
            Cykl\
            Ówczesna prognoza\
            Okres\
            Cykle, od najnowszego\
            trwa\
            {count} dzień wcześniej\0{count} dni wcześniej\0{count} dni wcześniej\
            co do dnia\
            {count} dzień później\0{count} dni później\0{count} dni później\
            Coś wygląda nietypowo\
            {days}: liczy się jako krwawienie między okresami.\
            Cykl od {day}: {remark}.\
            Okres: {days}\
            Pierwszy i ostatni dzień\
            Dni\
            Pierwszy dzień\
            Ostatni dzień\
            Zostaw puste, dopóki okres trwa.\
            Co z tym cyklem?\
            Zapisz\
            Ponów\
            Nie ma zmiany do ponowienia.\
            Historia\
            Cofnij\
            Tę zmianę już cofnięto albo nie da się jej cofnąć.\
            Potem przechowywany byłby tylko ostatni okres czasu ({kept}), a starsza historia zostałaby trwale usunięta. Nic nie zmieniono. Aby to zrobić, użyj {command} na komputerze, który udostępnia tę stronę.\
            Późniejsze zmiany dotyczą tych samych dni lub ustawień. Najpierw cofnij te: {entries}.\
            Nie ma zmiany do cofnięcia.\
            Objawy wokół początku okresu\
            Każdy dzień liczy się do bliższego okresu. Liczą się tylko całe cykle, bez hormonów i bez luki w dzienniku.\
            Dzień 1 to pierwszy dzień okresu, a dzień −1 to dzień przed nim.\
            Tam, gdzie linia jest przerwana, nic nie zapisano.\
            Każdy słupek to udział wśród tych dni, w których cokolwiek zapisano. Słupek tak wysoki jak jego wiersz to {percent}.\
            {days} z {logged}\
            brak zapisów\
            Szansa\
            Dzień cyklu\
            Dzień\
            Nastrój\
            Oznaki\
            Objaw\
            Temperatura\
            Tydzień od\
            Kiedy może zacząć się następny okres\
            Kiedy może zacząć się następne krwawienie z odstawienia\
            Przedział jest tak dobrany, że krwawienie zaczyna się w nim z prawdopodobieństwem {percent} lub nieco większym.\
            Żaden pojedynczy dzień nie jest szczególnie prawdopodobny. Przedział jest tak dobrany, że okres zaczyna się w nim z prawdopodobieństwem {percent} lub nieco większym.\
            na dzisiaj\
            z opóźnieniem\
            brak dawki w planie\
            pominięta\
            przyjęta\
            bez wpisu\
            Dawki z ostatnich 12 tygodni\
            W tych 12 tygodniach: {counts}.\
            Do wykresów potrzebne są dwa okresy, żeby był między nimi cykl. Zapisuj okresy, a wykresy pojawią się tutaj.\
            Otwórz kalendarz\
            nie zapisano\
            Długość cykli\
            W tym czasie nie ma żadnego pełnego cyklu.\
            Nie pokazano {count} starszego cyklu.\0Nie pokazano {count} starszych cykli.\0Nie pokazano {count} starszych cykli.\
            Nastroje według części cyklu\
            Liczby\
            {chart}: liczby\
            Po\
            Przed\
            Płodne\
            Okres\
            Nieznane\
            Przed: 13 dni przed następnym okresem. Po: od okresu do tych dni.\
            Po: od okresu do dni płodnych. Płodne: owulacja i pięć dni przed nią, według twoich oznak, a bez nich 14 dni przed następnym okresem. Przed: od tego czasu do następnego okresu.\
            Nie pokazano {count} rzadziej zapisywanej pozycji.\0Nie pokazano {count} rzadziej zapisywanych pozycji.\0Nie pokazano {count} rzadziej zapisywanych pozycji.\
            Każda liczba to udział wśród tych dni danej części, w których cokolwiek zapisano.\
            Zakreskowane: za mało zapisów, żeby na nich polegać (mniej dni niż {days} lub mniej cykli niż {cycles}).\
            Zapisów jest jeszcze za mało, żeby zobaczyć prawidłowość.\
            Nieznane: trwający cykl, luka w dzienniku, hormony lub ciąża.\
            „{word}”: najczęściej po okresie, {days} z {count} zapisanego dnia.\0„{word}”: najczęściej po okresie, {days} z {count} zapisanych dni.\0„{word}”: najczęściej po okresie, {days} z {count} zapisanych dni.\
            „{word}”: najczęściej przed następnym okresem, {days} z {count} zapisanego dnia.\0„{word}”: najczęściej przed następnym okresem, {days} z {count} zapisanych dni.\0„{word}”: najczęściej przed następnym okresem, {days} z {count} zapisanych dni.\
            „{word}”: najczęściej w dniu {day}, {days} z {count} zapisanego dnia.\0„{word}”: najczęściej w dniu {day}, {days} z {count} zapisanych dni.\0„{word}”: najczęściej w dniu {day}, {days} z {count} zapisanych dni.\
            „{word}”: najczęściej od dnia {first} do dnia {last}, {days} z {count} zapisanego dnia.\0„{word}”: najczęściej od dnia {first} do dnia {last}, {days} z {count} zapisanych dni.\0„{word}”: najczęściej od dnia {first} do dnia {last}, {days} z {count} zapisanych dni.\
            „{word}”: najczęściej w dni płodne, {days} z {count} zapisanego dnia.\0„{word}”: najczęściej w dni płodne, {days} z {count} zapisanych dni.\0„{word}”: najczęściej w dni płodne, {days} z {count} zapisanych dni.\
            „{word}”: najczęściej w czasie okresu, {days} z {count} zapisanego dnia.\0„{word}”: najczęściej w czasie okresu, {days} z {count} zapisanych dni.\0„{word}”: najczęściej w czasie okresu, {days} z {count} zapisanych dni.\
            Okresy i nasilenie krwawienia\
            W tym czasie nie ma żadnego okresu.\
            Raport dla lekarza\
            dzień w przedziale\
            początek w przedziale\
            nie liczy się lub prawie się nie liczy\
            długość w dniach\
            przewidywany dzień\
            inny dzień\
            początek poza przedziałem\
            przedział {percent} przewidywany na początku cyklu\
            udział wśród zapisanych dni\
            początek okresu\
            zapisano w mniej niż {count} cyklu, za mało, żeby na tym polegać\0zapisano w mniej niż {count} cyklach, za mało, żeby na tym polegać\0zapisano w mniej niż {count} cyklach, za mało, żeby na tym polegać\
            Pokaż\
            Wszystko\
            6 miesięcy\
            2 lata\
            1 rok\
            Objawy według części cyklu\
            Temperatura: {days}\
            {temperature}, pominięta: {reason}\
            Temperatura od {day}\
            Statystyki\
            Waga\
            Mediana z siedmiu dni zmieniła się z {first} na {last}.\
            mediana z 7 dni\
            pojedynczy pomiar\
            Mediana z siedmiu dni to {weight}.\
            Dodaj\
            Następny dzień\
            Tego nie udało się rozpoznać. Otwórz stronę ponownie i spróbuj jeszcze raz.\
            Poprzedni dzień\
            Krwawienie\
            Pokaż w kalendarzu\
            Brak wpisu\
            Po otwarciu strony zmieniono to gdzie indziej. Nic jeszcze nie zapisano. Co ma zostać?\
            Zapisz to, co wpisano tutaj\
            Zostaw to, co jest zapisane\
            Wpisano tutaj\
            nic\
            Zapisano gdzie indziej\
            Tabletka, plaster lub krążek\
            Z opóźnieniem\
            Pominięto\
            Przyjęto\
            Okres nie może się tu skończyć: zapisano brak krwawienia albo tylko plamienie ({days}).\
            Ostatni okres do tego dnia zaczął się {start}, ponad dwa tygodnie wcześniej. Najpierw zapisz dni tego późniejszego.\
            Do tego dnia nie zaczął się żaden okres. Najpierw wybierz nasilenie krwawienia.\
            Zapisano więcej dni tego okresu: {days}. Wynika z nich jego koniec.\
            Obfite\
            Lekkie\
            Średnie\
            Brak\
            Plamienie\
            Dzień okresu\
            Ten dzień jeszcze nie nadszedł. Od tego dnia będzie można go zapisać.\
            Test owulacyjny\
            Ujemny\
            Dodatni\
            W {unit}, na przykład {example}. Puste pole usuwa wartość.\
            Nastrój\
            Inny nastrój\
            Śluz szyjkowy\
            Kremowy\
            Suchy\
            Jak białko jaja\
            Lepki\
            Wodnisty\
            Notatka\
            Notatka może mieć najwyżej {count} kilobajt.\0Notatka może mieć najwyżej {count} kilobajty.\0Notatka może mieć najwyżej {count} kilobajtów.\
            Owulacja\
            Zauważona w tym dniu\
            Początek i koniec okresu\
            Pierwszy dzień, koniec nie jest znany\
            Ostatni dzień okresu\
            Ani początek, ani koniec\
            Zapisz\
            Zapisano.\
            Objawy\
            „{word}” nie będzie już podpowiadane. Dni, w których to zapisano, się nie zmieniają.\
            Ukryj objawy, których nie używasz\
            Ukryj „{word}”\
            Inny objaw\
            Pokaż znowu „{word}”\
            „{word}” znów będzie podpowiadane.\
            Temperatura po przebudzeniu\
            To nie jest temperatura. Wpisz liczbę, na przykład {example}.\
            Temperatura po przebudzeniu mieści się między {low} a {high}.\
            Zapis: {day}\
            Nie można zapisać dni sprzed 1900 roku.\
            Inne dni\
            Waga\
            To nie jest waga. Wpisz liczbę taką jak {example}.\
            Waga mieści się między {low} a {high}.\
            To za długie na słowo. Dłuższy tekst wpisz w notatce.\
            Dzień może mieć najwyżej {count} taki wpis.\0Dzień może mieć najwyżej {count} takie wpisy.\0Dzień może mieć najwyżej {count} takich wpisów.\
            Kilka osób loguje się jednocześnie. Spróbuj ponownie za kilka sekund.\
            Anuluj\
            Następny krok pokazuje dane poufne albo nie da się go cofnąć. Żeby kontynuować, wpisz hasło.\
            Podaj hasło jeszcze raz\
            Gotowe. Wyślij teraz jeszcze raz to, co chcesz zrobić.\
            Kontynuuj\
            Język\
            Zaloguj się\
            Wylogowano.\
            Imię\
            Nie masz jeszcze hasła? Wpisz {command} na komputerze, który udostępnia tę stronę.\
            Ten link służy do zalogowania się na tym urządzeniu. Działa raz.\
            Otwórz\
            Otwórz swój kalendarz\
            Hasło\
            Konto zostało utworzone. Teraz zaloguj się na nie.\
            Pokaż hasło\
            Nie wylogowuj na tym urządzeniu przez 30 dni\
            Logowanie\
            Został użyty albo minęło jego dziesięć minut. Po nowy wpisz {command}.\
            Ten link już nie działa\
            To o jedną próbę za dużo. Poczekaj {count} sekundę i spróbuj ponownie.\0To o jedną próbę za dużo. Poczekaj {count} sekundy i spróbuj ponownie.\0To o jedną próbę za dużo. Poczekaj {count} sekund i spróbuj ponownie.\
            Imię i hasło do siebie nie pasują.\
            To nie jest twoje hasło.\
            Fajerwerki rozkwitają jak kwiaty nad ciemnym wzgórzem.\
            Meteor rysuje jasną linię wśród gwiazd.\
            Popcorn wyskakuje z torebki w paski.\
            Pękata rakieta wzbija się obok księżyca.\
            Mały wulkan sypie iskrami w wieczorne niebo.\
            Wieloryb puszcza fontannę i uśmiecha się.\
            Dodaj\
            Nie ma takiego dnia. Wybierz dzień z kalendarza.\
            Napisz coś albo usuń notatkę.\
            Koniec byłby przed początkiem. Wybierz późniejszy koniec.\
            Nie ma więcej miejsca. Usuń coś, czego już nie potrzebujesz.\
            Wpisz tytuł w jednym wierszu, bez znaków sterujących.\
            Skróć tytuł do {letters} znaków.\
            Wpisz tytuł.\
            Masz już kalendarz {title}. Wybierz inną nazwę.\
            Wybierz co najmniej jedno.\
            Dodaj kalendarz\
            Także w twoich programach kalendarza\
            Usuń ten kalendarz\
            Zmień nazwę\
            Do czego służy?\
            Kalendarze\
            To zmieniono tymczasem gdzie indziej i nic jeszcze nie zapisano. Poniżej jest to, co wpisano tutaj; ponowny zapis zastąpi tamtą zmianę.\
            Usuń\
            Ostatnio usunięto: {title}\
            Zrobione\
            Przenieś w dół\
            Termin (opcjonalnie)\
            Edytuj wydarzenie\
            Koniec\
            Pierwszy dzień\
            Ostatni dzień\
            Nowe wydarzenie\
            Brak wydarzeń.\
            Minione wydarzenia\
            Miejsce\
            powtarza się\
            Początek\
            Cały dzień\
            To już nie istnieje. Nic nie zmieniono.\
            Lista\
            Więcej\
            Przenieś zadanie w górę lub w dół\
            Notatka\
            Notatkę tymczasem usunięto gdzie indziej. Twój tekst jest w nowej notatce.\
            Pierwszy wiersz jest tytułem.\
            Ta notatka jest za długa, aby ją tu edytować. Edytuj ją w swoim programie kalendarza.\
            Nowa notatka\
            To powtarza się tak, jak ustawił twój program kalendarza. Zmień to tam.\
            Zapisano ({time}).\
            Tytuł\
            Dodaj zadanie\
            Edytuj zadanie\
            Cofnij ostatnie odhaczenie\
            Przenieś w górę\
            Programy, które subskrybują twój kalendarz, pokażą to po kolejnej aktualizacji.\
            Wybierz {count} dzień.\0Wybierz od jednego do {count} dni.\0Wybierz od jednego do {count} dni.\
            Wybierz godzinę późniejszą niż pierwsza.\
            Wybierz co najmniej jeden dzień tygodnia.\
            Kiedy\
            Przypomina ci program kalendarza, na każdym urządzeniu, które subskrybuje twój kalendarz.\
            Od\
            Nawyki\
            Te przypomnienia dzwonią na tej stronie, gdy jest otwarta, i na twoim komputerze.\
            Jest ich już {number}. Najpierw wyłącz jedno.\
            Przypomnienie twoimi słowami\
            Co mówi\
            Przypominaj mi\
            Inne metody\
            O godzinie dawki\
            Powtórz dzwonek\
            Bez powtarzania\
            Jeszcze {count} raz\0Jeszcze {count} razy\0Jeszcze {count} razy\
            Z dźwiękiem, jeśli to możliwe\
            Odstęp między dzwonkami, w minutach\
            Godzina\
            Przypomnienia\
            Do\
            Jako tekst\
            Dwanaście wierszy do e-maila lub formularza. Zaznacz je i skopiuj.\
            Wpisz daty w postaci 2026-11-20.\
            Na czym opierają się liczby\
            Krwawienie między okresami: {bleeds}.\
            Nie zapisano krwawienia między okresami.\
            Krwawienie\
            Co pokazuje raport\
            Antykoncepcja\
            Skopiowano.\
            Kopiuj jako tekst\
            Cykle\
            {days} ({length})\
            {flow} {days}\
            Dni tych okresów według nasilenia krwawienia: {flows}.\
            Od\
            Raport pokazuje to, co już było. Wybierz pierwszy dzień, który nie jest w przyszłości.\
            Ostatni okres: {days}.\
            Dni z zapisami: {days} z {count} dnia.\0Dni z zapisami: {days} z {count} dni.\0Dni z zapisami: {days} z {count} dni.\
            Data sporządzenia: {day}.\
            Utworzono w programie {program}.\
            {method} od {day}\
            {method}, {days}\
            W tym czasie nie zapisano żadnej antykoncepcji.\
            Antykoncepcja: {methods}.\
            Notatki\
            W tym czasie nie ma żadnej notatki.\
            Wszystkie zapisy pochodzą od osoby, której dotyczy raport; nikt z personelu medycznego niczego nie mierzył ani nie badał. Przedziały i przyszłe daty to prognozy.\
            Etapy życia: {phases}.\
            Wydrukuj tę stronę lub zapisz ją jako PDF funkcją drukowania w przeglądarce. Ramka wokół raportu nie będzie drukowana.\
            Pierwszy dzień jest późniejszy niż ostatni. Zamień je.\
            Wzrost temperatury: {rises} z {count} cyklu z pomiarami.\0Wzrost temperatury: {rises} z ostatnich {count} cykli z pomiarami.\0Wzrost temperatury: {rises} z ostatnich {count} cykli z pomiarami.\
            Pokaż\
            Część zapisów zaimportowano: {sources}.\
            Podsumowanie\
            Ból, objawy i nastroje\
            W tym czasie nie zapisano żadnego objawu ani nastroju.\
            Temperatura po przebudzeniu\
            W tym czasie nie zapisano żadnej temperatury.\
            Do\
            Raport o cyklu\
            Raport o cyklu: {name}\
            Waga\
            Z moimi notatkami\
            Zapisano raport ({days}) w pliku {file}. Otwórz go w przeglądarce, żeby go przeczytać, wydrukować lub zapisać jako PDF.\
            Wygląd\
            Wszystkie ustawienia\
            Wybierz jedną z opcji.\
            Wpisz datę, na przykład {date}.\
            Imię ma od 1 do 100 znaków, bez podziału wiersza.\
            Ktoś inny ma tu już to imię.\
            Wpisz liczbę od {first} do {last} albo zostaw puste.\
            Wpisz godzinę, na przykład 09:00.\
            Wpisz słowa złożone z liter, oddzielone przecinkami.\
            Ta strefa czasowa nie jest znana. Wpisz ją w postaci Europe/Berlin.\
            Rok urodzenia\
            Zostaw puste, jeśli nie chcesz go podawać.\
            Nazwa twojego kalendarza w innych programach\
            Stopnie Celsjusza\
            Stopnie Fahrenheita\
            Prognoza\
            Język i jednostki\
            Uwagi o okresach i cyklach, o które warto zapytać lekarza\
            Ukryj dni płodne i owulację\
            Pierwsza strona\
            Kilogramy\
            Język\
            Jak w przeglądarce\
            Wyloguj się\
            Poniedziałek\
            Więcej ustawień\
            Imię\
            Jego pierwsze litery to twój awatar.\
            Jeszcze nie zapisano: sprawdź zaznaczone miejsce poniżej.\
            Własne słowa na okres\
            Oddzielone przecinkami. Wydarzenie z takim tytułem to okres.\
            Twój awatar: {initials}\
            Wesołe obrazki w dni płodne\
            Funty\
            Sobota\
            Zapisz\
            Zapisano.\
            Skróty klawiszowe\
            Niedziela\
            Jesteś osobą nastoletnią\
            Typowe są wtedy cykle od 21 do 45 dni.\
            Jednostka temperatury\
            Kolory\
            Ciemne\
            Jasne\
            Jak na urządzeniu\
            Strefa czasowa\
            Na przykład Europe/Berlin. Puste pole oznacza strefę czasową serwera.\
            Ustawienia\
            Antykoncepcja\
            Import, eksport i wymazywanie\
            Przypomnienia\
            Hasło i urządzenia\
            Subskrypcje i hasła aplikacji\
            Nic się nie zmieniło.\
            Zwykła długość cyklu\
            W dniach. Liczy się jako jeden cykl, obok tych zapisanych.\
            Pierwszy dzień tygodnia\
            Jednostka wagi\
            Dni płodne\
            Z większym marginesem\
            Standardowe\
            Ty\
            Adres\
            Kod QR z adresem dla telefonów\
            Adres twojej subskrypcji\
            Adres dla telefonów\
            Kalendarz tylko z datami lub z neutralnymi tytułami nie ma takich słów. Wybierz jedno z dwojga.\
            Kalendarz tylko z datami nie może zmieniać twojego dziennika. Wybierz jedno z dwojga.\
            Wybierz jakąś zawartość. To, co ukrywają ustawienia, się nie liczy.\
            Ten dzień już minął. Wybierz dzisiaj albo późniejszy dzień.\
            Ta nazwa jest już używana. Wybierz inną.\
            Już tego nie ma; nic nie zmieniono.\
            Zostaw pod adresem pusty kalendarz na 30 dni, żeby programy usunęły jego treść\
            Z miłym słowem w dni płodne\
            Bez https serwer nie pozwala nikomu zalogować się pod tym adresem.\
            Zawartość\
            Dawki\
            Dni płodne\
            Owulacja\
            Okresy\
            Pytania, takie jak „Czy okres się spóźnia?”\
            Skopiowano.\
            Kopiuj: {what}\
            Tylko tytuły i daty, bez opisów\
            Gotowe\
            Ostatni dzień działania\
            Zostaw puste, jeśli ma działać do unieważnienia.\
            Utwórz subskrypcję\
            Subskrypcje\
            Subskrypcja to kalendarz pod tajnym adresem, z którego korzystają programy kalendarza. Utwórz osobną dla każdego programu i każdej osoby, tylko z tym, co potrzebne.\
            Nie ma jeszcze subskrypcji kalendarza.\
            Podaj hasło\
            Unieważniono\
            Ile miesięcy naprzód\
            Nazwa\
            Dla ciebie: dla jakiego programu lub jakiej osoby.\
            Bez przypomnień\
            Ten adres działa tylko na tym komputerze. Dla innych urządzeń uruchom serwer z adresem, do którego mają dostęp.\
            Hasło\
            Zanim utworzysz adres albo hasło aplikacji, podaj jeszcze raz własne hasło.\
            Utwórz hasło aplikacji\
            Kod QR z hasłem\
            Utwórz plik dla iPhone’a lub Maca\
            Plik zawiera hasło. Otwórz go na iPhonie lub Macu, a po dodaniu konta go usuń.\
            Twoje hasło aplikacji\
            Hasła aplikacji\
            Z hasłem aplikacji program kalendarza loguje się i może zmieniać twoje zapisy, w obu kierunkach.\
            Nie ma jeszcze haseł aplikacji.\
            Tylko do odczytu: bez zmian i bez innych kalendarzy\
            Unieważnij: {name}\
            Utwórz nowy adres: {name}\
            Subskrypcje i hasła aplikacji\
            Tytuły\
            Neutralne, nic nie zdradzają\
            Zwykłe\
            Nazwa użytkownika\
            Przyjmuj zmiany, które Thunderbird wysyła na ten adres\
            To musi być liczba całkowita od 1 do {most}.\
            To musi być jeden wiersz, najwyżej {most} znaków.\
            Zrób przerwę\
            Minuty przerwy\
            Minutnik tymczasem się zmienił. Nic nie zrobiono.\
            Zakończ\
            Uczysz się, robisz przerwę i uczysz się dalej. Nic nie zaczyna się samo: na końcu każdej części pojawia się pytanie. Dzwoni tam, gdzie dzwonią twoje alarmy.\
            Jeszcze {count} minuta\0Jeszcze {count} minuty\0Jeszcze {count} minut\
            Wznów\
            Ta przeglądarka nie uruchamia skryptów, więc strona nie może odliczać ani dzwonić. Zapyta, gdy czas minie.\
            Przerwa do {time}.\
            Wstrzymaj\
            Zacznij\
            Minuty nauki\
            Ucz się dalej\
            Nauka do {time}.\
            Czego się uczysz?\
            Możesz to zostawić puste.\
            Minutnik nauki\
            Zapisuj w kalendarzu, czego się uczysz\
            Najbliższe alarmy\
            Nie, ostatni dzień: {day}\
            Tak, zapisz {day}\
            Nie, nie pytaj więcej\
            Nie, żadnego nie brakuje\
            Jeszcze nie\
            Tak\
            Tak, wcześniej\
            Tak, dzisiaj\
            Lada dzień\
            Czy okres trwa dzisiaj nadal?\
            Czy okres się zaczął?\
            W którym miejscu cyklu jesteś\
            Następne krwawienie z odstawienia za około {count} dzień\0Następne krwawienie z odstawienia za około {count} dni\0Następne krwawienie z odstawienia za około {count} dni\
            Krwawienie z odstawienia może zacząć się dzisiaj\
            {days}: {length}\
            {days}: dzień {day}\
            Ostatnie cykle\
            Wszystkie cykle i zmiany\
            Zrobione\
            Pominięto\
            Przyjęto\
            Do zrobienia\
            Nie zapisano jeszcze żadnego okresu\
            Ostatni wpis\
            Okres spóźnia się o {count} dzień\0Okres spóźnia się o {count} dni\0Okres spóźnia się o {count} dni\
            Dodaj wpis za dzisiaj\
            Następny okres za około {count} dzień\0Następny okres za około {count} dni\0Następny okres za około {count} dni\
            Następny okres za {first}–{count} dzień\0Następny okres za {first}–{count} dni\0Następny okres za {first}–{count} dni\
            Okres może zacząć się dzisiaj\
            Jeszcze nie ma\
            Zanotowano: brak krwawienia, {days}.\
            Warto o to zapytać\
            Termin wymiany minął: {method}, {when}.\
            Prognoza wstrzymana: {phase}\
            Dzisiaj\
            Cofnij\
            W tej chwili brak prognozy\
            Podaj, ile zwykle trwają twoje cykle\
            trądzik\
            niepokój\
            ból pleców\
            wzdęcia\
            tkliwość piersi\
            spokój\
            skurcze\
            energia\
            zmęczenie\
            radość\
            ból głowy\
            drażliwość\
            nudności\
            smutek
            """,
        starts: [
            0, 6, 36, 72, 219, 277, 472, 559, 608, 697, 733, 818, 904, 941, 960, 980, 996, 1040,
            1096, 1216, 1242, 1273, 1336, 1453, 1460, 1550, 1590, 1687, 1882, 1981, 2072, 2126,
            2229, 2320, 2336, 2558, 2566, 2594, 2613, 2632, 2671, 2701, 2713, 2728, 2736, 2769,
            2821, 2922, 2930, 2962, 2989, 3007, 3078, 3093, 3106, 3188, 3232, 3242, 3377, 3517,
            3648, 3683, 3716, 3858, 3968, 3979, 3996, 4015, 4122, 4150, 4197, 4289, 4302, 4329,
            4356, 4462, 4486, 4514, 4574, 4621, 4671, 4770, 4826, 4899, 4946, 4961, 4990, 5017,
            5039, 5064, 5134, 5198, 5210, 5300, 5371, 5457, 5491, 5498, 5530, 5634, 5660, 5684,
            5799, 5820, 5840, 5856, 5865, 5891, 5908, 5939, 5985, 6037, 6079, 6116, 6313, 6354,
            6435, 6483, 6516, 6734, 6764, 6842, 6939, 6972, 7025, 7051, 7089, 7142, 7213, 7465,
            7560, 7922, 8408, 8427, 8492, 8607, 8678, 8742, 8839, 8882, 8896, 9138, 9353, 9450,
            9562, 9622, 9674, 9757, 9784, 9885, 9960, 10068, 10168, 10283, 10382, 10496, 10540,
            10605, 10707, 10830, 10871, 11091, 11184, 11273, 11393, 11421, 11437, 11475, 11498,
            11553, 11607, 11666, 11750, 11801, 11897, 11929, 11942, 11964, 12008, 12023, 12045,
            12110, 12113, 12145, 12163, 12188, 12212, 12236, 12259, 12283, 12308, 12332, 12356,
            12374, 12399, 12426, 12441, 12463, 12477, 12508, 12573, 12579, 12585, 12593, 12602,
            12612, 12744, 12758, 12764, 12771, 12778, 12783, 12799, 12804, 12812, 12900, 12945,
            12996, 13048, 13132, 13226, 13230, 13236, 13238, 13243, 13253, 13261, 13266, 13272,
            13288, 13298, 13314, 13320, 13331, 13376, 13444, 13497, 13530, 13593, 13632, 13683,
            13728, 13759, 13805, 13859, 13885, 13962, 14015, 14033, 14049, 14061, 14070, 14075,
            14133, 14144, 14162, 14174, 14301, 14317, 14325, 14331, 14338, 14355, 14370, 14412,
            14420, 14465, 14467, 14469, 14475, 14485, 14487, 14494, 14546, 14599, 14657, 14665,
            14675, 14720, 14854, 14934, 15005, 15074, 15168, 15237, 15303, 15499, 15551, 15585,
            15654, 15728, 15895, 16008, 16057, 16125, 16198, 16206, 16264, 16329, 16367, 16418,
            16479, 16567, 16645, 16735, 16805, 16848, 16896, 16949, 17013, 17072, 17127, 17185,
            17231, 17277, 17310, 17349, 17388, 17415, 17476, 17541, 17573, 17620, 17673, 17724,
            17782, 17836, 17896, 17951, 18067, 18091, 18204, 18260, 18320, 18330, 18364, 18411,
            18469, 18521, 18568, 18592, 18658, 18714, 18736, 18882, 18900, 18908, 18939, 18982,
            19039, 19124, 19175, 19241, 19281, 19394, 19502, 19532, 19560, 19639, 19656, 19672,
            19680, 19757, 19786, 19801, 19824, 19833, 19858, 19876, 20224, 20250, 20274, 20292,
            20324, 20393, 20427, 20485, 20537, 20570, 20639, 20669, 20680, 20700, 20736, 20756,
            20777, 20817, 20838, 20855, 20930, 20944, 20963, 20989, 21015, 21042, 21068, 21082,
            21100, 21127, 21145, 21162, 21189, 21196, 21229, 21337, 21364, 21379, 21408, 21428,
            21445, 21481, 21526, 21542, 21569, 21586, 21600, 21636, 21681, 21696, 21716, 21751,
            21774, 21805, 21838, 21861, 21923, 21943, 21960, 21974, 22002, 22055, 22107, 22170,
            22232, 22289, 22371, 22487, 22801, 22816, 22854, 22919, 23017, 23082, 23105, 23120,
            23297, 23322, 23335, 23354, 23382, 23407, 23447, 23467, 23479, 23488, 23513, 23523,
            23537, 23555, 23567, 23577, 23599, 23608, 23623, 23644, 23697, 23721, 23757, 23805,
            23858, 23904, 23959, 24020, 24144, 24235, 24272, 24344, 24415, 24486, 24557, 24621,
            24667, 24701, 24881, 24995, 25112, 25255, 25290, 25328, 25364, 25433, 25486, 25549,
            25599, 25652, 25661, 25840, 26025, 26072, 26126, 26214, 26280, 26393, 26533, 26564,
            26630, 26711, 26774, 27049, 27107, 27195, 27242, 27272, 27309, 27657, 27981, 28221,
            28349, 28484, 28630, 28648, 28672, 28691, 28702, 28729, 28745, 29032, 29066, 29167,
            29309, 29628, 29735, 29883, 29970, 30037, 30151, 30197, 30237, 30355, 30519, 30584,
            30667, 30731, 30806, 30914, 30993, 31161, 31330, 31430, 31457, 31514, 31591, 31650,
            31728, 31789, 31850, 31891, 31935, 31973, 32026, 32073, 32131, 32210, 32262, 32329,
            32344, 32351, 32356, 32374, 32423, 32487, 32523, 32574, 32581, 32654, 32727, 32764,
            32790, 32794, 32797, 32802, 32882, 32934, 33020, 33026, 33051, 33055, 33064, 33072,
            33092, 33249, 33390, 33413, 33458, 33517, 33596, 33605, 33620, 33626, 33644, 33707,
            33742, 33746, 33785, 33799, 33823, 33941, 33997, 34045, 34108, 34169, 34204, 34239,
            34261, 34355, 34367, 34394, 34420, 34487, 34518, 34666, 34810, 34839, 34941, 34954,
            34968, 34980, 34998, 35012, 35025, 35037, 35087, 35121, 35196, 35267, 35503, 35592,
            35610, 35675, 35786, 35862, 35933, 35986, 36064, 36098, 36123, 36148, 36199, 36223,
            36262, 36327, 36406, 36512, 36564, 36661, 36750, 36796, 36883, 36937, 37001, 37034,
            37069, 37155, 37181, 37249, 37333, 37409, 37461, 37503, 37572, 37646, 37701, 37750,
            37775, 37815, 37858, 37878, 37912, 37965, 37992, 38006, 38113, 38156, 38193, 38240,
            38257, 38320, 38387, 38434, 38479, 38498, 38665, 38704, 38728, 38895, 38943, 38960,
            39097, 39146, 39176, 39220, 39279, 39300, 39349, 39378, 39411, 39439, 39468, 39518,
            39559, 39583, 39623, 39652, 39687, 39709, 39761, 39802, 39854, 39899, 39944, 39969,
            40037, 40089, 40127, 40145, 40194, 40251, 40296, 40344, 40379, 40434, 40490, 40512,
            40536, 40575, 40633, 40713, 40775, 40811, 40864, 40932, 40963, 40977, 41037, 41072,
            41119, 41167, 41245, 41352, 41486, 41527, 41612, 41707, 41789, 41863, 41934, 41981,
            42051, 42145, 42204, 42275, 42333, 42410, 42473, 42572, 42663, 42689, 42709, 42943,
            43071, 43193, 43342, 43579, 43701, 43883, 43977, 44014, 44142, 44151, 44186, 44243,
            44258, 44269, 44295, 44321, 44357, 44381, 44458, 44462, 44617, 44644, 44787, 44840,
            44886, 44978, 45039, 45147, 45213, 45228, 45396, 45401, 45542, 45566, 45579, 45593,
            45628, 45676, 45732, 45767, 45807, 45836, 45924, 46133, 46147, 46173, 46247, 46306,
            46337, 46380, 46413, 46500, 46536, 46565, 46592, 46614, 46636, 46661, 46677, 46697,
            46715, 46728, 46741, 46757, 46764, 46778, 46786, 46801, 46831, 46871, 46899, 46922,
            46945, 46971, 46988, 47013, 47058, 47086, 47119, 47166, 47185, 47214, 47266, 47311,
            47334, 47357, 47387, 47426, 47584, 47615, 47643, 47678, 47723, 47767, 47794, 47840,
            47890, 47932, 47986, 48071, 48097, 48139, 48181, 48263, 48291, 48419, 48485, 48497,
            48520, 48529, 48536, 48544, 48562, 48581, 48587, 48594, 48602, 48610, 48746, 48767,
            48833, 48918, 48998, 49077, 49172, 49288, 49329, 49377, 49474, 49511, 49603, 49701,
            49720, 49740, 49802, 49843, 49870, 49893, 49907, 49930, 49945, 49965, 49986, 50008,
            50029, 50044, 50055, 50063, 50068, 50088, 50095, 50126, 50216, 50379, 50463, 50552,
            51004, 51100, 51157, 51204, 51260, 51602, 51656, 51730, 51857, 51893, 51992, 52031,
            52069, 52129, 52206, 52302, 52366, 52373, 52393, 52420, 52427, 52435, 52448, 52453,
            52470, 52485, 52495, 52573, 52601, 52677, 52733, 52775, 52800, 52833, 52881, 52956,
            52985, 53008, 53067, 53247, 53357, 53392, 53421, 53457, 53463, 53482, 53500, 53633,
            53684, 53697, 53739, 53749, 53771, 53791, 53808, 53824, 53831, 53875, 53893, 54015,
            54032, 54051, 54081, 54108, 54130, 54146, 54153, 54176, 54189, 54208, 54298, 54304,
            54324, 54329, 54334, 54344, 54373, 54446, 54478, 54530, 54558, 54564, 54632, 54638,
            54684, 54690, 54717, 54727, 54732, 54753, 54769, 54784, 54797, 54842, 54862, 54879,
            54896, 54915, 54930, 54939, 54952, 54973, 54988, 55010, 55033, 55041, 55063, 55077,
            55090, 55101, 55123, 55134, 55148, 55155, 55176, 55195, 55200, 55206, 55226, 55237,
            55258, 55262, 55275, 55401, 55482, 55504, 55545, 55590, 55618, 55634, 55654, 55696,
            55736, 55792, 55865, 55960, 56056, 56121, 56168, 56226, 56277, 56346, 56361, 56406,
            56435, 56467, 56571, 56640, 56673, 56739, 56767, 56840, 56907, 56967, 56983, 57001,
            57022, 57060, 57088, 57130, 57207, 57229, 57254, 57280, 57324, 57365, 57377, 57448,
            57459, 57478, 57539, 57633, 57646, 57699, 57791, 57817, 57906, 57927, 57936, 57944,
            57954, 57969, 57973, 58052, 58310, 58712, 59105, 59143, 59192, 59236, 59454, 59516,
            59566, 59611, 59649, 59701, 59793, 59928, 59989, 60107, 60165, 60337, 60372, 60546,
            60564, 60711, 60714, 60784, 60824, 61113, 61140, 61160, 61178, 61211, 61246, 61264,
            61284, 61311, 61337, 61382, 61429, 61484, 61522, 61661, 61784, 61802, 61814, 61828,
            61941, 61970, 61999, 62023, 62045, 62069, 62083, 62113, 62142, 62169, 62190, 62218,
            62240, 62270, 62295, 62319, 62370, 62391, 62413, 62438, 62456, 62477, 62500, 62534,
            62563, 62586, 62638, 62674, 62718, 62760, 62804, 62850, 62890, 62932, 62984, 63038,
            63100, 63149, 63387, 63610, 63678, 63718, 63773, 63813, 63885, 63930, 64520, 64550,
            64583, 64695, 64746, 64829, 64911, 64969, 65019, 65045, 65106, 65166, 65260, 65314,
            65377, 65445, 65459, 65511, 65548, 65584, 65652, 65689, 65748, 66005, 66044, 66051,
            66095, 66133, 66174, 66230, 66286, 66388, 66456, 66538, 66618, 66711, 66795, 66918,
            66953, 66985, 67082, 67145, 67178, 67253, 67260, 67265, 67281, 67303, 67314, 67341,
            67386, 67532, 67696, 67935, 67966, 67975, 68005, 68061, 68091, 68163, 68223, 68293,
            68365, 68405, 68437, 68457, 68503, 68541, 68558, 68570, 68668, 68763, 68784, 68849,
            68862, 68951, 69019, 69045, 69080, 69108, 69145, 69200, 69235, 69272, 69314, 69342,
            69347, 69382, 69398, 69412, 69470, 69531, 69602, 69621, 69679, 69734, 69787, 69803,
            69838, 69877, 69905, 69928, 70036, 70101, 70167, 70193, 70227, 70260, 70292, 70328,
            70346, 70475, 70492, 70538, 70561, 70588, 70592, 70603, 70611, 70617, 70626, 70635,
            70644, 70653, 70669, 70681, 70694, 70701, 70715, 70721, 70729, 70751, 70775, 70782,
            70797, 70816, 70835, 70840, 70857, 70876, 70884, 70901, 70908, 70934, 70959, 70983,
            70990, 71007, 71015, 71030, 71050, 71067, 71087, 71109, 71160, 71222, 71263, 71310,
            71345, 71397, 71431, 71444, 71449, 71468, 71501, 71529, 71553, 71578, 71606, 71625,
            71651, 71691, 71714, 71747, 71770, 71863, 71876, 71954, 71978, 72045, 72058, 72087,
            72094, 72111, 72149, 72165, 72179, 72199, 72222, 72256, 72367, 72378, 72426, 72459,
            72472, 72515, 72583, 72594, 72713, 72765, 72825, 72903, 72909, 73023, 73036, 73051,
            73063, 73107, 73153, 73237, 73301, 73332, 73343, 73352, 73368, 73390, 73431, 73490,
            73546, 73584, 73614, 73760, 73774, 73835, 73906, 73918, 73930, 74033, 74162, 74221,
            74235, 74315, 74333, 74349, 74423, 74500, 74511, 74528, 74602, 74612, 74625, 74632,
            74695, 74706, 74716, 74843, 74858, 74873, 74885, 74911, 74928, 74943, 74961, 74997,
            75010, 75017, 75023, 75038, 75109, 75117, 75133, 75145, 75165, 75251, 75277, 75305,
            75310, 75334, 75354, 75369, 75385, 75400, 75410, 75473, 75482, 75501, 75515, 75531,
            75538, 75554, 75567, 75583, 75653, 75741, 75765, 75774, 75784, 75797, 75809, 75819,
            75834, 75863, 75867, 75912, 75960, 75998, 76102, 76125, 76179, 76190, 76216, 76248,
            76268, 76274, 76288, 76325, 76333, 76383, 76389, 76450, 76456, 76462, 76483, 76496,
            76504, 76526, 76615, 76645, 76654, 76676, 76710, 76821, 76825, 76940, 76952, 76969,
            76982, 77054, 77071, 77082, 77099, 77184, 77237, 77432, 77526, 77595, 77608, 77675,
            77738, 77848, 77911, 77983, 78004, 78084, 78109, 78142, 78188, 78222, 78255, 78329,
            78388, 78430, 78460, 78497, 78575, 78646, 78722, 78845, 78868, 78917, 78929, 78955,
            78974, 79000, 79025, 79062, 79101, 79208, 79214, 79242, 79264, 79400, 79426, 79462,
            79514, 79534, 79548, 79555, 79577, 79585, 79603, 79609, 79621, 79646, 79649, 79673,
            79725, 79787, 79794, 79841, 79854, 79892, 79934, 79942, 80024, 80081, 80253, 80318,
            80469, 80555, 80618, 80640, 80727, 80873, 80920, 81003, 81009, 81059, 81073, 81094,
            81110, 81121, 81129, 81175, 81204, 81220, 81226, 81240, 81364, 81378, 81404, 81409,
            81441, 81452, 81459, 81479, 81527, 81575, 81639, 81662, 81704, 81708, 81952, 81958,
            81974, 82043, 82067, 82084, 82110, 82126, 82178, 82182, 82195, 82224, 82249, 82310,
            82324, 82386, 82397, 82422, 82593, 82698, 82788, 82834, 82840, 82865, 82915, 82928,
            83082, 83368, 83489, 83502, 83675, 83687, 83730, 83851, 83888, 83986, 83997, 84064,
            84086, 84095, 84222, 84266, 84381, 84396, 84424, 84433, 84534, 84588, 84593, 84603,
            84615, 84637, 84652, 84656, 84666, 84685, 84702, 84709, 84816, 84825, 84840, 84858,
            84969, 85059, 85179, 85199, 85243, 85281, 85295, 85311, 85332, 85362, 85400, 85414,
            85429, 85452, 85484, 85537, 85571, 85596, 85604, 85615, 85627, 85690, 85790, 85795,
            85800, 85827, 85907, 85911, 86005, 86016, 86102, 86110, 86202, 86211, 86290, 86296,
            86318, 86343, 86365, 86376, 86399, 86413, 86432, 86456, 86514, 86573, 86606, 86731,
            86777, 86819, 86855, 86868, 86883, 86887, 86905, 86910, 86931, 86935, 87006, 87016,
            87084, 87107, 87159, 87183, 87196, 87221, 87224, 87239, 87253, 87286, 87302, 87308,
            87314, 87342, 87350, 87356, 87413, 87621, 87711, 87739, 87770, 87885, 87955, 88005,
            88128, 88145, 88158, 88164, 88176, 88182, 88190, 88196, 88201, 88212, 88223, 88264,
            88324, 88440, 88613, 88623, 88638, 88657, 88667, 88676, 88685, 88713, 88744, 88859,
            88876, 88888, 88904, 88948, 89061, 89092, 89098, 89113, 89115, 89120, 89127, 89132,
            89140, 89206, 89390, 89544, 89632, 89742, 89806, 89870, 90089, 90350, 90575, 90854,
            91082, 91316, 91345, 91381, 91399, 91418, 91440, 91480, 91499, 91518, 91529, 91556,
            91608, 91638, 91654, 91864, 91870, 91878, 91889, 91895, 91900, 91929, 91948, 91983,
            92003, 92013, 92017, 92074, 92089, 92106, 92140, 92145, 92161, 92242, 92258, 92268,
            92287, 92297, 92384, 92411, 92438, 92451, 92454, 92476, 92506, 92521, 92531, 92540,
            92631, 92752, 92835, 92903, 92909, 92915, 92923, 92927, 92936, 92949, 93023, 93038,
            93044, 93051, 93112, 93120, 93133, 93147, 93154, 93159, 93175, 93180, 93188, 93195,
            93342, 93350, 93371, 93396, 93434, 93455, 93480, 93486, 93495, 93501, 93594, 93629,
            93647, 93657, 93682, 93722, 93749, 93812, 93876, 93888, 93929, 93937, 93941, 93993,
            94034, 94091, 94241, 94314, 94320, 94419, 94443, 94499, 94508, 94514, 94526, 94537,
            94542, 94629, 94698, 94705, 94728, 94734, 94786, 94799, 94844, 94853, 94929, 94954,
            95181, 95218, 95243, 95299, 95342, 95378, 95422, 95467, 95511, 95516, 95565, 95597,
            95658, 95722, 95778, 95814, 95827, 95877, 95903, 95918, 95955, 95974, 95987, 96004,
            96014, 96153, 96158, 96185, 96193, 96210, 96230, 96247, 96253, 96268, 96282, 96297,
            96312, 96330, 96337, 96350, 96359, 96371, 96411, 96416, 96423, 96461, 96468, 96545,
            96575, 96664, 96676, 96751, 96769, 96775, 96788, 96802, 96828, 96846, 96930, 97023,
            97068, 97110, 97115, 97208, 97210, 97216, 97298, 97346, 97375, 97383, 97397, 97408,
            97424, 97440, 97455, 97516, 97549, 97586, 97593, 97606, 97608, 97618, 97685, 97717,
            97746, 97784, 97825, 97835, 97853, 97866, 97877, 97894, 97899, 97916, 97929, 97985,
            97987, 98079, 98101, 98215, 98241, 98273, 98290, 98306, 98354, 98379, 98386, 98422,
            98589, 98612, 98738, 98797, 98987, 98993, 99036, 99048, 99071, 99126, 99153, 99199,
            99201, 99215, 99237, 99241, 99258, 99383, 99390, 99410, 99433, 99466, 99518, 99549,
            99602, 99637, 99692, 99760, 99773, 99817, 99861, 99878, 99897, 99905, 99923, 99982,
            100011, 100026, 100035, 100041, 100060, 100072, 100085, 100102, 100107, 100144, 100203,
            100226, 100287, 100311, 100340, 100345, 100351, 100357, 100366, 100384, 100393, 100420,
            100459, 100480, 100486, 100492, 100497, 100515, 100529, 100601, 100611, 100624, 100653,
            100666, 100686, 100716, 100739, 100763, 100822, 100846, 100860, 100871, 100893, 100904,
            100906, 100911, 100942, 100966, 100986, 101084, 101171, 101244, 101310, 101353, 101389,
            101472, 101502, 101570, 101581, 101586, 101597, 101605, 101611, 101661, 101672, 101686,
            101719, 101725, 101750, 101802, 101822, 101833, 102003, 102041, 102053, 102066, 102088,
            102093, 102143, 102159, 102276, 102282, 102360, 102384, 102400, 102436, 102517, 102539,
            102555, 102655, 102687, 102738, 102757, 102783, 102813, 102820, 102849, 102856, 102874,
            102930, 102976, 103028, 103042, 103056, 103107, 103115, 103281, 103348, 103354, 103466,
            103484, 103493, 103500, 103512, 103526, 103542, 103560, 103587, 103601, 103640, 103658,
            103684, 103701, 103723, 103748, 103759, 103762, 103777, 103789, 103800, 103829, 103853,
            103884, 104057, 104109, 104125, 104145, 104159, 104183, 104191, 104201, 104210, 104222,
            104258, 104270, 104377, 104398, 104514, 104639, 104672, 104686, 104722, 104741, 104782,
            104810, 104817, 104823, 104849, 104886, 104894, 104903, 104915, 104923, 104940, 104947,
            104954, 104961, 104971, 104979, 104990, 105003, 105012, 105018,
        ])
}
