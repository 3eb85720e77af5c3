//! Each line of the house rules in a director's words: its choices, what each means at the table, and its rule.
//!
//! A choice carries the whole rules as they would be with it, so that whoever offers it need not know how rules are made.

use super::shot_clock_lines::shot_clock_lines;
use super::*;
use crate::base::wording::Chain;
use crate::base::words::minutes_seconds;
use crate::rulebook::hand_for_hand::Pace;

/// A line of the house rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RuleTopic {
    /// The kind of table, with its usual sizes.
    Form,
    /// Seats at a table.
    SeatsPerTable,
    /// How the first seats are given.
    InitialSeats,
    /// The first button.
    FirstButton,
    /// How the button moves on.
    Button,
    /// Who pays what when short of a big-blind ante.
    AnteOrder,
    /// How far tables may differ.
    Tolerance,
    /// When they may differ by one only.
    Tighter,
    /// When a short table halts.
    HaltAt,
    /// Who moves.
    Mover,
    /// From which table.
    FromTable,
    /// To which seat.
    ToSeat,
    /// What the mover does near the blinds.
    MovedIn,
    /// The size at which a table breaks.
    PreferredSize,
    /// How long tables do not break.
    HoldBreaks,
    /// The redraws.
    Redraws,
    /// The chip race.
    Race,
    /// What the tables play together near the money.
    Pace,
    /// What a hand takes off the clock.
    TimeOff,
    /// When hand-for-hand is advised.
    AdvisedFrom,
    /// Calling time on a player.
    CallingTime,
    /// The time for a decision.
    ShotClock,
    /// The time for a decision by street.
    ShotClockStreets,
    /// When the shot clock begins.
    ShotClockFrom,
    /// When it ends.
    ShotClockUntil,
    /// How many time cards each player has.
    TimeCards,
    /// What happens to the stack of a player who stays away.
    Absence,
    /// When a player who never came is taken out.
    NoShowDue,
    /// Whose the money of such a player is.
    NoShowMoney,
}

/// Under which heading a line stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RuleGroup {
    /// Seats.
    Seats,
    /// Button and blinds.
    Blinds,
    /// Balancing.
    Balance,
    /// Breaks and redraws.
    Breaks,
    /// Chips.
    Chips,
    /// Hand-for-hand.
    HandForHand,
    /// Players.
    Conduct,
    /// Entries.
    Entries,
}

/// One line with its choices.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleLine {
    /// What it is about.
    pub topic: RuleTopic,
    /// The heading it stands under.
    pub group: RuleGroup,
    /// Its title.
    pub title: Phrase,
    /// Its choices; the one in force is among them.
    pub choices: Vec<RuleChoice>,
    /// Which choice is in force.
    pub chosen: usize,
    /// What the preset of the house's book says; absent where it is the one in force.
    pub preset: Option<RuleChoice>,
}

/// One choice of a line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct RuleChoice {
    /// The choice in a few words.
    pub choice: Phrase,
    /// What it means at the table, in one sentence.
    pub means: Phrase,
    /// The rule that has it; absent where no book speaks of it.
    pub rule: Option<Citation>,
    /// The house rules as they are with this choice.
    pub rules: HouseRules,
}

/// What a choice is called, what it means at the table, and where the books have it.
pub(super) type Words = (Phrase, Phrase, Sources);

