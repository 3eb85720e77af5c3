//! The words of lists of players, in the languages in which they come: headings, what was paid, and lines of a mail that are no
//! players. All are folded: small letters, without accents.

use crate::folding::folded;
use crate::roster_answers::answer;

/// Words that head a column of names.
pub(super) const NAME: &[&str] = &[
    "nome e cognome",
    "cognome e nome",
    "nombre y apellido",
    "vor- und nachname",
    "name, vorname",
    "for- och efternamn",
    "fornavn og efternavn",
    "voor- en achternaam",
    "nome e sobrenome",
    "imie i nazwisko",
    "gracz",
    "zawodnik",
    "uczestnik",
    "navn",
    "fulde navn",
    "spiller",
    "screen name",
    "login",
    "name",
    "names",
    "player",
    "players",
    "player name",
    "full name",
    "nickname",
    "nick",
    "your name",
    "spieler",
    "spielername",
    "teilnehmer",
    "joueur",
    "joueurs",
    "participant",
    "participants",
    "pseudo",
    "nom complet",
    "nom et prenom",
    "jugador",
    "jugadores",
    "participante",
    "nombre completo",
    "nombre y apellidos",
    "apodo",
    "spelare",
    "spelarnamn",
    "namn",
    "deltagare",
    "giocatore",
    "giocatori",
    "nominativo",
    "speler",
    "spelers",
    "naam",
    "deelnemer",
    "jogador",
    "jogadores",
    "nome completo",
    "\u{540d}\u{524d}",
    "\u{6c0f}\u{540d}",
    "\u{304a}\u{540d}\u{524d}",
    "\u{53c2}\u{52a0}\u{8005}\u{540d}",
    "\u{9078}\u{624b}\u{540d}",
    "\u{30d7}\u{30ec}\u{30a4}\u{30e4}\u{30fc}",
    "\u{30d7}\u{30ec}\u{30fc}\u{30e4}\u{30fc}",
    "\u{53c2}\u{52a0}\u{8005}",
    "\u{9078}\u{624b}",
    "\u{30cb}\u{30c3}\u{30af}\u{30cd}\u{30fc}\u{30e0}",
    "full name of player",
    "guest",
    "guests",
    "gast",
    "gaste",
    "entrant",
    "who",
];
/// Words that head a column of names, or of one part of them beside one for the other.
pub(super) const EITHER: &[&str] = &["nom", "nombre", "nome", "name", "namn", "naam"];
/// Words for the first name.
pub(super) const FIRST: &[&str] = &[
    "fornavn",
    "imie",
    "first",
    "first name",
    "firstname",
    "given name",
    "given names",
    "forename",
    "vorname",
    "vornamen",
    "prenom",
    "prenoms",
    "nombre",
    "nombres",
    "nombre de pila",
    "fornamn",
    "nome",
    "nome proprio",
    "voornaam",
    "primeiro nome",
    "\u{540d}",
    "\u{30e1}\u{30a4}",
    "prename",
];
/// Words for the last name.
pub(super) const LAST: &[&str] = &[
    "efternavn",
    "nazwisko",
    "last",
    "last name",
    "lastname",
    "surname",
    "family name",
    "nachname",
    "familienname",
    "zuname",
    "name",
    "nom",
    "nom de famille",
    "apellido",
    "apellidos",
    "efternamn",
    "cognome",
    "achternaam",
    "familienaam",
    "sobrenome",
    "apelido",
    "ultimo nome",
    "\u{59d3}",
    "\u{82d7}\u{5b57}",
    "\u{30bb}\u{30a4}",
    "naam",
    "namn",
];
/// Words for the number of a card.
pub(super) const CARD: &[&str] = &[
    "id",
    "player id",
    "card",
    "card number",
    "card no",
    "card no.",
    "member",
    "member number",
    "member no",
    "membership",
    "membership number",
    "kartennummer",
    "karte",
    "mitgliedsnummer",
    "mitglieds-nr",
    "mitglieds-nr.",
    "mitgliedsnr",
    "mitgl.-nr",
    "mitgl.-nr.",
    "mitgl. nr.",
    "member id",
    "member #",
    "n\u{b0} adherent",
    "n\u{b0} licence",
    "mitglied",
    "numero de carte",
    "carte",
    "n\u{b0} carte",
    "numero de membre",
    "licence",
    "tarjeta",
    "numero de tarjeta",
    "socio",
    "numero de socio",
    "kortnummer",
    "medlemsnummer",
    "tessera",
    "numero tessera",
    "kaartnummer",
    "lidnummer",
    "numero do cartao",
    "cartao",
    "\u{4f1a}\u{54e1}\u{756a}\u{53f7}",
    "\u{30ab}\u{30fc}\u{30c9}\u{756a}\u{53f7}",
    "\u{4f1a}\u{54e1}no",
    "\u{4f1a}\u{54e1}no.",
    "\u{4f1a}\u{54e1}id",
    "\u{4f1a}\u{54e1}\u{8a3c}\u{756a}\u{53f7}",
    "\u{767b}\u{9332}\u{756a}\u{53f7}",
];
/// Words for the kind of buy-in.
pub(super) const KIND: &[&str] = &[
    "buy-in",
    "buyin",
    "buy in",
    "kind",
    "art",
    "buy-in art",
    "type",
    "\u{30d0}\u{30a4}\u{30a4}\u{30f3}",
];
/// Words for what was paid.
pub(super) const PAID: &[&str] = &[
    "buy-in paid",
    "buyin paid",
    "entry paid",
    "startgeld",
    "startgeld bezahlt",
    "payment",
    "paid",
    "paid by",
    "how paid",
    "pays",
    "paid?",
    "bezahlt",
    "bezahlt?",
    "gezahlt",
    "zahlung",
    "paye",
    "paye?",
    "paye ?",
    "paiement",
    "regle",
    "pagado",
    "pagado?",
    "pago",
    "betald",
    "betalt",
    "betalning",
    "pagato",
    "pagamento",
    "betaald",
    "betaling",
    "pago?",
    "\u{652f}\u{6255}\u{3044}",
    "\u{652f}\u{6255}",
    "\u{5165}\u{91d1}",
];
/// Whether something was paid, where a word says yes or no to it.
pub(super) fn paid(word: &str) -> Option<bool> {
    let word = folded(word);
    let yes = [
        "yes",
        "y",
        "x",
        "paid",
        "ok",
        "true",
        "1",
        "ja",
        "j",
        "bezahlt",
        "gezahlt",
        "oui",
        "o",
        "paye",
        "payee",
        "regle",
        "si",
        "s",
        "pagado",
        "pagada",
        "pagato",
        "sim",
        "pago",
        "betald",
        "betalt",
        "betaald",
        "\u{2713}",
        "\u{2714}",
        "\u{2611}",
        "\u{2705}",
        "\u{25cb}",
        "\u{306f}\u{3044}",
        "\u{6e08}",
        "\u{6e08}\u{307f}",
        "\u{652f}\u{6255}\u{6e08}\u{307f}",
        "\u{652f}\u{6255}\u{6e08}",
        "\u{5165}\u{91d1}\u{6e08}",
        "\u{5165}\u{91d1}\u{6e08}\u{307f}",
        "has paid",
        "oplacone",
        "op\u{142}acone",
        "zaplacone",
        "zap\u{142}acone",
        "paid in full",
        "eingezahlt",
        "hat bezahlt",
        "ya pago",
        "ha pagado",
        "a paye",
        "deja paye",
        "v",
        "done",
    ];
    let no = [
        "no",
        "n",
        "not paid",
        "unpaid",
        "not yet",
        "owes",
        "open",
        "false",
        "0",
        "nein",
        "offen",
        "nicht bezahlt",
        "unbezahlt",
        "noch nicht",
        "non",
        "pas paye",
        "non paye",
        "impaye",
        "no pagado",
        "pendiente",
        "nej",
        "ej betald",
        "obetald",
        "non pagato",
        "da pagare",
        "nee",
        "niet betaald",
        "nao",
        "nao pago",
        "pendente",
        "\u{2717}",
        "\u{2718}",
        "\u{2610}",
        "\u{274c}",
        "\u{d7}",
        "\u{672a}",
        "\u{672a}\u{6255}\u{3044}",
        "\u{3044}\u{3044}\u{3048}",
        "pending",
        "due",
        "owing",
        "outstanding",
        "to pay",
        "hasn't paid",
        "has not paid",
        "payment pending",
        "ausstehend",
        "noch offen",
        "nicht gezahlt",
        "zu zahlen",
        "en attente",
        "pas encore",
        "a payer",
        "doit",
        "sin pagar",
        "por pagar",
        "no ha pagado",
        "debe",
        "in attesa",
        "in sospeso",
        "nog niet",
        "te betalen",
        "a pagar",
        "ej betalt",
        "ikke betalt",
        "nieoplacone",
        "nieop\u{142}acone",
        "\u{672a}\u{6255}",
        "\u{672a}\u{5165}\u{91d1}",
    ];
    if yes.contains(&word.as_str()) {
        return Some(true);
    }
    no.contains(&word.as_str()).then_some(false)
}

