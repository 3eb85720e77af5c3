//! What a file says, as plain data.

use crate::grammar::{self, Why};
use crate::node::Node;
use crate::places::{Placed, places};
use serde::Serialize;
use shuffle_up_engine::base::refusal::Refusal;
use shuffle_up_engine::base::wording::{Phrase, phrase};

/// The most remarks of a kind that a file gets.
pub(crate) const MOST_REMARKS: usize = 200;
/// The longest text that is kept, in characters.
const LONGEST: usize = 2_000;
/// The beginnings of the versions whose files were seen.
const SEEN: [&str; 6] = ["3.0", "3.3", "3.4.3", "3.7.0", "3.7.1", "3.7.2"];
/// The parts of a tournament that are read: under which key, and made as what.
const PARTS: [(&str, &str); 7] = [
    ("Financials", "FinancialConfig"),
    ("FinancialConfig", "GameFinancials"),
    ("Players", "GamePlayers"),
    ("Levels", "GameLevels"),
    ("Prizes", "GamePrizes"),
    ("Chips", "GameChips"),
    ("Tables", "GameTables"),
];
/// As many in one list are looked through for one who stands there twice.
const MOST_NAMED: usize = 100;
/// So many of something are as many as wanted: the program writes 0, 999, 1000 or 9999.
const NO_LIMIT: u32 = 999;

/// A file, and how far it was understood.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct TdtFile {
    /// The version of the program that wrote it; empty where it does not say.
    pub version: String,
    /// What it is about.
    pub tournament: Tournament,
    /// What was understood, in sentences.
    pub understood: Vec<Phrase>,
    /// What was not, and why.
    pub not_understood: Vec<Phrase>,
    /// Where the file says two different things. The host decides.
    pub contradictions: Vec<Phrase>,
}

/// A tournament of a file. Money is in cents, times in milliseconds since 1970; what is absent was not said, or was no amount.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Tournament {
    /// What tells it from all others.
    pub uuid: String,
    /// Its name.
    pub title: String,
    /// The name of the league; empty without one.
    pub league: String,
    /// The name of the season.
    pub season: String,
    /// When it began.
    pub started_at: Option<i64>,
    /// When it ended; absent for one that has not.
    pub ended_at: Option<i64>,
    /// What an entry costs, in every way that there is one.
    pub buy_ins: Vec<Price>,
    /// What a rebuy costs.
    pub rebuys: Terms,
    /// What an add-on costs.
    pub add_ons: Terms,
    /// What the house adds to the pool.
    pub house_adds: Option<i64>,
    /// How many seats the largest table has; 0 where the file has none.
    pub seats: u32,
    /// What the pool is at least.
    pub guaranteed: Option<i64>,
    /// Whether there are bounties.
    pub bounties: bool,
    /// The formula of the points for playing, as it is written; empty without one.
    pub points_for_playing: String,
    /// The formula of the points for a knockout; empty without one.
    pub points_for_hit: String,
    /// Whether each of several who share a knockout has a whole one.
    pub whole_hits: bool,
    /// Everybody on its list.
    pub players: Vec<Player>,
    /// How many entries were counted without names, where nobody is named.
    pub unnamed: u32,
    /// Chops, as they were opened; whether one was carried out the prizes say.
    pub chops: Vec<Chop>,
    /// Levels and breaks, in order.
    pub stages: Vec<Stage>,
    /// Prizes, in order.
    pub prizes: Vec<Prize>,
    /// Prizes are rounded to this.
    pub rounded_to: Option<i64>,
    /// Chips.
    pub chips: Vec<Chip>,
    /// Who came where, by the times at which they went out.
    pub places: Vec<Placed>,
}

/// Rebuys or add-ons.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Terms {
    /// What one costs, the usual price first; empty where there are none.
    pub prices: Vec<Price>,
    /// The last level in which they are sold; absent for no end.
    pub last_level: Option<u32>,
    /// How many each player may have; absent for as many as wanted.
    pub most: Option<u32>,
    /// Whether a player who has chips may buy one.
    pub in_play: bool,
}

