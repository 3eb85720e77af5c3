//! The colours of a screen: a few tested themes, and the host's own if they can be read.

use super::look::{Colours, OwnColours};
use super::prelude::*;

/// Every colour that a screen uses, as `#rrggbb`.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, TS)]
pub struct Palette {
    /// The ground.
    pub ground: String,
    /// Text and figures.
    pub text: String,
    /// Text that matters less.
    pub soft: String,
    /// Thin lines.
    pub line: String,
    /// Marks that are not lit, such as the minutes to come.
    pub off: String,
    /// Running, arrived, done.
    pub green: String,
    /// On green.
    pub on_green: String,
    /// Due now.
    pub gold: String,
    /// On gold.
    pub on_gold: String,
    /// Held, wrong.
    pub coral: String,
    /// On coral.
    pub on_coral: String,
    /// Information.
    pub blue: String,
    /// On blue.
    pub on_blue: String,
}

/// The least contrast at which a text counts as readable (WCAG 2, AA).
const READABLE: f64 = 4.5;

/// Over a picture, where the screen rounds what shines through to whole steps.
const READABLE_OVER: f64 = 4.55;

/// A colour: red, green and blue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Colour(pub [u8; 3]);

impl Colour {
    fn read(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6)?;
        let number = u32::from_str_radix(digits, 16).ok()?;
        let [_, red, green, blue] = number.to_be_bytes();
        Some(Self([red, green, blue]))
    }

    fn text(self) -> String {
        let [red, green, blue] = self.0;
        format!("#{red:02x}{green:02x}{blue:02x}")
    }

    /// The relative luminance (WCAG 2), 0 to 1.
    fn luminance(self) -> f64 {
        let part = |part: u8| {
            let share = f64::from(part) / 255.0;
            if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
        };
        let [red, green, blue] = self.0;
        0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
    }

    /// The contrast between two colours (WCAG 2), 1 to 21.
    fn contrast(self, other: Self) -> f64 {
        let (one, other) = (self.luminance(), other.luminance());
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    /// This colour with a share of another, 0 to 1.
    fn with(self, other: Self, share: f64) -> Self {
        let mix = |index: usize| {
            let (from, to) = (f64::from(self.0[index]), f64::from(other.0[index]));
            // Between two bytes, and so a byte.
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
            let byte = (from + (to - from) * share).round() as u8;
            byte
        };
        Self([mix(0), mix(1), mix(2)])
    }

    /// What is read best on this colour. One of black and white always is readable.
    fn figure_on(self) -> Self {
        let (black, white) = (Self([0; 3]), Self([0xff; 3]));
        if self.contrast(black) >= self.contrast(white) { black } else { white }
    }
}

/// Gold, coral and blue for dark grounds and for light ones.
const SIGNALS: [[Colour; 3]; 2] = [
    [Colour([0xef, 0xc2, 0x5b]), Colour([0xff, 0x6f, 0x61]), Colour([0x7f, 0xb4, 0xe8])],
    [Colour([0x83, 0x58, 0x00]), Colour([0xb3, 0x26, 0x1a]), Colour([0x1f, 0x5f, 0x96])],
];

