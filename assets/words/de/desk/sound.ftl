# Sound and announcements.

sound-title = Ton & Ansagen
sound-about = Ansagen, hier und auf dem Fernseher
sound-sound-on = Ton an
sound-volume = Lautstärke
sound-speech-on = Ansagen sprechen
sound-speech-about = Nach dem Ton spricht die Stimme des Systems die Ansage.
sound-muted = Stumm: kein Ton, keine Ansage.
# As in English.
sound-groups-levels = Levels
sound-groups-breaks = Pausen
sound-groups-entries = Anmeldung
sound-columns-before = Vorher
sound-columns-sound = Ton
sound-columns-speech = Gesprochen
# As in English.
sound-columns-banner = Banner
sound-columns-words = Text
sound-columns-file = Eigener Ton
sound-cues-hold_the_push = Dealer bleiben am Tisch
sound-cues-one_minute = Level endet bald
sound-cues-ten_seconds = Letzte Sekunden
sound-cues-level_up = Neues Level
sound-cues-break_start = Pause beginnt
sound-cues-colour_up = Chip-Race fällig
sound-cues-break_one_minute = Pause endet bald
sound-cues-break_end = Pause ist zu Ende
sound-cues-late_registration_closing = Late Registration schließt bald
sound-cues-late_registration_closed = Late Registration geschlossen
sound-cues-rebuys_closing = Rebuys enden bald
sound-cues-rebuys_closed = Rebuys beendet
sound-called = { $cue }: an
sound-with-sound = { $cue }: mit Ton
sound-spoken = { $cue }: gesprochen
sound-with-banner = { $cue }: mit Banner auf dem Bildschirm im Raum
sound-before = { $cue }: Sekunden vor dem Ende
# As in English.
sound-seconds = s
sound-words = { $cue }: eigener Text
sound-put-in = Wird eingesetzt: { $placeholders }. Leer heißt: der übliche Text.
sound-choose = Wählen
sound-choose-for = { $cue }: eigene Tondatei wählen
sound-bundled = Mitgelieferter Ton
sound-bundled-for = { $cue }: wieder der mitgelieferte Ton
sound-file-about = Eine WAV-, MP3-, OGG- oder FLAC-Datei, höchstens eine Minute und 20 MB; sie wird kopiert.
sound-too-large = Ein Ton hat höchstens 20 MB. Wählen Sie einen kürzeren.
sound-play = Anhören
sound-without-dealers = Auch wenn die Spieler selbst geben
sound-try-this = Anhören: { $cue }