/// What the players of a chop were to get.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Chop {
    /// Each player with the amount, in cents; one without an amount has 0.
    pub portions: Vec<(String, i64)>,
    /// Whether points were to be shared as well.
    pub points: bool,
}

/// What an entry, a rebuy or an add-on costs.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Price {
    /// What it is called; empty where it has no name.
    pub name: String,
    /// What is paid.
    pub fee: Option<i64>,
    /// What the house keeps of it.
    pub rake: i64,
    /// The chips.
    pub chips: Option<i64>,
    /// What is paid for the bounty, on top of the fee.
    pub bounty: Option<i64>,
    /// The points that it gives, in hundredths.
    pub points: i64,
}

/// A player.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Player {
    /// What tells the player from all others, in every file of the house.
    pub uuid: String,
    /// First name, last name and nickname; each may be empty.
    pub first_name: String,
    /// The last name.
    pub last_name: String,
    /// The nickname.
    pub nickname: String,
    /// The city.
    pub city: String,
    /// The country.
    pub country: String,
    /// The address for mail.
    pub email: String,
    /// The telephone.
    pub phone: String,
    /// Notes.
    pub notes: String,
    /// The number of the house's own.
    pub membership: String,
    /// Entries, rebuys and re-entries, as they were bought.
    pub buy_ins: Vec<BuyIn>,
    /// Add-ons.
    pub add_ons: Vec<BuyIn>,
    /// Points given or taken by hand, in hundredths.
    pub points_by_hand: i64,
    /// Knockouts given or taken by hand.
    pub hits_by_hand: i64,
    /// Money given or taken by hand.
    pub cash_by_hand: i64,
}

impl Player {
    /// The name as it stands on a card: first and last, else the nickname.
    pub fn name(&self) -> String {
        let full = format!("{} {}", self.first_name, self.last_name).trim().to_string();
        let names = [full, self.nickname.clone(), self.uuid.clone()];
        names.into_iter().find(|name| !name.is_empty()).unwrap_or_default()
    }
}

/// Something that a player bought.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct BuyIn {
    /// When.
    pub at: Option<i64>,
    /// What was paid.
    pub amount: Option<i64>,
    /// What the house keeps of it.
    pub rake: i64,
    /// What was paid for the bounty, on top.
    pub bounty: i64,
    /// How it ended; absent for one who is in play, or has won.
    pub bust: Option<Bust>,
}

/// A player went out.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Bust {
    /// When.
    pub at: Option<i64>,
    /// In which level.
    pub level: Option<u32>,
    /// By whom.
    pub by: Vec<String>,
}

/// A level or a break.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// A level.
    Level {
        /// How long.
        minutes: Option<u32>,
        /// The small blind, or the smaller limit.
        small: Option<i64>,
        /// The big blind, or the larger limit.
        big: Option<i64>,
        /// The ante.
        ante: Option<i64>,
        /// The two sizes of bets, where limit stakes are played.
        limits: Option<(i64, i64)>,
        /// Notes.
        notes: String,
    },
    /// A break.
    Break {
        /// How long.
        minutes: Option<u32>,
        /// Notes.
        notes: String,
    },
}

/// A prize.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Prize {
    /// The place that it is for; absent for one that is for something else.
    pub place: Option<u32>,
    /// The share of the pool in hundredths of a per cent; absent for a fixed amount.
    pub share: Option<i64>,
    /// The fixed amount; absent for a share.
    pub fixed: Option<i64>,
    /// How much it came to.
    pub amount: Option<i64>,
    /// Who was given it.
    pub given_to: Vec<String>,
    /// Whether it is no money.
    pub goods: bool,
}

/// A chip.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Chip {
    /// What it is called.
    pub label: String,
    /// The colour, as the file writes it.
    pub color: String,
    /// The value.
    pub value: Option<i64>,
    /// How many each player has.
    pub each: Option<u32>,
    /// Whether it is in use.
    pub used: bool,
}

