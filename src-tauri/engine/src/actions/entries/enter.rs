//! Taking entries: before the draw into the list, after it straight to a seat, or to the alternates' list when none is open.

use crate::actions::entries::note_payment::PaymentNoted;
use crate::actions::guests::{GuestsCame, no_such_guest};
use crate::actions::prelude::*;
use crate::actions::seating::alternates::tables_to_open;
use crate::actions::seating::draw::TablesOpened;
use crate::actions::seating::late;
use crate::actions::tables::open_table::TableOpened;
use crate::base::finding::{Answers, FoldedName, Wanted};
use crate::base::wording::few;
use crate::base::words::clean_name;
use crate::rulebook::setup::own_stacks::OwnStack;
use crate::rulebook::setup::price::Price;
use crate::rules::entries::how_bought::How;
use crate::rules::entries::late_registration::{late_registration_open, takes_more};
use crate::state::entry::{Entry, Player, Purchase, PurchaseKind};
use crate::state::guest::{Guest, GuestCame, GuestNames, PaidAhead};

/// The most entries that one command takes, and the most in a tournament.
const MOST_ENTRIES: usize = 200_000;

/// Takes an entry for each name, in this order, at the price of this moment.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Enter {
    /// The players' names; each is one new player with one entry.
    pub names: Vec<String>,
    /// The kind of buy-in: 0 for the usual one, else its place in the set-up's list, from 1.
    #[serde(default)]
    pub buy_in: u32,
    /// By what it is paid.
    #[serde(default)]
    pub payment: Payment,
    /// The numbers that the players have in the house's own list, in the order of the names; 0 for a player who is not on
    /// it. May be shorter than the names.
    #[serde(default)]
    pub listed: Vec<u32>,
    /// The kinds of buy-in, in the order of the names, where they are not all the same. May be shorter than the names:
    /// `buy_in` holds for the others.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub buy_ins: Vec<u32>,
    /// By what each is paid, likewise; `payment` holds for the others.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub payments: Vec<Payment>,
    /// The last name in each name, in the order of the names, where a list says which it is; empty where none does. May be
    /// shorter than the names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub last_names: Vec<String>,
    /// The numbers of the players' cards, likewise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<String>,
    /// What is noted of each payment, such as the number of a ticket, likewise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// The worth of each player's ticket, in the order of `names`; 0 where it is unknown or pays everything. The house
    /// fills it in for its own tickets.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub worths: Vec<Money>,
    /// Who pays for each player, where it is somebody else (TCH 8e), likewise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub paid_by: Vec<String>,
    /// The places, from 0, of names that are somebody new, whoever else is called so; the house's list has another player of that
    /// name then.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub somebody_new: Vec<u32>,
    /// Whom of the guest list each name is, in the order of the names. May be shorter than the names: a name that is a guest's by
    /// itself needs none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub guests: Vec<ComesAs>,
}

/// Somebody of the guest list who comes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ComesAs {
    /// The number on the list; 0 for nobody of it.
    pub guest: u32,
    /// It is somebody whom that guest brings.
    #[serde(default)]
    pub brought: bool,
}

/// Entries were taken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Entered {
    /// When, in tournament time.
    pub at: Millis,
    /// The number of the first one; the others follow it.
    pub first: EntryId,
    /// The names, tidied.
    pub names: Vec<String>,
    /// What each paid.
    pub price: Price,
    /// The chips each bought, those for being early included.
    pub chips: u64,
    /// The chips for being early among them.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub early: u64,
    /// The kind of buy-in: 0 for the usual one.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub buy_in: u32,
    /// By what it was paid.
    pub payment: Payment,
    /// The numbers in the house's own list; 0, or nothing, for a player who is not on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub listed: Vec<u32>,
    /// The last name in each name; empty, or nothing, where no list said which it is.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub last_names: Vec<String>,
    /// The numbers of the players' cards; empty, or nothing, for a player without one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<String>,
}

