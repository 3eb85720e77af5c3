# What people call an action or a room beside its own name; the palette finds it by these. Commas stand between them.

# Floor.
also-bust = bust, busté, sauté, éliminé, éliminer, sorti, sortie, out, KO, knock out, perdu
also-rebuy = rebuy, re-buy, recave, recaver, racheter, plus de jetons
also-add-on = add-on, addon, complément, recharge, plus de jetons
also-re-entry = re-entry, reentry, réentrée, réinscription, réinscrire, entrer à nouveau, racheter une entrée
also-enter = nouveau joueur, ajouter un joueur, inscription, inscrire, enregistrer, inscription tardive, late registration, late reg, retardataire, participer, entrée
also-withdraw = remboursement, désinscrire, annuler
also-close-late-registration = inscriptions, prolonger, clore, fermer
also-close-rebuys = fin des rebuys, clore, prolonger
also-close-re-entries = fin des re-entries, clore, prolonger
also-close-add-ons = fin des add-ons, clore, prolonger
also-swap = swap, échange, échanger, permuter, intervertir, changer de siège
also-move-player = déplacer, déplacement, place, siège, changer de place, changer de table, équilibrer, équilibrage, move, mettre ailleurs
also-button = bouton, button, bouton du donneur, donneur, dealer
also-break-table = casser, casse, break, fermer une table, supprimer une table, regrouper les tables, fusionner les tables
also-penalty = pénalité, penalty, avertissement, sanction, sanctionner, pénaliser, punir
also-call-time = time, temps, demander le time, call the clock, shot clock, chrono, joueur lent, stalling, gagner du temps
also-disqualify = DQ, disqualification, exclure, exclusion, expulser, renvoyer, virer
also-goes-home = partir, part, parti, quitte, rentrer, abandonner, abandon, absent
also-back-in = pas éliminé, toujours en jeu, fausse élimination, erreur, remettre en jeu, faire revenir
also-correct-bust = mauvais joueur, pas le bon joueur, confusion, erreur, corriger, correction
also-deal-all = main suivante, prochaine main, distribuer, donner les cartes
also-call-off = annulation du tournoi, arrêter, remboursement, panne
also-hand-for-hand = bulle, bubble, main par main, hand for hand, H4H
also-end-hand-for-hand = bulle, bubble, bulle éclatée, hand for hand, fin du main par main, arrêter le main par main, H4H

# Clock.
also-pause = pause, stop, stopper, arrêter, arrêter l’horloge, arrêter le chrono, suspendre, attendre
also-start = démarrer, start, reprendre, continuer, relancer, repartir, play, go
also-deal = démarrer, commencer, début, lancer, start, go, jouer, c’est parti, distribuer
also-add-minute = plus de temps, plus long, rallonger, prolonger
also-take-minute = moins de temps, plus court, raccourcir, réduire
also-take-break = pause, break, pause dîner, pause repas, dinner break, dîner, repas, pause café, pause cigarette
also-next-stage = niveau suivant, prochain niveau, passer, sauter le niveau, monter les blinds, augmenter les blinds, level up
also-previous-stage = niveau précédent, niveau d’avant, reculer, revenir en arrière
also-edit-schedule = blinds, niveaux, levels, structure, changer les blinds, durée des niveaux, programme
also-plan-start = compte à rebours, countdown, heure de début, heure de départ, programmer

# Money and chips.
also-make-deal = deal, chop, ICM, split, partage, partager, partager l’argent, accord, arrangement
also-pay-out = paiement, paiements, payer, payout, prix, gain, gains, dotation, ITM, fin, finir, fini, terminer, terminer le tournoi
also-colour-up = color up, colour up, chip race, race, jetons, changer les jetons, échanger les jetons, changement de couleur

# The house.
also-seasons = saison, ligue, championnat, points, classement, ranking, anciens résultats, résultats passés, TDT, tournament director
also-series = flights, jour 2, sacs, festival, main event
also-statistics = stats, chiffres, bilan, qui a le plus gagné, meilleur joueur

# Seats.
also-draw = place, places, siège, sièges, placement, tirage, tirage au sort, mélanger, seating
also-draw-again = place, places, siège, sièges, placement, redraw, nouveau tirage, retirage, mélanger
also-arranged = places, sièges, places réservées, preuve, vérification

# Paper and screens.
also-room-paper = imprimer, imprimante, impression, papier, feuilles, PDF
also-room-sound = volume, bruit, musique, sonnerie, signaux, sons
also-room-tables = places, sièges, plan, plan de salle
also-room-players = noms, participants, inscrits, liste des joueurs, liste des invités
also-room-log = historique, log, déroulé, que s’est-il passé
also-seat-cards = place, places, siège, sièges, tickets de place, imprimer les places
also-payout-sheet = imprimer les paiements, imprimer les gains, imprimer les prix, feuille des gains
also-beside-laptop = antisèche, aide-mémoire, pense-bête, mémo, aide sur papier, imprimer l’aide
also-rulings = règle, règles, litige, décision, arbitrage
also-sums = calculette, pot annexe, pot limit, relance minimale, jeton impair, kill, blinds manquées, high-low, M, grosses blinds
also-handover = changement d’équipe, prochaine équipe, passation
also-refunds = annulé, annulation, remboursement, argent rendu, panne
also-open-projector = projecteur, vidéoprojecteur, écran, moniteur, télé, TV, télévision, affichage, beamer, deuxième écran, second écran, horloge sur la télé
also-room-projector = réseau, téléphone, téléphones, portables, smartphone, wifi, QR code, navigateur
also-close-projector = fermer l’écran, éteindre l’écran, éteindre le projecteur, éteindre la télé
also-message = annonce, annoncer, texte à l’écran, écrire à l’écran, afficher un texte

# House.
also-undo = undo, défaire, retour, revenir en arrière, erreur, faux, mauvais
also-redo = redo, refaire, de nouveau
also-mute = muet, mute, silence, son, sans son, couper le son, volume, bruit
also-speech = parler, parole, voix, vocal, lire à voix haute, annonces
also-dark = sombre, mode sombre, dark mode, nuit, mode nuit, noir, thème
also-light = clair, mode clair, light mode, jour, lumineux, blanc, thème
also-settings = paramètres, préférences, options, configurer, configuration, langue, language, taille du texte, police, thème, conseils
also-help = aide, comment, manuel, mode d’emploi, glossaire, qu’est-ce que, touches, raccourcis, ?
also-tour = visite, tutoriel, tuto, introduction, découvrir, apprendre, montrer
also-backups = sauvegarde, sauvegarder, backup, restaurer, restauration, enregistrer, copie de secours
also-house = accueil, sortir, quitter, fermer, exit, liste, liste des tournois, changer de tournoi
also-new = créer, créer un tournoi, démarrer un nouveau tournoi, ajouter un tournoi
also-sample = exemple, démo, démonstration, essayer, essai, test
also-set-up = buy-in, cave, droit d’entrée, prix d’entrée, tapis, tapis de départ, stack, late registration, inscription tardive, devise, monnaie, changer ce soir
also-export-tournament = enregistrer, sauvegarder, export, envoyer, transmettre