/// Reads a file.
///
/// # Errors
/// The file is none of The Tournament Director's, is damaged, or exceeds a bound.
pub fn read(bytes: &[u8]) -> Result<TdtFile, Refusal> {
    if bytes.len() > crate::LARGEST {
        return Err(Why::TooLarge.of_the_file());
    }
    let top = grammar::read(&crate::text_of(bytes))?;
    let node = top.tournament.find("Tournament").unwrap_or(&top.tournament);
    if node.made() != "Tournament" && !PARTS.iter().any(|(key, made)| found(node, key, made)) {
        return Err(Why::NoTournament.of_the_file());
    }
    let mut file = TdtFile { version: short(&top.version), ..TdtFile::default() };
    if top.cut {
        file.not(|| {
            phrase!(
                "tdt-cut-after",
                "The file ends too soon, but after the tournament. Nothing of it is lost."
            )
        });
    }
    let seen = |begins: &&str| {
        let rest = file.version.strip_prefix(*begins);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '-', ' ', 'b']))
    };
    if !SEEN.iter().any(seen) {
        let version = file.version.clone();
        file.not(|| match version.as_str() {
            "" => phrase!(
                "tdt-no-version",
                "The file does not say its version. It was read like one of 3.7.2."
            ),
            version => phrase!(
                "tdt-unknown-version",
                "Version “{version}” is unknown here. The file was read like one of 3.7.2.",
                version
            ),
        });
    }
    file.tournament = general(node);
    financials(node, &mut file);
    players(node, &mut file);
    schedule(node, &mut file);
    prizes(node, &mut file);
    chips_and_tables(node, &mut file);
    let others = node.fields().iter().filter(|(key, value)| {
        let made = value.made();
        let known = PARTS.iter().any(|(known, kind)| made == *kind || **key == **known);
        !(made.is_empty() || known || made.starts_with("Map") || made == "Date")
    });
    let others: Vec<String> = others.map(|(key, _)| short(key)).take(MOST_REMARKS).collect();
    if !others.is_empty() {
        let others = others.join(", ");
        file.not(|| {
            phrase!(
                "tdt-parts-not-read",
                "Not read, since nothing here needs it: {parts}.",
                parts = others
            )
        });
    }
    places(&mut file);
    file.say_points();
    file.say_money();
    Ok(file)
}

impl TdtFile {
    pub(crate) fn not(&mut self, why: impl FnOnce() -> Phrase) {
        if self.not_understood.len() < MOST_REMARKS {
            self.not_understood.push(why());
        }
    }

    pub(crate) fn contradiction(&mut self, what: impl FnOnce() -> Phrase) {
        if self.contradictions.len() < MOST_REMARKS {
            self.contradictions.push(what());
        }
    }

    /// So many of something were understood; none is worth no line.
    fn counted(&mut self, count: usize, said: impl FnOnce(usize) -> Phrase) {
        if count > 0 {
            self.understood.push(said(count));
        }
    }
}

/// A text of a length that can be shown.
fn short(text: &str) -> String {
    text.chars().take(LONGEST).collect()
}

fn text(node: &Node, key: &str) -> String {
    short(&node.get(key).text())
}

/// A time; one before 1990 or behind 2100 is none, such as one in seconds.
fn time(node: &Node, key: &str) -> Option<i64> {
    node.get(key).time().filter(|time| (631_152_000_000..4_102_444_800_000).contains(time))
}

fn found(node: &Node, key: &str, made: &str) -> bool {
    node.find(made).is_some() || !node.get(key).is_empty()
}

/// The part of a tournament that was made as this, wherever it stands, or that stands under its key as a plain record.
fn part<'n>(
    node: &'n Node,
    made: &str,
    file: &mut TdtFile,
    missing: impl FnOnce() -> Phrase,
) -> Option<&'n Node> {
    let key = made.strip_prefix("Game").unwrap_or(made);
    let part = node.find(made).or_else(|| Some(node.get(key)).filter(|part| !part.is_empty()));
    if part.is_none() {
        file.not(missing);
    }
    part
}

/// A text that stands in quotes of its own, without them.
fn unquoted(text: String) -> String {
    let inner = text.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
    inner.filter(|inner| !inner.contains('"')).map(ToString::to_string).unwrap_or(text)
}

