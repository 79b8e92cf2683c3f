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
            przegapiony alarm\
            Wcześniejsza baza danych jest teraz w pliku {file}.\
            {count} wpis\0{count} wpisy\0{count} wpisów\
            {count} wpisu nie dało się odczytać albo był już wymazany.\0{count} wpisów nie dało się odczytać albo były już wymazane.\0{count} wpisów nie dało się odczytać albo były już wymazane.\
            {count} osoba\0{count} osoby\0{count} osób\
            Zastąpiono plik {file}: {contents}. Każdy, kto ma ten plik, może go odczytać.\
            Zastąpić {store} kopią {backup} ({contents})?\
            Przywrócono {store}: {contents}.\
            Z pliku {file} da się odczytać {count} wpis. Zastąpić nim {store}?\0Z pliku {file} da się odczytać {count} wpisy. Zastąpić nimi {store}?\0Z pliku {file} da się odczytać {count} wpisów. Zastąpić nimi {store}?\
            Odzyskano {store}: {contents}.\
            Zapisano plik {file}: {contents}. Każdy, kto ma ten plik, może go odczytać.\
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
            Zapisano: {count} dzień.\0Zapisano: {count} dni.\0Zapisano: {count} dni.\
            Zapisano: pierwszy dzień. Nie wiadomo, jak długo trwał okres.\
            Jeśli około {day} był okres, ale nie został zapisany, następny jest spodziewany: {expected}.\
            To prognoza, a nie środek antykoncepcyjny.\
            Zaobserwowano.\
            Czy okres się skończył? Zwykle trwa {count} dzień, a teraz trwa już dłużej.\0Czy okres się skończył? Zwykle trwa {count} dni, a teraz trwa już dłużej.\0Czy okres się skończył? Zwykle trwa {count} dni, a teraz trwa już dłużej.\
            Okres spóźnia się o {count} dzień (spodziewany: {day}).\0Okres spóźnia się o {count} dni (spodziewany: {day}).\0Okres spóźnia się o {count} dni (spodziewany: {day}).\
            Później, niż przewidywano: w dziewięciu przypadkach na dziesięć data początku jest wcześniejsza niż {day}.\
            Jeśli nadal trwa, zapisuj każdy kolejny dzień. Jeśli nie, zostaw to wydarzenie albo je usuń.\
            Jeśli już trwa, zapisz pierwszy dzień. Jeśli nie, zostaw to wydarzenie albo je usuń: to niczego nie zmieni.\
            Masz już okres? Najbardziej prawdopodobny początek: {day}.\
            Zapisane dni: {logged}. Spodziewane dni: {expected}.\
            Jeśli okres skończy się wcześniej, zakończ to wydarzenie w jego ostatnim dniu.\
            Zapisane i spodziewane dni.\
            Dni płodne nie są pokazane: przewidywany przedział dat owulacji jest dłuższy niż trzy tygodnie.\
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
            {item} ({days})\
            ponowiono wpis {entry}\
            {count} dzień, {range}\0{count} dni, {range}\0{count} dni, {range}\
            nic\
            przypomnienie o dniach płodnych\
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
            Na tej podstawie najbardziej prawdopodobna owulacja: {day} ({chance}).\
            Dotychczas {count} pomiar.\0Dotychczas {count} pomiary.\0Dotychczas {count} pomiarów.\
            Temperatura wzrosła powyżej {line}: {day} (dzień {number} cyklu). Pewność od {confirmed}.\
            Data\
            Dzień\
            LH\
            Śluz\
            Owulacja\
            Okres\
            Wzrost\
            linia podstawowa\
            pominięta\
            zaobserwowana owulacja\
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
            dzień płodny (dni płodne {window}), owulacja około {day}\
            bez okresu\
            bez okresu i poza dniami płodnymi\
            owulacja około tego dnia, dni płodne {window}\
            dzień {number} okresu spodziewanego od {first} ({chance})\
            dzień {number} okresu, zwykła długość: {length}\
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
            Zastrzyk {number} przypadał: {day}, {distance}. Nie zapisano, że go podano.\
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
            Dzisiaj: {dose}, jeszcze nie zapisano.\
            Dzisiaj o {time}: {dose}, jeszcze nie zapisano.\
            Dzisiaj: {dose}.\
            Jeszcze nie zapisano: {days}.\
            {day}, {distance}\
            {day} o {time}\
            Wczoraj: {dose}, jeszcze nie zapisano.\
            Wczoraj o {time}: {dose}, jeszcze nie zapisano.\
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
            Okres spodziewany teraz: {day}, {distance} ({chance}).\
            Jeśli około {missed} był okres, ale nie został zapisany, następny jest spodziewany: {day}, {distance} ({chance}).\
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
            kolumna „{name}”\
            {name}, obliczone przez aplikację\
            {name} (zapisz to poleceniem 'eve-ics contraception')\
            plik {name} jest uszkodzony\
            usunięty wpis\
            podwójna tabletka, zapisana jako przyjęta\
            {name}, z oznaczeniem jako wykluczone\
            „{name}” ma datę odległą o wiele stuleci\
            pole „{name}”\
            koniec nie może być poprawny, przyjęto tylko pierwszy dzień\
            data jest w przyszłości; w dzienniku jest tylko to, co już było\
            dwa nasilenia w jednym dniu, zachowano większe\
            {date} nie istnieje\
            więcej niż {count} objaw lub nastrój w jednym dniu\0więcej niż {count} objawy lub nastroje w jednym dniu\0więcej niż {count} objawów lub nastrojów w jednym dniu\
            waga bez jednostki, przyjęto kilogramy\
            dwie wartości w jednym dniu, zachowano późniejszą\
            nie przeniesiono: {what}\
            okres o niemożliwej długości; najwyżej {count} dzień\0okres o niemożliwej długości; najwyżej {count} dni\0okres o niemożliwej długości; najwyżej {count} dni\
            {place}: {remark}\
            {place}: {remark} ({count} raz)\0{place}: {remark} ({count} razy, pierwszy raz tutaj)\0{place}: {remark} ({count} razy, pierwszy raz tutaj)\
            w wierszu brakuje „{name}”\
            {name} (zapisz to poleceniem 'eve-ics mode')\
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
            tabela „{name}”, w której brakuje kolumn\
            dzień poza swoim okresem\
            owulacja, przyjęto jako zaobserwowaną; mógł to być dodatni test\
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
            Zaimportowano {count} dzień, {span}.\0Zaimportowano {count} dni, {span}.\0Zaimportowano {count} dni, {span}.\
            Zaimportowano {count} dzień, {span}: {items}.\0Zaimportowano {count} dni, {span}: {items}.\0Zaimportowano {count} dni, {span}: {items}.\
            {count} dawka\0{count} dawki\0{count} dawek\
            {count} wydarzenie bez zmian\0{count} wydarzenia bez zmian\0{count} wydarzeń bez zmian\
            {count} inny zapis krwawienia\0{count} inne zapisy krwawienia\0{count} innych zapisów krwawienia\
            {count} dzień już zapisany\0{count} dni już zapisane\0{count} dni już zapisanych\
            {count} dzień z nastrojem\0{count} dni z nastrojem\0{count} dni z nastrojem\
            {count} dzień ze śluzem\0{count} dni ze śluzem\0{count} dni ze śluzem\
            {count} notatka\0{count} notatki\0{count} notatek\
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
            Do zaimportowania: {count} dzień, {span}.\0Do zaimportowania: {count} dni, {span}.\0Do zaimportowania: {count} dni, {span}.\
            Do zaimportowania: {count} dzień, {span}: {items}.\0Do zaimportowania: {count} dni, {span}: {items}.\0Do zaimportowania: {count} dni, {span}: {items}.\
            Z powodu 'eve-ics settings keep' nie zaimportowano {count} dnia sprzed {first}.\0Z powodu 'eve-ics settings keep' nie zaimportowano {count} dni sprzed {first}.\0Z powodu 'eve-ics settings keep' nie zaimportowano {count} dni sprzed {first}.\
            {file}: {tracker}, {count} dzień, {span}.\0{file}: {tracker}, {count} dni, {span}.\0{file}: {tracker}, {count} dni, {span}.\
            {count} dzień z różnym nasileniem w dwóch aplikacjach: zachowano większe.\0{count} dni z różnym nasileniem w dwóch aplikacjach: zachowano większe.\0{count} dni z różnym nasileniem w dwóch aplikacjach: zachowano większe.\
            {count} cykl nie liczy się w prognozie, zgodnie z plikiem.\0{count} cykle nie liczą się w prognozie, zgodnie z plikiem.\0{count} cykli nie liczy się w prognozie, zgodnie z plikiem.\
            {file}: i jeszcze {count} uwaga\0{file}: i jeszcze {count} uwagi\0{file}: i jeszcze {count} uwag\
            {file}: nie ma w nim żadnego okresu.\
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
            okres, zapisany\
            owulacja\
            przerwa bez hormonów\
            okres, prognoza\
            Dni płodne\
            Owulacja\
            Okres\
            Przedział {percent}\
            dzisiaj\
            Krwawienie {days} jest blisko innego okresu i liczy się jako krwawienie między okresami.\
            Krwawienie od {day} zaczęło się mniej niż 10 dni po poprzednim okresie. Liczy się jako okres. Jeśli to nie był okres, wpisz 'eve-ics cycle {start} between'.\
            Spóźniony okres może mieć wiele przyczyn. Jedną z nich sprawdzi test ciążowy.\
            Spóźniony okres może mieć też inne przyczyny. Jedną z nich sprawdzi test ciążowy.\
            Okres trwa już {count} dzień; więcej niż {limit} dni to nietypowa długość. Zasięgnij porady lekarza, a przy obfitym krwawieniu zrób to dzisiaj.\0Okres trwa już {count} dni; więcej niż {limit} dni to nietypowa długość. Zasięgnij porady lekarza, a przy obfitym krwawieniu zrób to dzisiaj.\0Okres trwa już {count} dni; więcej niż {limit} dni to nietypowa długość. Zasięgnij porady lekarza, a przy obfitym krwawieniu zrób to dzisiaj.\
            Czy około {day} był okres, który nie został zapisany?\
            Jeśli nie, wpisz 'eve-ics cycle {start} long'.\
            Jeśli tak, zapisz pierwszy dzień: 'eve-ics log {day}'.\
            Od {count} dnia nie zapisano okresu. Jedną z możliwych przyczyn sprawdzi test ciążowy; o inne zapytaj lekarza.\0Od {count} dni nie zapisano okresu. Jedną z możliwych przyczyn sprawdzi test ciążowy; o inne zapytaj lekarza.\0Od {count} dni nie zapisano okresu. Jedną z możliwych przyczyn sprawdzi test ciążowy; o inne zapytaj lekarza.\
            Te uwagi wyłącza 'eve-ics settings health-notes no'.\
            W ciąży zapisano krwawienie. Zadzwoń dzisiaj do położnej lub lekarza.\
            Długość ostatnich cykli w dniach: {lengths}; typowa to od {shortest} do {longest}. Zasięgnij porady lekarza lub położnej.\
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
            zaobserwowana owulacja zostaje, dopóki nie zmienisz jej poleceniem 'eve-ics log'\
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
            zaobserwowana owulacja\
            temperatura\
            Zauważona owulacja: {day}.\
            Wskazuje to na owulację około {day} ({chance}).\
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
            Dni płodne: {days}, owulacja około {ovulation}.\
            Dzisiaj: dni płodne, dzień {day} z {length}.\
            Okres: dzień {day} z około {length}.\
            dzień {day}\
            okres spóźniony o {count} dzień\0okres spóźniony o {count} dni\0okres spóźniony o {count} dni\
            następny okres za {count} dzień\0następny okres za {count} dni\0następny okres za {count} dni\
            okres za {count} dzień\0okres za {count} dni\0okres za {count} dni\
            okres dzisiaj\
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
            {count} zaplanowana\0{count} zaplanowane\0{count} zaplanowanych\
            {count} z opóźnieniem\0{count} z opóźnieniem\0{count} z opóźnieniem\
            jeszcze nic nie zapisano\
            {count} pominięta\0{count} pominięte\0{count} pominiętych\
            {count} przyjęta\0{count} przyjęte\0{count} przyjętych\
            {count} niezapisana\0{count} niezapisane\0{count} niezapisanych\
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
            Plaster\
            {title}: zmiana\
            {title}: odklejenie\
            {title}: naklejenie\
            Okres\
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
            Nie udało się zapisać zmiany: dane są teraz zablokowane albo tylko do odczytu. Nic nie przepadło; spróbuj ponownie.\
            Nie przyjęto\
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
            Czym jest prognoza\
            Z każdym zapisanym okresem prognoza jest pewniejsza. Stres, choroba i podróże nadal mogą przesunąć okres.\
            Prognoza jest obliczana z zapisanych przez ciebie dni. Nic innego o tobie nie uwzględnia.\
            {percent} okresów zaczyna się w przedziale podanym obok ich daty. Pozostałe zaczynają się wcześniej lub później.\
            Zapisz dzień okresu\
            Poprzedni lub następny dzień albo tydzień\
            Odczytaj poprzedni lub następny punkt\
            Zamknij dzień\
            Pokaż tę pomoc\
            Zapisz dzisiejszy dzień\
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
            niezapisana\
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
            Nie zapisano\
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
            spokój, radość, energia, smutek, drażliwość, niepokój\
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
            skurcze, ból głowy, ból pleców, wzdęcia, tkliwość piersi, zmęczenie, trądzik, nudności\
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
            Zapisz dzisiejszy dzień\
            Następny okres za około {count} dzień\0Następny okres za około {count} dni\0Następny okres za około {count} dni\
            Okres może zacząć się dzisiaj\
            Zanotowano: brak krwawienia, {days}.\
            Warto o to zapytać\
            Termin wymiany minął: {method}, {when}.\
            Prognoza wstrzymana: {phase}\
            Dzisiaj\
            Cofnij\
            W tej chwili brak prognozy
            """,
        starts: [
            0, 6, 36, 72, 219, 277, 472, 559, 608, 697, 733, 818, 904, 941, 960, 980, 996, 1040,
            1096, 1216, 1242, 1273, 1336, 1453, 1460, 1550, 1590, 1687, 1882, 1981, 2072, 2126,
            2229, 2320, 2336, 2558, 2566, 2594, 2613, 2632, 2671, 2701, 2713, 2728, 2736, 2769,
            2821, 2922, 2930, 2962, 2989, 3007, 3078, 3093, 3106, 3188, 3232, 3242, 3377, 3517,
            3648, 3683, 3716, 3858, 3968, 3987, 4094, 4122, 4169, 4261, 4274, 4301, 4328, 4434,
            4458, 4486, 4546, 4593, 4643, 4742, 4798, 4871, 4918, 4933, 4962, 4989, 5011, 5036,
            5048, 5138, 5209, 5295, 5329, 5336, 5368, 5472, 5498, 5522, 5637, 5658, 5678, 5694,
            5711, 5763, 5805, 6002, 6043, 6124, 6172, 6205, 6423, 6453, 6531, 6564, 6617, 6643,
            6681, 6734, 6805, 7057, 7152, 7514, 8000, 8019, 8090, 8154, 8251, 8294, 8308, 8550,
            8723, 8838, 8935, 9047, 9107, 9159, 9242, 9269, 9370, 9478, 9578, 9693, 9792, 9906,
            9950, 10015, 10117, 10240, 10281, 10374, 10463, 10583, 10611, 10627, 10665, 10688,
            10743, 10797, 10856, 10940, 10991, 11087, 11119, 11132, 11154, 11169, 11191, 11256,
            11259, 11291, 11316, 11340, 11364, 11387, 11411, 11436, 11460, 11484, 11502, 11527,
            11554, 11576, 11590, 11621, 11686, 11692, 11698, 11706, 11715, 11725, 11857, 11871,
            11877, 11884, 11891, 11896, 11912, 11917, 11925, 12013, 12058, 12109, 12161, 12231,
            12315, 12409, 12413, 12419, 12421, 12426, 12434, 12439, 12445, 12461, 12471, 12493,
            12499, 12510, 12555, 12623, 12676, 12709, 12772, 12811, 12862, 12907, 12938, 12984,
            13038, 13064, 13141, 13194, 13212, 13228, 13240, 13249, 13254, 13312, 13323, 13341,
            13353, 13480, 13496, 13504, 13510, 13517, 13534, 13549, 13591, 13599, 13644, 13646,
            13648, 13654, 13664, 13666, 13673, 13725, 13778, 13836, 13844, 13854, 13899, 14033,
            14104, 14173, 14267, 14336, 14402, 14598, 14650, 14684, 14753, 14827, 14994, 15107,
            15156, 15224, 15297, 15305, 15363, 15428, 15466, 15527, 15615, 15693, 15783, 15853,
            15896, 15944, 15997, 16061, 16120, 16175, 16233, 16279, 16325, 16358, 16397, 16436,
            16463, 16524, 16589, 16621, 16668, 16721, 16772, 16830, 16884, 16944, 16999, 17115,
            17139, 17252, 17312, 17322, 17356, 17403, 17461, 17513, 17537, 17603, 17659, 17681,
            17827, 17845, 17853, 17884, 17927, 17984, 18069, 18120, 18186, 18226, 18339, 18447,
            18477, 18505, 18584, 18601, 18617, 18625, 18702, 18731, 18746, 18769, 18778, 18803,
            18821, 19169, 19195, 19219, 19237, 19269, 19338, 19372, 19430, 19482, 19515, 19584,
            19614, 19625, 19645, 19681, 19701, 19722, 19762, 19783, 19800, 19877, 19891, 19910,
            19936, 19962, 19989, 20015, 20029, 20047, 20074, 20092, 20109, 20136, 20143, 20176,
            20284, 20311, 20326, 20355, 20375, 20392, 20430, 20477, 20493, 20522, 20539, 20553,
            20591, 20638, 20653, 20673, 20708, 20731, 20762, 20795, 20818, 20880, 20900, 20917,
            20931, 20959, 21012, 21064, 21127, 21189, 21246, 21328, 21444, 21758, 21773, 21811,
            21876, 21974, 22039, 22062, 22077, 22254, 22279, 22292, 22311, 22339, 22364, 22404,
            22424, 22436, 22445, 22470, 22480, 22494, 22512, 22524, 22534, 22556, 22565, 22580,
            22601, 22654, 22678, 22714, 22762, 22815, 22861, 22916, 22977, 23101, 23192, 23229,
            23301, 23372, 23443, 23514, 23578, 23624, 23658, 23838, 23955, 24098, 24133, 24171,
            24207, 24276, 24329, 24392, 24442, 24495, 24504, 24683, 24868, 24915, 24969, 25057,
            25123, 25236, 25267, 25333, 25414, 25477, 25752, 25810, 25898, 25945, 25975, 26012,
            26360, 26684, 26924, 27052, 27187, 27333, 27351, 27375, 27394, 27405, 27432, 27448,
            27735, 27769, 27870, 28012, 28331, 28438, 28586, 28673, 28740, 28854, 28900, 28954,
            29072, 29137, 29220, 29284, 29359, 29467, 29546, 29714, 29883, 29983, 30010, 30054,
            30092, 30145, 30192, 30250, 30329, 30381, 30448, 30463, 30470, 30475, 30493, 30542,
            30606, 30642, 30693, 30700, 30773, 30846, 30883, 30909, 30913, 30916, 30921, 31001,
            31053, 31139, 31145, 31170, 31174, 31183, 31191, 31211, 31368, 31509, 31532, 31577,
            31636, 31715, 31724, 31739, 31745, 31763, 31826, 31861, 31865, 31904, 31918, 31942,
            32060, 32116, 32164, 32227, 32288, 32323, 32358, 32380, 32474, 32486, 32513, 32539,
            32606, 32637, 32785, 32929, 32958, 33060, 33073, 33087, 33099, 33117, 33131, 33144,
            33156, 33206, 33240, 33315, 33386, 33622, 33711, 33729, 33794, 33905, 33981, 34052,
            34105, 34183, 34217, 34242, 34267, 34318, 34342, 34381, 34446, 34525, 34631, 34683,
            34780, 34869, 34915, 35002, 35056, 35120, 35153, 35188, 35274, 35300, 35368, 35452,
            35528, 35580, 35622, 35691, 35765, 35820, 35869, 35894, 35934, 35954, 35988, 36041,
            36068, 36082, 36125, 36162, 36209, 36226, 36289, 36356, 36403, 36422, 36589, 36628,
            36681, 36705, 36872, 36889, 37026, 37056, 37100, 37121, 37170, 37199, 37232, 37260,
            37289, 37339, 37380, 37404, 37444, 37473, 37508, 37530, 37582, 37623, 37675, 37720,
            37745, 37813, 37851, 37869, 37918, 37975, 38020, 38068, 38103, 38158, 38214, 38236,
            38260, 38299, 38357, 38437, 38499, 38535, 38588, 38656, 38687, 38701, 38761, 38796,
            38843, 38891, 38998, 39132, 39173, 39258, 39353, 39435, 39509, 39580, 39627, 39721,
            39780, 39851, 39909, 39986, 40049, 40148, 40239, 40265, 40285, 40519, 40641, 40790,
            41027, 41149, 41379, 41561, 41655, 41692, 41701, 41736, 41793, 41808, 41819, 41845,
            41871, 41907, 41931, 42008, 42012, 42167, 42194, 42337, 42390, 42436, 42528, 42589,
            42697, 42763, 42778, 42946, 42951, 43092, 43116, 43129, 43143, 43178, 43226, 43282,
            43317, 43357, 43386, 43474, 43683, 43697, 43723, 43797, 43856, 43887, 43930, 43963,
            44050, 44086, 44115, 44142, 44164, 44186, 44211, 44227, 44247, 44265, 44278, 44291,
            44307, 44314, 44328, 44336, 44351, 44381, 44421, 44449, 44472, 44495, 44521, 44538,
            44563, 44608, 44636, 44669, 44716, 44735, 44764, 44816, 44861, 44884, 44907, 44937,
            44976, 45007, 45035, 45070, 45115, 45159, 45186, 45232, 45282, 45324, 45378, 45463,
            45489, 45531, 45573, 45655, 45683, 45811, 45877, 45889, 45912, 45921, 45928, 45936,
            45954, 45973, 45979, 45986, 45994, 46002, 46138, 46159, 46225, 46305, 46384, 46479,
            46595, 46636, 46684, 46781, 46818, 46910, 47008, 47027, 47047, 47109, 47150, 47177,
            47200, 47214, 47229, 47237, 47258, 47273, 47284, 47292, 47297, 47317, 47324, 47414,
            47577, 47661, 47750, 48202, 48259, 48306, 48362, 48704, 48758, 48832, 48959, 48966,
            48986, 49013, 49020, 49028, 49041, 49046, 49063, 49078, 49088, 49166, 49194, 49270,
            49326, 49368, 49393, 49426, 49474, 49549, 49578, 49601, 49660, 49840, 49950, 49985,
            50014, 50050, 50056, 50075, 50093, 50226, 50239, 50281, 50291, 50313, 50333, 50350,
            50366, 50373, 50417, 50435, 50557, 50574, 50593, 50623, 50650, 50672, 50688, 50695,
            50718, 50731, 50750, 50840, 50846, 50866, 50871, 50876, 50886, 50915, 50988, 51020,
            51048, 51054, 51122, 51128, 51174, 51180, 51207, 51217, 51222, 51243, 51259, 51274,
            51287, 51332, 51352, 51369, 51386, 51405, 51420, 51429, 51442, 51463, 51478, 51500,
            51523, 51531, 51553, 51567, 51580, 51591, 51613, 51624, 51638, 51645, 51666, 51685,
            51690, 51696, 51716, 51727, 51748, 51752, 51765, 51891, 51913, 51954, 51999, 52027,
            52043, 52063, 52105, 52145, 52201, 52274, 52369, 52465, 52530, 52577, 52635, 52686,
            52701, 52746, 52775, 52807, 52911, 52980, 53013, 53079, 53107, 53180, 53247, 53328,
            53344, 53362, 53383, 53421, 53449, 53491, 53568, 53590, 53615, 53641, 53685, 53726,
            53738, 53809, 53820, 53839, 53900, 53994, 54007, 54060, 54152, 54178, 54267, 54288,
            54297, 54305, 54315, 54330, 54334, 54413, 54671, 55073, 55466, 55504, 55553, 55597,
            55815, 55877, 55927, 55972, 56010, 56062, 56154, 56289, 56350, 56468, 56526, 56698,
            56733, 56907, 56925, 57072, 57075, 57145, 57185, 57474, 57501, 57521, 57539, 57572,
            57607, 57625, 57645, 57672, 57698, 57743, 57790, 57845, 57883, 58022, 58145, 58163,
            58175, 58189, 58302, 58331, 58360, 58384, 58406, 58430, 58444, 58474, 58503, 58530,
            58551, 58579, 58601, 58631, 58656, 58680, 58731, 58752, 58774, 58799, 58820, 58843,
            58877, 58906, 58929, 58981, 59017, 59061, 59103, 59147, 59193, 59233, 59275, 59327,
            59381, 59443, 59492, 59730, 59953, 60021, 60061, 60116, 60156, 60228, 60273, 60303,
            60336, 60448, 60499, 60582, 60664, 60722, 60772, 60798, 60859, 60919, 61013, 61067,
            61130, 61198, 61212, 61264, 61301, 61337, 61405, 61442, 61501, 61758, 61797, 61804,
            61848, 61889, 61945, 62001, 62103, 62171, 62253, 62333, 62426, 62510, 62633, 62668,
            62700, 62797, 62860, 62893, 62968, 62975, 62980, 63002, 63013, 63040, 63089, 63235,
            63399, 63638, 63669, 63678, 63708, 63764, 63794, 63866, 63926, 63996, 64068, 64108,
            64140, 64189, 64235, 64273, 64285, 64383, 64478, 64543, 64556, 64624, 64650, 64685,
            64713, 64750, 64805, 64840, 64877, 64919, 64947, 64952, 64987, 65003, 65017, 65078,
            65149, 65173, 65231, 65286, 65347, 65363, 65398, 65437, 65465, 65488, 65596, 65661,
            65727, 65753, 65787, 65820, 65852, 65888, 65906, 66035, 66052, 66098, 66121, 66148,
            66152, 66163, 66171, 66177, 66186, 66195, 66204, 66213, 66229, 66241, 66254, 66261,
            66275, 66281, 66289, 66296, 66311, 66330, 66349, 66354, 66373, 66381, 66398, 66405,
            66431, 66456, 66480, 66487, 66504, 66512, 66527, 66547, 66564, 66584, 66606, 66657,
            66719, 66760, 66807, 66842, 66894, 66928, 66941, 66946, 66965, 66998, 67026, 67050,
            67075, 67103, 67122, 67148, 67188, 67211, 67244, 67267, 67360, 67373, 67451, 67475,
            67542, 67555, 67584, 67591, 67608, 67646, 67662, 67676, 67696, 67719, 67753, 67864,
            67875, 67923, 67956, 67969, 68012, 68080, 68091, 68210, 68262, 68322, 68400, 68406,
            68520, 68533, 68548, 68560, 68604, 68650, 68734, 68798, 68829, 68840, 68849, 68865,
            68887, 68928, 68987, 69043, 69081, 69111, 69257, 69271, 69332, 69403, 69415, 69427,
            69530, 69659, 69718, 69798, 69816, 69832, 69906, 69983, 69994, 70011, 70085, 70095,
            70108, 70115, 70178, 70188, 70315, 70330, 70345, 70357, 70383, 70400, 70415, 70433,
            70469, 70482, 70489, 70495, 70510, 70581, 70589, 70605, 70617, 70637, 70723, 70749,
            70777, 70782, 70806, 70826, 70841, 70857, 70872, 70882, 70945, 70954, 70973, 70987,
            71003, 71010, 71026, 71039, 71055, 71125, 71213, 71237, 71246, 71256, 71269, 71281,
            71291, 71306, 71335, 71339, 71384, 71432, 71470, 71574, 71597, 71651, 71662, 71688,
            71720, 71740, 71746, 71760, 71797, 71805, 71855, 71861, 71922, 71928, 71934, 71955,
            71968, 71976, 71998, 72087, 72117, 72126, 72148, 72182, 72293, 72297, 72412, 72424,
            72441, 72454, 72526, 72543, 72554, 72571, 72656, 72709, 72904, 72998, 73067, 73080,
            73147, 73210, 73320, 73383, 73455, 73476, 73556, 73581, 73614, 73660, 73694, 73727,
            73801, 73860, 73902, 73932, 73969, 74047, 74118, 74194, 74317, 74340, 74389, 74401,
            74427, 74446, 74472, 74497, 74534, 74573, 74680, 74686, 74714, 74736, 74872, 74898,
            74934, 74986, 75006, 75020, 75027, 75049, 75057, 75075, 75081, 75093, 75118, 75121,
            75145, 75197, 75259, 75266, 75313, 75326, 75364, 75406, 75414, 75496, 75553, 75725,
            75790, 75941, 76027, 76090, 76112, 76199, 76345, 76392, 76475, 76481, 76492, 76500,
            76546, 76575, 76591, 76597, 76611, 76735, 76749, 76775, 76780, 76812, 76823, 76830,
            76850, 76898, 76946, 77010, 77033, 77075, 77079, 77323, 77329, 77345, 77414, 77438,
            77455, 77481, 77497, 77549, 77553, 77566, 77595, 77620, 77681, 77695, 77757, 77768,
            77793, 77964, 78069, 78159, 78205, 78211, 78236, 78286, 78299, 78453, 78574, 78587,
            78599, 78642, 78763, 78800, 78898, 78909, 78976, 78998, 79007, 79134, 79178, 79293,
            79308, 79336, 79345, 79446, 79500, 79505, 79515, 79527, 79549, 79564, 79568, 79578,
            79597, 79614, 79621, 79639, 79750, 79840, 79960, 79980, 80024, 80062, 80076, 80092,
            80116, 80146, 80184, 80198, 80213, 80236, 80268, 80321, 80355, 80380, 80388, 80399,
            80411, 80474, 80574, 80579, 80584, 80611, 80691, 80695, 80789, 80800, 80886, 80894,
            80986, 80995, 81074, 81080, 81102, 81127, 81149, 81160, 81183, 81197, 81216, 81240,
            81298, 81357, 81390, 81515, 81561, 81603, 81639, 81652, 81667, 81671, 81689, 81694,
            81715, 81719, 81790, 81800, 81868, 81891, 81943, 81967, 81980, 82005, 82008, 82023,
            82037, 82070, 82086, 82092, 82098, 82126, 82134, 82140, 82197, 82405, 82495, 82523,
            82554, 82669, 82739, 82789, 82912, 82929, 82942, 82948, 82960, 82966, 82974, 82980,
            82985, 82996, 83007, 83048, 83108, 83224, 83397, 83407, 83422, 83441, 83451, 83460,
            83471, 83499, 83530, 83645, 83662, 83674, 83690, 83734, 83847, 83878, 83884, 83899,
            83901, 83906, 83913, 83918, 83926, 83992, 84176, 84330, 84418, 84528, 84592, 84656,
            84875, 85136, 85361, 85640, 85868, 86102, 86131, 86167, 86185, 86204, 86226, 86266,
            86285, 86304, 86315, 86342, 86394, 86424, 86440, 86650, 86656, 86664, 86675, 86681,
            86686, 86715, 86734, 86769, 86789, 86799, 86803, 86860, 86875, 86892, 86926, 86931,
            86947, 87028, 87044, 87054, 87073, 87085, 87172, 87199, 87226, 87239, 87242, 87264,
            87294, 87309, 87319, 87328, 87419, 87540, 87623, 87691, 87697, 87703, 87711, 87715,
            87724, 87737, 87811, 87826, 87832, 87839, 87900, 87908, 87921, 87981, 87995, 88002,
            88007, 88023, 88028, 88036, 88043, 88190, 88198, 88219, 88244, 88282, 88303, 88328,
            88334, 88343, 88349, 88442, 88477, 88495, 88505, 88530, 88570, 88666, 88693, 88756,
            88820, 88832, 88873, 88881, 88885, 88937, 88978, 89035, 89185, 89258, 89264, 89363,
            89387, 89443, 89452, 89458, 89470, 89481, 89486, 89573, 89642, 89649, 89672, 89678,
            89730, 89743, 89788, 89797, 89873, 89898, 90125, 90162, 90187, 90243, 90286, 90322,
            90366, 90411, 90455, 90460, 90509, 90541, 90602, 90666, 90722, 90758, 90771, 90821,
            90847, 90862, 90899, 90918, 90931, 90948, 90958, 91097, 91102, 91129, 91137, 91154,
            91174, 91191, 91197, 91212, 91226, 91241, 91256, 91274, 91281, 91294, 91303, 91315,
            91355, 91360, 91367, 91405, 91412, 91489, 91519, 91608, 91620, 91695, 91713, 91719,
            91732, 91746, 91764, 91848, 91941, 91986, 92028, 92033, 92126, 92128, 92134, 92216,
            92264, 92293, 92301, 92315, 92326, 92342, 92358, 92373, 92434, 92467, 92504, 92511,
            92524, 92526, 92536, 92603, 92635, 92664, 92702, 92743, 92753, 92771, 92784, 92795,
            92812, 92817, 92834, 92847, 92903, 92905, 92997, 93019, 93133, 93159, 93191, 93208,
            93224, 93272, 93297, 93304, 93340, 93507, 93530, 93656, 93715, 93905, 93911, 93954,
            93966, 93989, 94044, 94071, 94117, 94119, 94133, 94155, 94159, 94176, 94301, 94308,
            94328, 94351, 94384, 94436, 94467, 94520, 94555, 94610, 94678, 94691, 94735, 94779,
            94796, 94815, 94823, 94841, 94900, 94929, 94944, 94953, 94959, 94978, 94990, 95003,
            95020, 95025, 95062, 95121, 95144, 95205, 95229, 95258, 95263, 95269, 95278, 95296,
            95305, 95332, 95371, 95392, 95398, 95404, 95409, 95427, 95441, 95513, 95523, 95536,
            95565, 95578, 95598, 95628, 95651, 95675, 95734, 95758, 95772, 95783, 95805, 95816,
            95818, 95823, 95854, 95878, 95898, 95996, 96083, 96156, 96222, 96265, 96301, 96384,
            96414, 96482, 96493, 96498, 96509, 96517, 96523, 96573, 96584, 96598, 96631, 96637,
            96662, 96714, 96734, 96745, 96915, 96953, 96965, 96978, 97000, 97005, 97055, 97071,
            97188, 97194, 97272, 97296, 97312, 97348, 97429, 97451, 97467, 97567, 97599, 97650,
            97669, 97695, 97725, 97732, 97761, 97768, 97786, 97842, 97888, 97940, 97954, 97968,
            98019, 98027, 98193, 98260, 98266, 98378, 98396, 98405, 98412, 98424, 98438, 98454,
            98472, 98499, 98513, 98552, 98570, 98596, 98613, 98635, 98660, 98671, 98674, 98689,
            98701, 98730, 98754, 98785, 98958, 99010, 99026, 99046, 99060, 99084, 99092, 99102,
            99111, 99123, 99159, 99171, 99278, 99302, 99418, 99451, 99487, 99506, 99547, 99575,
            99582, 99588, 99614,
        ])
}