/// Every line of these rules, in the order in which they are shown.
pub fn rule_lines(rules: &HouseRules) -> Vec<RuleLine> {
    use RuleGroup::{Balance, Blinds, Breaks, Chips, Conduct, Entries, HandForHand, Seats};
    use RuleTopic as Topic;
    let of_book = |book| preset(book, rules.form);
    let by_the_book = of_book(rules.book);
    let seats = rules.seats_per_table;
    let of_form = |form| {
        let usual = if form == rules.form { rules.clone() } else { preset(rules.book, form) };
        let HouseRules { seats_per_table, preferred_size, redraws, .. } = usual;
        HouseRules { form, seats_per_table, preferred_size, redraws, ..rules.clone() }
    };
    let of_seats = |seats_per_table| {
        let preferred_size = rules.preferred_size.min(seats_per_table);
        HouseRules { seats_per_table, preferred_size, ..rules.clone() }
    };
    let of_size = |preferred_size| HouseRules { preferred_size, ..rules.clone() };
    let until = |until| HoldBreaks::Until { until };
    let held = [HoldBreaks::Never {}, HoldBreaks::WhileEntries {}, until(Closing::FirstBreak {})]
        .into_iter()
        .chain([3, 4, 6, 8].map(|level| until(Closing::Level { level })));
    let mut redrawn = vec![Vec::new()];
    for points in [RuleBook::Tch, RuleBook::Hpt, RuleBook::Rrop].map(|book| of_book(book).redraws) {
        if !redrawn.contains(&points) {
            redrawn.push(points);
        }
    }
    let kept = rules.shot_clock.unwrap_or(ShotClock { card_s: 30, ..ShotClock::default() });
    let with_clock = |seconds| (seconds > 0).then_some(ShotClock { seconds, ..kept });
    let mut lines = vec![
        rules.line_of(
            (Topic::Form, Seats, phrase!("rule-game", "Game")),
            GameForm::ALL.map(of_form).into(),
            rules,
            |rules| form(rules.form),
        ),
        rules.line_of(
            (Topic::SeatsPerTable, Seats, phrase!("rule-seats-at-a-table", "Seats at a table")),
            (2..=MOST_SEATS).map(of_seats).collect(),
            &of_seats(by_the_book.seats_per_table),
            |rules| seats_per_table(rules.seats_per_table),
        ),
        rules.line(
            (Topic::InitialSeats, Seats, phrase!("rule-first-seats", "First seats")),
            |rules| &mut rules.initial_seats,
            [
                InitialSeats::Random,
                InitialSeats::CardDraw,
                InitialSeats::Choose,
                InitialSeats::AtSale,
            ],
            initial_seats,
        ),
        rules.line(
            (Topic::FirstButton, Blinds, phrase!("rule-first-button", "First button")),
            |rules| &mut rules.first_button,
            [FirstButton::Ace, FirstButton::HighCard, FirstButton::OneDraw],
            first_button,
        ),
        rules.line(
            (Topic::Button, Blinds, phrase!("rule-button", "Button")),
            |rules| &mut rules.button,
            [ButtonRule::Dead, ButtonRule::Moving],
            button,
        ),
        rules.line(
            (
                Topic::AnteOrder,
                Blinds,
                phrase!("rule-short-big-blind", "Short big blind: what is paid first"),
            ),
            |rules| &mut rules.ante_order,
            [AnteOrder::BlindFirst, AnteOrder::AnteFirst],
            ante_order,
        ),
        rules.line(
            (Topic::Tolerance, Balance, phrase!("rule-level-tables", "Balance tables")),
            |rules| &mut rules.tolerance,
            [1, 2, 3],
            tolerance,
        ),
        rules.line(
            (Topic::Tighter, Balance, phrase!("rule-level-within-one", "Balance within one")),
            |rules| &mut rules.tighter,
            [RuleBook::Hpt, RuleBook::Rrop, RuleBook::Tch].map(|book| of_book(book).tighter),
            tighter,
        ),
        rules.line(
            (Topic::HaltAt, Balance, phrase!("rule-halting-a-table", "Halting a table")),
            |rules| &mut rules.halt_at,
            [None, Some(2), Some(3), Some(4)],
            halt_at,
        ),
        rules.line(
            (Topic::Mover, Balance, phrase!("rule-who-moves", "Who moves")),
            |rules| &mut rules.mover,
            [Mover::SamePosition, Mover::NextBigBlind],
            mover,
        ),
        rules.line(
            (
                Topic::FromTable,
                Balance,
                phrase!("rule-from-which-table-when-tied", "From which table, when tied"),
            ),
            |rules| &mut rules.from_table,
            [FromTable::LowCard, FromTable::BreakingOrder, FromTable::Director],
            from_table,
        ),
        rules.line(
            (Topic::ToSeat, Balance, phrase!("rule-to-which-seat", "To which seat")),
            |rules| &mut rules.to_seat,
            [ToSeat::EliminatedSeat, ToSeat::EarliestBigBlind, ToSeat::WorstPosition],
            to_seat,
        ),
        rules.line(
            (
                Topic::MovedIn,
                Balance,
                phrase!("rule-moved-near-the-blinds", "Moved near the blinds"),
            ),
            |rules| &mut rules.moved_in,
            [MovedIn::Plays, MovedIn::WaitsInSmallBlindAndButton, MovedIn::WaitsBetween],
            moved_in,
        ),
        rules.line_of(
            (Topic::PreferredSize, Breaks, phrase!("rule-a-table-breaks", "A table breaks")),
            (seats.saturating_sub(3).max(2)..=seats).map(of_size).collect(),
            &of_size(by_the_book.preferred_size.min(seats)),
            |rules| preferred_size(rules.preferred_size),
        ),
        rules.line(
            (Topic::HoldBreaks, Breaks, phrase!("rule-breaks-are-held", "Breaks are held")),
            |rules| &mut rules.hold_breaks,
            held,
            hold_breaks,
        ),
        rules.line(
            (Topic::Redraws, Breaks, phrase!("rule-redraws", "Redraws")),
            |rules| &mut rules.redraws,
            redrawn,
            |points| redraws(&points),
        ),
        rules.line(
            (Topic::Race, Chips, phrase!("rule-odd-chips", "Odd chips")),
            |rules| &mut rules.race,
            [RaceRule::HighCards, RaceRule::OneEach],
            race,
        ),
        rules.line(
            (
                Topic::Pace,
                HandForHand,
                phrase!("rule-the-tables-play-together", "The tables play together"),
            ),
            |rules| &mut rules.hand_for_hand.pace,
            [Pace::HandForHand, Pace::Soft, Pace::Round],
            pace,
        ),
        rules.line(
            (
                Topic::TimeOff,
                HandForHand,
                phrase!("rule-off-the-clock-for-each-hand", "Off the clock for each hand"),
            ),
            |rules| &mut rules.hand_for_hand.off_s,
            [60, 90, 120, 150, 180],
            time_off,
        ),
        rules.line(
            (Topic::AdvisedFrom, HandForHand, phrase!("rule-advised", "Advised")),
            |rules| &mut rules.hand_for_hand.advised_from,
            [0, 1, 2, 3, 5],
            advised_from,
        ),
        rules.line(
            (Topic::CallingTime, Conduct, phrase!("rule-calling-time", "Calling time")),
            |rules| &mut rules.calling_time,
            [RuleBook::Rrop, RuleBook::Tch, RuleBook::Wsop].map(|book| of_book(book).calling_time),
            |rule| calling_time(&rule),
        ),
        rules.line(
            (Topic::ShotClock, Conduct, phrase!("rule-shot-clock", "Shot clock")),
            |rules| &mut rules.shot_clock,
            [0, 20, 30, 45, 60].map(with_clock),
            shot_clock,
        ),
        rules.line(
            (Topic::Absence, Conduct, phrase!("rule-away-from-the-table", "Away from the table")),
            |rules| &mut rules.absence,
            [RuleBook::Tch, RuleBook::Hpt, RuleBook::Wsop].map(|book| of_book(book).absence),
            absence,
        ),
        rules.line(
            (
                Topic::NoShowDue,
                Entries,
                phrase!("rule-players-who-never-come", "Players who never come"),
            ),
            |rules| &mut rules.no_show.due,
            [
                NoShowDue::Level { level: 2 },
                NoShowDue::Level { level: 3 },
                NoShowDue::LevelOrHalfHour {},
                NoShowDue::Never {},
            ],
            no_show_due,
        ),
        rules.line(
            (Topic::NoShowMoney, Entries, phrase!("rule-their-money", "Their money")),
            |rules| &mut rules.no_show.money,
            [NoShowMoney::Forfeited {}, NoShowMoney::Held { days: 90 }],
            no_show_money,
        ),
    ];
    // Without a shot clock there is nothing more to choose.
    if let Some(clock) = rules.shot_clock {
        let after = lines.iter().position(|line| line.topic == Topic::ShotClock);
        let at = after.map_or(lines.len(), |at| at.saturating_add(1));
        lines.splice(at..at, shot_clock_lines(rules, clock));
    }
    lines
}