/// Whether a cell stands where nobody sits, or sums up.
pub(super) fn nobody(text: &str) -> bool {
    let text = folded(text);
    let text = text.trim_matches(|c: char| !c.is_alphanumeric());
    let alone = [
        "empty",
        "open",
        "free",
        "vacant",
        "none",
        "n/a",
        "tba",
        "tbd",
        "leer",
        "frei",
        "offen",
        "vide",
        "libre",
        "vacio",
        "vacante",
        "vuoto",
        "libero",
        "leeg",
        "vrij",
        "vazio",
        "livre",
        "ledig",
        "\u{7a7a}\u{5e2d}",
        "\u{7a7a}\u{304d}",
        "empty seat",
        "open seat",
        "no player",
        "reserved",
        "free seat",
        "vacant seat",
        "leerer platz",
        "freier platz",
        "platz frei",
        "member",
        "organizer",
        "organiser",
        "co-organizer",
        "mitglied",
        "organisator",
        "membre",
        "organisateur",
        "miembro",
        "organizador",
        "add friend",
        "add as friend",
        "message",
        "send message",
        "follow",
        "following",
        "view profile",
        "see all",
        "show more",
        "freund hinzufugen",
        "freund/in hinzufugen",
        "nachricht",
        "nachricht senden",
        "ajouter",
        "voir tout",
        "anadir a mis amigos",
        "ver todos",
        "host",
        "nicht besetzt",
        "unbesetzt",
        "place libre",
        "place vide",
        "siege vide",
        "siege libre",
        "asiento libre",
        "asiento vacio",
        "sitio libre",
        "plaza libre",
        "posto vuoto",
        "posto libero",
        "\u{7a7a}\u{304d}\u{5e2d}",
        "\u{7a7a}",
    ];
    let sums = [
        "total",
        "totals",
        "gesamt",
        "summe",
        "anzahl",
        "totale",
        "totaal",
        "totalt",
        "suma",
        "antal",
        "aantal",
        "\u{5408}\u{8a08}",
        "count",
        "players:",
        "sum",
        "in total",
        "entries",
        "anzahl spieler",
        "number of players",
    ];
    let figures = text.chars().any(|c| c.is_ascii_digit());
    let words = text.trim_end_matches(|c: char| !c.is_alphabetic()).trim();
    if figures && (counts_answers(text) || is_when(text) || counts_seats(text))
        || ["yesterday", "gestern", "ayer", "ieri"].contains(&text)
    {
        return true;
    }
    alone.contains(&text)
        || sums.iter().any(|sum| {
            words == *sum
                || figures && text.starts_with(sum) && text.split_whitespace().count() <= 4
        })
}

