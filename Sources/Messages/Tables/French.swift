// Scripts/catalogue writes this file from po/fr.po.
// swift-format-ignore-file

extension MessageTable {
    static let french = MessageTable(
        """
        Adresse :\0\
        expiré après le {day}\0\
        Abonnement {name} ajouté : {facts}.\0\
        Abonnement {name} révoqué. Une application qui le suit encore affiche un calendrier vide après sa prochaine mise à jour. L’adresse fonctionne jusqu’au {day}.\0\
        Sans https, d’autres personnes sur le réseau peuvent aussi le lire.\0\
        Le QR code de l’adresse ne tient pas ici ; il lui faut {count} colonne.\u{1F}Le QR code de l’adresse ne tient pas ici ; il lui faut {count} colonnes.\0\
        Abonnement {name} révoqué. Les applications peuvent garder ce qu’elles ont déjà récupéré.\0\
        Nouvelle adresse pour l’abonnement {name} : {facts}.\0\
        Toute personne qui a cette adresse peut lire l’abonnement. Elle n’est affichée que maintenant.\0\
        Elle permet aussi de modifier ton suivi.\0\
        Son adresse n’est pas conservée. Pour en obtenir une nouvelle, lance 'eve-ics feed rotate {name}'.\0\
        Aucun abonnement au calendrier pour l’instant. Crées-en un avec 'eve-ics feed add NAME'.\0\
        dernière récupération la semaine du {day}\0\
        jamais récupéré\0\
        Rien n’est masqué.\0\
        {name} : {facts}.\0\
        À l’écoute sur {addresses}.\0\
        À l’écoute sur les sockets ouverts par systemd.\0\
        Créations depuis {count} jour : {items}.\u{1F}Créations des {count} derniers jours : {items}.\0\
        l’abonnement {name} ({day})\0\
        le mot de passe d’application {name} ({day})\0\
        créé par une version plus récente d’eve-ics ; mets celle-ci à jour\0\
        Cette adresse n’est accessible que depuis cet ordinateur. Pour d’autres appareils, indique l’adresse de ton serveur avec --public-url URL.\0\
        La page web est à l’adresse {address}.\0\
        Si ton navigateur ne trouve pas cette adresse, démarre le serveur avec {command}.\0\
        Mot de passe :\0\
        Ajoute un compte CalDAV avec ces données dans l’application de calendrier. Le mot de passe n’est affiché que maintenant.\0\
        Mot de passe d’application {name} ajouté : {facts}.\0\
        Sans https, le serveur n’accepte aucune connexion à cette adresse ; voir 'eve-ics help serve'.\0\
        Le QR code du mot de passe ne tient pas ici ; il lui faut {count} colonne.\u{1F}Le QR code du mot de passe ne tient pas ici ; il lui faut {count} colonnes.\0\
        Le mot de passe se trouve aussi dans {file}. Ouvre ce fichier sur l’iPhone ou le Mac, et supprime-le une fois le compte créé.\0\
        Mot de passe d’application {name} révoqué. Les applications peuvent garder ce qu’elles ont déjà récupéré.\0\
        Toute personne qui a le mot de passe peut voir ce calendrier.\0\
        Toute personne qui a le mot de passe peut voir ce calendrier et modifier ton suivi et tes calendriers.\0\
        Aucun mot de passe d’application pour l’instant. Crées-en un avec 'eve-ics app-password add NAME'.\0\
        lecture seule\0\
        {count} événement masqué dans une application de calendrier est de nouveau affiché.\u{1F}{count} événements masqués dans une application de calendrier sont de nouveau affichés.\0\
        jusqu’au {day}\0\
        dernière utilisation {distance}\0\
        jamais utilisé\0\
        Nom d’utilisateur :\0\
        modifiable dans Thunderbird\0\
        Alarme ajoutée : {title}, {when}.\0\
        journée\0\
        {days} à {time}\0\
        À {time}\0\
        Alarme modifiée : {title}, {when}.\0\
        La liste est plus longue que ce qui est affiché ici.\0\
        début {count} jour avant\u{1F}début {count} jours avant\0\
        Arrêter\0\
        Pour arrêter l’alarme : {command}\0\
        Alarme arrêtée : {title}.\0\
        Bois un peu d’eau\0\
        {title} dans {count} jour\u{1F}{title} dans {count} jours\0\
        {title} aujourd’hui\0\
        {title} demain\0\
        {title} dans {count} semaine\u{1F}{title} dans {count} semaines\0\
        répétition réglée dans ton application de calendrier\0\
        tous les jours\0\
        {days}, toutes les heures de {first} à {last}\u{1F}{days}, toutes les {count} heures de {first} à {last}\0\
        {days}, toutes les {count} minute de {first} à {last}\u{1F}{days}, toutes les {count} minutes de {first} à {last}\0\
        {title} à prévoir dans {count} jour\u{1F}{title} à prévoir dans {count} jours\0\
        {title} à prévoir aujourd’hui\0\
        {title} à prévoir demain\0\
        {title} à prévoir dans {count} semaine\u{1F}{title} à prévoir dans {count} semaines\0\
        début {count} heure avant\u{1F}début {count} heures avant\0\
        passée\0\
        reportée à {time}\0\
        Note ta journée\0\
        début {count} minute avant\u{1F}début {count} minutes avant\0\
        Alarmes manquées : {titles}\0\
        {count} autre\u{1F}{count} autres\0\
        {count} autre alarme sonne\u{1F}{count} autres alarmes sonnent\0\
        Rappel\0\
        Prochaine fois : {when}.\0\
        Tu n’as aucune alarme.\0\
        Rien de prévu d’ici {count} jour.\u{1F}Rien de prévu dans les {count} prochains jours.\0\
        Aucune alarme ne sonne.\0\
        Cette alarme ne sonnera plus.\0\
        Non chiffré : n’importe qui en chemin peut lire les messages.\0\
        Tes alarmes sont envoyées à {address}.\0\
        Les messages disent seulement qu’il y a un rappel.\0\
        Les messages n’ont pas de boutons tant que 'eve-ics serve' n’est pas lancé avec --public-url.\0\
        Tes alarmes ne sont envoyées à aucun serveur ntfy.\0\
        Sans jeton, toute personne qui connaît ce sujet peut lire les messages.\0\
        Les messages contiennent les titres de tes alarmes.\0\
        Jeton d’accès :\0\
        Le serveur a accepté le message.\0\
        Les messages arrivent ici.\0\
        rappel : {title}\0\
        Alarme supprimée : {title}.\0\
        Les alarmes sonnent dans un terminal ou par 'eve-ics alarms --run COMMAND'.\0\
        Les alarmes sonnent dans ce terminal jusqu’à ce que tu appuies sur Ctrl-C.\0\
        sonne maintenant\0\
        La commande de 'eve-ics serve --run' apprend quand tu as un rappel, sans titres.\0\
        La commande de 'eve-ics serve --run' n’apprend rien de tes alarmes.\0\
        La commande de 'eve-ics serve --run' apprend tes alarmes, avec leurs titres.\0\
        Pas d’alarme le {day} : {title}.\0\
        Reporter\0\
        Sonnera de nouveau à {time} : {title}.\0\
        {title} : début dans {count} jour\u{1F}{title} : début dans {count} jours\0\
        {title} : début aujourd’hui\0\
        {title} : début demain\0\
        {title} : début dans {count} semaine\u{1F}{title} : début dans {count} semaines\0\
        Alarme désactivée : {title}.\0\
        Alarme activée : {title}.\0\
        Voici comment sonne une alarme\0\
        jusqu’à {time}\0\
        a sonné, non arrêtée\0\
        alarme manquée\0\
        Arrêterait l’alarme : {title}.\0\
        Sonnerait de nouveau à {time} : {title}.\0\
        Les données précédentes sont maintenant dans {file}.\0\
        {count} entrée\u{1F}{count} entrées\0\
        Cette version enregistre les données dans un nouveau format. Une copie dans l’ancien format est gardée 30 jours : {copy}\0\
        Nouvelle base de données créée : {store}\0\
        {count} entrée n’a pas pu être lue ou avait été effacée.\u{1F}{count} entrées n’ont pas pu être lues ou avaient été effacées.\0\
        {count} personne\u{1F}{count} personnes\0\
        {file} remplacé : {contents}. Toute personne qui a le fichier peut le lire.\0\
        Remplacer {store} par {backup} ({contents}) ?\0\
        {store} restauré : {contents}.\0\
        Remplacer {store} par {count} entrée lisible dans {file} ?\u{1F}Remplacer {store} par les {count} entrées lisibles dans {file} ?\0\
        {store} récupéré : {contents}.\0\
        {file} créé : {contents}. Toute personne qui a le fichier peut le lire.\0\
        Ta méthode hormonale est terminée. Jusqu’à tes prochaines règles, n’importe quel jour peut être fertile.\0\
        N’importe quel jour peut être fertile.\0\
        D’ici là, n’importe quel jour peut être fertile.\0\
        Calculé à partir de règles qui commencent le {day}.\0\
        Cela ne compte pas comme des règles.\0\
        {percent} de probabilité le {day}\0\
        {percent} de probabilité entre le {first} et le {last}\0\
        Prévision : les jours autour d’une ovulation attendue le {day}, {chance}.\0\
        Pour l’instant, seulement {count} cycle complet est enregistré, la prévision peut donc encore changer.\u{1F}Pour l’instant, seulement {count} cycles complets sont enregistrés, la prévision peut donc encore changer.\0\
        Aucun cycle complet n’est encore enregistré, l’intervalle est donc celui de la population en général.\0\
        Aucun cycle complet n’est encore enregistré ; ta propre estimation de {count} jour compte comme un cycle.\u{1F}Aucun cycle complet n’est encore enregistré ; ta propre estimation de {count} jours compte comme un cycle.\0\
        Pour l’instant, seulement {count} cycle complet est enregistré, et ta propre estimation de {usual} jours compte comme un cycle de plus. La prévision peut encore changer.\u{1F}Pour l’instant, seulement {count} cycles complets sont enregistrés, et ta propre estimation de {usual} jours compte comme un cycle de plus. La prévision peut encore changer.\0\
        Prévision : {chance}.\0\
        Ta méthode bloque l’ovulation dans certains cycles et pas dans d’autres.\0\
        À partir du {date}, ta méthode bloque l’ovulation dans certains cycles et pas dans d’autres. N’importe quel jour peut alors être fertile.\0\
        Enregistré : {count} jour.\u{1F}Enregistré : {count} jours.\0\
        Enregistré : le premier jour. La durée n’est pas connue.\0\
        Si des règles n’ont pas été enregistrées vers le {day}, les suivantes sont attendues le {expected}.\0\
        Une prévision, pas un moyen de contraception.\0\
        Observée.\0\
        Elles étaient attendues entre le {first} et le {last}.\0\
        Tes règles sont-elles finies ? Elles durent plus longtemps que ton {count} jour habituel.\u{1F}Tes règles sont-elles finies ? Elles durent plus longtemps que tes {count} jours habituels.\0\
        Tes règles ont {count} jour de retard (attendues entre le {first} et le {last}).\u{1F}Tes règles ont {count} jours de retard (attendues entre le {first} et le {last}).\0\
        Si elles continuent, enregistre chaque jour au fur et à mesure. Sinon, laisse cet événement ou supprime-le.\0\
        Si ça a commencé, enregistre le premier jour. Sinon, laisse cet événement ou supprime-le : cela ne change rien.\0\
        Tes règles sont-elles là ? Leur début le plus probable était le {day}.\0\
        Enregistré : {logged}. Prévu : {expected}.\0\
        Si tes règles se terminent plus tôt, mets la fin de cet événement à leur dernier jour.\0\
        Jours enregistrés et jours prévus.\0\
        Aucune fenêtre de fertilité n’est affichée : elle durerait plus de trois semaines.\0\
        Aucune fenêtre de fertilité n’est affichée : il manque peut-être des règles dans le suivi.\0\
        À partir du {date}, aucune fenêtre de fertilité n’est affichée : elle durerait plus de trois semaines. N’importe quel jour peut alors être fertile.\0\
        Une hémorragie de privation, quand les hormones de la plaquette {pack} s’arrêtent : elle commence le plus souvent le {day}.\0\
        Une hémorragie de privation, quand les hormones de la plaquette {pack} s’arrêtent : elle commence le plus souvent entre le {first} et le {last}.\0\
        Une hémorragie de privation, quand les hormones de la série {round} s’arrêtent : elle commence le plus souvent le {day}.\0\
        Une hémorragie de privation, quand les hormones de la série {round} s’arrêtent : elle commence le plus souvent entre le {first} et le {last}.\0\
        {count} carte\u{1F}{count} cartes\0\
        {count} à revoir\u{1F}{count} à revoir\0\
        {count} carte vide a été laissée de côté.\u{1F}{count} cartes vides ont été laissées de côté.\0\
        {count} carte écrite dans {file}.\u{1F}{count} cartes écrites dans {file}.\0\
        Entrée : montrer le verso, q : quitter\0\
        {count} champ ou étiquette qu’aucune carte n’affiche a été laissé de côté.\u{1F}{count} champs et étiquettes qu’aucune carte n’affiche ont été laissés de côté.\0\
        {count} carte ajoutée à {deck}.\u{1F}{count} cartes ajoutées à {deck}.\0\
        {count} carte était déjà là.\u{1F}{count} cartes étaient déjà là.\0\
        {count} image ou son a été laissé de côté.\u{1F}{count} images et sons ont été laissés de côté.\0\
        La prochaine est à revoir : {when}.\0\
        Tu n’as aucune carte.\0\
        Aucune carte n’est à revoir.\0\
        Carte {number} sur {all}\0\
        Entrée : retourner, n : suivante, r : l’écarter, q : quitter\0\
        Toutes les cartes sont écartées. Le quiz est terminé.\0\
        1 : oublié, 2 : difficile, 3 : bien, 4 : facile, q : quitter\0\
        {count} carte revue.\u{1F}{count} cartes revues.\0\
        C’était la dernière carte. On reprend depuis le début.\0\
        {deck} : {count} carte à revoir\u{1F}{deck} : {count} cartes à revoir\0\
        réponses sur des cycles inhabituels\0\
        contraception\0\
        entrées plus anciennes effacées\0\
        des valeurs que tes réglages masquent\0\
        {item} ({days})\0\
        rétablissement de l’entrée {entry}\0\
        {count} jour, {range}\u{1F}{count} jours, {range}\0\
        rien\0\
        rappel des jours fertiles\0\
        un autre rappel\0\
        rappel de l’injection\0\
        rappel de l’ovulation\0\
        rappel du patch\0\
        rappel des règles\0\
        rappel de la pilule\0\
        rappel des questions\0\
        rappel du renouvellement\0\
        rappel de l’anneau\0\
        supprimé : {items}\0\
        réglage {key} : {value}\0\
        réglage {key} : par défaut\0\
        un autre réglage\0\
        annulation de l’entrée {entry}\0\
        {day} à {time}\0\
        Non retenu : {readings}.\0\
        Une hausse apparaît après six mesures plus basses et trois plus hautes.\0\
        abondant\0\
        léger\0\
        moyen\0\
        spotting\0\
        saignement\0\
        Prends ta température au réveil, avant de te lever, et enregistre-la avec 'eve-ics log today --temperature {example}'.\0\
        {row} : {signs}\0\
        négatif\0\
        positif\0\
        crémeuse\0\
        sèche\0\
        blanc d’œuf\0\
        collante\0\
        aqueuse\0\
        Aucune hausse pour l’instant. Il faut pour cela trois mesures de suite au-dessus des six précédentes.\0\
        Aucune température n’est enregistrée dans ce cycle.\0\
        Aucune autre température n’est enregistrée dans ce cycle.\0\
        Aucune température n’est enregistrée dans le cycle commencé le {start}.\0\
        {count} mesure pour l’instant.\u{1F}{count} mesures pour l’instant.\0\
        La température est passée au-dessus de {line} le {day} (jour {number} du cycle). C’est certain depuis le {confirmed}.\0\
        Date\0\
        Jour\0\
        LH\0\
        Glaire\0\
        Observé\0\
        Ovulation\0\
        Règles\0\
        Hausse\0\
        ligne de base\0\
        non retenue\0\
        ton observation\0\
        hausse\0\
        température\0\
        Cycle : {days} ({length}). Températures en {unit}.\0\
        Cycle commencé le {start}. Aujourd’hui est le jour {number}. Températures en {unit}.\0\
        Que ton thé reste chaud et les files d’attente courtes.\0\
        Le fauteuil confortable est pour toi.\0\
        Une vieille connaissance aimerait avoir de tes nouvelles.\0\
        Porte ta couleur préférée.\0\
        De belles journées pour rentrer par le chemin le plus long.\0\
        Traite-toi aussi bien que tes plantes.\0\
        Quelqu’un se réjouit que tu sois là.\0\
        La cuisine est un bon endroit pour danser ; personne ne compte les pas.\0\
        Jusqu’ici, aucun lundi n’a eu raison de toi.\0\
        Prends la place côté fenêtre.\0\
        Un petit coup de chance n’est pas loin : ouvre l’œil.\0\
        Un bon moment pour la musique, un peu plus fort.\0\
        avec sa propre adresse\0\
        ton joyeux\0\
        pour {client}\0\
        dates seulement\0\
        doses\0\
        vide, pour que les applications retirent ce qu’elles affichent\0\
        jours fertiles\0\
        jours fertiles masqués\0\
        langue {tag}\0\
        {count} mois en avant et {past} en arrière\u{1F}{count} mois en avant et {past} en arrière\0\
        aucun rappel\0\
        ovulation\0\
        règles\0\
        questions\0\
        titres neutres\0\
        tes propres titres\0\
        Utilisation {number} ajoutée : {details}.\0\
        à {time}\0\
        Utilisation {number} modifiée : {details}.\0\
        Du\0\
        Au\0\
        Méthode\0\
        À venir\0\
        Utilisation\0\
        Heure\0\
        L’utilisation {number} ({method}) s’est terminée le {day}.\0\
        L’utilisation {number} ({method}) se termine le {day}.\0\
        Exporte à nouveau pour l’ajouter à ton calendrier.\0\
        à partir du {day}\0\
        à partir d’aujourd’hui\0\
        L’utilisation {number} ({method}) continue.\0\
        L’utilisation {number} ({method}) continue en parallèle. Si elle est finie, lance 'eve-ics contraception end --course {number}'.\0\
        Une grossesse est notée depuis le {day}. Si elle est terminée, note ce qui a suivi.\0\
        Utilisation {number} ({method}) : l’injection {injection} est à faire le {day}.\0\
        Utilisation {number} ({method}) : l’injection {injection} a été faite le {day}.\0\
        Aucune méthode n’est enregistrée. Lance par exemple 'eve-ics contraception add pill 21+7 --start {today}'.\0\
        Un rappel de la prochaine injection arrivera une semaine avant.\0\
        Un rappel de la prochaine injection arrivera le jour même.\0\
        Un rappel du renouvellement arrivera {count} semaine avant.\u{1F}Un rappel du renouvellement arrivera {count} semaines avant.\0\
        Un rappel du renouvellement arrivera le jour même.\0\
        en commençant au jour {number} d’une plaquette\0\
        Utilisation {number} ({method}) : la plaquette {pack} commence le {day}.\0\
        Utilisation {number} ({method}) : le {day} est le jour {place} de la plaquette {pack}.\0\
        Aucune dose n’y est enregistrée comme prise, le début est donc déplacé à ce jour. Si elle était déjà commencée, répète la commande avec '--new-pack'.\0\
        Pour avoir un rappel du renouvellement, indique la durée de pose. Pour cinq ans, lance '{command}'.\0\
        Utilisation {number} ({method}) : renouvellement le {day}.\0\
        Utilisation {number} ({method}) : la série {round} commence le {day}.\0\
        Utilisation {number} ({method}) : le {day} est le jour {place} de la série {round}.\0\
        depuis le {day}\0\
        L’heure de l’utilisation {number} ({method}) est maintenant {time}.\0\
        L’utilisation {number} ({method}) n’a plus d’heure fixe.\0\
        C’est déjà le cas. Rien n’a changé.\0\
        L’utilisation {number} ({method}) ne commencera pas.\0\
        Pour ne pas le retenir, lance 'eve-ics cycle {start} ignore'.\0\
        Si le cycle qui commence le {day} était vraiment un seul long cycle, lance 'eve-ics cycle {start} long'.\0\
        S’il manque des règles dans le cycle qui commence le {day}, lance 'eve-ics cycle {start} missing'.\0\
        Si le cycle qui commence le {day} avait vraiment cette durée, lance 'eve-ics cycle {start} long'.\0\
        Si des règles ont commencé le {day}, lance 'eve-ics cycle {start} start'.\0\
        Ta réponse sur le cycle ({days}) est supprimée.\0\
        Ta réponse sur le saignement ({days}) est supprimée.\0\
        Noté : un saignement entre les règles ({days}).\0\
        Noté pour le cycle ({days}, {length}) : il ne compte pas.\0\
        Noté pour le cycle ({days}, {length}) : c’était un seul cycle.\0\
        Noté pour le cycle ({days}, {length}) : il y manque des règles.\0\
        Noté : des règles ont commencé avec le saignement ({days}).\0\
        C’est déjà enregistré. Rien n’a changé.\0\
        saignement entre les règles (ta réponse)\0\
        non retenu (ta réponse)\0\
        vraiment un seul cycle (ta réponse)\0\
        il y manque des règles (ta réponse)\0\
        saignement entre les règles\0\
        probablement deux cycles ; des règles manquent peut-être vers le {day}\0\
        probablement trois cycles ; des règles manquent peut-être vers le {days}\0\
        différent de tes autres cycles\0\
        Ta réponse sur le cycle commencé le {start} est supprimée.\0\
        Noté : le cycle commencé le {start} ne comptera pas.\0\
        Noté : aucunes règles ne manquent depuis le {start}.\0\
        Le cycle commencé le {start} n’a pas de réponse. Rien n’a changé.\0\
        Le cycle ({days}) n’a pas de réponse. Rien n’a changé.\0\
        Ce jour précède tes premières règles enregistrées ({start}).\0\
        Ce jour compte comme un saignement entre les règles.\0\
        Elles sont arrivées {count} jour plus tôt.\u{1F}Elles sont arrivées {count} jours plus tôt.\0\
        Elles sont arrivées ce jour-là.\0\
        Elles sont arrivées {count} jour plus tard.\u{1F}Elles sont arrivées {count} jours plus tard.\0\
        des règles qui peuvent commencer d’un jour à l’autre ({chance})\0\
        un jour fertile de la fenêtre ({window}), avec une ovulation vers le {day}\0\
        pas de règles\0\
        pas de règles, hors de la fenêtre de fertilité\0\
        ovulation autour de ce jour, dans la fenêtre de fertilité ({window})\0\
        jour {number} des règles attendues à partir du {first} ({chance})\0\
        jour {number} de tes règles, qui durent environ {length}\0\
        pas de règles, et chaque jour peut être fertile\0\
        Prévu : {expectation}.\0\
        Ce jour est à plus de dix ans. Il n’y a pas de prévision pour lui.\0\
        Probabilité que ce jour soit fertile : {percent}.\0\
        Le premier jour d’un cycle.\0\
        Le premier jour d’un cycle de {count} jour.\u{1F}Le premier jour d’un cycle de {count} jours.\0\
        Enregistré : {items}.\0\
        Note :\0\
        Rien n’est enregistré pour ce jour.\0\
        Jour {number} du cycle commencé le {start}.\0\
        Jour {number} du cycle dont le début est prévu le {start}.\0\
        Jour {number} du cycle commencé le {start}, si aucunes règles ne commencent avant.\0\
        Prévu le {made}, au début du cycle : {expectation}.\0\
        La prévision du {made} attendait ces règles le {day} ({chance}).\0\
        Pour les raisons, lance 'eve-ics explain'.\0\
        Probabilité que le prochain saignement commence ce jour : {percent}. D’ici là, au total : {total}.\0\
        Probabilité que tes prochaines règles commencent ce jour : {percent}. D’ici là, au total : {total}.\0\
        {date} ({weekday}, {distance})\0\
        Modifié : ce qui est enregistré le {day}.\0\
        Corrige les valeurs, enregistre et ferme l’éditeur. Une valeur vide n’est pas enregistrée.\0\
        Humeur : {words}\0\
        Note : {words}\0\
        Note :\0\
        Tu n’as encore rien écrit. Par exemple : 'eve-ics log today --note NOTE'\0\
        Rien de ce que tu as écrit ne correspond.\0\
        Symptômes : {words}\0\
        Rien n’a changé.\0\
        Fait.\0\
        Fait en retard.\0\
        Injection {number}.\0\
        {count} dose est enregistrée comme omise : cette prévision n’est plus valable. Consulte la notice ou demande conseil en pharmacie.\u{1F}{count} doses de suite sont enregistrées comme omises : cette prévision n’est plus valable. Consulte la notice ou demande conseil en pharmacie.\0\
        Une nouvelle plaquette commence.\0\
        Une nouvelle série commence.\0\
        {number} sur {total}\0\
        Patch {number}, série {round}.\0\
        Patch {number}, série {round}, à retirer. La pause commence.\0\
        Pilule {number}, plaquette {pack}.\0\
        Pilule {number}, plaquette {pack} : un placebo, sans hormones.\0\
        À renouveler : {method}. Prends rendez-vous à l’avance.\0\
        Anneau {number}, série {round}.\0\
        Anneau {number}, série {round}, à retirer. La pause commence.\0\
        La notice indique ce qu’il faut faire.\0\
        Dose omise.\0\
        Prise.\0\
        Prise en retard.\0\
        Sans patch : {days}.\0\
        Sans pilule : {days}.\0\
        Pilules placebo, sans hormones : {days}.\0\
        Sans anneau : {days}.\0\
        injection {number}\0\
        L’injection {number} était à faire le {day} ({distance}). Elle n’est pas notée comme faite.\0\
        {dose}, {when}\0\
        À venir : {item}.\0\
        Prochaine plaquette : {when}.\0\
        Prochain patch : {when}.\0\
        Prochain anneau : {when}.\0\
        passer au patch {number}\0\
        changer le patch\0\
        retirer le patch\0\
        coller le patch {number}\0\
        coller le patch\0\
        pilule {number}\0\
        pilule {number} (placebo)\0\
        renouvellement\0\
        Renouvellement à prévoir : {method}, {when}.\0\
        Renouvellement en retard : {method}, {when}. Quand il est fait, lance 'eve-ics contraception reset --course {course}'.\0\
        passer à l’anneau {number}\0\
        changer l’anneau\0\
        mettre l’anneau {number}\0\
        mettre l’anneau\0\
        retirer l’anneau\0\
        Aujourd’hui : {dose}, pas encore noté.\0\
        Aujourd’hui à {time} : {dose}, pas encore noté.\0\
        Aujourd’hui : {dose}.\0\
        Pas encore noté : {days}.\0\
        {day}, {distance}\0\
        {day} à {time}\0\
        Hier : {dose}, pas encore noté.\0\
        Hier à {time} : {dose}, pas encore noté.\0\
        alarme modifiée\0\
        reconnu à ses dates\0\
        événement modifié jour par jour\0\
        reconnu à son ref\0\
        événement annulé par le fichier\0\
        {event} → {outcome} ({reasons})\0\
        événement confirmé\0\
        {event} : {calendar} dans le calendrier ; {log} dans ton suivi ({reason})\0\
        événement supprimé\0\
        lignes ajoutées à la description\0\
        {title} {days}\0\
        événement absent du calendrier\0\
        La plupart des événements sont revenus un jour plus tôt.\0\
        La plupart des événements sont revenus un jour plus tard.\0\
        La plupart des événements sont revenus avec une fin un jour plus tôt.\0\
        La plupart des événements sont revenus avec une fin un jour plus tard.\0\
        La plupart des événements sont revenus avec seulement leur premier jour.\0\
        Certaines applications écrivent les dates ainsi, elles sont donc lues telles que tu les voyais.\0\
        Certaines applications écrivent les dates ainsi, aucune date n’a donc été importée. Enregistre ce qui a changé avec 'eve-ics log'.\0\
        {count} événement de la prévision est masqué dans tes applications de calendrier. 'eve-ics unhide' le fait réapparaître.\u{1F}{count} événements de la prévision sont masqués dans tes applications de calendrier. 'eve-ics unhide' les fait réapparaître.\0\
        enregistré : {days}\0\
        enregistré : {days}, fin le {last}\0\
        enregistré : {days}, puis jusqu’au {last} au fil des jours\0\
        {event} : absent du calendrier. Si c’est voulu, utilise 'eve-ics import --accept-deletions'.\0\
        … et {count} autre\u{1F}… et {count} autres\0\
        événement déplacé\0\
        nouvel événement\0\
        {count} événement de ton calendrier n’est pas dans ce fichier.\u{1F}{count} événements de ton calendrier ne sont pas dans ce fichier.\0\
        pas de saignement jusqu’au {today} inclus\0\
        note du {day}\0\
        observé : {day}\0\
        événement remis à sa place\0\
        rappel : {reminder}\0\
        événement déplacé, durée modifiée\0\
        événement raccourci\0\
        confirmé\0\
        supprimé\0\
        dose prise en retard\0\
        pas de règles\0\
        pas de saignement\0\
        un autre rappel\0\
        règles {days}\0\
        dose omise\0\
        événement allongé\0\
        dose prise\0\
        {event} : {what}\0\
        retiré de ton suivi\0\
        deux événements de ce type ont de nouvelles alarmes différentes\0\
        ton suivi dit autre chose\0\
        des règles sont enregistrées ces jours-là\0\
        ton suivi a été modifié après la création du calendrier\0\
        le rappel a été modifié après la création du calendrier\0\
        un autre événement a été mis aux mêmes jours\0\
        le fichier contient deux fois cet événement, à des jours différents\0\
        Ensuite, la prévision suit de nouveau tes propres cycles.\0\
        Pendant l’utilisation, aucun jour fertile n’est prévu, et les saignements sont attendus pendant les pauses, pas d’après tes cycles.\0\
        Pendant l’utilisation, les saignements sont attendus pendant les pauses, pas d’après tes cycles.\0\
        La dernière injection compte jusqu’au {day}.\0\
        La notice indique ce qu’il faut faire pour une injection omise ou en retard.\0\
        La notice indique ce qu’il faut faire pour un patch omis ou en retard.\0\
        La notice indique ce qu’il faut faire pour une pilule omise ou en retard.\0\
        La notice indique ce qu’il faut faire pour un anneau omis ou en retard.\0\
        Pendant l’utilisation, ni jours fertiles ni règles ne sont prévus.\0\
        Pendant l’utilisation, aucunes règles ne sont prévues.\0\
        Cela ne change rien à la prévision de tes cycles.\0\
        Ta méthode ({method}) commence en dehors des règles et a besoin de sept jours. Jusqu’au {day} inclus, les jours fertiles sont prévus comme si tu ne l’utilisais pas. La notice indique ce qu’il faut faire d’ici là.\0\
        Ta méthode ({method}) commence en dehors des règles et a besoin de sept jours. La notice indique ce qu’il faut faire jusqu’au {day} inclus.\0\
        Pendant l’utilisation, aucun jour fertile n’est prévu, car la méthode bloque l’ovulation dans certains cycles et pas dans d’autres.\0\
        Tes règles se sont terminées le {last} : {days}, {count} jour.\u{1F}Tes règles se sont terminées le {last} : {days}, {count} jours.\0\
        Ne sont plus des jours de règles : {days}.\0\
        Aussi enregistré comme jours de règles : {days}.\0\
        Effacer définitivement tout ce qui est enregistré ?\0\
        Effacer définitivement tout ce qui est enregistré ainsi que les calendriers conservés ici ?\0\
        Effacer définitivement tout ce qui est enregistré avant le {day} ?\0\
        Effacer définitivement tout ce qui est enregistré ces jours-là : {days} ?\0\
        Effacer définitivement tout ce qui est enregistré à partir du {day} ?\0\
        Les autres calendriers conservés ici ne changent pas.\0\
        Effacé.\0\
        Effacé, avec {count} calendrier conservé ici.\u{1F}Effacé, avec {count} calendriers conservés ici.\0\
        Effacé, avec {count} entrée en plus du cycle.\u{1F}Effacé, avec {count} entrées en plus du cycle.\0\
        Rien n’est enregistré, donc rien n’a été effacé.\0\
        Rien n’était enregistré pour ces jours, donc rien n’a été effacé.\0\
        Les données mises de côté lors d’une restauration les contiennent encore aussi : {file}.\0\
        Les sauvegardes et les calendriers antérieurs contiennent encore ces jours.\0\
        Il en reste des traces dans les fichiers de données, parce qu’un autre programme est en train de les lire. Elles seront supprimées quand il aura fini.\0\
        Il en reste des traces dans les fichiers de données, parce que le disque est plein. Libère de la place : elles seront supprimées dès qu’il y en aura assez.\0\
        C’est le suivi de {name}.\0\
        Tes propres cycles reviennent après ta contraception, comptés à partir du {start}.\0\
        Avec tout ce qui est enregistré dans ce cycle, elles sont attendues le {day}.\0\
        Avec tes signes d’ovulation, elles sont attendues le {day}.\0\
        Ta propre estimation de {count} jour compte comme un cycle, le plus ancien.\u{1F}Ta propre estimation de {count} jours compte comme un cycle, le plus ancien.\0\
        Prévu : {days}, avec une ovulation vers le {day} ({chance}).\0\
        Sans signes d’ovulation, on la suppose 14 jours avant les règles suivantes.\0\
        Cela découle des signes de tes cycles passés.\0\
        Cela découle des signes ci-dessus.\0\
        Tes dernières règles ont commencé le {start}.\0\
        Les cycles de la population en général durent environ {count} jour ({percent} d’entre eux de {shortest} à {longest}), ce qui mène au {day}.\u{1F}Les cycles de la population en général durent environ {count} jours ({percent} d’entre eux de {shortest} à {longest}), ce qui mène au {day}.\0\
        Tes cycles durent environ {count} jour ({percent} d’entre eux de {shortest} à {longest}), ce qui mène au {day}.\u{1F}Tes cycles durent environ {count} jours ({percent} d’entre eux de {shortest} à {longest}), ce qui mène au {day}.\0\
        Aujourd’hui est le jour {number} du cycle, et aucunes autres règles ne sont enregistrées. Il est maintenant plus probable que des règles n’ont pas été enregistrées que de les voir encore arriver. S’il y en a eu vers le {missed}, les suivantes sont attendues le {day}.\0\
        Aujourd’hui est le jour {number} du cycle, et aucunes autres règles ne sont enregistrées. Les cycles plus courts étant exclus, tes règles sont attendues le {day}.\0\
        C’est le saignement de la pause de ta contraception. Il est compté à partir du dernier jour avec hormones, pas d’après tes propres cycles.\0\
        C’est le saignement de la pause de ta contraception ({method}). Il est compté à partir du dernier jour avec hormones, pas d’après tes propres cycles.\0\
        Degré de certitude\0\
        Quels cycles comptent\0\
        Tes cycles jusqu’ici\0\
        Jours fertiles\0\
        Signes d’ovulation dans ce cycle\0\
        Pourquoi cette date\0\
        {count} jour de flux inconnu a été écrit comme moyen, car drip a besoin d’une intensité.\u{1F}{count} jours de flux inconnu ont été écrits comme moyens, car drip a besoin d’une intensité.\0\
        Sans place dans drip : {items}.\0\
        {file} remplacé : {count} jour.\u{1F}{file} remplacé : {count} jours.\0\
        {file} remplacé : {count} événement, {span}.\u{1F}{file} remplacé : {count} événements, {span}.\0\
        Laissé de côté : {count} jour à venir des règles en cours. Un suivi ne contient que ce qui s’est passé.\u{1F}Laissé de côté : {count} jours à venir des règles en cours. Un suivi ne contient que ce qui s’est passé.\0\
        {file} créé : {count} jour.\u{1F}{file} créé : {count} jours.\0\
        {file} créé : {count} événement, {span}.\u{1F}{file} créé : {count} événements, {span}.\0\
        {percent} de probabilité jusqu’au {day}, sinon le plus probablement {days}\0\
        Aucun jour fertile n’est affiché, mais n’importe quel jour peut être fertile.\0\
        Quand tu continues, lance 'eve-ics taken'. Si c’est arrêté, lance 'eve-ics contraception end'.\0\
        Prochaines règles : {day}, {distance} ({chance}).\0\
        Prochaines règles : d’un jour à l’autre ({chance}).\0\
        Si des règles n’ont pas été enregistrées vers le {missed}, les suivantes sont attendues le {day}, {distance} ({chance}).\0\
        Prochaines règles : dans {first} à {count} jour ({chance}).\u{1F}Prochaines règles : dans {first} à {count} jours ({chance}).\0\
        Prochaine hémorragie de privation : {day}, {distance} ({chance}).\0\
        Aucunes règles ne sont enregistrées depuis ta grossesse. Les prévisions reprennent quand tu enregistres les prochaines.\0\
        Tu fais une pause, rien n’est donc prévu. Ce que tu enregistres est conservé.\0\
        Tu fais une pause ({reason}), rien n’est donc prévu. Ce que tu enregistres est conservé.\0\
        Pendant l’allaitement, les règles peuvent être longtemps absentes. Les prévisions reprennent quand tu enregistres les premières.\0\
        Aucunes règles ne sont encore enregistrées. Enregistre le premier jour de tes dernières règles.\0\
        Après l’accouchement, tes cycles peuvent mettre du temps à revenir. Les prévisions reprennent quand tu enregistres tes premières règles. Un saignement pendant les six premières semaines ne compte pas comme des règles.\0\
        Aucunes règles ne sont enregistrées depuis le {day}, rien ne peut donc être prévu. Enregistre le premier jour de tes dernières règles et, si tu peux, des règles intermédiaires.\0\
        Avec ton moyen de contraception, les saignements sont irréguliers ou absents, aucunes règles ne sont donc prévues.\0\
        Prévu auparavant : {day}.\0\
        Tes règles ne sont pas encore là (attendues entre le {first} et le {last}).\0\
        Après une contraception hormonale, la durée des premiers cycles varie beaucoup.\0\
        Après une grossesse, la durée des premiers cycles varie beaucoup.\0\
        Ta méthode ({method}) peut rendre les saignements plus légers ou les faire disparaître.\0\
        En périménopause, la durée des cycles varie beaucoup.\0\
        À l’adolescence, les cycles de {days} jours au plus sont habituels.\0\
        Les cycles de {days} jours au plus sont habituels.\0\
        et {count} jour\u{1F}et {count} jours\0\
        {count} jour\u{1F}{count} jours\0\
        il y a {count} jour\u{1F}il y a {count} jours\0\
        dans {count} jour\u{1F}dans {count} jours\0\
        dans {count} semaine\u{1F}dans {count} semaines\0\
        dans {count} semaine {days}\u{1F}dans {count} semaines {days}\0\
        {count} mois\u{1F}{count} mois\0\
        il y a {count} mois\u{1F}il y a {count} mois\0\
        plus de {percent}\0\
        aujourd’hui\0\
        demain\0\
        moins de {percent}\0\
        {count} semaine\u{1F}{count} semaines\0\
        il y a {count} semaine\u{1F}il y a {count} semaines\0\
        {count} an\u{1F}{count} ans\0\
        il y a {count} an\u{1F}il y a {count} ans\0\
        hier\0\
        Inscrire jusqu’à huit alarmes, pour un téléphone qui n’a rien d'autre\0\
        Inscrire jusqu’à huit alarmes, pour un téléphone qui n’a rien d'autre\0\
        Inscrire deux alarmes, comme d’habitude\0\
        saignement intercurrent\0\
        Cycle\0\
        Jours\0\
        Règles\0\
        Cycles complets : {cycles}. Durée habituelle : {usual}, de {shortest} à {longest}.\0\
        Cycles complets : {cycles}. Durée habituelle : {usual}.\0\
        puis rien pendant {count} jour\u{1F}puis rien pendant {count} jours\0\
        Modification\0\
        Le journal des modifications est vide.\0\
        Entrée\0\
        Origine\0\
        Enregistré\0\
        {change} (annulé)\0\
        Ton historique est conservé {count} mois.\u{1F}Ton historique est conservé {count} mois.\0\
        Ton historique est conservé {count} an.\u{1F}Ton historique est conservé {count} ans.\0\
        non retenu : {phase}\0\
        Aucun cycle complet n’est encore enregistré.\0\
        Aucun cycle complet sans hormones n’est encore enregistré.\0\
        Aucunes règles ne sont encore enregistrées. Enregistre le premier jour de tes dernières règles.\0\
        calendrier\0\
        ligne de commande\0\
        import\0\
        page web\0\
        Durée habituelle des règles : {usual}, de {shortest} à {longest}.\0\
        Durée habituelle des règles : {usual}.\0\
        en cours\0\
        moins de 10 jours après les règles précédentes\0\
        puis : {phase}\0\
        hémorragie de privation\0\
        fais une sauvegarde sans mot de passe dans cette application, ou écris tes règles dans un tableau avec les colonnes start et end, et importe le résultat\0\
        décompresse-la avec son mot de passe, et importe les fichiers qu’elle contient\0\
        enregistre-le dans pcalendar sans mot de passe, et importe le résultat\0\
        écris tes règles dans un tableau avec les colonnes start et end, et importe-le\0\
        ces dates ne disent pas si le jour ou le mois vient en premier\0\
        cette ligne n’a pas sa place dans un calendrier\0\
        il est coupé ou a été modifié\0\
        ce caractère n’a pas sa place ici\0\
        ce fichier a été coupé avant sa fin ; ce qui y manque ne compte pas comme supprimé\0\
        il est coupé\0\
        le fichier est endommagé : {why}\0\
        SQLite dit « {words} »\0\
        il est vide ; écris une date (YYYY-MM-DD) par ligne\0\
        une ligne sans rien à enregistrer\0\
        ce n’est ni du texte ni un type de fichier connu ; c’est peut-être une sauvegarde chiffrée, comme une .enc de Mooneva ou l’une de celles de cycle dans ~/.cycle\0\
        la colonne end d’un suivi par jour n’accepte que « unknown » ou « last » ; dans un suivi par règles, la première colonne s’appelle start\0\
        il utilise une entité non définie\0\
        les dates de cet événement ne peuvent pas être lues, ou il se termine avant de commencer ; il a été laissé de côté\0\
        une archive gzip\0\
        un fichier iCalendar\0\
        un document PDF\0\
        une base de données SQLite\0\
        du texte en UTF-16\0\
        du XML ou du HTML\0\
        une archive zip\0\
        le calendrier est trop grand ; exporte une durée plus courte\0\
        cette archive est protégée par un mot de passe\0\
        c’est une sauvegarde de Log28, une base de données Realm, qui n’est pas lue ici\0\
        la ligne dépasse {size} Kio ; vérifie que c’est le bon fichier\0\
        l’intervalle dépasse {count} jour ; donne à chaque épisode de règles son propre intervalle\u{1F}l’intervalle dépasse {count} jours ; donne à chaque épisode de règles son propre intervalle\0\
        plus de cellules que l’en-tête n’a de colonnes ; mets entre guillemets le texte qui contient « , » ou « ; »\0\
        la mémoire n’a pas suffi\0\
        l’en-tête utilise à la fois « , » et « ; » ; n’utilise que l’un des deux\0\
        {count} autre colonne n’a pas été lue\u{1F}{count} autres colonnes n’ont pas été lues\0\
        et {count} autre ligne\u{1F}et {count} autres lignes\0\
        ni une date (YYYY-MM-DD) ni un en-tête avec une colonne nommée date ou start\0\
        il y a un en-tête, mais aucun jour enregistré en dessous\0\
        aucun en-tête ne nomme les colonnes ; commence le fichier par une ligne comme date,flow\0\
        ce n’est pas un fichier de calendrier (.ics)\0\
        c’est {kind}, et non un suivi\0\
        ce n’est pas un fichier de texte\0\
        cette ligne n’est pas en UTF-8 ; enregistre le fichier en UTF-8\0\
        ce n’est pas du XML bien formé\0\
        aucun jour enregistré n’a été reconnu\0\
        aucun jour enregistré n’a été reconnu ; ligne {line} : {problem}\0\
        c’est un fichier de {tracker}, mais aucun jour n’a pu en être repris\0\
        c’est un fichier de {tracker}, mais aucun jour n’a pu en être repris ; la première raison : {reason}\0\
        un guillemet est ouvert ici et n’est jamais fermé\0\
        séparé par « {found} » alors que l’en-tête utilise « {header} » ; n’utilise que l’un des deux\0\
        un fichier y est compressé d’une façon qui n’est pas lue ici ; décompresse-le d’abord\0\
        ce fichier de pcalendar est chiffré\0\
        c’est un pickle de Python, comme cycle en garde dans ~/.cycle ; en charger un peut exécuter un programme\0\
        {property} a une valeur qui ne peut pas être lue\0\
        l’en-tête nomme deux fois la colonne {name} ; garde l’une des deux\0\
        un jour déjà présent, fusionné\0\
        il a raccourci pendant la lecture\0\
        du texte suit un guillemet fermant ; double un guillemet à l’intérieur d’une cellule\0\
        il est imbriqué trop profondément\0\
        le fichier dépasse {size} Mio ; vérifie que c’est le bon\0\
        le contenu de l’archive dépasse {size} Mio ; vérifie que c’est le bon fichier\0\
        les notes qu’il contient dépassent {size} Mio ; vérifie que c’est le bon fichier\0\
        il contient plus que ce qui est lu d’un fichier\0\
        {property} peut être lu de deux façons\0\
        aucune application de suivi connue n’écrit un tel fichier\0\
        c’est {kind}, mais aucune application de suivi connue n’en écrit ainsi\0\
        un mot inconnu dans la colonne {column} ; les mots connus : {words}\0\
        ce qu’il contient ne peut pas être décompressé\0\
        un symptôme absent\0\
        la date est avant 1900 ; vérifie l’année\0\
        deux valeurs le même jour, les deux ont été gardées\0\
        la colonne « {name} »\0\
        {name}, un calcul de l’application\0\
        {name} (enregistre-le avec 'eve-ics contraception')\0\
        le fichier {name} est endommagé\0\
        une entrée supprimée\0\
        deux indications pour une dose : en retard l’emporte sur prise, et prise sur omise\0\
        une double pilule, enregistrée comme prise\0\
        {name}, avec la mention « exclu »\0\
        « {name} » a une date à des siècles d’aujourd’hui\0\
        le champ « {name} »\0\
        sa fin ne peut pas être juste, seul le premier jour a été repris\0\
        la date est dans le futur ; ton suivi ne contient que ce qui a eu lieu\0\
        deux flux pour un jour, le plus abondant a été gardé\0\
        une valeur que tes réglages masquent\0\
        {date} n’existe pas\0\
        plus de {count} symptôme ou humeur en un jour\u{1F}plus de {count} symptômes ou humeurs en un jour\0\
        un poids sans unité, repris en kilogrammes\0\
        non repris : {what}\0\
        des règles d’une durée impossible ; le maximum est de {count} jour\u{1F}des règles d’une durée impossible ; le maximum est de {count} jours\0\
        deux poids le même jour, le plus bas a été gardé\0\
        {place} : {remark}\0\
        {place} : {remark} ({count} fois)\u{1F}{place} : {remark} ({count} fois, la première ici)\0\
        deux températures le même jour, la plus basse a été gardée\0\
        il manque « {name} » à une ligne\0\
        {name} (enregistre-le avec 'eve-ics mode')\0\
        deux sortes de glaire le même jour, la plus fertile a été gardée\0\
        un jour sans saignement\0\
        des règles sans jours enregistrés, aux dates calculées\0\
        « {name} » n’a pas de valeur\0\
        pas une date de la forme {form}\0\
        « {name} » n’est pas une liste\0\
        « {name} » n’est pas un nombre\0\
        pas une température comme 36.55 ou 97.79F\0\
        pas un poids comme 62.5 ou 137lb\0\
        une ligne n’est pas un objet\0\
        sans place dans ton suivi : {what}\0\
        « {name} » n’est pas du texte\0\
        « {name} » n’est ni true ni false\0\
        non compris : {what}\0\
        « {name} » n’est pas ce que l’application écrit là\0\
        « {name} » n’est pas un nombre entier\0\
        les notes d’un jour dépassent {size} Kio\0\
        deux valeurs le même jour, une seule a été gardée\0\
        la table « {name} », où des colonnes manquent\0\
        un jour en dehors de ses règles\0\
        une ovulation, reprise comme observée ; c’était peut-être un test positif\0\
        deux tests d’ovulation le même jour, le positif a été gardé\0\
        les règles finissent avant de commencer\0\
        ignoré : {what}\0\
        une intensité un jour sans règles, gardée comme symptôme\0\
        intensité inconnue : ses jours peuvent compter à partir de 0 ou de 1\0\
        un symptôme dont le jour ou le nom n’est pas dans le fichier\0\
        la température n’est pas entre 30 et 45 °C\0\
        des jours de règles encore à venir\0\
        un jour marqué comme incertain, importé tel quel\0\
        un test d’ovulation ni positif ni négatif\0\
        l’unité « {name} »\0\
        glaire cervicale de type inconnu\0\
        {name}, de sens inconnu, gardé comme symptôme\0\
        pas une date, ou pas écrite comme les autres\0\
        le fichier {name} est trop grand, verrouillé ou d’un type qui n’est pas lu\0\
        seule une date en UTC est donnée, reprise telle quelle\0\
        très abondant, repris comme abondant\0\
        le poids n’est pas entre {lowest} et {highest} kg\0\
        une hémorragie de privation, pas des règles et gardée comme symptôme\0\
        Terminé. 'eve-ics undo' l’annule.\0\
        Importer cela ?\0\
        Les as-tu supprimés, et faut-il adapter ton suivi ?\0\
        Ces événements manquent dans le calendrier :\0\
        {day} : {logged} dans ton suivi, {incoming} dans le fichier\0\
        {field} : différence entre ton suivi et le fichier\0\
        différence entre ton suivi et le fichier, dans une valeur que tes réglages masquent\0\
        Importé : {count} jour, {span}.\u{1F}Importé : {count} jours, {span}.\0\
        Importé ({count} jour, {span}) : {items}.\u{1F}Importé ({count} jours, {span}) : {items}.\0\
        {count} dose\u{1F}{count} doses\0\
        {count} événement inchangé\u{1F}{count} événements inchangés\0\
        {count} autre indication de saignement\u{1F}{count} autres indications de saignement\0\
        {count} jour déjà enregistré\u{1F}{count} jours déjà enregistrés\0\
        {count} jour avec humeur\u{1F}{count} jours avec humeur\0\
        {count} jour avec glaire cervicale\u{1F}{count} jours avec glaire cervicale\0\
        {count} note\u{1F}{count} notes\0\
        {count} autre valeur\u{1F}{count} autres valeurs\0\
        {count} ovulation observée\u{1F}{count} ovulations observées\0\
        {count} jour de règles\u{1F}{count} jours de règles\0\
        {count} jour avec symptômes\u{1F}{count} jours avec symptômes\0\
        {count} température\u{1F}{count} températures\0\
        {count} test d’ovulation\u{1F}{count} tests d’ovulation\0\
        {count} poids\u{1F}{count} poids\0\
        {count} jour est déjà enregistré.\u{1F}{count} jours sont déjà enregistrés.\0\
        Cela supprime une grande partie de ton suivi, ce qui exige 'eve-ics import --allow-mass-delete'.\0\
        Rien n’a encore changé.\0\
        Rien de nouveau : {items}.\0\
        Rien de nouveau : {count} jour déjà enregistré, maintenant avec une source de plus.\u{1F}Rien de nouveau : {count} jours déjà enregistrés, maintenant avec une source de plus.\0\
        Ce calendrier est plus ancien que ton dernier, et ce qui diffère peut être une prévision antérieure au lieu de ta modification.\0\
        À importer : {count} jour, {span}.\u{1F}À importer : {count} jours, {span}.\0\
        À importer ({count} jour, {span}) : {items}.\u{1F}À importer ({count} jours, {span}) : {items}.\0\
        Non importé : {count} jour avant le {first}, à cause de 'eve-ics settings keep'.\u{1F}Non importé : {count} jours avant le {first}, à cause de 'eve-ics settings keep'.\0\
        {file} : {tracker}, {count} jour, {span}.\u{1F}{file} : {tracker}, {count} jours, {span}.\0\
        {count} cycle hors de la prévision, comme l’indique le fichier.\u{1F}{count} cycles hors de la prévision, comme l’indique le fichier.\0\
        {file} : et {count} autre remarque\u{1F}{file} : et {count} autres remarques\0\
        {file} : ne contient pas de règles.\0\
        {count} jour dans deux applications : {kept}.\u{1F}{count} jours dans deux applications : {kept}.\0\
        Ton calendrier\0\
        1 - dans une application de calendrier, à partir d’un fichier\0\
        2 - dans une application de calendrier, toujours à jour (un abonnement)\0\
        3 - seulement ici\0\
        1, 2 ou 3 :\0\
        Où veux-tu le voir ?\0\
        {answer} : écris 1, 2 ou 3\0\
        'eve-ics months' affiche les mois.\0\
        Ton cycle habituel\0\
        Combien de jours y a-t-il d’habitude entre le premier jour des règles et le premier jour des règles suivantes ?\0\
        Jours :\0\
        Ta propre estimation est de {count} jour.\u{1F}Ta propre estimation est de {count} jours.\0\
        Autre nombre, ou Entrée :\0\
        'eve-ics log today' enregistre un jour, 'eve-ics status' montre où tu en es dans ton cycle, et 'eve-ics help' présente tout le reste.\0\
        Elle trouve l’abonnement tant que 'eve-ics serve' tourne.\0\
        Abonne ton application de calendrier à cette adresse.\0\
        Il y a déjà un abonnement nommé {feed}. 'eve-ics feed rotate {feed}' lui donne une nouvelle adresse.\0\
        Une fois des règles enregistrées, 'eve-ics export -o {file}' crée le fichier.\0\
        Ouvre {file} dans ton application de calendrier. Quand ton suivi a avancé, 'eve-ics export -o {file}' l’écrit à nouveau.\0\
        Il y a déjà un fichier {file}. 'eve-ics export -o {file}' le remplace.\0\
        Tes dernières règles\0\
        Quand as-tu eu tes dernières règles ? Écris les premiers jours, par exemple 20.11, ou des règles entières, par exemple 3.10 - 7.10. Écris-en plusieurs séparées par des virgules, ou l’une après l’autre.\0\
        Dates :\0\
        Règles enregistrées : {count} fois. Leurs jours : {last}.\u{1F}Règles enregistrées : {count} fois. Les jours des dernières : {last}.\0\
        Autres dates, ou Entrée :\0\
        Rappels\0\
        Rappels ?\0\
        Veux-tu des rappels ?\0\
        Ton calendrier peut te rappeler les règles : {times}.\0\
        'eve-ics remind' affiche et modifie tes rappels.\0\
        Ton calendrier ne te rappelle pas les règles.\0\
        Ton calendrier te rappelle les règles : {times}.\0\
        Arrêté. Rien n’a changé.\0\
        Arrêté. Tes réponses jusqu’ici sont conservées ; 'eve-ics init' demande le reste.\0\
        Quelques questions pour commencer. Tape une réponse et appuie sur Entrée. Pour passer une question, appuie seulement sur Entrée. Pour arrêter, appuie sur Ctrl et C. Tes réponses sont conservées, et 'eve-ics undo' annule la dernière.\0\
        Ton fuseau horaire\0\
        Fuseau horaire, ou Entrée :\0\
        Celui de cet ordinateur est {zone}. Appuie sur Entrée pour l’utiliser.\0\
        Appuie sur Entrée pour suivre celui de cet ordinateur.\0\
        Ton fuseau horaire est {zone}.\0\
        Il décide du moment où ta journée commence.\0\
        Date prévue de l’accouchement : {day}, {distance}.\0\
        Quand la grossesse est terminée, lance 'eve-ics mode postpartum' ou 'eve-ics mode cycling'.\0\
        La date prévue de l’accouchement était le {day}.\0\
        pause à partir du {day}\0\
        allaitement à partir du {day}\0\
        cycles habituels à partir du {day}\0\
        périménopause à partir du {day}\0\
        post-partum à partir du {day}\0\
        grossesse à partir du {day}\0\
        pause\0\
        allaitement\0\
        cycles habituels\0\
        périménopause\0\
        post-partum\0\
        grossesse\0\
        Cycles habituels.\0\
        Grossesse.\0\
        Grossesse : {age}.\0\
        En pause depuis le {day}.\0\
        En pause depuis le {day} : {reason}.\0\
        Allaitement depuis le {day}.\0\
        Cycles habituels depuis le {day}.\0\
        Périménopause depuis le {day}.\0\
        Post-partum depuis le {day}.\0\
        Grossesse depuis le {day}.\0\
        Aussi noté : {items}.\0\
        Saignement entre les règles enregistré, {days}.\0\
        Saignement enregistré, {days}.\0\
        Absence de saignement enregistrée, {days}.\0\
        N’est plus le dernier jour des règles : {days}.\0\
        Noté : {days}.\0\
        Noté ({days}) : {items}.\0\
        Noté ({days}, aucun saignement enregistré) : {items}.\0\
        Noté : {days} (aucun saignement enregistré).\0\
        Rien n’a été enregistré.\0\
        Règles enregistrées, {days}.\0\
        Jour de règles enregistré, {day}.\0\
        Premier jour des règles enregistré, {day}.\0\
        Ces règles durent maintenant {count} jour.\u{1F}Ces règles durent maintenant {count} jours ; plus de 8 jours, c’est inhabituel.\0\
        Leur durée n’est pas connue.\0\
        Supprimé : {items} ({days}).\0\
        Tout est supprimé pour {days}.\0\
        Cela remplace la note du {day}.\0\
        Cela remplace les notes de ces jours : {days}.\0\
        Spotting enregistré, {days}.\0\
        C’est déjà enregistré ; rien n’a changé.\0\
        Rien n’était enregistré ces jours-là ; rien n’a changé.\0\
        Il n’y avait pas de note ; rien n’a changé.\0\
        Rien de cela n’était enregistré ; rien n’a changé.\0\
        injection à {count} semaine d’intervalle\u{1F}injection toutes les {count} semaines\0\
        minipilule\0\
        minipilule au désogestrel\0\
        minipilule à la drospirénone\0\
        {method}, {count} mois\u{1F}{method}, {count} mois\0\
        {pills} avec pilules placebo\0\
        anneau {pattern}, à changer après {count} jour\u{1F}anneau {pattern}, à changer tous les {count} jours\0\
        {method}, {count} an\u{1F}{method}, {count} ans\0\
        préservatif\0\
        dispositif\0\
        diaphragme\0\
        implant\0\
        injection\0\
        DIU au cuivre\0\
        DIU hormonal\0\
        méthode\0\
        patch\0\
        pilule\0\
        anneau\0\
        La date prévue de l’accouchement est comptée à partir de tes dernières règles, le {day}. Si on t’a indiqué une autre date, lance 'eve-ics mode pregnancy --due DATE'.\0\
        Avant cela : {phases}.\0\
        Rien n’est prévu pendant ce temps, et il ne compte pas dans tes moyennes.\0\
        Les saignements sont prévus pendant les pauses de ta méthode, pas d’après tes cycles.\0\
        Rien n’est prévu tant que tu n’enregistres pas de règles, ce qui peut prendre de nombreux mois.\0\
        À partir du prochain cycle, la largeur des intervalles dépend de tes propres cycles.\0\
        Les prévisions continuent, avec des intervalles plus larges jusqu’à ce que tes propres cycles montrent à quel point ils varient.\0\
        Rien n’est prévu tant que tu n’enregistres pas de règles. Un saignement pendant les six premières semaines ne compte pas comme des règles.\0\
        Aucunes règles ne sont prévues jusqu’à sa fin.\0\
        Les prévisions reprennent quand tu enregistres tes prochaines règles.\0\
        La prévision repose sur les règles enregistrées depuis, avec de larges intervalles au début.\0\
        Les règles sont prévues comme d’habitude.\0\
        Les règles sont de nouveau prévues comme d’habitude. Le temps d’avant ne compte pas dans tes moyennes.\0\
        Si cela a commencé plus tard, annule-le d’abord avec 'eve-ics mode cycling --date {start}'.\0\
        Enregistré : {phases}.\0\
        Annulé : {phases}.\0\
        Cela annule ce qui est enregistré pour des jours ultérieurs : {phases}. Continuer ?\0\
        C’est déjà enregistré. Rien n’a changé.\0\
        saignement entre les règles\0\
        nouvelle plaquette ou changement\0\
        fertile\0\
        fertile, passé\0\
        règles, enregistrées\0\
        ovulation prévue\0\
        ovulation confirmée\0\
        ovulation d’après les signes\0\
        pas d’hormone à prendre\0\
        règles, prévision\0\
        Fenêtre de fertilité\0\
        Ovulation\0\
        Règles\0\
        Intervalle ({percent})\0\
        aujourd’hui\0\
        peut être fertile, on ne sait pas\0\
        Le saignement ({days}) est proche d’autres règles et compte comme un saignement entre les règles.\0\
        Le saignement commencé le {day} est arrivé moins de 10 jours après les règles précédentes. Il compte comme des règles. Si ce n’en étaient pas, lance 'eve-ics cycle {start} between'.\0\
        Des règles en retard peuvent avoir de nombreuses causes. Un test de grossesse peut en vérifier une.\0\
        Des règles en retard peuvent aussi avoir d’autres causes. Un test de grossesse peut en vérifier une.\0\
        Tes règles durent depuis {count} jour ; une durée de plus de {limit} jours est inhabituelle. Demande l’avis d’un médecin. Si le saignement est abondant, fais-le aujourd’hui.\u{1F}Tes règles durent depuis {count} jours ; une durée de plus de {limit} jours est inhabituelle. Demande l’avis d’un médecin. Si le saignement est abondant, fais-le aujourd’hui.\0\
        Le saignement ({days}) était court et au milieu d’un cycle. Il compte comme un saignement entre les règles.\0\
        Manque-t-il des règles dans ton suivi vers le {day} ?\0\
        Sinon, lance 'eve-ics cycle {start} long'.\0\
        Si oui, enregistre leur premier jour : 'eve-ics log {day}'.\0\
        Aucunes règles ne sont enregistrées depuis {count} jour. Un test de grossesse peut vérifier une cause ; pour les autres, demande l’avis d’un médecin.\u{1F}Aucunes règles ne sont enregistrées depuis {count} jours. Un test de grossesse peut vérifier une cause ; pour les autres, demande l’avis d’un médecin.\0\
        Pour désactiver ces remarques, lance 'eve-ics settings health-notes no'.\0\
        Un saignement est enregistré pendant ta grossesse. Appelle aujourd’hui ta sage-femme ou un médecin.\0\
        Tes derniers cycles ont duré {lengths} jours ; de {shortest} à {longest} jours est habituel. Demande l’avis d’un médecin ou d’une sage-femme.\0\
        Le saignement ({days}) était-il des règles ?\0\
        Si oui, lance 'eve-ics cycle {start} start'. Sinon, lance 'eve-ics cycle {start} between'.\0\
        Ovulation confirmée, le {day} ({signs}).\0\
        Ovulation prévue le {day}, {chance}.\0\
        Rien de ce qui est noté dans ce cycle n’indique la date de l’ovulation.\0\
        {count} jour après l’ovulation.\u{1F}{count} jours après l’ovulation.\0\
        Environ {count} jour après l’ovulation.\u{1F}Environ {count} jours après l’ovulation.\0\
        Les signes indiquent une ovulation le {day} ({signs}). Non confirmé.\0\
        Pause\0\
        Pose ou changement\0\
        À faire ({method}) : {days}.\0\
        Plaquette\0\
        Pilules\0\
        Sans hormones\0\
        Série\0\
        Plaquettes : {method}\0\
        Séries : {method}\0\
        Port\0\
        Code QR du lien vers la page\0\
        Adresse pour les applications de calendrier\0\
        Lien vers la page\0\
        L’adresse du serveur contient un chemin : les navigateurs ne peuvent donc pas y ouvrir la page. Les applications de calendrier peuvent utiliser l’abonnement.\0\
        Toute personne qui a l’une de ces adresses voit ces dates. Elles ne sont affichées que maintenant.\0\
        Le lien vers ta page partenaire\0\
        Appareils\0\
        Déconnecter des appareils dans Sécurité\0\
        Ta session est ouverte sur ces appareils. Chacun d’eux voit tout.\0\
        tous tes calendriers, notes et tâches ; peut les modifier, ainsi que tes entrées\0\
        avec une page qui affiche ton nom\0\
        avec une page\0\
        Dernière utilisation\0\
        Plus d’options\0\
        Rien n’est partagé ici pour le moment.\0\
        Tes rappels passent aussi par le serveur ntfy {server} ; {command} le règle.\0\
        Terminé\0\
        Pages partenaire\0\
        Une telle page montre des mois avec des dates, et rien d’autre, à toute personne qui a le lien. Les applications de calendrier peuvent s’abonner aux mêmes dates.\0\
        Pas encore de page partenaire.\0\
        Partenaire\0\
        Créer un lien partenaire\0\
        Une page avec des mois, et les mêmes dates pour une application de calendrier. Elle montre quand tu as eu tes règles et quand elles sont attendues, sans notes, symptômes ni rappels.\0\
        Montrer aussi les jours fertiles\0\
        Indiquer « {name} » sur la page\0\
        Sinon, la page ne dit pas de qui sont les dates.\0\
        Voir ce que l’autre personne verra\0\
        règles\0\
        Mon téléphone\0\
        Créer un lien pour mon téléphone\0\
        Pour le calendrier de ton propre téléphone : tout, avec des titres clairs et des rappels.\0\
        Modifier\0\
        Ceci est un aperçu. Rien n’est encore partagé.\0\
        Le lien {name} montre ceci aujourd’hui.\0\
        Ce que voit l’autre personne\0\
        Partager\0\
        Affiche\0\
        Calendrier partagé\0\
        Calendrier : {name}\0\
        Valable\0\
        jusqu’à ce que tu le révoques\0\
        Voir ce que montre {name}\0\
        Qui voit quoi\0\
        Tous les liens, applications et appareils qui peuvent voir une partie de tes données. Mets fin à ce que tu n’utilises plus.\0\
        Travail\0\
        Créer un lien pour le travail\0\
        Pour un calendrier que d’autres peuvent consulter : seulement les jours de saignement, avec des dates et des titres neutres qui ne révèlent rien, sans rappels.\0\
        {name} : ajout effectué. Enregistre avec 'eve-ics log today --person {word}'.\0\
        Ton nom est maintenant {name}.\0\
        Il n’y a encore personne ici. Pour commencer, lance 'eve-ics init'.\0\
        Supprimer définitivement {name} et tout ce qui est enregistré pour cette personne ?\0\
        Supprimer définitivement tout ce qui est enregistré pour toi ?\0\
        {name} : suppression effectuée.\0\
        Tout ce qui était enregistré pour toi est supprimé.\0\
        Changement de nom : « {name} » devient « {newName} ».\0\
        Toi, sans nom. Choisis-en un avec 'eve-ics person rename {word} NAME'.\0\
        Ajouté à {calendar} : {title}.\0\
        Tout est fait.\0\
        L’événement se répète : toutes ses dates ont été supprimées.\0\
        Supprimer {title} avec {count} entrée ? C’est définitif.\u{1F}Supprimer {title} avec {count} entrées ? C’est définitif.\0\
        La note a été modifiée ailleurs entre-temps. Ton texte est dans une nouvelle note ; les deux sont conservées.\0\
        Calendrier ajouté : {title} ({uses}).\0\
        Calendrier supprimé : {title}.\0\
        Le calendrier s’appelle maintenant {title}.\0\
        Cartes\0\
        Modifié : {title}.\0\
        Fait : {title}.\0\
        {count} tâche faite n’est pas affichée.\u{1F}{count} tâches faites ne sont pas affichées.\0\
        Fait : {title}, {day}. Prochaine fois : {next}.\0\
        échéance : {day}\0\
        {count} entrée\u{1F}{count} entrées\0\
        Événements\0\
        Déplacé : {title}.\0\
        Tu n’as aucun calendrier.\0\
        Tu n’as aucune note.\0\
        Tu n’as aucune tâche.\0\
        Notes\0\
        Rien n’a été supprimé au cours des 30 derniers jours.\0\
        en retard depuis : {day}\0\
        {count} sous-tâche est encore à faire.\u{1F}{count} sous-tâches sont encore à faire.\0\
        {share} fait\0\
        Supprimé : {title}.\0\
        Encore à faire : {title}.\0\
        Pour le récupérer : {command}\0\
        Récupéré : {title}.\0\
        Il y reste de la place pour {count} entrée.\u{1F}Il y reste de la place pour {count} entrées.\0\
        Tes calendriers sont presque pleins : {share} de la place est occupée.\0\
        {first}–{last}\0\
        Tâches\0\
        Rien n’a changé.\0\
        (sans titre)\0\
        Modifier à nouveau ?\0\
        Tes règles se termineraient le {last}. Ne seraient plus des jours de règles : {days}. Continuer ?\0\
        [date]\0\
        [oui, non ou Entrée]\0\
        [o/N]\0\
        [O/n]\0\
        [O/n/date]\0\
        Tes règles continuent-elles aujourd’hui ?\0\
        Aujourd’hui est déjà enregistré. Quel autre jour était un jour de règles ?\0\
        Tes règles ont-elles commencé aujourd’hui ?\0\
        Sans année, {typed} est le {date}. Est-ce le jour que tu veux dire ?\0\
        {answer} : écris oui ou non\0\
        n, non\0\
        Tape ta note et termine par Ctrl-D seul sur une ligne :\0\
        passer\0\
        Question passée. Tu peux y répondre une autre fois.\0\
        o, oui\0\
        saignement entre les règles\0\
        saignement\0\
        dose\0\
        dose en retard\0\
        dose omise\0\
        dose prise\0\
        fin de règles\0\
        premier jour de règles de durée inconnue\0\
        intensité du saignement\0\
        saignement abondant\0\
        saignement léger\0\
        saignement moyen\0\
        pas de saignement\0\
        spotting\0\
        jour de règles\0\
        dernier jour des règles\0\
        test d’ovulation\0\
        test d’ovulation négatif\0\
        test d’ovulation positif\0\
        humeur\0\
        humeur « {words} »\0\
        glaire cervicale\0\
        glaire cervicale crémeuse\0\
        glaire cervicale sèche\0\
        glaire cervicale blanc d’œuf\0\
        glaire cervicale collante\0\
        glaire cervicale aqueuse\0\
        note\0\
        note « {words} »\0\
        ovulation remarquée\0\
        règles\0\
        symptômes\0\
        symptômes « {words} »\0\
        température\0\
        température {degrees}\0\
        poids\0\
        poids {amount}\0\
        un rappel sonne à une seule heure, jusqu’à {most} fois avant l’événement ; règle-le avec 'eve-ics remind {kind}'\0\
        un rappel sonne à une seule heure, jusqu’à {most} fois avant l’événement\0\
        pièce jointe ignorée\0\
        tu ne conserves rien d’avant le {day}\0\
        le suivi ne contient rien avant 1900\0\
        changement de catégorie ignoré\0\
        couleur ignorée\0\
        commentaire ignoré\0\
        seules des règles ou une dose peuvent être confirmées\0\
        une dose encore à venir reste\0\
        une dose ne se prend pas avant son jour ; le plan reste\0\
        une dose se déplace avec sa plaquette ; voir 'eve-ics help contraception'\0\
        l’heure d’une dose vient de ta contraception ; modifie-la avec 'eve-ics contraception change --at'\0\
        la plupart des événements sont revenus modifiés de la même façon, ces dates ne sont donc peut-être pas les tiennes\0\
        une fenêtre de fertilité découle de la prévision ; déplace plutôt l’ovulation\0\
        supprimer une prévision dans un fichier ne change rien\0\
        le calendrier est plus ancien que ceux dont la trace est gardée ici\0\
        le futur ne s’enregistre pas ; la prévision reste\0\
        ce que tes réglages masquent ne peut pas être modifié dans un calendrier\0\
        lien ignoré\0\
        des règles enregistrées ne peuvent pas être dans le futur\0\
        ignoré, car il est annulé\0\
        ignoré, car il est encore à venir\0\
        ignoré, car il ressemble à un cours : il a un numéro ou une répétition hebdomadaire, ou il y en a plusieurs le même jour\0\
        ignoré, car sa marque ne correspond à aucune entrée connue ici\0\
        ignoré, car il ne s’agit pas de règles\0\
        ignoré, car il se répète selon une règle, ce qui est un plan et non un enregistrement\0\
        Rien n’a changé : {reason}.\0\
        Rien n’a changé : les dates de l’événement à la ligne {line} sont illisibles.\0\
        une ovulation ne s’observe pas avant d’arriver ; la prévision reste\0\
        elle découle de ce que tu as noté ({signs}) ; modifie ou retire plutôt cela\0\
        personnes ignorées\0\
        lieu ignoré\0\
        {property} (ignoré)\0\
        supprimer une question ne change rien\0\
        une question n’a pas de date propre\0\
        un renouvellement reste jusqu’à ce qu’il soit fait\0\
        un renouvellement vient de ta contraception ; modifie-le avec 'eve-ics contraception'\0\
        répétition ignorée\0\
        c’est déjà dans le calendrier\0\
        changement de titre ignoré\0\
        les règles ne durent jamais plus d’un mois\0\
        les jours de cet événement sont illisibles\0\
        le jour même\0\
        {count} jour avant\u{1F}{count} jours avant\0\
        désactivé\0\
        à sa propre heure\0\
        encore {count} fois\u{1F}encore {count} fois\0\
        encore une fois après {count} minute\u{1F}encore une fois après {count} minutes\0\
        avec un son\0\
        à {count} minute d’intervalle\u{1F}à {count} minutes d’intervalle\0\
        {day}, {count} jour plus tôt\u{1F}{day}, {count} jours plus tôt\0\
        {day}, comme prévu\0\
        {day}, {count} jour plus tard\u{1F}{day}, {count} jours plus tard\0\
        {day}, non compté\0\
        Début\0\
        Prévu\0\
        Durée\0\
        Premier jour\0\
        Compte\0\
        En moyenne, la date prévue au début du cycle s’écartait de {error} jours.\0\
        La dernière fois ({count}), les règles sont arrivées {hits} fois dans l’intervalle prévu.\u{1F}Les {count} dernières fois, les règles sont arrivées {hits} fois dans l’intervalle prévu.\0\
        Tes dernières règles sont arrivées dans l’intervalle prévu, à {count} jour de la date prévue au début du cycle.\u{1F}Tes dernières règles sont arrivées dans l’intervalle prévu, à {count} jours de la date prévue au début du cycle.\0\
        Tes dernières règles sont arrivées en dehors de l’intervalle prévu, à {count} jour de la date prévue au début du cycle.\u{1F}Tes dernières règles sont arrivées en dehors de l’intervalle prévu, à {count} jours de la date prévue au début du cycle.\0\
        {cycles} : hors calcul, en raison d’une pause.\0\
        {cycles} : hors calcul, en raison de l’allaitement.\0\
        {cycles} : hors calcul, en raison de la contraception.\0\
        {cycles} : hors calcul, car un intervalle de plus de {count} jour est une interruption et non un cycle.\u{1F}{cycles} : hors calcul, car un intervalle de plus de {count} jours est une interruption et non un cycle.\0\
        {cycles} : hors calcul, car il y en a soixante plus récents.\0\
        {cycles} : hors calcul, en raison d’une autre phase de vie.\0\
        {cycles} : hors calcul, en raison du temps après un accouchement.\0\
        {cycles} : hors calcul, en raison d’une grossesse.\0\
        Le jour le plus probable est le {day} ({percent}).\0\
        Aucun de tes cycles ne compte encore. La prévision repose sur les cycles de la population en général.\0\
        Aucun de tes cycles ne compte encore. La prévision repose sur ta propre estimation et sur les cycles de la population en général.\0\
        Un cycle inhabituel ne change guère la prévision.\0\
        {count} cycle plus ancien compte aussi.\u{1F}{count} cycles plus anciens comptent aussi.\0\
        Un de tes cycles compte, avec ceux de la population en général.\0\
        {count} cycle différent de tes autres n’est pas compté ici.\u{1F}{count} cycles différents de tes autres ne sont pas comptés ici.\0\
        * = en dehors de l’intervalle prévu\0\
        La date repose sur tes plaquettes ou séries, et sur le moment où des saignements précédents sont arrivés pendant leurs pauses. Tes propres cycles compteront de nouveau à leur retour.\0\
        {start} : {remark}.\0\
        {count} de tes cycles compte, davantage s’il est récent.\u{1F}{count} de tes cycles comptent, les plus récents davantage.\0\
        non\0\
        Probabilité de règles non enregistrées depuis le {start} : {percent}.\0\
        Aucune prévision n’a encore pu être vérifiée.\0\
        Tes cycles varient plus que la plupart, l’intervalle est donc large et aucun jour n’est probable à lui seul. C’est fréquent dans les premières années de règles, avec des ovaires polykystiques, avant la ménopause et après un accouchement ou la pilule.\0\
        cycles d’adulte\0\
        année de naissance {year}\0\
        aucune année de naissance\0\
        températures en Celsius\0\
        non discret\0\
        discret\0\
        températures en Fahrenheit\0\
        jours fertiles masqués\0\
        jours fertiles affichés\0\
        remarques de santé désactivées\0\
        remarques de santé activées\0\
        ouverture de la page web sur le calendrier\0\
        ouverture de la page web sur les analyses\0\
        ouverture de la page web sur aujourd’hui\0\
        historique conservé sans limite\0\
        historique conservé {count} mois\u{1F}historique conservé {count} mois\0\
        historique conservé {count} an\u{1F}historique conservé {count} ans\0\
        poids en kilogrammes\0\
        langue {tag}\0\
        langue du système\0\
        durée de cycle habituelle {count} jour\u{1F}durée de cycle habituelle {count} jours\0\
        aucune durée de cycle habituelle\0\
        nom du calendrier « {name} »\0\
        nom habituel du calendrier\0\
        images joyeuses non affichées\0\
        images joyeuses affichées\0\
        poids en livres\0\
        raccourcis clavier désactivés\0\
        raccourcis clavier activés\0\
        symptômes masqués « {names} »\0\
        aucun symptôme masqué\0\
        symptômes personnels « {names} »\0\
        aucun symptôme personnel\0\
        cycles d’adolescence\0\
        page web sombre\0\
        page web claire\0\
        page web claire ou sombre comme l’appareil\0\
        fuseau horaire {zone}\0\
        fuseau horaire du système\0\
        semaines à partir du lundi\0\
        semaines à partir du samedi\0\
        semaines à partir du dimanche\0\
        fenêtre de fertilité standard\0\
        fenêtre de fertilité prudente\0\
        mots pour les règles « {words} »\0\
        mots habituels pour les règles\0\
        Les cycles de 24 à 38 jours comptent maintenant comme habituels.\0\
        Ton année de naissance est maintenant {year}.\0\
        Ton année de naissance n’est plus enregistrée.\0\
        Ton calendrier s’appelle « {name} » maintenant.\0\
        Les températures sont maintenant en degrés Celsius.\0\
        La page « Aujourd’hui » montre désormais ton cycle tout de suite, et les notifications portent les titres que tu as choisis.\0\
        Les titres des fenêtres et les notifications ne disent plus rien de ton cycle, et la page « Aujourd’hui » ne le montre que si tu la touches.\0\
        Les températures sont maintenant en degrés Fahrenheit.\0\
        Les jours fertiles et l’ovulation sont maintenant masqués.\0\
        Les jours fertiles et l’ovulation sont maintenant affichés.\0\
        La page web s’ouvre maintenant sur le calendrier.\0\
        La page web s’ouvre maintenant sur les analyses.\0\
        La page web s’ouvre maintenant sur aujourd’hui.\0\
        Ton historique est maintenant conservé {length}.\0\
        {count} jour enregistré avant le {day} a été effacé, selon le réglage 'eve-ics settings keep'.\u{1F}{count} jours enregistrés avant le {day} ont été effacés, selon le réglage 'eve-ics settings keep'.\0\
        Cela efface définitivement {count} jour enregistré et tout le reste avant le {day}.\u{1F}Cela efface définitivement {count} jours enregistrés et tout le reste avant le {day}.\0\
        L’historique qui dépasse la durée de conservation n’a pas pu être effacé : {problem}\0\
        Tout ton historique est maintenant conservé.\0\
        Désormais, l’historique trop ancien est effacé chaque mois.\0\
        Rien d’enregistré n’est encore aussi ancien.\0\
        Les sauvegardes et les calendriers antérieurs contiennent encore ce qui est plus ancien.\0\
        Conserver seulement {length} ?\0\
        {count} jour enregistré avant le {day} est plus ancien que ce que tu gardes. Il sera effacé demain au plus tôt, car l’horloge est très en avance sur tes dernières entrées. Vérifie la date de cet ordinateur.\u{1F}{count} jours enregistrés avant le {day} sont plus anciens que ce que tu gardes. Ils seront effacés demain au plus tôt, car l’horloge est très en avance sur tes dernières entrées. Vérifie la date de cet ordinateur.\0\
        Les poids sont maintenant en kilogrammes.\0\
        Ta langue est maintenant : {language}.\0\
        Langue choisie, comme sur cet ordinateur : {language}. Pour en changer, lance 'eve-ics settings language TAG'. Pour revenir en arrière, lance 'eve-ics undo'.\0\
        Ta langue est maintenant celle de cet ordinateur.\0\
        Aucune remarque ne signale plus les règles et les cycles dont tu peux parler à un médecin.\0\
        Des remarques signalent maintenant les règles et les cycles dont tu peux parler à un médecin.\0\
        La page web n’affiche plus d’images joyeuses.\0\
        La page web affiche maintenant des images joyeuses.\0\
        Les poids sont maintenant en livres.\0\
        Les raccourcis clavier de la page web sont maintenant désactivés.\0\
        Les raccourcis clavier de la page web sont maintenant activés.\0\
        La page web ne propose plus ces symptômes : {names}. Ce qui est déjà enregistré reste.\0\
        La page web ne masque plus aucun symptôme.\0\
        La page web propose maintenant ces symptômes personnels : {names}.\0\
        La page web ne propose plus de symptômes personnels.\0\
        selon le système\0\
        Les cycles de 21 à 45 jours comptent maintenant comme habituels.\0\
        La page web est maintenant sombre.\0\
        La page web est maintenant claire.\0\
        La page web est maintenant claire ou sombre comme ton appareil.\0\
        Ton fuseau horaire est maintenant {zone}.\0\
        Ton fuseau horaire est maintenant celui de cet ordinateur.\0\
        Ta propre estimation de {count} jour compte maintenant comme un cycle.\u{1F}Ta propre estimation de {count} jours compte maintenant comme un cycle.\0\
        Seuls les cycles enregistrés comptent maintenant.\0\
        les mots habituels\0\
        Les semaines commencent maintenant le lundi.\0\
        Les semaines commencent maintenant le samedi.\0\
        Les semaines commencent maintenant le dimanche.\0\
        Les fenêtres de fertilité sont maintenant plus larges.\0\
        Les fenêtres de fertilité ont maintenant leur largeur habituelle.\0\
        Un événement qui porte l’un de ces titres compte maintenant comme des règles, en plus des titres habituels : {words}.\0\
        Seuls les mots habituels pour les règles comptent maintenant.\0\
        Avec seulement le test LH, les prochaines règles seraient attendues le {day} ({chance}).\0\
        Avec seulement la glaire cervicale, les prochaines règles seraient attendues le {day} ({chance}).\0\
        Avec seulement l’ovulation remarquée, les prochaines règles seraient attendues le {day} ({chance}).\0\
        Avec seulement la température, les prochaines règles seraient attendues le {day} ({chance}).\0\
        Ces signes ne peuvent guère être justes tous les deux : {signs}. L’un comme l’autre peut l’être, les deux jours restent donc possibles.\0\
        Températures non retenues : {readings}.\0\
        Test LH : premier résultat positif le {day}.\0\
        Test LH : négatif seulement, jusqu’au {day}. Une ovulation dans les deux jours suivants est moins probable.\0\
        Test LH, premier résultat positif : {days}. Chacun peut être le bon.\0\
        Glaire cervicale : la plus fertile le {day}.\0\
        Glaire cervicale la plus fertile : {days}. Chaque jour peut être le bon.\0\
        test LH\0\
        glaire cervicale\0\
        ton observation\0\
        ovulation observée\0\
        température\0\
        Ovulation remarquée le {day}.\0\
        À lui seul, ce signe indique le {day} ({chance}).\0\
        Cet intervalle compte {count} jour au lieu de {before}.\u{1F}Cet intervalle compte {count} jours au lieu de {before}.\0\
        Cet intervalle compte {count} jour ; sans les signes, il en compte {before}.\u{1F}Cet intervalle compte {count} jours ; sans les signes, il en compte {before}.\0\
        Cet intervalle compte {count} jour et il est plus large qu’avec un seul des signes.\u{1F}Cet intervalle compte {count} jours et il est plus large qu’avec un seul des signes.\0\
        {temperature} le {day} ({reason})\0\
        fièvre\0\
        trop basse pour être exacte\0\
        {day} (plus de {temperature}, certain depuis le {confirmed})\0\
        Température : plus élevée à partir du {rise}.\0\
        Température : plus élevée à partir du {rises}. Chaque jour peut être le bon.\0\
        Avec ce signe, elles sont attendues le {day} ({chance}).\0\
        Avec tous les signes, elles sont attendues le {day} ({chance}).\0\
        Sans aucun signe, les prochaines règles seraient attendues le {day} ({chance}).\0\
        Jour {day} du cycle commencé le {start}.\0\
        Par exemple : 'eve-ics log {days}'.\0\
        Fenêtre de fertilité : {days}.\0\
        Aujourd’hui : fenêtre de fertilité, jour {day} sur {length}.\0\
        Tes règles : jour {day} sur environ {length}.\0\
        règles d’un jour à l’autre\0\
        jour {day}\0\
        règles en retard de {count} j\u{1F}règles en retard de {count} j\0\
        prochaines règles dans {count} j\u{1F}prochaines règles dans {count} j\0\
        règles pas encore là\0\
        règles dans {count} j\u{1F}règles dans {count} j\0\
        règles aujourd’hui\0\
        Si tu sais combien de temps durent d’habitude tes cycles, lance 'eve-ics settings usual-length DAYS'.\0\
        La pause est finie. Reprendre l’étude, se reposer encore un peu ou arrêter ?\0\
        Le minuteur est arrêté.\0\
        {count} minute\u{1F}{count} minutes\0\
        Aucun minuteur n’est en marche.\0\
        Pause jusqu’à {time} (encore {left}).\0\
        C’est l’heure. Faire une pause, étudier encore un peu ou arrêter ?\0\
        En pause, avec encore {left} d’étude.\0\
        En pause, avec encore {left} de repos.\0\
        Ajouté à ton calendrier : {length} d’étude.\0\
        Pour en lancer un : {command}\0\
        Étude\0\
        Étude jusqu’à {time} (encore {left}).\0\
        C’est l’heure de la pause\0\
        C’est l’heure d’étudier\0\
        Il est trop tôt pour un retard : {dose}, {when}.\0\
        {count} prévue\u{1F}{count} prévues\0\
        {count} en retard\u{1F}{count} en retard\0\
        rien de noté pour l’instant\0\
        {count} omise\u{1F}{count} omises\0\
        {count} prise\u{1F}{count} prises\0\
        {count} non notée\u{1F}{count} non notées\0\
        {dose}, fait\0\
        Doses, {days} ({method}) : {counts}.\0\
        La dernière dose avant cela : {dose}, {day}.\0\
        Dernières doses omises : {days}.\0\
        {dose}, en retard\0\
        Cela n’a pas encore d’effet, car aucune méthode n’est enregistrée. Ajoute la tienne avec 'eve-ics contraception add'.\0\
        Il n’y avait rien à prendre ni à faire le {day}, donc cela ne compte pas.\0\
        Il n’y avait rien à prendre ni à faire ces jours-là, donc ils ne comptent pas : {days}.\0\
        Enregistré pour le {day} : {doses}.\0\
        Enregistré comme en retard : {days}.\0\
        Enregistré comme dose omise : {days}.\0\
        Enregistré comme pris : {days}.\0\
        Doses depuis le {day} ({method}) : {counts}.\0\
        {dose}, dose omise\0\
        La dernière ({count}) a été prise, sans interruption.\u{1F}Les {count} dernières ont été prises, sans interruption.\0\
        {dose}, prise\0\
        C’est déjà enregistré. Rien n’a changé.\0\
        Pour revenir en arrière, lance 'eve-ics undo'.\0\
        Saignement entre les règles\0\
        Cycle\0\
        Fenêtre de fertilité\0\
        Injection\0\
        Agenda\0\
        Priorité\0\
        Rendez-vous\0\
        Récapitulatif\0\
        Courses\0\
        Routine\0\
        Liste\0\
        Liste courte\0\
        Note\0\
        Relance\0\
        Entretien\0\
        Ovulation\0\
        Ovulation (prévue)\0\
        Ovulation (d’après les signes)\0\
        Patch\0\
        {title} à changer\0\
        {title} à retirer\0\
        {title} à coller\0\
        Règles\0\
        Règles d’un jour à l’autre\0\
        Règles (prévues)\0\
        Pilule\0\
        {title} (placebo)\0\
        Question\0\
        Tes règles sont-elles finies ?\0\
        Tes règles sont-elles en retard ?\0\
        Tes règles ont-elles commencé ?\0\
        Renouvellement\0\
        {title} : {method}\0\
        Anneau\0\
        {title} à changer\0\
        {title} à mettre\0\
        {title} à retirer\0\
        {title} (dose omise)\0\
        Restauré : {items}.\0\
        'eve-ics redo' rétablit la dernière modification annulée.\0\
        Les sauvegardes et les calendriers antérieurs la contiennent encore.\0\
        L’entrée {entry} vient du calendrier ({when}).\0\
        L’entrée {entry} vient de la ligne de commande ({when}).\0\
        L’entrée {entry} vient d’un import ({when}).\0\
        L’entrée {entry} a été faite sur la page web {when}.\0\
        Entrée {entry} annulée et effacée.\0\
        Continuer ?\0\
        Fait\0\
        Rétabli : {items}.\0\
        L’annuler et l’effacer définitivement ?\0\
        Il n’y a aucune modification à annuler.\0\
        Elle enregistrait : {items}.\0\
        Elle supprimait : {items}.\0\
        Supprimé à nouveau : {items}.\0\
        Annulé : {items}.\0\
        Serait restauré : {items}.\0\
        L’entrée {entry} serait annulée et effacée.\0\
        Serait rétabli : {items}.\0\
        Serait supprimé à nouveau : {items}.\0\
        Serait annulé : {items}.\0\
        Choisis un nouveau mot de passe pour {name}. Ce que tu as enregistré est resté tel quel. Tous tes appareils sont déconnectés.\0\
        Un nom a au moins un caractère et au plus 200 octets, sans espace au début ni à la fin.\0\
        Changer le mot de passe\0\
        Demande une invitation à la personne qui gère ce serveur ; {command} en crée une.\0\
        Il faut une invitation pour créer un compte\0\
        Ce mot de passe est l’un des premiers que d’autres essaieraient. Choisis-en un autre.\0\
        Mot de passe actuel\0\
        {browser} sur {system}\0\
        Déconnecter\0\
        Déconnecter {device}\0\
        Cet appareil est déconnecté.\0\
        connecté le {day}\0\
        Cet appareil\0\
        Appareil inconnu\0\
        Dernière utilisation {day}\0\
        Déconnecter tous les autres appareils\0\
        {count} autre appareil est déconnecté.\u{1F}{count} autres appareils sont déconnectés.\0\
        Appareils\0\
        Mot de passe oublié ?\0\
        Ce serveur n’a plus de place pour d’autres comptes.\0\
        Me connecter avec mon compte existant\0\
        Créer le compte\0\
        Une autre personne a déjà ce nom ici. Choisis-en un autre.\0\
        Il sert à te connecter. Les autres personnes sur ce serveur peuvent le voir.\0\
        Nouveau mot de passe\0\
        Tu n’as pas encore de mot de passe : seul un lien créé sur l’ordinateur qui fournit cette page ouvre ta session.\0\
        Tes autres appareils sont alors déconnectés, et un code de récupération ne fonctionne plus.\0\
        Mot de passe enregistré. Tes autres appareils sont déconnectés.\0\
        Au moins 10 caractères. Plusieurs mots sont faciles à retenir et difficiles à deviner.\0\
        Mot de passe\0\
        Ton code de récupération te permet de choisir un nouveau mot de passe. Tous tes appareils sont déconnectés ; les adresses d’agenda et les mots de passe des logiciels d’agenda restent les mêmes.\0\
        Sept groupes de quatre. Les majuscules, les espaces et les traits d’union n’ont pas d’importance.\0\
        Si tu as aussi perdu le code, la personne qui gère ce serveur peut t’inviter à nouveau.\0\
        Choisir un nouveau mot de passe\0\
        Ce n’est pas un code de récupération : un caractère est faux, manque ou est en trop. Compare-le avec ce que tu as gardé.\0\
        Ce nom et ce code ne vont pas ensemble, ou le code a été utilisé ou remplacé.\0\
        Ton nouveau mot de passe est enregistré et tes autres appareils sont déconnectés. Le code utilisé ne fonctionne plus : en voici un autre.\0\
        Si tu oublies ton mot de passe, ton nom et ce code te permettent d’en choisir un autre. Note-le, imprime cette page ou enregistre-le dans un fichier, et garde-le là où personne d’autre ne le trouvera.\0\
        Tu as pris ton temps : saisis encore ton mot de passe, et le code ci-dessus sera valable.\0\
        Créer un nouveau code de récupération\0\
        Pour vérifier que tu l’as bien, saisis ces deux groupes du code. Personne d’autre ne pourra te le donner plus tard.\0\
        Groupe {number}\0\
        Tu as un code de récupération. Un nouveau le remplace.\0\
        J’ai gardé le code\0\
        Ton code de récupération est enregistré. Les codes précédents ne fonctionnent plus.\0\
        Le faire plus tard\0\
        Créer un code de récupération\0\
        Tu n’as pas de code de récupération. Si tu oublies ton mot de passe, seule la personne qui gère ce serveur peut t’inviter à nouveau.\0\
        Le code n’est affiché que maintenant. Personne ne peut le retrouver pour toi, et personne ne connaît ton mot de passe.\0\
        Enregistrer dans un fichier\0\
        Code de récupération\0\
        Ce ne sont pas les groupes de ce code. Compare-les avec ce que tu as gardé.\0\
        Ce que tu enregistres reste sur l’ordinateur qui fournit cette page et n’est envoyé nulle part ailleurs.\0\
        Crée ton compte\0\
        Ton compte est créé et la session est ouverte.\0\
        Sécurité\0\
        Définir le mot de passe\0\
        C’est trop long : un mot de passe a au plus 200 caractères.\0\
        C’est trop court : un mot de passe a au moins 10 caractères.\0\
        Un caractère n’est pas possible dans un mot de passe, par exemple une tabulation. Retire-le.\0\
        Elle a déjà servi, ou son délai d’un jour est passé. Demandes-en une nouvelle.\0\
        Cette invitation ne fonctionne plus\0\
        Ajouter une alarme\0\
        S’arrête d’elle-même\0\
        Toutes les alarmes\0\
        à l’heure dite\0\
        Choisis un jour à venir.\0\
        Choisis des jours de la semaine ou une date, pas les deux.\0\
        Écris à quoi elle sert, en {letters} caractères au plus.\0\
        Raccourcis la note à {letters} caractères.\0\
        Choisis une de ces possibilités.\0\
        Cette alarme a été modifiée ailleurs entre-temps, et rien n’est encore enregistré. Ci-dessous se trouve ta saisie ; enregistrer de nouveau remplace l’autre modification.\0\
        Ou à une date\0\
        Sans jours ni date, elle sonne une fois, la prochaine fois qu’il est cette heure.\0\
        {count} jour avant\u{1F}{count} jours avant\0\
        Alarme arrêtée.\0\
        Modifier l’alarme\0\
        Cette alarme se répète d’une façon que seule ton application de calendrier peut modifier. Modifie-la là-bas.\0\
        Une alarme commence tôt, revient de plus en plus souvent et sonne jusqu’à ce que tu l’arrêtes. Arrête-la à un endroit, et elle se tait partout.\0\
        Tu as {number} alarmes, il n’y a pas de place pour plus.\0\
        Non arrêtées\0\
        {count} heure avant\u{1F}{count} heures avant\0\
        Sonne sans pause\0\
        Première sonnerie\0\
        {count} minute après\u{1F}{count} minutes après\0\
        {count} minute avant\u{1F}{count} minutes avant\0\
        Manquées\0\
        À quoi sert-elle ?\0\
        Ce navigateur n’exécute pas de scripts, la page ne peut donc pas sonner.\0\
        Nouvelle alarme\0\
        Aucune alarme\0\
        Note\0\
        Aucune alarme ne sonne dans les deux prochaines heures.\0\
        Désactivée\0\
        Activée\0\
        Cette page sonne seulement tant qu’elle est ouverte. Un téléphone verrouillé sonne grâce à son application de calendrier : ajoutes-y ton calendrier.\0\
        Supprimer cette alarme\0\
        Supprimer pour de bon\0\
        Sonne maintenant\0\
        Cette alarme s’est déjà tue.\0\
        Omettre ce jour\0\
        Reporter de 5 minutes\0\
        Alarme reportée à {time}.\0\
        Dans les deux prochaines heures\0\
        Avec le son\0\
        Heure\0\
        Alarmes\0\
        Essayer l’alarme\0\
        Elle sonne pendant une demi-minute et permet à cette page de se faire entendre et de vibrer.\0\
        Semaine\0\
        Semaine : {days}\0\
        Jours de la semaine\0\
        Retour au calendrier\0\
        Ce jour a été modifié ailleurs depuis son ouverture ici, rien n’a donc encore été enregistré.\0\
        Laisser tel quel\0\
        Noter quand même un jour de règles\0\
        Maintenant\0\
        Retirer quand même le saignement\0\
        À l’ouverture\0\
        jour {number}\0\
        dose omise\0\
        dose prise\0\
        Avant\0\
        Ce jour est encore à venir. Tu pourras l’enregistrer le moment venu.\0\
        Après\0\
        Signification des signes\0\
        Plus de détails\0\
        Jour suivant\0\
        Note\0\
        autres données\0\
        Jour de règles\0\
        Jour précédent\0\
        Un jour encore à venir ne peut pas être enregistré. Rien n’a été modifié.\0\
        Le {day} est antérieur à ce que tu conserves (durée : {kept}). Rien n’a été modifié.\0\
        léger, moyen, abondant\0\
        Calendrier\0\
        Aujourd’hui\0\
        Ajouter une carte\0\
        Ajouter un paquet\0\
        Oublié\0\
        Tous les paquets\0\
        Cette carte avait déjà une réponse.\0\
        Verso\0\
        Écris une ligne de {most} caractères au plus.\0\
        Un nom tient en une ligne de {most} caractères au plus.\0\
        Écris un texte de {most} caractères au plus.\0\
        Cette carte a été modifiée ailleurs entre-temps. Enregistre de nouveau pour remplacer cela par ce qui est écrit ici.\0\
        Paquet ajouté : {title}.\0\
        Le paquet a changé entre-temps. Rien n’a été supprimé.\0\
        Nom du paquet\0\
        Paquet supprimé : {title}.\0\
        Le paquet s’appelle maintenant {title}.\0\
        Cartes précédentes\0\
        Facile\0\
        Modifier la carte\0\
        Renommer ou supprimer ce paquet\0\
        Retourner\0\
        Retourner une carte, ou lancer le minuteur et le mettre en pause\0\
        Recto\0\
        Bien\0\
        Difficile\0\
        Le savais-tu bien ?\0\
        Cartes suivantes\0\
        Écarter\0\
        Écarter une carte d’un quiz\0\
        Il reste {count} carte à revoir.\u{1F}Il reste {count} cartes à revoir.\0\
        Tu as déjà un paquet de ce nom.\0\
        Suivante\0\
        Carte suivante d’un quiz\0\
        Ce paquet n’a pas encore de cartes.\0\
        Tu n’as pas encore de cartes. Un paquet réunit des cartes qui vont ensemble, comme les mots d’une langue.\0\
        Quiz\0\
        Chaque carte passe une fois avant qu’une autre ne revienne. Une carte que tu écartes ne revient pas dans ce quiz.\0\
        Quiz : {deck}\0\
        Supprimer cette carte\0\
        Renommer\0\
        Revoir {count} carte\u{1F}Revoir {count} cartes\0\
        À revoir : {deck}\0\
        Montrer le verso\0\
        Commencer un nouveau quiz\0\
        Cette carte est trop longue pour cette page. Tu peux la modifier dans un programme de calendrier.\0\
        Tous les appareils connectés ont été déconnectés.\0\
        Le QR code du lien ne tient pas ici ; il lui faut {count} colonne.\u{1F}Le QR code du lien ne tient pas ici ; il lui faut {count} colonnes.\0\
        {count} appareil est déconnecté.\u{1F}{count} appareils sont déconnectés.\0\
        Avec ce lien, {name} peut créer un compte, une seule fois et dans les 24 heures :\0\
        Avec ce lien, {name} peut choisir un autre mot de passe, une fois et dans les 24 heures :\0\
        Nouveau mot de passe : \0\
        Aucun navigateur n’a pu être ouvert. Ouvre le lien à la main.\0\
        Aucun appareil n’est connecté à la page web.\0\
        Aucun serveur ne répond encore à {address}. Démarre-le avec {command} et laisse-le tourner.\0\
        Ce lien te connecte, une seule fois et dans les dix minutes :\0\
        Ce lien ouvre le compte {name}, une seule fois et dans les dix minutes :\0\
        Encore une fois : \0\
        Mot de passe enregistré. Connecte-toi à la page web avec le nom {name} et ce mot de passe.\0\
        Commencer une méthode\0\
        Cette méthode n’est plus enregistrée.\0\
        Le dernier jour ne peut pas être avant le premier.\0\
        C’est déjà la méthode en cours.\0\
        Indique un nombre de semaines de 0 à 52.\0\
        Ce n’est pas une méthode. Choisis-en une, ou écris-la comme dans les exemples.\0\
        Cette méthode n’a ni plaquettes ni séries. Laisse ce champ vide.\0\
        Cette méthode n’a pas de renouvellement. Laisse ce champ vide.\0\
        Indique un jour de 1 à {length}.\0\
        La méthode n’est pas utilisée ce jour-là.\0\
        Cette méthode ne demande jamais rien à faire. Laisse ce champ vide.\0\
        Cette méthode n’a ni plaquette, ni série, ni renouvellement à déplacer.\0\
        La même méthode est déjà enregistrée pour ces jours. Modifie-la ou termine-la.\0\
        Un autre dispositif est en place les mêmes jours. Termine d’abord son utilisation, ou remplace-le par celui-ci.\0\
        Passer à une autre méthode\0\
        Corriger le premier jour, l’heure ou le délai de rappel\0\
        Tes méthodes\0\
        Premier jour du changement\0\
        Ne plus l’utiliser\0\
        Premier jour d’utilisation\0\
        Dernier jour d’utilisation\0\
        À laisser vide tant que l’utilisation continue.\0\
        Rappel avant un renouvellement, en semaines\0\
        Ici, les jours sont seulement comptés. La notice indique l’efficacité d’une méthode et ce qu’il faut faire en cas de dose omise.\0\
        Méthode\0\
        Aucune méthode n’est enregistrée.\0\
        Autre schéma ou nom\0\
        Jours avec + jours sans, par exemple 'pill 63+7', 'ring continuous', 'injection 13 weeks', 'copper-iud 10 years' ou 'other NAME'.\0\
        jour {number} sur {length}\0\
        Jour de la plaquette ou de la série à cette date\0\
        Seulement si la plaquette ou la série a été commencée avant.\0\
        Méthodes précédentes\0\
        un jour de pause\0\
        Aujourd’hui\0\
        une pilule sans hormones\0\
        Aperçu\0\
        Modifier les détails\0\
        Jour\0\
        À faire\0\
        Rien n’est encore enregistré.\0\
        rien\0\
        Les 28 prochains jours seraient\0\
        Une plaquette, un patch ou un anneau ne s’est pas passé comme prévu\0\
        À laisser vide si une nouvelle plaquette ou une nouvelle série commence.\0\
        Heure\0\
        À laisser vide pour ne pas fixer d’heure.\0\
        Contraception\0\
        Les événements manquants ont été supprimés par moi\0\
        Supprimer cette grande partie de mon suivi\0\
        Importer\0\
        Ton suivi a été modifié entre-temps. Vérifie à nouveau ce qui changerait maintenant.\0\
        Indique d’abord lequel a raison : le fichier ou ton suivi.\0\
        Ce calendrier est plus ancien que ceux qui sont gardés en mémoire ici, on ne peut donc pas savoir ce que tu y as modifié. Exporte à nouveau et fais la modification dans le nouveau calendrier.\0\
        Le fichier n’est plus là, car quelques minutes ont passé. Choisis-le à nouveau.\0\
        Ce qui s’appelle « règles » dans ce calendrier ressemble à des cours, avec un numéro, une répétition chaque semaine ou plusieurs le même jour ; rien n’a été modifié.\0\
        Cela supprime une grande partie de ton suivi. Coche la case ci-dessous si c’est ce que tu veux.\0\
        Il n’y a aucun événement dans ce calendrier ; rien n’a été modifié.\0\
        Choisis d’abord un fichier.\0\
        Ce calendrier est celui d’une autre personne, ou vient d’un autre serveur ; rien n’a été modifié.\0\
        Aucun événement de ce calendrier ne vient d’ici ni ne s’appelle « règles ». Si tu utilises un autre mot, ajoute-le dans les réglages.\0\
        Ce fichier n’a pas pu être lu : {problem}\0\
        Ce fichier n’a pas pu être lu : {problem}. Que faire à la place : {advice}.\0\
        Annuler\0\
        Qu’est-ce qui vient d’abord dans une date comme 3/4/2026 ?\0\
        Le jour : {date}\0\
        Ce que montre le fichier\0\
        Le mois : {date}\0\
        Effacer\0\
        Tout\0\
        Le dernier jour ne peut pas être avant le premier.\0\
        Tout ce qui précède un jour\0\
        Effacer définitivement\0\
        Jour\0\
        Les jours d’une date à une autre\0\
        Ce qui est effacé l’est définitivement, sans annulation possible. Les sauvegardes et les calendriers d’avant le contiennent encore.\0\
        Dernier jour\0\
        Seulement pour les jours d’une date à une autre.\0\
        Continuer\0\
        Un jour et tout ce qui suit\0\
        Données à effacer\0\
        Exporter\0\
        Fichier pour drip (.csv)\0\
        Fichier de calendrier, pour les applications de calendrier (.ics)\0\
        Toutes tes données en texte brut (.log)\0\
        Rien n’est encore enregistré, il n’y a donc rien à mettre dans un fichier.\0\
        Fichier pour Ovumcy (.json)\0\
        Ton suivi est trop volumineux pour ce type de fichier.\0\
        Fichier\0\
        Un calendrier que tu as modifié, un suivi en texte brut ou l’export d’une autre application de suivi, compressé (zip) ou non, jusqu’à {size} Mo. Pour un fichier plus gros, utilise 'eve-ics import' sur l’ordinateur qui fournit cette page.\0\
        Importer\0\
        Ce qui a été importé\0\
        Tu peux l’annuler en une seule fois, sur la page « Historique ».\0\
        Voir ce qui changerait\0\
        Vérifier à nouveau\0\
        Rien n’est encore modifié.\0\
        Ce que l’import changerait\0\
        Le fichier et ton suivi se contredisent. Lequel a raison ?\0\
        Le fichier\0\
        Mon suivi\0\
        Importer, exporter et effacer\0\
        Applications reconnues : {names}.\0\
        Pour passer à drip et à d’autres applications de suivi. Pour ces programmes, pas pour un tableur.\0\
        Règles, prises et prévision. Pour les programmes d’agenda, pas pour un tableur.\0\
        À conserver et à réimporter. Pour eve-ics et un éditeur de texte, pas pour un tableur : chaque caractère de tes notes y reste, même ce qu’un tableur calculerait.\0\
        Pour passer à Ovumcy. Pour ce programme, pas pour un tableur.\0\
        À regarder et à imprimer. Il peut s’ouvrir dans un tableur : un texte qui y commencerait une formule est précédé d’une apostrophe. Il ne peut pas être réimporté.\0\
        Tableau pour un tableur (.csv)\0\
        Le formulaire est arrivé incomplet. Reviens en arrière et envoie-le à nouveau.\0\
        Non compris\0\
        Trop de choses se passent en même temps. Réessaie dans quelques secondes.\0\
        Un instant\0\
        Modifié entre-temps\0\
        Ta modification n’a pas pu être enregistrée : le disque de l’ordinateur qui fournit cette page est plein. Rien n’est perdu ; libère de la place et réessaie.\0\
        Ceci vient d’un autre site web, rien n’a donc été modifié. Ouvre à nouveau la page et réessaie à partir de là.\0\
        Ce serveur ne répond pas à cette adresse. Pour l’autoriser, démarre-le avec {option}.\0\
        Les autres sites web ne peuvent pas lire ces pages.\0\
        Retour\0\
        Aller à Aujourd’hui\0\
        La page est maintenant à l’adresse {address}, donc rien n’a été enregistré. Reviens en arrière dans ton navigateur, copie ce que tu as tapé et saisis-le là-bas.\0\
        Cette adresse ne mène nulle part, ou plus nulle part.\0\
        Rien ici\0\
        Tu ne peux pas te connecter par cette liaison, car elle n’est pas chiffrée : d’autres pourraient lire ton mot de passe. Utilise l’adresse qui commence par https.\0\
        Tu ne peux pas te connecter par cette liaison : le proxy placé devant ce serveur indique qu’elle n’est pas chiffrée. Utilise l’adresse qui commence par https. Si tu l’utilises déjà, un autre proxy se trouve devant celui-ci : fais-lui transmettre {field} ; {page} montre comment.\0\
        Ta modification n’a pas pu être enregistrée : les données sont verrouillées ou en lecture seule pour le moment. Rien n’est perdu ; réessaie.\0\
        Refusé\0\
        Tu ne peux pas te connecter, car le proxy placé devant ce serveur ne lui indique pas si ta liaison est chiffrée. Fais envoyer {field} par le proxy ; {page} montre comment.\0\
        Non enregistré\0\
        C’est plus que ce que cette page accepte en une fois.\0\
        Tes données sont illisibles pour le moment. 'eve-ics doctor', sur l’ordinateur qui fournit cette page, indique pourquoi.\0\
        Revoir les premières explications\0\
        Choisis les jours de tes dernières règles, du mieux que tu t’en souviens. Deux ou trois fois suffisent pour commencer.\0\
        Choisir les jours\0\
        Aucun jour n’a été choisi. Choisis au moins un jour de règles.\0\
        Afficher ma prévision\0\
        Pas maintenant\0\
        Plus tard, touche un jour pour le noter ou l’annuler. Ce que tu notes reste sur l’ordinateur qui fournit cette page.\0\
        Touche chaque jour où tu as eu tes règles.\0\
        Le calendrier montre ensuite quand les suivantes sont attendues, et la prévision s’affine chaque fois que tu enregistres des règles.\0\
        Tes dernières règles\0\
        Commence par les jours que tu connais\0\
        Calendrier\0\
        Non enregistré : ta session est terminée. Connecte-toi dans un autre onglet, puis enregistre ici à nouveau.\0\
        Non enregistré : le serveur ne répond pas. Réessaie.\0\
        Aide\0\
        Analyses\0\
        Se déconnecter\0\
        Compte : {name}\0\
        Pages principales\0\
        Plan\0\
        Réglages\0\
        Aller au contenu\0\
        {page} · eve-ics\0\
        Aujourd’hui\0\
        Tes journées commencent à minuit à l’heure de {here}. Cet appareil a un autre fuseau horaire : {device}.\0\
        Pas maintenant\0\
        Utiliser {device}\0\
        Ce qu’est une prévision\0\
        Elle devient plus précise chaque fois que tu enregistres des règles. Le stress, une maladie ou un voyage peuvent tout de même décaler les règles.\0\
        Une prévision est calculée à partir des jours que tu as enregistrés. Elle ne sait rien d’autre de toi.\0\
        {percent} des règles commencent dans l’intervalle indiqué à côté de leur date. Les autres commencent plus tôt ou plus tard.\0\
        Enregistrer un jour de règles\0\
        Le jour ou la semaine d’avant ou d’après\0\
        Lire le point d’avant ou d’après\0\
        Fermer le jour\0\
        Afficher cette aide\0\
        Noter la journée\0\
        Mois précédent et suivant\0\
        Ajouter quelque chose, là où la page le propose\0\
        Ouvrir le jour\0\
        Ouvrir {page}\0\
        Retirer le saignement d’un jour\0\
        Aller à aujourd’hui dans le calendrier\0\
        Annuler la dernière modification, là où la page le propose\0\
        Premier et dernier jour de la semaine\0\
        Année précédente et suivante\0\
        Touches\0\
        Dans un graphique\0\
        Dans le calendrier\0\
        Les raccourcis clavier sont désactivés. Tu peux les activer dans les réglages.\0\
        Une seule touche suffit pour ces actions, sauf pendant la saisie d’un texte. Tu peux les désactiver dans les réglages.\0\
        puis\0\
        Aide\0\
        Saignement entre les règles\0\
        Un saignement trop proche des règles précédentes pour être les suivantes. Il ne commence pas de cycle.\0\
        Cycle\0\
        Du premier jour des règles à la veille des suivantes. Son premier jour est le jour 1.\0\
        Fenêtre de fertilité\0\
        Les jours qui précèdent l’ovulation et le jour même, où une grossesse est la plus probable.\0\
        Ovulation\0\
        Un ovule quitte l’ovaire, environ deux semaines avant le début des règles suivantes.\0\
        Spotting\0\
        Un peu de sang, trop peu pour une serviette ou un tampon. Le spotting seul ne compte pas comme des règles.\0\
        Vocabulaire\0\
        Afficher tous les cycles\0\
        C’était entre les règles\0\
        Retirer ma réponse\0\
        Ne pas en tenir compte\0\
        C’était bien un seul cycle\0\
        Il manque des règles\0\
        Des règles ont commencé\0\
        Tous les cycles et modifications\0\
        Cela ne peut pas se dire de ce cycle. Rien n’a été modifié.\0\
        Ce n’est pas une date. Écris l’année, le mois et le jour : 2026-11-20.\0\
        Ce jour n’est pas encore arrivé.\0\
        Des règles peuvent durer au plus {count} jour.\u{1F}Des règles peuvent durer au plus {count} jours.\0\
        Plus aucunes règles ne commencent ce jour-là.\0\
        Un saignement y est déjà enregistré : {days}.\0\
        Le dernier jour est avant le premier.\0\
        {way}, {when}\0\
        Dernières modifications\0\
        Cycle\0\
        Prévision d’alors\0\
        Règles\0\
        Cycles, du plus récent au plus ancien\0\
        en cours\0\
        {count} jour plus tôt\u{1F}{count} jours plus tôt\0\
        le jour même\0\
        {count} jour plus tard\u{1F}{count} jours plus tard\0\
        Quelque chose semble inhabituel\0\
        {days} : compte comme saignement entre les règles.\0\
        Le cycle commencé le {day} : {remark}.\0\
        Règles : {days}\0\
        Premier et dernier jour\0\
        Jours\0\
        Premier jour\0\
        Dernier jour\0\
        À laisser vide tant que les règles continuent.\0\
        Que dire de ce cycle ?\0\
        Enregistrer\0\
        Rétablir\0\
        Il n’y a aucune modification à rétablir.\0\
        Historique\0\
        Annuler\0\
        C’est déjà annulé, ou ne peut pas l’être.\0\
        Après cela, seule la dernière période ({kept}) serait conservée, et l’historique plus ancien serait effacé pour de bon. Rien n’a été modifié. Pour le faire, utilise {command} sur l’ordinateur qui fournit cette page.\0\
        Des modifications plus récentes concernent les mêmes jours ou réglages. Annule d’abord celles-ci : {entries}.\0\
        Il n’y a aucune modification à annuler.\0\
        Inviter à nouveau\0\
        Inviter {name} à nouveau\0\
        Tu étais là en premier, tu peux donc inviter d’autres personnes. Tu vois leurs noms et rien de ce qu’elles notent. Une personne qui a perdu son mot de passe et son code de récupération a besoin d’un lien de ta part pour choisir un nouveau mot de passe.\0\
        Premières personnes\0\
        Cette personne n’est plus là.\0\
        Quelqu’un peut déjà se connecter avec ce nom. Si le mot de passe est perdu, le bouton à côté du nom permet d’inviter cette personne à nouveau.\0\
        Tu reçois un lien à transmettre. Avec lui, cette personne choisit un mot de passe et a un journal que personne d’autre ne voit.\0\
        Inviter quelqu’un\0\
        Lien\0\
        Avec ce lien, {name} peut choisir un nouveau mot de passe. Son utilisation déconnecte tous les appareils de {name}. Ce que {name} a noté reste là, et tu ne le vois pas.\0\
        Code QR du lien\0\
        Avec ce lien, {name} peut créer un compte.\0\
        Il fonctionne une seule fois et pendant 24 heures. Il n’est affiché que maintenant : ne le transmets à personne d’autre.\0\
        {name} est déjà ici. Qui ouvre le lien choisit le mot de passe de ce qui est noté sous ce nom.\0\
        Invitation\0\
        Créer un lien\0\
        Plus de personnes\0\
        Nom de connexion\0\
        Cette personne peut en choisir un autre.\0\
        L’adresse de ce serveur se trouve sous un chemin, où la page ne peut pas être. Crée le lien avec {command} et l’option --public-url.\0\
        Avant d’inviter quelqu’un, saisis encore une fois ton propre mot de passe.\0\
        Personnes de cette maison\0\
        Toi\0\
        Symptômes autour du début des règles\0\
        Chaque jour compte pour les règles dont il est le plus proche. Seuls les cycles entiers comptent, sans hormones et sans interruption du suivi.\0\
        Le jour 1 est le premier jour des règles, et le jour −1 la veille.\0\
        Là où la ligne est interrompue, rien n’est enregistré.\0\
        Chaque barre est une part des jours où quelque chose est enregistré. Une barre aussi haute que sa ligne vaut {percent}.\0\
        {days} sur {logged}\0\
        rien d’enregistré\0\
        Probabilité\0\
        Jour du cycle\0\
        Jour\0\
        Humeur\0\
        Signes\0\
        Symptôme\0\
        Température\0\
        Semaine du\0\
        Quand tes prochaines règles peuvent commencer\0\
        Quand ta prochaine hémorragie de privation peut commencer\0\
        L’intervalle est choisi pour que l’hémorragie y commence avec une probabilité de {percent} ou un peu plus.\0\
        Aucun jour n’est probable à lui seul. L’intervalle est choisi pour que tes règles y commencent avec une probabilité de {percent} ou un peu plus.\0\
        prévue aujourd’hui\0\
        en retard\0\
        rien de prévu\0\
        omise\0\
        prise\0\
        non notée\0\
        Doses des 12 dernières semaines\0\
        Sur ces 12 semaines : {counts}.\0\
        Il faut deux fois des règles, avec un cycle entre les deux, pour tracer des graphiques. Enregistre tes règles, et ils apparaîtront ici.\0\
        Ouvrir le calendrier\0\
        aucun flux enregistré\0\
        Durée des cycles\0\
        Aucun cycle complet sur cette durée.\0\
        {count} cycle plus ancien n’est pas affiché.\u{1F}{count} cycles plus anciens ne sont pas affichés.\0\
        Humeurs selon le moment du cycle\0\
        Chiffres\0\
        {chart} : chiffres\0\
        Après\0\
        Avant\0\
        Fertile\0\
        Règles\0\
        Inconnu\0\
        Avant : les 13 jours qui précèdent les règles suivantes. Après : des règles jusqu’à ces jours-là.\0\
        Après : des règles aux jours fertiles. Fertile : l’ovulation et les cinq jours qui la précèdent, d’après tes signes ou, à défaut, 14 jours avant les règles suivantes. Avant : de là jusqu’aux règles suivantes.\0\
        {count} élément noté moins souvent n’est pas affiché.\u{1F}{count} éléments notés moins souvent ne sont pas affichés.\0\
        Chaque nombre est une part des jours de ce moment du cycle où quelque chose est enregistré.\0\
        Hachuré : moins de {days} jours ou de {cycles} cycles enregistrés, trop peu pour s’y fier.\0\
        Trop peu de choses sont enregistrées pour voir une tendance.\0\
        Inconnu : le cycle en cours, une interruption du suivi, des hormones ou une grossesse.\0\
        « {word} » est surtout fréquent après les règles : {days} sur {count} jour enregistré.\u{1F}« {word} » est surtout fréquent après les règles : {days} sur {count} jours enregistrés.\0\
        « {word} » est surtout fréquent avant les règles suivantes : {days} sur {count} jour enregistré.\u{1F}« {word} » est surtout fréquent avant les règles suivantes : {days} sur {count} jours enregistrés.\0\
        « {word} » est surtout fréquent le jour {day} : {days} sur {count} jour enregistré.\u{1F}« {word} » est surtout fréquent le jour {day} : {days} sur {count} jours enregistrés.\0\
        « {word} » est surtout fréquent du jour {first} au jour {last} : {days} sur {count} jour enregistré.\u{1F}« {word} » est surtout fréquent du jour {first} au jour {last} : {days} sur {count} jours enregistrés.\0\
        « {word} » est surtout fréquent pendant les jours fertiles : {days} sur {count} jour enregistré.\u{1F}« {word} » est surtout fréquent pendant les jours fertiles : {days} sur {count} jours enregistrés.\0\
        « {word} » est surtout fréquent pendant les règles : {days} sur {count} jour enregistré.\u{1F}« {word} » est surtout fréquent pendant les règles : {days} sur {count} jours enregistrés.\0\
        Règles et flux\0\
        Aucunes règles sur cette durée.\0\
        Rapport médical\0\
        jour dans l’intervalle\0\
        début dans l’intervalle\0\
        compte peu ou pas du tout\0\
        durée en jours\0\
        jour prévu\0\
        autre jour\0\
        début hors de l’intervalle\0\
        intervalle à {percent}, prévu au début du cycle\0\
        part des jours enregistrés\0\
        début des règles\0\
        enregistré dans moins de {count} cycle, trop peu pour s’y fier\u{1F}enregistré dans moins de {count} cycles, trop peu pour s’y fier\0\
        Afficher\0\
        Tout\0\
        6 mois\0\
        2 ans\0\
        1 an\0\
        Symptômes selon le moment du cycle\0\
        Températures, {days}\0\
        {temperature}, non retenue : {reason}\0\
        Températures depuis le {day}\0\
        Analyses\0\
        Poids\0\
        La médiane sur sept jours est passée de {first} à {last}.\0\
        médiane sur 7 jours\0\
        une mesure\0\
        La médiane sur sept jours est de {weight}.\0\
        Ajouter\0\
        Jour suivant\0\
        Cela n’a pas été compris. Ouvre à nouveau la page et réessaie.\0\
        Jour précédent\0\
        Saignement\0\
        Voir dans le calendrier\0\
        Rien noté\0\
        Ceci a été modifié ailleurs depuis l’ouverture de la page. Rien n’a encore été enregistré. Quelle version garder ?\0\
        Enregistrer ma saisie\0\
        Garder ce qui est enregistré\0\
        Saisi ici\0\
        rien\0\
        Enregistré ailleurs\0\
        Pilule, patch ou anneau\0\
        En retard\0\
        Omise\0\
        Prise\0\
        Les règles ne peuvent pas finir ici : aucun saignement ou seulement du spotting est enregistré pour {days}.\0\
        Les dernières règles à cette date ont commencé le {start}, plus de deux semaines avant. Enregistre d’abord les jours des règles suivantes.\0\
        Aucunes règles n’avaient commencé à cette date. Choisis d’abord l’intensité du saignement.\0\
        D’autres jours de ces règles sont enregistrés : {days}. Ils indiquent déjà leur fin.\0\
        Abondant\0\
        Léger\0\
        Moyen\0\
        Aucun\0\
        Spotting\0\
        Jour de règles\0\
        Ce jour n’est pas encore arrivé. Tu pourras l’enregistrer à partir de ce jour-là.\0\
        Test d’ovulation\0\
        Négatif\0\
        Positif\0\
        En {unit}, par exemple {example}. Un champ vide supprime la valeur.\0\
        Humeur\0\
        Autre humeur\0\
        Glaire cervicale\0\
        Crémeuse\0\
        Sèche\0\
        Blanc d’œuf\0\
        Collante\0\
        Aqueuse\0\
        Note\0\
        Une note peut faire au plus {count} kilo-octet.\u{1F}Une note peut faire au plus {count} kilo-octets.\0\
        Ovulation\0\
        Remarquée ce jour-là\0\
        Début et fin des règles\0\
        Premier jour, fin inconnue\0\
        Dernier jour des règles\0\
        Ni l’un ni l’autre\0\
        Enregistrer\0\
        Enregistré.\0\
        Symptômes\0\
        « {word} » n’est plus proposé. Les jours où il est noté le gardent.\0\
        Masquer les symptômes que tu n’utilises pas\0\
        Masquer « {word} »\0\
        Autre symptôme\0\
        Afficher à nouveau « {word} »\0\
        « {word} » est de nouveau proposé.\0\
        Température au réveil\0\
        Ce n’est pas une température. Indique un nombre comme {example}.\0\
        Une température au réveil se situe entre {low} et {high}.\0\
        Suivi du {day}\0\
        Les jours avant 1900 ne peuvent pas être enregistrés.\0\
        Autres jours\0\
        Poids\0\
        Ce n’est pas un poids. Écris un nombre comme {example}.\0\
        Un poids se situe entre {low} et {high}.\0\
        C’est trop long pour un mot. Mets les textes plus longs dans la note.\0\
        Un jour peut en contenir au plus {count}.\u{1F}Un jour peut en contenir au plus {count}.\0\
        Plusieurs personnes se connectent en même temps. Réessaie dans quelques secondes.\0\
        Annuler\0\
        La suite montre des secrets ou ne peut pas être annulée. Saisis ton mot de passe pour continuer.\0\
        Ton mot de passe, encore une fois\0\
        Merci. Envoie maintenant une nouvelle fois ce que tu voulais faire.\0\
        Continuer\0\
        Langue\0\
        Se connecter\0\
        Ta session est fermée.\0\
        Nom\0\
        Pas encore de mot de passe ? Lance {command} sur l’ordinateur qui fournit cette page.\0\
        Ce lien te connecte sur cet appareil. Il fonctionne une seule fois.\0\
        Ouvrir\0\
        Ouvre ton calendrier\0\
        Mot de passe\0\
        Afficher le mot de passe\0\
        Garder la session ouverte 30 jours sur cet appareil\0\
        Connexion\0\
        Il a déjà servi, ou ses dix minutes sont passées. Lance {command} pour en obtenir un nouveau.\0\
        Ce lien ne fonctionne plus\0\
        C’était un essai de trop. Attends {count} seconde, puis réessaie.\u{1F}C’était un essai de trop. Attends {count} secondes, puis réessaie.\0\
        Le nom et le mot de passe ne correspondent pas.\0\
        Ce n’est pas ton mot de passe.\0\
        Verrouiller automatiquement après\0\
        Enregistrer\0\
        Ce code PIN est l’un des premiers que l’on essaierait. Choisis-en un autre.\0\
        Trop de codes PIN erronés : ta session sur cet appareil est fermée.\0\
        Un code PIN cache ces pages à qui prend en main un appareil où ta session est ouverte. Après cinq codes PIN erronés, la session y est fermée.\0\
        Code PIN oublié ?\0\
        Quatre à huit chiffres.\0\
        Quatre à huit chiffres. Laisse le champ vide pour garder le tien.\0\
        Non enregistré : tes pages sont verrouillées. Déverrouille-les dans un nouvel onglet et réessaie.\0\
        Verrouiller\0\
        verrouiller la page\0\
        Page verrouillée\0\
        {count} minute\u{1F}{count} minutes\0\
        Nouveau code PIN\0\
        Page verrouillée. Le serveur ne répond pas.\0\
        Il verrouille la page et n’est pas une clé : il ne chiffre rien, et tes programmes de calendrier ne le demandent pas.\0\
        Un code PIN a quatre à huit chiffres et rien d’autre.\0\
        Code PIN\0\
        Saisis ton mot de passe pour le modifier\0\
        Supprimer le code PIN\0\
        Code PIN supprimé.\0\
        Code PIN enregistré. Le bouton « Verrouiller » se trouve au bas de chaque page.\0\
        Définir le code PIN\0\
        Code PIN\0\
        Déverrouiller\0\
        Ferme la session. Sur l’ordinateur qui fournit cette page, {command} crée un lien qui rouvre ta session.\0\
        Ton mot de passe déverrouille aussi la page.\0\
        Verrouiller dès que la page n’est plus visible\0\
        Ce n’est pas ton code PIN. Il reste {count} essai, puis ta session est fermée.\u{1F}Ce n’est pas ton code PIN. Il reste {count} essais, puis ta session est fermée.\0\
        Un feu d’artifice s’ouvre comme des fleurs au-dessus d’une colline sombre.\0\
        Un météore trace une ligne brillante à travers les étoiles.\0\
        Du pop-corn jaillit d’un sachet rayé.\0\
        Une fusée toute ronde décolle et passe devant la lune.\0\
        Un petit volcan lance des étincelles dans le ciel du soir.\0\
        Une baleine souffle un jet d’eau et sourit.\0\
        Ajouter\0\
        Il y a ici {most} entrées, le maximum. Supprime quelque chose dont tu n’as plus besoin.\0\
        Ce jour n’existe pas. Choisis-en un du calendrier.\0\
        Écris quelque chose ou supprime la note.\0\
        Il finirait avant de commencer. Choisis une fin plus tardive.\0\
        Il n’y a plus de place. Supprime quelque chose dont tu n’as plus besoin.\0\
        Écris le titre sur une ligne, sans caractères de contrôle.\0\
        Raccourcis le titre à {letters} caractères.\0\
        Écris un titre.\0\
        Tu as déjà un calendrier {title}. Choisis un autre nom.\0\
        Choisis-en au moins un.\0\
        Ajouter un calendrier\0\
        Aussi dans tes applications de calendrier\0\
        Supprimer ce calendrier\0\
        Renommer\0\
        À quoi sert-il ?\0\
        Calendriers\0\
        Cela a été modifié ailleurs entre-temps, et rien n’est encore enregistré. Ce que tu as saisi est ci-dessous ; enregistrer de nouveau remplace l’autre modification.\0\
        Supprimer\0\
        Dernière suppression : {title}\0\
        Terminé\0\
        Descendre\0\
        Échéance (facultative)\0\
        Modifier l’événement\0\
        Fin\0\
        Premier jour\0\
        Dernier jour\0\
        Nouvel événement\0\
        Aucun événement pour l’instant.\0\
        Événements passés\0\
        Lieu\0\
        se répète\0\
        Début\0\
        Toute la journée\0\
        Cela n’existe plus. Rien n’a été modifié.\0\
        Liste\0\
        Suite\0\
        Monter ou descendre une tâche\0\
        Note\0\
        La note a été supprimée ailleurs entre-temps. Ton texte est dans une nouvelle note.\0\
        La première ligne est le titre.\0\
        Cette note est trop longue pour être modifiée ici. Modifie-la dans ton application de calendrier.\0\
        Nouvelle note\0\
        Cette tâche reste tant que des cartes sont à revoir. Révise-les et elle disparaîtra.\0\
        Cela se répète comme l’a réglé ton application de calendrier. Modifie-le là-bas.\0\
        Enregistré à {time}.\0\
        Titre\0\
        Ajouter une tâche\0\
        Modifier la tâche\0\
        Retirer la dernière coche\0\
        Monter\0\
        Année de naissance : {year}.\0\
        Changer l’année de naissance\0\
        Tu n’as pas indiqué ton année de naissance.\0\
        Toi et ton cycle\0\
        Nom de connexion\0\
        Changer le nom\0\
        Désormais, tu te connectes en tant que {name}.\0\
        N’importe quel nom que personne d’autre n’a ici, par exemple une adresse e-mail. Les mots de passe d’application et les abonnements ne changent pas.\0\
        Tu te connectes avec ce nom, ton mot de passe est donc demandé d’abord : change le nom sous Réglages › Profil.\0\
        Utilise {command} pour indiquer une grossesse ou une pause.\0\
        Image\0\
        Ce PNG est endommagé. Enregistre l’image encore une fois.\0\
        Fichier image\0\
        Un PNG d’au plus {side} × {side} pixels et {size} ko. Il n’est visible que pour toi.\0\
        Ton navigateur recadre toute autre image en carré et la réduit avant de l’envoyer.\0\
        Ce fichier n’est pas un PNG. Enregistre d’abord l’image au format PNG.\0\
        Supprimer l’image\0\
        Ton image est supprimée.\0\
        Enregistrer l’image\0\
        Ton image est enregistrée.\0\
        Ce fichier est trop volumineux : une image fait au plus {size} ko.\0\
        Cette image est trop grande : elle peut avoir {side} × {side} pixels.\0\
        Ce PNG est animé, entrelacé ou codé sur 16 bits par canal. Enregistre-le sans cela.\0\
        Ton image\0\
        Profil\0\
        Durée habituelle que tu as indiquée : {days} jours.\0\
        Changer la durée habituelle\0\
        Tu n’as pas indiqué la durée habituelle de ton cycle.\0\
        Les applications abonnées à ton calendrier l’affichent après leur prochaine mise à jour.\0\
        Choisis {count} jour.\u{1F}Choisis de un à {count} jours.\0\
        Choisis une heure après la première.\0\
        Choisis au moins un jour de la semaine.\0\
        Quand\0\
        Ton application de calendrier affiche les rappels, sur chaque appareil abonné à ton calendrier.\0\
        De\0\
        Habitudes\0\
        Ces rappels sonnent sur cette page tant qu’elle est ouverte, et sur ton ordinateur.\0\
        Tu en as {number}. Désactives-en d’abord un.\0\
        Un rappel dans tes mots\0\
        Ce qu’il dit\0\
        Me le rappeler\0\
        Autres méthodes\0\
        À l’heure de la dose\0\
        Sonner à nouveau\0\
        Jamais\0\
        {count} fois de plus\u{1F}{count} fois de plus\0\
        Avec un son, si possible\0\
        Minutes d’une sonnerie à la suivante\0\
        Heure\0\
        Rappels\0\
        À\0\
        En texte\0\
        Douze lignes pour un e-mail ou un formulaire. Sélectionne-les et copie-les.\0\
        Indique des dates comme 2026-11-20.\0\
        Ce sur quoi reposent les chiffres\0\
        Saignement entre les règles : {bleeds}.\0\
        Aucun saignement entre les règles n’est enregistré.\0\
        Saignements\0\
        Contenu du rapport\0\
        Contraception\0\
        Copié.\0\
        Copier en texte\0\
        Cycles\0\
        {days} ({length})\0\
        {flow} {days}\0\
        Jours de ces règles selon le flux : {flows}.\0\
        Du\0\
        Un rapport montre le passé. Choisis un premier jour qui n’est pas dans le futur.\0\
        Dernières règles : {days}.\0\
        Quelque chose est enregistré pour {days} jour sur {count}.\u{1F}Quelque chose est enregistré pour {days} jours sur {count}.\0\
        Créé le {day}.\0\
        Créé par {program}.\0\
        {method} depuis le {day}\0\
        {method}, {days}\0\
        Aucune contraception n’est enregistrée sur cette durée.\0\
        Contraception : {methods}.\0\
        Notes\0\
        Aucune note sur cette durée.\0\
        Tout ceci a été enregistré par la personne elle-même ; rien n’a été mesuré ni examiné par un professionnel de santé. Les intervalles et les dates à venir sont des prévisions.\0\
        Phases de vie : {phases}.\0\
        Imprime cette page, ou enregistre-la en PDF, avec la fonction d’impression de ton navigateur. Le cadre autour n’est pas imprimé.\0\
        Le premier jour vient après le dernier. Échange-les.\0\
        Hausse de température dans {rises} cycle sur {count} avec des mesures.\u{1F}Hausse de température dans {rises} des {count} derniers cycles avec des mesures.\0\
        Afficher\0\
        Une partie a été importée : {sources}.\0\
        Résumé\0\
        Douleurs, symptômes et humeurs\0\
        Aucun symptôme et aucune humeur ne sont enregistrés sur cette durée.\0\
        Températures au réveil\0\
        Aucune température n’est enregistrée sur cette durée.\0\
        Au\0\
        Rapport sur les cycles\0\
        Rapport sur les cycles : {name}\0\
        Poids\0\
        Avec mes notes\0\
        Rapport sur {days} enregistré dans {file}. Ouvre-le dans un navigateur pour le lire, l’imprimer ou l’enregistrer en PDF.\0\
        Apparence\0\
        Tous les réglages\0\
        Choisis l’une de ces options.\0\
        Indique une date, comme {date}.\0\
        Un nom a de 1 à 100 caractères, sans saut de ligne.\0\
        Une autre personne a déjà ce nom ici.\0\
        Indique un nombre de {first} à {last}, ou rien.\0\
        Indique une heure, comme 09:00.\0\
        Écris des mots avec des lettres, séparés par des virgules.\0\
        Ce fuseau horaire n’est pas connu. Écris-le comme Europe/Berlin.\0\
        Année de naissance\0\
        À laisser vide si tu ne veux pas l’indiquer.\0\
        Nom de ton calendrier dans les autres applications\0\
        Degrés Celsius\0\
        Discret\0\
        Les titres des fenêtres et les notifications ne disent rien de ton cycle, et la page « Aujourd’hui » ne le montre que si tu la touches.\0\
        Degrés Fahrenheit\0\
        Prévision\0\
        Langue et unités\0\
        Remarques sur les règles et les cycles à aborder lors d’un rendez-vous médical\0\
        Masquer les jours fertiles et l’ovulation\0\
        Première page\0\
        Kilogrammes\0\
        Langue\0\
        Comme le demande le navigateur\0\
        Se déconnecter\0\
        Lundi\0\
        Autres réglages\0\
        Nom\0\
        Ses premières lettres te servent d’image.\0\
        Pas encore enregistré : quelque chose est à revoir ci-dessous.\0\
        Tes propres mots pour les règles\0\
        Séparés par des virgules. Un événement qui porte ce titre compte comme des règles.\0\
        Ton image : {initials}\0\
        Images joyeuses les jours fertiles\0\
        Livres\0\
        Samedi\0\
        Enregistrer\0\
        Enregistré.\0\
        Raccourcis clavier\0\
        Dimanche\0\
        Tu es ado\0\
        Des cycles de 21 à 45 jours sont alors habituels.\0\
        Températures en\0\
        Couleurs\0\
        Sombre\0\
        Clair\0\
        Comme l’appareil\0\
        Fuseau horaire\0\
        Par exemple Europe/Berlin. À laisser vide pour le fuseau horaire du serveur.\0\
        Réglages\0\
        Contraception\0\
        Importer, exporter et effacer\0\
        Rappels\0\
        Mot de passe et appareils\0\
        Rien n’a changé.\0\
        Durée habituelle de ton cycle\0\
        En jours. Elle compte comme un cycle, à côté de ceux que tu enregistres.\0\
        Premier jour de la semaine\0\
        Poids en\0\
        Fenêtre de fertilité\0\
        Prudente, donc plus large\0\
        Standard\0\
        Toi\0\
        Adresse\0\
        QR code de l’adresse pour téléphone\0\
        L’adresse de ton abonnement\0\
        Adresse pour téléphone\0\
        Un calendrier avec seulement des dates ou des titres neutres n’a pas cette phrase. Choisis l’un des deux.\0\
        Un calendrier avec seulement des dates ne peut pas modifier ton suivi. Choisis l’un des deux.\0\
        Tu en as déjà {count}, et il n’y a plus de place. Révoque un accès que personne n’utilise.\0\
        Choisis un contenu. Ce que tes réglages masquent ne compte pas.\0\
        Ce jour est passé. Choisis aujourd’hui ou un jour à venir.\0\
        Ce nom est déjà utilisé. Choisis-en un autre.\0\
        Cela n’existe déjà plus ; rien n’a été modifié.\0\
        Laisser un calendrier vide à son adresse pendant 30 jours, pour que les applications retirent ce qu’elles affichent\0\
        Avec une phrase légère et gentille les jours fertiles\0\
        Sans https, le serveur n’accepte aucune connexion à cette adresse.\0\
        Contenu\0\
        Doses\0\
        Jours fertiles\0\
        Ovulation\0\
        Règles\0\
        Questions comme « Tes règles sont-elles en retard ? »\0\
        Copié.\0\
        Copier : {what}\0\
        Seulement les titres et les dates, sans descriptions\0\
        Terminé\0\
        Dernier jour de validité\0\
        À laisser vide pour qu’il fonctionne jusqu’à sa révocation.\0\
        Créer un abonnement\0\
        Abonnements au calendrier\0\
        Un abonnement est un calendrier à une adresse secrète, que des applications de calendrier peuvent suivre. Donne à chaque application et à chaque personne le sien, avec seulement le nécessaire.\0\
        Aucun abonnement pour l’instant.\0\
        Saisir mon mot de passe\0\
        Révoqué\0\
        Mois à l’avance\0\
        Nom\0\
        Pour toi : l’application ou la personne à qui il est destiné.\0\
        Sans rappels\0\
        Cette adresse n’est accessible que depuis cet ordinateur. Pour d’autres appareils, démarre le serveur avec une adresse qui leur est accessible.\0\
        Mot de passe\0\
        Avant de créer une adresse ou un mot de passe d’application, saisis de nouveau ton propre mot de passe.\0\
        Créer un mot de passe d’application\0\
        QR code du mot de passe\0\
        Créer un fichier pour un iPhone ou un Mac\0\
        Le fichier contient le mot de passe. Ouvre-le sur l’iPhone ou le Mac, et supprime-le une fois le compte ajouté.\0\
        Ton mot de passe d’application\0\
        Mots de passe d’application\0\
        Avec un mot de passe d’application, une application de calendrier se connecte et peut modifier ce que tu as enregistré, dans les deux sens.\0\
        Aucun mot de passe d’application pour l’instant.\0\
        Lecture seule : aucune modification et aucun autre calendrier\0\
        Révoquer {name}\0\
        Créer une nouvelle adresse pour {name}\0\
        Titres\0\
        Neutres, qui ne révèlent rien\0\
        Explicites\0\
        Nom d’utilisateur\0\
        Accepter les modifications que Thunderbird envoie à son adresse\0\
        Ce doit être un nombre entier de 1 à {most}.\0\
        Ce doit être une ligne de {most} caractères au plus.\0\
        Faire une pause\0\
        Minutes de pause\0\
        Le minuteur a changé entre-temps. Rien n’a été fait.\0\
        Arrêter\0\
        Tu étudies, tu fais une pause et tu reprends. Rien ne commence tout seul : à la fin de chaque partie, une question t’est posée. Cela sonne là où sonnent tes alarmes.\0\
        {count} minute de plus\u{1F}{count} minutes de plus\0\
        Continuer\0\
        Ce navigateur n’exécute pas de scripts : la page ne peut ni décompter ni sonner. Elle te pose la question quand c’est l’heure.\0\
        Pause jusqu’à {time}.\0\
        Suspendre\0\
        Commencer\0\
        Minutes d’étude\0\
        Reprendre l’étude\0\
        Étude jusqu’à {time}.\0\
        Qu’étudies-tu ?\0\
        Tu peux laisser ce champ vide.\0\
        Minuteur d’étude\0\
        Ajouter à ton calendrier ce que tu étudies\0\
        Prochaines alarmes\0\
        Non, fin le {day}\0\
        Oui, enregistrer le {day}\0\
        Non, ne plus demander\0\
        Non, rien ne manque\0\
        Pas encore\0\
        Oui\0\
        Oui, plus tôt\0\
        Oui, aujourd’hui\0\
        D’un jour à l’autre\0\
        Tes règles continuent-elles aujourd’hui ?\0\
        Tes règles ont-elles commencé ?\0\
        Où tu en es dans ton cycle\0\
        Prochaine hémorragie de privation dans environ {count} jour\u{1F}Prochaine hémorragie de privation dans environ {count} jours\0\
        Ton hémorragie de privation peut commencer aujourd’hui\0\
        {days} : {length}\0\
        {days} : jour {day}\0\
        Derniers cycles\0\
        Tous les cycles et modifications\0\
        Fait\0\
        Omise\0\
        Prise\0\
        À faire\0\
        Aucunes règles enregistrées pour l’instant\0\
        Dernière entrée\0\
        Tes règles ont {count} jour de retard\u{1F}Tes règles ont {count} jours de retard\0\
        Noter la journée\0\
        Prochaines règles dans environ {count} jour\u{1F}Prochaines règles dans environ {count} jours\0\
        Prochaines règles dans {first} à {count} jour\u{1F}Prochaines règles dans {first} à {count} jours\0\
        Tes règles peuvent commencer aujourd’hui\0\
        Pas encore là\0\
        Noté : aucun saignement, {days}.\0\
        À aborder lors d’un rendez-vous médical\0\
        Renouvellement en retard : {method}, {when}.\0\
        Prévision en pause : {phase}\0\
        Afficher aujourd’hui\0\
        Aujourd’hui\0\
        Annuler\0\
        Pas de prévision pour le moment\0\
        Indique la durée habituelle de tes cycles\0\
        acné\0\
        anxiété\0\
        mal de dos\0\
        ballonnements\0\
        seins sensibles\0\
        calme\0\
        crampes\0\
        énergie\0\
        fatigue\0\
        joie\0\
        mal de tête\0\
        irritabilité\0\
        nausées\0\
        tristesse\0
        """)
}