/// What a line is about, the heading it stands under, and its title.
type Heading = (RuleTopic, RuleGroup, Phrase);

impl HouseRules {
    /// The line of one part of these rules, with the usual choices.
    fn line<T: Clone>(
        &self,
        heading: Heading,
        part: fn(&mut Self) -> &mut T,
        usual: impl IntoIterator<Item = T>,
        words: impl Fn(T) -> Words,
    ) -> RuleLine {
        let of = |rules: &Self| part(&mut rules.clone()).clone();
        let with = |value| {
            let mut changed = self.clone();
            *part(&mut changed) = value;
            changed
        };
        let put_back = with(of(&preset(self.book, self.form)));
        let usual = usual.into_iter().map(with).collect();
        self.line_of(heading, usual, &put_back, |rules| words(of(rules)))
    }

    /// A line with these choices; `put_back` are the rules with the line as the preset has it.
    pub(super) fn line_of(
        &self,
        (topic, group, title): Heading,
        mut offered: Vec<Self>,
        put_back: &Self,
        words: impl Fn(&Self) -> Words,
    ) -> RuleLine {
        // What a host has set by hand is offered as well.
        let chosen = offered.iter().position(|with| with == self).unwrap_or_else(|| {
            offered.push(self.clone());
            offered.len().saturating_sub(1)
        });
        let said = |with: &Self| {
            let (choice, means, sources) = words(with);
            // A figure is a book's only where that book has it.
            let has_it = |book| words(&preset(book, with.form)).0 == choice;
            let figure = matches!(
                topic,
                RuleTopic::SeatsPerTable
                    | RuleTopic::Tolerance
                    | RuleTopic::PreferredSize
                    | RuleTopic::Redraws
                    | RuleTopic::TimeOff
                    | RuleTopic::CallingTime
            );
            let rule = with.cite_of(sources, |book| !figure || has_it(book));
            RuleChoice { choice, means, rule, rules: with.clone() }
        };
        let choices = offered.iter().map(said).collect();
        let preset = (put_back != self).then(|| said(put_back));
        RuleLine { topic, group, title, choices, chosen, preset }
    }
}

fn seats_per_table(seats: u8) -> Words {
    (
        Phrase::own(seats.to_string()),
        phrase!(
            "rule-seats-per-table-means",
            "As many tables are opened as hold the field at this many seats."
        ),
        SEATING,
    )
}

fn tolerance(tolerance: u8) -> Words {
    (
        phrase!("rule-tolerance", "Within {number}", number = tolerance),
        phrase!(
            "rule-tolerance-means",
            "As soon as one table has {number} more players than another, one moves.",
            number = tolerance.saturating_add(1),
        ),
        BALANCE,
    )
}

fn preferred_size(size: u8) -> Words {
    (
        phrase!("rule-preferred-size", "At {number} to a table", number = size),
        phrase!(
            "rule-preferred-size-means",
            "The next table in the order breaks once everybody left fits at the others with {number} at each.",
            number = size,
        ),
        BREAKING,
    )
}

