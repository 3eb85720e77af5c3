# Help, the tour and the settings.

help-title = Aide
help-search = Chercher : un mot, une touche, une rubrique
help-none = Ce mot n’est pas ici. Essayez-en un autre.
help-print = En imprimer une page
help-print-needs = Ouvrez d’abord un tournoi, ou l’exemple
help-tour = Faire la visite
help-tour-about = Six étapes, une phrase chacune. Rien ne change.
help-close = Fermer
help-parts-tasks = Comment faire ?
help-parts-floor = Sur la ligne de saisie
help-parts-keys = Touches
help-parts-rooms = Rubriques
help-parts-glossary = Mots du poker
help-floor-about = Tapez, lisez ce que fera Entrée, appuyez sur Entrée.
help-more = tout ce qu’on peut taper ici
tour-title = Visite
tour-of = { $stop } sur { $stops }
tour-next = Suivant
tour-end = Terminé
tour-leave = termine la visite
tour-stops-bar = La barre est toujours là : l’horloge, les blinds, les joueurs restants, la dotation et annuler.
tour-stops-advice = Cette ligne dit ce que vos règles demandent, pourquoi, et quelle touche le fait.
tour-stops-tables = Voici les rubriques : tables, jetons, gains, papier et plus, chacune à une touche.
tour-stops-room = C’est la rubrique ouverte ; un clic sur un siège ou un nom montre ce qu’on peut faire.
tour-stops-floor = Tout se tape ici : 3.6 puis Entrée élimine table 3, siège 6.
tour-stops-projector = Dans TV et téléphones, vous ouvrez le grand écran pour vos joueurs ; F1 est l’aide.
settings-title = Réglages
settings-close = Fermer
settings-look = Aspect du programme
settings-look-about = Les écrans de la salle ont leurs couleurs, dans TV et téléphones.
settings-theme = Couleurs
settings-themes-system = Comme le système
settings-themes-light = Clair
settings-themes-dark = Sombre
settings-text-size = Taille du texte
settings-text-sizes-normal = Normale
settings-text-sizes-large = Grande
settings-text-sizes-largest = Très grande
settings-tools = Outils de salle
settings-tools-open = Ouverts
settings-tools-opens-needed = au besoin
settings-tools-opens-always = toujours
settings-tools-about = Tiroirs-caisses, aides, absents, garanties, limit et stud. Ils s’ouvrent seuls quand la soirée en a.
settings-hints = Conseils
settings-hints-about = Un conseil s’efface après trois usages de sa touche.
settings-hints-faded = { $faded ->
    [one] { $faded } conseil s’est effacé, car vous connaissez la touche.
   *[other] { $faded } conseils se sont effacés, car vous connaissez les touches.
}
settings-hints-again = Afficher à nouveau tous les conseils
settings-language = Langue
settings-advice = Direction
settings-screens = Écrans de la salle
settings-language-about = La direction affiche la première langue, les écrans de la salle la seconde. Un téléphone parle la sienne. Montants et dates suivent « Format des nombres et dates » du tournoi, ou cet ordinateur.
