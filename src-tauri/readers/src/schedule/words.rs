//! The words of a schedule in the languages in which sheets are published: English, German, French, Spanish, Swedish, Italian,
//! Dutch, Portuguese and Japanese. All are folded: small letters, without accents.

/// What the cells of a column hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Role {
    /// The number of the level.
    Level,
    /// The small blind.
    Small,
    /// The big blind.
    Big,
    /// Both, such as `100/200`, and perhaps the ante behind them.
    Blinds,
    /// An ante: of the big blind where it is as large.
    Ante,
    /// The big blind's ante, however large.
    BigBlindAnte,
    /// The length.
    Length,
    /// When the level begins, on the clock or after the start.
    Begins,
    /// A length or a time of day, whichever its cells are.
    Time,
    /// The break behind the level.
    Break,
    /// Both bets of a limit game.
    Bets,
    /// Both bets of a limit game, or the blinds of another.
    Limits,
    /// The smaller bet.
    SmallBet,
    /// The larger bet.
    BigBet,
    /// The bring-in of stud.
    BringIn,
    /// How many hands the level has.
    Hands,
    /// The host's own words, a game.
    Note,
    /// Something that a schedule has no place for.
    Other,
}

fn has(text: &str, stems: &[&str]) -> bool {
    stems.iter().any(|stem| text.contains(stem))
}

fn is(words: &[&str], known: &[&str]) -> bool {
    words.iter().any(|word| known.contains(word))
}

