//! An invented tournament, written as every family of the format writes it: all of them are read as what it was.

use super::{Hand, Maps};
use proptest::prelude::*;
use proptest::sample::Index;
use shuffle_up_tdt::node::Node;
use shuffle_up_tdt::read;
use shuffle_up_tdt::reading::Stage;
use std::collections::BTreeMap;

const NAMES: [&str; 9] = [
    "Al",
    "Zo\u{eb}",
    "Jos\u{e9} \"Pepe\" \u{c5}",
    "O'Brien",
    "Bea \\ Bo",
    "Cy // Dahl",
    "Di)",
    "Ed, F\u{fc}r",
    "7",
];
const BEGUN: i64 = 1_600_000_000_000;

/// A tournament. Its players go out from the last to the second.
#[derive(Debug, Clone)]
struct Invented {
    /// For each player who took which out before a rebuy, and who at last.
    players: Vec<(Vec<Index>, Vec<Index>)>,
    /// In which order the file lists them.
    listed: Vec<usize>,
    /// Minutes, and the small blind and the ante of a level; a break has none.
    stages: Vec<(u32, Option<(i64, i64)>)>,
    /// Value and how many each has.
    chips: Vec<(i64, u32)>,
    paid: usize,
}

impl Invented {
    /// Who took a player out before a rebuy: anybody else.
    fn before_rebuy(&self, player: usize, by: &Index) -> usize {
        (player + 1 + by.index(self.players.len() - 1)) % self.players.len()
    }

    /// Who took a player out at last: one or two of those who are left, and of the winner nobody.
    fn at_last(&self, player: usize) -> Vec<usize> {
        let by = self.players[player].1.iter().filter(|_| player > 0);
        let mut by: Vec<usize> = by.map(|one| one.index(player)).collect();
        by.dedup();
        by
    }

    fn prize(&self, place: usize) -> i64 {
        let many = self.paid.min(self.players.len());
        if place < many { 100 * (many - place) as i64 } else { 0 }
    }

