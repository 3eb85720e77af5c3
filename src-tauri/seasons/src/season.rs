//! A season, as people decide it.

use crate::points::Preset;
use crate::prelude::*;
use crate::series::series;

/// A season of the house. A tournament knows nothing of it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct Season {
    /// Its name.
    pub name: String,
    /// Which evenings count.
    pub events: Events,
    /// What an evening counts, where that is not once.
    pub weights: BTreeMap<String, Hundredths>,
    /// How points are given and added up.
    pub rules: Rules,
    /// Which figures the table has beside the points.
    pub figures: BTreeSet<Figure>,
    /// Points given and taken by the house's word, struck ones among them.
    pub adjustments: Vec<Adjustment>,
    /// Names that are not on the house's list, by whom somebody said that they are.
    pub matches: BTreeMap<String, u32>,
    /// What was paid out of the league's pot, struck lines among them.
    pub payouts: Vec<Payout>,
    /// Absent while the season goes on.
    pub closed: Option<Closed>,
}

impl Season {
    /// Counts an evening that came in, with the points that its file gave and took by hand; what it had of these before is gone, but
    /// for lines that somebody has struck since. Answers those that are gone.
    pub fn take_in(&mut self, evening: &Evening, lines: Vec<Adjustment>) -> Vec<Adjustment> {
        if !self.events.take(evening) && !self.events.left_out.contains(&evening.id) {
            self.events.chosen.insert(evening.id.clone());
        }
        let goes = |line: &Adjustment| line.evening == evening.id && line.struck.is_none();
        let (gone, kept) = std::mem::take(&mut self.adjustments).into_iter().partition(goes);
        self.adjustments = kept;
        let struck: BTreeSet<u32> = self
            .adjustments
            .iter()
            .filter(|line| line.evening == evening.id)
            .map(|line| line.player)
            .collect();
        self.adjustments.extend(lines.into_iter().filter(|line| !struck.contains(&line.player)));
        gone
    }

    /// Takes everything of an evening out that is not there any more; says whether there was something.
    pub fn take_out(&mut self, evening: &str) -> bool {
        let lines = self.adjustments.len();
        self.adjustments.retain(|line| line.evening != evening);
        let gone = [
            self.events.chosen.remove(evening),
            self.events.left_out.remove(evening),
            self.weights.remove(evening).is_some(),
            self.adjustments.len() != lines,
        ];
        gone.contains(&true)
    }

    /// What lines in force give to a player of the list for one evening.
    pub(crate) fn adjusted(&self, evening: &str, who: &Who) -> Hundredths {
        let of = |line: &&Adjustment| {
            line.struck.is_none() && line.evening == evening && *who == Who::Listed(line.player)
        };
        let lines = self.adjustments.iter().filter(|line| !line.evening.is_empty()).filter(of);
        lines.fold(Hundredths::ZERO, |sum, line| sum.plus(line.points))
    }

    /// The season for another house: every number of a player and every name of an evening as it is there. What has none
    /// there is left out, but for adjustments, which are lines and stay; theirs is the number 0, which is nobody's.
    #[must_use]
    pub fn moved(
        mut self,
        player: impl Fn(u32) -> Option<u32>,
        evening: impl Fn(&str) -> Option<String>,
    ) -> Self {
        let named = |ids: BTreeSet<String>| ids.iter().filter_map(|id| evening(id)).collect();
        self.events.chosen = named(self.events.chosen);
        self.events.left_out = named(self.events.left_out);
        let weights = self.weights.into_iter();
        self.weights = weights.filter_map(|(id, weight)| Some((evening(&id)?, weight))).collect();
        let matches = self.matches.into_iter();
        self.matches = matches.filter_map(|(name, number)| Some((name, player(number)?))).collect();
        for line in &mut self.adjustments {
            line.player = player(line.player).unwrap_or(0);
            if !line.evening.is_empty() {
                line.evening =
                    evening(&line.evening).unwrap_or_else(|| format!("elsewhere-{}", line.evening));
            }
        }
        for kept in self.closed.iter_mut().flat_map(|closed| &mut closed.evenings) {
            kept.id = evening(&kept.id).unwrap_or_else(|| format!("elsewhere-{}", kept.id));
            kept.renumber(&player);
        }
        self
    }
}

/// A figure that a table may have beside the points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SeasonFigure")]
pub enum Figure {
    /// Knockouts, shared ones by their share.
    Knockouts,
    /// Rebuys.
    Rebuys,
    /// All that was won.
    Won,
    /// What was won less what was paid.
    Net,
}

/// Which evenings count: those within the dates that are of one of the templates or series, those that were chosen, and none that
/// were left out.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
#[ts(rename = "SeasonEvents")]
pub struct Events {
    /// All from here on; none takes no evening by its date alone.
    pub from: Option<i64>,
    /// All up to here.
    pub to: Option<i64>,
    /// Of the evenings within the dates only those of these templates; empty for all. Without dates all of these templates.
    pub templates: BTreeSet<String>,
    /// Of the evenings within the dates those of these series, too: [`series`] says which one is an evening's.
    pub series: BTreeSet<String>,
    /// Without dates, templates and series: all evenings count.
    pub every: bool,
    /// Evenings that count whatever their date.
    pub chosen: BTreeSet<String>,
    /// Evenings that do not count.
    pub left_out: BTreeSet<String>,
}

