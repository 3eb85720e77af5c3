//! What a file says, as plain data.

use crate::grammar::{self, Why};
use crate::node::Node;
use crate::places::{Placed, places};
use serde::Serialize;
use shuffle_up_engine::base::refusal::Refusal;
use shuffle_up_engine::base::wording::{Phrase, phrase};
use shuffle_up_seasons::why::preset_of;

/// The most remarks of a kind that a file gets.
pub(crate) const MOST_REMARKS: usize = 200;
/// The longest text that is kept, in characters.
const LONGEST: usize = 2_000;
/// The beginnings of the versions whose files were seen.
const SEEN: [&str; 6] = ["3.0", "3.3", "3.4.3", "3.7.0", "3.7.1", "3.7.2"];
/// The parts of a tournament that are read.
const KNOWN: [&str; 7] = [
    "FinancialConfig",
    "GameFinancials",
    "GamePlayers",
    "GameLevels",
    "GamePrizes",
    "GameChips",
    "GameTables",
];

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
    /// What the house adds to the pool.
    pub house_adds: Option<i64>,
    /// Whether there are bounties.
    pub bounties: bool,
    /// The formula of the points for playing, to be shown; empty without one.
    pub points_for_playing: String,
    /// Everybody on its list.
    pub players: Vec<Player>,
    /// How many chops were made. How they were shared is not read.
    pub chops: usize,
    /// Levels and breaks, in order.
    pub stages: Vec<Stage>,
    /// Prizes, in order.
    pub prizes: Vec<Prize>,
    /// Chips.
    pub chips: Vec<Chip>,
    /// Who came where, by the times at which they went out.
    pub places: Vec<Placed>,
}

/// What an entry, a rebuy or an add-on costs.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Price {
    /// What is paid.
    pub fee: Option<i64>,
    /// What the house keeps of it.
    pub rake: i64,
    /// The chips.
    pub chips: Option<i64>,
    /// What of it is a bounty.
    pub bounty: Option<i64>,
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
    let node = &top.tournament;
    if node.made() != "Tournament" && node.find("GamePlayers").is_none() {
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
    for (key, value) in node.fields() {
        let made = value.made();
        if !made.is_empty() && !KNOWN.contains(&made) && !made.starts_with("Map") {
            file.not(|| {
                phrase!(
                    "tdt-part-not-read",
                    "{part} ({made}) is not read. Nothing here needs it.",
                    part = short(key),
                    made = short(made)
                )
            });
        }
    }
    places(&mut file);
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
    node.get(key).whole().filter(|time| (631_152_000_000..4_102_444_800_000).contains(time))
}

/// The part of a tournament that was made as this, wherever it stands.
fn part<'n>(
    node: &'n Node,
    made: &str,
    file: &mut TdtFile,
    missing: impl FnOnce() -> Phrase,
) -> Option<&'n Node> {
    let part = node.find(made);
    if part.is_none() {
        file.not(missing);
    }
    part
}

fn general(node: &Node) -> Tournament {
    Tournament {
        uuid: text(node, "UUID"),
        title: text(node, "Title"),
        league: text(node, "LeagueName"),
        season: text(node, "SeasonName"),
        started_at: time(node, "StartTime"),
        ended_at: time(node, "EndTime"),
        ..Tournament::default()
    }
}

/// A formula; it may stand in an object of its own.
fn formula(node: &Node, key: &str) -> String {
    let node = node.get(key);
    let inner = text(node, "Text");
    if inner.is_empty() { short(&node.text()) } else { inner }
}

/// The rake of all its lines; what is no amount counts as nothing.
fn rake(node: &Node) -> i64 {
    let lines = match node {
        Node::Made(_, arguments) => arguments.iter().flat_map(Node::items).collect(),
        other => other.items(),
    };
    lines.into_iter().filter_map(Node::cents).fold(0, i64::saturating_add)
}

fn price(node: &Node) -> Price {
    let fee = [node.get("Fee"), node.get("EntryFee")].into_iter().find_map(Node::cents);
    Price {
        fee,
        rake: rake(node.get("Rake")),
        chips: node.get("Chips").whole(),
        bounty: node.get("BountyChipCost").cents(),
    }
}

/// The prices of one kind: profiles of the newer versions, or the one price of the oldest.
fn prices(terms: &Node) -> Vec<Price> {
    if terms.get("Allow").truth() == Some(false) {
        return Vec::new();
    }
    let profiles = terms.get("Profiles").items();
    if profiles.is_empty() {
        let one = price(terms);
        return if one.fee.is_some() || one.chips.is_some() { vec![one] } else { Vec::new() };
    }
    let enabled = profiles.into_iter().filter(|one| one.get("Enabled").truth() != Some(false));
    enabled.map(price).collect()
}