const LEVEL: &[&str] = &[
    "level",
    "levels",
    "lvl",
    "lvls",
    "lv",
    "stufe",
    "stufen",
    "blindstufe",
    "runde",
    "runden",
    "round",
    "rounds",
    "rd",
    "rnd",
    "ronde",
    "rondes",
    "niveau",
    "niveaux",
    "niveaus",
    "niv",
    "nivel",
    "niveles",
    "niveis",
    "nv",
    "niva",
    "nivaer",
    "nivaerna",
    "nivan",
    "livello",
    "livelli",
    "liv",
    "ronda",
    "rondas",
    "palier",
    "manche",
    "manches",
    "etape",
    "etapa",
    "stage",
    "nr",
    "no",
    "#",
    "num",
    "n",
    "taso",
    "tasot",
    "poziom",
    "poziomy",
    "poziomow",
    "uroven",
    "szint",
];
const SMALL: &[&str] = &[
    "small",
    "sb",
    "klein",
    "kleine",
    "kleiner",
    "petite",
    "petit",
    "pb",
    "pequena",
    "pequeno",
    "peq",
    "chica",
    "cp",
    "ciegap",
    "liten",
    "lilla",
    "lill",
    "lille",
    "piccolo",
    "piccola",
    "kb",
    "lsb",
    "half",
    "little",
    "ma\u{142}a",
    "mala",
    "maly",
    "pieni",
    "pikku",
];
const BIG: &[&str] = &[
    "big", "bb", "gross", "grosse", "grosser", "gros", "grande", "gb", "cg", "stor", "stora",
    "groot", "grote", "full", "duza", "duzy", "velka", "iso",
];
/// Words that mean blinds, of whichever size.
const BLINDS: &[&str] = &[
    "blind", "blinds", "blindes", "blinde", "blinder", "mise", "mises", "ciega", "ciegas", "bui",
    "buio", "cega", "cegas", "morkar", "mork", "ciemna", "ciemne", "ciemny", "sokko", "sokot",
    "stakes", "limits", "limit", "current", "aktuell",
];
const MINUTES: &[&str] = &[
    "min", "mins", "minute", "minutes", "minuten", "minuto", "minutos", "minuti", "minuter", "mn",
    "minuut", "mins.", "m", "'", "\u{2019}", "\u{2032}", "minutter",
];
const HOURS: &[&str] = &[
    "h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden", "heure", "heures", "hora",
    "horas", "ora", "ore", "uur", "timme", "timmar", "tim",
];
const SECONDS: &[&str] = &[
    "sec", "secs", "second", "seconds", "sek", "sekunden", "secondes", "segundos", "secondi",
    "seconden", "sekunder",
];
const HANDS: &[&str] = &[
    "hands",
    "hande",
    "haende",
    "mains",
    "manos",
    "mani",
    "handen",
    "hander",
    "maos",
    "\u{30cf}\u{30f3}\u{30c9}",
];
const LENGTH_STEMS: &[&str] = &[
    "duration",
    "dauer",
    "length",
    "duree",
    "durata",
    "duracion",
    "duracao",
    "langd",
    "duur",
    "minut",
    "second",
    "sekund",
    "segund",
    "\u{6642}\u{9593}",
    "\u{5206}",
    "varaktighet",
    "zeit",
    "tijd",
    "lange",
    "\u{6240}\u{8981}",
    "czas",
    "kesto",
    "aika",
    "delka",
];
const TIME: &[&str] = &["time", "times", "tid", "tiempo", "tempo", "temps", "clock", "timer"];
const BEGINS: &[&str] = &[
    "uhrzeit",
    "uhr",
    "heure",
    "hora",
    "hour",
    "ora",
    "start",
    "starts",
    "begin",
    "beginn",
    "begins",
    "debut",
    "inizio",
    "inicio",
    "klockan",
    "klockslag",
    "kl",
    "tijdstip",
    "aanvang",
    "orario",
    "horaire",
    "horario",
    "startzeit",
    "starttijd",
    "starttid",
    "schedule",
    "from",
];
const BEGINS_STEMS: &[&str] = &["\u{958b}\u{59cb}", "uhrzeit", "startzeit"];
const BREAK_STEMS: &[&str] = &[
    "break",
    "pause",
    "pausa",
    "descanso",
    "pauze",
    "intervalo",
    "intervallo",
    "intermission",
    "receso",
    "entracte",
    "\u{4f11}\u{61a9}",
    "\u{30d6}\u{30ec}\u{30a4}\u{30af}",
    "\u{30d6}\u{30ec}\u{30fc}\u{30af}",
    "unterbrechung",
    "tauko",
    "przerw",
    "prestavk",
    "szunet",
];
const BREAK: &[&str] = &["br", "rast", "paus", "pauser", "raster", "dinner", "brk", "break"];
const ANTE_STEMS: &[&str] = &["ante", "bba", "\u{30a2}\u{30f3}\u{30c6}", "vorgabe", "grundeinsatz"];
const NOTE_STEMS: &[&str] = &[
    "note",
    "remark",
    "comment",
    "bemerkung",
    "anmerkung",
    "hinweis",
    "remarque",
    "commentaire",
    "observ",
    "opmerking",
    "anmarkning",
    "kommentar",
    "coment",
    "notiz",
    "info",
    "\u{5099}\u{8003}",
    "game",
    "spiel",
    "jeu",
    "juego",
    "gioco",
    "jogo",
    "\u{30b2}\u{30fc}\u{30e0}",
    "variant",
    "variante",
    "event",
    "evento",
    "color",
    "colour",
    "farb",
    "race",
    "action",
    "aktion",
    "type",
    "typ",
    "\u{7a2e}\u{76ee}",
    "message",
    "mensaje",
    "nachricht",
    "late reg",
    "label",
];
const OTHER_STEMS: &[&str] = &[
    "total",
    "elapsed",
    "cumul",
    "gesamt",
    "laufzeit",
    "average",
    "avg",
    "stack",
    "players",
    "m-ratio",
    "\u{5408}\u{8a08}",
    "\u{7d2f}\u{8a08}",
    "acumul",
    "pot",
    "increase",
    "big blinds",
    "bbs",
    "%",
    "ended",
    "ende",
    "end",
    "fin ",
    "until",
    "bis",
];
/// Words of what happens to chips: the figures behind them are chips, and never a length.
const CHIPS_STEMS: &[&str] = &[
    "remove",
    "color",
    "colour",
    "chip",
    "race",
    "jeton",
    "ficha",
    "exchange",
    "discard",
    "entfern",
    "einwechsel",
    "tausch",
    "wechsel",
    "retir",
    "retrait",
    "cambio",
    "elimin",
    "verwijder",
    "wissel",
    "inwissel",
    "vaxl",
    "ta bort",
    "rimo",
    "toglie",
    "remov",
    "troca",
    "\u{30ab}\u{30e9}\u{30fc}",
    "\u{30c1}\u{30c3}\u{30d7}",
    "withdraw",
    "pull",
    "changeout",
];

