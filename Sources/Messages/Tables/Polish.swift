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
            Do tego czasu każdy dzień może być płodny.\
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
            6435, 6483, 6516, 6734, 6764, 6842, 6939, 6972, 7019, 7072, 7098, 7136, 7189, 7260,
            7512, 7607, 7969, 8455, 8474, 8539, 8654, 8725, 8789, 8886, 8929, 8943, 9185, 9400,
            9497, 9609, 9669, 9721, 9804, 9831, 9899, 9974, 10049, 10149, 10264, 10363, 10477,
            10521, 10586, 10688, 10811, 10852, 11072, 11165, 11254, 11374, 11402, 11418, 11456,
            11479, 11534, 11588, 11647, 11731, 11782, 11878, 11910, 11923, 11945, 11989, 12004,
            12026, 12091, 12094, 12126, 12144, 12169, 12193, 12217, 12240, 12264, 12289, 12313,
            12337, 12355, 12380, 12407, 12422, 12444, 12458, 12489, 12554, 12560, 12566, 12574,
            12583, 12593, 12725, 12739, 12745, 12752, 12759, 12764, 12780, 12785, 12793, 12881,
            12926, 12977, 13029, 13113, 13207, 13211, 13217, 13219, 13224, 13234, 13242, 13247,
            13253, 13269, 13279, 13295, 13301, 13312, 13357, 13425, 13478, 13511, 13574, 13613,
            13664, 13709, 13740, 13786, 13840, 13866, 13943, 13996, 14014, 14030, 14042, 14051,
            14056, 14114, 14125, 14143, 14155, 14282, 14298, 14306, 14312, 14319, 14336, 14351,
            14393, 14401, 14446, 14448, 14450, 14456, 14466, 14468, 14475, 14527, 14580, 14638,
            14646, 14656, 14701, 14835, 14915, 14986, 15055, 15149, 15218, 15284, 15480, 15532,
            15566, 15635, 15709, 15876, 15989, 16038, 16106, 16179, 16187, 16245, 16310, 16348,
            16399, 16460, 16548, 16626, 16716, 16786, 16829, 16877, 16930, 16994, 17053, 17108,
            17166, 17212, 17258, 17291, 17330, 17369, 17396, 17457, 17522, 17554, 17601, 17654,
            17705, 17763, 17817, 17877, 17932, 18048, 18072, 18185, 18241, 18301, 18311, 18345,
            18392, 18450, 18502, 18549, 18573, 18639, 18695, 18717, 18863, 18881, 18889, 18920,
            18963, 19020, 19105, 19156, 19222, 19262, 19375, 19483, 19513, 19541, 19620, 19637,
            19653, 19661, 19738, 19767, 19782, 19805, 19814, 19839, 19857, 20205, 20231, 20255,
            20273, 20305, 20374, 20408, 20466, 20518, 20551, 20620, 20650, 20661, 20681, 20717,
            20737, 20758, 20798, 20819, 20836, 20911, 20925, 20944, 20970, 20996, 21023, 21049,
            21063, 21081, 21108, 21126, 21143, 21170, 21177, 21210, 21318, 21345, 21360, 21389,
            21409, 21426, 21462, 21507, 21523, 21550, 21567, 21581, 21617, 21662, 21677, 21697,
            21732, 21755, 21786, 21819, 21842, 21904, 21924, 21941, 21955, 21983, 22036, 22088,
            22151, 22213, 22270, 22352, 22468, 22782, 22797, 22835, 22900, 22998, 23063, 23086,
            23101, 23278, 23303, 23316, 23335, 23363, 23388, 23428, 23448, 23460, 23469, 23494,
            23504, 23518, 23536, 23548, 23558, 23580, 23589, 23604, 23625, 23678, 23702, 23738,
            23786, 23839, 23885, 23940, 24001, 24125, 24216, 24253, 24325, 24396, 24467, 24538,
            24602, 24648, 24682, 24862, 24976, 25093, 25236, 25271, 25309, 25345, 25414, 25467,
            25530, 25580, 25633, 25642, 25821, 26006, 26053, 26107, 26195, 26261, 26374, 26514,
            26545, 26611, 26692, 26755, 27030, 27088, 27176, 27223, 27253, 27290, 27638, 27962,
            28202, 28330, 28465, 28611, 28629, 28653, 28672, 28683, 28710, 28726, 29013, 29047,
            29148, 29290, 29609, 29716, 29864, 29951, 30018, 30132, 30178, 30218, 30336, 30500,
            30565, 30648, 30712, 30787, 30895, 30974, 31142, 31311, 31411, 31438, 31495, 31572,
            31631, 31709, 31770, 31831, 31872, 31916, 31954, 32007, 32054, 32112, 32191, 32243,
            32310, 32325, 32332, 32337, 32355, 32404, 32468, 32504, 32555, 32562, 32635, 32708,
            32745, 32771, 32775, 32778, 32783, 32863, 32915, 33001, 33007, 33032, 33036, 33045,
            33053, 33073, 33230, 33371, 33394, 33439, 33498, 33577, 33586, 33601, 33607, 33625,
            33688, 33723, 33727, 33766, 33780, 33804, 33922, 33978, 34026, 34089, 34150, 34185,
            34220, 34242, 34336, 34348, 34375, 34401, 34468, 34499, 34647, 34791, 34820, 34922,
            34935, 34949, 34961, 34979, 34993, 35006, 35018, 35068, 35102, 35177, 35248, 35484,
            35573, 35591, 35656, 35767, 35843, 35914, 35967, 36045, 36079, 36104, 36129, 36180,
            36204, 36243, 36308, 36387, 36493, 36545, 36642, 36731, 36777, 36864, 36918, 36982,
            37015, 37050, 37136, 37162, 37230, 37314, 37390, 37442, 37484, 37553, 37627, 37682,
            37731, 37756, 37796, 37839, 37859, 37893, 37946, 37973, 37987, 38094, 38137, 38174,
            38221, 38238, 38301, 38368, 38415, 38460, 38479, 38646, 38685, 38709, 38876, 38924,
            38941, 39078, 39127, 39157, 39201, 39260, 39281, 39330, 39359, 39392, 39420, 39449,
            39499, 39540, 39564, 39604, 39633, 39668, 39690, 39742, 39783, 39835, 39880, 39925,
            39950, 40018, 40070, 40108, 40126, 40175, 40232, 40277, 40325, 40360, 40415, 40471,
            40493, 40517, 40556, 40614, 40694, 40756, 40792, 40845, 40913, 40944, 40958, 41018,
            41053, 41100, 41148, 41226, 41333, 41467, 41508, 41593, 41688, 41770, 41844, 41915,
            41962, 42032, 42126, 42185, 42256, 42314, 42391, 42454, 42553, 42644, 42670, 42690,
            42924, 43052, 43174, 43323, 43560, 43682, 43864, 43958, 43995, 44123, 44132, 44167,
            44224, 44239, 44250, 44276, 44302, 44338, 44362, 44439, 44443, 44598, 44625, 44768,
            44821, 44867, 44959, 45020, 45128, 45194, 45209, 45377, 45382, 45523, 45547, 45560,
            45574, 45609, 45657, 45713, 45748, 45788, 45817, 45905, 46114, 46128, 46154, 46228,
            46287, 46318, 46361, 46394, 46481, 46517, 46546, 46573, 46595, 46617, 46642, 46658,
            46678, 46696, 46709, 46722, 46738, 46745, 46759, 46767, 46782, 46812, 46852, 46880,
            46903, 46926, 46952, 46969, 46994, 47039, 47067, 47100, 47147, 47166, 47195, 47247,
            47292, 47315, 47338, 47368, 47407, 47565, 47596, 47624, 47659, 47704, 47748, 47775,
            47821, 47871, 47913, 47967, 48052, 48078, 48120, 48162, 48244, 48272, 48400, 48466,
            48478, 48501, 48510, 48517, 48525, 48543, 48562, 48568, 48575, 48583, 48591, 48727,
            48748, 48814, 48899, 48979, 49058, 49169, 49285, 49326, 49374, 49471, 49508, 49600,
            49698, 49717, 49737, 49799, 49840, 49867, 49890, 49904, 49927, 49942, 49962, 49983,
            50005, 50026, 50041, 50052, 50060, 50065, 50085, 50092, 50123, 50213, 50376, 50460,
            50549, 51001, 51097, 51154, 51201, 51257, 51599, 51653, 51727, 51854, 51890, 51989,
            52028, 52066, 52126, 52203, 52299, 52363, 52370, 52390, 52417, 52424, 52432, 52445,
            52450, 52467, 52482, 52492, 52570, 52598, 52674, 52730, 52772, 52797, 52830, 52878,
            52953, 52982, 53005, 53064, 53244, 53354, 53389, 53418, 53454, 53460, 53479, 53497,
            53630, 53681, 53694, 53736, 53746, 53768, 53788, 53805, 53821, 53828, 53872, 53890,
            54012, 54029, 54048, 54078, 54105, 54127, 54143, 54150, 54173, 54186, 54205, 54295,
            54301, 54321, 54326, 54331, 54341, 54370, 54443, 54475, 54527, 54555, 54561, 54629,
            54635, 54681, 54687, 54714, 54724, 54729, 54750, 54766, 54781, 54794, 54839, 54859,
            54876, 54893, 54912, 54927, 54936, 54949, 54970, 54985, 55007, 55030, 55038, 55060,
            55074, 55087, 55098, 55120, 55131, 55145, 55152, 55173, 55192, 55197, 55203, 55223,
            55234, 55255, 55259, 55272, 55398, 55479, 55501, 55542, 55587, 55615, 55631, 55651,
            55693, 55733, 55789, 55862, 55957, 56053, 56118, 56165, 56223, 56274, 56343, 56358,
            56403, 56432, 56464, 56568, 56637, 56670, 56736, 56764, 56837, 56904, 56964, 56980,
            56998, 57019, 57057, 57085, 57127, 57204, 57226, 57251, 57277, 57321, 57362, 57374,
            57445, 57456, 57475, 57536, 57630, 57643, 57696, 57788, 57814, 57903, 57924, 57933,
            57941, 57951, 57966, 57970, 58049, 58307, 58709, 59102, 59140, 59189, 59233, 59451,
            59513, 59563, 59608, 59646, 59698, 59790, 59925, 59986, 60104, 60162, 60334, 60369,
            60543, 60561, 60708, 60711, 60781, 60821, 61110, 61137, 61157, 61175, 61208, 61243,
            61261, 61281, 61308, 61334, 61379, 61426, 61481, 61519, 61658, 61781, 61799, 61811,
            61825, 61938, 61967, 61996, 62020, 62042, 62066, 62080, 62110, 62139, 62166, 62187,
            62215, 62237, 62267, 62292, 62316, 62367, 62388, 62410, 62435, 62453, 62474, 62497,
            62531, 62560, 62583, 62635, 62671, 62715, 62757, 62801, 62847, 62887, 62929, 62981,
            63035, 63097, 63146, 63384, 63607, 63675, 63715, 63770, 63810, 63882, 63927, 64517,
            64547, 64580, 64692, 64743, 64826, 64908, 64966, 65016, 65042, 65103, 65163, 65257,
            65311, 65374, 65442, 65456, 65508, 65545, 65581, 65649, 65686, 65745, 66002, 66041,
            66048, 66092, 66130, 66171, 66227, 66283, 66385, 66453, 66535, 66615, 66708, 66792,
            66915, 66950, 66982, 67079, 67142, 67175, 67250, 67257, 67262, 67278, 67300, 67311,
            67338, 67383, 67529, 67693, 67932, 67963, 67972, 68002, 68058, 68088, 68160, 68220,
            68290, 68362, 68402, 68434, 68454, 68500, 68538, 68555, 68567, 68665, 68760, 68781,
            68846, 68859, 68948, 69016, 69042, 69077, 69105, 69142, 69197, 69232, 69269, 69311,
            69339, 69344, 69379, 69395, 69409, 69467, 69528, 69599, 69618, 69676, 69731, 69784,
            69800, 69835, 69874, 69902, 69925, 70033, 70098, 70164, 70190, 70224, 70257, 70289,
            70325, 70343, 70472, 70489, 70535, 70558, 70585, 70589, 70600, 70608, 70614, 70623,
            70632, 70641, 70650, 70666, 70678, 70691, 70698, 70712, 70718, 70726, 70748, 70772,
            70779, 70794, 70813, 70832, 70837, 70854, 70873, 70881, 70898, 70905, 70931, 70956,
            70980, 70987, 71004, 71012, 71027, 71047, 71064, 71084, 71106, 71157, 71219, 71260,
            71307, 71342, 71394, 71428, 71441, 71446, 71465, 71498, 71526, 71550, 71575, 71603,
            71622, 71648, 71688, 71711, 71744, 71767, 71860, 71873, 71951, 71975, 72042, 72055,
            72084, 72091, 72108, 72146, 72162, 72176, 72196, 72219, 72253, 72364, 72375, 72423,
            72456, 72469, 72512, 72580, 72591, 72710, 72762, 72822, 72900, 72906, 73020, 73033,
            73048, 73060, 73104, 73150, 73234, 73298, 73329, 73340, 73349, 73365, 73387, 73428,
            73487, 73543, 73581, 73611, 73757, 73771, 73832, 73903, 73915, 73927, 74030, 74159,
            74218, 74232, 74312, 74330, 74346, 74420, 74497, 74508, 74525, 74599, 74609, 74622,
            74629, 74692, 74703, 74713, 74840, 74855, 74870, 74882, 74908, 74925, 74940, 74958,
            74994, 75007, 75014, 75020, 75035, 75106, 75114, 75130, 75142, 75162, 75248, 75274,
            75302, 75307, 75331, 75351, 75366, 75382, 75397, 75407, 75470, 75479, 75498, 75512,
            75528, 75535, 75551, 75564, 75580, 75650, 75738, 75762, 75771, 75781, 75794, 75806,
            75816, 75831, 75860, 75864, 75909, 75957, 75995, 76099, 76122, 76176, 76187, 76213,
            76245, 76265, 76271, 76285, 76322, 76330, 76380, 76386, 76447, 76453, 76459, 76480,
            76493, 76501, 76523, 76612, 76642, 76651, 76673, 76707, 76818, 76822, 76937, 76949,
            76966, 76979, 77051, 77068, 77079, 77096, 77181, 77234, 77429, 77523, 77592, 77605,
            77672, 77735, 77845, 77908, 77980, 78001, 78081, 78106, 78139, 78185, 78219, 78252,
            78326, 78385, 78427, 78457, 78494, 78572, 78643, 78719, 78842, 78865, 78914, 78926,
            78952, 78971, 78997, 79022, 79059, 79098, 79205, 79211, 79239, 79261, 79397, 79423,
            79459, 79511, 79531, 79545, 79552, 79574, 79582, 79600, 79606, 79618, 79643, 79646,
            79670, 79722, 79784, 79791, 79838, 79851, 79889, 79931, 79939, 80021, 80078, 80250,
            80315, 80466, 80552, 80615, 80637, 80724, 80870, 80917, 81000, 81006, 81056, 81070,
            81091, 81107, 81118, 81126, 81172, 81201, 81217, 81223, 81237, 81361, 81375, 81401,
            81406, 81438, 81449, 81456, 81476, 81524, 81572, 81636, 81659, 81701, 81705, 81949,
            81955, 81971, 82040, 82064, 82081, 82107, 82123, 82175, 82179, 82192, 82221, 82246,
            82307, 82321, 82383, 82394, 82419, 82590, 82695, 82785, 82831, 82837, 82862, 82912,
            82925, 83079, 83365, 83486, 83499, 83672, 83684, 83727, 83848, 83885, 83983, 83994,
            84061, 84083, 84092, 84219, 84263, 84378, 84393, 84421, 84430, 84531, 84585, 84590,
            84600, 84612, 84634, 84649, 84653, 84663, 84682, 84699, 84706, 84813, 84822, 84837,
            84855, 84966, 85056, 85176, 85196, 85240, 85278, 85292, 85308, 85329, 85359, 85397,
            85411, 85426, 85449, 85481, 85534, 85568, 85593, 85601, 85612, 85624, 85687, 85787,
            85792, 85797, 85824, 85904, 85908, 86002, 86013, 86099, 86107, 86199, 86208, 86287,
            86293, 86315, 86340, 86362, 86373, 86396, 86410, 86429, 86453, 86511, 86570, 86603,
            86728, 86774, 86816, 86852, 86865, 86880, 86884, 86902, 86907, 86928, 86932, 87003,
            87013, 87081, 87104, 87156, 87180, 87193, 87218, 87221, 87236, 87250, 87283, 87299,
            87305, 87311, 87339, 87347, 87353, 87410, 87618, 87708, 87736, 87767, 87882, 87952,
            88002, 88125, 88142, 88155, 88161, 88173, 88179, 88187, 88193, 88198, 88209, 88220,
            88261, 88321, 88437, 88610, 88620, 88635, 88654, 88664, 88673, 88682, 88710, 88741,
            88856, 88873, 88885, 88901, 88945, 89058, 89089, 89095, 89110, 89112, 89117, 89124,
            89129, 89137, 89203, 89387, 89541, 89629, 89739, 89803, 89867, 90086, 90347, 90572,
            90851, 91079, 91313, 91342, 91378, 91396, 91415, 91437, 91477, 91496, 91515, 91526,
            91553, 91605, 91635, 91651, 91861, 91867, 91875, 91886, 91892, 91897, 91926, 91945,
            91980, 92000, 92010, 92014, 92071, 92086, 92103, 92137, 92142, 92158, 92239, 92255,
            92265, 92284, 92294, 92381, 92408, 92435, 92448, 92451, 92473, 92503, 92518, 92528,
            92537, 92628, 92749, 92832, 92900, 92906, 92912, 92920, 92924, 92933, 92946, 93020,
            93035, 93041, 93048, 93109, 93117, 93130, 93144, 93151, 93156, 93172, 93177, 93185,
            93192, 93339, 93347, 93368, 93393, 93431, 93452, 93477, 93483, 93492, 93498, 93591,
            93626, 93644, 93654, 93679, 93719, 93746, 93809, 93873, 93885, 93926, 93934, 93938,
            93990, 94031, 94088, 94238, 94311, 94317, 94416, 94440, 94496, 94505, 94511, 94523,
            94534, 94539, 94626, 94695, 94702, 94725, 94731, 94783, 94796, 94841, 94850, 94926,
            94951, 95178, 95215, 95240, 95296, 95339, 95375, 95419, 95464, 95508, 95513, 95562,
            95594, 95655, 95719, 95775, 95811, 95824, 95874, 95900, 95915, 95952, 95971, 95984,
            96001, 96011, 96150, 96155, 96182, 96190, 96207, 96227, 96244, 96250, 96265, 96279,
            96294, 96309, 96327, 96334, 96347, 96356, 96368, 96408, 96413, 96420, 96458, 96465,
            96542, 96572, 96661, 96673, 96748, 96766, 96772, 96785, 96799, 96825, 96843, 96927,
            97020, 97065, 97107, 97112, 97205, 97207, 97213, 97295, 97343, 97372, 97380, 97394,
            97405, 97421, 97437, 97452, 97513, 97546, 97583, 97590, 97603, 97605, 97615, 97682,
            97714, 97743, 97781, 97822, 97832, 97850, 97863, 97874, 97891, 97896, 97913, 97926,
            97982, 97984, 98076, 98098, 98212, 98238, 98270, 98287, 98303, 98351, 98376, 98383,
            98419, 98586, 98609, 98735, 98794, 98984, 98990, 99033, 99045, 99068, 99123, 99150,
            99196, 99198, 99212, 99234, 99238, 99255, 99380, 99387, 99407, 99430, 99463, 99515,
            99546, 99599, 99634, 99689, 99757, 99770, 99814, 99858, 99875, 99894, 99902, 99920,
            99979, 100008, 100023, 100032, 100038, 100057, 100069, 100082, 100099, 100104, 100141,
            100200, 100223, 100284, 100308, 100337, 100342, 100348, 100354, 100363, 100381, 100390,
            100417, 100456, 100477, 100483, 100489, 100494, 100512, 100526, 100598, 100608, 100621,
            100650, 100663, 100683, 100713, 100736, 100760, 100819, 100843, 100857, 100868, 100890,
            100901, 100903, 100908, 100939, 100963, 100983, 101081, 101168, 101241, 101307, 101350,
            101386, 101469, 101499, 101567, 101578, 101583, 101594, 101602, 101608, 101658, 101669,
            101683, 101716, 101722, 101747, 101799, 101819, 101830, 102000, 102038, 102050, 102063,
            102085, 102090, 102140, 102156, 102273, 102279, 102357, 102381, 102397, 102433, 102514,
            102536, 102552, 102652, 102684, 102735, 102754, 102780, 102810, 102817, 102846, 102853,
            102871, 102927, 102973, 103025, 103039, 103053, 103104, 103112, 103278, 103345, 103351,
            103463, 103481, 103490, 103497, 103509, 103523, 103539, 103557, 103584, 103598, 103637,
            103655, 103681, 103698, 103720, 103745, 103756, 103759, 103774, 103786, 103797, 103826,
            103850, 103881, 104054, 104106, 104122, 104142, 104156, 104180, 104188, 104198, 104207,
            104219, 104255, 104267, 104374, 104395, 104511, 104636, 104669, 104683, 104719, 104738,
            104779, 104807, 104814, 104820, 104846, 104883, 104891, 104900, 104912, 104920, 104937,
            104944, 104951, 104958, 104968, 104976, 104987, 105000, 105009, 105015,
        ])
}
