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
            Przypomnienie\
            Najbliższy termin: {when}.\
            Nie masz żadnych alarmów.\
            Nic w ciągu {count} dnia.\0Nic w ciągu najbliższych {count} dni.\0Nic w ciągu najbliższych {count} dni.\
            Żaden alarm nie dzwoni.\
            Ten alarm już nie zadzwoni.\
            przypomnienie: {title}\
            Usunięto alarm: {title}.\
            dzwoni teraz\
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
            Ponów ostatnio cofniętą zmianę\
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
            3648, 3683, 3716, 3858, 3968, 3987, 4094, 4122, 4169, 4182, 4209, 4236, 4342, 4366,
            4394, 4416, 4441, 4453, 4487, 4494, 4526, 4630, 4656, 4680, 4795, 4816, 4836, 4852,
            4869, 4921, 4963, 5160, 5201, 5282, 5330, 5363, 5581, 5611, 5689, 5722, 5775, 5801,
            5839, 5892, 5963, 6215, 6310, 6672, 7158, 7177, 7248, 7312, 7409, 7452, 7466, 7708,
            7881, 7996, 8093, 8205, 8265, 8317, 8400, 8427, 8528, 8636, 8736, 8851, 8950, 9064,
            9096, 9109, 9131, 9146, 9168, 9233, 9236, 9268, 9293, 9317, 9341, 9364, 9388, 9413,
            9437, 9461, 9479, 9504, 9531, 9553, 9567, 9598, 9663, 9669, 9675, 9683, 9692, 9702,
            9834, 9848, 9854, 9861, 9868, 9873, 9889, 9894, 9902, 9990, 10035, 10086, 10138, 10208,
            10292, 10386, 10390, 10396, 10398, 10403, 10411, 10416, 10422, 10438, 10448, 10470,
            10476, 10487, 10532, 10600, 10653, 10686, 10749, 10788, 10839, 10884, 10915, 10961,
            11015, 11041, 11118, 11171, 11189, 11205, 11217, 11226, 11231, 11289, 11300, 11318,
            11330, 11457, 11473, 11481, 11487, 11494, 11511, 11526, 11568, 11576, 11621, 11623,
            11625, 11631, 11641, 11643, 11650, 11702, 11755, 11813, 11821, 11831, 11876, 12010,
            12081, 12150, 12244, 12313, 12379, 12575, 12627, 12661, 12730, 12804, 12971, 13084,
            13133, 13201, 13274, 13282, 13340, 13405, 13443, 13504, 13592, 13670, 13760, 13830,
            13873, 13921, 13974, 14038, 14097, 14152, 14210, 14256, 14302, 14335, 14374, 14413,
            14440, 14501, 14566, 14598, 14645, 14698, 14749, 14807, 14861, 14921, 14976, 15092,
            15116, 15229, 15289, 15299, 15333, 15380, 15438, 15490, 15514, 15580, 15636, 15658,
            15804, 15822, 15830, 15861, 15904, 15961, 16046, 16097, 16163, 16203, 16316, 16424,
            16454, 16482, 16561, 16578, 16594, 16602, 16679, 16708, 16723, 16746, 16755, 16780,
            16798, 17146, 17172, 17196, 17214, 17246, 17315, 17349, 17407, 17459, 17492, 17561,
            17591, 17602, 17622, 17658, 17678, 17699, 17739, 17760, 17777, 17854, 17868, 17887,
            17913, 17939, 17966, 17992, 18006, 18024, 18051, 18069, 18086, 18113, 18120, 18153,
            18261, 18288, 18303, 18332, 18352, 18369, 18407, 18454, 18470, 18499, 18516, 18530,
            18545, 18565, 18600, 18623, 18654, 18687, 18710, 18772, 18792, 18809, 18823, 18851,
            18904, 18956, 19019, 19081, 19138, 19220, 19336, 19650, 19665, 19703, 19768, 19866,
            19931, 19954, 19969, 20146, 20171, 20184, 20203, 20231, 20256, 20296, 20316, 20328,
            20337, 20362, 20372, 20386, 20404, 20416, 20426, 20448, 20457, 20472, 20493, 20546,
            20570, 20606, 20654, 20707, 20753, 20808, 20869, 20993, 21084, 21121, 21193, 21264,
            21335, 21406, 21470, 21516, 21550, 21730, 21847, 21990, 22025, 22063, 22099, 22168,
            22221, 22284, 22334, 22387, 22396, 22575, 22760, 22807, 22861, 22949, 23015, 23128,
            23159, 23225, 23306, 23369, 23644, 23702, 23790, 23837, 23867, 23904, 24252, 24576,
            24816, 24944, 25079, 25225, 25243, 25267, 25286, 25297, 25324, 25340, 25627, 25661,
            25762, 25904, 26223, 26330, 26478, 26565, 26632, 26746, 26792, 26846, 26964, 27029,
            27112, 27176, 27251, 27359, 27438, 27606, 27775, 27875, 27902, 27946, 27984, 28037,
            28084, 28142, 28221, 28273, 28340, 28355, 28362, 28367, 28385, 28434, 28498, 28534,
            28585, 28592, 28618, 28622, 28625, 28630, 28710, 28762, 28848, 28854, 28879, 28883,
            28892, 28900, 28920, 29077, 29218, 29241, 29286, 29345, 29424, 29433, 29448, 29454,
            29472, 29535, 29570, 29574, 29613, 29627, 29651, 29769, 29825, 29873, 29936, 29997,
            30032, 30067, 30089, 30183, 30195, 30222, 30248, 30315, 30346, 30494, 30638, 30667,
            30769, 30782, 30796, 30808, 30826, 30840, 30853, 30865, 30915, 30949, 31024, 31095,
            31331, 31420, 31438, 31503, 31614, 31690, 31761, 31814, 31892, 31926, 31951, 31976,
            32027, 32051, 32090, 32155, 32234, 32340, 32392, 32489, 32578, 32624, 32711, 32765,
            32829, 32862, 32897, 32983, 33009, 33077, 33161, 33237, 33289, 33331, 33400, 33474,
            33529, 33578, 33603, 33643, 33663, 33697, 33750, 33777, 33791, 33834, 33871, 33918,
            33935, 33998, 34065, 34112, 34131, 34298, 34337, 34390, 34414, 34581, 34598, 34735,
            34765, 34809, 34830, 34879, 34908, 34941, 34969, 34998, 35048, 35089, 35113, 35153,
            35182, 35217, 35239, 35291, 35332, 35384, 35429, 35454, 35522, 35560, 35578, 35627,
            35684, 35729, 35777, 35812, 35867, 35923, 35945, 35969, 36008, 36066, 36146, 36208,
            36244, 36297, 36365, 36396, 36410, 36470, 36505, 36552, 36600, 36707, 36841, 36882,
            36967, 37062, 37144, 37218, 37289, 37336, 37430, 37489, 37560, 37618, 37695, 37758,
            37857, 37948, 37974, 37994, 38228, 38350, 38499, 38736, 38858, 39088, 39270, 39364,
            39401, 39410, 39445, 39502, 39517, 39528, 39554, 39580, 39616, 39640, 39717, 39721,
            39876, 39903, 40046, 40099, 40145, 40237, 40298, 40406, 40472, 40487, 40655, 40660,
            40801, 40825, 40838, 40852, 40887, 40935, 40991, 41026, 41066, 41095, 41183, 41392,
            41406, 41432, 41506, 41565, 41596, 41639, 41672, 41759, 41795, 41824, 41851, 41873,
            41895, 41920, 41936, 41956, 41974, 41987, 42000, 42016, 42023, 42037, 42045, 42060,
            42090, 42130, 42158, 42181, 42204, 42230, 42247, 42272, 42317, 42345, 42378, 42425,
            42444, 42473, 42525, 42570, 42593, 42616, 42646, 42685, 42716, 42744, 42779, 42824,
            42868, 42895, 42941, 42991, 43033, 43087, 43172, 43198, 43240, 43282, 43364, 43392,
            43520, 43586, 43598, 43621, 43630, 43637, 43645, 43663, 43682, 43688, 43695, 43703,
            43711, 43847, 43868, 43934, 44014, 44093, 44188, 44304, 44345, 44393, 44490, 44527,
            44619, 44717, 44736, 44756, 44818, 44859, 44886, 44909, 44923, 44938, 44946, 44967,
            44982, 44993, 45001, 45006, 45026, 45033, 45123, 45286, 45370, 45459, 45911, 45968,
            46015, 46071, 46413, 46467, 46541, 46668, 46675, 46695, 46722, 46729, 46737, 46750,
            46755, 46772, 46787, 46797, 46875, 46903, 46979, 47035, 47077, 47102, 47135, 47183,
            47258, 47277, 47367, 47373, 47393, 47398, 47403, 47413, 47442, 47515, 47547, 47575,
            47581, 47649, 47655, 47701, 47707, 47734, 47744, 47749, 47770, 47786, 47801, 47814,
            47859, 47879, 47896, 47913, 47932, 47947, 47956, 47969, 47990, 48005, 48027, 48050,
            48058, 48080, 48094, 48107, 48118, 48140, 48151, 48165, 48172, 48193, 48212, 48217,
            48223, 48243, 48254, 48275, 48279, 48292, 48418, 48440, 48481, 48526, 48554, 48570,
            48590, 48632, 48672, 48728, 48801, 48896, 48992, 49057, 49104, 49162, 49213, 49228,
            49273, 49302, 49334, 49438, 49507, 49540, 49606, 49634, 49707, 49774, 49855, 49871,
            49889, 49910, 49948, 49976, 50018, 50095, 50117, 50142, 50168, 50212, 50253, 50265,
            50336, 50347, 50366, 50427, 50521, 50534, 50587, 50679, 50705, 50794, 50815, 50824,
            50832, 50842, 50857, 50861, 50940, 51198, 51600, 51993, 52031, 52080, 52124, 52342,
            52404, 52454, 52499, 52537, 52589, 52681, 52816, 52877, 52995, 53053, 53225, 53260,
            53434, 53452, 53599, 53602, 53672, 53712, 54001, 54028, 54048, 54066, 54099, 54134,
            54152, 54172, 54199, 54225, 54270, 54317, 54372, 54410, 54549, 54672, 54690, 54702,
            54716, 54829, 54858, 54887, 54911, 54933, 54957, 54971, 55001, 55030, 55057, 55078,
            55106, 55128, 55158, 55183, 55207, 55258, 55279, 55301, 55326, 55347, 55370, 55404,
            55433, 55456, 55508, 55544, 55588, 55630, 55674, 55720, 55760, 55802, 55854, 55908,
            55970, 56019, 56257, 56480, 56548, 56588, 56643, 56683, 56755, 56800, 56830, 56863,
            56975, 57026, 57109, 57191, 57249, 57299, 57325, 57386, 57446, 57540, 57594, 57657,
            57725, 57739, 57791, 57828, 57864, 57932, 57969, 58028, 58285, 58324, 58331, 58375,
            58416, 58472, 58528, 58630, 58698, 58780, 58860, 58953, 59037, 59160, 59195, 59227,
            59324, 59387, 59420, 59495, 59502, 59507, 59529, 59540, 59567, 59616, 59762, 59926,
            60165, 60196, 60205, 60235, 60291, 60321, 60393, 60453, 60523, 60595, 60635, 60667,
            60716, 60762, 60800, 60812, 60910, 61005, 61070, 61083, 61144, 61215, 61239, 61297,
            61352, 61413, 61429, 61464, 61503, 61531, 61554, 61662, 61727, 61793, 61819, 61853,
            61886, 61918, 61954, 61972, 62101, 62118, 62164, 62187, 62214, 62218, 62229, 62237,
            62243, 62252, 62261, 62270, 62279, 62295, 62307, 62320, 62327, 62341, 62347, 62355,
            62362, 62377, 62396, 62415, 62420, 62439, 62447, 62464, 62471, 62497, 62522, 62546,
            62553, 62570, 62578, 62593, 62613, 62630, 62650, 62672, 62723, 62785, 62826, 62873,
            62908, 62960, 62994, 63007, 63012, 63031, 63064, 63092, 63116, 63141, 63169, 63188,
            63214, 63254, 63277, 63310, 63333, 63426, 63439, 63517, 63541, 63608, 63621, 63650,
            63657, 63674, 63712, 63728, 63742, 63762, 63785, 63819, 63930, 63941, 63989, 64022,
            64035, 64078, 64146, 64157, 64276, 64328, 64388, 64466, 64472, 64586, 64599, 64614,
            64626, 64670, 64716, 64800, 64864, 64895, 64906, 64915, 64931, 64953, 64994, 65053,
            65109, 65147, 65177, 65323, 65337, 65398, 65469, 65481, 65493, 65596, 65725, 65784,
            65864, 65882, 65898, 65972, 66049, 66066, 66140, 66150, 66163, 66170, 66233, 66243,
            66370, 66385, 66400, 66412, 66438, 66455, 66470, 66488, 66524, 66537, 66544, 66550,
            66565, 66636, 66644, 66660, 66672, 66692, 66778, 66804, 66832, 66837, 66861, 66881,
            66896, 66912, 66927, 66937, 67000, 67009, 67028, 67042, 67058, 67065, 67081, 67094,
            67110, 67180, 67268, 67292, 67301, 67311, 67364, 67559, 67653, 67722, 67735, 67802,
            67865, 67975, 68038, 68110, 68131, 68211, 68236, 68269, 68315, 68349, 68382, 68456,
            68515, 68557, 68587, 68624, 68702, 68773, 68849, 68972, 68995, 69044, 69056, 69082,
            69101, 69127, 69152, 69189, 69228, 69335, 69341, 69369, 69391, 69527, 69553, 69589,
            69641, 69661, 69675, 69682, 69704, 69712, 69730, 69736, 69748, 69773, 69776, 69800,
            69852, 69914, 69921, 69968, 69981, 70019, 70061, 70069, 70151, 70208, 70380, 70445,
            70596, 70682, 70745, 70767, 70854, 71000, 71047, 71130, 71136, 71147, 71155, 71201,
            71230, 71246, 71252, 71266, 71390, 71404, 71430, 71435, 71467, 71478, 71485, 71505,
            71553, 71601, 71665, 71688, 71730, 71734, 71978, 71984, 72000, 72069, 72093, 72110,
            72136, 72152, 72204, 72208, 72221, 72250, 72275, 72336, 72350, 72412, 72423, 72448,
            72553, 72643, 72689, 72695, 72720, 72770, 72783, 72937, 73058, 73071, 73083, 73126,
            73247, 73284, 73382, 73393, 73460, 73482, 73491, 73618, 73662, 73777, 73792, 73820,
            73829, 73930, 73984, 73989, 73999, 74011, 74033, 74048, 74052, 74062, 74081, 74098,
            74105, 74123, 74234, 74324, 74444, 74464, 74508, 74546, 74560, 74576, 74600, 74630,
            74668, 74682, 74697, 74720, 74752, 74805, 74839, 74864, 74872, 74883, 74895, 74958,
            75058, 75063, 75068, 75095, 75175, 75179, 75273, 75284, 75370, 75378, 75470, 75479,
            75558, 75564, 75586, 75611, 75633, 75644, 75667, 75681, 75700, 75724, 75782, 75841,
            75874, 75999, 76045, 76087, 76123, 76136, 76151, 76155, 76173, 76178, 76199, 76203,
            76274, 76284, 76352, 76375, 76427, 76451, 76464, 76489, 76492, 76507, 76521, 76554,
            76570, 76576, 76610, 76638, 76646, 76652, 76709, 76917, 77007, 77035, 77066, 77181,
            77251, 77301, 77424, 77441, 77454, 77460, 77472, 77478, 77486, 77492, 77497, 77508,
            77519, 77560, 77620, 77736, 77909, 77919, 77934, 77953, 77963, 77972, 77983, 78011,
            78042, 78157, 78174, 78186, 78202, 78246, 78359, 78390, 78396, 78411, 78413, 78418,
            78425, 78430, 78438, 78504, 78688, 78842, 78930, 79040, 79104, 79168, 79387, 79648,
            79873, 80152, 80380, 80614, 80643, 80679, 80697, 80716, 80738, 80778, 80797, 80816,
            80827, 80854, 80906, 80936, 80952, 81162, 81168, 81176, 81187, 81193, 81198, 81227,
            81246, 81281, 81301, 81311, 81315, 81372, 81387, 81404, 81438, 81443, 81459, 81540,
            81556, 81566, 81585, 81597, 81684, 81711, 81738, 81751, 81754, 81776, 81806, 81821,
            81831, 81840, 81931, 82052, 82135, 82203, 82209, 82215, 82223, 82227, 82236, 82249,
            82323, 82338, 82344, 82351, 82412, 82420, 82433, 82493, 82507, 82514, 82519, 82535,
            82540, 82548, 82555, 82702, 82710, 82731, 82756, 82794, 82815, 82840, 82846, 82855,
            82861, 82954, 82989, 83007, 83017, 83042, 83082, 83178, 83205, 83268, 83332, 83344,
            83385, 83393, 83397, 83449, 83490, 83547, 83697, 83770, 83776, 83875, 83899, 83955,
            83964, 83970, 83982, 83993, 83998, 84085, 84154, 84161, 84184, 84190, 84242, 84255,
            84300, 84309, 84385, 84410, 84637, 84674, 84699, 84755, 84798, 84834, 84878, 84923,
            84967, 85051, 85144, 85189, 85231, 85236, 85329, 85331, 85337, 85419, 85467, 85496,
            85504, 85518, 85529, 85545, 85561, 85576, 85637, 85670, 85707, 85714, 85727, 85729,
            85739, 85806, 85838, 85867, 85905, 85946, 85956, 85974, 85987, 85998, 86015, 86020,
            86037, 86050, 86106, 86108, 86200, 86222, 86336, 86362, 86394, 86411, 86427, 86475,
            86500, 86507, 86543, 86710, 86733, 86859, 86918, 87108, 87114, 87157, 87169, 87192,
            87247, 87274, 87320, 87322, 87336, 87358, 87362, 87379, 87504, 87511, 87531, 87554,
            87587, 87639, 87670, 87723, 87758, 87813, 87881, 87894, 87938, 87982, 87999, 88018,
            88026, 88044, 88103, 88132, 88147, 88156, 88162, 88181, 88193, 88206, 88223, 88228,
            88265, 88324, 88347, 88408, 88432, 88461, 88466, 88472, 88481, 88499, 88508, 88535,
            88574, 88595, 88601, 88607, 88612, 88630, 88644, 88716, 88726, 88739, 88768, 88781,
            88801, 88831, 88854, 88878, 88937, 88961, 88975, 88986, 89008, 89019, 89021, 89026,
            89057, 89081, 89101, 89199, 89286, 89359, 89425, 89468, 89504, 89587, 89617, 89685,
            89696, 89701, 89712, 89720, 89726, 89776, 89787, 89801, 89834, 89840, 89865, 89917,
            89937, 89948, 90118, 90156, 90168, 90181, 90203, 90208, 90258, 90274, 90391, 90397,
            90475, 90499, 90515, 90551, 90632, 90654, 90670, 90770, 90802, 90853, 90872, 90898,
            90928, 90935, 90964, 90971, 90989, 91045, 91071, 91088, 91110, 91135, 91146, 91149,
            91164, 91176, 91205, 91229, 91260, 91433, 91485, 91501, 91521, 91535, 91559, 91567,
            91577, 91586, 91598, 91634, 91646, 91753, 91777, 91893, 91926, 91962, 91981, 92022,
            92050, 92057, 92063, 92089,
        ])
}
