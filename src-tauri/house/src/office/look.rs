//! How the room's screens look: the host's line, logo and colours, and which figures stand at the foot.

use super::background::Background;
use super::logo::LOGO;
use super::palette::Palette;
use super::prelude::*;
use super::qr_code::{QrPicture, QrText};
use super::stored::Stored;
use shuffle_up_engine::base::words::clean_text;

/// The look of every screen of the house.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Look {
    /// The host's own line under the event's name; may be empty.
    pub host_text: String,
    /// Which colours.
    pub colours: Colours,
    /// The colours behind [`Colours::Own`], kept while others are chosen.
    pub own: OwnColours,
    /// The figures at the foot, in this order.
    pub facts: Vec<Fact>,
    /// For a room in which people sit far from the screen: larger labels, and three figures at the foot.
    #[serde(default)]
    pub far_room: bool,
    /// Whether time called on a player is shown to the room.
    pub time_call: bool,
    /// Where moves are announced.
    pub moves: MovesShown,
    /// How long the room is told of a move, in minutes.
    pub moves_minutes: u8,
    /// A code that phones read at the foot of every screen.
    pub qr: QrText,
    /// While the house is served, the code leads there, and not where the host's own does.
    pub phones_code: bool,
    /// The file of the logo in the data folder; a new logo has a new name.
    pub logo: Option<String>,
    /// The picture behind every scene; absent without one.
    pub background: Option<Background>,
}

/// The colours of the screens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Colours {
    /// Nearly black, with green.
    Dark,
    /// Paper, with green, for a bright hall.
    Light,
    /// Deep blue.
    Midnight,
    /// Deep red.
    Claret,
    /// White on black, for a weak projector.
    Black,
    /// The host's own.
    Own,
}

impl Colours {
    /// All there are.
    #[cfg(test)]
    pub const ALL: [Self; 6] =
        [Self::Dark, Self::Light, Self::Midnight, Self::Claret, Self::Black, Self::Own];
}

/// Three colours of the host's, each as `#rrggbb`. All others are made from them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct OwnColours {
    /// The ground.
    pub ground: String,
    /// The text and figures.
    pub text: String,
    /// What runs: the level, the minutes played, the winner.
    pub accent: String,
}

/// Where players who have to move are announced to the room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum MovesShown {
    /// Beside the clock, which stays as large as it is.
    Beside,
    /// On a page of their own, the clock beside them.
    Page,
    /// Not at all: somebody tells the players.
    Off,
}

/// A figure at the foot of the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// Players left of entries.
    Players,
    /// The average stack.
    AverageStack,
    /// All chips.
    ChipsInPlay,
    /// The prize pool.
    PrizePool,
    /// The next prize to be won.
    NextPayout,
    /// Time to the next break.
    NextBreak,
    /// Between which times play will end.
    PredictedEnd,
    /// Open tables.
    Tables,
    /// Rebuys taken.
    Rebuys,
}

/// What a screen is told of the look.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ScreenLook {
    /// The host's own line; may be empty.
    pub host_text: String,
    /// The figures at the foot; the first three of them for a far room.
    pub facts: Vec<Fact>,
    /// People sit far from the screen: labels are larger.
    pub far_room: bool,
    /// Time called on a player is shown.
    pub time_call: bool,
    /// Where moves are announced.
    pub moves: MovesShown,
    /// How long the room is told of a move, in milliseconds; 0 for not at all.
    pub moves_ms: u32,
    /// Every colour, worked out.
    pub palette: Palette,
    /// A code that phones read; absent without one.
    pub qr: Option<QrPicture>,
    /// The name of the logo, which changes with it; absent without one.
    pub logo: Option<String>,
    /// The picture behind every scene; absent without one.
    pub background: Option<Backdrop>,
}

/// The picture behind every scene, as a screen is told of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Backdrop {
    /// Its name, which changes with it.
    pub name: String,
    /// How much of the ground lies over it, in hundredths.
    pub veil: u8,
}

/// The most letters of the host's line.
const LONGEST_TEXT: usize = 80;
/// The most figures that the foot of a screen has room for.
const MOST_FACTS: usize = 6;
/// So many of them can be read from afar.
const FACTS_FROM_AFAR: usize = 3;

impl Default for Look {
    fn default() -> Self {
        Self {
            host_text: String::new(),
            colours: Colours::Dark,
            own: OwnColours {
                ground: "#102a43".into(),
                text: "#f0f4f8".into(),
                accent: "#f7b955".into(),
            },
            facts: vec![Fact::Players, Fact::AverageStack, Fact::PredictedEnd, Fact::PrizePool],
            far_room: false,
            time_call: true,
            moves: MovesShown::Beside,
            moves_minutes: 10,
            qr: QrText::default(),
            phones_code: false,
            logo: None,
            background: None,
        }
    }
}

impl Stored for Look {
    const KEY: &'static str = "look";
    const CALLED: fn() -> Phrase = || phrase!("unread-look", "the look of the screens");
    const IN_OFFICE: fn(&mut Office) -> &mut Self = |office| &mut office.look;

    fn within_bounds(self) -> Self {
        let logo = self.logo.clone().filter(|name| LOGO.is_one(name));
        let background = self.background.clone().filter(Background::is_one);
        let mut look = Self::default();
        // Refused colours or figures leave the usual look.
        let _ = look.change(self);
        Self { logo, background, ..look }
    }
}

