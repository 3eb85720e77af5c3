//! Lines of a page around a list that are no part of it: the head of a mail, a title above the list. All words are folded.

use crate::folding::folded;
use crate::roster_words::NAME;

/// Words before a colon that stand in the head of a mail alone.
const MAIL: &[&str] = &[
    "from",
    "sent",
    "subject",
    "date",
    "cc",
    "bcc",
    "reply-to",
    "gesendet",
    "betreff",
    "datum",
    "kopie",
    "objet",
    "envoye",
    "envoye le",
    "asunto",
    "enviado",
    "enviado el",
    "fecha",
    "\u{4ef6}\u{540d}",
    "\u{5dee}\u{51fa}\u{4eba}",
    "\u{5b9b}\u{5148}",
    "\u{9001}\u{4fe1}\u{65e5}\u{6642}",
    "\u{65e5}\u{6642}",
];
/// Words of such a head that may be names.
const MAIL_TOO: &[&str] = &["to", "von", "an", "de", "a", "para", "cc", "date", "le"];
/// Words with which a mail says whom it quotes.
const WROTE: &[&str] =
    &[" wrote:", " schrieb", " a ecrit", " escribio:", "\u{66f8}\u{304d}\u{307e}\u{3057}\u{305f}"];

/// The word before a colon, folded.
fn label(line: &str) -> Option<String> {
    let (label, _) = line.split_once([':', '\u{ff1a}'])?;
    Some(folded(label.trim().trim_matches('*')).trim().to_string())
}

/// Whether a text has the head of a mail, or quotes one.
pub(super) fn is_mail(text: &str) -> bool {
    text.lines()
        .any(|line| is_mail_head(line, false) || says_who_wrote(line) || line.starts_with('>'))
}

/// Whether a line is of the head of a mail; words that may be names count within a mail alone.
pub(super) fn is_mail_head(line: &str, mail: bool) -> bool {
    label(line).is_some_and(|label| {
        MAIL.contains(&label.as_str()) || mail && MAIL_TOO.contains(&label.as_str())
    })
}

/// Whether a line says who wrote what is quoted below.
pub(super) fn says_who_wrote(line: &str) -> bool {
    let low = folded(line);
    let low = low.trim_end();
    low.ends_with([':', '\u{ff1a}']) && WROTE.iter().any(|word| low.contains(word))
}

/// Whether a line parts a mail from its signature.
pub(super) fn ends(line: &str) -> bool {
    line.trim() == "--"
}

/// Words for a list or an event: with one of them a line above the names can be a title.
const TITLES: &[&str] = &[
    "deltagarlista",
    "deltagerliste",
    "spelarlista",
    "rsvp",
    "rsvps",
    "list",
    "registrations",
    "signups",
    "sign-ups",
    "sign-up",
    "entries",
    "tournament",
    "poker",
    "pokernight",
    "game",
    "league",
    "players",
    "participants",
    "guests",
    "attendees",
    "roster",
    "rsvp",
    "night",
    "seating",
    "anmeldungen",
    "anmeldung",
    "anmeldeliste",
    "teilnehmerliste",
    "teilnehmer",
    "spieler",
    "spielerliste",
    "gasteliste",
    "startliste",
    "meldeliste",
    "turnier",
    "pokerturnier",
    "pokerabend",
    "pokerrunde",
    "zusagen",
    "liste",
    "joueurs",
    "inscriptions",
    "inscrits",
    "participants",
    "tournoi",
    "soiree",
    "lista",
    "jugadores",
    "inscritos",
    "inscripciones",
    "participantes",
    "torneo",
    "invitados",
    "partida",
    "timba",
    "asistentes",
    "freeroll",
    "championship",
    "cup",
    "standings",
    "results",
    "ranking",
    "rangliste",
    "classement",
    "clasificacion",
    "chip",
    "chips",
    "counts",
    "table",
    "tables",
    "finaltisch",
    "finale",
    "mesa",
    "tisch",
    "tische",
    "poll",
    "umfrage",
    "sondage",
    "encuesta",
    "doodle",
];
/// Words that stand in a title beside them.
const BESIDE: &[&str] = &[
    "torsdag",
    "fredag",
    "lordag",
    "sondag",
    "mandag",
    "tisdag",
    "onsdag",
    "tirsdag",
    "main",
    "starting",
    "current",
    "updated",
    "new",
    "official",
    "confirmed",
    "for",
    "of",
    "the",
    "on",
    "at",
    "and",
    "in",
    "to",
    "our",
    "guest",
    "player",
    "final",
    "weekly",
    "monthly",
    "event",
    "day",
    "tonight",
    "today",
    "tomorrow",
    "fur",
    "am",
    "vom",
    "der",
    "die",
    "das",
    "den",
    "zum",
    "im",
    "und",
    "heute",
    "morgen",
    "du",
    "des",
    "de",
    "le",
    "la",
    "les",
    "pour",
    "au",
    "et",
    "del",
    "los",
    "las",
    "el",
    "para",
    "y",
    "al",
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
    "saturday",
    "sunday",
    "montag",
    "dienstag",
    "mittwoch",
    "donnerstag",
    "freitag",
    "samstag",
    "sonntag",
    "lundi",
    "mardi",
    "mercredi",
    "jeudi",
    "vendredi",
    "samedi",
    "dimanche",
    "lunes",
    "martes",
    "miercoles",
    "jueves",
    "viernes",
    "sabado",
    "domingo",
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
    "januar",
    "februar",
    "marz",
    "mai",
    "juni",
    "juli",
    "oktober",
    "dezember",
    "janvier",
    "fevrier",
    "mars",
    "avril",
    "juin",
    "juillet",
    "aout",
    "septembre",
    "octobre",
    "novembre",
    "decembre",
    "enero",
    "febrero",
    "marzo",
    "abril",
    "mayo",
    "junio",
    "julio",
    "agosto",
    "septiembre",
    "octubre",
    "noviembre",
    "diciembre",
    "nov",
    "dec",
    "jan",
    "feb",
    "aug",
    "sep",
    "sept",
    "oct",
    "okt",
    "dez",
    "pm",
    "uhr",
    "h",
];
/// Ends of titles in a script without spaces.
const SIGNS: &[&str] = &[
    "\u{30ea}\u{30b9}\u{30c8}",
    "\u{540d}\u{7c3f}",
    "\u{4e00}\u{89a7}",
    "\u{4e00}\u{89a7}\u{8868}",
    "\u{5927}\u{4f1a}",
    "\u{30c8}\u{30fc}\u{30ca}\u{30e1}\u{30f3}\u{30c8}",
    "\u{53c2}\u{52a0}\u{8005}",
];

