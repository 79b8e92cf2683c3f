// Scripts/catalogue writes this file from po/de.po.
// swift-format-ignore-file

extension TextTable {
    static let german = TextTable(
        text: """
            Adresse:\
            abgelaufen nach dem {day}\
            Kalender-Abo {name} angelegt: {facts}.\
            Kalender-Abo {name} widerrufen. Ein Programm, das es noch abonniert hat, zeigt nach der nächsten Aktualisierung einen leeren Kalender. Die Adresse funktioniert bis zum {day}.\
            Ohne https können andere im Netzwerk es ebenfalls lesen.\
            Ein QR-Code der Adresse passt hier nicht hin; er braucht {count} Spalte.\0Ein QR-Code der Adresse passt hier nicht hin; er braucht {count} Spalten.\
            Kalender-Abo {name} widerrufen. Programme können behalten, was sie vorher abgerufen haben.\
            Neue Adresse für das Kalender-Abo {name}: {facts}.\
            Wer diese Adresse hat, kann das Kalender-Abo lesen. Sie wird nur jetzt angezeigt.\
            Auch deine Einträge lassen sich damit ändern.\
            Die Adresse ist nicht gespeichert. Eine neue gibt es mit 'eve-ics feed rotate {name}'.\
            Noch keine Kalender-Abos. Leg eines an mit 'eve-ics feed add NAME'.\
            zuletzt abgerufen in der Woche vom {day}\
            nie abgerufen\
            Nichts ist ausgeblendet.\
            {name}: {facts}.\
            Erreichbar unter {addresses}.\
            Erreichbar über die Sockets, die systemd geöffnet hat.\
            Seit {count} Tag neu: {items}.\0In den letzten {count} Tagen angelegt: {items}.\
            das Kalender-Abo {name} ({day})\
            das App-Passwort {name} ({day})\
            von einer neueren Version von eve-ics angelegt; aktualisiere diese\
            Diese Adresse ist nur von diesem Computer aus erreichbar. Für andere Geräte gib die Adresse deines Servers mit --public-url URL an.\
            Passwort:\
            Richte damit im Kalenderprogramm ein CalDAV-Konto ein. Das Passwort wird nur jetzt angezeigt.\
            App-Passwort {name} angelegt: {facts}.\
            Ohne https lässt der Server unter dieser Adresse keine Anmeldung zu; siehe 'eve-ics help serve'.\
            Ein QR-Code des Passworts passt hier nicht hin; er braucht {count} Spalte.\0Ein QR-Code des Passworts passt hier nicht hin; er braucht {count} Spalten.\
            Das Passwort steht auch in {file}. Öffne diese Datei auf dem iPhone oder dem Mac und lösch sie, wenn das Konto da ist.\
            App-Passwort {name} widerrufen. Programme können behalten, was sie vorher abgerufen haben.\
            Wer das Passwort hat, kann diesen Kalender sehen.\
            Wer das Passwort hat, kann diesen Kalender sehen und deine Einträge und Kalender ändern.\
            Noch keine App-Passwörter. Leg eines an mit 'eve-ics app-password add NAME'.\
            nur lesen\
            {count} Termin, den du in einem Kalenderprogramm ausgeblendet hattest, ist wieder da.\0{count} Termine, die du in einem Kalenderprogramm ausgeblendet hattest, sind wieder da.\
            bis zum {day}\
            zuletzt {distance} benutzt\
            nie benutzt\
            Benutzername:\
            in Thunderbird änderbar\
            Alarm hinzugefügt: {title}, {when}.\
            ganztägig\
            {days} um {time} Uhr\
            Um {time} Uhr\
            Alarm geändert: {title}, {when}.\
            Es gibt mehr, als hier gezeigt wird.\
            beginnt {count} Tag vorher\0beginnt {count} Tage vorher\
            Beenden\
            Zum Beenden: {command}\
            Beendet: {title}.\
            In {count} Tag: {title}\0In {count} Tagen: {title}\
            Heute: {title}\
            Morgen: {title}\
            In {count} Woche: {title}\0In {count} Wochen: {title}\
            Wiederholung im Kalenderprogramm eingestellt\
            jeden Tag\
            {title} in {count} Tag erwartet\0{title} in {count} Tagen erwartet\
            {title} heute erwartet\
            {title} morgen erwartet\
            {title} in {count} Woche erwartet\0{title} in {count} Wochen erwartet\
            beginnt {count} Stunde vorher\0beginnt {count} Stunden vorher\
            beginnt {count} Minute vorher\0beginnt {count} Minuten vorher\
            Verpasste Alarme: {titles}\
            {count} weiterer\0{count} weitere\
            Erinnerung\
            Nächstes Mal: {when}.\
            Du hast keine Alarme.\
            Innerhalb von {count} Tag steht nichts an.\0In den nächsten {count} Tagen steht nichts an.\
            Kein Alarm klingelt.\
            Der Alarm klingelt nicht mehr.\
            Alarm entfernt: {title}.\
            klingelt jetzt\
            Kein Alarm am {day}: {title}.\
            Schlummern\
            Klingelt wieder um {time} Uhr: {title}.\
            {title}: Beginn in {count} Tag\0{title}: Beginn in {count} Tagen\
            {title} ab heute\
            {title} ab morgen\
            {title}: Beginn in {count} Woche\0{title}: Beginn in {count} Wochen\
            So klingelt ein Alarm\
            Alarm verpasst\
            Der frühere Datenbestand liegt jetzt in {file}.\
            {count} Eintrag\0{count} Einträge\
            {count} Eintrag war nicht lesbar oder wurde gelöscht.\0{count} Einträge waren nicht lesbar oder wurden gelöscht.\
            {count} Person\0{count} Personen\
            {file} ersetzt: {contents}. Wer die Datei hat, kann sie lesen.\
            {store} durch {backup} ersetzen ({contents})?\
            {store} wiederhergestellt: {contents}.\
            {store} durch den {count} Eintrag ersetzen, der aus {file} lesbar ist?\0{store} durch die {count} Einträge ersetzen, die aus {file} lesbar sind?\
            {store} gerettet: {contents}.\
            {file} geschrieben: {contents}. Wer die Datei hat, kann sie lesen.\
            Jeder Tag kann fruchtbar sein.\
            Gezählt ab einer Periode, die am {day} beginnt.\
            Das zählt nicht als Periode.\
            zu {percent} am {day}\
            zu {percent} zwischen dem {first} und dem {last}\
            Vorhersage: die Tage um den Eisprung, erwartet am {day}, {chance}.\
            Bisher ist nur {count} ganzer Zyklus eingetragen, darum kann sich die Vorhersage noch verschieben.\0Bisher sind nur {count} ganze Zyklen eingetragen, darum kann sich die Vorhersage noch verschieben.\
            Noch ist kein ganzer Zyklus eingetragen, darum beruht die Spanne auf allgemeinen Werten.\
            Noch ist kein ganzer Zyklus eingetragen; deine eigene Schätzung von {count} Tag zählt als einer.\0Noch ist kein ganzer Zyklus eingetragen; deine eigene Schätzung von {count} Tagen zählt als einer.\
            Bisher ist nur {count} ganzer Zyklus eingetragen, und deine eigene Schätzung von {usual} Tagen zählt als ein weiterer. Die Vorhersage kann sich noch verschieben.\0Bisher sind nur {count} ganze Zyklen eingetragen, und deine eigene Schätzung von {usual} Tagen zählt als ein weiterer. Die Vorhersage kann sich noch verschieben.\
            Vorhersage: {chance}.\
            Eingetragen: {count} Tag.\0Eingetragen: {count} Tage.\
            Eingetragen: der erste Tag. Wie lange die Periode dauerte, ist nicht bekannt.\
            Falls um den {day} eine Periode nicht eingetragen wurde, wird die nächste am {expected} erwartet.\
            Eine Vorhersage, kein Verhütungsmittel.\
            Beobachtet.\
            Ist deine Periode vorbei? Üblich ist bei dir {count} Tag, diesmal dauert sie schon länger.\0Ist deine Periode vorbei? Sie dauert schon länger als deine üblichen {count} Tage.\
            Deine Periode ist seit {count} Tag überfällig (erwartet am {day}).\0Deine Periode ist seit {count} Tagen überfällig (erwartet am {day}).\
            Später als erwartet: In neun von zehn Fällen hätte die Blutung vor dem {day} begonnen.\
            Wenn sie weitergeht, trag jeden Tag ein, sobald er da ist. Wenn nicht, lass diesen Termin stehen oder lösch ihn.\
            Wenn sie begonnen hat, trag den ersten Tag ein. Wenn nicht, lass diesen Termin stehen oder lösch ihn: Das hat keine Folgen.\
            Ist deine Periode da? Am wahrscheinlichsten war ein Beginn am {day}.\
            Eingetragen: {logged}. Erwartet: {expected}.\
            Wenn deine Periode früher vorbei ist, lass diesen Termin an ihrem letzten Tag enden.\
            Eingetragene und erwartete Tage.\
            Es werden keine fruchtbaren Tage angezeigt: Der Zeitraum für den Eisprung ist länger als drei Wochen.\
            Spätere fruchtbare Tage werden nicht angezeigt: Der Zeitraum für den Eisprung ist länger als drei Wochen.\
            Eine Abbruchblutung, wenn die Hormone aus Blister {pack} enden: Meist beginnt sie am {day}.\
            Eine Abbruchblutung, wenn die Hormone aus Blister {pack} enden: Meist beginnt sie zwischen dem {first} und dem {last}.\
            Eine Abbruchblutung, wenn die Hormone aus Runde {round} enden: Meist beginnt sie am {day}.\
            Eine Abbruchblutung, wenn die Hormone aus Runde {round} enden: Meist beginnt sie zwischen dem {first} und dem {last}.\
            Antworten zu auffälligen Zyklen\
            Verhütung\
            ältere Einträge gelöscht\
            {item} ({days})\
            Eintrag {entry} wiederholt\
            {count} Tag, {range}\0{count} Tage, {range}\
            nichts\
            Erinnerung an fruchtbare Tage\
            Erinnerung an die Spritze\
            Erinnerung an den Eisprung\
            Erinnerung an das Pflaster\
            Erinnerung an die Periode\
            Erinnerung an die Pille\
            Erinnerung an Fragen\
            Erinnerung an den Wechsel\
            Erinnerung an den Ring\
            entfernt: {items}\
            Einstellung {key}: {value}\
            Einstellung {key}: Standard\
            Eintrag {entry} zurückgenommen\
            {day} um {time} Uhr\
            Ausgeklammert: {readings}.\
            Ein Anstieg zeigt sich nach sechs niedrigeren und drei höheren Messungen.\
            stark\
            leicht\
            mittel\
            Schmierblutung\
            Blutung\
            Miss nach dem Aufwachen, vor dem Aufstehen, und trag den Wert ein mit 'eve-ics log today --temperature {example}'.\
            {row}: {signs}\
            negativ\
            positiv\
            cremig\
            trocken\
            wie Eiweiß\
            klebrig\
            wässrig\
            Bisher kein Anstieg. Dafür müssen drei Messungen in Folge über den sechs davor liegen.\
            In diesem Zyklus ist keine Temperatur eingetragen.\
            In diesem Zyklus ist keine weitere Temperatur eingetragen.\
            In dem Zyklus, der am {start} begann, ist keine Temperatur eingetragen.\
            Demnach war der Eisprung am wahrscheinlichsten am {day} ({chance}).\
            Bisher {count} Messung.\0Bisher {count} Messungen.\
            Die Temperatur stieg am {day} über {line} (Tag {number} des Zyklus). Das ist seit dem {confirmed} bestätigt.\
            Datum\
            Tag\
            LH\
            Schleim\
            Eisprung\
            Periode\
            Anstieg\
            Hilfslinie\
            ausgeklammert\
            Eisprung beobachtet\
            Anstieg\
            Temperatur\
            Zyklus vom {days} ({length}). Temperaturen in {unit}.\
            Zyklus seit dem {start}. Heute ist Tag {number}. Temperaturen in {unit}.\
            Möge dein Tee heiß bleiben und jede Schlange kurz sein.\
            Der bequeme Sessel gehört dir.\
            Jemand von früher würde sich freuen, von dir zu hören.\
            Trag deine Lieblingsfarbe.\
            Nimm ruhig den schönen Umweg nach Hause.\
            Sei so lieb zu dir wie zu deinen Pflanzen.\
            Irgendwer freut sich, dass es dich gibt.\
            In der Küche tanzt es sich gut; niemand zählt die Schritte.\
            Du hast bisher jeden Montag geschafft.\
            Nimm den Fensterplatz.\
            Irgendwo wartet ein kleiner Glücksfall: Halt die Augen offen.\
            Eine gute Zeit für Musik, ein bisschen lauter als sonst.\
            mit eigener Adresse\
            heiter\
            für {client}\
            nur Daten\
            Dosen\
            leer, damit Programme verwerfen, was sie anzeigen\
            fruchtbare Tage\
            fruchtbare Tage ausgeblendet\
            Sprache {tag}\
            {count} Monat voraus und {past} zurück\0{count} Monate voraus und {past} zurück\
            keine Erinnerungen\
            Eisprung\
            Perioden\
            Fragen\
            neutrale Titel\
            deine eigenen Titel\
            Anwendung {number} hinzugefügt: {details}.\
            um {time} Uhr\
            Anwendung {number} geändert: {details}.\
            Von\
            Bis\
            Methode\
            Als Nächstes\
            Anwendung\
            Um\
            Anwendung {number} ({method}) endete am {day}.\
            Anwendung {number} ({method}) endet am {day}.\
            Exportiere erneut, damit das in deinem Kalender erscheint.\
            ab {day}\
            ab heute\
            Anwendung {number} ({method}) läuft weiter.\
            Anwendung {number} ({method}) läuft daneben weiter. Wenn sie vorbei ist, beende sie mit 'eve-ics contraception end --course {number}'.\
            Anwendung {number} ({method}): Spritze {injection} ist am {day} fällig.\
            Anwendung {number} ({method}): Spritze {injection} wurde am {day} gegeben.\
            Keine Methode ist eingetragen. Trag deine ein, zum Beispiel mit 'eve-ics contraception add pill 21+7 --start {today}'.\
            An die nächste Spritze wirst du eine Woche vorher erinnert.\
            An die nächste Spritze wirst du am Tag selbst erinnert.\
            An den Wechsel wirst du {count} Woche vorher erinnert.\0An den Wechsel wirst du {count} Wochen vorher erinnert.\
            An den Wechsel wirst du am Tag selbst erinnert.\
            Beginn mit Tag {number} eines Blisters\
            Anwendung {number} ({method}): Blister {pack} beginnt am {day}.\
            Anwendung {number} ({method}): Der {day} ist Tag {place} von Blister {pack}.\
            Keine Dosis davon ist als genommen eingetragen, darum wird der Beginn auf diesen Tag verschoben. Falls du schon damit begonnen hattest, wiederhole den Befehl mit '--new-pack'.\
            Für eine Erinnerung an den Wechsel gib die Liegedauer an. Für fünf Jahre geht das mit '{command}'.\
            Anwendung {number} ({method}): Wechsel am {day}.\
            Anwendung {number} ({method}): Runde {round} beginnt am {day}.\
            Anwendung {number} ({method}): Der {day} ist Tag {place} von Runde {round}.\
            seit {day}\
            Die Uhrzeit von Anwendung {number} ({method}) ist jetzt {time}.\
            Anwendung {number} ({method}) hat jetzt keine Uhrzeit.\
            Das ist schon so. Nichts wurde geändert.\
            Wenn er nicht zählen soll, antworte mit 'eve-ics cycle {start} ignore'.\
            Falls der Zyklus ab dem {day} wirklich ein einziger langer Zyklus war, antworte mit 'eve-ics cycle {start} long'.\
            Falls im Zyklus ab dem {day} eine Periode fehlt, antworte mit 'eve-ics cycle {start} missing'.\
            Falls der Zyklus ab dem {day} wirklich so lang war, antworte mit 'eve-ics cycle {start} long'.\
            Falls am {day} eine Periode begann, antworte mit 'eve-ics cycle {start} start'.\
            Deine Antwort zum Zyklus vom {days} ist entfernt.\
            Deine Antwort zur Blutung vom {days} ist entfernt.\
            Vermerkt: Die Blutung vom {days} war eine Zwischenblutung.\
            Vermerkt für den Zyklus vom {days} ({length}): Er zählt nicht.\
            Vermerkt für den Zyklus vom {days} ({length}): Das war ein einziger Zyklus.\
            Vermerkt für den Zyklus vom {days} ({length}): Eine Periode fehlt.\
            Vermerkt: Mit der Blutung vom {days} begann eine Periode.\
            Das ist schon eingetragen. Nichts wurde geändert.\
            Zwischenblutung (deine Antwort)\
            zählt nicht (deine Antwort)\
            wirklich ein einziger Zyklus (deine Antwort)\
            eine Periode darin fehlt (deine Antwort)\
            Zwischenblutung\
            wahrscheinlich zwei Zyklen; um den {day} fehlt vielleicht eine Periode\
            wahrscheinlich drei Zyklen; um den {days} fehlen vielleicht Perioden\
            anders als deine übrigen Zyklen\
            Deine Antwort zum Zyklus, der am {start} begann, ist entfernt.\
            Vermerkt: Der Zyklus, der am {start} begann, wird nicht zählen.\
            Vermerkt: Seit dem {start} fehlt keine Periode.\
            Zum Zyklus, der am {start} begann, gibt es keine Antwort. Nichts wurde geändert.\
            Zum Zyklus vom {days} gibt es keine Antwort. Nichts wurde geändert.\
            Dieser Tag liegt vor deiner ersten eingetragenen Periode ({start}).\
            Dieser Tag zählt als Zwischenblutung.\
            Sie kam {count} Tag früher.\0Sie kam {count} Tage früher.\
            Sie kam an diesem Tag.\
            Sie kam {count} Tag später.\0Sie kam {count} Tage später.\
            ein fruchtbarer Tag, Eisprung um den {day} (fruchtbares Fenster: {window})\
            keine Periode\
            keine Periode, außerhalb der fruchtbaren Tage\
            Eisprung um diesen Tag, fruchtbare Tage: {window}\
            Tag {number} der Periode, die ab dem {first} erwartet wird ({chance})\
            Tag {number} deiner Periode (Dauer etwa {length})\
            Erwartet: {expectation}.\
            Dieser Tag liegt mehr als zehn Jahre in der Zukunft. Für ihn wird nichts vorhergesagt.\
            Wahrscheinlichkeit, dass der Tag fruchtbar ist: {percent}.\
            Der erste Tag eines Zyklus.\
            Der erste Tag eines Zyklus von {count} Tag.\0Der erste Tag eines Zyklus von {count} Tagen.\
            Eingetragen: {items}.\
            Notiz:\
            Für diesen Tag ist nichts eingetragen.\
            Tag {number} des Zyklus, der am {start} begann.\
            Tag {number} des Zyklus, dessen Beginn am {start} erwartet wird.\
            Tag {number} des Zyklus, der am {start} begann, falls vorher keine Periode beginnt.\
            Vorhergesagt am {made}, als der Zyklus begann: {expectation}.\
            Die Vorhersage vom {made} erwartete diese Periode am {day} ({chance}).\
            Die Gründe zeigt 'eve-ics explain'.\
            Wahrscheinlichkeit, dass die nächste Blutung an diesem Tag beginnt: {percent}. Bis dahin insgesamt: {total}.\
            Wahrscheinlichkeit, dass deine nächste Periode an diesem Tag beginnt: {percent}. Bis dahin insgesamt: {total}.\
            {date} ({weekday}, {distance})\
            Einträge vom {day} geändert.\
            Berichtige die Werte, speichere und schließ den Editor. Ein leerer Wert wird nicht eingetragen.\
            Stimmung: {words}\
            Notiz: {words}\
            Notiz:\
            Du hast noch nichts geschrieben. Zum Beispiel: 'eve-ics log today --note NOTE'\
            Nichts, was du geschrieben hast, passt dazu.\
            Symptome: {words}\
            Nichts wurde geändert.\
            Erledigt.\
            Verspätet erledigt.\
            Spritze {number}.\
            {count} Dosis ist als ausgelassen eingetragen: Diese Vorhersage gilt nicht mehr. Lies in der Packungsbeilage nach oder frag in der Apotheke.\0{count} Dosen in Folge sind als ausgelassen eingetragen: Diese Vorhersage gilt nicht mehr. Lies in der Packungsbeilage nach oder frag in der Apotheke.\
            Ein neuer Blister beginnt.\
            Eine neue Runde beginnt.\
            {number} von {total}\
            Pflaster {number}, Runde {round}.\
            Pflaster {number}, Runde {round}, wird abgezogen. Die Pause beginnt.\
            Pille {number}, Blister {pack}.\
            Pille {number}, Blister {pack}: ein Placebo, ohne Hormone.\
            Zu erneuern: {method}. Vereinbare rechtzeitig einen Termin.\
            Ring {number}, Runde {round}.\
            Ring {number}, Runde {round}, wird herausgenommen. Die Pause beginnt.\
            In der Packungsbeilage steht, was zu tun ist.\
            Ausgelassen.\
            Eingenommen.\
            Verspätet eingenommen.\
            Kein Pflaster: {days}.\
            Keine Pillen: {days}.\
            Placebopillen, ohne Hormone: {days}.\
            Kein Ring: {days}.\
            Spritze {number}\
            Spritze {number} war am {day} fällig ({distance}). Sie ist nicht als erledigt eingetragen.\
            {dose}, {when}\
            Als Nächstes: {item}.\
            Nächster Blister: {when}.\
            Nächstes Pflaster: {when}.\
            Nächster Ring: {when}.\
            zu Pflaster {number} wechseln\
            Pflaster wechseln\
            Pflaster abziehen\
            Pflaster {number} aufkleben\
            Pflaster aufkleben\
            Pille {number}\
            Pille {number} (Placebo)\
            Wechsel\
            Wechsel fällig: {method}, {when}.\
            Wechsel überfällig: {method}, {when}. Wenn er erledigt ist, trag ihn ein mit 'eve-ics contraception reset --course {course}'.\
            zu Ring {number} wechseln\
            Ring wechseln\
            Ring {number} einsetzen\
            Ring einsetzen\
            Ring herausnehmen\
            Heute: {dose}, noch nicht eingetragen.\
            Heute um {time} Uhr: {dose}, noch nicht eingetragen.\
            Heute: {dose}.\
            Noch nicht eingetragen: {days}.\
            {day}, {distance}\
            {day} um {time} Uhr\
            Alarm geändert\
            an den Daten erkannt\
            Termin Tag für Tag geändert\
            am ref erkannt\
            Termin von der Datei abgesagt\
            {event} → {outcome} ({reasons})\
            Termin bestätigt\
            {event}: {calendar} im Kalender; {log} in den Einträgen ({reason})\
            Termin gelöscht\
            Zeilen zur Beschreibung hinzugefügt\
            {title} {days}\
            Termin fehlt im Kalender\
            Die meisten Termine kamen um einen Tag nach vorn verschoben zurück.\
            Die meisten Termine kamen um einen Tag nach hinten verschoben zurück.\
            Die meisten Termine kamen mit einem um einen Tag früheren Ende zurück.\
            Die meisten Termine kamen mit einem um einen Tag späteren Ende zurück.\
            Die meisten Termine kamen nur mit ihrem ersten Tag zurück.\
            Manche Programme schreiben Daten so, darum werden sie gelesen, wie du sie gesehen hast.\
            Manche Programme schreiben Daten so, darum wurde kein Datum importiert. Trag ein, was sich geändert hat, mit 'eve-ics log'.\
            {count} Termin der Vorhersage ist in deinen Kalenderprogrammen ausgeblendet. 'eve-ics unhide' bringt ihn zurück.\0{count} Termine der Vorhersage sind in deinen Kalenderprogrammen ausgeblendet. 'eve-ics unhide' bringt sie zurück.\
            eingetragen: {days}\
            eingetragen: {days}, beendet am {last}\
            eingetragen: {days}, und weiter bis zum {last}, sobald die Tage da sind\
            {event}: fehlt im Kalender. Falls das Absicht ist, nimm 'eve-ics import --accept-deletions'.\
            … und {count} weitere\0… und {count} weitere\
            Termin verschoben\
            neuer Termin\
            {count} Termin deines Kalenders ist nicht in dieser Datei.\0{count} Termine deines Kalenders sind nicht in dieser Datei.\
            keine Blutung bis einschließlich {today}\
            Notiz vom {day}\
            beobachtet: {day}\
            Termin zurückverschoben\
            Erinnerung: {reminder}\
            Termin verschoben, Länge geändert\
            Termin verkürzt\
            bestätigt\
            gelöscht\
            verspätet genommen\
            keine Periode\
            keine Blutung\
            eine andere Erinnerung\
            Periode {days}\
            ausgelassen\
            Termin verlängert\
            genommen\
            {event}: {what}\
            nicht mehr eingetragen\
            zwei Termine dieser Art haben verschiedene neue Alarme\
            in den Einträgen steht etwas anderes\
            für diese Tage ist eine Periode eingetragen\
            die Einträge wurden nach der Erstellung des Kalenders geändert\
            die Erinnerung wurde nach der Erstellung des Kalenders geändert\
            ein anderer Termin wurde auf dieselben Tage gelegt\
            die Datei enthält diesen Termin zweimal, an verschiedenen Tagen\
            Danach folgt die Vorhersage wieder deinen eigenen Zyklen.\
            Während der Anwendung werden keine fruchtbaren Tage vorhergesagt, und Blutungen werden in den Pausen erwartet, nicht nach deinen Zyklen.\
            Während der Anwendung werden Blutungen in den Pausen erwartet, nicht nach deinen Zyklen.\
            Die letzte Spritze zählt bis zum {day}.\
            In der Packungsbeilage steht, was bei einer ausgelassenen oder verspäteten Spritze zu tun ist.\
            In der Packungsbeilage steht, was bei einem ausgelassenen oder verspäteten Pflaster zu tun ist.\
            In der Packungsbeilage steht, was bei einer ausgelassenen oder verspäteten Pille zu tun ist.\
            In der Packungsbeilage steht, was bei einem ausgelassenen oder verspäteten Ring zu tun ist.\
            Während der Anwendung werden weder fruchtbare Tage noch Perioden vorhergesagt.\
            Während der Anwendung werden keine Perioden vorhergesagt.\
            An der Vorhersage deiner Zyklen ändert das nichts.\
            Deine Methode ({method}) beginnt außerhalb einer Periode und braucht sieben Tage. Bis einschließlich {day} werden fruchtbare Tage so vorhergesagt, als würdest du sie nicht anwenden. Was bis dahin zu tun ist, steht in der Packungsbeilage.\
            Während der Anwendung werden keine fruchtbaren Tage vorhergesagt, weil die Methode den Eisprung in manchen Zyklen unterdrückt und in anderen nicht.\
            Deine Periode endete am {last}: {days}, {count} Tag.\0Deine Periode endete am {last}: {days}, {count} Tage.\
            Keine Periodentage mehr: {days}.\
            Auch als Periodentage eingetragen: {days}.\
            Alles, was eingetragen ist, endgültig löschen?\
            Alles, was eingetragen ist, und die hier gespeicherten Kalender endgültig löschen?\
            Alles, was vor dem {day} eingetragen ist, endgültig löschen?\
            Alles, was an diesen Tagen eingetragen ist, endgültig löschen: {days}?\
            Alles, was ab dem {day} eingetragen ist, endgültig löschen?\
            Andere hier gespeicherte Kalender ändern sich nicht.\
            Gelöscht.\
            Gelöscht, mit {count} hier gespeicherten Kalender.\0Gelöscht, mit {count} hier gespeicherten Kalendern.\
            Gelöscht, mit {count} Kalendereintrag neben dem Zyklus.\0Gelöscht, mit {count} Kalendereinträgen neben dem Zyklus.\
            Nichts ist eingetragen, also wurde nichts gelöscht.\
            Für diese Zeit ist nichts eingetragen, also wurde nichts gelöscht.\
            Auch der Datenbestand, den eine Wiederherstellung beiseitegelegt hat, enthält sie noch: {file}.\
            Frühere Sicherungen und Kalender enthalten diese Tage noch.\
            Spuren davon stehen noch in den Dateien des Datenbestands, weil ein anderes Programm sie gerade liest. Sie werden entfernt, sobald es fertig ist.\
            Das sind die Einträge von {name}.\
            Nach deiner Verhütung kehren deine eigenen Zyklen zurück, gezählt ab dem {start}.\
            Mit allem, was du in diesem Zyklus eingetragen hast, wird sie am {day} erwartet.\
            Mit deinen Zeichen für den Eisprung wird sie am {day} erwartet.\
            Deine eigene Schätzung von {count} Tag zählt als ein Zyklus, der älteste.\0Deine eigene Schätzung von {count} Tagen zählt als ein Zyklus, der älteste.\
            Erwartet: {days}, mit dem Eisprung um den {day} ({chance}).\
            Ohne Zeichen dafür wird der Eisprung 14 Tage vor der nächsten Periode angenommen.\
            Das folgt aus den Zeichen in deinen früheren Zyklen.\
            Das folgt aus den Zeichen oben.\
            Deine letzte Periode begann am {start}.\
            Zyklen dauern im Allgemeinen etwa {count} Tag ({percent} davon {shortest} bis {longest}), das führt zum {day}.\0Zyklen dauern im Allgemeinen etwa {count} Tage ({percent} davon {shortest} bis {longest}), das führt zum {day}.\
            Deine Zyklen dauern etwa {count} Tag ({percent} davon {shortest} bis {longest}), das führt zum {day}.\0Deine Zyklen dauern etwa {count} Tage ({percent} davon {shortest} bis {longest}), das führt zum {day}.\
            Heute ist Tag {number} des Zyklus, und keine weitere Periode ist eingetragen. Inzwischen ist es wahrscheinlicher, dass eine nicht eingetragen wurde, als dass sie noch bevorsteht. Falls um den {missed} eine war, wird die nächste am {day} erwartet.\
            Heute ist Tag {number} des Zyklus, und keine weitere Periode ist eingetragen. Da kürzere Zyklen nun ausgeschlossen sind, wird deine Periode am {day} erwartet.\
            Das ist die Blutung in der Pause deiner Verhütung. Sie wird ab dem letzten Tag mit Hormonen gezählt, nicht nach deinen eigenen Zyklen.\
            Das ist die Blutung in der Pause deiner Verhütung ({method}). Sie wird ab dem letzten Tag mit Hormonen gezählt, nicht nach deinen eigenen Zyklen.\
            Wie genau das ist\
            Welche Zyklen zählen\
            Deine bisherigen Zyklen\
            Fruchtbare Tage\
            Zeichen für den Eisprung in diesem Zyklus\
            Warum dieses Datum\
            {count} Tag unbekannter Stärke wurde als mittel geschrieben, weil drip eine Stärke braucht.\0{count} Tage unbekannter Stärke wurden als mittel geschrieben, weil drip eine Stärke braucht.\
            Dafür hat drip keinen Platz: {items}.\
            {file} ersetzt: {count} Tag.\0{file} ersetzt: {count} Tage.\
            {file} ersetzt: {count} Termin, {span}.\0{file} ersetzt: {count} Termine, {span}.\
            Weggelassen: {count} Tag der laufenden Periode, der noch bevorsteht. Eingetragen wird nur, was schon geschehen ist.\0Weggelassen: {count} Tage der laufenden Periode, die noch bevorstehen. Eingetragen wird nur, was schon geschehen ist.\
            {file} geschrieben: {count} Tag.\0{file} geschrieben: {count} Tage.\
            {file} geschrieben: {count} Termin, {span}.\0{file} geschrieben: {count} Termine, {span}.\
            zu {percent} bis zum {day}, sonst am wahrscheinlichsten {days}\
            Es werden keine fruchtbaren Tage angezeigt, aber jeder Tag kann fruchtbar sein.\
            Wenn du weitermachst, trag das ein mit 'eve-ics taken'. Falls du aufgehört hast, beende die Anwendung mit 'eve-ics contraception end'.\
            Nächste Periode: {day}, {distance} ({chance}).\
            Periode jetzt erwartet: {day}, {distance} ({chance}).\
            Falls um den {missed} eine Periode nicht eingetragen wurde, wird die nächste so erwartet: {day}, {distance} ({chance}).\
            Nächste Abbruchblutung: {day}, {distance} ({chance}).\
            Seit deiner Schwangerschaft ist keine Periode eingetragen. Vorhersagen gibt es wieder, wenn du die nächste einträgst.\
            Du machst eine Pause, darum wird nichts vorhergesagt. Was du einträgst, bleibt erhalten.\
            Du machst eine Pause ({reason}), darum wird nichts vorhergesagt. Was du einträgst, bleibt erhalten.\
            Während du stillst, kann die Periode lange ausbleiben. Vorhersagen gibt es wieder, wenn du die erste einträgst.\
            Noch ist keine Periode eingetragen. Trag den ersten Tag deiner letzten Periode ein.\
            Nach der Geburt kann es einige Zeit dauern, bis deine Zyklen zurückkehren. Vorhersagen gibt es wieder, wenn du deine erste Periode einträgst. Eine Blutung in den ersten sechs Wochen zählt nicht als Periode.\
            Seit dem {day} ist keine Periode eingetragen, darum lässt sich nichts vorhersagen. Trag den ersten Tag deiner letzten Periode ein und, wenn du kannst, auch die dazwischen.\
            Mit deinem Verhütungsmittel ist die Blutung unregelmäßig oder bleibt aus, darum wird keine Periode vorhergesagt.\
            Vorher erwartet: {day}.\
            und {count} Tag\0und {count} Tagen\
            {count} Tag\0{count} Tage\
            vor {count} Tag\0vor {count} Tagen\
            in {count} Tag\0in {count} Tagen\
            in {count} Woche\0in {count} Wochen\
            in {count} Woche {days}\0in {count} Wochen {days}\
            {count} Monat\0{count} Monate\
            vor {count} Monat\0vor {count} Monaten\
            über {percent}\
            heute\
            morgen\
            unter {percent}\
            {count} Woche\0{count} Wochen\
            vor {count} Woche\0vor {count} Wochen\
            {count} Jahr\0{count} Jahre\
            vor {count} Jahr\0vor {count} Jahren\
            gestern\
            Durchbruchblutung\
            Zyklus\
            Tage\
            Periode\
            Ganze Zyklen: {cycles}. Übliche Länge: {usual}, von {shortest} bis {longest}.\
            Ganze Zyklen: {cycles}. Übliche Länge: {usual}.\
            danach {count} Tag lang nichts\0danach {count} Tage lang nichts\
            Änderung\
            Das Änderungsprotokoll ist leer.\
            Eintrag\
            Herkunft\
            Eingetragen\
            {change} (rückgängig gemacht)\
            Dein Verlauf wird {count} Monat aufbewahrt.\0Dein Verlauf wird {count} Monate aufbewahrt.\
            Dein Verlauf wird {count} Jahr aufbewahrt.\0Dein Verlauf wird {count} Jahre aufbewahrt.\
            nicht gezählt: {phase}\
            Noch ist kein ganzer Zyklus eingetragen.\
            Noch ist kein ganzer Zyklus ohne Hormone eingetragen.\
            Noch ist keine Periode eingetragen. Trag den ersten Tag deiner letzten Periode ein.\
            Kalender\
            Befehlszeile\
            Import\
            Webseite\
            Übliche Länge einer Periode: {usual}, von {shortest} bis {longest}.\
            Übliche Länge einer Periode: {usual}.\
            läuft\
            weniger als 10 Tage nach der vorigen Periode\
            danach: {phase}\
            Abbruchblutung\
            mach in der App eine Sicherung ohne Passwort oder schreib die Perioden in eine Tabelle mit den Spalten start und end, und importiere das\
            entpacke es mit seinem Passwort und importiere die Dateien darin\
            speichere sie in pcalendar ohne Passwort und importiere das\
            schreib die Perioden in eine Tabelle mit den Spalten start und end und importiere diese\
            an diesen Daten ist nicht zu erkennen, ob der Tag oder der Monat zuerst steht\
            diese Zeile gehört nicht in einen Kalender\
            sie ist abgeschnitten oder wurde verändert\
            dieses Zeichen gehört nicht hierher\
            diese Datei ist vor ihrem Ende abgeschnitten; was darin fehlt, zählt nicht als gelöscht\
            sie ist abgeschnitten\
            die Datei ist beschädigt: {why}\
            SQLite sagt „{words}“\
            es steht nichts darin; schreib ein Datum (YYYY-MM-DD) in jede Zeile\
            eine Zeile ohne etwas, das eingetragen wird\
            das ist kein Text und keine bekannte Art von Datei; es kann eine verschlüsselte Sicherung sein, etwa eine .enc von Mooneva oder eine von cycle in ~/.cycle\
            bei Einträgen nach Tagen nimmt die Spalte end nur „unknown“ oder „last“; bei Einträgen nach Perioden heißt die erste Spalte start\
            sie verwendet eine Entität, die nicht definiert ist\
            die Daten dieses Termins lassen sich nicht lesen, oder er endet vor seinem Beginn; er wurde nicht übernommen\
            ein Gzip-Archiv\
            eine iCalendar-Datei\
            ein PDF-Dokument\
            eine SQLite-Datenbank\
            Text in UTF-16\
            XML oder HTML\
            ein Zip-Archiv\
            der Kalender ist zu groß; exportiere einen kürzeren Zeitraum\
            dieses Archiv ist mit einem Passwort verschlossen\
            das ist eine Sicherung von Log28, eine Realm-Datenbank, die hier nicht gelesen wird\
            die Zeile ist länger als {size} KiB; prüfe, ob es die richtige Datei ist\
            der Zeitraum ist länger als {count} Tag; gib jeder Periode einen eigenen Zeitraum\0der Zeitraum ist länger als {count} Tage; gib jeder Periode einen eigenen Zeitraum\
            mehr Zellen, als die Kopfzeile Spalten hat; setz Text mit „,“ oder „;“ in Anführungszeichen\
            der Arbeitsspeicher hat nicht gereicht\
            die Kopfzeile verwendet „,“ und „;“; verwende durchgehend eines davon\
            {count} weitere Spalte wurde nicht gelesen\0{count} weitere Spalten wurden nicht gelesen\
            und {count} weitere Zeile\0und {count} weitere Zeilen\
            weder ein Datum (YYYY-MM-DD) noch eine Kopfzeile mit einer Spalte date oder start\
            es gibt eine Kopfzeile, aber keinen eingetragenen Tag darunter\
            keine Kopfzeile nennt die Spalten; beginne die Datei mit einer Zeile wie date,flow\
            das ist keine Kalenderdatei (.ics)\
            das ist {kind} und keine Datei mit Einträgen\
            das ist keine Textdatei\
            diese Zeile ist kein UTF-8; speichere die Datei als UTF-8\
            sie ist kein wohlgeformtes XML\
            kein eingetragener Tag wurde erkannt\
            kein eingetragener Tag wurde erkannt; Zeile {line}: {problem}\
            das ist eine Datei von {tracker}, aber kein Tag darin konnte übernommen werden\
            das ist eine Datei von {tracker}, aber kein Tag darin konnte übernommen werden; der erste Grund: {reason}\
            hier beginnt ein Anführungszeichen, das nie geschlossen wird\
            getrennt durch „{found}“, wo die Kopfzeile „{header}“ verwendet; verwende durchgehend eines davon\
            eine Datei darin ist auf eine Weise gepackt, die hier nicht gelesen wird; entpacke sie zuerst\
            diese Datei von pcalendar ist verschlüsselt\
            das ist ein Python-Pickle, wie cycle es in ~/.cycle aufbewahrt; beim Laden kann ein Programm laufen\
            {property} hat einen Wert, der nicht gelesen werden kann\
            die Kopfzeile nennt die Spalte {name} zweimal; behalte eine davon\
            ein Tag, der schon da ist, zusammengeführt\
            sie wurde kürzer, während sie gelesen wurde\
            hinter einem schließenden Anführungszeichen folgt Text; schreib ein Anführungszeichen in einer Zelle doppelt\
            sie ist zu tief verschachtelt\
            die Datei ist größer als {size} MiB; prüfe, ob es die richtige ist\
            der Inhalt des Archivs ist größer als {size} MiB; prüfe, ob es die richtige Datei ist\
            die Notizen darin sind größer als {size} MiB; prüfe, ob es die richtige Datei ist\
            sie enthält mehr, als von einer Datei gelesen wird\
            {property} lässt sich auf zwei Arten lesen\
            kein Tracker ist dafür bekannt, eine solche Datei zu schreiben\
            das ist {kind}, aber so schreibt es kein bekannter Tracker\
            ein unbekanntes Wort in der Spalte {column}; bekannt sind: {words}\
            was darin gepackt ist, lässt sich nicht entpacken\
            ein Symptom, das nicht da war\
            das Datum liegt vor 1900; prüfe das Jahr\
            die Spalte „{name}“\
            {name}, von der App berechnet\
            {name} (trag es mit 'eve-ics contraception' ein)\
            die Datei {name} ist beschädigt\
            ein gelöschter Eintrag\
            eine doppelte Pille, als genommen eingetragen\
            {name}, als ausgeschlossen markiert\
            „{name}“ hat ein Datum, das viele Jahrhunderte entfernt ist\
            das Feld „{name}“\
            das Ende kann nicht stimmen, nur der erste Tag wurde übernommen\
            das Datum liegt in der Zukunft; eingetragen wird nur, was schon war\
            zwei Stärken an einem Tag, die stärkere wurde behalten\
            {date} gibt es nicht\
            mehr als {count} Symptom oder Stimmung an einem Tag\0mehr als {count} Symptome oder Stimmungen an einem Tag\
            ein Gewicht ohne Einheit, als Kilogramm übernommen\
            zwei Werte an einem Tag, der spätere wurde behalten\
            nicht übernommen: {what}\
            eine Periode von unmöglicher Länge; höchstens {count} Tag geht\0eine Periode von unmöglicher Länge; höchstens {count} Tage gehen\
            {place}: {remark}\
            {place}: {remark} ({count}-mal)\0{place}: {remark} ({count}-mal, hier zuerst)\
            einer Zeile fehlt „{name}“\
            {name} (trag es mit 'eve-ics mode' ein)\
            ein Tag ohne Blutung\
            eine Periode ohne eingetragene Tage, die Daten sind errechnet\
            „{name}“ hat keinen Wert\
            kein Datum in der Form {form}\
            „{name}“ ist keine Liste\
            „{name}“ ist keine Zahl\
            keine Temperatur wie 36.55 oder 97.79F\
            kein Gewicht wie 62.5 oder 137lb\
            eine Zeile ist kein Objekt\
            dafür haben die Einträge keinen Platz: {what}\
            „{name}“ ist kein Text\
            „{name}“ ist weder true noch false\
            nicht verstanden: {what}\
            „{name}“ ist nicht das, was die App dort schreibt\
            „{name}“ ist keine ganze Zahl\
            die Notizen eines Tages sind länger als {size} KiB\
            die Tabelle „{name}“, in der Spalten fehlen\
            ein Tag außerhalb seiner Periode\
            ein Eisprung, als beobachtet übernommen; es kann auch ein positiver Test gewesen sein\
            die Periode endet, bevor sie beginnt\
            übersprungen: {what}\
            eine Stärke an einem Tag ohne Periode, als Symptom behalten\
            Stärke unbekannt: Die Tage können ab 0 oder ab 1 gezählt sein\
            ein Symptom, dessen Tag oder Name nicht in der Datei steht\
            die Temperatur liegt nicht zwischen 30 und 45 °C\
            Tage einer Periode, die noch kommen\
            ein als unsicher markierter Tag, unverändert übernommen\
            ein Ovulationstest, der weder positiv noch negativ ist\
            die Einheit „{name}“\
            Zervixschleim unbekannter Art\
            {name}, unbekannt und als Symptom behalten\
            kein Datum, oder anders geschrieben als die übrigen\
            die Datei {name} ist zu groß, gesperrt oder von einer Art, die nicht gelesen wird\
            nur ein Datum in UTC ist angegeben, übernommen wie geschrieben\
            sehr stark, als stark übernommen\
            das Gewicht liegt nicht zwischen {lowest} und {highest} kg\
            eine Abbruchblutung, keine Periode und als Symptom behalten\
            Fertig. 'eve-ics undo' nimmt es zurück.\
            Das importieren?\
            Hast du sie gelöscht, und sollen deine Einträge das übernehmen?\
            Diese Termine fehlen im Kalender:\
            {day}: {logged} eingetragen, {incoming} in der Datei\
            {field}: Einträge und Datei unterscheiden sich\
            {count} Tag importiert, {span}.\0{count} Tage importiert, {span}.\
            {count} Tag importiert, {span}: {items}.\0{count} Tage importiert, {span}: {items}.\
            {count} Dosis\0{count} Dosen\
            {count} Termin unverändert\0{count} Termine unverändert\
            {count} andere Angabe zur Blutung\0{count} andere Angaben zur Blutung\
            {count} Tag schon eingetragen\0{count} Tage schon eingetragen\
            {count} Tag mit Stimmungen\0{count} Tage mit Stimmungen\
            {count} Tag mit Zervixschleim\0{count} Tage mit Zervixschleim\
            {count} Notiz\0{count} Notizen\
            {count} beobachteter Eisprung\0{count} beobachtete Eisprünge\
            {count} Periodentag\0{count} Periodentage\
            {count} Tag mit Symptomen\0{count} Tage mit Symptomen\
            {count} Temperatur\0{count} Temperaturen\
            {count} Ovulationstest\0{count} Ovulationstests\
            {count} Gewicht\0{count} Gewichte\
            {count} Tag ist schon eingetragen.\0{count} Tage sind schon eingetragen.\
            Damit wird ein großer Teil deiner Einträge entfernt; das geht nur mit 'eve-ics import --allow-mass-delete'.\
            Noch wurde nichts geändert.\
            Nichts Neues: {items}.\
            Nichts Neues: {count} Tag schon eingetragen, jetzt mit einer weiteren Quelle.\0Nichts Neues: {count} Tage schon eingetragen, jetzt mit einer weiteren Quelle.\
            Zu importieren: {count} Tag, {span}.\0Zu importieren: {count} Tage, {span}.\
            Zu importieren: {count} Tag, {span}: {items}.\0Zu importieren: {count} Tage, {span}: {items}.\
            Nicht importiert: {count} Tag vor dem {first}, wegen 'eve-ics settings keep'.\0Nicht importiert: {count} Tage vor dem {first}, wegen 'eve-ics settings keep'.\
            {file}: {tracker}, {count} Tag, {span}.\0{file}: {tracker}, {count} Tage, {span}.\
            {count} Tag mit zwei Stärken aus zwei Programmen: Die stärkere wurde behalten.\0{count} Tage mit zwei Stärken aus zwei Programmen: Die stärkere wurde behalten.\
            {count} Zyklus zählt für die Vorhersage nicht, wie in der Datei angegeben.\0{count} Zyklen zählen für die Vorhersage nicht, wie in der Datei angegeben.\
            {file}: und {count} weitere Bemerkung\0{file}: und {count} weitere Bemerkungen\
            {file}: keine Periode darin.\
            Dein Kalender\
            1 - in einem Kalenderprogramm, aus einer Datei\
            2 - in einem Kalenderprogramm, immer aktuell (ein Kalender-Abo)\
            3 - nur hier\
            1, 2 oder 3:\
            Wo möchtest du ihn sehen?\
            {answer}: Schreib 1, 2 oder 3\
            'eve-ics months' zeigt die Monate.\
            Dein üblicher Zyklus\
            Wie viele Tage liegen meist zwischen dem ersten Tag einer Periode und dem ersten Tag der nächsten?\
            Tage:\
            Deine eigene Schätzung ist {count} Tag.\0Deine eigene Schätzung sind {count} Tage.\
            Andere Zahl oder Eingabetaste:\
            'eve-ics log today' trägt einen Tag ein, 'eve-ics status' zeigt, wo du in deinem Zyklus bist, und 'eve-ics help' listet alles auf.\
            Es findet das Kalender-Abo, solange 'eve-ics serve' läuft.\
            Lass dein Kalenderprogramm diese Adresse abonnieren.\
            Ein Kalender-Abo namens {feed} gibt es schon. 'eve-ics feed rotate {feed}' gibt ihm eine neue Adresse.\
            Sobald eine Periode eingetragen ist, schreibt 'eve-ics export -o {file}' die Datei.\
            Öffne {file} in deinem Kalenderprogramm. Wenn du mehr eingetragen hast, schreibt 'eve-ics export -o {file}' sie neu.\
            Eine Datei {file} gibt es schon. 'eve-ics export -o {file}' ersetzt sie.\
            Deine letzten Perioden\
            Wann waren deine letzten Perioden? Schreib die ersten Tage, etwa 20.11., oder ganze Perioden, etwa 3.10. - 7.10. Schreib mehrere mit Kommas dazwischen oder nacheinander.\
            Daten:\
            {count} Periode ist eingetragen. Ihre Tage: {last}.\0{count} Perioden sind eingetragen. Die Tage der letzten: {last}.\
            Weitere Daten oder Eingabetaste:\
            Erinnerungen\
            Erinnerungen?\
            Möchtest du Erinnerungen?\
            Dein Kalender kann dich an eine Periode erinnern: {times}.\
            'eve-ics remind' zeigt und ändert deine Erinnerungen.\
            Dein Kalender erinnert dich nicht an Perioden.\
            Dein Kalender erinnert dich an eine Periode: {times}.\
            Beendet. Nichts wurde geändert.\
            Beendet. Deine bisherigen Antworten bleiben erhalten; 'eve-ics init' fragt nach dem Rest.\
            Ein paar Fragen zum Anfang. Tipp eine Antwort und drück die Eingabetaste. Um eine Frage zu überspringen, drück nur die Eingabetaste. Zum Beenden drück Strg und C. Deine Antworten bleiben erhalten, und 'eve-ics undo' nimmt die letzte zurück.\
            Deine Zeitzone\
            Zeitzone oder Eingabetaste:\
            Die dieses Computers ist {zone}. Drück die Eingabetaste, um ihr zu folgen.\
            Drück die Eingabetaste, um der dieses Computers zu folgen.\
            Deine Zeitzone ist {zone}.\
            Sie bestimmt, wann dein Tag beginnt.\
            Der Geburtstermin ist der {day}, {distance}.\
            Wenn die Schwangerschaft vorbei ist, trag das ein mit 'eve-ics mode postpartum' oder 'eve-ics mode cycling'.\
            Der Geburtstermin war der {day}.\
            Pause ab {day}\
            Stillzeit ab {day}\
            Zyklus wie üblich ab {day}\
            Perimenopause ab {day}\
            Zeit nach der Geburt ab {day}\
            Schwangerschaft ab {day}\
            Pause\
            Stillzeit\
            Zyklus wie üblich\
            Perimenopause\
            Zeit nach der Geburt\
            Schwangerschaft\
            Zyklus wie üblich.\
            Schwangerschaft.\
            Schwangerschaft: {age}.\
            Pause seit {day}.\
            Pause seit {day}: {reason}.\
            Stillzeit seit {day}.\
            Zyklus wie üblich seit {day}.\
            Perimenopause seit {day}.\
            Zeit nach der Geburt seit {day}.\
            Schwangerschaft seit {day}.\
            Auch notiert: {items}.\
            Eine Zwischenblutung eingetragen, {days}.\
            Eine Blutung eingetragen, {days}.\
            Keine Blutung eingetragen, {days}.\
            Nicht mehr der letzte Tag einer Periode: {days}.\
            Notiert: {days}.\
            Notiert ({days}): {items}.\
            Notiert ({days}, keine Blutung eingetragen): {items}.\
            Notiert: {days} (keine Blutung eingetragen).\
            Nichts wurde eingetragen.\
            Eine Periode eingetragen, {days}.\
            Einen Periodentag eingetragen, {day}.\
            Den ersten Tag einer Periode eingetragen, {day}.\
            Wie lange sie dauerte, ist nicht bekannt.\
            Entfernt: {items} ({days}).\
            Alles entfernt, was hier eingetragen war: {days}.\
            Das ersetzt die Notiz vom {day}.\
            Das ersetzt die Notizen vom {days}.\
            Eine Schmierblutung eingetragen, {days}.\
            Das ist schon eingetragen; nichts wurde geändert.\
            An diesen Tagen war nichts eingetragen; nichts wurde geändert.\
            Es gab keine Notiz; nichts wurde geändert.\
            Nichts davon war eingetragen; nichts wurde geändert.\
            Spritze im Abstand von {count} Woche\0Spritze alle {count} Wochen\
            Minipille\
            Desogestrel-Minipille\
            Drospirenon-Minipille\
            {method}, {count} Monat\0{method}, {count} Monate\
            {pills} mit Placebopillen\
            Verhütungsring {pattern}, Wechsel nach {count} Tag\0Verhütungsring {pattern}, Wechsel alle {count} Tage\
            {method}, {count} Jahr\0{method}, {count} Jahre\
            Kondom\
            Verhütungsmittel\
            Diaphragma\
            Implantat\
            Spritze\
            Kupferspirale\
            Hormonspirale\
            Methode\
            Verhütungspflaster\
            Pille\
            Verhütungsring\
            Der Geburtstermin ist ab deiner letzten Periode am {day} gezählt. Falls dir ein anderes Datum genannt wurde, trag es ein mit 'eve-ics mode pregnancy --due DATE'.\
            Davor: {phases}.\
            Währenddessen wird nichts vorhergesagt, und diese Zeit zählt nicht für deine Durchschnittswerte.\
            Nichts wird vorhergesagt, bis du eine Periode einträgst; das kann viele Monate dauern.\
            Ab dem nächsten Zyklus richten sich die Zeiträume wieder nach deinen eigenen Zyklen.\
            Die Vorhersagen gehen mit größeren Zeiträumen weiter, weil die Zyklen in diesen Jahren stärker schwanken.\
            Nichts wird vorhergesagt, bis du eine Periode einträgst. Eine Blutung in den ersten sechs Wochen zählt nicht als Periode.\
            Bis zu ihrem Ende wird keine Periode vorhergesagt.\
            Vorhersagen gibt es wieder, wenn du deine nächste Periode einträgst.\
            Die Vorhersage beruht auf den Perioden, die du seitdem eingetragen hast, anfangs mit großen Zeiträumen.\
            Perioden werden wie üblich vorhergesagt.\
            Perioden werden wieder wie üblich vorhergesagt. Die Zeit davor zählt nicht für deine Durchschnittswerte.\
            Falls das später begann, nimm es zuerst zurück mit 'eve-ics mode cycling --date {start}'.\
            Eingetragen: {phases}.\
            Zurückgenommen: {phases}.\
            Damit wird zurückgenommen, was du für spätere Tage eingetragen hast: {phases}. Fortfahren?\
            Das ist schon eingetragen. Nichts wurde geändert.\
            Zwischenblutung\
            neuer Blister oder Wechsel\
            fruchtbar\
            Periode, eingetragen\
            Eisprung\
            kein Hormon fällig\
            Periode, Vorhersage\
            Fruchtbare Tage\
            Eisprung\
            Periode\
            Zeitraum ({percent})\
            heute\
            Die Blutung vom {days} liegt nahe an einer anderen Periode und zählt als Zwischenblutung.\
            Die Blutung, die am {day} begann, kam weniger als 10 Tage nach der Periode davor. Sie zählt als Periode. Falls sie keine war, antworte mit 'eve-ics cycle {start} between'.\
            Eine überfällige Periode kann viele Gründe haben. Einen davon klärt ein Schwangerschaftstest.\
            Eine überfällige Periode kann auch andere Gründe haben. Einen davon klärt ein Schwangerschaftstest.\
            Deine Periode dauert schon {count} Tag; mehr als {limit} Tage sind ungewöhnlich. Hol ärztlichen Rat ein, bei starker Blutung noch heute.\0Deine Periode dauert schon {count} Tage; mehr als {limit} Tage sind ungewöhnlich. Hol ärztlichen Rat ein, bei starker Blutung noch heute.\
            Fehlt um den {day} eine Periode in deinen Einträgen?\
            Wenn nein, antworte mit 'eve-ics cycle {start} long'.\
            Wenn ja, trag ihren ersten Tag ein: 'eve-ics log {day}'.\
            Seit {count} Tag ist keine Periode eingetragen. Einen der möglichen Gründe klärt ein Schwangerschaftstest; zu den anderen hol ärztlichen Rat ein.\0Seit {count} Tagen ist keine Periode eingetragen. Einen der möglichen Gründe klärt ein Schwangerschaftstest; zu den anderen hol ärztlichen Rat ein.\
            Abschalten kannst du diese Hinweise mit 'eve-ics settings health-notes no'.\
            Du hast in deiner Schwangerschaft eine Blutung eingetragen. Ruf noch heute deine Hebamme oder eine Arztpraxis an.\
            Deine letzten Zyklen dauerten {lengths} Tage; üblich sind {shortest} bis {longest} Tage. Frag in einer Arztpraxis oder eine Hebamme.\
            Pause\
            Beginn oder Wechsel\
            Fällig ({method}): {days}.\
            Blister\
            Pillen\
            Ohne Hormone\
            Runde\
            Blister: {method}\
            Runden: {method}\
            Tragezeit\
            {name} hinzugefügt. Trag etwas ein mit 'eve-ics log today --person {word}'.\
            Dein Name ist jetzt {name}.\
            Hier ist noch niemand eingetragen. Fang an mit 'eve-ics init'.\
            {name} und alles, was für diese Person eingetragen ist, endgültig entfernen?\
            Alles, was für dich eingetragen ist, endgültig entfernen?\
            {name} entfernt.\
            Alles, was für dich eingetragen war, ist entfernt.\
            Umbenannt: „{name}“, jetzt „{newName}“.\
            Du, ohne Namen. Wähle einen mit 'eve-ics person rename {word} NAME'.\
            Noch einmal bearbeiten?\
            Deine Periode würde am {last} enden. Keine Periodentage mehr: {days}. Fortfahren?\
            [Datum]\
            [ja, nein oder Eingabetaste]\
            [j/N]\
            [J/n]\
            [J/n/Datum]\
            Dauert deine Periode heute an?\
            Heute ist schon eingetragen. Welcher andere Tag war ein Periodentag?\
            Hat deine Periode heute begonnen?\
            {answer}: Schreib ja oder nein\
            n, nein\
            Tipp deine Notiz und beende sie mit Strg-D auf einer eigenen Zeile:\
            überspringen\
            Übersprungen. Du kannst das ein andermal beantworten.\
            j, ja\
            Zwischenblutung\
            Blutung\
            Dosis\
            Dosis verspätet\
            Dosis ausgelassen\
            Dosis genommen\
            Ende einer Periode\
            erster Tag einer Periode unbekannter Länge\
            Stärke der Blutung\
            starke Blutung\
            leichte Blutung\
            mittlere Blutung\
            keine Blutung\
            Schmierblutung\
            Periodentag\
            letzter Tag einer Periode\
            Ovulationstest\
            negativer Ovulationstest\
            positiver Ovulationstest\
            Stimmung\
            Stimmung „{words}“\
            Zervixschleim\
            cremiger Zervixschleim\
            trockener Zervixschleim\
            eiweißartiger Zervixschleim\
            klebriger Zervixschleim\
            wässriger Zervixschleim\
            Notiz\
            Notiz „{words}“\
            Eisprung bemerkt\
            Periode\
            Symptome\
            Symptome „{words}“\
            Temperatur\
            Temperatur {degrees}\
            Gewicht\
            Gewicht {amount}\
            Eine Erinnerung kommt zu einer Uhrzeit, bis zu {most} Mal vor dem Termin; stell sie ein mit 'eve-ics remind {kind}'\
            Anhang ignoriert\
            Du bewahrst nichts von vor dem {day} auf\
            Vor 1900 wird nichts eingetragen\
            geänderte Kategorie ignoriert\
            Farbe ignoriert\
            Kommentar ignoriert\
            Nur eine Periode oder eine Dosis lässt sich bestätigen\
            Eine Dosis, die noch bevorsteht, bleibt\
            Eine Dosis lässt sich nicht vor ihrem Tag nehmen; der Plan bleibt\
            Eine Dosis verschiebt sich mit ihrem Blister; siehe 'eve-ics help contraception'\
            Eine Dosis hat ihre Uhrzeit aus deiner Verhütung; ändere sie mit 'eve-ics contraception change --at'\
            Die meisten Termine kamen auf dieselbe Weise geändert zurück, darum sind diese Daten vielleicht nicht von dir\
            Fruchtbare Tage folgen aus der Vorhersage; verschieb stattdessen den Eisprung\
            Eine Vorhersage in einer Datei zu löschen ändert nichts\
            Der Kalender ist älter als die, die hier noch bekannt sind\
            Künftiges lässt sich nicht eintragen; die Vorhersage bleibt\
            Link ignoriert\
            Eine eingetragene Periode kann nicht in der Zukunft liegen\
            ignoriert, weil der Termin abgesagt ist\
            ignoriert, weil der Termin noch bevorsteht\
            ignoriert, weil der Termin nach Unterricht aussieht: Er hat eine Nummer oder wiederholt sich wöchentlich oder ist einer von mehreren an einem Tag\
            ignoriert, weil sein Kennzeichen zu keinem hier bekannten Termin gehört\
            ignoriert, weil es nicht um eine Periode geht\
            ignoriert, weil sich der Termin regelmäßig wiederholt; das ist ein Plan und kein Eintrag\
            Nichts wurde geändert: {reason}.\
            Nichts wurde geändert: Die Daten des Termins in Zeile {line} sind nicht lesbar.\
            Ein Eisprung lässt sich nicht beobachten, bevor er kommt; die Vorhersage bleibt\
            Ein beobachteter Eisprung bleibt, bis du ihn änderst mit 'eve-ics log'\
            Teilnehmende ignoriert\
            Ort ignoriert\
            {property} ignoriert\
            Eine Frage zu löschen ändert nichts\
            Eine Frage hat kein eigenes Datum\
            Ein Wechsel bleibt, bis er erledigt ist\
            Ein Wechsel folgt aus deiner Verhütung; ändere ihn mit 'eve-ics contraception'\
            Wiederholung ignoriert\
            Das ist schon im Kalender\
            geänderter Titel ignoriert\
            Keine Periode dauert länger als einen Monat\
            Die Tage dieses Termins sind nicht lesbar\
            am Tag selbst\
            {count} Tag vorher\0{count} Tage vorher\
            aus\
            zur eigenen Uhrzeit\
            noch {count} Mal\0noch {count} Mal\
            noch einmal nach {count} Minute\0noch einmal nach {count} Minuten\
            mit Ton\
            im Abstand von {count} Minute\0im Abstand von {count} Minuten\
            {day}, {count} Tag früher\0{day}, {count} Tage früher\
            {day}, wie erwartet\
            {day}, {count} Tag später\0{day}, {count} Tage später\
            {day}, nicht gezählt\
            Begonnen\
            Erwartet\
            Länge\
            Erster Tag\
            Zählt\
            Im Mittel lag das zu Beginn des Zyklus vorhergesagte Datum um {error} Tage daneben.\
            Im vorhergesagten Zeitraum: {hits} der letzten {count} Periode.\0Im vorhergesagten Zeitraum: {hits} der letzten {count} Perioden.\
            Deine letzte Periode kam im vorhergesagten Zeitraum, mit {count} Tag Abstand zu dem Datum, das zu Beginn des Zyklus vorhergesagt war.\0Deine letzte Periode kam im vorhergesagten Zeitraum, mit {count} Tagen Abstand zu dem Datum, das zu Beginn des Zyklus vorhergesagt war.\
            Deine letzte Periode kam außerhalb des vorhergesagten Zeitraums, mit {count} Tag Abstand zu dem Datum, das zu Beginn des Zyklus vorhergesagt war.\0Deine letzte Periode kam außerhalb des vorhergesagten Zeitraums, mit {count} Tagen Abstand zu dem Datum, das zu Beginn des Zyklus vorhergesagt war.\
            {cycles}: nicht gezählt, wegen einer Pause.\
            {cycles}: nicht gezählt, wegen der Stillzeit.\
            {cycles}: nicht gezählt, wegen Verhütung.\
            {cycles}: nicht gezählt, weil eine Spanne von mehr als {count} Tag eine Lücke ist und kein Zyklus.\0{cycles}: nicht gezählt, weil eine Spanne von mehr als {count} Tagen eine Lücke ist und kein Zyklus.\
            {cycles}: nicht gezählt, weil es sechzig spätere gibt.\
            {cycles}: nicht gezählt, wegen einer anderen Lebensphase.\
            {cycles}: nicht gezählt, wegen der Zeit nach einer Geburt.\
            {cycles}: nicht gezählt, wegen einer Schwangerschaft.\
            Der wahrscheinlichste Tag ist der {day} ({percent}).\
            Noch zählt keiner deiner Zyklen. Die Vorhersage beruht auf allgemeinen Werten.\
            Noch zählt keiner deiner Zyklen. Die Vorhersage beruht auf deiner eigenen Schätzung und auf allgemeinen Werten.\
            Ein auffälliger Zyklus verschiebt die Vorhersage kaum.\
            Auch {count} älterer Zyklus zählt.\0Auch {count} ältere Zyklen zählen.\
            Einer deiner Zyklen zählt, neben allgemeinen Werten.\
            {count} Zyklus, der von deinen übrigen abweicht, ist hier nicht mitgezählt.\0{count} Zyklen, die von deinen übrigen abweichen, sind hier nicht mitgezählt.\
            * = außerhalb des vorhergesagten Zeitraums\
            Das Datum beruht auf deinen Blistern oder Runden und darauf, wann frühere Blutungen in deren Pausen kamen. Deine eigenen Zyklen zählen wieder, wenn sie zurückkehren.\
            {start}: {remark}.\
            {count} deiner Zyklen zählt, neuere stärker.\0{count} deiner Zyklen zählen, neuere stärker.\
            nein\
            Wahrscheinlichkeit einer nicht eingetragenen Periode seit dem {start}: {percent}.\
            Noch konnte keine Vorhersage überprüft werden.\
            Deine Zyklen schwanken stärker als die meisten, darum ist der Zeitraum groß und kein einzelner Tag wahrscheinlich. Das ist häufig in den ersten Jahren mit Periode, bei polyzystischen Ovarien, vor der Menopause und nach einer Geburt oder der Pille.\
            Zyklen wie bei Erwachsenen\
            Geburtsjahr {year}\
            kein Geburtsjahr\
            Temperaturen in Celsius\
            Temperaturen in Fahrenheit\
            fruchtbare Tage ausgeblendet\
            fruchtbare Tage angezeigt\
            Gesundheitshinweise aus\
            Gesundheitshinweise an\
            Webseite öffnet sich mit dem Kalender\
            Webseite öffnet sich mit der Analyse\
            Webseite öffnet sich mit „Heute“\
            Verlauf unbegrenzt aufbewahrt\
            Verlauf {count} Monat aufbewahrt\0Verlauf {count} Monate aufbewahrt\
            Verlauf {count} Jahr aufbewahrt\0Verlauf {count} Jahre aufbewahrt\
            Gewichte in Kilogramm\
            Sprache {tag}\
            Sprache des Systems\
            übliche Zykluslänge {count} Tag\0übliche Zykluslänge {count} Tage\
            keine übliche Zykluslänge\
            Name des Kalenders „{name}“\
            üblicher Name des Kalenders\
            fröhliche Bilder nicht angezeigt\
            fröhliche Bilder angezeigt\
            Gewichte in Pfund\
            Tastenkürzel aus\
            Tastenkürzel an\
            ausgeblendete Symptome „{names}“\
            keine ausgeblendeten Symptome\
            eigene Symptome „{names}“\
            keine eigenen Symptome\
            Zyklen wie bei Jugendlichen\
            dunkle Webseite\
            helle Webseite\
            Webseite hell oder dunkel wie auf dem Gerät\
            Zeitzone {zone}\
            Zeitzone des Systems\
            Wochen ab Montag\
            Wochen ab Sonntag\
            fruchtbare Tage (Standard)\
            fruchtbare Tage (vorsichtig)\
            Wörter für eine Periode „{words}“\
            übliche Wörter für eine Periode\
            Zyklen von 24 bis 38 Tagen gelten jetzt als üblich.\
            Dein Geburtsjahr ist jetzt {year}.\
            Dein Geburtsjahr ist jetzt nicht eingetragen.\
            Dein Kalender heißt jetzt „{name}“.\
            Temperaturen stehen jetzt in Grad Celsius.\
            Temperaturen stehen jetzt in Grad Fahrenheit.\
            Fruchtbare Tage und Eisprung werden jetzt ausgeblendet.\
            Fruchtbare Tage und Eisprung werden jetzt angezeigt.\
            Die Webseite öffnet sich jetzt mit dem Kalender.\
            Die Webseite öffnet sich jetzt mit der Analyse.\
            Die Webseite öffnet sich jetzt mit „Heute“.\
            Dein Verlauf wird jetzt {length} aufbewahrt.\
            {count} eingetragener Tag vor dem {day} wurde gelöscht, wie mit 'eve-ics settings keep' eingestellt.\0{count} eingetragene Tage vor dem {day} wurden gelöscht, wie mit 'eve-ics settings keep' eingestellt.\
            Damit werden {count} eingetragener Tag und alles andere vor dem {day} endgültig gelöscht.\0Damit werden {count} eingetragene Tage und alles andere vor dem {day} endgültig gelöscht.\
            Verlauf, der nicht mehr aufbewahrt werden soll, konnte nicht gelöscht werden: {problem}\
            Dein ganzer Verlauf wird jetzt aufbewahrt.\
            Von nun an wird älterer Verlauf jeden Monat gelöscht.\
            Noch ist kein Eintrag so alt.\
            Frühere Sicherungen und Kalender enthalten noch, was älter ist.\
            Nur {length} aufbewahren?\
            Gewichte werden jetzt in Kilogramm angegeben.\
            Deine Sprache ist jetzt {language}.\
            Deine Sprache ist auf {language} eingestellt, wie auf diesem Computer. Ändern kannst du sie mit 'eve-ics settings language TAG'. Zurücknehmen kannst du das mit 'eve-ics undo'.\
            Deine Sprache ist jetzt die dieses Computers.\
            Du bekommst jetzt keine Hinweise dazu, wann du zu einer Periode oder einem Zyklus ärztlichen Rat einholen kannst.\
            Du bekommst jetzt Hinweise, wenn du zu einer Periode oder einem Zyklus ärztlichen Rat einholen kannst.\
            Die Webseite zeigt jetzt keine fröhlichen Bilder.\
            Die Webseite zeigt jetzt fröhliche Bilder.\
            Gewichte werden jetzt in Pfund angegeben.\
            Die Tastenkürzel der Webseite sind jetzt aus.\
            Die Tastenkürzel der Webseite sind jetzt an.\
            Die Webseite bietet diese Symptome jetzt nicht an: {names}. Was eingetragen ist, bleibt.\
            Die Webseite blendet jetzt keine Symptome aus.\
            Die Webseite bietet jetzt diese eigenen Symptome an: {names}.\
            Die Webseite bietet jetzt keine eigenen Symptome an.\
            wie im System\
            Zyklen von 21 bis 45 Tagen gelten jetzt als üblich.\
            Die Webseite ist jetzt dunkel.\
            Die Webseite ist jetzt hell.\
            Die Webseite ist jetzt hell oder dunkel wie dein Gerät.\
            Deine Zeitzone ist jetzt {zone}.\
            Deine Zeitzone ist jetzt die dieses Computers.\
            Deine eigene Schätzung von {count} Tag zählt jetzt als ein Zyklus.\0Deine eigene Schätzung von {count} Tagen zählt jetzt als ein Zyklus.\
            Nur die Zyklen, die du einträgst, zählen jetzt.\
            die üblichen\
            Wochen beginnen jetzt am Montag.\
            Wochen beginnen jetzt am Sonntag.\
            Für die fruchtbaren Tage gilt jetzt ein größerer Zeitraum.\
            Für die fruchtbaren Tage gilt jetzt der übliche Zeitraum.\
            Ein Termin mit einem dieser Titel zählt jetzt als Periode, neben den üblichen: {words}.\
            Nur die üblichen Wörter für eine Periode zählen jetzt.\
            Allein nach dem LH-Test wäre die nächste Periode am {day} zu erwarten ({chance}).\
            Allein nach dem Zervixschleim wäre die nächste Periode am {day} zu erwarten ({chance}).\
            Allein nach dem Eisprung, den du bemerkt hast, wäre die nächste Periode am {day} zu erwarten ({chance}).\
            Allein nach der Temperatur wäre die nächste Periode am {day} zu erwarten ({chance}).\
            Diese Zeichen können kaum beide stimmen: {signs}. Jedes von ihnen kann richtig sein, darum bleiben beide Tage möglich.\
            Ausgeklammerte Temperaturen: {readings}.\
            LH-Test: zuerst positiv am {day}.\
            LH-Test: nur negativ, bis zum {day}. Ein Eisprung in den zwei Tagen danach ist weniger wahrscheinlich.\
            LH-Test: zuerst positiv am {days}. Jeder davon kann der richtige sein.\
            Zervixschleim: am fruchtbarsten am {day}.\
            Zervixschleim: am fruchtbarsten am {days}. Jeder davon kann der richtige sein.\
            LH-Test\
            Zervixschleim\
            beobachteter Eisprung\
            Temperatur\
            Du hast deinen Eisprung am {day} bemerkt.\
            Demnach liegt der Eisprung um den {day} ({chance}).\
            Dieser Zeitraum hat {count} Tag statt {before}.\0Dieser Zeitraum hat {count} Tage statt {before}.\
            Dieser Zeitraum hat {count} Tag; ohne die Zeichen hat er {before}.\0Dieser Zeitraum hat {count} Tage; ohne die Zeichen hat er {before}.\
            Dieser Zeitraum hat {count} Tag und ist größer als mit jedem einzelnen der Zeichen.\0Dieser Zeitraum hat {count} Tage und ist größer als mit jedem einzelnen der Zeichen.\
            {temperature} am {day} ({reason})\
            Fieber\
            zu niedrig, um zu stimmen\
            {day} (über {temperature}, bestätigt seit {confirmed})\
            Temperatur: höher ab {rise}.\
            Temperatur: höher ab {rises}. Jeder davon kann der richtige sein.\
            Mit dem Zeichen wird sie am {day} erwartet ({chance}).\
            Mit allen Zeichen wird sie am {day} erwartet ({chance}).\
            Ohne jedes Zeichen wäre die nächste Periode am {day} zu erwarten ({chance}).\
            Tag {day} des Zyklus, der am {start} begann.\
            Zum Beispiel: 'eve-ics log {days}'.\
            Fruchtbare Tage: {days}, Eisprung um den {ovulation}.\
            Heute: fruchtbare Tage, Tag {day} von {length}.\
            Deine Periode: Tag {day} von etwa {length}.\
            Tag {day}\
            Periode {count} T überfällig\0Periode {count} T überfällig\
            nächste Periode in {count} T\0nächste Periode in {count} T\
            Periode in {count} T\0Periode in {count} T\
            Periode heute\
            {count} fällig\0{count} fällig\
            {count} verspätet\0{count} verspätet\
            noch nichts eingetragen\
            {count} ausgelassen\0{count} ausgelassen\
            {count} genommen\0{count} genommen\
            {count} nicht eingetragen\0{count} nicht eingetragen\
            {dose}, erledigt\
            Dosen, {days} ({method}): {counts}.\
            Die letzte Dosis davor: {dose}, {day}.\
            Zuletzt ausgelassen: {days}.\
            {dose}, verspätet\
            Das wirkt sich noch nicht aus, weil keine Methode eingetragen ist. Trag deine ein mit 'eve-ics contraception add'.\
            Am {day} war nichts fällig, darum zählt das nicht.\
            An diesen Tagen war nichts fällig, darum zählen sie nicht: {days}.\
            Eingetragen für den {day}: {doses}.\
            Als verspätet eingetragen: {days}.\
            Als ausgelassen eingetragen: {days}.\
            Als genommen eingetragen: {days}.\
            Dosen seit dem {day} ({method}): {counts}.\
            {dose}, ausgelassen\
            Die letzte ({count}) wurde ohne Lücke genommen.\0Die letzten {count} wurden ohne Lücke genommen.\
            {dose}, eingenommen\
            Das ist schon eingetragen. Nichts wurde geändert.\
            Zurücknehmen kannst du das mit 'eve-ics undo'.\
            Zwischenblutung\
            Zyklus\
            Fruchtbare Tage\
            Spritze\
            Planer\
            Fokus\
            Termin\
            Rückblick\
            Besorgung\
            Routine\
            Checkliste\
            Kurze Checkliste\
            Notiz\
            Wiedervorlage\
            Wartung\
            Eisprung\
            Pflaster\
            {title} wechseln\
            {title} abziehen\
            {title} aufkleben\
            Periode\
            Periode (erwartet)\
            Pille\
            {title} (Placebo)\
            Frage\
            Ist deine Periode vorbei?\
            Ist deine Periode überfällig?\
            Hat deine Periode begonnen?\
            Wechsel\
            {title} ({method})\
            Ring\
            {title} wechseln\
            {title} einsetzen\
            {title} herausnehmen\
            {title} (ausgelassen)\
            Wiederhergestellt: {items}.\
            'eve-ics redo' wiederholt die Änderung, die du zuletzt zurückgenommen hast.\
            Früher erstellte Sicherungen und Kalender enthalten ihn noch.\
            Eintrag {entry} kam aus dem Kalender ({when}).\
            Eintrag {entry} kam über die Befehlszeile ({when}).\
            Eintrag {entry} kam durch einen Import ({when}).\
            Eintrag {entry} kam über die Webseite ({when}).\
            Eintrag {entry} zurückgenommen und gelöscht.\
            Fortfahren?\
            Gemacht\
            Wiederholt: {items}.\
            Zurücknehmen und endgültig löschen?\
            Es gibt keine Änderung, die sich zurücknehmen lässt.\
            Eingetragen wurde: {items}.\
            Entfernt wurde: {items}.\
            Erneut entfernt: {items}.\
            Zurückgenommen: {items}.\
            Das würde wiederherstellen: {items}.\
            Das würde Eintrag {entry} zurücknehmen und löschen.\
            Das würde wiederholen: {items}.\
            Das würde erneut entfernen: {items}.\
            Das würde zurücknehmen: {items}.\
            Ein Name hat mindestens ein Zeichen und höchstens 200 Byte und kein Leerzeichen am Anfang oder Ende.\
            Passwort ändern\
            Bitte die Person, die diesen Server betreibt, um eine Einladung; {command} erstellt eine.\
            Für ein Konto braucht es eine Einladung\
            Dieses Passwort gehört zu den ersten, die andere erraten würden. Wähle ein anderes.\
            Aktuelles Passwort\
            {browser} auf {system}\
            Abmelden\
            {device} abmelden\
            Das Gerät ist abgemeldet.\
            angemeldet am {day}\
            Dieses Gerät\
            Unbekanntes Gerät\
            Zuletzt verwendet: {day}\
            Alle anderen Geräte abmelden\
            {count} anderes Gerät ist abgemeldet.\0{count} andere Geräte sind abgemeldet.\
            Geräte\
            Auf diesem Server ist kein Platz für weitere Konten.\
            Mit einem vorhandenen Konto anmelden\
            Konto anlegen\
            Hier hat schon jemand diesen Namen. Wähle einen anderen.\
            Damit meldest du dich an. Andere auf diesem Server können ihn sehen.\
            Neues Passwort\
            Du hast noch kein Passwort: Nur ein Link, der auf dem Computer mit dieser Seite erstellt wurde, meldet dich an.\
            Deine anderen Geräte werden dabei abgemeldet.\
            Passwort gespeichert. Deine anderen Geräte sind abgemeldet.\
            Mindestens 10 Zeichen. Mehrere Wörter sind leicht zu merken und schwer zu erraten.\
            Passwort\
            Was du einträgst, bleibt auf dem Computer, der diese Seite bereitstellt, und wird nirgendwohin sonst gesendet.\
            Konto anlegen\
            Sicherheit\
            Passwort festlegen\
            Das ist zu lang: Ein Passwort hat höchstens 200 Zeichen.\
            Das ist zu kurz: Ein Passwort hat mindestens 10 Zeichen.\
            Darin ist ein Zeichen, das ein Passwort nicht haben kann, etwa ein Tabulator. Lass es weg.\
            Sie wurde schon verwendet oder ihr Tag ist vorbei. Bitte um eine neue.\
            Diese Einladung gilt nicht mehr\
            Zurück zum Kalender\
            Dieser Tag wurde anderswo geändert, nachdem du ihn geöffnet hattest; darum ist noch nichts gespeichert.\
            So lassen, wie es jetzt ist\
            Trotzdem als Periodentag eintragen\
            Jetzt\
            Blutung trotzdem entfernen\
            Beim Öffnen\
            Tag {number}\
            Dosis ausgelassen\
            Dosis genommen\
            Früher\
            Dieser Tag kommt erst noch. Sobald er da ist, kannst du ihn eintragen.\
            Später\
            Was die Zeichen bedeuten\
            Mehr eintragen\
            Nächster Tag\
            Notiz\
            mehr eingetragen\
            Periodentag\
            Voriger Tag\
            Ein Tag, der noch kommt, lässt sich nicht eintragen. Nichts wurde geändert.\
            {day} liegt vor dem Zeitraum, den du aufbewahrst (die letzten {kept}). Nichts wurde geändert.\
            leicht, mittel, stark\
            Kalender\
            Zu heute\
            Alle Geräte, die angemeldet waren, sind abgemeldet.\
            Ein QR-Code des Links passt nicht hierher; er braucht {count} Spalte.\0Ein QR-Code des Links passt nicht hierher; er braucht {count} Spalten.\
            {count} Gerät ist abgemeldet.\0{count} Geräte sind abgemeldet.\
            Mit diesem Link kann {name} ein Konto anlegen, einmal und innerhalb von 24 Stunden:\
            Neues Passwort: \
            Es ließ sich kein Browser öffnen. Öffne den Link selbst.\
            Kein Gerät ist auf der Webseite angemeldet.\
            Unter {address} antwortet noch kein Server. Starte ihn mit {command} und lass ihn laufen.\
            Dieser Link meldet dich an, einmal und innerhalb von zehn Minuten:\
            Dieser Link meldet {name} an, einmal und innerhalb von zehn Minuten:\
            Noch einmal dasselbe: \
            Passwort gespeichert. Melde dich auf der Webseite mit dem Namen {name} und diesem Passwort an.\
            Methode beginnen\
            Diese Methode ist nicht mehr eingetragen.\
            Der letzte Tag kann nicht vor dem ersten liegen.\
            Das ist die Methode, die du schon hast.\
            Gib eine Anzahl Wochen von 0 bis 52 an.\
            Das ist keine Methode. Wähle eine oder schreib eine wie in den Beispielen.\
            Diese Methode hat weder Blister noch Runden. Lass das Feld leer.\
            Diese Methode hat keinen Wechsel. Lass das Feld leer.\
            Gib einen Tag von 1 bis {length} an.\
            Die Methode ist an diesem Tag nicht in Anwendung.\
            Bei dieser Methode ist nie etwas fällig. Lass das Feld leer.\
            Diese Methode hat keinen Blister, keine Runde und keinen Wechsel zum Verschieben.\
            Dieselbe Methode ist für diese Tage schon eingetragen. Ändere sie oder beende sie.\
            An denselben Tagen ist schon ein anderes Verhütungsmittel eingesetzt. Beende es zuerst oder wechsle von ihm zu diesem.\
            Zu einer anderen Methode wechseln\
            Ersten Tag, Uhrzeit oder Vorlauf korrigieren\
            Deine Methoden\
            Tag des Umstiegs\
            Methode beenden\
            Erster Tag damit\
            Letzter Tag damit\
            Lass das Feld leer, solange die Anwendung läuft.\
            Wochen Vorlauf vor einem Wechsel\
            Hier werden nur Tage gezählt. Wie gut eine Methode schützt und was bei einer ausgelassenen Dosis zu tun ist, steht in der Packungsbeilage.\
            Methode\
            Keine Methode ist eingetragen.\
            Anderes Schema oder anderer Name\
            Tage mit + Tage ohne, etwa 'pill 63+7', 'ring continuous', 'injection 13 weeks', 'copper-iud 10 years' oder 'other NAME'.\
            Tag {number} von {length}\
            Tag im Blister oder in der Runde an diesem Datum\
            Nur wenn Blister oder Runde schon vorher begonnen wurden.\
            Frühere Methoden\
            ein Tag der Pause\
            Heute\
            eine Pille ohne Hormone\
            Vorschau\
            Angaben ändern\
            Tag\
            Fällig\
            Noch ist nichts gespeichert.\
            nichts\
            So wären die nächsten 28 Tage\
            Ein Blister, ein Pflaster oder ein Ring lief anders als geplant\
            Lass es leer, wenn ein neuer Blister oder eine neue Runde beginnt.\
            Uhrzeit\
            Ohne Uhrzeit lass das Feld leer.\
            Verhütung\
            Ich habe die fehlenden Termine gelöscht\
            Diesen großen Teil meiner Einträge entfernen\
            Importieren\
            Deine Einträge wurden inzwischen geändert. Sieh noch einmal nach, was sich jetzt ändern würde.\
            Gib zuerst an, was stimmt: die Datei oder deine Einträge.\
            Dieser Kalender ist älter als die, die hier noch bekannt sind. Darum lässt sich nicht feststellen, was du darin geändert hast. Exportiere neu und ändere den neuen Kalender.\
            Die Datei ist nicht mehr hier, weil einige Minuten vergangen sind. Wähle sie noch einmal.\
            Was in diesem Kalender Periode heißt, sieht nach Unterricht aus: mit Nummer, wöchentlich oder mehrmals am Tag; nichts wurde geändert.\
            Das entfernt einen großen Teil deiner Einträge. Kreuze das Kästchen unten an, wenn du das willst.\
            In diesem Kalender ist kein Termin; nichts wurde geändert.\
            Wähle zuerst eine Datei.\
            Dieser Kalender gehört einer anderen Person oder kommt von einem anderen Server; nichts wurde geändert.\
            Kein Termin in diesem Kalender kommt von hier oder heißt Periode. Wenn du ein anderes Wort verwendest, füge es in den Einstellungen hinzu.\
            Diese Datei ließ sich nicht lesen: {problem}\
            Diese Datei ließ sich nicht lesen: {problem}. Was du stattdessen tun kannst: {advice}.\
            Abbrechen\
            Löschen\
            Alles\
            Der letzte Tag kann nicht vor dem ersten liegen.\
            Alles vor einem Tag\
            Endgültig löschen\
            Tag\
            Die Tage von einem bis zu einem anderen\
            Was gelöscht ist, ist endgültig weg und lässt sich nicht zurückholen. Frühere Sicherungen und Kalender enthalten es weiterhin.\
            Letzter Tag\
            Nur für die Tage von einem bis zu einem anderen.\
            Weiter\
            Ein Tag und alles danach\
            Was gelöscht wird\
            Export\
            Datei für drip (.csv)\
            Kalenderdatei für Kalenderprogramme (.ics)\
            Alle deine Einträge als reiner Text (.log)\
            Noch ist nichts eingetragen, also gibt es nichts für eine Datei.\
            Datei für Ovumcy (.json)\
            Für diese Art von Datei sind es zu viele Einträge.\
            Datei\
            Ein Kalender, den du geändert hast, Einträge als reiner Text oder der Export eines anderen Trackers, gezippt oder entpackt, bis {size} MB. Für größere Dateien gibt es 'eve-ics import' auf dem Computer, der diese Seite bereitstellt.\
            Import\
            Was importiert wurde\
            Auf der Seite „Verlauf“ kannst du das als eine Änderung rückgängig machen.\
            Änderungen ansehen\
            Noch einmal ansehen\
            Noch ist nichts geändert.\
            Was der Import ändern würde\
            Die Datei und deine Einträge widersprechen sich. Was stimmt?\
            Die Datei\
            Meine Einträge\
            Import, Export und Löschen\
            Diese sind bekannt: {names}.\
            Das Formular kam unvollständig an. Geh zurück und sende es noch einmal.\
            Nicht verstanden\
            Gerade geschieht zu viel auf einmal. Versuch es in ein paar Sekunden noch einmal.\
            Einen Moment\
            Inzwischen geändert\
            Das kam von einer anderen Website, darum wurde nichts geändert. Öffne die Seite neu und versuch es dort.\
            Dieser Server antwortet nicht unter dieser Adresse. Um sie zu erlauben, starte ihn mit {option}.\
            Andere Websites können diese Seiten nicht lesen.\
            Zurück\
            Zu „Heute“\
            Diese Adresse führt nirgendwohin, oder nicht mehr.\
            Hier ist nichts\
            Über diese Verbindung kannst du dich nicht anmelden, denn sie ist nicht verschlüsselt: Andere könnten dein Passwort mitlesen. Nimm die Adresse, die mit https beginnt.\
            Deine Änderung konnte nicht gespeichert werden: Die Daten sind gesperrt oder im Moment nur lesbar. Nichts ging verloren; versuch es noch einmal.\
            Nicht angenommen\
            Nicht gespeichert\
            Das ist mehr, als diese Seite auf einmal annimmt.\
            Deine Daten lassen sich im Moment nicht lesen. 'eve-ics doctor' auf dem Computer, der diese Seite bereitstellt, sagt warum.\
            Erste Anleitung noch einmal anzeigen\
            Wähle die Tage deiner letzten Perioden, so gut du dich erinnerst. Zwei oder drei Perioden genügen für den Anfang.\
            Tage wählen\
            Kein Tag wurde gewählt. Wähle mindestens einen Tag einer Periode.\
            Meine Vorhersage anzeigen\
            Nicht jetzt\
            Tippe später einen Tag an, um ihn einzutragen oder zurückzunehmen. Deine Einträge bleiben auf dem Computer, der diese Seite bereitstellt.\
            Tippe jeden Tag an, an dem du deine Periode hattest.\
            Der Kalender zeigt dann, wann die nächsten erwartet werden, und wird mit jeder eingetragenen Periode genauer.\
            Deine letzten Perioden\
            Beginne mit den Tagen, die du kennst\
            Kalender\
            Nicht gespeichert: Du bist abgemeldet. Melde dich in einem anderen Tab an und speichere dann hier noch einmal.\
            Nicht gespeichert: Der Server antwortet nicht. Versuch es noch einmal.\
            Hilfe\
            Analyse\
            Abmelden\
            Angemeldet als {name}\
            Hauptseiten\
            Einstellungen\
            Zum Inhalt springen\
            {page} · eve-ics\
            Heute\
            Was eine Vorhersage ist\
            Mit jeder Periode, die du einträgst, wird sie genauer. Stress, Krankheit und Reisen können eine Periode trotzdem verschieben.\
            Eine Vorhersage wird aus den Tagen berechnet, die du eingetragen hast. Sonst ist nichts über dich bekannt.\
            {percent} aller Perioden beginnen in dem Zeitraum, der neben ihrem Datum steht. Die anderen beginnen früher oder später.\
            Periodentag eintragen\
            Der Tag oder die Woche davor oder danach\
            Den Punkt davor oder danach vorlesen\
            Tag schließen\
            Diese Hilfe anzeigen\
            Heute eintragen\
            Voriger und nächster Monat\
            Tag öffnen\
            {page} öffnen\
            Blutung eines Tages entfernen\
            Im Kalender zu heute gehen\
            Letzte Änderung rückgängig machen, wo die Seite es anbietet\
            Erster und letzter Tag der Woche\
            Voriges und nächstes Jahr\
            Tasten\
            In einem Diagramm\
            Im Kalender\
            Die Tasten sind ausgeschaltet. In den Einstellungen kannst du sie einschalten.\
            Einzelne Tasten tun Folgendes, solange du nicht gerade schreibst. In den Einstellungen kannst du sie ausschalten.\
            dann\
            Hilfe\
            Zwischenblutung\
            Eine Blutung, die zu bald nach einer Periode kommt, um die nächste zu sein. Mit ihr beginnt kein Zyklus.\
            Zyklus\
            Vom ersten Tag einer Periode bis zum Tag vor der nächsten. Sein erster Tag ist Tag 1.\
            Fruchtbare Tage\
            Die Tage vor dem Eisprung und der Tag selbst, an denen eine Schwangerschaft am wahrscheinlichsten ist.\
            Eisprung\
            Eine Eizelle verlässt den Eierstock, etwa zwei Wochen vor dem Beginn der nächsten Periode.\
            Schmierblutung\
            Etwas Blut, zu wenig für eine Binde oder einen Tampon. Eine Schmierblutung allein ist keine Periode.\
            Begriffe\
            Alle Zyklen anzeigen\
            Es war eine Zwischenblutung\
            Meine Antwort entfernen\
            Nicht mitzählen\
            Es war wirklich ein Zyklus\
            Eine Periode fehlt\
            Eine Periode begann\
            Alle Zyklen und Änderungen\
            Das passt nicht zu diesem Zyklus. Nichts wurde geändert.\
            Das ist kein Datum. Schreib es als Jahr, Monat und Tag: 2026-11-20.\
            Dieser Tag ist noch nicht da.\
            Eine Periode kann höchstens {count} Tag haben.\0Eine Periode kann höchstens {count} Tage haben.\
            An diesem Tag beginnt keine Periode mehr.\
            Dort ist schon eine Blutung eingetragen: {days}.\
            Der letzte Tag liegt vor dem ersten.\
            {way}, {when}\
            Letzte Änderungen\
            Zyklus\
            Damalige Vorhersage\
            Periode\
            Zyklen, neueste zuerst\
            dauert an\
            {count} Tag früher\0{count} Tage früher\
            am selben Tag\
            {count} Tag später\0{count} Tage später\
            Etwas sieht ungewöhnlich aus\
            {days}: zählt als Zwischenblutung.\
            Der Zyklus ab {day}: {remark}.\
            Periode: {days}\
            Erster und letzter Tag\
            Tage\
            Erster Tag\
            Letzter Tag\
            Lass das Feld leer, solange die Periode andauert.\
            Was ist mit diesem Zyklus?\
            Speichern\
            Zuletzt rückgängig gemachte Änderung wiederholen\
            Es gibt keine Änderung, die sich wiederholen lässt.\
            Verlauf\
            Rückgängig\
            Das wurde schon zurückgenommen oder lässt sich nicht zurücknehmen.\
            Danach würden nur noch die letzten {kept} aufbewahrt, und Älteres würde endgültig gelöscht. Es wurde nichts geändert. Wenn du das willst, nimm {command} auf dem Computer, von dem diese Seite kommt.\
            Spätere Änderungen betreffen dieselben Tage oder Einstellungen. Nimm zuerst diese zurück: {entries}.\
            Es gibt keine Änderung, die sich zurücknehmen lässt.\
            Symptome um den Beginn der Periode\
            Jeder Tag zählt zu der Periode, der er näher ist. Nur ganze Zyklen zählen, ohne Hormone und ohne Lücke in den Einträgen.\
            Tag 1 ist der erste Tag der Periode, Tag −1 der Tag davor.\
            Wo die Linie unterbrochen ist, ist nichts eingetragen.\
            Jeder Balken ist ein Anteil an den Tagen, für die etwas eingetragen ist. Ein Balken, der so hoch ist wie seine Zeile, bedeutet {percent}.\
            {days} von {logged}\
            nichts eingetragen\
            Wahrscheinlichkeit\
            Zyklustag\
            Tag\
            Stimmung\
            Anzeichen\
            Symptom\
            Temperatur\
            Woche ab\
            Wann deine nächste Periode beginnen kann\
            Wann deine nächste Abbruchblutung beginnen kann\
            Der Zeitraum ist so gewählt, dass die Blutung mit einer Wahrscheinlichkeit von {percent} oder etwas mehr darin beginnt.\
            Kein einzelner Tag ist wahrscheinlich. Der Zeitraum ist so gewählt, dass deine Periode mit einer Wahrscheinlichkeit von {percent} oder etwas mehr darin beginnt.\
            heute fällig\
            verspätet\
            nichts fällig\
            ausgelassen\
            genommen\
            nicht eingetragen\
            Dosen der letzten 12 Wochen\
            In diesen 12 Wochen: {counts}.\
            Für Diagramme braucht es zwei Perioden, damit ein Zyklus dazwischen liegt. Trag deine Perioden ein, dann erscheinen sie hier.\
            Kalender öffnen\
            keine Blutung eingetragen\
            Zykluslängen\
            In diesem Zeitraum liegt kein ganzer Zyklus.\
            {count} älterer Zyklus wird nicht angezeigt.\0{count} ältere Zyklen werden nicht angezeigt.\
            Stimmungen nach Zyklusabschnitt\
            Zahlen\
            {chart}: Zahlen\
            Danach\
            Davor\
            Fruchtbar\
            Periode\
            Unklar\
            Davor: die 13 Tage vor der nächsten Periode. Danach: von der Periode bis zu diesen Tagen.\
            Danach: von der Periode bis zu den fruchtbaren Tagen. Fruchtbar: der Eisprung und die fünf Tage davor, nach deinen Anzeichen oder sonst 14 Tage vor der nächsten Periode. Davor: von da an bis zur nächsten Periode.\
            {count} seltenere Angabe wird nicht angezeigt.\0{count} seltenere Angaben werden nicht angezeigt.\
            Jede Zahl ist ein Anteil an den Tagen dieses Abschnitts, für die etwas eingetragen ist.\
            Schraffiert: Weniger als {days} Tage oder {cycles} Zyklen sind eingetragen, zu wenig für eine verlässliche Aussage.\
            Für ein Muster ist noch zu wenig eingetragen.\
            Unklar: der laufende Zyklus, eine Lücke in den Einträgen, Hormone oder eine Schwangerschaft.\
            „{word}“ ist nach der Periode am häufigsten: an {days} von {count} eingetragenen Tag.\0„{word}“ ist nach der Periode am häufigsten: an {days} von {count} eingetragenen Tagen.\
            „{word}“ ist vor der nächsten Periode am häufigsten: an {days} von {count} eingetragenen Tag.\0„{word}“ ist vor der nächsten Periode am häufigsten: an {days} von {count} eingetragenen Tagen.\
            „{word}“ ist an Tag {day} am häufigsten: an {days} von {count} eingetragenen Tag.\0„{word}“ ist an Tag {day} am häufigsten: an {days} von {count} eingetragenen Tagen.\
            „{word}“ ist von Tag {first} bis Tag {last} am häufigsten: an {days} von {count} eingetragenen Tag.\0„{word}“ ist von Tag {first} bis Tag {last} am häufigsten: an {days} von {count} eingetragenen Tagen.\
            „{word}“ ist an fruchtbaren Tagen am häufigsten: an {days} von {count} eingetragenen Tag.\0„{word}“ ist an fruchtbaren Tagen am häufigsten: an {days} von {count} eingetragenen Tagen.\
            „{word}“ ist während der Periode am häufigsten: an {days} von {count} eingetragenen Tag.\0„{word}“ ist während der Periode am häufigsten: an {days} von {count} eingetragenen Tagen.\
            Perioden und Stärke der Blutung\
            In diesem Zeitraum liegt keine Periode.\
            Bericht für die Arztpraxis\
            Tag im Zeitraum\
            Beginn im Zeitraum\
            nicht oder kaum mitgezählt\
            Länge in Tagen\
            vorhergesagter Tag\
            anderer Tag\
            Beginn außerhalb\
            Zeitraum, der zu Beginn des Zyklus mit {percent} vorhergesagt war\
            Anteil an den eingetragenen Tagen\
            Beginn der Periode\
            in weniger als {count} Zyklus eingetragen, zu wenig für eine verlässliche Aussage\0in weniger als {count} Zyklen eingetragen, zu wenig für eine verlässliche Aussage\
            Zeitraum\
            Alles\
            6 Monate\
            2 Jahre\
            1 Jahr\
            Symptome nach Zyklusabschnitt\
            Temperaturen, {days}\
            {temperature}, nicht gewertet: {reason}\
            Temperaturen seit {day}\
            Analyse\
            Gewicht\
            Der Median über sieben Tage ging von {first} auf {last}.\
            Median über 7 Tage\
            einzelner Wert\
            Der Median über sieben Tage ist {weight}.\
            Hinzufügen\
            Tag danach\
            Das wurde nicht verstanden. Öffne die Seite neu und versuch es noch einmal.\
            Tag davor\
            Blutung\
            Im Kalender anzeigen\
            Nicht eingetragen\
            Das wurde anderswo geändert, nachdem du die Seite geöffnet hattest. Noch ist nichts gespeichert. Was soll bleiben?\
            Meine Eingabe speichern\
            Behalten, was eingetragen ist\
            Hier eingegeben\
            nichts\
            Anderswo eingetragen\
            Pille, Pflaster oder Ring\
            Verspätet\
            Ausgelassen\
            Genommen\
            Die Periode kann hier nicht enden: Keine Blutung oder nur Schmierblutung ist eingetragen ({days}).\
            Die letzte Periode bis zu diesem Tag begann am {start}, mehr als zwei Wochen vorher. Trag zuerst die Tage der späteren ein.\
            Bis zu diesem Tag begann keine Periode. Wähle zuerst, wie stark die Blutung war.\
            Von dieser Periode sind mehr Tage eingetragen: {days}. Ihr Ende ist daraus bekannt.\
            Stark\
            Leicht\
            Mittel\
            Keine\
            Schmierblutung\
            Periodentag\
            Dieser Tag ist noch nicht da. Ab dann kannst du ihn eintragen.\
            Ovulationstest\
            Negativ\
            Positiv\
            In {unit}, zum Beispiel {example}. Ein leeres Feld löscht den Wert.\
            Stimmung\
            Andere Stimmung\
            ruhig, glücklich, energiegeladen, traurig, gereizt, ängstlich\
            Zervixschleim\
            Cremig\
            Trocken\
            Wie Eiweiß\
            Klebrig\
            Wässrig\
            Notiz\
            Eine Notiz kann höchstens {count} Kilobyte haben.\0Eine Notiz kann höchstens {count} Kilobyte haben.\
            Eisprung\
            An diesem Tag bemerkt\
            Beginn und Ende der Periode\
            Erster Tag, und das Ende ist nicht bekannt\
            Letzter Tag der Periode\
            Weder noch\
            Speichern\
            Gespeichert.\
            Symptome\
            „{word}“ wird nicht mehr angeboten. Tage, an denen es eingetragen ist, behalten es.\
            Nicht verwendete Symptome ausblenden\
            „{word}“ ausblenden\
            Anderes Symptom\
            „{word}“ wieder anzeigen\
            „{word}“ wird wieder angeboten.\
            Krämpfe, Kopfschmerzen, Rückenschmerzen, Blähbauch, empfindliche Brüste, Müdigkeit, Akne, Übelkeit\
            Aufwachtemperatur\
            Das ist keine Temperatur. Schreib eine Zahl wie {example}.\
            Eine Aufwachtemperatur liegt zwischen {low} und {high}.\
            {day} eintragen\
            Tage vor 1900 lassen sich nicht eintragen.\
            Andere Tage\
            Gewicht\
            Das ist kein Gewicht. Schreib eine Zahl wie {example}.\
            Ein Gewicht liegt zwischen {low} und {high}.\
            Das ist zu lang für ein Wort. Längere Texte gehören in die Notiz.\
            Ein Tag kann höchstens {count} davon haben.\0Ein Tag kann höchstens {count} davon haben.\
            Mehrere Personen melden sich gerade an. Versuch es in ein paar Sekunden noch einmal.\
            Abbrechen\
            Der nächste Schritt zeigt Geheimes oder lässt sich nicht rückgängig machen. Gib dein Passwort ein, um fortzufahren.\
            Noch einmal dein Passwort\
            Danke. Schick jetzt noch einmal ab, was du tun wolltest.\
            Weiter\
            Sprache\
            Anmelden\
            Du bist abgemeldet.\
            Name\
            Noch kein Passwort? Führe {command} auf dem Computer aus, der diese Seite bereitstellt.\
            Dieser Link meldet dich auf diesem Gerät an. Er funktioniert einmal.\
            Öffnen\
            Öffne deinen Kalender\
            Passwort\
            Dein Konto ist angelegt. Melde dich jetzt damit an.\
            Passwort anzeigen\
            Auf diesem Gerät 30 Tage angemeldet bleiben\
            Anmelden\
            Er wurde schon verwendet oder seine zehn Minuten sind vorbei. Mit {command} bekommst du einen neuen.\
            Dieser Link gilt nicht mehr\
            Das war ein Versuch zu viel. Warte {count} Sekunde und versuch es dann noch einmal.\0Das war ein Versuch zu viel. Warte {count} Sekunden und versuch es dann noch einmal.\
            Name und Passwort passen nicht zusammen.\
            Das ist nicht dein Passwort.\
            Ein Feuerwerk öffnet sich wie Blumen über einem dunklen Hügel.\
            Eine Sternschnuppe zieht einen hellen Strich durch die Sterne.\
            Popcorn springt aus einer gestreiften Tüte.\
            Eine runde Rakete startet am Mond vorbei.\
            Ein kleiner Vulkan wirft Funken in den Abendhimmel.\
            Ein Wal bläst eine Fontäne und lächelt.\
            Programme, die deinen Kalender abonniert haben, zeigen es nach ihrer nächsten Aktualisierung.\
            Wähle {count} Tag.\0Wähle einen bis {count} Tage.\
            Wann\
            Dein Kalenderprogramm erinnert dich, auf jedem Gerät, das deinen Kalender abonniert hat.\
            Erinnern\
            Andere Methoden\
            Zur Uhrzeit der Dosis\
            Wiederholen\
            Nicht wiederholen\
            noch {count}-mal\0noch {count}-mal\
            Mit Ton, wo das möglich ist\
            Minuten zwischen zwei Erinnerungen\
            Uhrzeit\
            Erinnerungen\
            Als Text\
            Zwölf Zeilen für eine E-Mail oder ein Formular. Markiere und kopiere sie.\
            Gib Daten wie 2026-11-20 an.\
            Worauf die Zahlen beruhen\
            Zwischenblutungen: {bleeds}.\
            Keine Zwischenblutung ist eingetragen.\
            Blutung\
            Was der Bericht zeigt\
            Verhütung\
            Kopiert.\
            Als Text kopieren\
            Zyklen\
            {days} ({length})\
            {flow} {days}\
            Tage dieser Perioden nach Stärke der Blutung: {flows}.\
            Von\
            Ein Bericht zeigt, was war. Wähle einen ersten Tag, der nicht in der Zukunft liegt.\
            Letzte Periode: {days}.\
            An {days} von {count} Tag ist etwas eingetragen.\0An {days} von {count} Tagen ist etwas eingetragen.\
            Erstellt am {day}.\
            Erstellt mit {program}.\
            {method} seit {day}\
            {method}, {days}\
            In diesem Zeitraum ist keine Verhütung eingetragen.\
            Verhütung: {methods}.\
            Notizen\
            In diesem Zeitraum gibt es keine Notiz.\
            Alles hier hat die Person selbst eingetragen, nichts wurde von Fachleuten gemessen oder untersucht. Zeiträume und Daten in der Zukunft sind Vorhersagen.\
            Lebensphasen: {phases}.\
            Drucke diese Seite mit der Druckfunktion des Browsers oder speichere sie als PDF. Der Rahmen um den Bericht wird weggelassen.\
            Der erste Tag liegt nach dem letzten. Vertausche sie.\
            Temperaturanstieg in {rises} von {count} Zyklus mit Messwerten.\0Temperaturanstieg in {rises} der letzten {count} Zyklen mit Messwerten.\
            Anzeigen\
            Ein Teil davon wurde importiert: {sources}.\
            Zusammenfassung\
            Schmerzen, Symptome und Stimmungen\
            In diesem Zeitraum ist kein Symptom und keine Stimmung eingetragen.\
            Aufwachtemperaturen\
            In diesem Zeitraum ist keine Temperatur eingetragen.\
            Bis\
            Zyklusbericht\
            Zyklusbericht: {name}\
            Gewicht\
            Mit meinen Notizen\
            Bericht ({days}) in {file} gespeichert. Öffne ihn im Browser, um ihn zu lesen, zu drucken oder als PDF zu speichern.\
            Aussehen\
            Alle Einstellungen\
            Wähle eine dieser Möglichkeiten.\
            Gib ein Datum wie {date} ein.\
            Ein Name hat 1 bis 100 Zeichen und keine Zeilenumbrüche.\
            Hier hat schon jemand anders diesen Namen.\
            Gib eine Zahl von {first} bis {last} ein oder nichts.\
            Gib eine Uhrzeit wie 09:00 ein.\
            Schreib Wörter aus Buchstaben, mit Kommas dazwischen.\
            Diese Zeitzone ist nicht bekannt. Schreib sie wie Europe/Berlin.\
            Geburtsjahr\
            Lass das Feld leer, wenn du es nicht angeben willst.\
            Name deines Kalenders in anderen Programmen\
            Grad Celsius\
            Grad Fahrenheit\
            Vorhersage\
            Sprache und Einheiten\
            Hinweise zu Perioden und Zyklen, nach denen du in der Arztpraxis fragen kannst\
            Fruchtbare Tage und Eisprung ausblenden\
            Startseite\
            Kilogramm\
            Sprache\
            Wie im Browser eingestellt\
            Abmelden\
            Montag\
            Weitere Einstellungen\
            Name\
            Seine Anfangsbuchstaben sind dein Bild.\
            Noch nicht gespeichert: Etwas weiter unten stimmt noch nicht.\
            Deine eigenen Wörter für eine Periode\
            Mit Kommas dazwischen. Ein Termin mit einem solchen Titel ist eine Periode.\
            Dein Bild: {initials}\
            Fröhliche Bilder an fruchtbaren Tagen\
            Pfund\
            Speichern\
            Gespeichert.\
            Tastenkürzel\
            Sonntag\
            Du bist im Teenageralter\
            Dann sind Zyklen von 21 bis 45 Tagen üblich.\
            Temperaturen in\
            Farben\
            Dunkel\
            Hell\
            Wie auf dem Gerät\
            Zeitzone\
            Etwa Europe/Berlin. Leer gilt die Zeitzone des Servers.\
            Einstellungen\
            Verhütung\
            Import, Export und Löschen\
            Erinnerungen\
            Passwort und Geräte\
            Kalender-Abos und App-Passwörter\
            Nichts wurde geändert.\
            Übliche Länge deines Zyklus\
            In Tagen. Sie zählt als ein Zyklus neben denen, die du einträgst.\
            Erster Tag der Woche\
            Gewichte in\
            Fruchtbare Tage\
            Vorsichtig, mit mehr Tagen\
            Standard\
            Du\
            Adresse\
            QR-Code der Adresse für Telefone\
            Die Adresse deines Kalender-Abos\
            Adresse für Telefone\
            Ein Kalender nur mit Daten oder mit neutralen Titeln hat keinen solchen Satz. Wähle eines von beiden.\
            Ein Kalender nur mit Daten kann deine Einträge nicht ändern. Wähle eines von beiden.\
            Wähle etwas als Inhalt. Was deine Einstellungen ausblenden, zählt nicht.\
            Dieser Tag ist vorbei. Wähle heute oder einen Tag, der noch kommt.\
            Du hast schon eines mit diesem Namen. Wähle einen anderen Namen.\
            Das gibt es nicht mehr; nichts wurde geändert.\
            An der Adresse 30 Tage einen leeren Kalender lassen, damit Programme die Termine entfernen\
            Mit einem heiteren, netten Satz an fruchtbaren Tagen\
            Ohne https lässt der Server unter dieser Adresse keine Anmeldung zu.\
            Inhalt\
            Dosen\
            Fruchtbare Tage\
            Eisprung\
            Perioden\
            Fragen wie „Ist deine Periode überfällig?“\
            Kopiert.\
            Kopieren: {what}\
            Nur Titel und Daten, ohne Beschreibungen\
            Fertig\
            Letzter Tag der Gültigkeit\
            Lass das Feld leer, wenn es bis zum Widerruf gelten soll.\
            Kalender-Abo anlegen\
            Kalender-Abos\
            Ein Kalender-Abo ist ein Kalender unter einer geheimen Adresse, die Kalenderprogramme abonnieren. Gib jedem Programm und jeder Person ein eigenes, nur mit dem, was sie brauchen.\
            Noch keine Kalender-Abos.\
            Passwort eingeben\
            Widerrufen\
            Monate im Voraus\
            Name\
            Für dich: für welches Programm oder welche Person.\
            Ohne Erinnerungen\
            Nur dieser Computer kann diese Adresse erreichen. Für andere Geräte starte den Server mit einer Adresse, die sie erreichen können.\
            Passwort\
            Gib dein eigenes Passwort noch einmal ein, bevor du eine Adresse oder ein App-Passwort erstellst.\
            App-Passwort anlegen\
            QR-Code des Passworts\
            Datei für iPhone oder Mac erstellen\
            Die Datei enthält das Passwort. Öffne sie auf dem iPhone oder Mac und lösch sie, wenn das Konto da ist.\
            Dein App-Passwort\
            App-Passwörter\
            Mit einem App-Passwort meldet sich ein Kalenderprogramm an und kann deine Einträge ändern, in beide Richtungen.\
            Noch keine App-Passwörter.\
            Nur lesen: keine Änderungen und keine anderen Kalender\
            {name} widerrufen\
            Neue Adresse für {name} erstellen\
            Kalender-Abos und App-Passwörter\
            Titel\
            Neutral, ohne etwas zu verraten\
            Klartext\
            Anmeldename\
            Änderungen annehmen, die Thunderbird an die Adresse sendet\
            Nein, sie endete am {day}\
            Ja, {day} eintragen\
            Nein, nicht mehr fragen\
            Nein, keine fehlt\
            Noch nicht\
            Ja\
            Ja, früher\
            Ja, heute\
            Dauert deine Periode heute an?\
            Hat deine Periode begonnen?\
            Wo du in deinem Zyklus bist\
            Nächste Abbruchblutung in etwa {count} Tag\0Nächste Abbruchblutung in etwa {count} Tagen\
            Deine Abbruchblutung kann heute beginnen\
            {days}: {length}\
            {days}: Tag {day}\
            Letzte Zyklen\
            Alle Zyklen und Änderungen\
            Erledigt\
            Ausgelassen\
            Genommen\
            Fällig\
            Noch ist keine Periode eingetragen\
            Letzter Eintrag\
            Deine Periode ist seit {count} Tag überfällig\0Deine Periode ist seit {count} Tagen überfällig\
            Heute eintragen\
            Nächste Periode in etwa {count} Tag\0Nächste Periode in etwa {count} Tagen\
            Deine Periode kann heute beginnen\
            Notiert: keine Blutung, {days}.\
            Ärztlich nachfragen\
            Wechsel überfällig: {method}, {when}.\
            Vorhersage pausiert: {phase}\
            Heute\
            Rückgängig\
            Im Moment keine Vorhersage
            """,
        starts: [
            0, 8, 33, 71, 246, 303, 449, 540, 591, 672, 719, 805, 872, 912, 925, 949, 965, 994,
            1050, 1128, 1159, 1190, 1256, 1389, 1398, 1491, 1529, 1626, 1776, 1896, 1987, 2036,
            2126, 2203, 2212, 2385, 2398, 2424, 2435, 2448, 2472, 2508, 2518, 2538, 2551, 2584,
            2620, 2674, 2681, 2703, 2720, 2769, 2783, 2798, 2850, 2894, 2903, 2968, 2990, 3013,
            3081, 3141, 3201, 3227, 3259, 3269, 3291, 3312, 3402, 3422, 3452, 3476, 3490, 3519,
            3529, 3568, 3631, 3647, 3664, 3730, 3751, 3765, 3813, 3846, 3960, 3991, 4053, 4098,
            4136, 4280, 4309, 4375, 4405, 4453, 4482, 4503, 4551, 4617, 4814, 4902, 5101, 5428,
            5449, 5501, 5578, 5676, 5716, 5727, 5904, 6043, 6132, 6245, 6369, 6437, 6481, 6566,
            6598, 6701, 6809, 6900, 7018, 7108, 7225, 7257, 7267, 7294, 7309, 7335, 7377, 7383,
            7412, 7437, 7463, 7489, 7514, 7537, 7557, 7582, 7604, 7621, 7647, 7674, 7705, 7724,
            7750, 7824, 7829, 7835, 7841, 7855, 7862, 7976, 7990, 7997, 8004, 8010, 8017, 8028,
            8035, 8043, 8132, 8182, 8240, 8311, 8378, 8427, 8537, 8542, 8545, 8547, 8554, 8562,
            8569, 8576, 8586, 8599, 8618, 8625, 8635, 8688, 8760, 8817, 8848, 8905, 8931, 8972,
            9014, 9054, 9115, 9153, 9175, 9237, 9294, 9313, 9319, 9332, 9341, 9346, 9395, 9410,
            9438, 9451, 9531, 9549, 9557, 9565, 9571, 9585, 9604, 9647, 9660, 9700, 9703, 9706,
            9713, 9726, 9735, 9737, 9783, 9828, 9886, 9894, 9902, 9946, 10081, 10153, 10227, 10345,
            10405, 10461, 10571, 10618, 10656, 10719, 10795, 10970, 11071, 11119, 11181, 11256,
            11266, 11329, 11383, 11424, 11496, 11609, 11703, 11797, 11876, 11925, 11975, 12033,
            12097, 12173, 12240, 12297, 12347, 12378, 12406, 12450, 12490, 12505, 12575, 12643,
            12675, 12737, 12801, 12848, 12929, 12997, 13064, 13102, 13160, 13182, 13240, 13314,
            13327, 13373, 13422, 13491, 13540, 13564, 13651, 13709, 13736, 13825, 13846, 13852,
            13891, 13938, 14002, 14085, 14146, 14216, 14252, 14361, 14472, 14502, 14532, 14628,
            14645, 14659, 14665, 14743, 14787, 14804, 14827, 14836, 14856, 14873, 15164, 15190,
            15214, 15234, 15267, 15335, 15366, 15424, 15483, 15512, 15581, 15626, 15638, 15650,
            15673, 15695, 15716, 15752, 15770, 15786, 15877, 15891, 15913, 15939, 15966, 15989,
            16018, 16035, 16052, 16079, 16097, 16111, 16135, 16142, 16176, 16303, 16328, 16341,
            16364, 16378, 16395, 16433, 16485, 16499, 16530, 16547, 16566, 16581, 16601, 16630,
            16644, 16673, 16706, 16723, 16790, 16806, 16842, 16856, 16880, 16948, 17018, 17090,
            17162, 17221, 17308, 17432, 17661, 17680, 17718, 17789, 17881, 17928, 17945, 17957,
            18076, 18117, 18132, 18149, 18173, 18195, 18230, 18246, 18256, 18265, 18284, 18297,
            18310, 18332, 18346, 18357, 18375, 18383, 18398, 18420, 18474, 18511, 18555, 18619,
            18683, 18733, 18797, 18854, 18991, 19080, 19120, 19215, 19311, 19404, 19496, 19575,
            19633, 19684, 19924, 20073, 20179, 20211, 20253, 20301, 20385, 20447, 20519, 20580,
            20633, 20643, 20747, 20863, 20915, 20983, 21079, 21139, 21284, 21318, 21402, 21482,
            21546, 21701, 21760, 21843, 21896, 21927, 21966, 22190, 22396, 22643, 22802, 22938,
            23085, 23102, 23123, 23146, 23161, 23203, 23221, 23410, 23448, 23506, 23586, 23819,
            23885, 23973, 24035, 24114, 24249, 24296, 24349, 24469, 24523, 24642, 24731, 24831,
            24944, 25027, 25236, 25408, 25523, 25546, 25579, 25603, 25636, 25667, 25701, 25749,
            25777, 25814, 25829, 25834, 25840, 25855, 25883, 25919, 25945, 25980, 25987, 26004,
            26010, 26014, 26021, 26100, 26149, 26211, 26220, 26253, 26260, 26268, 26279, 26310,
            26398, 26484, 26507, 26547, 26600, 26683, 26691, 26703, 26709, 26717, 26786, 26825,
            26831, 26875, 26890, 26904, 27040, 27104, 27163, 27250, 27327, 27370, 27413, 27449,
            27538, 27559, 27591, 27616, 27683, 27726, 27881, 28021, 28073, 28182, 28197, 28217,
            28233, 28254, 28268, 28281, 28295, 28357, 28406, 28489, 28563, 28729, 28829, 28867,
            28944, 29031, 29083, 29164, 29226, 29308, 29342, 29387, 29410, 29467, 29497, 29533,
            29594, 29673, 29779, 29840, 29945, 30038, 30082, 30181, 30237, 30302, 30345, 30390,
            30501, 30530, 30599, 30687, 30771, 30822, 30865, 30928, 30986, 31052, 31102, 31131,
            31172, 31195, 31224, 31272, 31304, 31327, 31372, 31407, 31470, 31491, 31555, 31622,
            31678, 31698, 31804, 31855, 31907, 31932, 32065, 32082, 32158, 32188, 32227, 32247,
            32308, 32336, 32365, 32393, 32420, 32458, 32490, 32516, 32563, 32589, 32627, 32651,
            32704, 32737, 32788, 32835, 32868, 32954, 32990, 33011, 33071, 33135, 33193, 33242,
            33277, 33334, 33388, 33412, 33441, 33483, 33535, 33617, 33680, 33713, 33771, 33830,
            33870, 33886, 33952, 33985, 34037, 34084, 34148, 34230, 34257, 34313, 34381, 34441,
            34495, 34555, 34584, 34644, 34684, 34736, 34775, 34821, 34853, 34924, 35033, 35061,
            35083, 35239, 35313, 35405, 35561, 35641, 35803, 35957, 36034, 36062, 36075, 36121,
            36184, 36196, 36208, 36234, 36263, 36297, 36318, 36417, 36422, 36505, 36535, 36666,
            36725, 36777, 36879, 36962, 37079, 37151, 37173, 37342, 37348, 37464, 37496, 37508,
            37521, 37547, 37605, 37659, 37705, 37758, 37790, 37879, 38124, 38138, 38165, 38240,
            38299, 38325, 38361, 38405, 38513, 38545, 38559, 38577, 38604, 38626, 38655, 38679,
            38684, 38693, 38711, 38724, 38744, 38759, 38778, 38794, 38817, 38834, 38861, 38882,
            38912, 38937, 38969, 38996, 39018, 39059, 39092, 39126, 39174, 39190, 39216, 39269,
            39313, 39338, 39371, 39408, 39456, 39497, 39524, 39573, 39605, 39640, 39680, 39730,
            39793, 39836, 39889, 39953, 39962, 39983, 40004, 40052, 40077, 40181, 40227, 40233,
            40250, 40260, 40269, 40276, 40289, 40302, 40309, 40328, 40333, 40348, 40510, 40526,
            40625, 40712, 40798, 40907, 41030, 41080, 41150, 41255, 41296, 41403, 41494, 41516,
            41542, 41635, 41685, 41700, 41726, 41735, 41755, 41763, 41782, 41801, 41816, 41824,
            41831, 41851, 41856, 41946, 42118, 42215, 42318, 42596, 42649, 42702, 42758, 43059,
            43134, 43247, 43380, 43385, 43404, 43431, 43438, 43444, 43456, 43461, 43478, 43494,
            43503, 43579, 43606, 43668, 43746, 43805, 43821, 43872, 43919, 43988, 44011, 44093,
            44100, 44128, 44133, 44138, 44149, 44179, 44247, 44280, 44310, 44317, 44384, 44397,
            44451, 44456, 44471, 44478, 44483, 44499, 44516, 44530, 44548, 44591, 44610, 44624,
            44639, 44655, 44668, 44682, 44693, 44718, 44732, 44756, 44780, 44788, 44810, 44823,
            44845, 44868, 44896, 44919, 44943, 44948, 44967, 44983, 44990, 44998, 45020, 45030,
            45050, 45057, 45073, 45188, 45204, 45244, 45276, 45306, 45321, 45340, 45396, 45435,
            45501, 45581, 45683, 45794, 45871, 45928, 45987, 46048, 46062, 46120, 46159, 46201,
            46347, 46419, 46464, 46554, 46587, 46667, 46747, 46818, 46840, 46853, 46873, 46910,
            46943, 46982, 47062, 47084, 47109, 47136, 47180, 47221, 47234, 47272, 47275, 47294,
            47327, 47391, 47398, 47458, 47512, 47531, 47585, 47606, 47614, 47622, 47628, 47638,
            47644, 47727, 47855, 48124, 48419, 48463, 48509, 48552, 48755, 48811, 48869, 48928,
            48982, 49034, 49113, 49226, 49281, 49354, 49407, 49564, 49607, 49775, 49793, 49887,
            49891, 49972, 50020, 50270, 50296, 50314, 50330, 50353, 50379, 50407, 50432, 50455,
            50477, 50515, 50552, 50589, 50618, 50684, 50748, 50769, 50782, 50801, 50869, 50896,
            50927, 50955, 50988, 51015, 51032, 51049, 51065, 51101, 51130, 51159, 51181, 51208,
            51223, 51237, 51281, 51296, 51316, 51332, 51349, 51375, 51403, 51442, 51476, 51528,
            51562, 51607, 51647, 51689, 51734, 51789, 51841, 51890, 51938, 51986, 52030, 52234,
            52417, 52505, 52547, 52602, 52631, 52696, 52721, 52766, 52801, 52978, 53023, 53137,
            53240, 53290, 53333, 53374, 53420, 53465, 53553, 53599, 53660, 53712, 53725, 53777,
            53807, 53835, 53891, 53923, 53969, 54108, 54157, 54170, 54202, 54235, 54296, 54355,
            54444, 54502, 54585, 54674, 54780, 54866, 54986, 55026, 55059, 55161, 55231, 55272,
            55350, 55357, 55370, 55391, 55401, 55442, 55493, 55589, 55723, 55895, 55928, 55934,
            55959, 56015, 56044, 56110, 56164, 56220, 56298, 56342, 56377, 56430, 56477, 56520,
            56529, 56590, 56649, 56690, 56703, 56734, 56771, 56794, 56833, 56866, 56917, 56933,
            56968, 57006, 57034, 57052, 57166, 57218, 57286, 57322, 57357, 57393, 57426, 57468,
            57487, 57584, 57603, 57653, 57700, 57715, 57721, 57736, 57743, 57749, 57754, 57760,
            57770, 57779, 57786, 57796, 57812, 57817, 57830, 57837, 57845, 57853, 57869, 57885,
            57902, 57909, 57927, 57932, 57949, 57954, 57979, 58010, 58037, 58044, 58062, 58066,
            58082, 58099, 58119, 58140, 58167, 58244, 58306, 58352, 58404, 58452, 58500, 58546,
            58557, 58564, 58584, 58622, 58677, 58704, 58728, 58753, 58778, 58815, 58869, 58901,
            58938, 58972, 59073, 59089, 59178, 59218, 59304, 59322, 59344, 59352, 59369, 59395,
            59414, 59427, 59445, 59469, 59498, 59576, 59583, 59636, 59672, 59685, 59742, 59811,
            59825, 59936, 59982, 60042, 60125, 60133, 60244, 60257, 60267, 60285, 60342, 60398,
            60488, 60558, 60589, 60609, 60714, 60741, 60775, 60780, 60806, 60818, 60830, 60847,
            60861, 60868, 60938, 60945, 60969, 60983, 60996, 61001, 61017, 61028, 61039, 61116,
            61210, 61231, 61239, 61247, 61299, 61439, 61502, 61585, 61601, 61660, 61704, 61793,
            61859, 61927, 61949, 62043, 62059, 62100, 62148, 62187, 62226, 62301, 62365, 62418,
            62454, 62503, 62564, 62645, 62729, 62848, 62881, 62925, 62939, 62955, 62970, 62986,
            63003, 63052, 63084, 63224, 63231, 63261, 63293, 63414, 63439, 63487, 63544, 63561,
            63578, 63583, 63606, 63614, 63629, 63632, 63639, 63667, 63673, 63704, 63767, 63833,
            63840, 63872, 63882, 63922, 63968, 63979, 64077, 64135, 64311, 64401, 64537, 64637,
            64696, 64721, 64826, 64966, 65011, 65098, 65107, 65115, 65120, 65168, 65187, 65206,
            65209, 65248, 65379, 65390, 65439, 65445, 65469, 65487, 65493, 65515, 65558, 65601,
            65666, 65691, 65743, 65748, 65984, 65990, 66010, 66091, 66110, 66129, 66155, 66184,
            66245, 66254, 66269, 66296, 66324, 66397, 66413, 66494, 66506, 66526, 66632, 66728,
            66777, 66784, 66798, 66849, 66864, 67033, 67178, 67194, 67211, 67260, 67383, 67419,
            67535, 67547, 67614, 67639, 67650, 67790, 67842, 67952, 67974, 68010, 68018, 68128,
            68198, 68203, 68210, 68218, 68239, 68250, 68263, 68282, 68299, 68304, 68327, 68454,
            68561, 68683, 68704, 68744, 68780, 68794, 68814, 68829, 68856, 68867, 68881, 68910,
            68936, 68998, 69030, 69056, 69062, 69079, 69090, 69168, 69281, 69285, 69290, 69305,
            69410, 69416, 69502, 69517, 69619, 69627, 69719, 69733, 69834, 69842, 69862, 69889,
            69912, 69928, 69954, 69972, 69991, 70018, 70075, 70142, 70171, 70267, 70308, 70356,
            70392, 70405, 70423, 70429, 70448, 70455, 70477, 70486, 70526, 70539, 70579, 70608,
            70643, 70673, 70688, 70710, 70714, 70724, 70735, 70784, 70810, 70819, 70870, 70923,
            70930, 70942, 71011, 71214, 71317, 71372, 71406, 71531, 71591, 71645, 71783, 71802,
            71820, 71838, 71847, 71850, 71858, 71867, 71874, 71884, 71892, 71933, 71981, 72101,
            72262, 72275, 72285, 72299, 72310, 72318, 72335, 72362, 72392, 72518, 72534, 72559,
            72572, 72616, 72708, 72739, 72745, 72760, 72766, 72771, 72780, 72787, 72793, 72883,
            73098, 73194, 73282, 73399, 73445, 73539, 73722, 73923, 74098, 74309, 74500, 74691,
            74723, 74762, 74789, 74804, 74822, 74849, 74864, 74882, 74893, 74910, 74975, 75008,
            75026, 75193, 75201, 75206, 75214, 75221, 75227, 75256, 75276, 75315, 75338, 75345,
            75352, 75409, 75428, 75442, 75484, 75495, 75505, 75581, 75590, 75597, 75617, 75634,
            75750, 75773, 75802, 75817, 75823, 75843, 75868, 75878, 75889, 75897, 75995, 76119,
            76200, 76283, 76288, 76294, 76300, 76305, 76319, 76330, 76392, 76406, 76413, 76420,
            76488, 76496, 76511, 76574, 76587, 76593, 76600, 76611, 76618, 76626, 76631, 76732,
            76740, 76761, 76788, 76830, 76853, 76863, 76872, 76884, 76892, 76979, 77015, 77038,
            77053, 77081, 77116, 77220, 77237, 77295, 77350, 77365, 77407, 77418, 77425, 77479,
            77523, 77591, 77680, 77764, 77773, 77892, 77917, 77973, 77979, 77986, 77994, 78013,
            78017, 78105, 78174, 78181, 78203, 78211, 78262, 78279, 78323, 78331, 78431, 78458,
            78626, 78666, 78694, 78759, 78821, 78865, 78906, 78957, 78999, 79093, 79143, 79147,
            79236, 79244, 79259, 79280, 79291, 79308, 79341, 79369, 79403, 79410, 79422, 79430,
            79505, 79533, 79558, 79586, 79624, 79631, 79652, 79662, 79670, 79687, 79693, 79710,
            79723, 79778, 79781, 79865, 79888, 79987, 80005, 80028, 80047, 80063, 80115, 80137,
            80144, 80183, 80336, 80359, 80484, 80537, 80672, 80680, 80723, 80738, 80772, 80839,
            80858, 80910, 80913, 80926, 80947, 80954, 80972, 81089, 81097, 81115, 81149, 81178,
            81235, 81277, 81330, 81361, 81415, 81479, 81490, 81542, 81585, 81597, 81612, 81622,
            81643, 81721, 81760, 81770, 81779, 81786, 81812, 81820, 81826, 81847, 81851, 81890,
            81951, 81990, 82065, 82086, 82124, 82129, 82138, 82150, 82163, 82170, 82194, 82239,
            82254, 82260, 82266, 82270, 82288, 82296, 82351, 82364, 82374, 82401, 82413, 82433,
            82466, 82489, 82518, 82585, 82605, 82616, 82631, 82657, 82665, 82667, 82674, 82707,
            82739, 82760, 82862, 82949, 83023, 83090, 83155, 83202, 83292, 83344, 83413, 83419,
            83424, 83439, 83447, 83455, 83503, 83511, 83527, 83567, 83573, 83600, 83657, 83677,
            83690, 83867, 83892, 83909, 83919, 83935, 83939, 83991, 84008, 84141, 84149, 84246,
            84266, 84287, 84323, 84429, 84446, 84461, 84574, 84601, 84656, 84673, 84707, 84740,
            84745, 84776, 84784, 84795, 84854, 84879, 84898, 84921, 84938, 84948, 84950, 84961,
            84970, 85000, 85027, 85054, 85143, 85183, 85199, 85216, 85229, 85256, 85264, 85275,
            85283, 85290, 85324, 85339, 85436, 85451, 85526, 85559, 85590, 85610, 85649, 85677,
            85682, 85694, 85720,
        ])
}