fn general(node: &Node) -> Tournament {
    Tournament {
        uuid: text(node, "UUID"),
        title: unquoted(text(node, "Title")),
        league: text(node, "LeagueName"),
        season: text(node, "SeasonName"),
        started_at: time(node, "StartTime"),
        ended_at: time(node, "EndTime"),
        ..Tournament::default()
    }
}

/// A formula; it may stand in an object of its own. One that is the number 0 gives nothing and is none.
fn formula(node: &Node, key: &str) -> String {
    let node = node.get(key);
    let formula = if node.fields().is_empty() { short(&node.text()) } else { text(node, "Text") };
    if formula.parse::<f64>() == Ok(0.0) { String::new() } else { formula }
}

/// The rake of all its lines; what is no amount counts as nothing.
fn rake(node: &Node) -> i64 {
    node.items().into_iter().filter_map(Node::cents).fold(0, i64::saturating_add)
}

fn price(node: &Node) -> Price {
    let fee = [node.get("Fee"), node.get("EntryFee")].into_iter().find_map(Node::cents);
    Price {
        name: text(node, "Name"),
        fee,
        rake: rake(node.get("Rake")),
        chips: node.get("Chips").whole(),
        bounty: node.get("BountyChipCost").cents(),
        points: node.get("Points").cents().unwrap_or(0),
    }
}

/// The prices of one kind, the usual one first: profiles of the newer versions, or the one price of the oldest.
fn prices(terms: &Node) -> Vec<Price> {
    if terms.get("Allow").truth() == Some(false) {
        return Vec::new();
    }
    let profiles = terms.list("Profiles");
    if profiles.is_empty() {
        let one = price(terms);
        return if one.fee.is_some() || one.chips.is_some() { vec![one] } else { Vec::new() };
    }
    let usual = terms.get("DefIndex").count();
    let mut enabled: Vec<(u32, &Node)> = (0u32..).zip(profiles).collect();
    enabled.retain(|(_, one)| one.get("Enabled").truth() != Some(false));
    enabled.sort_by_key(|(index, _)| Some(*index) != usual);
    enabled.into_iter().map(|(_, one)| price(one)).collect()
}

fn terms(money: &Node, key: &str) -> Terms {
    let node = money.get(key);
    let limit = |key: &str| node.get(key).count().filter(|count| (1..NO_LIMIT).contains(count));
    Terms {
        prices: prices(node),
        last_level: limit("LastRound"),
        most: limit("MaxPerPlayer"),
        in_play: money.get("AllowInTourneyRebuys").truth() == Some(true),
    }
}

fn financials(node: &Node, file: &mut TdtFile) {
    let plain = [node.get("Financials"), node.get("FinancialConfig")];
    let plain = plain.into_iter().find(|part| !part.is_empty());
    let found = node.find("FinancialConfig").or_else(|| node.find("GameFinancials")).or(plain);
    let Some(money) = found else {
        file.not(|| phrase!("tdt-no-prices", "The file has no prices."));
        return;
    };
    let tournament = &mut file.tournament;
    tournament.buy_ins = prices(money.get("Buyins"));
    if tournament.buy_ins.is_empty() && money.get("EntryFee").cents().is_some() {
        tournament.buy_ins = vec![Price {
            fee: money.get("EntryFee").cents(),
            rake: rake(money.get("PPRake")),
            chips: money.get("StartingChips").whole(),
            bounty: money.get("DefaultBounty").cents(),
            points: money.get("PointsForBuyin").cents().unwrap_or(0),
            ..Price::default()
        }];
    }
    let above_nothing = |key: &str| money.get(key).cents().filter(|amount| *amount > 0);
    tournament.house_adds = above_nothing("HouseContribution");
    tournament.guaranteed = above_nothing("GuaranteedPot");
    tournament.bounties = money.get("UseBounties").truth() == Some(true);
    tournament.points_for_playing = formula(money, "PointsForPlaying");
    tournament.points_for_hit = formula(money, "PointsForHit");
    tournament.rebuys = terms(money, "Rebuys");
    tournament.add_ons = terms(money, "AddOns");
    let counts = [&tournament.rebuys, &tournament.add_ons].map(|terms| terms.prices.len());
    let buy_ins = tournament.buy_ins.len();
    file.counted(buy_ins, |count| Phrase::count(count, "buy-in price", "buy-in prices"));
    let [rebuys, add_ons] = counts;
    file.counted(rebuys, |count| Phrase::count(count, "rebuy price", "rebuy prices"));
    file.counted(add_ons, |count| Phrase::count(count, "add-on price", "add-on prices"));
    let fixed = money.get("FixedRake");
    if rake(fixed.get("Real")) != 0 || rake(fixed.get("Percent")) != 0 || rake(fixed) != 0 {
        file.not(|| {
            phrase!(
                "tdt-fixed-rake",
                "The file has a fixed rake. Its amount is not taken out of the pool here."
            )
        });
    }
}