fn financials(node: &Node, file: &mut TdtFile) {
    let old = node.find("GameFinancials");
    let Some(money) = node.find("FinancialConfig").or(old) else {
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
        }];
    }
    tournament.house_adds = money.get("HouseContribution").cents();
    tournament.bounties = money.get("UseBounties").truth() == Some(true);
    tournament.points_for_playing = formula(money, "PointsForPlaying");
    let buy_ins = tournament.buy_ins.len();
    let formulas = [tournament.points_for_playing.clone(), formula(money, "PointsForHit")];
    for formula in formulas.into_iter().filter(|formula| !formula.is_empty()) {
        if preset_of(&formula).is_some() {
            file.understood.push(phrase!(
                "tdt-formula-known",
                "Shuffle Up has the points formula “{formula}”, too.",
                formula
            ));
        } else {
            file.not(|| {
                phrase!(
                    "tdt-formula-not-used",
                    "The points formula “{formula}” is not used.",
                    formula
                )
            });
        }
    }
    file.counted(buy_ins, |count| Phrase::count(count, "buy-in price", "buy-in prices"));
    let kinds = |key: &str| prices(money.get(key)).len();
    file.counted(kinds("Rebuys"), |count| Phrase::count(count, "rebuy price", "rebuy prices"));
    file.counted(kinds("AddOns"), |count| Phrase::count(count, "add-on price", "add-on prices"));
}

fn bought(node: &Node) -> BuyIn {
    let bust = node.get("BustOut");
    let bust = (!bust.fields().is_empty()).then(|| Bust {
        at: time(bust, "Time"),
        level: bust.get("Round").count(),
        by: bust
            .get("HitmanUUID")
            .items()
            .into_iter()
            .map(Node::text)
            .map(|by| short(&by))
            .collect(),
    });
    BuyIn {
        at: time(node, "Time"),
        amount: node.get("Amount").cents(),
        rake: rake(node.get("Rake")),
        bust,
    }
}

fn players(node: &Node, file: &mut TdtFile) {
    let missing = || phrase!("tdt-no-players", "The file has no players.");
    let Some(part) = part(node, "GamePlayers", file, missing) else { return };
    let list = part.get("Players");
    let mut pairs = list.pairs();
    if pairs.is_empty() {
        // A list in place of a map: each has its own number in it.
        pairs = list.items().into_iter().map(|player| ("", player)).collect();
    }
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
        let bought_of = |key: &str| player.get(key).items().into_iter().map(bought).collect();
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
        let money_and_points = ["CashAdjustment", "PointsAdjustment"];
        let by_hand = money_and_points.map(|key| player.get(key).cents()).into_iter().flatten();
        let knockouts = player.get("HitsAdjustment").whole();
        if by_hand.chain(knockouts).any(|adjusted| adjusted != 0) {
            let name = read.name();
            file.not(|| {
                phrase!(
                    "tdt-adjusted",
                    "{name} has adjustments by hand. They do not count here.",
                    name
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
    let chops = part.get("Chops").items().len();
    file.tournament.chops = chops;
    if chops > 0 {
        file.not(deal);
    }
    let players = file.tournament.players.len();
    file.counted(players, |count| Phrase::count(count, "player", "players"));
}

/// A chop is in the file, and how it was shared is not taken from it.
pub(crate) fn deal() -> Phrase {
    phrase!("tdt-deal", "The players made a deal. What each of them got is not read.")
}

fn schedule(node: &Node, file: &mut TdtFile) {
    let missing = || phrase!("tdt-no-schedule", "The file has no schedule.");
    let Some(part) = part(node, "GameLevels", file, missing) else { return };
    for (number, stage) in (1usize..).zip(part.get("Levels").items()) {
        let (minutes, notes) = (stage.get("Minutes").count(), text(stage, "Notes"));
        let read = match stage.made() {
            "GameBreak" => Stage::Break { minutes, notes },
            "GameRound" => {
                let limits = stage.get("Limits").truth() == Some(true);
                let (small, big) =
                    if limits { ("Limit1", "Limit2") } else { ("SmallBlind", "BigBlind") };
                Stage::Level {
                    minutes,
                    small: stage.get(small).whole(),
                    big: stage.get(big).whole(),
                    ante: stage.get("Ante").whole(),
                    notes,
                }
            }
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
    for prize in part.get("Prizes").items() {
        let given_to = prize.get("AwardedToPlayers").items().into_iter().map(Node::text);
        let given_to: Vec<String> = given_to.map(|uuid| short(&uuid)).collect();
        let goods = prize.get("NonMonetary");
        let goods =
            goods.truth() == Some(true) || (goods.truth().is_none() && !goods.text().is_empty());
        let amount = prize.get("CalculatedAmount").cents();
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
        file.tournament.prizes.push(Prize {
            place: prize.get("Recipient").count().filter(|place| *place > 0),
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
        for chip in part.get("Chips").items() {
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
        let tables = part.get("Tables").items().len();
        file.counted(tables, |count| Phrase::count(count, "table", "tables"));
    }
}