fn calling_time(rule: &CallingTime) -> Words {
    let mut said: Vec<Phrase> = rule
        .warnings
        .iter()
        .map(|left| phrase!("rule-time-at", "at {seconds} seconds", seconds = *left))
        .collect();
    if rule.count_from > 0 {
        said.push(phrase!(
            "rule-time-counted",
            "counted from {seconds}",
            seconds = rule.count_from
        ));
    }
    if rule.not_before > 0 {
        said.push(phrase!(
            "rule-time-not-before",
            "not called before {seconds} seconds of thought",
            seconds = rule.not_before,
        ));
    }
    let means = if said.is_empty() {
        phrase!("rule-time-nothing-said", "Nothing is said before the time is up.")
    } else {
        phrase!(
            "rule-time-said",
            "Said {when}. Then the hand is dead, or checked where nothing was bet.",
            when = Phrase::chain(Chain::Each, said.iter().map(AsArgument::as_argument).collect()),
        )
    };
    (phrase!("rule-time-seconds", "{seconds} seconds", seconds = rule.seconds), means, CALLING_TIME)
}

fn shot_clock(rule: Option<ShotClock>) -> Words {
    match rule {
        None => (
            phrase!("rule-shot-clock-none", "None"),
            phrase!("rule-shot-clock-none-means", "A player may think until time is called."),
            &[],
        ),
        Some(ShotClock { seconds, card_s: 0, .. }) => (
            phrase!("rule-time-seconds", "{seconds} seconds", seconds),
            phrase!(
                "rule-shot-clock-means",
                "The dealer\u{2019}s device counts them down for each decision."
            ),
            STALLING,
        ),
        Some(ShotClock { seconds, card_s, .. }) => (
            phrase!("rule-time-seconds", "{seconds} seconds", seconds),
            phrase!(
                "rule-shot-clock-cards-means",
                "The dealer\u{2019}s device counts them down for each decision. A time card adds {seconds} seconds.",
                seconds = card_s,
            ),
            STALLING,
        ),
    }
}

fn absence(rule: AbsenceRule) -> Words {
    match rule {
        AbsenceRule::BlindedOff {} => (
            phrase!("rule-absence-blinded-off", "Blinded off"),
            phrase!(
                "rule-absence-blinded-off-means",
                "The stack is dealt in and posts until nothing is left of it."
            ),
            &[(RuleBook::Rrop, "6"), (RuleBook::Lr, "7"), (RuleBook::Tch, "71b")],
        ),
        AbsenceRule::SplitAfter { minutes } => (
            phrase!("rule-absence-split", "Split after {minutes} minutes", minutes),
            phrase!(
                "rule-absence-split-means",
                "The stack is split evenly among the others of the table. Odd chips go to the bank."
            ),
            &[(RuleBook::Hpt, "Players leaving")],
        ),
        AbsenceRule::Buttons {} => (
            phrase!(
                "rule-absence-missed-blind-and-two-absent-buttons",
                "Missed blind and two absent buttons"
            ),
            phrase!(
                "rule-absence-missed-blind-and-two-absent-buttons-means",
                "Then the chips may be picked up. A third player away from a table must be back for the next blinds."
            ),
            &[(RuleBook::Wsop, "73")],
        ),
    }
}

fn pace(pace: Pace) -> Words {
    match pace {
        Pace::HandForHand => (
            phrase!("rule-pace-one-hand", "One hand"),
            phrase!(
                "rule-pace-one-hand-means",
                "Every table waits for the others after each hand. The clock stands still and each hand takes its time off."
            ),
            HAND_FOR_HAND,
        ),
        Pace::Soft => (
            phrase!("rule-pace-one-hand-softly", "One hand, softly"),
            phrase!(
                "rule-pace-one-hand-softly-means",
                "Every table waits for the others after each hand, and the clock runs on."
            ),
            STALLING,
        ),
        Pace::Round => (
            phrase!("rule-pace-one-round", "One round"),
            phrase!(
                "rule-pace-one-round-means",
                "Every table waits for the others after each round, and the clock runs on."
            ),
            STALLING,
        ),
    }
}

fn time_off(off_s: u32) -> Words {
    (
        Phrase::own(minutes_seconds(u64::from(off_s))),
        phrase!(
            "rule-time-off-means",
            "It comes off as the hand starts. Blinds go up as time is used up, and a break waits for the end of the hand."
        ),
        &[(RuleBook::Tch, "P8b")],
    )
}

fn advised_from(from: u32) -> Words {
    match from {
        0 => (
            phrase!("rule-advised-from-on-the-directors-word", "On the director\u{2019}s word"),
            phrase!(
                "rule-advised-from-on-the-directors-word-means",
                "It is never advised. You announce it with h4h."
            ),
            &[],
        ),
        1 => (
            phrase!("rule-advised-from-one-to-the-money", "One to the money"),
            phrase!(
                "rule-advised-from-one-to-the-money-means",
                "As soon as the next player out is the last unpaid one."
            ),
            &[],
        ),
        from => (
            phrase!("rule-advised-from", "{number} to the money", number = from),
            phrase!(
                "rule-advised-from-means",
                "As soon as {number} players or fewer must go out before the money.",
                number = from,
            ),
            &[],
        ),
    }
}

