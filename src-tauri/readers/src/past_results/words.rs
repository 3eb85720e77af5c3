//! The words of result lists: what heads a column, and what stands behind a figure. All are folded: small letters, without accents.

use crate::folding::folded;

/// The role of a column or a figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Role {
    Place,
    Name,
    First,
    Last,
    Prize,
    /// Bounties: their number, or what they were worth.
    Bounties,
    Knockouts,
    Paid,
    Rebuys,
    AddOns,
    /// A day or the name of an event, where one list has several.
    Event,
}

/// Every role with the words that head it, the best one first.
const HEADS: [(Role, &str); 11] = [
    (
        Role::Place,
        "place|pl|finish|finishing position|final position|final rank|place finished|position|pos|rank|ranking|standing|#|\
         no|nr|platz|rang|platzierung|classement|clt|puesto|posicion|lugar|clasificacion|pto|placering|plats|\
         placement|posizione|posto|piazzamento|plaats|positie|colocacao|posicao|\u{9806}\u{4f4d}|\
         \u{7740}\u{9806}|\u{6700}\u{7d42}\u{9806}\u{4f4d}",
    ),
    (
        Role::Name,
        "player|players|player name|name|full name|playername|spieler|spielername|teilnehmer|joueur|joueurs|nom|\
         participant|jugador|jugadores|nombre|spelare|namn|giocatore|nome|nominativo|speler|naam|jogador|\
         \u{540d}\u{524d}|\u{6c0f}\u{540d}|\u{30d7}\u{30ec}\u{30a4}\u{30e4}\u{30fc}|\
         \u{30d7}\u{30ec}\u{30fc}\u{30e4}\u{30fc}|\u{9078}\u{624b}|nickname|nick|pseudo|screen name|alias|apodo",
    ),
    (
        Role::First,
        "first name|firstname|first|given name|forename|vorname|prenom|nombre|fornamn|nome|voornaam|\u{540d}",
    ),
    (
        Role::Last,
        "last name|lastname|last|surname|family name|nachname|name|nom de famille|nom|apellido|apellidos|\
         efternamn|cognome|achternaam|sobrenome|apelido|\u{59d3}",
    ),
    (
        Role::Prize,
        "prize|prizes|prize money|prizemoney|payout|payouts|winnings|won|cash|cashed|cash won|earnings|amount|amount won|\
         preisgeld|gewinn|preis|auszahlung|gewonnen|gain|gains|prix|dotation|premio|premios|ganancias|ganancia|\
         vinst|pris|prispengar|premi|vincita|vincite|prijs|prijzengeld|winst|premiacao|ganho|ganhos|\
         \u{8cde}\u{91d1}",
    ),
    (
        Role::Bounties,
        "bounties|bounty|bounties won|bounty winnings|bounty money|kopfgeld|kopfgelder|primes|prime|recompensas|\
         \u{30d0}\u{30a6}\u{30f3}\u{30c6}\u{30a3}",
    ),
    (
        Role::Knockouts,
        "knockouts|knockout|kos|ko|k.o|k.o.s|ko's|k/o|hits|hit|eliminations|elims|elim|eliminated|kills|knock outs|\
         knock-outs|busts|eliminaciones|elim.|utslag|eliminazioni|eliminaties|eliminacoes|\
         \u{30ce}\u{30c3}\u{30af}\u{30a2}\u{30a6}\u{30c8}",
    ),
    (
        Role::Paid,
        "paid|paid in|cost|total cost|total paid|bezahlt|einsatz|paye|mise|pagado|betalt|betald|pagato|betaald|\
         inleg|pago|\u{652f}\u{6255}\u{3044}",
    ),
    (
        Role::Rebuys,
        "rebuys|rebuy|re-buys|re-buy|recaves|recave|recompras|recompra|\u{30ea}\u{30d0}\u{30a4}",
    ),
    (Role::AddOns, "add-ons|add-on|addons|addon|add ons|add on|\u{30a2}\u{30c9}\u{30aa}\u{30f3}"),
    (
        Role::Event,
        "date|event|event name|tournament|game|week|datum|turnier|spieltag|abend|tournoi|soiree|fecha|torneo|\
         evento|jornada|data|season|saison|year|jahr|annee|temporada|\u{65e5}\u{4ed8}|\u{5927}\u{4f1a}",
    ),
];