/// What a column with this heading holds. Several words decide together: an ante of the big blind is an ante.
pub(super) fn role(heading: &str) -> Option<Role> {
    let text = crate::folding::folded(heading);
    let words: Vec<&str> = split(&text);
    if words.is_empty() {
        return None;
    }
    // "Next blinds" are those of the row below.
    if words.first().is_some_and(|word| {
        matches!(*word, "next" | "nachste" | "prochain" | "prochaines" | "siguiente" | "prossimo")
    }) {
        return Some(Role::Other);
    }
    let length = has(&text, LENGTH_STEMS) || is(&words, &["min", "mins", "mn", "lgth", "dur"]);
    if is_ante(&text, &words) {
        let big = is(&words, BIG) || has(&text, &["bba", "big", "\u{30d3}\u{30c3}\u{30b0}"]);
        // "BB/Ante" or "SB/BB/Ante" is blinds and what follows them.
        if is(&words, &["sb", "small", "blinds", "blind"])
            && (text.contains('/') || text.contains("("))
        {
            return Some(Role::Blinds);
        }
        return Some(if big { Role::BigBlindAnte } else { Role::Ante });
    }
    if has(&text, &["bring"]) {
        return Some(Role::BringIn);
    }
    if is(&words, &["bet", "bets"]) {
        return Some(
            match (
                is(&words, SMALL) || is(&words, &["low", "lower"]),
                is(&words, BIG) || is(&words, &["high", "upper"]),
            ) {
                (true, false) => Role::SmallBet,
                (false, true) => Role::BigBet,
                _ => Role::Bets,
            },
        );
    }
    if is(&words, HANDS) {
        return Some(Role::Hands);
    }
    if is(&words, &["limits", "limit"]) && !is(&words, &["blind", "blinds"]) && !is(&words, SMALL) {
        return Some(Role::Limits);
    }
    let small = is(&words, SMALL)
        || has(
            &text,
            &[
                "smallblind",
                "kleinerblind",
                "\u{30b9}\u{30e2}\u{30fc}\u{30eb}",
                "\u{5c0f}\u{30d6}\u{30e9}",
            ],
        );
    let big = is(&words, BIG)
        || has(
            &text,
            &[
                "bigblind",
                "grosserblind",
                "\u{30d3}\u{30c3}\u{30b0}",
                "grossblind",
                "\u{5927}\u{30d6}\u{30e9}",
            ],
        );
    match (small, big) {
        (true, true) => return Some(Role::Blinds),
        (true, false) => return Some(Role::Small),
        (false, true) if !has(&text, &["big blinds"]) => return Some(Role::Big),
        _ => {}
    }
    let breaks = has(&text, BREAK_STEMS) || is(&words, BREAK);
    if breaks && words.len() <= 4 {
        return Some(Role::Break);
    }
    if has(&text, BEGINS_STEMS) {
        return Some(Role::Begins);
    }
    if has(
        &text,
        &[
            "elapsed",
            "total",
            "gesamt",
            "cumul",
            "acumul",
            "\u{5408}\u{8a08}",
            "\u{7d2f}\u{8a08}",
            "laufzeit",
        ],
    ) {
        return Some(Role::Other);
    }
    if length {
        return Some(Role::Length);
    }
    if has(&text, &["blind", "ciega", "\u{30d6}\u{30e9}\u{30a4}\u{30f3}\u{30c9}"])
        || is(&words, BLINDS)
    {
        // A level of blinds is a level.
        return Some(if is_level(&text, &words) && !text.contains('/') {
            Role::Level
        } else {
            Role::Blinds
        });
    }
    if is(&words, TIME) {
        return Some(Role::Time);
    }
    if is(&words, BEGINS) {
        return Some(Role::Begins);
    }
    if is_level(&text, &words) {
        return Some(Role::Level);
    }
    if has(&text, NOTE_STEMS) {
        return Some(Role::Note);
    }
    if has(&text, OTHER_STEMS) {
        return Some(Role::Other);
    }
    None
}