impl Palette {
    /// The colours of a theme, or those made from the host's own three.
    ///
    /// # Errors
    /// Own colours that are no colours, or that cannot be read on each other (WCAG 2, AA).
    pub fn of(colours: Colours, own: &OwnColours) -> Result<Self, Problem> {
        let three = |ground: &str, text: &str, accent: &str| {
            Self::made(&OwnColours {
                ground: ground.into(),
                text: text.into(),
                accent: accent.into(),
            })
        };
        match colours {
            Colours::Dark => Ok(Self {
                ground: "#0b1210".into(),
                text: "#eef4ef".into(),
                soft: "#a3b5ab".into(),
                line: "#26342e".into(),
                off: "#24312b".into(),
                green: "#35c290".into(),
                on_green: "#06140e".into(),
                gold: "#efc25b".into(),
                on_gold: "#1b1404".into(),
                coral: "#ff6f61".into(),
                on_coral: "#1d0705".into(),
                blue: "#7fb4e8".into(),
                on_blue: "#06131f".into(),
            }),
            Colours::Light => Ok(Self {
                ground: "#f3f1ea".into(),
                text: "#17211c".into(),
                soft: "#55635b".into(),
                line: "#d8d5ca".into(),
                off: "#dedbd0".into(),
                green: "#0a7048".into(),
                on_green: "#ffffff".into(),
                gold: "#835800".into(),
                on_gold: "#ffffff".into(),
                coral: "#b3261a".into(),
                on_coral: "#ffffff".into(),
                blue: "#1f5f96".into(),
                on_blue: "#ffffff".into(),
            }),
            Colours::Midnight => three("#0b1526", "#eef3fb", "#53c7d8"),
            Colours::Claret => three("#240b14", "#fbf0ee", "#8fd6b4"),
            Colours::Black => three("#000000", "#ffffff", "#3ddc97"),
            Colours::Own => Self::made(own),
        }
    }

    /// How much of the ground, in hundredths, has to lie over a picture so that every text on it can be read (WCAG 2, AA):
    /// the least that holds at its lightest places and at its darkest.
    pub fn veil_over(&self, lightest: &[Colour], darkest: &[Colour]) -> u8 {
        let Some(ground) = Colour::read(&self.ground) else { return 100 };
        let figures = [&self.text, &self.soft, &self.green, &self.gold, &self.coral, &self.blue];
        let of_ground = ground.luminance();
        // What may lie behind all of them: from the darkest that bears the dark ones to the lightest that bears the light ones.
        let (mut least, mut most) = (0.0_f64, 1.0_f64);
        for figure in figures {
            let Some(of_figure) = Colour::read(figure).map(Colour::luminance) else { return 100 };
            if of_figure > of_ground {
                most = most.min((of_figure + 0.05) / READABLE_OVER - 0.05);
            } else {
                least = least.max((of_figure + 0.05) * READABLE_OVER - 0.05);
            }
        }
        let holds = |share: u8| {
            let behind =
                |colour: &Colour| colour.with(ground, f64::from(share) / 100.0).luminance();
            lightest.iter().all(|colour| behind(colour) <= most)
                && darkest.iter().all(|colour| behind(colour) >= least)
        };
        (0..100).find(|share| holds(*share)).unwrap_or(100)
    }