    /// The file, in the words of the oldest version or of the newer ones.
    fn file(&self, oldest: bool, wrapped: bool, dates: bool) -> Node {
        let uuid = |player: usize| text(&format!("u-{player}"));
        let time = |after: i64| {
            let at = number(BEGUN + 1_000 * after);
            if dates { made("Date", at) } else { at }
        };
        let rake = |amount: i64| made("PerPlayerRake", Node::List(vec![number(amount)]));
        let many = self.players.len();
        let player = |player: &usize| {
            let bust = |at: i64, by: Vec<usize>| {
                let by = Node::List(by.into_iter().map(uuid).collect());
                thing(
                    "GameBustOut",
                    vec![("Time", time(at)), ("Round", number(1)), ("HitmanUUID", by)],
                )
            };
            let rebuys = &self.players[*player].0;
            let mut bought = Vec::new();
            for number_of in 0..=rebuys.len() {
                let at = 60 * number_of as i64;
                let mut buy = vec![("Time", time(at)), ("Amount", number(20)), ("Rake", rake(2))];
                if let Some(by) = rebuys.get(number_of) {
                    buy.push(("BustOut", bust(at + 30, vec![self.before_rebuy(*player, by)])));
                } else if *player > 0 {
                    buy.push((
                        "BustOut",
                        bust(3_600 + (many - player) as i64, self.at_last(*player)),
                    ));
                }
                bought.push(thing("GameBuyin", buy));
            }
            let name = vec![
                ("UUID", uuid(*player)),
                ("Nickname", text(NAMES[*player])),
                ("Firstname", text("")),
            ];
            let of = vec![
                ("UUID", uuid(*player)),
                ("Name", thing("PlayerName", name)),
                ("Info", thing("PlayerInfo", vec![("City", text(""))])),
                ("Buyins", Node::List(bought)),
                ("AddOns", Node::List(Vec::new())),
            ];
            Node::List(vec![uuid(*player), thing("GamePlayer", of)])
        };
        let stages = self.stages.iter().map(|(minutes, level)| match level {
            None => thing(
                "GameBreak",
                vec![("Minutes", number(i64::from(*minutes))), ("ChipUp", Node::Truth(true))],
            ),
            Some((small, ante)) => {
                let mut level = vec![
                    ("Minutes", number(i64::from(*minutes))),
                    ("SmallBlind", number(*small)),
                    ("BigBlind", number(2 * small)),
                    ("Ante", number(*ante)),
                    ("GameType", number(2)),
                ];
                if oldest {
                    level.extend([("Limit1", number(*small)), ("Limit2", number(2 * small))]);
                } else {
                    level.push(("Limits", Node::List((0..8).map(|_| number(0)).collect())));
                }
                thing("GameRound", level)
            }
        });
        let prizes = (0..self.paid.min(many)).map(|place| {
            let fixed = vec![
                ("Type", number(0)),
                ("Recipient", number(place as i64 + 1)),
                ("AmountType", number(1)),
                ("Amount", number(self.prize(place))),
                ("CalculatedAmount", number(self.prize(place))),
                ("AwardedToPlayers", Node::List(vec![uuid(place)])),
            ];
            thing("GamePrize", fixed)
        });
        let chips = self.chips.iter().map(|(value, each)| {
            let picture = if oldest {
                ("ImagePath", text("images\\chip_red.gif"))
            } else {
                ("Color", text("red"))
            };
            let chip = [
                ("Label", text("Red")),
                picture,
                ("Value", number(*value)),
                ("Use", Node::Truth(true)),
            ];
            thing(
                "GameChip",
                chip.into_iter().chain([("PerPlayer", number(i64::from(*each)))]).collect(),
            )
        });
        let list = |name: &str, key: &'static str, all: Vec<Node>| {
            if wrapped { thing(name, vec![(key, Node::List(all))]) } else { Node::List(all) }
        };
        let money = if oldest {
            thing(
                "GameFinancials",
                vec![
                    ("EntryFee", number(20)),
                    ("PPRake", rake(2)),
                    ("StartingChips", number(3_000)),
                    ("UseBounties", Node::Truth(false)),
                ],
            )
        } else {
            let profile = vec![
                ("Enabled", Node::Truth(true)),
                ("Fee", number(20)),
                ("Rake", rake(2)),
                ("Chips", number(3_000)),
            ];
            let buy_ins = vec![
                ("Allow", Node::Truth(true)),
                ("Profiles", Node::List(vec![thing("FeeProfile", profile)])),
            ];
            thing(
                "FinancialConfig",
                vec![("Buyins", thing("BuyConfig", buy_ins)), ("UseBounties", Node::Truth(false))],
            )
        };
        let players = Node::List(self.listed.iter().map(player).collect());
        thing(
            "Tournament",
            vec![
                ("UUID", text("t-1")),
                ("Title", text("Thursday")),
                ("StartTime", time(0)),
                ("EndTime", time(7_200)),
                ("Financials", money),
                (
                    "Players",
                    thing(
                        "GamePlayers",
                        vec![
                            ("Players", made("Map.from", players)),
                            ("Chops", list("GameChops", "Chops", Vec::new())),
                            (
                                "Config",
                                thing(
                                    "GamePlayersConfig",
                                    vec![("FullCreditHit", Node::Truth(true))],
                                ),
                            ),
                        ],
                    ),
                ),
                ("Levels", thing("GameLevels", vec![("Levels", Node::List(stages.collect()))])),
                ("Prizes", thing("GamePrizes", vec![("Prizes", Node::List(prizes.collect()))])),
                ("Chips", thing("GameChips", vec![("Chips", Node::List(chips.collect()))])),
            ],
        )
    }
}

fn number(number: i64) -> Node {
    Node::Number(number.to_string().into())
}

fn text(text: &str) -> Node {
    Node::Text(text.into())
}

fn made(name: &str, of: Node) -> Node {
    Node::Made(name.into(), vec![of])
}

fn thing(name: &str, fields: Vec<(&str, Node)>) -> Node {
    made(name, Node::Record(fields.into_iter().map(|(key, value)| (key.into(), value)).collect()))
}

fn invented() -> impl Strategy<Value = Invented> {
    let index = any::<Index>;
    let player = (prop::collection::vec(index(), 0..3), prop::collection::vec(index(), 1..3));
    let stage = (1_u32..60, prop::option::weighted(0.8, (1_i64..5_000, 0_i64..500)));
    (
        prop::collection::vec(player, 2..NAMES.len() + 1),
        prop::collection::vec(stage, 1..6),
        prop::collection::vec((1_i64..5_000, 1_u32..30), 0..4),
        1_usize..4,
    )
        .prop_flat_map(|(players, stages, chips, paid)| {
            let listed = Just((0..players.len()).collect::<Vec<_>>()).prop_shuffle();
            (Just(players), listed, Just(stages), Just(chips), Just(paid))
        })
        .prop_map(|(players, listed, stages, chips, paid)| Invented {
            players,
            listed,
            stages,
            chips,
            paid,
        })
}

