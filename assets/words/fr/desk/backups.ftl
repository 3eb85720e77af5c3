# Backups, files of one tournament, what was kept, diagnostics.

backups-title = Sauvegardes
backups-back = Tous les tournois
backups-about = Une sauvegarde est faite à chaque niveau et pause ; les 20 dernières sont gardées. En restaurer une ramène tous les tournois à ce moment. L’état actuel est d’abord sauvegardé.
backups-back-up = Sauvegarder
backups-backed-up = La sauvegarde est faite.
backups-none = Aucune sauvegarde. La première se fait au début du premier niveau.
backups-lines = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
backups-as-now = comme maintenant
backups-fewer = { $count ->
    [one] { $count } ligne de moins que maintenant
   *[other] { $count } lignes de moins que maintenant
}
backups-more = { $count ->
    [one] { $count } ligne de plus que maintenant
   *[other] { $count } lignes de plus que maintenant
}
backups-gone = absent de la liste
backups-empty = Aucun tournoi dedans
backups-restore = Restaurer
backups-restore-this = Restaurer la sauvegarde : { $when }
backups-import = Importer un tournoi
backups-export = Exporter en fichier
backups-export-this = Exporter { $name } en fichier
backups-exported = Exporté vers
backups-inside = Le fichier contient ce tournoi : réglages, joueurs et tout le journal. Sons, logo, plan de salle et liste des joueurs de la maison restent ici.
backups-show = Afficher dans le dossier
backups-imported = { $count ->
    [one] « { $name } » est importé avec { $count } ligne.
   *[other] « { $name } » est importé avec { $count } lignes.
}
backups-again = Il était déjà dans la liste et y figure deux fois. L’autre n’a pas changé ; supprimez celui de trop.
backups-imported-all = { $count ->
    [one] { $count } tournoi de « { $file } » est importé.
   *[other] { $count } tournois de « { $file } » sont importés.
}
backups-known = « { $name } » est déjà dans la liste.
backups-known-all = { $count ->
    [one] { $count } de ses tournois est déjà dans la liste.
   *[other] { $count } de ses tournois sont déjà dans la liste.
}
backups-beside-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
backups-beside-templates = { $count ->
    [one] { $count } modèle
   *[other] { $count } modèles
}
backups-beside-seasons = { $count ->
    [one] { $count } saison
   *[other] { $count } saisons
}
backups-beside-new = Nouveau ici : { $list }.
backups-beside-completed = { $count ->
    [one] { $count } joueur a été complété.
   *[other] { $count } joueurs ont été complétés.
}
backups-beside-left-out = { $count ->
    [one] { $count } joueur est écarté : un autre a ce numéro de membre.
   *[other] { $count } joueurs sont écartés : d’autres ont leur numéro de membre.
}
backups-beside-settings-file = Les réglages, avec sons et logo, sont ceux du fichier.
backups-beside-settings-here = Les réglages de cet ordinateur restent.
backups-nothing-in = « { $file } » ne contient aucun tournoi.
backups-too-large = Ce fichier est trop gros pour un tournoi : 64 Mo au plus.
backups-open = L’ouvrir
backups-kept-cut_off = Shuffle Up s’est fermé de façon inattendue. Rien n’est perdu.
backups-kept-restored = La sauvegarde est restaurée.
backups-kept-salvaged = Toutes les lignes lisibles sont gardées.
backups-kept-cut-short = Les lignes suivantes sont illisibles.
backups-kept-aside = L’état d’avant est gardé comme dernière sauvegarde et dans { $name }.
backups-kept-damaged-aside = Le fichier endommagé est gardé : { $name }.
backups-kept-last = en dernier « { $said } », { $date } à { $time }
backups-kept-last-short = En dernier « { $said } » à { $time }.
backups-diagnostics-title = En cas de problème
backups-diagnostics-about = Un fichier texte pour la personne qui vous aide : version, système, appareils, réglages, état du fichier et journal du programme. Il est écrit à votre demande et n’est envoyé nulle part.
backups-diagnostics-names = Avec les noms des joueurs et des tournois
backups-diagnostics-names-about = Sinon, chaque nom est masqué.
backups-diagnostics-save = Enregistrer le diagnostic
backups-diagnostics-saved = Enregistré sous