impl Action for Enter {
    /// # Errors
    /// Refused for no name or an empty one, for a kind of buy-in that there is not, after late registration has closed and when it
    /// is over.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let names: Vec<String> = self.names.iter().map(|name| clean_name(name)).collect();
        refuse_if(names.is_empty() || names.iter().any(String::is_empty), || {
            refuse!(BadValue, "give-name-every-entry", "Give a name for every entry.")
        })?;
        refuse_if(names.len().saturating_add(tournament.entries.len()) > MOST_ENTRIES, || {
            refuse!(
                BadValue,
                "tournament-takes-most-200",
                "A tournament takes at most 200,000 entries."
            )
        })?;
        let all = to_u32(names.len());
        refuse_if(context.next_entry.0.checked_add(all).is_none(), || {
            refuse!(BadValue, "no-number-left-another", "No entry number is left.")
        })?;
        takes_more(tournament, all)?;
        self.one_live_stack(tournament, &names)?;
        let guests = self.guests(tournament, &names)?;
        let taken = self.taken(tournament, context, &names, &guests)?;
        let newcomers: Vec<EntryId> =
            taken.iter().flat_map(Entered::numbered).map(|(entry, _)| entry).collect();
        let came = newcomers.iter().zip(&guests).filter_map(|(entry, guest)| {
            let (guest, brought) = (*guest)?;
            Some(GuestCame { guest: guest.expected.guest, entry: *entry, brought })
        });
        let came = GuestsCame { came: came.collect() };
        let came = Some(came).filter(|came| !came.came.is_empty()).map(Event::from);
        let said = |list: &[String], at: usize| list.get(at).cloned().unwrap_or_default();
        let noted = newcomers.iter().enumerate().filter_map(|(at, entry)| {
            let noted =
                PaymentNoted::of(*entry, 0, &said(&self.notes, at), &said(&self.paid_by, at));
            let worth = self.worths.get(at).copied().filter(|worth| *worth > Money::ZERO);
            noted.map(|noted| PaymentNoted { worth, ..noted })
        });
        let taken: Vec<Event> =
            taken.into_iter().map(Event::from).chain(noted.map(Event::from)).chain(came).collect();
        if tournament.phase() == Phase::Registering {
            return Ok(sold_from_the_first_on(tournament, taken, &newcomers, context));
        }
        late_registration_open(tournament, context.now)?;
        let opened = tables_sold(tournament, newcomers.len(), context);
        let taken: Vec<Event> = taken.into_iter().chain(opened).collect();
        let drawn =
            late::drawn(tournament, &taken, &newcomers, MoveReason::LateRegistration {}, context);
        Ok(taken.into_iter().chain(drawn).collect())
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        // The names as they were taken: what was typed may hold signs that nothing can show.
        let names = effect.all::<Entered>().flat_map(|entered| &entered.names);
        let names: Vec<&str> = names.map(String::as_str).collect();
        let who = few(&names, "entry", "entries");
        let what = if names.len() == 1 { effect.seated(who) } else { who };
        log_label(phrase!("log-enter", "Enter"), what)
    }
}

/// Where seats are drawn at the sale and the set-up says how many tables there are, the first entry opens them and has its seat
/// (TCH 7b).
fn sold_from_the_first_on(
    tournament: &Tournament,
    taken: Vec<Event>,
    newcomers: &[EntryId],
    context: &Context,
) -> Vec<Event> {
    let first = tournament.entries.values().all(|one| one.standing == Standing::Withdrawn);
    if tournament.setup.tables.is_none() || !tournament.sells_seats() || !first {
        return taken;
    }
    let tables = tournament.setup.room_tables().collect();
    let seats = tournament.setup.rules.seats_per_table;
    let open: Event = TablesOpened { tables, seats, button: None }.into();
    let taken: Vec<Event> = std::iter::once(open).chain(taken).collect();
    let reason = MoveReason::LateRegistration {};
    let drawn = late::drawn(tournament, &taken, newcomers, reason, context);
    taken.into_iter().chain(drawn).collect()
}

/// The tables that are opened for so many newcomers where seats are drawn at the sale, none is open for them, and the room has
/// as many tables as are needed (TCH 7b).
fn tables_sold(tournament: &Tournament, newcomers: usize, context: &Context) -> Vec<Event> {
    if !tournament.sells_seats() || !tournament.alternates.is_empty() {
        return Vec::new();
    }
    let open: usize = tournament.room.tables().map(|(_, table)| table.open_seats().len()).sum();
    let seats = tournament.setup.rules.seats_per_table;
    let mut without = newcomers.saturating_sub(open);
    let mut added = Vec::new();
    for table in tables_to_open(tournament) {
        if without == 0 {
            break;
        }
        let blocked = tournament.room.blocked_at(table).count();
        without = without.saturating_sub(usize::from(seats).saturating_sub(blocked));
        added.push(TableOpened { at: context.now, table, seats, for_sale: false }.into());
    }
    added
}

