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
            Trink etwas Wasser\
            In {count} Tag: {title}\0In {count} Tagen: {title}\
            Heute: {title}\
            Morgen: {title}\
            In {count} Woche: {title}\0In {count} Wochen: {title}\
            Wiederholung im Kalenderprogramm eingestellt\
            jeden Tag\
            {days}, stündlich von {first} bis {last} Uhr\0{days}, alle {count} Stunden von {first} bis {last} Uhr\
            {days}, jede Minute ({count}) von {first} bis {last} Uhr\0{days}, alle {count} Minuten von {first} bis {last} Uhr\
            {title} in {count} Tag erwartet\0{title} in {count} Tagen erwartet\
            {title} heute erwartet\
            {title} morgen erwartet\
            {title} in {count} Woche erwartet\0{title} in {count} Wochen erwartet\
            beginnt {count} Stunde vorher\0beginnt {count} Stunden vorher\
            Trag deinen Tag ein\
            beginnt {count} Minute vorher\0beginnt {count} Minuten vorher\
            Verpasste Alarme: {titles}\
            {count} weiterer\0{count} weitere\
            Erinnerung\
            Nächstes Mal: {when}.\
            Du hast keine Alarme.\
            Innerhalb von {count} Tag steht nichts an.\0In den nächsten {count} Tagen steht nichts an.\
            Kein Alarm klingelt.\
            Der Alarm klingelt nicht mehr.\
            Erinnerung: {title}\
            Alarm entfernt: {title}.\
            klingelt jetzt\
            Kein Alarm am {day}: {title}.\
            Schlummern\
            Klingelt wieder um {time} Uhr: {title}.\
            {title}: Beginn in {count} Tag\0{title}: Beginn in {count} Tagen\
            {title} ab heute\
            {title} ab morgen\
            {title}: Beginn in {count} Woche\0{title}: Beginn in {count} Wochen\
            Ausgeschaltet: {title}.\
            Eingeschaltet: {title}.\
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
            Alarm hinzufügen\
            Gibt auf\
            Alle Alarme\
            zur Zeit selbst\
            Wähle einen Tag, der noch kommt.\
            Wähle Wochentage oder ein Datum, nicht beides.\
            Schreib in bis zu {letters} Zeichen, wofür er ist.\
            Kürze die Notiz auf {letters} Zeichen.\
            Wähle eine der Möglichkeiten.\
            Dieser Alarm wurde inzwischen woanders geändert, und noch ist nichts gespeichert. Unten steht, was du eingegeben hast; erneutes Speichern ersetzt die andere Änderung.\
            Oder an einem Tag\
            Ohne Wochentage und Datum klingelt er einmal, wenn es das nächste Mal so spät ist.\
            {count} Tag vorher\0{count} Tage vorher\
            Beendet.\
            Alarm bearbeiten\
            Dieser Alarm wiederholt sich so, wie nur dein Kalenderprogramm es ändern kann. Ändere ihn dort.\
            Ein Alarm beginnt früh, kommt immer öfter und klingelt, bis du ihn beendest. Beende ihn an einer Stelle, und er ist überall still.\
            Du hast {number} Alarme, mehr passen nicht hinein.\
            {count} Stunde vorher\0{count} Stunden vorher\
            Klingelt ohne Pause\
            Klingelt zuerst\
            {count} Minute danach\0{count} Minuten danach\
            {count} Minute vorher\0{count} Minuten vorher\
            Wofür ist er?\
            Dieser Browser führt keine Skripte aus, darum kann die Seite nicht klingeln.\
            Neuer Alarm\
            Keine Alarme\
            Notiz\
            In den nächsten zwei Stunden klingelt kein Alarm.\
            An\
            Diese Seite klingelt nur, solange sie offen ist. Ein gesperrtes Handy klingelt durch sein Kalenderprogramm: Füge dort deinen Kalender hinzu.\
            Diesen Alarm löschen\
            Endgültig löschen\
            Klingelt gerade\
            Dieser Alarm ist schon still.\
            Diesen Tag auslassen\
            5 Minuten schlummern\
            Schlummert bis {time}.\
            In den nächsten zwei Stunden\
            Mit Ton\
            Uhrzeit\
            Alarme\
            Alarm ausprobieren\
            Er klingelt eine halbe Minute lang und erlaubt dieser Seite Ton und Vibration.\
            Woche\
            Woche {days}\
            Wochentage\
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
            Plan\
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
            Etwas hinzufügen, wo die Seite es anbietet\
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
            Wähle eine Uhrzeit nach der ersten.\
            Wähle mindestens einen Wochentag.\
            Wann\
            Dein Kalenderprogramm erinnert dich, auf jedem Gerät, das deinen Kalender abonniert hat.\
            Von\
            Gewohnheiten\
            Diese klingeln auf dieser Seite, solange sie offen ist, und auf deinem Computer.\
            Du hast {number} davon. Schalte zuerst eine aus.\
            Eine Erinnerung in deinen Worten\
            Was sie sagt\
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
            Bis\
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
            2620, 2674, 2681, 2703, 2720, 2738, 2787, 2801, 2816, 2868, 2912, 2921, 3022, 3134,
            3199, 3221, 3244, 3312, 3372, 3391, 3451, 3477, 3509, 3519, 3541, 3562, 3652, 3672,
            3702, 3721, 3745, 3759, 3788, 3798, 3837, 3900, 3916, 3933, 3999, 4022, 4045, 4066,
            4080, 4128, 4161, 4275, 4306, 4368, 4413, 4451, 4595, 4624, 4690, 4720, 4768, 4797,
            4818, 4866, 4932, 5129, 5217, 5416, 5743, 5764, 5816, 5893, 5991, 6031, 6042, 6219,
            6358, 6447, 6560, 6684, 6752, 6796, 6881, 6913, 7016, 7124, 7215, 7333, 7423, 7540,
            7572, 7582, 7609, 7624, 7650, 7692, 7698, 7727, 7752, 7778, 7804, 7829, 7852, 7872,
            7897, 7919, 7936, 7962, 7989, 8020, 8039, 8065, 8139, 8144, 8150, 8156, 8170, 8177,
            8291, 8305, 8312, 8319, 8325, 8332, 8343, 8350, 8358, 8447, 8497, 8555, 8626, 8693,
            8742, 8852, 8857, 8860, 8862, 8869, 8877, 8884, 8891, 8901, 8914, 8933, 8940, 8950,
            9003, 9075, 9132, 9163, 9220, 9246, 9287, 9329, 9369, 9430, 9468, 9490, 9552, 9609,
            9628, 9634, 9647, 9656, 9661, 9710, 9725, 9753, 9766, 9846, 9864, 9872, 9880, 9886,
            9900, 9919, 9962, 9975, 10015, 10018, 10021, 10028, 10041, 10050, 10052, 10098, 10143,
            10201, 10209, 10217, 10261, 10396, 10468, 10542, 10660, 10720, 10776, 10886, 10933,
            10971, 11034, 11110, 11285, 11386, 11434, 11496, 11571, 11581, 11644, 11698, 11739,
            11811, 11924, 12018, 12112, 12191, 12240, 12290, 12348, 12412, 12488, 12555, 12612,
            12662, 12693, 12721, 12765, 12805, 12820, 12890, 12958, 12990, 13052, 13116, 13163,
            13244, 13312, 13379, 13417, 13475, 13497, 13555, 13629, 13642, 13688, 13737, 13806,
            13855, 13879, 13966, 14024, 14051, 14140, 14161, 14167, 14206, 14253, 14317, 14400,
            14461, 14531, 14567, 14676, 14787, 14817, 14847, 14943, 14960, 14974, 14980, 15058,
            15102, 15119, 15142, 15151, 15171, 15188, 15479, 15505, 15529, 15549, 15582, 15650,
            15681, 15739, 15798, 15827, 15896, 15941, 15953, 15965, 15988, 16010, 16031, 16067,
            16085, 16101, 16192, 16206, 16228, 16254, 16281, 16304, 16333, 16350, 16367, 16394,
            16412, 16426, 16450, 16457, 16491, 16618, 16643, 16656, 16679, 16693, 16710, 16748,
            16800, 16814, 16845, 16862, 16881, 16896, 16916, 16945, 16959, 16988, 17021, 17038,
            17105, 17121, 17157, 17171, 17195, 17263, 17333, 17405, 17477, 17536, 17623, 17747,
            17976, 17995, 18033, 18104, 18196, 18243, 18260, 18272, 18391, 18432, 18447, 18464,
            18488, 18510, 18545, 18561, 18571, 18580, 18599, 18612, 18625, 18647, 18661, 18672,
            18690, 18698, 18713, 18735, 18789, 18826, 18870, 18934, 18998, 19048, 19112, 19169,
            19306, 19395, 19435, 19530, 19626, 19719, 19811, 19890, 19948, 19999, 20239, 20388,
            20494, 20526, 20568, 20616, 20700, 20762, 20834, 20895, 20948, 20958, 21062, 21178,
            21230, 21298, 21394, 21454, 21599, 21633, 21717, 21797, 21861, 22016, 22075, 22158,
            22211, 22242, 22281, 22505, 22711, 22958, 23117, 23253, 23400, 23417, 23438, 23461,
            23476, 23518, 23536, 23725, 23763, 23821, 23901, 24134, 24200, 24288, 24350, 24429,
            24564, 24611, 24664, 24784, 24838, 24957, 25046, 25146, 25259, 25342, 25551, 25723,
            25838, 25861, 25894, 25918, 25951, 25982, 26016, 26064, 26092, 26129, 26144, 26149,
            26155, 26170, 26198, 26234, 26260, 26295, 26302, 26319, 26325, 26329, 26336, 26415,
            26464, 26526, 26535, 26568, 26575, 26583, 26594, 26625, 26713, 26799, 26822, 26862,
            26915, 26998, 27006, 27018, 27024, 27032, 27101, 27140, 27146, 27190, 27205, 27219,
            27355, 27419, 27478, 27565, 27642, 27685, 27728, 27764, 27853, 27874, 27906, 27931,
            27998, 28041, 28196, 28336, 28388, 28497, 28512, 28532, 28548, 28569, 28583, 28596,
            28610, 28672, 28721, 28804, 28878, 29044, 29144, 29182, 29259, 29346, 29398, 29479,
            29541, 29623, 29657, 29702, 29725, 29782, 29812, 29848, 29909, 29988, 30094, 30155,
            30260, 30353, 30397, 30496, 30552, 30617, 30660, 30705, 30816, 30845, 30914, 31002,
            31086, 31137, 31180, 31243, 31301, 31367, 31417, 31446, 31487, 31510, 31539, 31587,
            31619, 31642, 31687, 31722, 31785, 31806, 31870, 31937, 31993, 32013, 32119, 32170,
            32222, 32247, 32380, 32397, 32473, 32503, 32542, 32562, 32623, 32651, 32680, 32708,
            32735, 32773, 32805, 32831, 32878, 32904, 32942, 32966, 33019, 33052, 33103, 33150,
            33183, 33269, 33305, 33326, 33386, 33450, 33508, 33557, 33592, 33649, 33703, 33727,
            33756, 33798, 33850, 33932, 33995, 34028, 34086, 34145, 34185, 34201, 34267, 34300,
            34352, 34399, 34463, 34545, 34572, 34628, 34696, 34756, 34810, 34870, 34899, 34959,
            34999, 35051, 35090, 35136, 35168, 35239, 35348, 35376, 35398, 35554, 35628, 35720,
            35876, 35956, 36118, 36272, 36349, 36377, 36390, 36436, 36499, 36511, 36523, 36549,
            36578, 36612, 36633, 36732, 36737, 36820, 36850, 36981, 37040, 37092, 37194, 37277,
            37394, 37466, 37488, 37657, 37663, 37779, 37811, 37823, 37836, 37862, 37920, 37974,
            38020, 38073, 38105, 38194, 38439, 38453, 38480, 38555, 38614, 38640, 38676, 38720,
            38828, 38860, 38874, 38892, 38919, 38941, 38970, 38994, 38999, 39008, 39026, 39039,
            39059, 39074, 39093, 39109, 39132, 39149, 39176, 39197, 39227, 39252, 39284, 39311,
            39333, 39374, 39407, 39441, 39489, 39505, 39531, 39584, 39628, 39653, 39686, 39723,
            39771, 39812, 39839, 39888, 39920, 39955, 39995, 40045, 40108, 40151, 40204, 40268,
            40277, 40298, 40319, 40367, 40392, 40496, 40542, 40548, 40565, 40575, 40584, 40591,
            40604, 40617, 40624, 40643, 40648, 40663, 40825, 40841, 40940, 41027, 41113, 41222,
            41345, 41395, 41465, 41570, 41611, 41718, 41809, 41831, 41857, 41950, 42000, 42015,
            42041, 42050, 42070, 42078, 42097, 42116, 42131, 42139, 42146, 42166, 42171, 42261,
            42433, 42530, 42633, 42911, 42964, 43017, 43073, 43374, 43449, 43562, 43695, 43700,
            43719, 43746, 43753, 43759, 43771, 43776, 43793, 43809, 43818, 43894, 43921, 43983,
            44061, 44120, 44136, 44187, 44234, 44303, 44326, 44408, 44415, 44443, 44448, 44453,
            44464, 44494, 44562, 44595, 44625, 44632, 44699, 44712, 44766, 44771, 44786, 44793,
            44798, 44814, 44831, 44845, 44863, 44906, 44925, 44939, 44954, 44970, 44983, 44997,
            45008, 45033, 45047, 45071, 45095, 45103, 45125, 45138, 45160, 45183, 45211, 45234,
            45258, 45263, 45282, 45298, 45305, 45313, 45335, 45345, 45365, 45372, 45388, 45503,
            45519, 45559, 45591, 45621, 45636, 45655, 45711, 45750, 45816, 45896, 45998, 46109,
            46186, 46243, 46302, 46363, 46377, 46435, 46474, 46516, 46662, 46734, 46779, 46869,
            46902, 46982, 47062, 47133, 47155, 47168, 47188, 47225, 47258, 47297, 47377, 47399,
            47424, 47451, 47495, 47536, 47549, 47587, 47590, 47609, 47642, 47706, 47713, 47773,
            47827, 47846, 47900, 47921, 47929, 47937, 47943, 47953, 47959, 48042, 48170, 48439,
            48734, 48778, 48824, 48867, 49070, 49126, 49184, 49243, 49297, 49349, 49428, 49541,
            49596, 49669, 49722, 49879, 49922, 50090, 50108, 50202, 50206, 50287, 50335, 50585,
            50611, 50629, 50645, 50668, 50694, 50722, 50747, 50770, 50792, 50830, 50867, 50904,
            50933, 50999, 51063, 51084, 51097, 51116, 51184, 51211, 51242, 51270, 51303, 51330,
            51347, 51364, 51380, 51416, 51445, 51474, 51496, 51523, 51538, 51552, 51596, 51611,
            51631, 51647, 51664, 51690, 51718, 51757, 51791, 51843, 51877, 51922, 51962, 52004,
            52049, 52104, 52156, 52205, 52253, 52301, 52345, 52549, 52732, 52820, 52862, 52917,
            52946, 53011, 53036, 53081, 53116, 53293, 53338, 53452, 53555, 53605, 53648, 53689,
            53735, 53780, 53868, 53914, 53975, 54027, 54040, 54092, 54122, 54150, 54206, 54238,
            54284, 54423, 54472, 54485, 54517, 54550, 54611, 54670, 54759, 54817, 54900, 54989,
            55095, 55181, 55301, 55341, 55374, 55476, 55546, 55587, 55665, 55672, 55685, 55706,
            55716, 55757, 55808, 55904, 56038, 56210, 56243, 56249, 56274, 56330, 56359, 56425,
            56479, 56535, 56613, 56657, 56692, 56745, 56792, 56835, 56844, 56905, 56964, 57005,
            57018, 57049, 57086, 57109, 57148, 57181, 57232, 57248, 57283, 57321, 57349, 57367,
            57481, 57533, 57601, 57637, 57672, 57708, 57741, 57783, 57802, 57899, 57918, 57968,
            58015, 58030, 58036, 58051, 58058, 58064, 58069, 58075, 58085, 58094, 58101, 58111,
            58127, 58132, 58145, 58152, 58160, 58168, 58184, 58200, 58217, 58224, 58242, 58247,
            58264, 58269, 58294, 58325, 58352, 58359, 58377, 58381, 58397, 58414, 58434, 58455,
            58482, 58559, 58621, 58667, 58719, 58767, 58815, 58861, 58872, 58879, 58899, 58937,
            58992, 59019, 59043, 59068, 59093, 59130, 59184, 59216, 59253, 59287, 59388, 59404,
            59493, 59533, 59619, 59637, 59659, 59667, 59684, 59710, 59729, 59742, 59760, 59784,
            59813, 59891, 59898, 59951, 59987, 60000, 60057, 60126, 60140, 60251, 60297, 60357,
            60440, 60448, 60559, 60572, 60582, 60600, 60657, 60713, 60803, 60873, 60904, 60921,
            60929, 60940, 60955, 60988, 61035, 61086, 61125, 61156, 61324, 61341, 61425, 61463,
            61471, 61487, 61584, 61717, 61767, 61811, 61830, 61845, 61889, 61933, 61947, 62024,
            62035, 62047, 62052, 62102, 62104, 62245, 62266, 62285, 62300, 62329, 62349, 62369,
            62391, 62420, 62427, 62434, 62440, 62458, 62536, 62541, 62553, 62563, 62583, 62688,
            62715, 62749, 62754, 62780, 62792, 62804, 62821, 62835, 62842, 62912, 62919, 62943,
            62957, 62970, 62975, 62991, 63002, 63013, 63090, 63184, 63205, 63213, 63221, 63273,
            63413, 63476, 63559, 63575, 63634, 63678, 63767, 63833, 63901, 63923, 64017, 64033,
            64074, 64122, 64161, 64200, 64275, 64339, 64392, 64428, 64477, 64538, 64619, 64703,
            64822, 64855, 64899, 64913, 64929, 64944, 64960, 64977, 65026, 65058, 65198, 65205,
            65235, 65267, 65388, 65413, 65461, 65518, 65535, 65552, 65557, 65580, 65588, 65603,
            65606, 65613, 65641, 65647, 65678, 65741, 65807, 65814, 65846, 65856, 65896, 65942,
            65953, 66051, 66109, 66285, 66375, 66511, 66611, 66670, 66695, 66800, 66940, 66985,
            67072, 67081, 67089, 67094, 67142, 67161, 67180, 67183, 67222, 67353, 67364, 67413,
            67419, 67443, 67461, 67467, 67489, 67532, 67575, 67640, 67665, 67717, 67722, 67958,
            67964, 67984, 68065, 68084, 68103, 68129, 68158, 68219, 68228, 68243, 68270, 68298,
            68371, 68387, 68468, 68480, 68500, 68606, 68702, 68751, 68758, 68772, 68823, 68838,
            69007, 69152, 69168, 69185, 69234, 69357, 69393, 69509, 69521, 69588, 69613, 69624,
            69764, 69816, 69926, 69948, 69984, 69992, 70102, 70172, 70177, 70184, 70192, 70213,
            70224, 70228, 70241, 70260, 70277, 70282, 70305, 70432, 70539, 70661, 70682, 70722,
            70758, 70772, 70792, 70807, 70834, 70877, 70888, 70902, 70931, 70957, 71019, 71051,
            71077, 71083, 71100, 71111, 71189, 71302, 71306, 71311, 71326, 71431, 71437, 71523,
            71538, 71640, 71648, 71740, 71754, 71855, 71863, 71883, 71910, 71933, 71949, 71975,
            71993, 72012, 72039, 72096, 72163, 72192, 72288, 72329, 72377, 72413, 72426, 72444,
            72450, 72469, 72476, 72498, 72507, 72547, 72560, 72600, 72629, 72664, 72694, 72709,
            72731, 72735, 72745, 72756, 72805, 72831, 72840, 72891, 72944, 72951, 72963, 73032,
            73235, 73338, 73393, 73427, 73552, 73612, 73666, 73804, 73823, 73841, 73859, 73868,
            73871, 73879, 73888, 73895, 73905, 73913, 73954, 74002, 74122, 74283, 74296, 74306,
            74320, 74331, 74339, 74356, 74383, 74413, 74539, 74555, 74580, 74593, 74637, 74729,
            74760, 74766, 74781, 74787, 74792, 74801, 74808, 74814, 74904, 75119, 75215, 75303,
            75420, 75466, 75560, 75743, 75944, 76119, 76330, 76521, 76712, 76744, 76783, 76810,
            76825, 76843, 76870, 76885, 76903, 76914, 76931, 76996, 77029, 77047, 77214, 77222,
            77227, 77235, 77242, 77248, 77277, 77297, 77336, 77359, 77366, 77373, 77430, 77449,
            77463, 77505, 77516, 77526, 77602, 77611, 77618, 77638, 77655, 77771, 77794, 77823,
            77838, 77844, 77864, 77889, 77899, 77910, 77918, 78016, 78140, 78221, 78304, 78309,
            78315, 78321, 78326, 78340, 78351, 78413, 78427, 78434, 78441, 78509, 78517, 78532,
            78595, 78608, 78614, 78621, 78632, 78639, 78647, 78652, 78753, 78761, 78782, 78809,
            78851, 78874, 78884, 78893, 78905, 78913, 79000, 79036, 79059, 79074, 79102, 79137,
            79241, 79258, 79316, 79371, 79386, 79428, 79439, 79446, 79500, 79544, 79612, 79701,
            79785, 79794, 79913, 79938, 79994, 80000, 80007, 80015, 80034, 80038, 80126, 80195,
            80202, 80224, 80232, 80283, 80300, 80344, 80352, 80452, 80479, 80647, 80687, 80715,
            80780, 80842, 80886, 80927, 80978, 81020, 81114, 81164, 81200, 81234, 81238, 81327,
            81330, 81342, 81422, 81470, 81502, 81514, 81522, 81537, 81558, 81569, 81586, 81619,
            81647, 81681, 81688, 81700, 81703, 81711, 81786, 81814, 81839, 81867, 81905, 81912,
            81933, 81943, 81951, 81968, 81974, 81991, 82004, 82059, 82062, 82146, 82169, 82268,
            82286, 82309, 82328, 82344, 82396, 82418, 82425, 82464, 82617, 82640, 82765, 82818,
            82953, 82961, 83004, 83019, 83053, 83120, 83139, 83191, 83194, 83207, 83228, 83235,
            83253, 83370, 83378, 83396, 83430, 83459, 83516, 83558, 83611, 83642, 83696, 83760,
            83771, 83823, 83866, 83878, 83893, 83903, 83924, 84002, 84041, 84051, 84060, 84067,
            84093, 84101, 84107, 84128, 84132, 84171, 84232, 84271, 84346, 84367, 84405, 84410,
            84419, 84431, 84444, 84451, 84475, 84520, 84535, 84541, 84547, 84551, 84569, 84577,
            84632, 84645, 84655, 84682, 84694, 84714, 84747, 84770, 84799, 84866, 84886, 84897,
            84912, 84938, 84946, 84948, 84955, 84988, 85020, 85041, 85143, 85230, 85304, 85371,
            85436, 85483, 85573, 85625, 85694, 85700, 85705, 85720, 85728, 85736, 85784, 85792,
            85808, 85848, 85854, 85881, 85938, 85958, 85971, 86148, 86173, 86190, 86200, 86216,
            86220, 86272, 86289, 86422, 86430, 86527, 86547, 86568, 86604, 86710, 86727, 86742,
            86855, 86882, 86937, 86954, 86988, 87021, 87026, 87057, 87065, 87076, 87135, 87160,
            87179, 87202, 87219, 87229, 87231, 87242, 87251, 87281, 87308, 87335, 87424, 87464,
            87480, 87497, 87510, 87537, 87545, 87556, 87564, 87571, 87605, 87620, 87717, 87732,
            87807, 87840, 87871, 87891, 87930, 87958, 87963, 87975, 88001,
        ])
}
