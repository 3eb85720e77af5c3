# The player list of the house.

listed-title = Liste des joueurs
listed-about = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
listed-back = Tous les tournois
listed-search = Nom, surnom, contact ou numéro
listed-add = Ajouter un joueur
listed-import = Importer CSV
listed-export = Exporter CSV
listed-duplicates = Doublons
listed-empty-title = La liste est vide
listed-empty-about = Quelques lettres trouvent les joueurs de cette liste à l’inscription. Tous ceux qui jouent y viennent d’eux-mêmes. Vous pouvez aussi ajouter un joueur ou importer un fichier CSV. Le fichier a les colonnes name, nickname, contact, notes, membership, city et country.
listed-none = Aucun joueur pour « { $search } ».
listed-fields-name = Nom
listed-fields-last_name = Dont nom de famille
listed-fields-nickname = Surnom
# As in English.
listed-fields-contact = Contact
# As in English.
listed-fields-notes = Notes
listed-fields-membership = Numéro de membre
listed-fields-city = Ville
listed-fields-country = Pays
listed-unnamed = Ne pas nommer en public
listed-unnamed-about = La ligne des classements et des résultats publiés reste, sans le nom. L’écran de la salle ne montre pas de photo.
listed-may-not-play = n’a pas le droit de jouer
listed-barred = Ne peut pas jouer
listed-barred-about = Toute inscription de ce joueur est arrêtée.
listed-barred-by = À la demande de
listed-barred-by-house = La maison exclut le joueur
listed-barred-by-player = Le joueur l’a demandé
listed-barred-until = Dernier jour, vide sans fin
listed-barred-says = Ce qui peut être dit à la caisse
listed-photo-choose = Choisir une photo
listed-photo-other = Autre photo
listed-photo-remove = Retirer la photo
listed-photo-too-large = L’image dépasse 10 Mo. Réduisez-la.
listed-saved = { $name } est enregistré.
listed-save = Enregistrer
listed-cancel = Annuler
listed-edit = Modifier { $name }
listed-edit-short = Modifier
listed-delete = Supprimer
listed-delete-of = Supprimer { $name }. Vous pourrez annuler.
listed-deleted = { $name } est supprimé.
listed-merged = { $name } est maintenant un seul joueur.
listed-imported = { $added ->
    [one] { $added } joueur ajouté. Complétés : { $completed }, déjà connus : { $known }.
   *[other] { $added } joueurs ajoutés. Complétés : { $completed }, déjà connus : { $known }.
}
listed-left-out = Ligne { $line } : { $why }
listed-left-out-more = { $count ->
    [one] { $count } autre ligne a été omise.
   *[other] { $count } autres lignes ont été omises.
}
listed-undo = Annuler
listed-exported = Exporté vers
listed-too-large = Ce fichier dépasse 8 Mo. Une liste de joueurs est plus petite.
listed-played = { $count ->
    [one] { $count } tournoi · { $last }
   *[other] { $count } tournois · { $last }
}
listed-no-duplicates = Personne ne semble être deux fois sur la liste.
listed-duplicates-about = { $count ->
    [one] { $count } paire à vérifier. Les joueurs réunis gardent les deux historiques.
   *[other] { $count } paires à vérifier. Les joueurs réunis gardent les deux historiques.
}
listed-merge-into = Garder { $name }
listed-merge-about = Réunit { $other } et { $name } en un joueur nommé { $name }
listed-two-people = Deux personnes
listed-close-duplicates = Retour à la liste
listed-keep-tonight = Ajouter les joueurs de ce soir à la liste des joueurs
listed-kept-tonight = { $count ->
    [0] Tous sont sur la liste des joueurs.
    [one] { $count } joueur ajouté à la liste des joueurs.
   *[other] { $count } joueurs ajoutés à la liste des joueurs.
}
listed-known = Sur la liste des joueurs
listed-who = Qui est qui
listed-who-open = { $count ->
    [one] Un nom peut être plus d’une personne. Choisissez qui c’était.
   *[other] { $count } noms peuvent être plus d’une personne. Choisissez qui c’était.
}
listed-who-about = { $count ->
    [0] La liste n’a reconnu personne par son nom.
    [one] La liste a reconnu un joueur par son nom. Choisissez « Quelqu’un d’autre » là où c’est faux.
   *[other] La liste a reconnu { $count } joueurs par leur nom. Choisissez « Quelqu’un d’autre » là où c’est faux.
}
listed-who-new = Quelqu’un de nouveau
listed-who-said = La liste sait qui était { $name } dans { $event }.
listed-who-part = Quelqu’un d’autre
listed-who-part-about = C’était une autre personne nommée { $name } dans { $event }
listed-who-parted = { $name } dans { $event } est maintenant un autre joueur.
listed-remember = Mettre sur cette liste tous ceux qui jouent
listed-remember-about = Un nom saisi à nouveau est alors le même joueur, dans les saisons et les statistiques aussi. Ni les téléphones ni les écrans de la salle ne montrent la liste.
