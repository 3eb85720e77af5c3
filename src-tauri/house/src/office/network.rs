//! How the house is served to its own room: at which address, how much of names is shown, what browsers show as screens, and who
//! works at shared devices. That it is served at all is never kept: it is off until the host turns it on.

use super::prelude::*;
use super::screens::Layout;
use super::stored::Stored;
use crate::operators::Operator;
use crate::tokens::Token;
use shuffle_up_engine::base::words::clean_text;
use shuffle_up_engine::log::NamesShown;

/// What the host chose.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NetworkSettings {
    /// The port.
    pub port: u16,
    /// How much of a name anybody in the room is shown.
    pub names: NamesShown,
    /// A bust-out that a table says takes effect at once; else the floor confirms it.
    pub busts_at_once: bool,
    /// The screens that are browsers, by number.
    pub screens: BTreeMap<u32, BrowserScreen>,
    /// Who works at shared devices.
    pub operators: Vec<Operator>,
    /// The folder that is published; none where nobody chose one.
    pub published: Option<PathBuf>,
    /// Programs may read.
    pub interface: bool,
    /// Guests may check in on their own phones.
    pub check_in: bool,
    /// The tokens of those that read with whole names.
    pub tokens: Vec<Token>,
}

/// A browser that is a screen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct BrowserScreen {
    /// Its name, such as "Bar".
    pub name: String,
    /// The tournament it shows.
    pub tournament: TournamentId,
    /// What it shows of it.
    pub layout: Layout,
}

/// The last number of a screen.
pub const MOST_SCREENS: u32 = 16;
/// The usual port: free on most computers, and no browser refuses it.
pub const USUAL_PORT: u16 = 8_710;
/// Ports below belong to the system.
const FIRST_PORT: u16 = 1_024;
const LONGEST_NAME: usize = 30;
const MOST_OPERATORS: usize = 50;
const MOST_TOKENS: usize = 20;
/// The longest path of a folder, in bytes.
const LONGEST_PATH: usize = 4_096;

impl Default for NetworkSettings {
    fn default() -> Self {
        Self {
            port: USUAL_PORT,
            names: NamesShown::Whole,
            busts_at_once: false,
            screens: BTreeMap::new(),
            operators: Vec::new(),
            published: None,
            interface: false,
            check_in: false,
            tokens: Vec::new(),
        }
    }
}

impl Stored for NetworkSettings {
    const KEY: &'static str = "network";
    const CALLED: fn() -> Phrase = || phrase!("unread-network", "the network");
    const IN_OFFICE: fn(&mut Office) -> &mut Self = |office| &mut office.network;

    fn within_bounds(self) -> Self {
        let mut kept =
            Self { names: self.names, busts_at_once: self.busts_at_once, ..Self::default() };
        let _ = kept.set_port(self.port);
        for (number, screen) in self.screens {
            let _ = kept.set_screen(number, Some(screen));
        }
        kept.operators = self.operators;
        kept.operators.truncate(MOST_OPERATORS);
        kept.operators.retain(|operator| name(&operator.name).as_ref() == Ok(&operator.name));
        kept.interface = self.interface;
        kept.check_in = self.check_in;
        kept.tokens = self.tokens;
        kept.tokens.truncate(MOST_TOKENS);
        kept.tokens.retain(|token| name(&token.name).as_ref() == Ok(&token.name));
        // It may be on a drive that is connected later.
        kept.published = self.published.filter(|folder| could_be(folder));
        kept
    }
}

/// A name as it is kept.
///
/// # Errors
/// Refused where there is none, or too long a one.
pub fn name(typed: &str) -> Result<String, Problem> {
    let name = clean_text(typed, LONGEST_NAME + 1);
    if name.is_empty() || name.chars().count() > LONGEST_NAME {
        return Err(problem!(
            name,
            "name-length",
            "A name has 1 to {most} letters.",
            most = LONGEST_NAME
        ));
    }
    Ok(name)
}

/// Whether a path can be that of a folder to publish into.
fn could_be(folder: &Path) -> bool {
    folder.is_absolute() && folder.as_os_str().len() <= LONGEST_PATH
}

impl NetworkSettings {
    /// Chooses the folder that is published, or none.
    ///
    /// # Errors
    /// Refused where there is no such folder.
    pub fn set_published(&mut self, folder: Option<PathBuf>) -> Result<(), Problem> {
        if folder.as_ref().is_some_and(|folder| !could_be(folder) || !folder.is_dir()) {
            return Err(problem!(
                folder,
                "published-no-folder",
                "There is no such folder. Choose one that is there."
            ));
        }
        self.published = folder;
        Ok(())
    }