impl Events {
    /// Whether an evening counts.
    pub fn take(&self, evening: &Evening) -> bool {
        let dated = self.from.is_some() || self.to.is_some();
        let within = self.from.is_none_or(|from| evening.at >= from)
            && self.to.is_none_or(|to| evening.at <= to);
        let of_template = if self.templates.is_empty() && self.series.is_empty() {
            dated || self.every
        } else {
            self.templates.contains(&evening.template)
                || (!self.series.is_empty() && self.series.contains(&series(&evening.name)))
        };
        !self.left_out.contains(&evening.id)
            && (self.chosen.contains(&evening.id) || (within && of_template))
    }
}

/// What *n* of the formulas is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "FieldOf")]
pub enum Field {
    /// Entries, re-entries included; places are those of the results.
    #[default]
    Entries,
    /// Players; places are those among players, each at the best of his or her own.
    Players,
}

/// How points are given for an evening, and added up over the season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(default)]
#[ts(rename = "SeasonRules")]
pub struct Rules {
    /// Points for a place.
    pub points: Preset,
    /// Whether entries count or players.
    pub field: Field,
    /// Points for having been there.
    pub attending: Hundredths,
    /// Points for a knockout; who shares one has a share of them.
    pub knockout: Hundredths,
    /// Whether each of several who share a knockout has a whole one.
    pub whole_knockouts: bool,
    /// The most that an evening gives, before its weight.
    pub cap: Option<Hundredths>,
    /// The smallest field that counts; a smaller one is no evening of the season.
    pub smallest_field: u32,
    /// Whether only places that win money have points for the place.
    pub paid_only: bool,
    /// How those have points who shared the first prizes by a deal.
    pub deals: Deals,
    /// How the points of the evenings come together.
    pub total: Total,
    /// Only so many of the best count; absent for all.
    pub best: Option<u32>,
    /// So many of the worst do not count.
    pub drop: u32,
    /// Who has played fewer has no rank.
    pub at_least: u32,
    /// Who comes first among equals, one reason after the other.
    pub ties: Vec<TieBreak>,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            points: Preset::default(),
            field: Field::default(),
            attending: Hundredths::ZERO,
            knockout: Hundredths::ZERO,
            whole_knockouts: false,
            cap: None,
            smallest_field: 0,
            paid_only: false,
            deals: Deals::default(),
            total: Total::default(),
            best: None,
            drop: 0,
            at_least: 0,
            ties: vec![
                TieBreak::Wins,
                TieBreak::TopThree,
                TieBreak::TopFive,
                TieBreak::BestEvent,
                TieBreak::Winnings,
                TieBreak::Played,
                TieBreak::MeanPlace,
            ],
        }
    }
}

/// How those have points who shared the first prizes by a deal.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DealPoints")]
pub enum Deals {
    /// By the places, as without a deal.
    #[default]
    Places,
    /// Each has the mean of all places that the deal was about.
    Mean,
    /// Each has the points of the last of these places: the one at which the deal was made.
    Last,
}

/// How the points of the evenings come together.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SeasonTotal")]
pub enum Total {
    /// Added up. An evening that was missed is one of no points: it is dropped before any that gave some.
    #[default]
    Sum,
    /// The mean over the evenings that were played.
    Mean,
}

/// What decides between equal points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// More wins.
    Wins,
    /// More places among the first three.
    TopThree,
    /// More places among the first five.
    TopFive,
    /// The better best evening.
    BestEvent,
    /// More money won.
    Winnings,
    /// More evenings played.
    Played,
    /// The better place in the mean.
    MeanPlace,
}

/// A line by which the house gives points or takes them.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(default)]
#[ts(rename = "SeasonAdjustment")]
pub struct Adjustment {
    /// Whose: the number on the house's list.
    pub player: u32,
    /// How many; below nothing where they are taken.
    pub points: Hundredths,
    /// The evening whose points they are: where that one does not count or is dropped, neither do they. Empty for points of the
    /// season.
    pub evening: String,
    /// Who said so.
    pub by: String,
    /// When.
    pub at: i64,
    /// Why.
    pub why: String,
    /// Present where the line was struck; it stays where it is.
    pub struck: Option<Struck>,
}

/// Who struck a line, when and why.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(default)]
#[ts(rename = "StruckLine")]
pub struct Struck {
    /// Who.
    pub by: String,
    /// When.
    pub at: i64,
    /// Why.
    pub why: String,
}

/// Money paid out of the league's pot.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
#[ts(rename = "PotPayout")]
pub struct Payout {
    /// To whom, or for what.
    pub to: String,
    /// How much, in minor units.
    pub amount: i64,
    /// The code of the currency.
    pub currency: String,
    /// Who paid.
    pub by: String,
    /// When.
    pub at: i64,
    /// Present where the line was struck.
    pub struck: Option<Struck>,
}

/// A season that is over, with its evenings as they were accepted.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
#[ts(rename = "SeasonClosed")]
pub struct Closed {
    /// Who closed it.
    pub by: String,
    /// When.
    pub at: i64,
    /// The evenings that count, as they were then or as they were accepted since.
    pub evenings: Vec<Evening>,
}
