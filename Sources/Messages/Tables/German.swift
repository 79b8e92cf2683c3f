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
            {count} Feld oder Schlagwort, das keine Karte zeigt, wurde weggelassen.\0{count} Felder und Schlagwörter, die keine Karte zeigt, wurden weggelassen.\
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
            Wochen ab Samstag\
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
            Wochen beginnen jetzt am Samstag.\
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
            Du kannst dich nicht anmelden, denn der Proxy vor diesem Server meldet ihm nicht, ob deine Verbindung verschlüsselt ist. Lass den Proxy {field} senden; {page} zeigt, wie.\
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
            Samstag\
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
            8290, 8380, 8497, 8525, 8556, 8635, 8713, 8749, 8897, 8973, 9031, 9116, 9149, 9176,
            9200, 9224, 9276, 9327, 9381, 9433, 9487, 9555, 9587, 9597, 9624, 9639, 9665, 9707,
            9713, 9742, 9767, 9793, 9819, 9844, 9867, 9887, 9912, 9934, 9951, 9977, 10004, 10035,
            10054, 10080, 10154, 10159, 10165, 10171, 10185, 10192, 10306, 10320, 10327, 10334,
            10340, 10347, 10358, 10365, 10373, 10462, 10512, 10570, 10641, 10708, 10757, 10867,
            10872, 10875, 10877, 10884, 10892, 10899, 10906, 10916, 10929, 10948, 10955, 10965,
            11018, 11090, 11147, 11178, 11235, 11261, 11302, 11344, 11384, 11445, 11483, 11505,
            11567, 11624, 11643, 11649, 11662, 11671, 11676, 11725, 11740, 11768, 11781, 11861,
            11879, 11887, 11895, 11901, 11915, 11934, 11977, 11990, 12030, 12033, 12036, 12043,
            12056, 12065, 12067, 12113, 12158, 12216, 12224, 12232, 12276, 12411, 12483, 12557,
            12675, 12735, 12791, 12901, 12948, 12986, 13049, 13125, 13300, 13401, 13449, 13511,
            13586, 13596, 13659, 13713, 13754, 13826, 13939, 14033, 14127, 14206, 14255, 14305,
            14363, 14427, 14503, 14570, 14627, 14677, 14708, 14736, 14780, 14820, 14835, 14905,
            14973, 15005, 15067, 15131, 15178, 15259, 15327, 15394, 15432, 15490, 15512, 15570,
            15644, 15657, 15703, 15752, 15821, 15870, 15894, 15981, 16039, 16066, 16155, 16176,
            16182, 16221, 16268, 16332, 16415, 16476, 16546, 16582, 16691, 16802, 16832, 16862,
            16958, 16975, 16989, 16995, 17073, 17117, 17134, 17157, 17166, 17186, 17203, 17494,
            17520, 17544, 17564, 17597, 17665, 17696, 17754, 17813, 17842, 17911, 17956, 17968,
            17980, 18003, 18025, 18046, 18082, 18100, 18116, 18207, 18221, 18243, 18269, 18296,
            18319, 18348, 18365, 18382, 18409, 18427, 18441, 18465, 18472, 18506, 18633, 18658,
            18671, 18694, 18708, 18725, 18763, 18815, 18829, 18860, 18877, 18896, 18936, 18990,
            19005, 19025, 19054, 19068, 19097, 19130, 19147, 19214, 19230, 19266, 19280, 19304,
            19372, 19442, 19514, 19586, 19645, 19732, 19856, 20085, 20104, 20142, 20213, 20305,
            20352, 20369, 20381, 20500, 20541, 20556, 20573, 20597, 20619, 20654, 20670, 20680,
            20689, 20708, 20721, 20734, 20756, 20770, 20781, 20799, 20807, 20822, 20844, 20898,
            20935, 20979, 21043, 21107, 21157, 21221, 21278, 21415, 21504, 21544, 21639, 21735,
            21828, 21920, 21999, 22057, 22108, 22348, 22497, 22603, 22635, 22677, 22725, 22809,
            22871, 22943, 23004, 23057, 23067, 23171, 23287, 23339, 23407, 23503, 23563, 23708,
            23742, 23826, 23906, 23970, 24125, 24184, 24267, 24320, 24351, 24390, 24614, 24820,
            25067, 25226, 25362, 25509, 25526, 25547, 25570, 25585, 25627, 25645, 25834, 25872,
            25930, 26010, 26243, 26309, 26397, 26459, 26538, 26673, 26720, 26773, 26893, 26947,
            27066, 27155, 27255, 27368, 27451, 27660, 27832, 27947, 27970, 28003, 28027, 28060,
            28091, 28125, 28173, 28201, 28238, 28253, 28258, 28264, 28279, 28307, 28343, 28369,
            28404, 28411, 28494, 28577, 28625, 28642, 28648, 28652, 28659, 28738, 28787, 28849,
            28858, 28891, 28898, 28906, 28917, 28948, 29036, 29122, 29145, 29185, 29238, 29321,
            29329, 29341, 29347, 29355, 29424, 29463, 29469, 29513, 29528, 29542, 29678, 29742,
            29801, 29888, 29965, 30008, 30051, 30087, 30176, 30197, 30229, 30254, 30321, 30364,
            30519, 30659, 30711, 30820, 30835, 30855, 30871, 30892, 30906, 30919, 30933, 30995,
            31044, 31127, 31201, 31367, 31467, 31505, 31582, 31669, 31721, 31802, 31864, 31946,
            31980, 32025, 32048, 32105, 32135, 32171, 32232, 32311, 32417, 32478, 32583, 32676,
            32720, 32819, 32875, 32940, 32983, 33028, 33139, 33168, 33237, 33325, 33409, 33460,
            33503, 33566, 33624, 33690, 33740, 33769, 33810, 33833, 33862, 33910, 33942, 33965,
            34010, 34045, 34108, 34129, 34193, 34260, 34316, 34336, 34442, 34493, 34545, 34570,
            34703, 34720, 34796, 34826, 34865, 34885, 34946, 34974, 35003, 35031, 35058, 35096,
            35128, 35154, 35201, 35227, 35265, 35289, 35342, 35375, 35426, 35473, 35506, 35592,
            35628, 35649, 35709, 35773, 35831, 35880, 35915, 35972, 36026, 36050, 36079, 36121,
            36173, 36255, 36318, 36351, 36409, 36468, 36508, 36524, 36590, 36623, 36675, 36722,
            36786, 36868, 36895, 36951, 37019, 37079, 37133, 37193, 37222, 37282, 37322, 37374,
            37413, 37459, 37491, 37562, 37671, 37699, 37721, 37877, 37951, 38043, 38199, 38279,
            38441, 38595, 38672, 38700, 38713, 38759, 38822, 38834, 38846, 38872, 38901, 38935,
            38956, 39055, 39060, 39143, 39173, 39304, 39363, 39415, 39517, 39600, 39717, 39789,
            39811, 39980, 39986, 40102, 40134, 40146, 40159, 40185, 40243, 40297, 40343, 40396,
            40428, 40517, 40762, 40776, 40803, 40878, 40937, 40963, 40999, 41043, 41151, 41183,
            41197, 41215, 41242, 41264, 41293, 41317, 41322, 41331, 41349, 41362, 41382, 41397,
            41416, 41432, 41455, 41472, 41499, 41520, 41550, 41575, 41607, 41634, 41656, 41697,
            41730, 41764, 41812, 41828, 41854, 41907, 41951, 41976, 42009, 42046, 42094, 42135,
            42162, 42211, 42243, 42278, 42318, 42368, 42431, 42474, 42527, 42591, 42600, 42621,
            42642, 42690, 42715, 42819, 42865, 42871, 42888, 42898, 42907, 42914, 42927, 42940,
            42947, 42966, 42971, 42986, 43148, 43164, 43263, 43350, 43436, 43545, 43668, 43718,
            43788, 43893, 43934, 44041, 44132, 44154, 44180, 44273, 44323, 44338, 44364, 44373,
            44393, 44401, 44420, 44439, 44454, 44462, 44469, 44489, 44494, 44584, 44756, 44853,
            44956, 45234, 45287, 45340, 45396, 45697, 45772, 45885, 46018, 46023, 46042, 46069,
            46076, 46082, 46094, 46099, 46116, 46132, 46141, 46217, 46244, 46306, 46384, 46443,
            46459, 46510, 46557, 46626, 46662, 46681, 46745, 46911, 47019, 47059, 47086, 47120,
            47132, 47151, 47169, 47267, 47315, 47329, 47362, 47369, 47389, 47412, 47434, 47457,
            47464, 47510, 47534, 47609, 47625, 47643, 47670, 47703, 47726, 47742, 47750, 47776,
            47788, 47811, 47893, 47900, 47928, 47933, 47938, 47949, 47979, 48047, 48080, 48110,
            48117, 48184, 48197, 48251, 48256, 48271, 48278, 48283, 48299, 48316, 48330, 48348,
            48391, 48410, 48424, 48439, 48455, 48468, 48482, 48493, 48518, 48532, 48556, 48580,
            48588, 48610, 48623, 48645, 48668, 48696, 48719, 48743, 48748, 48767, 48783, 48790,
            48798, 48820, 48830, 48850, 48857, 48873, 48988, 49004, 49044, 49076, 49106, 49121,
            49140, 49196, 49235, 49301, 49381, 49483, 49594, 49671, 49728, 49787, 49848, 49862,
            49920, 49959, 50001, 50147, 50219, 50264, 50354, 50387, 50467, 50547, 50618, 50640,
            50653, 50673, 50710, 50743, 50782, 50862, 50884, 50909, 50936, 50980, 51021, 51034,
            51072, 51075, 51094, 51127, 51191, 51198, 51258, 51312, 51331, 51385, 51406, 51414,
            51422, 51428, 51438, 51444, 51527, 51655, 51924, 52219, 52263, 52309, 52352, 52555,
            52611, 52669, 52728, 52782, 52834, 52913, 53026, 53081, 53154, 53207, 53364, 53407,
            53575, 53593, 53687, 53691, 53772, 53820, 54070, 54096, 54114, 54130, 54153, 54179,
            54207, 54232, 54255, 54277, 54315, 54352, 54389, 54418, 54484, 54548, 54569, 54582,
            54601, 54669, 54696, 54727, 54755, 54788, 54815, 54832, 54849, 54865, 54901, 54930,
            54959, 54981, 55008, 55023, 55037, 55081, 55096, 55116, 55132, 55149, 55166, 55192,
            55220, 55259, 55293, 55345, 55379, 55424, 55464, 55506, 55551, 55606, 55658, 55707,
            55755, 55803, 55847, 56051, 56234, 56322, 56364, 56419, 56448, 56513, 56538, 56583,
            56618, 56795, 56840, 56954, 57057, 57107, 57150, 57191, 57237, 57282, 57370, 57416,
            57477, 57529, 57542, 57594, 57624, 57652, 57708, 57740, 57786, 57925, 57974, 57987,
            58019, 58052, 58085, 58146, 58205, 58294, 58352, 58435, 58524, 58630, 58716, 58836,
            58876, 58909, 59011, 59081, 59122, 59200, 59207, 59220, 59241, 59251, 59292, 59343,
            59439, 59573, 59745, 59778, 59784, 59809, 59865, 59894, 59960, 60014, 60070, 60148,
            60192, 60227, 60280, 60327, 60370, 60379, 60440, 60499, 60540, 60553, 60620, 60642,
            60672, 60693, 60724, 60788, 60825, 60859, 60909, 60940, 60946, 60980, 61000, 61015,
            61046, 61083, 61106, 61145, 61178, 61229, 61245, 61280, 61318, 61346, 61364, 61478,
            61530, 61598, 61634, 61669, 61705, 61738, 61780, 61799, 61896, 61915, 61965, 62012,
            62027, 62033, 62048, 62055, 62061, 62066, 62072, 62082, 62091, 62098, 62108, 62124,
            62129, 62142, 62149, 62157, 62165, 62181, 62197, 62214, 62221, 62239, 62244, 62261,
            62266, 62291, 62322, 62349, 62356, 62374, 62378, 62394, 62411, 62431, 62452, 62479,
            62556, 62618, 62664, 62716, 62764, 62812, 62858, 62869, 62876, 62896, 62934, 62989,
            63016, 63040, 63065, 63090, 63127, 63181, 63213, 63250, 63284, 63385, 63401, 63490,
            63530, 63616, 63634, 63656, 63664, 63681, 63707, 63726, 63739, 63757, 63781, 63810,
            63888, 63895, 63948, 63984, 63997, 64054, 64123, 64137, 64248, 64294, 64354, 64437,
            64445, 64556, 64569, 64579, 64597, 64654, 64710, 64800, 64870, 64901, 64918, 64926,
            64937, 64952, 64985, 65032, 65083, 65122, 65153, 65321, 65338, 65422, 65460, 65468,
            65484, 65581, 65714, 65764, 65808, 65827, 65842, 65886, 65930, 65938, 65952, 66029,
            66040, 66052, 66057, 66107, 66110, 66112, 66253, 66274, 66293, 66308, 66337, 66357,
            66377, 66399, 66428, 66435, 66442, 66448, 66466, 66544, 66549, 66561, 66571, 66591,
            66696, 66723, 66757, 66762, 66788, 66800, 66812, 66829, 66843, 66850, 66920, 66927,
            66951, 66965, 66978, 66983, 66999, 67010, 67021, 67098, 67192, 67213, 67221, 67229,
            67246, 67264, 67273, 67284, 67318, 67328, 67373, 67423, 67468, 67585, 67614, 67678,
            67694, 67719, 67751, 67763, 67769, 67782, 67821, 67829, 67876, 67887, 67956, 67959,
            67965, 67992, 68005, 68014, 68040, 68095, 68139, 68145, 68170, 68210, 68324, 68328,
            68447, 68459, 68480, 68490, 68560, 68579, 68596, 68615, 68705, 68757, 68897, 68960,
            69043, 69059, 69118, 69162, 69251, 69317, 69385, 69407, 69501, 69517, 69558, 69606,
            69645, 69684, 69759, 69823, 69876, 69912, 69961, 70022, 70103, 70187, 70306, 70339,
            70383, 70397, 70413, 70428, 70444, 70461, 70510, 70542, 70682, 70689, 70719, 70751,
            70872, 70897, 70945, 71002, 71019, 71036, 71041, 71064, 71072, 71087, 71090, 71097,
            71125, 71131, 71162, 71225, 71291, 71298, 71330, 71340, 71380, 71426, 71437, 71535,
            71593, 71769, 71859, 71995, 72095, 72154, 72179, 72284, 72424, 72469, 72556, 72565,
            72573, 72578, 72626, 72645, 72664, 72667, 72706, 72837, 72848, 72897, 72903, 72927,
            72945, 72951, 72973, 73016, 73059, 73124, 73149, 73201, 73206, 73442, 73448, 73468,
            73549, 73568, 73587, 73613, 73642, 73703, 73712, 73727, 73754, 73782, 73855, 73871,
            73952, 73964, 73984, 74169, 74275, 74371, 74420, 74427, 74441, 74492, 74507, 74676,
            74821, 74837, 75008, 75025, 75074, 75197, 75233, 75349, 75361, 75428, 75453, 75464,
            75604, 75656, 75766, 75788, 75824, 75832, 75942, 76012, 76017, 76024, 76032, 76053,
            76064, 76068, 76081, 76100, 76117, 76122, 76145, 76272, 76379, 76501, 76522, 76562,
            76598, 76612, 76632, 76647, 76674, 76717, 76728, 76742, 76771, 76797, 76859, 76891,
            76917, 76923, 76940, 76951, 77029, 77142, 77146, 77151, 77166, 77271, 77277, 77363,
            77378, 77480, 77488, 77580, 77594, 77695, 77703, 77723, 77750, 77773, 77789, 77815,
            77833, 77852, 77879, 77936, 78003, 78032, 78128, 78169, 78217, 78253, 78266, 78284,
            78290, 78309, 78316, 78338, 78347, 78387, 78400, 78440, 78469, 78504, 78534, 78549,
            78571, 78575, 78585, 78596, 78645, 78671, 78680, 78691, 78744, 78751, 78763, 78832,
            79035, 79138, 79193, 79227, 79352, 79412, 79466, 79604, 79623, 79641, 79659, 79668,
            79671, 79679, 79688, 79695, 79705, 79713, 79754, 79802, 79922, 80083, 80096, 80106,
            80120, 80131, 80139, 80156, 80183, 80213, 80339, 80355, 80380, 80393, 80437, 80529,
            80560, 80566, 80581, 80587, 80592, 80601, 80608, 80614, 80704, 80919, 81015, 81103,
            81220, 81266, 81360, 81543, 81744, 81919, 82130, 82321, 82512, 82544, 82583, 82610,
            82625, 82643, 82670, 82685, 82703, 82714, 82731, 82796, 82829, 82847, 83014, 83022,
            83027, 83035, 83042, 83048, 83077, 83097, 83136, 83159, 83166, 83173, 83230, 83249,
            83263, 83305, 83316, 83326, 83402, 83411, 83418, 83438, 83455, 83571, 83594, 83623,
            83638, 83644, 83664, 83689, 83699, 83710, 83718, 83816, 83940, 84021, 84104, 84109,
            84115, 84121, 84126, 84140, 84151, 84213, 84227, 84234, 84241, 84309, 84317, 84332,
            84395, 84408, 84414, 84421, 84432, 84439, 84447, 84452, 84553, 84561, 84582, 84609,
            84651, 84674, 84684, 84693, 84705, 84713, 84800, 84836, 84859, 84874, 84902, 84937,
            85041, 85058, 85116, 85171, 85186, 85228, 85239, 85246, 85300, 85344, 85412, 85501,
            85585, 85594, 85713, 85738, 85794, 85800, 85807, 85815, 85834, 85838, 85926, 85995,
            86002, 86024, 86032, 86083, 86100, 86144, 86152, 86252, 86279, 86447, 86487, 86515,
            86580, 86642, 86686, 86727, 86778, 86820, 86831, 86884, 86922, 86983, 87051, 87103,
            87142, 87162, 87227, 87250, 87270, 87303, 87327, 87337, 87351, 87359, 87518, 87526,
            87552, 87560, 87570, 87590, 87607, 87611, 87621, 87632, 87644, 87663, 87681, 87684,
            87699, 87705, 87715, 87762, 87767, 87771, 87816, 87821, 87905, 87935, 88028, 88038,
            88124, 88146, 88151, 88170, 88188, 88197, 88291, 88341, 88377, 88411, 88415, 88504,
            88507, 88519, 88599, 88647, 88679, 88691, 88699, 88714, 88735, 88746, 88763, 88796,
            88824, 88858, 88865, 88877, 88880, 88888, 88963, 88991, 89016, 89044, 89082, 89089,
            89110, 89120, 89128, 89145, 89151, 89168, 89181, 89236, 89239, 89323, 89346, 89445,
            89463, 89486, 89505, 89521, 89573, 89595, 89602, 89641, 89794, 89817, 89942, 89995,
            90130, 90138, 90181, 90196, 90230, 90297, 90316, 90368, 90371, 90384, 90405, 90412,
            90430, 90547, 90555, 90573, 90607, 90636, 90693, 90735, 90788, 90819, 90873, 90937,
            90948, 91000, 91043, 91055, 91070, 91080, 91101, 91179, 91218, 91228, 91237, 91244,
            91270, 91278, 91284, 91305, 91309, 91348, 91409, 91448, 91523, 91544, 91582, 91587,
            91594, 91603, 91615, 91628, 91635, 91659, 91704, 91719, 91725, 91731, 91735, 91753,
            91761, 91816, 91829, 91839, 91866, 91878, 91898, 91931, 91954, 91983, 92050, 92070,
            92081, 92096, 92122, 92130, 92132, 92139, 92172, 92204, 92225, 92327, 92414, 92488,
            92555, 92620, 92667, 92757, 92809, 92878, 92884, 92889, 92904, 92912, 92920, 92968,
            92976, 92992, 93032, 93038, 93065, 93122, 93142, 93155, 93332, 93357, 93374, 93384,
            93400, 93404, 93456, 93473, 93606, 93614, 93711, 93731, 93752, 93788, 93894, 93911,
            93926, 94039, 94066, 94121, 94138, 94172, 94205, 94210, 94241, 94249, 94260, 94319,
            94366, 94417, 94429, 94452, 94512, 94519, 94675, 94721, 94731, 94871, 94888, 94896,
            94903, 94921, 94933, 94951, 94965, 94991, 95000, 95043, 95058, 95083, 95102, 95125,
            95142, 95152, 95154, 95165, 95174, 95204, 95231, 95258, 95347, 95387, 95403, 95420,
            95433, 95460, 95468, 95479, 95487, 95494, 95528, 95543, 95640, 95655, 95730, 95763,
            95794, 95814, 95853, 95881, 95886, 95898, 95924,
        ])
}