/// How surely a line above the names is their title.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Title {
    /// It has no other words.
    Sure,
    /// It has others, too.
    Likely,
}

/// Whether a line is a title: a word for a list or an event, and a day or a word that no name has.
pub(super) fn title(line: &str) -> Option<Title> {
    let low = folded(line);
    // "\u{53c2}\u{52a0}\u{8005}\u{4e00}\u{89a7}(\u{656c}\u{79f0}\u{7565})": a title with a remark behind it.
    let bare = low.trim_end().strip_suffix(')').and_then(|low| low.rsplit_once('('));
    let low = match bare {
        Some((before, _)) if SIGNS.iter().any(|end| before.trim().ends_with(end)) => {
            before.to_string()
        }
        _ => low,
    };
    let date = low.contains('\u{6708}')
        && low.contains('\u{65e5}')
        && low.chars().any(|c| c.is_ascii_digit());
    if date || SIGNS.iter().any(|end| low.trim().ends_with(end)) {
        return Some(Title::Sure);
    }
    let words: Vec<&str> = low
        .split(|c: char| !c.is_alphanumeric() && c != '-')
        .map(|word| word.trim_matches('-'))
        .filter(|word| !word.is_empty())
        .collect();
    let of = |words: &[&str], word: &str| words.contains(&word);
    let figures = |word: &str| word.chars().next().is_some_and(|c| c.is_ascii_digit());
    let titles = words.iter().filter(|word| of(TITLES, word)).count();
    let beside = words.iter().filter(|word| of(BESIDE, word) || figures(word)).count();
    let long = |word: &str| word.chars().count() >= 8;
    if titles == 1 && words.len() == 1 && words.iter().all(|word| long(word)) {
        return Some(Title::Sure);
    }
    // "Player 10" is somebody without a name, "Players 10" says how many they are.
    if words.len() == 2 && of(&["player", "guest"], words.first().unwrap_or(&"")) {
        return None;
    }
    let letters = words.iter().any(|word| !figures(word));
    if letters && words.len() >= 2 && titles.saturating_add(beside) == words.len() {
        let dated = words.iter().any(|word| figures(word));
        return (titles > 0 || dated).then_some(Title::Sure);
    }
    (titles > 0 && beside > 0 && words.len() > 2).then_some(Title::Likely)
}

/// Whether cells are the days and hours of a poll: nothing stands in the first, and figures, weekdays and months in the others.
pub(super) fn is_calendar(cells: &[String]) -> bool {
    const DAYS: [&str; 44] = [
        "mon", "tue", "wed", "thu", "fri", "sat", "sun", "mo", "di", "mi", "do", "fr", "sa", "so",
        "lun", "mar", "mer", "jeu", "ven", "sam", "dim", "mie", "jue", "vie", "sab", "dom", "lu",
        "ma", "me", "je", "ve", "jan", "feb", "apr", "may", "jun", "jul", "aug", "sep", "oct",
        "nov", "dec", "am", "pm",
    ];
    let word = |word: &str| {
        word.starts_with(|c: char| c.is_ascii_digit())
            || BESIDE.contains(&word)
            || DAYS.contains(&word)
    };
    let Some((first, rest)) = cells.split_first() else { return false };
    let mut filled = rest.iter().filter(|cell| !cell.trim().is_empty());
    let named = NAME.contains(&folded(first).trim().trim_end_matches(':'));
    (first.trim().is_empty() || named)
        && rest.iter().any(|cell| {
            let day = folded(cell);
            cell.contains(|c: char| c.is_ascii_digit()) || DAYS.contains(&day.trim())
        })
        && filled.all(|cell| {
            folded(cell)
                .split(|c: char| !c.is_alphanumeric())
                .filter(|part| !part.is_empty())
                .all(word)
        })
}