fn is_level(text: &str, words: &[&str]) -> bool {
    is(words, LEVEL)
        || has(
            text,
            &["\u{30ec}\u{30d9}\u{30eb}", "\u{30e9}\u{30a6}\u{30f3}\u{30c9}", "level", "livell"],
        )
}

fn is_ante(text: &str, words: &[&str]) -> bool {
    has(text, &["bba", "\u{30a2}\u{30f3}\u{30c6}", "vorgabe", "grundeinsatz"])
        || words.iter().any(|word| matches!(*word, "ante" | "antes" | "bbante" | "bbantes"))
        || has(text, &["big-blind-ante", "bigblindante", "blindante"])
}

/// The words of a folded text.
pub(super) fn split(text: &str) -> Vec<&str> {
    text.split(|c: char| !(c.is_alphanumeric() || matches!(c, '#' | '%')))
        .filter(|word| !word.is_empty())
        .collect()
}

/// Whether a word is of a game's name or stakes, as titles have them.
pub(super) fn title_word(word: &str) -> bool {
    const WORDS: [&str; 15] = [
        "limit", "fixed", "nl", "nlh", "nlhe", "plo", "hold", "holdem", "omaha", "cash", "max",
        "stakes", "fl", "lhe", "texas",
    ];
    WORDS.contains(&word)
}

/// Whether a word says that the number behind or before it is a level's.
pub(super) fn level_word(word: &str) -> bool {
    word == "l"
        || (LEVEL.contains(&word) && word != "no" && word != "n")
        || has(word, &["\u{30ec}\u{30d9}\u{30eb}", "\u{30e9}\u{30a6}\u{30f3}\u{30c9}"])
        || word.ends_with("level")
        || word.ends_with("levels")
}

/// The numbers of levels in words, each in all languages.
const COUNTING: &[&[&str]] = &[
    &["i", "first", "one", "erste", "erster", "eins", "premier", "un", "primer", "uno"],
    &["ii", "second", "two", "zweite", "zweiter", "zwei", "deuxieme", "deux", "segundo", "dos"],
    &["iii", "third", "three", "dritte", "dritter", "drei", "troisieme", "trois", "tercer", "tres"],
    &[
        "iv",
        "fourth",
        "four",
        "vierte",
        "vierter",
        "vier",
        "quatrieme",
        "quatre",
        "cuarto",
        "cuatro",
    ],
    &["v", "fifth", "five", "funfte", "funfter", "funf", "cinquieme", "cinq", "quinto", "cinco"],
    &["vi", "sixth", "six", "sechste", "sechster", "sechs", "sixieme", "sexto", "seis"],
    &[
        "vii", "seventh", "seven", "siebte", "siebter", "sieben", "septieme", "sept", "septimo",
        "siete",
    ],
    &["viii", "eighth", "eight", "achte", "achter", "acht", "huitieme", "huit", "octavo", "ocho"],
    &["ix", "ninth", "nine", "neunte", "neunter", "neun", "neuvieme", "neuf", "noveno", "nueve"],
    &["x", "tenth", "ten", "zehnte", "zehnter", "zehn", "dixieme", "dix", "decimo", "diez"],
];

/// The number that a word says of a level.
pub(super) fn counting_word(word: &str) -> Option<u64> {
    let at = COUNTING.iter().position(|same| same.contains(&word))?;
    u64::try_from(at).ok()?.checked_add(1)
}

/// Whether it ends a number that counts: 1st, 2e, 3\u{ba}.
pub(super) fn ordinal_word(word: &str) -> bool {
    matches!(
        word,
        "st" | "nd"
            | "rd"
            | "th"
            | "er"
            | "ere"
            | "re"
            | "e"
            | "eme"
            | "de"
            | "nde"
            | "ste"
            | "te"
            | "o"
            | "a"
            | "\u{ba}"
            | "\u{aa}"
    )
}