/// Whether a folded line counts those who answered: "3 confirmed, 7 seats left".
fn counts_answers(text: &str) -> bool {
    let counts = |part: &str| {
        let (many, said) = part.trim().split_once(' ')?;
        let seats = [
            "seats left",
            "spots left",
            "places left",
            "seats",
            "spots",
            "platze frei",
            "places",
            "plazas",
            "players",
        ];
        let known = seats.contains(&said.trim()) || answer(said).is_some_and(|answer| !answer.bare);
        (many.bytes().all(|byte| byte.is_ascii_digit()) && known).then_some(())
    };
    text.split([',', '/', '|', '\u{b7}']).all(|part| counts(part).is_some())
}

/// Whether a folded line says how many seats are left: "Quedan 2 plazas".
fn counts_seats(text: &str) -> bool {
    const SEATS: [&str; 14] = [
        "seats", "seat", "spots", "spot", "plazas", "plaza", "places", "place", "platze", "posti",
        "posto", "plaatsen", "vagas", "platser",
    ];
    const LEFT: [&str; 16] = [
        "left",
        "remaining",
        "available",
        "open",
        "free",
        "quedan",
        "queda",
        "reste",
        "restent",
        "noch",
        "frei",
        "restano",
        "restam",
        "nog",
        "kvar",
        "libres",
    ];
    let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).collect();
    let has = |all: &[&str]| words.iter().any(|word| all.contains(word));
    words.len() <= 6 && has(&SEATS) && has(&LEFT)
}

