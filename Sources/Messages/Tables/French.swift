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
            Aucune fenêtre de fertilité n’est affichée : l’intervalle prévu pour l’ovulation dépasse trois semaines.\
            Aucune fenêtre de fertilité n’est affichée : il manque peut-être des règles dans le suivi.\
            Les fenêtres de fertilité plus lointaines ne sont pas affichées : l’intervalle prévu pour l’ovulation dépasse trois semaines.\
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
            Si tu sais combien de temps durent d’habitude tes cycles, lance 'eve-ics settings usual-length JOURS'.\
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
            5996, 6042, 6074, 6201, 6235, 6309, 6422, 6463, 6517, 6554, 6588, 6643, 6720, 6937,
            7045, 7265, 7616, 7639, 7716, 7862, 7920, 7981, 8086, 8132, 8142, 8327, 8491, 8601,
            8717, 8792, 8838, 8929, 8965, 9081, 9178, 9313, 9441, 9590, 9716, 9863, 9891, 9926,
            10024, 10095, 10136, 10310, 10379, 10447, 10547, 10584, 10607, 10638, 10662, 10730,
            10786, 10852, 10895, 10954, 11022, 11058, 11071, 11104, 11142, 11157, 11195, 11239,
            11243, 11268, 11283, 11306, 11329, 11344, 11362, 11381, 11401, 11425, 11445, 11465,
            11490, 11519, 11536, 11569, 11584, 11609, 11682, 11690, 11696, 11701, 11709, 11719,
            11839, 11855, 11863, 11870, 11879, 11885, 11899, 11907, 11914, 12019, 12074, 12135,
            12211, 12277, 12398, 12402, 12406, 12408, 12414, 12422, 12431, 12438, 12444, 12457,
            12468, 12483, 12489, 12501, 12553, 12641, 12699, 12736, 12793, 12822, 12882, 12920,
            12960, 13032, 13080, 13112, 13171, 13219, 13241, 13251, 13264, 13279, 13284, 13348,
            13362, 13385, 13397, 13484, 13496, 13505, 13512, 13521, 13535, 13553, 13596, 13605,
            13649, 13651, 13653, 13661, 13669, 13680, 13685, 13748, 13804, 13858, 13876, 13903,
            13948, 14079, 14164, 14247, 14331, 14441, 14504, 14563, 14683, 14734, 14783, 14856,
            14943, 15105, 15205, 15264, 15335, 15420, 15435, 15506, 15568, 15610, 15664, 15725,
            15830, 15931, 16029, 16104, 16153, 16207, 16257, 16316, 16383, 16449, 16512, 16559,
            16601, 16625, 16661, 16698, 16726, 16799, 16874, 16905, 16966, 17021, 17076, 17148,
            17208, 17273, 17326, 17416, 17449, 17539, 17608, 17683, 17697, 17746, 17816, 17883,
            17940, 17989, 18013, 18083, 18134, 18163, 18255, 18278, 18285, 18323, 18367, 18427,
            18511, 18565, 18631, 18673, 18777, 18883, 18913, 18957, 19053, 19070, 19085, 19092,
            19168, 19210, 19231, 19250, 19255, 19270, 19289, 19573, 19605, 19634, 19654, 19685,
            19747, 19781, 19844, 19904, 19936, 19999, 20039, 20050, 20056, 20072, 20093, 20115,
            20156, 20178, 20196, 20294, 20308, 20327, 20357, 20382, 20408, 20432, 20448, 20464,
            20488, 20503, 20518, 20543, 20557, 20604, 20723, 20752, 20770, 20796, 20813, 20831,
            20873, 20925, 20949, 20976, 20993, 21008, 21041, 21084, 21100, 21120, 21154, 21172,
            21206, 21239, 21260, 21335, 21356, 21390, 21404, 21436, 21495, 21554, 21626, 21698,
            21772, 21868, 22005, 22262, 22283, 22319, 22381, 22476, 22518, 22539, 22557, 22691,
            22734, 22747, 22764, 22793, 22813, 22852, 22873, 22882, 22891, 22911, 22925, 22942,
            22957, 22971, 22981, 23001, 23011, 23028, 23048, 23114, 23139, 23183, 23243, 23303,
            23352, 23423, 23481, 23620, 23721, 23768, 23846, 23918, 23993, 24066, 24136, 24194,
            24245, 24469, 24614, 24755, 24887, 24931, 24982, 25036, 25131, 25200, 25278, 25351,
            25405, 25413, 25510, 25606, 25662, 25736, 25830, 25906, 26060, 26221, 26248, 26333,
            26411, 26472, 26624, 26686, 26764, 26811, 26846, 26894, 27186, 27418, 27697, 27865,
            28010, 28166, 28185, 28206, 28228, 28242, 28276, 28295, 28489, 28521, 28589, 28687,
            28913, 28975, 29067, 29144, 29227, 29325, 29376, 29433, 29559, 29683, 29750, 29872,
            29953, 30045, 30179, 30278, 30504, 30688, 30805, 30832, 30909, 30990, 31057, 31147,
            31203, 31273, 31323, 31355, 31381, 31421, 31457, 31499, 31555, 31580, 31619, 31636,
            31649, 31655, 31673, 31705, 31751, 31773, 31809, 31813, 31889, 31965, 32006, 32029,
            32034, 32039, 32046, 32132, 32190, 32252, 32264, 32302, 32309, 32316, 32327, 32345,
            32430, 32512, 32533, 32580, 32641, 32740, 32750, 32767, 32773, 32781, 32850, 32891,
            32899, 32949, 32964, 32988, 33143, 33224, 33295, 33375, 33437, 33486, 33519, 33555,
            33642, 33655, 33689, 33715, 33768, 33802, 33970, 34123, 34158, 34281, 34297, 34317,
            34332, 34359, 34377, 34394, 34409, 34471, 34519, 34603, 34670, 34866, 34987, 35014,
            35103, 35191, 35238, 35316, 35374, 35463, 35509, 35540, 35574, 35640, 35673, 35715,
            35786, 35859, 35967, 36019, 36130, 36225, 36261, 36369, 36418, 36490, 36524, 36557,
            36648, 36683, 36744, 36828, 36915, 36964, 37004, 37064, 37139, 37208, 37259, 37278,
            37323, 37378, 37403, 37439, 37490, 37522, 37544, 37629, 37672, 37709, 37768, 37791,
            37858, 37929, 37984, 38021, 38042, 38137, 38180, 38200, 38344, 38396, 38415, 38502,
            38565, 38602, 38644, 38712, 38735, 38792, 38826, 38857, 38893, 38929, 38971, 39003,
            39033, 39068, 39103, 39142, 39163, 39223, 39266, 39309, 39362, 39412, 39444, 39523,
            39588, 39628, 39645, 39705, 39776, 39839, 39885, 39921, 39971, 40015, 40040, 40072,
            40119, 40164, 40243, 40298, 40335, 40386, 40458, 40494, 40510, 40563, 40610, 40670,
            40722, 40807, 40875, 40963, 40989, 41050, 41129, 41194, 41244, 41314, 41340, 41383,
            41440, 41488, 41546, 41588, 41642, 41669, 41745, 41841, 41867, 41894, 42071, 42202,
            42276, 42370, 42538, 42624, 42758, 42831, 42868, 42962, 42976, 43040, 43112, 43129,
            43141, 43163, 43191, 43225, 43243, 43359, 43367, 43451, 43478, 43613, 43672, 43726,
            43829, 43909, 44034, 44106, 44128, 44343, 44351, 44487, 44514, 44521, 44531, 44553,
            44608, 44656, 44702, 44752, 44781, 44869, 45108, 45126, 45155, 45228, 45283, 45313,
            45359, 45413, 45505, 45557, 45581, 45611, 45646, 45680, 45710, 45738, 45743, 45754,
            45770, 45785, 45796, 45805, 45822, 45832, 45851, 45876, 45913, 45941, 45974, 46006,
            46034, 46060, 46083, 46132, 46163, 46206, 46257, 46273, 46299, 46355, 46402, 46431,
            46461, 46496, 46540, 46667, 46698, 46728, 46759, 46790, 46837, 46866, 46915, 46979,
            47028, 47086, 47167, 47177, 47203, 47233, 47278, 47306, 47406, 47448, 47460, 47470,
            47480, 47487, 47496, 47509, 47521, 47529, 47534, 47540, 47546, 47721, 47744, 47820,
            47910, 48011, 48097, 48211, 48357, 48408, 48479, 48575, 48620, 48728, 48822, 48846,
            48866, 48953, 49000, 49028, 49060, 49067, 49082, 49104, 49121, 49141, 49172, 49198,
            49217, 49239, 49248, 49255, 49277, 49290, 49324, 49425, 49616, 49717, 49821, 50189,
            50300, 50355, 50397, 50457, 50775, 50848, 50951, 51102, 51149, 51239, 51280, 51317,
            51393, 51463, 51549, 51618, 51623, 51641, 51671, 51680, 51687, 51700, 51706, 51728,
            51747, 51751, 51830, 51860, 51929, 52015, 52080, 52113, 52167, 52229, 52299, 52332,
            52346, 52416, 52540, 52654, 52693, 52725, 52770, 52776, 52796, 52812, 52902, 52949,
            52968, 53000, 53012, 53033, 53060, 53082, 53106, 53111, 53169, 53194, 53277, 53289,
            53310, 53337, 53369, 53392, 53408, 53415, 53434, 53446, 53468, 53569, 53575, 53596,
            53601, 53606, 53616, 53661, 53743, 53791, 53861, 53890, 53896, 53952, 53958, 54011,
            54017, 54045, 54055, 54059, 54073, 54083, 54093, 54107, 54149, 54173, 54192, 54209,
            54225, 54242, 54250, 54265, 54289, 54307, 54334, 54360, 54366, 54388, 54404, 54430,
            54453, 54484, 54509, 54533, 54537, 54557, 54577, 54584, 54594, 54620, 54632, 54654,
            54659, 54673, 54795, 54875, 54897, 54936, 54972, 55004, 55020, 55039, 55095, 55125,
            55181, 55256, 55359, 55479, 55565, 55620, 55688, 55741, 55816, 55828, 55888, 55915,
            55950, 56077, 56142, 56184, 56273, 56304, 56390, 56463, 56541, 56560, 56572, 56592,
            56629, 56666, 56721, 56807, 56828, 56861, 56888, 56933, 56977, 56990, 57028, 57039,
            57057, 57096, 57172, 57183, 57249, 57309, 57328, 57388, 57406, 57412, 57418, 57424,
            57436, 57442, 57520, 57711, 57953, 58211, 58260, 58314, 58369, 58579, 58641, 58703,
            58770, 58823, 58873, 58977, 59109, 59160, 59243, 59308, 59438, 59476, 59664, 59684,
            59804, 59807, 59880, 59931, 60194, 60211, 60237, 60263, 60287, 60314, 60337, 60361,
            60394, 60423, 60465, 60506, 60548, 60580, 60647, 60711, 60731, 60743, 60761, 60841,
            60874, 60906, 60932, 60962, 60988, 61003, 61034, 61061, 61096, 61119, 61156, 61181,
            61203, 61218, 61233, 61277, 61298, 61324, 61351, 61379, 61409, 61440, 61471, 61508,
            61539, 61604, 61650, 61700, 61753, 61806, 61862, 61923, 61985, 62036, 62086, 62137,
            62186, 62390, 62563, 62656, 62701, 62764, 62813, 62902, 62933, 63372, 63413, 63452,
            63611, 63660, 63753, 63849, 63898, 63949, 63985, 64052, 64115, 64206, 64249, 64317,
            64370, 64387, 64452, 64486, 64520, 64583, 64624, 64682, 64824, 64874, 64892, 64936,
            64981, 65028, 65084, 65151, 65274, 65336, 65425, 65523, 65626, 65720, 65865, 65906,
            65952, 66063, 66134, 66179, 66253, 66260, 66276, 66291, 66310, 66322, 66352, 66402,
            66514, 66670, 66842, 66875, 66882, 66910, 66970, 67020, 67102, 67158, 67221, 67301,
            67342, 67378, 67410, 67475, 67522, 67554, 67564, 67625, 67692, 67714, 67759, 67780,
            67884, 67965, 67990, 68020, 68053, 68093, 68166, 68206, 68244, 68293, 68323, 68329,
            68370, 68399, 68429, 68479, 68511, 68546, 68576, 68604, 68632, 68670, 68682, 68719,
            68765, 68799, 68816, 68941, 69018, 69111, 69148, 69186, 69225, 69258, 69303, 69321,
            69437, 69450, 69497, 69544, 69572, 69577, 69599, 69608, 69614, 69623, 69634, 69648,
            69655, 69662, 69667, 69679, 69683, 69690, 69699, 69708, 69727, 69760, 69765, 69783,
            69801, 69818, 69825, 69857, 69875, 69881, 69898, 69906, 69938, 69973, 70007, 70021,
            70040, 70046, 70064, 70081, 70099, 70119, 70140, 70200, 70269, 70318, 70377, 70426,
            70483, 70520, 70532, 70536, 70556, 70601, 70643, 70672, 70699, 70731, 70750, 70778,
            70826, 70853, 70892, 70918, 71008, 71031, 71116, 71160, 71249, 71268, 71290, 71302,
            71323, 71353, 71371, 71383, 71399, 71426, 71464, 71549, 71558, 71613, 71650, 71666,
            71726, 71803, 71823, 71942, 71986, 72052, 72141, 72153, 72262, 72278, 72288, 72312,
            72375, 72439, 72534, 72618, 72653, 72671, 72697, 72715, 72732, 72757, 72815, 72874,
            72918, 72951, 73129, 73143, 73226, 73264, 73281, 73300, 73414, 73566, 73624, 73638,
            73678, 73694, 73712, 73756, 73798, 73807, 73827, 73902, 73917, 73930, 73934, 73989,
            74001, 74009, 74165, 74187, 74208, 74224, 74256, 74271, 74292, 74319, 74350, 74361,
            74366, 74373, 74391, 74484, 74491, 74508, 74527, 74547, 74648, 74664, 74700, 74710,
            74743, 74759, 74772, 74782, 74792, 74797, 74868, 74874, 74898, 74914, 74926, 74930,
            74945, 74960, 74976, 75057, 75150, 75173, 75183, 75196, 75213, 75230, 75237, 75253,
            75291, 75296, 75343, 75399, 75445, 75565, 75591, 75651, 75664, 75692, 75733, 75753,
            75759, 75776, 75807, 75816, 75880, 75885, 75961, 75965, 75974, 75994, 76010, 76018,
            76048, 76116, 76149, 76157, 76183, 76220, 76330, 76334, 76450, 76464, 76485, 76493,
            76535, 76554, 76570, 76595, 76692, 76746, 76882, 76954, 77037, 77061, 77126, 77174,
            77268, 77330, 77403, 77422, 77514, 77536, 77577, 77628, 77664, 77705, 77787, 77855,
            77920, 77953, 77999, 78068, 78145, 78228, 78342, 78370, 78428, 78441, 78467, 78487,
            78515, 78543, 78593, 78636, 78773, 78781, 78818, 78838, 78967, 78993, 79043, 79107,
            79130, 79146, 79159, 79183, 79190, 79211, 79215, 79223, 79255, 79259, 79290, 79361,
            79435, 79440, 79484, 79497, 79552, 79594, 79602, 79691, 79752, 79947, 80031, 80214,
            80311, 80388, 80417, 80524, 80669, 80714, 80795, 80802, 80865, 80882, 80906, 80923,
            80930, 80934, 80985, 81014, 81037, 81041, 81076, 81213, 81225, 81276, 81285, 81312,
            81331, 81339, 81363, 81428, 81468, 81548, 81575, 81629, 81636, 81884, 81892, 81915,
            81985, 82007, 82027, 82056, 82084, 82143, 82153, 82162, 82191, 82225, 82306, 82317,
            82392, 82402, 82422, 82588, 82709, 82799, 82850, 82856, 82878, 82932, 82940, 83108,
            83401, 83552, 83559, 83733, 83748, 83803, 83926, 83960, 84082, 84099, 84166, 84188,
            84202, 84322, 84366, 84502, 84524, 84561, 84571, 84681, 84737, 84741, 84749, 84764,
            84780, 84797, 84801, 84810, 84826, 84843, 84856, 84966, 84980, 84997, 85023, 85173,
            85281, 85412, 85442, 85487, 85524, 85538, 85557, 85574, 85601, 85650, 85664, 85677,
            85710, 85751, 85812, 85849, 85880, 85887, 85904, 85922, 86003, 86125, 86129, 86133,
            86161, 86267, 86272, 86359, 86381, 86478, 86487, 86575, 86583, 86690, 86701, 86725,
            86753, 86772, 86794, 86823, 86844, 86869, 86901, 86965, 87042, 87077, 87173, 87220,
            87269, 87306, 87319, 87343, 87348, 87368, 87375, 87413, 87421, 87467, 87480, 87526,
            87557, 87609, 87649, 87666, 87689, 87694, 87706, 87718, 87766, 87789, 87800, 87809,
            87853, 87863, 87870, 87919, 88148, 88263, 88305, 88344, 88487, 88556, 88615, 88736,
            88755, 88775, 88787, 88800, 88804, 88810, 88816, 88825, 88837, 88847, 88893, 88951,
            89063, 89214, 89235, 89244, 89258, 89263, 89268, 89278, 89310, 89342, 89480, 89500,
            89522, 89539, 89576, 89674, 89706, 89714, 89733, 89739, 89744, 89751, 89758, 89765,
            89873, 90100, 90222, 90315, 90410, 90471, 90558, 90751, 90962, 91145, 91362, 91571,
            91766, 91781, 91814, 91830, 91854, 91880, 91905, 91920, 91931, 91941, 91970, 92020,
            92047, 92065, 92197, 92205, 92209, 92215, 92220, 92224, 92259, 92280, 92318, 92347,
            92355, 92360, 92420, 92440, 92450, 92493, 92500, 92512, 92580, 92596, 92606, 92629,
            92639, 92764, 92785, 92814, 92823, 92827, 92847, 92870, 92879, 92884, 92889, 92999,
            93144, 93244, 93335, 93343, 93349, 93354, 93359, 93367, 93382, 93470, 93488, 93496,
            93503, 93570, 93576, 93588, 93604, 93613, 93619, 93633, 93641, 93648, 93652, 93748,
            93757, 93779, 93804, 93830, 93854, 93876, 93887, 93899, 93909, 93985, 94031, 94053,
            94068, 94102, 94141, 94164, 94231, 94290, 94304, 94359, 94371, 94376, 94434, 94474,
            94545, 94628, 94711, 94718, 94816, 94849, 94916, 94925, 94931, 94943, 94966, 94969,
            95057, 95124, 95130, 95150, 95162, 95217, 95241, 95292, 95301, 95397, 95423, 95563,
            95610, 95642, 95722, 95785, 95825, 95881, 95940, 95985, 95992, 96044, 96085, 96146,
            96222, 96283, 96328, 96344, 96401, 96424, 96445, 96486, 96509, 96517, 96535, 96546,
            96718, 96727, 96759, 96767, 96776, 96800, 96824, 96827, 96839, 96851, 96869, 96904,
            96924, 96928, 96939, 96945, 96962, 97010, 97015, 97020, 97050, 97054, 97140, 97172,
            97271, 97284, 97371, 97393, 97398, 97416, 97434, 97460, 97466, 97560, 97613, 97651,
            97690, 97695, 97792, 97794, 97803, 97888, 97935, 97958, 97972, 97986, 98002, 98025,
            98042, 98048, 98089, 98113, 98152, 98157, 98164, 98166, 98174, 98250, 98285, 98318,
            98359, 98414, 98425, 98443, 98456, 98463, 98478, 98484, 98501, 98514, 98560, 98562,
            98645, 98674, 98794, 98810, 98831, 98855, 98871, 98930, 98957, 98962, 98991, 99179,
            99205, 99338, 99392, 99545, 99553, 99595, 99603, 99634, 99705, 99729, 99787, 99789,
            99811, 99843, 99848, 99862, 99987, 99996, 100014, 100045, 100076, 100129, 100168,
            100216, 100247, 100308, 100375, 100394, 100441, 100491, 100506, 100524, 100534, 100551,
            100634, 100677, 100691, 100702, 100708, 100738, 100753, 100758, 100774, 100777, 100821,
            100886, 100919, 101006, 101029, 101063, 101069, 101075, 101086, 101098, 101116, 101124,
            101133, 101183, 101199, 101207, 101213, 101218, 101236, 101250, 101327, 101336, 101349,
            101378, 101385, 101410, 101454, 101473, 101503, 101578, 101604, 101612, 101634, 101659,
            101667, 101670, 101677, 101716, 101745, 101769, 101878, 101973, 102037, 102099, 102147,
            102204, 102322, 102377, 102446, 102453, 102458, 102472, 102481, 102488, 102547, 102554,
            102570, 102622, 102630, 102655, 102721, 102741, 102766, 102963, 102997, 103020, 103029,
            103047, 103050, 103116, 103128, 103276, 103288, 103394, 103432, 103455, 103497, 103611,
            103643, 103672, 103814, 103866, 103928, 103944, 103983, 104027, 104033, 104064, 104074,
            104093, 104157, 104203, 104257, 104272, 104288, 104345, 104353, 104526, 104572, 104581,
            104716, 104740, 104749, 104758, 104776, 104796, 104821, 104840, 104870, 104889, 104933,
            104951, 104968, 104993, 105014, 105033, 105043, 105046, 105060, 105078, 105102, 105147,
            105181, 105208, 105330, 105387, 105405, 105425, 105440, 105472, 105476, 105481, 105486,
            105494, 105540, 105557, 105635, 105652, 105742, 105838, 105881, 105895, 105929, 105972,
            106017, 106047, 106060, 106067, 106099, 106141, 106146, 106155, 106165, 106178, 106193,
            106198, 106205, 106213, 106220, 106224, 106236, 106249, 106257, 106266,
        ])
}