/// The place on the alternates' list, from 1, that somebody who enters now gets: nobody is seated before those who wait (TCH 8a). None
/// where a seat is open, where seats are drawn later, and where nobody may enter.
pub fn place_in_line(tournament: &Tournament, now: Millis) -> Option<u32> {
    if tournament.phase() == Phase::Registering {
        return None;
    }
    let last = tournament.entries.keys().next_back().map_or(0, |entry| entry.0);
    let next_entry = EntryId(last.checked_add(1)?);
    let context = Context { now, seed: 0, next_entry, device: "" };
    let somebody = Enter { names: vec!["?".into()], ..Enter::default() };
    let events = somebody.decide(tournament, &context).ok()?;
    let mut after = tournament.clone();
    events.iter().for_each(|event| event.apply(&mut after));
    let waits = after.alternates.iter().position(|entry| *entry == next_entry)?;
    Some(to_u32(waits).saturating_add(1))
}

impl Enter {
    /// One player by name, bought like this.
    pub fn one(name: String, how: How) -> Self {
        let How { buy_in, payment, note, by } = how;
        let said = |text: String| if text.is_empty() { Vec::new() } else { vec![text] };
        let (notes, paid_by) = (said(note), said(by));
        Self { names: vec![name], buy_in, payment, notes, paid_by, ..Self::default() }
    }

    /// The number of the name at this place in the player list; none for a player who is not on it.
    fn listed(&self, index: usize) -> Option<u32> {
        self.listed.get(index).copied().filter(|number| *number > 0)
    }

    /// Goes on only where each person has one stack at the most: one player to a hand (TCH 67).
    ///
    /// # Errors
    /// Refused for a player of the list who is in play, waits or is out, who buys in again instead; for one who is named twice;
    /// for one who is out of the event for good, also by name where nothing tells the two apart.
    fn one_live_stack(&self, tournament: &Tournament, names: &[String]) -> Result<(), Refusal> {
        let mut wanted: BTreeMap<u32, &String> = BTreeMap::new();
        for (index, name) in names.iter().enumerate() {
            let Some(listed) = self.listed(index) else { continue };
            refuse_if(wanted.insert(listed, name).is_some(), || {
                refuse!(BadValue, "player-named-twice", "{name} is named twice.", name = name)
            })?;
        }
        if !wanted.is_empty() {
            for player in tournament.players.values() {
                let known = player.listed.is_some_and(|listed| wanted.contains_key(&listed));
                if known {
                    not_in_already(tournament, player)?;
                }
            }
        }
        for barred in tournament.barred.keys() {
            let Some(player) = tournament.players.get(barred) else { continue };
            let Some(&last) = player.entries.last() else { continue };
            for (index, name) in names.iter().enumerate() {
                let card = self.cards.get(index).is_some_and(|card| !card.is_empty());
                let told_apart =
                    card || self.listed(index).is_some_and(|one| player.listed != Some(one));
                let same = Wanted::of(name).found_in(player.folded()) == Some(Answers::Whole);
                if same && !told_apart {
                    tournament.not_barred(last)?;
                }
            }
        }
        Ok(())
    }

    /// The kind of buy-in and the means of payment of the name at this place.
    fn bought(&self, index: usize) -> (u32, Payment) {
        let buy_in = self.buy_ins.get(index).copied().unwrap_or(self.buy_in);
        (buy_in, self.payments.get(index).copied().unwrap_or(self.payment))
    }