/// Those who are named in a list, or the one who stands in its place; nobody twice.
fn named(list: &Node) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    // A map has a share beside each; a list may stand in a thing of its own, whatever that is called.
    let each = |one: &Node| match one.fields() {
        [(_, inner)] if !inner.items().is_empty() => {
            inner.items().into_iter().map(Node::text).collect()
        }
        _ => vec![one.text()],
    };
    let said: Vec<String> = if list.made().starts_with("Map") {
        list.pairs().into_iter().map(|(who, _)| who.to_string()).collect()
    } else {
        list.items().into_iter().flat_map(each).collect()
    };
    for one in said.iter().map(|one| short(one)) {
        if !one.is_empty() && (all.len() > MOST_NAMED || !all.contains(&one)) {
            all.push(one);
        }
    }
    all
}

fn bought(node: &Node) -> BuyIn {
    let bust = node.get("BustOut");
    let bust = (!bust.is_empty()).then(|| Bust {
        at: time(bust, "Time"),
        level: bust.get("Round").count(),
        by: named(bust.get("HitmanUUID")),
    });
    BuyIn {
        at: time(node, "Time"),
        amount: node.get("Amount").cents(),
        rake: rake(node.get("Rake")),
        bounty: node.get("PersonalBounty").cents().unwrap_or(0),
        bust,
    }
}

fn players(node: &Node, file: &mut TdtFile) {
    let missing = || phrase!("tdt-no-players", "The file has no players.");
    let Some(part) = part(node, "GamePlayers", file, missing) else { return };
    let mut pairs = part.map("Players");
    if pairs.is_empty() {
        // A list in place of a map: each has its own number in it.
        pairs = part.list("Players").into_iter().map(|player| ("", player)).collect();
    }
    let config = part.get("Config");
    file.tournament.whole_hits = config.get("FullCreditHit").truth() == Some(true);
    let unnamed = ["NumberOfEntries", "NumberOfPlayers"].map(|key| config.get(key).count());
    file.tournament.unnamed = unnamed.into_iter().flatten().max().unwrap_or(0);
    for (number, (key, player)) in (1usize..).zip(pairs) {
        if player.fields().is_empty() {
            file.not(|| {
                phrase!(
                    "tdt-player-not-read",
                    "Player {number} of the file cannot be read.",
                    number
                )
            });
            continue;
        }
        let (name, info) = (player.get("Name"), player.get("Info"));
        let own = text(player, "UUID");
        let uuid = if own.is_empty() { short(key) } else { own };
        let bought_of = |key: &str| player.list(key).into_iter().map(bought).collect();
        let by_hand = |key: &str| player.get(key).nearest_cents().unwrap_or(0);
        let read = Player {
            uuid,
            first_name: text(name, "Firstname"),
            last_name: text(name, "Lastname"),
            nickname: match name {
                Node::Text(name) => short(name),
                name => text(name, "Nickname"),
            },
            city: text(info, "City"),
            country: text(info, "Country"),
            email: text(info, "Email1"),
            phone: text(info, "Phone1"),
            notes: text(info, "Notes"),
            membership: text(info, "OptID"),
            buy_ins: bought_of("Buyins"),
            add_ons: bought_of("AddOns"),
            points_by_hand: by_hand("PointsAdjustment"),
            hits_by_hand: player.get("HitsAdjustment").whole().unwrap_or(0),
            cash_by_hand: by_hand("CashAdjustment"),
        };
        if !key.is_empty() && read.uuid != key {
            let (name, one, other) = (read.name(), short(key), read.uuid.clone());
            file.contradiction(|| {
                phrase!(
                    "tdt-two-numbers",
                    "{name} has two numbers in the file: {one} and {other}.",
                    name,
                    one,
                    other
                )
            });
        }
        let mut bought = read.buy_ins.iter().chain(&read.add_ons);
        let unclear = bought.any(|one| one.amount.is_none_or(|amount| amount < 0));
        if unclear {
            let name = read.name();
            file.not(|| {
                phrase!(
                    "tdt-bought-unclear",
                    "{name} bought something without an exact amount.",
                    name
                )
            });
        }
        file.tournament.players.push(read);
    }
    file.tournament.chops = part.list("Chops").into_iter().filter_map(chop).collect();
    let players = file.tournament.players.len();
    file.counted(players, |count| Phrase::count(count, "player", "players"));
    let adjusted = file.tournament.players.iter().filter(|one| one.points_by_hand != 0).count();
    file.counted(adjusted, |count| Phrase::count(count, "points adjustment", "points adjustments"));
}