/// Words for a place, which may stand beside its number.
pub(super) const PLACE: &[&str] = &[
    "place", "platz", "rank", "rang", "pos", "position", "no", "nr", "number", "n\u{b0}",
    "n\u{ba}", "ex", "aequo", "exaequo", "ex-aequo", "puesto", "lugar", "plats", "plaats", "posto",
    "#", "\u{7b2c}", "\u{4f4d}", "\u{7740}", "tie", "tied", "t",
];
/// Endings of a place's number.
pub(super) const ORDINALS: &[&str] = &[
    "st", "nd", "rd", "th", "er", "ere", "re", "e", "eme", "nde", "\u{ba}", "\u{aa}", "\u{b0}", "o",
];
/// Places that have a word of their own.
const FIRST: &str = "winner|champion|first|first place|1st place winner|sieger|siegerin|gewinner|gewinnerin|vainqueur|\
     gagnant|gagnante|ganador|ganadora|campeon|vinnare|vincitore|winnaar|vencedor|\u{512a}\u{52dd}|\u{1f947}|\u{1f3c6}";
const SECOND: &str = "runner-up|runner up|second|second place|zweiter|zweite|deuxieme|segundo|segunda|finaliste|\
     \u{6e96}\u{512a}\u{52dd}|\u{1f948}";
const THIRD: &str = "third|third place|dritter|dritte|troisieme|tercero|tercera|\u{1f949}";

/// Words behind a number that say that no result is in the line: "20 players", "9 paid", "30 minutes".
const NO_NAMES: &str = "players|player|spieler|joueurs|jugadores|entries|entrants|runners|rebuys|rebuy|re-entries|addons|\
     add-ons|paid|places|tables|table|tische|tisch|minutes|minuten|min|hours|chips|euro|euros|eur|dollars|buy-in|buyin|\
     buy-ins|levels|level|teilnehmer|participants|participantes|inscrits|platze|knockouts|kos|points|punkte|pts|left|of|\
     am|pm|uhr|de|out|bust|busted|eliminated";
/// Months, which no name is behind the number of a day.
const MONTHS: &str = "january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|marz|\
     mai|juni|juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|\
     febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|jan|feb|mar|apr|jun|jul|aug|sep|\
     sept|oct|okt|nov|dec|dez";

fn is_one_of(all: &str, word: &str) -> bool {
    all.split('|').any(|one| one == word)
}

/// A heading as it is compared: without a currency or a remark in brackets.
fn head(cell: &str) -> String {
    let low = folded(cell).replace(['\u{b4}', '`', '\u{2019}'], "'");
    let low = low.split_once(['(', '[']).map_or(low.as_str(), |(before, _)| before).trim();
    let words: Vec<&str> = low.split_whitespace().collect();
    let unit = |word: &&str| {
        matches!(*word, "$" | "\u{20ac}" | "\u{a3}" | "eur" | "usd" | "gbp" | "chf" | "in")
    };
    let kept = words.iter().rev().skip_while(|word| unit(word)).count();
    let kept = words.get(..kept).unwrap_or_default().join(" ");
    let bare =
        kept.trim_matches(['.', ':', '*', '$', '\u{20ac}', '\u{a3}', '\u{a5}', ' ', '?', '_']);
    bare.replace('_', " ")
}

/// How well a cell heads a column of this role: 0 is best; nothing where it does not.
pub(super) fn heads(role: Role, cell: &str) -> Option<usize> {
    let head = head(cell);
    let words = HEADS.iter().filter(|(one, _)| *one == role);
    words.flat_map(|(_, words)| words.split('|')).position(|word| word == head)
}

/// Whether a text heads a column of any kind.
pub(super) fn is_heading(text: &str) -> bool {
    HEADS.iter().any(|(role, _)| heads(*role, text).is_some())
}

/// The role that a unit gives to its figure: "3 KOs", "2 rebuys".
pub(super) fn unit(word: &str) -> Option<Role> {
    let word = head(word);
    let counted = [Role::Knockouts, Role::Rebuys, Role::AddOns, Role::Bounties];
    HEADS
        .iter()
        .find(|(role, words)| counted.contains(role) && is_one_of(words, &word))
        .map(|(role, _)| *role)
}