    /// Whom of the guest list each name is, and whether that guest brings the player.
    ///
    /// # Errors
    /// Refused for a guest who is not on the list or has come, and for one who brings nobody more.
    fn guests<'a>(
        &self,
        tournament: &'a Tournament,
        names: &[String],
    ) -> Result<Vec<Option<(&'a Guest, bool)>>, Refusal> {
        if tournament.guests.is_empty() && self.guests.is_empty() {
            return Ok(vec![None; names.len()]);
        }
        let called =
            GuestNames::of(tournament.guests.iter(), |guest| tournament.came_as(guest).is_none());
        let mut found: Vec<Option<(&Guest, bool)>> = Vec::new();
        for (index, name) in names.iter().enumerate() {
            let said = self.guests.get(index).copied().unwrap_or_default();
            let so_far = |guest: &Guest, brought: bool| {
                let same = |one: &&(&Guest, bool)| {
                    one.0.expected.guest == guest.expected.guest && one.1 == brought
                };
                to_u32(found.iter().flatten().filter(same).count())
            };
            let guest = if said.guest > 0 {
                let guest = tournament.guest(said.guest).ok_or_else(no_such_guest)?;
                let left = match said.brought {
                    true => tournament.still_brought(guest),
                    false => u32::from(tournament.came_as(guest).is_none()),
                };
                refuse_if(so_far(guest, said.brought) >= left, || {
                    let name = guest.expected.name.as_str();
                    if said.brought {
                        refuse!(NotNow, "guest-brings-nobody", "{name} brings nobody more.", name)
                    } else {
                        refuse!(NotNow, "guest-is-there", "{name} has come already.", name)
                    }
                })?;
                Some((guest, said.brought))
            } else if self.somebody_new.contains(&to_u32(index)) {
                None
            } else {
                let card = self.cards.get(index).map_or("", String::as_str);
                let guest = called.called(name, card, self.listed(index).unwrap_or(0));
                guest.filter(|guest| so_far(guest, false) == 0).map(|guest| (guest, false))
            };
            found.push(guest);
        }
        Ok(found)
    }

    /// The entries, those that follow one another and are bought the same way in one.
    fn taken(
        &self,
        tournament: &Tournament,
        context: &Context,
        names: &[String],
        guests: &[Option<(&Guest, bool)>],
    ) -> Result<Vec<Entered>, Refusal> {
        let early = early_chips(tournament, context.now);
        let mut taken: Vec<Entered> = Vec::new();
        let mut own = OwnStacks::of(tournament);
        for (index, name) in names.iter().enumerate() {
            let further = to_u32(index);
            let number = context.next_entry.0.saturating_add(further);
            // Who paid before the night enters at the price that was paid then.
            let guest = guests.get(index).copied().flatten().filter(|(_, brought)| !brought);
            let ahead = guest.and_then(|(guest, _)| guest.expected.paid);
            let (buy_in, payment) = match ahead {
                // A kind that the set-up no longer has gives way to the usual one.
                Some(PaidAhead { buy_in, payment, .. }) => {
                    (price_now(tournament, buy_in).map_or(0, |_| buy_in), payment)
                }
                None => self.bought(index),
            };
            let listed = self.listed.get(index).copied();
            let said =
                |list: &[String]| list.get(index).map_or_else(String::new, |it| clean_name(it));
            let last_name =
                Some(said(&self.last_names)).filter(|last| name.contains(last.as_str()));
            let (last_name, card) = (last_name.unwrap_or_default(), said(&self.cards));
            let (price, chips) = price_now(tournament, buy_in)?;
            let price = ahead.map_or(price, |ahead| ahead.price);
            let chips = own.take(name, listed.unwrap_or(0)).unwrap_or(chips).saturating_add(early);
            if let Some(last) = taken.last_mut()
                && (last.buy_in, last.payment, last.chips, last.price)
                    == (buy_in, payment, chips, price)
            {
                last.names.push(name.clone());
                last.listed.extend(listed);
                put(&mut last.last_names, last.names.len(), last_name);
                put(&mut last.cards, last.names.len(), card);
                continue;
            }
            let one = |text: String| if text.is_empty() { Vec::new() } else { vec![text] };
            taken.push(Entered {
                last_names: one(last_name),
                cards: one(card),
                at: context.now,
                first: EntryId(number),
                names: vec![name.clone()],
                price,
                chips,
                early,
                buy_in,
                payment,
                listed: listed.into_iter().collect(),
            });
        }
        Ok(taken)
    }
}

/// Goes on only for a player of the list who has no entry that counts.
///
/// # Errors
/// Refused for a player who is in, with the seat; for one who is out, who re-enters or buys back in instead.
fn not_in_already(tournament: &Tournament, player: &Player) -> Result<(), Refusal> {
    let counts = |entry: &&EntryId| tournament.is_entered(**entry);
    if let Some(&entry) = player.entries.iter().find(|entry| tournament.is_in(**entry)) {
        let name = tournament.name(entry);
        return Err(match tournament.seat_of(entry) {
            Some(seat) => refuse!(
                NotNow,
                "player-is-in-already",
                "{name} is in already: {seat}. One stack for each player (TCH 67).",
                name,
                seat = tournament.seat_said(seat),
            ),
            None => refuse!(
                NotNow,
                "player-waits-already",
                "{name} has entered already and waits for a seat.",
                name,
            ),
        });
    }
    let Some(&last) = player.entries.last() else { return Ok(()) };
    tournament.not_barred(last)?;
    match player.entries.iter().rfind(counts) {
        Some(&out) => Err(refuse!(
            NotNow,
            "player-is-out-already",
            "{name} has played and is out. Take a re-entry or a rebuy instead.",
            name = tournament.name(out),
        )),
        None => Ok(()),
    }
}