/// A chop; one without portions is none.
fn chop(node: &Node) -> Option<Chop> {
    let portions = node.map("Portions");
    let amount = |portion: &Node| portion.get("CashReal").nearest_cents().unwrap_or(0);
    let points = portions.iter().any(|(_, one)| one.get("PointsReal").cents() > Some(0));
    let portions: Vec<(String, i64)> =
        portions.into_iter().map(|(uuid, one)| (short(uuid), amount(one))).collect();
    (!portions.is_empty()).then_some(Chop { portions, points })
}

/// A level. Limit stakes are played where its kind of game says so; the program writes limits beside blinds that nobody plays.
fn level(stage: &Node, minutes: Option<u32>, notes: String) -> Stage {
    let limits = stage.get("Limits");
    let is_limit = match stage.get("GameType").whole() {
        Some(kind) => kind == 0,
        None => limits.truth() == Some(true),
    };
    let listed: Vec<Option<i64>> = limits.items().into_iter().map(Node::whole).collect();
    let limits = match listed.as_slice() {
        [small, big, ..] => [*small, *big],
        _ => ["Limit1", "Limit2"].map(|key| stage.get(key).whole()),
    };
    let limits = match limits {
        [Some(small), Some(big)] if is_limit && small > 0 && big > 0 => Some((small, big)),
        _ => None,
    };
    let blind = |key: &str, limit: Option<i64>| {
        let blind = stage.get(key).whole();
        if limit.is_some() && blind.unwrap_or(0) == 0 { limit } else { blind }
    };
    Stage::Level {
        minutes,
        small: blind("SmallBlind", limits.map(|(small, _)| small)),
        big: blind("BigBlind", limits.map(|(_, big)| big)),
        ante: stage.get("Ante").whole(),
        limits,
        notes,
    }
}

fn schedule(node: &Node, file: &mut TdtFile) {
    let missing = || phrase!("tdt-no-schedule", "The file has no schedule.");
    let Some(part) = part(node, "GameLevels", file, missing) else { return };
    for (number, stage) in (1usize..).zip(part.list("Levels")) {
        let (minutes, notes) = (stage.get("Minutes").count(), text(stage, "Notes"));
        let has = |keys: &[&str]| keys.iter().any(|key| !stage.get(key).is_empty());
        let read = match stage.made() {
            made if made.ends_with("Break") => Stage::Break { minutes, notes },
            made if made.ends_with("Round") || made.ends_with("Level") => {
                level(stage, minutes, notes)
            }
            "" if has(&["SmallBlind", "BigBlind", "Limit1", "Limit2"]) => {
                level(stage, minutes, notes)
            }
            "" if has(&["Minutes"]) => Stage::Break { minutes, notes },
            _ => {
                file.not(|| {
                    phrase!(
                        "tdt-no-stage",
                        "Line {number} of the schedule is neither a level nor a break.",
                        number
                    )
                });
                continue;
            }
        };
        if minutes.is_none() {
            file.not(|| {
                phrase!("tdt-no-length", "Line {number} of the schedule has no length.", number)
            });
        }
        file.tournament.stages.push(read);
    }
    let breaks =
        file.tournament.stages.iter().filter(|stage| matches!(stage, Stage::Break { .. })).count();
    let levels = file.tournament.stages.len().saturating_sub(breaks);
    file.counted(levels, |count| Phrase::count(count, "level", "levels"));
    file.counted(breaks, |count| Phrase::count(count, "break", "breaks"));
}