fn form(form: GameForm) -> Words {
    const STUD: Sources = &[(RuleBook::Tch, "Stud 1")];
    const DRAW: Sources = &[(RuleBook::Tch, "Draw")];
    const FINAL: Sources = &[(RuleBook::Tch, "P9")];
    match form {
        GameForm::FullRing => (
            phrase!("rule-form-holdem-or-omaha", "Hold'em or Omaha"),
            phrase!(
                "rule-form-holdem-or-omaha-means",
                "A full table. Ten at home, nine in a card room."
            ),
            FINAL,
        ),
        GameForm::EightHanded => (
            phrase!("rule-form-eight-handed", "Eight-handed"),
            phrase!("rule-form-eight-handed-means", "Hold'em or Omaha at tables of eight."),
            FINAL,
        ),
        GameForm::SixHanded => (
            phrase!("rule-form-six-handed", "Six-handed"),
            phrase!("rule-form-six-handed-means", "Hold'em or Omaha at tables of six."),
            FINAL,
        ),
        GameForm::BigO => (
            phrase!("rule-form-big-o", "Big O"),
            phrase!(
                "rule-form-big-o-means",
                "Five cards each, at tables of eight, the final table as well."
            ),
            FINAL,
        ),
        GameForm::Stud => (
            phrase!("rule-form-stud", "Stud"),
            phrase!(
                "rule-form-stud-means",
                "Tables of eight: for more the cards would not go round."
            ),
            STUD,
        ),
        GameForm::Draw => (
            phrase!("rule-form-draw-or-lowball", "Draw or lowball"),
            phrase!("rule-form-draw-or-lowball-means", "Tables of six."),
            DRAW,
        ),
        GameForm::Badugi => (
            phrase!("rule-form-badugi", "Badugi"),
            phrase!("rule-form-badugi-means", "Tables of eight."),
            DRAW,
        ),
    }
}

fn initial_seats(seats: InitialSeats) -> Words {
    const CHOOSE: Sources = &[(RuleBook::Rrop, "2"), (RuleBook::Lr, "2")];
    match seats {
        InitialSeats::Random => (
            phrase!("rule-initial-seats-drawn-at-random", "Drawn at random"),
            phrase!(
                "rule-initial-seats-drawn-at-random-means",
                "Every seat is drawn from a recorded seed."
            ),
            SEATING,
        ),
        InitialSeats::CardDraw => (
            phrase!("rule-initial-seats-a-card-each", "A card each"),
            phrase!(
                "rule-initial-seats-a-card-each-means",
                "The suit is the table, the rank the seat. The ace is seat 1."
            ),
            &[(RuleBook::Hpt, "Seating")],
        ),
        InitialSeats::Choose => (
            phrase!("rule-initial-seats-first-come-first-choice", "First come, first choice"),
            phrase!(
                "rule-initial-seats-first-come-first-choice-means",
                "The cards lie face up and the earliest choose, as at a one-table satellite."
            ),
            CHOOSE,
        ),
        InitialSeats::AtSale => (
            phrase!("rule-initial-seats-when-the-entry-is-sold", "When the entry is sold"),
            phrase!(
                "rule-initial-seats-when-the-entry-is-sold-means",
                "The tables are opened first, as with tables 6. A player who enters then gets a seat at once."
            ),
            &[(RuleBook::Tch, "7b"), (RuleBook::Tch, "8a")],
        ),
    }
}

fn first_button(button: FirstButton) -> Words {
    match button {
        FirstButton::Ace => (
            phrase!("rule-first-button-the-aces-seat", "The ace's seat"),
            phrase!(
                "rule-first-button-the-aces-seat-means",
                "The player who draws the ace sits in seat 1 and has the first button."
            ),
            &[(RuleBook::Hpt, "Seating")],
        ),
        FirstButton::HighCard => (
            phrase!("rule-first-button-high-card-at-each-table", "High card at each table"),
            phrase!(
                "rule-first-button-high-card-at-each-table-means",
                "A card to each player. The highest by rank and suit has the button."
            ),
            &[(RuleBook::Rrop, "7"), (RuleBook::Lr, "8"), (RuleBook::Wsop, "90")],
        ),
        FirstButton::OneDraw => (
            phrase!("rule-first-button-one-draw-for-all-tables", "One draw for all tables"),
            phrase!(
                "rule-first-button-one-draw-for-all-tables-means",
                "One table deals a card to every seat. The highest is the button\u{2019}s seat at every table, even where nobody sits."
            ),
            &[(RuleBook::Tch, "7c")],
        ),
    }
}

fn button(button: ButtonRule) -> Words {
    match button {
        ButtonRule::Dead => (
            phrase!("rule-button-dead-button", "Dead button"),
            phrase!(
                "rule-button-dead-button-means",
                "The big blind goes to the player who is due. Small blind and button follow, even to an empty seat."
            ),
            &[
                (RuleBook::Hpt, "Dead button rule"),
                (RuleBook::Rrop, "30"),
                (RuleBook::Lr, "30"),
                (RuleBook::Tch, "32"),
                (RuleBook::Wsop, "151"),
            ],
        ),
        ButtonRule::Moving => (
            phrase!("rule-button-moving-button", "Moving button"),
            phrase!(
                "rule-button-moving-button-means",
                "The button always goes to the next player. So that nobody skips a blind, two big blinds may be posted."
            ),
            &[(RuleBook::Rrop, "Explanation 1"), (RuleBook::Lr, "Explanation 1")],
        ),
    }
}