impl Look {
    /// Takes over what the host chose; logo and background stay as they are.
    ///
    /// # Errors
    /// Refused with too long a line or QR code, without a figure or with too many, and with colours that cannot be read.
    pub fn change(&mut self, mut chosen: Self) -> Result<(), Problem> {
        chosen.host_text = clean_text(&chosen.host_text, LONGEST_TEXT + 1);
        if chosen.host_text.chars().count() > LONGEST_TEXT {
            return Err(problem!(
                too_long,
                "line-too-long",
                "The line has room for {most} letters.",
                most = LONGEST_TEXT
            ));
        }
        chosen.qr = chosen.qr.checked()?;
        let mut facts: Vec<Fact> = Vec::new();
        for fact in chosen.facts {
            if !facts.contains(&fact) {
                facts.push(fact);
            }
        }
        if facts.is_empty() || facts.len() > MOST_FACTS {
            return Err(problem!(
                facts,
                "facts-how-many",
                "Choose one to {most} figures for the foot of the screen.",
                most = MOST_FACTS
            ));
        }
        if chosen.colours == Colours::Own {
            Palette::of(chosen.colours, &chosen.own)?;
        }
        chosen.moves_minutes = chosen.moves_minutes.clamp(1, 60);
        let (logo, background) = (self.logo.take(), self.background.take());
        *self = Self { facts, logo, background, ..chosen };
        Ok(())
    }

    /// What a screen is told, while phones find the house there.
    pub fn view(&self, phones: Option<QrText>) -> ScreenLook {
        let dark = || Palette::of(Colours::Dark, &self.own).ok();
        let palette = Palette::of(self.colours, &self.own).ok().or_else(dark).unwrap_or_default();
        let most = if self.far_room { FACTS_FROM_AFAR } else { MOST_FACTS };
        ScreenLook {
            host_text: self.host_text.clone(),
            facts: self.facts.iter().copied().take(most).collect(),
            far_room: self.far_room,
            time_call: self.time_call,
            moves: self.moves,
            moves_ms: match self.moves {
                MovesShown::Off => 0,
                MovesShown::Beside | MovesShown::Page => u32::from(self.moves_minutes) * 60_000,
            },
            background: self.background.as_ref().map(|background| Backdrop {
                name: background.file.clone(),
                veil: background.veil(&palette),
            }),
            palette,
            qr: phones.filter(|_| self.phones_code).as_ref().unwrap_or(&self.qr).picture(),
            logo: self.logo.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_shown_is_refused_and_changes_nothing() {
        let mut look = Look { logo: Some("logo-1.png".into()), ..Look::default() };
        let before = look.clone();
        let refused = [
            Look { host_text: "x".repeat(81), ..Look::default() },
            Look { facts: Vec::new(), ..Look::default() },
            Look { qr: QrText { text: "x".repeat(201), ..QrText::default() }, ..Look::default() },
            Look {
                colours: Colours::Own,
                own: OwnColours {
                    ground: "#808080".into(),
                    text: "#909090".into(),
                    accent: "#00ff00".into(),
                },
                ..Look::default()
            },
        ];
        for wish in refused {
            assert!(!look.change(wish).unwrap_err().sentence.is_nothing());
            assert_eq!(look, before);
        }
        let wish = Look {
            host_text: " The\nhall  of cards ".into(),
            facts: vec![Fact::Tables, Fact::Tables],
            ..Look::default()
        };
        assert!(look.view(None).time_call, "shown unless the host says otherwise");
        look.change(Look { time_call: false, ..wish }).unwrap();
        assert!(!look.view(None).time_call);
        assert_eq!(look.view(None).moves_ms, 600_000);
        let shown = Look { moves: MovesShown::Page, moves_minutes: 0, ..look.clone() };
        look.change(shown).unwrap();
        assert_eq!((look.view(None).moves, look.view(None).moves_ms), (MovesShown::Page, 60_000));
        look.change(Look { moves: MovesShown::Off, ..look.clone() }).unwrap();
        assert_eq!(look.view(None).moves_ms, 0);
        // From afar three figures are read; the others are kept for when the room is small again.
        let many = vec![Fact::Players, Fact::AverageStack, Fact::Tables, Fact::PrizePool];
        look.change(Look { far_room: true, facts: many.clone(), ..look.clone() }).unwrap();
        assert!(look.view(None).far_room);
        assert_eq!((look.view(None).facts.len(), &look.facts), (3, &many));
        look.change(Look { far_room: false, facts: vec![Fact::Tables], ..look.clone() }).unwrap();
        assert!(!look.view(None).far_room);
        // The code of the network stands for the host's own, while there is one.
        let network = || Some(QrText { text: "http://10.0.0.2:8710/".into(), ..QrText::default() });
        assert_eq!(look.view(network()).qr, None);
        look.phones_code = true;
        assert_eq!(
            (look.view(None).qr, look.view(network()).qr),
            (None, network().unwrap().picture())
        );
        assert_eq!(look.host_text, "The hall of cards");
        assert_eq!(look.facts, [Fact::Tables]);
        assert_eq!(look.logo, before.logo, "only the call for the logo changes the logo");
    }
}