/// Whether a unit is of points or chips.
pub(super) fn is_points(word: &str) -> bool {
    is_one_of(
        "chips|chip|jetons|fichas|points|point|pts|pt|punkte|punkt|pkt|pkte|puntos|punto|ptos|punti|punten|pontos|poang|p|games|game|events|spiele|\u{30dd}\u{30a4}\u{30f3}\u{30c8}",
        &head(word),
    )
}

/// Whether a word heads a column that counts evenings or sums up.
pub(super) fn is_count(word: &str) -> bool {
    is_one_of(
        "games|played|events|entries|total|score|spiele|turniere|gesamt|parties|joues|total points|partidas|jugados|partite|\
         spelade|gespeeld|jogos|wins|siege|victoires|\u{5408}\u{8a08}",
        &head(word),
    )
}

/// Whether a folded word is a currency.
pub(super) fn is_currency(word: &str) -> bool {
    is_one_of(
        "eur|usd|gbp|chf|sek|nok|dkk|isk|pln|czk|huf|ron|bgn|try|uah|rub|zar|jpy|cny|rmb|krw|inr|hkd|sgd|twd|thb|php|\
         idr|myr|vnd|cad|aud|nzd|brl|mxn|ars|clp|cop|pen|ils|aed|kr|fr|sfr|ft|kc|zl|lei|lv|us|euro|euros|dollar|dollars|\
         pounds|francs|franken|kronor|kroner|\u{5186}|\u{5143}|\u{c6d0}",
        word,
    )
}

/// Whether a word behind a name tells what it got, and is no part of it: "wins", "chop".
pub(super) fn tells(word: &str) -> bool {
    is_one_of(
        "split|deal|chop|chopped|chops|wins|won|win|for|with|gets|got|receives|takes|took|earns|earned|gewinnt|gewann|\
         erhalt|mit|bekommt|gagne|avec|gana|con",
        word,
    )
}

/// Whether a line says that a list goes in the order in which its players went out.
pub(super) fn says_out_order(line: &str) -> bool {
    const ORDERS: [&str; 16] = [
        "order of elimination",
        "elimination order",
        "eliminations in order",
        "bust order",
        "bustout order",
        "bust-out order",
        "order of bustouts",
        "order of exit",
        "knockout order",
        "ausscheidungsreihenfolge",
        "reihenfolge des ausscheidens",
        "ordre d'elimination",
        "orden de eliminacion",
        "ordine di eliminazione",
        "ordem de eliminacao",
        "volgorde van uitschakeling",
    ];
    let low = folded(line).replace('\u{2019}', "'");
    ORDERS.iter().any(|order| low.contains(order))
}

/// The place that a word is.
pub(super) fn place_in_words(text: &str) -> Option<u32> {
    let text = text.trim_matches([' ', ':', '.', '!']);
    [(1, FIRST), (2, SECOND), (3, THIRD)]
        .iter()
        .find(|(_, words)| is_one_of(words, text))
        .map(|(place, _)| *place)
}

/// Whether a word with a number behind it is no name: "Day 1", "Table 3".
pub(super) fn is_numbered(word: &str) -> bool {
    is_one_of(
        "day|tag|table|tisch|level|round|runde|seat|flight|heat|week|game|match|event|tied|tie|rank|place|platz",
        &folded(word),
    )
}

/// Whether a word behind a number is no name.
pub(super) fn is_no_name(word: &str) -> bool {
    is_one_of(NO_NAMES, folded(word).trim_matches(|c: char| !c.is_alphanumeric())) || is_month(word)
}

/// Whether a word is a month.
pub(super) fn is_month(word: &str) -> bool {
    is_one_of(MONTHS, folded(word).trim_matches(|c: char| !c.is_alphanumeric()))
}

/// Whether a cell says that there is nothing.
pub(super) fn is_nothing(cell: &str) -> bool {
    is_one_of("|-|\u{2013}|\u{2014}|--|n/a|none|.", &folded(cell.trim()))
}