    fn made(own: &OwnColours) -> Result<Self, Problem> {
        let colour = |text: &str| {
            Colour::read(text).ok_or_else(|| {
                problem!(
                    colour,
                    "not-a-colour",
                    "“{text}” is not a colour such as #102a43.",
                    text = text
                )
            })
        };
        let (ground, text, accent) =
            (colour(&own.ground)?, colour(&own.text)?, colour(&own.accent)?);
        let both = [
            (phrase!("colour-text", "The text"), text),
            (phrase!("colour-accent", "The accent"), accent),
        ];
        for (what, figure) in both {
            let contrast = figure.contrast(ground);
            if contrast < READABLE {
                return Err(problem!(
                    contrast,
                    "contrast-too-weak",
                    "{what} cannot be read on this ground from the back of the room: the contrast is {contrast} to 1, and {least} to 1 is the least. Make one lighter or the other darker.",
                    what = what,
                    contrast = format!("{contrast:.1}"),
                    least = READABLE.to_string()
                ));
            }
        }
        let weakest = |signals: &[Colour; 3]| {
            signals.iter().map(|signal| signal.contrast(ground)).fold(f64::INFINITY, f64::min)
        };
        let [for_dark, for_light] = SIGNALS;
        let signals = if weakest(&for_dark) >= weakest(&for_light) { for_dark } else { for_light };
        if weakest(&signals) < READABLE {
            return Err(problem!(
                contrast,
                "ground-too-middling",
                "The ground is neither dark nor light enough: “paused” and “last minute” have colours of their own, which nobody could read on it. Choose a darker or a lighter ground."
            ));
        }
        let [gold, coral, blue] = signals;
        // A third of the way to the ground, or less where that could not be read.
        let soft = [0.34, 0.26, 0.18, 0.1, 0.0]
            .into_iter()
            .map(|share| text.with(ground, share))
            .find(|soft| soft.contrast(ground) >= READABLE)
            .unwrap_or(text);
        let (line, off) = (ground.with(text, 0.14), ground.with(text, 0.13));
        let on = |colour: Colour| colour.figure_on().text();
        Ok(Self {
            ground: ground.text(),
            text: text.text(),
            soft: soft.text(),
            line: line.text(),
            off: off.text(),
            green: accent.text(),
            on_green: on(accent),
            gold: gold.text(),
            on_gold: on(gold),
            coral: coral.text(),
            on_coral: on(coral),
            blue: blue.text(),
            on_blue: on(blue),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::office::look::Look;

    fn readable(palette: &Palette) {
        let of = |text: &str| Colour::read(text).unwrap();
        let pairs = [
            (&palette.text, &palette.ground),
            (&palette.soft, &palette.ground),
            (&palette.green, &palette.ground),
            (&palette.gold, &palette.ground),
            (&palette.coral, &palette.ground),
            (&palette.blue, &palette.ground),
            (&palette.on_green, &palette.green),
            (&palette.on_gold, &palette.gold),
            (&palette.on_coral, &palette.coral),
            (&palette.on_blue, &palette.blue),
        ];
        for (figure, ground) in pairs {
            let contrast = of(figure).contrast(of(ground));
            assert!(contrast >= READABLE, "{figure} on {ground}: {contrast}");
        }
    }

    #[test]
    fn every_theme_can_be_read() {
        let own = Look::default().own;
        for colours in Colours::ALL {
            readable(&Palette::of(colours, &own).unwrap());
        }
    }

    /// Whatever three colours are taken, they can be read or are refused; and both happens.
    #[test]
    fn own_colours_can_be_read_or_are_refused() {
        let steps = [0x00_u8, 0x40, 0x80, 0xc0, 0xff];
        let colours: Vec<String> = steps
            .iter()
            .flat_map(|red| steps.iter().map(move |blue| Colour([*red, *blue, *red]).text()))
            .collect();
        let (mut taken, mut refused) = (0, 0);
        for ground in &colours {
            for text in &colours {
                for accent in &colours {
                    let own = OwnColours {
                        ground: ground.clone(),
                        text: text.clone(),
                        accent: accent.clone(),
                    };
                    match Palette::of(Colours::Own, &own) {
                        Ok(palette) => {
                            readable(&palette);
                            taken += 1;
                        }
                        Err(_) => refused += 1,
                    }
                }
            }
        }
        assert!(taken > 500 && refused > 500, "{taken} taken, {refused} refused");
    }

    #[test]
    fn a_refusal_says_which_colour_and_by_how_much() {
        let own = |ground: &str, text: &str| OwnColours {
            ground: ground.into(),
            text: text.into(),
            accent: "#ffffff".into(),
        };
        let message = |own: OwnColours| Palette::of(Colours::Own, &own).unwrap_err().sentence;
        assert!(message(own("#102030", "#203040")).english.contains("text"));
        assert!(message(own("#102030", "#203040")).english.contains("to 1"));
        assert!(message(own("#102030", "red")).english.contains("“red”"));
        assert!(message(own("#6a6a6a", "#ffffff")).english.contains("neither dark nor light"));
    }

    /// The two themes that the desk has too are the same colours on the wall.
    #[test]
    fn dark_and_light_are_those_of_the_style_sheet() {
        let css = include_str!("../../../../ui/src/shared/tokens.css");
        let own = Look::default().own;
        let of = |colours| serde_json::to_value(Palette::of(colours, &own).unwrap()).unwrap();
        let (light, dark) = (of(Colours::Light), of(Colours::Dark));
        for name in light.as_object().unwrap().keys() {
            let [light, dark] = [&light, &dark].map(|palette| palette[name].as_str().unwrap());
            let declared = format!("--{}: light-dark({light}, {dark});", name.replace('_', "-"));
            assert!(css.contains(&declared), "the style sheet has no {declared}");
        }
    }
}
