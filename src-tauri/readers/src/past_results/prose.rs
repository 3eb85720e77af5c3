//! Results in sentences: "Anna won, Bo came second, Cy third." Each becomes a place and a name a line.

use super::figures::{figure, places};
use crate::folding::folded;
use crate::roster_name::is_particle;

/// The longest line that is read as sentences, in bytes.
const LONGEST: usize = 1_000;

/// Words that say who came first.
const WON: &str = "won|wins|win|winning|winner|gewonnen|gewinnt|gewann|siegt|siegte|sieger|siegerin|gewinner|gagne|gagnant|\
    gagnante|remporte|vainqueur|gano|gana|ganado|ganador|ganadora|vence|vinto|vince|vincitore|vincitrice|ganhou|venceu|\
    vencedor|vann|vinnare|vinner|wint|winnaar|vandt|down|ships|shipped";
/// Each place in words, from the second.
const PLACED: [&str; 9] = [
    "second|runner-up|runnerup|zweiter|zweite|zweiten|deuxieme|seconde|segundo|segunda|secondo|seconda|tvaa|tweede|anden",
    "third|dritter|dritte|dritten|troisieme|tercero|tercera|tercer|terzo|terza|trea|derde|terceiro|terceira|tredje",
    "fourth|vierter|vierte|vierten|quatrieme|cuarto|cuarta|quarto|quarta|fyra|vierde|fjerde",
    "fifth|funfter|funfte|funften|cinquieme|quinto|quinta|femma|vijfde|femte",
    "sixth|sechster|sechste|sechsten|sixieme|sexto|sexta|sesto|sesta|sexa|zesde|sjette",
    "seventh|siebter|siebte|siebten|septieme|septimo|septima|settimo|zevende",
    "eighth|achter|achte|achten|huitieme|octavo|octava|ottavo|achtste",
    "ninth|neunter|neunte|neunten|neuvieme|noveno|novena|nono|negende",
    "tenth|zehnter|zehnte|zehnten|dixieme|decimo|decima|tiende",
];
/// Words behind which the one who came next is named.
const AHEAD: &str = "beat|beats|defeated|defeats|def|beating|over|vor|schlug|schlagt|besiegt|besiegte|devant|bat|ante|vencio|davanti|battendo|\
    voor|versloeg|slog|fore|slar";
/// Words that only hold the sentence together.
const BETWEEN: &str = "and|then|came|comes|went|goes|out|was|were|is|in|finished|finishes|finishing|took|takes|taking|it|place|got|gets|\
    gets|for|with|at|the|as|to|of|heads|up|heads-up|all|going|ended|ending|who|our|congrats|congratulations|well|done|\
    und|hat|hatte|ist|wurde|wird|war|kam|auf|platz|belegte|belegt|den|der|die|das|rang|am|ende|dann|im|\
    et|a|est|arrive|fini|finit|termine|le|la|place|puis|en|prend|bravo|felicitations|\
    y|fue|quedo|termino|el|puesto|luego|ha|es|en|lugar|\
    e|e'|arrivato|arrivata|il|poi|ficou|foi|o|em|och|kom|blev|tog|pa|plats|sedan|de|heeft|werd|plaats|op|daarna";

fn is_one_of(all: &str, word: &str) -> bool {
    all.split('|').any(|one| one == word)
}

/// The place that a word says.
fn placed(word: &str) -> Option<u32> {
    let counted =
        || (2..).zip(PLACED).find(|(_, words)| is_one_of(words, word)).map(|(place, _)| place);
    if is_one_of(WON, word)
        || is_one_of(
            "first|erster|erste|premier|premiere|primero|primera|primo|prima|eerste|forst",
            word,
        )
    {
        return Some(1);
    }
    // "3rd", and no bare figure.
    let ordinal = word.contains(|c: char| c.is_alphabetic())
        && word.starts_with(|c: char| c.is_ascii_digit());
    counted()
        .or_else(|| places(word).filter(|(from, to)| ordinal && from == to).map(|(from, _)| from))
}

/// What one clause says: who, which place, and what it brought.
#[derive(Default)]
struct Clause {
    name: Vec<String>,
    place: Option<u32>,
    prize: Option<String>,
    in_words: bool,
}

/// Whether a word is cards: "AK", "QQ", "A5s".
fn is_cards(word: &str) -> bool {
    let rank = |c: char| "AKQJT".contains(c) || c.is_ascii_digit();
    let bare = word.trim_end_matches(['s', 'o']);
    bare.chars().count() == 2
        && bare.chars().all(rank)
        && bare.contains(|c: char| c.is_ascii_uppercase())
}