/// The stacks of their own that nobody of the players has had yet.
struct OwnStacks<'a>(Vec<&'a OwnStack>);

impl<'a> OwnStacks<'a> {
    fn of(tournament: &'a Tournament) -> Self {
        let stacks = tournament.setup.own_stacks.iter();
        let is_in = |stack: &&OwnStack| {
            let mut players = tournament.players.iter().map(|(_, player)| player);
            players.any(|player| stack.is_of(&player.name, player.listed.unwrap_or(0)))
        };
        Self(stacks.filter(|stack| !is_in(stack)).collect())
    }

    /// The chips of this player's own stack, once.
    fn take(&mut self, name: &str, listed: u32) -> Option<ChipCount> {
        let at = self.0.iter().position(|stack| stack.is_of(name, listed))?;
        Some(self.0.swap_remove(at).chips)
    }
}

/// Puts what is said of the name with this number, from 1, into a list that is as short as what is said allows.
fn put(list: &mut Vec<String>, number: usize, said: String) {
    if !said.is_empty() {
        list.resize(number.saturating_sub(1), String::new());
        list.push(said);
    }
}

/// What an entry of this kind costs and buys now, without the chips for being early.
///
/// # Errors
/// Refused for a kind of buy-in that the set-up does not have.
pub fn price_now(tournament: &Tournament, buy_in: u32) -> Result<(Price, ChipCount), Refusal> {
    let setup = &tournament.setup;
    if buy_in == 0 {
        let late = setup.late_price.filter(|_| tournament.dial != Dial::NotStarted);
        return Ok((late.unwrap_or(setup.price), setup.starting_stack));
    }
    let index = to_usize(buy_in.saturating_sub(1));
    setup.buy_ins.get(index).map(|kind| (kind.price, kind.chips)).ok_or_else(|| {
        refuse!(
            Unknown,
            "no-such-buy-0",
            "There is no such buy-in. The usual one is 0; the others count from 1."
        )
    })
}

/// The chips with which this player would begin, where the set-up has a stack of the player's own.
pub fn own_stack(tournament: &Tournament, name: &str, listed: u32) -> Option<ChipCount> {
    OwnStacks::of(tournament).take(name, listed)
}

/// The chips that an entry gets for being early.
pub fn early_chips(tournament: &Tournament, now: Millis) -> ChipCount {
    let early = tournament.setup.early_bird.filter(|early| early.until.is_open(tournament, now));
    early.map_or(0, |early| early.chips)
}

impl Entered {
    /// Each entry's number with its name.
    pub fn numbered(&self) -> impl Iterator<Item = (EntryId, &String)> {
        let number = |index: u32| EntryId(self.first.0.saturating_add(index));
        (0..).map(number).zip(&self.names)
    }
}

impl Apply for Entered {
    fn apply(&self, tournament: &mut Tournament) {
        let bought = Purchase {
            early: self.early,
            buy_in: self.buy_in,
            payment: self.payment,
            ..Purchase::new(PurchaseKind::Entry, self.at, self.price, self.chips)
        };
        for (index, (id, name)) in self.numbered().enumerate() {
            let player = PlayerId(id.0);
            let listed = self.listed.get(index).copied().filter(|number| *number > 0);
            let said = |list: &[String]| list.get(index).cloned().unwrap_or_default();
            let newcomer = Player {
                name: name.clone(),
                last_name: said(&self.last_names),
                card: said(&self.cards),
                listed,
                entries: vec![id],
                searched: FoldedName::default(),
            };
            tournament.players.insert(player, newcomer);
            tournament.entries.insert(id, Entry::new(player, self.at, self.price.bounty));
            tournament.buy(id, bought);
            // After the draw whoever is not seated by the same line waits as an alternate.
            if !tournament.room.is_empty() {
                tournament.alternates.push(id);
            }
            tournament.counted_entries = tournament.counted_entries.saturating_add(1);
        }
    }
}