fn ante_order(order: AnteOrder) -> Words {
    match order {
        AnteOrder::BlindFirst => (
            phrase!("rule-ante-order-blind-first", "Blind first"),
            phrase!(
                "rule-ante-order-blind-first-means",
                "The chips of a short big blind are the blind. What is left of them is the ante."
            ),
            &[(RuleBook::Tch, "P11")],
        ),
        AnteOrder::AnteFirst => (
            phrase!("rule-ante-order-ante-first", "Ante first"),
            phrase!(
                "rule-ante-order-ante-first-means",
                "The chips of a short big blind are the ante. What is left of them is the blind."
            ),
            &[],
        ),
    }
}

fn no_show_due(due: NoShowDue) -> Words {
    match due {
        NoShowDue::Never {} => (
            phrase!("rule-no-show-due-blinded-off", "Blinded off"),
            phrase!(
                "rule-no-show-due-blinded-off-means",
                "The stack stays in play and pays its blinds until it is gone."
            ),
            &[(RuleBook::Rrop, "6"), (RuleBook::Lr, "7")],
        ),
        NoShowDue::Level { level } => (
            phrase!("rule-no-show-level", "Out at level {level}", level),
            phrase!(
                "rule-no-show-level-means",
                "Players who have not come by the first hand of level {level} are removed, stack and all.",
                level,
            ),
            if level == 2 { &[(RuleBook::Hpt, "Late players")] } else { &[(RuleBook::Tch, "5a")] },
        ),
        NoShowDue::LevelOrHalfHour {} => (
            phrase!("rule-no-show-due-a-level-or-half-an-hour", "A level or half an hour"),
            phrase!(
                "rule-no-show-due-a-level-or-half-an-hour-means",
                "From the second level on or after half an hour, whichever comes first, the director may remove the stack."
            ),
            &[(RuleBook::Rrop, "4"), (RuleBook::Lr, "5")],
        ),
    }
}

fn no_show_money(money: NoShowMoney) -> Words {
    match money {
        NoShowMoney::Forfeited {} => (
            phrase!("rule-no-show-money-forfeited", "Forfeited"),
            phrase!(
                "rule-no-show-money-forfeited-means",
                "The entry counts and its money stays in the pool."
            ),
            &[(RuleBook::Hpt, "Late players")],
        ),
        NoShowMoney::Held { days } => (
            phrase!("rule-no-show-held", "Held for {days} days", days),
            phrase!(
                "rule-no-show-held-means",
                "The entry does not count. All that was paid is held for the player, and after that it is the house\u{2019}s."
            ),
            &[(RuleBook::Tch, "5b")],
        ),
    }
}

fn tighter(tighter: Tighter) -> Words {
    const TIGHTER: Sources =
        &[(RuleBook::Tch, "11e"), (RuleBook::Rrop, "17"), (RuleBook::Lr, "17")];
    let mut when = Vec::new();
    if tighter.tables > 0 {
        when.push(phrase!(
            "rule-tighter-at",
            "at {number} tables or fewer",
            number = tighter.tables
        ));
    }
    if tighter.near_money {
        when.push(phrase!("rule-tighter-near-money", "a full table before the money"));
    }
    if tighter.restart_tables > 0 {
        when.push(phrase!(
            "rule-tighter-restart",
            "at a restart with {number} tables or fewer",
            number = tighter.restart_tables,
        ));
    }
    let means = match when.len() {
        0 => {
            return (
                phrase!("rule-tighter-no", "No"),
                phrase!("rule-tighter-no-means", "The tolerance is the same all evening."),
                &[],
            );
        }
        1 => phrase!("rule-tighter-means", "From there on tables may differ by one player only."),
        _ => phrase!(
            "rule-tighter-whichever-means",
            "From whichever comes first, tables may differ by one player only."
        ),
    };
    let choice = Phrase::chain(Chain::Each, when.iter().map(AsArgument::as_argument).collect());
    (choice.capital(), means, TIGHTER)
}

fn halt_at(halt_at: Option<u8>) -> Words {
    match halt_at {
        None => (
            phrase!("rule-halt-at-never", "Never"),
            phrase!("rule-halt-at-never-means", "A short table plays on until a player arrives."),
            &[],
        ),
        Some(short) => (
            phrase!("rule-halt-at", "At {number} short", number = short),
            phrase!(
                "rule-halt-at-means",
                "A table with {number} players fewer than the fullest deals no hand until a player arrives. The director may let it play on.",
                number = short,
            ),
            &[(RuleBook::Tch, "11e")],
        ),
    }
}

fn mover(mover: Mover) -> Words {
    match mover {
        Mover::SamePosition => (
            phrase!("rule-mover-the-same-position", "The same position"),
            phrase!(
                "rule-mover-the-same-position-means",
                "The player as far from the button as the one who was eliminated."
            ),
            &[(RuleBook::Hpt, "Moving players")],
        ),
        Mover::NextBigBlind => (
            phrase!("rule-mover-the-next-big-blind", "The next big blind"),
            phrase!(
                "rule-mover-the-next-big-blind-means",
                "The player who would be the big blind on the next hand. In stud, the same seat."
            ),
            &[(RuleBook::Rrop, "15"), (RuleBook::Lr, "15"), (RuleBook::Tch, "11a")],
        ),
    }
}