/// Whether a word says that the number before it is minutes.
pub(super) fn minutes_word(word: &str) -> bool {
    MINUTES.contains(&word) || word.starts_with("minut") || word.starts_with('\u{5206}')
}

/// The same for hours.
pub(super) fn hours_word(word: &str) -> bool {
    HOURS.contains(&word) || word.starts_with("\u{6642}\u{9593}")
}

/// The same for seconds.
pub(super) fn seconds_word(word: &str) -> bool {
    SECONDS.contains(&word) || word.starts_with('\u{79d2}')
}

/// Whether a word says that the number before it is hands.
pub(super) fn hands_word(word: &str) -> bool {
    HANDS.contains(&word)
}

/// Whether a word is about an ante.
pub(super) fn ante_word(word: &str) -> bool {
    matches!(word, "ante" | "antes" | "bba" | "bbante" | "a" | "vorgabe")
        || word.starts_with("\u{30a2}\u{30f3}\u{30c6}")
}

/// Whether a word is about blinds in general.
pub(super) fn blinds_word(word: &str) -> bool {
    BLINDS.contains(&word)
        || word.contains("blind")
        || word.contains("\u{30d6}\u{30e9}\u{30a4}\u{30f3}\u{30c9}")
}

/// Whether a word names the small blind.
pub(super) fn small_word(word: &str) -> bool {
    matches!(word, "sb" | "smallblind" | "small" | "pb" | "cp" | "kb")
        || word.starts_with("\u{30b9}\u{30e2}\u{30fc}\u{30eb}")
}

/// Whether a word names the big blind.
pub(super) fn big_word(word: &str) -> bool {
    matches!(word, "bb" | "bigblind" | "big" | "gb" | "cg")
        || word.starts_with("\u{30d3}\u{30c3}\u{30b0}")
}

/// Whether a word stands between a name and its figure.
pub(super) fn is_word(word: &str) -> bool {
    matches!(word, "is" | "ist" | "est" | "es" | "of")
}

/// Whether a word behind a length says that all levels have it.
pub(super) fn each_word(word: &str) -> bool {
    matches!(word, "each" | "je" | "jeweils" | "chacun" | "chaque" | "ciascuno")
}

/// Whether a word stands before that behind which something comes.
pub(super) fn after_word(word: &str) -> bool {
    matches!(
        word,
        "after"
            | "following"
            | "nach"
            | "apres"
            | "despues"
            | "tras"
            | "dopo"
            | "na"
            | "efter"
            | "apos"
            | "depois"
    )
}

/// Whether a word counts what comes again and again.
pub(super) fn every_word(word: &str) -> bool {
    matches!(
        word,
        "every"
            | "alle"
            | "jede"
            | "jedem"
            | "jeder"
            | "jeden"
            | "tous"
            | "toutes"
            | "chaque"
            | "cada"
            | "ogni"
            | "elke"
            | "iedere"
            | "var"
            | "varje"
            | "hver"
            | "hvert"
            | "co"
    )
}

/// Whether a word stands before that up to which something lasts.
pub(super) fn until_word(word: &str) -> bool {
    matches!(
        word,
        "until"
            | "till"
            | "til"
            | "before"
            | "bis"
            | "vor"
            | "avant"
            | "jusqu'a"
            | "jusqu'au"
            | "antes"
            | "hasta"
            | "prima"
            | "fino"
            | "ate"
            | "tot"
            | "voor"
            | "fram"
            | "innan"
    )
}

/// Whether a word stands before what is so from there on.
pub(super) fn then_word(word: &str) -> bool {
    matches!(
        word,
        "then"
            | "suivants"
            | "suivantes"
            | "siguientes"
            | "seguenti"
            | "seguintes"
            | "volgende"
            | "remaining"
            | "rest"
            | "others"
            | "ubrigen"
            | "restlichen"
            | "weiteren"
            | "folgenden"
            | "thereafter"
            | "afterwards"
            | "danach"
            | "dann"
            | "hinterher"
            | "puis"
            | "ensuite"
            | "luego"
            | "poi"
            | "daarna"
            | "sedan"
            | "darefter"
            | "derefter"
            | "potem"
    )
}