/// Whether a folded line says when somebody joined or answered: "Joined 12 Mar 2026", "2 hours ago".
fn is_when(text: &str) -> bool {
    const BEGIN: [&str; 12] = [
        "joined ",
        "member since ",
        "mitglied seit ",
        "beigetreten ",
        "membre depuis ",
        "inscrit le ",
        "inscrit depuis ",
        "miembro desde ",
        "se unio ",
        "iscritto il ",
        "lid sinds ",
        "medlem sedan ",
    ];
    const AGO: [&str; 8] =
        ["vor ", "il y a ", "hace ", "ha ", "seen ", "last seen ", "zuletzt ", "for "];
    const UNITS: [&str; 12] = [
        "min", "std", "stunde", "hour", "tag", "day", "jour", "heure", "hora", "dia", "woche",
        "week",
    ];
    let counted = UNITS.iter().any(|unit| text.contains(unit));
    BEGIN.iter().any(|begin| text.starts_with(begin))
        || text.ends_with(" ago") && text.starts_with(|c: char| c.is_ascii_digit() || c == 'a')
        || counted
            && AGO.iter().any(|begin| {
                text.strip_prefix(begin)
                    .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
            })
}

/// Whether a line greets, or begins a mail otherwise.
pub(super) fn greets(text: &str) -> bool {
    let text = folded(text);
    let first: String = text.chars().take_while(|c| c.is_alphanumeric()).collect();
    let hello = [
        "hi",
        "hello",
        "hey",
        "dear",
        "hallo",
        "liebe",
        "lieber",
        "moin",
        "servus",
        "bonjour",
        "bonsoir",
        "salut",
        "coucou",
        "hola",
        "buenas",
        "ciao",
        "buongiorno",
        "hej",
        "hejsan",
        "beste",
        "hoi",
        "ola",
        "oi",
        "\u{3053}\u{3093}\u{306b}\u{3061}\u{306f}",
        "greetings",
    ];
    let ends = text.trim_end().ends_with([',', '!', ':', '.']);
    hello.contains(&first.as_str()) && (ends || text.contains(','))
}

