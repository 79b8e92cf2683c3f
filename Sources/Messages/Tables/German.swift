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
            schlummert bis {time}\
            Trag deinen Tag ein\
            beginnt {count} Minute vorher\0beginnt {count} Minuten vorher\
            Verpasste Alarme: {titles}\
            {count} weiterer\0{count} weitere\
            {count} weiterer Alarm klingelt\0{count} weitere Alarme klingeln\
            Erinnerung\
            Nächstes Mal: {when}.\
            Du hast keine Alarme.\
            Innerhalb von {count} Tag steht nichts an.\0In den nächsten {count} Tagen steht nichts an.\
            Kein Alarm klingelt.\
            Der Alarm klingelt nicht mehr.\
            Nicht verschlüsselt: Alle auf dem Weg können die Nachrichten lesen.\
            Deine Alarme werden an {address} gesendet.\
            Die Nachrichten sagen nur, dass es eine Erinnerung gibt.\
            Die Nachrichten haben keine Knöpfe, bis 'eve-ics serve' mit --public-url gestartet wird.\
            Deine Alarme werden an keinen ntfy-Server gesendet.\
            Ohne Token können alle, die dieses Thema kennen, die Nachrichten lesen.\
            Die Nachrichten nennen die Titel deiner Alarme.\
            Zugriffstoken:\
            Der Server hat die Nachricht angenommen.\
            Hier kommen Nachrichten an.\
            Erinnerung: {title}\
            Alarm entfernt: {title}.\
            Alarme klingeln im Terminal oder durch 'eve-ics alarms --run COMMAND'.\
            Alarme klingeln in diesem Terminal, bis du Strg-C drückst.\
            klingelt jetzt\
            Der Befehl von 'eve-ics serve --run' erfährt von deinen Erinnerungen, ohne Titel.\
            Der Befehl von 'eve-ics serve --run' erfährt nichts von deinen Alarmen.\
            Der Befehl von 'eve-ics serve --run' erfährt von deinen Alarmen, mit ihren Titeln.\
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
            {count} Karte\0{count} Karten\
            {count} fällig\0{count} fällig\
            {count} leere Karte wurde weggelassen.\0{count} leere Karten wurden weggelassen.\
            {count} Karte nach {file} geschrieben.\0{count} Karten nach {file} geschrieben.\
            Enter: Rückseite zeigen, q: beenden\
            {count} Karte zu {deck} hinzugefügt.\0{count} Karten zu {deck} hinzugefügt.\
            {count} Karte war schon da.\0{count} Karten waren schon da.\
            {count} Bild oder Ton wurde weggelassen.\0{count} Bilder und Töne wurden weggelassen.\
            Die nächste ist fällig: {when}.\
            Du hast keine Karteikarten.\
            Keine Karte ist fällig.\
            Karte {number} von {all}\
            Enter: umdrehen, n: weiter, r: weglassen, q: beenden\
            Alle Karten sind weggelassen. Das Quiz ist zu Ende.\
            1: vergessen, 2: schwer, 3: gut, 4: leicht, q: beenden\
            {count} Karte wiederholt.\0{count} Karten wiederholt.\
            Das war die letzte Karte. Es geht wieder von vorn los.\
            {deck}: {count} Karte wiederholen\0{deck}: {count} Karten wiederholen\
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
            Gestern: {dose}, noch nicht eingetragen.\
            Gestern um {time} Uhr: {dose}, noch nicht eingetragen.\
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
            Bis zu acht Alarme in den Eintrag schreiben, für ein Telefon, das sonst nichts hat\
            Bis zu acht Alarme in den Eintrag schreiben, für ein Telefon, das sonst nichts hat\
            Wie üblich zwei Alarme in den Eintrag schreiben\
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
            Zu {calendar} hinzugefügt: {title}.\
            Alles ist erledigt.\
            Der Termin wiederholt sich: Alle Wiederholungen wurden entfernt.\
            {title} mit {count} Eintrag entfernen? Das lässt sich nicht rückgängig machen.\0{title} mit {count} Einträgen entfernen? Das lässt sich nicht rückgängig machen.\
            Die Notiz wurde inzwischen anderswo geändert. Dein Text steht in einer neuen Notiz; beide bleiben erhalten.\
            Kalender hinzugefügt: {title} ({uses}).\
            Kalender entfernt: {title}.\
            Der Kalender heißt jetzt {title}.\
            Karteikarten\
            Geändert: {title}.\
            Erledigt: {title}.\
            {count} erledigte Aufgabe wird nicht angezeigt.\0{count} erledigte Aufgaben werden nicht angezeigt.\
            Erledigt: {title}, {day}. Nächstes Mal: {next}.\
            fällig: {day}\
            {count} Eintrag\0{count} Einträge\
            Termine\
            Verschoben: {title}.\
            Du hast keine Kalender.\
            Du hast keine Notizen.\
            Du hast keine Aufgaben.\
            Notizen\
            In den letzten 30 Tagen wurde nichts entfernt.\
            überfällig seit: {day}\
            {count} Unteraufgabe ist noch offen.\0{count} Unteraufgaben sind noch offen.\
            {share} erledigt\
            Entfernt: {title}.\
            Noch zu erledigen: {title}.\
            So holst du es zurück: {command}\
            Zurückgeholt: {title}.\
            {first}–{last}\
            Aufgaben\
            Nichts hat sich geändert.\
            (ohne Titel)\
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
            Die Pause ist um. Weiterlernen, noch etwas ausruhen oder aufhören?\
            Der Timer ist beendet.\
            {count} Minute\0{count} Minuten\
            Es läuft kein Timer.\
            Pause bis {time} (noch {left}).\
            Die Zeit ist um. Pause machen, noch etwas lernen oder aufhören?\
            Angehalten, mit noch {left} Lernzeit.\
            Angehalten, mit noch {left} Pause.\
            In deinen Kalender eingetragen: {length} Lernzeit.\
            So startest du einen: {command}\
            Lernen\
            Lernzeit bis {time} (noch {left}).\
            Zeit für eine Pause\
            Zeit zum Lernen\
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
            Verpasst\
            Wofür ist er?\
            Dieser Browser führt keine Skripte aus, darum kann die Seite nicht klingeln.\
            Neuer Alarm\
            Keine Alarme\
            Notiz\
            In den nächsten zwei Stunden klingelt kein Alarm.\
            Aus\
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
            Karte hinzufügen\
            Stapel hinzufügen\
            Vergessen\
            Alle Stapel\
            Diese Karte war schon beantwortet.\
            Rückseite\
            Schreib eine Zeile mit bis zu {most} Zeichen.\
            Ein Name ist eine Zeile mit bis zu {most} Zeichen.\
            Schreib einen Text mit bis zu {most} Zeichen.\
            Diese Karte wurde inzwischen woanders geändert. Speichere noch einmal, um das durch das zu ersetzen, was hier steht.\
            Stapel hinzugefügt: {title}.\
            Der Stapel hat sich inzwischen geändert. Nichts wurde entfernt.\
            Name des Stapels\
            Stapel entfernt: {title}.\
            Der Stapel heißt jetzt {title}.\
            Karten davor\
            Leicht\
            Karte ändern\
            Diesen Stapel umbenennen oder entfernen\
            Umdrehen\
            Karte umdrehen, oder Timer starten und anhalten\
            Vorderseite\
            Für mehr ist kein Platz. Entferne etwas, das du nicht mehr brauchst.\
            Gut\
            Schwer\
            Wie gut hast du es gewusst?\
            Karten danach\
            Weglassen\
            Karte eines Quiz weglassen\
            {count} Karte ist fällig.\0{count} Karten sind fällig.\
            Du hast schon einen Stapel mit diesem Namen.\
            Weiter\
            Nächste Karte eines Quiz\
            In diesem Stapel sind noch keine Karten.\
            Du hast noch keine Karteikarten. Ein Stapel enthält Karten, die zusammengehören, etwa die Wörter einer Sprache.\
            Quiz\
            Jede Karte kommt einmal, bevor eine noch einmal kommt. Eine Karte, die du weglässt, kommt in diesem Quiz nicht wieder.\
            Quiz: {deck}\
            Diese Karte entfernen\
            Umbenennen\
            {count} fällige Karte wiederholen\0{count} fällige Karten wiederholen\
            Wiederholen: {deck}\
            Rückseite zeigen\
            Neues Quiz beginnen\
            Diese Karte ist zu lang für diese Seite. Du kannst sie in einem Kalenderprogramm ändern.\
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
            Deine Änderung konnte nicht gespeichert werden: Der Speicher des Computers, der diese Seite bereitstellt, ist voll. Nichts ging verloren; schaffe dort Platz und versuch es noch einmal.\
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
            Wiederholen\
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
            Hinzufügen\
            Diesen Tag gibt es nicht. Wähle einen des Kalenders.\
            Schreib etwas, oder lösche die Notiz.\
            Er würde enden, bevor er beginnt. Wähle ein späteres Ende.\
            Für mehr ist kein Platz. Lösche etwas, das du nicht mehr brauchst.\
            Schreib den Titel in eine Zeile, ohne Steuerzeichen.\
            Kürze den Titel auf {letters} Zeichen.\
            Gib einen Titel ein.\
            Du hast schon einen Kalender {title}. Wähle einen anderen Namen.\
            Wähle mindestens eins.\
            Kalender hinzufügen\
            Auch in deinen Kalenderprogrammen\
            Diesen Kalender löschen\
            Umbenennen\
            Wofür ist er?\
            Kalender\
            Das wurde inzwischen woanders geändert, und noch ist nichts gespeichert. Unten steht, was du eingegeben hast; erneutes Speichern ersetzt die andere Änderung.\
            Löschen\
            Zuletzt gelöscht: {title}\
            Erledigt\
            Nach unten\
            Fällig (freiwillig)\
            Termin bearbeiten\
            Ende\
            Erster Tag\
            Letzter Tag\
            Neuer Termin\
            Noch keine Termine.\
            Vergangene Termine\
            Ort\
            wiederholt sich\
            Beginn\
            Ganztägig\
            Das gibt es nicht mehr. Nichts wurde geändert.\
            Liste\
            Mehr\
            Eine Aufgabe nach oben oder unten verschieben\
            Notiz\
            Die Notiz wurde inzwischen woanders gelöscht. Dein Text steht in einer neuen Notiz.\
            Die erste Zeile ist der Titel.\
            Diese Notiz ist zu lang, um sie hier zu bearbeiten. Bearbeite sie in deinem Kalenderprogramm.\
            Neue Notiz\
            Das wiederholt sich so, wie es dein Kalenderprogramm eingestellt hat. Ändere es dort.\
            Um {time} gespeichert.\
            Titel\
            Aufgabe hinzufügen\
            Aufgabe bearbeiten\
            Nach oben\
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
            Das muss eine ganze Zahl von 1 bis {most} sein.\
            Das muss eine Zeile mit bis zu {most} Zeichen sein.\
            Pause machen\
            Minuten für eine Pause\
            Der Timer hat sich inzwischen geändert. Nichts wurde getan.\
            Beenden\
            Du lernst, machst eine Pause und lernst weiter. Nichts beginnt von selbst: am Ende jedes Teils wirst du gefragt. Es klingelt dort, wo deine Alarme klingeln.\
            {count} Minute länger\0{count} Minuten länger\
            Fortsetzen\
            Dieser Browser führt keine Skripte aus, also kann die Seite nicht herunterzählen und nicht klingeln. Sie fragt dich, wenn die Zeit um ist.\
            Pause bis {time}.\
            Anhalten\
            Starten\
            Minuten zum Lernen\
            Weiterlernen\
            Lernen bis {time}.\
            Was lernst du?\
            Du kannst das leer lassen.\
            Lerntimer\
            In deinen Kalender eintragen, was du lernst\
            Nächste Alarme\
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
            3199, 3221, 3244, 3312, 3372, 3393, 3412, 3472, 3498, 3530, 3593, 3603, 3625, 3646,
            3736, 3756, 3786, 3855, 3897, 3953, 4042, 4093, 4165, 4212, 4226, 4266, 4293, 4312,
            4336, 4406, 4465, 4479, 4561, 4633, 4716, 4745, 4755, 4794, 4857, 4873, 4890, 4956,
            4979, 5002, 5023, 5037, 5085, 5118, 5232, 5263, 5325, 5370, 5408, 5552, 5581, 5647,
            5677, 5725, 5754, 5775, 5823, 5889, 6086, 6174, 6373, 6700, 6721, 6773, 6850, 6948,
            6988, 6999, 7176, 7315, 7404, 7517, 7641, 7709, 7753, 7838, 7870, 7973, 8081, 8172,
            8290, 8380, 8497, 8525, 8556, 8635, 8713, 8749, 8825, 8883, 8968, 9001, 9028, 9052,
            9076, 9128, 9179, 9233, 9285, 9339, 9407, 9439, 9449, 9476, 9491, 9517, 9559, 9565,
            9594, 9619, 9645, 9671, 9696, 9719, 9739, 9764, 9786, 9803, 9829, 9856, 9887, 9906,
            9932, 10006, 10011, 10017, 10023, 10037, 10044, 10158, 10172, 10179, 10186, 10192,
            10199, 10210, 10217, 10225, 10314, 10364, 10422, 10493, 10560, 10609, 10719, 10724,
            10727, 10729, 10736, 10744, 10751, 10758, 10768, 10781, 10800, 10807, 10817, 10870,
            10942, 10999, 11030, 11087, 11113, 11154, 11196, 11236, 11297, 11335, 11357, 11419,
            11476, 11495, 11501, 11514, 11523, 11528, 11577, 11592, 11620, 11633, 11713, 11731,
            11739, 11747, 11753, 11767, 11786, 11829, 11842, 11882, 11885, 11888, 11895, 11908,
            11917, 11919, 11965, 12010, 12068, 12076, 12084, 12128, 12263, 12335, 12409, 12527,
            12587, 12643, 12753, 12800, 12838, 12901, 12977, 13152, 13253, 13301, 13363, 13438,
            13448, 13511, 13565, 13606, 13678, 13791, 13885, 13979, 14058, 14107, 14157, 14215,
            14279, 14355, 14422, 14479, 14529, 14560, 14588, 14632, 14672, 14687, 14757, 14825,
            14857, 14919, 14983, 15030, 15111, 15179, 15246, 15284, 15342, 15364, 15422, 15496,
            15509, 15555, 15604, 15673, 15722, 15746, 15833, 15891, 15918, 16007, 16028, 16034,
            16073, 16120, 16184, 16267, 16328, 16398, 16434, 16543, 16654, 16684, 16714, 16810,
            16827, 16841, 16847, 16925, 16969, 16986, 17009, 17018, 17038, 17055, 17346, 17372,
            17396, 17416, 17449, 17517, 17548, 17606, 17665, 17694, 17763, 17808, 17820, 17832,
            17855, 17877, 17898, 17934, 17952, 17968, 18059, 18073, 18095, 18121, 18148, 18171,
            18200, 18217, 18234, 18261, 18279, 18293, 18317, 18324, 18358, 18485, 18510, 18523,
            18546, 18560, 18577, 18615, 18667, 18681, 18712, 18729, 18748, 18788, 18842, 18857,
            18877, 18906, 18920, 18949, 18982, 18999, 19066, 19082, 19118, 19132, 19156, 19224,
            19294, 19366, 19438, 19497, 19584, 19708, 19937, 19956, 19994, 20065, 20157, 20204,
            20221, 20233, 20352, 20393, 20408, 20425, 20449, 20471, 20506, 20522, 20532, 20541,
            20560, 20573, 20586, 20608, 20622, 20633, 20651, 20659, 20674, 20696, 20750, 20787,
            20831, 20895, 20959, 21009, 21073, 21130, 21267, 21356, 21396, 21491, 21587, 21680,
            21772, 21851, 21909, 21960, 22200, 22349, 22455, 22487, 22529, 22577, 22661, 22723,
            22795, 22856, 22909, 22919, 23023, 23139, 23191, 23259, 23355, 23415, 23560, 23594,
            23678, 23758, 23822, 23977, 24036, 24119, 24172, 24203, 24242, 24466, 24672, 24919,
            25078, 25214, 25361, 25378, 25399, 25422, 25437, 25479, 25497, 25686, 25724, 25782,
            25862, 26095, 26161, 26249, 26311, 26390, 26525, 26572, 26625, 26745, 26799, 26918,
            27007, 27107, 27220, 27303, 27512, 27684, 27799, 27822, 27855, 27879, 27912, 27943,
            27977, 28025, 28053, 28090, 28105, 28110, 28116, 28131, 28159, 28195, 28221, 28256,
            28263, 28346, 28429, 28477, 28494, 28500, 28504, 28511, 28590, 28639, 28701, 28710,
            28743, 28750, 28758, 28769, 28800, 28888, 28974, 28997, 29037, 29090, 29173, 29181,
            29193, 29199, 29207, 29276, 29315, 29321, 29365, 29380, 29394, 29530, 29594, 29653,
            29740, 29817, 29860, 29903, 29939, 30028, 30049, 30081, 30106, 30173, 30216, 30371,
            30511, 30563, 30672, 30687, 30707, 30723, 30744, 30758, 30771, 30785, 30847, 30896,
            30979, 31053, 31219, 31319, 31357, 31434, 31521, 31573, 31654, 31716, 31798, 31832,
            31877, 31900, 31957, 31987, 32023, 32084, 32163, 32269, 32330, 32435, 32528, 32572,
            32671, 32727, 32792, 32835, 32880, 32991, 33020, 33089, 33177, 33261, 33312, 33355,
            33418, 33476, 33542, 33592, 33621, 33662, 33685, 33714, 33762, 33794, 33817, 33862,
            33897, 33960, 33981, 34045, 34112, 34168, 34188, 34294, 34345, 34397, 34422, 34555,
            34572, 34648, 34678, 34717, 34737, 34798, 34826, 34855, 34883, 34910, 34948, 34980,
            35006, 35053, 35079, 35117, 35141, 35194, 35227, 35278, 35325, 35358, 35444, 35480,
            35501, 35561, 35625, 35683, 35732, 35767, 35824, 35878, 35902, 35931, 35973, 36025,
            36107, 36170, 36203, 36261, 36320, 36360, 36376, 36442, 36475, 36527, 36574, 36638,
            36720, 36747, 36803, 36871, 36931, 36985, 37045, 37074, 37134, 37174, 37226, 37265,
            37311, 37343, 37414, 37523, 37551, 37573, 37729, 37803, 37895, 38051, 38131, 38293,
            38447, 38524, 38552, 38565, 38611, 38674, 38686, 38698, 38724, 38753, 38787, 38808,
            38907, 38912, 38995, 39025, 39156, 39215, 39267, 39369, 39452, 39569, 39641, 39663,
            39832, 39838, 39954, 39986, 39998, 40011, 40037, 40095, 40149, 40195, 40248, 40280,
            40369, 40614, 40628, 40655, 40730, 40789, 40815, 40851, 40895, 41003, 41035, 41049,
            41067, 41094, 41116, 41145, 41169, 41174, 41183, 41201, 41214, 41234, 41249, 41268,
            41284, 41307, 41324, 41351, 41372, 41402, 41427, 41459, 41486, 41508, 41549, 41582,
            41616, 41664, 41680, 41706, 41759, 41803, 41828, 41861, 41898, 41946, 41987, 42014,
            42063, 42095, 42130, 42170, 42220, 42283, 42326, 42379, 42443, 42452, 42473, 42494,
            42542, 42567, 42671, 42717, 42723, 42740, 42750, 42759, 42766, 42779, 42792, 42799,
            42818, 42823, 42838, 43000, 43016, 43115, 43202, 43288, 43397, 43520, 43570, 43640,
            43745, 43786, 43893, 43984, 44006, 44032, 44125, 44175, 44190, 44216, 44225, 44245,
            44253, 44272, 44291, 44306, 44314, 44321, 44341, 44346, 44436, 44608, 44705, 44808,
            45086, 45139, 45192, 45248, 45549, 45624, 45737, 45870, 45875, 45894, 45921, 45928,
            45934, 45946, 45951, 45968, 45984, 45993, 46069, 46096, 46158, 46236, 46295, 46311,
            46362, 46409, 46478, 46514, 46533, 46597, 46763, 46871, 46911, 46938, 46972, 46984,
            47003, 47021, 47119, 47167, 47181, 47214, 47221, 47241, 47264, 47286, 47309, 47316,
            47362, 47386, 47461, 47477, 47495, 47522, 47555, 47578, 47594, 47602, 47628, 47640,
            47663, 47745, 47752, 47780, 47785, 47790, 47801, 47831, 47899, 47932, 47962, 47969,
            48036, 48049, 48103, 48108, 48123, 48130, 48135, 48151, 48168, 48182, 48200, 48243,
            48262, 48276, 48291, 48307, 48320, 48334, 48345, 48370, 48384, 48408, 48432, 48440,
            48462, 48475, 48497, 48520, 48548, 48571, 48595, 48600, 48619, 48635, 48642, 48650,
            48672, 48682, 48702, 48709, 48725, 48840, 48856, 48896, 48928, 48958, 48973, 48992,
            49048, 49087, 49153, 49233, 49335, 49446, 49523, 49580, 49639, 49700, 49714, 49772,
            49811, 49853, 49999, 50071, 50116, 50206, 50239, 50319, 50399, 50470, 50492, 50505,
            50525, 50562, 50595, 50634, 50714, 50736, 50761, 50788, 50832, 50873, 50886, 50924,
            50927, 50946, 50979, 51043, 51050, 51110, 51164, 51183, 51237, 51258, 51266, 51274,
            51280, 51290, 51296, 51379, 51507, 51776, 52071, 52115, 52161, 52204, 52407, 52463,
            52521, 52580, 52634, 52686, 52765, 52878, 52933, 53006, 53059, 53216, 53259, 53427,
            53445, 53539, 53543, 53624, 53672, 53922, 53948, 53966, 53982, 54005, 54031, 54059,
            54084, 54107, 54129, 54167, 54204, 54241, 54270, 54336, 54400, 54421, 54434, 54453,
            54521, 54548, 54579, 54607, 54640, 54667, 54684, 54701, 54717, 54753, 54782, 54811,
            54833, 54860, 54875, 54889, 54933, 54948, 54968, 54984, 55001, 55027, 55055, 55094,
            55128, 55180, 55214, 55259, 55299, 55341, 55386, 55441, 55493, 55542, 55590, 55638,
            55682, 55886, 56069, 56157, 56199, 56254, 56283, 56348, 56373, 56418, 56453, 56630,
            56675, 56789, 56892, 56942, 56985, 57026, 57072, 57117, 57205, 57251, 57312, 57364,
            57377, 57429, 57459, 57487, 57543, 57575, 57621, 57760, 57809, 57822, 57854, 57887,
            57948, 58007, 58096, 58154, 58237, 58326, 58432, 58518, 58638, 58678, 58711, 58813,
            58883, 58924, 59002, 59009, 59022, 59043, 59053, 59094, 59145, 59241, 59375, 59547,
            59580, 59586, 59611, 59667, 59696, 59762, 59816, 59872, 59950, 59994, 60029, 60082,
            60129, 60172, 60181, 60242, 60301, 60342, 60355, 60422, 60444, 60474, 60495, 60526,
            60590, 60627, 60661, 60711, 60742, 60748, 60782, 60802, 60817, 60848, 60885, 60908,
            60947, 60980, 61031, 61047, 61082, 61120, 61148, 61166, 61280, 61332, 61400, 61436,
            61471, 61507, 61540, 61582, 61601, 61698, 61717, 61767, 61814, 61829, 61835, 61850,
            61857, 61863, 61868, 61874, 61884, 61893, 61900, 61910, 61926, 61931, 61944, 61951,
            61959, 61967, 61983, 61999, 62016, 62023, 62041, 62046, 62063, 62068, 62093, 62124,
            62151, 62158, 62176, 62180, 62196, 62213, 62233, 62254, 62281, 62358, 62420, 62466,
            62518, 62566, 62614, 62660, 62671, 62678, 62698, 62736, 62791, 62818, 62842, 62867,
            62892, 62929, 62983, 63015, 63052, 63086, 63187, 63203, 63292, 63332, 63418, 63436,
            63458, 63466, 63483, 63509, 63528, 63541, 63559, 63583, 63612, 63690, 63697, 63750,
            63786, 63799, 63856, 63925, 63939, 64050, 64096, 64156, 64239, 64247, 64358, 64371,
            64381, 64399, 64456, 64512, 64602, 64672, 64703, 64720, 64728, 64739, 64754, 64787,
            64834, 64885, 64924, 64955, 65123, 65140, 65224, 65262, 65270, 65286, 65383, 65516,
            65566, 65610, 65629, 65644, 65688, 65732, 65740, 65754, 65831, 65842, 65854, 65859,
            65909, 65912, 65914, 66055, 66076, 66095, 66110, 66139, 66159, 66179, 66201, 66230,
            66237, 66244, 66250, 66268, 66346, 66351, 66363, 66373, 66393, 66498, 66525, 66559,
            66564, 66590, 66602, 66614, 66631, 66645, 66652, 66722, 66729, 66753, 66767, 66780,
            66785, 66801, 66812, 66823, 66900, 66994, 67015, 67023, 67031, 67048, 67066, 67075,
            67086, 67120, 67130, 67175, 67225, 67270, 67387, 67416, 67480, 67496, 67521, 67553,
            67565, 67571, 67584, 67623, 67631, 67678, 67689, 67758, 67761, 67767, 67794, 67807,
            67816, 67842, 67897, 67941, 67947, 67972, 68012, 68126, 68130, 68249, 68261, 68282,
            68292, 68362, 68381, 68398, 68417, 68507, 68559, 68699, 68762, 68845, 68861, 68920,
            68964, 69053, 69119, 69187, 69209, 69303, 69319, 69360, 69408, 69447, 69486, 69561,
            69625, 69678, 69714, 69763, 69824, 69905, 69989, 70108, 70141, 70185, 70199, 70215,
            70230, 70246, 70263, 70312, 70344, 70484, 70491, 70521, 70553, 70674, 70699, 70747,
            70804, 70821, 70838, 70843, 70866, 70874, 70889, 70892, 70899, 70927, 70933, 70964,
            71027, 71093, 71100, 71132, 71142, 71182, 71228, 71239, 71337, 71395, 71571, 71661,
            71797, 71897, 71956, 71981, 72086, 72226, 72271, 72358, 72367, 72375, 72380, 72428,
            72447, 72466, 72469, 72508, 72639, 72650, 72699, 72705, 72729, 72747, 72753, 72775,
            72818, 72861, 72926, 72951, 73003, 73008, 73244, 73250, 73270, 73351, 73370, 73389,
            73415, 73444, 73505, 73514, 73529, 73556, 73584, 73657, 73673, 73754, 73766, 73786,
            73971, 74077, 74173, 74222, 74229, 74243, 74294, 74309, 74478, 74623, 74639, 74656,
            74705, 74828, 74864, 74980, 74992, 75059, 75084, 75095, 75235, 75287, 75397, 75419,
            75455, 75463, 75573, 75643, 75648, 75655, 75663, 75684, 75695, 75699, 75712, 75731,
            75748, 75753, 75776, 75903, 76010, 76132, 76153, 76193, 76229, 76243, 76263, 76278,
            76305, 76348, 76359, 76373, 76402, 76428, 76490, 76522, 76548, 76554, 76571, 76582,
            76660, 76773, 76777, 76782, 76797, 76902, 76908, 76994, 77009, 77111, 77119, 77211,
            77225, 77326, 77334, 77354, 77381, 77404, 77420, 77446, 77464, 77483, 77510, 77567,
            77634, 77663, 77759, 77800, 77848, 77884, 77897, 77915, 77921, 77940, 77947, 77969,
            77978, 78018, 78031, 78071, 78100, 78135, 78165, 78180, 78202, 78206, 78216, 78227,
            78276, 78302, 78311, 78322, 78375, 78382, 78394, 78463, 78666, 78769, 78824, 78858,
            78983, 79043, 79097, 79235, 79254, 79272, 79290, 79299, 79302, 79310, 79319, 79326,
            79336, 79344, 79385, 79433, 79553, 79714, 79727, 79737, 79751, 79762, 79770, 79787,
            79814, 79844, 79970, 79986, 80011, 80024, 80068, 80160, 80191, 80197, 80212, 80218,
            80223, 80232, 80239, 80245, 80335, 80550, 80646, 80734, 80851, 80897, 80991, 81174,
            81375, 81550, 81761, 81952, 82143, 82175, 82214, 82241, 82256, 82274, 82301, 82316,
            82334, 82345, 82362, 82427, 82460, 82478, 82645, 82653, 82658, 82666, 82673, 82679,
            82708, 82728, 82767, 82790, 82797, 82804, 82861, 82880, 82894, 82936, 82947, 82957,
            83033, 83042, 83049, 83069, 83086, 83202, 83225, 83254, 83269, 83275, 83295, 83320,
            83330, 83341, 83349, 83447, 83571, 83652, 83735, 83740, 83746, 83752, 83757, 83771,
            83782, 83844, 83858, 83865, 83872, 83940, 83948, 83963, 84026, 84039, 84045, 84052,
            84063, 84070, 84078, 84083, 84184, 84192, 84213, 84240, 84282, 84305, 84315, 84324,
            84336, 84344, 84431, 84467, 84490, 84505, 84533, 84568, 84672, 84689, 84747, 84802,
            84817, 84859, 84870, 84877, 84931, 84975, 85043, 85132, 85216, 85225, 85344, 85369,
            85425, 85431, 85438, 85446, 85465, 85469, 85557, 85626, 85633, 85655, 85663, 85714,
            85731, 85775, 85783, 85883, 85910, 86078, 86118, 86146, 86211, 86273, 86317, 86358,
            86409, 86451, 86462, 86515, 86553, 86614, 86682, 86734, 86773, 86793, 86858, 86881,
            86901, 86934, 86958, 86968, 86982, 86990, 87149, 87157, 87183, 87191, 87201, 87221,
            87238, 87242, 87252, 87263, 87275, 87294, 87312, 87315, 87330, 87336, 87346, 87393,
            87398, 87402, 87447, 87452, 87536, 87566, 87659, 87669, 87755, 87777, 87782, 87801,
            87819, 87828, 87922, 87972, 88008, 88042, 88046, 88135, 88138, 88150, 88230, 88278,
            88310, 88322, 88330, 88345, 88366, 88377, 88394, 88427, 88455, 88489, 88496, 88508,
            88511, 88519, 88594, 88622, 88647, 88675, 88713, 88720, 88741, 88751, 88759, 88776,
            88782, 88799, 88812, 88867, 88870, 88954, 88977, 89076, 89094, 89117, 89136, 89152,
            89204, 89226, 89233, 89272, 89425, 89448, 89573, 89626, 89761, 89769, 89812, 89827,
            89861, 89928, 89947, 89999, 90002, 90015, 90036, 90043, 90061, 90178, 90186, 90204,
            90238, 90267, 90324, 90366, 90419, 90450, 90504, 90568, 90579, 90631, 90674, 90686,
            90701, 90711, 90732, 90810, 90849, 90859, 90868, 90875, 90901, 90909, 90915, 90936,
            90940, 90979, 91040, 91079, 91154, 91175, 91213, 91218, 91227, 91239, 91252, 91259,
            91283, 91328, 91343, 91349, 91355, 91359, 91377, 91385, 91440, 91453, 91463, 91490,
            91502, 91522, 91555, 91578, 91607, 91674, 91694, 91705, 91720, 91746, 91754, 91756,
            91763, 91796, 91828, 91849, 91951, 92038, 92112, 92179, 92244, 92291, 92381, 92433,
            92502, 92508, 92513, 92528, 92536, 92544, 92592, 92600, 92616, 92656, 92662, 92689,
            92746, 92766, 92779, 92956, 92981, 92998, 93008, 93024, 93028, 93080, 93097, 93230,
            93238, 93335, 93355, 93376, 93412, 93518, 93535, 93550, 93663, 93690, 93745, 93762,
            93796, 93829, 93834, 93865, 93873, 93884, 93943, 93990, 94041, 94053, 94076, 94136,
            94143, 94299, 94345, 94355, 94495, 94512, 94520, 94527, 94545, 94557, 94575, 94589,
            94615, 94624, 94667, 94682, 94707, 94726, 94749, 94766, 94776, 94778, 94789, 94798,
            94828, 94855, 94882, 94971, 95011, 95027, 95044, 95057, 95084, 95092, 95103, 95111,
            95118, 95152, 95167, 95264, 95279, 95354, 95387, 95418, 95438, 95477, 95505, 95510,
            95522, 95548,
        ])
}
