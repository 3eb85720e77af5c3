# The log, and what puts a line right.

log-about = { $lines ->
    [one] { $lines } ligne, la plus récente d’abord ; rien n’est jamais effacé
   *[other] { $lines } lignes, les plus récentes d’abord ; rien n’est jamais effacé
}
log-struck = rayée
log-search = Un nom, un siège, une action
log-everybody = Afficher les lignes de tous
log-all-of = Tout sur { $name }
log-print = Imprimer ces lignes
log-save-about = Enregistre ces lignes pour un tableur
log-saved = Enregistré sous { $path }
log-found = { $lines ->
    [one] { $lines } ligne trouvée, la plus récente d’abord
   *[other] { $lines } lignes trouvées, les plus récentes d’abord
}
log-correct = Corriger
log-line-at = Ligne { $line }, { $at }
log-ways-strike = Retirer
log-ways-restore = Rétablir
log-ways-instead = Modifier
log-ways-before = Insérer avant
log-ways-about-strike = La ligne ne compte plus. Elle reste visible et peut être rétablie.
log-ways-about-restore = La ligne compte à nouveau, à son ancienne place.
log-ways-about-instead = Tapez ce que cette ligne devrait dire, comme sur la ligne de saisie.
log-ways-about-before = Tapez ce qui manque avant cette ligne, comme sur la ligne de saisie.
log-say = Par exemple 6.4 ou r 6.4
log-keep-about = Chacun reste à sa place ; classement, bounties et argent suivent.
log-keep-say = Un siège ou un nom
log-depends = { $lines ->
    [one] Cela contredit une ligne plus tardive
   *[other] Cela contredit des lignes plus tardives
}
log-more = et { $count } de plus
log-changes = Ce qui change
log-nothing = Rien d’autre ne change
log-waits = Garder : { $name } attend un siège libre
log-not-alone = Elle a besoin de ce qui a été rayé avec elle
log-together = { $count ->
    [one] Rétablir aussi la ligne { $lines }
   *[other] Rétablir aussi les lignes { $lines }
}
log-strike-dependent = { $lines ->
    [one] Retirer aussi cette ligne
   *[other] Retirer aussi ces { $lines } lignes
}