/// Whether a line takes leave: what stands below it is a signature.
pub(super) fn takes_leave(text: &str) -> bool {
    let text = folded(text);
    let bare = text.trim_matches(|c: char| !c.is_alphanumeric());
    let all = [
        "thanks",
        "thank you",
        "thx",
        "cheers",
        "best",
        "best regards",
        "regards",
        "kind regards",
        "see you",
        "see you there",
        "see you friday",
        "gruss",
        "grusse",
        "gruesse",
        "viele grusse",
        "viele gruesse",
        "liebe grusse",
        "lg",
        "vg",
        "mfg",
        "danke",
        "bis dann",
        "bis freitag",
        "merci",
        "a plus",
        "cordialement",
        "bises",
        "amicalement",
        "a bientot",
        "saludos",
        "gracias",
        "un saludo",
        "un abrazo",
        "abrazos",
        "grazie",
        "saluti",
        "a presto",
        "mvh",
        "halsningar",
        "tack",
        "vi ses",
        "groeten",
        "groetjes",
        "bedankt",
        "tot dan",
        "obrigado",
        "obrigada",
        "abracos",
        "ate logo",
        "sent from my iphone",
        "yours",
        "love",
    ];
    all.contains(&bare)
        || [
            "thanks ",
            "see you ",
            "cheers ",
            "sent from my ",
            "get outlook ",
            "von meinem ",
            "gesendet von ",
            "envoye de mon ",
            "envoye depuis ",
            "enviado desde mi ",
            "iphone\u{304b}\u{3089}\u{9001}\u{4fe1}",
            "bis zum ",
            "viele gr",
            "best regards",
        ]
        .iter()
        .any(|begin| bare.starts_with(begin))
}