/// The results of a line of sentences, a place and a name each, and whether a word says a place; none where a clause of it says
/// anything else.
fn results(line: &str) -> Option<(Vec<String>, bool)> {
    if line.len() > LONGEST {
        return None;
    }
    let mut clauses = vec![Clause::default()];
    let mut next_is_behind = false;
    let last_place = std::cell::Cell::new(0_u32);
    let mut all: Vec<(u32, String, Option<String>)> = Vec::new();
    let mut in_words = false;
    let mut close = |clause: Clause, behind: bool| -> Option<()> {
        let Clause { name, place, prize, in_words: said } = clause;
        if name.is_empty() {
            return (place.is_none() && prize.is_none()).then_some(());
        }
        let place =
            place.or_else(|| if behind { last_place.get().checked_add(1) } else { None })?;
        in_words |= said || behind;
        last_place.set(place);
        all.push((place, name.join(" "), prize));
        Some(())
    };
    let separated =
        line.replace(['!', ';', '\u{3001}'], ", ").replace(" - ", ", ").replace(" \u{2013} ", ", ");
    let words: Vec<&str> = separated.split_whitespace().collect();
    for (at, word) in words.iter().enumerate() {
        let bare = word.trim_matches([',', ':', '(', ')']);
        let initial = bare.trim_end_matches('.').chars().count() < 2;
        let bare = if initial { bare } else { bare.trim_end_matches('.') };
        let ends = word.ends_with(',')
            || word.ends_with('.') && !initial && !is_one_of(AHEAD, &folded(bare));
        let low = folded(bare).replace('\u{2019}', "'");
        let clause = clauses.last_mut()?;
        // "and Cy third" begins another clause where this one is whole.
        let joins = matches!(
            low.as_str(),
            "and" | "und" | "et" | "y" | "e" | "och" | "en" | "then" | "dann" | "puis"
        );
        let whole = !clause.name.is_empty() && (clause.place.is_some() || next_is_behind);
        let follows =
            matches!(low.as_str(), "then" | "dann" | "puis" | "luego" | "poi" | "daarna" | "sedan");
        if follows && clause.name.is_empty() {
            clause.place = last_place.get().checked_add(1).filter(|place| *place > 1);
            continue;
        }
        // "Jan de Vries": small words of a last name, with a capital behind them.
        let behind = words.iter().skip(at.saturating_add(1)).find(|next| !is_particle(next));
        let within = is_particle(word)
            && !clause.name.is_empty()
            && behind.is_some_and(|next| next.starts_with(char::is_uppercase));
        if within {
            clause.name.push((*word).to_string());
            continue;
        }
        if joins && whole {
            close(clauses.pop()?, next_is_behind)?;
            clauses.push(Clause::default());
        } else if is_one_of(AHEAD, &low) && !clause.name.is_empty() {
            let mut before = clauses.pop()?;
            before.place = before.place.or(Some(1));
            close(before, false)?;
            next_is_behind = true;
            clauses.push(Clause::default());
        } else if bare.ends_with("'s") || bare.ends_with("\u{2019}s") || is_cards(bare) {
            // "with AK over Bo's QQ" tells a hand.
            return None;
        } else if let Some(place) = placed(&low) {
            // "Bo second Cy third": the next result begins.
            if clause.place.is_some_and(|known| known != place) {
                return None;
            }
            clause.place = Some(place);
            clause.in_words |= !low.starts_with(|c: char| c.is_ascii_digit());
        } else if matches!(figure(bare), Some((_, true))) && clause.prize.is_none() {
            clause.prize = Some(bare.to_string());
        } else if is_one_of(BETWEEN, &low) && !bare.starts_with(char::is_uppercase) {
        } else if bare.starts_with(char::is_uppercase)
            && bare.chars().all(|c| c.is_alphabetic() || matches!(c, '\'' | '\u{2019}' | '-' | '.'))
        {
            // The first word of a sentence has a capital whatever it is.
            if clause.name.is_empty() && clause.place.is_none() && is_one_of(BETWEEN, &low) {
                continue;
            }
            clause.name.push(bare.to_string());
        } else if !bare.is_empty() {
            return None;
        }
        if ends {
            close(clauses.pop()?, next_is_behind)?;
            next_is_behind = next_is_behind && word.ends_with(',');
            clauses.push(Clause::default());
        }
    }
    close(clauses.pop()?, next_is_behind)?;
    let mut places: Vec<u32> = all.iter().map(|(place, ..)| *place).collect();
    places.sort_unstable();
    places.dedup();
    let several = places.len() == all.len() && !all.is_empty();
    let lines = all.iter().map(|(place, name, prize)| {
        let prize = prize.as_ref().map_or_else(String::new, |prize| format!(" - {prize}"));
        format!("{place}. {name}{prize}")
    });
    several.then(|| (lines.collect(), in_words))
}

/// The lines of a text whose lines are all sentences about results, each with its number; none where they are not, or where nobody
/// comes first.
pub(super) fn lines(text: &str) -> Option<Vec<(u64, String)>> {
    let filled = (1_u64..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let mut all: Vec<(u64, String)> = Vec::new();
    let mut in_words = false;
    for (number, line) in filled.take(60) {
        let (found, said) = results(line.trim())?;
        in_words |= said || found.len() > 1;
        all.extend(found.into_iter().map(|line| (number, line)));
    }
    let first = all.iter().filter(|(_, line)| line.starts_with("1. ")).count() == 1;
    (first && in_words && all.len() > 1 && text.lines().count() <= 60).then_some(all)
}