fn from_table(table: FromTable) -> Words {
    match table {
        FromTable::LowCard => (
            phrase!("rule-from-table-low-card", "Low card"),
            phrase!(
                "rule-from-table-low-card-means",
                "Each of the fullest tables is dealt a card. The low card gives a player. The ace of spades is high."
            ),
            &[(RuleBook::Hpt, "Moving players")],
        ),
        FromTable::BreakingOrder => (
            phrase!("rule-from-table-the-next-to-break", "The next to break"),
            phrase!(
                "rule-from-table-the-next-to-break-means",
                "Of the fullest tables, the one that comes first in the breaking order."
            ),
            &[(RuleBook::Tch, "11d")],
        ),
        FromTable::Director => (
            phrase!("rule-from-table-the-director-says", "The director says"),
            phrase!(
                "rule-from-table-the-director-says-means",
                "The director names one of the fullest tables."
            ),
            &[(RuleBook::Rrop, "15"), (RuleBook::Lr, "15")],
        ),
    }
}

fn to_seat(seat: ToSeat) -> Words {
    match seat {
        ToSeat::EliminatedSeat => (
            phrase!("rule-to-seat-the-eliminated-players-seat", "The eliminated player's seat"),
            phrase!(
                "rule-to-seat-the-eliminated-players-seat-means",
                "The mover takes the seat that came free."
            ),
            &[(RuleBook::Hpt, "Moving players")],
        ),
        ToSeat::EarliestBigBlind => (
            phrase!("rule-to-seat-earliest-big-blind", "Earliest big blind"),
            phrase!(
                "rule-to-seat-earliest-big-blind-means",
                "Of the open seats, the one that is the big blind first."
            ),
            &[(RuleBook::Rrop, "15"), (RuleBook::Lr, "15")],
        ),
        ToSeat::WorstPosition => (
            phrase!("rule-to-seat-worst-position", "Worst position"),
            phrase!(
                "rule-to-seat-worst-position-means",
                "The big blind if it is open, even twice in a row, else as close before it as can be. Never the small blind."
            ),
            &[(RuleBook::Tch, "11a")],
        ),
    }
}

fn moved_in(moved_in: MovedIn) -> Words {
    match moved_in {
        MovedIn::Plays => (
            phrase!("rule-moved-in-plays-at-once", "Plays at once"),
            phrase!(
                "rule-moved-in-plays-at-once-means",
                "The mover owes whatever the seat owes, the small blind and the button included."
            ),
            &[(RuleBook::Hpt, "Moving players"), (RuleBook::Rrop, "16")],
        ),
        MovedIn::WaitsInSmallBlindAndButton => (
            phrase!(
                "rule-moved-in-waits-in-small-blind-and-button",
                "Waits in small blind and button"
            ),
            phrase!(
                "rule-moved-in-waits-means",
                "There the mover is dealt in once the button has passed. Anywhere else at once."
            ),
            &[(RuleBook::Lr, "16")],
        ),
        MovedIn::WaitsBetween => (
            phrase!(
                "rule-moved-in-waits-between-small-blind-and-button",
                "Waits between small blind and button"
            ),
            phrase!(
                "rule-moved-in-waits-means",
                "There the mover is dealt in once the button has passed. Anywhere else at once."
            ),
            &[(RuleBook::Tch, "10a")],
        ),
    }
}

fn race(rule: RaceRule) -> Words {
    match rule {
        RaceRule::HighCards => (
            phrase!("rule-race-the-highest-cards", "The highest cards"),
            phrase!(
                "rule-race-the-highest-cards-means",
                "A card for each odd chip. The highest cards win, two at one seat if they lie there. Half a new chip left over makes one more. A player left without chips gets the first."
            ),
            &[(RuleBook::Rrop, "10"), (RuleBook::Lr, "11"), (RuleBook::Hpt, "Tournaments 11")],
        ),
        RaceRule::OneEach => (
            phrase!("rule-race-one-chip-each-at-the-most", "One chip each at the most"),
            phrase!(
                "rule-race-one-chip-each-at-the-most-means",
                "The highest cards win, one chip a player. More than half a new chip left over makes one more; with 500s any remainder does. A player left without chips gets one besides."
            ),
            &[(RuleBook::Tch, "24")],
        ),
    }
}

/// No book speaks of it: this is how rooms do it, so that a table is not broken for those who come an hour later.
fn hold_breaks(hold: HoldBreaks) -> Words {
    match hold {
        HoldBreaks::Never {} => (
            phrase!("rule-hold-breaks-never", "Never"),
            phrase!(
                "rule-hold-breaks-never-means",
                "A table breaks as soon as everybody left fits at the others."
            ),
            &[],
        ),
        HoldBreaks::WhileEntries {} => (
            phrase!("rule-hold-breaks-while-entries-can-come", "While entries can come"),
            phrase!(
                "rule-hold-breaks-while-entries-can-come-means",
                "No table breaks before late registration and re-entries are over and nobody waits for a seat."
            ),
            &[],
        ),
        HoldBreaks::Until { until } => {
            let choice = match until {
                Closing::Level { level } => {
                    phrase!("until-level", "until level {level}", level)
                }
                Closing::FirstBreak {} => phrase!("until-the-first-break", "until the first break"),
                Closing::Time { .. } => phrase!("rule-until-a-time", "until a time"),
            };
            let means = phrase!(
                "rule-hold-breaks-until-means",
                "Until then every table stays open, and newcomers get seats at all of them."
            );
            (choice.capital(), means, &[])
        }
    }
}