/// Whether a line is a sentence, or an address, and no name.
pub(super) fn is_sentence(text: &str) -> bool {
    let low = folded(text);
    // "@anna" is what somebody is called.
    let handle = text.trim().starts_with('@') && !text.trim().contains(char::is_whitespace);
    if low.contains("http") || low.contains("www.") || low.contains('@') && !handle {
        return true;
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    let small =
        words.iter().filter(|word| word.chars().next().is_some_and(char::is_lowercase)).count();
    let stops =
        text.trim_end().ends_with(['?', ':', '!']) || text.contains(". ") && words.len() > 4;
    words.len() >= 5 && small.saturating_mul(2) >= words.len()
        || words.len() == 4
            && small == 2
            && words.last().is_some_and(|word| word.starts_with(char::is_lowercase))
        || stops && words.len() >= 3 && small > 0
        || words.len() == 1 && text.trim_end().ends_with(':')
        || text.trim_end().ends_with(':') && small > 0
}

/// Whether a word stands before a refusal or an answer, and is no name: "Sorry, can't make it".
pub(super) fn excuses(name: &str) -> bool {
    const WORDS: [&str; 16] = [
        "sorry",
        "leider",
        "tut mir leid",
        "desole",
        "desolee",
        "lo siento",
        "scusate",
        "sorry guys",
        "sorry all",
        "apologies",
        "unfortunately",
        "malheureusement",
        "desculpa",
        "beklager",
        "tyvarr",
        "niestety",
    ];
    WORDS.contains(&folded(name).as_str())
}

/// Whether a line heads a list of names, such as "Players:", "Players (4):" or "Table 2".
pub(super) fn heads(text: &str) -> bool {
    let low = folded(text);
    // "Table 2 (upstairs)", "Players (4):"
    let low = match low
        .trim_end_matches([':', ' '])
        .strip_suffix(')')
        .and_then(|rest| rest.rsplit_once('('))
    {
        Some((before, _)) if !before.trim().is_empty() => format!("{}:", before.trim()),
        _ => low,
    };
    let bare = low.trim_matches(|c: char| !c.is_alphanumeric()).trim();
    let colon = low.trim_end().ends_with(':');
    // "Going 3", "Day 1B"
    let counted = bare.trim_end_matches(|c: char| c.is_ascii_digit());
    let said = counted.len() < bare.len() && counted.ends_with(' ');
    if said && answer(counted).is_some_and(|answer| !answer.bare) || is_flight(bare) {
        return true;
    }
    if colon && (NAME.contains(&bare) || answer(bare).is_some_and(|answer| !answer.bare)) {
        return true;
    }
    let lists = [
        "alternates",
        "reserves",
        "guest list",
        "players list",
        "player list",
        "list of players",
        "spielerliste",
        "regulars",
        "participants",
        "deelnemers",
        "deltagare",
        "iscritti",
        "partecipanti",
        "inscrits",
        "inscritos",
        "aangemeld",
        "anmalda",
        "angemeldet",
        "anmeldungen",
    ];
    let groups = [
        "waiting list",
        "waitlist",
        "warteliste",
        "liste d'attente",
        "lista de espera",
        "lista d'attesa",
        "wachtlijst",
        "confirmed",
        "maybe",
        "coming",
        "not coming",
        "declined",
        "cancelled",
        "zusagen",
        "absagen",
        "abgesagt",
        "zugesagt",
        "vielleicht",
        "absents",
        "peut-etre",
        "\u{4e0d}\u{53c2}\u{52a0}",
        "\u{6b20}\u{5e2d}",
        "\u{30ad}\u{30e3}\u{30f3}\u{30bb}\u{30eb}\u{5f85}\u{3061}",
    ];
    lists.contains(&bare) || groups.contains(&bare) || table_number(bare).is_some_and(str::is_empty)
}

/// Whether a line names a day, flight or team of the event by its sign: "Day 1B", "Flight C".
fn is_flight(low: &str) -> bool {
    const FLIGHTS: [&str; 9] =
        ["day", "flight", "heat", "tag", "jour", "dia", "giorno", "dag", "dzien"];
    let Some((word, sign)) = low.split_once(' ') else { return false };
    const TEAMS: [&str; 8] =
        ["flight", "team", "group", "gruppe", "groupe", "equipo", "grupo", "squadra"];
    let figure = sign.contains(|c: char| c.is_ascii_digit()) || TEAMS.contains(&word);
    (FLIGHTS.contains(&word) || TEAMS.contains(&word))
        && figure
        && (1..=2).contains(&sign.chars().count())
}

/// Whether a line begins with a table's number.
pub(super) fn is_table(text: &str) -> bool {
    table_number(&folded(text)).is_some()
}

/// The rest of a line behind the word for a table and its number; nothing where it does not begin with them.
fn table_number(low: &str) -> Option<&str> {
    const TABLES: [&str; 8] = [
        "table",
        "tisch",
        "mesa",
        "tavolo",
        "tafel",
        "bord",
        "\u{30c6}\u{30fc}\u{30d6}\u{30eb}",
        "\u{5353}",
    ];
    let rest = TABLES.iter().find_map(|word| low.trim().strip_prefix(word))?;
    let rest = rest.trim_start_matches([' ', '#', '.', '\u{a0}']);
    let number = ["n.\u{ba}", "n\u{ba}", "n\u{b0}", "nr.", "no.", "number", "nummer"];
    let rest = number.iter().find_map(|word| rest.strip_prefix(word)).unwrap_or(rest).trim_start();
    let after = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    (after.len() < rest.len()).then_some(after)
}

/// Whether a word is a card's number with letters in it: "LP-001", "M0042".
pub(super) fn is_code(word: &str) -> bool {
    (4..=12).contains(&word.len())
        && word.bytes().filter(u8::is_ascii_digit).count() >= 2
        && word.contains(|c: char| c.is_ascii_uppercase())
        && word.bytes().all(|byte| matches!(byte, b'A'..=b'Z' | b'0'..=b'9' | b'-'))
}

/// Whether a cell is the time at which a form was sent.
pub(super) fn is_stamp(cell: &str) -> bool {
    let figures = cell.chars().filter(char::is_ascii_digit).count();
    let signs = cell.contains(':') || cell.matches(['/', '-', '.']).count() >= 2;
    let letters = cell.chars().filter(|c| c.is_alphabetic()).count();
    figures >= 4 && signs && letters <= 6 && cell.chars().next().is_some_and(|c| c.is_ascii_digit())
}
