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
            Alarme ajoutée : {title}, {when}.\
            journée\
            {days} à {time}\
            À {time}\
            Alarme modifiée : {title}, {when}.\
            La liste est plus longue que ce qui est affiché ici.\
            début {count} jour avant\0début {count} jours avant\
            Arrêter\
            Pour arrêter l’alarme : {command}\
            Alarme arrêtée : {title}.\
            Bois un peu d’eau\
            {title} dans {count} jour\0{title} dans {count} jours\
            {title} aujourd’hui\
            {title} demain\
            {title} dans {count} semaine\0{title} dans {count} semaines\
            répétition réglée dans ton application de calendrier\
            tous les jours\
            {days}, toutes les heures de {first} à {last}\0{days}, toutes les {count} heures de {first} à {last}\
            {days}, toutes les {count} minute de {first} à {last}\0{days}, toutes les {count} minutes de {first} à {last}\
            {title} à prévoir dans {count} jour\0{title} à prévoir dans {count} jours\
            {title} à prévoir aujourd’hui\
            {title} à prévoir demain\
            {title} à prévoir dans {count} semaine\0{title} à prévoir dans {count} semaines\
            début {count} heure avant\0début {count} heures avant\
            Note ta journée\
            début {count} minute avant\0début {count} minutes avant\
            Alarmes manquées : {titles}\
            {count} autre\0{count} autres\
            {count} autre alarme sonne\0{count} autres alarmes sonnent\
            Rappel\
            Prochaine fois : {when}.\
            Tu n’as aucune alarme.\
            Rien de prévu d’ici {count} jour.\0Rien de prévu dans les {count} prochains jours.\
            Aucune alarme ne sonne.\
            Cette alarme ne sonnera plus.\
            Non chiffré : n’importe qui en chemin peut lire les messages.\
            Tes alarmes sont envoyées à {address}.\
            Les messages disent seulement qu’il y a un rappel.\
            Les messages n’ont pas de boutons tant que 'eve-ics serve' n’est pas lancé avec --public-url.\
            Tes alarmes ne sont envoyées à aucun serveur ntfy.\
            Sans jeton, toute personne qui connaît ce sujet peut lire les messages.\
            Les messages contiennent les titres de tes alarmes.\
            Jeton d’accès :\
            Le serveur a accepté le message.\
            Les messages arrivent ici.\
            rappel : {title}\
            Alarme supprimée : {title}.\
            sonne maintenant\
            La commande de 'eve-ics serve --run' apprend quand tu as un rappel, sans titres.\
            La commande de 'eve-ics serve --run' n’apprend rien de tes alarmes.\
            La commande de 'eve-ics serve --run' apprend tes alarmes, avec leurs titres.\
            Pas d’alarme le {day} : {title}.\
            Reporter\
            Sonnera de nouveau à {time} : {title}.\
            {title} : début dans {count} jour\0{title} : début dans {count} jours\
            {title} : début aujourd’hui\
            {title} : début demain\
            {title} : début dans {count} semaine\0{title} : début dans {count} semaines\
            Alarme désactivée : {title}.\
            Alarme activée : {title}.\
            Voici comment sonne une alarme\
            alarme manquée\
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
            Il en reste des traces dans les fichiers de données, parce qu’un autre programme est en train de les lire. Elles seront supprimées quand il aura fini.\
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
            Inscrire jusqu’à huit alarmes, pour un téléphone qui n’a rien d'autre\
            Inscrire jusqu’à huit alarmes, pour un téléphone qui n’a rien d'autre\
            Inscrire deux alarmes, comme d’habitude\
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
            page web\
            Durée habituelle des règles : {usual}, de {shortest} à {longest}.\
            Durée habituelle des règles : {usual}.\
            en cours\
            moins de 10 jours après les règles précédentes\
            puis : {phase}\
            hémorragie de privation\
            fais une sauvegarde sans mot de passe dans cette application, ou écris tes règles dans un tableau avec les colonnes start et end, et importe le résultat\
            décompresse-la avec son mot de passe, et importe les fichiers qu’elle contient\
            enregistre-le dans pcalendar sans mot de passe, et importe le résultat\
            écris tes règles dans un tableau avec les colonnes start et end, et importe-le\
            ces dates ne disent pas si le jour ou le mois vient en premier\
            cette ligne n’a pas sa place dans un calendrier\
            il est coupé ou a été modifié\
            ce caractère n’a pas sa place ici\
            ce fichier a été coupé avant sa fin ; ce qui y manque ne compte pas comme supprimé\
            il est coupé\
            le fichier est endommagé : {why}\
            SQLite dit « {words} »\
            il est vide ; écris une date (YYYY-MM-DD) par ligne\
            une ligne sans rien à enregistrer\
            ce n’est ni du texte ni un type de fichier connu ; c’est peut-être une sauvegarde chiffrée, comme une .enc de Mooneva ou l’une de celles de cycle dans ~/.cycle\
            la colonne end d’un suivi par jour n’accepte que « unknown » ou « last » ; dans un suivi par règles, la première colonne s’appelle start\
            il utilise une entité non définie\
            les dates de cet événement ne peuvent pas être lues, ou il se termine avant de commencer ; il a été laissé de côté\
            une archive gzip\
            un fichier iCalendar\
            un document PDF\
            une base de données SQLite\
            du texte en UTF-16\
            du XML ou du HTML\
            une archive zip\
            le calendrier est trop grand ; exporte une durée plus courte\
            cette archive est protégée par un mot de passe\
            c’est une sauvegarde de Log28, une base de données Realm, qui n’est pas lue ici\
            la ligne dépasse {size} Kio ; vérifie que c’est le bon fichier\
            l’intervalle dépasse {count} jour ; donne à chaque épisode de règles son propre intervalle\0l’intervalle dépasse {count} jours ; donne à chaque épisode de règles son propre intervalle\
            plus de cellules que l’en-tête n’a de colonnes ; mets entre guillemets le texte qui contient « , » ou « ; »\
            la mémoire n’a pas suffi\
            l’en-tête utilise à la fois « , » et « ; » ; n’utilise que l’un des deux\
            {count} autre colonne n’a pas été lue\0{count} autres colonnes n’ont pas été lues\
            et {count} autre ligne\0et {count} autres lignes\
            ni une date (YYYY-MM-DD) ni un en-tête avec une colonne nommée date ou start\
            il y a un en-tête, mais aucun jour enregistré en dessous\
            aucun en-tête ne nomme les colonnes ; commence le fichier par une ligne comme date,flow\
            ce n’est pas un fichier de calendrier (.ics)\
            c’est {kind}, et non un suivi\
            ce n’est pas un fichier de texte\
            cette ligne n’est pas en UTF-8 ; enregistre le fichier en UTF-8\
            ce n’est pas du XML bien formé\
            aucun jour enregistré n’a été reconnu\
            aucun jour enregistré n’a été reconnu ; ligne {line} : {problem}\
            c’est un fichier de {tracker}, mais aucun jour n’a pu en être repris\
            c’est un fichier de {tracker}, mais aucun jour n’a pu en être repris ; la première raison : {reason}\
            un guillemet est ouvert ici et n’est jamais fermé\
            séparé par « {found} » alors que l’en-tête utilise « {header} » ; n’utilise que l’un des deux\
            un fichier y est compressé d’une façon qui n’est pas lue ici ; décompresse-le d’abord\
            ce fichier de pcalendar est chiffré\
            c’est un pickle de Python, comme cycle en garde dans ~/.cycle ; en charger un peut exécuter un programme\
            {property} a une valeur qui ne peut pas être lue\
            l’en-tête nomme deux fois la colonne {name} ; garde l’une des deux\
            un jour déjà présent, fusionné\
            il a raccourci pendant la lecture\
            du texte suit un guillemet fermant ; double un guillemet à l’intérieur d’une cellule\
            il est imbriqué trop profondément\
            le fichier dépasse {size} Mio ; vérifie que c’est le bon\
            le contenu de l’archive dépasse {size} Mio ; vérifie que c’est le bon fichier\
            les notes qu’il contient dépassent {size} Mio ; vérifie que c’est le bon fichier\
            il contient plus que ce qui est lu d’un fichier\
            {property} peut être lu de deux façons\
            aucune application de suivi connue n’écrit un tel fichier\
            c’est {kind}, mais aucune application de suivi connue n’en écrit ainsi\
            un mot inconnu dans la colonne {column} ; les mots connus : {words}\
            ce qu’il contient ne peut pas être décompressé\
            un symptôme absent\
            la date est avant 1900 ; vérifie l’année\
            la colonne « {name} »\
            {name}, un calcul de l’application\
            {name} (enregistre-le avec 'eve-ics contraception')\
            le fichier {name} est endommagé\
            une entrée supprimée\
            une double pilule, enregistrée comme prise\
            {name}, avec la mention « exclu »\
            « {name} » a une date à des siècles d’aujourd’hui\
            le champ « {name} »\
            sa fin ne peut pas être juste, seul le premier jour a été repris\
            la date est dans le futur ; ton suivi ne contient que ce qui a eu lieu\
            deux flux pour un jour, le plus abondant a été gardé\
            {date} n’existe pas\
            plus de {count} symptôme ou humeur en un jour\0plus de {count} symptômes ou humeurs en un jour\
            un poids sans unité, repris en kilogrammes\
            deux valeurs pour un jour, la dernière a été gardée\
            non repris : {what}\
            des règles d’une durée impossible ; le maximum est de {count} jour\0des règles d’une durée impossible ; le maximum est de {count} jours\
            {place} : {remark}\
            {place} : {remark} ({count} fois)\0{place} : {remark} ({count} fois, la première ici)\
            il manque « {name} » à une ligne\
            {name} (enregistre-le avec 'eve-ics mode')\
            un jour sans saignement\
            des règles sans jours enregistrés, aux dates calculées\
            « {name} » n’a pas de valeur\
            pas une date de la forme {form}\
            « {name} » n’est pas une liste\
            « {name} » n’est pas un nombre\
            pas une température comme 36.55 ou 97.79F\
            pas un poids comme 62.5 ou 137lb\
            une ligne n’est pas un objet\
            sans place dans ton suivi : {what}\
            « {name} » n’est pas du texte\
            « {name} » n’est ni true ni false\
            non compris : {what}\
            « {name} » n’est pas ce que l’application écrit là\
            « {name} » n’est pas un nombre entier\
            les notes d’un jour dépassent {size} Kio\
            la table « {name} », où des colonnes manquent\
            un jour en dehors de ses règles\
            une ovulation, reprise comme observée ; c’était peut-être un test positif\
            les règles finissent avant de commencer\
            ignoré : {what}\
            une intensité un jour sans règles, gardée comme symptôme\
            intensité inconnue : ses jours peuvent compter à partir de 0 ou de 1\
            un symptôme dont le jour ou le nom n’est pas dans le fichier\
            la température n’est pas entre 30 et 45 °C\
            des jours de règles encore à venir\
            un jour marqué comme incertain, importé tel quel\
            un test d’ovulation ni positif ni négatif\
            l’unité « {name} »\
            glaire cervicale de type inconnu\
            {name}, de sens inconnu, gardé comme symptôme\
            pas une date, ou pas écrite comme les autres\
            le fichier {name} est trop grand, verrouillé ou d’un type qui n’est pas lu\
            seule une date en UTC est donnée, reprise telle quelle\
            très abondant, repris comme abondant\
            le poids n’est pas entre {lowest} et {highest} kg\
            une hémorragie de privation, pas des règles et gardée comme symptôme\
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
            {count} poids\0{count} poids\
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
            fin de règles\
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
            poids\
            poids {amount}\
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
            année de naissance {year}\
            aucune année de naissance\
            températures en Celsius\
            températures en Fahrenheit\
            jours fertiles masqués\
            jours fertiles affichés\
            remarques de santé désactivées\
            remarques de santé activées\
            ouverture de la page web sur le calendrier\
            ouverture de la page web sur les analyses\
            ouverture de la page web sur aujourd’hui\
            historique conservé sans limite\
            historique conservé {count} mois\0historique conservé {count} mois\
            historique conservé {count} an\0historique conservé {count} ans\
            poids en kilogrammes\
            langue {tag}\
            langue du système\
            durée de cycle habituelle {count} jour\0durée de cycle habituelle {count} jours\
            aucune durée de cycle habituelle\
            nom du calendrier « {name} »\
            nom habituel du calendrier\
            images joyeuses non affichées\
            images joyeuses affichées\
            poids en livres\
            raccourcis clavier désactivés\
            raccourcis clavier activés\
            symptômes masqués « {names} »\
            aucun symptôme masqué\
            symptômes personnels « {names} »\
            aucun symptôme personnel\
            cycles d’adolescence\
            page web sombre\
            page web claire\
            page web claire ou sombre comme l’appareil\
            fuseau horaire {zone}\
            fuseau horaire du système\
            semaines à partir du lundi\
            semaines à partir du dimanche\
            fenêtre de fertilité standard\
            fenêtre de fertilité prudente\
            mots pour les règles « {words} »\
            mots habituels pour les règles\
            Les cycles de 24 à 38 jours comptent maintenant comme habituels.\
            Ton année de naissance est maintenant {year}.\
            Ton année de naissance n’est plus enregistrée.\
            Ton calendrier s’appelle « {name} » maintenant.\
            Les températures sont maintenant en degrés Celsius.\
            Les températures sont maintenant en degrés Fahrenheit.\
            Les jours fertiles et l’ovulation sont maintenant masqués.\
            Les jours fertiles et l’ovulation sont maintenant affichés.\
            La page web s’ouvre maintenant sur le calendrier.\
            La page web s’ouvre maintenant sur les analyses.\
            La page web s’ouvre maintenant sur aujourd’hui.\
            Ton historique est maintenant conservé {length}.\
            {count} jour enregistré avant le {day} a été effacé, selon le réglage 'eve-ics settings keep'.\0{count} jours enregistrés avant le {day} ont été effacés, selon le réglage 'eve-ics settings keep'.\
            Cela efface définitivement {count} jour enregistré et tout le reste avant le {day}.\0Cela efface définitivement {count} jours enregistrés et tout le reste avant le {day}.\
            L’historique qui dépasse la durée de conservation n’a pas pu être effacé : {problem}\
            Tout ton historique est maintenant conservé.\
            Désormais, l’historique trop ancien est effacé chaque mois.\
            Rien d’enregistré n’est encore aussi ancien.\
            Les sauvegardes et les calendriers antérieurs contiennent encore ce qui est plus ancien.\
            Conserver seulement {length} ?\
            Les poids sont maintenant en kilogrammes.\
            Ta langue est maintenant : {language}.\
            Langue choisie, comme sur cet ordinateur : {language}. Pour en changer, lance 'eve-ics settings language TAG'. Pour revenir en arrière, lance 'eve-ics undo'.\
            Ta langue est maintenant celle de cet ordinateur.\
            Aucune remarque ne signale plus les règles et les cycles dont tu peux parler à un médecin.\
            Des remarques signalent maintenant les règles et les cycles dont tu peux parler à un médecin.\
            La page web n’affiche plus d’images joyeuses.\
            La page web affiche maintenant des images joyeuses.\
            Les poids sont maintenant en livres.\
            Les raccourcis clavier de la page web sont maintenant désactivés.\
            Les raccourcis clavier de la page web sont maintenant activés.\
            La page web ne propose plus ces symptômes : {names}. Ce qui est déjà enregistré reste.\
            La page web ne masque plus aucun symptôme.\
            La page web propose maintenant ces symptômes personnels : {names}.\
            La page web ne propose plus de symptômes personnels.\
            selon le système\
            Les cycles de 21 à 45 jours comptent maintenant comme habituels.\
            La page web est maintenant sombre.\
            La page web est maintenant claire.\
            La page web est maintenant claire ou sombre comme ton appareil.\
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
            L’entrée {entry} a été faite sur la page web {when}.\
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
            Serait annulé : {items}.\
            Un nom a au moins un caractère et au plus 200 octets, sans espace au début ni à la fin.\
            Changer le mot de passe\
            Demande une invitation à la personne qui gère ce serveur ; {command} en crée une.\
            Il faut une invitation pour créer un compte\
            Ce mot de passe est l’un des premiers que d’autres essaieraient. Choisis-en un autre.\
            Mot de passe actuel\
            {browser} sur {system}\
            Déconnecter\
            Déconnecter {device}\
            Cet appareil est déconnecté.\
            connecté le {day}\
            Cet appareil\
            Appareil inconnu\
            Dernière utilisation {day}\
            Déconnecter tous les autres appareils\
            {count} autre appareil est déconnecté.\0{count} autres appareils sont déconnectés.\
            Appareils\
            Ce serveur n’a plus de place pour d’autres comptes.\
            Me connecter avec mon compte existant\
            Créer le compte\
            Une autre personne a déjà ce nom ici. Choisis-en un autre.\
            Il sert à te connecter. Les autres personnes sur ce serveur peuvent le voir.\
            Nouveau mot de passe\
            Tu n’as pas encore de mot de passe : seul un lien créé sur l’ordinateur qui fournit cette page ouvre ta session.\
            Cela déconnecte aussi tes autres appareils.\
            Mot de passe enregistré. Tes autres appareils sont déconnectés.\
            Au moins 10 caractères. Plusieurs mots sont faciles à retenir et difficiles à deviner.\
            Mot de passe\
            Ce que tu enregistres reste sur l’ordinateur qui fournit cette page et n’est envoyé nulle part ailleurs.\
            Crée ton compte\
            Sécurité\
            Définir le mot de passe\
            C’est trop long : un mot de passe a au plus 200 caractères.\
            C’est trop court : un mot de passe a au moins 10 caractères.\
            Un caractère n’est pas possible dans un mot de passe, par exemple une tabulation. Retire-le.\
            Elle a déjà servi, ou son délai d’un jour est passé. Demandes-en une nouvelle.\
            Cette invitation ne fonctionne plus\
            Ajouter une alarme\
            S’arrête d’elle-même\
            Toutes les alarmes\
            à l’heure dite\
            Choisis un jour à venir.\
            Choisis des jours de la semaine ou une date, pas les deux.\
            Écris à quoi elle sert, en {letters} caractères au plus.\
            Raccourcis la note à {letters} caractères.\
            Choisis une de ces possibilités.\
            Cette alarme a été modifiée ailleurs entre-temps, et rien n’est encore enregistré. Ci-dessous se trouve ta saisie ; enregistrer de nouveau remplace l’autre modification.\
            Ou à une date\
            Sans jours ni date, elle sonne une fois, la prochaine fois qu’il est cette heure.\
            {count} jour avant\0{count} jours avant\
            Alarme arrêtée.\
            Modifier l’alarme\
            Cette alarme se répète d’une façon que seule ton application de calendrier peut modifier. Modifie-la là-bas.\
            Une alarme commence tôt, revient de plus en plus souvent et sonne jusqu’à ce que tu l’arrêtes. Arrête-la à un endroit, et elle se tait partout.\
            Tu as {number} alarmes, il n’y a pas de place pour plus.\
            {count} heure avant\0{count} heures avant\
            Sonne sans pause\
            Première sonnerie\
            {count} minute après\0{count} minutes après\
            {count} minute avant\0{count} minutes avant\
            À quoi sert-elle ?\
            Ce navigateur n’exécute pas de scripts, la page ne peut donc pas sonner.\
            Nouvelle alarme\
            Aucune alarme\
            Note\
            Aucune alarme ne sonne dans les deux prochaines heures.\
            Activée\
            Cette page sonne seulement tant qu’elle est ouverte. Un téléphone verrouillé sonne grâce à son application de calendrier : ajoutes-y ton calendrier.\
            Supprimer cette alarme\
            Supprimer pour de bon\
            Sonne maintenant\
            Cette alarme s’est déjà tue.\
            Omettre ce jour\
            Reporter de 5 minutes\
            Alarme reportée à {time}.\
            Dans les deux prochaines heures\
            Avec le son\
            Heure\
            Alarmes\
            Essayer l’alarme\
            Elle sonne pendant une demi-minute et permet à cette page de se faire entendre et de vibrer.\
            Semaine\
            Semaine : {days}\
            Jours de la semaine\
            Retour au calendrier\
            Ce jour a été modifié ailleurs depuis son ouverture ici, rien n’a donc encore été enregistré.\
            Laisser tel quel\
            Enregistrer quand même un jour de règles\
            Maintenant\
            Retirer quand même le saignement\
            À l’ouverture\
            jour {number}\
            dose omise\
            dose prise\
            Avant\
            Ce jour est encore à venir. Tu pourras l’enregistrer le moment venu.\
            Après\
            Signification des signes\
            Plus de détails\
            Jour suivant\
            Note\
            autres données\
            Jour de règles\
            Jour précédent\
            Un jour encore à venir ne peut pas être enregistré. Rien n’a été modifié.\
            Le {day} est antérieur à ce que tu conserves (durée : {kept}). Rien n’a été modifié.\
            léger, moyen, abondant\
            Calendrier\
            Aujourd’hui\
            Tous les appareils connectés ont été déconnectés.\
            Le QR code du lien ne tient pas ici ; il lui faut {count} colonne.\0Le QR code du lien ne tient pas ici ; il lui faut {count} colonnes.\
            {count} appareil est déconnecté.\0{count} appareils sont déconnectés.\
            Avec ce lien, {name} peut créer un compte, une seule fois et dans les 24 heures :\
            Nouveau mot de passe : \
            Aucun navigateur n’a pu être ouvert. Ouvre le lien à la main.\
            Aucun appareil n’est connecté à la page web.\
            Aucun serveur ne répond encore à {address}. Démarre-le avec {command} et laisse-le tourner.\
            Ce lien te connecte, une seule fois et dans les dix minutes :\
            Ce lien ouvre le compte {name}, une seule fois et dans les dix minutes :\
            Encore une fois : \
            Mot de passe enregistré. Connecte-toi à la page web avec le nom {name} et ce mot de passe.\
            Commencer une méthode\
            Cette méthode n’est plus enregistrée.\
            Le dernier jour ne peut pas être avant le premier.\
            C’est déjà la méthode en cours.\
            Indique un nombre de semaines de 0 à 52.\
            Ce n’est pas une méthode. Choisis-en une, ou écris-la comme dans les exemples.\
            Cette méthode n’a ni plaquettes ni séries. Laisse ce champ vide.\
            Cette méthode n’a pas de renouvellement. Laisse ce champ vide.\
            Indique un jour de 1 à {length}.\
            La méthode n’est pas utilisée ce jour-là.\
            Cette méthode ne demande jamais rien à faire. Laisse ce champ vide.\
            Cette méthode n’a ni plaquette, ni série, ni renouvellement à déplacer.\
            La même méthode est déjà enregistrée pour ces jours. Modifie-la ou termine-la.\
            Un autre dispositif est en place les mêmes jours. Termine d’abord son utilisation, ou remplace-le par celui-ci.\
            Passer à une autre méthode\
            Corriger le premier jour, l’heure ou le délai de rappel\
            Tes méthodes\
            Premier jour du changement\
            Ne plus l’utiliser\
            Premier jour d’utilisation\
            Dernier jour d’utilisation\
            À laisser vide tant que l’utilisation continue.\
            Rappel avant un renouvellement, en semaines\
            Ici, les jours sont seulement comptés. La notice indique l’efficacité d’une méthode et ce qu’il faut faire en cas de dose omise.\
            Méthode\
            Aucune méthode n’est enregistrée.\
            Autre schéma ou nom\
            Jours avec + jours sans, par exemple 'pill 63+7', 'ring continuous', 'injection 13 weeks', 'copper-iud 10 years' ou 'other NAME'.\
            jour {number} sur {length}\
            Jour de la plaquette ou de la série à cette date\
            Seulement si la plaquette ou la série a été commencée avant.\
            Méthodes précédentes\
            un jour de pause\
            Aujourd’hui\
            une pilule sans hormones\
            Aperçu\
            Modifier les détails\
            Jour\
            À faire\
            Rien n’est encore enregistré.\
            rien\
            Les 28 prochains jours seraient\
            Une plaquette, un patch ou un anneau ne s’est pas passé comme prévu\
            À laisser vide si une nouvelle plaquette ou une nouvelle série commence.\
            Heure\
            À laisser vide pour ne pas fixer d’heure.\
            Contraception\
            Les événements manquants ont été supprimés par moi\
            Supprimer cette grande partie de mon suivi\
            Importer\
            Ton suivi a été modifié entre-temps. Vérifie à nouveau ce qui changerait maintenant.\
            Indique d’abord lequel a raison : le fichier ou ton suivi.\
            Ce calendrier est plus ancien que ceux qui sont gardés en mémoire ici, on ne peut donc pas savoir ce que tu y as modifié. Exporte à nouveau et fais la modification dans le nouveau calendrier.\
            Le fichier n’est plus là, car quelques minutes ont passé. Choisis-le à nouveau.\
            Ce qui s’appelle « règles » dans ce calendrier ressemble à des cours, avec un numéro, une répétition chaque semaine ou plusieurs le même jour ; rien n’a été modifié.\
            Cela supprime une grande partie de ton suivi. Coche la case ci-dessous si c’est ce que tu veux.\
            Il n’y a aucun événement dans ce calendrier ; rien n’a été modifié.\
            Choisis d’abord un fichier.\
            Ce calendrier est celui d’une autre personne, ou vient d’un autre serveur ; rien n’a été modifié.\
            Aucun événement de ce calendrier ne vient d’ici ni ne s’appelle « règles ». Si tu utilises un autre mot, ajoute-le dans les réglages.\
            Ce fichier n’a pas pu être lu : {problem}\
            Ce fichier n’a pas pu être lu : {problem}. Que faire à la place : {advice}.\
            Annuler\
            Effacer\
            Tout\
            Le dernier jour ne peut pas être avant le premier.\
            Tout ce qui précède un jour\
            Effacer définitivement\
            Jour\
            Les jours d’une date à une autre\
            Ce qui est effacé l’est définitivement, sans annulation possible. Les sauvegardes et les calendriers d’avant le contiennent encore.\
            Dernier jour\
            Seulement pour les jours d’une date à une autre.\
            Continuer\
            Un jour et tout ce qui suit\
            Données à effacer\
            Exporter\
            Fichier pour drip (.csv)\
            Fichier de calendrier, pour les applications de calendrier (.ics)\
            Toutes tes données en texte brut (.log)\
            Rien n’est encore enregistré, il n’y a donc rien à mettre dans un fichier.\
            Fichier pour Ovumcy (.json)\
            Ton suivi est trop volumineux pour ce type de fichier.\
            Fichier\
            Un calendrier que tu as modifié, un suivi en texte brut ou l’export d’une autre application de suivi, compressé (zip) ou non, jusqu’à {size} Mo. Pour un fichier plus gros, utilise 'eve-ics import' sur l’ordinateur qui fournit cette page.\
            Importer\
            Ce qui a été importé\
            Tu peux l’annuler en une seule fois, sur la page « Historique ».\
            Voir ce qui changerait\
            Vérifier à nouveau\
            Rien n’est encore modifié.\
            Ce que l’import changerait\
            Le fichier et ton suivi se contredisent. Lequel a raison ?\
            Le fichier\
            Mon suivi\
            Importer, exporter et effacer\
            Applications reconnues : {names}.\
            Le formulaire est arrivé incomplet. Reviens en arrière et envoie-le à nouveau.\
            Non compris\
            Trop de choses se passent en même temps. Réessaie dans quelques secondes.\
            Un instant\
            Modifié entre-temps\
            Ceci vient d’un autre site web, rien n’a donc été modifié. Ouvre à nouveau la page et réessaie à partir de là.\
            Ce serveur ne répond pas à cette adresse. Pour l’autoriser, démarre-le avec {option}.\
            Les autres sites web ne peuvent pas lire ces pages.\
            Retour\
            Aller à Aujourd’hui\
            Cette adresse ne mène nulle part, ou plus nulle part.\
            Rien ici\
            Tu ne peux pas te connecter par cette liaison, car elle n’est pas chiffrée : d’autres pourraient lire ton mot de passe. Utilise l’adresse qui commence par https.\
            Ta modification n’a pas pu être enregistrée : les données sont verrouillées ou en lecture seule pour le moment. Rien n’est perdu ; réessaie.\
            Refusé\
            Non enregistré\
            C’est plus que ce que cette page accepte en une fois.\
            Tes données sont illisibles pour le moment. 'eve-ics doctor', sur l’ordinateur qui fournit cette page, indique pourquoi.\
            Revoir les premières explications\
            Choisis les jours de tes dernières règles, du mieux que tu t’en souviens. Deux ou trois fois suffisent pour commencer.\
            Choisir les jours\
            Aucun jour n’a été choisi. Choisis au moins un jour de règles.\
            Afficher ma prévision\
            Pas maintenant\
            Plus tard, touche un jour pour le noter ou l’annuler. Ce que tu notes reste sur l’ordinateur qui fournit cette page.\
            Touche chaque jour où tu as eu tes règles.\
            Le calendrier montre ensuite quand les suivantes sont attendues, et la prévision s’affine chaque fois que tu enregistres des règles.\
            Tes dernières règles\
            Commence par les jours que tu connais\
            Calendrier\
            Non enregistré : ta session est terminée. Connecte-toi dans un autre onglet, puis enregistre ici à nouveau.\
            Non enregistré : le serveur ne répond pas. Réessaie.\
            Aide\
            Analyses\
            Se déconnecter\
            Compte : {name}\
            Pages principales\
            Plan\
            Réglages\
            Aller au contenu\
            {page} · eve-ics\
            Aujourd’hui\
            Ce qu’est une prévision\
            Elle devient plus précise chaque fois que tu enregistres des règles. Le stress, une maladie ou un voyage peuvent tout de même décaler les règles.\
            Une prévision est calculée à partir des jours que tu as enregistrés. Elle ne sait rien d’autre de toi.\
            {percent} des règles commencent dans l’intervalle indiqué à côté de leur date. Les autres commencent plus tôt ou plus tard.\
            Enregistrer un jour de règles\
            Le jour ou la semaine d’avant ou d’après\
            Lire le point d’avant ou d’après\
            Fermer le jour\
            Afficher cette aide\
            Enregistrer aujourd’hui\
            Mois précédent et suivant\
            Ajouter quelque chose, là où la page le propose\
            Ouvrir le jour\
            Ouvrir {page}\
            Retirer le saignement d’un jour\
            Aller à aujourd’hui dans le calendrier\
            Annuler la dernière modification, là où la page le propose\
            Premier et dernier jour de la semaine\
            Année précédente et suivante\
            Touches\
            Dans un graphique\
            Dans le calendrier\
            Les raccourcis clavier sont désactivés. Tu peux les activer dans les réglages.\
            Une seule touche suffit pour ces actions, sauf pendant la saisie d’un texte. Tu peux les désactiver dans les réglages.\
            puis\
            Aide\
            Saignement entre les règles\
            Un saignement trop proche des règles précédentes pour être les suivantes. Il ne commence pas de cycle.\
            Cycle\
            Du premier jour des règles à la veille des suivantes. Son premier jour est le jour 1.\
            Fenêtre de fertilité\
            Les jours qui précèdent l’ovulation et le jour même, où une grossesse est la plus probable.\
            Ovulation\
            Un ovule quitte l’ovaire, environ deux semaines avant le début des règles suivantes.\
            Spotting\
            Un peu de sang, trop peu pour une serviette ou un tampon. Le spotting seul ne compte pas comme des règles.\
            Vocabulaire\
            Afficher tous les cycles\
            C’était entre les règles\
            Retirer ma réponse\
            Ne pas en tenir compte\
            C’était bien un seul cycle\
            Il manque des règles\
            Des règles ont commencé\
            Tous les cycles et modifications\
            Cela ne peut pas se dire de ce cycle. Rien n’a été modifié.\
            Ce n’est pas une date. Écris l’année, le mois et le jour : 2026-11-20.\
            Ce jour n’est pas encore arrivé.\
            Des règles peuvent durer au plus {count} jour.\0Des règles peuvent durer au plus {count} jours.\
            Plus aucunes règles ne commencent ce jour-là.\
            Un saignement y est déjà enregistré : {days}.\
            Le dernier jour est avant le premier.\
            {way}, {when}\
            Dernières modifications\
            Cycle\
            Prévision d’alors\
            Règles\
            Cycles, du plus récent au plus ancien\
            en cours\
            {count} jour plus tôt\0{count} jours plus tôt\
            le jour même\
            {count} jour plus tard\0{count} jours plus tard\
            Quelque chose semble inhabituel\
            {days} : compte comme saignement entre les règles.\
            Le cycle commencé le {day} : {remark}.\
            Règles : {days}\
            Premier et dernier jour\
            Jours\
            Premier jour\
            Dernier jour\
            À laisser vide tant que les règles continuent.\
            Que dire de ce cycle ?\
            Enregistrer\
            Rétablir la dernière modification annulée\
            Il n’y a aucune modification à rétablir.\
            Historique\
            Annuler\
            C’est déjà annulé, ou ne peut pas l’être.\
            Après cela, seule la dernière période ({kept}) serait conservée, et l’historique plus ancien serait effacé pour de bon. Rien n’a été modifié. Pour le faire, utilise {command} sur l’ordinateur qui fournit cette page.\
            Des modifications plus récentes concernent les mêmes jours ou réglages. Annule d’abord celles-ci : {entries}.\
            Il n’y a aucune modification à annuler.\
            Symptômes autour du début des règles\
            Chaque jour compte pour les règles dont il est le plus proche. Seuls les cycles entiers comptent, sans hormones et sans interruption du suivi.\
            Le jour 1 est le premier jour des règles, et le jour −1 la veille.\
            Là où la ligne est interrompue, rien n’est enregistré.\
            Chaque barre est une part des jours où quelque chose est enregistré. Une barre aussi haute que sa ligne vaut {percent}.\
            {days} sur {logged}\
            rien d’enregistré\
            Probabilité\
            Jour du cycle\
            Jour\
            Humeur\
            Signes\
            Symptôme\
            Température\
            Semaine du\
            Quand tes prochaines règles peuvent commencer\
            Quand ta prochaine hémorragie de privation peut commencer\
            L’intervalle est choisi pour que l’hémorragie y commence avec une probabilité de {percent} ou un peu plus.\
            Aucun jour n’est probable à lui seul. L’intervalle est choisi pour que tes règles y commencent avec une probabilité de {percent} ou un peu plus.\
            prévue aujourd’hui\
            en retard\
            rien de prévu\
            omise\
            prise\
            non enregistrée\
            Doses des 12 dernières semaines\
            Sur ces 12 semaines : {counts}.\
            Il faut deux fois des règles, avec un cycle entre les deux, pour tracer des graphiques. Enregistre tes règles, et ils apparaîtront ici.\
            Ouvrir le calendrier\
            aucun flux enregistré\
            Durée des cycles\
            Aucun cycle complet sur cette durée.\
            {count} cycle plus ancien n’est pas affiché.\0{count} cycles plus anciens ne sont pas affichés.\
            Humeurs selon le moment du cycle\
            Chiffres\
            {chart} : chiffres\
            Après\
            Avant\
            Fertile\
            Règles\
            Inconnu\
            Avant : les 13 jours qui précèdent les règles suivantes. Après : des règles jusqu’à ces jours-là.\
            Après : des règles aux jours fertiles. Fertile : l’ovulation et les cinq jours qui la précèdent, d’après tes signes ou, à défaut, 14 jours avant les règles suivantes. Avant : de là jusqu’aux règles suivantes.\
            {count} élément noté moins souvent n’est pas affiché.\0{count} éléments notés moins souvent ne sont pas affichés.\
            Chaque nombre est une part des jours de ce moment du cycle où quelque chose est enregistré.\
            Hachuré : moins de {days} jours ou de {cycles} cycles enregistrés, trop peu pour s’y fier.\
            Trop peu de choses sont enregistrées pour voir une tendance.\
            Inconnu : le cycle en cours, une interruption du suivi, des hormones ou une grossesse.\
            « {word} » est surtout fréquent après les règles : {days} sur {count} jour enregistré.\0« {word} » est surtout fréquent après les règles : {days} sur {count} jours enregistrés.\
            « {word} » est surtout fréquent avant les règles suivantes : {days} sur {count} jour enregistré.\0« {word} » est surtout fréquent avant les règles suivantes : {days} sur {count} jours enregistrés.\
            « {word} » est surtout fréquent le jour {day} : {days} sur {count} jour enregistré.\0« {word} » est surtout fréquent le jour {day} : {days} sur {count} jours enregistrés.\
            « {word} » est surtout fréquent du jour {first} au jour {last} : {days} sur {count} jour enregistré.\0« {word} » est surtout fréquent du jour {first} au jour {last} : {days} sur {count} jours enregistrés.\
            « {word} » est surtout fréquent pendant les jours fertiles : {days} sur {count} jour enregistré.\0« {word} » est surtout fréquent pendant les jours fertiles : {days} sur {count} jours enregistrés.\
            « {word} » est surtout fréquent pendant les règles : {days} sur {count} jour enregistré.\0« {word} » est surtout fréquent pendant les règles : {days} sur {count} jours enregistrés.\
            Règles et flux\
            Aucunes règles sur cette durée.\
            Rapport médical\
            jour dans l’intervalle\
            début dans l’intervalle\
            compte peu ou pas du tout\
            durée en jours\
            jour prévu\
            autre jour\
            début hors de l’intervalle\
            intervalle à {percent}, prévu au début du cycle\
            part des jours enregistrés\
            début des règles\
            enregistré dans moins de {count} cycle, trop peu pour s’y fier\0enregistré dans moins de {count} cycles, trop peu pour s’y fier\
            Afficher\
            Tout\
            6 mois\
            2 ans\
            1 an\
            Symptômes selon le moment du cycle\
            Températures, {days}\
            {temperature}, non retenue : {reason}\
            Températures depuis le {day}\
            Analyses\
            Poids\
            La médiane sur sept jours est passée de {first} à {last}.\
            médiane sur 7 jours\
            une mesure\
            La médiane sur sept jours est de {weight}.\
            Ajouter\
            Jour suivant\
            Cela n’a pas été compris. Ouvre à nouveau la page et réessaie.\
            Jour précédent\
            Saignement\
            Voir dans le calendrier\
            Non enregistré\
            Ceci a été modifié ailleurs depuis l’ouverture de la page. Rien n’a encore été enregistré. Quelle version garder ?\
            Enregistrer ma saisie\
            Garder ce qui est enregistré\
            Saisi ici\
            rien\
            Enregistré ailleurs\
            Pilule, patch ou anneau\
            En retard\
            Omise\
            Prise\
            Les règles ne peuvent pas finir ici : aucun saignement ou seulement du spotting est enregistré pour {days}.\
            Les dernières règles à cette date ont commencé le {start}, plus de deux semaines avant. Enregistre d’abord les jours des règles suivantes.\
            Aucunes règles n’avaient commencé à cette date. Choisis d’abord l’intensité du saignement.\
            D’autres jours de ces règles sont enregistrés : {days}. Ils indiquent déjà leur fin.\
            Abondant\
            Léger\
            Moyen\
            Aucun\
            Spotting\
            Jour de règles\
            Ce jour n’est pas encore arrivé. Tu pourras l’enregistrer à partir de ce jour-là.\
            Test d’ovulation\
            Négatif\
            Positif\
            En {unit}, par exemple {example}. Un champ vide supprime la valeur.\
            Humeur\
            Autre humeur\
            calme, joie, énergie, tristesse, irritabilité, anxiété\
            Glaire cervicale\
            Crémeuse\
            Sèche\
            Blanc d’œuf\
            Collante\
            Aqueuse\
            Note\
            Une note peut faire au plus {count} kilo-octet.\0Une note peut faire au plus {count} kilo-octets.\
            Ovulation\
            Remarquée ce jour-là\
            Début et fin des règles\
            Premier jour, fin inconnue\
            Dernier jour des règles\
            Ni l’un ni l’autre\
            Enregistrer\
            Enregistré.\
            Symptômes\
            « {word} » n’est plus proposé. Les jours où il est noté le gardent.\
            Masquer les symptômes que tu n’utilises pas\
            Masquer « {word} »\
            Autre symptôme\
            Afficher à nouveau « {word} »\
            « {word} » est de nouveau proposé.\
            crampes, mal de tête, mal de dos, ballonnements, seins sensibles, fatigue, acné, nausées\
            Température au réveil\
            Ce n’est pas une température. Indique un nombre comme {example}.\
            Une température au réveil se situe entre {low} et {high}.\
            Suivi du {day}\
            Les jours avant 1900 ne peuvent pas être enregistrés.\
            Autres jours\
            Poids\
            Ce n’est pas un poids. Écris un nombre comme {example}.\
            Un poids se situe entre {low} et {high}.\
            C’est trop long pour un mot. Mets les textes plus longs dans la note.\
            Un jour peut en contenir au plus {count}.\0Un jour peut en contenir au plus {count}.\
            Plusieurs personnes se connectent en même temps. Réessaie dans quelques secondes.\
            Annuler\
            La suite montre des secrets ou ne peut pas être annulée. Saisis ton mot de passe pour continuer.\
            Ton mot de passe, encore une fois\
            Merci. Envoie maintenant une nouvelle fois ce que tu voulais faire.\
            Continuer\
            Langue\
            Se connecter\
            Ta session est fermée.\
            Nom\
            Pas encore de mot de passe ? Lance {command} sur l’ordinateur qui fournit cette page.\
            Ce lien te connecte sur cet appareil. Il fonctionne une seule fois.\
            Ouvrir\
            Ouvre ton calendrier\
            Mot de passe\
            Ton compte est créé. Tu peux maintenant te connecter.\
            Afficher le mot de passe\
            Garder la session ouverte 30 jours sur cet appareil\
            Connexion\
            Il a déjà servi, ou ses dix minutes sont passées. Lance {command} pour en obtenir un nouveau.\
            Ce lien ne fonctionne plus\
            C’était un essai de trop. Attends {count} seconde, puis réessaie.\0C’était un essai de trop. Attends {count} secondes, puis réessaie.\
            Le nom et le mot de passe ne correspondent pas.\
            Ce n’est pas ton mot de passe.\
            Un feu d’artifice s’ouvre comme des fleurs au-dessus d’une colline sombre.\
            Un météore trace une ligne brillante à travers les étoiles.\
            Du pop-corn jaillit d’un sachet rayé.\
            Une fusée toute ronde décolle et passe devant la lune.\
            Un petit volcan lance des étincelles dans le ciel du soir.\
            Une baleine souffle un jet d’eau et sourit.\
            Les applications abonnées à ton calendrier l’affichent après leur prochaine mise à jour.\
            Choisis {count} jour.\0Choisis de un à {count} jours.\
            Choisis une heure après la première.\
            Choisis au moins un jour de la semaine.\
            Quand\
            Ton application de calendrier affiche les rappels, sur chaque appareil abonné à ton calendrier.\
            De\
            Habitudes\
            Ces rappels sonnent sur cette page tant qu’elle est ouverte, et sur ton ordinateur.\
            Tu en as {number}. Désactives-en d’abord un.\
            Un rappel dans tes mots\
            Ce qu’il dit\
            Me le rappeler\
            Autres méthodes\
            À l’heure de la dose\
            Sonner à nouveau\
            Jamais\
            {count} fois de plus\0{count} fois de plus\
            Avec un son, si possible\
            Minutes d’une sonnerie à la suivante\
            Heure\
            Rappels\
            À\
            En texte\
            Douze lignes pour un e-mail ou un formulaire. Sélectionne-les et copie-les.\
            Indique des dates comme 2026-11-20.\
            Ce sur quoi reposent les chiffres\
            Saignement entre les règles : {bleeds}.\
            Aucun saignement entre les règles n’est enregistré.\
            Saignements\
            Contenu du rapport\
            Contraception\
            Copié.\
            Copier en texte\
            Cycles\
            {days} ({length})\
            {flow} {days}\
            Jours de ces règles selon le flux : {flows}.\
            Du\
            Un rapport montre le passé. Choisis un premier jour qui n’est pas dans le futur.\
            Dernières règles : {days}.\
            Quelque chose est enregistré pour {days} jour sur {count}.\0Quelque chose est enregistré pour {days} jours sur {count}.\
            Créé le {day}.\
            Créé par {program}.\
            {method} depuis le {day}\
            {method}, {days}\
            Aucune contraception n’est enregistrée sur cette durée.\
            Contraception : {methods}.\
            Notes\
            Aucune note sur cette durée.\
            Tout ceci a été enregistré par la personne elle-même ; rien n’a été mesuré ni examiné par un professionnel de santé. Les intervalles et les dates à venir sont des prévisions.\
            Phases de vie : {phases}.\
            Imprime cette page, ou enregistre-la en PDF, avec la fonction d’impression de ton navigateur. Le cadre autour n’est pas imprimé.\
            Le premier jour vient après le dernier. Échange-les.\
            Hausse de température dans {rises} cycle sur {count} avec des mesures.\0Hausse de température dans {rises} des {count} derniers cycles avec des mesures.\
            Afficher\
            Une partie a été importée : {sources}.\
            Résumé\
            Douleurs, symptômes et humeurs\
            Aucun symptôme et aucune humeur ne sont enregistrés sur cette durée.\
            Températures au réveil\
            Aucune température n’est enregistrée sur cette durée.\
            Au\
            Rapport sur les cycles\
            Rapport sur les cycles : {name}\
            Poids\
            Avec mes notes\
            Rapport sur {days} enregistré dans {file}. Ouvre-le dans un navigateur pour le lire, l’imprimer ou l’enregistrer en PDF.\
            Apparence\
            Tous les réglages\
            Choisis l’une de ces options.\
            Indique une date, comme {date}.\
            Un nom a de 1 à 100 caractères, sans saut de ligne.\
            Une autre personne a déjà ce nom ici.\
            Indique un nombre de {first} à {last}, ou rien.\
            Indique une heure, comme 09:00.\
            Écris des mots avec des lettres, séparés par des virgules.\
            Ce fuseau horaire n’est pas connu. Écris-le comme Europe/Berlin.\
            Année de naissance\
            À laisser vide si tu ne veux pas l’indiquer.\
            Nom de ton calendrier dans les autres applications\
            Degrés Celsius\
            Degrés Fahrenheit\
            Prévision\
            Langue et unités\
            Remarques sur les règles et les cycles à aborder lors d’un rendez-vous médical\
            Masquer les jours fertiles et l’ovulation\
            Première page\
            Kilogrammes\
            Langue\
            Comme le demande le navigateur\
            Se déconnecter\
            Lundi\
            Autres réglages\
            Nom\
            Ses premières lettres te servent d’image.\
            Pas encore enregistré : quelque chose est à revoir ci-dessous.\
            Tes propres mots pour les règles\
            Séparés par des virgules. Un événement qui porte ce titre compte comme des règles.\
            Ton image : {initials}\
            Images joyeuses les jours fertiles\
            Livres\
            Enregistrer\
            Enregistré.\
            Raccourcis clavier\
            Dimanche\
            Tu es ado\
            Des cycles de 21 à 45 jours sont alors habituels.\
            Températures en\
            Couleurs\
            Sombre\
            Clair\
            Comme l’appareil\
            Fuseau horaire\
            Par exemple Europe/Berlin. À laisser vide pour le fuseau horaire du serveur.\
            Réglages\
            Contraception\
            Importer, exporter et effacer\
            Rappels\
            Mot de passe et appareils\
            Abonnements et mots de passe d’application\
            Rien n’a changé.\
            Durée habituelle de ton cycle\
            En jours. Elle compte comme un cycle, à côté de ceux que tu enregistres.\
            Premier jour de la semaine\
            Poids en\
            Fenêtre de fertilité\
            Prudente, donc plus large\
            Standard\
            Toi\
            Adresse\
            QR code de l’adresse pour téléphone\
            L’adresse de ton abonnement\
            Adresse pour téléphone\
            Un calendrier avec seulement des dates ou des titres neutres n’a pas cette phrase. Choisis l’un des deux.\
            Un calendrier avec seulement des dates ne peut pas modifier ton suivi. Choisis l’un des deux.\
            Choisis un contenu. Ce que tes réglages masquent ne compte pas.\
            Ce jour est passé. Choisis aujourd’hui ou un jour à venir.\
            Ce nom est déjà utilisé. Choisis-en un autre.\
            Cela n’existe déjà plus ; rien n’a été modifié.\
            Laisser un calendrier vide à son adresse pendant 30 jours, pour que les applications retirent ce qu’elles affichent\
            Avec une phrase légère et gentille les jours fertiles\
            Sans https, le serveur n’accepte aucune connexion à cette adresse.\
            Contenu\
            Doses\
            Jours fertiles\
            Ovulation\
            Règles\
            Questions comme « Tes règles sont-elles en retard ? »\
            Copié.\
            Copier : {what}\
            Seulement les titres et les dates, sans descriptions\
            Terminé\
            Dernier jour de validité\
            À laisser vide pour qu’il fonctionne jusqu’à sa révocation.\
            Créer un abonnement\
            Abonnements au calendrier\
            Un abonnement est un calendrier à une adresse secrète, que des applications de calendrier peuvent suivre. Donne à chaque application et à chaque personne le sien, avec seulement le nécessaire.\
            Aucun abonnement pour l’instant.\
            Saisir mon mot de passe\
            Révoqué\
            Mois à l’avance\
            Nom\
            Pour toi : l’application ou la personne à qui il est destiné.\
            Sans rappels\
            Cette adresse n’est accessible que depuis cet ordinateur. Pour d’autres appareils, démarre le serveur avec une adresse qui leur est accessible.\
            Mot de passe\
            Avant de créer une adresse ou un mot de passe d’application, saisis de nouveau ton propre mot de passe.\
            Créer un mot de passe d’application\
            QR code du mot de passe\
            Créer un fichier pour un iPhone ou un Mac\
            Le fichier contient le mot de passe. Ouvre-le sur l’iPhone ou le Mac, et supprime-le une fois le compte ajouté.\
            Ton mot de passe d’application\
            Mots de passe d’application\
            Avec un mot de passe d’application, une application de calendrier se connecte et peut modifier ce que tu as enregistré, dans les deux sens.\
            Aucun mot de passe d’application pour l’instant.\
            Lecture seule : aucune modification et aucun autre calendrier\
            Révoquer {name}\
            Créer une nouvelle adresse pour {name}\
            Abonnements et mots de passe d’application\
            Titres\
            Neutres, qui ne révèlent rien\
            Explicites\
            Nom d’utilisateur\
            Accepter les modifications que Thunderbird envoie à son adresse\
            Non, fin le {day}\
            Oui, enregistrer le {day}\
            Non, ne plus demander\
            Non, rien ne manque\
            Pas encore\
            Oui\
            Oui, plus tôt\
            Oui, aujourd’hui\
            Tes règles continuent-elles aujourd’hui ?\
            Tes règles ont-elles commencé ?\
            Où tu en es dans ton cycle\
            Prochaine hémorragie de privation dans environ {count} jour\0Prochaine hémorragie de privation dans environ {count} jours\
            Ton hémorragie de privation peut commencer aujourd’hui\
            {days} : {length}\
            {days} : jour {day}\
            Derniers cycles\
            Tous les cycles et modifications\
            Fait\
            Omise\
            Prise\
            À faire\
            Aucunes règles enregistrées pour l’instant\
            Dernière entrée\
            Tes règles ont {count} jour de retard\0Tes règles ont {count} jours de retard\
            Enregistrer aujourd’hui\
            Prochaines règles dans environ {count} jour\0Prochaines règles dans environ {count} jours\
            Tes règles peuvent commencer aujourd’hui\
            Noté : aucun saignement, {days}.\
            À aborder lors d’un rendez-vous médical\
            Renouvellement en retard : {method}, {when}.\
            Prévision en pause : {phase}\
            Aujourd’hui\
            Annuler\
            Pas de prévision pour le moment
            """,
        starts: [
            0, 10, 33, 70, 235, 305, 455, 553, 608, 707, 747, 848, 939, 983, 1001, 1022, 1040, 1071,
            1122, 1214, 1243, 1289, 1362, 1506, 1521, 1647, 1702, 1800, 1952, 2081, 2197, 2258,
            2360, 2463, 2476, 2655, 2671, 2703, 2718, 2740, 2767, 2802, 2810, 2826, 2835, 2871,
            2924, 2976, 2984, 3021, 3049, 3068, 3120, 3141, 3155, 3213, 3269, 3283, 3384, 3494,
            3570, 3603, 3629, 3711, 3765, 3781, 3837, 3866, 3894, 3951, 3957, 3982, 4006, 4091,
            4114, 4143, 4208, 4248, 4300, 4398, 4450, 4522, 4573, 4592, 4625, 4651, 4667, 4696,
            4712, 4792, 4861, 4937, 4972, 4980, 5020, 5092, 5123, 5147, 5225, 5256, 5283, 5313,
            5328, 5383, 5415, 5549, 5583, 5660, 5706, 5738, 5865, 5899, 5973, 6014, 6068, 6105,
            6139, 6194, 6271, 6488, 6596, 6816, 7167, 7190, 7248, 7309, 7414, 7460, 7470, 7655,
            7777, 7866, 7976, 8092, 8167, 8213, 8304, 8340, 8456, 8591, 8719, 8868, 8994, 9141,
            9177, 9190, 9223, 9238, 9276, 9320, 9324, 9349, 9372, 9395, 9410, 9428, 9447, 9467,
            9491, 9511, 9531, 9556, 9585, 9618, 9633, 9658, 9731, 9739, 9745, 9750, 9758, 9768,
            9888, 9904, 9912, 9919, 9928, 9934, 9948, 9956, 9963, 10068, 10123, 10184, 10260, 10342,
            10408, 10529, 10533, 10537, 10539, 10545, 10554, 10561, 10567, 10580, 10591, 10610,
            10616, 10628, 10680, 10768, 10826, 10863, 10920, 10949, 11009, 11047, 11087, 11159,
            11207, 11239, 11298, 11346, 11368, 11378, 11391, 11406, 11411, 11475, 11489, 11512,
            11524, 11611, 11623, 11632, 11639, 11648, 11662, 11680, 11723, 11732, 11776, 11778,
            11780, 11788, 11796, 11807, 11812, 11875, 11931, 11985, 12003, 12030, 12075, 12206,
            12289, 12373, 12483, 12546, 12605, 12725, 12776, 12825, 12898, 12985, 13147, 13247,
            13306, 13377, 13462, 13477, 13548, 13610, 13652, 13713, 13818, 13919, 14017, 14092,
            14141, 14195, 14245, 14304, 14371, 14437, 14500, 14547, 14589, 14613, 14649, 14686,
            14714, 14787, 14862, 14893, 14954, 15009, 15064, 15136, 15196, 15261, 15314, 15404,
            15437, 15527, 15602, 15616, 15665, 15735, 15802, 15859, 15883, 15953, 16004, 16033,
            16125, 16148, 16155, 16193, 16237, 16297, 16381, 16435, 16501, 16543, 16647, 16753,
            16783, 16827, 16923, 16940, 16955, 16962, 17038, 17080, 17101, 17120, 17125, 17140,
            17159, 17443, 17475, 17504, 17524, 17555, 17617, 17651, 17714, 17774, 17806, 17869,
            17909, 17920, 17926, 17942, 17963, 17985, 18026, 18048, 18066, 18170, 18184, 18203,
            18233, 18258, 18284, 18308, 18324, 18340, 18364, 18379, 18394, 18419, 18433, 18480,
            18599, 18628, 18646, 18672, 18689, 18707, 18755, 18813, 18837, 18870, 18887, 18902,
            18918, 18938, 18972, 18990, 19024, 19057, 19078, 19153, 19174, 19208, 19222, 19254,
            19313, 19372, 19444, 19516, 19590, 19686, 19823, 20080, 20101, 20137, 20199, 20294,
            20336, 20357, 20375, 20509, 20552, 20565, 20582, 20611, 20631, 20670, 20691, 20700,
            20709, 20729, 20743, 20760, 20775, 20789, 20799, 20819, 20829, 20846, 20866, 20932,
            20957, 21001, 21061, 21121, 21170, 21241, 21299, 21438, 21539, 21586, 21664, 21736,
            21811, 21884, 21954, 22012, 22063, 22287, 22428, 22560, 22604, 22655, 22709, 22804,
            22873, 22951, 23024, 23078, 23086, 23183, 23279, 23335, 23409, 23503, 23579, 23733,
            23760, 23845, 23923, 23984, 24136, 24198, 24276, 24323, 24358, 24406, 24698, 24930,
            25209, 25377, 25522, 25678, 25697, 25718, 25740, 25754, 25788, 25807, 26001, 26033,
            26101, 26199, 26425, 26487, 26579, 26656, 26739, 26837, 26888, 26949, 27075, 27142,
            27264, 27345, 27437, 27571, 27670, 27896, 28080, 28197, 28224, 28256, 28282, 28322,
            28358, 28400, 28456, 28481, 28520, 28537, 28550, 28556, 28574, 28606, 28652, 28674,
            28710, 28714, 28790, 28866, 28907, 28930, 28935, 28940, 28947, 29033, 29091, 29153,
            29165, 29203, 29210, 29217, 29228, 29246, 29331, 29413, 29434, 29481, 29542, 29641,
            29651, 29668, 29674, 29682, 29751, 29792, 29800, 29850, 29865, 29889, 30044, 30125,
            30196, 30276, 30338, 30387, 30420, 30456, 30543, 30556, 30590, 30616, 30669, 30703,
            30871, 31024, 31059, 31182, 31198, 31218, 31233, 31260, 31278, 31295, 31310, 31372,
            31420, 31504, 31571, 31767, 31888, 31915, 32004, 32092, 32139, 32217, 32275, 32364,
            32410, 32441, 32475, 32541, 32574, 32616, 32687, 32760, 32868, 32920, 33031, 33126,
            33162, 33270, 33319, 33391, 33425, 33458, 33549, 33584, 33645, 33729, 33816, 33865,
            33905, 33965, 34040, 34109, 34160, 34179, 34224, 34249, 34285, 34336, 34368, 34390,
            34433, 34470, 34529, 34552, 34619, 34690, 34745, 34766, 34861, 34904, 34959, 34979,
            35123, 35142, 35229, 35266, 35308, 35331, 35388, 35422, 35453, 35489, 35525, 35567,
            35599, 35629, 35664, 35699, 35738, 35759, 35819, 35862, 35905, 35955, 35987, 36066,
            36106, 36123, 36183, 36254, 36317, 36363, 36399, 36449, 36493, 36518, 36550, 36597,
            36642, 36721, 36776, 36813, 36864, 36936, 36972, 36988, 37041, 37088, 37148, 37200,
            37268, 37356, 37382, 37443, 37522, 37587, 37637, 37707, 37733, 37790, 37838, 37896,
            37938, 37992, 38019, 38095, 38191, 38217, 38244, 38421, 38495, 38589, 38757, 38843,
            39013, 39147, 39220, 39257, 39271, 39335, 39407, 39424, 39436, 39458, 39486, 39520,
            39538, 39654, 39662, 39746, 39773, 39908, 39967, 40021, 40124, 40204, 40329, 40401,
            40423, 40638, 40646, 40782, 40809, 40816, 40826, 40848, 40903, 40951, 40997, 41047,
            41076, 41164, 41403, 41421, 41450, 41520, 41575, 41605, 41651, 41705, 41797, 41849,
            41873, 41903, 41938, 41972, 42002, 42030, 42035, 42046, 42062, 42077, 42088, 42097,
            42114, 42124, 42143, 42168, 42205, 42233, 42266, 42298, 42326, 42352, 42375, 42424,
            42455, 42498, 42549, 42565, 42591, 42647, 42694, 42723, 42753, 42788, 42832, 42863,
            42893, 42924, 42955, 43002, 43031, 43080, 43144, 43193, 43251, 43332, 43342, 43368,
            43398, 43443, 43471, 43571, 43613, 43625, 43635, 43645, 43652, 43661, 43674, 43686,
            43694, 43699, 43705, 43711, 43886, 43909, 43985, 44086, 44172, 44286, 44432, 44483,
            44554, 44650, 44695, 44803, 44897, 44921, 44941, 45028, 45075, 45103, 45135, 45142,
            45164, 45173, 45199, 45218, 45240, 45249, 45256, 45278, 45291, 45392, 45583, 45684,
            45788, 46118, 46173, 46215, 46275, 46593, 46666, 46769, 46920, 46925, 46943, 46973,
            46982, 46989, 47002, 47008, 47030, 47049, 47053, 47132, 47162, 47231, 47317, 47382,
            47415, 47469, 47531, 47601, 47623, 47724, 47730, 47751, 47756, 47761, 47771, 47816,
            47898, 47946, 47975, 47981, 48037, 48043, 48096, 48102, 48130, 48140, 48144, 48158,
            48168, 48178, 48192, 48234, 48258, 48277, 48294, 48310, 48327, 48335, 48350, 48374,
            48392, 48419, 48445, 48451, 48473, 48489, 48515, 48538, 48569, 48594, 48618, 48622,
            48642, 48662, 48669, 48679, 48705, 48717, 48739, 48744, 48758, 48880, 48902, 48941,
            48977, 49009, 49025, 49044, 49100, 49130, 49186, 49261, 49364, 49484, 49570, 49625,
            49693, 49746, 49758, 49818, 49845, 49880, 50007, 50072, 50114, 50203, 50234, 50320,
            50393, 50474, 50493, 50505, 50525, 50562, 50599, 50654, 50740, 50761, 50794, 50821,
            50866, 50910, 50923, 50961, 50972, 50990, 51029, 51105, 51116, 51182, 51242, 51261,
            51321, 51339, 51345, 51351, 51357, 51369, 51375, 51453, 51644, 51886, 52144, 52193,
            52247, 52302, 52512, 52574, 52636, 52703, 52756, 52806, 52910, 53042, 53093, 53176,
            53241, 53371, 53409, 53597, 53617, 53737, 53740, 53813, 53864, 54127, 54144, 54170,
            54196, 54220, 54247, 54270, 54294, 54327, 54356, 54398, 54439, 54481, 54513, 54580,
            54644, 54664, 54676, 54694, 54774, 54807, 54839, 54865, 54895, 54921, 54936, 54967,
            54994, 55029, 55052, 55089, 55114, 55136, 55151, 55166, 55210, 55231, 55257, 55284,
            55314, 55345, 55376, 55413, 55444, 55509, 55555, 55605, 55658, 55711, 55767, 55828,
            55890, 55941, 55991, 56042, 56091, 56295, 56468, 56561, 56606, 56669, 56718, 56807,
            56838, 56879, 56918, 57077, 57126, 57219, 57315, 57364, 57415, 57451, 57518, 57581,
            57672, 57715, 57783, 57836, 57853, 57918, 57952, 57986, 58049, 58090, 58148, 58290,
            58340, 58358, 58402, 58449, 58505, 58572, 58695, 58757, 58846, 58944, 59047, 59141,
            59286, 59327, 59373, 59484, 59555, 59600, 59674, 59681, 59697, 59716, 59728, 59758,
            59808, 59920, 60076, 60248, 60281, 60288, 60316, 60376, 60426, 60508, 60564, 60627,
            60707, 60748, 60784, 60848, 60913, 60960, 60970, 61031, 61098, 61143, 61164, 61196,
            61231, 61268, 61296, 61324, 61374, 61386, 61423, 61469, 61503, 61520, 61645, 61722,
            61815, 61852, 61890, 61929, 61962, 62007, 62025, 62141, 62154, 62201, 62248, 62276,
            62281, 62303, 62312, 62318, 62327, 62338, 62352, 62359, 62366, 62371, 62383, 62387,
            62394, 62403, 62412, 62417, 62435, 62453, 62470, 62477, 62495, 62501, 62518, 62526,
            62558, 62593, 62627, 62641, 62660, 62666, 62684, 62701, 62719, 62739, 62760, 62820,
            62889, 62938, 62997, 63046, 63103, 63140, 63152, 63156, 63176, 63221, 63263, 63292,
            63319, 63351, 63370, 63398, 63446, 63473, 63512, 63538, 63628, 63651, 63736, 63780,
            63869, 63888, 63910, 63922, 63943, 63973, 63991, 64003, 64019, 64046, 64084, 64169,
            64178, 64233, 64270, 64286, 64346, 64423, 64443, 64562, 64606, 64672, 64761, 64773,
            64882, 64898, 64908, 64932, 64995, 65059, 65154, 65238, 65273, 65291, 65317, 65335,
            65352, 65377, 65435, 65494, 65538, 65571, 65749, 65763, 65846, 65884, 65901, 65920,
            66034, 66186, 66244, 66284, 66300, 66318, 66362, 66404, 66424, 66499, 66514, 66527,
            66531, 66586, 66594, 66750, 66772, 66793, 66809, 66841, 66856, 66877, 66904, 66935,
            66946, 66951, 66958, 66976, 67069, 67076, 67093, 67112, 67132, 67233, 67249, 67291,
            67301, 67334, 67350, 67363, 67373, 67383, 67388, 67459, 67465, 67489, 67505, 67517,
            67521, 67536, 67551, 67567, 67648, 67741, 67764, 67774, 67787, 67841, 67977, 68049,
            68132, 68156, 68221, 68269, 68363, 68425, 68498, 68517, 68609, 68631, 68672, 68723,
            68759, 68800, 68882, 68950, 69015, 69048, 69094, 69163, 69240, 69323, 69437, 69465,
            69523, 69536, 69562, 69582, 69610, 69638, 69688, 69731, 69868, 69876, 69913, 69933,
            70062, 70088, 70138, 70202, 70225, 70241, 70254, 70278, 70285, 70306, 70310, 70318,
            70350, 70354, 70385, 70456, 70530, 70535, 70579, 70592, 70647, 70689, 70697, 70786,
            70847, 71042, 71126, 71309, 71406, 71483, 71512, 71619, 71764, 71809, 71890, 71897,
            71904, 71908, 71959, 71988, 72011, 72015, 72050, 72187, 72199, 72250, 72259, 72286,
            72305, 72313, 72337, 72402, 72442, 72522, 72549, 72603, 72610, 72858, 72866, 72889,
            72959, 72981, 73001, 73030, 73058, 73117, 73127, 73136, 73165, 73199, 73280, 73291,
            73366, 73376, 73396, 73517, 73607, 73658, 73664, 73686, 73740, 73748, 73916, 74067,
            74074, 74089, 74144, 74267, 74301, 74423, 74440, 74507, 74529, 74543, 74663, 74707,
            74843, 74865, 74902, 74912, 75022, 75078, 75082, 75090, 75105, 75121, 75138, 75142,
            75151, 75167, 75184, 75197, 75223, 75373, 75481, 75612, 75642, 75687, 75724, 75738,
            75757, 75782, 75809, 75858, 75872, 75885, 75918, 75959, 76020, 76057, 76088, 76095,
            76112, 76130, 76211, 76333, 76337, 76341, 76369, 76475, 76480, 76567, 76589, 76686,
            76695, 76783, 76791, 76898, 76909, 76933, 76961, 76980, 77002, 77031, 77052, 77077,
            77109, 77173, 77250, 77285, 77381, 77428, 77477, 77514, 77527, 77551, 77556, 77576,
            77583, 77621, 77629, 77675, 77688, 77734, 77765, 77817, 77857, 77874, 77897, 77902,
            77914, 77926, 77974, 77997, 78008, 78052, 78096, 78106, 78113, 78162, 78391, 78506,
            78548, 78587, 78730, 78799, 78858, 78979, 78998, 79018, 79030, 79043, 79047, 79053,
            79059, 79068, 79080, 79090, 79136, 79194, 79306, 79457, 79478, 79487, 79501, 79506,
            79511, 79527, 79559, 79591, 79729, 79749, 79771, 79788, 79825, 79923, 79955, 79963,
            79982, 79988, 79993, 80000, 80007, 80014, 80122, 80349, 80471, 80564, 80659, 80720,
            80807, 81000, 81211, 81394, 81611, 81820, 82015, 82030, 82063, 82079, 82103, 82129,
            82154, 82169, 82180, 82190, 82219, 82269, 82296, 82314, 82446, 82454, 82458, 82464,
            82469, 82473, 82508, 82529, 82567, 82596, 82604, 82609, 82669, 82689, 82699, 82742,
            82749, 82761, 82829, 82845, 82855, 82878, 82893, 83018, 83039, 83068, 83077, 83081,
            83101, 83124, 83133, 83138, 83143, 83253, 83398, 83498, 83589, 83597, 83603, 83608,
            83613, 83621, 83636, 83724, 83742, 83750, 83757, 83824, 83830, 83842, 83900, 83916,
            83925, 83931, 83945, 83953, 83960, 83964, 84060, 84069, 84091, 84116, 84142, 84166,
            84188, 84199, 84211, 84221, 84297, 84343, 84365, 84380, 84414, 84453, 84544, 84567,
            84634, 84693, 84707, 84762, 84774, 84779, 84837, 84877, 84948, 85031, 85114, 85121,
            85219, 85252, 85319, 85328, 85334, 85346, 85369, 85372, 85460, 85527, 85533, 85553,
            85565, 85620, 85644, 85695, 85704, 85800, 85826, 85966, 86013, 86045, 86125, 86188,
            86228, 86284, 86343, 86388, 86482, 86535, 86573, 86612, 86617, 86714, 86716, 86725,
            86810, 86857, 86880, 86894, 86908, 86924, 86947, 86964, 86970, 87011, 87035, 87074,
            87079, 87086, 87088, 87096, 87172, 87207, 87240, 87281, 87336, 87347, 87365, 87378,
            87385, 87400, 87406, 87423, 87436, 87482, 87484, 87567, 87596, 87716, 87732, 87753,
            87777, 87793, 87852, 87879, 87884, 87913, 88101, 88127, 88260, 88314, 88467, 88475,
            88517, 88525, 88556, 88627, 88651, 88709, 88711, 88733, 88765, 88770, 88784, 88909,
            88918, 88936, 88967, 88998, 89051, 89090, 89138, 89169, 89230, 89297, 89316, 89363,
            89413, 89428, 89446, 89456, 89473, 89556, 89599, 89613, 89624, 89630, 89660, 89675,
            89680, 89696, 89699, 89743, 89808, 89841, 89928, 89951, 89985, 89991, 90002, 90014,
            90032, 90040, 90049, 90099, 90115, 90123, 90129, 90134, 90152, 90166, 90243, 90252,
            90265, 90294, 90301, 90326, 90370, 90389, 90419, 90494, 90520, 90528, 90550, 90575,
            90583, 90586, 90593, 90632, 90661, 90685, 90794, 90889, 90953, 91015, 91063, 91120,
            91238, 91293, 91362, 91369, 91374, 91388, 91397, 91404, 91463, 91470, 91486, 91538,
            91546, 91571, 91637, 91657, 91682, 91879, 91913, 91936, 91945, 91963, 91966, 92032,
            92044, 92192, 92204, 92310, 92348, 92371, 92413, 92527, 92559, 92588, 92730, 92782,
            92844, 92860, 92899, 92943, 92949, 92980, 92990, 93009, 93073, 93090, 93115, 93136,
            93155, 93165, 93168, 93182, 93200, 93245, 93279, 93306, 93428, 93485, 93503, 93523,
            93538, 93570, 93574, 93579, 93584, 93592, 93638, 93655, 93733, 93758, 93848, 93891,
            93925, 93968, 94013, 94043, 94056, 94063, 94095,
        ])
}
