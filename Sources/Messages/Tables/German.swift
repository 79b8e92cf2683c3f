// Scripts/catalogue writes this file from po/de.po.
// swift-format-ignore-file

extension MessageTable {
    static let german = MessageTable(
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
            vorbei\
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
            bis {time}\
            geklingelt, nicht beendet\
            Alarm verpasst\
            Würde beenden: {title}.\
            Würde wieder um {time} Uhr klingeln: {title}.\
            Der frühere Datenbestand liegt jetzt in {file}.\
            {count} Eintrag\0{count} Einträge\
            Neuer Datenbestand angelegt: {store}\
            {count} Eintrag war nicht lesbar oder wurde gelöscht.\0{count} Einträge waren nicht lesbar oder wurden gelöscht.\
            {count} Person\0{count} Personen\
            {file} ersetzt: {contents}. Wer die Datei hat, kann sie lesen.\
            {store} durch {backup} ersetzen ({contents})?\
            {store} wiederhergestellt: {contents}.\
            {store} durch den {count} Eintrag ersetzen, der aus {file} lesbar ist?\0{store} durch die {count} Einträge ersetzen, die aus {file} lesbar sind?\
            {store} gerettet: {contents}.\
            {file} geschrieben: {contents}. Wer die Datei hat, kann sie lesen.\
            Deine hormonelle Methode ist beendet. Bis zu deiner nächsten Periode kann jeder Tag fruchtbar sein.\
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
            Deine Methode unterdrückt den Eisprung in manchen Zyklen und in anderen nicht.\
            Ab {date} unterdrückt deine Methode den Eisprung in manchen Zyklen und in anderen nicht. Dann kann jeder Tag fruchtbar sein.\
            Eingetragen: {count} Tag.\0Eingetragen: {count} Tage.\
            Eingetragen: der erste Tag. Wie lange die Periode dauerte, ist nicht bekannt.\
            Falls um den {day} eine Periode nicht eingetragen wurde, wird die nächste am {expected} erwartet.\
            Eine Vorhersage, kein Verhütungsmittel.\
            Beobachtet.\
            Ist deine Periode vorbei? Üblich ist bei dir {count} Tag, diesmal dauert sie schon länger.\0Ist deine Periode vorbei? Sie dauert schon länger als deine üblichen {count} Tage.\
            Deine Periode ist seit {count} Tag überfällig (erwartet zwischen dem {first} und dem {last}).\0Deine Periode ist seit {count} Tagen überfällig (erwartet zwischen dem {first} und dem {last}).\
            Wenn sie weitergeht, trag jeden Tag ein, sobald er da ist. Wenn nicht, lass diesen Termin stehen oder lösch ihn.\
            Wenn sie begonnen hat, trag den ersten Tag ein. Wenn nicht, lass diesen Termin stehen oder lösch ihn: Das hat keine Folgen.\
            Ist deine Periode da? Am wahrscheinlichsten war ein Beginn am {day}.\
            Eingetragen: {logged}. Erwartet: {expected}.\
            Wenn deine Periode früher vorbei ist, lass diesen Termin an ihrem letzten Tag enden.\
            Eingetragene und erwartete Tage.\
            Es werden keine fruchtbaren Tage angezeigt: Es wären mehr als drei Wochen.\
            Es werden keine fruchtbaren Tage angezeigt: In den Einträgen fehlt vielleicht eine Periode.\
            Spätere fruchtbare Tage werden nicht angezeigt: Es wären mehr als drei Wochen.\
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
            Werte, die deine Einstellungen ausblenden\
            {item} ({days})\
            Eintrag {entry} wiederholt\
            {count} Tag, {range}\0{count} Tage, {range}\
            nichts\
            Erinnerung an fruchtbare Tage\
            eine andere Erinnerung\
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
            eine andere Einstellung\
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
            Bisher {count} Messung.\0Bisher {count} Messungen.\
            Die Temperatur stieg am {day} über {line} (Tag {number} des Zyklus). Das ist seit dem {confirmed} bestätigt.\
            Datum\
            Tag\
            LH\
            Schleim\
            Bemerkt\
            Eisprung\
            Periode\
            Anstieg\
            Hilfslinie\
            ausgeklammert\
            deine Beobachtung\
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
            Seit dem {day} ist eine Schwangerschaft eingetragen. Wenn sie vorbei ist, trage ein, was danach kam.\
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
            Anwendung {number} ({method}) beginnt nicht.\
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
            eine Periode, die jederzeit beginnen kann ({chance})\
            ein fruchtbarer Tag, Eisprung um den {day} (fruchtbares Fenster: {window})\
            keine Periode\
            keine Periode, außerhalb der fruchtbaren Tage\
            Eisprung um diesen Tag, fruchtbare Tage: {window}\
            Tag {number} der Periode, die ab dem {first} erwartet wird ({chance})\
            Tag {number} deiner Periode (Dauer etwa {length})\
            keine Periode, und jeder Tag kann fruchtbar sein\
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
            Deine Methode ({method}) beginnt außerhalb einer Periode und braucht sieben Tage. Was bis einschließlich {day} zu tun ist, steht in der Packungsbeilage.\
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
            Spuren davon stehen noch in den Dateien des Datenbestands, weil die Festplatte voll ist. Gib Speicherplatz frei: Sie werden entfernt, sobald Platz ist.\
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
            Nächste Periode: jederzeit möglich ({chance}).\
            Falls um den {missed} eine Periode nicht eingetragen wurde, wird die nächste so erwartet: {day}, {distance} ({chance}).\
            Nächste Periode: in {first} bis {count} Tag ({chance}).\0Nächste Periode: in {first} bis {count} Tagen ({chance}).\
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
            Deine Periode ist noch nicht da (erwartet zwischen dem {first} und dem {last}).\
            Nach hormoneller Verhütung sind die ersten Zyklen sehr unterschiedlich lang.\
            Nach einer Schwangerschaft sind die ersten Zyklen sehr unterschiedlich lang.\
            Deine Methode ({method}) kann Blutungen schwächer machen oder ausbleiben lassen.\
            In der Perimenopause sind Zyklen sehr unterschiedlich lang.\
            Vor dem 20. Geburtstag sind Zyklen von bis zu {days} Tagen üblich.\
            Zyklen von bis zu {days} Tagen sind üblich.\
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
            zwei Werte an einem Tag, beide wurden behalten\
            die Spalte „{name}“\
            {name}, von der App berechnet\
            {name} (trag es mit 'eve-ics contraception' ein)\
            die Datei {name} ist beschädigt\
            ein gelöschter Eintrag\
            zwei Angaben zu einer Dosis: Verspätet geht vor genommen, genommen vor ausgelassen\
            eine doppelte Pille, als genommen eingetragen\
            {name}, als ausgeschlossen markiert\
            „{name}“ hat ein Datum, das viele Jahrhunderte entfernt ist\
            das Feld „{name}“\
            das Ende kann nicht stimmen, nur der erste Tag wurde übernommen\
            das Datum liegt in der Zukunft; eingetragen wird nur, was schon war\
            zwei Stärken an einem Tag, die stärkere wurde behalten\
            ein Wert, den deine Einstellungen ausblenden\
            {date} gibt es nicht\
            mehr als {count} Symptom oder Stimmung an einem Tag\0mehr als {count} Symptome oder Stimmungen an einem Tag\
            ein Gewicht ohne Einheit, als Kilogramm übernommen\
            nicht übernommen: {what}\
            eine Periode von unmöglicher Länge; höchstens {count} Tag geht\0eine Periode von unmöglicher Länge; höchstens {count} Tage gehen\
            zwei Gewichte an einem Tag, das niedrigere wurde behalten\
            {place}: {remark}\
            {place}: {remark} ({count}-mal)\0{place}: {remark} ({count}-mal, hier zuerst)\
            zwei Temperaturen an einem Tag, die niedrigere wurde behalten\
            einer Zeile fehlt „{name}“\
            {name} (trag es mit 'eve-ics mode' ein)\
            zweierlei Zervixschleim an einem Tag, der fruchtbarere wurde behalten\
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
            zwei Werte an einem Tag, einer wurde behalten\
            die Tabelle „{name}“, in der Spalten fehlen\
            ein Tag außerhalb seiner Periode\
            ein Eisprung, als beobachtet übernommen; es kann auch ein positiver Test gewesen sein\
            zwei Ovulationstests an einem Tag, der positive wurde behalten\
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
            Einträge und Datei unterscheiden sich in einem Wert, den deine Einstellungen ausblenden\
            {count} Tag importiert, {span}.\0{count} Tage importiert, {span}.\
            {count} Tag importiert, {span}: {items}.\0{count} Tage importiert, {span}: {items}.\
            {count} Dosis\0{count} Dosen\
            {count} Termin unverändert\0{count} Termine unverändert\
            {count} andere Angabe zur Blutung\0{count} andere Angaben zur Blutung\
            {count} Tag schon eingetragen\0{count} Tage schon eingetragen\
            {count} Tag mit Stimmungen\0{count} Tage mit Stimmungen\
            {count} Tag mit Zervixschleim\0{count} Tage mit Zervixschleim\
            {count} Notiz\0{count} Notizen\
            {count} weiterer Wert\0{count} weitere Werte\
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
            Dieser Kalender ist älter als dein neuester, und was abweicht, kann eine frühere Vorhersage statt deiner Änderung sein.\
            Zu importieren: {count} Tag, {span}.\0Zu importieren: {count} Tage, {span}.\
            Zu importieren: {count} Tag, {span}: {items}.\0Zu importieren: {count} Tage, {span}: {items}.\
            Nicht importiert: {count} Tag vor dem {first}, wegen 'eve-ics settings keep'.\0Nicht importiert: {count} Tage vor dem {first}, wegen 'eve-ics settings keep'.\
            {file}: {tracker}, {count} Tag, {span}.\0{file}: {tracker}, {count} Tage, {span}.\
            {count} Zyklus zählt für die Vorhersage nicht, wie in der Datei angegeben.\0{count} Zyklen zählen für die Vorhersage nicht, wie in der Datei angegeben.\
            {file}: und {count} weitere Bemerkung\0{file}: und {count} weitere Bemerkungen\
            {file}: keine Periode darin.\
            {count} Tag in zwei Programmen: {kept}.\0{count} Tage in zwei Programmen: {kept}.\
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
            Die dieses Computers ist {zone}. Drück die Eingabetaste, um sie zu verwenden.\
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
            Diese Periode hat jetzt {count} Tag.\0Diese Periode hat jetzt {count} Tage; mehr als 8 sind ungewöhnlich.\
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
            Blutungen werden in den Pausen deiner Methode vorhergesagt, nicht nach deinen Zyklen.\
            Nichts wird vorhergesagt, bis du eine Periode einträgst; das kann viele Monate dauern.\
            Ab dem nächsten Zyklus richten sich die Zeiträume wieder nach deinen eigenen Zyklen.\
            Die Vorhersagen gehen weiter, mit größeren Zeiträumen, bis deine eigenen Zyklen zeigen, wie stark sie schwanken.\
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
            fruchtbar, vorbei\
            Periode, eingetragen\
            Eisprung erwartet\
            Eisprung bestätigt\
            Eisprung nach Zeichen\
            kein Hormon fällig\
            Periode, Vorhersage\
            Fruchtbare Tage\
            Eisprung\
            Periode\
            Zeitraum ({percent})\
            heute\
            kann fruchtbar sein, nicht bekannt\
            Die Blutung vom {days} liegt nahe an einer anderen Periode und zählt als Zwischenblutung.\
            Die Blutung, die am {day} begann, kam weniger als 10 Tage nach der Periode davor. Sie zählt als Periode. Falls sie keine war, antworte mit 'eve-ics cycle {start} between'.\
            Eine überfällige Periode kann viele Gründe haben. Einen davon klärt ein Schwangerschaftstest.\
            Eine überfällige Periode kann auch andere Gründe haben. Einen davon klärt ein Schwangerschaftstest.\
            Deine Periode dauert schon {count} Tag; mehr als {limit} Tage sind ungewöhnlich. Hol ärztlichen Rat ein, bei starker Blutung noch heute.\0Deine Periode dauert schon {count} Tage; mehr als {limit} Tage sind ungewöhnlich. Hol ärztlichen Rat ein, bei starker Blutung noch heute.\
            Die Blutung vom {days} war kurz und in der Mitte eines Zyklus. Sie zählt als Zwischenblutung.\
            Fehlt um den {day} eine Periode in deinen Einträgen?\
            Wenn nein, antworte mit 'eve-ics cycle {start} long'.\
            Wenn ja, trag ihren ersten Tag ein: 'eve-ics log {day}'.\
            Seit {count} Tag ist keine Periode eingetragen. Einen der möglichen Gründe klärt ein Schwangerschaftstest; zu den anderen hol ärztlichen Rat ein.\0Seit {count} Tagen ist keine Periode eingetragen. Einen der möglichen Gründe klärt ein Schwangerschaftstest; zu den anderen hol ärztlichen Rat ein.\
            Abschalten kannst du diese Hinweise mit 'eve-ics settings health-notes no'.\
            Du hast in deiner Schwangerschaft eine Blutung eingetragen. Ruf noch heute deine Hebamme oder eine Arztpraxis an.\
            Deine letzten Zyklen dauerten {lengths} Tage; üblich sind {shortest} bis {longest} Tage. Frag in einer Arztpraxis oder eine Hebamme.\
            War die Blutung vom {days} eine Periode?\
            Wenn ja, antworte mit 'eve-ics cycle {start} start', wenn nein, mit 'eve-ics cycle {start} between'.\
            Eisprung bestätigt, {day} ({signs}).\
            Eisprung erwartet am {day}, {chance}.\
            Nichts, was in diesem Zyklus eingetragen ist, zeigt, wann der Eisprung war.\
            {count} Tag nach dem Eisprung.\0{count} Tage nach dem Eisprung.\
            Etwa {count} Tag nach dem Eisprung.\0Etwa {count} Tage nach dem Eisprung.\
            Anzeichen sprechen für einen Eisprung am {day} ({signs}). Nicht bestätigt.\
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
            {typed} ohne Jahr ist der {date}. Ist das der Tag, den du meinst?\
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
            Eine Erinnerung kommt zu einer Uhrzeit, bis zu {most} Mal vor dem Termin\
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
            was deine Einstellungen ausblenden, lässt sich nicht im Kalender ändern\
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
            Er folgt aus deinen Einträgen ({signs}); ändere oder entferne stattdessen diese\
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
            {count} eingetragener Tag vor dem {day} ist älter, als du aufbewahrst. Er wird frühestens morgen gelöscht, weil die Uhr deinen letzten Einträgen weit voraus ist. Prüfe das Datum dieses Computers.\0{count} eingetragene Tage vor dem {day} sind älter, als du aufbewahrst. Sie werden frühestens morgen gelöscht, weil die Uhr deinen letzten Einträgen weit voraus ist. Prüfe das Datum dieses Computers.\
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
            deine Beobachtung\
            beobachteter Eisprung\
            Temperatur\
            Du hast deinen Eisprung am {day} bemerkt.\
            Für sich allein zeigt das auf den {day} ({chance}).\
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
            Fruchtbare Tage: {days}.\
            Heute: fruchtbare Tage, Tag {day} von {length}.\
            Deine Periode: Tag {day} von etwa {length}.\
            Periode jederzeit\
            Tag {day}\
            Periode {count} T überfällig\0Periode {count} T überfällig\
            nächste Periode in {count} T\0nächste Periode in {count} T\
            Periode noch nicht da\
            Periode in {count} T\0Periode in {count} T\
            Periode heute\
            Falls du weißt, wie lang deine Zyklen meistens sind, sag es mit 'eve-ics settings usual-length DAYS'.\
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
            Das kann noch nicht verspätet sein: {dose}, {when}.\
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
            Eisprung (erwartet)\
            Eisprung (laut Anzeichen)\
            Pflaster\
            {title} wechseln\
            {title} abziehen\
            {title} aufkleben\
            Periode\
            Periode jederzeit möglich\
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
            Nicht beendet\
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
            Was steht in Daten wie 3/4/2026 vorne?\
            Der Tag: {date}\
            Wie es die Datei zeigt\
            Der Monat: {date}\
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
            Über diese Verbindung kannst du dich nicht anmelden: Der Proxy vor diesem Server meldet, dass sie nicht verschlüsselt ist. Nimm die Adresse, die mit https beginnt. Wenn du sie schon benutzt, steht vor diesem Proxy noch ein anderer: Lass ihn {field} weitergeben; {page} zeigt, wie.\
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
            Deine Tage beginnen um Mitternacht in {here}. Dieses Gerät hat eine andere Zeitzone: {device}.\
            Nicht jetzt\
            {device} verwenden\
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
            Letztes Häkchen zurücknehmen\
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
            Jederzeit möglich\
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
            Nächste Periode in {first} bis {count} Tag\0Nächste Periode in {first} bis {count} Tagen\
            Deine Periode kann heute beginnen\
            Noch nicht da\
            Notiert: keine Blutung, {days}.\
            Ärztlich nachfragen\
            Wechsel überfällig: {method}, {when}.\
            Vorhersage pausiert: {phase}\
            Heute\
            Rückgängig\
            Im Moment keine Vorhersage\
            Sag, wie lang deine Zyklen meistens sind\
            Akne\
            ängstlich\
            Rückenschmerzen\
            Blähbauch\
            empfindliche Brüste\
            ruhig\
            Krämpfe\
            energiegeladen\
            Müdigkeit\
            glücklich\
            Kopfschmerzen\
            gereizt\
            Übelkeit\
            traurig
            """,
        starts: [
            0, 8, 33, 71, 246, 303, 449, 540, 591, 672, 719, 805, 872, 912, 925, 949, 965, 994,
            1050, 1128, 1159, 1190, 1256, 1389, 1398, 1491, 1529, 1626, 1776, 1896, 1987, 2036,
            2126, 2203, 2212, 2385, 2398, 2424, 2435, 2448, 2472, 2508, 2518, 2538, 2551, 2584,
            2620, 2674, 2681, 2703, 2720, 2738, 2787, 2801, 2816, 2868, 2912, 2921, 3022, 3134,
            3199, 3221, 3244, 3312, 3372, 3378, 3399, 3418, 3478, 3504, 3536, 3599, 3609, 3631,
            3652, 3742, 3762, 3792, 3861, 3903, 3959, 4048, 4099, 4171, 4218, 4232, 4272, 4299,
            4318, 4342, 4412, 4471, 4485, 4567, 4639, 4722, 4751, 4761, 4800, 4863, 4879, 4896,
            4962, 4985, 5008, 5029, 5039, 5064, 5078, 5102, 5148, 5196, 5229, 5265, 5379, 5410,
            5472, 5517, 5555, 5699, 5728, 5794, 5894, 5924, 5972, 6001, 6022, 6070, 6136, 6333,
            6421, 6620, 6947, 6968, 7047, 7172, 7224, 7301, 7399, 7439, 7450, 7627, 7820, 7933,
            8057, 8125, 8169, 8254, 8286, 8361, 8453, 8533, 8624, 8742, 8832, 8949, 8977, 9008,
            9087, 9165, 9201, 9349, 9425, 9483, 9568, 9601, 9628, 9652, 9676, 9728, 9779, 9833,
            9885, 9939, 10007, 10039, 10049, 10076, 10117, 10132, 10158, 10200, 10206, 10235, 10257,
            10282, 10308, 10334, 10359, 10382, 10402, 10427, 10449, 10466, 10492, 10519, 10542,
            10573, 10592, 10618, 10692, 10697, 10703, 10709, 10723, 10730, 10844, 10858, 10865,
            10872, 10878, 10885, 10896, 10903, 10911, 11000, 11050, 11108, 11179, 11228, 11338,
            11343, 11346, 11348, 11355, 11362, 11370, 11377, 11384, 11394, 11407, 11424, 11431,
            11441, 11494, 11566, 11623, 11654, 11711, 11737, 11778, 11820, 11860, 11921, 11959,
            11981, 12043, 12100, 12119, 12125, 12138, 12147, 12152, 12201, 12216, 12244, 12257,
            12337, 12355, 12363, 12371, 12377, 12391, 12410, 12453, 12466, 12506, 12509, 12512,
            12519, 12532, 12541, 12543, 12589, 12634, 12692, 12700, 12708, 12752, 12887, 12987,
            13059, 13133, 13251, 13311, 13367, 13477, 13524, 13562, 13625, 13701, 13876, 13977,
            14025, 14087, 14162, 14172, 14235, 14289, 14330, 14374, 14446, 14559, 14653, 14747,
            14826, 14875, 14925, 14983, 15047, 15123, 15190, 15247, 15297, 15328, 15356, 15400,
            15440, 15455, 15525, 15593, 15625, 15687, 15751, 15798, 15879, 15947, 16014, 16052,
            16110, 16132, 16190, 16242, 16316, 16329, 16375, 16424, 16493, 16542, 16590, 16614,
            16701, 16759, 16786, 16875, 16896, 16902, 16941, 16988, 17052, 17135, 17196, 17266,
            17302, 17411, 17522, 17552, 17582, 17678, 17695, 17709, 17715, 17793, 17837, 17854,
            17877, 17886, 17906, 17923, 18214, 18240, 18264, 18284, 18317, 18385, 18416, 18474,
            18533, 18562, 18631, 18676, 18688, 18700, 18723, 18745, 18766, 18802, 18820, 18836,
            18927, 18941, 18963, 18989, 19016, 19039, 19068, 19085, 19102, 19129, 19147, 19161,
            19185, 19192, 19226, 19353, 19378, 19391, 19414, 19428, 19445, 19483, 19535, 19549,
            19580, 19597, 19616, 19656, 19710, 19725, 19745, 19774, 19788, 19817, 19850, 19867,
            19934, 19950, 19986, 20000, 20024, 20092, 20162, 20234, 20306, 20365, 20452, 20576,
            20805, 20824, 20862, 20933, 21025, 21072, 21089, 21101, 21220, 21261, 21276, 21293,
            21317, 21339, 21374, 21390, 21400, 21409, 21428, 21441, 21454, 21476, 21490, 21501,
            21519, 21527, 21542, 21564, 21618, 21655, 21699, 21763, 21827, 21877, 21941, 21998,
            22135, 22224, 22264, 22359, 22455, 22548, 22640, 22719, 22777, 22828, 23068, 23222,
            23371, 23477, 23509, 23551, 23599, 23683, 23745, 23817, 23878, 23931, 23941, 24045,
            24161, 24213, 24281, 24377, 24437, 24582, 24733, 24767, 24851, 24931, 24995, 25150,
            25209, 25292, 25345, 25376, 25415, 25639, 25845, 26092, 26251, 26387, 26534, 26551,
            26572, 26595, 26610, 26652, 26670, 26859, 26897, 26955, 27035, 27268, 27334, 27422,
            27484, 27563, 27698, 27745, 27793, 27913, 28028, 28082, 28201, 28290, 28390, 28503,
            28586, 28795, 28967, 29082, 29105, 29184, 29261, 29337, 29418, 29477, 29544, 29588,
            29621, 29645, 29678, 29709, 29743, 29791, 29819, 29856, 29871, 29876, 29882, 29897,
            29925, 29961, 29987, 30022, 30029, 30112, 30195, 30243, 30260, 30266, 30270, 30277,
            30356, 30405, 30467, 30476, 30509, 30516, 30524, 30535, 30566, 30654, 30740, 30763,
            30803, 30856, 30939, 30947, 30959, 30965, 30973, 31042, 31081, 31087, 31131, 31146,
            31160, 31296, 31360, 31419, 31506, 31583, 31626, 31669, 31705, 31794, 31815, 31847,
            31872, 31939, 31982, 32137, 32277, 32329, 32438, 32453, 32473, 32489, 32510, 32524,
            32537, 32551, 32613, 32662, 32745, 32819, 32985, 33085, 33123, 33200, 33287, 33339,
            33420, 33482, 33564, 33598, 33643, 33666, 33723, 33753, 33789, 33850, 33929, 34035,
            34096, 34201, 34294, 34338, 34437, 34493, 34558, 34601, 34646, 34757, 34786, 34855,
            34943, 35027, 35078, 35121, 35184, 35242, 35308, 35358, 35387, 35428, 35474, 35497,
            35526, 35574, 35606, 35629, 35712, 35757, 35792, 35855, 35876, 35940, 36007, 36063,
            36107, 36127, 36233, 36284, 36309, 36442, 36499, 36516, 36592, 36653, 36683, 36722,
            36791, 36811, 36872, 36900, 36929, 36957, 36984, 37022, 37054, 37080, 37127, 37153,
            37191, 37215, 37268, 37301, 37352, 37397, 37444, 37477, 37563, 37625, 37661, 37682,
            37742, 37806, 37864, 37913, 37948, 38005, 38059, 38083, 38112, 38154, 38206, 38288,
            38351, 38384, 38442, 38501, 38541, 38557, 38623, 38656, 38708, 38755, 38843, 38907,
            38989, 39016, 39072, 39140, 39200, 39254, 39314, 39343, 39386, 39446, 39486, 39538,
            39577, 39623, 39655, 39726, 39835, 39863, 39885, 40041, 40163, 40237, 40329, 40485,
            40565, 40719, 40796, 40824, 40904, 40917, 40963, 41026, 41038, 41050, 41076, 41105,
            41139, 41160, 41259, 41264, 41347, 41377, 41508, 41567, 41619, 41721, 41804, 41921,
            41993, 42015, 42184, 42190, 42306, 42338, 42350, 42363, 42389, 42447, 42501, 42547,
            42600, 42632, 42721, 42966, 42980, 43007, 43085, 43144, 43170, 43206, 43250, 43358,
            43390, 43404, 43422, 43449, 43471, 43500, 43524, 43529, 43538, 43556, 43569, 43589,
            43604, 43623, 43639, 43662, 43679, 43706, 43727, 43757, 43782, 43814, 43841, 43863,
            43904, 43937, 43971, 44019, 44035, 44061, 44114, 44158, 44183, 44216, 44253, 44301,
            44406, 44447, 44474, 44523, 44555, 44590, 44630, 44680, 44743, 44786, 44839, 44903,
            44912, 44933, 44954, 45002, 45027, 45131, 45177, 45183, 45200, 45210, 45219, 45226,
            45239, 45252, 45259, 45278, 45283, 45298, 45460, 45476, 45575, 45660, 45747, 45833,
            45948, 46071, 46121, 46191, 46296, 46337, 46444, 46535, 46557, 46583, 46676, 46726,
            46741, 46767, 46776, 46793, 46813, 46830, 46849, 46870, 46889, 46908, 46923, 46931,
            46938, 46958, 46963, 46997, 47087, 47259, 47356, 47459, 47737, 47831, 47884, 47937,
            47993, 48294, 48369, 48482, 48615, 48655, 48755, 48792, 48829, 48904, 48966, 49038,
            49114, 49119, 49138, 49165, 49172, 49178, 49190, 49195, 49212, 49228, 49237, 49313,
            49340, 49402, 49480, 49539, 49555, 49606, 49653, 49722, 49758, 49777, 49841, 50007,
            50115, 50155, 50182, 50216, 50228, 50247, 50265, 50363, 50411, 50425, 50458, 50465,
            50485, 50508, 50530, 50553, 50560, 50606, 50630, 50705, 50721, 50739, 50766, 50799,
            50822, 50838, 50846, 50872, 50884, 50907, 50989, 50996, 51024, 51029, 51034, 51045,
            51075, 51143, 51176, 51241, 51271, 51278, 51345, 51358, 51412, 51417, 51432, 51439,
            51444, 51460, 51477, 51491, 51509, 51552, 51571, 51585, 51600, 51616, 51629, 51643,
            51654, 51679, 51693, 51717, 51741, 51749, 51771, 51784, 51806, 51829, 51857, 51880,
            51904, 51909, 51928, 51944, 51951, 51959, 51981, 51991, 52011, 52018, 52034, 52149,
            52221, 52237, 52277, 52309, 52339, 52354, 52373, 52429, 52468, 52534, 52614, 52716,
            52827, 52904, 52961, 53020, 53081, 53154, 53168, 53226, 53265, 53307, 53453, 53525,
            53570, 53660, 53693, 53773, 53853, 53934, 53956, 53969, 53989, 54026, 54059, 54098,
            54178, 54200, 54225, 54252, 54296, 54337, 54350, 54388, 54391, 54410, 54443, 54507,
            54514, 54574, 54628, 54647, 54701, 54722, 54730, 54738, 54744, 54754, 54760, 54843,
            54971, 55240, 55535, 55579, 55625, 55668, 55871, 55927, 55985, 56044, 56098, 56150,
            56229, 56342, 56397, 56470, 56523, 56680, 56723, 56891, 56909, 57003, 57007, 57088,
            57136, 57386, 57412, 57430, 57446, 57469, 57495, 57523, 57548, 57571, 57593, 57631,
            57668, 57705, 57734, 57800, 57864, 57885, 57898, 57917, 57985, 58012, 58043, 58071,
            58104, 58131, 58148, 58165, 58181, 58217, 58246, 58275, 58297, 58324, 58339, 58353,
            58397, 58412, 58432, 58448, 58465, 58482, 58508, 58536, 58575, 58609, 58661, 58695,
            58740, 58780, 58822, 58867, 58922, 58974, 59023, 59071, 59119, 59163, 59367, 59550,
            59638, 59680, 59735, 59764, 59829, 59854, 60259, 60304, 60339, 60516, 60561, 60675,
            60778, 60828, 60871, 60912, 60958, 61003, 61091, 61137, 61198, 61250, 61263, 61315,
            61345, 61373, 61429, 61461, 61507, 61646, 61695, 61708, 61740, 61773, 61806, 61867,
            61926, 62015, 62073, 62156, 62245, 62351, 62437, 62557, 62597, 62630, 62732, 62802,
            62843, 62921, 62928, 62941, 62958, 62979, 62989, 63030, 63082, 63178, 63312, 63484,
            63517, 63523, 63548, 63604, 63633, 63699, 63753, 63809, 63887, 63931, 63966, 63990,
            64037, 64080, 64097, 64106, 64167, 64226, 64247, 64288, 64301, 64403, 64470, 64492,
            64522, 64543, 64574, 64638, 64675, 64709, 64759, 64790, 64796, 64830, 64850, 64865,
            64917, 64948, 64985, 65008, 65047, 65080, 65131, 65147, 65182, 65220, 65248, 65266,
            65380, 65432, 65500, 65536, 65571, 65607, 65640, 65682, 65701, 65798, 65817, 65867,
            65914, 65929, 65935, 65950, 65957, 65963, 65968, 65974, 65984, 65993, 66000, 66010,
            66026, 66031, 66044, 66051, 66059, 66078, 66103, 66111, 66127, 66143, 66160, 66167,
            66193, 66211, 66216, 66233, 66238, 66263, 66294, 66321, 66328, 66346, 66350, 66366,
            66383, 66403, 66424, 66451, 66528, 66590, 66636, 66688, 66736, 66784, 66830, 66841,
            66848, 66868, 66906, 66961, 66988, 67012, 67037, 67062, 67099, 67153, 67185, 67222,
            67256, 67357, 67373, 67462, 67502, 67588, 67606, 67628, 67636, 67653, 67679, 67698,
            67711, 67729, 67753, 67782, 67860, 67867, 67920, 67956, 67969, 68026, 68095, 68109,
            68220, 68266, 68326, 68409, 68417, 68528, 68541, 68551, 68569, 68626, 68682, 68772,
            68842, 68873, 68890, 68898, 68909, 68924, 68957, 69004, 69055, 69094, 69125, 69293,
            69310, 69394, 69432, 69440, 69456, 69553, 69686, 69736, 69749, 69793, 69812, 69827,
            69871, 69915, 69923, 69937, 70014, 70025, 70037, 70042, 70092, 70095, 70097, 70238,
            70259, 70278, 70293, 70322, 70342, 70362, 70384, 70413, 70420, 70427, 70433, 70451,
            70529, 70534, 70546, 70556, 70576, 70681, 70708, 70742, 70747, 70773, 70785, 70797,
            70814, 70828, 70835, 70905, 70912, 70936, 70950, 70963, 70968, 70984, 70995, 71006,
            71083, 71177, 71198, 71206, 71214, 71231, 71249, 71258, 71269, 71303, 71313, 71358,
            71408, 71453, 71570, 71599, 71663, 71679, 71704, 71736, 71748, 71754, 71767, 71806,
            71814, 71861, 71872, 71941, 71944, 71950, 71977, 71990, 71999, 72025, 72080, 72124,
            72130, 72155, 72195, 72309, 72313, 72432, 72444, 72465, 72475, 72545, 72564, 72581,
            72600, 72690, 72742, 72882, 72945, 73028, 73044, 73103, 73147, 73236, 73302, 73370,
            73392, 73486, 73502, 73543, 73591, 73630, 73669, 73744, 73808, 73861, 73897, 73946,
            74007, 74088, 74172, 74291, 74324, 74368, 74382, 74398, 74413, 74429, 74446, 74495,
            74527, 74667, 74674, 74704, 74736, 74857, 74882, 74930, 74987, 75004, 75021, 75026,
            75049, 75057, 75072, 75075, 75082, 75110, 75116, 75147, 75210, 75276, 75283, 75315,
            75325, 75365, 75411, 75422, 75520, 75578, 75754, 75844, 75980, 76080, 76139, 76164,
            76269, 76409, 76454, 76541, 76550, 76588, 76603, 76625, 76642, 76650, 76655, 76703,
            76722, 76741, 76744, 76783, 76914, 76925, 76974, 76980, 77004, 77022, 77028, 77050,
            77093, 77136, 77201, 77226, 77278, 77283, 77519, 77525, 77545, 77626, 77645, 77664,
            77690, 77719, 77780, 77789, 77804, 77831, 77859, 77932, 77948, 78029, 78041, 78061,
            78246, 78352, 78448, 78497, 78504, 78518, 78569, 78584, 78753, 79035, 79180, 79196,
            79367, 79384, 79433, 79556, 79592, 79708, 79720, 79787, 79812, 79823, 79963, 80015,
            80125, 80147, 80183, 80191, 80301, 80371, 80376, 80383, 80391, 80412, 80423, 80427,
            80440, 80459, 80476, 80481, 80576, 80587, 80605, 80628, 80755, 80862, 80984, 81005,
            81045, 81081, 81095, 81115, 81130, 81157, 81200, 81211, 81225, 81254, 81280, 81342,
            81374, 81400, 81406, 81423, 81434, 81512, 81625, 81629, 81634, 81649, 81754, 81760,
            81846, 81861, 81963, 81971, 82063, 82077, 82178, 82186, 82206, 82233, 82256, 82272,
            82298, 82316, 82335, 82362, 82419, 82486, 82515, 82611, 82652, 82700, 82736, 82749,
            82767, 82773, 82792, 82799, 82821, 82830, 82870, 82883, 82923, 82952, 82987, 83017,
            83032, 83054, 83058, 83068, 83079, 83128, 83154, 83163, 83174, 83227, 83234, 83246,
            83315, 83518, 83621, 83676, 83710, 83835, 83895, 83949, 84087, 84106, 84124, 84142,
            84151, 84154, 84162, 84171, 84178, 84188, 84196, 84237, 84285, 84405, 84566, 84579,
            84589, 84603, 84614, 84622, 84639, 84666, 84696, 84822, 84838, 84863, 84876, 84920,
            85012, 85043, 85049, 85064, 85070, 85075, 85084, 85091, 85097, 85187, 85402, 85498,
            85586, 85703, 85749, 85843, 86026, 86227, 86402, 86613, 86804, 86995, 87027, 87066,
            87093, 87108, 87126, 87153, 87168, 87186, 87197, 87214, 87279, 87312, 87330, 87497,
            87505, 87510, 87518, 87525, 87531, 87560, 87580, 87619, 87642, 87649, 87656, 87713,
            87732, 87746, 87788, 87799, 87809, 87885, 87894, 87901, 87921, 87938, 88054, 88077,
            88106, 88121, 88127, 88147, 88172, 88182, 88193, 88201, 88299, 88423, 88504, 88587,
            88592, 88598, 88604, 88609, 88623, 88634, 88696, 88710, 88717, 88724, 88792, 88800,
            88815, 88828, 88834, 88841, 88852, 88859, 88867, 88872, 88973, 88981, 89002, 89029,
            89071, 89094, 89104, 89113, 89125, 89133, 89220, 89256, 89279, 89294, 89322, 89357,
            89374, 89432, 89487, 89502, 89544, 89555, 89562, 89616, 89660, 89728, 89817, 89901,
            89910, 90029, 90054, 90110, 90116, 90123, 90131, 90150, 90154, 90242, 90311, 90318,
            90340, 90348, 90399, 90416, 90460, 90468, 90568, 90595, 90763, 90803, 90831, 90896,
            90958, 91002, 91043, 91094, 91136, 91147, 91200, 91238, 91299, 91367, 91419, 91458,
            91478, 91543, 91566, 91586, 91619, 91643, 91653, 91667, 91675, 91834, 91842, 91868,
            91876, 91886, 91906, 91923, 91927, 91937, 91948, 91960, 91979, 91997, 92000, 92015,
            92021, 92031, 92078, 92083, 92087, 92132, 92137, 92221, 92251, 92344, 92354, 92440,
            92462, 92467, 92486, 92504, 92534, 92543, 92637, 92687, 92723, 92757, 92761, 92850,
            92853, 92865, 92945, 92993, 93025, 93037, 93045, 93060, 93081, 93092, 93109, 93142,
            93170, 93204, 93211, 93223, 93226, 93234, 93309, 93337, 93362, 93390, 93428, 93435,
            93456, 93466, 93474, 93491, 93497, 93514, 93527, 93582, 93585, 93669, 93692, 93791,
            93809, 93832, 93851, 93867, 93919, 93941, 93948, 93987, 94140, 94163, 94288, 94341,
            94476, 94484, 94527, 94542, 94576, 94643, 94662, 94714, 94717, 94730, 94751, 94758,
            94776, 94893, 94901, 94919, 94953, 94982, 95039, 95081, 95134, 95165, 95219, 95283,
            95294, 95346, 95389, 95401, 95416, 95426, 95447, 95525, 95564, 95574, 95583, 95590,
            95616, 95624, 95630, 95651, 95655, 95694, 95755, 95794, 95869, 95890, 95928, 95933,
            95940, 95949, 95961, 95974, 95981, 96005, 96050, 96065, 96071, 96077, 96081, 96099,
            96107, 96162, 96175, 96185, 96212, 96224, 96244, 96277, 96300, 96329, 96396, 96416,
            96427, 96442, 96468, 96476, 96478, 96485, 96518, 96550, 96571, 96673, 96760, 96834,
            96901, 96966, 97013, 97103, 97155, 97224, 97230, 97235, 97250, 97258, 97266, 97314,
            97322, 97338, 97378, 97384, 97411, 97468, 97488, 97501, 97678, 97703, 97720, 97730,
            97746, 97750, 97802, 97819, 97952, 97960, 98057, 98077, 98098, 98134, 98240, 98257,
            98272, 98385, 98412, 98467, 98484, 98518, 98551, 98556, 98587, 98595, 98606, 98665,
            98712, 98763, 98775, 98798, 98858, 98865, 99021, 99067, 99077, 99217, 99234, 99242,
            99249, 99267, 99279, 99297, 99311, 99337, 99346, 99389, 99404, 99429, 99448, 99471,
            99488, 99498, 99500, 99511, 99520, 99538, 99568, 99595, 99622, 99711, 99751, 99767,
            99784, 99797, 99824, 99832, 99843, 99851, 99858, 99892, 99907, 100004, 100019, 100094,
            100183, 100216, 100229, 100260, 100280, 100319, 100347, 100352, 100364, 100390, 100430,
            100434, 100444, 100460, 100470, 100490, 100495, 100503, 100517, 100527, 100537, 100550,
            100557, 100566, 100573,
        ])
}