fn prizes(node: &Node, file: &mut TdtFile) {
    let missing = || phrase!("tdt-no-prizes", "The file has no prizes.");
    let Some(part) = part(node, "GamePrizes", file, missing) else { return };
    file.tournament.rounded_to = part.get("RoundToNearest").cents().filter(|unit| *unit > 0);
    for prize in part.list("Prizes") {
        let given_to = named(prize.get("AwardedToPlayers"));
        let goods = prize.get("NonMonetary");
        let goods =
            goods.truth() == Some(true) || (goods.truth().is_none() && !goods.text().is_empty());
        let whole = prize.get("CalculatedAmount").cents();
        let amount = whole.or_else(|| prize.get("CalculatedAmount").nearest_cents());
        if whole.is_none() && amount.is_some() {
            let (what, exact) = (text(prize, "Description"), text(prize, "CalculatedAmount"));
            file.not(|| {
                phrase!(
                    "tdt-prize-rounded",
                    "The prize “{prize}” of {amount} is rounded to a hundredth.",
                    prize = what,
                    amount = exact
                )
            });
        }
        if amount.is_none() && !goods && !given_to.is_empty() {
            let what = text(prize, "Description");
            file.not(|| {
                phrase!(
                    "tdt-prize-without-amount",
                    "The prize “{prize}” was given without an amount.",
                    prize = what
                )
            });
        }
        let as_said = prize.get("Amount").cents();
        let is_share = prize.get("AmountType").whole() == Some(0);
        let is_fixed = prize.get("AmountType").whole() == Some(1);
        file.tournament.prizes.push(Prize {
            place: prize.get("Recipient").count().filter(|place| *place > 0),
            share: as_said.filter(|_| is_share),
            fixed: as_said.filter(|_| is_fixed),
            amount,
            given_to,
            goods,
        });
    }
    let prizes = file.tournament.prizes.len();
    file.counted(prizes, |count| Phrase::count(count, "prize", "prizes"));
}

fn chips_and_tables(node: &Node, file: &mut TdtFile) {
    let missing = || phrase!("tdt-no-chips", "The file has no chips.");
    if let Some(part) = part(node, "GameChips", file, missing) {
        for chip in part.list("Chips") {
            let chip = Chip {
                label: text(chip, "Label"),
                color: text(chip, "Color"),
                value: chip.get("Value").whole().filter(|value| *value > 0),
                each: chip.get("PerPlayer").count(),
                used: chip.get("Use").truth() != Some(false),
            };
            if chip.value.is_none() {
                let label = chip.label.clone();
                file.not(|| {
                    phrase!(
                        "tdt-chip-value",
                        "The chip “{chip}” has no whole number as its value.",
                        chip = label
                    )
                });
            }
            file.tournament.chips.push(chip);
        }
        let chips = file.tournament.chips.len();
        file.counted(chips, |count| Phrase::count(count, "chip value", "chip values"));
    }
    let missing = || phrase!("tdt-no-tables", "The file has no tables.");
    if let Some(part) = part(node, "GameTables", file, missing) {
        let seats =
            part.list("Tables").into_iter().filter_map(|one| one.get("NumberOfSeats").whole());
        let seats = seats.max().and_then(|seats| u32::try_from(seats).ok());
        file.tournament.seats = seats.unwrap_or(0);
        let tables = part.list("Tables").len();
        file.counted(tables, |count| Phrase::count(count, "table", "tables"));
    }
}
