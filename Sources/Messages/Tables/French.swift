// Scripts/catalogue writes this file from po/fr.po.
// swift-format-ignore-file

extension MessageTable {
    static let french = MessageTable(
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
            passée\
            reportée à {time}\
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
            Les alarmes sonnent dans un terminal ou par 'eve-ics alarms --run COMMAND'.\
            Les alarmes sonnent dans ce terminal jusqu’à ce que tu appuies sur Ctrl-C.\
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
            jusqu’à {time}\
            a sonné, non arrêtée\
            alarme manquée\
            Arrêterait l’alarme : {title}.\
            Sonnerait de nouveau à {time} : {title}.\
            Les données précédentes sont maintenant dans {file}.\
            {count} entrée\0{count} entrées\
            Nouvelle base de données créée : {store}\
            {count} entrée n’a pas pu être lue ou avait été effacée.\0{count} entrées n’ont pas pu être lues ou avaient été effacées.\
            {count} personne\0{count} personnes\
            {file} remplacé : {contents}. Toute personne qui a le fichier peut le lire.\
            Remplacer {store} par {backup} ({contents}) ?\
            {store} restauré : {contents}.\
            Remplacer {store} par {count} entrée lisible dans {file} ?\0Remplacer {store} par les {count} entrées lisibles dans {file} ?\
            {store} récupéré : {contents}.\
            {file} créé : {contents}. Toute personne qui a le fichier peut le lire.\
            Ta méthode hormonale est terminée. Jusqu’à tes prochaines règles, n’importe quel jour peut être fertile.\
            N’importe quel jour peut être fertile.\
            D’ici là, n’importe quel jour peut être fertile.\
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
            Ta méthode bloque l’ovulation dans certains cycles et pas dans d’autres.\
            À partir du {date}, ta méthode bloque l’ovulation dans certains cycles et pas dans d’autres. N’importe quel jour peut alors être fertile.\
            Enregistré : {count} jour.\0Enregistré : {count} jours.\
            Enregistré : le premier jour. La durée n’est pas connue.\
            Si des règles n’ont pas été enregistrées vers le {day}, les suivantes sont attendues le {expected}.\
            Une prévision, pas un moyen de contraception.\
            Observée.\
            Tes règles sont-elles finies ? Elles durent plus longtemps que ton {count} jour habituel.\0Tes règles sont-elles finies ? Elles durent plus longtemps que tes {count} jours habituels.\
            Tes règles ont {count} jour de retard (attendues entre le {first} et le {last}).\0Tes règles ont {count} jours de retard (attendues entre le {first} et le {last}).\
            Si elles continuent, enregistre chaque jour au fur et à mesure. Sinon, laisse cet événement ou supprime-le.\
            Si ça a commencé, enregistre le premier jour. Sinon, laisse cet événement ou supprime-le : cela ne change rien.\
            Tes règles sont-elles là ? Leur début le plus probable était le {day}.\
            Enregistré : {logged}. Prévu : {expected}.\
            Si tes règles se terminent plus tôt, mets la fin de cet événement à leur dernier jour.\
            Jours enregistrés et jours prévus.\
            Aucune fenêtre de fertilité n’est affichée : elle durerait plus de trois semaines.\
            Aucune fenêtre de fertilité n’est affichée : il manque peut-être des règles dans le suivi.\
            Les fenêtres de fertilité plus lointaines ne sont pas affichées : elles dureraient plus de trois semaines.\
            Une hémorragie de privation, quand les hormones de la plaquette {pack} s’arrêtent : elle commence le plus souvent le {day}.\
            Une hémorragie de privation, quand les hormones de la plaquette {pack} s’arrêtent : elle commence le plus souvent entre le {first} et le {last}.\
            Une hémorragie de privation, quand les hormones de la série {round} s’arrêtent : elle commence le plus souvent le {day}.\
            Une hémorragie de privation, quand les hormones de la série {round} s’arrêtent : elle commence le plus souvent entre le {first} et le {last}.\
            {count} carte\0{count} cartes\
            {count} à revoir\0{count} à revoir\
            {count} carte vide a été laissée de côté.\0{count} cartes vides ont été laissées de côté.\
            {count} carte écrite dans {file}.\0{count} cartes écrites dans {file}.\
            Entrée : montrer le verso, q : quitter\
            {count} champ ou étiquette qu’aucune carte n’affiche a été laissé de côté.\0{count} champs et étiquettes qu’aucune carte n’affiche ont été laissés de côté.\
            {count} carte ajoutée à {deck}.\0{count} cartes ajoutées à {deck}.\
            {count} carte était déjà là.\0{count} cartes étaient déjà là.\
            {count} image ou son a été laissé de côté.\0{count} images et sons ont été laissés de côté.\
            La prochaine est à revoir : {when}.\
            Tu n’as aucune carte.\
            Aucune carte n’est à revoir.\
            Carte {number} sur {all}\
            Entrée : retourner, n : suivante, r : l’écarter, q : quitter\
            Toutes les cartes sont écartées. Le quiz est terminé.\
            1 : oublié, 2 : difficile, 3 : bien, 4 : facile, q : quitter\
            {count} carte revue.\0{count} cartes revues.\
            C’était la dernière carte. On reprend depuis le début.\
            {deck} : {count} carte à revoir\0{deck} : {count} cartes à revoir\
            réponses sur des cycles inhabituels\
            contraception\
            entrées plus anciennes effacées\
            des valeurs que tes réglages masquent\
            {item} ({days})\
            rétablissement de l’entrée {entry}\
            {count} jour, {range}\0{count} jours, {range}\
            rien\
            rappel des jours fertiles\
            un autre rappel\
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
            un autre réglage\
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
            {count} mesure pour l’instant.\0{count} mesures pour l’instant.\
            La température est passée au-dessus de {line} le {day} (jour {number} du cycle). C’est certain depuis le {confirmed}.\
            Date\
            Jour\
            LH\
            Glaire\
            Observé\
            Ovulation\
            Règles\
            Hausse\
            ligne de base\
            non retenue\
            ton observation\
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
            Une grossesse est notée depuis le {day}. Si elle est terminée, note ce qui a suivi.\
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
            L’utilisation {number} ({method}) ne commencera pas.\
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
            des règles qui peuvent commencer d’un jour à l’autre ({chance})\
            un jour fertile de la fenêtre ({window}), avec une ovulation vers le {day}\
            pas de règles\
            pas de règles, hors de la fenêtre de fertilité\
            ovulation autour de ce jour, dans la fenêtre de fertilité ({window})\
            jour {number} des règles attendues à partir du {first} ({chance})\
            jour {number} de tes règles, qui durent environ {length}\
            pas de règles, et chaque jour peut être fertile\
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
            L’injection {number} était à faire le {day} ({distance}). Elle n’est pas notée comme faite.\
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
            Aujourd’hui : {dose}, pas encore noté.\
            Aujourd’hui à {time} : {dose}, pas encore noté.\
            Aujourd’hui : {dose}.\
            Pas encore noté : {days}.\
            {day}, {distance}\
            {day} à {time}\
            Hier : {dose}, pas encore noté.\
            Hier à {time} : {dose}, pas encore noté.\
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
            Ta méthode ({method}) commence en dehors des règles et a besoin de sept jours. La notice indique ce qu’il faut faire jusqu’au {day} inclus.\
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
            Il en reste des traces dans les fichiers de données, parce que le disque est plein. Libère de la place : elles seront supprimées dès qu’il y en aura assez.\
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
            Prochaines règles : d’un jour à l’autre ({chance}).\
            Si des règles n’ont pas été enregistrées vers le {missed}, les suivantes sont attendues le {day}, {distance} ({chance}).\
            Prochaines règles : dans {first} à {count} jour ({chance}).\0Prochaines règles : dans {first} à {count} jours ({chance}).\
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
            Tes règles ne sont pas encore là (attendues entre le {first} et le {last}).\
            Après une contraception hormonale, la durée des premiers cycles varie beaucoup.\
            Après une grossesse, la durée des premiers cycles varie beaucoup.\
            Ta méthode ({method}) peut rendre les saignements plus légers ou les faire disparaître.\
            En périménopause, la durée des cycles varie beaucoup.\
            À l’adolescence, les cycles de {days} jours au plus sont habituels.\
            Les cycles de {days} jours au plus sont habituels.\
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
            deux valeurs le même jour, les deux ont été gardées\
            la colonne « {name} »\
            {name}, un calcul de l’application\
            {name} (enregistre-le avec 'eve-ics contraception')\
            le fichier {name} est endommagé\
            une entrée supprimée\
            deux indications pour une dose : en retard l’emporte sur prise, et prise sur omise\
            une double pilule, enregistrée comme prise\
            {name}, avec la mention « exclu »\
            « {name} » a une date à des siècles d’aujourd’hui\
            le champ « {name} »\
            sa fin ne peut pas être juste, seul le premier jour a été repris\
            la date est dans le futur ; ton suivi ne contient que ce qui a eu lieu\
            deux flux pour un jour, le plus abondant a été gardé\
            une valeur que tes réglages masquent\
            {date} n’existe pas\
            plus de {count} symptôme ou humeur en un jour\0plus de {count} symptômes ou humeurs en un jour\
            un poids sans unité, repris en kilogrammes\
            non repris : {what}\
            des règles d’une durée impossible ; le maximum est de {count} jour\0des règles d’une durée impossible ; le maximum est de {count} jours\
            deux poids le même jour, le plus bas a été gardé\
            {place} : {remark}\
            {place} : {remark} ({count} fois)\0{place} : {remark} ({count} fois, la première ici)\
            deux températures le même jour, la plus basse a été gardée\
            il manque « {name} » à une ligne\
            {name} (enregistre-le avec 'eve-ics mode')\
            deux sortes de glaire le même jour, la plus fertile a été gardée\
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
            deux valeurs le même jour, une seule a été gardée\
            la table « {name} », où des colonnes manquent\
            un jour en dehors de ses règles\
            une ovulation, reprise comme observée ; c’était peut-être un test positif\
            deux tests d’ovulation le même jour, le positif a été gardé\
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
            différence entre ton suivi et le fichier, dans une valeur que tes réglages masquent\
            Importé : {count} jour, {span}.\0Importé : {count} jours, {span}.\
            Importé ({count} jour, {span}) : {items}.\0Importé ({count} jours, {span}) : {items}.\
            {count} dose\0{count} doses\
            {count} événement inchangé\0{count} événements inchangés\
            {count} autre indication de saignement\0{count} autres indications de saignement\
            {count} jour déjà enregistré\0{count} jours déjà enregistrés\
            {count} jour avec humeur\0{count} jours avec humeur\
            {count} jour avec glaire cervicale\0{count} jours avec glaire cervicale\
            {count} note\0{count} notes\
            {count} autre valeur\0{count} autres valeurs\
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
            Ce calendrier est plus ancien que ton dernier, et ce qui diffère peut être une prévision antérieure au lieu de ta modification.\
            À importer : {count} jour, {span}.\0À importer : {count} jours, {span}.\
            À importer ({count} jour, {span}) : {items}.\0À importer ({count} jours, {span}) : {items}.\
            Non importé : {count} jour avant le {first}, à cause de 'eve-ics settings keep'.\0Non importé : {count} jours avant le {first}, à cause de 'eve-ics settings keep'.\
            {file} : {tracker}, {count} jour, {span}.\0{file} : {tracker}, {count} jours, {span}.\
            {count} cycle hors de la prévision, comme l’indique le fichier.\0{count} cycles hors de la prévision, comme l’indique le fichier.\
            {file} : et {count} autre remarque\0{file} : et {count} autres remarques\
            {file} : ne contient pas de règles.\
            {count} jour dans deux applications : {kept}.\0{count} jours dans deux applications : {kept}.\
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
            Celui de cet ordinateur est {zone}. Appuie sur Entrée pour l’utiliser.\
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
            Ces règles durent maintenant {count} jour.\0Ces règles durent maintenant {count} jours ; plus de 8 jours, c’est inhabituel.\
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
            Les saignements sont prévus pendant les pauses de ta méthode, pas d’après tes cycles.\
            Rien n’est prévu tant que tu n’enregistres pas de règles, ce qui peut prendre de nombreux mois.\
            À partir du prochain cycle, la largeur des intervalles dépend de tes propres cycles.\
            Les prévisions continuent, avec des intervalles plus larges jusqu’à ce que tes propres cycles montrent à quel point ils varient.\
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
            fertile, passé\
            règles, enregistrées\
            ovulation prévue\
            ovulation confirmée\
            ovulation d’après les signes\
            pas d’hormone à prendre\
            règles, prévision\
            Fenêtre de fertilité\
            Ovulation\
            Règles\
            Intervalle ({percent})\
            aujourd’hui\
            peut être fertile, on ne sait pas\
            Le saignement ({days}) est proche d’autres règles et compte comme un saignement entre les règles.\
            Le saignement commencé le {day} est arrivé moins de 10 jours après les règles précédentes. Il compte comme des règles. Si ce n’en étaient pas, lance 'eve-ics cycle {start} between'.\
            Des règles en retard peuvent avoir de nombreuses causes. Un test de grossesse peut en vérifier une.\
            Des règles en retard peuvent aussi avoir d’autres causes. Un test de grossesse peut en vérifier une.\
            Tes règles durent depuis {count} jour ; une durée de plus de {limit} jours est inhabituelle. Demande l’avis d’un médecin. Si le saignement est abondant, fais-le aujourd’hui.\0Tes règles durent depuis {count} jours ; une durée de plus de {limit} jours est inhabituelle. Demande l’avis d’un médecin. Si le saignement est abondant, fais-le aujourd’hui.\
            Le saignement ({days}) était court et au milieu d’un cycle. Il compte comme un saignement entre les règles.\
            Manque-t-il des règles dans ton suivi vers le {day} ?\
            Sinon, lance 'eve-ics cycle {start} long'.\
            Si oui, enregistre leur premier jour : 'eve-ics log {day}'.\
            Aucunes règles ne sont enregistrées depuis {count} jour. Un test de grossesse peut vérifier une cause ; pour les autres, demande l’avis d’un médecin.\0Aucunes règles ne sont enregistrées depuis {count} jours. Un test de grossesse peut vérifier une cause ; pour les autres, demande l’avis d’un médecin.\
            Pour désactiver ces remarques, lance 'eve-ics settings health-notes no'.\
            Un saignement est enregistré pendant ta grossesse. Appelle aujourd’hui ta sage-femme ou un médecin.\
            Tes derniers cycles ont duré {lengths} jours ; de {shortest} à {longest} jours est habituel. Demande l’avis d’un médecin ou d’une sage-femme.\
            Le saignement ({days}) était-il des règles ?\
            Si oui, lance 'eve-ics cycle {start} start'. Sinon, lance 'eve-ics cycle {start} between'.\
            Ovulation confirmée, le {day} ({signs}).\
            Ovulation prévue le {day}, {chance}.\
            Rien de ce qui est noté dans ce cycle n’indique la date de l’ovulation.\
            {count} jour après l’ovulation.\0{count} jours après l’ovulation.\
            Environ {count} jour après l’ovulation.\0Environ {count} jours après l’ovulation.\
            Les signes indiquent une ovulation le {day} ({signs}). Non confirmé.\
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
            Ajouté à {calendar} : {title}.\
            Tout est fait.\
            L’événement se répète : toutes ses dates ont été supprimées.\
            Supprimer {title} avec {count} entrée ? C’est définitif.\0Supprimer {title} avec {count} entrées ? C’est définitif.\
            La note a été modifiée ailleurs entre-temps. Ton texte est dans une nouvelle note ; les deux sont conservées.\
            Calendrier ajouté : {title} ({uses}).\
            Calendrier supprimé : {title}.\
            Le calendrier s’appelle maintenant {title}.\
            Cartes\
            Modifié : {title}.\
            Fait : {title}.\
            {count} tâche faite n’est pas affichée.\0{count} tâches faites ne sont pas affichées.\
            Fait : {title}, {day}. Prochaine fois : {next}.\
            échéance : {day}\
            {count} entrée\0{count} entrées\
            Événements\
            Déplacé : {title}.\
            Tu n’as aucun calendrier.\
            Tu n’as aucune note.\
            Tu n’as aucune tâche.\
            Notes\
            Rien n’a été supprimé au cours des 30 derniers jours.\
            en retard depuis : {day}\
            {count} sous-tâche est encore à faire.\0{count} sous-tâches sont encore à faire.\
            {share} fait\
            Supprimé : {title}.\
            Encore à faire : {title}.\
            Pour le récupérer : {command}\
            Récupéré : {title}.\
            {first}–{last}\
            Tâches\
            Rien n’a changé.\
            (sans titre)\
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
            Sans année, {typed} est le {date}. Est-ce le jour que tu veux dire ?\
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
            un rappel sonne à une seule heure, jusqu’à {most} fois avant l’événement\
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
            ce que tes réglages masquent ne peut pas être modifié dans un calendrier\
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
            elle découle de ce que tu as noté ({signs}) ; modifie ou retire plutôt cela\
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
            semaines à partir du samedi\
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
            {count} jour enregistré avant le {day} est plus ancien que ce que tu gardes. Il sera effacé demain au plus tôt, car l’horloge est très en avance sur tes dernières entrées. Vérifie la date de cet ordinateur.\0{count} jours enregistrés avant le {day} sont plus anciens que ce que tu gardes. Ils seront effacés demain au plus tôt, car l’horloge est très en avance sur tes dernières entrées. Vérifie la date de cet ordinateur.\
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
            Les semaines commencent maintenant le samedi.\
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
            ton observation\
            ovulation observée\
            température\
            Ovulation remarquée le {day}.\
            À lui seul, ce signe indique le {day} ({chance}).\
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
            Fenêtre de fertilité : {days}.\
            Aujourd’hui : fenêtre de fertilité, jour {day} sur {length}.\
            Tes règles : jour {day} sur environ {length}.\
            règles d’un jour à l’autre\
            jour {day}\
            règles en retard de {count} j\0règles en retard de {count} j\
            prochaines règles dans {count} j\0prochaines règles dans {count} j\
            règles pas encore là\
            règles dans {count} j\0règles dans {count} j\
            règles aujourd’hui\
            Si tu sais combien de temps durent d’habitude tes cycles, lance 'eve-ics settings usual-length DAYS'.\
            La pause est finie. Reprendre l’étude, se reposer encore un peu ou arrêter ?\
            Le minuteur est arrêté.\
            {count} minute\0{count} minutes\
            Aucun minuteur n’est en marche.\
            Pause jusqu’à {time} (encore {left}).\
            C’est l’heure. Faire une pause, étudier encore un peu ou arrêter ?\
            En pause, avec encore {left} d’étude.\
            En pause, avec encore {left} de repos.\
            Ajouté à ton calendrier : {length} d’étude.\
            Pour en lancer un : {command}\
            Étude\
            Étude jusqu’à {time} (encore {left}).\
            C’est l’heure de la pause\
            C’est l’heure d’étudier\
            Il est trop tôt pour un retard : {dose}, {when}.\
            {count} prévue\0{count} prévues\
            {count} en retard\0{count} en retard\
            rien de noté pour l’instant\
            {count} omise\0{count} omises\
            {count} prise\0{count} prises\
            {count} non notée\0{count} non notées\
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
            Ovulation (prévue)\
            Ovulation (d’après les signes)\
            Patch\
            {title} à changer\
            {title} à retirer\
            {title} à coller\
            Règles\
            Règles d’un jour à l’autre\
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
            Non arrêtées\
            {count} heure avant\0{count} heures avant\
            Sonne sans pause\
            Première sonnerie\
            {count} minute après\0{count} minutes après\
            {count} minute avant\0{count} minutes avant\
            Manquées\
            À quoi sert-elle ?\
            Ce navigateur n’exécute pas de scripts, la page ne peut donc pas sonner.\
            Nouvelle alarme\
            Aucune alarme\
            Note\
            Aucune alarme ne sonne dans les deux prochaines heures.\
            Désactivée\
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
            Noter quand même un jour de règles\
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
            Ajouter une carte\
            Ajouter un paquet\
            Oublié\
            Tous les paquets\
            Cette carte avait déjà une réponse.\
            Verso\
            Écris une ligne de {most} caractères au plus.\
            Un nom tient en une ligne de {most} caractères au plus.\
            Écris un texte de {most} caractères au plus.\
            Cette carte a été modifiée ailleurs entre-temps. Enregistre de nouveau pour remplacer cela par ce qui est écrit ici.\
            Paquet ajouté : {title}.\
            Le paquet a changé entre-temps. Rien n’a été supprimé.\
            Nom du paquet\
            Paquet supprimé : {title}.\
            Le paquet s’appelle maintenant {title}.\
            Cartes précédentes\
            Facile\
            Modifier la carte\
            Renommer ou supprimer ce paquet\
            Retourner\
            Retourner une carte, ou lancer le minuteur et le mettre en pause\
            Recto\
            Il n’y a plus de place. Supprime quelque chose dont tu n’as plus besoin.\
            Bien\
            Difficile\
            Le savais-tu bien ?\
            Cartes suivantes\
            Écarter\
            Écarter une carte d’un quiz\
            Il reste {count} carte à revoir.\0Il reste {count} cartes à revoir.\
            Tu as déjà un paquet de ce nom.\
            Suivante\
            Carte suivante d’un quiz\
            Ce paquet n’a pas encore de cartes.\
            Tu n’as pas encore de cartes. Un paquet réunit des cartes qui vont ensemble, comme les mots d’une langue.\
            Quiz\
            Chaque carte passe une fois avant qu’une autre ne revienne. Une carte que tu écartes ne revient pas dans ce quiz.\
            Quiz : {deck}\
            Supprimer cette carte\
            Renommer\
            Revoir {count} carte\0Revoir {count} cartes\
            À revoir : {deck}\
            Montrer le verso\
            Commencer un nouveau quiz\
            Cette carte est trop longue pour cette page. Tu peux la modifier dans un programme de calendrier.\
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
            Qu’est-ce qui vient d’abord dans une date comme 3/4/2026 ?\
            Le jour : {date}\
            Ce que montre le fichier\
            Le mois : {date}\
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
            Ta modification n’a pas pu être enregistrée : le disque de l’ordinateur qui fournit cette page est plein. Rien n’est perdu ; libère de la place et réessaie.\
            Ceci vient d’un autre site web, rien n’a donc été modifié. Ouvre à nouveau la page et réessaie à partir de là.\
            Ce serveur ne répond pas à cette adresse. Pour l’autoriser, démarre-le avec {option}.\
            Les autres sites web ne peuvent pas lire ces pages.\
            Retour\
            Aller à Aujourd’hui\
            Cette adresse ne mène nulle part, ou plus nulle part.\
            Rien ici\
            Tu ne peux pas te connecter par cette liaison, car elle n’est pas chiffrée : d’autres pourraient lire ton mot de passe. Utilise l’adresse qui commence par https.\
            Tu ne peux pas te connecter par cette liaison : le proxy placé devant ce serveur indique qu’elle n’est pas chiffrée. Utilise l’adresse qui commence par https. Si tu l’utilises déjà, un autre proxy se trouve devant celui-ci : fais-lui transmettre {field} ; {page} montre comment.\
            Ta modification n’a pas pu être enregistrée : les données sont verrouillées ou en lecture seule pour le moment. Rien n’est perdu ; réessaie.\
            Refusé\
            Tu ne peux pas te connecter, car le proxy placé devant ce serveur ne lui indique pas si ta liaison est chiffrée. Fais envoyer {field} par le proxy ; {page} montre comment.\
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
            Tes journées commencent à minuit à l’heure de {here}. Cet appareil a un autre fuseau horaire : {device}.\
            Pas maintenant\
            Utiliser {device}\
            Ce qu’est une prévision\
            Elle devient plus précise chaque fois que tu enregistres des règles. Le stress, une maladie ou un voyage peuvent tout de même décaler les règles.\
            Une prévision est calculée à partir des jours que tu as enregistrés. Elle ne sait rien d’autre de toi.\
            {percent} des règles commencent dans l’intervalle indiqué à côté de leur date. Les autres commencent plus tôt ou plus tard.\
            Enregistrer un jour de règles\
            Le jour ou la semaine d’avant ou d’après\
            Lire le point d’avant ou d’après\
            Fermer le jour\
            Afficher cette aide\
            Noter la journée\
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
            Rétablir\
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
            non notée\
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
            Rien noté\
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
            Ajouter\
            Ce jour n’existe pas. Choisis-en un du calendrier.\
            Écris quelque chose ou supprime la note.\
            Il finirait avant de commencer. Choisis une fin plus tardive.\
            Il n’y a plus de place. Supprime quelque chose dont tu n’as plus besoin.\
            Écris le titre sur une ligne, sans caractères de contrôle.\
            Raccourcis le titre à {letters} caractères.\
            Écris un titre.\
            Tu as déjà un calendrier {title}. Choisis un autre nom.\
            Choisis-en au moins un.\
            Ajouter un calendrier\
            Aussi dans tes applications de calendrier\
            Supprimer ce calendrier\
            Renommer\
            À quoi sert-il ?\
            Calendriers\
            Cela a été modifié ailleurs entre-temps, et rien n’est encore enregistré. Ce que tu as saisi est ci-dessous ; enregistrer de nouveau remplace l’autre modification.\
            Supprimer\
            Dernière suppression : {title}\
            Terminé\
            Descendre\
            Échéance (facultative)\
            Modifier l’événement\
            Fin\
            Premier jour\
            Dernier jour\
            Nouvel événement\
            Aucun événement pour l’instant.\
            Événements passés\
            Lieu\
            se répète\
            Début\
            Toute la journée\
            Cela n’existe plus. Rien n’a été modifié.\
            Liste\
            Suite\
            Monter ou descendre une tâche\
            Note\
            La note a été supprimée ailleurs entre-temps. Ton texte est dans une nouvelle note.\
            La première ligne est le titre.\
            Cette note est trop longue pour être modifiée ici. Modifie-la dans ton application de calendrier.\
            Nouvelle note\
            Cela se répète comme l’a réglé ton application de calendrier. Modifie-le là-bas.\
            Enregistré à {time}.\
            Titre\
            Ajouter une tâche\
            Modifier la tâche\
            Retirer la dernière coche\
            Monter\
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
            Samedi\
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
            Ce doit être un nombre entier de 1 à {most}.\
            Ce doit être une ligne de {most} caractères au plus.\
            Faire une pause\
            Minutes de pause\
            Le minuteur a changé entre-temps. Rien n’a été fait.\
            Arrêter\
            Tu étudies, tu fais une pause et tu reprends. Rien ne commence tout seul : à la fin de chaque partie, une question t’est posée. Cela sonne là où sonnent tes alarmes.\
            {count} minute de plus\0{count} minutes de plus\
            Continuer\
            Ce navigateur n’exécute pas de scripts : la page ne peut ni décompter ni sonner. Elle te pose la question quand c’est l’heure.\
            Pause jusqu’à {time}.\
            Suspendre\
            Commencer\
            Minutes d’étude\
            Reprendre l’étude\
            Étude jusqu’à {time}.\
            Qu’étudies-tu ?\
            Tu peux laisser ce champ vide.\
            Minuteur d’étude\
            Ajouter à ton calendrier ce que tu étudies\
            Prochaines alarmes\
            Non, fin le {day}\
            Oui, enregistrer le {day}\
            Non, ne plus demander\
            Non, rien ne manque\
            Pas encore\
            Oui\
            Oui, plus tôt\
            Oui, aujourd’hui\
            D’un jour à l’autre\
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
            Noter la journée\
            Prochaines règles dans environ {count} jour\0Prochaines règles dans environ {count} jours\
            Prochaines règles dans {first} à {count} jour\0Prochaines règles dans {first} à {count} jours\
            Tes règles peuvent commencer aujourd’hui\
            Pas encore là\
            Noté : aucun saignement, {days}.\
            À aborder lors d’un rendez-vous médical\
            Renouvellement en retard : {method}, {when}.\
            Prévision en pause : {phase}\
            Aujourd’hui\
            Annuler\
            Pas de prévision pour le moment\
            Indique la durée habituelle de tes cycles\
            acné\
            anxiété\
            mal de dos\
            ballonnements\
            seins sensibles\
            calme\
            crampes\
            énergie\
            fatigue\
            joie\
            mal de tête\
            irritabilité\
            nausées\
            tristesse
            """,
        starts: [
            0, 10, 33, 70, 235, 305, 455, 553, 608, 707, 747, 848, 939, 983, 1001, 1022, 1040, 1071,
            1122, 1214, 1243, 1289, 1362, 1506, 1521, 1647, 1702, 1800, 1952, 2081, 2197, 2258,
            2360, 2463, 2476, 2655, 2671, 2703, 2718, 2740, 2767, 2802, 2810, 2826, 2835, 2871,
            2924, 2976, 2984, 3021, 3049, 3068, 3120, 3141, 3155, 3213, 3269, 3283, 3384, 3494,
            3570, 3603, 3629, 3711, 3765, 3772, 3791, 3807, 3863, 3892, 3920, 3977, 3983, 4008,
            4032, 4117, 4140, 4169, 4234, 4274, 4326, 4424, 4476, 4548, 4599, 4618, 4651, 4677,
            4693, 4722, 4797, 4874, 4890, 4970, 5039, 5115, 5150, 5158, 5198, 5270, 5301, 5325,
            5403, 5434, 5461, 5491, 5508, 5531, 5546, 5579, 5620, 5675, 5707, 5751, 5885, 5919,
            5996, 6042, 6074, 6201, 6235, 6309, 6422, 6463, 6517, 6571, 6608, 6642, 6697, 6774,
            6991, 7099, 7319, 7670, 7693, 7770, 7916, 7974, 8035, 8140, 8186, 8196, 8381, 8545,
            8655, 8771, 8846, 8892, 8983, 9019, 9106, 9203, 9312, 9440, 9589, 9715, 9862, 9890,
            9925, 10023, 10094, 10135, 10309, 10378, 10446, 10546, 10583, 10606, 10637, 10661,
            10729, 10785, 10851, 10894, 10953, 11021, 11057, 11070, 11103, 11141, 11156, 11194,
            11238, 11242, 11267, 11282, 11305, 11328, 11343, 11361, 11380, 11400, 11424, 11444,
            11464, 11489, 11518, 11535, 11568, 11583, 11608, 11681, 11689, 11695, 11700, 11708,
            11718, 11838, 11854, 11862, 11869, 11878, 11884, 11898, 11906, 11913, 12018, 12073,
            12134, 12210, 12276, 12397, 12401, 12405, 12407, 12413, 12421, 12430, 12437, 12443,
            12456, 12467, 12482, 12488, 12500, 12552, 12640, 12698, 12735, 12792, 12821, 12881,
            12919, 12959, 13031, 13079, 13111, 13170, 13218, 13240, 13250, 13263, 13278, 13283,
            13347, 13361, 13384, 13396, 13483, 13495, 13504, 13511, 13520, 13534, 13552, 13595,
            13604, 13648, 13650, 13652, 13660, 13668, 13679, 13684, 13747, 13803, 13857, 13875,
            13902, 13947, 14078, 14163, 14246, 14330, 14440, 14503, 14562, 14682, 14733, 14782,
            14855, 14942, 15104, 15204, 15263, 15334, 15419, 15434, 15505, 15567, 15609, 15663,
            15724, 15829, 15930, 16028, 16103, 16152, 16206, 16256, 16315, 16382, 16448, 16511,
            16558, 16600, 16624, 16660, 16697, 16725, 16798, 16873, 16904, 16965, 17020, 17075,
            17147, 17207, 17272, 17325, 17415, 17448, 17538, 17607, 17682, 17696, 17745, 17815,
            17882, 17939, 17988, 18012, 18082, 18133, 18162, 18254, 18277, 18284, 18322, 18366,
            18426, 18510, 18564, 18630, 18672, 18776, 18882, 18912, 18956, 19052, 19069, 19084,
            19091, 19167, 19209, 19230, 19249, 19254, 19269, 19288, 19572, 19604, 19633, 19653,
            19684, 19746, 19780, 19843, 19903, 19935, 19998, 20038, 20049, 20055, 20071, 20092,
            20114, 20155, 20177, 20195, 20293, 20307, 20326, 20356, 20381, 20407, 20431, 20447,
            20463, 20487, 20502, 20517, 20542, 20556, 20603, 20722, 20751, 20769, 20795, 20812,
            20830, 20872, 20924, 20948, 20975, 20992, 21007, 21040, 21083, 21099, 21119, 21153,
            21171, 21205, 21238, 21259, 21334, 21355, 21389, 21403, 21435, 21494, 21553, 21625,
            21697, 21771, 21867, 22004, 22261, 22282, 22318, 22380, 22475, 22517, 22538, 22556,
            22690, 22733, 22746, 22763, 22792, 22812, 22851, 22872, 22881, 22890, 22910, 22924,
            22941, 22956, 22970, 22980, 23000, 23010, 23027, 23047, 23113, 23138, 23182, 23242,
            23302, 23351, 23422, 23480, 23619, 23720, 23767, 23845, 23917, 23992, 24065, 24135,
            24193, 24244, 24468, 24613, 24754, 24886, 24930, 24981, 25035, 25130, 25199, 25277,
            25350, 25404, 25412, 25509, 25605, 25661, 25735, 25829, 25905, 26059, 26220, 26247,
            26332, 26410, 26471, 26623, 26685, 26763, 26810, 26845, 26893, 27185, 27417, 27696,
            27864, 28009, 28165, 28184, 28205, 28227, 28241, 28275, 28294, 28488, 28520, 28588,
            28686, 28912, 28974, 29066, 29143, 29226, 29324, 29375, 29432, 29558, 29682, 29749,
            29871, 29952, 30044, 30178, 30277, 30503, 30687, 30804, 30831, 30908, 30989, 31056,
            31146, 31202, 31272, 31322, 31354, 31380, 31420, 31456, 31498, 31554, 31579, 31618,
            31635, 31648, 31654, 31672, 31704, 31750, 31772, 31808, 31812, 31888, 31964, 32005,
            32028, 32033, 32038, 32045, 32131, 32189, 32251, 32263, 32301, 32308, 32315, 32326,
            32344, 32429, 32511, 32532, 32579, 32640, 32739, 32749, 32766, 32772, 32780, 32849,
            32890, 32898, 32948, 32963, 32987, 33142, 33223, 33294, 33374, 33436, 33485, 33518,
            33554, 33641, 33654, 33688, 33714, 33767, 33801, 33969, 34122, 34157, 34280, 34296,
            34316, 34331, 34358, 34376, 34393, 34408, 34470, 34518, 34602, 34669, 34865, 34986,
            35013, 35102, 35190, 35237, 35315, 35373, 35462, 35508, 35539, 35573, 35639, 35672,
            35714, 35785, 35858, 35966, 36018, 36129, 36224, 36260, 36368, 36417, 36489, 36523,
            36556, 36647, 36682, 36743, 36827, 36914, 36963, 37003, 37063, 37138, 37207, 37258,
            37277, 37322, 37377, 37402, 37438, 37489, 37521, 37543, 37628, 37671, 37708, 37767,
            37790, 37857, 37928, 37983, 38020, 38041, 38136, 38179, 38199, 38343, 38395, 38414,
            38501, 38564, 38601, 38643, 38711, 38734, 38791, 38825, 38856, 38892, 38928, 38970,
            39002, 39032, 39067, 39102, 39141, 39162, 39222, 39265, 39308, 39361, 39411, 39443,
            39522, 39587, 39627, 39644, 39704, 39775, 39838, 39884, 39920, 39970, 40014, 40039,
            40071, 40118, 40163, 40242, 40297, 40334, 40385, 40457, 40493, 40509, 40562, 40609,
            40669, 40721, 40806, 40874, 40962, 40988, 41049, 41128, 41193, 41243, 41313, 41339,
            41382, 41439, 41487, 41545, 41587, 41641, 41668, 41744, 41840, 41866, 41893, 42070,
            42201, 42275, 42369, 42537, 42623, 42757, 42830, 42867, 42961, 42975, 43039, 43111,
            43128, 43140, 43162, 43190, 43224, 43242, 43358, 43366, 43450, 43477, 43612, 43671,
            43725, 43828, 43908, 44033, 44105, 44127, 44342, 44350, 44486, 44513, 44520, 44530,
            44552, 44607, 44655, 44701, 44751, 44780, 44868, 45107, 45125, 45154, 45227, 45282,
            45312, 45358, 45412, 45504, 45556, 45580, 45610, 45645, 45679, 45709, 45737, 45742,
            45753, 45769, 45784, 45795, 45804, 45821, 45831, 45850, 45875, 45912, 45940, 45973,
            46005, 46033, 46059, 46082, 46131, 46162, 46205, 46256, 46272, 46298, 46354, 46401,
            46430, 46460, 46495, 46539, 46666, 46697, 46727, 46758, 46789, 46836, 46865, 46914,
            46978, 47027, 47085, 47166, 47176, 47202, 47232, 47277, 47305, 47405, 47447, 47459,
            47469, 47479, 47486, 47495, 47508, 47520, 47528, 47533, 47539, 47545, 47720, 47743,
            47819, 47909, 48010, 48096, 48229, 48375, 48426, 48497, 48593, 48638, 48746, 48840,
            48864, 48884, 48971, 49018, 49046, 49078, 49085, 49100, 49122, 49139, 49159, 49190,
            49216, 49235, 49257, 49266, 49273, 49295, 49308, 49342, 49443, 49634, 49735, 49839,
            50207, 50318, 50373, 50415, 50475, 50793, 50866, 50969, 51120, 51167, 51257, 51298,
            51335, 51411, 51481, 51567, 51636, 51641, 51659, 51689, 51698, 51705, 51718, 51724,
            51746, 51765, 51769, 51848, 51878, 51947, 52033, 52098, 52131, 52185, 52247, 52317,
            52350, 52364, 52434, 52558, 52672, 52711, 52743, 52788, 52794, 52814, 52830, 52920,
            52967, 52986, 53018, 53030, 53051, 53078, 53100, 53124, 53129, 53187, 53212, 53295,
            53307, 53328, 53355, 53387, 53410, 53426, 53433, 53452, 53464, 53486, 53587, 53593,
            53614, 53619, 53624, 53634, 53679, 53761, 53809, 53879, 53908, 53914, 53970, 53976,
            54029, 54035, 54063, 54073, 54077, 54091, 54101, 54111, 54125, 54167, 54191, 54210,
            54227, 54243, 54260, 54268, 54283, 54307, 54325, 54352, 54378, 54384, 54406, 54422,
            54448, 54471, 54502, 54527, 54551, 54555, 54575, 54595, 54602, 54612, 54638, 54650,
            54672, 54677, 54691, 54813, 54893, 54915, 54954, 54990, 55022, 55038, 55057, 55113,
            55143, 55199, 55274, 55377, 55497, 55583, 55638, 55706, 55759, 55834, 55846, 55906,
            55933, 55968, 56095, 56160, 56202, 56291, 56322, 56408, 56481, 56559, 56578, 56590,
            56610, 56647, 56684, 56739, 56825, 56846, 56879, 56906, 56951, 56995, 57008, 57046,
            57057, 57075, 57114, 57190, 57201, 57267, 57327, 57346, 57406, 57424, 57430, 57436,
            57442, 57454, 57460, 57538, 57729, 57971, 58229, 58278, 58332, 58387, 58597, 58659,
            58721, 58788, 58841, 58891, 58995, 59127, 59178, 59261, 59326, 59456, 59494, 59682,
            59702, 59822, 59825, 59898, 59949, 60212, 60229, 60255, 60281, 60305, 60332, 60355,
            60379, 60412, 60441, 60483, 60524, 60566, 60598, 60665, 60729, 60749, 60761, 60779,
            60859, 60892, 60924, 60950, 60980, 61006, 61021, 61052, 61079, 61114, 61137, 61174,
            61199, 61221, 61236, 61251, 61295, 61316, 61342, 61369, 61397, 61427, 61458, 61489,
            61526, 61557, 61622, 61668, 61718, 61771, 61824, 61880, 61941, 62003, 62054, 62104,
            62155, 62204, 62408, 62581, 62674, 62719, 62782, 62831, 62920, 62951, 63390, 63431,
            63470, 63629, 63678, 63771, 63867, 63916, 63967, 64003, 64070, 64133, 64224, 64267,
            64335, 64388, 64405, 64470, 64504, 64538, 64601, 64642, 64700, 64842, 64892, 64910,
            64954, 64999, 65046, 65102, 65169, 65292, 65354, 65443, 65541, 65644, 65738, 65883,
            65924, 65970, 66081, 66152, 66197, 66271, 66278, 66294, 66309, 66328, 66340, 66370,
            66420, 66532, 66688, 66860, 66893, 66900, 66928, 66988, 67038, 67120, 67176, 67239,
            67319, 67360, 67396, 67428, 67493, 67540, 67572, 67582, 67643, 67710, 67732, 67777,
            67798, 67901, 67982, 68007, 68037, 68070, 68110, 68183, 68223, 68261, 68310, 68340,
            68346, 68387, 68416, 68446, 68496, 68528, 68563, 68593, 68621, 68649, 68687, 68699,
            68736, 68782, 68816, 68833, 68958, 69035, 69128, 69165, 69203, 69242, 69275, 69320,
            69338, 69454, 69467, 69514, 69561, 69589, 69594, 69616, 69625, 69631, 69640, 69651,
            69665, 69672, 69679, 69684, 69696, 69700, 69707, 69716, 69725, 69744, 69777, 69782,
            69800, 69818, 69835, 69842, 69874, 69892, 69898, 69915, 69923, 69955, 69990, 70024,
            70038, 70057, 70063, 70081, 70098, 70116, 70136, 70157, 70217, 70286, 70335, 70394,
            70443, 70500, 70537, 70549, 70553, 70573, 70618, 70660, 70689, 70716, 70748, 70767,
            70795, 70843, 70870, 70909, 70935, 71025, 71048, 71133, 71177, 71266, 71285, 71307,
            71319, 71340, 71370, 71388, 71400, 71416, 71443, 71481, 71566, 71575, 71630, 71667,
            71683, 71743, 71820, 71840, 71959, 72003, 72069, 72158, 72170, 72279, 72295, 72305,
            72329, 72392, 72456, 72551, 72635, 72670, 72688, 72714, 72732, 72749, 72774, 72832,
            72891, 72935, 72968, 73146, 73160, 73243, 73281, 73298, 73317, 73431, 73583, 73641,
            73655, 73695, 73711, 73729, 73773, 73815, 73824, 73844, 73919, 73934, 73947, 73951,
            74006, 74018, 74026, 74182, 74204, 74225, 74241, 74273, 74288, 74309, 74336, 74367,
            74378, 74383, 74390, 74408, 74501, 74508, 74525, 74544, 74564, 74665, 74681, 74717,
            74727, 74760, 74776, 74789, 74799, 74809, 74814, 74885, 74891, 74915, 74931, 74943,
            74947, 74962, 74977, 74993, 75074, 75167, 75190, 75200, 75213, 75230, 75247, 75254,
            75270, 75308, 75313, 75360, 75416, 75462, 75582, 75608, 75668, 75681, 75709, 75750,
            75770, 75776, 75793, 75824, 75833, 75897, 75902, 75978, 75982, 75991, 76011, 76027,
            76035, 76065, 76133, 76166, 76174, 76200, 76237, 76347, 76351, 76467, 76481, 76502,
            76510, 76552, 76571, 76587, 76612, 76709, 76763, 76899, 76971, 77054, 77078, 77143,
            77191, 77285, 77347, 77420, 77439, 77531, 77553, 77594, 77645, 77681, 77722, 77804,
            77872, 77937, 77970, 78016, 78085, 78162, 78245, 78359, 78387, 78445, 78458, 78484,
            78504, 78532, 78560, 78610, 78653, 78790, 78798, 78835, 78855, 78984, 79010, 79060,
            79124, 79147, 79163, 79176, 79200, 79207, 79228, 79232, 79240, 79272, 79276, 79307,
            79378, 79452, 79457, 79501, 79514, 79569, 79611, 79619, 79708, 79769, 79964, 80048,
            80231, 80328, 80405, 80434, 80541, 80686, 80731, 80812, 80819, 80882, 80899, 80923,
            80940, 80947, 80951, 81002, 81031, 81054, 81058, 81093, 81230, 81242, 81293, 81302,
            81329, 81348, 81356, 81380, 81445, 81485, 81565, 81592, 81646, 81653, 81901, 81909,
            81932, 82002, 82024, 82044, 82073, 82101, 82160, 82170, 82179, 82208, 82242, 82323,
            82334, 82409, 82419, 82439, 82605, 82726, 82816, 82867, 82873, 82895, 82949, 82957,
            83125, 83418, 83569, 83576, 83750, 83765, 83820, 83943, 83977, 84099, 84116, 84183,
            84205, 84219, 84339, 84383, 84519, 84541, 84578, 84588, 84698, 84754, 84758, 84766,
            84781, 84797, 84814, 84818, 84827, 84843, 84860, 84873, 84983, 84997, 85014, 85040,
            85190, 85298, 85429, 85459, 85504, 85541, 85555, 85574, 85591, 85618, 85667, 85681,
            85694, 85727, 85768, 85829, 85866, 85897, 85904, 85921, 85939, 86020, 86142, 86146,
            86150, 86178, 86284, 86289, 86376, 86398, 86495, 86504, 86592, 86600, 86707, 86718,
            86742, 86770, 86789, 86811, 86840, 86861, 86886, 86918, 86982, 87059, 87094, 87190,
            87237, 87286, 87323, 87336, 87360, 87365, 87385, 87392, 87430, 87438, 87484, 87497,
            87543, 87574, 87626, 87666, 87683, 87706, 87711, 87723, 87735, 87783, 87806, 87817,
            87826, 87870, 87880, 87887, 87936, 88165, 88280, 88322, 88361, 88504, 88573, 88632,
            88753, 88772, 88792, 88804, 88817, 88821, 88827, 88833, 88842, 88854, 88864, 88910,
            88968, 89080, 89231, 89252, 89261, 89275, 89280, 89285, 89295, 89327, 89359, 89497,
            89517, 89539, 89556, 89593, 89691, 89723, 89731, 89750, 89756, 89761, 89768, 89775,
            89782, 89890, 90117, 90239, 90332, 90427, 90488, 90575, 90768, 90979, 91162, 91379,
            91588, 91783, 91798, 91831, 91847, 91871, 91897, 91922, 91937, 91948, 91958, 91987,
            92037, 92064, 92082, 92214, 92222, 92226, 92232, 92237, 92241, 92276, 92297, 92335,
            92364, 92372, 92377, 92437, 92457, 92467, 92510, 92517, 92529, 92597, 92613, 92623,
            92646, 92656, 92781, 92802, 92831, 92840, 92844, 92864, 92887, 92896, 92901, 92906,
            93016, 93161, 93261, 93352, 93360, 93366, 93371, 93376, 93384, 93399, 93487, 93505,
            93513, 93520, 93587, 93593, 93605, 93621, 93630, 93636, 93650, 93658, 93665, 93669,
            93765, 93774, 93796, 93821, 93847, 93871, 93893, 93904, 93916, 93926, 94002, 94048,
            94070, 94085, 94119, 94158, 94181, 94248, 94307, 94321, 94376, 94388, 94393, 94451,
            94491, 94562, 94645, 94728, 94735, 94833, 94866, 94933, 94942, 94948, 94960, 94983,
            94986, 95074, 95141, 95147, 95167, 95179, 95234, 95258, 95309, 95318, 95414, 95440,
            95580, 95627, 95659, 95739, 95802, 95842, 95898, 95957, 96002, 96009, 96061, 96102,
            96163, 96239, 96300, 96345, 96361, 96418, 96441, 96462, 96503, 96526, 96534, 96552,
            96563, 96735, 96744, 96776, 96784, 96793, 96817, 96841, 96844, 96856, 96868, 96886,
            96921, 96941, 96945, 96956, 96962, 96979, 97027, 97032, 97037, 97067, 97071, 97157,
            97189, 97288, 97301, 97388, 97410, 97415, 97433, 97451, 97477, 97483, 97577, 97630,
            97668, 97707, 97712, 97809, 97811, 97820, 97905, 97952, 97975, 97989, 98003, 98019,
            98042, 98059, 98065, 98106, 98130, 98169, 98174, 98181, 98183, 98191, 98267, 98302,
            98335, 98376, 98431, 98442, 98460, 98473, 98480, 98495, 98501, 98518, 98531, 98577,
            98579, 98662, 98691, 98811, 98827, 98848, 98872, 98888, 98947, 98974, 98979, 99008,
            99196, 99222, 99355, 99409, 99562, 99570, 99612, 99620, 99651, 99722, 99746, 99804,
            99806, 99828, 99860, 99865, 99879, 100004, 100013, 100031, 100062, 100093, 100146,
            100185, 100233, 100264, 100325, 100392, 100411, 100458, 100508, 100523, 100541, 100551,
            100568, 100651, 100694, 100708, 100719, 100725, 100755, 100770, 100775, 100791, 100794,
            100838, 100903, 100936, 101023, 101046, 101080, 101086, 101092, 101103, 101115, 101133,
            101141, 101150, 101200, 101216, 101224, 101230, 101235, 101253, 101267, 101344, 101353,
            101366, 101395, 101402, 101427, 101471, 101490, 101520, 101595, 101621, 101629, 101651,
            101676, 101684, 101687, 101694, 101733, 101762, 101786, 101895, 101990, 102054, 102116,
            102164, 102221, 102339, 102394, 102463, 102470, 102475, 102489, 102498, 102505, 102564,
            102571, 102587, 102639, 102647, 102672, 102738, 102758, 102783, 102980, 103014, 103037,
            103046, 103064, 103067, 103133, 103145, 103293, 103305, 103411, 103449, 103472, 103514,
            103628, 103660, 103689, 103831, 103883, 103945, 103961, 104000, 104044, 104050, 104081,
            104091, 104110, 104174, 104220, 104274, 104289, 104305, 104362, 104370, 104543, 104589,
            104598, 104733, 104757, 104766, 104775, 104793, 104813, 104838, 104857, 104887, 104906,
            104950, 104968, 104985, 105010, 105031, 105050, 105060, 105063, 105077, 105095, 105119,
            105164, 105198, 105225, 105347, 105404, 105422, 105442, 105457, 105489, 105493, 105498,
            105503, 105511, 105557, 105574, 105652, 105669, 105759, 105855, 105898, 105912, 105946,
            105989, 106034, 106064, 106077, 106084, 106116, 106158, 106163, 106172, 106182, 106195,
            106210, 106215, 106222, 106230, 106237, 106241, 106253, 106266, 106274, 106283,
        ])
}