    /// Makes a token under this name, in the place of one that had it; answers what its program says, which is kept nowhere.
    ///
    /// # Errors
    /// Refused with a name that is none, too many of them, and without chance.
    pub fn make_token(&mut self, called: &str) -> Result<String, Problem> {
        let called = name(called)?;
        let others = self.tokens.iter().filter(|token| token.name != called).count();
        if others >= MOST_TOKENS {
            return Err(problem!(too_many, "tokens-full", "There is room for 20 tokens."));
        }
        let (token, secret) = Token::new(called)?;
        self.end_token(&token.name);
        self.tokens.push(token);
        Ok(secret)
    }

    /// Ends a token. A program that still sends it is refused.
    pub fn end_token(&mut self, called: &str) {
        self.tokens.retain(|token| token.name != called);
    }

    /// Whether somebody who says this has a token.
    pub fn knows(&self, secret: &str) -> bool {
        self.tokens.iter().any(|token| token.is(secret))
    }

    /// Chooses the port.
    ///
    /// # Errors
    /// Refused below 1024.
    pub fn set_port(&mut self, port: u16) -> Result<(), Problem> {
        if port < FIRST_PORT {
            return Err(problem!(port, "port-range", "Choose a port from 1024 to 65535."));
        }
        self.port = port;
        Ok(())
    }

    /// Says what a browser shows, or that its screen is no longer needed.
    ///
    /// # Errors
    /// Refused beyond the last number, and with a name that is none.
    pub fn set_screen(
        &mut self,
        number: u32,
        screen: Option<BrowserScreen>,
    ) -> Result<(), Problem> {
        if !(1..=MOST_SCREENS).contains(&number) {
            return Err(problem!(too_many, "screen-number", "Screens have the numbers 1 to 16."));
        }
        match screen {
            Some(screen) => {
                let screen = BrowserScreen { name: name(&screen.name)?, ..screen };
                self.screens.insert(number, screen);
            }
            None => drop(self.screens.remove(&number)),
        }
        Ok(())
    }

    /// Takes an operator on, or gives one another PIN; without a PIN the operator is removed.
    ///
    /// # Errors
    /// Refused with a name that is none, a PIN that is none, and too many of them.
    pub fn set_operator(&mut self, called: &str, pin: Option<&str>) -> Result<(), Problem> {
        let called = name(called)?;
        let operator = pin.map(|pin| Operator::new(&called, pin)).transpose();
        let operator = operator?;
        self.operators.retain(|other| other.name != called);
        if self.operators.len() >= MOST_OPERATORS {
            return Err(problem!(too_many, "operators-full", "There is room for 50 operators."));
        }
        self.operators.extend(operator);
        self.operators.sort_by(|one, other| one.name.cmp(&other.name));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_could_not_be_chosen_is_not_read_either() {
        let mut chosen = NetworkSettings::default();
        assert!(chosen.set_port(80).is_err());
        let screen = |name: &str| {
            Some(BrowserScreen {
                name: name.into(),
                tournament: TournamentId(1),
                layout: Layout::Clock,
            })
        };
        assert!(chosen.set_screen(17, screen("Bar")).is_err());
        assert!(chosen.set_screen(1, screen(&"x".repeat(31))).is_err());
        chosen.set_screen(1, screen(" Bar ")).unwrap();
        chosen.set_operator("Anna", Some("4711")).unwrap();
        assert!(chosen.set_operator("Bo", Some("1")).is_err());
        assert_eq!(chosen.clone().within_bounds(), chosen);
        let mut forged = chosen.clone();
        forged.port = 22;
        forged.screens.insert(99, screen("Far").unwrap());
        assert_eq!(forged.within_bounds(), chosen);
        chosen.set_operator("Anna", None).unwrap();
        assert!(chosen.operators.is_empty());
        let first = chosen.make_token("League site").unwrap();
        let second = chosen.make_token(" League site ").unwrap();
        assert!(!chosen.knows(&first) && chosen.knows(&second), "one name, one token");
        assert!(chosen.make_token("").is_err());
        (2..=MOST_TOKENS).for_each(|number| drop(chosen.make_token(&number.to_string()).unwrap()));
        assert_eq!(chosen.make_token("One more").unwrap_err().code, "too_many");
        assert_eq!(chosen.clone().within_bounds(), chosen);
        chosen.end_token("League site");
        assert!(!chosen.knows(&second));
    }
}