/// Whether a word is about another time than that of levels: late entries, a shot clock, the whole evening.
pub(super) fn beside_word(word: &str) -> bool {
    matches!(
        word,
        "late"
            | "registration"
            | "reg"
            | "reentry"
            | "re-entry"
            | "rebuy"
            | "rebuys"
            | "shot"
            | "clock"
            | "approx"
            | "total"
    )
}

/// Whether a word says that a clock beside it is when something begins.
pub(super) fn starts_word(word: &str) -> bool {
    matches!(
        word,
        "at" | "uhr"
            | "starts"
            | "start"
            | "begins"
            | "beginnt"
            | "commence"
            | "empieza"
            | "inizia"
            | "borjar"
            | "begint"
    )
}

/// Whether a word names a part of a schedule, whose levels have a length of their own.
pub(super) fn part_word(word: &str) -> bool {
    matches!(
        word,
        "phase"
            | "part"
            | "stage"
            | "period"
            | "day"
            | "half"
            | "teil"
            | "tag"
            | "abschnitt"
            | "partie"
            | "jour"
            | "parte"
            | "fase"
            | "dia"
            | "etapa"
            | "periodo"
            | "giorno"
            | "deel"
            | "dag"
            | "del"
    )
}

/// Whether a word stands before a number of first ones.
pub(super) fn first_word(word: &str) -> bool {
    matches!(
        word,
        "first"
            | "ersten"
            | "erste"
            | "premiers"
            | "premieres"
            | "primeros"
            | "primeras"
            | "primi"
            | "primeiros"
            | "eerste"
            | "forsta"
            | "\u{6700}\u{521d}\u{306e}"
    )
}

/// Whether a word joins the numbers of levels, or stands before them.
pub(super) fn joining_word(word: &str) -> bool {
    matches!(
        word,
        "the"
            | "and"
            | "und"
            | "et"
            | "y"
            | "e"
            | "och"
            | "en"
            | "le"
            | "les"
            | "los"
            | "el"
            | "il"
            | "o"
            | "os"
            | "der"
            | "den"
            | "dem"
            | "des"
            | "du"
            | "de"
    )
}

/// Whether a word says that it is the structure of blinds that is told.
pub(super) fn structure_word(word: &str) -> bool {
    has(word, &["structure", "struktur", "estructura", "struttura", "structuur", "estrutura"])
        || word.contains("\u{30b9}\u{30c8}\u{30e9}\u{30af}\u{30c1}\u{30e3}")
}

/// Whether a text says that there is no break, or what its length or frequency would be, and no more.
pub(super) fn tells_of_breaks(text: &str) -> bool {
    const NONE: [&str; 12] = [
        "no", "without", "keine", "kein", "ohne", "sans", "sin", "senza", "geen", "zonder", "sem",
        "ingen",
    ];
    let words = split(text);
    let denied = words.iter().enumerate().any(|(at, word)| {
        let rest = words.get(at.saturating_add(1)..).unwrap_or_default();
        NONE.contains(word) && rest.iter().take(3).any(|word| break_word(word))
    });
    let fact = ["length", "frequency", "dauer", "frequenz", "duree", "duracion"];
    let figures = text.chars().any(|c| c.is_ascii_digit());
    denied || !figures && words.len() <= 3 && has(text, &fact)
}

/// Whether a word says that figures are bets, or that they are limits, which is the same in a limit game.
pub(super) fn bets_word(word: &str) -> bool {
    matches!(
        word,
        "bet" | "bets" | "betting" | "limit" | "limits" | "\u{30ea}\u{30df}\u{30c3}\u{30c8}"
    )
}

/// Whether a word names the bring-in of stud.
pub(super) fn bring_in_word(word: &str) -> bool {
    matches!(
        word,
        "bring-in" | "bringin" | "bring" | "\u{30d6}\u{30ea}\u{30f3}\u{30b0}\u{30a4}\u{30f3}"
    )
}

/// Whether a word names what the first bet of stud is completed to, which is the smaller bet again.
pub(super) fn completion_word(word: &str) -> bool {
    matches!(word, "completion" | "complete" | "completes")
}