fn hand() -> impl Strategy<Value = Hand> {
    (
        prop::sample::select(vec![Maps::From, Maps::OfPairs, Maps::OfRecord, Maps::Record]),
        any::<[bool; 4]>(),
        prop::sample::select(vec!['"', '\'']),
        prop::sample::select(vec!["", " ", "\r\n\t", " // } ]\n", "/* ) */"]),
    )
        .prop_map(|(maps, [plain, json, backwards, loose], quote, between)| Hand {
            maps,
            plain,
            json,
            backwards,
            loose,
            quote: Some(quote),
            between,
            ..Hand::default()
        })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_tournament_is_the_same_in_every_family_of_the_format(
        it in invented(),
        hand in hand(),
        version in prop::sample::select(vec!["3.0", "3.3", "3.4.3", "3.7.0-beta.5", "3.7.1", "3.7.2"]),
        [wrapped, dates] in any::<[bool; 2]>(),
        bytes in 0_u8..4,
    ) {
        let node = it.file(version == "3.0", wrapped, dates && !hand.plain && !hand.loose);
        let top = if hand.json { "\"V\": \"{}\", \"T\": " } else { "V: \"{}\", T: " };
        let written = format!("{{{}{}}}", top.replace("{}", version), hand.written(&node));
        let bytes: Vec<u8> = match bytes {
            0 => written.into(),
            1 => format!("\u{feff}{written}").into(),
            2 => encoding_rs::WINDOWS_1252.encode(&written).0.into(),
            _ => written.encode_utf16().flat_map(u16::to_le_bytes).collect(),
        };
        let shown = || String::from_utf8_lossy(&bytes).into_owned();
        let file = read(&bytes).unwrap_or_else(|why| panic!("{why}\n{}", shown()));
        prop_assert!(file.contradictions.is_empty(), "{:?}\n{}", file.contradictions, shown());
        let evening = file.evening("EUR", 2).unwrap_or_else(|why| panic!("{why:?}\n{}", shown()));
        let mut rows: Vec<_> = evening
            .entries
            .iter()
            .map(|one| (one.place, one.name.clone(), one.prize, one.paid, one.rebuys))
            .collect();
        rows.sort();
        let expected: Vec<_> = (0..it.players.len())
            .map(|player| {
                let rebuys = it.players[player].0.len() as u32;
                let paid = 2_000 * i64::from(1 + rebuys);
                (Some(player as u32 + 1), NAMES[player].to_string(), 100 * it.prize(player), paid, rebuys)
            })
            .collect();
        prop_assert_eq!(rows, expected, "{}", shown());
        let mut hits: BTreeMap<String, u32> = BTreeMap::new();
        for by in evening.knockouts.iter().flat_map(|one| &one.by) {
            let entry = evening.entries.iter().find(|entry| entry.player == *by).unwrap();
            *hits.entry(entry.name.clone()).or_default() += 1;
        }
        let mut meant: BTreeMap<String, u32> = BTreeMap::new();
        for player in 0..it.players.len() {
            let rebuys = it.players[player].0.iter().map(|by| it.before_rebuy(player, by));
            for by in rebuys.chain(it.at_last(player)) {
                *meant.entry(NAMES[by].to_string()).or_default() += 1;
            }
        }
        prop_assert_eq!(hits, meant, "{}", shown());
        let stages: Vec<_> = file
            .tournament
            .stages
            .iter()
            .map(|stage| match stage {
                Stage::Break { minutes, .. } => (*minutes, None),
                Stage::Level { minutes, small, big, ante, .. } => (*minutes, Some((*small, *big, *ante))),
            })
            .collect();
        let played: Vec<_> = it
            .stages
            .iter()
            .map(|(minutes, level)| {
                (Some(*minutes), level.map(|(small, ante)| (Some(small), Some(2 * small), Some(ante))))
            })
            .collect();
        prop_assert_eq!(stages, played, "{}", shown());
        let chips: Vec<_> =
            file.tournament.chips.iter().map(|chip| (chip.value.unwrap(), chip.each.unwrap())).collect();
        prop_assert_eq!(chips, it.chips.clone(), "{}", shown());
    }
}
