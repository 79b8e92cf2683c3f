// Scripts/catalogue writes this file from po/pl.po.
// swift-format-ignore-file

extension MessageTable {
    static let polish = MessageTable(
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
            Dni płodne nie są pokazane: trwałyby dłużej niż trzy tygodnie.\
            Dni płodne nie są pokazane: być może jakiś okres nie został zapisany.\
            Dalsze dni płodne nie są pokazane: trwałyby dłużej niż trzy tygodnie.\
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
            Prognozy trwają dalej, z szerszymi przedziałami, dopóki twoje cykle nie pokażą, jak bardzo się różnią.\
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
            9562, 9622, 9674, 9757, 9784, 9852, 9927, 10002, 10102, 10217, 10316, 10430, 10474,
            10539, 10641, 10764, 10805, 11025, 11118, 11207, 11327, 11355, 11371, 11409, 11432,
            11487, 11541, 11600, 11684, 11735, 11831, 11863, 11876, 11898, 11942, 11957, 11979,
            12044, 12047, 12079, 12097, 12122, 12146, 12170, 12193, 12217, 12242, 12266, 12290,
            12308, 12333, 12360, 12375, 12397, 12411, 12442, 12507, 12513, 12519, 12527, 12536,
            12546, 12678, 12692, 12698, 12705, 12712, 12717, 12733, 12738, 12746, 12834, 12879,
            12930, 12982, 13066, 13160, 13164, 13170, 13172, 13177, 13187, 13195, 13200, 13206,
            13222, 13232, 13248, 13254, 13265, 13310, 13378, 13431, 13464, 13527, 13566, 13617,
            13662, 13693, 13739, 13793, 13819, 13896, 13949, 13967, 13983, 13995, 14004, 14009,
            14067, 14078, 14096, 14108, 14235, 14251, 14259, 14265, 14272, 14289, 14304, 14346,
            14354, 14399, 14401, 14403, 14409, 14419, 14421, 14428, 14480, 14533, 14591, 14599,
            14609, 14654, 14788, 14868, 14939, 15008, 15102, 15171, 15237, 15433, 15485, 15519,
            15588, 15662, 15829, 15942, 15991, 16059, 16132, 16140, 16198, 16263, 16301, 16352,
            16413, 16501, 16579, 16669, 16739, 16782, 16830, 16883, 16947, 17006, 17061, 17119,
            17165, 17211, 17244, 17283, 17322, 17349, 17410, 17475, 17507, 17554, 17607, 17658,
            17716, 17770, 17830, 17885, 18001, 18025, 18138, 18194, 18254, 18264, 18298, 18345,
            18403, 18455, 18502, 18526, 18592, 18648, 18670, 18816, 18834, 18842, 18873, 18916,
            18973, 19058, 19109, 19175, 19215, 19328, 19436, 19466, 19494, 19573, 19590, 19606,
            19614, 19691, 19720, 19735, 19758, 19767, 19792, 19810, 20158, 20184, 20208, 20226,
            20258, 20327, 20361, 20419, 20471, 20504, 20573, 20603, 20614, 20634, 20670, 20690,
            20711, 20751, 20772, 20789, 20864, 20878, 20897, 20923, 20949, 20976, 21002, 21016,
            21034, 21061, 21079, 21096, 21123, 21130, 21163, 21271, 21298, 21313, 21342, 21362,
            21379, 21415, 21460, 21476, 21503, 21520, 21534, 21570, 21615, 21630, 21650, 21685,
            21708, 21739, 21772, 21795, 21857, 21877, 21894, 21908, 21936, 21989, 22041, 22104,
            22166, 22223, 22305, 22421, 22735, 22750, 22788, 22853, 22951, 23016, 23039, 23054,
            23231, 23256, 23269, 23288, 23316, 23341, 23381, 23401, 23413, 23422, 23447, 23457,
            23471, 23489, 23501, 23511, 23533, 23542, 23557, 23578, 23631, 23655, 23691, 23739,
            23792, 23838, 23893, 23954, 24078, 24169, 24206, 24278, 24349, 24420, 24491, 24555,
            24601, 24635, 24815, 24929, 25046, 25189, 25224, 25262, 25298, 25367, 25420, 25483,
            25533, 25586, 25595, 25774, 25959, 26006, 26060, 26148, 26214, 26327, 26467, 26498,
            26564, 26645, 26708, 26983, 27041, 27129, 27176, 27206, 27243, 27591, 27915, 28155,
            28283, 28418, 28564, 28582, 28606, 28625, 28636, 28663, 28679, 28966, 29000, 29101,
            29243, 29562, 29669, 29817, 29904, 29971, 30085, 30131, 30171, 30289, 30453, 30518,
            30601, 30665, 30740, 30848, 30927, 31095, 31264, 31364, 31391, 31448, 31525, 31584,
            31662, 31723, 31784, 31825, 31869, 31907, 31960, 32007, 32065, 32144, 32196, 32263,
            32278, 32285, 32290, 32308, 32357, 32421, 32457, 32508, 32515, 32588, 32661, 32698,
            32724, 32728, 32731, 32736, 32816, 32868, 32954, 32960, 32985, 32989, 32998, 33006,
            33026, 33183, 33324, 33347, 33392, 33451, 33530, 33539, 33554, 33560, 33578, 33641,
            33676, 33680, 33719, 33733, 33757, 33875, 33931, 33979, 34042, 34103, 34138, 34173,
            34195, 34289, 34301, 34328, 34354, 34421, 34452, 34600, 34744, 34773, 34875, 34888,
            34902, 34914, 34932, 34946, 34959, 34971, 35021, 35055, 35130, 35201, 35437, 35526,
            35544, 35609, 35720, 35796, 35867, 35920, 35998, 36032, 36057, 36082, 36133, 36157,
            36196, 36261, 36340, 36446, 36498, 36595, 36684, 36730, 36817, 36871, 36935, 36968,
            37003, 37089, 37115, 37183, 37267, 37343, 37395, 37437, 37506, 37580, 37635, 37684,
            37709, 37749, 37792, 37812, 37846, 37899, 37926, 37940, 38047, 38090, 38127, 38174,
            38191, 38254, 38321, 38368, 38413, 38432, 38599, 38638, 38662, 38829, 38877, 38894,
            39031, 39080, 39110, 39154, 39213, 39234, 39283, 39312, 39345, 39373, 39402, 39452,
            39493, 39517, 39557, 39586, 39621, 39643, 39695, 39736, 39788, 39833, 39878, 39903,
            39971, 40023, 40061, 40079, 40128, 40185, 40230, 40278, 40313, 40368, 40424, 40446,
            40470, 40509, 40567, 40647, 40709, 40745, 40798, 40866, 40897, 40911, 40971, 41006,
            41053, 41101, 41179, 41286, 41420, 41461, 41546, 41641, 41723, 41797, 41868, 41915,
            41985, 42079, 42138, 42209, 42267, 42344, 42407, 42506, 42597, 42623, 42643, 42877,
            43005, 43127, 43276, 43513, 43635, 43817, 43911, 43948, 44076, 44085, 44120, 44177,
            44192, 44203, 44229, 44255, 44291, 44315, 44392, 44396, 44551, 44578, 44721, 44774,
            44820, 44912, 44973, 45081, 45147, 45162, 45330, 45335, 45476, 45500, 45513, 45527,
            45562, 45610, 45666, 45701, 45741, 45770, 45858, 46067, 46081, 46107, 46181, 46240,
            46271, 46314, 46347, 46434, 46470, 46499, 46526, 46548, 46570, 46595, 46611, 46631,
            46649, 46662, 46675, 46691, 46698, 46712, 46720, 46735, 46765, 46805, 46833, 46856,
            46879, 46905, 46922, 46947, 46992, 47020, 47053, 47100, 47119, 47148, 47200, 47245,
            47268, 47291, 47321, 47360, 47518, 47549, 47577, 47612, 47657, 47701, 47728, 47774,
            47824, 47866, 47920, 48005, 48031, 48073, 48115, 48197, 48225, 48353, 48419, 48431,
            48454, 48463, 48470, 48478, 48496, 48515, 48521, 48528, 48536, 48544, 48680, 48701,
            48767, 48852, 48932, 49011, 49122, 49238, 49279, 49327, 49424, 49461, 49553, 49651,
            49670, 49690, 49752, 49793, 49820, 49843, 49857, 49880, 49895, 49915, 49936, 49958,
            49979, 49994, 50005, 50013, 50018, 50038, 50045, 50076, 50166, 50329, 50413, 50502,
            50954, 51050, 51107, 51154, 51210, 51552, 51606, 51680, 51807, 51843, 51942, 51981,
            52019, 52079, 52156, 52252, 52316, 52323, 52343, 52370, 52377, 52385, 52398, 52403,
            52420, 52435, 52445, 52523, 52551, 52627, 52683, 52725, 52750, 52783, 52831, 52906,
            52935, 52958, 53017, 53197, 53307, 53342, 53371, 53407, 53413, 53432, 53450, 53583,
            53634, 53647, 53689, 53699, 53721, 53741, 53758, 53774, 53781, 53825, 53843, 53965,
            53982, 54001, 54031, 54058, 54080, 54096, 54103, 54126, 54139, 54158, 54248, 54254,
            54274, 54279, 54284, 54294, 54323, 54396, 54428, 54480, 54508, 54514, 54582, 54588,
            54634, 54640, 54667, 54677, 54682, 54703, 54719, 54734, 54747, 54792, 54812, 54829,
            54846, 54865, 54880, 54889, 54902, 54923, 54938, 54960, 54983, 54991, 55013, 55027,
            55040, 55051, 55073, 55084, 55098, 55105, 55126, 55145, 55150, 55156, 55176, 55187,
            55208, 55212, 55225, 55351, 55432, 55454, 55495, 55540, 55568, 55584, 55604, 55646,
            55686, 55742, 55815, 55910, 56006, 56071, 56118, 56176, 56227, 56296, 56311, 56356,
            56385, 56417, 56521, 56590, 56623, 56689, 56717, 56790, 56857, 56917, 56933, 56951,
            56972, 57010, 57038, 57080, 57157, 57179, 57204, 57230, 57274, 57315, 57327, 57398,
            57409, 57428, 57489, 57583, 57596, 57649, 57741, 57767, 57856, 57877, 57886, 57894,
            57904, 57919, 57923, 58002, 58260, 58662, 59055, 59093, 59142, 59186, 59404, 59466,
            59516, 59561, 59599, 59651, 59743, 59878, 59939, 60057, 60115, 60287, 60322, 60496,
            60514, 60661, 60664, 60734, 60774, 61063, 61090, 61110, 61128, 61161, 61196, 61214,
            61234, 61261, 61287, 61332, 61379, 61434, 61472, 61611, 61734, 61752, 61764, 61778,
            61891, 61920, 61949, 61973, 61995, 62019, 62033, 62063, 62092, 62119, 62140, 62168,
            62190, 62220, 62245, 62269, 62320, 62341, 62363, 62388, 62406, 62427, 62450, 62484,
            62513, 62536, 62588, 62624, 62668, 62710, 62754, 62800, 62840, 62882, 62934, 62988,
            63050, 63099, 63337, 63560, 63628, 63668, 63723, 63763, 63835, 63880, 64470, 64500,
            64533, 64645, 64696, 64779, 64861, 64919, 64969, 64995, 65056, 65116, 65210, 65264,
            65327, 65395, 65409, 65461, 65498, 65534, 65602, 65639, 65698, 65955, 65994, 66001,
            66045, 66083, 66124, 66180, 66236, 66338, 66406, 66488, 66568, 66661, 66745, 66868,
            66903, 66935, 67032, 67095, 67128, 67203, 67210, 67215, 67231, 67253, 67264, 67291,
            67336, 67482, 67646, 67885, 67916, 67925, 67955, 68011, 68041, 68113, 68173, 68243,
            68315, 68355, 68387, 68407, 68453, 68491, 68508, 68520, 68618, 68713, 68734, 68799,
            68812, 68901, 68969, 68995, 69030, 69058, 69095, 69150, 69185, 69222, 69264, 69292,
            69297, 69332, 69348, 69362, 69420, 69481, 69552, 69571, 69629, 69684, 69737, 69753,
            69788, 69827, 69855, 69878, 69986, 70051, 70117, 70143, 70177, 70210, 70242, 70278,
            70296, 70425, 70442, 70488, 70511, 70538, 70542, 70553, 70561, 70567, 70576, 70585,
            70594, 70603, 70619, 70631, 70644, 70651, 70665, 70671, 70679, 70701, 70725, 70732,
            70747, 70766, 70785, 70790, 70807, 70826, 70834, 70851, 70858, 70884, 70909, 70933,
            70940, 70957, 70965, 70980, 71000, 71017, 71037, 71059, 71110, 71172, 71213, 71260,
            71295, 71347, 71381, 71394, 71399, 71418, 71451, 71479, 71503, 71528, 71556, 71575,
            71601, 71641, 71664, 71697, 71720, 71813, 71826, 71904, 71928, 71995, 72008, 72037,
            72044, 72061, 72099, 72115, 72129, 72149, 72172, 72206, 72317, 72328, 72376, 72409,
            72422, 72465, 72533, 72544, 72663, 72715, 72775, 72853, 72859, 72973, 72986, 73001,
            73013, 73057, 73103, 73187, 73251, 73282, 73293, 73302, 73318, 73340, 73381, 73440,
            73496, 73534, 73564, 73710, 73724, 73785, 73856, 73868, 73880, 73983, 74112, 74171,
            74185, 74265, 74283, 74299, 74373, 74450, 74461, 74478, 74552, 74562, 74575, 74582,
            74645, 74656, 74666, 74793, 74808, 74823, 74835, 74861, 74878, 74893, 74911, 74947,
            74960, 74967, 74973, 74988, 75059, 75067, 75083, 75095, 75115, 75201, 75227, 75255,
            75260, 75284, 75304, 75319, 75335, 75350, 75360, 75423, 75432, 75451, 75465, 75481,
            75488, 75504, 75517, 75533, 75603, 75691, 75715, 75724, 75734, 75747, 75759, 75769,
            75784, 75813, 75817, 75862, 75910, 75948, 76052, 76075, 76129, 76140, 76166, 76198,
            76218, 76224, 76238, 76275, 76283, 76333, 76339, 76400, 76406, 76412, 76433, 76446,
            76454, 76476, 76565, 76595, 76604, 76626, 76660, 76771, 76775, 76890, 76902, 76919,
            76932, 77004, 77021, 77032, 77049, 77134, 77187, 77382, 77476, 77545, 77558, 77625,
            77688, 77798, 77861, 77933, 77954, 78034, 78059, 78092, 78138, 78172, 78205, 78279,
            78338, 78380, 78410, 78447, 78525, 78596, 78672, 78795, 78818, 78867, 78879, 78905,
            78924, 78950, 78975, 79012, 79051, 79158, 79164, 79192, 79214, 79350, 79376, 79412,
            79464, 79484, 79498, 79505, 79527, 79535, 79553, 79559, 79571, 79596, 79599, 79623,
            79675, 79737, 79744, 79791, 79804, 79842, 79884, 79892, 79974, 80031, 80203, 80268,
            80419, 80505, 80568, 80590, 80677, 80823, 80870, 80953, 80959, 81009, 81023, 81044,
            81060, 81071, 81079, 81125, 81154, 81170, 81176, 81190, 81314, 81328, 81354, 81359,
            81391, 81402, 81409, 81429, 81477, 81525, 81589, 81612, 81654, 81658, 81902, 81908,
            81924, 81993, 82017, 82034, 82060, 82076, 82128, 82132, 82145, 82174, 82199, 82260,
            82274, 82336, 82347, 82372, 82543, 82648, 82738, 82784, 82790, 82815, 82865, 82878,
            83032, 83318, 83439, 83452, 83625, 83637, 83680, 83801, 83838, 83936, 83947, 84014,
            84036, 84045, 84172, 84216, 84331, 84346, 84374, 84383, 84484, 84538, 84543, 84553,
            84565, 84587, 84602, 84606, 84616, 84635, 84652, 84659, 84766, 84775, 84790, 84808,
            84919, 85009, 85129, 85149, 85193, 85231, 85245, 85261, 85282, 85312, 85350, 85364,
            85379, 85402, 85434, 85487, 85521, 85546, 85554, 85565, 85577, 85640, 85740, 85745,
            85750, 85777, 85857, 85861, 85955, 85966, 86052, 86060, 86152, 86161, 86240, 86246,
            86268, 86293, 86315, 86326, 86349, 86363, 86382, 86406, 86464, 86523, 86556, 86681,
            86727, 86769, 86805, 86818, 86833, 86837, 86855, 86860, 86881, 86885, 86956, 86966,
            87034, 87057, 87109, 87133, 87146, 87171, 87174, 87189, 87203, 87236, 87252, 87258,
            87264, 87292, 87300, 87306, 87363, 87571, 87661, 87689, 87720, 87835, 87905, 87955,
            88078, 88095, 88108, 88114, 88126, 88132, 88140, 88146, 88151, 88162, 88173, 88214,
            88274, 88390, 88563, 88573, 88588, 88607, 88617, 88626, 88635, 88663, 88694, 88809,
            88826, 88838, 88854, 88898, 89011, 89042, 89048, 89063, 89065, 89070, 89077, 89082,
            89090, 89156, 89340, 89494, 89582, 89692, 89756, 89820, 90039, 90300, 90525, 90804,
            91032, 91266, 91295, 91331, 91349, 91368, 91390, 91430, 91449, 91468, 91479, 91506,
            91558, 91588, 91604, 91814, 91820, 91828, 91839, 91845, 91850, 91879, 91898, 91933,
            91953, 91963, 91967, 92024, 92039, 92056, 92090, 92095, 92111, 92192, 92208, 92218,
            92237, 92247, 92334, 92361, 92388, 92401, 92404, 92426, 92456, 92471, 92481, 92490,
            92581, 92702, 92785, 92853, 92859, 92865, 92873, 92877, 92886, 92899, 92973, 92988,
            92994, 93001, 93062, 93070, 93083, 93097, 93104, 93109, 93125, 93130, 93138, 93145,
            93292, 93300, 93321, 93346, 93384, 93405, 93430, 93436, 93445, 93451, 93544, 93579,
            93597, 93607, 93632, 93672, 93699, 93762, 93826, 93838, 93879, 93887, 93891, 93943,
            93984, 94041, 94191, 94264, 94270, 94369, 94393, 94449, 94458, 94464, 94476, 94487,
            94492, 94579, 94648, 94655, 94678, 94684, 94736, 94749, 94794, 94803, 94879, 94904,
            95131, 95168, 95193, 95249, 95292, 95328, 95372, 95417, 95461, 95466, 95515, 95547,
            95608, 95672, 95728, 95764, 95777, 95827, 95853, 95868, 95905, 95924, 95937, 95954,
            95964, 96103, 96108, 96135, 96143, 96160, 96180, 96197, 96203, 96218, 96232, 96247,
            96262, 96280, 96287, 96300, 96309, 96321, 96361, 96366, 96373, 96411, 96418, 96495,
            96525, 96614, 96626, 96701, 96719, 96725, 96738, 96752, 96778, 96796, 96880, 96973,
            97018, 97060, 97065, 97158, 97160, 97166, 97248, 97296, 97325, 97333, 97347, 97358,
            97374, 97390, 97405, 97466, 97499, 97536, 97543, 97556, 97558, 97568, 97635, 97667,
            97696, 97734, 97775, 97785, 97803, 97816, 97827, 97844, 97849, 97866, 97879, 97935,
            97937, 98029, 98051, 98165, 98191, 98223, 98240, 98256, 98304, 98329, 98336, 98372,
            98539, 98562, 98688, 98747, 98937, 98943, 98986, 98998, 99021, 99076, 99103, 99149,
            99151, 99165, 99187, 99191, 99208, 99333, 99340, 99360, 99383, 99416, 99468, 99499,
            99552, 99587, 99642, 99710, 99723, 99767, 99811, 99828, 99847, 99855, 99873, 99932,
            99961, 99976, 99985, 99991, 100010, 100022, 100035, 100052, 100057, 100094, 100153,
            100176, 100237, 100261, 100290, 100295, 100301, 100307, 100316, 100334, 100343, 100370,
            100409, 100430, 100436, 100442, 100447, 100465, 100479, 100551, 100561, 100574, 100603,
            100616, 100636, 100666, 100689, 100713, 100772, 100796, 100810, 100821, 100843, 100854,
            100856, 100861, 100892, 100916, 100936, 101034, 101121, 101194, 101260, 101303, 101339,
            101422, 101452, 101520, 101531, 101536, 101547, 101555, 101561, 101611, 101622, 101636,
            101669, 101675, 101700, 101752, 101772, 101783, 101953, 101991, 102003, 102016, 102038,
            102043, 102093, 102109, 102226, 102232, 102310, 102334, 102350, 102386, 102467, 102489,
            102505, 102605, 102637, 102688, 102707, 102733, 102763, 102770, 102799, 102806, 102824,
            102880, 102926, 102978, 102992, 103006, 103057, 103065, 103231, 103298, 103304, 103416,
            103434, 103443, 103450, 103462, 103476, 103492, 103510, 103537, 103551, 103590, 103608,
            103634, 103651, 103673, 103698, 103709, 103712, 103727, 103739, 103750, 103779, 103803,
            103834, 104007, 104059, 104075, 104095, 104109, 104133, 104141, 104151, 104160, 104172,
            104208, 104220, 104327, 104348, 104464, 104589, 104622, 104636, 104672, 104691, 104732,
            104760, 104767, 104773, 104799, 104836, 104844, 104853, 104865, 104873, 104890, 104897,
            104904, 104911, 104921, 104929, 104940, 104953, 104962, 104968,
        ])
}