const NO_LIMIT: &[&str] = &[
    "no limit",
    "no-limit",
    "nolimit",
    "pot limit",
    "pot-limit",
    "potlimit",
    "sin limite",
    "sans limite",
    "\u{30ce}\u{30fc}\u{30ea}\u{30df}\u{30c3}\u{30c8}",
    "\u{30dd}\u{30c3}\u{30c8}\u{30ea}\u{30df}\u{30c3}\u{30c8}",
];
const FIXED_LIMIT: &[&str] = &[
    "fixed limit",
    "fixed-limit",
    "fixlimit",
    "fix limit",
    "limit hold",
    "limit texas",
    "limit omaha",
    "limit stud",
    "limit poker",
    "limit game",
    "limit turnier",
    "limit tournament",
    "limite fij",
    "limite fix",
    "\u{30d5}\u{30a3}\u{30c3}\u{30af}\u{30b9}",
];

/// Whether a folded text is about a limit game, or about one without a limit; none where it says neither or both.
pub(super) fn limit_game(text: &str) -> Option<bool> {
    let words = split(text);
    let free = has(text, NO_LIMIT) || is(&words, &["nl", "nlh", "nlhe", "pl", "plo", "plo5"]);
    let rest = NO_LIMIT.iter().fold(text.to_string(), |rest, said| rest.replace(said, " "));
    let fixed =
        has(&rest, FIXED_LIMIT) || is(&words, &["fl", "lhe", "flhe", "stud", "razz", "horse"]);
    (free != fixed).then_some(fixed)
}

/// Whether a word is about a length.
pub(super) fn length_word(word: &str) -> bool {
    (has(word, LENGTH_STEMS) && !minutes_word(word))
        || word.ends_with("tid")
        || matches!(word, "time" | "tempo" | "timer")
}

/// Whether a text is about a break.
pub(super) fn says_break(text: &str) -> bool {
    let words = split(text);
    has(text, BREAK_STEMS)
        || words
            .iter()
            .any(|word| BREAK.contains(word) || word.ends_with("rast") || word.ends_with("paus"))
}

/// Whether a word is one of those that make a break, or only go with one.
pub(super) fn break_word(word: &str) -> bool {
    has(word, BREAK_STEMS)
        || BREAK.contains(&word)
        || word.ends_with("rast")
        || word.ends_with("paus")
}

/// Whether a text is about chips that leave or are changed.
pub(super) fn says_chips(text: &str) -> bool {
    has(text, CHIPS_STEMS)
}

/// Whether a word means the end of play for the day, or anything else that is no level and no break.
pub(super) fn says_end(text: &str) -> bool {
    has(
        text,
        &[
            "end of day",
            "end of play",
            "spielende",
            "fin de jour",
            "fin de la journee",
            "fin del dia",
            "fine giornata",
            "fim do dia",
            "einde dag",
            "bag and tag",
            "bagging",
        ],
    )
}

/// The ante's words within a heading or a line.
pub(super) fn says_ante(text: &str) -> bool {
    has(text, ANTE_STEMS)
}

/// Whether a word only goes with figures and says nothing of its own in a line of a level.
pub(super) fn plain_word(word: &str) -> bool {
    level_word(word)
        || minutes_word(word)
        || hours_word(word)
        || ante_word(word)
        || blinds_word(word)
        || small_word(word)
        || big_word(word)
        || length_word(word)
        || matches!(
            word,
            "play"
                | "playing"
                | "spielen"
                | "am"
                | "pm"
                | "uhr"
                | "chips"
                | "t"
                | "none"
                | "no"
                | "keine"
                | "sans"
                | "sin"
                | "ingen"
                | "geen"
                | "nessuno"
                | "sem"
                | "kein"
                | "each"
                | "is"
                | "ist"
                | "est"
                | "es"
                | "for"
                | "then"
                | "w"
                | "with"
                | "mit"
                | "avec"
                | "con"
                | "med"
                | "met"
                | "com"
                | "pendant"
                | "durant"
                | "durante"
                | "and"
                | "und"
                | "et"
                | "y"
                | "e"
                | "och"
                | "en"
                | "of"
                | "x"
        )
}
