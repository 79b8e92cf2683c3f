// Scripts/catalogue writes this file from po/fr.po.
// swift-format-ignore-file

extension TextTable {
    static let french = TextTable(
        text: """
            Adresse :\
            expiré après le {day}\
            Abonnement {name} ajouté : {facts}.\
            Abonnement {name} révoqué. Une application qui le suit encore affiche un calendrier vide après sa prochaine mise à jour. L’adresse fonctionne jusqu’au {day}.\
            Sans https, d’autres personnes sur le réseau peuvent aussi le lire.\
            Le QR code de l’adresse ne tient pas ici ; il lui faut {count} colonne.\0Le QR code de l’adresse ne tient pas ici ; il lui faut {count} colonnes.\
            Abonnement {name} révoqué. Les applications peuvent garder ce qu’elles ont déjà récupéré.\
            Nouvelle adresse pour l’abonnement {name} : {facts}.\
            Toute personne qui a cette adresse peut lire l’abonnement. Elle n’est affichée que maintenant.\
            Elle permet aussi de modifier ton suivi.\
            Son adresse n’est pas conservée. Pour en obtenir une nouvelle, lance 'eve-ics feed rotate {name}'.\
            Aucun abonnement au calendrier pour l’instant. Crées-en un avec 'eve-ics feed add NAME'.\
            dernière récupération la semaine du {day}\
            jamais récupéré\
            Rien n’est masqué.\
            {name} : {facts}.\
            À l’écoute sur {addresses}.\
            À l’écoute sur les sockets ouverts par systemd.\
            Créations depuis {count} jour : {items}.\0Créations des {count} derniers jours : {items}.\
            l’abonnement {name} ({day})\
            le mot de passe d’application {name} ({day})\
            créé par une version plus récente d’eve-ics ; mets celle-ci à jour\
            Cette adresse n’est accessible que depuis cet ordinateur. Pour d’autres appareils, indique l’adresse de ton serveur avec --public-url URL.\
            Mot de passe :\
            Ajoute un compte CalDAV avec ces données dans l’application de calendrier. Le mot de passe n’est affiché que maintenant.\
            Mot de passe d’application {name} ajouté : {facts}.\
            Sans https, le serveur n’accepte aucune connexion à cette adresse ; voir 'eve-ics help serve'.\
            Le QR code du mot de passe ne tient pas ici ; il lui faut {count} colonne.\0Le QR code du mot de passe ne tient pas ici ; il lui faut {count} colonnes.\
            Le mot de passe se trouve aussi dans {file}. Ouvre ce fichier sur l’iPhone ou le Mac, et supprime-le une fois le compte créé.\
            Mot de passe d’application {name} révoqué. Les applications peuvent garder ce qu’elles ont déjà récupéré.\
            Toute personne qui a le mot de passe peut voir ce calendrier.\
            Toute personne qui a le mot de passe peut voir ce calendrier et modifier ton suivi et tes calendriers.\
            Aucun mot de passe d’application pour l’instant. Crées-en un avec 'eve-ics app-password add NAME'.\
            lecture seule\
            {count} événement masqué dans une application de calendrier est de nouveau affiché.\0{count} événements masqués dans une application de calendrier sont de nouveau affichés.\
            jusqu’au {day}\
            dernière utilisation {distance}\
            jamais utilisé\
            Nom d’utilisateur :\
            modifiable dans Thunderbird\
            {title} dans {count} jour\0{title} dans {count} jours\
            {title} aujourd’hui\
            {title} demain\
            {title} dans {count} semaine\0{title} dans {count} semaines\
            {title} à prévoir dans {count} jour\0{title} à prévoir dans {count} jours\
            {title} à prévoir aujourd’hui\
            {title} à prévoir demain\
            {title} à prévoir dans {count} semaine\0{title} à prévoir dans {count} semaines\
            {title} : début dans {count} jour\0{title} : début dans {count} jours\
            {title} : début aujourd’hui\
            {title} : début demain\
            {title} : début dans {count} semaine\0{title} : début dans {count} semaines\
            Les données précédentes sont maintenant dans {file}.\
            {count} entrée\0{count} entrées\
            {count} entrée n’a pas pu être lue ou avait été effacée.\0{count} entrées n’ont pas pu être lues ou avaient été effacées.\
            {count} personne\0{count} personnes\
            {file} remplacé : {contents}. Toute personne qui a le fichier peut le lire.\
            Remplacer {store} par {backup} ({contents}) ?\
            {store} restauré : {contents}.\
            Remplacer {store} par {count} entrée lisible dans {file} ?\0Remplacer {store} par les {count} entrées lisibles dans {file} ?\
            {store} récupéré : {contents}.\
            {file} créé : {contents}. Toute personne qui a le fichier peut le lire.\
            N’importe quel jour peut être fertile.\
            Calculé à partir de règles qui commencent le {day}.\
            Cela ne compte pas comme des règles.\
            {percent} de probabilité le {day}\
            {percent} de probabilité entre le {first} et le {last}\
            Prévision : les jours autour d’une ovulation attendue le {day}, {chance}.\
            Pour l’instant, seulement {count} cycle complet est enregistré, la prévision peut donc encore changer.\0Pour l’instant, seulement {count} cycles complets sont enregistrés, la prévision peut donc encore changer.\
            Aucun cycle complet n’est encore enregistré, l’intervalle est donc celui de la population en général.\
            Aucun cycle complet n’est encore enregistré ; ta propre estimation de {count} jour compte comme un cycle.\0Aucun cycle complet n’est encore enregistré ; ta propre estimation de {count} jours compte comme un cycle.\
            Pour l’instant, seulement {count} cycle complet est enregistré, et ta propre estimation de {usual} jours compte comme un cycle de plus. La prévision peut encore changer.\0Pour l’instant, seulement {count} cycles complets sont enregistrés, et ta propre estimation de {usual} jours compte comme un cycle de plus. La prévision peut encore changer.\
            Prévision : {chance}.\
            Enregistré : {count} jour.\0Enregistré : {count} jours.\
            Enregistré : le premier jour. La durée n’est pas connue.\
            Si des règles n’ont pas été enregistrées vers le {day}, les suivantes sont attendues le {expected}.\
            Une prévision, pas un moyen de contraception.\
            Observée.\
            Tes règles sont-elles finies ? Elles durent plus longtemps que ton {count} jour habituel.\0Tes règles sont-elles finies ? Elles durent plus longtemps que tes {count} jours habituels.\
            Tes règles ont {count} jour de retard (attendues le {day}).\0Tes règles ont {count} jours de retard (attendues le {day}).\
            Plus tard que prévu : neuf fois sur dix, le saignement aurait commencé avant le {day}.\
            Si elles continuent, enregistre chaque jour au fur et à mesure. Sinon, laisse cet événement ou supprime-le.\
            Si ça a commencé, enregistre le premier jour. Sinon, laisse cet événement ou supprime-le : cela ne change rien.\
            Tes règles sont-elles là ? Leur début le plus probable était le {day}.\
            Enregistré : {logged}. Prévu : {expected}.\
            Si tes règles se terminent plus tôt, mets la fin de cet événement à leur dernier jour.\
            Jours enregistrés et jours prévus.\
            Aucune fenêtre de fertilité n’est affichée : l’intervalle prévu pour l’ovulation dépasse trois semaines.\
            Les fenêtres de fertilité plus lointaines ne sont pas affichées : l’intervalle prévu pour l’ovulation dépasse trois semaines.\
            Une hémorragie de privation, quand les hormones de la plaquette {pack} s’arrêtent : elle commence le plus souvent le {day}.\
            Une hémorragie de privation, quand les hormones de la plaquette {pack} s’arrêtent : elle commence le plus souvent entre le {first} et le {last}.\
            Une hémorragie de privation, quand les hormones de la série {round} s’arrêtent : elle commence le plus souvent le {day}.\
            Une hémorragie de privation, quand les hormones de la série {round} s’arrêtent : elle commence le plus souvent entre le {first} et le {last}.\
            réponses sur des cycles inhabituels\
            contraception\
            entrées plus anciennes effacées\
            {item} ({days})\
            rétablissement de l’entrée {entry}\
            {count} jour, {range}\0{count} jours, {range}\
            rien\
            rappel des jours fertiles\
            rappel de l’injection\
            rappel de l’ovulation\
            rappel du patch\
            rappel des règles\
            rappel de la pilule\
            rappel des questions\
            rappel du renouvellement\
            rappel de l’anneau\
            supprimé : {items}\
            réglage {key} : {value}\
            réglage {key} : par défaut\
            annulation de l’entrée {entry}\
            {day} à {time}\
            Non retenu : {readings}.\
            Une hausse apparaît après six mesures plus basses et trois plus hautes.\
            abondant\
            léger\
            moyen\
            spotting\
            saignement\
            Prends ta température au réveil, avant de te lever, et enregistre-la avec 'eve-ics log today --temperature {example}'.\
            {row} : {signs}\
            négatif\
            positif\
            crémeuse\
            sèche\
            blanc d’œuf\
            collante\
            aqueuse\
            Aucune hausse pour l’instant. Il faut pour cela trois mesures de suite au-dessus des six précédentes.\
            Aucune température n’est enregistrée dans ce cycle.\
            Aucune autre température n’est enregistrée dans ce cycle.\
            Aucune température n’est enregistrée dans le cycle commencé le {start}.\
            D’après cela, l’ovulation a eu lieu le plus probablement le {day} ({chance}).\
            {count} mesure pour l’instant.\0{count} mesures pour l’instant.\
            La température est passée au-dessus de {line} le {day} (jour {number} du cycle). C’est certain depuis le {confirmed}.\
            Date\
            Jour\
            LH\
            Glaire\
            Ovulation\
            Règles\
            Hausse\
            ligne de base\
            non retenue\
            ovulation observée\
            hausse\
            température\
            Cycle : {days} ({length}). Températures en {unit}.\
            Cycle commencé le {start}. Aujourd’hui est le jour {number}. Températures en {unit}.\
            Que ton thé reste chaud et les files d’attente courtes.\
            Le fauteuil confortable est pour toi.\
            Une vieille connaissance aimerait avoir de tes nouvelles.\
            Porte ta couleur préférée.\
            De belles journées pour rentrer par le chemin le plus long.\
            Traite-toi aussi bien que tes plantes.\
            Quelqu’un se réjouit que tu sois là.\
            La cuisine est un bon endroit pour danser ; personne ne compte les pas.\
            Jusqu’ici, aucun lundi n’a eu raison de toi.\
            Prends la place côté fenêtre.\
            Un petit coup de chance n’est pas loin : ouvre l’œil.\
            Un bon moment pour la musique, un peu plus fort.\
            avec sa propre adresse\
            ton joyeux\
            pour {client}\
            dates seulement\
            doses\
            vide, pour que les applications retirent ce qu’elles affichent\
            jours fertiles\
            jours fertiles masqués\
            langue {tag}\
            {count} mois en avant et {past} en arrière\0{count} mois en avant et {past} en arrière\
            aucun rappel\
            ovulation\
            règles\
            questions\
            titres neutres\
            tes propres titres\
            Utilisation {number} ajoutée : {details}.\
            à {time}\
            Utilisation {number} modifiée : {details}.\
            Du\
            Au\
            Méthode\
            À venir\
            Utilisation\
            Heure\
            L’utilisation {number} ({method}) s’est terminée le {day}.\
            L’utilisation {number} ({method}) se termine le {day}.\
            Exporte à nouveau pour l’ajouter à ton calendrier.\
            à partir du {day}\
            à partir d’aujourd’hui\
            L’utilisation {number} ({method}) continue.\
            L’utilisation {number} ({method}) continue en parallèle. Si elle est finie, lance 'eve-ics contraception end --course {number}'.\
            Utilisation {number} ({method}) : l’injection {injection} est à faire le {day}.\
            Utilisation {number} ({method}) : l’injection {injection} a été faite le {day}.\
            Aucune méthode n’est enregistrée. Lance par exemple 'eve-ics contraception add pill 21+7 --start {today}'.\
            Un rappel de la prochaine injection arrivera une semaine avant.\
            Un rappel de la prochaine injection arrivera le jour même.\
            Un rappel du renouvellement arrivera {count} semaine avant.\0Un rappel du renouvellement arrivera {count} semaines avant.\
            Un rappel du renouvellement arrivera le jour même.\
            en commençant au jour {number} d’une plaquette\
            Utilisation {number} ({method}) : la plaquette {pack} commence le {day}.\
            Utilisation {number} ({method}) : le {day} est le jour {place} de la plaquette {pack}.\
            Aucune dose n’y est enregistrée comme prise, le début est donc déplacé à ce jour. Si elle était déjà commencée, répète la commande avec '--new-pack'.\
            Pour avoir un rappel du renouvellement, indique la durée de pose. Pour cinq ans, lance '{command}'.\
            Utilisation {number} ({method}) : renouvellement le {day}.\
            Utilisation {number} ({method}) : la série {round} commence le {day}.\
            Utilisation {number} ({method}) : le {day} est le jour {place} de la série {round}.\
            depuis le {day}\
            L’heure de l’utilisation {number} ({method}) est maintenant {time}.\
            L’utilisation {number} ({method}) n’a plus d’heure fixe.\
            C’est déjà le cas. Rien n’a changé.\
            Pour ne pas le retenir, lance 'eve-ics cycle {start} ignore'.\
            Si le cycle qui commence le {day} était vraiment un seul long cycle, lance 'eve-ics cycle {start} long'.\
            S’il manque des règles dans le cycle qui commence le {day}, lance 'eve-ics cycle {start} missing'.\
            Si le cycle qui commence le {day} avait vraiment cette durée, lance 'eve-ics cycle {start} long'.\
            Si des règles ont commencé le {day}, lance 'eve-ics cycle {start} start'.\
            Ta réponse sur le cycle ({days}) est supprimée.\
            Ta réponse sur le saignement ({days}) est supprimée.\
            Noté : un saignement entre les règles ({days}).\
            Noté pour le cycle ({days}, {length}) : il ne compte pas.\
            Noté pour le cycle ({days}, {length}) : c’était un seul cycle.\
            Noté pour le cycle ({days}, {length}) : il y manque des règles.\
            Noté : des règles ont commencé avec le saignement ({days}).\
            C’est déjà enregistré. Rien n’a changé.\
            saignement entre les règles (ta réponse)\
            non retenu (ta réponse)\
            vraiment un seul cycle (ta réponse)\
            il y manque des règles (ta réponse)\
            saignement entre les règles\
            probablement deux cycles ; des règles manquent peut-être vers le {day}\
            probablement trois cycles ; des règles manquent peut-être vers le {days}\
            différent de tes autres cycles\
            Ta réponse sur le cycle commencé le {start} est supprimée.\
            Noté : le cycle commencé le {start} ne comptera pas.\
            Noté : aucunes règles ne manquent depuis le {start}.\
            Le cycle commencé le {start} n’a pas de réponse. Rien n’a changé.\
            Le cycle ({days}) n’a pas de réponse. Rien n’a changé.\
            Ce jour précède tes premières règles enregistrées ({start}).\
            Ce jour compte comme un saignement entre les règles.\
            Elles sont arrivées {count} jour plus tôt.\0Elles sont arrivées {count} jours plus tôt.\
            Elles sont arrivées ce jour-là.\
            Elles sont arrivées {count} jour plus tard.\0Elles sont arrivées {count} jours plus tard.\
            un jour fertile de la fenêtre ({window}), avec une ovulation vers le {day}\
            pas de règles\
            pas de règles, hors de la fenêtre de fertilité\
            ovulation autour de ce jour, dans la fenêtre de fertilité ({window})\
            jour {number} des règles attendues à partir du {first} ({chance})\
            jour {number} de tes règles, qui durent environ {length}\
            Prévu : {expectation}.\
            Ce jour est à plus de dix ans. Il n’y a pas de prévision pour lui.\
            Probabilité que ce jour soit fertile : {percent}.\
            Le premier jour d’un cycle.\
            Le premier jour d’un cycle de {count} jour.\0Le premier jour d’un cycle de {count} jours.\
            Enregistré : {items}.\
            Note :\
            Rien n’est enregistré pour ce jour.\
            Jour {number} du cycle commencé le {start}.\
            Jour {number} du cycle dont le début est prévu le {start}.\
            Jour {number} du cycle commencé le {start}, si aucunes règles ne commencent avant.\
            Prévu le {made}, au début du cycle : {expectation}.\
            La prévision du {made} attendait ces règles le {day} ({chance}).\
            Pour les raisons, lance 'eve-ics explain'.\
            Probabilité que le prochain saignement commence ce jour : {percent}. D’ici là, au total : {total}.\
            Probabilité que tes prochaines règles commencent ce jour : {percent}. D’ici là, au total : {total}.\
            {date} ({weekday}, {distance})\
            Modifié : ce qui est enregistré le {day}.\
            Corrige les valeurs, enregistre et ferme l’éditeur. Une valeur vide n’est pas enregistrée.\
            Humeur : {words}\
            Note : {words}\
            Note :\
            Tu n’as encore rien écrit. Par exemple : 'eve-ics log today --note NOTE'\
            Rien de ce que tu as écrit ne correspond.\
            Symptômes : {words}\
            Rien n’a changé.\
            Fait.\
            Fait en retard.\
            Injection {number}.\
            {count} dose est enregistrée comme omise : cette prévision n’est plus valable. Consulte la notice ou demande conseil en pharmacie.\0{count} doses de suite sont enregistrées comme omises : cette prévision n’est plus valable. Consulte la notice ou demande conseil en pharmacie.\
            Une nouvelle plaquette commence.\
            Une nouvelle série commence.\
            {number} sur {total}\
            Patch {number}, série {round}.\
            Patch {number}, série {round}, à retirer. La pause commence.\
            Pilule {number}, plaquette {pack}.\
            Pilule {number}, plaquette {pack} : un placebo, sans hormones.\
            À renouveler : {method}. Prends rendez-vous à l’avance.\
            Anneau {number}, série {round}.\
            Anneau {number}, série {round}, à retirer. La pause commence.\
            La notice indique ce qu’il faut faire.\
            Dose omise.\
            Prise.\
            Prise en retard.\
            Sans patch : {days}.\
            Sans pilule : {days}.\
            Pilules placebo, sans hormones : {days}.\
            Sans anneau : {days}.\
            injection {number}\
            L’injection {number} était à faire le {day} ({distance}). Elle n’est pas enregistrée comme faite.\
            {dose}, {when}\
            À venir : {item}.\
            Prochaine plaquette : {when}.\
            Prochain patch : {when}.\
            Prochain anneau : {when}.\
            passer au patch {number}\
            changer le patch\
            retirer le patch\
            coller le patch {number}\
            coller le patch\
            pilule {number}\
            pilule {number} (placebo)\
            renouvellement\
            Renouvellement à prévoir : {method}, {when}.\
            Renouvellement en retard : {method}, {when}. Quand il est fait, lance 'eve-ics contraception reset --course {course}'.\
            passer à l’anneau {number}\
            changer l’anneau\
            mettre l’anneau {number}\
            mettre l’anneau\
            retirer l’anneau\
            Aujourd’hui : {dose}, pas encore enregistré.\
            Aujourd’hui à {time} : {dose}, pas encore enregistré.\
            Aujourd’hui : {dose}.\
            Pas encore enregistré : {days}.\
            {day}, {distance}\
            {day} à {time}\
            alarme modifiée\
            reconnu à ses dates\
            événement modifié jour par jour\
            reconnu à son ref\
            événement annulé par le fichier\
            {event} → {outcome} ({reasons})\
            événement confirmé\
            {event} : {calendar} dans le calendrier ; {log} dans ton suivi ({reason})\
            événement supprimé\
            lignes ajoutées à la description\
            {title} {days}\
            événement absent du calendrier\
            La plupart des événements sont revenus un jour plus tôt.\
            La plupart des événements sont revenus un jour plus tard.\
            La plupart des événements sont revenus avec une fin un jour plus tôt.\
            La plupart des événements sont revenus avec une fin un jour plus tard.\
            La plupart des événements sont revenus avec seulement leur premier jour.\
            Certaines applications écrivent les dates ainsi, elles sont donc lues telles que tu les voyais.\
            Certaines applications écrivent les dates ainsi, aucune date n’a donc été importée. Enregistre ce qui a changé avec 'eve-ics log'.\
            {count} événement de la prévision est masqué dans tes applications de calendrier. 'eve-ics unhide' le fait réapparaître.\0{count} événements de la prévision sont masqués dans tes applications de calendrier. 'eve-ics unhide' les fait réapparaître.\
            enregistré : {days}\
            enregistré : {days}, fin le {last}\
            enregistré : {days}, puis jusqu’au {last} au fil des jours\
            {event} : absent du calendrier. Si c’est voulu, utilise 'eve-ics import --accept-deletions'.\
            … et {count} autre\0… et {count} autres\
            événement déplacé\
            nouvel événement\
            {count} événement de ton calendrier n’est pas dans ce fichier.\0{count} événements de ton calendrier ne sont pas dans ce fichier.\
            pas de saignement jusqu’au {today} inclus\
            note du {day}\
            observé : {day}\
            événement remis à sa place\
            rappel : {reminder}\
            événement déplacé, durée modifiée\
            événement raccourci\
            confirmé\
            supprimé\
            dose prise en retard\
            pas de règles\
            pas de saignement\
            un autre rappel\
            règles {days}\
            dose omise\
            événement allongé\
            dose prise\
            {event} : {what}\
            retiré de ton suivi\
            deux événements de ce type ont de nouvelles alarmes différentes\
            ton suivi dit autre chose\
            des règles sont enregistrées ces jours-là\
            ton suivi a été modifié après la création du calendrier\
            le rappel a été modifié après la création du calendrier\
            un autre événement a été mis aux mêmes jours\
            le fichier contient deux fois cet événement, à des jours différents\
            Ensuite, la prévision suit de nouveau tes propres cycles.\
            Pendant l’utilisation, aucun jour fertile n’est prévu, et les saignements sont attendus pendant les pauses, pas d’après tes cycles.\
            Pendant l’utilisation, les saignements sont attendus pendant les pauses, pas d’après tes cycles.\
            La dernière injection compte jusqu’au {day}.\
            La notice indique ce qu’il faut faire pour une injection omise ou en retard.\
            La notice indique ce qu’il faut faire pour un patch omis ou en retard.\
            La notice indique ce qu’il faut faire pour une pilule omise ou en retard.\
            La notice indique ce qu’il faut faire pour un anneau omis ou en retard.\
            Pendant l’utilisation, ni jours fertiles ni règles ne sont prévus.\
            Pendant l’utilisation, aucunes règles ne sont prévues.\
            Cela ne change rien à la prévision de tes cycles.\
            Ta méthode ({method}) commence en dehors des règles et a besoin de sept jours. Jusqu’au {day} inclus, les jours fertiles sont prévus comme si tu ne l’utilisais pas. La notice indique ce qu’il faut faire d’ici là.\
            Pendant l’utilisation, aucun jour fertile n’est prévu, car la méthode bloque l’ovulation dans certains cycles et pas dans d’autres.\
            Tes règles se sont terminées le {last} : {days}, {count} jour.\0Tes règles se sont terminées le {last} : {days}, {count} jours.\
            Ne sont plus des jours de règles : {days}.\
            Aussi enregistré comme jours de règles : {days}.\
            Effacer définitivement tout ce qui est enregistré ?\
            Effacer définitivement tout ce qui est enregistré ainsi que les calendriers conservés ici ?\
            Effacer définitivement tout ce qui est enregistré avant le {day} ?\
            Effacer définitivement tout ce qui est enregistré ces jours-là : {days} ?\
            Effacer définitivement tout ce qui est enregistré à partir du {day} ?\
            Les autres calendriers conservés ici ne changent pas.\
            Effacé.\
            Effacé, avec {count} calendrier conservé ici.\0Effacé, avec {count} calendriers conservés ici.\
            Effacé, avec {count} entrée en plus du cycle.\0Effacé, avec {count} entrées en plus du cycle.\
            Rien n’est enregistré, donc rien n’a été effacé.\
            Rien n’était enregistré pour ces jours, donc rien n’a été effacé.\
            Les données mises de côté lors d’une restauration les contiennent encore aussi : {file}.\
            Les sauvegardes et les calendriers antérieurs contiennent encore ces jours.\
            C’est le suivi de {name}.\
            Tes propres cycles reviennent après ta contraception, comptés à partir du {start}.\
            Avec tout ce qui est enregistré dans ce cycle, elles sont attendues le {day}.\
            Avec tes signes d’ovulation, elles sont attendues le {day}.\
            Ta propre estimation de {count} jour compte comme un cycle, le plus ancien.\0Ta propre estimation de {count} jours compte comme un cycle, le plus ancien.\
            Prévu : {days}, avec une ovulation vers le {day} ({chance}).\
            Sans signes d’ovulation, on la suppose 14 jours avant les règles suivantes.\
            Cela découle des signes de tes cycles passés.\
            Cela découle des signes ci-dessus.\
            Tes dernières règles ont commencé le {start}.\
            Les cycles de la population en général durent environ {count} jour ({percent} d’entre eux de {shortest} à {longest}), ce qui mène au {day}.\0Les cycles de la population en général durent environ {count} jours ({percent} d’entre eux de {shortest} à {longest}), ce qui mène au {day}.\
            Tes cycles durent environ {count} jour ({percent} d’entre eux de {shortest} à {longest}), ce qui mène au {day}.\0Tes cycles durent environ {count} jours ({percent} d’entre eux de {shortest} à {longest}), ce qui mène au {day}.\
            Aujourd’hui est le jour {number} du cycle, et aucunes autres règles ne sont enregistrées. Il est maintenant plus probable que des règles n’ont pas été enregistrées que de les voir encore arriver. S’il y en a eu vers le {missed}, les suivantes sont attendues le {day}.\
            Aujourd’hui est le jour {number} du cycle, et aucunes autres règles ne sont enregistrées. Les cycles plus courts étant exclus, tes règles sont attendues le {day}.\
            C’est le saignement de la pause de ta contraception. Il est compté à partir du dernier jour avec hormones, pas d’après tes propres cycles.\
            C’est le saignement de la pause de ta contraception ({method}). Il est compté à partir du dernier jour avec hormones, pas d’après tes propres cycles.\
            Degré de certitude\
            Quels cycles comptent\
            Tes cycles jusqu’ici\
            Jours fertiles\
            Signes d’ovulation dans ce cycle\
            Pourquoi cette date\
            {count} jour de flux inconnu a été écrit comme moyen, car drip a besoin d’une intensité.\0{count} jours de flux inconnu ont été écrits comme moyens, car drip a besoin d’une intensité.\
            Sans place dans drip : {items}.\
            {file} remplacé : {count} jour.\0{file} remplacé : {count} jours.\
            {file} remplacé : {count} événement, {span}.\0{file} remplacé : {count} événements, {span}.\
            Laissé de côté : {count} jour à venir des règles en cours. Un suivi ne contient que ce qui s’est passé.\0Laissé de côté : {count} jours à venir des règles en cours. Un suivi ne contient que ce qui s’est passé.\
            {file} créé : {count} jour.\0{file} créé : {count} jours.\
            {file} créé : {count} événement, {span}.\0{file} créé : {count} événements, {span}.\
            {percent} de probabilité jusqu’au {day}, sinon le plus probablement {days}\
            Aucun jour fertile n’est affiché, mais n’importe quel jour peut être fertile.\
            Quand tu continues, lance 'eve-ics taken'. Si c’est arrêté, lance 'eve-ics contraception end'.\
            Prochaines règles : {day}, {distance} ({chance}).\
            Règles maintenant attendues : {day}, {distance} ({chance}).\
            Si des règles n’ont pas été enregistrées vers le {missed}, les suivantes sont attendues le {day}, {distance} ({chance}).\
            Prochaine hémorragie de privation : {day}, {distance} ({chance}).\
            Aucunes règles ne sont enregistrées depuis ta grossesse. Les prévisions reprennent quand tu enregistres les prochaines.\
            Tu fais une pause, rien n’est donc prévu. Ce que tu enregistres est conservé.\
            Tu fais une pause ({reason}), rien n’est donc prévu. Ce que tu enregistres est conservé.\
            Pendant l’allaitement, les règles peuvent être longtemps absentes. Les prévisions reprennent quand tu enregistres les premières.\
            Aucunes règles ne sont encore enregistrées. Enregistre le premier jour de tes dernières règles.\
            Après l’accouchement, tes cycles peuvent mettre du temps à revenir. Les prévisions reprennent quand tu enregistres tes premières règles. Un saignement pendant les six premières semaines ne compte pas comme des règles.\
            Aucunes règles ne sont enregistrées depuis le {day}, rien ne peut donc être prévu. Enregistre le premier jour de tes dernières règles et, si tu peux, des règles intermédiaires.\
            Avec ton moyen de contraception, les saignements sont irréguliers ou absents, aucunes règles ne sont donc prévues.\
            Prévu auparavant : {day}.\
            et {count} jour\0et {count} jours\
            {count} jour\0{count} jours\
            il y a {count} jour\0il y a {count} jours\
            dans {count} jour\0dans {count} jours\
            dans {count} semaine\0dans {count} semaines\
            dans {count} semaine {days}\0dans {count} semaines {days}\
            {count} mois\0{count} mois\
            il y a {count} mois\0il y a {count} mois\
            plus de {percent}\
            aujourd’hui\
            demain\
            moins de {percent}\
            {count} semaine\0{count} semaines\
            il y a {count} semaine\0il y a {count} semaines\
            {count} an\0{count} ans\
            il y a {count} an\0il y a {count} ans\
            hier\
            saignement intercurrent\
            Cycle\
            Jours\
            Règles\
            Cycles complets : {cycles}. Durée habituelle : {usual}, de {shortest} à {longest}.\
            Cycles complets : {cycles}. Durée habituelle : {usual}.\
            puis rien pendant {count} jour\0puis rien pendant {count} jours\
            Modification\
            Le journal des modifications est vide.\
            Entrée\
            Origine\
            Enregistré\
            {change} (annulé)\
            Ton historique est conservé {count} mois.\0Ton historique est conservé {count} mois.\
            Ton historique est conservé {count} an.\0Ton historique est conservé {count} ans.\
            non retenu : {phase}\
            Aucun cycle complet n’est encore enregistré.\
            Aucun cycle complet sans hormones n’est encore enregistré.\
            Aucunes règles ne sont encore enregistrées. Enregistre le premier jour de tes dernières règles.\
            calendrier\
            ligne de commande\
            import\
            Durée habituelle des règles : {usual}, de {shortest} à {longest}.\
            Durée habituelle des règles : {usual}.\
            en cours\
            moins de 10 jours après les règles précédentes\
            puis : {phase}\
            hémorragie de privation\
            Terminé. 'eve-ics undo' l’annule.\
            Importer cela ?\
            Les as-tu supprimés, et faut-il adapter ton suivi ?\
            Ces événements manquent dans le calendrier :\
            {day} : {logged} dans ton suivi, {incoming} dans le fichier\
            {field} : différence entre ton suivi et le fichier\
            Importé : {count} jour, {span}.\0Importé : {count} jours, {span}.\
            Importé ({count} jour, {span}) : {items}.\0Importé ({count} jours, {span}) : {items}.\
            {count} dose\0{count} doses\
            {count} événement inchangé\0{count} événements inchangés\
            {count} autre indication de saignement\0{count} autres indications de saignement\
            {count} jour déjà enregistré\0{count} jours déjà enregistrés\
            {count} jour avec humeur\0{count} jours avec humeur\
            {count} jour avec glaire cervicale\0{count} jours avec glaire cervicale\
            {count} note\0{count} notes\
            {count} ovulation observée\0{count} ovulations observées\
            {count} jour de règles\0{count} jours de règles\
            {count} jour avec symptômes\0{count} jours avec symptômes\
            {count} température\0{count} températures\
            {count} test d’ovulation\0{count} tests d’ovulation\
            {count} jour est déjà enregistré.\0{count} jours sont déjà enregistrés.\
            Cela supprime une grande partie de ton suivi, ce qui exige 'eve-ics import --allow-mass-delete'.\
            Rien n’a encore changé.\
            Rien de nouveau : {items}.\
            Rien de nouveau : {count} jour déjà enregistré, maintenant avec une source de plus.\0Rien de nouveau : {count} jours déjà enregistrés, maintenant avec une source de plus.\
            À importer : {count} jour, {span}.\0À importer : {count} jours, {span}.\
            À importer ({count} jour, {span}) : {items}.\0À importer ({count} jours, {span}) : {items}.\
            Non importé : {count} jour avant le {first}, à cause de 'eve-ics settings keep'.\0Non importé : {count} jours avant le {first}, à cause de 'eve-ics settings keep'.\
            {file} : {tracker}, {count} jour, {span}.\0{file} : {tracker}, {count} jours, {span}.\
            {count} jour avec deux flux de deux applications : le plus abondant a été gardé.\0{count} jours avec deux flux de deux applications : le plus abondant a été gardé.\
            {count} cycle hors de la prévision, comme l’indique le fichier.\0{count} cycles hors de la prévision, comme l’indique le fichier.\
            {file} : et {count} autre remarque\0{file} : et {count} autres remarques\
            {file} : ne contient pas de règles.\
            Ton calendrier\
            1 - dans une application de calendrier, à partir d’un fichier\
            2 - dans une application de calendrier, toujours à jour (un abonnement)\
            3 - seulement ici\
            1, 2 ou 3 :\
            Où veux-tu le voir ?\
            {answer} : écris 1, 2 ou 3\
            'eve-ics months' affiche les mois.\
            Ton cycle habituel\
            Combien de jours y a-t-il d’habitude entre le premier jour des règles et le premier jour des règles suivantes ?\
            Jours :\
            Ta propre estimation est de {count} jour.\0Ta propre estimation est de {count} jours.\
            Autre nombre, ou Entrée :\
            'eve-ics log today' enregistre un jour, 'eve-ics status' montre où tu en es dans ton cycle, et 'eve-ics help' présente tout le reste.\
            Elle trouve l’abonnement tant que 'eve-ics serve' tourne.\
            Abonne ton application de calendrier à cette adresse.\
            Il y a déjà un abonnement nommé {feed}. 'eve-ics feed rotate {feed}' lui donne une nouvelle adresse.\
            Une fois des règles enregistrées, 'eve-ics export -o {file}' crée le fichier.\
            Ouvre {file} dans ton application de calendrier. Quand ton suivi a avancé, 'eve-ics export -o {file}' l’écrit à nouveau.\
            Il y a déjà un fichier {file}. 'eve-ics export -o {file}' le remplace.\
            Tes dernières règles\
            Quand as-tu eu tes dernières règles ? Écris les premiers jours, par exemple 20.11, ou des règles entières, par exemple 3.10 - 7.10. Écris-en plusieurs séparées par des virgules, ou l’une après l’autre.\
            Dates :\
            Règles enregistrées : {count} fois. Leurs jours : {last}.\0Règles enregistrées : {count} fois. Les jours des dernières : {last}.\
            Autres dates, ou Entrée :\
            Rappels\
            Rappels ?\
            Veux-tu des rappels ?\
            Ton calendrier peut te rappeler les règles : {times}.\
            'eve-ics remind' affiche et modifie tes rappels.\
            Ton calendrier ne te rappelle pas les règles.\
            Ton calendrier te rappelle les règles : {times}.\
            Arrêté. Rien n’a changé.\
            Arrêté. Tes réponses jusqu’ici sont conservées ; 'eve-ics init' demande le reste.\
            Quelques questions pour commencer. Tape une réponse et appuie sur Entrée. Pour passer une question, appuie seulement sur Entrée. Pour arrêter, appuie sur Ctrl et C. Tes réponses sont conservées, et 'eve-ics undo' annule la dernière.\
            Ton fuseau horaire\
            Fuseau horaire, ou Entrée :\
            Celui de cet ordinateur est {zone}. Appuie sur Entrée pour le suivre.\
            Appuie sur Entrée pour suivre celui de cet ordinateur.\
            Ton fuseau horaire est {zone}.\
            Il décide du moment où ta journée commence.\
            Date prévue de l’accouchement : {day}, {distance}.\
            Quand la grossesse est terminée, lance 'eve-ics mode postpartum' ou 'eve-ics mode cycling'.\
            La date prévue de l’accouchement était le {day}.\
            pause à partir du {day}\
            allaitement à partir du {day}\
            cycles habituels à partir du {day}\
            périménopause à partir du {day}\
            post-partum à partir du {day}\
            grossesse à partir du {day}\
            pause\
            allaitement\
            cycles habituels\
            périménopause\
            post-partum\
            grossesse\
            Cycles habituels.\
            Grossesse.\
            Grossesse : {age}.\
            En pause depuis le {day}.\
            En pause depuis le {day} : {reason}.\
            Allaitement depuis le {day}.\
            Cycles habituels depuis le {day}.\
            Périménopause depuis le {day}.\
            Post-partum depuis le {day}.\
            Grossesse depuis le {day}.\
            Aussi noté : {items}.\
            Saignement entre les règles enregistré, {days}.\
            Saignement enregistré, {days}.\
            Absence de saignement enregistrée, {days}.\
            N’est plus le dernier jour des règles : {days}.\
            Noté : {days}.\
            Noté ({days}) : {items}.\
            Noté ({days}, aucun saignement enregistré) : {items}.\
            Noté : {days} (aucun saignement enregistré).\
            Rien n’a été enregistré.\
            Règles enregistrées, {days}.\
            Jour de règles enregistré, {day}.\
            Premier jour des règles enregistré, {day}.\
            Leur durée n’est pas connue.\
            Supprimé : {items} ({days}).\
            Tout est supprimé pour {days}.\
            Cela remplace la note du {day}.\
            Cela remplace les notes de ces jours : {days}.\
            Spotting enregistré, {days}.\
            C’est déjà enregistré ; rien n’a changé.\
            Rien n’était enregistré ces jours-là ; rien n’a changé.\
            Il n’y avait pas de note ; rien n’a changé.\
            Rien de cela n’était enregistré ; rien n’a changé.\
            injection à {count} semaine d’intervalle\0injection toutes les {count} semaines\
            minipilule\
            minipilule au désogestrel\
            minipilule à la drospirénone\
            {method}, {count} mois\0{method}, {count} mois\
            {pills} avec pilules placebo\
            anneau {pattern}, à changer après {count} jour\0anneau {pattern}, à changer tous les {count} jours\
            {method}, {count} an\0{method}, {count} ans\
            préservatif\
            dispositif\
            diaphragme\
            implant\
            injection\
            DIU au cuivre\
            DIU hormonal\
            méthode\
            patch\
            pilule\
            anneau\
            La date prévue de l’accouchement est comptée à partir de tes dernières règles, le {day}. Si on t’a indiqué une autre date, lance 'eve-ics mode pregnancy --due DATE'.\
            Avant cela : {phases}.\
            Rien n’est prévu pendant ce temps, et il ne compte pas dans tes moyennes.\
            Rien n’est prévu tant que tu n’enregistres pas de règles, ce qui peut prendre de nombreux mois.\
            À partir du prochain cycle, la largeur des intervalles dépend de tes propres cycles.\
            Les prévisions continuent avec des intervalles plus larges, car les cycles varient davantage pendant ces années.\
            Rien n’est prévu tant que tu n’enregistres pas de règles. Un saignement pendant les six premières semaines ne compte pas comme des règles.\
            Aucunes règles ne sont prévues jusqu’à sa fin.\
            Les prévisions reprennent quand tu enregistres tes prochaines règles.\
            La prévision repose sur les règles enregistrées depuis, avec de larges intervalles au début.\
            Les règles sont prévues comme d’habitude.\
            Les règles sont de nouveau prévues comme d’habitude. Le temps d’avant ne compte pas dans tes moyennes.\
            Si cela a commencé plus tard, annule-le d’abord avec 'eve-ics mode cycling --date {start}'.\
            Enregistré : {phases}.\
            Annulé : {phases}.\
            Cela annule ce qui est enregistré pour des jours ultérieurs : {phases}. Continuer ?\
            C’est déjà enregistré. Rien n’a changé.\
            saignement entre les règles\
            nouvelle plaquette ou changement\
            fertile\
            règles, enregistrées\
            ovulation\
            pas d’hormone à prendre\
            règles, prévision\
            Fenêtre de fertilité\
            Ovulation\
            Règles\
            Intervalle ({percent})\
            aujourd’hui\
            Le saignement ({days}) est proche d’autres règles et compte comme un saignement entre les règles.\
            Le saignement commencé le {day} est arrivé moins de 10 jours après les règles précédentes. Il compte comme des règles. Si ce n’en étaient pas, lance 'eve-ics cycle {start} between'.\
            Des règles en retard peuvent avoir de nombreuses causes. Un test de grossesse peut en vérifier une.\
            Des règles en retard peuvent aussi avoir d’autres causes. Un test de grossesse peut en vérifier une.\
            Tes règles durent depuis {count} jour ; plus de {limit} jours est inhabituel. Demande l’avis d’un médecin, aujourd’hui même si le saignement est abondant.\0Tes règles durent depuis {count} jours ; plus de {limit} jours est inhabituel. Demande l’avis d’un médecin, aujourd’hui même si le saignement est abondant.\
            Manque-t-il des règles dans ton suivi vers le {day} ?\
            Sinon, lance 'eve-ics cycle {start} long'.\
            Si oui, enregistre leur premier jour : 'eve-ics log {day}'.\
            Aucunes règles ne sont enregistrées depuis {count} jour. Un test de grossesse peut vérifier une cause ; pour les autres, demande l’avis d’un médecin.\0Aucunes règles ne sont enregistrées depuis {count} jours. Un test de grossesse peut vérifier une cause ; pour les autres, demande l’avis d’un médecin.\
            Pour désactiver ces remarques, lance 'eve-ics settings health-notes no'.\
            Un saignement est enregistré pendant ta grossesse. Appelle aujourd’hui ta sage-femme ou un médecin.\
            Tes derniers cycles ont duré {lengths} jours ; de {shortest} à {longest} jours est habituel. Demande l’avis d’un médecin ou d’une sage-femme.\
            Pause\
            Pose ou changement\
            À faire ({method}) : {days}.\
            Plaquette\
            Pilules\
            Sans hormones\
            Série\
            Plaquettes : {method}\
            Séries : {method}\
            Port\
            {name} : ajout effectué. Enregistre avec 'eve-ics log today --person {word}'.\
            Ton nom est maintenant {name}.\
            Il n’y a encore personne ici. Pour commencer, lance 'eve-ics init'.\
            Supprimer définitivement {name} et tout ce qui est enregistré pour cette personne ?\
            Supprimer définitivement tout ce qui est enregistré pour toi ?\
            {name} : suppression effectuée.\
            Tout ce qui était enregistré pour toi est supprimé.\
            Changement de nom : « {name} » devient « {newName} ».\
            Toi, sans nom. Choisis-en un avec 'eve-ics person rename {word} NAME'.\
            Modifier à nouveau ?\
            Tes règles se termineraient le {last}. Ne seraient plus des jours de règles : {days}. Continuer ?\
            [date]\
            [oui, non ou Entrée]\
            [o/N]\
            [O/n]\
            [O/n/date]\
            Tes règles continuent-elles aujourd’hui ?\
            Aujourd’hui est déjà enregistré. Quel autre jour était un jour de règles ?\
            Tes règles ont-elles commencé aujourd’hui ?\
            {answer} : écris oui ou non\
            n, non\
            Tape ta note et termine par Ctrl-D seul sur une ligne :\
            passer\
            Question passée. Tu peux y répondre une autre fois.\
            o, oui\
            saignement entre les règles\
            saignement\
            dose\
            dose en retard\
            dose omise\
            dose prise\
            premier jour de règles de durée inconnue\
            intensité du saignement\
            saignement abondant\
            saignement léger\
            saignement moyen\
            pas de saignement\
            spotting\
            jour de règles\
            dernier jour des règles\
            test d’ovulation\
            test d’ovulation négatif\
            test d’ovulation positif\
            humeur\
            humeur « {words} »\
            glaire cervicale\
            glaire cervicale crémeuse\
            glaire cervicale sèche\
            glaire cervicale blanc d’œuf\
            glaire cervicale collante\
            glaire cervicale aqueuse\
            note\
            note « {words} »\
            ovulation remarquée\
            règles\
            symptômes\
            symptômes « {words} »\
            température\
            température {degrees}\
            un rappel sonne à une seule heure, jusqu’à {most} fois avant l’événement ; règle-le avec 'eve-ics remind {kind}'\
            pièce jointe ignorée\
            tu ne conserves rien d’avant le {day}\
            le suivi ne contient rien avant 1900\
            changement de catégorie ignoré\
            couleur ignorée\
            commentaire ignoré\
            seules des règles ou une dose peuvent être confirmées\
            une dose encore à venir reste\
            une dose ne se prend pas avant son jour ; le plan reste\
            une dose se déplace avec sa plaquette ; voir 'eve-ics help contraception'\
            l’heure d’une dose vient de ta contraception ; modifie-la avec 'eve-ics contraception change --at'\
            la plupart des événements sont revenus modifiés de la même façon, ces dates ne sont donc peut-être pas les tiennes\
            une fenêtre de fertilité découle de la prévision ; déplace plutôt l’ovulation\
            supprimer une prévision dans un fichier ne change rien\
            le calendrier est plus ancien que ceux dont la trace est gardée ici\
            le futur ne s’enregistre pas ; la prévision reste\
            lien ignoré\
            des règles enregistrées ne peuvent pas être dans le futur\
            ignoré, car il est annulé\
            ignoré, car il est encore à venir\
            ignoré, car il ressemble à un cours : il a un numéro ou une répétition hebdomadaire, ou il y en a plusieurs le même jour\
            ignoré, car sa marque ne correspond à aucune entrée connue ici\
            ignoré, car il ne s’agit pas de règles\
            ignoré, car il se répète selon une règle, ce qui est un plan et non un enregistrement\
            Rien n’a changé : {reason}.\
            Rien n’a changé : les dates de l’événement à la ligne {line} sont illisibles.\
            une ovulation ne s’observe pas avant d’arriver ; la prévision reste\
            une ovulation observée reste jusqu’à ce que tu la modifies avec 'eve-ics log'\
            personnes ignorées\
            lieu ignoré\
            {property} (ignoré)\
            supprimer une question ne change rien\
            une question n’a pas de date propre\
            un renouvellement reste jusqu’à ce qu’il soit fait\
            un renouvellement vient de ta contraception ; modifie-le avec 'eve-ics contraception'\
            répétition ignorée\
            c’est déjà dans le calendrier\
            changement de titre ignoré\
            les règles ne durent jamais plus d’un mois\
            les jours de cet événement sont illisibles\
            le jour même\
            {count} jour avant\0{count} jours avant\
            désactivé\
            à sa propre heure\
            encore {count} fois\0encore {count} fois\
            encore une fois après {count} minute\0encore une fois après {count} minutes\
            avec un son\
            à {count} minute d’intervalle\0à {count} minutes d’intervalle\
            {day}, {count} jour plus tôt\0{day}, {count} jours plus tôt\
            {day}, comme prévu\
            {day}, {count} jour plus tard\0{day}, {count} jours plus tard\
            {day}, non compté\
            Début\
            Prévu\
            Durée\
            Premier jour\
            Compte\
            En moyenne, la date prévue au début du cycle s’écartait de {error} jours.\
            La dernière fois ({count}), les règles sont arrivées {hits} fois dans l’intervalle prévu.\0Les {count} dernières fois, les règles sont arrivées {hits} fois dans l’intervalle prévu.\
            Tes dernières règles sont arrivées dans l’intervalle prévu, à {count} jour de la date prévue au début du cycle.\0Tes dernières règles sont arrivées dans l’intervalle prévu, à {count} jours de la date prévue au début du cycle.\
            Tes dernières règles sont arrivées en dehors de l’intervalle prévu, à {count} jour de la date prévue au début du cycle.\0Tes dernières règles sont arrivées en dehors de l’intervalle prévu, à {count} jours de la date prévue au début du cycle.\
            {cycles} : hors calcul, en raison d’une pause.\
            {cycles} : hors calcul, en raison de l’allaitement.\
            {cycles} : hors calcul, en raison de la contraception.\
            {cycles} : hors calcul, car un intervalle de plus de {count} jour est une interruption et non un cycle.\0{cycles} : hors calcul, car un intervalle de plus de {count} jours est une interruption et non un cycle.\
            {cycles} : hors calcul, car il y en a soixante plus récents.\
            {cycles} : hors calcul, en raison d’une autre phase de vie.\
            {cycles} : hors calcul, en raison du temps après un accouchement.\
            {cycles} : hors calcul, en raison d’une grossesse.\
            Le jour le plus probable est le {day} ({percent}).\
            Aucun de tes cycles ne compte encore. La prévision repose sur les cycles de la population en général.\
            Aucun de tes cycles ne compte encore. La prévision repose sur ta propre estimation et sur les cycles de la population en général.\
            Un cycle inhabituel ne change guère la prévision.\
            {count} cycle plus ancien compte aussi.\0{count} cycles plus anciens comptent aussi.\
            Un de tes cycles compte, avec ceux de la population en général.\
            {count} cycle différent de tes autres n’est pas compté ici.\0{count} cycles différents de tes autres ne sont pas comptés ici.\
            * = en dehors de l’intervalle prévu\
            La date repose sur tes plaquettes ou séries, et sur le moment où des saignements précédents sont arrivés pendant leurs pauses. Tes propres cycles compteront de nouveau à leur retour.\
            {start} : {remark}.\
            {count} de tes cycles compte, davantage s’il est récent.\0{count} de tes cycles comptent, les plus récents davantage.\
            non\
            Probabilité de règles non enregistrées depuis le {start} : {percent}.\
            Aucune prévision n’a encore pu être vérifiée.\
            Tes cycles varient plus que la plupart, l’intervalle est donc large et aucun jour n’est probable à lui seul. C’est fréquent dans les premières années de règles, avec des ovaires polykystiques, avant la ménopause et après un accouchement ou la pilule.\
            cycles d’adulte\
            températures en Celsius\
            températures en Fahrenheit\
            jours fertiles masqués\
            jours fertiles affichés\
            remarques de santé désactivées\
            remarques de santé activées\
            historique conservé sans limite\
            historique conservé {count} mois\0historique conservé {count} mois\
            historique conservé {count} an\0historique conservé {count} ans\
            langue {tag}\
            langue du système\
            durée de cycle habituelle {count} jour\0durée de cycle habituelle {count} jours\
            aucune durée de cycle habituelle\
            nom du calendrier « {name} »\
            nom habituel du calendrier\
            cycles d’adolescence\
            fuseau horaire {zone}\
            fuseau horaire du système\
            semaines à partir du lundi\
            semaines à partir du dimanche\
            fenêtre de fertilité standard\
            fenêtre de fertilité prudente\
            mots pour les règles « {words} »\
            mots habituels pour les règles\
            Les cycles de 24 à 38 jours comptent maintenant comme habituels.\
            Ton calendrier s’appelle « {name} » maintenant.\
            Les températures sont maintenant en degrés Celsius.\
            Les températures sont maintenant en degrés Fahrenheit.\
            Les jours fertiles et l’ovulation sont maintenant masqués.\
            Les jours fertiles et l’ovulation sont maintenant affichés.\
            Ton historique est maintenant conservé {length}.\
            {count} jour enregistré avant le {day} a été effacé, selon le réglage 'eve-ics settings keep'.\0{count} jours enregistrés avant le {day} ont été effacés, selon le réglage 'eve-ics settings keep'.\
            Cela efface définitivement {count} jour enregistré et tout le reste avant le {day}.\0Cela efface définitivement {count} jours enregistrés et tout le reste avant le {day}.\
            L’historique qui dépasse la durée de conservation n’a pas pu être effacé : {problem}\
            Tout ton historique est maintenant conservé.\
            Désormais, l’historique trop ancien est effacé chaque mois.\
            Rien d’enregistré n’est encore aussi ancien.\
            Les sauvegardes et les calendriers antérieurs contiennent encore ce qui est plus ancien.\
            Conserver seulement {length} ?\
            Ta langue est maintenant : {language}.\
            Langue choisie, comme sur cet ordinateur : {language}. Pour en changer, lance 'eve-ics settings language TAG'. Pour revenir en arrière, lance 'eve-ics undo'.\
            Ta langue est maintenant celle de cet ordinateur.\
            Aucune remarque ne signale plus les règles et les cycles dont tu peux parler à un médecin.\
            Des remarques signalent maintenant les règles et les cycles dont tu peux parler à un médecin.\
            selon le système\
            Les cycles de 21 à 45 jours comptent maintenant comme habituels.\
            Ton fuseau horaire est maintenant {zone}.\
            Ton fuseau horaire est maintenant celui de cet ordinateur.\
            Ta propre estimation de {count} jour compte maintenant comme un cycle.\0Ta propre estimation de {count} jours compte maintenant comme un cycle.\
            Seuls les cycles enregistrés comptent maintenant.\
            les mots habituels\
            Les semaines commencent maintenant le lundi.\
            Les semaines commencent maintenant le dimanche.\
            Les fenêtres de fertilité sont maintenant plus larges.\
            Les fenêtres de fertilité ont maintenant leur largeur habituelle.\
            Un événement qui porte l’un de ces titres compte maintenant comme des règles, en plus des titres habituels : {words}.\
            Seuls les mots habituels pour les règles comptent maintenant.\
            Avec seulement le test LH, les prochaines règles seraient attendues le {day} ({chance}).\
            Avec seulement la glaire cervicale, les prochaines règles seraient attendues le {day} ({chance}).\
            Avec seulement l’ovulation remarquée, les prochaines règles seraient attendues le {day} ({chance}).\
            Avec seulement la température, les prochaines règles seraient attendues le {day} ({chance}).\
            Ces signes ne peuvent guère être justes tous les deux : {signs}. L’un comme l’autre peut l’être, les deux jours restent donc possibles.\
            Températures non retenues : {readings}.\
            Test LH : premier résultat positif le {day}.\
            Test LH : négatif seulement, jusqu’au {day}. Une ovulation dans les deux jours suivants est moins probable.\
            Test LH, premier résultat positif : {days}. Chacun peut être le bon.\
            Glaire cervicale : la plus fertile le {day}.\
            Glaire cervicale la plus fertile : {days}. Chaque jour peut être le bon.\
            test LH\
            glaire cervicale\
            ovulation observée\
            température\
            Ovulation remarquée le {day}.\
            Cela situe l’ovulation vers le {day} ({chance}).\
            Cet intervalle compte {count} jour au lieu de {before}.\0Cet intervalle compte {count} jours au lieu de {before}.\
            Cet intervalle compte {count} jour ; sans les signes, il en compte {before}.\0Cet intervalle compte {count} jours ; sans les signes, il en compte {before}.\
            Cet intervalle compte {count} jour et il est plus large qu’avec un seul des signes.\0Cet intervalle compte {count} jours et il est plus large qu’avec un seul des signes.\
            {temperature} le {day} ({reason})\
            fièvre\
            trop basse pour être exacte\
            {day} (plus de {temperature}, certain depuis le {confirmed})\
            Température : plus élevée à partir du {rise}.\
            Température : plus élevée à partir du {rises}. Chaque jour peut être le bon.\
            Avec ce signe, elles sont attendues le {day} ({chance}).\
            Avec tous les signes, elles sont attendues le {day} ({chance}).\
            Sans aucun signe, les prochaines règles seraient attendues le {day} ({chance}).\
            Jour {day} du cycle commencé le {start}.\
            Par exemple : 'eve-ics log {days}'.\
            Fenêtre de fertilité : {days}, ovulation vers le {ovulation}.\
            Aujourd’hui : fenêtre de fertilité, jour {day} sur {length}.\
            Tes règles : jour {day} sur environ {length}.\
            jour {day}\
            règles en retard de {count} j\0règles en retard de {count} j\
            prochaines règles dans {count} j\0prochaines règles dans {count} j\
            règles dans {count} j\0règles dans {count} j\
            règles aujourd’hui\
            {count} prévue\0{count} prévues\
            {count} en retard\0{count} en retard\
            rien d’enregistré pour l’instant\
            {count} omise\0{count} omises\
            {count} prise\0{count} prises\
            {count} non enregistrée\0{count} non enregistrées\
            {dose}, fait\
            Doses, {days} ({method}) : {counts}.\
            La dernière dose avant cela : {dose}, {day}.\
            Dernières doses omises : {days}.\
            {dose}, en retard\
            Cela n’a pas encore d’effet, car aucune méthode n’est enregistrée. Ajoute la tienne avec 'eve-ics contraception add'.\
            Il n’y avait rien à prendre ni à faire le {day}, donc cela ne compte pas.\
            Il n’y avait rien à prendre ni à faire ces jours-là, donc ils ne comptent pas : {days}.\
            Enregistré pour le {day} : {doses}.\
            Enregistré comme en retard : {days}.\
            Enregistré comme dose omise : {days}.\
            Enregistré comme pris : {days}.\
            Doses depuis le {day} ({method}) : {counts}.\
            {dose}, dose omise\
            La dernière ({count}) a été prise, sans interruption.\0Les {count} dernières ont été prises, sans interruption.\
            {dose}, prise\
            C’est déjà enregistré. Rien n’a changé.\
            Pour revenir en arrière, lance 'eve-ics undo'.\
            Saignement entre les règles\
            Cycle\
            Fenêtre de fertilité\
            Injection\
            Agenda\
            Priorité\
            Rendez-vous\
            Récapitulatif\
            Courses\
            Routine\
            Liste\
            Liste courte\
            Note\
            Relance\
            Entretien\
            Ovulation\
            Patch\
            {title} à changer\
            {title} à retirer\
            {title} à coller\
            Règles\
            Règles (prévues)\
            Pilule\
            {title} (placebo)\
            Question\
            Tes règles sont-elles finies ?\
            Tes règles sont-elles en retard ?\
            Tes règles ont-elles commencé ?\
            Renouvellement\
            {title} : {method}\
            Anneau\
            {title} à changer\
            {title} à mettre\
            {title} à retirer\
            {title} (dose omise)\
            Restauré : {items}.\
            'eve-ics redo' rétablit la dernière modification annulée.\
            Les sauvegardes et les calendriers antérieurs la contiennent encore.\
            L’entrée {entry} vient du calendrier ({when}).\
            L’entrée {entry} vient de la ligne de commande ({when}).\
            L’entrée {entry} vient d’un import ({when}).\
            Entrée {entry} annulée et effacée.\
            Continuer ?\
            Fait\
            Rétabli : {items}.\
            L’annuler et l’effacer définitivement ?\
            Il n’y a aucune modification à annuler.\
            Elle enregistrait : {items}.\
            Elle supprimait : {items}.\
            Supprimé à nouveau : {items}.\
            Annulé : {items}.\
            Serait restauré : {items}.\
            L’entrée {entry} serait annulée et effacée.\
            Serait rétabli : {items}.\
            Serait supprimé à nouveau : {items}.\
            Serait annulé : {items}.
            """,
        starts: [
            0, 10, 33, 70, 235, 305, 455, 553, 608, 707, 747, 848, 939, 983, 1001, 1022, 1040, 1071,
            1122, 1214, 1243, 1289, 1362, 1506, 1521, 1647, 1702, 1800, 1952, 2081, 2197, 2258,
            2360, 2463, 2476, 2655, 2671, 2703, 2718, 2740, 2767, 2819, 2840, 2854, 2912, 2988,
            3021, 3047, 3129, 3201, 3232, 3256, 3334, 3389, 3421, 3555, 3589, 3666, 3712, 3744,
            3871, 3905, 3979, 4020, 4074, 4111, 4145, 4200, 4277, 4494, 4602, 4822, 5173, 5196,
            5254, 5315, 5420, 5466, 5476, 5661, 5783, 5872, 5982, 6098, 6173, 6219, 6310, 6346,
            6462, 6597, 6725, 6874, 7000, 7147, 7183, 7196, 7229, 7244, 7282, 7326, 7330, 7355,
            7378, 7401, 7416, 7434, 7453, 7473, 7497, 7517, 7537, 7562, 7591, 7624, 7639, 7664,
            7737, 7745, 7751, 7756, 7764, 7774, 7894, 7910, 7918, 7925, 7934, 7940, 7954, 7962,
            7969, 8074, 8129, 8190, 8266, 8348, 8414, 8535, 8539, 8543, 8545, 8551, 8560, 8567,
            8573, 8586, 8597, 8616, 8622, 8634, 8686, 8774, 8832, 8869, 8926, 8955, 9015, 9053,
            9093, 9165, 9213, 9245, 9304, 9352, 9374, 9384, 9397, 9412, 9417, 9481, 9495, 9518,
            9530, 9617, 9629, 9638, 9645, 9654, 9668, 9686, 9729, 9738, 9782, 9784, 9786, 9794,
            9802, 9813, 9818, 9881, 9937, 9991, 10009, 10036, 10081, 10212, 10295, 10379, 10489,
            10552, 10611, 10731, 10782, 10831, 10904, 10991, 11153, 11253, 11312, 11383, 11468,
            11483, 11554, 11616, 11658, 11719, 11824, 11925, 12023, 12098, 12147, 12201, 12251,
            12310, 12377, 12443, 12506, 12553, 12595, 12619, 12655, 12692, 12720, 12793, 12868,
            12899, 12960, 13015, 13070, 13142, 13202, 13267, 13320, 13410, 13443, 13533, 13608,
            13622, 13671, 13741, 13808, 13865, 13889, 13959, 14010, 14039, 14131, 14154, 14161,
            14199, 14243, 14303, 14387, 14441, 14507, 14549, 14653, 14759, 14789, 14833, 14929,
            14946, 14961, 14968, 15044, 15086, 15107, 15126, 15131, 15146, 15165, 15449, 15481,
            15510, 15530, 15561, 15623, 15657, 15720, 15780, 15812, 15875, 15915, 15926, 15932,
            15948, 15969, 15991, 16032, 16054, 16072, 16176, 16190, 16209, 16239, 16264, 16290,
            16314, 16330, 16346, 16370, 16385, 16400, 16425, 16439, 16486, 16605, 16634, 16652,
            16678, 16695, 16713, 16761, 16819, 16843, 16876, 16893, 16908, 16924, 16944, 16978,
            16996, 17030, 17063, 17084, 17159, 17180, 17214, 17228, 17260, 17319, 17378, 17450,
            17522, 17596, 17692, 17829, 18086, 18107, 18143, 18205, 18300, 18342, 18363, 18381,
            18515, 18558, 18571, 18588, 18617, 18637, 18676, 18697, 18706, 18715, 18735, 18749,
            18766, 18781, 18795, 18805, 18825, 18835, 18852, 18872, 18938, 18963, 19007, 19067,
            19127, 19176, 19247, 19305, 19444, 19545, 19592, 19670, 19742, 19817, 19890, 19960,
            20018, 20069, 20293, 20434, 20566, 20610, 20661, 20715, 20810, 20879, 20957, 21030,
            21084, 21092, 21189, 21285, 21341, 21415, 21509, 21585, 21612, 21697, 21775, 21836,
            21988, 22050, 22128, 22175, 22210, 22258, 22550, 22782, 23061, 23229, 23374, 23530,
            23549, 23570, 23592, 23606, 23640, 23659, 23853, 23885, 23953, 24051, 24277, 24339,
            24431, 24508, 24591, 24689, 24740, 24801, 24927, 24994, 25116, 25197, 25289, 25423,
            25522, 25748, 25932, 26049, 26076, 26108, 26134, 26174, 26210, 26252, 26308, 26333,
            26372, 26389, 26402, 26408, 26426, 26458, 26504, 26526, 26562, 26566, 26589, 26594,
            26599, 26606, 26692, 26750, 26812, 26824, 26862, 26869, 26876, 26887, 26905, 26990,
            27072, 27093, 27140, 27201, 27300, 27310, 27327, 27333, 27402, 27443, 27451, 27501,
            27516, 27540, 27576, 27592, 27645, 27692, 27752, 27804, 27872, 27960, 27986, 28047,
            28126, 28191, 28241, 28311, 28337, 28394, 28442, 28500, 28542, 28596, 28672, 28768,
            28794, 28821, 28998, 29072, 29166, 29334, 29420, 29590, 29724, 29797, 29834, 29848,
            29912, 29984, 30001, 30013, 30035, 30063, 30097, 30115, 30231, 30239, 30323, 30350,
            30485, 30544, 30598, 30701, 30781, 30906, 30978, 31000, 31215, 31223, 31359, 31386,
            31393, 31403, 31425, 31480, 31528, 31574, 31624, 31653, 31741, 31980, 31998, 32027,
            32097, 32152, 32182, 32228, 32282, 32374, 32426, 32450, 32480, 32515, 32549, 32579,
            32607, 32612, 32623, 32639, 32654, 32665, 32674, 32691, 32701, 32720, 32745, 32782,
            32810, 32843, 32875, 32903, 32929, 32952, 33001, 33032, 33075, 33126, 33142, 33168,
            33224, 33271, 33300, 33330, 33365, 33409, 33440, 33470, 33501, 33532, 33579, 33608,
            33657, 33721, 33770, 33828, 33909, 33919, 33945, 33975, 34020, 34048, 34148, 34190,
            34202, 34212, 34222, 34229, 34238, 34251, 34263, 34271, 34276, 34282, 34288, 34463,
            34486, 34562, 34663, 34749, 34863, 35009, 35060, 35131, 35227, 35272, 35380, 35474,
            35498, 35518, 35605, 35652, 35680, 35712, 35719, 35741, 35750, 35776, 35795, 35817,
            35826, 35833, 35855, 35868, 35969, 36160, 36261, 36365, 36695, 36750, 36792, 36852,
            37170, 37243, 37346, 37497, 37502, 37520, 37550, 37559, 37566, 37579, 37585, 37607,
            37626, 37630, 37709, 37739, 37808, 37894, 37959, 37992, 38046, 38108, 38178, 38200,
            38301, 38307, 38328, 38333, 38338, 38348, 38393, 38475, 38523, 38552, 38558, 38614,
            38620, 38673, 38679, 38707, 38717, 38721, 38735, 38745, 38755, 38797, 38821, 38840,
            38857, 38873, 38890, 38898, 38913, 38937, 38955, 38982, 39008, 39014, 39036, 39052,
            39078, 39101, 39132, 39157, 39181, 39185, 39205, 39225, 39232, 39242, 39268, 39280,
            39302, 39424, 39446, 39485, 39521, 39553, 39569, 39588, 39644, 39674, 39730, 39805,
            39908, 40028, 40114, 40169, 40237, 40290, 40302, 40362, 40389, 40424, 40551, 40616,
            40658, 40747, 40778, 40864, 40937, 41018, 41037, 41049, 41069, 41106, 41143, 41198,
            41284, 41305, 41338, 41365, 41410, 41454, 41467, 41505, 41516, 41534, 41573, 41649,
            41660, 41726, 41786, 41805, 41865, 41883, 41889, 41895, 41901, 41913, 41919, 41997,
            42188, 42430, 42688, 42737, 42791, 42846, 43056, 43118, 43180, 43247, 43300, 43350,
            43454, 43586, 43637, 43720, 43785, 43915, 43953, 44141, 44161, 44281, 44284, 44357,
            44408, 44671, 44688, 44712, 44739, 44762, 44786, 44819, 44848, 44880, 44947, 45011,
            45023, 45041, 45121, 45154, 45186, 45212, 45234, 45255, 45281, 45308, 45338, 45369,
            45400, 45437, 45468, 45533, 45586, 45639, 45695, 45756, 45818, 45867, 46071, 46244,
            46337, 46382, 46445, 46494, 46583, 46614, 46653, 46812, 46861, 46954, 47050, 47067,
            47132, 47173, 47231, 47373, 47423, 47441, 47485, 47532, 47588, 47655, 47778, 47840,
            47929, 48027, 48130, 48224, 48369, 48410, 48456, 48567, 48638, 48683, 48757, 48764,
            48780, 48799, 48811, 48841, 48891, 49003, 49159, 49331, 49364, 49371, 49399, 49459,
            49509, 49591, 49647, 49710, 49790, 49831, 49867, 49931, 49996, 50043, 50053, 50114,
            50181, 50226, 50247, 50279, 50314, 50351, 50379, 50407, 50457, 50469, 50506, 50552,
            50586, 50603, 50728, 50805, 50898, 50935, 50973, 51012, 51045, 51090, 51108, 51224,
            51237, 51284, 51331, 51359, 51364, 51386, 51395, 51401, 51410, 51421, 51435, 51442,
            51449, 51454, 51466, 51470, 51477, 51486, 51495, 51500, 51518, 51536, 51553, 51560,
            51578, 51584, 51601, 51609, 51641, 51676, 51710, 51724, 51743, 51749, 51767, 51784,
            51802, 51822, 51843, 51903, 51972, 52021, 52080, 52129, 52166, 52178, 52182, 52202,
            52247, 52289, 52318, 52345, 52377, 52396, 52424, 52472, 52499, 52538, 52564,
        ])
}