fn redraws(points: &[RedrawPoint]) -> Words {
    if points.is_empty() {
        return (
            phrase!("rule-redraws-none", "None"),
            phrase!(
                "rule-redraws-none-means",
                "Tables break one after the other, down to the last."
            ),
            &[],
        );
    }
    let said: Vec<Phrase> = points
        .iter()
        .map(|point| {
            let tables = Phrase::count(point.tables, "table", "tables");
            if point.of_tables == 0 {
                return phrase!(
                    "rule-redraw-at",
                    "at {players} left for {tables}",
                    players = point.players,
                    tables,
                );
            }
            phrase!(
                "rule-redraw-at-of",
                "at {players} left for {tables} (events of {number} tables or more)",
                players = point.players,
                tables,
                number = point.of_tables,
            )
        })
        .collect();
    let choice = phrase!("a-list", "{each}", each = said);
    (choice.capital(), phrase!("rule-redraws-means", "Everybody left draws a new seat."), REDRAWS)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines on which these rules differ from the preset of their own book.
    fn differences(rules: &HouseRules) -> Vec<RuleTopic> {
        rule_lines(rules)
            .into_iter()
            .filter(|line| line.preset.is_some())
            .map(|line| line.topic)
            .collect()
    }

    fn line_about(topic: RuleTopic, rules: &HouseRules) -> RuleLine {
        rule_lines(rules).into_iter().find(|line| line.topic == topic).unwrap()
    }

    #[test]
    fn a_preset_differs_from_itself_in_nothing() {
        for book in RuleBook::ALL {
            for form in GameForm::ALL {
                assert_eq!(differences(&preset(book, form)), []);
            }
        }
    }

    #[test]
    fn a_changed_line_is_named_and_can_be_put_back() {
        let mut rules = preset(RuleBook::Tch, GameForm::FullRing);
        rules.mover = Mover::SamePosition;
        rules.tolerance = 5;
        assert_eq!(differences(&rules), [RuleTopic::Tolerance, RuleTopic::Mover]);
        while let Some(back) = rule_lines(&rules).into_iter().find_map(|line| line.preset) {
            rules = back.rules;
        }
        assert_eq!(rules, preset(RuleBook::Tch, GameForm::FullRing));
    }

    /// Every choice that is offered makes rules that pass their check, says what it is and means, and is then the one in
    /// force.
    #[test]
    fn every_choice_can_be_made() {
        for book in RuleBook::ALL {
            for line in rule_lines(&preset(book, GameForm::FullRing)) {
                assert_eq!(line.choices[line.chosen].rules, preset(book, GameForm::FullRing));
                for choice in line.choices {
                    choice.rules.check().unwrap();
                    assert!(
                        !choice.choice.is_nothing() && choice.means.english.ends_with('.'),
                        "{choice:?}"
                    );
                    let again = line_about(line.topic, &choice.rules);
                    assert_eq!(again.choices[again.chosen].choice, choice.choice);
                }
            }
        }
    }

    /// A choice cites its own rule, and not that of its topic: a figure that no book has cites none.
    #[test]
    fn each_choice_cites_its_own_rule() {
        let rules = preset(RuleBook::Tch, GameForm::FullRing);
        let cited = |topic, choice: &str| {
            let line = line_about(topic, &rules);
            let found = line.choices.into_iter().find(|one| one.choice.english == choice).unwrap();
            found.rule.map_or_else(String::new, |rule| format!("{} {}", rule.book, rule.rule))
        };
        assert_eq!(cited(RuleTopic::Tolerance, "Within 1"), "HPT Moving players");
        assert_eq!(cited(RuleTopic::Tolerance, "Within 2"), "TCH 11");
        assert_eq!(cited(RuleTopic::TimeOff, "1:00"), "");
        assert_eq!(cited(RuleTopic::TimeOff, "2:00"), "TCH P8b");
        assert_eq!(cited(RuleTopic::HoldBreaks, "Never"), "");
        let figures = [RuleTopic::Tolerance, RuleTopic::PreferredSize, RuleTopic::CallingTime];
        for line in rule_lines(&rules).into_iter().filter(|line| figures.contains(&line.topic)) {
            for choice in &line.choices {
                let books = RuleBook::ALL.into_iter().filter(|book| {
                    let theirs = line_about(line.topic, &preset(*book, GameForm::FullRing));
                    theirs.choices[theirs.chosen].choice == choice.choice
                });
                let books: Vec<&str> = books.map(RuleBook::short).collect();
                let cited = choice.rule.as_ref().map(|rule| rule.book.as_str());
                assert!(cited.is_none_or(|book| books.contains(&book)), "{choice:?}");
            }
        }
    }

    #[test]
    fn a_rule_is_cited_from_the_houses_own_book_where_it_has_one() {
        let cited = |book| {
            let rules = preset(book, GameForm::FullRing);
            let line = line_about(RuleTopic::Button, &rules);
            let rule = line.choices[line.chosen].rule.clone().unwrap();
            format!("{} {}", rule.book, rule.rule)
        };
        assert_eq!(cited(RuleBook::Hpt), "HPT Dead button rule");
        assert_eq!(cited(RuleBook::Wsop), "WSOP 151");
        assert_eq!(cited(RuleBook::Lr), "LR 30");
    }
}
