// Scripts/catalogue writes this file from po/de.po.
// swift-format-ignore-file

extension MessageTable {
    static let german = MessageTable(
        """
        Adresse:\0\
        abgelaufen nach dem {day}\0\
        Kalender-Abo {name} angelegt: {facts}.\0\
        Kalender-Abo {name} widerrufen. Ein Programm, das es noch abonniert hat, zeigt nach der nächsten Aktualisierung einen leeren Kalender. Die Adresse funktioniert bis zum {day}.\0\
        Ohne https können andere im Netzwerk es ebenfalls lesen.\0\
        Ein QR-Code der Adresse passt hier nicht hin; er braucht {count} Spalte.\u{1F}Ein QR-Code der Adresse passt hier nicht hin; er braucht {count} Spalten.\0\
        Kalender-Abo {name} widerrufen. Programme können behalten, was sie vorher abgerufen haben.\0\
        Neue Adresse für das Kalender-Abo {name}: {facts}.\0\
        Wer diese Adresse hat, kann das Kalender-Abo lesen. Sie wird nur jetzt angezeigt.\0\
        Auch deine Einträge lassen sich damit ändern.\0\
        Die Adresse ist nicht gespeichert. Eine neue gibt es mit 'eve-ics feed rotate {name}'.\0\
        Noch keine Kalender-Abos. Leg eines an mit 'eve-ics feed add NAME'.\0\
        zuletzt abgerufen in der Woche vom {day}\0\
        nie abgerufen\0\
        Nichts ist ausgeblendet.\0\
        {name}: {facts}.\0\
        Erreichbar unter {addresses}.\0\
        Erreichbar über die Sockets, die systemd geöffnet hat.\0\
        Seit {count} Tag neu: {items}.\u{1F}In den letzten {count} Tagen angelegt: {items}.\0\
        das Kalender-Abo {name} ({day})\0\
        das App-Passwort {name} ({day})\0\
        von einer neueren Version von eve-ics angelegt; aktualisiere diese\0\
        Diese Adresse ist nur von diesem Computer aus erreichbar. Für andere Geräte gib die Adresse deines Servers mit --public-url URL an.\0\
        Die Webseite ist unter {address}.\0\
        Wenn dein Browser diese Adresse nicht findet, starte den Server mit {command}.\0\
        Passwort:\0\
        Richte damit im Kalenderprogramm ein CalDAV-Konto ein. Das Passwort wird nur jetzt angezeigt.\0\
        App-Passwort {name} angelegt: {facts}.\0\
        Ohne https lässt der Server unter dieser Adresse keine Anmeldung zu; siehe 'eve-ics help serve'.\0\
        Ein QR-Code des Passworts passt hier nicht hin; er braucht {count} Spalte.\u{1F}Ein QR-Code des Passworts passt hier nicht hin; er braucht {count} Spalten.\0\
        Das Passwort steht auch in {file}. Öffne diese Datei auf dem iPhone oder dem Mac und lösch sie, wenn das Konto da ist.\0\
        App-Passwort {name} widerrufen. Programme können behalten, was sie vorher abgerufen haben.\0\
        Wer das Passwort hat, kann diesen Kalender sehen.\0\
        Wer das Passwort hat, kann diesen Kalender sehen und deine Einträge und Kalender ändern.\0\
        Noch keine App-Passwörter. Leg eines an mit 'eve-ics app-password add NAME'.\0\
        nur lesen\0\
        {count} Termin, den du in einem Kalenderprogramm ausgeblendet hattest, ist wieder da.\u{1F}{count} Termine, die du in einem Kalenderprogramm ausgeblendet hattest, sind wieder da.\0\
        bis zum {day}\0\
        zuletzt {distance} benutzt\0\
        nie benutzt\0\
        Benutzername:\0\
        in Thunderbird änderbar\0\
        Alarm hinzugefügt: {title}, {when}.\0\
        ganztägig\0\
        {days} um {time} Uhr\0\
        Um {time} Uhr\0\
        Alarm geändert: {title}, {when}.\0\
        Es gibt mehr, als hier gezeigt wird.\0\
        beginnt {count} Tag vorher\u{1F}beginnt {count} Tage vorher\0\
        Beenden\0\
        Zum Beenden: {command}\0\
        Beendet: {title}.\0\
        Trink etwas Wasser\0\
        In {count} Tag: {title}\u{1F}In {count} Tagen: {title}\0\
        Heute: {title}\0\
        Morgen: {title}\0\
        In {count} Woche: {title}\u{1F}In {count} Wochen: {title}\0\
        Wiederholung im Kalenderprogramm eingestellt\0\
        jeden Tag\0\
        {days}, stündlich von {first} bis {last} Uhr\u{1F}{days}, alle {count} Stunden von {first} bis {last} Uhr\0\
        {days}, jede Minute ({count}) von {first} bis {last} Uhr\u{1F}{days}, alle {count} Minuten von {first} bis {last} Uhr\0\
        {title} in {count} Tag erwartet\u{1F}{title} in {count} Tagen erwartet\0\
        {title} heute erwartet\0\
        {title} morgen erwartet\0\
        {title} in {count} Woche erwartet\u{1F}{title} in {count} Wochen erwartet\0\
        beginnt {count} Stunde vorher\u{1F}beginnt {count} Stunden vorher\0\
        vorbei\0\
        schlummert bis {time}\0\
        Trag deinen Tag ein\0\
        beginnt {count} Minute vorher\u{1F}beginnt {count} Minuten vorher\0\
        Verpasste Alarme: {titles}\0\
        {count} weiterer\u{1F}{count} weitere\0\
        {count} weiterer Alarm klingelt\u{1F}{count} weitere Alarme klingeln\0\
        Erinnerung\0\
        Nächstes Mal: {when}.\0\
        Du hast keine Alarme.\0\
        Innerhalb von {count} Tag steht nichts an.\u{1F}In den nächsten {count} Tagen steht nichts an.\0\
        Kein Alarm klingelt.\0\
        Der Alarm klingelt nicht mehr.\0\
        Nicht verschlüsselt: Alle auf dem Weg können die Nachrichten lesen.\0\
        Deine Alarme werden an {address} gesendet.\0\
        Die Nachrichten sagen nur, dass es eine Erinnerung gibt.\0\
        Die Nachrichten haben keine Knöpfe, bis 'eve-ics serve' mit --public-url gestartet wird.\0\
        Deine Alarme werden an keinen ntfy-Server gesendet.\0\
        Ohne Token können alle, die dieses Thema kennen, die Nachrichten lesen.\0\
        Die Nachrichten nennen die Titel deiner Alarme.\0\
        Zugriffstoken:\0\
        Der Server hat die Nachricht angenommen.\0\
        Hier kommen Nachrichten an.\0\
        Erinnerung: {title}\0\
        Alarm entfernt: {title}.\0\
        Alarme klingeln im Terminal oder durch 'eve-ics alarms --run COMMAND'.\0\
        Alarme klingeln in diesem Terminal, bis du Strg-C drückst.\0\
        klingelt jetzt\0\
        Der Befehl von 'eve-ics serve --run' erfährt von deinen Erinnerungen, ohne Titel.\0\
        Der Befehl von 'eve-ics serve --run' erfährt nichts von deinen Alarmen.\0\
        Der Befehl von 'eve-ics serve --run' erfährt von deinen Alarmen, mit ihren Titeln.\0\
        Kein Alarm am {day}: {title}.\0\
        Schlummern\0\
        Klingelt wieder um {time} Uhr: {title}.\0\
        {title}: Beginn in {count} Tag\u{1F}{title}: Beginn in {count} Tagen\0\
        {title} ab heute\0\
        {title} ab morgen\0\
        {title}: Beginn in {count} Woche\u{1F}{title}: Beginn in {count} Wochen\0\
        Ausgeschaltet: {title}.\0\
        Eingeschaltet: {title}.\0\
        So klingelt ein Alarm\0\
        bis {time}\0\
        geklingelt, nicht beendet\0\
        Alarm verpasst\0\
        Würde beenden: {title}.\0\
        Würde wieder um {time} Uhr klingeln: {title}.\0\
        Der frühere Datenbestand liegt jetzt in {file}.\0\
        {count} Eintrag\u{1F}{count} Einträge\0\
        Diese Version speichert die Daten in einem neuen Format. Eine Kopie im alten Format bleibt 30 Tage lang erhalten: {copy}\0\
        Neuer Datenbestand angelegt: {store}\0\
        {count} Eintrag war nicht lesbar oder wurde gelöscht.\u{1F}{count} Einträge waren nicht lesbar oder wurden gelöscht.\0\
        {count} Person\u{1F}{count} Personen\0\
        {file} ersetzt: {contents}. Wer die Datei hat, kann sie lesen.\0\
        {store} durch {backup} ersetzen ({contents})?\0\
        {store} wiederhergestellt: {contents}.\0\
        {store} durch den {count} Eintrag ersetzen, der aus {file} lesbar ist?\u{1F}{store} durch die {count} Einträge ersetzen, die aus {file} lesbar sind?\0\
        {store} gerettet: {contents}.\0\
        {file} geschrieben: {contents}. Wer die Datei hat, kann sie lesen.\0\
        Deine hormonelle Methode ist beendet. Bis zu deiner nächsten Periode kann jeder Tag fruchtbar sein.\0\
        Jeder Tag kann fruchtbar sein.\0\
        Bis dahin kann jeder Tag fruchtbar sein.\0\
        Gezählt ab einer Periode, die am {day} beginnt.\0\
        Das zählt nicht als Periode.\0\
        zu {percent} am {day}\0\
        zu {percent} zwischen dem {first} und dem {last}\0\
        Vorhersage: die Tage um den Eisprung, erwartet am {day}, {chance}.\0\
        Bisher ist nur {count} ganzer Zyklus eingetragen, darum kann sich die Vorhersage noch verschieben.\u{1F}Bisher sind nur {count} ganze Zyklen eingetragen, darum kann sich die Vorhersage noch verschieben.\0\
        Noch ist kein ganzer Zyklus eingetragen, darum beruht die Spanne auf allgemeinen Werten.\0\
        Noch ist kein ganzer Zyklus eingetragen; deine eigene Schätzung von {count} Tag zählt als einer.\u{1F}Noch ist kein ganzer Zyklus eingetragen; deine eigene Schätzung von {count} Tagen zählt als einer.\0\
        Bisher ist nur {count} ganzer Zyklus eingetragen, und deine eigene Schätzung von {usual} Tagen zählt als ein weiterer. Die Vorhersage kann sich noch verschieben.\u{1F}Bisher sind nur {count} ganze Zyklen eingetragen, und deine eigene Schätzung von {usual} Tagen zählt als ein weiterer. Die Vorhersage kann sich noch verschieben.\0\
        Vorhersage: {chance}.\0\
        Deine Methode unterdrückt den Eisprung in manchen Zyklen und in anderen nicht.\0\
        Ab {date} unterdrückt deine Methode den Eisprung in manchen Zyklen und in anderen nicht. Dann kann jeder Tag fruchtbar sein.\0\
        Eingetragen: {count} Tag.\u{1F}Eingetragen: {count} Tage.\0\
        Eingetragen: der erste Tag. Wie lange die Periode dauerte, ist nicht bekannt.\0\
        Falls um den {day} eine Periode nicht eingetragen wurde, wird die nächste am {expected} erwartet.\0\
        Eine Vorhersage, kein Verhütungsmittel.\0\
        Beobachtet.\0\
        Sie wurde zwischen dem {first} und dem {last} erwartet.\0\
        Ist deine Periode vorbei? Üblich ist bei dir {count} Tag, diesmal dauert sie schon länger.\u{1F}Ist deine Periode vorbei? Sie dauert schon länger als deine üblichen {count} Tage.\0\
        Deine Periode ist seit {count} Tag überfällig (erwartet zwischen dem {first} und dem {last}).\u{1F}Deine Periode ist seit {count} Tagen überfällig (erwartet zwischen dem {first} und dem {last}).\0\
        Wenn sie weitergeht, trag jeden Tag ein, sobald er da ist. Wenn nicht, lass diesen Termin stehen oder lösch ihn.\0\
        Wenn sie begonnen hat, trag den ersten Tag ein. Wenn nicht, lass diesen Termin stehen oder lösch ihn: Das hat keine Folgen.\0\
        Ist deine Periode da? Am wahrscheinlichsten war ein Beginn am {day}.\0\
        Eingetragen: {logged}. Erwartet: {expected}.\0\
        Wenn deine Periode früher vorbei ist, lass diesen Termin an ihrem letzten Tag enden.\0\
        Eingetragene und erwartete Tage.\0\
        Es werden keine fruchtbaren Tage angezeigt: Es wären mehr als drei Wochen.\0\
        Es werden keine fruchtbaren Tage angezeigt: In den Einträgen fehlt vielleicht eine Periode.\0\
        Ab {date} werden keine fruchtbaren Tage angezeigt: Es wären mehr als drei Wochen. Dann kann jeder Tag fruchtbar sein.\0\
        Eine Abbruchblutung, wenn die Hormone aus Blister {pack} enden: Meist beginnt sie am {day}.\0\
        Eine Abbruchblutung, wenn die Hormone aus Blister {pack} enden: Meist beginnt sie zwischen dem {first} und dem {last}.\0\
        Eine Abbruchblutung, wenn die Hormone aus Runde {round} enden: Meist beginnt sie am {day}.\0\
        Eine Abbruchblutung, wenn die Hormone aus Runde {round} enden: Meist beginnt sie zwischen dem {first} und dem {last}.\0\
        {count} Karte\u{1F}{count} Karten\0\
        {count} fällig\u{1F}{count} fällig\0\
        {count} leere Karte wurde weggelassen.\u{1F}{count} leere Karten wurden weggelassen.\0\
        {count} Karte nach {file} geschrieben.\u{1F}{count} Karten nach {file} geschrieben.\0\
        Enter: Rückseite zeigen, q: beenden\0\
        {count} Feld oder Schlagwort, das keine Karte zeigt, wurde weggelassen.\u{1F}{count} Felder und Schlagwörter, die keine Karte zeigt, wurden weggelassen.\0\
        {count} Karte zu {deck} hinzugefügt.\u{1F}{count} Karten zu {deck} hinzugefügt.\0\
        {count} Karte war schon da.\u{1F}{count} Karten waren schon da.\0\
        {count} Bild oder Ton wurde weggelassen.\u{1F}{count} Bilder und Töne wurden weggelassen.\0\
        Die nächste ist fällig: {when}.\0\
        Du hast keine Karteikarten.\0\
        Keine Karte ist fällig.\0\
        Karte {number} von {all}\0\
        Enter: umdrehen, n: weiter, r: weglassen, q: beenden\0\
        Alle Karten sind weggelassen. Das Quiz ist zu Ende.\0\
        1: vergessen, 2: schwer, 3: gut, 4: leicht, q: beenden\0\
        {count} Karte wiederholt.\u{1F}{count} Karten wiederholt.\0\
        Das war die letzte Karte. Es geht wieder von vorn los.\0\
        {deck}: {count} Karte wiederholen\u{1F}{deck}: {count} Karten wiederholen\0\
        Antworten zu auffälligen Zyklen\0\
        Verhütung\0\
        ältere Einträge gelöscht\0\
        Werte, die deine Einstellungen ausblenden\0\
        {item} ({days})\0\
        Eintrag {entry} wiederholt\0\
        {count} Tag, {range}\u{1F}{count} Tage, {range}\0\
        nichts\0\
        Erinnerung an fruchtbare Tage\0\
        eine andere Erinnerung\0\
        Erinnerung an die Spritze\0\
        Erinnerung an den Eisprung\0\
        Erinnerung an das Pflaster\0\
        Erinnerung an die Periode\0\
        Erinnerung an die Pille\0\
        Erinnerung an Fragen\0\
        Erinnerung an den Wechsel\0\
        Erinnerung an den Ring\0\
        entfernt: {items}\0\
        Einstellung {key}: {value}\0\
        Einstellung {key}: Standard\0\
        eine andere Einstellung\0\
        Eintrag {entry} zurückgenommen\0\
        {day} um {time} Uhr\0\
        Ausgeklammert: {readings}.\0\
        Ein Anstieg zeigt sich nach sechs niedrigeren und drei höheren Messungen.\0\
        stark\0\
        leicht\0\
        mittel\0\
        Schmierblutung\0\
        Blutung\0\
        Miss nach dem Aufwachen, vor dem Aufstehen, und trag den Wert ein mit 'eve-ics log today --temperature {example}'.\0\
        {row}: {signs}\0\
        negativ\0\
        positiv\0\
        cremig\0\
        trocken\0\
        wie Eiweiß\0\
        klebrig\0\
        wässrig\0\
        Bisher kein Anstieg. Dafür müssen drei Messungen in Folge über den sechs davor liegen.\0\
        In diesem Zyklus ist keine Temperatur eingetragen.\0\
        In diesem Zyklus ist keine weitere Temperatur eingetragen.\0\
        In dem Zyklus, der am {start} begann, ist keine Temperatur eingetragen.\0\
        Bisher {count} Messung.\u{1F}Bisher {count} Messungen.\0\
        Die Temperatur stieg am {day} über {line} (Tag {number} des Zyklus). Das ist seit dem {confirmed} bestätigt.\0\
        Datum\0\
        Tag\0\
        LH\0\
        Schleim\0\
        Bemerkt\0\
        Eisprung\0\
        Periode\0\
        Anstieg\0\
        Hilfslinie\0\
        ausgeklammert\0\
        deine Beobachtung\0\
        Anstieg\0\
        Temperatur\0\
        Zyklus vom {days} ({length}). Temperaturen in {unit}.\0\
        Zyklus seit dem {start}. Heute ist Tag {number}. Temperaturen in {unit}.\0\
        Möge dein Tee heiß bleiben und jede Schlange kurz sein.\0\
        Der bequeme Sessel gehört dir.\0\
        Jemand von früher würde sich freuen, von dir zu hören.\0\
        Trag deine Lieblingsfarbe.\0\
        Nimm ruhig den schönen Umweg nach Hause.\0\
        Sei so lieb zu dir wie zu deinen Pflanzen.\0\
        Irgendwer freut sich, dass es dich gibt.\0\
        In der Küche tanzt es sich gut; niemand zählt die Schritte.\0\
        Du hast bisher jeden Montag geschafft.\0\
        Nimm den Fensterplatz.\0\
        Irgendwo wartet ein kleiner Glücksfall: Halt die Augen offen.\0\
        Eine gute Zeit für Musik, ein bisschen lauter als sonst.\0\
        mit eigener Adresse\0\
        heiter\0\
        für {client}\0\
        nur Daten\0\
        Dosen\0\
        leer, damit Programme verwerfen, was sie anzeigen\0\
        fruchtbare Tage\0\
        fruchtbare Tage ausgeblendet\0\
        Sprache {tag}\0\
        {count} Monat voraus und {past} zurück\u{1F}{count} Monate voraus und {past} zurück\0\
        keine Erinnerungen\0\
        Eisprung\0\
        Perioden\0\
        Fragen\0\
        neutrale Titel\0\
        deine eigenen Titel\0\
        Anwendung {number} hinzugefügt: {details}.\0\
        um {time} Uhr\0\
        Anwendung {number} geändert: {details}.\0\
        Von\0\
        Bis\0\
        Methode\0\
        Als Nächstes\0\
        Anwendung\0\
        Um\0\
        Anwendung {number} ({method}) endete am {day}.\0\
        Anwendung {number} ({method}) endet am {day}.\0\
        Exportiere erneut, damit das in deinem Kalender erscheint.\0\
        ab {day}\0\
        ab heute\0\
        Anwendung {number} ({method}) läuft weiter.\0\
        Anwendung {number} ({method}) läuft daneben weiter. Wenn sie vorbei ist, beende sie mit 'eve-ics contraception end --course {number}'.\0\
        Seit dem {day} ist eine Schwangerschaft eingetragen. Wenn sie vorbei ist, trage ein, was danach kam.\0\
        Anwendung {number} ({method}): Spritze {injection} ist am {day} fällig.\0\
        Anwendung {number} ({method}): Spritze {injection} wurde am {day} gegeben.\0\
        Keine Methode ist eingetragen. Trag deine ein, zum Beispiel mit 'eve-ics contraception add pill 21+7 --start {today}'.\0\
        An die nächste Spritze wirst du eine Woche vorher erinnert.\0\
        An die nächste Spritze wirst du am Tag selbst erinnert.\0\
        An den Wechsel wirst du {count} Woche vorher erinnert.\u{1F}An den Wechsel wirst du {count} Wochen vorher erinnert.\0\
        An den Wechsel wirst du am Tag selbst erinnert.\0\
        Beginn mit Tag {number} eines Blisters\0\
        Anwendung {number} ({method}): Blister {pack} beginnt am {day}.\0\
        Anwendung {number} ({method}): Der {day} ist Tag {place} von Blister {pack}.\0\
        Keine Dosis davon ist als genommen eingetragen, darum wird der Beginn auf diesen Tag verschoben. Falls du schon damit begonnen hattest, wiederhole den Befehl mit '--new-pack'.\0\
        Für eine Erinnerung an den Wechsel gib die Liegedauer an. Für fünf Jahre geht das mit '{command}'.\0\
        Anwendung {number} ({method}): Wechsel am {day}.\0\
        Anwendung {number} ({method}): Runde {round} beginnt am {day}.\0\
        Anwendung {number} ({method}): Der {day} ist Tag {place} von Runde {round}.\0\
        seit {day}\0\
        Die Uhrzeit von Anwendung {number} ({method}) ist jetzt {time}.\0\
        Anwendung {number} ({method}) hat jetzt keine Uhrzeit.\0\
        Das ist schon so. Nichts wurde geändert.\0\
        Anwendung {number} ({method}) beginnt nicht.\0\
        Wenn er nicht zählen soll, antworte mit 'eve-ics cycle {start} ignore'.\0\
        Falls der Zyklus ab dem {day} wirklich ein einziger langer Zyklus war, antworte mit 'eve-ics cycle {start} long'.\0\
        Falls im Zyklus ab dem {day} eine Periode fehlt, antworte mit 'eve-ics cycle {start} missing'.\0\
        Falls der Zyklus ab dem {day} wirklich so lang war, antworte mit 'eve-ics cycle {start} long'.\0\
        Falls am {day} eine Periode begann, antworte mit 'eve-ics cycle {start} start'.\0\
        Deine Antwort zum Zyklus vom {days} ist entfernt.\0\
        Deine Antwort zur Blutung vom {days} ist entfernt.\0\
        Vermerkt: Die Blutung vom {days} war eine Zwischenblutung.\0\
        Vermerkt für den Zyklus vom {days} ({length}): Er zählt nicht.\0\
        Vermerkt für den Zyklus vom {days} ({length}): Das war ein einziger Zyklus.\0\
        Vermerkt für den Zyklus vom {days} ({length}): Eine Periode fehlt.\0\
        Vermerkt: Mit der Blutung vom {days} begann eine Periode.\0\
        Das ist schon eingetragen. Nichts wurde geändert.\0\
        Zwischenblutung (deine Antwort)\0\
        zählt nicht (deine Antwort)\0\
        wirklich ein einziger Zyklus (deine Antwort)\0\
        eine Periode darin fehlt (deine Antwort)\0\
        Zwischenblutung\0\
        wahrscheinlich zwei Zyklen; um den {day} fehlt vielleicht eine Periode\0\
        wahrscheinlich drei Zyklen; um den {days} fehlen vielleicht Perioden\0\
        anders als deine übrigen Zyklen\0\
        Deine Antwort zum Zyklus, der am {start} begann, ist entfernt.\0\
        Vermerkt: Der Zyklus, der am {start} begann, wird nicht zählen.\0\
        Vermerkt: Seit dem {start} fehlt keine Periode.\0\
        Zum Zyklus, der am {start} begann, gibt es keine Antwort. Nichts wurde geändert.\0\
        Zum Zyklus vom {days} gibt es keine Antwort. Nichts wurde geändert.\0\
        Dieser Tag liegt vor deiner ersten eingetragenen Periode ({start}).\0\
        Dieser Tag zählt als Zwischenblutung.\0\
        Sie kam {count} Tag früher.\u{1F}Sie kam {count} Tage früher.\0\
        Sie kam an diesem Tag.\0\
        Sie kam {count} Tag später.\u{1F}Sie kam {count} Tage später.\0\
        eine Periode, die jederzeit beginnen kann ({chance})\0\
        ein fruchtbarer Tag, Eisprung um den {day} (fruchtbares Fenster: {window})\0\
        keine Periode\0\
        keine Periode, außerhalb der fruchtbaren Tage\0\
        Eisprung um diesen Tag, fruchtbare Tage: {window}\0\
        Tag {number} der Periode, die ab dem {first} erwartet wird ({chance})\0\
        Tag {number} deiner Periode (Dauer etwa {length})\0\
        keine Periode, und jeder Tag kann fruchtbar sein\0\
        Erwartet: {expectation}.\0\
        Dieser Tag liegt mehr als zehn Jahre in der Zukunft. Für ihn wird nichts vorhergesagt.\0\
        Wahrscheinlichkeit, dass der Tag fruchtbar ist: {percent}.\0\
        Der erste Tag eines Zyklus.\0\
        Der erste Tag eines Zyklus von {count} Tag.\u{1F}Der erste Tag eines Zyklus von {count} Tagen.\0\
        Eingetragen: {items}.\0\
        Notiz:\0\
        Für diesen Tag ist nichts eingetragen.\0\
        Tag {number} des Zyklus, der am {start} begann.\0\
        Tag {number} des Zyklus, dessen Beginn am {start} erwartet wird.\0\
        Tag {number} des Zyklus, der am {start} begann, falls vorher keine Periode beginnt.\0\
        Vorhergesagt am {made}, als der Zyklus begann: {expectation}.\0\
        Die Vorhersage vom {made} erwartete diese Periode am {day} ({chance}).\0\
        Die Gründe zeigt 'eve-ics explain'.\0\
        Wahrscheinlichkeit, dass die nächste Blutung an diesem Tag beginnt: {percent}. Bis dahin insgesamt: {total}.\0\
        Wahrscheinlichkeit, dass deine nächste Periode an diesem Tag beginnt: {percent}. Bis dahin insgesamt: {total}.\0\
        {date} ({weekday}, {distance})\0\
        Einträge vom {day} geändert.\0\
        Berichtige die Werte, speichere und schließ den Editor. Ein leerer Wert wird nicht eingetragen.\0\
        Stimmung: {words}\0\
        Notiz: {words}\0\
        Notiz:\0\
        Du hast noch nichts geschrieben. Zum Beispiel: 'eve-ics log today --note NOTE'\0\
        Nichts, was du geschrieben hast, passt dazu.\0\
        Symptome: {words}\0\
        Nichts wurde geändert.\0\
        Erledigt.\0\
        Verspätet erledigt.\0\
        Spritze {number}.\0\
        {count} Dosis ist als ausgelassen eingetragen: Diese Vorhersage gilt nicht mehr. Lies in der Packungsbeilage nach oder frag in der Apotheke.\u{1F}{count} Dosen in Folge sind als ausgelassen eingetragen: Diese Vorhersage gilt nicht mehr. Lies in der Packungsbeilage nach oder frag in der Apotheke.\0\
        Ein neuer Blister beginnt.\0\
        Eine neue Runde beginnt.\0\
        {number} von {total}\0\
        Pflaster {number}, Runde {round}.\0\
        Pflaster {number}, Runde {round}, wird abgezogen. Die Pause beginnt.\0\
        Pille {number}, Blister {pack}.\0\
        Pille {number}, Blister {pack}: ein Placebo, ohne Hormone.\0\
        Zu erneuern: {method}. Vereinbare rechtzeitig einen Termin.\0\
        Ring {number}, Runde {round}.\0\
        Ring {number}, Runde {round}, wird herausgenommen. Die Pause beginnt.\0\
        In der Packungsbeilage steht, was zu tun ist.\0\
        Ausgelassen.\0\
        Eingenommen.\0\
        Verspätet eingenommen.\0\
        Kein Pflaster: {days}.\0\
        Keine Pillen: {days}.\0\
        Placebopillen, ohne Hormone: {days}.\0\
        Kein Ring: {days}.\0\
        Spritze {number}\0\
        Spritze {number} war am {day} fällig ({distance}). Sie ist nicht als erledigt eingetragen.\0\
        {dose}, {when}\0\
        Als Nächstes: {item}.\0\
        Nächster Blister: {when}.\0\
        Nächstes Pflaster: {when}.\0\
        Nächster Ring: {when}.\0\
        zu Pflaster {number} wechseln\0\
        Pflaster wechseln\0\
        Pflaster abziehen\0\
        Pflaster {number} aufkleben\0\
        Pflaster aufkleben\0\
        Pille {number}\0\
        Pille {number} (Placebo)\0\
        Wechsel\0\
        Wechsel fällig: {method}, {when}.\0\
        Wechsel überfällig: {method}, {when}. Wenn er erledigt ist, trag ihn ein mit 'eve-ics contraception reset --course {course}'.\0\
        zu Ring {number} wechseln\0\
        Ring wechseln\0\
        Ring {number} einsetzen\0\
        Ring einsetzen\0\
        Ring herausnehmen\0\
        Heute: {dose}, noch nicht eingetragen.\0\
        Heute um {time} Uhr: {dose}, noch nicht eingetragen.\0\
        Heute: {dose}.\0\
        Noch nicht eingetragen: {days}.\0\
        {day}, {distance}\0\
        {day} um {time} Uhr\0\
        Gestern: {dose}, noch nicht eingetragen.\0\
        Gestern um {time} Uhr: {dose}, noch nicht eingetragen.\0\
        Alarm geändert\0\
        an den Daten erkannt\0\
        Termin Tag für Tag geändert\0\
        am ref erkannt\0\
        Termin von der Datei abgesagt\0\
        {event} → {outcome} ({reasons})\0\
        Termin bestätigt\0\
        {event}: {calendar} im Kalender; {log} in den Einträgen ({reason})\0\
        Termin gelöscht\0\
        Zeilen zur Beschreibung hinzugefügt\0\
        {title} {days}\0\
        Termin fehlt im Kalender\0\
        Die meisten Termine kamen um einen Tag nach vorn verschoben zurück.\0\
        Die meisten Termine kamen um einen Tag nach hinten verschoben zurück.\0\
        Die meisten Termine kamen mit einem um einen Tag früheren Ende zurück.\0\
        Die meisten Termine kamen mit einem um einen Tag späteren Ende zurück.\0\
        Die meisten Termine kamen nur mit ihrem ersten Tag zurück.\0\
        Manche Programme schreiben Daten so, darum werden sie gelesen, wie du sie gesehen hast.\0\
        Manche Programme schreiben Daten so, darum wurde kein Datum importiert. Trag ein, was sich geändert hat, mit 'eve-ics log'.\0\
        {count} Termin der Vorhersage ist in deinen Kalenderprogrammen ausgeblendet. 'eve-ics unhide' bringt ihn zurück.\u{1F}{count} Termine der Vorhersage sind in deinen Kalenderprogrammen ausgeblendet. 'eve-ics unhide' bringt sie zurück.\0\
        eingetragen: {days}\0\
        eingetragen: {days}, beendet am {last}\0\
        eingetragen: {days}, und weiter bis zum {last}, sobald die Tage da sind\0\
        {event}: fehlt im Kalender. Falls das Absicht ist, nimm 'eve-ics import --accept-deletions'.\0\
        … und {count} weitere\u{1F}… und {count} weitere\0\
        Termin verschoben\0\
        neuer Termin\0\
        {count} Termin deines Kalenders ist nicht in dieser Datei.\u{1F}{count} Termine deines Kalenders sind nicht in dieser Datei.\0\
        keine Blutung bis einschließlich {today}\0\
        Notiz vom {day}\0\
        beobachtet: {day}\0\
        Termin zurückverschoben\0\
        Erinnerung: {reminder}\0\
        Termin verschoben, Länge geändert\0\
        Termin verkürzt\0\
        bestätigt\0\
        gelöscht\0\
        verspätet genommen\0\
        keine Periode\0\
        keine Blutung\0\
        eine andere Erinnerung\0\
        Periode {days}\0\
        ausgelassen\0\
        Termin verlängert\0\
        genommen\0\
        {event}: {what}\0\
        nicht mehr eingetragen\0\
        zwei Termine dieser Art haben verschiedene neue Alarme\0\
        in den Einträgen steht etwas anderes\0\
        für diese Tage ist eine Periode eingetragen\0\
        die Einträge wurden nach der Erstellung des Kalenders geändert\0\
        die Erinnerung wurde nach der Erstellung des Kalenders geändert\0\
        ein anderer Termin wurde auf dieselben Tage gelegt\0\
        die Datei enthält diesen Termin zweimal, an verschiedenen Tagen\0\
        Danach folgt die Vorhersage wieder deinen eigenen Zyklen.\0\
        Während der Anwendung werden keine fruchtbaren Tage vorhergesagt, und Blutungen werden in den Pausen erwartet, nicht nach deinen Zyklen.\0\
        Während der Anwendung werden Blutungen in den Pausen erwartet, nicht nach deinen Zyklen.\0\
        Die letzte Spritze zählt bis zum {day}.\0\
        In der Packungsbeilage steht, was bei einer ausgelassenen oder verspäteten Spritze zu tun ist.\0\
        In der Packungsbeilage steht, was bei einem ausgelassenen oder verspäteten Pflaster zu tun ist.\0\
        In der Packungsbeilage steht, was bei einer ausgelassenen oder verspäteten Pille zu tun ist.\0\
        In der Packungsbeilage steht, was bei einem ausgelassenen oder verspäteten Ring zu tun ist.\0\
        Während der Anwendung werden weder fruchtbare Tage noch Perioden vorhergesagt.\0\
        Während der Anwendung werden keine Perioden vorhergesagt.\0\
        An der Vorhersage deiner Zyklen ändert das nichts.\0\
        Deine Methode ({method}) beginnt außerhalb einer Periode und braucht sieben Tage. Bis einschließlich {day} werden fruchtbare Tage so vorhergesagt, als würdest du sie nicht anwenden. Was bis dahin zu tun ist, steht in der Packungsbeilage.\0\
        Deine Methode ({method}) beginnt außerhalb einer Periode und braucht sieben Tage. Was bis einschließlich {day} zu tun ist, steht in der Packungsbeilage.\0\
        Während der Anwendung werden keine fruchtbaren Tage vorhergesagt, weil die Methode den Eisprung in manchen Zyklen unterdrückt und in anderen nicht.\0\
        Deine Periode endete am {last}: {days}, {count} Tag.\u{1F}Deine Periode endete am {last}: {days}, {count} Tage.\0\
        Keine Periodentage mehr: {days}.\0\
        Auch als Periodentage eingetragen: {days}.\0\
        Alles, was eingetragen ist, endgültig löschen?\0\
        Alles, was eingetragen ist, und die hier gespeicherten Kalender endgültig löschen?\0\
        Alles, was vor dem {day} eingetragen ist, endgültig löschen?\0\
        Alles, was an diesen Tagen eingetragen ist, endgültig löschen: {days}?\0\
        Alles, was ab dem {day} eingetragen ist, endgültig löschen?\0\
        Andere hier gespeicherte Kalender ändern sich nicht.\0\
        Gelöscht.\0\
        Gelöscht, mit {count} hier gespeicherten Kalender.\u{1F}Gelöscht, mit {count} hier gespeicherten Kalendern.\0\
        Gelöscht, mit {count} Kalendereintrag neben dem Zyklus.\u{1F}Gelöscht, mit {count} Kalendereinträgen neben dem Zyklus.\0\
        Nichts ist eingetragen, also wurde nichts gelöscht.\0\
        Für diese Zeit ist nichts eingetragen, also wurde nichts gelöscht.\0\
        Auch der Datenbestand, den eine Wiederherstellung beiseitegelegt hat, enthält sie noch: {file}.\0\
        Frühere Sicherungen und Kalender enthalten diese Tage noch.\0\
        Spuren davon stehen noch in den Dateien des Datenbestands, weil ein anderes Programm sie gerade liest. Sie werden entfernt, sobald es fertig ist.\0\
        Spuren davon stehen noch in den Dateien des Datenbestands, weil die Festplatte voll ist. Gib Speicherplatz frei: Sie werden entfernt, sobald Platz ist.\0\
        Das sind die Einträge von {name}.\0\
        Nach deiner Verhütung kehren deine eigenen Zyklen zurück, gezählt ab dem {start}.\0\
        Mit allem, was du in diesem Zyklus eingetragen hast, wird sie am {day} erwartet.\0\
        Mit deinen Zeichen für den Eisprung wird sie am {day} erwartet.\0\
        Deine eigene Schätzung von {count} Tag zählt als ein Zyklus, der älteste.\u{1F}Deine eigene Schätzung von {count} Tagen zählt als ein Zyklus, der älteste.\0\
        Erwartet: {days}, mit dem Eisprung um den {day} ({chance}).\0\
        Ohne Zeichen dafür wird der Eisprung 14 Tage vor der nächsten Periode angenommen.\0\
        Das folgt aus den Zeichen in deinen früheren Zyklen.\0\
        Das folgt aus den Zeichen oben.\0\
        Deine letzte Periode begann am {start}.\0\
        Zyklen dauern im Allgemeinen etwa {count} Tag ({percent} davon {shortest} bis {longest}), das führt zum {day}.\u{1F}Zyklen dauern im Allgemeinen etwa {count} Tage ({percent} davon {shortest} bis {longest}), das führt zum {day}.\0\
        Deine Zyklen dauern etwa {count} Tag ({percent} davon {shortest} bis {longest}), das führt zum {day}.\u{1F}Deine Zyklen dauern etwa {count} Tage ({percent} davon {shortest} bis {longest}), das führt zum {day}.\0\
        Heute ist Tag {number} des Zyklus, und keine weitere Periode ist eingetragen. Inzwischen ist es wahrscheinlicher, dass eine nicht eingetragen wurde, als dass sie noch bevorsteht. Falls um den {missed} eine war, wird die nächste am {day} erwartet.\0\
        Heute ist Tag {number} des Zyklus, und keine weitere Periode ist eingetragen. Da kürzere Zyklen nun ausgeschlossen sind, wird deine Periode am {day} erwartet.\0\
        Das ist die Blutung in der Pause deiner Verhütung. Sie wird ab dem letzten Tag mit Hormonen gezählt, nicht nach deinen eigenen Zyklen.\0\
        Das ist die Blutung in der Pause deiner Verhütung ({method}). Sie wird ab dem letzten Tag mit Hormonen gezählt, nicht nach deinen eigenen Zyklen.\0\
        Wie genau das ist\0\
        Welche Zyklen zählen\0\
        Deine bisherigen Zyklen\0\
        Fruchtbare Tage\0\
        Zeichen für den Eisprung in diesem Zyklus\0\
        Warum dieses Datum\0\
        {count} Tag unbekannter Stärke wurde als mittel geschrieben, weil drip eine Stärke braucht.\u{1F}{count} Tage unbekannter Stärke wurden als mittel geschrieben, weil drip eine Stärke braucht.\0\
        Dafür hat drip keinen Platz: {items}.\0\
        {file} ersetzt: {count} Tag.\u{1F}{file} ersetzt: {count} Tage.\0\
        {file} ersetzt: {count} Termin, {span}.\u{1F}{file} ersetzt: {count} Termine, {span}.\0\
        Weggelassen: {count} Tag der laufenden Periode, der noch bevorsteht. Eingetragen wird nur, was schon geschehen ist.\u{1F}Weggelassen: {count} Tage der laufenden Periode, die noch bevorstehen. Eingetragen wird nur, was schon geschehen ist.\0\
        {file} geschrieben: {count} Tag.\u{1F}{file} geschrieben: {count} Tage.\0\
        {file} geschrieben: {count} Termin, {span}.\u{1F}{file} geschrieben: {count} Termine, {span}.\0\
        zu {percent} bis zum {day}, sonst am wahrscheinlichsten {days}\0\
        Es werden keine fruchtbaren Tage angezeigt, aber jeder Tag kann fruchtbar sein.\0\
        Wenn du weitermachst, trag das ein mit 'eve-ics taken'. Falls du aufgehört hast, beende die Anwendung mit 'eve-ics contraception end'.\0\
        Nächste Periode: {day}, {distance} ({chance}).\0\
        Nächste Periode: jederzeit möglich ({chance}).\0\
        Falls um den {missed} eine Periode nicht eingetragen wurde, wird die nächste so erwartet: {day}, {distance} ({chance}).\0\
        Nächste Periode: in {first} bis {count} Tag ({chance}).\u{1F}Nächste Periode: in {first} bis {count} Tagen ({chance}).\0\
        Nächste Abbruchblutung: {day}, {distance} ({chance}).\0\
        Seit deiner Schwangerschaft ist keine Periode eingetragen. Vorhersagen gibt es wieder, wenn du die nächste einträgst.\0\
        Du machst eine Pause, darum wird nichts vorhergesagt. Was du einträgst, bleibt erhalten.\0\
        Du machst eine Pause ({reason}), darum wird nichts vorhergesagt. Was du einträgst, bleibt erhalten.\0\
        Während du stillst, kann die Periode lange ausbleiben. Vorhersagen gibt es wieder, wenn du die erste einträgst.\0\
        Noch ist keine Periode eingetragen. Trag den ersten Tag deiner letzten Periode ein.\0\
        Nach der Geburt kann es einige Zeit dauern, bis deine Zyklen zurückkehren. Vorhersagen gibt es wieder, wenn du deine erste Periode einträgst. Eine Blutung in den ersten sechs Wochen zählt nicht als Periode.\0\
        Seit dem {day} ist keine Periode eingetragen, darum lässt sich nichts vorhersagen. Trag den ersten Tag deiner letzten Periode ein und, wenn du kannst, auch die dazwischen.\0\
        Mit deinem Verhütungsmittel ist die Blutung unregelmäßig oder bleibt aus, darum wird keine Periode vorhergesagt.\0\
        Vorher erwartet: {day}.\0\
        Deine Periode ist noch nicht da (erwartet zwischen dem {first} und dem {last}).\0\
        Nach hormoneller Verhütung sind die ersten Zyklen sehr unterschiedlich lang.\0\
        Nach einer Schwangerschaft sind die ersten Zyklen sehr unterschiedlich lang.\0\
        Deine Methode ({method}) kann Blutungen schwächer machen oder ausbleiben lassen.\0\
        In der Perimenopause sind Zyklen sehr unterschiedlich lang.\0\
        Vor dem 20. Geburtstag sind Zyklen von bis zu {days} Tagen üblich.\0\
        Zyklen von bis zu {days} Tagen sind üblich.\0\
        und {count} Tag\u{1F}und {count} Tagen\0\
        {count} Tag\u{1F}{count} Tage\0\
        vor {count} Tag\u{1F}vor {count} Tagen\0\
        in {count} Tag\u{1F}in {count} Tagen\0\
        in {count} Woche\u{1F}in {count} Wochen\0\
        in {count} Woche {days}\u{1F}in {count} Wochen {days}\0\
        {count} Monat\u{1F}{count} Monate\0\
        vor {count} Monat\u{1F}vor {count} Monaten\0\
        über {percent}\0\
        heute\0\
        morgen\0\
        unter {percent}\0\
        {count} Woche\u{1F}{count} Wochen\0\
        vor {count} Woche\u{1F}vor {count} Wochen\0\
        {count} Jahr\u{1F}{count} Jahre\0\
        vor {count} Jahr\u{1F}vor {count} Jahren\0\
        gestern\0\
        Bis zu acht Alarme in den Eintrag schreiben, für ein Telefon, das sonst nichts hat\0\
        Bis zu acht Alarme in den Eintrag schreiben, für ein Telefon, das sonst nichts hat\0\
        Wie üblich zwei Alarme in den Eintrag schreiben\0\
        Durchbruchblutung\0\
        Zyklus\0\
        Tage\0\
        Periode\0\
        Ganze Zyklen: {cycles}. Übliche Länge: {usual}, von {shortest} bis {longest}.\0\
        Ganze Zyklen: {cycles}. Übliche Länge: {usual}.\0\
        danach {count} Tag lang nichts\u{1F}danach {count} Tage lang nichts\0\
        Änderung\0\
        Das Änderungsprotokoll ist leer.\0\
        Eintrag\0\
        Herkunft\0\
        Eingetragen\0\
        {change} (rückgängig gemacht)\0\
        Dein Verlauf wird {count} Monat aufbewahrt.\u{1F}Dein Verlauf wird {count} Monate aufbewahrt.\0\
        Dein Verlauf wird {count} Jahr aufbewahrt.\u{1F}Dein Verlauf wird {count} Jahre aufbewahrt.\0\
        nicht gezählt: {phase}\0\
        Noch ist kein ganzer Zyklus eingetragen.\0\
        Noch ist kein ganzer Zyklus ohne Hormone eingetragen.\0\
        Noch ist keine Periode eingetragen. Trag den ersten Tag deiner letzten Periode ein.\0\
        Kalender\0\
        Befehlszeile\0\
        Import\0\
        Webseite\0\
        Übliche Länge einer Periode: {usual}, von {shortest} bis {longest}.\0\
        Übliche Länge einer Periode: {usual}.\0\
        läuft\0\
        weniger als 10 Tage nach der vorigen Periode\0\
        danach: {phase}\0\
        Abbruchblutung\0\
        mach in der App eine Sicherung ohne Passwort oder schreib die Perioden in eine Tabelle mit den Spalten start und end, und importiere das\0\
        entpacke es mit seinem Passwort und importiere die Dateien darin\0\
        speichere sie in pcalendar ohne Passwort und importiere das\0\
        schreib die Perioden in eine Tabelle mit den Spalten start und end und importiere diese\0\
        an diesen Daten ist nicht zu erkennen, ob der Tag oder der Monat zuerst steht\0\
        diese Zeile gehört nicht in einen Kalender\0\
        sie ist abgeschnitten oder wurde verändert\0\
        dieses Zeichen gehört nicht hierher\0\
        diese Datei ist vor ihrem Ende abgeschnitten; was darin fehlt, zählt nicht als gelöscht\0\
        sie ist abgeschnitten\0\
        die Datei ist beschädigt: {why}\0\
        SQLite sagt „{words}“\0\
        es steht nichts darin; schreib ein Datum (YYYY-MM-DD) in jede Zeile\0\
        eine Zeile ohne etwas, das eingetragen wird\0\
        das ist kein Text und keine bekannte Art von Datei; es kann eine verschlüsselte Sicherung sein, etwa eine .enc von Mooneva oder eine von cycle in ~/.cycle\0\
        bei Einträgen nach Tagen nimmt die Spalte end nur „unknown“ oder „last“; bei Einträgen nach Perioden heißt die erste Spalte start\0\
        sie verwendet eine Entität, die nicht definiert ist\0\
        die Daten dieses Termins lassen sich nicht lesen, oder er endet vor seinem Beginn; er wurde nicht übernommen\0\
        ein Gzip-Archiv\0\
        eine iCalendar-Datei\0\
        ein PDF-Dokument\0\
        eine SQLite-Datenbank\0\
        Text in UTF-16\0\
        XML oder HTML\0\
        ein Zip-Archiv\0\
        der Kalender ist zu groß; exportiere einen kürzeren Zeitraum\0\
        dieses Archiv ist mit einem Passwort verschlossen\0\
        das ist eine Sicherung von Log28, eine Realm-Datenbank, die hier nicht gelesen wird\0\
        die Zeile ist länger als {size} KiB; prüfe, ob es die richtige Datei ist\0\
        der Zeitraum ist länger als {count} Tag; gib jeder Periode einen eigenen Zeitraum\u{1F}der Zeitraum ist länger als {count} Tage; gib jeder Periode einen eigenen Zeitraum\0\
        mehr Zellen, als die Kopfzeile Spalten hat; setz Text mit „,“ oder „;“ in Anführungszeichen\0\
        der Arbeitsspeicher hat nicht gereicht\0\
        die Kopfzeile verwendet „,“ und „;“; verwende durchgehend eines davon\0\
        {count} weitere Spalte wurde nicht gelesen\u{1F}{count} weitere Spalten wurden nicht gelesen\0\
        und {count} weitere Zeile\u{1F}und {count} weitere Zeilen\0\
        weder ein Datum (YYYY-MM-DD) noch eine Kopfzeile mit einer Spalte date oder start\0\
        es gibt eine Kopfzeile, aber keinen eingetragenen Tag darunter\0\
        keine Kopfzeile nennt die Spalten; beginne die Datei mit einer Zeile wie date,flow\0\
        das ist keine Kalenderdatei (.ics)\0\
        das ist {kind} und keine Datei mit Einträgen\0\
        das ist keine Textdatei\0\
        diese Zeile ist kein UTF-8; speichere die Datei als UTF-8\0\
        sie ist kein wohlgeformtes XML\0\
        kein eingetragener Tag wurde erkannt\0\
        kein eingetragener Tag wurde erkannt; Zeile {line}: {problem}\0\
        das ist eine Datei von {tracker}, aber kein Tag darin konnte übernommen werden\0\
        das ist eine Datei von {tracker}, aber kein Tag darin konnte übernommen werden; der erste Grund: {reason}\0\
        hier beginnt ein Anführungszeichen, das nie geschlossen wird\0\
        getrennt durch „{found}“, wo die Kopfzeile „{header}“ verwendet; verwende durchgehend eines davon\0\
        eine Datei darin ist auf eine Weise gepackt, die hier nicht gelesen wird; entpacke sie zuerst\0\
        diese Datei von pcalendar ist verschlüsselt\0\
        das ist ein Python-Pickle, wie cycle es in ~/.cycle aufbewahrt; beim Laden kann ein Programm laufen\0\
        {property} hat einen Wert, der nicht gelesen werden kann\0\
        die Kopfzeile nennt die Spalte {name} zweimal; behalte eine davon\0\
        ein Tag, der schon da ist, zusammengeführt\0\
        sie wurde kürzer, während sie gelesen wurde\0\
        hinter einem schließenden Anführungszeichen folgt Text; schreib ein Anführungszeichen in einer Zelle doppelt\0\
        sie ist zu tief verschachtelt\0\
        die Datei ist größer als {size} MiB; prüfe, ob es die richtige ist\0\
        der Inhalt des Archivs ist größer als {size} MiB; prüfe, ob es die richtige Datei ist\0\
        die Notizen darin sind größer als {size} MiB; prüfe, ob es die richtige Datei ist\0\
        sie enthält mehr, als von einer Datei gelesen wird\0\
        {property} lässt sich auf zwei Arten lesen\0\
        kein Tracker ist dafür bekannt, eine solche Datei zu schreiben\0\
        das ist {kind}, aber so schreibt es kein bekannter Tracker\0\
        ein unbekanntes Wort in der Spalte {column}; bekannt sind: {words}\0\
        was darin gepackt ist, lässt sich nicht entpacken\0\
        ein Symptom, das nicht da war\0\
        das Datum liegt vor 1900; prüfe das Jahr\0\
        zwei Werte an einem Tag, beide wurden behalten\0\
        die Spalte „{name}“\0\
        {name}, von der App berechnet\0\
        {name} (trag es mit 'eve-ics contraception' ein)\0\
        die Datei {name} ist beschädigt\0\
        ein gelöschter Eintrag\0\
        zwei Angaben zu einer Dosis: Verspätet geht vor genommen, genommen vor ausgelassen\0\
        eine doppelte Pille, als genommen eingetragen\0\
        {name}, als ausgeschlossen markiert\0\
        „{name}“ hat ein Datum, das viele Jahrhunderte entfernt ist\0\
        das Feld „{name}“\0\
        das Ende kann nicht stimmen, nur der erste Tag wurde übernommen\0\
        das Datum liegt in der Zukunft; eingetragen wird nur, was schon war\0\
        zwei Stärken an einem Tag, die stärkere wurde behalten\0\
        ein Wert, den deine Einstellungen ausblenden\0\
        {date} gibt es nicht\0\
        mehr als {count} Symptom oder Stimmung an einem Tag\u{1F}mehr als {count} Symptome oder Stimmungen an einem Tag\0\
        ein Gewicht ohne Einheit, als Kilogramm übernommen\0\
        nicht übernommen: {what}\0\
        eine Periode von unmöglicher Länge; höchstens {count} Tag geht\u{1F}eine Periode von unmöglicher Länge; höchstens {count} Tage gehen\0\
        zwei Gewichte an einem Tag, das niedrigere wurde behalten\0\
        {place}: {remark}\0\
        {place}: {remark} ({count}-mal)\u{1F}{place}: {remark} ({count}-mal, hier zuerst)\0\
        zwei Temperaturen an einem Tag, die niedrigere wurde behalten\0\
        einer Zeile fehlt „{name}“\0\
        {name} (trag es mit 'eve-ics mode' ein)\0\
        zweierlei Zervixschleim an einem Tag, der fruchtbarere wurde behalten\0\
        ein Tag ohne Blutung\0\
        eine Periode ohne eingetragene Tage, die Daten sind errechnet\0\
        „{name}“ hat keinen Wert\0\
        kein Datum in der Form {form}\0\
        „{name}“ ist keine Liste\0\
        „{name}“ ist keine Zahl\0\
        keine Temperatur wie 36.55 oder 97.79F\0\
        kein Gewicht wie 62.5 oder 137lb\0\
        eine Zeile ist kein Objekt\0\
        dafür haben die Einträge keinen Platz: {what}\0\
        „{name}“ ist kein Text\0\
        „{name}“ ist weder true noch false\0\
        nicht verstanden: {what}\0\
        „{name}“ ist nicht das, was die App dort schreibt\0\
        „{name}“ ist keine ganze Zahl\0\
        die Notizen eines Tages sind länger als {size} KiB\0\
        zwei Werte an einem Tag, einer wurde behalten\0\
        die Tabelle „{name}“, in der Spalten fehlen\0\
        ein Tag außerhalb seiner Periode\0\
        ein Eisprung, als beobachtet übernommen; es kann auch ein positiver Test gewesen sein\0\
        zwei Ovulationstests an einem Tag, der positive wurde behalten\0\
        die Periode endet, bevor sie beginnt\0\
        übersprungen: {what}\0\
        eine Stärke an einem Tag ohne Periode, als Symptom behalten\0\
        Stärke unbekannt: Die Tage können ab 0 oder ab 1 gezählt sein\0\
        ein Symptom, dessen Tag oder Name nicht in der Datei steht\0\
        die Temperatur liegt nicht zwischen 30 und 45 °C\0\
        Tage einer Periode, die noch kommen\0\
        ein als unsicher markierter Tag, unverändert übernommen\0\
        ein Ovulationstest, der weder positiv noch negativ ist\0\
        die Einheit „{name}“\0\
        Zervixschleim unbekannter Art\0\
        {name}, unbekannt und als Symptom behalten\0\
        kein Datum, oder anders geschrieben als die übrigen\0\
        die Datei {name} ist zu groß, gesperrt oder von einer Art, die nicht gelesen wird\0\
        nur ein Datum in UTC ist angegeben, übernommen wie geschrieben\0\
        sehr stark, als stark übernommen\0\
        das Gewicht liegt nicht zwischen {lowest} und {highest} kg\0\
        eine Abbruchblutung, keine Periode und als Symptom behalten\0\
        Fertig. 'eve-ics undo' nimmt es zurück.\0\
        Das importieren?\0\
        Hast du sie gelöscht, und sollen deine Einträge das übernehmen?\0\
        Diese Termine fehlen im Kalender:\0\
        {day}: {logged} eingetragen, {incoming} in der Datei\0\
        {field}: Einträge und Datei unterscheiden sich\0\
        Einträge und Datei unterscheiden sich in einem Wert, den deine Einstellungen ausblenden\0\
        {count} Tag importiert, {span}.\u{1F}{count} Tage importiert, {span}.\0\
        {count} Tag importiert, {span}: {items}.\u{1F}{count} Tage importiert, {span}: {items}.\0\
        {count} Dosis\u{1F}{count} Dosen\0\
        {count} Termin unverändert\u{1F}{count} Termine unverändert\0\
        {count} andere Angabe zur Blutung\u{1F}{count} andere Angaben zur Blutung\0\
        {count} Tag schon eingetragen\u{1F}{count} Tage schon eingetragen\0\
        {count} Tag mit Stimmungen\u{1F}{count} Tage mit Stimmungen\0\
        {count} Tag mit Zervixschleim\u{1F}{count} Tage mit Zervixschleim\0\
        {count} Notiz\u{1F}{count} Notizen\0\
        {count} weiterer Wert\u{1F}{count} weitere Werte\0\
        {count} beobachteter Eisprung\u{1F}{count} beobachtete Eisprünge\0\
        {count} Periodentag\u{1F}{count} Periodentage\0\
        {count} Tag mit Symptomen\u{1F}{count} Tage mit Symptomen\0\
        {count} Temperatur\u{1F}{count} Temperaturen\0\
        {count} Ovulationstest\u{1F}{count} Ovulationstests\0\
        {count} Gewicht\u{1F}{count} Gewichte\0\
        {count} Tag ist schon eingetragen.\u{1F}{count} Tage sind schon eingetragen.\0\
        Damit wird ein großer Teil deiner Einträge entfernt; das geht nur mit 'eve-ics import --allow-mass-delete'.\0\
        Noch wurde nichts geändert.\0\
        Nichts Neues: {items}.\0\
        Nichts Neues: {count} Tag schon eingetragen, jetzt mit einer weiteren Quelle.\u{1F}Nichts Neues: {count} Tage schon eingetragen, jetzt mit einer weiteren Quelle.\0\
        Dieser Kalender ist älter als dein neuester, und was abweicht, kann eine frühere Vorhersage statt deiner Änderung sein.\0\
        Zu importieren: {count} Tag, {span}.\u{1F}Zu importieren: {count} Tage, {span}.\0\
        Zu importieren: {count} Tag, {span}: {items}.\u{1F}Zu importieren: {count} Tage, {span}: {items}.\0\
        Nicht importiert: {count} Tag vor dem {first}, wegen 'eve-ics settings keep'.\u{1F}Nicht importiert: {count} Tage vor dem {first}, wegen 'eve-ics settings keep'.\0\
        {file}: {tracker}, {count} Tag, {span}.\u{1F}{file}: {tracker}, {count} Tage, {span}.\0\
        {count} Zyklus zählt für die Vorhersage nicht, wie in der Datei angegeben.\u{1F}{count} Zyklen zählen für die Vorhersage nicht, wie in der Datei angegeben.\0\
        {file}: und {count} weitere Bemerkung\u{1F}{file}: und {count} weitere Bemerkungen\0\
        {file}: keine Periode darin.\0\
        {count} Tag in zwei Programmen: {kept}.\u{1F}{count} Tage in zwei Programmen: {kept}.\0\
        Dein Kalender\0\
        1 - in einem Kalenderprogramm, aus einer Datei\0\
        2 - in einem Kalenderprogramm, immer aktuell (ein Kalender-Abo)\0\
        3 - nur hier\0\
        1, 2 oder 3:\0\
        Wo möchtest du ihn sehen?\0\
        {answer}: Schreib 1, 2 oder 3\0\
        'eve-ics months' zeigt die Monate.\0\
        Dein üblicher Zyklus\0\
        Wie viele Tage liegen meist zwischen dem ersten Tag einer Periode und dem ersten Tag der nächsten?\0\
        Tage:\0\
        Deine eigene Schätzung ist {count} Tag.\u{1F}Deine eigene Schätzung sind {count} Tage.\0\
        Andere Zahl oder Eingabetaste:\0\
        'eve-ics log today' trägt einen Tag ein, 'eve-ics status' zeigt, wo du in deinem Zyklus bist, und 'eve-ics help' listet alles auf.\0\
        Es findet das Kalender-Abo, solange 'eve-ics serve' läuft.\0\
        Lass dein Kalenderprogramm diese Adresse abonnieren.\0\
        Ein Kalender-Abo namens {feed} gibt es schon. 'eve-ics feed rotate {feed}' gibt ihm eine neue Adresse.\0\
        Sobald eine Periode eingetragen ist, schreibt 'eve-ics export -o {file}' die Datei.\0\
        Öffne {file} in deinem Kalenderprogramm. Wenn du mehr eingetragen hast, schreibt 'eve-ics export -o {file}' sie neu.\0\
        Eine Datei {file} gibt es schon. 'eve-ics export -o {file}' ersetzt sie.\0\
        Deine letzten Perioden\0\
        Wann waren deine letzten Perioden? Schreib die ersten Tage, etwa 20.11., oder ganze Perioden, etwa 3.10. - 7.10. Schreib mehrere mit Kommas dazwischen oder nacheinander.\0\
        Daten:\0\
        {count} Periode ist eingetragen. Ihre Tage: {last}.\u{1F}{count} Perioden sind eingetragen. Die Tage der letzten: {last}.\0\
        Weitere Daten oder Eingabetaste:\0\
        Erinnerungen\0\
        Erinnerungen?\0\
        Möchtest du Erinnerungen?\0\
        Dein Kalender kann dich an eine Periode erinnern: {times}.\0\
        'eve-ics remind' zeigt und ändert deine Erinnerungen.\0\
        Dein Kalender erinnert dich nicht an Perioden.\0\
        Dein Kalender erinnert dich an eine Periode: {times}.\0\
        Beendet. Nichts wurde geändert.\0\
        Beendet. Deine bisherigen Antworten bleiben erhalten; 'eve-ics init' fragt nach dem Rest.\0\
        Ein paar Fragen zum Anfang. Tipp eine Antwort und drück die Eingabetaste. Um eine Frage zu überspringen, drück nur die Eingabetaste. Zum Beenden drück Strg und C. Deine Antworten bleiben erhalten, und 'eve-ics undo' nimmt die letzte zurück.\0\
        Deine Zeitzone\0\
        Zeitzone oder Eingabetaste:\0\
        Die dieses Computers ist {zone}. Drück die Eingabetaste, um sie zu verwenden.\0\
        Drück die Eingabetaste, um der dieses Computers zu folgen.\0\
        Deine Zeitzone ist {zone}.\0\
        Sie bestimmt, wann dein Tag beginnt.\0\
        Der Geburtstermin ist der {day}, {distance}.\0\
        Wenn die Schwangerschaft vorbei ist, trag das ein mit 'eve-ics mode postpartum' oder 'eve-ics mode cycling'.\0\
        Der Geburtstermin war der {day}.\0\
        Pause ab {day}\0\
        Stillzeit ab {day}\0\
        Zyklus wie üblich ab {day}\0\
        Perimenopause ab {day}\0\
        Zeit nach der Geburt ab {day}\0\
        Schwangerschaft ab {day}\0\
        Pause\0\
        Stillzeit\0\
        Zyklus wie üblich\0\
        Perimenopause\0\
        Zeit nach der Geburt\0\
        Schwangerschaft\0\
        Zyklus wie üblich.\0\
        Schwangerschaft.\0\
        Schwangerschaft: {age}.\0\
        Pause seit {day}.\0\
        Pause seit {day}: {reason}.\0\
        Stillzeit seit {day}.\0\
        Zyklus wie üblich seit {day}.\0\
        Perimenopause seit {day}.\0\
        Zeit nach der Geburt seit {day}.\0\
        Schwangerschaft seit {day}.\0\
        Auch notiert: {items}.\0\
        Eine Zwischenblutung eingetragen, {days}.\0\
        Eine Blutung eingetragen, {days}.\0\
        Keine Blutung eingetragen, {days}.\0\
        Nicht mehr der letzte Tag einer Periode: {days}.\0\
        Notiert: {days}.\0\
        Notiert ({days}): {items}.\0\
        Notiert ({days}, keine Blutung eingetragen): {items}.\0\
        Notiert: {days} (keine Blutung eingetragen).\0\
        Nichts wurde eingetragen.\0\
        Eine Periode eingetragen, {days}.\0\
        Einen Periodentag eingetragen, {day}.\0\
        Den ersten Tag einer Periode eingetragen, {day}.\0\
        Diese Periode hat jetzt {count} Tag.\u{1F}Diese Periode hat jetzt {count} Tage; mehr als 8 sind ungewöhnlich.\0\
        Wie lange sie dauerte, ist nicht bekannt.\0\
        Entfernt: {items} ({days}).\0\
        Alles entfernt, was hier eingetragen war: {days}.\0\
        Das ersetzt die Notiz vom {day}.\0\
        Das ersetzt die Notizen vom {days}.\0\
        Eine Schmierblutung eingetragen, {days}.\0\
        Das ist schon eingetragen; nichts wurde geändert.\0\
        An diesen Tagen war nichts eingetragen; nichts wurde geändert.\0\
        Es gab keine Notiz; nichts wurde geändert.\0\
        Nichts davon war eingetragen; nichts wurde geändert.\0\
        Spritze im Abstand von {count} Woche\u{1F}Spritze alle {count} Wochen\0\
        Minipille\0\
        Desogestrel-Minipille\0\
        Drospirenon-Minipille\0\
        {method}, {count} Monat\u{1F}{method}, {count} Monate\0\
        {pills} mit Placebopillen\0\
        Verhütungsring {pattern}, Wechsel nach {count} Tag\u{1F}Verhütungsring {pattern}, Wechsel alle {count} Tage\0\
        {method}, {count} Jahr\u{1F}{method}, {count} Jahre\0\
        Kondom\0\
        Verhütungsmittel\0\
        Diaphragma\0\
        Implantat\0\
        Spritze\0\
        Kupferspirale\0\
        Hormonspirale\0\
        Methode\0\
        Verhütungspflaster\0\
        Pille\0\
        Verhütungsring\0\
        Der Geburtstermin ist ab deiner letzten Periode am {day} gezählt. Falls dir ein anderes Datum genannt wurde, trag es ein mit 'eve-ics mode pregnancy --due DATE'.\0\
        Davor: {phases}.\0\
        Währenddessen wird nichts vorhergesagt, und diese Zeit zählt nicht für deine Durchschnittswerte.\0\
        Blutungen werden in den Pausen deiner Methode vorhergesagt, nicht nach deinen Zyklen.\0\
        Nichts wird vorhergesagt, bis du eine Periode einträgst; das kann viele Monate dauern.\0\
        Ab dem nächsten Zyklus richten sich die Zeiträume wieder nach deinen eigenen Zyklen.\0\
        Die Vorhersagen gehen weiter, mit größeren Zeiträumen, bis deine eigenen Zyklen zeigen, wie stark sie schwanken.\0\
        Nichts wird vorhergesagt, bis du eine Periode einträgst. Eine Blutung in den ersten sechs Wochen zählt nicht als Periode.\0\
        Bis zu ihrem Ende wird keine Periode vorhergesagt.\0\
        Vorhersagen gibt es wieder, wenn du deine nächste Periode einträgst.\0\
        Die Vorhersage beruht auf den Perioden, die du seitdem eingetragen hast, anfangs mit großen Zeiträumen.\0\
        Perioden werden wie üblich vorhergesagt.\0\
        Perioden werden wieder wie üblich vorhergesagt. Die Zeit davor zählt nicht für deine Durchschnittswerte.\0\
        Falls das später begann, nimm es zuerst zurück mit 'eve-ics mode cycling --date {start}'.\0\
        Eingetragen: {phases}.\0\
        Zurückgenommen: {phases}.\0\
        Damit wird zurückgenommen, was du für spätere Tage eingetragen hast: {phases}. Fortfahren?\0\
        Das ist schon eingetragen. Nichts wurde geändert.\0\
        Zwischenblutung\0\
        neuer Blister oder Wechsel\0\
        fruchtbar\0\
        fruchtbar, vorbei\0\
        Periode, eingetragen\0\
        Eisprung erwartet\0\
        Eisprung bestätigt\0\
        Eisprung nach Zeichen\0\
        kein Hormon fällig\0\
        Periode, Vorhersage\0\
        Fruchtbare Tage\0\
        Eisprung\0\
        Periode\0\
        Zeitraum ({percent})\0\
        heute\0\
        kann fruchtbar sein, nicht bekannt\0\
        Die Blutung vom {days} liegt nahe an einer anderen Periode und zählt als Zwischenblutung.\0\
        Die Blutung, die am {day} begann, kam weniger als 10 Tage nach der Periode davor. Sie zählt als Periode. Falls sie keine war, antworte mit 'eve-ics cycle {start} between'.\0\
        Eine überfällige Periode kann viele Gründe haben. Einen davon klärt ein Schwangerschaftstest.\0\
        Eine überfällige Periode kann auch andere Gründe haben. Einen davon klärt ein Schwangerschaftstest.\0\
        Deine Periode dauert schon {count} Tag; mehr als {limit} Tage sind ungewöhnlich. Hol ärztlichen Rat ein, bei starker Blutung noch heute.\u{1F}Deine Periode dauert schon {count} Tage; mehr als {limit} Tage sind ungewöhnlich. Hol ärztlichen Rat ein, bei starker Blutung noch heute.\0\
        Die Blutung vom {days} war kurz und in der Mitte eines Zyklus. Sie zählt als Zwischenblutung.\0\
        Fehlt um den {day} eine Periode in deinen Einträgen?\0\
        Wenn nein, antworte mit 'eve-ics cycle {start} long'.\0\
        Wenn ja, trag ihren ersten Tag ein: 'eve-ics log {day}'.\0\
        Seit {count} Tag ist keine Periode eingetragen. Einen der möglichen Gründe klärt ein Schwangerschaftstest; zu den anderen hol ärztlichen Rat ein.\u{1F}Seit {count} Tagen ist keine Periode eingetragen. Einen der möglichen Gründe klärt ein Schwangerschaftstest; zu den anderen hol ärztlichen Rat ein.\0\
        Abschalten kannst du diese Hinweise mit 'eve-ics settings health-notes no'.\0\
        Du hast in deiner Schwangerschaft eine Blutung eingetragen. Ruf noch heute deine Hebamme oder eine Arztpraxis an.\0\
        Deine letzten Zyklen dauerten {lengths} Tage; üblich sind {shortest} bis {longest} Tage. Frag in einer Arztpraxis oder eine Hebamme.\0\
        War die Blutung vom {days} eine Periode?\0\
        Wenn ja, antworte mit 'eve-ics cycle {start} start', wenn nein, mit 'eve-ics cycle {start} between'.\0\
        Eisprung bestätigt, {day} ({signs}).\0\
        Eisprung erwartet am {day}, {chance}.\0\
        Nichts, was in diesem Zyklus eingetragen ist, zeigt, wann der Eisprung war.\0\
        {count} Tag nach dem Eisprung.\u{1F}{count} Tage nach dem Eisprung.\0\
        Etwa {count} Tag nach dem Eisprung.\u{1F}Etwa {count} Tage nach dem Eisprung.\0\
        Anzeichen sprechen für einen Eisprung am {day} ({signs}). Nicht bestätigt.\0\
        Pause\0\
        Beginn oder Wechsel\0\
        Fällig ({method}): {days}.\0\
        Blister\0\
        Pillen\0\
        Ohne Hormone\0\
        Runde\0\
        Blister: {method}\0\
        Runden: {method}\0\
        Tragezeit\0\
        QR-Code des Links zur Seite\0\
        Adresse für Kalenderprogramme\0\
        Link zur Seite\0\
        Die Adresse des Servers hat einen Pfad, darum können Browser die Seite dort nicht öffnen. Kalenderprogramme können das Kalender-Abo benutzen.\0\
        Alle, die eine dieser Adressen haben, sehen diese Tage. Die Adressen werden nur jetzt angezeigt.\0\
        Der Link zu deiner Partnerseite\0\
        Geräte\0\
        Geräte unter Sicherheit abmelden\0\
        Auf diesen Geräten bist du angemeldet. Jedes davon sieht alles.\0\
        alle deine eigenen Kalender, Notizen und Aufgaben; kann sie und deine Einträge ändern\0\
        mit einer Seite, auf der dein Name steht\0\
        mit einer Seite\0\
        Zuletzt benutzt\0\
        Weitere Optionen\0\
        Hier wird im Moment nichts geteilt.\0\
        Deine Erinnerungen laufen auch über den ntfy-Server {server}; {command} stellt das ein.\0\
        Beendet\0\
        Partnerseiten\0\
        Eine Partnerseite zeigt allen, die ihren Link haben, Monate mit markierten Tagen und sonst nichts. Kalenderprogramme können dieselben Tage abonnieren.\0\
        Noch keine Partnerseiten.\0\
        Partner/in\0\
        Link für Partner/in erstellen\0\
        Eine Seite mit Monaten und dieselben Tage für ein Kalenderprogramm. Sie zeigt, wann deine Periode war und wann sie erwartet wird, ohne Notizen, Symptome und Erinnerungen.\0\
        Auch fruchtbare Tage zeigen\0\
        Auf der Seite „{name}“ nennen\0\
        Sonst steht auf der Seite nicht, um wessen Tage es geht.\0\
        Sehen, was die andere Person sieht\0\
        Periode\0\
        Mein Handy\0\
        Link für mein Handy erstellen\0\
        Für den Kalender auf deinem eigenen Handy: alles, mit klaren Titeln und Erinnerungen.\0\
        Ändern\0\
        Das ist eine Vorschau. Noch ist nichts geteilt.\0\
        Der Link {name} zeigt heute das hier.\0\
        Das sieht die andere Person\0\
        Teilen\0\
        Zeigt\0\
        Geteilter Kalender\0\
        Kalender von {name}\0\
        Gültig\0\
        bis du den Zugang widerrufst\0\
        Ansehen, was {name} zeigt\0\
        Wer was sieht\0\
        Alle Links, Programme und Geräte, die etwas von deinen Daten sehen können. Beende, was du nicht mehr brauchst.\0\
        Arbeit\0\
        Link für die Arbeit erstellen\0\
        Für einen Kalender, in den andere schauen können: nur Tage mit Blutung, mit neutralen Titeln, die nichts verraten, ohne Erinnerungen.\0\
        {name} hinzugefügt. Trag etwas ein mit 'eve-ics log today --person {word}'.\0\
        Dein Name ist jetzt {name}.\0\
        Hier ist noch niemand eingetragen. Fang an mit 'eve-ics init'.\0\
        {name} und alles, was für diese Person eingetragen ist, endgültig entfernen?\0\
        Alles, was für dich eingetragen ist, endgültig entfernen?\0\
        {name} entfernt.\0\
        Alles, was für dich eingetragen war, ist entfernt.\0\
        Umbenannt: „{name}“, jetzt „{newName}“.\0\
        Du, ohne Namen. Wähle einen mit 'eve-ics person rename {word} NAME'.\0\
        Zu {calendar} hinzugefügt: {title}.\0\
        Alles ist erledigt.\0\
        Der Termin wiederholt sich: Alle Wiederholungen wurden entfernt.\0\
        {title} mit {count} Eintrag entfernen? Das lässt sich nicht rückgängig machen.\u{1F}{title} mit {count} Einträgen entfernen? Das lässt sich nicht rückgängig machen.\0\
        Die Notiz wurde inzwischen anderswo geändert. Dein Text steht in einer neuen Notiz; beide bleiben erhalten.\0\
        Kalender hinzugefügt: {title} ({uses}).\0\
        Kalender entfernt: {title}.\0\
        Der Kalender heißt jetzt {title}.\0\
        Karteikarten\0\
        Geändert: {title}.\0\
        Erledigt: {title}.\0\
        {count} erledigte Aufgabe wird nicht angezeigt.\u{1F}{count} erledigte Aufgaben werden nicht angezeigt.\0\
        Erledigt: {title}, {day}. Nächstes Mal: {next}.\0\
        fällig: {day}\0\
        {count} Eintrag\u{1F}{count} Einträge\0\
        Termine\0\
        Verschoben: {title}.\0\
        Du hast keine Kalender.\0\
        Du hast keine Notizen.\0\
        Du hast keine Aufgaben.\0\
        Notizen\0\
        In den letzten 30 Tagen wurde nichts entfernt.\0\
        überfällig seit: {day}\0\
        {count} Unteraufgabe ist noch offen.\u{1F}{count} Unteraufgaben sind noch offen.\0\
        {share} erledigt\0\
        Entfernt: {title}.\0\
        Noch zu erledigen: {title}.\0\
        So holst du es zurück: {command}\0\
        Zurückgeholt: {title}.\0\
        Dort ist noch Platz für {count} Eintrag.\u{1F}Dort ist noch Platz für {count} Einträge.\0\
        Deine Kalender sind fast voll: {share} des Platzes sind belegt.\0\
        {first}–{last}\0\
        Aufgaben\0\
        Nichts hat sich geändert.\0\
        (ohne Titel)\0\
        Noch einmal bearbeiten?\0\
        Deine Periode würde am {last} enden. Keine Periodentage mehr: {days}. Fortfahren?\0\
        [Datum]\0\
        [ja, nein oder Eingabetaste]\0\
        [j/N]\0\
        [J/n]\0\
        [J/n/Datum]\0\
        Dauert deine Periode heute an?\0\
        Heute ist schon eingetragen. Welcher andere Tag war ein Periodentag?\0\
        Hat deine Periode heute begonnen?\0\
        {typed} ohne Jahr ist der {date}. Ist das der Tag, den du meinst?\0\
        {answer}: Schreib ja oder nein\0\
        n, nein\0\
        Tipp deine Notiz und beende sie mit Strg-D auf einer eigenen Zeile:\0\
        überspringen\0\
        Übersprungen. Du kannst das ein andermal beantworten.\0\
        j, ja\0\
        Zwischenblutung\0\
        Blutung\0\
        Dosis\0\
        Dosis verspätet\0\
        Dosis ausgelassen\0\
        Dosis genommen\0\
        Ende einer Periode\0\
        erster Tag einer Periode unbekannter Länge\0\
        Stärke der Blutung\0\
        starke Blutung\0\
        leichte Blutung\0\
        mittlere Blutung\0\
        keine Blutung\0\
        Schmierblutung\0\
        Periodentag\0\
        letzter Tag einer Periode\0\
        Ovulationstest\0\
        negativer Ovulationstest\0\
        positiver Ovulationstest\0\
        Stimmung\0\
        Stimmung „{words}“\0\
        Zervixschleim\0\
        cremiger Zervixschleim\0\
        trockener Zervixschleim\0\
        eiweißartiger Zervixschleim\0\
        klebriger Zervixschleim\0\
        wässriger Zervixschleim\0\
        Notiz\0\
        Notiz „{words}“\0\
        Eisprung bemerkt\0\
        Periode\0\
        Symptome\0\
        Symptome „{words}“\0\
        Temperatur\0\
        Temperatur {degrees}\0\
        Gewicht\0\
        Gewicht {amount}\0\
        Eine Erinnerung kommt zu einer Uhrzeit, bis zu {most} Mal vor dem Termin; stell sie ein mit 'eve-ics remind {kind}'\0\
        Eine Erinnerung kommt zu einer Uhrzeit, bis zu {most} Mal vor dem Termin\0\
        Anhang ignoriert\0\
        Du bewahrst nichts von vor dem {day} auf\0\
        Vor 1900 wird nichts eingetragen\0\
        geänderte Kategorie ignoriert\0\
        Farbe ignoriert\0\
        Kommentar ignoriert\0\
        Nur eine Periode oder eine Dosis lässt sich bestätigen\0\
        Eine Dosis, die noch bevorsteht, bleibt\0\
        Eine Dosis lässt sich nicht vor ihrem Tag nehmen; der Plan bleibt\0\
        Eine Dosis verschiebt sich mit ihrem Blister; siehe 'eve-ics help contraception'\0\
        Eine Dosis hat ihre Uhrzeit aus deiner Verhütung; ändere sie mit 'eve-ics contraception change --at'\0\
        Die meisten Termine kamen auf dieselbe Weise geändert zurück, darum sind diese Daten vielleicht nicht von dir\0\
        Fruchtbare Tage folgen aus der Vorhersage; verschieb stattdessen den Eisprung\0\
        Eine Vorhersage in einer Datei zu löschen ändert nichts\0\
        Der Kalender ist älter als die, die hier noch bekannt sind\0\
        Künftiges lässt sich nicht eintragen; die Vorhersage bleibt\0\
        was deine Einstellungen ausblenden, lässt sich nicht im Kalender ändern\0\
        Link ignoriert\0\
        Eine eingetragene Periode kann nicht in der Zukunft liegen\0\
        ignoriert, weil der Termin abgesagt ist\0\
        ignoriert, weil der Termin noch bevorsteht\0\
        ignoriert, weil der Termin nach Unterricht aussieht: Er hat eine Nummer oder wiederholt sich wöchentlich oder ist einer von mehreren an einem Tag\0\
        ignoriert, weil sein Kennzeichen zu keinem hier bekannten Termin gehört\0\
        ignoriert, weil es nicht um eine Periode geht\0\
        ignoriert, weil sich der Termin regelmäßig wiederholt; das ist ein Plan und kein Eintrag\0\
        Nichts wurde geändert: {reason}.\0\
        Nichts wurde geändert: Die Daten des Termins in Zeile {line} sind nicht lesbar.\0\
        Ein Eisprung lässt sich nicht beobachten, bevor er kommt; die Vorhersage bleibt\0\
        Er folgt aus deinen Einträgen ({signs}); ändere oder entferne stattdessen diese\0\
        Teilnehmende ignoriert\0\
        Ort ignoriert\0\
        {property} ignoriert\0\
        Eine Frage zu löschen ändert nichts\0\
        Eine Frage hat kein eigenes Datum\0\
        Ein Wechsel bleibt, bis er erledigt ist\0\
        Ein Wechsel folgt aus deiner Verhütung; ändere ihn mit 'eve-ics contraception'\0\
        Wiederholung ignoriert\0\
        Das ist schon im Kalender\0\
        geänderter Titel ignoriert\0\
        Keine Periode dauert länger als einen Monat\0\
        Die Tage dieses Termins sind nicht lesbar\0\
        am Tag selbst\0\
        {count} Tag vorher\u{1F}{count} Tage vorher\0\
        aus\0\
        zur eigenen Uhrzeit\0\
        noch {count} Mal\u{1F}noch {count} Mal\0\
        noch einmal nach {count} Minute\u{1F}noch einmal nach {count} Minuten\0\
        mit Ton\0\
        im Abstand von {count} Minute\u{1F}im Abstand von {count} Minuten\0\
        {day}, {count} Tag früher\u{1F}{day}, {count} Tage früher\0\
        {day}, wie erwartet\0\
        {day}, {count} Tag später\u{1F}{day}, {count} Tage später\0\
        {day}, nicht gezählt\0\
        Begonnen\0\
        Erwartet\0\
        Länge\0\
        Erster Tag\0\
        Zählt\0\
        Im Mittel lag das zu Beginn des Zyklus vorhergesagte Datum um {error} Tage daneben.\0\
        Im vorhergesagten Zeitraum: {hits} der letzten {count} Periode.\u{1F}Im vorhergesagten Zeitraum: {hits} der letzten {count} Perioden.\0\
        Deine letzte Periode kam im vorhergesagten Zeitraum, mit {count} Tag Abstand zu dem Datum, das zu Beginn des Zyklus vorhergesagt war.\u{1F}Deine letzte Periode kam im vorhergesagten Zeitraum, mit {count} Tagen Abstand zu dem Datum, das zu Beginn des Zyklus vorhergesagt war.\0\
        Deine letzte Periode kam außerhalb des vorhergesagten Zeitraums, mit {count} Tag Abstand zu dem Datum, das zu Beginn des Zyklus vorhergesagt war.\u{1F}Deine letzte Periode kam außerhalb des vorhergesagten Zeitraums, mit {count} Tagen Abstand zu dem Datum, das zu Beginn des Zyklus vorhergesagt war.\0\
        {cycles}: nicht gezählt, wegen einer Pause.\0\
        {cycles}: nicht gezählt, wegen der Stillzeit.\0\
        {cycles}: nicht gezählt, wegen Verhütung.\0\
        {cycles}: nicht gezählt, weil eine Spanne von mehr als {count} Tag eine Lücke ist und kein Zyklus.\u{1F}{cycles}: nicht gezählt, weil eine Spanne von mehr als {count} Tagen eine Lücke ist und kein Zyklus.\0\
        {cycles}: nicht gezählt, weil es sechzig spätere gibt.\0\
        {cycles}: nicht gezählt, wegen einer anderen Lebensphase.\0\
        {cycles}: nicht gezählt, wegen der Zeit nach einer Geburt.\0\
        {cycles}: nicht gezählt, wegen einer Schwangerschaft.\0\
        Der wahrscheinlichste Tag ist der {day} ({percent}).\0\
        Noch zählt keiner deiner Zyklen. Die Vorhersage beruht auf allgemeinen Werten.\0\
        Noch zählt keiner deiner Zyklen. Die Vorhersage beruht auf deiner eigenen Schätzung und auf allgemeinen Werten.\0\
        Ein auffälliger Zyklus verschiebt die Vorhersage kaum.\0\
        Auch {count} älterer Zyklus zählt.\u{1F}Auch {count} ältere Zyklen zählen.\0\
        Einer deiner Zyklen zählt, neben allgemeinen Werten.\0\
        {count} Zyklus, der von deinen übrigen abweicht, ist hier nicht mitgezählt.\u{1F}{count} Zyklen, die von deinen übrigen abweichen, sind hier nicht mitgezählt.\0\
        * = außerhalb des vorhergesagten Zeitraums\0\
        Das Datum beruht auf deinen Blistern oder Runden und darauf, wann frühere Blutungen in deren Pausen kamen. Deine eigenen Zyklen zählen wieder, wenn sie zurückkehren.\0\
        {start}: {remark}.\0\
        {count} deiner Zyklen zählt, neuere stärker.\u{1F}{count} deiner Zyklen zählen, neuere stärker.\0\
        nein\0\
        Wahrscheinlichkeit einer nicht eingetragenen Periode seit dem {start}: {percent}.\0\
        Noch konnte keine Vorhersage überprüft werden.\0\
        Deine Zyklen schwanken stärker als die meisten, darum ist der Zeitraum groß und kein einzelner Tag wahrscheinlich. Das ist häufig in den ersten Jahren mit Periode, bei polyzystischen Ovarien, vor der Menopause und nach einer Geburt oder der Pille.\0\
        Zyklen wie bei Erwachsenen\0\
        Geburtsjahr {year}\0\
        kein Geburtsjahr\0\
        Temperaturen in Celsius\0\
        nicht diskret\0\
        diskret\0\
        Temperaturen in Fahrenheit\0\
        fruchtbare Tage ausgeblendet\0\
        fruchtbare Tage angezeigt\0\
        Gesundheitshinweise aus\0\
        Gesundheitshinweise an\0\
        Webseite öffnet sich mit dem Kalender\0\
        Webseite öffnet sich mit der Analyse\0\
        Webseite öffnet sich mit „Heute“\0\
        Verlauf unbegrenzt aufbewahrt\0\
        Verlauf {count} Monat aufbewahrt\u{1F}Verlauf {count} Monate aufbewahrt\0\
        Verlauf {count} Jahr aufbewahrt\u{1F}Verlauf {count} Jahre aufbewahrt\0\
        Gewichte in Kilogramm\0\
        Sprache {tag}\0\
        Sprache des Systems\0\
        übliche Zykluslänge {count} Tag\u{1F}übliche Zykluslänge {count} Tage\0\
        keine übliche Zykluslänge\0\
        Name des Kalenders „{name}“\0\
        üblicher Name des Kalenders\0\
        fröhliche Bilder nicht angezeigt\0\
        fröhliche Bilder angezeigt\0\
        Gewichte in Pfund\0\
        Tastenkürzel aus\0\
        Tastenkürzel an\0\
        ausgeblendete Symptome „{names}“\0\
        keine ausgeblendeten Symptome\0\
        eigene Symptome „{names}“\0\
        keine eigenen Symptome\0\
        Zyklen wie bei Jugendlichen\0\
        dunkle Webseite\0\
        helle Webseite\0\
        Webseite hell oder dunkel wie auf dem Gerät\0\
        Zeitzone {zone}\0\
        Zeitzone des Systems\0\
        Wochen ab Montag\0\
        Wochen ab Samstag\0\
        Wochen ab Sonntag\0\
        fruchtbare Tage (Standard)\0\
        fruchtbare Tage (vorsichtig)\0\
        Wörter für eine Periode „{words}“\0\
        übliche Wörter für eine Periode\0\
        Zyklen von 24 bis 38 Tagen gelten jetzt als üblich.\0\
        Dein Geburtsjahr ist jetzt {year}.\0\
        Dein Geburtsjahr ist jetzt nicht eingetragen.\0\
        Dein Kalender heißt jetzt „{name}“.\0\
        Temperaturen stehen jetzt in Grad Celsius.\0\
        Die Seite „Heute“ zeigt deinen Zyklus jetzt sofort, und Benachrichtigungen haben die Titel, die du für sie gewählt hast.\0\
        Fenstertitel und Benachrichtigungen sagen jetzt nichts über deinen Zyklus, und die Seite „Heute“ zeigt ihn erst beim Antippen.\0\
        Temperaturen stehen jetzt in Grad Fahrenheit.\0\
        Fruchtbare Tage und Eisprung werden jetzt ausgeblendet.\0\
        Fruchtbare Tage und Eisprung werden jetzt angezeigt.\0\
        Die Webseite öffnet sich jetzt mit dem Kalender.\0\
        Die Webseite öffnet sich jetzt mit der Analyse.\0\
        Die Webseite öffnet sich jetzt mit „Heute“.\0\
        Dein Verlauf wird jetzt {length} aufbewahrt.\0\
        {count} eingetragener Tag vor dem {day} wurde gelöscht, wie mit 'eve-ics settings keep' eingestellt.\u{1F}{count} eingetragene Tage vor dem {day} wurden gelöscht, wie mit 'eve-ics settings keep' eingestellt.\0\
        Damit werden {count} eingetragener Tag und alles andere vor dem {day} endgültig gelöscht.\u{1F}Damit werden {count} eingetragene Tage und alles andere vor dem {day} endgültig gelöscht.\0\
        Verlauf, der nicht mehr aufbewahrt werden soll, konnte nicht gelöscht werden: {problem}\0\
        Dein ganzer Verlauf wird jetzt aufbewahrt.\0\
        Von nun an wird älterer Verlauf jeden Monat gelöscht.\0\
        Noch ist kein Eintrag so alt.\0\
        Frühere Sicherungen und Kalender enthalten noch, was älter ist.\0\
        Nur {length} aufbewahren?\0\
        {count} eingetragener Tag vor dem {day} ist älter, als du aufbewahrst. Er wird frühestens morgen gelöscht, weil die Uhr deinen letzten Einträgen weit voraus ist. Prüfe das Datum dieses Computers.\u{1F}{count} eingetragene Tage vor dem {day} sind älter, als du aufbewahrst. Sie werden frühestens morgen gelöscht, weil die Uhr deinen letzten Einträgen weit voraus ist. Prüfe das Datum dieses Computers.\0\
        Gewichte werden jetzt in Kilogramm angegeben.\0\
        Deine Sprache ist jetzt {language}.\0\
        Deine Sprache ist auf {language} eingestellt, wie auf diesem Computer. Ändern kannst du sie mit 'eve-ics settings language TAG'. Zurücknehmen kannst du das mit 'eve-ics undo'.\0\
        Deine Sprache ist jetzt die dieses Computers.\0\
        Du bekommst jetzt keine Hinweise dazu, wann du zu einer Periode oder einem Zyklus ärztlichen Rat einholen kannst.\0\
        Du bekommst jetzt Hinweise, wenn du zu einer Periode oder einem Zyklus ärztlichen Rat einholen kannst.\0\
        Die Webseite zeigt jetzt keine fröhlichen Bilder.\0\
        Die Webseite zeigt jetzt fröhliche Bilder.\0\
        Gewichte werden jetzt in Pfund angegeben.\0\
        Die Tastenkürzel der Webseite sind jetzt aus.\0\
        Die Tastenkürzel der Webseite sind jetzt an.\0\
        Die Webseite bietet diese Symptome jetzt nicht an: {names}. Was eingetragen ist, bleibt.\0\
        Die Webseite blendet jetzt keine Symptome aus.\0\
        Die Webseite bietet jetzt diese eigenen Symptome an: {names}.\0\
        Die Webseite bietet jetzt keine eigenen Symptome an.\0\
        wie im System\0\
        Zyklen von 21 bis 45 Tagen gelten jetzt als üblich.\0\
        Die Webseite ist jetzt dunkel.\0\
        Die Webseite ist jetzt hell.\0\
        Die Webseite ist jetzt hell oder dunkel wie dein Gerät.\0\
        Deine Zeitzone ist jetzt {zone}.\0\
        Deine Zeitzone ist jetzt die dieses Computers.\0\
        Deine eigene Schätzung von {count} Tag zählt jetzt als ein Zyklus.\u{1F}Deine eigene Schätzung von {count} Tagen zählt jetzt als ein Zyklus.\0\
        Nur die Zyklen, die du einträgst, zählen jetzt.\0\
        die üblichen\0\
        Wochen beginnen jetzt am Montag.\0\
        Wochen beginnen jetzt am Samstag.\0\
        Wochen beginnen jetzt am Sonntag.\0\
        Für die fruchtbaren Tage gilt jetzt ein größerer Zeitraum.\0\
        Für die fruchtbaren Tage gilt jetzt der übliche Zeitraum.\0\
        Ein Termin mit einem dieser Titel zählt jetzt als Periode, neben den üblichen: {words}.\0\
        Nur die üblichen Wörter für eine Periode zählen jetzt.\0\
        Allein nach dem LH-Test wäre die nächste Periode am {day} zu erwarten ({chance}).\0\
        Allein nach dem Zervixschleim wäre die nächste Periode am {day} zu erwarten ({chance}).\0\
        Allein nach dem Eisprung, den du bemerkt hast, wäre die nächste Periode am {day} zu erwarten ({chance}).\0\
        Allein nach der Temperatur wäre die nächste Periode am {day} zu erwarten ({chance}).\0\
        Diese Zeichen können kaum beide stimmen: {signs}. Jedes von ihnen kann richtig sein, darum bleiben beide Tage möglich.\0\
        Ausgeklammerte Temperaturen: {readings}.\0\
        LH-Test: zuerst positiv am {day}.\0\
        LH-Test: nur negativ, bis zum {day}. Ein Eisprung in den zwei Tagen danach ist weniger wahrscheinlich.\0\
        LH-Test: zuerst positiv am {days}. Jeder davon kann der richtige sein.\0\
        Zervixschleim: am fruchtbarsten am {day}.\0\
        Zervixschleim: am fruchtbarsten am {days}. Jeder davon kann der richtige sein.\0\
        LH-Test\0\
        Zervixschleim\0\
        deine Beobachtung\0\
        beobachteter Eisprung\0\
        Temperatur\0\
        Du hast deinen Eisprung am {day} bemerkt.\0\
        Für sich allein zeigt das auf den {day} ({chance}).\0\
        Dieser Zeitraum hat {count} Tag statt {before}.\u{1F}Dieser Zeitraum hat {count} Tage statt {before}.\0\
        Dieser Zeitraum hat {count} Tag; ohne die Zeichen hat er {before}.\u{1F}Dieser Zeitraum hat {count} Tage; ohne die Zeichen hat er {before}.\0\
        Dieser Zeitraum hat {count} Tag und ist größer als mit jedem einzelnen der Zeichen.\u{1F}Dieser Zeitraum hat {count} Tage und ist größer als mit jedem einzelnen der Zeichen.\0\
        {temperature} am {day} ({reason})\0\
        Fieber\0\
        zu niedrig, um zu stimmen\0\
        {day} (über {temperature}, bestätigt seit {confirmed})\0\
        Temperatur: höher ab {rise}.\0\
        Temperatur: höher ab {rises}. Jeder davon kann der richtige sein.\0\
        Mit dem Zeichen wird sie am {day} erwartet ({chance}).\0\
        Mit allen Zeichen wird sie am {day} erwartet ({chance}).\0\
        Ohne jedes Zeichen wäre die nächste Periode am {day} zu erwarten ({chance}).\0\
        Tag {day} des Zyklus, der am {start} begann.\0\
        Zum Beispiel: 'eve-ics log {days}'.\0\
        Fruchtbare Tage: {days}.\0\
        Heute: fruchtbare Tage, Tag {day} von {length}.\0\
        Deine Periode: Tag {day} von etwa {length}.\0\
        Periode jederzeit\0\
        Tag {day}\0\
        Periode {count} T überfällig\u{1F}Periode {count} T überfällig\0\
        nächste Periode in {count} T\u{1F}nächste Periode in {count} T\0\
        Periode noch nicht da\0\
        Periode in {count} T\u{1F}Periode in {count} T\0\
        Periode heute\0\
        Falls du weißt, wie lang deine Zyklen meistens sind, sag es mit 'eve-ics settings usual-length DAYS'.\0\
        Die Pause ist um. Weiterlernen, noch etwas ausruhen oder aufhören?\0\
        Der Timer ist beendet.\0\
        {count} Minute\u{1F}{count} Minuten\0\
        Es läuft kein Timer.\0\
        Pause bis {time} (noch {left}).\0\
        Die Zeit ist um. Pause machen, noch etwas lernen oder aufhören?\0\
        Angehalten, mit noch {left} Lernzeit.\0\
        Angehalten, mit noch {left} Pause.\0\
        In deinen Kalender eingetragen: {length} Lernzeit.\0\
        So startest du einen: {command}\0\
        Lernen\0\
        Lernzeit bis {time} (noch {left}).\0\
        Zeit für eine Pause\0\
        Zeit zum Lernen\0\
        Das kann noch nicht verspätet sein: {dose}, {when}.\0\
        {count} fällig\u{1F}{count} fällig\0\
        {count} verspätet\u{1F}{count} verspätet\0\
        noch nichts eingetragen\0\
        {count} ausgelassen\u{1F}{count} ausgelassen\0\
        {count} genommen\u{1F}{count} genommen\0\
        {count} nicht eingetragen\u{1F}{count} nicht eingetragen\0\
        {dose}, erledigt\0\
        Dosen, {days} ({method}): {counts}.\0\
        Die letzte Dosis davor: {dose}, {day}.\0\
        Zuletzt ausgelassen: {days}.\0\
        {dose}, verspätet\0\
        Das wirkt sich noch nicht aus, weil keine Methode eingetragen ist. Trag deine ein mit 'eve-ics contraception add'.\0\
        Am {day} war nichts fällig, darum zählt das nicht.\0\
        An diesen Tagen war nichts fällig, darum zählen sie nicht: {days}.\0\
        Eingetragen für den {day}: {doses}.\0\
        Als verspätet eingetragen: {days}.\0\
        Als ausgelassen eingetragen: {days}.\0\
        Als genommen eingetragen: {days}.\0\
        Dosen seit dem {day} ({method}): {counts}.\0\
        {dose}, ausgelassen\0\
        Die letzte ({count}) wurde ohne Lücke genommen.\u{1F}Die letzten {count} wurden ohne Lücke genommen.\0\
        {dose}, eingenommen\0\
        Das ist schon eingetragen. Nichts wurde geändert.\0\
        Zurücknehmen kannst du das mit 'eve-ics undo'.\0\
        Zwischenblutung\0\
        Zyklus\0\
        Fruchtbare Tage\0\
        Spritze\0\
        Planer\0\
        Fokus\0\
        Termin\0\
        Rückblick\0\
        Besorgung\0\
        Routine\0\
        Checkliste\0\
        Kurze Checkliste\0\
        Notiz\0\
        Wiedervorlage\0\
        Wartung\0\
        Eisprung\0\
        Eisprung (erwartet)\0\
        Eisprung (laut Anzeichen)\0\
        Pflaster\0\
        {title} wechseln\0\
        {title} abziehen\0\
        {title} aufkleben\0\
        Periode\0\
        Periode jederzeit möglich\0\
        Periode (erwartet)\0\
        Pille\0\
        {title} (Placebo)\0\
        Frage\0\
        Ist deine Periode vorbei?\0\
        Ist deine Periode überfällig?\0\
        Hat deine Periode begonnen?\0\
        Wechsel\0\
        {title} ({method})\0\
        Ring\0\
        {title} wechseln\0\
        {title} einsetzen\0\
        {title} herausnehmen\0\
        {title} (ausgelassen)\0\
        Wiederhergestellt: {items}.\0\
        'eve-ics redo' wiederholt die Änderung, die du zuletzt zurückgenommen hast.\0\
        Früher erstellte Sicherungen und Kalender enthalten ihn noch.\0\
        Eintrag {entry} kam aus dem Kalender ({when}).\0\
        Eintrag {entry} kam über die Befehlszeile ({when}).\0\
        Eintrag {entry} kam durch einen Import ({when}).\0\
        Eintrag {entry} kam über die Webseite ({when}).\0\
        Eintrag {entry} zurückgenommen und gelöscht.\0\
        Fortfahren?\0\
        Gemacht\0\
        Wiederholt: {items}.\0\
        Zurücknehmen und endgültig löschen?\0\
        Es gibt keine Änderung, die sich zurücknehmen lässt.\0\
        Eingetragen wurde: {items}.\0\
        Entfernt wurde: {items}.\0\
        Erneut entfernt: {items}.\0\
        Zurückgenommen: {items}.\0\
        Das würde wiederherstellen: {items}.\0\
        Das würde Eintrag {entry} zurücknehmen und löschen.\0\
        Das würde wiederholen: {items}.\0\
        Das würde erneut entfernen: {items}.\0\
        Das würde zurücknehmen: {items}.\0\
        Wähle ein neues Passwort für {name}. Was du eingetragen hast, ist noch da. Alle deine Geräte werden abgemeldet.\0\
        Ein Name hat mindestens ein Zeichen und höchstens 200 Byte und kein Leerzeichen am Anfang oder Ende.\0\
        Passwort ändern\0\
        Bitte die Person, die diesen Server betreibt, um eine Einladung; {command} erstellt eine.\0\
        Für ein Konto braucht es eine Einladung\0\
        Dieses Passwort gehört zu den ersten, die andere erraten würden. Wähle ein anderes.\0\
        Aktuelles Passwort\0\
        {browser} auf {system}\0\
        Abmelden\0\
        {device} abmelden\0\
        Das Gerät ist abgemeldet.\0\
        angemeldet am {day}\0\
        Dieses Gerät\0\
        Unbekanntes Gerät\0\
        Zuletzt verwendet: {day}\0\
        Alle anderen Geräte abmelden\0\
        {count} anderes Gerät ist abgemeldet.\u{1F}{count} andere Geräte sind abgemeldet.\0\
        Geräte\0\
        Passwort vergessen?\0\
        Auf diesem Server ist kein Platz für weitere Konten.\0\
        Mit einem vorhandenen Konto anmelden\0\
        Konto anlegen\0\
        Hier hat schon jemand diesen Namen. Wähle einen anderen.\0\
        Damit meldest du dich an. Andere auf diesem Server können ihn sehen.\0\
        Neues Passwort\0\
        Du hast noch kein Passwort: Nur ein Link, der auf dem Computer mit dieser Seite erstellt wurde, meldet dich an.\0\
        Deine anderen Geräte werden damit abgemeldet, und ein Wiederherstellungscode gilt nicht mehr.\0\
        Passwort gespeichert. Deine anderen Geräte sind abgemeldet.\0\
        Mindestens 10 Zeichen. Mehrere Wörter sind leicht zu merken und schwer zu erraten.\0\
        Passwort\0\
        Mit deinem Wiederherstellungscode kannst du ein neues Passwort wählen. Alle deine Geräte werden abgemeldet; Kalenderadressen und die Passwörter von Kalenderprogrammen bleiben, wie sie sind.\0\
        Sieben Gruppen zu vier Zeichen. Großbuchstaben, Leerzeichen und Bindestriche sind egal.\0\
        Wenn du auch den Code verloren hast, kann dich wieder einladen, wer diesen Server betreibt.\0\
        Neues Passwort wählen\0\
        Das ist kein Wiederherstellungscode: ein Zeichen ist falsch, fehlt oder ist zu viel. Vergleiche ihn mit dem, was du aufbewahrt hast.\0\
        Dieser Name und dieser Code gehören nicht zusammen, oder der Code wurde verwendet oder ersetzt.\0\
        Dein neues Passwort ist gesetzt, und deine anderen Geräte sind abgemeldet. Der verwendete Code gilt nicht mehr: hier ist ein anderer.\0\
        Wenn du dein Passwort vergisst, kannst du mit deinem Namen und diesem Code ein neues wählen. Schreib ihn auf, druck diese Seite oder speichere ihn als Datei, und bewahre ihn dort auf, wo nur du ihn findest.\0\
        Du hast dir Zeit gelassen: gib dein Passwort noch einmal ein, dann gilt der Code oben.\0\
        Neuen Wiederherstellungscode erstellen\0\
        Damit sicher ist, dass du ihn hast, gib diese zwei Gruppen des Codes ein. Später kann ihn dir niemand mehr geben.\0\
        Gruppe {number}\0\
        Du hast einen Wiederherstellungscode. Ein neuer ersetzt ihn.\0\
        Ich habe den Code aufbewahrt\0\
        Dein Wiederherstellungscode ist gesetzt. Frühere Codes gelten nicht mehr.\0\
        Später erledigen\0\
        Wiederherstellungscode erstellen\0\
        Du hast keinen Wiederherstellungscode. Wenn du dein Passwort vergisst, kann dich nur wieder einladen, wer diesen Server betreibt.\0\
        Der Code wird nur jetzt angezeigt. Niemand kann ihn für dich nachsehen, und niemand kennt dein Passwort.\0\
        Als Datei speichern\0\
        Wiederherstellungscode\0\
        Das sind nicht die Gruppen dieses Codes. Vergleiche sie mit dem, was du aufbewahrt hast.\0\
        Was du einträgst, bleibt auf dem Computer, der diese Seite bereitstellt, und wird nirgendwohin sonst gesendet.\0\
        Konto anlegen\0\
        Dein Konto ist angelegt, und du bist angemeldet.\0\
        Sicherheit\0\
        Passwort festlegen\0\
        Das ist zu lang: Ein Passwort hat höchstens 200 Zeichen.\0\
        Das ist zu kurz: Ein Passwort hat mindestens 10 Zeichen.\0\
        Darin ist ein Zeichen, das ein Passwort nicht haben kann, etwa ein Tabulator. Lass es weg.\0\
        Sie wurde schon verwendet oder ihr Tag ist vorbei. Bitte um eine neue.\0\
        Diese Einladung gilt nicht mehr\0\
        Alarm hinzufügen\0\
        Gibt auf\0\
        Alle Alarme\0\
        zur Zeit selbst\0\
        Wähle einen Tag, der noch kommt.\0\
        Wähle Wochentage oder ein Datum, nicht beides.\0\
        Schreib in bis zu {letters} Zeichen, wofür er ist.\0\
        Kürze die Notiz auf {letters} Zeichen.\0\
        Wähle eine der Möglichkeiten.\0\
        Dieser Alarm wurde inzwischen woanders geändert, und noch ist nichts gespeichert. Unten steht, was du eingegeben hast; erneutes Speichern ersetzt die andere Änderung.\0\
        Oder an einem Tag\0\
        Ohne Wochentage und Datum klingelt er einmal, wenn es das nächste Mal so spät ist.\0\
        {count} Tag vorher\u{1F}{count} Tage vorher\0\
        Beendet.\0\
        Alarm bearbeiten\0\
        Dieser Alarm wiederholt sich so, wie nur dein Kalenderprogramm es ändern kann. Ändere ihn dort.\0\
        Ein Alarm beginnt früh, kommt immer öfter und klingelt, bis du ihn beendest. Beende ihn an einer Stelle, und er ist überall still.\0\
        Du hast {number} Alarme, mehr passen nicht hinein.\0\
        Nicht beendet\0\
        {count} Stunde vorher\u{1F}{count} Stunden vorher\0\
        Klingelt ohne Pause\0\
        Klingelt zuerst\0\
        {count} Minute danach\u{1F}{count} Minuten danach\0\
        {count} Minute vorher\u{1F}{count} Minuten vorher\0\
        Verpasst\0\
        Wofür ist er?\0\
        Dieser Browser führt keine Skripte aus, darum kann die Seite nicht klingeln.\0\
        Neuer Alarm\0\
        Keine Alarme\0\
        Notiz\0\
        In den nächsten zwei Stunden klingelt kein Alarm.\0\
        Aus\0\
        An\0\
        Diese Seite klingelt nur, solange sie offen ist. Ein gesperrtes Handy klingelt durch sein Kalenderprogramm: Füge dort deinen Kalender hinzu.\0\
        Diesen Alarm löschen\0\
        Endgültig löschen\0\
        Klingelt gerade\0\
        Dieser Alarm ist schon still.\0\
        Diesen Tag auslassen\0\
        5 Minuten schlummern\0\
        Schlummert bis {time}.\0\
        In den nächsten zwei Stunden\0\
        Mit Ton\0\
        Uhrzeit\0\
        Alarme\0\
        Alarm ausprobieren\0\
        Er klingelt eine halbe Minute lang und erlaubt dieser Seite Ton und Vibration.\0\
        Woche\0\
        Woche {days}\0\
        Wochentage\0\
        Zurück zum Kalender\0\
        Dieser Tag wurde anderswo geändert, nachdem du ihn geöffnet hattest; darum ist noch nichts gespeichert.\0\
        So lassen, wie es jetzt ist\0\
        Trotzdem als Periodentag eintragen\0\
        Jetzt\0\
        Blutung trotzdem entfernen\0\
        Beim Öffnen\0\
        Tag {number}\0\
        Dosis ausgelassen\0\
        Dosis genommen\0\
        Früher\0\
        Dieser Tag kommt erst noch. Sobald er da ist, kannst du ihn eintragen.\0\
        Später\0\
        Was die Zeichen bedeuten\0\
        Mehr eintragen\0\
        Nächster Tag\0\
        Notiz\0\
        mehr eingetragen\0\
        Periodentag\0\
        Voriger Tag\0\
        Ein Tag, der noch kommt, lässt sich nicht eintragen. Nichts wurde geändert.\0\
        {day} liegt vor dem Zeitraum, den du aufbewahrst (die letzten {kept}). Nichts wurde geändert.\0\
        leicht, mittel, stark\0\
        Kalender\0\
        Zu heute\0\
        Karte hinzufügen\0\
        Stapel hinzufügen\0\
        Vergessen\0\
        Alle Stapel\0\
        Diese Karte war schon beantwortet.\0\
        Rückseite\0\
        Schreib eine Zeile mit bis zu {most} Zeichen.\0\
        Ein Name ist eine Zeile mit bis zu {most} Zeichen.\0\
        Schreib einen Text mit bis zu {most} Zeichen.\0\
        Diese Karte wurde inzwischen woanders geändert. Speichere noch einmal, um das durch das zu ersetzen, was hier steht.\0\
        Stapel hinzugefügt: {title}.\0\
        Der Stapel hat sich inzwischen geändert. Nichts wurde entfernt.\0\
        Name des Stapels\0\
        Stapel entfernt: {title}.\0\
        Der Stapel heißt jetzt {title}.\0\
        Karten davor\0\
        Leicht\0\
        Karte ändern\0\
        Diesen Stapel umbenennen oder entfernen\0\
        Umdrehen\0\
        Karte umdrehen, oder Timer starten und anhalten\0\
        Vorderseite\0\
        Gut\0\
        Schwer\0\
        Wie gut hast du es gewusst?\0\
        Karten danach\0\
        Weglassen\0\
        Karte eines Quiz weglassen\0\
        {count} Karte ist fällig.\u{1F}{count} Karten sind fällig.\0\
        Du hast schon einen Stapel mit diesem Namen.\0\
        Weiter\0\
        Nächste Karte eines Quiz\0\
        In diesem Stapel sind noch keine Karten.\0\
        Du hast noch keine Karteikarten. Ein Stapel enthält Karten, die zusammengehören, etwa die Wörter einer Sprache.\0\
        Quiz\0\
        Jede Karte kommt einmal, bevor eine noch einmal kommt. Eine Karte, die du weglässt, kommt in diesem Quiz nicht wieder.\0\
        Quiz: {deck}\0\
        Diese Karte entfernen\0\
        Umbenennen\0\
        {count} fällige Karte wiederholen\u{1F}{count} fällige Karten wiederholen\0\
        Wiederholen: {deck}\0\
        Rückseite zeigen\0\
        Neues Quiz beginnen\0\
        Diese Karte ist zu lang für diese Seite. Du kannst sie in einem Kalenderprogramm ändern.\0\
        Alle Geräte, die angemeldet waren, sind abgemeldet.\0\
        Ein QR-Code des Links passt nicht hierher; er braucht {count} Spalte.\u{1F}Ein QR-Code des Links passt nicht hierher; er braucht {count} Spalten.\0\
        {count} Gerät ist abgemeldet.\u{1F}{count} Geräte sind abgemeldet.\0\
        Mit diesem Link kann {name} ein Konto anlegen, einmal und innerhalb von 24 Stunden:\0\
        Mit diesem Link kann {name} ein anderes Passwort wählen, einmal und innerhalb von 24 Stunden:\0\
        Neues Passwort: \0\
        Es ließ sich kein Browser öffnen. Öffne den Link selbst.\0\
        Kein Gerät ist auf der Webseite angemeldet.\0\
        Unter {address} antwortet noch kein Server. Starte ihn mit {command} und lass ihn laufen.\0\
        Dieser Link meldet dich an, einmal und innerhalb von zehn Minuten:\0\
        Dieser Link meldet {name} an, einmal und innerhalb von zehn Minuten:\0\
        Noch einmal dasselbe: \0\
        Passwort gespeichert. Melde dich auf der Webseite mit dem Namen {name} und diesem Passwort an.\0\
        Methode beginnen\0\
        Diese Methode ist nicht mehr eingetragen.\0\
        Der letzte Tag kann nicht vor dem ersten liegen.\0\
        Das ist die Methode, die du schon hast.\0\
        Gib eine Anzahl Wochen von 0 bis 52 an.\0\
        Das ist keine Methode. Wähle eine oder schreib eine wie in den Beispielen.\0\
        Diese Methode hat weder Blister noch Runden. Lass das Feld leer.\0\
        Diese Methode hat keinen Wechsel. Lass das Feld leer.\0\
        Gib einen Tag von 1 bis {length} an.\0\
        Die Methode ist an diesem Tag nicht in Anwendung.\0\
        Bei dieser Methode ist nie etwas fällig. Lass das Feld leer.\0\
        Diese Methode hat keinen Blister, keine Runde und keinen Wechsel zum Verschieben.\0\
        Dieselbe Methode ist für diese Tage schon eingetragen. Ändere sie oder beende sie.\0\
        An denselben Tagen ist schon ein anderes Verhütungsmittel eingesetzt. Beende es zuerst oder wechsle von ihm zu diesem.\0\
        Zu einer anderen Methode wechseln\0\
        Ersten Tag, Uhrzeit oder Vorlauf korrigieren\0\
        Deine Methoden\0\
        Tag des Umstiegs\0\
        Methode beenden\0\
        Erster Tag damit\0\
        Letzter Tag damit\0\
        Lass das Feld leer, solange die Anwendung läuft.\0\
        Wochen Vorlauf vor einem Wechsel\0\
        Hier werden nur Tage gezählt. Wie gut eine Methode schützt und was bei einer ausgelassenen Dosis zu tun ist, steht in der Packungsbeilage.\0\
        Methode\0\
        Keine Methode ist eingetragen.\0\
        Anderes Schema oder anderer Name\0\
        Tage mit + Tage ohne, etwa 'pill 63+7', 'ring continuous', 'injection 13 weeks', 'copper-iud 10 years' oder 'other NAME'.\0\
        Tag {number} von {length}\0\
        Tag im Blister oder in der Runde an diesem Datum\0\
        Nur wenn Blister oder Runde schon vorher begonnen wurden.\0\
        Frühere Methoden\0\
        ein Tag der Pause\0\
        Heute\0\
        eine Pille ohne Hormone\0\
        Vorschau\0\
        Angaben ändern\0\
        Tag\0\
        Fällig\0\
        Noch ist nichts gespeichert.\0\
        nichts\0\
        So wären die nächsten 28 Tage\0\
        Ein Blister, ein Pflaster oder ein Ring lief anders als geplant\0\
        Lass es leer, wenn ein neuer Blister oder eine neue Runde beginnt.\0\
        Uhrzeit\0\
        Ohne Uhrzeit lass das Feld leer.\0\
        Verhütung\0\
        Ich habe die fehlenden Termine gelöscht\0\
        Diesen großen Teil meiner Einträge entfernen\0\
        Importieren\0\
        Deine Einträge wurden inzwischen geändert. Sieh noch einmal nach, was sich jetzt ändern würde.\0\
        Gib zuerst an, was stimmt: die Datei oder deine Einträge.\0\
        Dieser Kalender ist älter als die, die hier noch bekannt sind. Darum lässt sich nicht feststellen, was du darin geändert hast. Exportiere neu und ändere den neuen Kalender.\0\
        Die Datei ist nicht mehr hier, weil einige Minuten vergangen sind. Wähle sie noch einmal.\0\
        Was in diesem Kalender Periode heißt, sieht nach Unterricht aus: mit Nummer, wöchentlich oder mehrmals am Tag; nichts wurde geändert.\0\
        Das entfernt einen großen Teil deiner Einträge. Kreuze das Kästchen unten an, wenn du das willst.\0\
        In diesem Kalender ist kein Termin; nichts wurde geändert.\0\
        Wähle zuerst eine Datei.\0\
        Dieser Kalender gehört einer anderen Person oder kommt von einem anderen Server; nichts wurde geändert.\0\
        Kein Termin in diesem Kalender kommt von hier oder heißt Periode. Wenn du ein anderes Wort verwendest, füge es in den Einstellungen hinzu.\0\
        Diese Datei ließ sich nicht lesen: {problem}\0\
        Diese Datei ließ sich nicht lesen: {problem}. Was du stattdessen tun kannst: {advice}.\0\
        Abbrechen\0\
        Was steht in Daten wie 3/4/2026 vorne?\0\
        Der Tag: {date}\0\
        Wie es die Datei zeigt\0\
        Der Monat: {date}\0\
        Löschen\0\
        Alles\0\
        Der letzte Tag kann nicht vor dem ersten liegen.\0\
        Alles vor einem Tag\0\
        Endgültig löschen\0\
        Tag\0\
        Die Tage von einem bis zu einem anderen\0\
        Was gelöscht ist, ist endgültig weg und lässt sich nicht zurückholen. Frühere Sicherungen und Kalender enthalten es weiterhin.\0\
        Letzter Tag\0\
        Nur für die Tage von einem bis zu einem anderen.\0\
        Weiter\0\
        Ein Tag und alles danach\0\
        Was gelöscht wird\0\
        Export\0\
        Datei für drip (.csv)\0\
        Kalenderdatei für Kalenderprogramme (.ics)\0\
        Alle deine Einträge als reiner Text (.log)\0\
        Noch ist nichts eingetragen, also gibt es nichts für eine Datei.\0\
        Datei für Ovumcy (.json)\0\
        Für diese Art von Datei sind es zu viele Einträge.\0\
        Datei\0\
        Ein Kalender, den du geändert hast, Einträge als reiner Text oder der Export eines anderen Trackers, gezippt oder entpackt, bis {size} MB. Für größere Dateien gibt es 'eve-ics import' auf dem Computer, der diese Seite bereitstellt.\0\
        Import\0\
        Was importiert wurde\0\
        Auf der Seite „Verlauf“ kannst du das als eine Änderung rückgängig machen.\0\
        Änderungen ansehen\0\
        Noch einmal ansehen\0\
        Noch ist nichts geändert.\0\
        Was der Import ändern würde\0\
        Die Datei und deine Einträge widersprechen sich. Was stimmt?\0\
        Die Datei\0\
        Meine Einträge\0\
        Import, Export und Löschen\0\
        Diese sind bekannt: {names}.\0\
        Zum Umzug zu drip und anderen Trackern. Für diese Programme, nicht für ein Tabellenprogramm.\0\
        Perioden, Einnahmen und die Vorhersage. Für Kalenderprogramme, nicht für ein Tabellenprogramm.\0\
        Zum Aufbewahren und Wiedereinlesen. Für eve-ics und einen Texteditor, nicht für ein Tabellenprogramm: Jedes Zeichen deiner Notizen bleibt, auch was ein Tabellenprogramm berechnen würde.\0\
        Zum Umzug zu Ovumcy. Für dieses Programm, nicht für ein Tabellenprogramm.\0\
        Zum Ansehen und Drucken. Du kannst sie in einem Tabellenprogramm öffnen: Vor einem Text, mit dem dort eine Formel beginnen würde, steht ein Apostroph. Wieder einlesen lässt sie sich nicht.\0\
        Tabelle für ein Tabellenprogramm (.csv)\0\
        Das Formular kam unvollständig an. Geh zurück und sende es noch einmal.\0\
        Nicht verstanden\0\
        Gerade geschieht zu viel auf einmal. Versuch es in ein paar Sekunden noch einmal.\0\
        Einen Moment\0\
        Inzwischen geändert\0\
        Deine Änderung konnte nicht gespeichert werden: Der Speicher des Computers, der diese Seite bereitstellt, ist voll. Nichts ging verloren; schaffe dort Platz und versuch es noch einmal.\0\
        Das kam von einer anderen Website, darum wurde nichts geändert. Öffne die Seite neu und versuch es dort.\0\
        Dieser Server antwortet nicht unter dieser Adresse. Um sie zu erlauben, starte ihn mit {option}.\0\
        Andere Websites können diese Seiten nicht lesen.\0\
        Zurück\0\
        Zu „Heute“\0\
        Die Seite ist jetzt unter {address}, deshalb wurde nichts gespeichert. Geh im Browser zurück, kopiere, was du getippt hast, und gib es dort ein.\0\
        Diese Adresse führt nirgendwohin, oder nicht mehr.\0\
        Hier ist nichts\0\
        Über diese Verbindung kannst du dich nicht anmelden, denn sie ist nicht verschlüsselt: Andere könnten dein Passwort mitlesen. Nimm die Adresse, die mit https beginnt.\0\
        Über diese Verbindung kannst du dich nicht anmelden: Der Proxy vor diesem Server meldet, dass sie nicht verschlüsselt ist. Nimm die Adresse, die mit https beginnt. Wenn du sie schon benutzt, steht vor diesem Proxy noch ein anderer: Lass ihn {field} weitergeben; {page} zeigt, wie.\0\
        Deine Änderung konnte nicht gespeichert werden: Die Daten sind gesperrt oder im Moment nur lesbar. Nichts ging verloren; versuch es noch einmal.\0\
        Nicht angenommen\0\
        Du kannst dich nicht anmelden, denn der Proxy vor diesem Server meldet ihm nicht, ob deine Verbindung verschlüsselt ist. Lass den Proxy {field} senden; {page} zeigt, wie.\0\
        Nicht gespeichert\0\
        Das ist mehr, als diese Seite auf einmal annimmt.\0\
        Deine Daten lassen sich im Moment nicht lesen. 'eve-ics doctor' auf dem Computer, der diese Seite bereitstellt, sagt warum.\0\
        Erste Anleitung noch einmal anzeigen\0\
        Wähle die Tage deiner letzten Perioden, so gut du dich erinnerst. Zwei oder drei Perioden genügen für den Anfang.\0\
        Tage wählen\0\
        Kein Tag wurde gewählt. Wähle mindestens einen Tag einer Periode.\0\
        Meine Vorhersage anzeigen\0\
        Nicht jetzt\0\
        Tippe später einen Tag an, um ihn einzutragen oder zurückzunehmen. Deine Einträge bleiben auf dem Computer, der diese Seite bereitstellt.\0\
        Tippe jeden Tag an, an dem du deine Periode hattest.\0\
        Der Kalender zeigt dann, wann die nächsten erwartet werden, und wird mit jeder eingetragenen Periode genauer.\0\
        Deine letzten Perioden\0\
        Beginne mit den Tagen, die du kennst\0\
        Kalender\0\
        Nicht gespeichert: Du bist abgemeldet. Melde dich in einem anderen Tab an und speichere dann hier noch einmal.\0\
        Nicht gespeichert: Der Server antwortet nicht. Versuch es noch einmal.\0\
        Hilfe\0\
        Analyse\0\
        Abmelden\0\
        Angemeldet als {name}\0\
        Hauptseiten\0\
        Plan\0\
        Einstellungen\0\
        Zum Inhalt springen\0\
        {page} · eve-ics\0\
        Heute\0\
        Deine Tage beginnen um Mitternacht in {here}. Dieses Gerät hat eine andere Zeitzone: {device}.\0\
        Nicht jetzt\0\
        {device} verwenden\0\
        Was eine Vorhersage ist\0\
        Mit jeder Periode, die du einträgst, wird sie genauer. Stress, Krankheit und Reisen können eine Periode trotzdem verschieben.\0\
        Eine Vorhersage wird aus den Tagen berechnet, die du eingetragen hast. Sonst ist nichts über dich bekannt.\0\
        {percent} aller Perioden beginnen in dem Zeitraum, der neben ihrem Datum steht. Die anderen beginnen früher oder später.\0\
        Periodentag eintragen\0\
        Der Tag oder die Woche davor oder danach\0\
        Den Punkt davor oder danach vorlesen\0\
        Tag schließen\0\
        Diese Hilfe anzeigen\0\
        Heute eintragen\0\
        Voriger und nächster Monat\0\
        Etwas hinzufügen, wo die Seite es anbietet\0\
        Tag öffnen\0\
        {page} öffnen\0\
        Blutung eines Tages entfernen\0\
        Im Kalender zu heute gehen\0\
        Letzte Änderung rückgängig machen, wo die Seite es anbietet\0\
        Erster und letzter Tag der Woche\0\
        Voriges und nächstes Jahr\0\
        Tasten\0\
        In einem Diagramm\0\
        Im Kalender\0\
        Die Tasten sind ausgeschaltet. In den Einstellungen kannst du sie einschalten.\0\
        Einzelne Tasten tun Folgendes, solange du nicht gerade schreibst. In den Einstellungen kannst du sie ausschalten.\0\
        dann\0\
        Hilfe\0\
        Zwischenblutung\0\
        Eine Blutung, die zu bald nach einer Periode kommt, um die nächste zu sein. Mit ihr beginnt kein Zyklus.\0\
        Zyklus\0\
        Vom ersten Tag einer Periode bis zum Tag vor der nächsten. Sein erster Tag ist Tag 1.\0\
        Fruchtbare Tage\0\
        Die Tage vor dem Eisprung und der Tag selbst, an denen eine Schwangerschaft am wahrscheinlichsten ist.\0\
        Eisprung\0\
        Eine Eizelle verlässt den Eierstock, etwa zwei Wochen vor dem Beginn der nächsten Periode.\0\
        Schmierblutung\0\
        Etwas Blut, zu wenig für eine Binde oder einen Tampon. Eine Schmierblutung allein ist keine Periode.\0\
        Begriffe\0\
        Alle Zyklen anzeigen\0\
        Es war eine Zwischenblutung\0\
        Meine Antwort entfernen\0\
        Nicht mitzählen\0\
        Es war wirklich ein Zyklus\0\
        Eine Periode fehlt\0\
        Eine Periode begann\0\
        Alle Zyklen und Änderungen\0\
        Das passt nicht zu diesem Zyklus. Nichts wurde geändert.\0\
        Das ist kein Datum. Schreib es als Jahr, Monat und Tag: 2026-11-20.\0\
        Dieser Tag ist noch nicht da.\0\
        Eine Periode kann höchstens {count} Tag haben.\u{1F}Eine Periode kann höchstens {count} Tage haben.\0\
        An diesem Tag beginnt keine Periode mehr.\0\
        Dort ist schon eine Blutung eingetragen: {days}.\0\
        Der letzte Tag liegt vor dem ersten.\0\
        {way}, {when}\0\
        Letzte Änderungen\0\
        Zyklus\0\
        Damalige Vorhersage\0\
        Periode\0\
        Zyklen, neueste zuerst\0\
        dauert an\0\
        {count} Tag früher\u{1F}{count} Tage früher\0\
        am selben Tag\0\
        {count} Tag später\u{1F}{count} Tage später\0\
        Etwas sieht ungewöhnlich aus\0\
        {days}: zählt als Zwischenblutung.\0\
        Der Zyklus ab {day}: {remark}.\0\
        Periode: {days}\0\
        Erster und letzter Tag\0\
        Tage\0\
        Erster Tag\0\
        Letzter Tag\0\
        Lass das Feld leer, solange die Periode andauert.\0\
        Was ist mit diesem Zyklus?\0\
        Speichern\0\
        Wiederholen\0\
        Es gibt keine Änderung, die sich wiederholen lässt.\0\
        Verlauf\0\
        Rückgängig\0\
        Das wurde schon zurückgenommen oder lässt sich nicht zurücknehmen.\0\
        Danach würden nur noch die letzten {kept} aufbewahrt, und Älteres würde endgültig gelöscht. Es wurde nichts geändert. Wenn du das willst, nimm {command} auf dem Computer, von dem diese Seite kommt.\0\
        Spätere Änderungen betreffen dieselben Tage oder Einstellungen. Nimm zuerst diese zurück: {entries}.\0\
        Es gibt keine Änderung, die sich zurücknehmen lässt.\0\
        Noch einmal einladen\0\
        {name} noch einmal einladen\0\
        Du warst zuerst hier, deshalb kannst du andere einladen. Du siehst ihre Namen und nichts von dem, was sie eintragen. Wer Passwort und Wiederherstellungscode verloren hat, braucht von dir einen Link, um ein neues Passwort zu wählen.\0\
        Erste Personen\0\
        Diese Person ist nicht mehr hier.\0\
        Unter diesem Namen kann sich schon jemand anmelden. Ist das Passwort verloren, wähle neben dem Namen „Noch einmal einladen“.\0\
        Du bekommst einen Link zum Weitergeben. Damit wählt die Person ein Passwort und hat ein Tagebuch, das sonst niemand sieht.\0\
        Jemanden einladen\0\
        Link\0\
        Mit diesem Link kann {name} ein neues Passwort wählen. Dabei werden alle Geräte von {name} abgemeldet. Was {name} eingetragen hat, bleibt, und du siehst es nicht.\0\
        QR-Code des Links\0\
        Mit diesem Link kann {name} ein Konto anlegen.\0\
        Er funktioniert einmal und innerhalb von 24 Stunden. Er wird nur jetzt angezeigt: Gib ihn an niemand anderen weiter.\0\
        {name} ist schon hier. Wer den Link öffnet, wählt das Passwort für das, was unter diesem Namen eingetragen ist.\0\
        Einladung\0\
        Link erstellen\0\
        Weitere Personen\0\
        Name zum Anmelden\0\
        Die Person kann sich einen anderen aussuchen.\0\
        Die Adresse dieses Servers liegt unter einem Pfad, wo die Seite nicht sein kann. Erstelle den Link mit {command} und der Option --public-url.\0\
        Gib dein eigenes Passwort noch einmal ein, bevor du jemanden einlädst.\0\
        Wer hier ein Konto hat\0\
        Du\0\
        Symptome um den Beginn der Periode\0\
        Jeder Tag zählt zu der Periode, der er näher ist. Nur ganze Zyklen zählen, ohne Hormone und ohne Lücke in den Einträgen.\0\
        Tag 1 ist der erste Tag der Periode, Tag −1 der Tag davor.\0\
        Wo die Linie unterbrochen ist, ist nichts eingetragen.\0\
        Jeder Balken ist ein Anteil an den Tagen, für die etwas eingetragen ist. Ein Balken, der so hoch ist wie seine Zeile, bedeutet {percent}.\0\
        {days} von {logged}\0\
        nichts eingetragen\0\
        Wahrscheinlichkeit\0\
        Zyklustag\0\
        Tag\0\
        Stimmung\0\
        Anzeichen\0\
        Symptom\0\
        Temperatur\0\
        Woche ab\0\
        Wann deine nächste Periode beginnen kann\0\
        Wann deine nächste Abbruchblutung beginnen kann\0\
        Der Zeitraum ist so gewählt, dass die Blutung mit einer Wahrscheinlichkeit von {percent} oder etwas mehr darin beginnt.\0\
        Kein einzelner Tag ist wahrscheinlich. Der Zeitraum ist so gewählt, dass deine Periode mit einer Wahrscheinlichkeit von {percent} oder etwas mehr darin beginnt.\0\
        heute fällig\0\
        verspätet\0\
        nichts fällig\0\
        ausgelassen\0\
        genommen\0\
        nicht eingetragen\0\
        Dosen der letzten 12 Wochen\0\
        In diesen 12 Wochen: {counts}.\0\
        Für Diagramme braucht es zwei Perioden, damit ein Zyklus dazwischen liegt. Trag deine Perioden ein, dann erscheinen sie hier.\0\
        Kalender öffnen\0\
        keine Blutung eingetragen\0\
        Zykluslängen\0\
        In diesem Zeitraum liegt kein ganzer Zyklus.\0\
        {count} älterer Zyklus wird nicht angezeigt.\u{1F}{count} ältere Zyklen werden nicht angezeigt.\0\
        Stimmungen nach Zyklusabschnitt\0\
        Zahlen\0\
        {chart}: Zahlen\0\
        Danach\0\
        Davor\0\
        Fruchtbar\0\
        Periode\0\
        Unklar\0\
        Davor: die 13 Tage vor der nächsten Periode. Danach: von der Periode bis zu diesen Tagen.\0\
        Danach: von der Periode bis zu den fruchtbaren Tagen. Fruchtbar: der Eisprung und die fünf Tage davor, nach deinen Anzeichen oder sonst 14 Tage vor der nächsten Periode. Davor: von da an bis zur nächsten Periode.\0\
        {count} seltenere Angabe wird nicht angezeigt.\u{1F}{count} seltenere Angaben werden nicht angezeigt.\0\
        Jede Zahl ist ein Anteil an den Tagen dieses Abschnitts, für die etwas eingetragen ist.\0\
        Schraffiert: Weniger als {days} Tage oder {cycles} Zyklen sind eingetragen, zu wenig für eine verlässliche Aussage.\0\
        Für ein Muster ist noch zu wenig eingetragen.\0\
        Unklar: der laufende Zyklus, eine Lücke in den Einträgen, Hormone oder eine Schwangerschaft.\0\
        „{word}“ ist nach der Periode am häufigsten: an {days} von {count} eingetragenen Tag.\u{1F}„{word}“ ist nach der Periode am häufigsten: an {days} von {count} eingetragenen Tagen.\0\
        „{word}“ ist vor der nächsten Periode am häufigsten: an {days} von {count} eingetragenen Tag.\u{1F}„{word}“ ist vor der nächsten Periode am häufigsten: an {days} von {count} eingetragenen Tagen.\0\
        „{word}“ ist an Tag {day} am häufigsten: an {days} von {count} eingetragenen Tag.\u{1F}„{word}“ ist an Tag {day} am häufigsten: an {days} von {count} eingetragenen Tagen.\0\
        „{word}“ ist von Tag {first} bis Tag {last} am häufigsten: an {days} von {count} eingetragenen Tag.\u{1F}„{word}“ ist von Tag {first} bis Tag {last} am häufigsten: an {days} von {count} eingetragenen Tagen.\0\
        „{word}“ ist an fruchtbaren Tagen am häufigsten: an {days} von {count} eingetragenen Tag.\u{1F}„{word}“ ist an fruchtbaren Tagen am häufigsten: an {days} von {count} eingetragenen Tagen.\0\
        „{word}“ ist während der Periode am häufigsten: an {days} von {count} eingetragenen Tag.\u{1F}„{word}“ ist während der Periode am häufigsten: an {days} von {count} eingetragenen Tagen.\0\
        Perioden und Stärke der Blutung\0\
        In diesem Zeitraum liegt keine Periode.\0\
        Bericht für die Arztpraxis\0\
        Tag im Zeitraum\0\
        Beginn im Zeitraum\0\
        nicht oder kaum mitgezählt\0\
        Länge in Tagen\0\
        vorhergesagter Tag\0\
        anderer Tag\0\
        Beginn außerhalb\0\
        Zeitraum, der zu Beginn des Zyklus mit {percent} vorhergesagt war\0\
        Anteil an den eingetragenen Tagen\0\
        Beginn der Periode\0\
        in weniger als {count} Zyklus eingetragen, zu wenig für eine verlässliche Aussage\u{1F}in weniger als {count} Zyklen eingetragen, zu wenig für eine verlässliche Aussage\0\
        Zeitraum\0\
        Alles\0\
        6 Monate\0\
        2 Jahre\0\
        1 Jahr\0\
        Symptome nach Zyklusabschnitt\0\
        Temperaturen, {days}\0\
        {temperature}, nicht gewertet: {reason}\0\
        Temperaturen seit {day}\0\
        Analyse\0\
        Gewicht\0\
        Der Median über sieben Tage ging von {first} auf {last}.\0\
        Median über 7 Tage\0\
        einzelner Wert\0\
        Der Median über sieben Tage ist {weight}.\0\
        Hinzufügen\0\
        Tag danach\0\
        Das wurde nicht verstanden. Öffne die Seite neu und versuch es noch einmal.\0\
        Tag davor\0\
        Blutung\0\
        Im Kalender anzeigen\0\
        Nicht eingetragen\0\
        Das wurde anderswo geändert, nachdem du die Seite geöffnet hattest. Noch ist nichts gespeichert. Was soll bleiben?\0\
        Meine Eingabe speichern\0\
        Behalten, was eingetragen ist\0\
        Hier eingegeben\0\
        nichts\0\
        Anderswo eingetragen\0\
        Pille, Pflaster oder Ring\0\
        Verspätet\0\
        Ausgelassen\0\
        Genommen\0\
        Die Periode kann hier nicht enden: Keine Blutung oder nur Schmierblutung ist eingetragen ({days}).\0\
        Die letzte Periode bis zu diesem Tag begann am {start}, mehr als zwei Wochen vorher. Trag zuerst die Tage der späteren ein.\0\
        Bis zu diesem Tag begann keine Periode. Wähle zuerst, wie stark die Blutung war.\0\
        Von dieser Periode sind mehr Tage eingetragen: {days}. Ihr Ende ist daraus bekannt.\0\
        Stark\0\
        Leicht\0\
        Mittel\0\
        Keine\0\
        Schmierblutung\0\
        Periodentag\0\
        Dieser Tag ist noch nicht da. Ab dann kannst du ihn eintragen.\0\
        Ovulationstest\0\
        Negativ\0\
        Positiv\0\
        In {unit}, zum Beispiel {example}. Ein leeres Feld löscht den Wert.\0\
        Stimmung\0\
        Andere Stimmung\0\
        Zervixschleim\0\
        Cremig\0\
        Trocken\0\
        Wie Eiweiß\0\
        Klebrig\0\
        Wässrig\0\
        Notiz\0\
        Eine Notiz kann höchstens {count} Kilobyte haben.\u{1F}Eine Notiz kann höchstens {count} Kilobyte haben.\0\
        Eisprung\0\
        An diesem Tag bemerkt\0\
        Beginn und Ende der Periode\0\
        Erster Tag, und das Ende ist nicht bekannt\0\
        Letzter Tag der Periode\0\
        Weder noch\0\
        Speichern\0\
        Gespeichert.\0\
        Symptome\0\
        „{word}“ wird nicht mehr angeboten. Tage, an denen es eingetragen ist, behalten es.\0\
        Nicht verwendete Symptome ausblenden\0\
        „{word}“ ausblenden\0\
        Anderes Symptom\0\
        „{word}“ wieder anzeigen\0\
        „{word}“ wird wieder angeboten.\0\
        Aufwachtemperatur\0\
        Das ist keine Temperatur. Schreib eine Zahl wie {example}.\0\
        Eine Aufwachtemperatur liegt zwischen {low} und {high}.\0\
        {day} eintragen\0\
        Tage vor 1900 lassen sich nicht eintragen.\0\
        Andere Tage\0\
        Gewicht\0\
        Das ist kein Gewicht. Schreib eine Zahl wie {example}.\0\
        Ein Gewicht liegt zwischen {low} und {high}.\0\
        Das ist zu lang für ein Wort. Längere Texte gehören in die Notiz.\0\
        Ein Tag kann höchstens {count} davon haben.\u{1F}Ein Tag kann höchstens {count} davon haben.\0\
        Mehrere Personen melden sich gerade an. Versuch es in ein paar Sekunden noch einmal.\0\
        Abbrechen\0\
        Der nächste Schritt zeigt Geheimes oder lässt sich nicht rückgängig machen. Gib dein Passwort ein, um fortzufahren.\0\
        Noch einmal dein Passwort\0\
        Danke. Schick jetzt noch einmal ab, was du tun wolltest.\0\
        Weiter\0\
        Sprache\0\
        Anmelden\0\
        Du bist abgemeldet.\0\
        Name\0\
        Noch kein Passwort? Führe {command} auf dem Computer aus, der diese Seite bereitstellt.\0\
        Dieser Link meldet dich auf diesem Gerät an. Er funktioniert einmal.\0\
        Öffnen\0\
        Öffne deinen Kalender\0\
        Passwort\0\
        Passwort anzeigen\0\
        Auf diesem Gerät 30 Tage angemeldet bleiben\0\
        Anmelden\0\
        Er wurde schon verwendet oder seine zehn Minuten sind vorbei. Mit {command} bekommst du einen neuen.\0\
        Dieser Link gilt nicht mehr\0\
        Das war ein Versuch zu viel. Warte {count} Sekunde und versuch es dann noch einmal.\u{1F}Das war ein Versuch zu viel. Warte {count} Sekunden und versuch es dann noch einmal.\0\
        Name und Passwort passen nicht zusammen.\0\
        Das ist nicht dein Passwort.\0\
        Automatisch sperren nach\0\
        Speichern\0\
        Diese PIN gehört zu den ersten, die andere ausprobieren. Wähle eine andere.\0\
        Zu oft die falsche PIN: Du bist auf diesem Gerät abgemeldet.\0\
        Eine PIN verbirgt diese Seiten vor allen, die ein Gerät in die Hand nehmen, auf dem du angemeldet bist. Nach fünf falschen PINs wirst du dort abgemeldet.\0\
        PIN vergessen?\0\
        Vier bis acht Ziffern.\0\
        Vier bis acht Ziffern. Lass das Feld leer, um deine PIN zu behalten.\0\
        Nicht gespeichert: Deine Seiten sind gesperrt. Entsperre sie in einem neuen Tab und versuche es noch einmal.\0\
        Sperren\0\
        die Seite sperren\0\
        Gesperrt\0\
        {count} Minute\u{1F}{count} Minuten\0\
        Neue PIN\0\
        Gesperrt. Der Server antwortet nicht.\0\
        Sie sperrt nur die Seite und ist kein Schlüssel: Sie verschlüsselt nichts, und deine Kalenderprogramme fragen nicht danach.\0\
        Eine PIN hat vier bis acht Ziffern und sonst nichts.\0\
        PIN\0\
        Gib dein Passwort ein, um das zu ändern\0\
        PIN entfernen\0\
        PIN entfernt.\0\
        PIN gespeichert. Der Knopf „Sperren“ steht unter jeder Seite.\0\
        PIN festlegen\0\
        PIN\0\
        Entsperren\0\
        Melde dich ab. Auf dem Computer, der diese Seite bereitstellt, erstellt {command} einen Link, mit dem du dich wieder anmeldest.\0\
        Auch dein Passwort entsperrt die Seite.\0\
        Sperren, sobald die Seite nicht zu sehen ist\0\
        Das ist nicht deine PIN. Du hast noch {count} Versuch, dann wirst du abgemeldet.\u{1F}Das ist nicht deine PIN. Du hast noch {count} Versuche, dann wirst du abgemeldet.\0\
        Ein Feuerwerk öffnet sich wie Blumen über einem dunklen Hügel.\0\
        Eine Sternschnuppe zieht einen hellen Strich durch die Sterne.\0\
        Popcorn springt aus einer gestreiften Tüte.\0\
        Eine runde Rakete startet am Mond vorbei.\0\
        Ein kleiner Vulkan wirft Funken in den Abendhimmel.\0\
        Ein Wal bläst eine Fontäne und lächelt.\0\
        Hinzufügen\0\
        Hier sind {most} Einträge, mehr passen nicht hinein. Lösche etwas, das du nicht mehr brauchst.\0\
        Diesen Tag gibt es nicht. Wähle einen des Kalenders.\0\
        Schreib etwas, oder lösche die Notiz.\0\
        Er würde enden, bevor er beginnt. Wähle ein späteres Ende.\0\
        Für mehr ist kein Platz. Lösche etwas, das du nicht mehr brauchst.\0\
        Schreib den Titel in eine Zeile, ohne Steuerzeichen.\0\
        Kürze den Titel auf {letters} Zeichen.\0\
        Gib einen Titel ein.\0\
        Du hast schon einen Kalender {title}. Wähle einen anderen Namen.\0\
        Wähle mindestens eins.\0\
        Kalender hinzufügen\0\
        Auch in deinen Kalenderprogrammen\0\
        Diesen Kalender löschen\0\
        Umbenennen\0\
        Wofür ist er?\0\
        Kalender\0\
        Das wurde inzwischen woanders geändert, und noch ist nichts gespeichert. Unten steht, was du eingegeben hast; erneutes Speichern ersetzt die andere Änderung.\0\
        Löschen\0\
        Zuletzt gelöscht: {title}\0\
        Erledigt\0\
        Nach unten\0\
        Fällig (freiwillig)\0\
        Termin bearbeiten\0\
        Ende\0\
        Erster Tag\0\
        Letzter Tag\0\
        Neuer Termin\0\
        Noch keine Termine.\0\
        Vergangene Termine\0\
        Ort\0\
        wiederholt sich\0\
        Beginn\0\
        Ganztägig\0\
        Das gibt es nicht mehr. Nichts wurde geändert.\0\
        Liste\0\
        Mehr\0\
        Eine Aufgabe nach oben oder unten verschieben\0\
        Notiz\0\
        Die Notiz wurde inzwischen woanders gelöscht. Dein Text steht in einer neuen Notiz.\0\
        Die erste Zeile ist der Titel.\0\
        Diese Notiz ist zu lang, um sie hier zu bearbeiten. Bearbeite sie in deinem Kalenderprogramm.\0\
        Neue Notiz\0\
        Diese Aufgabe bleibt, solange Karten fällig sind. Lerne sie, dann verschwindet sie.\0\
        Das wiederholt sich so, wie es dein Kalenderprogramm eingestellt hat. Ändere es dort.\0\
        Um {time} gespeichert.\0\
        Titel\0\
        Aufgabe hinzufügen\0\
        Aufgabe bearbeiten\0\
        Letztes Häkchen zurücknehmen\0\
        Nach oben\0\
        Geburtsjahr: {year}.\0\
        Geburtsjahr ändern\0\
        Du hast dein Geburtsjahr nicht angegeben.\0\
        Du und dein Zyklus\0\
        Name zum Anmelden\0\
        Namen ändern\0\
        Ab jetzt meldest du dich als {name} an.\0\
        Jeder Name, den hier sonst niemand hat, etwa eine E-Mail-Adresse. App-Passwörter und Kalender-Abos bleiben, wie sie sind.\0\
        Mit diesem Namen meldest du dich an, deshalb kommt zuerst dein Passwort: Ändere den Namen unter Einstellungen › Profil.\0\
        Eine Schwangerschaft oder Pause stellst du mit {command} ein.\0\
        Bild\0\
        Dieses PNG ist beschädigt. Speichere das Bild noch einmal.\0\
        Bilddatei\0\
        Ein PNG mit höchstens {side} × {side} Pixeln und {size} kB. Nur du siehst es.\0\
        Jedes andere Bild schneidet dein Browser quadratisch zu und verkleinert es, bevor es gesendet wird.\0\
        Diese Datei ist kein PNG. Speichere das Bild zuerst als PNG.\0\
        Bild entfernen\0\
        Dein Bild ist entfernt.\0\
        Bild speichern\0\
        Dein Bild ist gespeichert.\0\
        Diese Datei ist zu groß: Ein Bild hat höchstens {size} kB.\0\
        Dieses Bild ist zu groß: Es darf {side} × {side} Pixel haben.\0\
        Dieses PNG ist animiert, interlaced oder hat 16 Bit pro Kanal. Speichere es ohne das.\0\
        Dein Bild\0\
        Profil\0\
        Übliche Länge, die du angegeben hast: {days} Tage.\0\
        Übliche Länge ändern\0\
        Du hast keine übliche Länge deines Zyklus angegeben.\0\
        Programme, die deinen Kalender abonniert haben, zeigen es nach ihrer nächsten Aktualisierung.\0\
        Wähle {count} Tag.\u{1F}Wähle einen bis {count} Tage.\0\
        Wähle eine Uhrzeit nach der ersten.\0\
        Wähle mindestens einen Wochentag.\0\
        Wann\0\
        Dein Kalenderprogramm erinnert dich, auf jedem Gerät, das deinen Kalender abonniert hat.\0\
        Von\0\
        Gewohnheiten\0\
        Diese klingeln auf dieser Seite, solange sie offen ist, und auf deinem Computer.\0\
        Du hast {number} davon. Schalte zuerst eine aus.\0\
        Eine Erinnerung in deinen Worten\0\
        Was sie sagt\0\
        Erinnern\0\
        Andere Methoden\0\
        Zur Uhrzeit der Dosis\0\
        Wiederholen\0\
        Nicht wiederholen\0\
        noch {count}-mal\u{1F}noch {count}-mal\0\
        Mit Ton, wo das möglich ist\0\
        Minuten zwischen zwei Erinnerungen\0\
        Uhrzeit\0\
        Erinnerungen\0\
        Bis\0\
        Als Text\0\
        Zwölf Zeilen für eine E-Mail oder ein Formular. Markiere und kopiere sie.\0\
        Gib Daten wie 2026-11-20 an.\0\
        Worauf die Zahlen beruhen\0\
        Zwischenblutungen: {bleeds}.\0\
        Keine Zwischenblutung ist eingetragen.\0\
        Blutung\0\
        Was der Bericht zeigt\0\
        Verhütung\0\
        Kopiert.\0\
        Als Text kopieren\0\
        Zyklen\0\
        {days} ({length})\0\
        {flow} {days}\0\
        Tage dieser Perioden nach Stärke der Blutung: {flows}.\0\
        Von\0\
        Ein Bericht zeigt, was war. Wähle einen ersten Tag, der nicht in der Zukunft liegt.\0\
        Letzte Periode: {days}.\0\
        An {days} von {count} Tag ist etwas eingetragen.\u{1F}An {days} von {count} Tagen ist etwas eingetragen.\0\
        Erstellt am {day}.\0\
        Erstellt mit {program}.\0\
        {method} seit {day}\0\
        {method}, {days}\0\
        In diesem Zeitraum ist keine Verhütung eingetragen.\0\
        Verhütung: {methods}.\0\
        Notizen\0\
        In diesem Zeitraum gibt es keine Notiz.\0\
        Alles hier hat die Person selbst eingetragen, nichts wurde von Fachleuten gemessen oder untersucht. Zeiträume und Daten in der Zukunft sind Vorhersagen.\0\
        Lebensphasen: {phases}.\0\
        Drucke diese Seite mit der Druckfunktion des Browsers oder speichere sie als PDF. Der Rahmen um den Bericht wird weggelassen.\0\
        Der erste Tag liegt nach dem letzten. Vertausche sie.\0\
        Temperaturanstieg in {rises} von {count} Zyklus mit Messwerten.\u{1F}Temperaturanstieg in {rises} der letzten {count} Zyklen mit Messwerten.\0\
        Anzeigen\0\
        Ein Teil davon wurde importiert: {sources}.\0\
        Zusammenfassung\0\
        Schmerzen, Symptome und Stimmungen\0\
        In diesem Zeitraum ist kein Symptom und keine Stimmung eingetragen.\0\
        Aufwachtemperaturen\0\
        In diesem Zeitraum ist keine Temperatur eingetragen.\0\
        Bis\0\
        Zyklusbericht\0\
        Zyklusbericht: {name}\0\
        Gewicht\0\
        Mit meinen Notizen\0\
        Bericht ({days}) in {file} gespeichert. Öffne ihn im Browser, um ihn zu lesen, zu drucken oder als PDF zu speichern.\0\
        Aussehen\0\
        Alle Einstellungen\0\
        Wähle eine dieser Möglichkeiten.\0\
        Gib ein Datum wie {date} ein.\0\
        Ein Name hat 1 bis 100 Zeichen und keine Zeilenumbrüche.\0\
        Hier hat schon jemand anders diesen Namen.\0\
        Gib eine Zahl von {first} bis {last} ein oder nichts.\0\
        Gib eine Uhrzeit wie 09:00 ein.\0\
        Schreib Wörter aus Buchstaben, mit Kommas dazwischen.\0\
        Diese Zeitzone ist nicht bekannt. Schreib sie wie Europe/Berlin.\0\
        Geburtsjahr\0\
        Lass das Feld leer, wenn du es nicht angeben willst.\0\
        Name deines Kalenders in anderen Programmen\0\
        Grad Celsius\0\
        Diskret\0\
        Fenstertitel und Benachrichtigungen sagen nichts über deinen Zyklus, und die Seite „Heute“ zeigt ihn erst beim Antippen.\0\
        Grad Fahrenheit\0\
        Vorhersage\0\
        Sprache und Einheiten\0\
        Hinweise zu Perioden und Zyklen, nach denen du in der Arztpraxis fragen kannst\0\
        Fruchtbare Tage und Eisprung ausblenden\0\
        Startseite\0\
        Kilogramm\0\
        Sprache\0\
        Wie im Browser eingestellt\0\
        Abmelden\0\
        Montag\0\
        Weitere Einstellungen\0\
        Name\0\
        Seine Anfangsbuchstaben sind dein Bild.\0\
        Noch nicht gespeichert: Etwas weiter unten stimmt noch nicht.\0\
        Deine eigenen Wörter für eine Periode\0\
        Mit Kommas dazwischen. Ein Termin mit einem solchen Titel ist eine Periode.\0\
        Dein Bild: {initials}\0\
        Fröhliche Bilder an fruchtbaren Tagen\0\
        Pfund\0\
        Samstag\0\
        Speichern\0\
        Gespeichert.\0\
        Tastenkürzel\0\
        Sonntag\0\
        Du bist im Teenageralter\0\
        Dann sind Zyklen von 21 bis 45 Tagen üblich.\0\
        Temperaturen in\0\
        Farben\0\
        Dunkel\0\
        Hell\0\
        Wie auf dem Gerät\0\
        Zeitzone\0\
        Etwa Europe/Berlin. Leer gilt die Zeitzone des Servers.\0\
        Einstellungen\0\
        Verhütung\0\
        Import, Export und Löschen\0\
        Erinnerungen\0\
        Passwort und Geräte\0\
        Nichts wurde geändert.\0\
        Übliche Länge deines Zyklus\0\
        In Tagen. Sie zählt als ein Zyklus neben denen, die du einträgst.\0\
        Erster Tag der Woche\0\
        Gewichte in\0\
        Fruchtbare Tage\0\
        Vorsichtig, mit mehr Tagen\0\
        Standard\0\
        Du\0\
        Adresse\0\
        QR-Code der Adresse für Telefone\0\
        Die Adresse deines Kalender-Abos\0\
        Adresse für Telefone\0\
        Ein Kalender nur mit Daten oder mit neutralen Titeln hat keinen solchen Satz. Wähle eines von beiden.\0\
        Ein Kalender nur mit Daten kann deine Einträge nicht ändern. Wähle eines von beiden.\0\
        Du hast schon {count}, und für mehr ist kein Platz. Widerrufe einen Zugang, den niemand benutzt.\0\
        Wähle etwas als Inhalt. Was deine Einstellungen ausblenden, zählt nicht.\0\
        Dieser Tag ist vorbei. Wähle heute oder einen Tag, der noch kommt.\0\
        Du hast schon eines mit diesem Namen. Wähle einen anderen Namen.\0\
        Das gibt es nicht mehr; nichts wurde geändert.\0\
        An der Adresse 30 Tage einen leeren Kalender lassen, damit Programme die Termine entfernen\0\
        Mit einem heiteren, netten Satz an fruchtbaren Tagen\0\
        Ohne https lässt der Server unter dieser Adresse keine Anmeldung zu.\0\
        Inhalt\0\
        Dosen\0\
        Fruchtbare Tage\0\
        Eisprung\0\
        Perioden\0\
        Fragen wie „Ist deine Periode überfällig?“\0\
        Kopiert.\0\
        Kopieren: {what}\0\
        Nur Titel und Daten, ohne Beschreibungen\0\
        Fertig\0\
        Letzter Tag der Gültigkeit\0\
        Lass das Feld leer, wenn es bis zum Widerruf gelten soll.\0\
        Kalender-Abo anlegen\0\
        Kalender-Abos\0\
        Ein Kalender-Abo ist ein Kalender unter einer geheimen Adresse, die Kalenderprogramme abonnieren. Gib jedem Programm und jeder Person ein eigenes, nur mit dem, was sie brauchen.\0\
        Noch keine Kalender-Abos.\0\
        Passwort eingeben\0\
        Widerrufen\0\
        Monate im Voraus\0\
        Name\0\
        Für dich: für welches Programm oder welche Person.\0\
        Ohne Erinnerungen\0\
        Nur dieser Computer kann diese Adresse erreichen. Für andere Geräte starte den Server mit einer Adresse, die sie erreichen können.\0\
        Passwort\0\
        Gib dein eigenes Passwort noch einmal ein, bevor du eine Adresse oder ein App-Passwort erstellst.\0\
        App-Passwort anlegen\0\
        QR-Code des Passworts\0\
        Datei für iPhone oder Mac erstellen\0\
        Die Datei enthält das Passwort. Öffne sie auf dem iPhone oder Mac und lösch sie, wenn das Konto da ist.\0\
        Dein App-Passwort\0\
        App-Passwörter\0\
        Mit einem App-Passwort meldet sich ein Kalenderprogramm an und kann deine Einträge ändern, in beide Richtungen.\0\
        Noch keine App-Passwörter.\0\
        Nur lesen: keine Änderungen und keine anderen Kalender\0\
        {name} widerrufen\0\
        Neue Adresse für {name} erstellen\0\
        Titel\0\
        Neutral, ohne etwas zu verraten\0\
        Klartext\0\
        Anmeldename\0\
        Änderungen annehmen, die Thunderbird an die Adresse sendet\0\
        Das muss eine ganze Zahl von 1 bis {most} sein.\0\
        Das muss eine Zeile mit bis zu {most} Zeichen sein.\0\
        Pause machen\0\
        Minuten für eine Pause\0\
        Der Timer hat sich inzwischen geändert. Nichts wurde getan.\0\
        Beenden\0\
        Du lernst, machst eine Pause und lernst weiter. Nichts beginnt von selbst: am Ende jedes Teils wirst du gefragt. Es klingelt dort, wo deine Alarme klingeln.\0\
        {count} Minute länger\u{1F}{count} Minuten länger\0\
        Fortsetzen\0\
        Dieser Browser führt keine Skripte aus, also kann die Seite nicht herunterzählen und nicht klingeln. Sie fragt dich, wenn die Zeit um ist.\0\
        Pause bis {time}.\0\
        Anhalten\0\
        Starten\0\
        Minuten zum Lernen\0\
        Weiterlernen\0\
        Lernen bis {time}.\0\
        Was lernst du?\0\
        Du kannst das leer lassen.\0\
        Lerntimer\0\
        In deinen Kalender eintragen, was du lernst\0\
        Nächste Alarme\0\
        Nein, sie endete am {day}\0\
        Ja, {day} eintragen\0\
        Nein, nicht mehr fragen\0\
        Nein, keine fehlt\0\
        Noch nicht\0\
        Ja\0\
        Ja, früher\0\
        Ja, heute\0\
        Jederzeit möglich\0\
        Dauert deine Periode heute an?\0\
        Hat deine Periode begonnen?\0\
        Wo du in deinem Zyklus bist\0\
        Nächste Abbruchblutung in etwa {count} Tag\u{1F}Nächste Abbruchblutung in etwa {count} Tagen\0\
        Deine Abbruchblutung kann heute beginnen\0\
        {days}: {length}\0\
        {days}: Tag {day}\0\
        Letzte Zyklen\0\
        Alle Zyklen und Änderungen\0\
        Erledigt\0\
        Ausgelassen\0\
        Genommen\0\
        Fällig\0\
        Noch ist keine Periode eingetragen\0\
        Letzter Eintrag\0\
        Deine Periode ist seit {count} Tag überfällig\u{1F}Deine Periode ist seit {count} Tagen überfällig\0\
        Heute eintragen\0\
        Nächste Periode in etwa {count} Tag\u{1F}Nächste Periode in etwa {count} Tagen\0\
        Nächste Periode in {first} bis {count} Tag\u{1F}Nächste Periode in {first} bis {count} Tagen\0\
        Deine Periode kann heute beginnen\0\
        Noch nicht da\0\
        Notiert: keine Blutung, {days}.\0\
        Ärztlich nachfragen\0\
        Wechsel überfällig: {method}, {when}.\0\
        Vorhersage pausiert: {phase}\0\
        Heute anzeigen\0\
        Heute\0\
        Rückgängig\0\
        Im Moment keine Vorhersage\0\
        Sag, wie lang deine Zyklen meistens sind\0\
        Akne\0\
        ängstlich\0\
        Rückenschmerzen\0\
        Blähbauch\0\
        empfindliche Brüste\0\
        ruhig\0\
        Krämpfe\0\
        energiegeladen\0\
        Müdigkeit\0\
        glücklich\0\
        Kopfschmerzen\0\
        gereizt\0\
        Übelkeit\0\
        traurig\0
        """)
}
