# The player list of the house.

listed-title = Player list
listed-about = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
listed-back = All tournaments
listed-search = Search by name, nickname, contact or number
listed-add = Add a player
listed-import = Import CSV
listed-export = Export CSV
listed-duplicates = Find duplicates
listed-empty-title = Nobody is on the list yet
listed-empty-about = A few letters find players on this list when they enter a tournament. Everybody who plays comes onto it. You can also add a player or import a CSV file. The file has the columns name, nickname, contact, notes, membership, city and country.
listed-none = No player matches “{ $search }”.
listed-fields-name = Name
listed-fields-last_name = Last name in it
listed-fields-nickname = Nickname
listed-fields-contact = Contact
listed-fields-notes = Notes
listed-fields-membership = Membership number
listed-fields-city = City
listed-fields-country = Country
listed-unnamed = Not named in public
listed-unnamed-about = Season tables and results that go out keep the line, without the name. The room’s screen shows no photo.
listed-may-not-play = may not play
listed-barred = May not play
listed-barred-about = Every way of entering stops at this player.
listed-barred-by = Whose wish
listed-barred-by-house = The house bars the player
listed-barred-by-player = The player asked for it
listed-barred-until = Last day, empty for no end
listed-barred-says = What the cashier may say
listed-photo-choose = Choose a photo
listed-photo-other = Another photo
listed-photo-remove = Remove photo
listed-photo-too-large = The picture is larger than 10 MB. Save it smaller.
listed-saved = { $name } was saved.
listed-save = Save
listed-cancel = Cancel
listed-edit = Edit { $name }
listed-edit-short = Edit
listed-delete = Delete
listed-delete-of = Delete { $name }. It can be undone.
listed-deleted = { $name } was deleted.
listed-merged = { $name } is one player now.
listed-imported = { $added ->
    [one] { $added } player added, { $completed } completed, { $known } known already.
   *[other] { $added } players added, { $completed } completed, { $known } known already.
}
listed-left-out = Line { $line }: { $why }
listed-left-out-more = { $count ->
    [one] { $count } more line was left out.
   *[other] { $count } more lines were left out.
}
listed-undo = Undo
listed-exported = Exported to
listed-too-large = This file is larger than 8 MB. A list of players is smaller.
listed-played = { $count ->
    [one] { $count } tournament, last { $last }
   *[other] { $count } tournaments, last { $last }
}
listed-no-duplicates = Nobody seems to be on the list twice.
listed-duplicates-about = { $count ->
    [one] { $count } pair to look at. Merged players keep both histories.
   *[other] { $count } pairs to look at. Merged players keep both histories.
}
listed-merge-into = Keep { $name }
listed-merge-about = Makes { $other } and { $name } one player, called { $name }
listed-two-people = Two people
listed-close-duplicates = Back to the list
listed-keep-tonight = Add tonight’s players to the player list
listed-kept-tonight = { $count ->
    [0] All of them are on the player list.
    [one] { $count } player was added to the player list.
   *[other] { $count } players were added to the player list.
}
listed-known = On the player list
listed-who = Who is who
listed-who-open = { $count ->
    [one] One name may be more than one person. Choose who it was.
   *[other] { $count } names may be more than one person. Choose who each was.
}
listed-who-about = { $count ->
    [0] The list has matched nobody by name.
    [one] The list took one player for the same person by the name. Choose “Somebody else” where it was not.
   *[other] The list took { $count } players for the same people by their names. Choose “Somebody else” where it was not.
}
listed-who-new = Somebody new
listed-who-said = The list knows who { $name } was in { $event }.
listed-who-part = Somebody else
listed-who-part-about = This was another { $name } in { $event }
listed-who-parted = { $name } in { $event } is another player now.
listed-remember = Put everybody who plays on this list
listed-remember-about = A name that is typed again is then the same player, in seasons and statistics too. Neither phones nor the room’s screens show the list.
