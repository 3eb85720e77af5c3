// Made from the types of Rust by ./update. Do not edit.

/**
 * What happens to the stack of a player who stays away.
 */
export type AbsenceRule = { "type": "blinded_off", } | { "type": "split_after", 
/**
 * Minutes: 1 to 240.
 */
minutes: number, } | { "type": "buttons", };

/**
 * What is in each till and what it is for. The tills together equal the purposes together in every history.
 */
export type Accounts = { 
/**
 * Taken in cash and not paid out.
 */
cash: Money, 
/**
 * Taken by card.
 */
card: Money, 
/**
 * Taken by transfer.
 */
transfer: Money, 
/**
 * Vouchers of the house that were taken.
 */
voucher: Money, 
/**
 * Tickets and seats won elsewhere that were taken.
 */
ticket: Money, 
/**
 * What the house gives: entries that nobody paid.
 */
comp: Money, 
/**
 * Taken otherwise.
 */
other: Money, 
/**
 * Owed by players: what is not paid, and what was paid out to them too much.
 */
owed: Money, 
/**
 * Owed by the house: what it adds and the overlay, less what it has put in. Negative where it has put in too much.
 */
house: Money, 
/**
 * For prizes not yet paid out.
 */
prizes: Money, 
/**
 * For the house.
 */
fees: Money, 
/**
 * For bounties.
 */
bounties: Money, 
/**
 * For dealers and staff.
 */
staff: Money, 
/**
 * For the league.
 */
league: Money, 
/**
 * Held for no-shows.
 */
held: Money, 
/**
 * Taken out of the pool for what the house has named.
 */
withheld: Money, };

/**
 * Takes an add-on for a player in play.
 */
export type AddOn = { 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * By what it is paid.
 */
payment: Payment, };

/**
 * When and how often a player may buy chips beside the stack in play.
 */
export type AddOnRule = { 
/**
 * What an add-on costs.
 */
price: Price, 
/**
 * Chips that an add-on buys.
 */
chips: number, 
/**
 * How many each player may take.
 */
limit: number, 
/**
 * From when.
 */
from: AddOnsFrom, 
/**
 * Until when.
 */
until: Closing, };

/**
 * Takes an add-on for everybody in play who may take one and has none: most take it at the break.
 */
export type AddOns = { 
/**
 * By what they are paid.
 */
payment: Payment, 
/**
 * At this table alone; absent for the whole room.
 */
table: TableNumber | null, };

/**
 * From when add-ons are taken.
 */
export type AddOnsFrom = { "type": "start", } | { "type": "first_break", } | { "type": "after_level", 
/**
 * The level.
 */
level: number, };

/**
 * The add-ons that are sold now.
 */
export type AddOnsNow = { 
/**
 * What one costs.
 */
price: Money, 
/**
 * What it buys.
 */
chips: number, 
/**
 * The last level in which they are sold, where they close with a level; they still are in the break after it.
 */
through_level: number | null, 
/**
 * When they close, where that is at a time, in tournament time.
 */
until: number | null, };

/**
 * Adds time to the stage in force, or takes it away; at least one second is left.
 */
export type AdjustClock = { 
/**
 * Milliseconds to add; negative to take away. Not 0, at most a day either way.
 */
by_ms: number, };

/**
 * Puts chips into a live stack, or takes chips out of it; or puts chips that are nobody's into play or takes them out.
 */
export type AdjustStack = { 
/**
 * Whose; absent for chips that are nobody's. A player who is out has no stack: the chips were found there.
 */
entry: EntryId | null, 
/**
 * In or out.
 */
way: ChipsWay, 
/**
 * How much: 1 to 1,000,000,000.
 */
chips: number, 
/**
 * Why.
 */
why: StackReason, 
/**
 * More of it, in the director's words; possibly empty.
 */
note: string, 
/**
 * The seat at which chips that are nobody's were found, where it was at one.
 */
seat?: Seat, };

/**
 * What the house rules require now.
 */
export type Advice = { 
/**
 * What it is about.
 */
kind: AdviceKind, 
/**
 * One line: what is to be done, with names and seats.
 */
title: string, 
/**
 * Why, in the house's words.
 */
why: string, 
/**
 * The rule behind it.
 */
rule: Citation | null, 
/**
 * The word on the button, such as "Move".
 */
verb: string, 
/**
 * The command that does it; absent while something must be known first.
 */
command: Command | null, 
/**
 * What must be known first.
 */
need: Need | null, 
/**
 * Tables and seats concerned, to be marked on the room.
 */
marks: Array<Seat>, 
/**
 * Tables concerned as a whole.
 */
tables: Array<TableNumber>, 
/**
 * How many more of the same kind follow.
 */
more: number, 
/**
 * What is begun with on the floor line where a figure is missing, such as "split 6.4 "; empty otherwise.
 */
begins: string, 
/**
 * Enter alone is too little for it and it has a key of its own: it takes a stack out of play, breaks a table, opens
 * one to which players move, draws everybody's seats anew, ends the tournament, or marks money as paid.
 */
own_key: boolean, 
/**
 * The answer that the director may give instead.
 */
otherwise: OtherAnswer | null, };

/**
 * What an advice is about, for its icon and its place on the projector.
 */
export type AdviceKind = "draw" | "start" | "button" | "seat" | "open" | "balance" | "break" | "redraw" | "halt" | "colour_up" | "hand_for_hand" | "shot_clock" | "penalty" | "absence" | "no_show" | "pay" | "day" | "call_off";

/**
 * How play goes on after the last level.
 *
 * These levels are worked out whenever a log is read, so what a variant means never changes: another way to go on is
 * another variant.
 */
export type AfterLast = "double" | "step" | "repeat";

/**
 * A way to bring a player who is out back in, or to enter a newcomer by the name as it was meant.
 */
export type AgainOffer = { 
/**
 * "Re-entry" or "Rebuy", and whose; or the name as it was meant.
 */
label: string, 
/**
 * What it costs.
 */
price: Money, 
/**
 * The command, in cash where nothing else was typed.
 */
command: Command, };

/**
 * Knockouts between two players.
 */
export type Against = { 
/**
 * The other.
 */
who: Who, 
/**
 * The name.
 */
name: string, 
/**
 * How often.
 */
times: Hundredths, };

/**
 * What a player gets of a deal that the players agreed on themselves.
 */
export type AgreedShare = { 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * What it gets.
 */
share: Money, };

/**
 * Whether something may be done now.
 */
export type Allowed = { 
/**
 * It may.
 */
yes: boolean, 
/**
 * Why not; empty when it may.
 */
why_not: string, };

/**
 * One who waits for a seat.
 */
export type Alternate = { 
/**
 * The place on the list, from 1.
 */
place: number, 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * The name.
 */
name: string, 
/**
 * A seat is open for this one now.
 */
called: boolean, };

/**
 * The alternates' list.
 */
export type AlternatesView = { 
/**
 * How many wait.
 */
total: number, 
/**
 * For how many of them a seat is open now.
 */
can_be_seated: number, 
/**
 * The table that the room could open, and for which there are players enough.
 */
table_to_open: TableNumber | null, 
/**
 * The rows asked for, in order.
 */
rows: Array<Alternate>, };

/**
 * Announces the last hands of the day.
 */
export type AnnounceLastHands = { 
/**
 * So many more at each table, 1 to 50; absent for what the set-up says, which may be a draw.
 */
hands: number | null, };

/**
 * Notes that a player has announced a rebuy before the hand, or that the floor lets the player off.
 */
export type AnnounceRebuy = { 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * The floor lets the player off, and the rebuy need not be made.
 */
off: boolean, };

/**
 * A page of the moves to announce.
 */
export type AnnouncedMoves = { 
/**
 * How many there are.
 */
total: number, 
/**
 * How many of them, the first ones, were said last.
 */
newest: number, 
/**
 * The rows asked for, the latest first; what was said at one time for one reason is by name.
 */
rows: Array<MoveView>, };

/**
 * A change of how cues are called.
 */
export type AnnouncementChange = { "type": "speech", 
/**
 * They are.
 */
on: boolean, } | { "type": "event", 
/**
 * Which tournament.
 */
tournament: TournamentId, 
/**
 * They are.
 */
heard: boolean, } | { "type": "line", 
/**
 * Which.
 */
cue: Cue, 
/**
 * How.
 */
line: CueLine, } | { "type": "own_sound", 
/**
 * Which cue.
 */
cue: Cue, 
/**
 * The file's name.
 */
name: string, 
/**
 * What is in it, as base64.
 */
base64: string, } | { "type": "bundled_sound", 
/**
 * Which cue.
 */
cue: Cue, };

/**
 * The answer to a [`Query`].
 */
export type Answer = { "type": "desk", "view": DeskView } | { "type": "clock", "view": ClockView } | { "type": "projector", "view": ProjectorView } | { "type": "tables", "view": TablesView } | { "type": "tables_numbered", "view": Array<TableView> } | { "type": "room_map", "view": RoomMapView } | { "type": "find_tables", "view": TablesFound } | { "type": "moves", "view": MoveList } | { "type": "players", "view": PlayersView } | { "type": "ledger", "view": LedgerView } | { "type": "cash_report", "view": CashReport } | { "type": "drawers", "view": DrawersView } | { "type": "receipt", "view": Receipt | null } | { "type": "prizes", "view": PrizesView } | { "type": "prize_draft", "view": PrizeDraftView } | { "type": "deal", "view": DealView } | { "type": "payments", "view": PaymentsView } | { "type": "end_here", "view": EndHereView } | { "type": "call_off", "view": CallOffView } | { "type": "payouts", "view": PayoutsView } | { "type": "announced_moves", "view": AnnouncedMoves } | { "type": "seating", "view": SeatingView } | { "type": "find_seat", "view": SeatsFound } | { "type": "newcomer", "view": NewcomerView } | { "type": "guests", "view": GuestsView } | { "type": "my_seat", "view": MySeatView | null } | { "type": "standings", "view": StandingsView } | { "type": "results", "view": Results } | { "type": "results_file", "view": ResultsFile } | { "type": "floor_corrections", "view": Array<FloorCorrection> } | { "type": "log", "view": LogView } | { "type": "find_lines", "view": LogView } | { "type": "correction", "view": CorrectionView } | { "type": "floor_line_at", "view": FloorReading } | { "type": "set_up", "view": SetUpView } | { "type": "chips", "view": ChipsView } | { "type": "race", "view": RaceView | null } | { "type": "counts", "view": CountsView } | { "type": "leaders", "view": LeadersView } | { "type": "next_day", "view": NextDayView } | { "type": "day", "view": DayView } | { "type": "house_rules", "view": HouseRulesView } | { "type": "schedule", "view": ScheduleView } | { "type": "schedule_draft", "view": ScheduleDraftView } | { "type": "generate_schedule", "view": Generated } | { "type": "wish_start", "view": WishStart } | { "type": "schedule_curve", "view": ScheduleCurve } | { "type": "draw_plan", "view": DrawPlan } | { "type": "draw", "view": DrawView | null } | { "type": "draw_check", "view": string | null } | { "type": "card_draw", "view": CardDrawView } | { "type": "alternates", "view": AlternatesView } | { "type": "floor_clocks", "view": FloorClocksView } | { "type": "handover", "view": HandoverView } | { "type": "floor_line", "view": FloorReading };

/**
 * Who posts an ante, and how much.
 */
export type Ante = { "type": "none", } | { "type": "per_player", 
/**
 * Each player's ante in chips.
 */
chips: number, } | { "type": "big_blind", 
/**
 * The table's ante in chips.
 */
chips: number, };

/**
 * What a player pays first who has too few chips for the big blind and a big-blind ante together.
 */
export type AnteOrder = "blind_first" | "ante_first";

/**
 * The answer to an [`AnyQuery`].
 */
export type AnyAnswer = Answer | TextAnswer;

/**
 * A question to a tournament, or about a text.
 */
export type AnyQuery = Query | TextQuery;

/**
 * An evening of a player.
 */
export type Appearance = { 
/**
 * Which.
 */
evening: string, 
/**
 * Its name.
 */
name: string, 
/**
 * When it began.
 */
at: number, 
/**
 * The place.
 */
place: number, 
/**
 * Of how many entries.
 */
of: number, 
/**
 * The code of the currency.
 */
currency: string, 
/**
 * How many decimals it has.
 */
decimals: number, 
/**
 * Paid in.
 */
paid: number, 
/**
 * Won.
 */
won: number, };

/**
 * One of the things that a sentence names.
 */
export type Argument = { 
/**
 * What it is in the sentence, such as "name".
 */
name: string, 
/**
 * What it is here.
 */
value: Value, };

/**
 * Something arranged about seats, and the command that gives it up.
 */
export type ArrangementLine = { 
/**
 * What was arranged, such as "Dele Okafor: table 3 seat 2".
 */
text: string, 
/**
 * The command that gives it up.
 */
release: Command, };

/**
 * Ticks moves as arrived.
 */
export type Arrived = { 
/**
 * The moves' numbers, from 1.
 */
moves: Array<number>, };

/**
 * Says who wins a bounty.
 */
export type AssignBounty = { 
/**
 * Whose bounty it was.
 */
of: EntryId, 
/**
 * Which of this entry's, counted from 0.
 */
turn: number, 
/**
 * Who wins it: several share it, the odd units to the first.
 */
by: Array<EntryId>, };

/**
 * A player who is away.
 */
export type AwayRow = { 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * The name.
 */
name: string, 
/**
 * The seat.
 */
seat: Seat, 
/**
 * How long, in milliseconds.
 */
away_ms: number, 
/**
 * How long the player may still be away, 0 when it is too long; absent where the house has no limit.
 */
left_ms: number | null, 
/**
 * Missed blinds noted.
 */
missed_blinds: number, 
/**
 * Absent buttons noted.
 */
absent_buttons: number, 
/**
 * What is put before the seat next.
 */
misses_next: MissedWhat, 
/**
 * What the stack posts meanwhile; nothing where nothing is posted.
 */
posts: string, };

/**
 * Back in, here: a player who was said to be out and is not sits down at an open seat, drawn as for a late registration; nobody
 * else moves.
 */
export type BackIn = { 
/**
 * Who.
 */
entry: EntryId, };

/**
 * The picture behind every scene, as a screen is told of it.
 */
export type Backdrop = { 
/**
 * Its name, which changes with it.
 */
name: string, 
/**
 * How much of the ground lies over it, in hundredths.
 */
veil: number, };

/**
 * A tournament in a backup.
 */
export type BackedUp = { 
/**
 * Its name.
 */
name: string, 
/**
 * How many lines its log has there.
 */
lines: number, 
/**
 * How many fewer or more than now; absent for one that is not in the file now.
 */
than_now: number | null, 
/**
 * When something was last said to it there, in milliseconds since the Unix epoch; absent before the first line.
 */
last_line_at: number | null, };

/**
 * The picture as the settings know it.
 */
export type Background = { 
/**
 * Its file in the data folder; a new picture has a new name.
 */
file: string, 
/**
 * Its lightest colours, each part rounded up: none of the picture is lighter than all of them in any part. Four bits a
 * part.
 */
lightest: Array<number>, 
/**
 * Its darkest colours, rounded down, likewise.
 */
darkest: Array<number>, };

/**
 * A backup with what is in it.
 */
export type BackupContents = { 
/**
 * Where it is.
 */
path: string, 
/**
 * When it was made, in milliseconds since the Unix epoch.
 */
at: number, 
/**
 * Its tournaments, the one last touched first, without those that are deleted.
 */
tournaments: Array<BackedUp>, 
/**
 * Why it cannot be read; empty when it can.
 */
trouble: string, };

/**
 * A backup.
 */
export type BackupLine = { 
/**
 * The file's name.
 */
name: string, 
/**
 * When it was made, in milliseconds since the Unix epoch.
 */
at: number, 
/**
 * Where it is.
 */
path: string, };

/**
 * Puts stacks into bags.
 */
export type BagStacks = { 
/**
 * The stacks, each once.
 */
bags: Array<Bagged>, 
/**
 * It is the second count.
 */
again: boolean, };

/**
 * The bags of a table or of the room.
 */
export type BagSum = { 
/**
 * The chips that must be there; absent where nobody can know.
 */
expected: number | null, 
/**
 * The chips in the bags.
 */
bagged: number, 
/**
 * How many stacks there are.
 */
stacks: number, 
/**
 * How many of them are still to be bagged or counted.
 */
open: number, 
/**
 * How many stacks are open, or how many chips are missing or too many, as a sentence.
 */
says: string, };

/**
 * A stack and its bag.
 */
export type BagView = { 
/**
 * The seat; absent for who waits for one.
 */
seat: SeatNumber | null, 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * The player's name.
 */
name: string, 
/**
 * The chips by the first count; absent while there is none.
 */
chips: number | null, 
/**
 * The chips by the second count.
 */
again: number | null, 
/**
 * The number on the bag; empty without one.
 */
number: string, 
/**
 * Nothing has to be counted any more.
 */
done: boolean, 
/**
 * The two counts differ.
 */
differs: boolean, };

/**
 * A stack and its bag.
 */
export type Bagged = { 
/**
 * Whose.
 */
entry: EntryId, 
/**
 * The chips: 1 to 1,000,000,000.
 */
chips: number, 
/**
 * The number on the bag, at most 20 characters; empty for none, or for the one that it has.
 */
number?: string, };

/**
 * A player of the list may not play.
 */
export type Bar = { 
/**
 * The number on the list.
 */
player: number, 
/**
 * Whose wish it is.
 */
by: BarredBy, 
/**
 * The last day of it, as `2026-12-31`; empty where it has no end.
 */
until: string, 
/**
 * What may be said to the player at the till; possibly empty.
 */
says: string, };

/**
 * Why a player may not play.
 */
export type BarredBy = "house" | "player";

/**
 * Begins the break that has waited for the end of the hand.
 */
export type BeginBreak = Record<symbol, never>;

/**
 * The sizes of bets in a limit game, in chips.
 */
export type Bets = { 
/**
 * On the early rounds.
 */
small: number, 
/**
 * On the later rounds.
 */
big: number, };

/**
 * A player with more entries than the rules allow, or with a bagged stack and a later entry.
 */
export type BeyondLimits = { 
/**
 * The player.
 */
who: PlayerRef, 
/**
 * The name.
 */
name: string, 
/**
 * The flight; absent for all flights together.
 */
flight: number | null, 
/**
 * The entries.
 */
entries: number, 
/**
 * How many are allowed.
 */
allowed: number, };

/**
 * Blocks a seat, or gives it free again. A blocked seat is neither drawn nor moved to.
 */
export type BlockSeat = { 
/**
 * The seat; its table need not be open yet.
 */
seat: Seat, 
/**
 * Blocked, or free again.
 */
blocked: boolean, };

/**
 * What some books decide alike.
 */
export type BookAnswer = { 
/**
 * Whether the tournament's own book is one of them.
 */
own: boolean, 
/**
 * The books with their rules, the tournament's own first.
 */
books: Array<CitedBook>, 
/**
 * What is ruled, in one sentence.
 */
decision: string, 
/**
 * The conditions, how it is carried out, until when.
 */
how: Array<string>, };

/**
 * All bounties: what was collected has been won, is still on a player's head, in an envelope, or has not been assigned.
 */
export type BountiesView = { 
/**
 * What becomes of them.
 */
kind: BountyKind, 
/**
 * Paid in with entries and rebuys.
 */
collected: Money, 
/**
 * Won so far.
 */
won: Money, 
/**
 * Paid out so far.
 */
paid: Money, 
/**
 * Won and not paid out yet.
 */
owed: Money, 
/**
 * Still on the heads of players.
 */
on_heads: Money, 
/**
 * Fallen on hands of which nobody has said who won them.
 */
not_assigned: Money, 
/**
 * Still to be drawn: in sealed envelopes, or to be put into them.
 */
in_envelopes: Money, 
/**
 * Who has won bounties, the most money first.
 */
rows: Array<BountiesWon>, 
/**
 * The bounties that make up `not_assigned`, oldest first.
 */
unassigned: Array<FallenView>, 
/**
 * The last ones to fall, the latest first, at most 40: what was said of them can be corrected.
 */
latest: Array<FallenView>, 
/**
 * The envelopes; absent without mystery bounties.
 */
mystery: MysteryView | null, };

/**
 * The bounties that one player has won.
 */
export type BountiesWon = { 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * The player's name.
 */
name: string, 
/**
 * How many, shared ones and the winner's own included.
 */
count: number, 
/**
 * How much together.
 */
amount: Money, 
/**
 * What is on the player's own head: 0 once out.
 */
on_head: Money, 
/**
 * What has been paid out to the player.
 */
paid: Money, 
/**
 * By what the last of it was paid out.
 */
paid_by: Payment | null, 
/**
 * What has not.
 */
owed: Money, 
/**
 * What was paid out and is not due any more, since a correction.
 */
too_much: Money, };

/**
 * What becomes of a bounty.
 */
export type BountyKind = "fixed" | "progressive" | "mystery";

/**
 * A pause in play that the schedule plans.
 */
export type Break = { 
/**
 * The length in milliseconds.
 */
length_ms: number, 
/**
 * What the screen says during the break, possibly empty.
 */
note: string, };

/**
 * How far it is to the next break.
 */
export type BreakAhead = { 
/**
 * Milliseconds of running clock until it starts.
 */
in_ms: number, 
/**
 * The break itself.
 */
stage: StageView, };

/**
 * Breaks a table whose players have drawn their new seats by cards.
 */
export type BreakByCards = { 
/**
 * The table.
 */
table: TableNumber, 
/**
 * What was drawn: a seat for each player of the table, in the order of their seats.
 */
seats: Array<Seat>, };

/**
 * Breaks a table.
 */
export type BreakTable = { 
/**
 * The table.
 */
table: TableNumber, };

/**
 * A browser that is a screen.
 */
export type BrowserScreen = { 
/**
 * Its name, such as "Bar".
 */
name: string, 
/**
 * The tournament it shows.
 */
tournament: TournamentId, 
/**
 * What it shows of it.
 */
layout: Layout, };

/**
 * Busts one or several players on one hand.
 */
export type Bust = { 
/**
 * Who went out.
 */
out: Array<Out>, 
/**
 * How several are ranked.
 */
order: HandOrder, 
/**
 * Who busted them, when the director says so: wins their bounties.
 */
by: EntryId | null, 
/**
 * Who else busted them: shares their bounties with `by`, who takes the odd units.
 */
also: Array<EntryId>, };

/**
 * How the button moves on.
 */
export type ButtonRule = "dead" | "moving";

/**
 * Another way to buy in beside the usual one: members, guests, dealers who play.
 */
export type BuyIn = { 
/**
 * What it is called, 1 to 40 characters.
 */
name: string, 
/**
 * What it costs.
 */
price: Price, 
/**
 * Chips that it buys.
 */
chips: number, };

/**
 * A way to buy in now.
 */
export type BuyInOffer = { 
/**
 * Its number: 0 for the usual one.
 */
number: number, 
/**
 * What it is called; empty for the usual one.
 */
name: string, 
/**
 * What it costs now, all lines together.
 */
price: Money, 
/**
 * The chips that it buys now, those for being early included.
 */
chips: number, 
/**
 * The chips for being early among them.
 */
early: number, };

/**
 * Calls the smallest chip off the tables now.
 */
export type CallColourUp = { 
/**
 * The value that leaves.
 */
chip: number, };

/**
 * Calls the event off.
 */
export type CallOff = { 
/**
 * How the money goes back.
 */
back: MoneyBack, 
/**
 * The house gives its fees back, and what was paid for staff and league: to everybody where all the money goes back, else to
 * the players who are left.
 */
fees: boolean, 
/**
 * The director's reason, at most 200 characters; empty without one.
 */
why?: string, 
/**
 * The stacks of everybody left, where the money goes back by chips.
 */
stacks?: Array<Counted>, 
/**
 * The count stands although it is not the chips in play.
 */
as_counted: boolean, };

/**
 * What calling the event off would give everybody.
 */
export type CallOffView = { 
/**
 * Whether everybody can get everything back.
 */
in_full: Allowed, 
/**
 * Whether the prizes that are left can be shared evenly.
 */
evenly: Allowed, 
/**
 * Whether they can be shared by chips.
 */
by_chips: Allowed, 
/**
 * Who gets something, the most first.
 */
rows: Array<RefundRow>, 
/**
 * What all of them get.
 */
total: Money, 
/**
 * The amounts are known: by chips only once everybody is counted.
 */
complete: boolean, 
/**
 * Everybody who is left, by their seats, with the newest count; 0 without one.
 */
stacks: Array<CountedName>, 
/**
 * The chips counted.
 */
counted: number, 
/**
 * The chips in play.
 */
in_play: number, 
/**
 * The chips counted are those in play.
 */
agrees: boolean, };

/**
 * Calls time on a player.
 */
export type CallTime = { 
/**
 * On whom.
 */
entry: EntryId, };

/**
 * What a window is told at a cue.
 */
export type Called = { 
/**
 * Whose clock.
 */
tournament: TournamentId, 
/**
 * Which cue.
 */
kind: Cue, 
/**
 * What the banner says.
 */
text: string, };

/**
 * That the event was called off, as the room is told.
 */
export type CalledOffView = { 
/**
 * How the money goes back.
 */
back: MoneyBack, 
/**
 * The director's reason; empty without one.
 */
why: string, };

/**
 * How a house calls time.
 */
export type CallingTime = { 
/**
 * How many seconds a player has to act, the count included: 5 to 600.
 */
seconds: number, 
/**
 * With how many seconds left it is said how many they are.
 */
warnings: Array<number>, 
/**
 * From how many seconds on each one is counted; 0 for none.
 */
count_from: number, 
/**
 * How many seconds a player may think before time is called; 0 where the floor decides.
 */
not_before: number, };

/**
 * Takes a rebuy or an add-on back: its money is returned, its chips leave play.
 */
export type CancelPurchase = { 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * Which of its purchases, counted from 0.
 */
purchase: number, };

/**
 * The draw by cards while they are entered.
 */
export type CardDrawView = { 
/**
 * Who draws next by the order of entry.
 */
next: CardPlayer | null, 
/**
 * Who still draws, at most 500 of them.
 */
waiting: Array<CardPlayer>, 
/**
 * How many still draw.
 */
left: number, 
/**
 * The cards drawn, the latest first, at most 500 of them.
 */
drawn: Array<CardDrawn>, 
/**
 * What is left of the deck, table by table.
 */
deck: Array<PlannedTable>, 
/**
 * Why no card can be drawn now; empty when one can.
 */
why_not: string, };

/**
 * A card that was drawn.
 */
export type CardDrawn = { 
/**
 * Who.
 */
name: string, 
/**
 * The card, such as "9 of spades".
 */
card: string, 
/**
 * The seat.
 */
seat: Seat, };

/**
 * A player who still draws a card.
 */
export type CardPlayer = { 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * The name.
 */
name: string, };

/**
 * A card room in the list.
 */
export type CardRoomRow = { 
/**
 * Its number.
 */
number: number, 
/**
 * Its settings.
 */
about: RoomAbout, 
/**
 * How many tables play.
 */
tables: number, 
/**
 * How many names wait.
 */
waiting: number, 
/**
 * When something was last said to it.
 */
last_line_at: number | null, 
/**
 * It is off the list.
 */
deleted: boolean, };

/**
 * The card room.
 */
export type CardRoomView = { 
/**
 * Its settings.
 */
about: RoomAbout, 
/**
 * Its games by number, each with its tables and its list.
 */
games: Array<RoomGame>, 
/**
 * What is due now.
 */
advice: Array<RoomAdvice>, 
/**
 * Players who have chips of theirs kept by the house, or a deposit there.
 */
kept: Array<RoomKept>, 
/**
 * The money of the evening.
 */
money: RoomMoney, 
/**
 * What does not balance, each in a sentence; empty where all does.
 */
wrong: Array<string>, 
/**
 * Everybody who was named, by name.
 */
players: Array<RoomPerson>, 
/**
 * Pairs who are kept apart.
 */
apart: Array<[number, number]>, 
/**
 * The line that undo strikes.
 */
undoable: number | null, };

/**
 * For what time cards are given again.
 */
export type CardsFor = "day" | "final_table";

/**
 * A game's name, stakes and money.
 */
export type CashGameAbout = { 
/**
 * The name.
 */
name: string, 
/**
 * The stakes as they are spoken of, such as "1/2"; possibly empty.
 */
stakes: string, 
/**
 * The currency.
 */
currency: Currency, 
/**
 * The smallest amount at this table: everything is a multiple of it.
 */
unit: Money, 
/**
 * Chips are on paper: nobody pays into a box, and all is settled in the end.
 */
on_paper: boolean, 
/**
 * How amounts are written, as a language tag; absent for English.
 */
locale: string | null, };

/**
 * A cash game in the list.
 */
export type CashGameRow = { 
/**
 * Its number.
 */
number: number, 
/**
 * Its name, stakes and money.
 */
about: CashGameAbout, 
/**
 * How many are in play.
 */
in_play: number, 
/**
 * Whether its evening is over.
 */
closed: boolean, 
/**
 * When something was last said to it.
 */
last_line_at: number | null, 
/**
 * It is off the list.
 */
deleted: boolean, };

/**
 * How chips are paid.
 */
export type CashPaid = { "type": "cash", } | { "type": "owed", } | { "type": "by", 
/**
 * The player.
 */
player: number, };

/**
 * A player in a payment.
 */
export type CashParty = { 
/**
 * The number in the game.
 */
player: number, 
/**
 * The name.
 */
name: string, };

/**
 * A player of a cash game.
 */
export type CashPlayer = { 
/**
 * The number in the game.
 */
player: number, 
/**
 * The name.
 */
name: string, 
/**
 * The number on the house's list of players, where it is known.
 */
listed: number | null, 
/**
 * Whether the player is in play.
 */
in_play: boolean, 
/**
 * Chips bought.
 */
bought: Money, 
/**
 * Chips cashed out.
 */
cashed: Money, 
/**
 * The result so far: what was cashed out less what was bought.
 */
net: Money, 
/**
 * A share of the difference, as it was said; 0 without one.
 */
share: Money, 
/**
 * What the player is still to get; below 0 what is still to be paid. The share is in it.
 */
open: Money, };

/**
 * The cash report.
 */
export type CashReport = { 
/**
 * What came in and went out, by its reason.
 */
rows: Array<CashRow>, 
/**
 * What was collected for others, paid out and is still held.
 */
to_pay_out: Array<ToPayOut>, 
/**
 * The cashiers' drawers; none where none was opened.
 */
drawers: DrawersView | null, 
/**
 * What came into the tills, what is owed included.
 */
came_in: Money, 
/**
 * What went out of them.
 */
went_out: Money, 
/**
 * What all of it comes to.
 */
accounts: Accounts, 
/**
 * What is in the tills.
 */
tills: Money, 
/**
 * What it is for.
 */
purposes: Money, 
/**
 * The tills less the purposes: nothing.
 */
balance: Money, };

/**
 * What came in and went out for one reason.
 */
export type CashRow = { 
/**
 * The reason.
 */
what: string, 
/**
 * How often; 0 for what the house has said once and for all.
 */
count: number, 
/**
 * Into the tills; negative for out of them.
 */
tills: Money, 
/**
 * What it changed.
 */
accounts: Accounts, };

/**
 * Who bears a difference between chips bought and cashed out, or has it.
 */
export type CashShare = { "type": "even", } | { "type": "winners", } | { "type": "by", 
/**
 * The player.
 */
player: number, };

/**
 * A cash game.
 */
export type CashView = { 
/**
 * Its name, stakes and money.
 */
about: CashGameAbout, 
/**
 * Its players, those in play first, each group in the order in which they came.
 */
players: Array<CashPlayer>, 
/**
 * How many are in play.
 */
in_play: number, 
/**
 * Chips bought.
 */
bought: Money, 
/**
 * Chips cashed out.
 */
cashed: Money, 
/**
 * Chips that must be on the table: those bought that were not cashed out.
 */
on_table: Money, 
/**
 * Money in the box; below 0 where more was paid out of it than into it.
 */
in_box: Money, 
/**
 * What does not balance, each in a sentence; empty where all does.
 */
wrong: Array<string>, 
/**
 * Who pays whom.
 */
settle: SettleUp, 
/**
 * Whether the evening is over.
 */
closed: boolean, 
/**
 * The line that undo strikes.
 */
undoable: number | null, };

/**
 * Which way cash goes between a drawer and the safe.
 */
export type CashWay = "drop" | "fill";

/**
 * Something that would be otherwise.
 */
export type Change = { 
/**
 * A player's name, or what it is: "Prize pool", "Chips in play".
 */
what: string, 
/**
 * As it is now.
 */
was: string, 
/**
 * As it would be.
 */
becomes: string, };

/**
 * Puts another chip set on the tables.
 */
export type ChangeChips = { 
/**
 * The whole set.
 */
set: ChipSet, };

/**
 * Sells late registration, rebuys, re-entries or add-ons until another point, or closes them now.
 */
export type ChangeClosing = { 
/**
 * What is sold.
 */
what: OnSale, 
/**
 * Until when from now on; absent to close it now.
 */
until: Closing | null, 
/**
 * Why, in the director's words; possibly empty.
 */
reason: string, };

/**
 * Puts other house rules in force.
 */
export type ChangeHouseRules = { 
/**
 * All of the rules, the unchanged lines as they are.
 */
rules: HouseRules, };

/**
 * Puts another schedule in force. During play what has been played stays as it was; the present level may change its
 * blinds, its ante and its length, and the time already played in it counts on.
 */
export type ChangeSchedule = { 
/**
 * The whole schedule.
 */
schedule: Schedule, };

/**
 * Puts another set-up in force.
 */
export type ChangeSetUp = { 
/**
 * The whole set-up.
 */
setup: SetUp, };

/**
 * Somebody whom a waiting guest may be.
 */
export type CheckInChoice = { 
/**
 * How to say it.
 */
comes_as: ComesInAs, 
/**
 * The name.
 */
name: string, 
/**
 * What tells this one from the others; else empty.
 */
says: string, 
/**
 * What is still to be paid.
 */
pays: Money, };

/**
 * A waiting guest, for those who let guests in.
 */
export type CheckInView = { 
/**
 * Its number.
 */
id: number, 
/**
 * The name as the guest typed it.
 */
name: string, 
/**
 * The people who fit. One is let in by one key; of several somebody chooses.
 */
choices: Array<CheckInChoice>, };

/**
 * How a guest stands with the door, for the guest's phone.
 */
export type CheckedIn = { "type": "closed", } | { "type": "open", } | { "type": "waits", 
/**
 * Those who came before.
 */
before: number, } | { "type": "in", 
/**
 * The entry.
 */
entry: EntryId, } | { "type": "refused", };

/**
 * One colour of a chip set.
 */
export type Chip = { 
/**
 * What one chip counts.
 */
value: number, 
/**
 * The colour's name, such as "red".
 */
name: string, 
/**
 * The colour as `#rrggbb`.
 */
colour: string, 
/**
 * The colour of the spots on the edge as `#rrggbb`; empty for white on dark chips and dark on light ones.
 */
spots: string, 
/**
 * How many of them the house owns; 0 where nobody has counted.
 */
owned: number, };

/**
 * When a chip leaves play.
 */
export type ChipLeaves = { 
/**
 * The level before that break.
 */
after_level: number, 
/**
 * Milliseconds of running clock until that break starts; absent when it has started.
 */
in_ms: number | null, 
/**
 * The break is in force now.
 */
now: boolean, };

/**
 * One colour of a chip set and its supply. All counts are of chips.
 */
export type ChipLine = { 
/**
 * The chip.
 */
chip: ChipView, 
/**
 * Owned.
 */
owned: number, 
/**
 * In each starting stack.
 */
each: number, 
/**
 * In all starting stacks.
 */
all: number, 
/**
 * Besides those, for colour-ups.
 */
colour_up: number, 
/**
 * To buy, in whole lots.
 */
buy: number, 
/**
 * When it leaves; absent for a chip that stays.
 */
leaves: ChipLeaves | null, };

/**
 * One colour of the chip set, and when it leaves play.
 */
export type ChipPlan = { 
/**
 * The chip.
 */
chip: ChipView, 
/**
 * The break at which it is coloured up; absent for a chip that stays.
 */
leaves: ChipLeaves | null, };

/**
 * The chips on the table and what is known of their supply.
 */
export type ChipSet = { 
/**
 * The colours, from the smallest value up: 1 to 20.
 */
chips: Array<Chip>, 
/**
 * How many of each make a starting stack, in the order of the colours; empty for no proposal.
 */
stack_chips: Array<number>, 
/**
 * So many chips of a colour are sold together: 1 to 10,000.
 */
lot: number, 
/**
 * How many stacks are expected, rebuys included; absent for as many as there are entries.
 */
stacks: number | null, };

/**
 * All colours together, in chips.
 */
export type ChipTotals = { 
/**
 * Owned.
 */
owned: number, 
/**
 * In each starting stack.
 */
each: number, 
/**
 * In all starting stacks.
 */
all: number, 
/**
 * For colour-ups.
 */
colour_up: number, 
/**
 * To buy.
 */
buy: number, };

/**
 * A chip as it looks.
 */
export type ChipView = { 
/**
 * What one chip counts.
 */
value: number, 
/**
 * The colour's name, such as "red".
 */
name: string, 
/**
 * The colour as `#rrggbb`.
 */
colour: string, 
/**
 * The colour of the spots on the edge as `#rrggbb`; empty for white on dark chips and dark on light ones.
 */
spots: string, };

/**
 * The chip set with what follows from it.
 */
export type ChipsView = { 
/**
 * The set: the one in force, or the draft.
 */
set: ChipSet, 
/**
 * A line a colour, in the order of the set.
 */
lines: Array<ChipLine>, 
/**
 * The lines added up.
 */
totals: ChipTotals, 
/**
 * How many stacks are reckoned with.
 */
stacks: number, 
/**
 * How many were sold so far, rebuys included: what is reckoned with where nothing else is said.
 */
stacks_sold: number, 
/**
 * How many stacks the owned chips make, colour-ups included; absent while none are counted.
 */
capacity: number | null, 
/**
 * What a starting stack is worth.
 */
starting_stack: number, 
/**
 * What the chips of a stack are worth.
 */
stack_made: number, 
/**
 * That is what a starting stack is worth.
 */
stack_fits: boolean, 
/**
 * A stack made of the owned chips, in the order of the set; absent where they cannot make it.
 */
proposal: Array<number> | null, 
/**
 * The proposal is another stack than that of the set.
 */
proposal_differs: boolean, 
/**
 * What a chip that is added next is worth to begin with.
 */
next_value: number, 
/**
 * Why the draft cannot be applied.
 */
fault: string | null, 
/**
 * What the host should look at.
 */
warnings: string[], 
/**
 * Whether values and stacks may be changed, and not only looks and counts.
 */
change_values: Allowed, 
/**
 * The colour-ups in their order.
 */
colour_ups: Array<ColourUpView>, };

/**
 * Whether chips enter play or leave it.
 */
export type ChipsWay = "in" | "out";

/**
 * Names the table that gives a player.
 */
export type ChooseTable = { 
/**
 * The short table.
 */
to: TableNumber, 
/**
 * The table that gives a player.
 */
from: TableNumber, };

/**
 * A rule of a rule book.
 */
export type Citation = { 
/**
 * The book, such as "HPT".
 */
book: string, 
/**
 * The rule or its heading, such as "Moving players".
 */
rule: string, };

/**
 * The rules of one book.
 */
export type CitedBook = { 
/**
 * Its short name, with the edition where later ones number otherwise: "TCH", "WSOP 2017".
 */
book: string, 
/**
 * Its rules, as they are numbered there.
 */
rules: Array<string>, };

/**
 * A level and the time left in it.
 */
export type ClockFace = { 
/**
 * The level or break.
 */
stage: StageView, 
/**
 * Milliseconds left in it.
 */
remaining_ms: number, };

/**
 * The clock of a tournament in play as the desk of another one shows it.
 */
export type ClockLine = { 
/**
 * A break is on, not a level.
 */
is_break: boolean, 
/**
 * It runs.
 */
running: boolean, 
/**
 * The time left in this level or break, in milliseconds; absent in a level that ends by hands.
 */
remaining_ms: number | null, 
/**
 * Something waits there for the director: an advice that is due, or the question about the clock.
 */
due: boolean, 
/**
 * Its cues are not heard.
 */
silent: boolean, };

/**
 * What the clock is doing.
 */
export type ClockPhase = "not_started" | "running" | "paused" | "finished";

/**
 * The clock at the moment of asking.
 */
export type ClockView = { 
/**
 * Running, paused, not started, finished.
 */
phase: ClockPhase, 
/**
 * Tournament time at which this view was made.
 */
now: number, 
/**
 * The level or break in force.
 */
stage: StageView, 
/**
 * Milliseconds left in it at `now`; expected where hands end the level.
 */
remaining_ms: number, 
/**
 * The count of hands, in a level that ends by hands.
 */
hands: HandCount | null, 
/**
 * The hand in play is the last one of its level.
 */
last_hand: boolean, 
/**
 * What the room should know of the level or break.
 */
about: StageNote, 
/**
 * When the clock starts by itself, in tournament time; absent without a countdown.
 */
start_planned: number | null, 
/**
 * After how many hands the next game of a mixed event begins; absent where it does not change by hands.
 */
game_hands: number | null, 
/**
 * The next level that follows, over any break.
 */
next_level: StageView, 
/**
 * True when a break comes before the next level.
 */
break_is_next: boolean, 
/**
 * The next break, if the schedule has one ahead.
 */
next_break: BreakAhead | null, 
/**
 * How many stages the schedule has, extension levels not counted.
 */
stages: number, 
/**
 * Whether rebuys are open, and the level before which they close.
 */
rebuys_until_level: number | null, 
/**
 * Whether late registrations are open, and the level before which they close.
 */
late_registration_until_level: number | null, 
/**
 * The last level in which rebuys are sold, where they are open and close with a level.
 */
rebuys_through_level: number | null, 
/**
 * The last level in which entries are taken, where late registration is open and closes with a level.
 */
late_registration_through_level: number | null, 
/**
 * The add-ons that are sold now; absent while none are.
 */
add_ons: AddOnsNow | null, 
/**
 * When rebuys close, where they are open and close at a time, in tournament time.
 */
rebuys_until: number | null, 
/**
 * When late registration closes, where it is open and closes at a time, in tournament time.
 */
late_registration_until: number | null, 
/**
 * What closes next; absent where nothing is open that closes.
 */
closes_next: ClosesNext | null, };

/**
 * Closes the day.
 */
export type CloseDay = { 
/**
 * Why the bags are not the chips in play, at most 200 characters; empty where they are.
 */
why?: string, };

/**
 * Closes a drawer.
 */
export type CloseDrawer = { 
/**
 * Which drawer; absent for the one that is open at this device.
 */
drawer: number | null, 
/**
 * What was counted in it, the float included.
 */
counted: Money, };

/**
 * Closes an empty table. One with players breaks instead: they draw seats elsewhere.
 */
export type CloseEmptyTable = { 
/**
 * The table.
 */
table: TableNumber, };

/**
 * Hands held money to the player, or gives it to the house once its time is over (TCH 5c).
 */
export type CloseHeldMoney = { 
/**
 * Whose money.
 */
entry: EntryId, 
/**
 * The player has collected it; otherwise nobody came in time.
 */
collected: boolean, 
/**
 * By what it is paid out.
 */
payment: Payment, };

/**
 * What closes next of late registration and rebuys.
 */
export type ClosesNext = { 
/**
 * Late registration closes then.
 */
late_registration: boolean, 
/**
 * Rebuys close then.
 */
rebuys: boolean, 
/**
 * The announced time, in tournament time; absent where a level closes it.
 */
at: number | null, 
/**
 * In how many milliseconds, if the clock runs on; absent where it stands still or hands have to be played first.
 */
in_ms: number | null, 
/**
 * The room is told of it all the time for so long before, which is when a cue usually warns.
 */
lead_ms: number, 
/**
 * The level in force is the last one in which it is open.
 */
after_this_level: boolean, };

/**
 * The point at which late registration, rebuys, add-ons or an early bird close.
 */
export type Closing = { "type": "level", 
/**
 * The level, from 1; 1 is the start of play.
 */
level: number, } | { "type": "first_break", } | { "type": "time", 
/**
 * In tournament time.
 */
at: number, };

/**
 * What is sold until a point of the evening.
 */
export type ClosingView = { 
/**
 * What is sold.
 */
what: OnSale, 
/**
 * Its name, such as "Rebuys".
 */
title: string, 
/**
 * It is sold now.
 */
open: boolean, 
/**
 * Until when, such as "through level 6"; "closed". Empty where it is a time.
 */
says: string, 
/**
 * The time until which it is sold, in tournament time; absent for a level or a break.
 */
until_at: number | null, 
/**
 * Sells it a level longer, or again through the level that is played; absent where that cannot be.
 */
longer: Command | null, 
/**
 * What that comes to, such as "through level 7"; empty without it.
 */
longer_says: string, 
/**
 * Closes it now; absent where that cannot be.
 */
close: Command | null, 
/**
 * Why it can be neither sold longer nor closed; empty where it can.
 */
why_not: string, 
/**
 * What is begun with on the floor line for another level, or a reason: "rebuys through ".
 */
begins: string, };

/**
 * A code that lets a device in.
 */
export type CodeView = { 
/**
 * Six digits to type; empty once too many wrong ones were said, and the QR code alone lets in.
 */
digits: string, 
/**
 * The address with a longer code, to be read by the camera.
 */
qr: QrPicture | null, 
/**
 * The address at which the digits are typed.
 */
address: string, 
/**
 * The name of the device.
 */
name: string, 
/**
 * Its role.
 */
role: Role, 
/**
 * The one table that it is for; absent where it is for all of them.
 */
table: TableNumber | null, 
/**
 * For how many milliseconds the code is still good.
 */
left_ms: number, };

/**
 * Notes that money which was paid out too much has come back.
 */
export type CollectOverpaid = { 
/**
 * From whom.
 */
entry: EntryId, 
/**
 * What it was paid for.
 */
of: PaidFor, 
/**
 * How much; absent for all that is too much.
 */
amount: Money | null, 
/**
 * By what it came back.
 */
payment: Payment, };

/**
 * What was collected of everybody, fees included, bounties not.
 */
export type Collected = { 
/**
 * For entries.
 */
buy_ins: number, 
/**
 * For rebuys and re-entries.
 */
rebuys: number, 
/**
 * For add-ons.
 */
add_ons: number, };

/**
 * Notes that players' chips of one value are exchanged for larger ones of equal value.
 */
export type ColourUpPlayers = { 
/**
 * Whose: 1 to 12.
 */
entries: Array<EntryId>, 
/**
 * The value that is exchanged.
 */
chip: number, };

/**
 * How far a colour-up has come.
 */
export type ColourUpState = "ahead" | "due" | "off";

/**
 * A chip that leaves.
 */
export type ColourUpView = { 
/**
 * The chip.
 */
chip: ChipView, 
/**
 * What takes its place.
 */
next: ChipView | null, 
/**
 * When it leaves.
 */
leaves: ChipLeaves, 
/**
 * How far it has come.
 */
state: ColourUpState, 
/**
 * Whether the director may call it off now.
 */
call: Allowed, 
/**
 * About so many chips are collected from all tables.
 */
collect: number, 
/**
 * So many new chips are brought to all tables: no more than there are in the box.
 */
bring: number, 
/**
 * So many more would be needed and are not there.
 */
missing: number, 
/**
 * Tables with players.
 */
tables: number, 
/**
 * Of those, raced.
 */
tables_done: number, };

/**
 * The colours of the screens.
 */
export type Colours = "dark" | "light" | "midnight" | "claret" | "black" | "own";

/**
 * Somebody of the guest list who comes.
 */
export type ComesAs = { 
/**
 * The number on the list; 0 for nobody of it.
 */
guest: number, 
/**
 * It is somebody whom that guest brings.
 */
brought: boolean, };

/**
 * Who the guest is.
 */
export type ComesInAs = { "type": "guest", 
/**
 * The number on the list.
 */
guest: number, } | { "type": "listed", 
/**
 * The number on it.
 */
listed: number, } | { "type": "entered", 
/**
 * The entry.
 */
entry: EntryId, } | { "type": "last_name_first", } | { "type": "new", };

/**
 * Everything that can be said to a tournament.
 */
export type Command = { "type": "open_tournament" } & OpenTournament | { "type": "change_set_up" } & ChangeSetUp | { "type": "change_house_rules" } & ChangeHouseRules | { "type": "keep_guests" } & KeepGuests | { "type": "enter" } & Enter | { "type": "rename" } & Rename | { "type": "withdraw" } & Withdraw | { "type": "rebuy" } & Rebuy | { "type": "announce_rebuy" } & AnnounceRebuy | { "type": "add_on" } & AddOn | { "type": "add_ons" } & AddOns | { "type": "re_enter" } & ReEnter | { "type": "settle" } & Settle | { "type": "note_payment" } & NotePayment | { "type": "cancel_purchase" } & CancelPurchase | { "type": "correct_buyer" } & CorrectBuyer | { "type": "change_closing" } & ChangeClosing | { "type": "remove_no_show" } & RemoveNoShow | { "type": "close_held_money" } & CloseHeldMoney | { "type": "draw_seats" } & DrawSeats | { "type": "take_card" } & TakeCard | { "type": "draw_button" } & DrawButton | { "type": "wait_for_seat" } & WaitForSeat | { "type": "seat_alternates" } & SeatAlternates | { "type": "set_room_tables" } & SetRoomTables | { "type": "open_table" } & OpenTable | { "type": "lock_seat" } & LockSeat | { "type": "block_seat" } & BlockSeat | { "type": "set_out_stacks" } & SetOutStacks | { "type": "remove_unsold_stack" } & RemoveUnsoldStack | { "type": "keep_apart" } & KeepApart | { "type": "name_dealer" } & NameDealer | { "type": "start_clock" } & StartClock | { "type": "plan_start" } & PlanStart | { "type": "pause_clock" } & PauseClock | { "type": "adjust_clock" } & AdjustClock | { "type": "set_time_left" } & SetTimeLeft | { "type": "jump_to" } & JumpTo | { "type": "take_break" } & TakeBreak | { "type": "count_hands" } & CountHands | { "type": "change_schedule" } & ChangeSchedule | { "type": "resume_after_gap" } & ResumeAfterGap | { "type": "bust" } & Bust | { "type": "correct_bust" } & CorrectBust | { "type": "back_in" } & BackIn | { "type": "set_button" } & SetButton | { "type": "set_big_blind" } & SetBigBlind | { "type": "deal_hands" } & DealHands | { "type": "choose_table" } & ChooseTable | { "type": "play_on_short" } & PlayOnShort | { "type": "prepare_restart" } & PrepareRestart | { "type": "set_breaking_order" } & SetBreakingOrder | { "type": "deal_low_card" } & DealLowCard | { "type": "move_player" } & MovePlayer | { "type": "swap_seats" } & SwapSeats | { "type": "correct_seat" } & CorrectSeat | { "type": "correct_move" } & CorrectMove | { "type": "break_table" } & BreakTable | { "type": "break_by_cards" } & BreakByCards | { "type": "rename_table" } & RenameTable | { "type": "resize_table" } & ResizeTable | { "type": "close_empty_table" } & CloseEmptyTable | { "type": "redraw" } & Redraw | { "type": "arrived" } & Arrived | { "type": "change_chips" } & ChangeChips | { "type": "call_colour_up" } & CallColourUp | { "type": "colour_up_players" } & ColourUpPlayers | { "type": "race_off" } & RaceOff | { "type": "finish_colour_up" } & FinishColourUp | { "type": "exchange_found_chips" } & ExchangeFoundChips | { "type": "adjust_stack" } & AdjustStack | { "type": "count_stacks" } & CountStacks | { "type": "mark_absent" } & MarkAbsent | { "type": "pay_prize" } & PayPrize | { "type": "pay_bounties" } & PayBounties | { "type": "collect_overpaid" } & CollectOverpaid | { "type": "settle_house" } & SettleHouse | { "type": "pay_out" } & PayOut | { "type": "open_drawer" } & OpenDrawer | { "type": "take_drawer" } & TakeDrawer | { "type": "move_cash" } & MoveCash | { "type": "close_drawer" } & CloseDrawer | { "type": "go_hand_for_hand" } & GoHandForHand | { "type": "finish_tables" } & FinishTables | { "type": "hold_tables" } & HoldTables | { "type": "rank_hand" } & RankHand | { "type": "deal_together" } & DealTogether | { "type": "begin_break" } & BeginBreak | { "type": "end_hand_for_hand" } & EndHandForHand | { "type": "call_time" } & CallTime | { "type": "end_time_call" } & EndTimeCall | { "type": "switch_shot_clock" } & SwitchShotClock | { "type": "give_time_cards" } & GiveTimeCards | { "type": "play_time_card" } & PlayTimeCard | { "type": "give_penalty" } & GivePenalty | { "type": "serve_penalty" } & ServePenalty | { "type": "end_penalty" } & EndPenalty | { "type": "note_ruling" } & NoteRuling | { "type": "pick" } & Pick | { "type": "take_pick_away" } & TakePickAway | { "type": "note_missed" } & NoteMissed | { "type": "split_stack" } & SplitStack | { "type": "remove_stack" } & RemoveStack | { "type": "set_prizes" } & SetPrizes | { "type": "set_pool" } & SetPool | { "type": "assign_bounty" } & AssignBounty | { "type": "seal_mystery" } & SealMystery | { "type": "open_envelope" } & OpenEnvelope | { "type": "discuss_deal" } & DiscussDeal | { "type": "make_deal" } & MakeDeal | { "type": "win_seats" } & WinSeats | { "type": "end_here" } & EndHere | { "type": "call_off" } & CallOff | { "type": "announce_last_hands" } & AnnounceLastHands | { "type": "end_day" } & EndDay | { "type": "bag_stacks" } & BagStacks | { "type": "close_day" } & CloseDay | { "type": "open_bags" } & OpenBags | { "type": "put_off_advice" } & PutOffAdvice;

/**
 * A player who matches what is typed.
 */
export type Completion = { 
/**
 * The whole line with this player in place of the typed word.
 */
insert: string, 
/**
 * The name.
 */
label: string, 
/**
 * The seat, or that the player is out.
 */
detail: string, };

/**
 * It was somebody else: another player went out on that hand, at that place. The one who was said to be out has the
 * other's seat, as it is now; nobody else moves.
 */
export type CorrectBust = { 
/**
 * Who was said to be out.
 */
recorded: EntryId, 
/**
 * Who went out.
 */
out: EntryId, };

/**
 * Another player bought it.
 */
export type CorrectBuyer = { 
/**
 * For whom it was noted.
 */
entry: EntryId, 
/**
 * Which of the entry's purchases, counted from 0.
 */
purchase: number, 
/**
 * Who bought it.
 */
buyer: EntryId, };

/**
 * Another player moved than was told: that one sits at the new seat, and the one who was told at the old one; where that is
 * somebody's by now, the two have each other's seats.
 */
export type CorrectMove = { 
/**
 * Who was told to move.
 */
told: EntryId, 
/**
 * Who moved.
 */
moved: EntryId, };

/**
 * A player sits here: at an open seat, or at that of another player, who then has the seat of this one.
 */
export type CorrectSeat = { 
/**
 * Who.
 */
entry: EntryId, 
/**
 * Where the player sits.
 */
seat: Seat, };

/**
 * What is to be put right.
 */
export type Correction = { 
/**
 * The lines that count as not said.
 */
strike: Array<number>, 
/**
 * The struck lines that count again.
 */
restore: Array<number>, 
/**
 * What should have been said.
 */
insert: Insertion | null, 
/**
 * Lines that then could not have been said are struck with it; otherwise they are a reason to refuse.
 */
strike_dependent: boolean, };

/**
 * A correction tried out.
 */
export type CorrectionView = { 
/**
 * Why it cannot be made; empty when it can, or when only the lines that depend on it are in the way.
 */
refusal: string, 
/**
 * Lines that could not have been said then, in their order: the first of them.
 */
depend: Array<LogRow>, 
/**
 * How many there are.
 */
depend_total: number, 
/**
 * Whether they can be struck too; not where a line that is to be restored is one of them.
 */
dependent_can_be_struck: boolean, 
/**
 * The correction that leaves them alone: the player who is in again waits for an open seat, or whatever was struck
 * together with the line is restored with it.
 */
instead: Correction | null, 
/**
 * Who that player is; empty where lines are restored together.
 */
instead_says: string, 
/**
 * What it comes to, in one sentence; empty where nobody comes back in or goes out, and no table or place changes.
 */
says: string, 
/**
 * What would be otherwise: the first of it.
 */
changes: Array<Change>, 
/**
 * How much there is.
 */
changes_total: number, };

/**
 * Counts hands as done. The last one ends the level.
 */
export type CountHands = { 
/**
 * How many: 1 to as many as the level has left.
 */
hands: number, };

/**
 * A line that was not taken.
 */
export type CountLine = { 
/**
 * The line's number in the text, from 1.
 */
line: number, 
/**
 * Why.
 */
why: string, };

/**
 * Pasted counts, read.
 */
export type CountReading = { 
/**
 * The stacks, in the order of the text.
 */
stacks: Array<ReadStack>, 
/**
 * Their sum.
 */
sum: number, 
/**
 * Lines that were not taken; at most 50 are named.
 */
lines: Array<CountLine>, 
/**
 * How many there are.
 */
not_taken: number, };

/**
 * A table's count.
 */
export type CountRow = { 
/**
 * The table.
 */
table: TableNumber, 
/**
 * What lacks.
 */
says: string, };

/**
 * Counts stacks.
 */
export type CountStacks = { 
/**
 * The stacks, each once, in any order: of one player, of a table, of the room.
 */
stacks: Array<Counted>, };

/**
 * What is expected and what was counted, at a table or in the room.
 */
export type CountSum = { 
/**
 * The chips that must be there; absent where nobody can know.
 */
expected: number | null, 
/**
 * The sum of the newest counts.
 */
counted: number, 
/**
 * How many stacks there are.
 */
stacks: number, 
/**
 * How many of them nobody has counted.
 */
uncounted: number, 
/**
 * How many were counted before somebody at their table lost all chips.
 */
old: number, 
/**
 * When the oldest of the counts was taken.
 */
since: number | null, 
/**
 * All are counted, and it is what is expected.
 */
agrees: boolean, 
/**
 * What is to be said of it: how many are not counted, how many chips are missing or too many.
 */
says: string, };

/**
 * A stack as it was counted for a deal.
 */
export type Counted = { 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * Its chips.
 */
chips: number, };

/**
 * A player who is left, and the stack as it was last counted.
 */
export type CountedName = { 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * The player's name.
 */
name: string, 
/**
 * The chips; 0 where nobody has counted them.
 */
chips: number, };

/**
 * The counts of the room, a page of its tables.
 */
export type CountsView = { 
/**
 * Stacks can be counted now.
 */
open: boolean, 
/**
 * What is expected and what was counted in the whole room.
 */
room: CountSum, 
/**
 * How many tables have players.
 */
tables: number, 
/**
 * This page of them.
 */
rows: Array<TableCountView>, 
/**
 * Those who wait for a seat, at most 200.
 */
waiting: Array<SeatCountView>, };

/**
 * Something the room must hear. Those of one moment are called in this order.
 */
export type Cue = "hold_the_push" | "one_minute" | "ten_seconds" | "level_up" | "break_start" | "colour_up" | "break_one_minute" | "break_end" | "late_registration_closing" | "late_registration_closed" | "rebuys_closing" | "rebuys_closed";

/**
 * How one cue is called.
 */
export type CueLine = { 
/**
 * It is called at all.
 */
called: boolean, 
/**
 * It is called in tournaments without dealers, too, where the players deal.
 */
without_dealers: boolean, 
/**
 * With its sound.
 */
sound: boolean, 
/**
 * With a spoken announcement, where the house has them on.
 */
speech: boolean, 
/**
 * With a banner on the room's screen.
 */
banner: boolean, 
/**
 * How many seconds before the end it warns, 1 to 3600; absent for a cue that is no warning.
 */
lead_s: number | null, 
/**
 * The host's own words, possibly with placeholders; empty for the usual ones.
 */
words: string, };

/**
 * One cue on the desk's page.
 */
export type CueView = { 
/**
 * Which.
 */
cue: Cue, 
/**
 * How it is called.
 */
line: CueLine, 
/**
 * It is for dealers, so that the host is asked whether players who deal hear it.
 */
for_dealers: boolean, 
/**
 * Its words where the host has none of their own.
 */
usual_words: string, 
/**
 * What may stand in braces in its words.
 */
placeholders: Array<string>, 
/**
 * Its sound, where that is not the bundled one.
 */
own_sound: OwnSoundView | null, };

/**
 * The currency of a tournament.
 */
export type Currency = { 
/**
 * The ISO 4217 code, such as "USD"; "XXX" shows plain numbers.
 */
code: string, 
/**
 * Decimal digits of the minor unit: 2 for cents, 0 for yen. 0 to 4.
 */
decimals: number, };

/**
 * A level or break of a [`ScheduleCurve`].
 */
export type CurvePoint = { 
/**
 * The level's number from 1; absent for a break.
 */
level: number | null, 
/**
 * The small blind in chips; 0 on a break and in a level of stud.
 */
small: number, 
/**
 * The big blind in chips; 0 on a break and in a level of stud.
 */
big: number, 
/**
 * The big-blind ante or each player's, in chips; 0 without.
 */
ante: number, 
/**
 * When it begins, in minutes after the start.
 */
begins_minutes: number, 
/**
 * Its length in minutes, at least 1.
 */
length_minutes: number, 
/**
 * The players expected to be left when it begins, at least 1; 0 without players.
 */
left: number, 
/**
 * The average stack when it begins in tenths of a big blind, in a level of stud of the small bet; on a break in those of
 * the level before. Absent without players and after the middle of the predicted end.
 */
average_tenths: number | null, 
/**
 * The chips coloured up at this break.
 */
colour_up: Array<ChipView>, };

/**
 * A tournament as a day of a series.
 */
export type Day = { 
/**
 * Its name.
 */
name: string, 
/**
 * Its fingerprint, which every copy keeps.
 */
fingerprint: string, 
/**
 * Every entry that counts, in the order of their numbers.
 */
entries: Array<Entered>, 
/**
 * Chips in play.
 */
chips: number, 
/**
 * Where the clock is; where it stopped, once the day is over.
 */
at: LevelTime, 
/**
 * The level with which play goes on, once the day has ended; absent before, and where nobody knows.
 */
next_level: number | null, 
/**
 * When it likely ends; absent while nobody can know.
 */
ends: PredictedEnd | null, 
/**
 * With so many players left it ends by its set-up; absent where no number ends it, and before that is known.
 */
ends_with?: number, 
/**
 * When each level from the one that is played ends by the schedule, where the director's word ends the day.
 */
levels?: { [key in number]: number }, 
/**
 * Whether play has begun.
 */
started: boolean, 
/**
 * Whether nobody plays on.
 */
over: boolean, 
/**
 * Whether entries are still taken.
 */
takes_entries: boolean, 
/**
 * The price of an entry.
 */
buy_in: Money, 
/**
 * Seats at a table.
 */
seats: number, 
/**
 * The big blind of each level, the first one first; 0 in a level without blinds.
 */
big_blinds: Array<number>, 
/**
 * Where its money is.
 */
tills: Accounts, 
/**
 * The currency; absent where nothing has been decided.
 */
currency: Currency | null, };

/**
 * How a day ends.
 */
export type DayEnd = { 
/**
 * With what it ends.
 */
at: DayEndsAt, 
/**
 * How many more hands each table deals once the last hands are announced.
 */
hands?: LastHands, 
/**
 * So many minutes before the end of the level the clock stops and the last hands are announced: 0 to 120.
 */
minutes?: number, 
/**
 * Every bag is counted twice, and both counts must agree.
 */
counted_twice: boolean, };

/**
 * With what a day ends.
 */
export type DayEndsAt = { "type": "level", 
/**
 * The level, from 1, breaks not counted.
 */
level: number, } | { "type": "left", 
/**
 * How many: 2 or more.
 */
players: number, } | { "type": "share", 
/**
 * In hundredths of a per cent: 1 to 9,999.
 */
hundredths: number, 
/**
 * A part of a player counts as one; otherwise it is dropped.
 */
up: boolean, } | { "type": "director", };

/**
 * The end of the day, for walls and phones.
 */
export type DayForRoom = { 
/**
 * So many last hands are announced, and the day has not ended; absent otherwise.
 */
last_hands: number | null, 
/**
 * The level with which play goes on; absent before the day has ended.
 */
next_level: number | null, 
/**
 * How many stacks are still to be bagged; 0 before the day has ended.
 */
open: number, 
/**
 * The chips in all bags; 0 before.
 */
bagged: number, };

/**
 * How a stack stands in its day.
 */
export type DayStanding = { "type": "in" } | { "type": "bagged", 
/**
 * The chips.
 */
chips: number, 
/**
 * The number of the bag; empty without one.
 */
bag: string, } | { "type": "out", 
/**
 * When.
 */
at: LevelTime, 
/**
 * How many finishes of the same moment and the same day are ahead: a larger stack on the same hand.
 */
behind: number, 
/**
 * The player gave it up.
 */
given_up: boolean, };

/**
 * The forecast of the day of all flights together.
 */
export type DayTwoForecast = { 
/**
 * Players of closed flights who go on.
 */
certain: number, 
/**
 * Players who are expected, those among them.
 */
expected: number, 
/**
 * Flights that are counted by nobody yet: they have not begun, and nothing says how many go on.
 */
uncounted: Array<number>, 
/**
 * Seats at a table.
 */
seats: number, 
/**
 * Tables for those expected.
 */
tables: number, 
/**
 * Chips in bags that go on.
 */
chips: number, 
/**
 * The average of these stacks, rounded down.
 */
average: number, 
/**
 * The level where it begins: the house's, or the one with which the earliest closed flight goes on. Absent before that is known.
 */
level: number | null, 
/**
 * The big blind there.
 */
big_blind: number | null, };

/**
 * The end of the day, a page of the tables.
 */
export type DayView = { 
/**
 * How far the tournament is.
 */
phase: Phase, 
/**
 * The set end of the day, such as "with level 15"; empty where the set-up names none.
 */
set_end: string, 
/**
 * So many last hands are announced; absent before.
 */
last_hands: number | null, 
/**
 * When the day ended, in tournament time.
 */
ended_at: number | null, 
/**
 * The level with which play goes on; absent before the day has ended.
 */
next_level: number | null, 
/**
 * Every bag is counted twice.
 */
twice: boolean, 
/**
 * What is bagged in the whole room.
 */
room: BagSum, 
/**
 * Every stack is bagged, so that the day can be closed.
 */
all_bagged: boolean, 
/**
 * Why it cannot be; empty where it can.
 */
why_not: string, 
/**
 * The bags are not what is in play, so that closing needs a reason.
 */
needs_reason: boolean, 
/**
 * The reason with which it was closed; empty without one.
 */
why: string, 
/**
 * How many tables have players, of those asked for.
 */
tables: number, 
/**
 * This page of them.
 */
rows: Array<TableBagsView>, 
/**
 * Those who wait for a seat, at most 200.
 */
waiting: Array<BagView>, };

/**
 * The next hand is dealt at these tables.
 */
export type DealHands = { 
/**
 * The tables; with none named, every table whose button or big blind is known.
 */
tables: Array<TableNumber>, };

/**
 * The deal in force.
 */
export type DealInForce = { 
/**
 * How it was reckoned.
 */
kind: DealKind, 
/**
 * When it was made.
 */
at: number, 
/**
 * The players, the most chips first.
 */
rows: Array<DealShare>, 
/**
 * What is shared.
 */
shared: Money, 
/**
 * What the winner gets beside: what was left, and what has come to the pool since.
 */
left: Money, 
/**
 * What the rule book says of it.
 */
position: string, 
/**
 * Where it says so.
 */
rule: Citation | null, 
/**
 * What there is for these players is not what it was when the deal was made: by so much, since an entry or a correction.
 */
off_by: Money, 
/**
 * The names of those who are in, or were when the deal was made, and have no share of it.
 */
without: Array<string>, 
/**
 * What the players should know of it now.
 */
notes: string[], };

/**
 * How a deal is reckoned.
 */
export type DealKind = "even" | "chips" | "icm" | "agreed";

/**
 * Deals the cards. The app deals for the dealer of the short table; the seed stays with the line.
 */
export type DealLowCard = { 
/**
 * The short table.
 */
to: TableNumber, };

/**
 * How those have points who shared the first prizes by a deal.
 */
export type DealPoints = "places" | "mean" | "last";

/**
 * One player in a deal that is talked about.
 */
export type DealRow = { 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * The player's name.
 */
name: string, 
/**
 * Where the player sits.
 */
seat: Seat | null, 
/**
 * The chips counted; 0 while they are not.
 */
chips: number, 
/**
 * The newest count of the stack, whenever it was; absent where there is none.
 */
last_count: number | null, 
/**
 * Their share of all that were counted, in hundredths of a per cent.
 */
share: number, 
/**
 * What the player gets evenly.
 */
even: Money, 
/**
 * By chips.
 */
by_chips: Money, 
/**
 * By what the stack is worth.
 */
icm: Money, };

/**
 * One player in the deal in force.
 */
export type DealShare = { 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * The player's name.
 */
name: string, 
/**
 * The chips counted.
 */
chips: number, 
/**
 * What the player gets in any case.
 */
share: Money, 
/**
 * What is still owed of it, and of the amount for the winner if it is this player's.
 */
owed: Money, 
/**
 * What was paid out and is not due any more, since a correction: it stays until it has come back.
 */
too_much: Money, 
/**
 * What the player still owes for entries, rebuys and add-ons.
 */
owes: Money, 
/**
 * When it was last paid out.
 */
paid_at: number | null, 
/**
 * By what the last of it was paid out.
 */
paid_by: Payment | null, 
/**
 * The place, once it is certain.
 */
place: number | null, 
/**
 * The net winnings, where they are above the reporting threshold.
 */
reportable: Money | null, };

/**
 * Has all tables deal the next hand together.
 */
export type DealTogether = Record<symbol, never>;

/**
 * A deal side by side.
 */
export type DealView = { 
/**
 * Whether a deal may be made now, and why not.
 */
allowed: Allowed, 
/**
 * The players who are left, in the order of their chips; of their seats before they are counted.
 */
rows: Array<DealRow>, 
/**
 * All stacks are counted, so that there are amounts.
 */
complete: boolean, 
/**
 * The chips counted.
 */
counted: number, 
/**
 * The chips in play.
 */
in_play: number, 
/**
 * The chips counted are those in play.
 */
agrees: boolean, 
/**
 * What is still to be won.
 */
prizes: Money, 
/**
 * What is left for the winner.
 */
left: Money, 
/**
 * What is shared.
 */
shared: Money, 
/**
 * What typed shares leave missing or are too much by; empty while none is typed.
 */
typed: string, 
/**
 * The typed shares are what there is to share, and everybody has one.
 */
typed_fits: boolean, 
/**
 * What the rule book says of it.
 */
position: string, 
/**
 * Where it says so.
 */
rule: Citation | null, 
/**
 * What the players should know before they agree.
 */
notes: string[], };

/**
 * Everything the bar shows, in one answer.
 */
export type DeskView = { 
/**
 * The event's name.
 */
name: string, 
/**
 * The game, such as "No-limit hold'em".
 */
game: string, 
/**
 * The currency of all amounts.
 */
currency: Currency, 
/**
 * The language and country by whose customs amounts and dates are written; absent for those of the machine.
 */
locale: string | null, 
/**
 * How far the tournament has come.
 */
phase: Phase, 
/**
 * What the director can do now.
 */
possible: Array<Possible>, 
/**
 * Where the clock can go from here.
 */
jumps: Jumps, 
/**
 * The clock.
 */
clock: ClockView, 
/**
 * The figures.
 */
figures: Figures, 
/**
 * When play will likely end, where that can be known.
 */
predicted_end: PredictedEnd | null, 
/**
 * What the rules require now, the first of which is due first.
 */
advice: Array<Advice>, 
/**
 * What of it was put off, and how long the first may be.
 */
put_off: PutOffView, 
/**
 * How many players are on the way to another seat; the query `moves` lists them.
 */
moves: MovesUnderWay, 
/**
 * The tables that have a name, and the name.
 */
table_names: Array<[TableNumber, string]>, 
/**
 * Time called on a player.
 */
time_call: TimeCallView | null, 
/**
 * How long a decision may take, where the house plays with a shot clock; the dealer's device counts.
 */
shot_clock?: ShotClock, 
/**
 * The other calls of time that are on.
 */
other_time_calls: Array<TimeCallView>, 
/**
 * In how many milliseconds something may be due by the time alone, so that the desk asks again; absent without such
 * a time.
 */
due_in_ms: number | null, 
/**
 * How many are away or on a penalty.
 */
away: number, 
/**
 * Hand-for-hand, while it is on.
 */
hand_for_hand: HandForHandView | null, 
/**
 * What undo would strike.
 */
undo: Reversible | null, 
/**
 * Who went out by the line that undo would strike, from the money on, with place and prize.
 */
went_out: Array<EndRow>, 
/**
 * How the event was called off; absent where it was not.
 */
called_off: CalledOffView | null, 
/**
 * What redo would restore.
 */
redo: Reversible | null, 
/**
 * The question about the clock, when the program was away.
 */
gap: GapView | null, 
/**
 * The last line's number: the revision of this view.
 */
revision: number, };

/**
 * A paired device.
 */
export type DeviceLine = { 
/**
 * Its number.
 */
id: number, 
/**
 * Its name.
 */
name: string, 
/**
 * Its role.
 */
role: Role, 
/**
 * The one table that it is for; absent where it is for all of them.
 */
table: TableNumber | null, 
/**
 * Who stands there; absent where nobody has said.
 */
operator: string | null, 
/**
 * It is connected.
 */
open: boolean, 
/**
 * What it did last; empty before it did anything.
 */
last: string, 
/**
 * When that was, or when it was let in, in milliseconds since the Unix epoch.
 */
at: number, 
/**
 * Since when it is no longer connected; absent while it is, and before it was for the first time.
 */
gone_at: number | null, };

/**
 * A device that may fail.
 */
export type DeviceView = { 
/**
 * It works.
 */
ready: boolean, 
/**
 * Why not; empty when it does.
 */
message: string, };

/**
 * What is other now than it was accepted.
 */
export type Difference = { 
/**
 * Which evening.
 */
evening: string, 
/**
 * Its name.
 */
name: string, 
/**
 * What happened to it.
 */
what: DifferenceKind, 
/**
 * Whose place or points are others. Nobody's where only other things changed, such as an amount that points do not ask for.
 */
players: Array<PlayerMoved>, };

/**
 * What happened to an evening since.
 */
export type DifferenceKind = "corrected" | "added" | "gone";

/**
 * Shows the room a deal that is talked about, or takes it off again.
 */
export type DiscussDeal = { 
/**
 * The stacks; none ends the talks.
 */
stacks: Array<Counted>, 
/**
 * What is left for the winner.
 */
left: Money, 
/**
 * To which amount the shares are rounded; not at all by nothing.
 */
unit?: Money, };

/**
 * Draws for the first button as the house does, or says which seat won the one draw for all tables.
 */
export type DrawButton = { 
/**
 * The seat that won where cards were dealt at a table; absent: the app deals. With a high card at each table the
 * buttons are said table by table instead.
 */
seat: SeatNumber | null, };

/**
 * A draw of the whole field as the log has it.
 */
export type DrawMade = { 
/**
 * The line of the log.
 */
line: number, 
/**
 * When it was made.
 */
at: number, 
/**
 * What it was for.
 */
title: string, 
/**
 * Its four characters.
 */
fingerprint: string, 
/**
 * It was taken back.
 */
struck: boolean, };

/**
 * What a draw would look like, before it is made.
 */
export type DrawPlan = { 
/**
 * Players to be seated.
 */
players: number, 
/**
 * The tables and how many sit at each.
 */
tables: Array<PlannedTable>, 
/**
 * The rule behind the sizes.
 */
rule: Citation | null, 
/**
 * Why no draw can be made now; empty when it can.
 */
why_not: string, 
/**
 * How the house gives the first seats.
 */
initial_seats: InitialSeats, 
/**
 * Players for whom the room has no seat: they would be alternates.
 */
alternates: number, 
/**
 * What is arranged about seats.
 */
arrangements: Array<ArrangementLine>, 
/**
 * What is arranged and cannot be kept, a sentence each: named before the draw.
 */
problems: string[], 
/**
 * How many tables the room has; absent for as many as are needed.
 */
room_tables: number | null, 
/**
 * The numbers that stand on them, such as "61-68"; empty for 1, 2, 3 and so on.
 */
room_numbers: string, 
/**
 * Cards are being entered one by one.
 */
cards_under_way: boolean, };

/**
 * Draws a seat for every entry. Said again before the start, it is a new draw with a line and a seed of its own:
 * nobody can quietly draw until the seats please.
 */
export type DrawSeats = Record<symbol, never>;

/**
 * A draw and its proof.
 */
export type DrawView = { 
/**
 * The draw's number in this tournament, from 1.
 */
number: number, 
/**
 * How many draws there are.
 */
draws: number, 
/**
 * When it was made.
 */
at: number, 
/**
 * What it was for, such as "Initial draw" or "Redraw to 2 tables".
 */
title: string, 
/**
 * The seed in hexadecimal: with the list of entries it gives the same seats anywhere. Empty where cards were drawn at
 * the table.
 */
seed: string, 
/**
 * The four characters printed on every seat card of this draw.
 */
fingerprint: string, 
/**
 * How the seats came about, in a few sentences.
 */
method: string, 
/**
 * What was arranged and kept, a line each.
 */
arranged: string[], 
/**
 * What was arranged and could not be kept, a sentence each.
 */
not_kept: string[], 
/**
 * Every draw of the whole field, oldest first, those taken back as well: nobody can quietly draw again.
 */
made: Array<DrawMade>, 
/**
 * By table and seat.
 */
seats: Array<SeatDrawn>, };

/**
 * What moved a drawer's cash, and what should be in it.
 */
export type DrawerCash = { 
/**
 * The opening float.
 */
float: Money, 
/**
 * Paid in in cash.
 */
came_in: Money, 
/**
 * Paid out in cash.
 */
went_out: Money, 
/**
 * Dropped to the safe.
 */
dropped: Money, 
/**
 * Filled from the safe.
 */
filled: Money, 
/**
 * What should be in it now.
 */
expected: Money, };

/**
 * A drawer.
 */
export type DrawerRow = { 
/**
 * Its number, from 1.
 */
number: number, 
/**
 * The cashier, or the device where nobody is named.
 */
name: string, 
/**
 * The device at which it was opened, with who stands there.
 */
device: string, 
/**
 * The device at which it is in use, with who stands there; absent while it is put aside.
 */
in_use_at: string | null, 
/**
 * When it was opened, in tournament time.
 */
opened: number, 
/**
 * Its cash.
 */
cash: DrawerCash, 
/**
 * When it was closed; absent while it is open.
 */
closed: number | null, 
/**
 * What was counted in it then.
 */
counted: Money | null, 
/**
 * What was counted less what should have been in it.
 */
difference: Money | null, 
/**
 * What the difference is, in words; absent while it is open.
 */
says: string | null, };

/**
 * All drawers.
 */
export type DrawersView = { 
/**
 * Each of them, the first opened first; those that are open before those that are closed.
 */
rows: Array<DrawerRow>, 
/**
 * What was paid in cash where no drawer was open.
 */
outside: DrawerCash, 
/**
 * All drawers and what was outside of them together.
 */
all: DrawerCash, 
/**
 * The differences of all closed drawers together.
 */
difference: Money, };

/**
 * A file that was dropped on the desk's window, for the panel that it is meant for.
 */
export type DroppedFile = { 
/**
 * Its name.
 */
name: string, 
/**
 * Its bytes.
 */
base64: string, 
/**
 * When it was last changed.
 */
changed_at: number, };

/**
 * Two lines of the list that may be one player.
 */
export type Duplicate = { 
/**
 * The one who came first on the list.
 */
one: ListedPlayer, 
/**
 * The other.
 */
other: ListedPlayer, 
/**
 * Why, in a few words.
 */
why: string, };

/**
 * Chips for those who enter early, beside the starting stack.
 */
export type EarlyBird = { 
/**
 * Chips that an entry gets beside those it buys.
 */
chips: number, 
/**
 * Entries taken before this point get them; level 1 is the start of play.
 */
until: Closing, };

/**
 * Ends the day.
 */
export type EndDay = Record<symbol, never>;

/**
 * Ends hand-for-hand: the tables play on by themselves.
 */
export type EndHandForHand = Record<symbol, never>;

/**
 * Ends the tournament with all who are left.
 */
export type EndHere = { 
/**
 * How they get their places.
 */
by: PlacedBy, 
/**
 * The stacks of everybody left, where they are placed by chips.
 */
stacks: Array<Counted>, 
/**
 * The count stands although it is not the chips in play.
 */
as_counted: boolean, };

/**
 * What an end here would give everybody.
 */
export type EndHereView = { 
/**
 * How they get their places: as asked, or by the deal where it says them, else shared.
 */
by: PlacedBy, 
/**
 * Whether the tournament may end now with several players left.
 */
allowed: Allowed, 
/**
 * Whether the deal that was made can say the places.
 */
by_deal: Allowed, 
/**
 * Everybody who is left, by their places where these are known, by their seats otherwise.
 */
rows: Array<EndRow>, 
/**
 * The places are known, so that there are amounts.
 */
complete: boolean, 
/**
 * The newest counts of those who are left, whenever they were taken.
 */
last_counts: Array<Counted>, 
/**
 * The chips counted.
 */
counted: number, 
/**
 * The chips in play.
 */
in_play: number, 
/**
 * The chips counted are those in play.
 */
agrees: boolean, };

/**
 * Lets a player on a penalty play again.
 */
export type EndPenalty = { 
/**
 * The penalty's number, from 1.
 */
penalty: number, };

/**
 * A player, the place and the prize.
 */
export type EndRow = { 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * The player's name.
 */
name: string, 
/**
 * The first place of those that are shared, or the only one; 0 while it is not known.
 */
place: number, 
/**
 * The last of them.
 */
place_to: number, 
/**
 * What the player gets.
 */
prize: Money, };

/**
 * Says what became of the call that is on.
 */
export type EndTimeCall = { 
/**
 * The player acted in time; otherwise the time ran out, and the hand is dead, or checked where nothing was bet.
 */
acted: boolean, 
/**
 * On whom time was called; absent for the one whose time is up first.
 */
entry: EntryId | null, };

/**
 * Takes an entry for each name, in this order, at the price of this moment.
 */
export type Enter = { 
/**
 * The players' names; each is one new player with one entry.
 */
names: Array<string>, 
/**
 * The kind of buy-in: 0 for the usual one, else its place in the set-up's list, from 1.
 */
buy_in: number, 
/**
 * By what it is paid.
 */
payment: Payment, 
/**
 * The numbers that the players have in the house's own list, in the order of the names; 0 for a player who is not on
 * it. May be shorter than the names.
 */
listed: Array<number>, 
/**
 * The kinds of buy-in, in the order of the names, where they are not all the same. May be shorter than the names:
 * `buy_in` holds for the others.
 */
buy_ins?: Array<number>, 
/**
 * By what each is paid, likewise; `payment` holds for the others.
 */
payments?: Array<Payment>, 
/**
 * The last name in each name, in the order of the names, where a list says which it is; empty where none does. May be
 * shorter than the names.
 */
last_names?: Array<string>, 
/**
 * The numbers of the players' cards, likewise.
 */
cards?: Array<string>, 
/**
 * What is noted of each payment, such as the number of a ticket, likewise.
 */
notes?: Array<string>, 
/**
 * The worth of each player's ticket, in the order of `names`; 0 where it is unknown or pays everything. The house
 * fills it in for its own tickets.
 */
worths?: Array<Money>, 
/**
 * Who pays for each player, where it is somebody else (TCH 8e), likewise.
 */
paid_by?: Array<string>, 
/**
 * The places, from 0, of names that are somebody new, whoever else is called so; the house's list has another player of that
 * name then.
 */
somebody_new?: Array<number>, 
/**
 * Whom of the guest list each name is, in the order of the names. May be shorter than the names: a name that is a guest's by
 * itself needs none.
 */
guests?: Array<ComesAs>, };

/**
 * A stack that was paid for, as its day has it.
 */
export type Entered = { 
/**
 * The number of the entry in its tournament.
 */
entry: number, 
/**
 * The number of the player there.
 */
player: number, 
/**
 * The name.
 */
name: string, 
/**
 * The number on the house's list.
 */
listed: number | null, 
/**
 * The number of the player's card; empty without one.
 */
card: string, 
/**
 * Paid for prizes, rebuys and add-ons included.
 */
pool: Money, 
/**
 * Paid for the house.
 */
fee: Money, 
/**
 * By what the entry was paid.
 */
payment: Payment, 
/**
 * The stack as it was last counted.
 */
stack: number | null, 
/**
 * Who opened the bag of the day before: as it was said, else the device; empty while it is closed.
 */
opened_by: string, 
/**
 * How it stands.
 */
standing: DayStanding, };

/**
 * A stack paid for, numbered from 1; a re-entry is a second entry of the same player.
 */
export type EntryId = number;

/**
 * An entry of a tournament.
 */
export type EntryOfDay = { 
/**
 * The tournament.
 */
tournament: number, 
/**
 * The number of the entry in it.
 */
entry: number, };

/**
 * Where an entry stands.
 */
export type EntryState = "waiting" | "seated" | "out" | "withdrawn";

/**
 * So many envelopes of one amount.
 */
export type Envelopes = { 
/**
 * What is in each.
 */
amount: Money, 
/**
 * How many there are.
 */
count: number, };

/**
 * One event of the house, as its results tell it. Amounts are in minor units of the currency, times in milliseconds since 1970.
 */
export type Evening = { 
/**
 * What tells it from all others, in the house's file and outside of it: the same event read in twice has the same.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * When it began.
 */
at: number, 
/**
 * The name of the template that it was made from; empty without one.
 */
template: string, 
/**
 * Whether it is over; else these are the standings so far.
 */
is_final: boolean, 
/**
 * The code of the currency.
 */
currency: string, 
/**
 * How many decimals the currency has.
 */
decimals: number, 
/**
 * The price of an entry without any fee.
 */
buy_in: number, 
/**
 * The prize pool.
 */
pool: number, 
/**
 * What was collected for the league.
 */
league: number, 
/**
 * What was collected for entries, rebuys and add-ons, fees included; nothing where only the entries themselves tell.
 */
collected: Collected, 
/**
 * The last place that wins money; none where only the prizes themselves tell.
 */
places_paid: number | null, 
/**
 * How many players shared the first prizes by a deal; 0 where none was made.
 */
deal: number, 
/**
 * How many seats the final table has; 0 where nobody said.
 */
final_table: number, 
/**
 * How long it lasted, in minutes; none where nobody knows.
 */
minutes: number | null, 
/**
 * How long it was expected to last, in minutes.
 */
expected_minutes: number | null, 
/**
 * Every entry, re-entries included, in any order.
 */
entries: Array<EveningEntry>, 
/**
 * Who had entered and never came (TCH 5): of these only who they are.
 */
no_shows: Array<EveningEntry>, 
/**
 * Who knocked out whom, in any order.
 */
knockouts: Array<EveningKnockout>, };

/**
 * One entry of an evening.
 */
export type EveningEntry = { 
/**
 * The number of the player in this evening: the same for all entries of one player.
 */
player: number, 
/**
 * The number on the house's list; none for one who is not on it.
 */
listed: number | null, 
/**
 * The name.
 */
name: string, 
/**
 * The place; none while the entry is in play.
 */
place: number | null, 
/**
 * The last of the places that are shared; none, or the place itself, where none is.
 */
place_to: number | null, 
/**
 * All that was paid for it, fees included.
 */
paid: number, 
/**
 * The prize.
 */
prize: number, 
/**
 * What its bounties were worth.
 */
bounties: number, 
/**
 * Rebuys.
 */
rebuys: number, 
/**
 * Add-ons.
 */
add_ons: number, 
/**
 * When it left play.
 */
out_at: number | null, 
/**
 * The level in which it left play.
 */
out_level: number | null, };

/**
 * A player, or a player's rebuy, was knocked out.
 */
export type EveningKnockout = { 
/**
 * Whose chips are gone: the number of the player in this evening. Absent where only the number of knockouts is known.
 */
whom: number | null, 
/**
 * Who took them; several share it. Empty where nobody said.
 */
by: Array<number>, };

/**
 * An evening of the house.
 */
export type EveningLine = { 
/**
 * What tells it from all others.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * When it began.
 */
at: number, 
/**
 * The name of its template; empty without one.
 */
template: string, 
/**
 * Entries.
 */
entries: number, 
/**
 * Whether it is over.
 */
is_final: boolean, 
/**
 * The tournament; absent for one that came in from elsewhere.
 */
tournament: TournamentId | null, 
/**
 * Whether it is the season's.
 */
counts: boolean, };

/**
 * Changes chips of a value that has left, found with a player after the race.
 */
export type ExchangeFoundChips = { 
/**
 * Whose they are.
 */
entry: EntryId, 
/**
 * The value that has left.
 */
chip: number, 
/**
 * How many were found: 1 to 1,000.
 */
chips: number, };

/**
 * A figure at the foot of the screen.
 */
export type Fact = "players" | "average_stack" | "chips_in_play" | "prize_pool" | "next_payout" | "next_break" | "predicted_end" | "tables" | "rebuys";

/**
 * A bounty that has fallen.
 */
export type FallenView = { 
/**
 * Whose bounty it was.
 */
entry: EntryId, 
/**
 * The player's name.
 */
name: string, 
/**
 * Which of this entry's, counted from 0: a player who bought in again may lose several.
 */
turn: number, 
/**
 * How much.
 */
amount: Money, 
/**
 * Who won it; empty while nobody has said. Several share it, the odd units to the first.
 */
by: Array<EntryId>, 
/**
 * Their names.
 */
names: Array<string>, };

/**
 * What *n* of the formulas is.
 */
export type FieldOf = "entries" | "players";

/**
 * The figures that everybody wants to know.
 */
export type Figures = { 
/**
 * Players still in.
 */
left: number, 
/**
 * Of those still in, how many wait for a seat.
 */
alternates: number, 
/**
 * Entries taken, cancelled ones not counted.
 */
entries: number, 
/**
 * Rebuys taken.
 */
rebuys: number, 
/**
 * The average stack in chips, rounded down; 0 without players.
 */
average_stack: number, 
/**
 * The average stack in big blinds, rounded down; absent on a break before the first level.
 */
average_big_blinds: number | null, 
/**
 * The level has no blinds, so that the average is counted in small bets, as in stud.
 */
average_in_bets: boolean, 
/**
 * All chips in play by value.
 */
chips_in_play: number, 
/**
 * All that is played for: paid in, added, and the overlay up to a guarantee.
 */
prize_pool: Money, 
/**
 * How many places are paid.
 */
places_paid: number, 
/**
 * The next prize to be won: the place and its amount.
 */
next_prize: NextPrize | null, 
/**
 * How many more players must bust before the money; 0 in the money.
 */
to_the_money: number, 
/**
 * What the room says about that.
 */
money: MoneyTalk, 
/**
 * Open tables.
 */
tables: number, };

/**
 * A seat at the final table.
 */
export type FinalSeat = { 
/**
 * The seat.
 */
seat: SeatNumber, 
/**
 * Who sits there.
 */
name: string, 
/**
 * The number in the house's own list; absent for a player who is not on it.
 */
listed: number | null, 
/**
 * The stack as it was last counted, while everybody is counted and nobody has gone out since; else absent.
 */
stack: number | null, 
/**
 * The button is here.
 */
button: boolean, };

/**
 * A seat in the finale.
 */
export type Finalist = { 
/**
 * Who.
 */
who: Who, 
/**
 * The name.
 */
name: string, 
/**
 * The rank in the table.
 */
rank: number, 
/**
 * The stack.
 */
stack: number, };

/**
 * Says that a chip is off every table.
 */
export type FinishColourUp = { 
/**
 * The value that has left.
 */
chip: number, };

/**
 * Ticks tables as done with the hand, or takes the tick back.
 */
export type FinishTables = { 
/**
 * The tables.
 */
tables: Array<TableNumber>, 
/**
 * True for done; false for one that plays on after all.
 */
done: boolean, };

/**
 * How the first button is placed.
 */
export type FirstButton = "ace" | "high_card" | "one_draw";

/**
 * What first place is to get.
 */
export type FirstWish = { "type": "usual", } | { "type": "share", 
/**
 * Hundredths of a per cent.
 */
hundredths: number, } | { "type": "steepness", 
/**
 * Hundredths: 100 falls as 1, 1/2, 1/3.
 */
hundredths: number, };

/**
 * A fixed amount for places of a flight.
 */
export type FlightBand = { 
/**
 * Down to this place of the flight, from where the band above ends.
 */
to: number, 
/**
 * The amount for each of them, in minor units.
 */
amount: Money, };

/**
 * A flight, or the days of all flights together.
 */
export type FlightView = { 
/**
 * Its number; 0 for the days of all flights together.
 */
number: number, 
/**
 * Its days.
 */
days: Array<SeriesDay>, 
/**
 * Whether it is closed.
 */
closed: boolean, 
/**
 * Whether it takes entries.
 */
takes_entries: boolean, 
/**
 * Entries.
 */
entries: number, 
/**
 * In play or in a bag.
 */
left: number, 
/**
 * The average of their stacks, rounded down; 0 while nobody is left.
 */
average: number, 
/**
 * Paid in it for prizes.
 */
pool: Money, 
/**
 * How many of its entries are paid, here or at the end.
 */
places: number, 
/**
 * Paid to its own players.
 */
paid: Money, 
/**
 * Whether it is down to its paid places.
 */
in_the_money: boolean, 
/**
 * The pay of the next player who goes out of it; nothing where that is not the flight's to pay.
 */
next: Money, };

/**
 * Everything that is timed or counted on the floor beside the clock.
 */
export type FloorClocksView = { 
/**
 * Who is away, the longest first.
 */
away: Array<AwayRow>, 
/**
 * Who is on a penalty, the first to come back first.
 */
serving: Array<PenaltyRow>, 
/**
 * Warnings and penalties that are over, the latest first: 100 at the most.
 */
history: Array<PenaltyRow>, 
/**
 * The value of the smallest chip in play: what a stack is split by.
 */
smallest_chip: number, };

/**
 * A way to put a line right that leaves the room as it is.
 */
export type FloorCorrection = { 
/**
 * What it is called, such as "It was somebody else".
 */
label: string, 
/**
 * The floor line that does it, or its beginning.
 */
text: string, 
/**
 * A player has to be named after it; otherwise the line is whole.
 */
needs_player: boolean, };

/**
 * What the floor line makes of what is typed.
 */
export type FloorReading = { 
/**
 * The action's word, such as "Bust"; empty for an empty line.
 */
verb: string, 
/**
 * What Enter will do.
 */
says: string, 
/**
 * The command that Enter gives; absent while something is missing or refused.
 */
command: Command | null, 
/**
 * Why Enter does nothing; empty when it does, or when the line is not finished.
 */
refusal: string, 
/**
 * What the typed word could mean.
 */
completions: Array<Completion>, 
/**
 * Several bust on one hand and it matters who had more chips: these must be put in order.
 */
ask_order: Array<Orderable>, 
/**
 * Who busted those whose order is asked for, where the line says so.
 */
hitmen: Array<EntryId>, };

/**
 * A situation that answers to what was typed.
 */
export type FoundRuling = { 
/**
 * The situation.
 */
id: string, 
/**
 * How it is called.
 */
title: string, 
/**
 * Its chapter.
 */
topic: Topic, 
/**
 * What the tournament's own book decides, or the book that stands in for it.
 */
decision: string, 
/**
 * The rules that say so: "TCH 42a, 56a".
 */
rules: string, };

/**
 * Chips found with a player after their race.
 */
export type FoundView = { 
/**
 * The player's name.
 */
name: string, 
/**
 * Where the player sat.
 */
seat: Seat, 
/**
 * Old chips found.
 */
chips: number, 
/**
 * The value of those handed out.
 */
next: number, 
/**
 * How many were handed out.
 */
handed_out: number, 
/**
 * What left play without compensation, by value.
 */
removed: number, };

/**
 * Which of several equally full tables gives the player.
 */
export type FromTable = "low_card" | "breaking_order" | "director";

/**
 * The pay of a stack that survived its flight and does not go on.
 */
export type FurtherStacks = { "type": "nothing", } | { "type": "amount", 
/**
 * In minor units.
 */
amount: Money, } | { "type": "min_cash", };

/**
 * When the next game of a mixed event begins.
 */
export type GameChange = { "type": "level", } | { "type": "hands", 
/**
 * 1 to 100.
 */
hands: number, };

/**
 * What kind of table an event is played at.
 */
export type GameForm = "full_ring" | "eight_handed" | "six_handed" | "big_o" | "stud" | "draw" | "badugi";

/**
 * The question after a crash or a sleep: the clock ran, the program did not.
 */
export type GapView = { 
/**
 * When the program last saw the clock, in tournament time.
 */
seen_at: number, 
/**
 * The time the program was away, in milliseconds.
 */
away_ms: number, 
/**
 * What the clock shows if it ran on.
 */
run_on: ClockFace, 
/**
 * What the clock shows if it goes on from where it was last seen.
 */
resume: ClockFace, };

/**
 * A schedule made from a wish, or why there is none.
 */
export type Generated = { 
/**
 * The schedule; absent where the wish cannot be met.
 */
schedule: Schedule | null, 
/**
 * What a host should look at in it.
 */
warnings: Array<ScheduleWarning>, 
/**
 * Its curve.
 */
curve: ScheduleCurve | null, 
/**
 * Why the wish cannot be met, with the nearest that can; empty when it is met.
 */
why_not: string, 
/**
 * The nearest wish that can be met, where this one cannot.
 */
nearest: ScheduleWish | null, };

/**
 * Gives a player a warning or a penalty.
 */
export type GivePenalty = { 
/**
 * To whom.
 */
entry: EntryId, 
/**
 * What.
 */
kind: PenaltyKind, 
/**
 * For what a book has a penalty of its own; absent for anything else.
 */
offence?: Offence, 
/**
 * Why, in the director's words; possibly empty.
 */
reason: string, };

/**
 * Gives everybody who is still in the time cards of a day or of the final table.
 */
export type GiveTimeCards = { 
/**
 * For what.
 */
why: CardsFor, };

/**
 * What became of a file that the program was opened with.
 */
export type Given = { 
/**
 * The file's own name.
 */
file: string, 
/**
 * What was taken in of it.
 */
taken: TakenIn, 
/**
 * Why no more was; empty when all was.
 */
refusal: string, };

/**
 * Goes hand-for-hand. Who goes out on the hand in progress is eligible already.
 */
export type GoHandForHand = { 
/**
 * When it is over.
 */
until: Until, 
/**
 * What the tables play together; the house rules say it where this is absent.
 */
pace: Pace | null, };

/**
 * A stack that goes on.
 */
export type GoesOn = { 
/**
 * The player.
 */
who: PlayerRef, 
/**
 * The name.
 */
name: string, 
/**
 * The number on the house's list.
 */
listed: number | null, 
/**
 * The number of the player's card; empty without one.
 */
card: string, 
/**
 * The entry that has it.
 */
entry: EntryOfDay, 
/**
 * The flight.
 */
flight: number, 
/**
 * The chips.
 */
chips: number, 
/**
 * The same in big blinds, rounded down, at the level where the day of all flights together begins.
 */
big_blinds: number | null, 
/**
 * The number of the bag; empty without one.
 */
bag: string, 
/**
 * Whether it is in a bag: else it is in play, and the chips are its last count.
 */
bagged: boolean, 
/**
 * Who opened the bag on the day of all flights together; empty while it is closed.
 */
opened_by: string, };

/**
 * A prize that is not money.
 */
export type Good = { 
/**
 * The place that wins it, from 1.
 */
place: number, 
/**
 * What it is, 1 to 60 characters.
 */
name: string, };

/**
 * Somebody guesses.
 */
export type GuessView = { "type": "code", 
/**
 * From this address.
 */
address: string, 
/**
 * So many wrong ones.
 */
times: number, } | { "type": "pin", 
/**
 * The operator.
 */
operator: string, 
/**
 * At the device of this name.
 */
device: string, 
/**
 * So many wrong ones.
 */
times: number, };

/**
 * What a guest has answered.
 */
export type GuestAnswer = "coming" | "maybe" | "not_coming";

/**
 * A guest of the list.
 */
export type GuestRow = { 
/**
 * The number on the list.
 */
guest: number, 
/**
 * The name.
 */
name: string, 
/**
 * What the guest has answered.
 */
answer: GuestAnswer, 
/**
 * How many unnamed guests come along.
 */
plus: number, 
/**
 * How many of them are still expected.
 */
still: number, 
/**
 * By what the guest has paid before the night; absent where nothing is paid.
 */
paid: Payment | null, 
/**
 * What was paid.
 */
paid_ahead: Money, 
/**
 * Answer, guests and payment in a few words.
 */
says: string, 
/**
 * The number in the house's own list; absent for a guest who is not on it.
 */
listed: number | null, 
/**
 * The entry with which the guest came; absent while the guest is expected.
 */
entry: EntryId | null, 
/**
 * What enters the guest, in cash where nothing is paid yet; absent for one who has come.
 */
comes: Command | null, 
/**
 * What enters the next one whom the guest brings, in cash and called after the guest; absent where nobody more is expected.
 */
brings: Command | null, };

/**
 * One guest of a pasted or typed list. A field that is absent stays as it is.
 */
export type GuestSaid = { 
/**
 * The guest's number on the list; 0 for one who is meant by name: the guest of that name, or somebody new.
 */
guest: number, 
/**
 * The name; empty where a number says who is meant.
 */
name: string, 
/**
 * The last name in it, where a list says which it is; else empty.
 */
last_name: string, 
/**
 * The number of the player's card; empty without one.
 */
card: string, 
/**
 * The number in the house's own list; 0 for a guest who is not on it.
 */
listed: number, 
/**
 * What the guest answers.
 */
answer: GuestAnswer | null, 
/**
 * How many unnamed guests come along, at most 20.
 */
plus: number | null, 
/**
 * By what the guest has paid before the night; `unpaid` takes that back.
 */
paid: Payment | null, 
/**
 * Which kind of buy-in was paid: 0 for the usual one.
 */
buy_in: number, };

/**
 * A page of the guest list.
 */
export type GuestsView = { 
/**
 * How many are on the list, whatever is searched for; without those whom they bring.
 */
guests: number, 
/**
 * How many come or have come, with those whom they bring.
 */
coming: number, 
/**
 * How many may come, by the same count.
 */
maybe: number, 
/**
 * How many have paid before the night.
 */
paid: number, 
/**
 * How many are there.
 */
there: number, 
/**
 * All of it in words: "9 coming, 2 maybe, 1 paid".
 */
says: string, 
/**
 * How many answer to the search.
 */
total: number, 
/**
 * This page: those who are expected first, by what they answered.
 */
rows: Array<GuestRow>, 
/**
 * Whether guests may be entered now, or why not.
 */
entry: Allowed, 
/**
 * What an entry costs now, all lines together.
 */
price: Money, };

/**
 * How far a level is that ends by hands (TDA RP-19).
 */
export type HandCount = { 
/**
 * Hands done.
 */
played: number, 
/**
 * Hands in the whole level.
 */
of: number, };

/**
 * How a house plays hand-for-hand.
 */
export type HandForHandRule = { 
/**
 * What the tables play together.
 */
pace: Pace, 
/**
 * How many seconds the start of each hand takes off the clock: 0 to 180.
 */
off_s: number, 
/**
 * It is advised at so many players from the money or fewer; 0 for never.
 */
advised_from: number, };

/**
 * Hand-for-hand while it is on.
 */
export type HandForHandView = { 
/**
 * What the tables play together.
 */
pace: Pace, 
/**
 * The hand or round, 0 for the one in progress at the announcement.
 */
hand: number, 
/**
 * The tables by number.
 */
tables: Array<HandTable>, 
/**
 * How many have finished.
 */
done: number, 
/**
 * How many have not.
 */
to_finish: number, 
/**
 * Every table has finished.
 */
all_done: boolean, 
/**
 * It waits for the money; for a number of players otherwise.
 */
at_the_money: boolean, 
/**
 * With how many players left it is over.
 */
ends_with: number, 
/**
 * How many must still go out for that; 0 when it is over.
 */
to_go: number, 
/**
 * The prize that whoever survives it has at the least.
 */
pays: NextPrize | null, 
/**
 * How many places are paid.
 */
places_paid: number, 
/**
 * What each hand takes off the clock, in milliseconds; 0 where the clock runs on.
 */
off_ms: number, 
/**
 * What the clock shows once the next hand is dealt; absent where it runs on.
 */
after_next_ms: number | null, 
/**
 * Who went out on this hand, the highest first.
 */
out: Array<OutNow>, 
/**
 * The tables at which the order must be said before the hand can be closed.
 */
to_rank: Array<TableNumber>, };

/**
 * How several players who went out on one hand are ranked.
 */
export type HandOrder = "by_stack" | "as_listed" | "equal";

/**
 * How far a table is with the hand.
 */
export type HandState = "playing" | "held" | "done";

/**
 * A table at hand-for-hand.
 */
export type HandTable = { 
/**
 * Its number.
 */
table: TableNumber, 
/**
 * How many play there.
 */
players: number, 
/**
 * How far it is.
 */
state: HandState, };

/**
 * What is open on the floor and at the till, for the next shift.
 */
export type HandoverView = { 
/**
 * What waits to be done, the most urgent first.
 */
waits: Array<WaitsRow>, 
/**
 * Who serves a penalty, the first to come back first.
 */
serving: Array<PenaltyRow>, 
/**
 * Warnings and penalties served, of those who are still in play, the latest first.
 */
given: Array<PenaltyRow>, 
/**
 * Who is away, the longest first.
 */
away: Array<AwayRow>, 
/**
 * Who owes for an entry, a rebuy or an add-on.
 */
owes: Array<OwesRow>, 
/**
 * Tables whose count has begun and does not agree yet.
 */
counts: Array<CountRow>, 
/**
 * The drawers that are open.
 */
drawers: Array<DrawerRow>, 
/**
 * The latest rulings first: 100 at the most.
 */
rulings: Array<RulingRow>, };

/**
 * What two players have done against each other. Of two figures the first is the first player's.
 */
export type HeadToHead = { 
/**
 * The evenings that both played, the oldest first.
 */
evenings: Array<Met>, 
/**
 * How often each had the better place; neither where they share it.
 */
ahead: [number, number], 
/**
 * How often each knocked the other out, shared knockouts by their share.
 */
knockouts: [Hundredths, Hundredths], };

/**
 * What became of money that was held.
 */
export type HeldMoneyEnd = "waits" | "collected" | "lapsed";

/**
 * Money held for a no-show.
 */
export type HeldMoneyRow = { 
/**
 * Whose.
 */
entry: EntryId, 
/**
 * The player's name.
 */
name: string, 
/**
 * How much.
 */
amount: Money, 
/**
 * Until when it can be collected, in tournament time.
 */
until: number, 
/**
 * Nobody came in time.
 */
over: boolean, };

/**
 * A place held at an amount, or at a share where shares are divided.
 */
export type HeldPrize = { 
/**
 * The place, from 1.
 */
place: number, 
/**
 * What it gets: minor units, or hundredths of a per cent.
 */
amount: Money, };

/**
 * How long tables do not break, though the players left would fit fewer.
 *
 * A script that leaves this out breaks tables at once.
 */
export type HoldBreaks = { "type": "never", } | { "type": "while_entries", } | { "type": "until", 
/**
 * Until when.
 */
until: Closing, };

/**
 * Holds tables with an all-in and a call, or lets them run the board out.
 */
export type HoldTables = { 
/**
 * The tables.
 */
tables: Array<TableNumber>, 
/**
 * True to hold them; false to let them go on.
 */
held: boolean, };

/**
 * The choices a house makes. A preset fills it; a host may change any line.
 *
 * A set of rules without some lines, as a script may write it, plays those lines as HPT does, and its tables break at once.
 */
export type HouseRules = { 
/**
 * The rule book the preset came from, as cited to the director.
 */
book: RuleBook, 
/**
 * What kind of table the event is played at: it gives the usual sizes.
 */
form: GameForm, 
/**
 * The most players at one table, 2 to 12.
 */
seats_per_table: number, 
/**
 * The size at which a table breaks: when the players left fit the other tables at this many each.
 */
preferred_size: number, 
/**
 * How the first seats are given.
 */
initial_seats: InitialSeats, 
/**
 * How the first button is placed, at the start and after a redraw.
 */
first_button: FirstButton, 
/**
 * How the button moves on.
 */
button: ButtonRule, 
/**
 * How far table sizes may differ before a player must move: 1 means by one at the most.
 */
tolerance: number, 
/**
 * When table sizes may differ by one only, whatever `tolerance` says.
 */
tighter: Tighter, 
/**
 * A table with so many players fewer than the fullest halts until it is level again; absent where play goes on.
 */
halt_at: number | null, 
/**
 * Who moves.
 */
mover: Mover, 
/**
 * Which of several equally full tables gives the player.
 */
from_table: FromTable, 
/**
 * Where the moved player sits.
 */
to_seat: ToSeat, 
/**
 * What a player who has moved does where the blinds are.
 */
moved_in: MovedIn, 
/**
 * When all seats are drawn anew, from the largest field down.
 */
redraws: Array<RedrawPoint>, 
/**
 * What a player pays first who is short of the big blind and its ante.
 */
ante_order: AnteOrder, 
/**
 * How long tables do not break, though the players left would fit fewer.
 */
hold_breaks: HoldBreaks, 
/**
 * How odd chips are raced off.
 */
race: RaceRule, 
/**
 * How hand-for-hand is played, and when it is advised.
 */
hand_for_hand: HandForHandRule, 
/**
 * How time is called on a player.
 */
calling_time: CallingTime, 
/**
 * How long a decision may take; absent without a shot clock.
 */
shot_clock?: ShotClock, 
/**
 * What happens to the stack of a player who stays away.
 */
absence: AbsenceRule, 
/**
 * What becomes of a player who entered and never came.
 */
no_show: NoShow, };

/**
 * The rules in force, or those of a draft, line by line.
 */
export type HouseRulesView = { 
/**
 * The rules that this view is about.
 */
rules: HouseRules, 
/**
 * They are not those in force.
 */
changed: boolean, 
/**
 * Whether they may be applied now, and why not. Before play with `change_set_up` or `change_house_rules`, during
 * it with `change_house_rules`.
 */
change: Allowed, 
/**
 * The presets that a host may start from, for the same form of game.
 */
presets: Array<PresetView>, 
/**
 * Every line.
 */
lines: Array<RuleLineView>, 
/**
 * How many lines differ from the preset of the book.
 */
differences: number, };

/**
 * What the house has seen.
 */
export type HouseStatistics = { 
/**
 * Evenings.
 */
events: number, 
/**
 * Entries.
 */
entries: number, 
/**
 * Different players; each guest is one of his or her evening.
 */
players: number, 
/**
 * The smallest field.
 */
smallest: number, 
/**
 * The largest.
 */
largest: number, 
/**
 * The mean.
 */
mean_field: Hundredths, 
/**
 * How long the evenings were against what was expected, the oldest first; of those where both are known.
 */
lengths: Array<Length>, 
/**
 * In which levels players left, the busiest first.
 */
levels: Array<[number, number]>, };

/**
 * The house: its file, its tournaments, its devices and settings.
 */
export type HouseView = { 
/**
 * The program's version.
 */
version: string, 
/**
 * The path of the file that holds everything, or the address of the server that does.
 */
file: string, 
/**
 * Whether the file could be opened at all; when not, `read_only` says why.
 */
is_open: boolean, 
/**
 * Why the file cannot be written, in a director's words; absent when it can.
 */
read_only: string | null, 
/**
 * That is because the file is damaged, or none of ours: a backup may take its place.
 */
damaged: boolean, 
/**
 * What can still be read of a damaged file; empty where it is whole, or cannot be opened at all.
 */
readable: Array<ReadableLog>, 
/**
 * What was kept when the program was cut off or a backup restored; absent once something more was said.
 */
kept: Kept | null, 
/**
 * The backups, the newest first.
 */
backups: Array<BackupLine>, 
/**
 * The tournaments, the one last touched first, hidden ones included.
 */
tournaments: Array<TournamentLine>, 
/**
 * The years with tournaments that are over, the newest first.
 */
years: Array<YearLine>, 
/**
 * The sound.
 */
sound: SoundView, 
/**
 * The spoken announcements.
 */
speech: SpeechView, 
/**
 * How each cue is called.
 */
cues: Array<CueView>, 
/**
 * Whether the screens can be kept on.
 */
wake: DeviceView, 
/**
 * What is printed by itself comes out of the printer.
 */
printing: DeviceView, 
/**
 * The monitors.
 */
monitors: Array<MonitorView>, 
/**
 * The projector windows.
 */
projectors: Array<ProjectorLine>, 
/**
 * What the screens of each tournament say, where they say something.
 */
messages: Array<MessageLine>, 
/**
 * The messages said last, the newest first.
 */
said: Array<string>, 
/**
 * How the screens look.
 */
look: Look, 
/**
 * The settings.
 */
settings: Settings, 
/**
 * What cannot be read of what the file keeps about the house.
 */
unread: Array<UnreadLine>, };

/**
 * A number with two decimals, kept as whole hundredths.
 */
export type Hundredths = number;

/**
 * What became of a file.
 */
export type Imported = { 
/**
 * The numbers of the players who were added: what is deleted to take the file back.
 */
added: Array<number>, 
/**
 * Those on the list who got something that they lacked, as they were before.
 */
completed: Array<ListedPlayer>, 
/**
 * How many were on the list just like that.
 */
known: number, 
/**
 * Lines that were not taken, with the reason.
 */
left_out: Array<ImportedLine>, 
/**
 * How many more were not taken than are named.
 */
left_out_unnamed: number, 
/**
 * A remark about the file as a whole; empty when there is none.
 */
remark: string, };

/**
 * A line that was not taken.
 */
export type ImportedLine = { 
/**
 * The line's number in the file, from 1.
 */
line: number, 
/**
 * Why.
 */
why: string, };

/**
 * A tournament that was taken in.
 */
export type ImportedTournament = { 
/**
 * Its number in the file of tournaments.
 */
id: TournamentId, 
/**
 * Its name.
 */
name: string, 
/**
 * How many lines its log has.
 */
lines: number, 
/**
 * It was in the list before; it stands there once more, and the other one is as it was.
 */
again: boolean, };

/**
 * How the first seats are given.
 */
export type InitialSeats = "random" | "card_draw" | "choose" | "at_sale";

/**
 * A command that is said at its place in the log.
 */
export type Insertion = { 
/**
 * The line right after which it takes effect.
 */
after: number, 
/**
 * The command.
 */
command: Command, };

/**
 * Goes to the beginning of a level or a break; running stays running, paused stays paused.
 */
export type JumpTo = { 
/**
 * The position in the schedule, from 0, breaks counted.
 */
stage: number, };

/**
 * Where the clock can go from here; absent where it cannot.
 */
export type Jumps = { 
/**
 * The level or break before.
 */
previous: number | null, 
/**
 * The level or break after.
 */
next: number | null, 
/**
 * The next break.
 */
to_break: number | null, };

/**
 * Keeps two players at different tables, or lets them sit anywhere again. Nobody moves now.
 */
export type KeepApart = { 
/**
 * One of them.
 */
one: PlayerId, 
/**
 * The other.
 */
other: PlayerId, 
/**
 * Apart, or anywhere again.
 */
apart: boolean, };

/**
 * Puts guests on the list, or changes what is known of those who are on it.
 */
export type KeepGuests = { 
/**
 * The guests.
 */
guests: Array<GuestSaid>, };

/**
 * What was kept.
 */
export type Kept = { 
/**
 * What happened.
 */
because: KeptBecause, 
/**
 * The name of the file in which what was replaced lies; absent where nothing was.
 */
aside: string | null, 
/**
 * The tournaments that it matters for.
 */
tournaments: Array<KeptLine>, };

/**
 * What happened.
 */
export type KeptBecause = "cut_off" | "restored" | "salvaged";

/**
 * The last line of a tournament.
 */
export type KeptLine = { 
/**
 * The tournament.
 */
tournament: TournamentId, 
/**
 * Its name.
 */
name: string, 
/**
 * The number of its last line.
 */
line: number, 
/**
 * What it says.
 */
said: string, 
/**
 * When it was said, in milliseconds since the Unix epoch.
 */
at: number, 
/**
 * What came after it could not be read.
 */
cut_short: boolean, };

/**
 * How many more hands each table deals.
 */
export type LastHands = { "type": "said", 
/**
 * 1 to 50.
 */
hands: number, } | { "type": "drawn", 
/**
 * At least this many, from 1.
 */
from: number, 
/**
 * At most this many, up to 50.
 */
to: number, };

/**
 * Who went out last, alone or sharing a place.
 */
export type LastOut = { 
/**
 * The name, or the names of those who share the place.
 */
name: string, 
/**
 * The place.
 */
place: number, 
/**
 * The last of the places shared; equal to `place` when it is not shared.
 */
place_to: number, 
/**
 * What each of them wins at least; zero outside the money.
 */
prize: Money, 
/**
 * When, in tournament time.
 */
at: number, };

/**
 * What a window shows while nothing more urgent takes it over.
 */
export type Layout = "clock" | "clock_payouts" | "payouts" | "chips" | "leaders" | "seating" | "map" | "split" | "season" | "lists" | "push";

/**
 * One of those with the most chips.
 */
export type LeaderRow = { 
/**
 * The place by chips; those with the same share it.
 */
place: number, 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * The player's name.
 */
name: string, 
/**
 * The seat; absent for who waits for one.
 */
seat: Seat | null, 
/**
 * The chips, as they were last counted.
 */
chips: number, 
/**
 * The same in big blinds of the present level; in small bets where it has no blinds.
 */
big_blinds: number | null, 
/**
 * Somebody at the table has lost all chips since the count.
 */
old: boolean, };

/**
 * A page of the counted stacks, the largest first.
 */
export type LeadersView = { 
/**
 * How many stacks are counted.
 */
total: number, 
/**
 * How many are not.
 */
uncounted: number, 
/**
 * When the oldest of the counts was taken.
 */
since: number | null, 
/**
 * When the newest was.
 */
at: number | null, 
/**
 * The level has no blinds, so that stacks are counted in small bets, as in stud.
 */
in_bets: boolean, 
/**
 * This page.
 */
rows: Array<LeaderRow>, };

/**
 * Which lines of the ledger are shown.
 */
export type LedgerFilter = "all" | "sold" | "unpaid" | "out";

/**
 * What moved money.
 */
export type LedgerKind = "entry" | "re_entry" | "rebuy" | "add_on" | "refund" | "cancelled" | "settled" | "held" | "collected" | "lapsed" | "prize" | "bounty" | "house" | "paid_out";

/**
 * One line of the ledger.
 */
export type LedgerRow = { 
/**
 * Its number in the ledger, from 1.
 */
number: number, 
/**
 * When, in tournament time.
 */
at: number, 
/**
 * What it was.
 */
kind: LedgerKind, 
/**
 * The word for it.
 */
what: string, 
/**
 * Whose entry it concerns; absent where the house itself paid.
 */
entry: EntryId | null, 
/**
 * The player's name, or to whom money was paid out; empty where the house itself paid.
 */
name: string, 
/**
 * Which purchase of the entry, counted from 0.
 */
purchase: number, 
/**
 * How much for what.
 */
price: Price, 
/**
 * All of it; negative where money went back or out.
 */
total: Money, 
/**
 * By what it was paid.
 */
payment: Payment, 
/**
 * A purchase that was cancelled since.
 */
cancelled: boolean, 
/**
 * A purchase that is not paid yet.
 */
unpaid: boolean, 
/**
 * What is noted of the payment: the number of a ticket, who paid for the player; possibly empty.
 */
note: string, 
/**
 * Whether the purchase may be cancelled now, or why not; absent where the line is no purchase that stands.
 */
cancel: Allowed | null, 
/**
 * The command that cancels it; absent as well.
 */
cancel_command: Command | null, 
/**
 * There is a receipt of it: a purchase that stands, a prize, bounties.
 */
receipt: boolean, };

/**
 * A page of the ledger with what all of it comes to.
 */
export type LedgerView = { 
/**
 * How many lines match.
 */
total: number, 
/**
 * This page, the latest first.
 */
rows: Array<LedgerRow>, 
/**
 * What is in each till and what it is for.
 */
accounts: Accounts, 
/**
 * The tills together.
 */
tills: Money, 
/**
 * The purposes together; always what is in the tills.
 */
purposes: Money, 
/**
 * The money of no-shows that waits to be collected.
 */
held_money: Array<HeldMoneyRow>, 
/**
 * What is to be paid out to the house, the staff, the league and whoever was named.
 */
to_pay_out: Array<ToPayOut>, };

/**
 * How long an evening was, in minutes.
 */
export type Length = { 
/**
 * Which.
 */
evening: string, 
/**
 * Its name.
 */
name: string, 
/**
 * When it began.
 */
at: number, 
/**
 * How long it was.
 */
minutes: number, 
/**
 * How long it was expected to be.
 */
expected: number, };

/**
 * What is posted and bet for a while.
 */
export type Level = { 
/**
 * The small blind in chips; 0 in a level of stud.
 */
small: number, 
/**
 * The big blind in chips; 0 in a level of stud.
 */
big: number, 
/**
 * The ante of the games with blinds.
 */
ante: Ante, 
/**
 * The two sizes of bets; absent without a limit.
 */
bets: Bets | null, 
/**
 * What a game of stud begins with; absent where none is played.
 */
stud: StudPosts | null, 
/**
 * The length in milliseconds. In a level that ends by hands, how long it is expected to take.
 */
length_ms: number, 
/**
 * The level ends after so many hands, whatever the time (TDA RP-19): 1 to 1000; absent where time ends it.
 */
hands: number | null, 
/**
 * True for the rest of a level that a break cut in two: it has the number of the level before it.
 */
goes_on: boolean, 
/**
 * The host's own words, possibly empty.
 */
note: string, };

/**
 * A level and the time within it.
 */
export type LevelTime = { 
/**
 * The level; on a break the one before it.
 */
level: number, 
/**
 * Milliseconds since it began.
 */
ms: number, };

/**
 * Which lines of the log are wanted; all of them where nothing is said.
 */
export type LineFilter = { 
/**
 * Words of the line: a name, a verb, a seat. Empty for any.
 */
search: string, 
/**
 * Lines that concern the player of this entry, by whichever entry.
 */
entry: EntryId | null, 
/**
 * Lines that concern this table.
 */
table: TableNumber | null, };

/**
 * What a line would do.
 */
export type LinePreview = { 
/**
 * What it says; absent where it is refused.
 */
says: string | null, 
/**
 * Why it is refused, and what would be allowed.
 */
why: string | null, };

/**
 * Where a player of the list is in the tournament. One person has one stack (TCH 67).
 */
export type ListedHere = { 
/**
 * The number on the player list.
 */
listed: number, 
/**
 * Where the player sits, or that the player is out.
 */
says: string, 
/**
 * What brings the player back in; nothing for who is in.
 */
again: Array<AgainOffer>, };

/**
 * A page of the list.
 */
export type ListedPage = { 
/**
 * How many answer to the search.
 */
total: number, 
/**
 * This page: who answers best first, and then by last name.
 */
rows: Array<ListedPlayer>, };

/**
 * A player of the house.
 */
export type ListedPlayer = { 
/**
 * The number in the list; 0 for one who is not on it yet.
 */
number: number, 
/**
 * The name, as it stands on cards and sheets.
 */
name: string, 
/**
 * The last name in it, where a list said which it is; empty where none did.
 */
last_name: string, 
/**
 * What the player is called.
 */
nickname: string, 
/**
 * How the player is reached.
 */
contact: string, 
/**
 * Anything else.
 */
notes: string, 
/**
 * The membership number; empty without one.
 */
membership: string, 
/**
 * Where the player is from; empty where nobody said.
 */
city: string, 
/**
 * The country.
 */
country: string, 
/**
 * Whether nothing public has the player's name, as the player wishes.
 */
unnamed: boolean, 
/**
 * The number of the photo; 0 without one.
 */
photo: number, 
/**
 * In how many tournaments the player was entered; counted by the list.
 */
played: number, 
/**
 * The latest of them; empty without one.
 */
last_played: string, };

/**
 * Locks a seat for a player, or gives it free again. Nobody moves now: the seat is kept from the next draw on.
 */
export type LockSeat = { 
/**
 * Whose seat.
 */
player: PlayerId, 
/**
 * Which seat; absent to draw the player like everybody else.
 */
seat: Seat | null, };

/**
 * One line of the log.
 */
export type LogRow = { 
/**
 * The line's number, from 1.
 */
line: number, 
/**
 * When it was said.
 */
at: number, 
/**
 * From which device.
 */
device: string, 
/**
 * The action's word, such as "Bust".
 */
verb: string, 
/**
 * What it was about, such as "Ivo Petrov, 53rd".
 */
what: string, 
/**
 * Struck: shown, and not in force.
 */
struck: boolean, 
/**
 * The line right after which it took effect, when it was said too late.
 */
after: number | null, 
/**
 * The line right after which something forgotten before this one is said; 0 where nothing can be.
 */
before: number, 
/**
 * Whether it can be struck or restored: the opening, undo and redo cannot.
 */
correctable: boolean, 
/**
 * It belongs to the line before it: buttons, moves and tables said right after a bust-out, or after one another.
 */
follows: boolean, };

/**
 * A page of the log, newest first.
 */
export type LogView = { 
/**
 * Lines in all.
 */
total: number, 
/**
 * This page.
 */
rows: Array<LogRow>, };

/**
 * The look of every screen of the house.
 */
export type Look = { 
/**
 * The host's own line under the event's name; may be empty.
 */
host_text: string, 
/**
 * Which colours.
 */
colours: Colours, 
/**
 * The colours behind [`Colours::Own`], kept while others are chosen.
 */
own: OwnColours, 
/**
 * The figures at the foot, in this order.
 */
facts: Array<Fact>, 
/**
 * For a room in which people sit far from the screen: larger labels, and three figures at the foot.
 */
far_room: boolean, 
/**
 * Whether time called on a player is shown to the room.
 */
time_call: boolean, 
/**
 * Where moves are announced.
 */
moves: MovesShown, 
/**
 * How long the room is told of a move, in minutes.
 */
moves_minutes: number, 
/**
 * A code that phones read at the foot of every screen.
 */
qr: QrText, 
/**
 * While the house is served, the code leads there, and not where the host's own does.
 */
phones_code: boolean, 
/**
 * The file of the logo in the data folder; a new logo has a new name.
 */
logo: string | null, 
/**
 * The picture behind every scene; absent without one.
 */
background: Background | null, };

/**
 * Makes a deal between all players who are left.
 */
export type MakeDeal = { 
/**
 * How it is reckoned.
 */
kind: DealKind, 
/**
 * The stacks of everybody left.
 */
stacks: Array<Counted>, 
/**
 * What is left for the winner.
 */
left: Money, 
/**
 * The count stands although it is not the chips in play.
 */
as_counted: boolean, 
/**
 * To which amount the shares are rounded; not at all by nothing.
 */
unit?: Money, 
/**
 * What each gets, where the players agreed on it themselves.
 */
shares?: Array<AgreedShare>, };

/**
 * Says that a player in play is away from the seat, or is back.
 */
export type MarkAbsent = { 
/**
 * Who.
 */
entry: EntryId, 
/**
 * Away; otherwise back.
 */
absent: boolean, 
/**
 * The player has said to be away for longer than the house allows, and gives up the stack at once (HPT, Players leaving).
 */
longer?: boolean, };

/**
 * What an advice is about: the room as a whole, or one player.
 */
export type Matter = { 
/**
 * The kind of advice.
 */
kind: AdviceKind, 
/**
 * The player whom it concerns; absent for what concerns the room.
 */
entry: EntryId | null, };

/**
 * Players of several days who may be one person: they have one name, and nothing says more.
 */
export type MaybeOnePlayer = { 
/**
 * The name.
 */
name: string, 
/**
 * The first player of each person.
 */
players: Array<PlayerRef>, };

/**
 * What a player who has moved meets on the next hand.
 */
export type Meets = "big_blind" | "small_blind" | "button" | "between" | "waits";

/**
 * What the screens of a tournament say.
 */
export type MessageLine = { 
/**
 * The tournament.
 */
tournament: TournamentId, 
/**
 * Its message.
 */
text: string, };

/**
 * An evening that both played.
 */
export type Met = { 
/**
 * Which.
 */
evening: string, 
/**
 * Its name.
 */
name: string, 
/**
 * When it began.
 */
at: number, 
/**
 * The places.
 */
places: [number, number], };

/**
 * What is put before an empty seat.
 */
export type MissedWhat = "blind" | "absent_button";

/**
 * One game of a mixed event.
 */
export type MixedGame = { 
/**
 * Its name, such as "Razz": 1 to 40 characters.
 */
name: string, 
/**
 * What its players post.
 */
posts: Posts, };

/**
 * What the room is about, before anything that the host asks to see.
 */
export type Moment = "not_started" | "seating" | "deal" | "final_table" | "hand_for_hand" | "colour_up" | "clock" | "winner" | "called_off";

/**
 * An amount in the currency's minor unit (cents for a dollar). Kept below 2^53, so that a script reads it exactly.
 */
export type Money = number;

/**
 * How the money goes back.
 */
export type MoneyBack = "in_full" | "evenly" | "by_chips";

/**
 * How a flight pays its own players.
 */
export type MoneyInFlight = { "type": "nothing", } | { "type": "own_size", } | { "type": "bands", 
/**
 * From the highest places down.
 */
bands: Array<FlightBand>, } | { "type": "advance", 
/**
 * In minor units.
 */
amount: Money, } | { "type": "all_who_go_on", };

/**
 * What is said about the money while players go out.
 */
export type MoneyTalk = "none" | "ahead" | "close" | "bubble" | "reached" | "in_the_money";

/**
 * A monitor.
 */
export type MonitorView = { 
/**
 * The system's name for it.
 */
name: string, 
/**
 * Pixels across.
 */
width: number, 
/**
 * Pixels down.
 */
height: number, 
/**
 * The director's own.
 */
primary: boolean, };

/**
 * Moves cash between a drawer and the safe.
 */
export type MoveCash = { 
/**
 * Which drawer; absent for the one that is open at this device.
 */
drawer: number | null, 
/**
 * Which way.
 */
way: CashWay, 
/**
 * How much.
 */
amount: Money, };

/**
 * Moves for one cause.
 */
export type MoveGroup = { 
/**
 * The cause: "table 12 breaks", "balance", "redraw to 2 tables".
 */
cause: string, 
/**
 * When the oldest of them was said.
 */
at: number, 
/**
 * The moves by the seat from which the player comes; those without one last, by name.
 */
moves: Array<MoveView>, };

/**
 * The move list.
 */
export type MoveList = { 
/**
 * Players on the way in all.
 */
players: number, 
/**
 * How many of them the search found; the groups hold the first 200.
 */
found: number, 
/**
 * Tournament time at this answer, from which the windows count how long ago a move was said.
 */
now: number, 
/**
 * By cause, the one longest under way first.
 */
groups: Array<MoveGroup>, 
/**
 * The last few that arrived, the latest first, so that a wrong tick is seen.
 */
arrived: Array<MoveView>, };

/**
 * Moves a player to an open seat.
 */
export type MovePlayer = { 
/**
 * Who.
 */
entry: EntryId, 
/**
 * Where to.
 */
to: Seat, 
/**
 * Why, in a word or two, such as "balance"; may be empty.
 */
reason: MoveReason, };

/**
 * Why a player was told to move: a reason of the program's own, whose words are made when it is shown, or what a person typed.
 */
export type MoveReason = { "balance": Record<symbol, never> } | { "director": Record<symbol, never> } | { "late_registration": Record<symbol, never> } | { "re_entry": Record<symbol, never> } | { "rebuy": Record<symbol, never> } | { "back_in": Record<symbol, never> } | { "alternates": Record<symbol, never> } | { "swap": Record<symbol, never> } | { "as_they_sit": Record<symbol, never> } | { "breaks": { 
/**
 * That table.
 */
table: TableNumber, } } | { "opens": { 
/**
 * That table.
 */
table: TableNumber, } } | { "redraw": { 
/**
 * How many tables go on; 1 is the final table.
 */
tables: number, } } | string;

/**
 * A move said and not yet ticked as arrived.
 */
export type MoveView = { 
/**
 * The move's number in this tournament, from 1.
 */
id: number, 
/**
 * The figure from 1 to 9 that the move keeps as long as it is under way; 0 while an older one shows it.
 */
figure: number, 
/**
 * Who moves.
 */
entry: EntryId, 
/**
 * The player's name.
 */
name: string, 
/**
 * The seat at which the player still sits.
 */
from: Seat | null, 
/**
 * The new seat.
 */
to: Seat, 
/**
 * What the player meets there on the next hand, as it was when the move was said.
 */
meets: Meets | null, 
/**
 * Why: "balance", "table 4 breaks", "redraw to 2 tables".
 */
reason: string, 
/**
 * When it was said.
 */
at: number, 
/**
 * Ticked as arrived.
 */
arrived: boolean, 
/**
 * The player is away: the new seat card is left at the old seat (TCH P16).
 */
absent: boolean, };

/**
 * What a player who has moved does where the blinds are.
 */
export type MovedIn = "plays" | "waits_in_small_blind_and_button" | "waits_between";

/**
 * Who moves when tables are out of balance. Where only stud is played there is no button, and the seat number decides
 * (TCH 11a).
 */
export type Mover = "same_position" | "next_big_blind";

/**
 * Where players who have to move are announced to the room.
 */
export type MovesShown = "beside" | "page" | "off";

/**
 * How many are on the way, for the rail.
 */
export type MovesUnderWay = { 
/**
 * Players on the way.
 */
players: number, 
/**
 * When the one longest under way was told; absent when nobody is.
 */
oldest: number | null, };

/**
 * The next day of a series, as a player is told of it.
 */
export type MyNextDay = { 
/**
 * Its name.
 */
name: string, 
/**
 * When it begins; absent where nobody has said.
 */
starts_at: number | null, 
/**
 * The seat; absent before the draw.
 */
seat: Seat | null, };

/**
 * Where an entry stands, as its player is told.
 */
export type MySeatView = { 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * The player's name.
 */
name: string, 
/**
 * The seat; absent without one.
 */
seat: Seat | null, 
/**
 * The move that the player has still to make.
 */
moving: MoveView | null, 
/**
 * The place, when out or when the winner; with `place_to` for a shared one.
 */
place: number | null, 
/**
 * The last of the places shared; equal to `place` when it is not shared.
 */
place_to: number | null, 
/**
 * Still in, and waiting for a seat.
 */
waits: boolean, 
/**
 * The chips that the entry was sold with.
 */
starting_stack: number, 
/**
 * The bag with the stack, once it is counted; absent before.
 */
bag?: BagView, 
/**
 * The number of the bag with which the player comes from the day before, until it is opened; absent without one.
 */
comes_with?: string, 
/**
 * The player's stacks over all flights of the series, where the tournament belongs to one.
 */
series?: MySeries, };

/**
 * A player's stacks in a series.
 */
export type MySeries = { 
/**
 * The name of the series.
 */
name: string, 
/**
 * The stacks, flight by flight.
 */
stacks: Array<MyStack>, 
/**
 * The tournament of the next day, where the player is in it and it is not this one.
 */
next: MyNextDay | null, };

/**
 * One of a player's stacks in a series.
 */
export type MyStack = { 
/**
 * Its flight; 0 for one that was bought on a day of all flights together.
 */
flight: number, 
/**
 * How it stands.
 */
standing: MyStackStanding, 
/**
 * The chips, where they are known.
 */
chips: number | null, 
/**
 * The number of its bag; empty without one.
 */
bag: string, };

/**
 * How a player's stack stands in a series.
 */
export type MyStackStanding = "in_play" | "bagged" | "further" | "added" | "out" | "given_up";

/**
 * The envelopes as a desk and a room may see them.
 */
export type MysteryView = { 
/**
 * They are sealed.
 */
sealed: boolean, 
/**
 * By what the order is recognised; empty before it is drawn.
 */
fingerprint: string, 
/**
 * Those not opened yet, or those proposed: the largest first. Which comes next is nobody's to know.
 */
left: Array<Envelopes>, 
/**
 * Whether they may be sealed now, and why not.
 */
seal: Allowed, 
/**
 * Knock-outs whose envelope is still closed: whose, and which of that entry's.
 */
closed: Array<[EntryId, number]>, 
/**
 * What has changed since they were sealed, in a sentence or two; empty where nothing has.
 */
note: string, };

/**
 * Names a player as a dealer, or no longer. Dealers are seated first at the next draw.
 */
export type NameDealer = { 
/**
 * Who.
 */
player: PlayerId, 
/**
 * Deals, or no longer.
 */
deals: boolean, };

/**
 * How much of a name is shown.
 */
export type NamesShown = "whole" | "short" | "hidden";

/**
 * Something only the director can see, asked for when it is needed.
 */
export type Need = { "type": "button", 
/**
 * The table asked about.
 */
table: TableNumber, 
/**
 * Its seats to choose from, the occupied ones first.
 */
seats: Array<number>, } | { "type": "big_blind", 
/**
 * The table asked about.
 */
table: TableNumber, 
/**
 * Its seats to choose from, the occupied ones first.
 */
seats: Array<number>, } | { "type": "table", 
/**
 * The short table.
 */
table: TableNumber, 
/**
 * The tables to choose from.
 */
tables: Array<TableNumber>, };

/**
 * Net winnings in one currency, after each evening in it.
 */
export type NetCourse = { 
/**
 * The code of the currency.
 */
currency: string, 
/**
 * How many decimals it has.
 */
decimals: number, 
/**
 * The sum after each.
 */
after: Array<number>, };

/**
 * What the host changes about it.
 */
export type NetworkChange = { "type": "on", address: string, port: number, } | { "type": "off" } | { "type": "names", names: NamesShown, } | { "type": "screen", number: number, screen: BrowserScreen | null, } | { "type": "busts_at_once", at_once: boolean, } | { "type": "open_code", role: Role, name: string, shared: boolean, tournament: TournamentId, 
/**
 * The one table that a dealer's tablet is for.
 */
table: TableNumber | null, } | { "type": "close_code" } | { "type": "end_device", id: number, } | { "type": "interface", on: boolean, } | { "type": "check_in", on: boolean, } | { "type": "end_token", name: string, } | { "type": "choose_folder" } | { "type": "publish", folder: string | null, } | { "type": "operator", name: string, pin: string | null, };

/**
 * The network as the desk shows it.
 */
export type NetworkView = { 
/**
 * Where the house is served; absent while it is off.
 */
on: ServedView | null, 
/**
 * The addresses that can be chosen.
 */
addresses: Array<string>, 
/**
 * The port that was chosen last.
 */
port: number, 
/**
 * How much of a name anybody in the room is shown.
 */
names: NamesShown, 
/**
 * A bust-out that a table says takes effect at once.
 */
busts_at_once: boolean, 
/**
 * The browsers that are screens.
 */
screens: Array<ScreenLine>, 
/**
 * Who works at shared devices.
 */
operators: Array<string>, 
/**
 * The folder that is published; absent where nobody chose one.
 */
published: PublishedView | null, 
/**
 * Programs on the network may read.
 */
interface: boolean, 
/**
 * Guests may check in on their own phones.
 */
check_in: boolean, 
/**
 * What the tokens are for that were given to programs.
 */
tokens: Array<string>, };

/**
 * What is known of a name before it is entered.
 */
export type NewcomerView = { 
/**
 * The question where somebody of this name is or was in the tournament, or where the name may be meant otherwise; else empty.
 */
says: string, 
/**
 * The ways to bring that player back in, or to enter the name as it was meant.
 */
again: Array<AgainOffer>, 
/**
 * Those of the player list who were asked about and are or were in the tournament.
 */
listed: Array<ListedHere>, };

/**
 * The next day.
 */
export type NextDay = { 
/**
 * The set-up: nothing is sold, each player has the own stack, and the prizes are those that are still played for.
 */
setup: SetUp, 
/**
 * Everybody who has a bag.
 */
enter: Enter, };

/**
 * The next day of all flights together, and whether it can begin.
 */
export type NextDayOfAll = { 
/**
 * Which day of all flights together it is, from 1.
 */
day: number, 
/**
 * Which day of the event it is, from 2: a flight may have lasted several.
 */
called: number, 
/**
 * How many come to it, by now.
 */
players: number, 
/**
 * The day of all flights together that is drawn or played already; absent without one.
 */
open: number | null, 
/**
 * Why it cannot be drawn; empty where it can.
 */
why_not: string, };

/**
 * How the next day begins, or why it cannot.
 */
export type NextDayView = { 
/**
 * Its set-up, under the name of this day, and who enters; absent where it cannot begin.
 */
begins: NextDay | null, 
/**
 * Why it cannot; empty where it can.
 */
refusal: string, };

/**
 * The prize that the next player out, or the first in the money, takes.
 */
export type NextPrize = { 
/**
 * The place, from 1.
 */
place: number, 
/**
 * Its amount.
 */
amount: Money, };

/**
 * The next push.
 */
export type NextPush = { 
/**
 * When it is due.
 */
at: number, 
/**
 * It is due now.
 */
due: boolean, 
/**
 * Who goes where, table by table in the house's order, and what has no dealer then.
 */
moves: Array<string>, 
/**
 * Who goes on break.
 */
rest: Array<string>, 
/**
 * Who deals on although a break is due, since nobody is there to come in.
 */
over: Array<string>, };

/**
 * What becomes of a player who entered and never came.
 */
export type NoShow = { 
/**
 * From when on the stack may be taken out of play.
 */
due: NoShowDue, 
/**
 * Whose the money is then.
 */
money: NoShowMoney, };

/**
 * From when on the stack of a player who never came may be taken out of play.
 */
export type NoShowDue = { "type": "never", } | { "type": "level", 
/**
 * The level, from 1.
 */
level: number, } | { "type": "level_or_half_hour", };

/**
 * Whose the money of a player is who never came.
 */
export type NoShowMoney = { "type": "forfeited", } | { "type": "held", 
/**
 * The days, 1 to 3,650.
 */
days: number, };

/**
 * Notes a missed blind or an absent button.
 */
export type NoteMissed = { 
/**
 * Whose seat is empty.
 */
entry: EntryId, 
/**
 * What was put before it.
 */
what: MissedWhat, };

/**
 * Notes something of how a purchase was paid. Moves no money; what was noted before is replaced.
 */
export type NotePayment = { 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * Which of its purchases, counted from 0; absent for the latest that stands.
 */
purchase: number | null, 
/**
 * The number of a voucher or a ticket, or whatever else is noted; possibly empty.
 */
note: string, 
/**
 * Who paid for the player; empty where it was the player.
 */
by: string, };

/**
 * Notes a ruling: where, about what, by which rule, who ruled, and what followed.
 */
export type NoteRuling = { 
/**
 * What it was about, in a few words: "string bet".
 */
matter: string, 
/**
 * What was decided; possibly empty.
 */
decision: string, 
/**
 * The rule that it rests on: "TCH 42a"; possibly empty.
 */
rule: string, 
/**
 * Whom it concerns; possibly nobody.
 */
entries: Array<EntryId>, 
/**
 * At which table; absent where it is at none, or where the players say it.
 */
table: TableNumber | null, 
/**
 * Who ruled; possibly empty.
 */
by: string, 
/**
 * To whom it was appealed; empty where it was not.
 */
appeal: string, 
/**
 * How many minutes it took: 0 to 240.
 */
minutes: number, 
/**
 * What each of the players is given with it.
 */
penalty: PenaltyKind | null, };

/**
 * What a book has a penalty of its own for.
 */
export type Offence = "dodging";

/**
 * Something that a player in the tournament may buy.
 */
export type Offer = { 
/**
 * What it costs, all lines together.
 */
price: Money, 
/**
 * The chips that it buys.
 */
chips: number, 
/**
 * How many each player may take; absent for as many as wanted.
 */
limit: number | null, };

/**
 * What is sold until a closing, and can be sold longer or no longer while play goes on.
 */
export type OnSale = "late_registration" | "rebuys" | "re_entries" | "add_ons";

/**
 * Opens bags of the day before.
 */
export type OpenBags = { 
/**
 * Whose, each once.
 */
entries: Array<EntryId>, 
/**
 * Who opened them, at most 60 characters; empty for whoever has the device.
 */
by?: string, };

/**
 * Opens a drawer at the device at which this is said.
 */
export type OpenDrawer = { 
/**
 * The cashier, at most 60 characters; may be empty where the device says who it is.
 */
cashier: string, 
/**
 * The float: the cash in it.
 */
float: Money, };

/**
 * Opens the envelope of a knock-out.
 */
export type OpenEnvelope = { 
/**
 * Whose knock-out it is.
 */
of: EntryId, 
/**
 * Which of this entry's, counted from 0.
 */
turn: number, };

/**
 * A name of an evening that more than one person may be.
 */
export type OpenName = { 
/**
 * The evening.
 */
evening: string, 
/**
 * Its name.
 */
event: string, 
/**
 * When it began.
 */
at: number, 
/**
 * The number of the player in it.
 */
player: number, 
/**
 * The name.
 */
name: string, 
/**
 * Who of the list is called so.
 */
fits: Array<ListedPlayer>, };

/**
 * Opens one more table: alternates sit there, and players of the other tables until all are level. A table that is only for
 * sale takes nobody from the others: who waits or comes late sits there, and it is not balanced until four seats are sold.
 */
export type OpenTable = { 
/**
 * Which table; absent for the lowest number of the room that is not open.
 */
table: TableNumber | null, 
/**
 * Nobody moves: its seats are for sale.
 */
for_sale?: boolean, };

/**
 * Opens a tournament with this set-up.
 */
export type OpenTournament = { 
/**
 * The set-up.
 */
setup: SetUp, };

/**
 * A player to be put in order by stack.
 */
export type Orderable = { 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * The name.
 */
name: string, 
/**
 * The newest count of the stack, whenever it was.
 */
last_count: number | null, };

/**
 * A second answer to an advice.
 */
export type OtherAnswer = { 
/**
 * The words on its button, such as "The 100s are off".
 */
verb: string, 
/**
 * The command that says so.
 */
command: Command, };

/**
 * One player who went out.
 */
export type Out = { 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * The stack at the start of the hand in chips, where it matters and is known.
 */
stack: number | null, };

/**
 * A player who went out on a hand that the tables played together.
 */
export type OutNow = { 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * The name.
 */
name: string, 
/**
 * The table.
 */
table: TableNumber, 
/**
 * The seat that was left.
 */
seat: SeatNumber, 
/**
 * The place so far: the first of those shared.
 */
place: number, 
/**
 * The last of those shared.
 */
place_to: number, 
/**
 * The prize so far.
 */
prize: Money, 
/**
 * The order at this table must be said: money depends on it.
 */
to_rank: boolean, 
/**
 * The newest count of the stack, whenever it was.
 */
last_count: number | null, };

/**
 * An evening with so many players who each buy one entry.
 */
export type OutlookView = { 
/**
 * The players that it is worked out for.
 */
players: number, 
/**
 * How many sit at each table.
 */
tables: Array<number>, 
/**
 * When play will likely be over, from and to, in minutes after the start, breaks included, to whole five minutes; absent
 * where nobody can know.
 */
predicted_minutes: [number, number] | null, 
/**
 * The middle of these.
 */
about_minutes: number | null, 
/**
 * What all prizes are together.
 */
pool: Money, 
/**
 * What each place is paid, the first place first.
 */
prizes: Array<Money>, 
/**
 * What each player gets, and what all of them take; empty where the chips cannot make the stack.
 */
stack: Array<StackLine>, 
/**
 * The levels along their time.
 */
curve: ScheduleCurve, };

/**
 * Which evenings are looked at.
 */
export type Over = { "type": "ever", } | { "type": "year", 
/**
 * Which.
 */
year: number, } | { "type": "season", 
/**
 * Its number.
 */
number: number, };

/**
 * Who owes.
 */
export type OwesRow = { 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * The name.
 */
name: string, 
/**
 * The seat; absent once the player is out.
 */
seat: Seat | null, 
/**
 * How much.
 */
amount: Money, };

/**
 * Three colours of the host's, each as `#rrggbb`. All others are made from them.
 */
export type OwnColours = { 
/**
 * The ground.
 */
ground: string, 
/**
 * The text and figures.
 */
text: string, 
/**
 * What runs: the level, the minutes played, the winner.
 */
accent: string, };

/**
 * A sound of the house's own.
 */
export type OwnSoundView = { 
/**
 * The name of the file that it came from.
 */
name: string, 
/**
 * Why the bundled sound is played in its place; empty when it is not.
 */
trouble: string, };

/**
 * The stack of one of them. It is for the first entry; what is bought later buys what it buys everybody.
 */
export type OwnStack = { 
/**
 * The number of the player on the house's list; 0 for one who is not on it and is known by name.
 */
listed: number, 
/**
 * The name.
 */
name: string, 
/**
 * The chips.
 */
chips: number, 
/**
 * The number of the bag that they come in, at most 20 characters; empty without one.
 */
bag?: string, };

/**
 * A template of the host's own.
 */
export type OwnTemplate = { 
/**
 * What makes it different from the bundled one that is nearest.
 */
differs: string, 
/**
 * Hidden from the list; it can be put back.
 */
deleted: boolean, 
/**
 * A stable name for scripts.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * What it is, in a sentence.
 */
about: string, 
/**
 * The set-up.
 */
setup: SetUp, };

/**
 * What the tables play together before they wait for each other.
 */
export type Pace = "hand_for_hand" | "soft" | "round";

/**
 * A page of a list.
 */
export type Page = { 
/**
 * How many rows to skip; absent for the page with what is wanted next.
 */
from: number | null, 
/**
 * How many to give, at most 500.
 */
count: number, };

/**
 * What was paid out.
 */
export type PaidFor = "prize" | "bounties";

/**
 * Somebody who was paid more than is due.
 */
export type PaidTooMuch = { 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * The player's name.
 */
name: string, 
/**
 * What it was paid for.
 */
of: PaidFor, 
/**
 * What was paid out.
 */
paid: Money, 
/**
 * What is due now.
 */
due: Money, 
/**
 * The difference: what is to come back.
 */
too_much: Money, 
/**
 * Why, in one sentence.
 */
says: string, };

/**
 * Every colour that a screen uses, as `#rrggbb`.
 */
export type Palette = { 
/**
 * The ground.
 */
ground: string, 
/**
 * Text and figures.
 */
text: string, 
/**
 * Text that matters less.
 */
soft: string, 
/**
 * Thin lines.
 */
line: string, 
/**
 * Marks that are not lit, such as the minutes to come.
 */
off: string, 
/**
 * Running, arrived, done.
 */
green: string, 
/**
 * On green.
 */
on_green: string, 
/**
 * Due now.
 */
gold: string, 
/**
 * On gold.
 */
on_gold: string, 
/**
 * Held, wrong.
 */
coral: string, 
/**
 * On coral.
 */
on_coral: string, 
/**
 * Information.
 */
blue: string, 
/**
 * On blue.
 */
on_blue: string, };

/**
 * A sheet of paper, upright.
 */
export type Paper = "a4" | "letter" | "a3" | "a2" | "tabloid" | "a6" | "roll80";

/**
 * A file that the host chose.
 */
export type PastFile = { 
/**
 * Its name.
 */
name: string, 
/**
 * Its bytes.
 */
base64: string, 
/**
 * When it was last changed: the date of a spreadsheet that has none in its name.
 */
changed_at: number, 
/**
 * The currency of its amounts.
 */
currency: Currency, 
/**
 * Answers to what an earlier reading asked.
 */
answers: { [key in string]: number }, };

/**
 * A file that came in, as it stands in the list of all of them.
 */
export type PastImport = { 
/**
 * Its number; 0 for an evening of which nobody kept what brought it.
 */
number: number, 
/**
 * Its name.
 */
name: string, 
/**
 * When it came in; absent where nobody knows.
 */
at: number | null, 
/**
 * The evenings that it brought.
 */
evenings: Array<string>, };

/**
 * Stops the clock.
 */
export type PauseClock = Record<symbol, never>;

/**
 * Notes that a player has received all bounties won so far.
 */
export type PayBounties = { 
/**
 * Whose bounties.
 */
entry: EntryId, 
/**
 * By what they are paid out.
 */
payment: Payment, };

/**
 * Notes that money was paid out to whoever it is for.
 */
export type PayOut = { 
/**
 * Whose.
 */
purpose: Purpose, 
/**
 * For which name, of what was taken out of the pool; empty for the only one, or for all of every name.
 */
name: string, 
/**
 * How much; absent for all that is held. Where too much was paid out, as before a refund, that is collected.
 */
amount: Money | null, 
/**
 * To whom, at most 60 characters; may be empty.
 */
to: string, 
/**
 * By what.
 */
payment: Payment, };

/**
 * Notes that a player has received the prize.
 */
export type PayPrize = { 
/**
 * Whose prize.
 */
entry: EntryId, 
/**
 * By what it is paid out.
 */
payment: Payment, 
/**
 * What the player owes for entries, rebuys and add-ons is kept back and so is paid.
 */
less_owed?: boolean, };

/**
 * By what something was paid.
 */
export type Payment = "cash" | "card" | "transfer" | "voucher" | "ticket" | "comp" | "other" | "unpaid";

/**
 * A player with whom something is open.
 */
export type PaymentRow = { 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * The player's name.
 */
name: string, 
/**
 * The place, once the player has one.
 */
place: number | null, 
/**
 * The last of the places shared; equal to `place` where it is not shared.
 */
place_to: number | null, 
/**
 * Of the prize, to be paid out.
 */
prize: Money, 
/**
 * What the place wins beside money, to be paid out.
 */
goods?: Array<string>, 
/**
 * Of the bounties, to be paid out.
 */
bounties: Money, 
/**
 * What the player owes for entries, rebuys and add-ons.
 */
owes: Money, 
/**
 * What was paid out to the player and is not due; nothing while the player is still in.
 */
too_much: Money, 
/**
 * What pays out the next part of it in cash; absent where nothing is to be paid out.
 */
pay: Command | null, 
/**
 * Whether it may be paid out now, and why not.
 */
allowed: Allowed, 
/**
 * What notes that everything owed was paid in cash; absent where nothing is owed.
 */
collect: Command | null, };

/**
 * The list of payments.
 */
export type PaymentsView = { 
/**
 * How many rows answer to the search.
 */
total: number, 
/**
 * How many rows there are without it.
 */
of: number, 
/**
 * The rows asked for, by name.
 */
rows: Array<PaymentRow>, 
/**
 * Whether the cash balances, or what is still open, in one line.
 */
says: string, 
/**
 * Nothing is open.
 */
balances: boolean, };

/**
 * One line of the prize list on the wall: a place, places that pay the same, or a place that has been won.
 */
export type PayoutRow = { 
/**
 * The first place of the line.
 */
place: number, 
/**
 * The last place of the line: places side by side that pay the same, or that are shared.
 */
place_to: number, 
/**
 * What each of them gets.
 */
amount: Money, 
/**
 * What it is where it is not money alone: "seat", "seat and cash". Empty for money.
 */
what: string, 
/**
 * Who has won it; empty while it is played for.
 */
name: string, 
/**
 * The next prize to be won is among these.
 */
next: boolean, };

/**
 * A page of the prize list.
 */
export type PayoutsView = { 
/**
 * How many lines there are.
 */
total: number, 
/**
 * The lines asked for, from first place down.
 */
rows: Array<PayoutRow>, };

/**
 * What a player is given.
 */
export type PenaltyKind = { "type": "warning", } | { "type": "hands", 
/**
 * How many.
 */
hands: number, } | { "type": "rounds", 
/**
 * How many.
 */
rounds: number, };

/**
 * A warning or a penalty.
 */
export type PenaltyRow = { 
/**
 * Its number, from 1.
 */
penalty: number, 
/**
 * To whom.
 */
entry: EntryId, 
/**
 * The name.
 */
name: string, 
/**
 * The seat; absent once the player is out.
 */
seat: Seat | null, 
/**
 * When, in tournament time.
 */
at: number, 
/**
 * What.
 */
kind: PenaltyKind, 
/**
 * Hands to miss.
 */
hands: number, 
/**
 * Hands missed so far.
 */
served: number, 
/**
 * All of them are served: the penalty can end.
 */
done: boolean, 
/**
 * How many were given to the same player before.
 */
before: number, 
/**
 * Why; possibly nothing.
 */
reason: string, };

/**
 * Who is who.
 */
export type PeopleView = { 
/**
 * Names that more than one person may be, the latest evening first; at most 100.
 */
open: Array<OpenName>, 
/**
 * How many people answer.
 */
total: number, 
/**
 * Those whom the list took for one person by itself, or all who answer to what is searched: who played last first, at most 100.
 */
people: Array<Person>, };

/**
 * A person with all evenings.
 */
export type Person = { 
/**
 * Who.
 */
player: ListedPlayer, 
/**
 * The evenings, the latest first.
 */
evenings: Array<PersonEvening>, };

/**
 * An evening of a person.
 */
export type PersonEvening = { 
/**
 * The evening.
 */
evening: string, 
/**
 * Its name.
 */
event: string, 
/**
 * When it began.
 */
at: number, 
/**
 * The number of the player in it.
 */
player: number, 
/**
 * The name there.
 */
name: string, 
/**
 * Whether the list said by itself that this is the person.
 */
by_itself: boolean, };

/**
 * How far a tournament has come.
 */
export type Phase = "registering" | "drawn" | "playing" | "bagging" | "closed" | "finished";

/**
 * A place on a list.
 */
export type PhonePlace = { 
/**
 * The game.
 */
game: string, 
/**
 * The place, from 1.
 */
place: number, 
/**
 * How many wait.
 */
of: number, 
/**
 * When the name was called.
 */
called: number | null, 
/**
 * For which table.
 */
table: number | null, 
/**
 * Until when the player has to come.
 */
until: number | null, };

/**
 * A sentence or a part of one: its key, its English, and what it names. Without a key it is somebody's own words or
 * nothing, and crosses as a plain text.
 */
export type Phrase = { 
/**
 * Which sentence or part this is, such as "table".
 */
key: string, 
/**
 * It in English.
 */
english: string, 
/**
 * What it names, in the order of the English.
 */
arguments?: Array<Argument>, };

/**
 * Picks by chance.
 */
export type Pick = { 
/**
 * From what.
 */
from: PickFrom, 
/**
 * How many: fewer than there are.
 */
count: number, 
/**
 * The wall shows what was picked until it is taken away; 20 at the most.
 */
on_wall?: boolean, };

/**
 * From what is picked.
 */
export type PickFrom = { "type": "numbers", 
/**
 * The last number.
 */
of: number, } | { "type": "tables", } | { "type": "seats", 
/**
 * The table.
 */
table: TableNumber, } | { "type": "players", };

/**
 * How those who are left get their places.
 */
export type PlacedBy = "deal" | "chips" | "shared";

/**
 * How many places are to be paid.
 */
export type PlacesWish = { "type": "share", 
/**
 * Hundredths of a per cent: 1,250 is an eighth of the field.
 */
hundredths: number, } | { "type": "number", 
/**
 * The number.
 */
places: number, };

/**
 * A line.
 */
export type PlainLine<Of> = { 
/**
 * Its number, from 1.
 */
number: number, 
/**
 * When it was said, in milliseconds since the beginning of 1970.
 */
at: number, 
/**
 * From which device.
 */
device: string, 
/**
 * Its act.
 */
kind: PlainLineKind<Of>, };

/**
 * The act of a line.
 */
export type PlainLineKind<Of> = { "type": "said", 
/**
 * What.
 */
said: Of, } | { "type": "struck", 
/**
 * Its number.
 */
line: number, } | { "type": "restored", 
/**
 * Its number.
 */
line: number, };

/**
 * Sets the time at which the clock starts by itself, or takes it back. The room sees a countdown. Whoever runs the
 * clock says [`crate::actions::clock::start::StartClock`] when the time has come, so that the start is a line of the log and is
 * refused where a start by hand would be.
 */
export type PlanStart = { 
/**
 * When, in tournament time; absent to take the countdown back.
 */
at: number | null, };

/**
 * A table of a plan.
 */
export type PlannedTable = { 
/**
 * The table's number.
 */
table: TableNumber, 
/**
 * How many sit there.
 */
players: number, 
/**
 * The cards a host prepares to draw by hand, such as "A-9 of spades".
 */
cards: string, };

/**
 * Lets tables play on that should halt, until they lose another player, and lets one that was opened for sale begin to play: from
 * then on it is balanced like the others.
 */
export type PlayOnShort = { 
/**
 * The tables.
 */
tables: Array<TableNumber>, };

/**
 * Notes that a player plays a time card.
 */
export type PlayTimeCard = { 
/**
 * Whose.
 */
entry: EntryId, };

/**
 * A player in the list of all.
 */
export type PlayerFigures = { 
/**
 * Who.
 */
who: Who, 
/**
 * What the player has done; the evenings and opponents are on the player's own page.
 */
statistics: PlayerStatistics, };

/**
 * Which of the players are listed.
 */
export type PlayerFilter = "all" | "unpaid" | "out";

/**
 * A person, numbered from 1 in the order of registration within one tournament.
 */
export type PlayerId = number;

/**
 * Money in one currency, in minor units.
 */
export type PlayerMoney = { 
/**
 * The code of the currency.
 */
currency: string, 
/**
 * How many decimals it has.
 */
decimals: number, 
/**
 * Paid in.
 */
paid: number, 
/**
 * Won.
 */
won: number, 
/**
 * Won less what was paid in.
 */
net: number, 
/**
 * The net in per cent of what was paid in.
 */
return_on: Hundredths, };

/**
 * A player whose place or points are others.
 */
export type PlayerMoved = { 
/**
 * Who.
 */
who: Who, 
/**
 * The name.
 */
name: string, 
/**
 * The place and the points that were accepted; absent for one who was not in it.
 */
was: [number, Hundredths] | null, 
/**
 * What they would be now.
 */
now: [number, Hundredths] | null, };

/**
 * How the players' list is put in order.
 */
export type PlayerOrder = "entry" | "name" | "seat" | "place";

/**
 * A player's page.
 */
export type PlayerPage = { 
/**
 * Who.
 */
who: Who, 
/**
 * What the player has done.
 */
statistics: PlayerStatistics, 
/**
 * The number of the photo; 0 without one.
 */
photo: number, 
/**
 * Where the player is from; empty where nobody said.
 */
city: string, 
/**
 * The country.
 */
country: string, 
/**
 * Whether the player is not to be named where anything goes out.
 */
unnamed: boolean, 
/**
 * What was won less what was paid, after each evening, in each currency.
 */
net: Array<NetCourse>, };

/**
 * A player of a tournament.
 */
export type PlayerRef = { 
/**
 * The tournament.
 */
tournament: number, 
/**
 * The number of the player in it.
 */
player: number, };

/**
 * One line of the players' list.
 */
export type PlayerRow = { 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * The player.
 */
player: PlayerId, 
/**
 * The name.
 */
name: string, 
/**
 * The last name in it, as a list said; empty where none did.
 */
last_name: string, 
/**
 * The number of the player's card; empty without one.
 */
card: string, 
/**
 * Where the entry stands.
 */
state: EntryState, 
/**
 * The seat, while seated.
 */
seat: Seat | null, 
/**
 * The place on the alternates' list, from 1, while waiting after the draw.
 */
alternate: number | null, 
/**
 * The seat locked for the player.
 */
locked: Seat | null, 
/**
 * Who does not sit at the player's table, by name.
 */
apart: Array<string>, 
/**
 * Deals at a table.
 */
deals: boolean, 
/**
 * Since when the player is away from the table, in tournament time.
 */
absent_since: number | null, 
/**
 * The place, when out or when the winner; with `place_to` for a shared one.
 */
place: number | null, 
/**
 * The last of the places shared; equal to `place` when it is not shared.
 */
place_to: number | null, 
/**
 * The prize won.
 */
prize: Money | null, 
/**
 * Bounties won, the winner's own included.
 */
bounties: number, 
/**
 * What they are together.
 */
bounties_won: Money, 
/**
 * Paid in by this entry, rebuys included.
 */
paid_in: Money, 
/**
 * Rebuys taken.
 */
rebuys: number, 
/**
 * Add-ons taken.
 */
add_ons: number, 
/**
 * What of it is not paid yet.
 */
owes: Money, 
/**
 * The number in the house's own list; absent for a player who is not on it.
 */
listed: number | null, 
/**
 * Another player of the tournament is called the same.
 */
namesake: boolean, 
/**
 * The player's entry of this number, from 1: a re-entry is the second or a later one.
 */
entry_of_player: number, 
/**
 * The ledger's line of the latest purchase, for its receipt; absent where nothing stands.
 */
receipt: number | null, 
/**
 * Whether a rebuy is allowed now.
 */
rebuy: boolean, 
/**
 * Whether an add-on is allowed now.
 */
add_on: boolean, 
/**
 * Whether the player may enter once more now.
 */
re_enter: boolean, 
/**
 * Whether the player may be taken out as a no-show now.
 */
no_show: boolean, 
/**
 * Whether the entry may be taken back now.
 */
withdraw: boolean, 
/**
 * What became of the money of a no-show that is held; absent for everybody else.
 */
held_money: HeldMoneyEnd | null, 
/**
 * When the player went out.
 */
out_at: number | null, };

/**
 * What a player has done.
 */
export type PlayerStatistics = { 
/**
 * The name, as the latest evening has it.
 */
name: string, 
/**
 * Evenings played.
 */
events: number, 
/**
 * Entries, re-entries included.
 */
entries: number, 
/**
 * Rebuys.
 */
rebuys: number, 
/**
 * Add-ons.
 */
add_ons: number, 
/**
 * Evenings in the money.
 */
cashes: number, 
/**
 * Evenings won: the first place, shared with nobody.
 */
wins: number, 
/**
 * Final tables, of the evenings that say how large theirs is; absent where none does.
 */
finals: number | null, 
/**
 * The best place; absent for one who has played nothing.
 */
best_place: number | null, 
/**
 * The mean of the places, in per cent of the field.
 */
mean_place: Hundredths, 
/**
 * Money, by currency.
 */
money: Array<PlayerMoney>, 
/**
 * Knockouts given, and to whom.
 */
given: Hundredths, 
/**
 * By player.
 */
given_to: Array<Against>, 
/**
 * Evenings to which the player had entered and never came (TCH 5c i); of the house's list alone.
 */
no_shows: number, 
/**
 * How often the player was knocked out.
 */
taken: number, 
/**
 * By whom; who shared one has a share.
 */
taken_by: Array<Against>, 
/**
 * How often the player was the last without money.
 */
bubbles: number, 
/**
 * The most evenings in the money one after the other, of those that the player played.
 */
longest_run: number, 
/**
 * The evenings, the oldest first.
 */
evenings: Array<Appearance>, };

/**
 * A page of players.
 */
export type PlayersView = { 
/**
 * How many match the search.
 */
total: number, 
/**
 * This page.
 */
rows: Array<PlayerRow>, 
/**
 * What a rebuy is; absent without rebuys.
 */
rebuy: Offer | null, 
/**
 * What an add-on is; absent without add-ons.
 */
add_on: Offer | null, 
/**
 * What a re-entry is; absent without re-entries.
 */
re_entry: Offer | null, 
/**
 * Whether a new entry may be taken now, or why not.
 */
entry: Allowed, 
/**
 * The place on the alternates' list that a new entry or a re-entry gets now; absent where it gets a seat, at once or with the
 * draw.
 */
in_line: number | null, 
/**
 * The ways to buy in now, the usual one first.
 */
buy_ins: Array<BuyInOffer>, 
/**
 * How many entries still owe something, whatever is searched for.
 */
unpaid: number, 
/**
 * How many entries are out, whatever is searched for.
 */
out: number, 
/**
 * Some player has a card: the room tells players by numbers, and the list shows those of the entries too.
 */
numbers: boolean, };

/**
 * Points for a place: *r* of *n*, with the buy-in *b* and all that the player paid *e*.
 */
export type PointsPreset = "not_chosen" | "dr_neau" | "poker_stars" | "square_root" | "linear" | "share_table" | { "winnings": { 
/**
 * Whether what was paid is taken off.
 */
net: boolean, } } | { "own_table": { 
/**
 * For the first places, in order.
 */
places: Array<Hundredths>, 
/**
 * For everybody else.
 */
others: Hundredths, } } | { "own_formula": { 
/**
 * As it was typed.
 */
text: string, } };

/**
 * What rules give for a place of a sample.
 */
export type PointsSample = { 
/**
 * The place.
 */
place: number, 
/**
 * The knockouts and the prize, in whole units, that go with it.
 */
knockouts: number, 
/**
 * The prize.
 */
prize: number, 
/**
 * The points; absent where they are no number.
 */
points: Hundredths | null, };

/**
 * A poker game.
 */
export type PokerKind = "holdem" | "omaha" | "omaha_eight" | "big_o" | "big_easy" | "drawmaha" | "stud" | "stud_eight" | "stud_regular" | "razz" | "super_stud" | "super_stud_eight" | "ace_to_five" | "deuce_to_seven" | "draw_high" | "badugi" | "badacey" | "baduci" | "razzdugi" | "razzduci" | "chinese" | "open_face" | "mix";

/**
 * The pool and what it is made of.
 */
export type Pool = { 
/**
 * Paid in for prizes.
 */
paid_in: Money, 
/**
 * Put in by the house in any case.
 */
added: Money, 
/**
 * Taken out, each with its name: together never more than there is.
 */
withheld: Array<Withheld>, 
/**
 * The guarantee; 0 for none.
 */
guarantee: Money, 
/**
 * What the house puts in to reach the guarantee; 0 once it is reached.
 */
overlay: Money, 
/**
 * All that is played for.
 */
total: Money, };

/**
 * What the house has said about the pool beside the prices.
 */
export type PoolTerms = { 
/**
 * The pool is at least this: what is missing the house puts in. 0: no guarantee.
 */
guarantee: Money, 
/**
 * What the house puts in in any case.
 */
added: Money, 
/**
 * What is taken out of the pool, each with its name.
 */
withheld: Array<Withheld>, 
/**
 * What some places win beside money.
 */
goods: Array<Good>, 
/**
 * Net winnings above this are flagged as reportable; absent for what the rule book says (TCH 6b: 5,000 dollars).
 */
report_above: Money | null, };

/**
 * Something that a director does. Whether it may be done to one player is answered when the player is named.
 */
export type Possible = "draw" | "draw-again" | "plan-start" | "cancel-start" | "deal" | "enter" | "bust" | "rebuy" | "add-on" | "re-entry" | "break-table" | "colour-up" | "move-player" | "swap" | "button" | "make-deal" | "pay-out" | "correct-bust" | "back-in" | "pay" | "hand-for-hand" | "end-hand-for-hand" | "call-time" | "penalty" | "end-here" | "call-off" | "disqualify" | "pause" | "start" | "set-time-left" | "take-break" | "next-stage" | "to-break" | "previous-stage" | "count-hand" | "edit-schedule" | "move-list" | "deal-all" | "restart" | "breaking-order" | "arranged" | "close-late-registration" | "close-rebuys" | "close-re-entries" | "close-add-ons" | "withdraw" | "set-up" | "away" | "last-hands" | "end-day" | "bag" | "give-up";

/**
 * What the players of a game post before the cards.
 */
export type Posts = "blinds" | "limit_blinds" | "stud";

/**
 * Money paid out of the league's pot.
 */
export type PotPayout = { 
/**
 * To whom, or for what.
 */
to: string, 
/**
 * How much, in minor units.
 */
amount: number, 
/**
 * The code of the currency.
 */
currency: string, 
/**
 * Who paid.
 */
by: string, 
/**
 * When.
 */
at: number, 
/**
 * Present where the line was struck.
 */
struck: StruckLine | null, };

/**
 * Between which times of day play will likely end.
 */
export type PredictedEnd = { 
/**
 * Hardly before this, in milliseconds since the Unix epoch; a whole five minutes.
 */
from: number, 
/**
 * Hardly after this, in milliseconds since the Unix epoch; a whole five minutes.
 */
to: number, };

/**
 * Levels the tables for a restart.
 */
export type PrepareRestart = Record<symbol, never>;

/**
 * A preset.
 */
export type PresetView = { 
/**
 * The book.
 */
book: RuleBook, 
/**
 * How the book is cited, such as "HPT".
 */
short: string, 
/**
 * What it is.
 */
name: string, 
/**
 * Whom it suits, in a sentence.
 */
about: string, 
/**
 * Its rules.
 */
rules: HouseRules, };

/**
 * A sheet to look at.
 */
export type Preview = { 
/**
 * The page asked for, or the last one, as an SVG document; empty without pages.
 */
page: string, 
/**
 * How many pages there are.
 */
pages: number, };

/**
 * What something costs, line by line. In a ledger a line may be negative: money that went out again.
 */
export type Price = { 
/**
 * What goes into the prize pool.
 */
prize: Money, 
/**
 * What the house keeps.
 */
fee: Money, 
/**
 * What goes to whoever knocks the player out; never part of the prize pool.
 */
bounty: Money, 
/**
 * What goes to dealers and staff.
 */
staff: Money, 
/**
 * What goes to the league that the event belongs to.
 */
league: Money, };

/**
 * A sheet on disk.
 */
export type Printed = { 
/**
 * Where the PDF is.
 */
path: string, 
/**
 * Letters that no bundled font has; they stand as boxes on the sheet.
 */
missing: Array<string>, };

/**
 * The printers of this computer.
 */
export type Printers = { 
/**
 * Their names as the system knows them; none where there is no printer.
 */
names: Array<string>, 
/**
 * The one that the system prints on where nobody chose.
 */
usual: string | null, };

/**
 * What a structure would pay now.
 */
export type PrizeDraftView = { 
/**
 * All that is played for.
 */
pool: Money, 
/**
 * How many places are paid.
 */
places: number, 
/**
 * The prizes from first place down.
 */
tiers: Array<PrizeTier>, 
/**
 * The amount of each place, for putting them in force as they are.
 */
amounts: Array<Money>, 
/**
 * The structure as it goes into force: with places held, their amounts and those that follow, or the percentages.
 */
structure: PrizeStructure, 
/**
 * The places that are held, after what was pulled.
 */
held: Array<HeldPrize>, 
/**
 * Where the amounts come from in fact, which is not always what was chosen: the published tables end at 30 entries.
 */
from: PrizesFrom, 
/**
 * How they came about.
 */
how: string, 
/**
 * What could not be as wished, and what would do.
 */
notes: string[], 
/**
 * Why this cannot be; empty where it can. The amounts are then those without what is held.
 */
refusal: string, };

/**
 * Somebody who holds a paid place.
 */
export type PrizeHolder = { 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * The player's name.
 */
name: string, 
/**
 * What this player gets: the prize, or the share of the places tied for.
 */
amount: Money, 
/**
 * When it was last paid out; absent while all of it is owed.
 */
paid_at: number | null, 
/**
 * By what the last of it was paid out.
 */
paid_by: Payment | null, 
/**
 * What has been paid out.
 */
paid: Money, 
/**
 * What is still owed.
 */
owed: Money, 
/**
 * What the place wins beside money and has not been paid out.
 */
goods?: Array<string>, 
/**
 * The ticket that the player has won; absent without one.
 */
ticket?: Ticket, 
/**
 * What was paid out and is not due any more, since a correction: it stays until it has come back.
 */
too_much: Money, 
/**
 * What the player still owes for entries, rebuys and add-ons.
 */
owes: Money, 
/**
 * What is paid out where that is kept back from it; absent where nothing is owed, or more than is due.
 */
less_owed: Money | null, 
/**
 * The net winnings, where they are above the reporting threshold (TCH 6b): all that the player has won less all that
 * the player paid.
 */
reportable: Money | null, };

/**
 * One paid place, or several that are shared.
 */
export type PrizeRow = { 
/**
 * The first place of the row.
 */
place: number, 
/**
 * The last place of the row; equal to `place` unless shared.
 */
place_to: number, 
/**
 * The prize of the place, or the sum of the places shared.
 */
amount: Money, 
/**
 * The share of the pool that this amount is, in hundredths of a per cent.
 */
share: number, 
/**
 * What it is where it is not money alone: "seat", "seat and cash". Empty for money.
 */
what: string, 
/**
 * What the places win beside money.
 */
goods: Array<string>, 
/**
 * Who holds it, best hand first; empty while it is still played for.
 */
holders: Array<PrizeHolder>, 
/**
 * This is the next prize to be won.
 */
next: boolean, };

/**
 * The structure of a tournament's prizes.
 */
export type PrizeStructure = { 
/**
 * The shares.
 */
shares: Shares, 
/**
 * Prizes are rounded down to a multiple of this, the rest goes to first place. 0 or 1: to the minor unit. Seats are
 * not rounded.
 */
unit: Money, };

/**
 * Neighbouring places that get the same.
 */
export type PrizeTier = { 
/**
 * The first of them.
 */
place: number, 
/**
 * The last of them.
 */
place_to: number, 
/**
 * What each gets.
 */
amount: Money, 
/**
 * What each gets of the pool, in hundredths of a per cent; the host's own share where the structure is in percentages.
 */
share: number, 
/**
 * The host has put it there.
 */
held: boolean, };

/**
 * Where the amounts come from in fact: the published tables, while the field is one of theirs, else the wish, or what the host
 * said.
 */
export type PrizesFrom = "tables" | "generated" | "amounts" | "percentages" | "seats";

/**
 * The whole prize table.
 */
export type PrizesView = { 
/**
 * All that is played for.
 */
pool: Money, 
/**
 * Paid out so far.
 */
paid_out: Money, 
/**
 * Won and not yet paid out.
 */
owed: Money, 
/**
 * Everybody who was paid more than is due, until it is settled; bounties among it.
 */
too_much: Array<PaidTooMuch>, 
/**
 * Still to be won.
 */
open: Money, 
/**
 * How many rows there are.
 */
total: number, 
/**
 * How many were skipped before those given.
 */
from: number, 
/**
 * The rows from first place down.
 */
rows: Array<PrizeRow>, 
/**
 * How the amounts came about, in one sentence.
 */
how: string, 
/**
 * The published source of the structure.
 */
rule: Citation | null, 
/**
 * What the pool is made of.
 */
made_of: Pool, 
/**
 * What the house has said about it.
 */
terms: PoolTerms, 
/**
 * The structure in force.
 */
structure: PrizeStructure, 
/**
 * Whether the terms and the structure may be changed now, and why not.
 */
change: Allowed, 
/**
 * What a host should know of the prizes.
 */
notes: string[], 
/**
 * The deal in force.
 */
deal: DealInForce | null, 
/**
 * The deal that is talked about.
 */
deal_discussion: DealView | null, 
/**
 * Net winnings above this are flagged; absent where nothing is.
 */
report_above: Money | null, 
/**
 * The bounties, beside the pool; absent where none are played for.
 */
bounties: BountiesView | null, 
/**
 * Entries and rebuys still count until this is false.
 */
may_still_grow: boolean, 
/**
 * The series to which the tournament belongs.
 */
series?: SeriesFigures, };

/**
 * A problem as it crosses, in the language of whom it is told to.
 */
export type Problem = { 
/**
 * A stable word.
 */
code: string, 
/**
 * What is wrong and what to do.
 */
message: string, 
/**
 * Which sentence this is; empty where the computer's own words are passed on.
 */
key?: string, 
/**
 * What that sentence names, in its order.
 */
arguments?: Array<Argument>, };

/**
 * A projector window.
 */
export type ProjectorLine = { 
/**
 * The window's number.
 */
id: number, 
/**
 * The tournament it belongs to; absent for one that shows the room alone.
 */
tournament: TournamentId | null, 
/**
 * What it shows.
 */
layout: Layout, 
/**
 * The monitor that it fills; absent for an ordinary window.
 */
monitor: string | null, 
/**
 * It is open; otherwise it waits for its monitor.
 */
open: boolean, };

/**
 * Everything the room's window shows, in one answer.
 */
export type ProjectorView = { 
/**
 * The event's name.
 */
name: string, 
/**
 * The game.
 */
game: string, 
/**
 * When play begins, in milliseconds since the Unix epoch; absent when nobody has said.
 */
starts_at: number | null, 
/**
 * The price of an entry, fee included.
 */
buy_in: Money, 
/**
 * The currency of all amounts.
 */
currency: Currency, 
/**
 * The language and country by whose customs amounts and dates are written; absent for those of the machine.
 */
locale: string | null, 
/**
 * How far the tournament has come.
 */
phase: Phase, 
/**
 * What the room is about.
 */
moment: Moment, 
/**
 * The clock.
 */
clock: ClockView, 
/**
 * The figures.
 */
figures: Figures, 
/**
 * The paid places, at most 12 rows: the top ones and those about to be won.
 */
prizes: Array<PrizeRow>, 
/**
 * What the pool is made of: of the whole series where there is one.
 */
pool: Pool, 
/**
 * The series to which it belongs.
 */
series?: SeriesFigures, 
/**
 * The bounties, with the eight players who have won most; absent where none are played for.
 */
bounties: BountiesView | null, 
/**
 * How many stacks are counted: of none there are no leaders.
 */
counted: number, 
/**
 * The deal that is talked about.
 */
deal_discussion: DealView | null, 
/**
 * Moves to announce, said and not yet arrived: the newest, the latest first. The query `announced` has all of them.
 */
moves: Array<MoveView>, 
/**
 * How many moves there are to announce.
 */
moves_due: number, 
/**
 * How long the room is told of a move, as it was asked for.
 */
moves_ms: number | null, 
/**
 * In how many milliseconds the next of them is no longer announced; absent where none goes by the time.
 */
moves_go_in_ms: number | null, 
/**
 * Tables that have been broken and whose players are still on the way.
 */
breaking: Array<TableNumber>, 
/**
 * The tables that break next, the next one first; none before play.
 */
breaks_next: Array<TableNumber>, 
/**
 * The tables that have a name, and the name.
 */
table_names: Array<[TableNumber, string]>, 
/**
 * All seats were drawn anew, and not everybody has arrived.
 */
redraw: boolean, 
/**
 * What is raced off now, the smallest value first.
 */
colour_ups: Array<RoomColourUp>, 
/**
 * The chip set, the smallest chip first.
 */
chips: Array<ChipPlan>, 
/**
 * When play will likely end, where that can be known.
 */
predicted_end: PredictedEnd | null, 
/**
 * The last table's seats, once there is only one.
 */
final_table: Array<FinalSeat>, 
/**
 * Who went out last; absent while nobody is out, and at the end.
 */
last_out: LastOut | null, 
/**
 * Time called on a player.
 */
time_call: TimeCallView | null, 
/**
 * How many seconds a decision has, while decisions are timed.
 */
shot_clock_s?: number, 
/**
 * What was picked by chance, while the wall shows it.
 */
pick?: string, 
/**
 * Hand-for-hand, while it is on.
 */
hand_for_hand: HandForHandView | null, 
/**
 * The end of the day, from its last hands on; absent before.
 */
day?: DayForRoom, 
/**
 * The winner.
 */
winner: WinnerView | null, 
/**
 * How the event was called off; absent where it was not.
 */
called_off: CalledOffView | null, 
/**
 * The fingerprint of the latest draw.
 */
draw: string | null, 
/**
 * The last line's number.
 */
revision: number, };

/**
 * The folder that is published.
 */
export type PublishedView = { 
/**
 * Where it is.
 */
folder: string, 
/**
 * When it was written last, in milliseconds since the Unix epoch; absent before the first time since the program started.
 */
written_at: number | null, 
/**
 * Why it cannot be written; empty while it can.
 */
trouble: string, };

/**
 * Places of a tier that are pulled up or down together, as a bar of the chart is.
 */
export type Pull = { 
/**
 * The first of them.
 */
place: number, 
/**
 * The last of them.
 */
place_to: number, 
/**
 * How far.
 */
to: PullTo, };

/**
 * How far places are pulled. What cannot be is taken to the nearest that can.
 */
export type PullTo = { "type": "share", 
/**
 * Hundredths of a per cent.
 */
hundredths: number, } | { "type": "steps", 
/**
 * How many; down where it is negative.
 */
steps: number, };

/**
 * Whose money it is.
 */
export type Purpose = "fees" | "staff" | "league" | "withheld";

/**
 * Puts an advice off, or asks for it again.
 */
export type PutOffAdvice = { 
/**
 * What the advice is about.
 */
matter: Matter, 
/**
 * Until when it waits; absent to have it again.
 */
until: PutOffUntil | null, 
/**
 * Why, in the director's words; may be empty. At most 200 characters.
 */
reason: string, };

/**
 * One way to put an advice off.
 */
export type PutOffChoice = { 
/**
 * Such as "until level 8".
 */
words: string, 
/**
 * The command that does it.
 */
command: Command, };

/**
 * Until when an advice waits.
 */
export type PutOffUntil = { "type": "point", 
/**
 * Until when.
 */
until: Closing, } | { "type": "change", } | { "type": "dismissed", };

/**
 * What waits, and how long the advice that is due first may wait.
 */
export type PutOffView = { 
/**
 * How long the first advice may wait; empty for one that cannot be put off.
 */
choices: Array<PutOffChoice>, 
/**
 * What waits, the breaks that the house holds first.
 */
waiting: Array<WaitingView>, };

/**
 * The code as a screen draws it.
 */
export type QrPicture = { 
/**
 * The dark squares as the path of an SVG, one unit a square.
 */
path: string, 
/**
 * How wide and high it is in squares, the quiet margin included.
 */
side: number, 
/**
 * What the room reads beside it; may be empty.
 */
caption: string, };

/**
 * What the host typed.
 */
export type QrText = { 
/**
 * What a phone reads; empty for no code.
 */
text: string, 
/**
 * What the room reads beside it; may be empty.
 */
caption: string, };

/**
 * A question to a tournament.
 */
export type Query = { "type": "desk", } | { "type": "clock", } | { "type": "projector", 
/**
 * How long the room is told of a move, in milliseconds; 0 for not at all, absent for as long as it takes.
 */
moves_ms: number | null, } | { "type": "tables", 
/**
 * How many tables to skip.
 */
from: number, 
/**
 * How many to give, at most 200.
 */
count: number, } | { "type": "tables_numbered", 
/**
 * The numbers, at most 200.
 */
tables: Array<TableNumber>, } | { "type": "room_map", } | { "type": "find_tables", 
/**
 * What is looked for; everything where it is empty.
 */
search: string, 
/**
 * How many to skip.
 */
from: number, 
/**
 * How many to give, at most 500.
 */
count: number, } | { "type": "moves", 
/**
 * Part of a name or a table's number, or empty.
 */
search: string, } | { "type": "players", 
/**
 * Part of a name, or empty.
 */
search: string, 
/**
 * Which players to list; everybody by default.
 */
filter: PlayerFilter, 
/**
 * The order.
 */
order: PlayerOrder, 
/**
 * How many to skip.
 */
from: number, 
/**
 * How many to give, at most 500.
 */
count: number, } | { "type": "ledger", 
/**
 * Which lines.
 */
filter: LedgerFilter, 
/**
 * Part of a name, or empty.
 */
search: string, 
/**
 * How many to skip.
 */
from: number, 
/**
 * How many to give, at most 500.
 */
count: number, } | { "type": "cash_report", } | { "type": "drawers", } | { "type": "receipt", 
/**
 * The line's number in the ledger, from 1.
 */
number: number, } | { "type": "prizes", 
/**
 * The rows wanted; all of them without.
 */
page: Page | null, } | { "type": "payouts", 
/**
 * How many lines to skip.
 */
from: number, 
/**
 * How many to give, at most 500.
 */
count: number, } | { "type": "announced_moves", 
/**
 * How many to skip.
 */
from: number, 
/**
 * How many to give, at most 500.
 */
count: number, 
/**
 * How long the room is told of a move, as in `projector`.
 */
moves_ms: number | null, } | { "type": "seating", 
/**
 * How many to skip.
 */
from: number, 
/**
 * How many to give, at most 500.
 */
count: number, } | { "type": "find_seat", 
/**
 * What is typed; nothing finds nobody.
 */
search: string, } | { "type": "newcomer", 
/**
 * The name as it is typed.
 */
name: string, 
/**
 * The numbers of players on the player list who may be meant, at most 50.
 */
listed: Array<number>, } | { "type": "guests", 
/**
 * Part of a name; everybody where it is empty.
 */
search: string, 
/**
 * How many to skip.
 */
from: number, 
/**
 * How many to give, at most 500.
 */
count: number, } | { "type": "my_seat", 
/**
 * The entry.
 */
entry: EntryId, } | { "type": "prize_draft", 
/**
 * The structure as it stands in the editor.
 */
prizes: PrizeStructure, 
/**
 * The pool's terms as they stand there; absent for those in force.
 */
terms: PoolTerms | null, 
/**
 * The places that the host holds at an amount, or at a share where the structure is in percentages; the rest follow.
 */
held: Array<HeldPrize>, 
/**
 * Places that are pulled up or down now, and are held from then on.
 */
pull: Pull | null, } | { "type": "deal", 
/**
 * The stacks counted so far.
 */
stacks: Array<Counted>, 
/**
 * What is left for the winner.
 */
left: Money, 
/**
 * To which amount the shares are rounded.
 */
unit: Money, 
/**
 * The shares that are typed, where the players agree on them themselves.
 */
shares: Array<AgreedShare>, } | { "type": "payments", 
/**
 * A name or a card's number; everybody with an empty one.
 */
search: string, 
/**
 * How many rows are skipped.
 */
from: number, 
/**
 * How many rows are wanted.
 */
count: number, } | { "type": "end_here", 
/**
 * How they get their places; absent for the usual way.
 */
by: PlacedBy | null, 
/**
 * The stacks counted so far.
 */
stacks: Array<Counted>, } | { "type": "call_off", 
/**
 * How the money goes back.
 */
back: MoneyBack, 
/**
 * The house gives its fees back.
 */
fees: boolean, 
/**
 * The stacks counted so far.
 */
stacks: Array<Counted>, } | { "type": "standings", 
/**
 * The rows wanted; all of them without.
 */
page: Page | null, } | { "type": "results", } | { "type": "results_file", 
/**
 * In which form.
 */
form: ResultsForm, 
/**
 * The date as a page shows it; may be empty.
 */
date: string, } | { "type": "floor_corrections", 
/**
 * The line's number.
 */
line: number, } | { "type": "log", 
/**
 * Lines before this number; 0 for the newest.
 */
before: number, 
/**
 * How many to give, at most 500.
 */
count: number, } | { "type": "find_lines", 
/**
 * Which lines.
 */
filter: LineFilter, 
/**
 * How many to skip.
 */
from: number, 
/**
 * How many to give, at most 500.
 */
count: number, } | { "type": "correction", 
/**
 * What is to be put right.
 */
correction: Correction, } | { "type": "floor_line_at", 
/**
 * The line before which it is said: what a forgotten line precedes, or what it is said instead of.
 */
line: number, 
/**
 * What is typed.
 */
text: string, } | { "type": "set_up", } | { "type": "chips", 
/**
 * The set as it stands in the editor.
 */
draft: ChipSet | null, } | { "type": "race", 
/**
 * The value; absent for the one that is due, else the last one held, else the next.
 */
chip: number | null, 
/**
 * How many tables to skip.
 */
from: number, 
/**
 * How many to give, at most 200.
 */
count: number, } | { "type": "counts", 
/**
 * How many tables to skip.
 */
from: number, 
/**
 * How many to give, at most 200.
 */
count: number, } | { "type": "next_day", } | { "type": "day", 
/**
 * This table alone; absent for all of them.
 */
table: TableNumber | null, 
/**
 * How many tables to skip.
 */
from: number, 
/**
 * How many to give, at most 200.
 */
count: number, } | { "type": "leaders", 
/**
 * How many to skip.
 */
from: number, 
/**
 * How many to give, at most 500.
 */
count: number, } | { "type": "house_rules", 
/**
 * The rules as they stand in the editor.
 */
draft: HouseRules | null, } | { "type": "schedule", } | { "type": "schedule_draft", 
/**
 * The schedule as it stands in the editor.
 */
schedule: Schedule, } | { "type": "generate_schedule", 
/**
 * The wish.
 */
wish: ScheduleWish, } | { "type": "wish_start", } | { "type": "schedule_curve", } | { "type": "draw_plan", } | { "type": "draw", 
/**
 * Its number.
 */
number: number, } | { "type": "draw_check", 
/**
 * The draw's number; 0 for the latest.
 */
number: number, } | { "type": "card_draw", } | { "type": "alternates", 
/**
 * How many to skip.
 */
from: number, 
/**
 * How many to give, at most 500.
 */
count: number, } | { "type": "floor_clocks", } | { "type": "handover", } | { "type": "floor_line", 
/**
 * What is typed.
 */
text: string, };

/**
 * A card of a race.
 */
export type RaceCardView = { 
/**
 * The card in short, such as "K♠".
 */
card: string, 
/**
 * The card in words, such as "K of spades".
 */
words: string, 
/**
 * A heart or a diamond.
 */
red: boolean, 
/**
 * It won a chip.
 */
won: boolean, };

/**
 * Races a chip off at these tables.
 */
export type RaceOff = { 
/**
 * The value that leaves.
 */
chip: number, 
/**
 * The tables, each with its counts.
 */
tables: Array<TableCount>, };

/**
 * How a race is held.
 */
export type RaceRule = "high_cards" | "one_each";

/**
 * A player in a race.
 */
export type RaceSeatView = { 
/**
 * The seat.
 */
seat: SeatNumber, 
/**
 * The player's name.
 */
name: string, 
/**
 * Old chips, once raced.
 */
chips: number, 
/**
 * They were all that the player had.
 */
last: boolean, 
/**
 * New chips for those that changed directly.
 */
changed: number, 
/**
 * The cards for the odd ones, in the order of the deal.
 */
cards: Array<RaceCardView>, 
/**
 * New chips won, or given so that nobody is raced out.
 */
awarded: number, 
/**
 * Why, in a few words; empty without an award.
 */
why: string, };

/**
 * A table in a race.
 */
export type RaceTableView = { 
/**
 * The table.
 */
table: TableNumber, 
/**
 * New chips to bring there.
 */
bring: number, 
/**
 * Old chips to collect there, about.
 */
collect: number, 
/**
 * The players, seat 1 first.
 */
seats: Array<RaceSeatView>, 
/**
 * The chips that changed hands, once it was raced.
 */
raced: RaceTotals | null, 
/**
 * A dealer dealt the cards, and not the program.
 */
dealt_by_hand: boolean, };

/**
 * Chips that changed hands.
 */
export type RaceTotals = { 
/**
 * Old chips collected.
 */
collected: number, 
/**
 * New chips handed out.
 */
handed_out: number, 
/**
 * How much more, or less, is in play by value.
 */
change: number, };

/**
 * The race for one value, a page of its tables.
 */
export type RaceView = { 
/**
 * The chip that leaves.
 */
chip: ChipView, 
/**
 * The chip that takes its place.
 */
next: ChipView, 
/**
 * So many old chips change into `unit_new` new ones without a rest.
 */
unit: number, 
/**
 * See `unit`.
 */
unit_new: number, 
/**
 * How the race is held.
 */
rule: RaceRule, 
/**
 * The rule behind it.
 */
cite: Citation | null, 
/**
 * How far it has come.
 */
state: ColourUpState, 
/**
 * Tables with players, and those raced.
 */
tables: number, 
/**
 * Of those, raced.
 */
tables_done: number, 
/**
 * The chips of the tables that were raced: collected, handed out, and what is more or fewer in play by value.
 */
done: RaceTotals, 
/**
 * What is brought to all tables, and collected there: no more than there is in the box.
 */
bring: number, 
/**
 * So many more would be needed and are not there.
 */
missing: number, 
/**
 * See `bring`.
 */
collect: number, 
/**
 * Chips found after their race, oldest first.
 */
found: Array<FoundView>, 
/**
 * The tables asked for, by number.
 */
rows: Array<RaceTableView>, };

/**
 * Says in which order those finish who went out of one table on the present hand.
 */
export type RankHand = { 
/**
 * The table.
 */
table: TableNumber, 
/**
 * Everybody who went out there on the hand.
 */
out: Array<Out>, 
/**
 * How they are ranked.
 */
order: HandOrder, };

/**
 * How those are ranked who went out on one hand, as whoever confirms it says.
 */
export type Ranked = { 
/**
 * Everybody who is out.
 */
out: Array<Out>, 
/**
 * In which order.
 */
order: HandOrder, };

/**
 * Takes a re-entry for a player who is out, or who gives up the stack in play.
 */
export type ReEnter = { 
/**
 * An entry of the player: the one that is out, or the one that is given up.
 */
entry: EntryId, 
/**
 * The chips of the stack that is given up, which leave play; absent for a player who is out.
 */
forfeited: number | null, 
/**
 * By what it is paid.
 */
payment: Payment, };

/**
 * When and how often a player who is out may enter once more (TCH 8).
 */
export type ReEntryRule = { 
/**
 * What a re-entry costs.
 */
price: Price, 
/**
 * Chips that a re-entry buys.
 */
chips: number, 
/**
 * How many each player may take; absent for as many as wanted.
 */
limit: number | null, 
/**
 * Until when.
 */
until: Closing, 
/**
 * A player in play may give up the stack and enter once more; its chips leave play (TCH 8b).
 */
forfeit: boolean, };

/**
 * A stack that was read.
 */
export type ReadStack = { 
/**
 * Whose.
 */
entry: EntryId, 
/**
 * The player's name.
 */
name: string, 
/**
 * The seat; absent for who waits for one.
 */
seat: Seat | null, 
/**
 * The chips.
 */
chips: number, };

/**
 * A tournament in a damaged file.
 */
export type ReadableLog = { 
/**
 * Its name.
 */
name: string, 
/**
 * How many lines of its log can be read, from the first one on.
 */
lines: number, 
/**
 * There are more behind them, which cannot be read.
 */
cut_short: boolean, };

/**
 * Takes a rebuy for a player who has lost all chips, at the seat or just bust out, or who has as few as the set-up says.
 */
export type Rebuy = { 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * The hand that cost the chips began before the closing level did: rebuys close with its first hand, not with the
 * clock. Believed for ten minutes.
 */
last_hand: boolean, 
/**
 * By what it is paid.
 */
payment: Payment, };

/**
 * When and how often a player may buy in again (HPT, Buyin/Rebuy/Add-on).
 */
export type RebuyRule = { 
/**
 * What a rebuy costs.
 */
price: Price, 
/**
 * Chips that a rebuy buys.
 */
chips: number, 
/**
 * How many each player may take; absent for as many as wanted.
 */
limit: number | null, 
/**
 * Until when.
 */
until: Closing, 
/**
 * A player with this many chips or fewer may take one; 0 means only a player who has lost all chips.
 */
at_most: number, };

/**
 * What a player bought or was paid, to be handed out on paper.
 */
export type Receipt = { 
/**
 * The number of the ledger's line.
 */
number: number, 
/**
 * When, in tournament time.
 */
at: number, 
/**
 * Whose entry.
 */
entry: EntryId, 
/**
 * The player's name.
 */
name: string, 
/**
 * The seat, where there is one.
 */
seat: Seat | null, 
/**
 * What was bought or paid, such as "Rebuy" or "Prize".
 */
what: string, 
/**
 * The kind of buy-in, where it is not the usual one.
 */
buy_in: string, 
/**
 * The price, line by line.
 */
price: Price, 
/**
 * All of it.
 */
total: Money, 
/**
 * The chips that it bought; none where it was paid out.
 */
chips: number, 
/**
 * The chips for being early among them.
 */
early: number, 
/**
 * By what it was paid, less what a ticket pays of it.
 */
payment: Payment, 
/**
 * So much of it a ticket pays that is worth less than all of it; else 0.
 */
by_ticket: Money, 
/**
 * It was taken back since.
 */
cancelled: boolean, 
/**
 * It was paid out to the player.
 */
paid_out: boolean, };

/**
 * Draws new seats for everybody left, at this many tables: the lowest-numbered ones that seat them evenly go on. While players wait for a seat it
 * may be more than are open; then they draw with the others.
 */
export type Redraw = { 
/**
 * How many tables go on: at least 1, and at most those that are open, or more when players wait for a seat.
 */
tables: number, };

/**
 * A point at which all remaining players draw new seats.
 */
export type RedrawPoint = { 
/**
 * At this many players left, or fewer.
 */
players: number, 
/**
 * They draw for this many tables.
 */
tables: number, 
/**
 * Only in an event that had so many tables or more; 0 for any (RRoP 18).
 */
of_tables: number, };

/**
 * What a player gets back.
 */
export type RefundRow = { 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * The player's name.
 */
name: string, 
/**
 * The share of the prizes; 0 where everything goes back in full.
 */
prize: Money, 
/**
 * What goes back beside it.
 */
refund: Money, 
/**
 * Both together.
 */
total: Money, };

/**
 * Why a stack leaves play.
 */
export type Removal = "disqualified" | "picked_up" | "given_up";

/**
 * Takes a player who never came out of the event.
 */
export type RemoveNoShow = { 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * The chips that are taken out of play: what the blinds have left of the stack. Absent for all that the entry bought.
 */
chips: number | null, };

/**
 * Takes a player and the stack out of play.
 */
export type RemoveStack = { 
/**
 * Whose.
 */
entry: EntryId, 
/**
 * The stack as it was counted: 1 or more.
 */
chips: number, 
/**
 * Why.
 */
why: Removal, };

/**
 * Removes a stack that nobody bought.
 */
export type RemoveUnsoldStack = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The chips that the blinds have left. They leave play.
 */
chips: number, };

/**
 * Corrects a player's name, and the number of the card, at any time; cards and sheets printed from now on carry the new ones.
 */
export type Rename = { 
/**
 * Whose name.
 */
player: PlayerId, 
/**
 * The right name.
 */
name: string, 
/**
 * The last name in it, empty for none; absent to leave it as it is.
 */
last_name: string | null, 
/**
 * The number of the player's card, empty for none; absent to leave it as it is.
 */
card: string | null, };

/**
 * Gives a table a name, such as "Feature table" or "12B"; an empty one takes it back to its number.
 *
 * The number stays what is typed on the floor line.
 */
export type RenameTable = { 
/**
 * The table.
 */
table: TableNumber, 
/**
 * Its name, at most 24 characters; empty for none.
 */
name: string, };

/**
 * An evening as it was before a file put other results in its place.
 */
export type ReplacedEvening = { 
/**
 * The evening.
 */
evening: Evening, 
/**
 * The season that had lines for it; absent without one.
 */
season: number | null, 
/**
 * The lines.
 */
lines: Array<SeasonAdjustment>, };

/**
 * A request as it is shown.
 */
export type RequestView = { 
/**
 * Its number.
 */
id: number, 
/**
 * Who asks, as the log has it.
 */
by: string, 
/**
 * Who is said to be out, the one with most chips first; nobody where the floor is wanted.
 */
out: Array<SaidOut>, 
/**
 * Who is said to have knocked them out.
 */
by_whom: Array<SaidOut>, 
/**
 * The table that wants the floor; absent for a bust-out.
 */
table: TableNumber | null, };

/**
 * Gives an open table another number of seats: chairs are put to it or taken away, from the highest seat down.
 */
export type ResizeTable = { 
/**
 * The table.
 */
table: TableNumber, 
/**
 * Seats from now on, 2 to 12.
 */
seats: number, };

/**
 * One entry.
 */
export type ResultRow = { 
/**
 * The place; absent while the entry is in play.
 */
place: number | null, 
/**
 * The last of the places that are shared; the same as `place` where none is.
 */
place_to: number | null, 
/**
 * The player's name.
 */
name: string, 
/**
 * The number of the player in this tournament: the same for all entries of one player.
 */
player: PlayerId, 
/**
 * The number of the entry.
 */
entry: EntryId, 
/**
 * Which of the player's entries it is, from 1.
 */
entry_of_player: number, 
/**
 * The number on the house's own list of players; absent for one who is not on it.
 */
listed: number | null, 
/**
 * The prize in money.
 */
prize: Money, 
/**
 * What the place wins beside money.
 */
goods: Array<string>, 
/**
 * How many bounties were won.
 */
bounties: number, 
/**
 * What they are worth.
 */
bounties_won: Money, 
/**
 * Rebuys taken.
 */
rebuys: number, 
/**
 * Add-ons taken.
 */
add_ons: number, 
/**
 * All that was paid for this entry, fees included.
 */
paid_in: Money, 
/**
 * Prize and bounties less what was paid in.
 */
net: Money, 
/**
 * When the player went out; absent for the winner and for those still in.
 */
out_at: number | null, 
/**
 * Where the player is from, by the house's own list; empty where that does not say.
 */
city: string, 
/**
 * The country.
 */
country: string, };

/**
 * How the points of a result came about.
 */
export type ResultWhy = { 
/**
 * The name of the player.
 */
player: string, 
/**
 * The name of the evening.
 */
evening: string, 
/**
 * When it began.
 */
at: number, 
/**
 * The formula; empty where a table gives the points.
 */
formula: string, 
/**
 * The same with the numbers of this result in it.
 */
filled: string, 
/**
 * What the letters stand for, and their numbers; those that the formula has.
 */
numbers: Array<WhyLetter>, 
/**
 * The points of each place that is shared; of the one place where none is.
 */
places: Array<[number, Hundredths]>, 
/**
 * The points of the place; absent where they are no number.
 */
for_place: Hundredths | null, 
/**
 * Points for having been there.
 */
attending: Hundredths, 
/**
 * Knockouts, shared ones by their share, and what each is worth.
 */
knockouts: [Hundredths, Hundredths], 
/**
 * The most that an evening gives, where it was more.
 */
capped_at: Hundredths | null, 
/**
 * What the evening counts.
 */
weight: Hundredths, 
/**
 * What lines of the season gave for this evening.
 */
adjusted: Hundredths, 
/**
 * All of it.
 */
points: Hundredths, };

/**
 * The results of a tournament, or the standings while it goes on. Amounts are in minor units of the currency (cents
 * for dollars), times in milliseconds since the beginning of 1970, in UTC.
 */
export type Results = { 
/**
 * `shuffle-up-results`.
 */
format: string, 
/**
 * The version of the format: 1. A later version only adds keys.
 */
version: number, 
/**
 * The name of the tournament.
 */
event: string, 
/**
 * Whether there is a winner; else these are the standings so far.
 */
is_final: boolean, 
/**
 * When the clock was started; absent before.
 */
started_at: number | null, 
/**
 * When the last player went out; absent while the tournament goes on.
 */
ended_at: number | null, 
/**
 * The currency of all amounts.
 */
currency: Currency, 
/**
 * The language and country by whose customs amounts are written; absent for none in particular.
 */
locale: string | null, 
/**
 * How many entries count, re-entries included, those taken back not.
 */
entries: number, 
/**
 * How many players these are.
 */
players: number, 
/**
 * How many rebuys were taken.
 */
rebuys: number, 
/**
 * How many add-ons were taken.
 */
add_ons: number, 
/**
 * The prize pool and what it is made of.
 */
pool: Pool, 
/**
 * Whether the players made a deal: then prizes are what it gave.
 */
deal: boolean, 
/**
 * Every entry, from the winner down; those still in come first, without a place.
 */
rows: Array<ResultRow>, 
/**
 * The series to which the tournament belongs; absent for none.
 */
series?: SeriesFigures, 
/**
 * On the last day of a series, those who have a place over all flights behind these, from the highest down.
 */
behind?: Array<SeriesFinish>, };

/**
 * Results as a file.
 */
export type ResultsFile = { 
/**
 * A name for the file that every system takes.
 */
name: string, 
/**
 * What stands in it, in UTF-8.
 */
text: string, };

/**
 * In which form results are written.
 */
export type ResultsForm = "csv" | "html" | "json";

/**
 * Answers the question about the clock.
 */
export type ResumeAfterGap = { 
/**
 * When the program last saw the clock, in tournament time.
 */
seen_at: number, 
/**
 * True: play went on meanwhile, the time counts. False: play stood still, the clock goes on from where it was.
 */
run_on: boolean, };

/**
 * What undo or redo would do.
 */
export type Reversible = { 
/**
 * The log line it concerns.
 */
line: number, 
/**
 * What that line said, such as "Bust: Ivo Petrov, 53rd".
 */
label: string, };

/**
 * "Something happened in this tournament."
 */
export type Revision = { 
/**
 * Which tournament.
 */
tournament: TournamentId, 
/**
 * The number of its last line.
 */
revision: number, };

/**
 * What a paired device is for.
 */
export type Role = "clock" | "table" | "floor" | "registration" | "host" | "director";

/**
 * A room: its name, its money and its rules.
 */
export type RoomAbout = { 
/**
 * The name.
 */
name: string, 
/**
 * The currency.
 */
currency: Currency, 
/**
 * How amounts are written, as a language tag; absent for English.
 */
locale: string | null, 
/**
 * Whose rules it plays by.
 */
book: RoomBook, 
/**
 * For how many minutes a name that was called has to come.
 */
call_minutes: number, 
/**
 * What becomes of a name that was called and did not come.
 */
unseen: RoomUnseen, 
/**
 * Whether names are taken by phone.
 */
call_ins: boolean, 
/**
 * The money that keeps a place while a player is away; 0 where none does.
 */
deposit: Money, 
/**
 * The tiers of a player card, the highest first. None go ahead of others where this is empty.
 */
tiers: Array<string>, 
/**
 * WSOP 70 and 96 disagree: whether a mix that shares just half of its games is a must-move table.
 */
half_is_must_move: boolean, 
/**
 * WSOP 96 and its protocols disagree: what the two older tables are after the third has broken.
 */
after_the_third: RoomAfterTheThird, };

/**
 * Something that is due.
 */
export type RoomAdvice = { 
/**
 * At which table.
 */
table: number | null, 
/**
 * What is due, and why.
 */
title: string, 
/**
 * Where the house's book says it, such as "WSOP 86".
 */
rule: string, 
/**
 * When it is due, in milliseconds since the beginning of 1970; absent for now.
 */
at: number | null, 
/**
 * What does it; absent where something must be counted or asked first.
 */
say: RoomSay | null, 
/**
 * What is typed instead, with the place of what is missing in capitals.
 */
typed: string | null, };

/**
 * What two tables are after a third has broken.
 */
export type RoomAfterTheThird = "youngest_moves" | "both_stay_main";

/**
 * Where a player may not play.
 */
export type RoomBar = { 
/**
 * This game and its list; absent for the table alone.
 */
game: number | null, 
/**
 * This table.
 */
table: number | null, 
/**
 * Until when, in milliseconds since the beginning of 1970.
 */
until: number, };

/**
 * How a game is bet.
 */
export type RoomBetting = "no_limit" | "pot_limit" | "limit";

/**
 * A blind.
 */
export type RoomBlind = "small" | "big" | "straddle";

/**
 * Whose rules a room plays by.
 */
export type RoomBook = "roberts" | "hpt" | "lr" | "wsop";

/**
 * A card of the 52, from the deuce of clubs up to the ace of spades. Spades are the highest suit, then hearts, diamonds and clubs.
 */
export type RoomCard = string;

/**
 * A colour-up as the room is told of it.
 */
export type RoomColourUp = { 
/**
 * The chip that leaves.
 */
chip: ChipView, 
/**
 * The chip that takes its place.
 */
next: ChipView, 
/**
 * So many old chips are worth `unit_new` new ones.
 */
unit: number, 
/**
 * See `unit`.
 */
unit_new: number, 
/**
 * Tables with players.
 */
tables: number, 
/**
 * Of those, raced.
 */
tables_done: number, };

/**
 * A card that was drawn by hand.
 */
export type RoomDrawn = { 
/**
 * Who drew it.
 */
player: number, 
/**
 * The card.
 */
card: RoomCard, };

/**
 * A game with its tables and its list.
 */
export type RoomGame = { 
/**
 * Its number.
 */
game: number, 
/**
 * Its name, such as "2-5 NLHE".
 */
name: string, 
/**
 * Its settings.
 */
about: RoomGameAbout, 
/**
 * The least buy-in.
 */
least: Money, 
/**
 * The straddle, and whether it may be under the gun and on the button.
 */
straddle: [Money, boolean, boolean] | null, 
/**
 * How a new player comes in; then the same for a seat between the big blind and the button.
 */
ways_in: [Array<RoomWayIn>, Array<RoomWayIn>], 
/**
 * How a player comes in who changes seats and moves one, two or three active places away from the big blind.
 */
ways_to_change: Array<Array<RoomWayIn>>, 
/**
 * Its tables that are not closed, in the order in which they started.
 */
tables: Array<RoomTable>, 
/**
 * Who waits, in order.
 */
list: Array<RoomWaitingView>, 
/**
 * The seats that are free at its tables.
 */
open_seats: number, };

/**
 * A game of a room.
 */
export type RoomGameAbout = { 
/**
 * What is dealt.
 */
kind: PokerKind, 
/**
 * How it is bet.
 */
betting: RoomBetting, 
/**
 * The small blind, or in a limit game the small bet.
 */
low: Money, 
/**
 * The big blind, or in a limit game the large bet.
 */
high: Money, 
/**
 * A third blind: the mandatory button straddle.
 */
third: Money | null, 
/**
 * The games of a mix.
 */
mix: Array<PokerKind>, 
/**
 * Whether pots are killed.
 */
kill: RoomKill, 
/**
 * The seats of a table; 0 for as many as the game has.
 */
seats: number, 
/**
 * The least buy-in; absent for the book's.
 */
least: Money | null, 
/**
 * The largest buy-in; absent for none.
 */
most: Money | null, 
/**
 * The straddles.
 */
straddle: RoomStraddle, 
/**
 * Whether it may be run twice.
 */
run_twice: boolean, 
/**
 * What the house takes.
 */
takes: RoomTakes, 
/**
 * How a further table is tied to the first.
 */
must_move: RoomMustMove, };

/**
 * What the house keeps of a player.
 */
export type RoomKept = { 
/**
 * The player.
 */
who: RoomName, 
/**
 * Chips.
 */
chips: Money, 
/**
 * A deposit.
 */
deposit: Money, };

/**
 * Whether pots are killed: for how much, and whether a player must.
 */
export type RoomKill = "none" | "half" | "full";

/**
 * What became of a kill button.
 */
export type RoomKillSaid = "leg_up" | "must" | "posted" | "neutral";

/**
 * For what a seat is kept.
 */
export type RoomLock = "comes" | "in_a_pot" | "drawn" | "need";

/**
 * Every open table in few bytes: three lists of the same length, and short lists of what stands out.
 */
export type RoomMapView = { 
/**
 * The open tables by number.
 */
tables: Array<TableNumber>, 
/**
 * The tables that were broken or closed since the last draw for the whole room, the first one first: their places on
 * the map stay.
 */
gone: Array<TableNumber>, 
/**
 * How many sit at each.
 */
players: Array<number>, 
/**
 * How many seats each has.
 */
capacities: Array<number>, 
/**
 * Tables that the advice due concerns.
 */
due: Array<TableNumber>, 
/**
 * Tables that have two players or more fewer than the fullest.
 */
short: Array<TableNumber>, 
/**
 * Tables that deal no hand until a player arrives.
 */
halted: Array<TableNumber>, 
/**
 * Tables at which somebody is away, and how many.
 */
away: Array<[TableNumber, number]>, 
/**
 * Tables at which somebody sits out on a penalty, and how many.
 */
penalties: Array<[TableNumber, number]>, 
/**
 * How many are away in all.
 */
away_in_all: number, 
/**
 * How many sit out on a penalty in all.
 */
penalties_in_all: number, 
/**
 * Tables that break now, and the one that breaks next.
 */
breaking: Array<TableNumber>, 
/**
 * Tables with a name, and the name.
 */
names: Array<[TableNumber, string]>, 
/**
 * Table sizes, the fullest first: the size and how many tables have it.
 */
sizes: Array<[number, number]>, 
/**
 * The next tables to break, the next one first; at most 200.
 */
breaking_order: Array<TableNumber>, };

/**
 * The money of an evening.
 */
export type RoomMoney = { 
/**
 * Chips bought.
 */
bought: Money, 
/**
 * Chips cashed out.
 */
cashed: Money, 
/**
 * Time that was collected in chips.
 */
time: Money, 
/**
 * Deposits that are there.
 */
deposits: Money, 
/**
 * Chips that the house keeps for players.
 */
kept: Money, 
/**
 * Chips that must be on the tables; at a raked game its rake has left them.
 */
on_tables: Money, };

/**
 * How a further table is tied to the first.
 */
export type RoomMustMove = "none" | "newest" | "daisy_chain";

/**
 * A player by number and name.
 */
export type RoomName = { 
/**
 * The number.
 */
player: number, 
/**
 * The name.
 */
name: string, };

/**
 * Somebody who was named.
 */
export type RoomPerson = { 
/**
 * The number.
 */
player: number, 
/**
 * The name.
 */
name: string, 
/**
 * The number on the house's list of players.
 */
listed: number | null, 
/**
 * The tier of the card.
 */
tier: string | null, 
/**
 * When age and identity were seen, and on what.
 */
seen: [number, string] | null, 
/**
 * A skills or proposition player: told on request only.
 */
house: boolean, 
/**
 * A note.
 */
note: string, 
/**
 * Where the player may not play now.
 */
barred: Array<RoomBar>, 
/**
 * A kill that is owed.
 */
owes_kill: Money, 
/**
 * What was cashed out within the hour, game by game: it must be brought back.
 */
brings_back: Array<[number, Money, number]>, 
/**
 * Chips bought.
 */
bought: Money, 
/**
 * Chips cashed out.
 */
cashed: Money, 
/**
 * Whole minutes away tonight, this absence too.
 */
away_minutes: number, };

/**
 * How far a table is.
 */
export type RoomPhase = "forming" | "running" | "breaking" | "closed";

/**
 * What a player sees on a phone.
 */
export type RoomPhone = { 
/**
 * The name.
 */
name: string, 
/**
 * The lists with the player's name.
 */
waits: Array<PhonePlace>, 
/**
 * The table and seat.
 */
seat: [number, number] | null, 
/**
 * The game there.
 */
game: string | null, 
/**
 * Since when the player is away.
 */
away: number | null, 
/**
 * From when on the chips may be picked up.
 */
pick_up: number | null, 
/**
 * What is posted to come back.
 */
post: RoomPost | null, 
/**
 * How many move on to the main game before the player; absent where nobody moves on from the table.
 */
moves_before: number | null, };

/**
 * A note about a player.
 */
export type RoomPlayerNote = { "type": "tier", 
/**
 * The place.
 */
tier: number | null, } | { "type": "seen", 
/**
 * What, such as the number of a card.
 */
on: string, } | { "type": "house", 
/**
 * It is one.
 */
house: boolean, } | { "type": "text", 
/**
 * The words.
 */
text: string, };

/**
 * What is to be posted: the part that plays, and the part that does not.
 */
export type RoomPost = { 
/**
 * A bet of the player.
 */
live: Money, 
/**
 * Into the pot only.
 */
dead: Money, };

/**
 * What a person says to a room. A refusal by a rule that leaves it to the floor is overruled by `floor`.
 */
export type RoomSay = { "type": "open", 
/**
 * Its settings.
 */
about: RoomAbout, } | { "type": "settings", 
/**
 * The settings.
 */
about: RoomAbout, } | { "type": "game", 
/**
 * Its settings.
 */
about: RoomGameAbout, 
/**
 * The floor decides.
 */
floor: boolean, } | { "type": "placard", 
/**
 * The game.
 */
game: number, 
/**
 * Its settings.
 */
about: RoomGameAbout, } | { "type": "limit", 
/**
 * The game.
 */
game: number, 
/**
 * The new low limit.
 */
low: Money, 
/**
 * The new high limit.
 */
high: Money, 
/**
 * How many object.
 */
objections: number, 
/**
 * What the house takes then; absent for as before.
 */
takes: RoomTakes | null, } | { "type": "open_table", 
/**
 * Its number.
 */
table: number, 
/**
 * Its game.
 */
game: number, 
/**
 * Its chairs; absent for the game's.
 */
chairs: number | null, 
/**
 * Its mix, where it is not the game's.
 */
mix: Array<PokerKind>, } | { "type": "start", 
/**
 * The table.
 */
table: number, } | { "type": "last_hands", 
/**
 * The table.
 */
table: number, } | { "type": "close", 
/**
 * The table.
 */
table: number, } | { "type": "break", 
/**
 * The table.
 */
table: number, 
/**
 * Cards that were drawn by hand.
 */
cards: Array<RoomDrawn>, } | { "type": "chairs", 
/**
 * The table.
 */
table: number, 
/**
 * The chairs.
 */
chairs: number, } | { "type": "list", 
/**
 * The game.
 */
game: number, 
/**
 * Who.
 */
who: RoomSomeone, 
/**
 * By phone.
 */
by_phone: boolean, } | { "type": "off", 
/**
 * The game.
 */
game: number, 
/**
 * The player.
 */
player: number, } | { "type": "call", 
/**
 * The game.
 */
game: number, 
/**
 * The player; absent for the next name.
 */
player: number | null, 
/**
 * The table; absent for the one that needs a player most.
 */
table: number | null, 
/**
 * The floor decides.
 */
floor: boolean, } | { "type": "here", 
/**
 * The player.
 */
player: number, } | { "type": "unseen", 
/**
 * The game.
 */
game: number, 
/**
 * The player.
 */
player: number, } | { "type": "decline", 
/**
 * The table that forms.
 */
table: number, 
/**
 * The player.
 */
player: number, } | { "type": "deposit", 
/**
 * The player.
 */
player: number, 
/**
 * It is given back.
 */
back: boolean, } | { "type": "lock", 
/**
 * The table.
 */
table: number, 
/**
 * The seat.
 */
seat: number, 
/**
 * Who.
 */
who: RoomSomeone, 
/**
 * For what.
 */
reason: RoomLock, 
/**
 * The floor decides.
 */
floor: boolean, } | { "type": "unlock", 
/**
 * The player.
 */
player: number, } | { "type": "seat", 
/**
 * The table.
 */
table: number, 
/**
 * The seat; absent for the one that is kept for the player, or the first free one.
 */
seat: number | null, 
/**
 * Who.
 */
who: RoomSomeone, 
/**
 * The chips; absent for those that the player has, or the least buy-in.
 */
stack: Money | null, 
/**
 * The floor decides.
 */
floor: boolean, } | { "type": "wish", 
/**
 * The player.
 */
player: number, 
/**
 * This seat; absent for any.
 */
seat: number | null, 
/**
 * Another table.
 */
table: number | null, } | { "type": "stay", 
/**
 * The player.
 */
player: number, } | { "type": "change", 
/**
 * The player.
 */
player: number, 
/**
 * The new seat.
 */
seat: number, 
/**
 * The floor decides.
 */
floor: boolean, } | { "type": "move", 
/**
 * The player.
 */
player: number, 
/**
 * The table.
 */
table: number, 
/**
 * The seat; absent for the first free one.
 */
seat: number | null, 
/**
 * The chips that go along; absent for those that were last said.
 */
stack: Money | null, 
/**
 * The floor decides.
 */
floor: boolean, } | { "type": "refuse_move", 
/**
 * The player.
 */
player: number, 
/**
 * The chips that are cashed out.
 */
stack: Money | null, } | { "type": "leave", 
/**
 * The player.
 */
player: number, 
/**
 * The chips; absent for those that were last said.
 */
stack: Money | null, } | { "type": "buy", 
/**
 * The player.
 */
player: number, 
/**
 * The amount.
 */
amount: Money, 
/**
 * They are on their way.
 */
behind: boolean, } | { "type": "arrived", 
/**
 * The player.
 */
player: number, } | { "type": "away", 
/**
 * The player.
 */
player: number, 
/**
 * For so many minutes, as the floor was told.
 */
minutes: number | null, 
/**
 * The chips that the player takes along for safety.
 */
safe: Money | null, 
/**
 * The floor decides.
 */
floor: boolean, } | { "type": "missed", 
/**
 * The player.
 */
player: number, 
/**
 * The blinds.
 */
blinds: Array<RoomBlind>, } | { "type": "absent", 
/**
 * The player.
 */
player: number, } | { "type": "back", 
/**
 * The player.
 */
player: number, 
/**
 * The chips brought back, where they were taken along.
 */
stack: Money | null, } | { "type": "posted", 
/**
 * The player.
 */
player: number, } | { "type": "pick_up", 
/**
 * The player.
 */
player: number, 
/**
 * The chips.
 */
stack: Money, 
/**
 * The floor decides.
 */
floor: boolean, } | { "type": "over", 
/**
 * The table.
 */
table: number, 
/**
 * The seat.
 */
seat: number, 
/**
 * Who.
 */
who: RoomSomeone, 
/**
 * The chips.
 */
stack: Money, } | { "type": "collect", 
/**
 * The table.
 */
table: number, 
/**
 * From one pot.
 */
pot: boolean, 
/**
 * Those who do not pay.
 */
without: Array<number>, } | { "type": "setup", 
/**
 * The table.
 */
table: number, } | { "type": "button", 
/**
 * The table.
 */
table: number, 
/**
 * Cards that were drawn by hand.
 */
cards: Array<RoomDrawn>, } | { "type": "apart", 
/**
 * One.
 */
one: number, 
/**
 * The other.
 */
other: number, 
/**
 * They are kept apart.
 */
apart: boolean, } | { "type": "note", 
/**
 * The player.
 */
player: number, 
/**
 * What.
 */
note: RoomPlayerNote, } | { "type": "kill", 
/**
 * The table.
 */
table: number, 
/**
 * Whose it is; absent where it is nobody's.
 */
player: number | null, 
/**
 * What became of it.
 */
what: RoomKillSaid, } | { "type": "bar", 
/**
 * The player.
 */
player: number, 
/**
 * From this table; absent for the game that the player is in.
 */
table: number | null, 
/**
 * For so many minutes.
 */
minutes: number, } | { "type": "typed", 
/**
 * The words.
 */
line: string, };

/**
 * A seat.
 */
export type RoomSeat = { 
/**
 * Its number.
 */
seat: number, 
/**
 * Whose it is; absent for a free one.
 */
player: number | null, 
/**
 * The name.
 */
name: string | null, 
/**
 * Since when.
 */
since: number | null, 
/**
 * The chips as they were last said.
 */
stack: Money, 
/**
 * Chips that are on their way.
 */
behind: Money, 
/**
 * For what it is kept, and when it is picked up.
 */
kept: [RoomLock, number | null] | null, 
/**
 * Since when its player is away.
 */
away: number | null, 
/**
 * From when on the chips may be picked up.
 */
pick_up: number | null, 
/**
 * The absent buttons.
 */
absent: number, 
/**
 * The blinds that its player owes.
 */
owes: Array<RoomBlind>, 
/**
 * What is posted for them.
 */
post: RoomPost | null, 
/**
 * How the player may come back in.
 */
ways_in: Array<RoomWayIn>, 
/**
 * Who plays over.
 */
over: RoomName | null, 
/**
 * What may be added to the stack; absent for any amount.
 */
may_add: Money | null, };

/**
 * Somebody of the room, or somebody new.
 */
export type RoomSomeone = { "type": "known", 
/**
 * The player's number.
 */
player: number, } | { "type": "new", 
/**
 * The name.
 */
name: string, 
/**
 * The number on the house's list of players, where it is known.
 */
listed: number | null, };

/**
 * Who may straddle.
 */
export type RoomStraddle = "none" | "under_the_gun" | "button" | "mandatory";

/**
 * A table.
 */
export type RoomTable = { 
/**
 * Its number.
 */
table: number, 
/**
 * How far it is.
 */
phase: RoomPhase, 
/**
 * When it started to play.
 */
started: number | null, 
/**
 * Its chairs.
 */
chairs: number, 
/**
 * Its mix, where it is not the game's.
 */
mix: Array<PokerKind>, 
/**
 * All its seats, the free ones too.
 */
seats: Array<RoomSeat>, 
/**
 * How many sit there or have a seat kept.
 */
players: number, 
/**
 * The tables to which its players move on; empty for a main game.
 */
feeds: Array<number>, 
/**
 * The order in which they do.
 */
order: Array<RoomName>, 
/**
 * Who asked for another seat or table, first asked first.
 */
wishes: Array<RoomWishView>, 
/**
 * Who drew the button.
 */
button: number | null, 
/**
 * Who has the kill button, and what is to be posted.
 */
kill: [number, Money] | null, 
/**
 * When the next half hour is collected; absent for a game with a rake.
 */
time_due: number | null, 
/**
 * From when on a new setup may come.
 */
setup_due: number | null, 
/**
 * Chips that were brought here and not carried away.
 */
chips: Money, };

/**
 * A table as its dealer's tablet shows it.
 */
export type RoomTableView = { 
/**
 * The game's name.
 */
game: string, 
/**
 * In what amounts are written.
 */
currency: Currency, 
/**
 * The table.
 */
table: RoomTable, 
/**
 * Names that are called for this table.
 */
called: Array<RoomWaitingView>, };

/**
 * What the house takes.
 */
export type RoomTakes = { "type": "rake", 
/**
 * Of a hundred.
 */
percent: number, 
/**
 * The most of a pot.
 */
most: Money, } | { "type": "time", 
/**
 * The amount.
 */
each: Money, } | { "type": "nothing", };

/**
 * What becomes of a name that was called and did not come.
 */
export type RoomUnseen = "passed_over" | "out";

/**
 * A name on a waiting list.
 */
export type RoomWaitingView = { 
/**
 * Its place, from 1.
 */
place: number, 
/**
 * The player.
 */
player: number, 
/**
 * The name.
 */
name: string, 
/**
 * Since when.
 */
at: number, 
/**
 * The tier of the card.
 */
tier: string | null, 
/**
 * From a broken game.
 */
broken: boolean, 
/**
 * When it was called.
 */
called: number | null, 
/**
 * For which table.
 */
table: number | null, 
/**
 * Until when it has to come.
 */
until: number | null, 
/**
 * The player has come.
 */
here: boolean, 
/**
 * It was passed over.
 */
passed: boolean, 
/**
 * A deposit keeps the place.
 */
deposit: boolean, 
/**
 * The player plays another game now.
 */
plays: boolean, 
/**
 * The tables at which somebody sits with whom the player may not sit.
 */
not_at: Array<number>, };

/**
 * A way to be dealt in.
 */
export type RoomWayIn = { "type": "free", } | { "type": "wait_for_big_blind", } | { "type": "wait_for_button", } | { "type": "wait_hands", 
/**
 * The hands.
 */
hands: number, } | { "type": "post", 
/**
 * What is posted.
 */
post: RoomPost, } | { "type": "kill", 
/**
 * The overblind.
 */
amount: Money, } | { "type": "buy_the_button", 
/**
 * What is posted.
 */
post: RoomPost, } | { "type": "straddle", 
/**
 * The straddle.
 */
amount: Money, };

/**
 * A wish for another seat.
 */
export type RoomWishView = { 
/**
 * Who.
 */
who: RoomName, 
/**
 * When it was said.
 */
at: number, 
/**
 * This seat; absent for any.
 */
seat: number | null, 
/**
 * Another table.
 */
table: number | null, };

/**
 * One line of a roster and what was made of it.
 */
export type RosterLine = { 
/**
 * The line's number in the file or the pasted text, from 1.
 */
line: number, 
/**
 * The name read; empty when there is none.
 */
name: string, 
/**
 * The last name in it, where the list tells it apart; else empty.
 */
last_name: string, 
/**
 * The number of the player's card, where the list has one; else empty.
 */
card: string, 
/**
 * Whether somebody of this name is entered already or stands further up: taken all the same, this is somebody else.
 */
again: boolean, 
/**
 * What it became.
 */
verdict: RosterVerdict, 
/**
 * The kind of buy-in: 0 for the usual one.
 */
buy_in: number, 
/**
 * By what it is paid.
 */
payment: Payment, 
/**
 * The line as one of the guest list, with the answer to whether the guest comes; absent where it names nobody, or somebody who
 * has an entry.
 */
guest: GuestSaid | null, 
/**
 * Both in words; empty for the usual buy-in in cash.
 */
how: string, 
/**
 * The explanation; empty when there is nothing to say.
 */
note: string, };

/**
 * What one line of a roster became.
 */
export type RosterVerdict = "player" | "look" | "left_out" | "skipped";

/**
 * A roster, read and explained line by line.
 */
export type RosterView = { 
/**
 * Every line of the text; of a line that lists several, each of them.
 */
lines: Array<RosterLine>, 
/**
 * What the list does not decide.
 */
questions: Array<SheetQuestion>, 
/**
 * How many will be entered as it stands.
 */
players: number, 
/**
 * A remark about the text as a whole, such as its encoding; empty when there is none.
 */
remark: string, };

/**
 * The games of a mixed event, such as H.O.R.S.E., in their order.
 */
export type Rotation = { 
/**
 * The games in the order in which they are played: 2 to 20.
 */
games: Array<MixedGame>, 
/**
 * When the next one begins.
 */
change: GameChange, };

/**
 * A rule book that a preset follows.
 */
export type RuleBook = "hpt" | "rrop" | "lr" | "tch" | "wsop";

/**
 * One choice of a line.
 */
export type RuleChoice = { 
/**
 * The choice in a few words.
 */
choice: string, 
/**
 * What it means at the table, in one sentence.
 */
means: string, 
/**
 * The rule that has it; absent where no book speaks of it.
 */
rule: Citation | null, 
/**
 * The house rules as they are with this choice.
 */
rules: HouseRules, };

/**
 * Under which heading a line stands.
 */
export type RuleGroup = "seats" | "blinds" | "balance" | "breaks" | "chips" | "hand_for_hand" | "conduct" | "entries";

/**
 * One line of the rules.
 */
export type RuleLineView = { 
/**
 * What it is about.
 */
topic: RuleTopic, 
/**
 * The heading it stands under.
 */
group: RuleGroup, 
/**
 * Its title.
 */
title: string, 
/**
 * Its choices, the one in force among them.
 */
choices: Array<RuleChoice>, 
/**
 * The index of the choice in force.
 */
chosen: number, 
/**
 * What the preset of the book says; absent where the line follows it.
 */
preset: RuleChoice | null, 
/**
 * Whether the line may be changed now, and why not.
 */
change: Allowed, };

/**
 * A line of the house rules.
 */
export type RuleTopic = "form" | "seats_per_table" | "initial_seats" | "first_button" | "button" | "ante_order" | "tolerance" | "tighter" | "halt_at" | "mover" | "from_table" | "to_seat" | "moved_in" | "preferred_size" | "hold_breaks" | "redraws" | "race" | "pace" | "time_off" | "advised_from" | "calling_time" | "shot_clock" | "shot_clock_streets" | "shot_clock_from" | "shot_clock_until" | "time_cards" | "absence" | "no_show_due" | "no_show_money";

/**
 * A situation, for one tournament.
 */
export type RulingPage = { 
/**
 * The situation.
 */
id: string, 
/**
 * How it is called.
 */
title: string, 
/**
 * Its chapter.
 */
topic: Topic, 
/**
 * The short name of the tournament's own book.
 */
book: string, 
/**
 * The answers: of the own book first, else of the book that stands in where it is silent.
 */
answers: Array<BookAnswer>, 
/**
 * How a line begins that notes a ruling about it on the floor line.
 */
begins: string, 
/**
 * Books without a rule for it, by their short names.
 */
silent: Array<string>, };

/**
 * A ruling.
 */
export type RulingRow = { 
/**
 * When, in tournament time.
 */
at: number, 
/**
 * At which table.
 */
table: TableNumber | null, 
/**
 * The names of whom it concerns.
 */
players: Array<string>, 
/**
 * What it was about.
 */
matter: string, 
/**
 * What was decided; possibly empty.
 */
decision: string, 
/**
 * The rule that it rests on; possibly empty.
 */
rule: string, 
/**
 * Who ruled; possibly empty.
 */
by: string, 
/**
 * To whom it was appealed; possibly empty.
 */
appeal: string, 
/**
 * How many minutes it took.
 */
minutes: number, };

/**
 * A player of whom a table says something.
 */
export type SaidOut = { 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * The player's name.
 */
name: string, 
/**
 * The seat; absent without one.
 */
seat: Seat | null, };

/**
 * What a person says to a game.
 */
export type SayCash = { "type": "open", 
/**
 * Its name, stakes and money.
 */
about: CashGameAbout, } | { "type": "new", 
/**
 * The name.
 */
name: string, 
/**
 * The number on the house's list of players, where it is known.
 */
listed: number | null, 
/**
 * The chips.
 */
amount: Money, 
/**
 * How they are paid; absent for the game's usual way.
 */
paid: CashPaid | null, } | { "type": "buy_in", 
/**
 * The player.
 */
player: number, 
/**
 * The chips.
 */
amount: Money, 
/**
 * How they are paid; absent for the game's usual way.
 */
paid: CashPaid | null, } | { "type": "cash_out", 
/**
 * The player.
 */
player: number, 
/**
 * The chips; 0 for a player who has none left.
 */
amount: Money, 
/**
 * Whether the box pays them now; absent for the game's usual way.
 */
paid: boolean | null, } | { "type": "share", 
/**
 * By whom.
 */
how: CashShare, } | { "type": "close", } | { "type": "typed", 
/**
 * The words.
 */
line: string, };

/**
 * A person's decision about a series.
 */
export type SaySeries = { "type": "open", 
/**
 * The name.
 */
name: string, 
/**
 * The rules.
 */
rules: SeriesRules, } | { "type": "rename", 
/**
 * The name.
 */
name: string, } | { "type": "change_rules", 
/**
 * The rules.
 */
rules: SeriesRules, } | { "type": "add", 
/**
 * The tournament.
 */
tournament: number, 
/**
 * Its flight, from 1; 0 for a day of all flights together.
 */
flight: number, 
/**
 * Which day of its flight, or of all together, from 1.
 */
day: number, 
/**
 * It was made of the bags of the series.
 */
drawn?: boolean, } | { "type": "remove", 
/**
 * The tournament.
 */
tournament: number, } | { "type": "close", 
/**
 * The tournament.
 */
tournament: number, 
/**
 * Why the bags are not the chips in play; empty where they are.
 */
why: string, } | { "type": "give_up", 
/**
 * The tournament.
 */
tournament: number, 
/**
 * The entry.
 */
entry: number, 
/**
 * Why; possibly empty.
 */
why: string, } | { "type": "correct_bag", 
/**
 * The tournament.
 */
tournament: number, 
/**
 * The entry.
 */
entry: number, 
/**
 * The chips.
 */
chips: number, 
/**
 * The number of the bag; empty for the one that it has, if any.
 */
bag: string, 
/**
 * Why; possibly empty.
 */
why: string, } | { "type": "match", 
/**
 * Two players each.
 */
pairs: Array<[PlayerRef, PlayerRef]>, } | { "type": "part", 
/**
 * The player.
 */
who: PlayerRef, } | { "type": "accept", 
/**
 * The tournament.
 */
tournament: number, 
/**
 * The entry that has changed; absent for the chips in play.
 */
entry: number | null, };

/**
 * What a person says about the staff.
 */
export type SayStaff = { "type": "open", 
/**
 * Its name and how the house pushes.
 */
about: StaffAbout, } | { "type": "come", 
/**
 * Their names.
 */
names: Array<string>, 
/**
 * Their role.
 */
role: StaffRole, } | { "type": "leave", 
/**
 * Who.
 */
people: Array<number>, } | { "type": "cut", 
/**
 * How many.
 */
count: number, } | { "type": "open_tables", 
/**
 * Their numbers.
 */
tables: Array<number>, } | { "type": "break_tables", 
/**
 * Their numbers.
 */
tables: Array<number>, } | { "type": "deal", 
/**
 * The table.
 */
table: number, 
/**
 * Who.
 */
person: number, } | { "type": "push", } | { "type": "take_break", 
/**
 * Who.
 */
people: Array<number>, } | { "type": "back", 
/**
 * Who.
 */
people: Array<number>, } | { "type": "late", 
/**
 * Who.
 */
person: number, } | { "type": "help", 
/**
 * With what.
 */
with: StaffHelp, 
/**
 * Who.
 */
people: Array<number>, } | { "type": "ask_help", 
/**
 * For what.
 */
with: StaffHelp, 
/**
 * How many.
 */
count: number, } | { "type": "take_shift", 
/**
 * Which.
 */
role: StaffRole, 
/**
 * Who.
 */
person: number, } | { "type": "push_every", 
/**
 * The minutes between two pushes.
 */
minutes: number, } | { "type": "break_after", 
/**
 * The downs.
 */
downs: number, } | { "type": "order", 
/**
 * The numbers of the tables.
 */
tables: Array<number>, } | { "type": "next_push", 
/**
 * The minutes.
 */
minutes: number, } | { "type": "close", } | { "type": "typed", 
/**
 * The words.
 */
line: string, };

/**
 * A list of levels and breaks (HPT, Blinds schedule).
 */
export type Schedule = { 
/**
 * The stages in order; the first is a level. 1 to 500.
 */
stages: Array<Stage>, 
/**
 * How play goes on after the last level, so that the clock is never dead.
 */
after_last: AfterLast, 
/**
 * The games that take turns; absent where the event has one game.
 */
games: Rotation | null, };

/**
 * A schedule along its time.
 */
export type ScheduleCurve = { 
/**
 * Every level and break of the schedule, in order.
 */
points: Array<CurvePoint>, 
/**
 * The predicted end, from and to, in minutes after the start, breaks included; absent without players.
 */
predicted_minutes: [number, number] | null, 
/**
 * The length of the whole schedule in minutes, breaks included.
 */
total_minutes: number, 
/**
 * The players that it is worked out for.
 */
players: number, 
/**
 * The chips in play that it is worked out for.
 */
chips: number, 
/**
 * What was assumed, in a sentence.
 */
assumed: string, };

/**
 * What follows from a schedule that is not in force yet.
 */
export type ScheduleDraftView = { 
/**
 * Why it could not be used; absent when it could.
 */
fault: ScheduleFault | null, 
/**
 * The first three levels after its last one, by its own rule for them; empty with a fault.
 */
beyond: Array<StageView>, };

/**
 * Why no clock could run a schedule, and where that lies.
 */
export type ScheduleFault = { 
/**
 * The position of the level or break, from 0; absent where it is about no single one.
 */
stage: number | null, 
/**
 * Whether it is about the games of a mixed event.
 */
games: boolean, 
/**
 * What is wrong, in a sentence.
 */
message: string, };

/**
 * A level or break of a sheet, or a line of it with neither, and what was made of it.
 */
export type ScheduleLine = { 
/**
 * The number of the line or row, from 1. A line of several levels stands here several times.
 */
line: number, 
/**
 * The line as it stands, its cells with a dot between them.
 */
text: string, 
/**
 * What became of it.
 */
verdict: SheetVerdict, 
/**
 * The level or break; absent where there is none.
 */
stage: Stage | null, 
/**
 * Why there is none, what was assumed, or what is odd; empty when there is nothing to say.
 */
note: string, };

/**
 * A sheet, read as a schedule.
 */
export type ScheduleReading = { 
/**
 * Every line that is not empty, and every level of it, in the order in which they are played.
 */
lines: Array<ScheduleLine>, 
/**
 * What the sheet does not decide.
 */
questions: Array<SheetQuestion>, 
/**
 * The levels and breaks that are taken, in order.
 */
stages: Array<Stage>, 
/**
 * True where no length of the levels is in the sheet, so that one was assumed.
 */
length_assumed: boolean, 
/**
 * A remark about the sheet as a whole; empty when there is none.
 */
remark: string, };

/**
 * The schedule as a list, breaks and colour-ups included.
 */
export type ScheduleView = { 
/**
 * Every stage in order.
 */
stages: Array<StageView>, 
/**
 * What happens after the last level, in one sentence.
 */
after_last: string, 
/**
 * The stage in force.
 */
current: number, 
/**
 * When each stage begins, one for each of `stages`: before play from the announced start, then from the running clock. Absent for what has begun, and while nobody can know: no announced start, or a clock that stands still.
 */
begins: Array<number | null>, 
/**
 * The level with whose first hand rebuys close, whether or not they have; absent without rebuys.
 */
rebuys_until_level: number | null, 
/**
 * The level with whose first hand late registration closes, whether or not it has; absent without late registration.
 */
late_registration_until_level: number | null, 
/**
 * The schedule as it can be edited.
 */
schedule: Schedule, 
/**
 * How many stages from the first on have been played and stay as they were.
 */
played: number, 
/**
 * Whether it may be edited, and why not.
 */
change: Allowed, 
/**
 * What a host should look at.
 */
warnings: Array<ScheduleWarning>, };

/**
 * Something odd about one stage of a schedule.
 */
export type ScheduleWarning = { 
/**
 * The position in the schedule, from 0.
 */
stage: number, 
/**
 * What is odd, in a sentence.
 */
message: string, };

/**
 * What a host wants of a schedule.
 */
export type ScheduleWish = { 
/**
 * The players expected: 2 to 100,000.
 */
players: number, 
/**
 * Chips that an entry buys.
 */
starting_stack: number, 
/**
 * Chips that rebuys and add-ons are expected to bring, all together.
 */
more_chips: number, 
/**
 * The chip set, from the smallest value up; empty where every round figure can be paid.
 */
chips: Array<Chip>, 
/**
 * How long the tournament should take in minutes, breaks included: 10 to 2,880.
 */
wanted_minutes: number, 
/**
 * The length of a level in minutes: 1 to 240.
 */
level_minutes: number, 
/**
 * Big blinds in a starting stack at the first level, 8 to 1,000; absent for what is usual for so many levels.
 */
depth: number | null, 
/**
 * A big-blind ante of one big blind from this level on, counted from 1; absent for none.
 */
ante_from_level: number | null, 
/**
 * The length of a break in minutes, up to 120; 0 for no breaks.
 */
break_minutes: number, 
/**
 * About so many minutes of play between breaks: 20 to 300.
 */
break_every_minutes: number, 
/**
 * How play goes on after the last level.
 */
after_last: AfterLast, };

/**
 * A browser that is a screen.
 */
export type ScreenLine = { 
/**
 * Its number, which is in its address.
 */
number: number, 
/**
 * What it shows; absent where nobody has chosen.
 */
screen: BrowserScreen | null, 
/**
 * How many browsers have it open.
 */
open: number, };

/**
 * What a screen is told of the look.
 */
export type ScreenLook = { 
/**
 * The host's own line; may be empty.
 */
host_text: string, 
/**
 * The figures at the foot; the first three of them for a far room.
 */
facts: Array<Fact>, 
/**
 * People sit far from the screen: labels are larger.
 */
far_room: boolean, 
/**
 * Time called on a player is shown.
 */
time_call: boolean, 
/**
 * Where moves are announced.
 */
moves: MovesShown, 
/**
 * How long the room is told of a move, in milliseconds; 0 for not at all.
 */
moves_ms: number, 
/**
 * Every colour, worked out.
 */
palette: Palette, 
/**
 * A code that phones read; absent without one.
 */
qr: QrPicture | null, 
/**
 * The name of the logo, which changes with it; absent without one.
 */
logo: string | null, 
/**
 * The picture behind every scene; absent without one.
 */
background: Backdrop | null, };

/**
 * What a window of the room is to show.
 */
export type ScreenView = { 
/**
 * The tournament; absent where the room alone is shown.
 */
tournament: TournamentId | null, 
/**
 * What it shows while nothing more urgent takes it over.
 */
layout: Layout, 
/**
 * The message line; empty without one.
 */
message: string, 
/**
 * Where the tables stand, for a window that shows them; empty without an arrangement.
 */
places: Array<TablePlace>, 
/**
 * How it looks.
 */
look: ScreenLook, 
/**
 * The language that it speaks, as a tag; English where nobody chose one.
 */
language: string | null, };

/**
 * Seals the envelopes.
 */
export type SealMystery = { 
/**
 * What is in them; absent for the proposal. As many as players are left, together all that was collected.
 */
envelopes: Array<Envelopes> | null, };

/**
 * A season of the house. A tournament knows nothing of it.
 */
export type Season = { 
/**
 * Its name.
 */
name: string, 
/**
 * Which evenings count.
 */
events: SeasonEvents, 
/**
 * What an evening counts, where that is not once.
 */
weights: { [key in string]: Hundredths }, 
/**
 * How points are given and added up.
 */
rules: SeasonRules, 
/**
 * Which figures the table has beside the points.
 */
figures: Array<SeasonFigure>, 
/**
 * Points given and taken by the house's word, struck ones among them.
 */
adjustments: Array<SeasonAdjustment>, 
/**
 * Names that are not on the house's list, by whom somebody said that they are.
 */
matches: { [key in string]: number }, 
/**
 * What was paid out of the league's pot, struck lines among them.
 */
payouts: Array<PotPayout>, 
/**
 * Absent while the season goes on.
 */
closed: SeasonClosed | null, };

/**
 * A line by which the house gives points or takes them.
 */
export type SeasonAdjustment = { 
/**
 * Whose: the number on the house's list.
 */
player: number, 
/**
 * How many; below nothing where they are taken.
 */
points: Hundredths, 
/**
 * The evening whose points they are: where that one does not count or is dropped, neither do they. Empty for points of the
 * season.
 */
evening: string, 
/**
 * Who said so.
 */
by: string, 
/**
 * When.
 */
at: number, 
/**
 * Why.
 */
why: string, 
/**
 * Present where the line was struck; it stays where it is.
 */
struck: StruckLine | null, };

/**
 * What a player has of an evening.
 */
export type SeasonCell = { 
/**
 * Which of the table's evenings, from 0.
 */
evening: number, 
/**
 * The place.
 */
place: number, 
/**
 * The last of the places that are shared.
 */
place_to: number, 
/**
 * The points.
 */
points: Hundredths, 
/**
 * Whether they count.
 */
counts: boolean, 
/**
 * Whether the formula gave no number.
 */
no_number: boolean, };

/**
 * A season that is over, with its evenings as they were accepted.
 */
export type SeasonClosed = { 
/**
 * Who closed it.
 */
by: string, 
/**
 * When.
 */
at: number, 
/**
 * The evenings that count, as they were then or as they were accepted since.
 */
evenings: Array<Evening>, };

/**
 * An evening of the table.
 */
export type SeasonColumn = { 
/**
 * Which.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * When it began.
 */
at: number, 
/**
 * What it counts.
 */
weight: Hundredths, 
/**
 * Entries or players, as the rules count.
 */
of: number, 
/**
 * Whether it is over.
 */
is_final: boolean, };

/**
 * A player's points after each evening.
 */
export type SeasonCourse = { 
/**
 * Who.
 */
who: Who, 
/**
 * The name.
 */
name: string, 
/**
 * The points after each evening of the table.
 */
points: Array<Hundredths>, };

/**
 * A season as the host types it. What was said as a line is not in it: it is kept as it is.
 */
export type SeasonDraft = { 
/**
 * Its name.
 */
name: string, 
/**
 * Which evenings count.
 */
events: SeasonEvents, 
/**
 * What an evening counts, where that is not once.
 */
weights: { [key in string]: Hundredths }, 
/**
 * How points are given and added up.
 */
rules: SeasonRules, 
/**
 * Which figures the table has beside the points.
 */
figures: Array<SeasonFigure>, };

/**
 * Which evenings count: those within the dates that are of one of the templates or series, those that were chosen, and none that
 * were left out.
 */
export type SeasonEvents = { 
/**
 * All from here on; none takes no evening by its date alone.
 */
from: number | null, 
/**
 * All up to here.
 */
to: number | null, 
/**
 * Of the evenings within the dates only those of these templates; empty for all. Without dates all of these templates.
 */
templates: Array<string>, 
/**
 * Of the evenings within the dates those of these series, too: [`series`] says which one is an evening's.
 */
series: Array<string>, 
/**
 * Without dates, templates and series: all evenings count.
 */
every: boolean, 
/**
 * Evenings that count whatever their date.
 */
chosen: Array<string>, 
/**
 * Evenings that do not count.
 */
left_out: Array<string>, };

/**
 * A figure that a table may have beside the points.
 */
export type SeasonFigure = "knockouts" | "rebuys" | "won" | "net";

/**
 * In which form a season is written.
 */
export type SeasonForm = "csv" | "json" | "html" | "sheet" | "poster";

/**
 * A season in the list.
 */
export type SeasonLine = { 
/**
 * Its number.
 */
number: number, 
/**
 * Its name.
 */
name: string, 
/**
 * How many evenings count.
 */
evenings: number, 
/**
 * How many players are in its table.
 */
players: number, 
/**
 * Who leads; empty while nobody does.
 */
leader: string, 
/**
 * When the latest evening began.
 */
latest: number | null, 
/**
 * Whether it is closed.
 */
closed: boolean, };

/**
 * What a correction moved after an evening was over.
 */
export type SeasonNote = { 
/**
 * When the evening was corrected last.
 */
at: number, 
/**
 * Which evening.
 */
evening: string, 
/**
 * Its name.
 */
name: string, 
/**
 * What happened to it.
 */
what: DifferenceKind, 
/**
 * Whose place or points are others. Nobody's where only other things changed, such as an amount that points do not ask for.
 */
players: Array<PlayerMoved>, };

/**
 * A season for the room's screen.
 */
export type SeasonOnWall = { 
/**
 * Its number.
 */
number: number, 
/**
 * Its name.
 */
name: string, 
/**
 * Whether the evening is still played: these are the points if it ended now.
 */
if_it_ended_now: boolean, 
/**
 * How many evenings count.
 */
evenings: number, 
/**
 * The first rows.
 */
rows: Array<WallRow>, 
/**
 * How many more there are.
 */
more: number, };

/**
 * The pot in one currency, in minor units.
 */
export type SeasonPot = { 
/**
 * The code of the currency.
 */
currency: string, 
/**
 * How many decimals it has.
 */
decimals: number, 
/**
 * Collected on the evenings of the season, those in play among them: the money is there.
 */
collected: number, 
/**
 * Paid out.
 */
paid: number, 
/**
 * What is left; below nothing where more was paid than collected.
 */
held: number, };

/**
 * A player of the table.
 */
export type SeasonRow = { 
/**
 * Who. A guest is offered for the house's list, or for being matched with somebody on it.
 */
who: Who, 
/**
 * The name, as the latest evening has it; empty for one who only has adjustments.
 */
name: string, 
/**
 * The rank; absent for one who has played too few evenings.
 */
rank: number | null, 
/**
 * The last of the ranks that are shared; the same as `rank` where none is.
 */
rank_to: number | null, 
/**
 * All points: of the evenings that count and of the adjustments.
 */
points: Hundredths, 
/**
 * How many of them are adjustments.
 */
adjusted: Hundredths, 
/**
 * The evenings that were played, the oldest first.
 */
results: Array<SeasonCell>, 
/**
 * How many were won. Players who share the first place have no winner among them.
 */
wins: number, 
/**
 * How many ended among the first three.
 */
top_three: number, 
/**
 * How many ended among the first five.
 */
top_five: number, 
/**
 * The points of the best evening.
 */
best: Hundredths, 
/**
 * All that was won, in minor units, whatever the currency.
 */
won: number, 
/**
 * All that was paid, likewise.
 */
paid: number, 
/**
 * What was won beyond what was paid, likewise.
 */
net: number, 
/**
 * Knockouts, shared ones by their share.
 */
knockouts: Hundredths, 
/**
 * Rebuys.
 */
rebuys: number, 
/**
 * The mean of the places.
 */
mean_place: Hundredths, };

/**
 * How points are given for an evening, and added up over the season.
 */
export type SeasonRules = { 
/**
 * Points for a place.
 */
points: PointsPreset, 
/**
 * Whether entries count or players.
 */
field: FieldOf, 
/**
 * Points for having been there.
 */
attending: Hundredths, 
/**
 * Points for a knockout; who shares one has a share of them.
 */
knockout: Hundredths, 
/**
 * Whether each of several who share a knockout has a whole one.
 */
whole_knockouts: boolean, 
/**
 * The most that an evening gives, before its weight.
 */
cap: Hundredths | null, 
/**
 * The smallest field that counts; a smaller one is no evening of the season.
 */
smallest_field: number, 
/**
 * Whether only places that win money have points for the place.
 */
paid_only: boolean, 
/**
 * How those have points who shared the first prizes by a deal.
 */
deals: DealPoints, 
/**
 * How the points of the evenings come together.
 */
total: SeasonTotal, 
/**
 * Only so many of the best count; absent for all.
 */
best: number | null, 
/**
 * So many of the worst do not count.
 */
drop: number, 
/**
 * Who has played fewer has no rank.
 */
at_least: number, 
/**
 * Who comes first among equals, one reason after the other.
 */
ties: Array<TieBreak>, };

/**
 * Something that is said to a season, as a line.
 */
export type SeasonSaid = { "type": "adjust", 
/**
 * Whose: the number on the house's list.
 */
player: number, 
/**
 * How many.
 */
points: Hundredths, 
/**
 * Who says so.
 */
by: string, 
/**
 * Why.
 */
why: string, } | { "type": "strike_adjustment", 
/**
 * Which, from 0.
 */
line: number, 
/**
 * Who says so.
 */
by: string, 
/**
 * Why.
 */
why: string, } | { "type": "pay_out", 
/**
 * To whom, or for what.
 */
to: string, 
/**
 * How much, in minor units.
 */
amount: number, 
/**
 * The code of the currency.
 */
currency: string, 
/**
 * Who pays.
 */
by: string, } | { "type": "strike_payout", 
/**
 * Which, from 0.
 */
line: number, 
/**
 * Who says so.
 */
by: string, 
/**
 * Why.
 */
why: string, } | { "type": "match", 
/**
 * The name.
 */
name: string, 
/**
 * The number.
 */
player: number | null, } | { "type": "close", 
/**
 * Who says so.
 */
by: string, } | { "type": "reopen", } | { "type": "accept", 
/**
 * Which.
 */
evening: string, };

/**
 * The table of a season.
 */
export type SeasonTable = { 
/**
 * The evenings that count, the oldest first.
 */
evenings: Array<SeasonColumn>, 
/**
 * Everybody, by rank; those without one behind.
 */
rows: Array<SeasonRow>, 
/**
 * Whether an evening in play counts as if it ended now.
 */
provisional: boolean, 
/**
 * Why places have no points; absent where all is well.
 */
trouble: string | null, 
/**
 * What is to be said of some results, such as that the formula gives no number for them; absent where there is nothing.
 */
remark: string | null, 
/**
 * The code of the one currency of all evenings, and its decimals; absent where there are several.
 */
currency: [string, number] | null, };

/**
 * How the points of the evenings come together.
 */
export type SeasonTotal = "sum" | "mean";

/**
 * A season with its table.
 */
export type SeasonView = { 
/**
 * Its number.
 */
number: number, 
/**
 * What people decided; a closed one without the evenings that it keeps.
 */
season: Season, 
/**
 * Its rules as a formula; empty where a table gives the points.
 */
formula: string, 
/**
 * The table.
 */
table: SeasonTable, 
/**
 * The first of it over the season.
 */
chart: Array<SeasonCourse>, 
/**
 * All evenings of the house, the newest first.
 */
evenings: Array<EveningLine>, 
/**
 * The names of all templates that an evening was made from.
 */
templates: Array<string>, 
/**
 * The series that have several evenings.
 */
series: Array<string>, 
/**
 * Who is not on the house's list, by name.
 */
unlisted: Array<Unlisted>, 
/**
 * The league's money.
 */
pots: Array<SeasonPot>, 
/**
 * What is other now than it was accepted, where the season is closed.
 */
differences: Array<Difference>, 
/**
 * What corrections moved.
 */
notes: Array<SeasonNote>, 
/**
 * Who of the list is not named where the table goes out.
 */
unnamed: Array<number>, };

/**
 * One chair of the room. Written `7.3` on the floor line: table 7, seat 3.
 */
export type Seat = { 
/**
 * The table.
 */
table: TableNumber, 
/**
 * The seat at that table.
 */
seat: SeatNumber, };

/**
 * Draws a seat for each alternate while there are open seats, the first on the list first.
 */
export type SeatAlternates = Record<symbol, never>;

/**
 * How many of them a player has.
 */
export type SeatCount = { 
/**
 * The seat.
 */
seat: SeatNumber, 
/**
 * The chips, the odd ones alone or all of them: 0 to 1,000.
 */
chips: number, 
/**
 * They are all that the player has.
 */
last: boolean, 
/**
 * The cards that a dealer dealt for the odd chips, such as "Ks 10h"; empty at every seat where the program deals.
 */
cards: string, };

/**
 * A stack as it was last counted.
 */
export type SeatCountView = { 
/**
 * The seat; absent for who waits for one.
 */
seat: SeatNumber | null, 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * The player's name.
 */
name: string, 
/**
 * The chips; absent while nobody has counted them.
 */
chips: number | null, 
/**
 * When they were counted.
 */
at: number | null, 
/**
 * Somebody at the table has lost all chips since.
 */
old: boolean, };

/**
 * One seat of a draw.
 */
export type SeatDrawn = { 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * The player's name.
 */
name: string, 
/**
 * The seat drawn.
 */
seat: Seat, };

/**
 * An entry that was found.
 */
export type SeatFound = { 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * The player's name.
 */
name: string, 
/**
 * The seat; absent without one.
 */
seat: Seat | null, };

/**
 * A seat at a table, from 1, counted clockwise from the dealer's left.
 */
export type SeatNumber = number;

/**
 * One seat of a table.
 */
export type SeatView = { 
/**
 * The seat's number.
 */
seat: SeatNumber, 
/**
 * Who sits there; absent when open.
 */
entry: EntryId | null, 
/**
 * The player's name, empty when open.
 */
name: string, 
/**
 * The button is here.
 */
button: boolean, 
/**
 * A big blind of the next hand, when the last one is known; where the button moves there may be two.
 */
next_big_blind: boolean, 
/**
 * A move to or from here is under way or advised.
 */
moving: boolean, 
/**
 * Its player is away.
 */
absent: boolean, 
/**
 * How many hands its player still sits out on a penalty; absent without one.
 */
penalty: number | null, 
/**
 * How many time cards its player has left; absent where nobody counts them.
 */
time_cards?: number, 
/**
 * Nobody is given this seat.
 */
blocked: boolean, 
/**
 * The chips of the starting stack that is set out here for a late entrant; absent where none is.
 */
set_out?: number, 
/**
 * For whom the seat is locked, by name; empty for nobody.
 */
locked_for: string, };

/**
 * One seat, for the page that tells who sits where.
 */
export type SeatedPlayer = { 
/**
 * The player's name.
 */
name: string, 
/**
 * The letter under which it is looked for: that of the last name, without its accent.
 */
letter: string, 
/**
 * The table.
 */
table: TableNumber, 
/**
 * The seat.
 */
seat: SeatNumber, 
/**
 * The seat that the player comes from while on the way to this one.
 */
from: Seat | null, };

/**
 * A page of those who have a seat, by name.
 */
export type SeatingView = { 
/**
 * How many have a seat.
 */
total: number, 
/**
 * The rows asked for.
 */
rows: Array<SeatedPlayer>, };

/**
 * Those who answer to what was typed, by name.
 */
export type SeatsFound = { 
/**
 * How many there are.
 */
total: number, 
/**
 * The first of them.
 */
rows: Array<SeatFound>, };

/**
 * The change of an entry of a closed day.
 */
export type SeriesChange = "added" | "gone" | "standing" | "other" | "chips";

/**
 * A day.
 */
export type SeriesDay = { 
/**
 * The tournament.
 */
tournament: number, 
/**
 * Its name.
 */
name: string, 
/**
 * Where its clock is.
 */
at: LevelTime, 
/**
 * When it likely ends; absent while nobody can know.
 */
ends: PredictedEnd | null, 
/**
 * Whether play has begun.
 */
started: boolean, 
/**
 * Whether it is closed.
 */
closed: boolean, 
/**
 * Stacks in play.
 */
in_play: number, 
/**
 * Stacks in bags.
 */
in_bags: number, 
/**
 * Chips in play.
 */
chips: number, 
/**
 * Chips in bags.
 */
bagged: number, 
/**
 * Why these differ, as it was said when the day was closed; else empty.
 */
why: string, 
/**
 * Where its money is.
 */
tills: Accounts, };

/**
 * A closed day that is another one now.
 */
export type SeriesDifference = { 
/**
 * The tournament.
 */
tournament: number, 
/**
 * Its name.
 */
day: string, 
/**
 * The entry; absent for the chips in play.
 */
entry: number | null, 
/**
 * The name; empty for the chips in play.
 */
name: string, 
/**
 * The change.
 */
what: SeriesChange, 
/**
 * As it counts.
 */
was: Entered | null, 
/**
 * As it is now.
 */
now: Entered | null, 
/**
 * The chips in play as they count and as they are, where these have changed.
 */
chips: [number, number] | null, };

/**
 * A series in figures.
 */
export type SeriesFigures = { 
/**
 * Its name.
 */
name: string, 
/**
 * The flight that this tournament is of; 0 for a day of all flights together.
 */
flight: number, 
/**
 * How many flights there are.
 */
flights: number, 
/**
 * Entries over all flights.
 */
entries: number, 
/**
 * Players over all flights.
 */
players: number, 
/**
 * Stacks in play or in a bag that goes on.
 */
left: number, 
/**
 * Those of them in a bag of a flight that is closed.
 */
survived: number, 
/**
 * The pool of all flights.
 */
pool: Money, 
/**
 * Its guarantee; 0 for none.
 */
guarantee: Money, 
/**
 * What the house puts in to reach the guarantee; 0 once it is reached.
 */
overlay: Money, 
/**
 * How many places the end pays; 0 while nobody can know.
 */
places: number, 
/**
 * The first prize; 0 while nobody can know.
 */
first: Money, 
/**
 * The smallest prize of the end; 0 while nobody can know.
 */
min_cash: Money, 
/**
 * Whether this tournament pays prizes of its own: a flight does by the rules of its series.
 */
pays_here: boolean, 
/**
 * When the day of all flights together begins; absent where nobody has said.
 */
next_day_at: number | null, };

/**
 * Who has a place over all flights behind those who came to a day of all of them.
 */
export type SeriesFinish = { 
/**
 * The first place.
 */
place: number, 
/**
 * The last of the places that are shared.
 */
place_to: number, 
/**
 * The name.
 */
name: string, 
/**
 * The number on the house's own list of players; absent for one who is not on it.
 */
listed: number | null, 
/**
 * The flight.
 */
flight: number, 
/**
 * What was won.
 */
prize: Money, };

/**
 * A tournament that belongs to a series.
 */
export type SeriesMember = { 
/**
 * The tournament.
 */
tournament: number, 
/**
 * Its fingerprint, which every copy keeps.
 */
fingerprint: string, 
/**
 * Its flight, from 1; 0 for a day of all flights together.
 */
flight: number, 
/**
 * Which day of its flight, or of all together, from 1.
 */
day: number, 
/**
 * It was made of the bags of the series, and goes with the line that adds it.
 */
drawn?: boolean, };

/**
 * The payouts of a series.
 */
export type SeriesMoney = { 
/**
 * The prizes of the end, from first place down.
 */
end: Array<Money>, 
/**
 * The smallest of them.
 */
min_cash: Money, 
/**
 * How many stacks survived their flight and do not go on.
 */
further: number, 
/**
 * The pay of each of them.
 */
bonus: Money, 
/**
 * Paid by flights to their own players.
 */
in_flights: Money, 
/**
 * What is promised above the pool, and the house puts in.
 */
beyond: Money, 
/**
 * Money that nobody can win yet.
 */
unassigned: Money, 
/**
 * The flights that must close, or stop taking entries, before the prizes are fixed; empty once they are.
 */
waits_for: Array<number>, 
/**
 * Whether there is hand-for-hand within a flight.
 */
bubble_in_flight: boolean, };

/**
 * A stack with its place over all flights.
 */
export type SeriesPlace = { 
/**
 * The first place; absent while it is in.
 */
place: number | null, 
/**
 * The last of the places that are shared.
 */
place_to: number | null, 
/**
 * The player.
 */
who: PlayerRef, 
/**
 * The name.
 */
name: string, 
/**
 * The flight.
 */
flight: number, 
/**
 * The entry that has or had it.
 */
entry: EntryOfDay, 
/**
 * How it stands.
 */
standing: StackStanding, 
/**
 * The chips, where they are known.
 */
chips: number | null, 
/**
 * Its winnings.
 */
won: WonInSeries, };

/**
 * How places are compared over the flights.
 */
export type SeriesPlaces = "level" | "flight";

/**
 * A page of places.
 */
export type SeriesPlacesPage = { 
/**
 * The rows.
 */
rows: Array<SeriesPlace>, 
/**
 * How many there are in all.
 */
of: number, };

/**
 * A series in the list.
 */
export type SeriesRow = { 
/**
 * Its number.
 */
number: number, 
/**
 * Its name.
 */
name: string, 
/**
 * Its tournaments.
 */
tournaments: Array<number>, 
/**
 * When something was last said to it.
 */
last_line_at: number | null, 
/**
 * It is off the list.
 */
deleted: boolean, };

/**
 * The rules of a series.
 */
export type SeriesRules = { 
/**
 * How many entries a player may have in one flight, re-entries included; absent for as many as the flight itself allows.
 */
entries_in_flight: number | null, 
/**
 * How many entries a player may have in all flights together; absent for any number.
 */
entries_over_all: number | null, 
/**
 * Whether a player who has bagged a stack may enter another flight.
 */
enters_after_bagging: boolean, 
/**
 * Which of a player's stacks goes on.
 */
forward: StackForward, 
/**
 * The pay, from the pool, of each other stack of the player that survived its flight.
 */
further: FurtherStacks, 
/**
 * How a flight pays its own players.
 */
inside: MoneyInFlight, 
/**
 * Of each flight's entries so many hundredths of a per cent are paid, where `inside` asks for it.
 */
share: number, 
/**
 * Which way that share is rounded, flight by flight.
 */
rounding: ShareRounding, 
/**
 * How places are compared over the flights.
 */
places: SeriesPlaces, 
/**
 * The guarantee, what the house adds, and what is taken out.
 */
pool: PoolTerms, 
/**
 * How the pool is divided.
 */
prizes: PrizeStructure, 
/**
 * The level at which the day of all flights together begins; absent for the one in which the earliest flight stopped.
 */
day_two_level: number | null, 
/**
 * Whether the draw of that day puts the largest stacks at a table each, as far as the tables go.
 */
top_stacks_apart: boolean, };

/**
 * The line that keeps a decision. Where it matters the line holds the days as they were.
 */
export type SeriesSaid = { "type": "opened", 
/**
 * The name.
 */
name: string, 
/**
 * The rules.
 */
rules: SeriesRules, } | { "type": "renamed", 
/**
 * The name.
 */
name: string, } | { "type": "rules_changed", 
/**
 * The rules.
 */
rules: SeriesRules, } | { "type": "added", 
/**
 * The tournament and its place.
 */
member: SeriesMember, } | { "type": "removed", 
/**
 * The tournament.
 */
tournament: number, } | { "type": "closed", 
/**
 * The tournament.
 */
tournament: number, 
/**
 * The day as it was.
 */
day: Day, 
/**
 * The chips in the bags.
 */
bagged: number, 
/**
 * Why these are not the chips in play; empty where they are.
 */
why: string, } | { "type": "given_up", 
/**
 * The tournament.
 */
tournament: number, 
/**
 * The entry.
 */
entry: number, 
/**
 * Why; possibly empty.
 */
why: string, } | { "type": "bag_corrected", 
/**
 * The tournament.
 */
tournament: number, 
/**
 * The entry.
 */
entry: number, 
/**
 * The chips.
 */
chips: number, 
/**
 * The number of the bag; empty without one.
 */
bag: string, 
/**
 * Why; possibly empty.
 */
why: string, } | { "type": "matched", 
/**
 * Two players each.
 */
pairs: Array<[PlayerRef, PlayerRef]>, } | { "type": "parted", 
/**
 * The player.
 */
who: PlayerRef, } | { "type": "entry_accepted", 
/**
 * The tournament.
 */
tournament: number, 
/**
 * The entry.
 */
entry: number, 
/**
 * As it is now; absent where there is none any more.
 */
now: Entered | null, } | { "type": "chips_accepted", 
/**
 * The tournament.
 */
tournament: number, 
/**
 * The chips.
 */
chips: number, };

/**
 * A series.
 */
export type SeriesView = { 
/**
 * Its name.
 */
name: string, 
/**
 * Its rules.
 */
rules: SeriesRules, 
/**
 * Its tournaments.
 */
members: Array<SeriesMember>, 
/**
 * Its flights side by side, the days of all flights together at the end.
 */
flights: Array<FlightView>, 
/**
 * The currency of all amounts; absent before there is a tournament.
 */
currency: Currency | null, 
/**
 * Entries.
 */
entries: number, 
/**
 * Players.
 */
players: number, 
/**
 * Stacks in play or in a bag that goes on.
 */
left: number, 
/**
 * The pool of all flights.
 */
pool: Pool, 
/**
 * Paid for the house.
 */
fees: Money, 
/**
 * The payouts.
 */
money: SeriesMoney, 
/**
 * The largest stacks over all flights.
 */
leaders: Array<GoesOn>, 
/**
 * The forecast of the day of all flights together.
 */
forecast: DayTwoForecast, 
/**
 * The changes of closed days since their closing.
 */
differences: Array<SeriesDifference>, 
/**
 * Who has more entries than the rules allow.
 */
beyond: Array<BeyondLimits>, 
/**
 * Players of one name of whom nobody has said who they are.
 */
open: Array<MaybeOnePlayer>, 
/**
 * The next day of all flights together.
 */
next_day: NextDayOfAll, 
/**
 * The line that undo strikes.
 */
undoable: number | null, };

/**
 * Counts hands of a penalty as played.
 */
export type ServePenalty = { 
/**
 * The penalty's number, from 1.
 */
penalty: number, 
/**
 * How many: 1 to as many as are left.
 */
hands: number, };

/**
 * The house while it is served.
 */
export type ServedView = { 
/**
 * The address for anybody.
 */
address: string, 
/**
 * The address by name, where the network carries it.
 */
by_name: string, 
/**
 * The address for anybody as a code.
 */
qr: QrPicture | null, 
/**
 * The fingerprint of the house's certificate.
 */
fingerprint: string, 
/**
 * The phones that have the page open.
 */
phones: number, 
/**
 * The paired devices.
 */
devices: Array<DeviceLine>, 
/**
 * The code that is open.
 */
code: CodeView | null, 
/**
 * Who guesses codes or PINs, the last one first.
 */
guesses: Array<GuessView>, };

/**
 * Says where a table's big blind was in the hand just played, or in the last one with blinds where the game is stud now
 * (TCH 11b). The player may have gone out on it.
 */
export type SetBigBlind = { 
/**
 * The table.
 */
table: TableNumber, 
/**
 * The seat.
 */
seat: SeatNumber, 
/**
 * The hand just played was one of stud. Only where the games change by hands: elsewhere the level says it.
 */
stud?: boolean, };

/**
 * Says which tables break first. Those not named follow, the highest number first.
 */
export type SetBreakingOrder = { 
/**
 * The tables in the order in which they break; none for the usual order.
 */
tables: Array<TableNumber>, };

/**
 * Says where a table's button is in the hand just played, or is frozen where the game is stud now. A dead button may stand
 * before an empty seat.
 */
export type SetButton = { 
/**
 * The table.
 */
table: TableNumber, 
/**
 * The seat.
 */
seat: SeatNumber, 
/**
 * That hand was one of stud. Only where the games change by hands: elsewhere the level says it.
 */
stud?: boolean, };

/**
 * Sets a starting stack out at each of these seats, for players who enter late.
 */
export type SetOutStacks = { 
/**
 * The seats: open, and not blocked.
 */
seats: Array<Seat>, };

/**
 * Says what the house adds, guarantees and takes out.
 */
export type SetPool = { 
/**
 * The terms.
 */
terms: PoolTerms, };

/**
 * Puts a prize structure in force.
 */
export type SetPrizes = { 
/**
 * The structure.
 */
prizes: PrizeStructure, 
/**
 * What is said of the pool by the same word; absent to leave it as it is.
 */
terms?: PoolTerms | null, };

/**
 * Says how many tables the room has, or which by the numbers that stand on them. It can be said at any time: a table may come free during play.
 */
export type SetRoomTables = { 
/**
 * How many, 1 to 20,000; absent for as many as are needed.
 */
tables: number | null, 
/**
 * Their own numbers, such as "61-68" or "21-40 45 47", which then say how many there are; empty for 1, 2, 3 and so on.
 */
numbers?: string, 
/**
 * Either of them as a host types it, "8" or "61-68"; empty where one of them is given. In the log it is always empty.
 */
typed?: string, };

/**
 * Sets the time left in the level or break in force.
 */
export type SetTimeLeft = { 
/**
 * Milliseconds left from now on: between a second and a day.
 */
remaining_ms: number, };

/**
 * One tournament's set-up: plain data, saved with the tournament, made from a template.
 */
export type SetUp = { 
/**
 * The event's name, 1 to 120 characters.
 */
name: string, 
/**
 * The name of the template that it was made from; empty where nobody knows.
 */
template?: string, 
/**
 * The game, such as "No-limit hold'em".
 */
game: string, 
/**
 * The announced start, in milliseconds since the Unix epoch; absent when none is announced.
 */
starts_at: number | null, 
/**
 * The currency of all amounts.
 */
currency: Currency, 
/**
 * The language and country by whose customs amounts and dates are written, such as "en-GB"; absent for those of the
 * machine.
 */
locale: string | null, 
/**
 * What an entry costs.
 */
price: Price, 
/**
 * Other ways to buy in.
 */
buy_ins: Array<BuyIn>, 
/**
 * What an entry costs once play has begun; absent for the same price.
 */
late_price: Price | null, 
/**
 * Chips for those who enter early; absent for none.
 */
early_bird: EarlyBird | null, 
/**
 * The rebuy rule; absent when there are no rebuys.
 */
rebuy: RebuyRule | null, 
/**
 * The add-on rule; absent when there are no add-ons.
 */
add_on: AddOnRule | null, 
/**
 * The re-entry rule; absent when there are no re-entries.
 */
re_entry: ReEntryRule | null, 
/**
 * New entries are taken until this point; absent: not after the start.
 */
late_registration_until: Closing | null, 
/**
 * Chips that an entry buys.
 */
starting_stack: number, 
/**
 * Players who begin with a stack of their own, such as the finalists of a season.
 */
own_stacks?: Array<OwnStack>, 
/**
 * Whether the first draw puts the largest stacks at a table each, as far as the tables go.
 */
top_stacks_apart?: boolean, 
/**
 * How many chips of each colour make the starting stack, in the order of the chip set; empty for no proposal.
 */
stack_chips: Array<number>, 
/**
 * The chips on the table, from the smallest value up.
 */
chips: Array<Chip>, 
/**
 * So many chips of a colour are sold together: 1 to 10,000.
 */
chip_lot: number, 
/**
 * How many stacks the chips are to make, rebuys included; absent for as many as there are entries.
 */
stacks_expected: number | null, 
/**
 * Levels and breaks.
 */
schedule: Schedule, 
/**
 * The level with which play begins, from 1: on a later day of an event that with which the day before stopped. Absent for the
 * first one.
 */
begins_with?: number, 
/**
 * The house rules.
 */
rules: HouseRules, 
/**
 * How many tables the room has; absent for as many as are needed.
 */
tables: number | null, 
/**
 * The numbers that stand on them, such as "61-68" or "21-40 45 47", which then say how many there are; empty for 1, 2, 3
 * and so on.
 */
table_numbers?: string, 
/**
 * An event with fewer entries does not run; absent where any field plays.
 */
smallest_field?: number, 
/**
 * The most entries that the event takes, re-entries among them; absent for no limit.
 */
most_entries?: number, 
/**
 * How the day ends, where the event is played to its end on another day; absent where it is not, or nobody knows yet.
 */
day_end?: DayEnd, 
/**
 * How the prize pool is divided.
 */
prizes: PrizeStructure, 
/**
 * What the house adds to the pool, guarantees and takes out.
 */
pool: PoolTerms, 
/**
 * What becomes of the bounties, where the price has any.
 */
bounty: BountyKind, };

/**
 * The set-up with its consequences.
 */
export type SetUpView = { 
/**
 * The set-up itself.
 */
setup: SetUp, 
/**
 * Whether it may still be changed, and why not.
 */
change: Allowed, 
/**
 * Until when late registration, rebuys, re-entries and add-ons are sold, and what can be said of it now.
 */
closings: Array<ClosingView>, 
/**
 * The predicted length for the entries so far, from and to, in minutes, breaks included.
 */
predicted_minutes: [number, number] | null, 
/**
 * What each player gets, one line a colour, for the starting stack; empty when the chip set cannot make it.
 */
stack: Array<StackLine>, };

/**
 * One setting and its new value.
 */
export type Setting = { "type": "theme", "value": Theme } | { "type": "text_size", "value": TextSize } | { "type": "paper", "value": Paper } | { "type": "slip_paper", "value": Paper } | { "type": "printer", "value": string } | { "type": "slip_printer", "value": string } | { "type": "by_itself", "value": { 
/**
 * Which.
 */
sheet: SheetKind, 
/**
 * It is.
 */
on: boolean, } } | { "type": "language", "value": string } | { "type": "room_language", "value": string } | { "type": "muted", "value": boolean } | { "type": "volume", "value": number } | { "type": "late_move", "value": number } | { "type": "remember_players", "value": boolean } | { "type": "hint_used", "value": string } | { "type": "hints_again" };

/**
 * What the director chose for every tournament.
 */
export type Settings = { 
/**
 * Light, dark, or as the system has it.
 */
theme: Theme, 
/**
 * How large the desk's text is.
 */
text_size: TextSize, 
/**
 * The paper in the printer.
 */
paper: Paper, 
/**
 * The paper for slips; the one in the printer, four slips a page, where none was chosen.
 */
slip_paper: Paper | null, 
/**
 * The printer that was chosen last; none where nobody chose one.
 */
printer: string | null, 
/**
 * The printer that was chosen last for slips.
 */
slip_printer: string | null, 
/**
 * The sheets that are printed without being asked for.
 */
by_itself: Array<SheetKind>, 
/**
 * The language of what the desk advises, as a tag; English where nobody chose one.
 */
language: string | null, 
/**
 * The language of the room's screens, as a tag; English where nobody chose one.
 */
room_language: string | null, 
/**
 * Sounds are off.
 */
muted: boolean, 
/**
 * The volume of sounds, 0 to 100.
 */
volume: number, 
/**
 * After so many minutes on the way a player is shown as not arrived, 1 to 60.
 */
late_move_minutes: number, 
/**
 * Everybody who plays is put onto the house's list of players.
 */
remember_players: boolean, 
/**
 * How often what a hint stands for was used, by the hint's name; no more is counted than makes it fade.
 */
hints: { [key in string]: number }, };

/**
 * Notes by what a purchase was paid: one, or all that an entry still owes; by a ticket the first of them alone.
 */
export type Settle = { 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * Which of its purchases, counted from 0; absent for all that are not paid.
 */
purchase: number | null, 
/**
 * By what it was paid.
 */
payment: Payment, 
/**
 * What is noted of it, such as the number of a ticket; possibly empty.
 */
note?: string, 
/**
 * Who paid for the player (TCH 8e); empty where it was the player.
 */
by?: string, 
/**
 * What the ticket is worth by which it was paid, where that is known. The house fills it in for its own tickets.
 */
worth?: Money, };

/**
 * Notes that the house has put in what it owes the pool, or has taken back what it put in too much.
 */
export type SettleHouse = { 
/**
 * Into which till, or out of which.
 */
payment: Payment, };

/**
 * A payment between two players, or between a player and the box.
 */
export type SettlePayment = { 
/**
 * Who pays; absent for the box.
 */
from: CashParty | null, 
/**
 * Who gets it; absent for the box.
 */
to: CashParty | null, 
/**
 * The amount.
 */
amount: Money, 
/**
 * The same as a sentence.
 */
says: string, };

/**
 * Who pays whom.
 */
export type SettleUp = { "type": "waits", 
/**
 * Their names.
 */
players: Array<string>, } | { "type": "differs", 
/**
 * Chips cashed out beyond those bought; below 0 where chips are missing.
 */
by: Money, 
/**
 * The same as a sentence.
 */
words: string, 
/**
 * What can be chosen without a name.
 */
ways: Array<CashShare>, } | { "type": "pay", 
/**
 * The payments; none where everybody is even.
 */
payments: Array<SettlePayment>, };

/**
 * By what staff money is shared.
 */
export type ShareBy = "downs" | "hours";

/**
 * Which way a share is rounded.
 */
export type ShareRounding = "up" | "down";

/**
 * Where the shares come from.
 */
export type Shares = { "type": "generated", 
/**
 * The published tables for up to 30 entries (HPT, Payout), and the wish only for more.
 */
tables: boolean, 
/**
 * The wish.
 */
wish: StructureWish, } | { "type": "amounts", 
/**
 * The amount of each place.
 */
amounts: Array<Money>, } | { "type": "percentages", 
/**
 * Hundredths of a per cent for each place.
 */
hundredths: Array<number>, } | { "type": "seats", 
/**
 * What one seat costs, at least one minor unit.
 */
value: Money, 
/**
 * The tickets that the seats are; absent where the winners get their seats in another way.
 */
ticket?: TicketTerms, };

/**
 * What can be printed.
 */
export type SheetKind = "seat_cards" | "payout_sheet" | "payout_slips" | "tickets" | "certificate" | "prize_poster" | "deal_sheet" | "bounty_sheet" | "blinds_poster" | "schedule_sheet" | "fairness_sheet" | "sign_in_sheet" | "seating_by_name" | "seating_by_table" | "table_sheets" | "room_map" | "break_cards" | "move_slips" | "absent_cards" | "race_sheets" | "count_sheets" | "bag_forms" | "bag_slips" | "bag_list" | "chip_summary" | "hand_record" | "receipt" | "cash_report" | "log" | "beside_laptop" | "rulings" | "handover" | "refunds";

/**
 * Which part of a kind of sheet is wanted.
 */
export type SheetPart = { "type": "whole" } | { "type": "table", 
/**
 * The table.
 */
table: TableNumber, } | { "type": "moves", 
/**
 * The moves' numbers, from 1.
 */
moves: Array<number>, } | { "type": "bought", 
/**
 * The line's number in the ledger, from 1.
 */
line: number, } | { "type": "prize", 
/**
 * The entry that has the prize.
 */
entry: EntryId, } | { "type": "with_prize" } | { "type": "ruling", 
/**
 * The situation, by its id.
 */
situation: string, } | { "type": "lines", 
/**
 * Which lines.
 */
filter: LineFilter, };

/**
 * Something that the sheet does not decide.
 */
export type SheetQuestion = { 
/**
 * By this the answer is given back.
 */
key: string, 
/**
 * The question.
 */
text: string, 
/**
 * What it may be.
 */
choices: Array<string>, 
/**
 * The choice that was made, from 0; absent while it is open.
 */
chosen: number | null, };

/**
 * What became of a line.
 */
export type SheetVerdict = "understood" | "look" | "unsure" | "ignored";

/**
 * What is to be printed, and on what.
 */
export type SheetWish = { 
/**
 * The kind of sheet.
 */
sheet: SheetKind, 
/**
 * The paper.
 */
paper: Paper, 
/**
 * Which part of it; all of it where none is named.
 */
part: SheetPart, };

/**
 * A shot clock.
 */
export type ShotClock = { 
/**
 * How many seconds a decision may take: 5 to 600. With `by_street` it is what the wall says.
 */
seconds: number, 
/**
 * How many seconds a player's time card adds, up to 600; 0 where there are none.
 */
card_s: number, 
/**
 * How many each street gives; absent where all give the same.
 */
by_street?: StreetSeconds, 
/**
 * When it begins; absent for the first hand.
 */
from?: ShotClockMoment, 
/**
 * When it ends; absent where it goes on to the last hand.
 */
until?: ShotClockMoment, 
/**
 * How many time cards a player is given; absent where nobody counts them.
 */
cards?: TimeCards, };

/**
 * When a shot clock begins or ends.
 */
export type ShotClockMoment = { "type": "level", 
/**
 * Its number, 1 to 1,000.
 */
level: number, } | { "type": "places", 
/**
 * How many, up to 1,000; 0 once everybody left is paid.
 */
places: number, } | { "type": "final_table", };

/**
 * A line as it is shown.
 */
export type ShownPlainLine = { 
/**
 * Its number.
 */
number: number, 
/**
 * When it was said, in milliseconds since the beginning of 1970.
 */
at: number, 
/**
 * From which device.
 */
device: string, 
/**
 * What it says.
 */
says: string, 
/**
 * When and from where it was struck; absent while it is in force.
 */
struck: StruckBy | null, };

/**
 * A line as it is shown.
 */
export type ShownSeriesLine = { 
/**
 * The line; a closed day without its entries.
 */
line: PlainLine<SeriesSaid>, 
/**
 * Whether it does not count.
 */
struck: boolean, 
/**
 * The names of those of whom it speaks, in its order; empty for one who is not there any more.
 */
who: Array<string>, };

/**
 * The sound.
 */
export type SoundView = { 
/**
 * A device plays.
 */
ready: boolean, 
/**
 * Why none does; empty when one does.
 */
message: string, 
/**
 * Sounds are off.
 */
muted: boolean, 
/**
 * 0 to 100.
 */
volume: number, };

/**
 * The spoken announcements.
 */
export type SpeechView = { 
/**
 * They are made.
 */
on: boolean, 
/**
 * A program speaks.
 */
ready: boolean, 
/**
 * Why none does; empty when one does.
 */
message: string, };

/**
 * Splits the stack of a player who stayed away.
 */
export type SplitStack = { 
/**
 * Whose.
 */
entry: EntryId, 
/**
 * The stack as it was counted: 1 or more.
 */
chips: number, };

/**
 * Which of a player's stacks goes on.
 */
export type StackForward = "first" | "best" | "added";

/**
 * So many chips of one colour in a starting stack.
 */
export type StackLine = { 
/**
 * The chip's value.
 */
value: number, 
/**
 * The colour's name.
 */
name: string, 
/**
 * The colour as `#rrggbb`.
 */
colour: string, 
/**
 * Chips for each player.
 */
each: number, 
/**
 * Chips for all entries so far.
 */
all: number, };

/**
 * Why chips enter or leave a live stack.
 */
export type StackReason = "off_the_table" | "no_owner" | "penalty" | "correction";

/**
 * How a stack stands in the series.
 */
export type StackStanding = "in_play" | "bagged" | "further" | "added" | "out" | "given_up";

/**
 * How the stacks follow from the table.
 */
export type Stacks = { "by_rank": { 
/**
 * The least.
 */
base: number, 
/**
 * For each who is ranked behind.
 */
step: number, } } | { "by_points": { 
/**
 * The least.
 */
base: number, 
/**
 * For each whole point; parts of a point have their part.
 */
chips: number, } };

/**
 * The name of an evening, and how the house pushes.
 */
export type StaffAbout = { 
/**
 * The name.
 */
name: string, 
/**
 * The minutes between two pushes.
 */
push_minutes: number, 
/**
 * After how many downs a dealer goes on break.
 */
downs_to_break: number, };

/**
 * Something to do, with its reason.
 */
export type StaffAdvice = { 
/**
 * What.
 */
title: string, 
/**
 * Why.
 */
why: string, 
/**
 * When it is due; absent for now.
 */
at: number | null, 
/**
 * The line that does it; empty where a person must choose.
 */
typed: string, };

/**
 * Who may go home.
 */
export type StaffCut = { 
/**
 * How many are free beyond those whom breaks need.
 */
spare: number, 
/**
 * Dealers without a table, the longest at work first.
 */
order: Array<string>, };

/**
 * With what somebody helps.
 */
export type StaffHelp = "colour_up" | "bagging";

/**
 * One of the staff.
 */
export type StaffPerson = { 
/**
 * The number on this evening's list.
 */
person: number, 
/**
 * The name.
 */
name: string, 
/**
 * The role.
 */
role: StaffRole, 
/**
 * The role in words.
 */
role_said: string, 
/**
 * What this person does, in words.
 */
doing: string, 
/**
 * Whether this person is here, or should be.
 */
here: boolean, 
/**
 * Whether this person is on break.
 */
on_break: boolean, 
/**
 * The table that this person deals.
 */
table: number | null, 
/**
 * Since when.
 */
since: number, 
/**
 * Downs dealt.
 */
downs: number, 
/**
 * Minutes at work: at tables, on break, free, helping.
 */
minutes: number, 
/**
 * Minutes at tables.
 */
dealing: number, 
/**
 * Minutes on break.
 */
resting: number, };

/**
 * The work of one of the staff.
 */
export type StaffRole = "dealer" | "floor" | "cashier" | "brush";

/**
 * An evening of the staff in the list.
 */
export type StaffRow = { 
/**
 * Its number.
 */
number: number, 
/**
 * Its name and how the house pushes.
 */
about: StaffAbout, 
/**
 * How many are here.
 */
here: number, 
/**
 * How many tables run.
 */
tables: number, 
/**
 * Whether the evening is over.
 */
closed: boolean, 
/**
 * When something was last said to it.
 */
last_line_at: number | null, 
/**
 * It is off the list.
 */
deleted: boolean, };

/**
 * What one of the staff gets.
 */
export type StaffShare = { 
/**
 * The name.
 */
name: string, 
/**
 * The downs or hours, as they were typed.
 */
work: string, 
/**
 * The share.
 */
amount: Money, };

/**
 * A shift.
 */
export type StaffShift = { 
/**
 * Which, in words.
 */
role: string, 
/**
 * Who has it, or had it.
 */
name: string, 
/**
 * Since when.
 */
from: number, 
/**
 * Until when; absent while it goes on.
 */
until: number | null, };

/**
 * A table that runs.
 */
export type StaffTable = { 
/**
 * Its number.
 */
table: number, 
/**
 * Who deals; absent without a dealer.
 */
dealer: string | null, 
/**
 * Since when.
 */
since: number | null, 
/**
 * Who comes at the next push; absent without a dealer.
 */
next: string | null, };

/**
 * The staff of an evening.
 */
export type StaffView = { 
/**
 * The name of the evening and how the house pushes.
 */
about: StaffAbout, 
/**
 * The tables that run, in the house's order.
 */
tables: Array<StaffTable>, 
/**
 * Who is free or on break, in the order in which they come in.
 */
free: Array<StaffPerson>, 
/**
 * The next push; absent while nobody deals.
 */
push: NextPush | null, 
/**
 * Everybody of the evening, those who are here first.
 */
people: Array<StaffPerson>, 
/**
 * Shifts, those that go on first.
 */
shifts: Array<StaffShift>, 
/**
 * What to do now, with its reason.
 */
advice: Array<StaffAdvice>, 
/**
 * Who may go home first, and how many are free beyond those whom breaks need.
 */
cut: StaffCut, 
/**
 * Whether the evening is over.
 */
closed: boolean, 
/**
 * The line that undo strikes.
 */
undoable: number | null, };

/**
 * The line-up and the next push, for a wall.
 */
export type StaffWall = { 
/**
 * When the push is due; absent while nobody deals.
 */
at: number | null, 
/**
 * It is due now.
 */
due: boolean, 
/**
 * The tables that run, in the house's order.
 */
tables: Array<StaffTable>, 
/**
 * Who goes on break with the push.
 */
rest: Array<string>, };

/**
 * One stage of a schedule.
 */
export type Stage = { "type": "level" } & Level | { "type": "break" } & Break;

/**
 * What the room should know of a level or a break besides its name and blinds.
 */
export type StageNote = { "type": "nothing", } | { "type": "words", 
/**
 * As typed.
 */
text: string, } | { "type": "games", 
/**
 * One, or all that take turns.
 */
names: Array<string>, 
/**
 * After how many hands the next one begins; absent where it does not change by hands.
 */
hands: number | null, } | { "type": "hands", 
/**
 * How many hands it has.
 */
of: number, };

/**
 * A level or a break, as it is shown.
 */
export type StageView = { 
/**
 * The position in the schedule, from 0, breaks counted.
 */
stage: number, 
/**
 * The level's number from 1, breaks not counted; absent for a break.
 */
level: number | null, 
/**
 * True for a break.
 */
is_break: boolean, 
/**
 * The small blind in chips; 0 on a break.
 */
small: number, 
/**
 * The big blind in chips; 0 on a break.
 */
big: number, 
/**
 * The ante in chips, 0 when there is none.
 */
ante: number, 
/**
 * True when the ante is one big-blind ante for the table.
 */
big_blind_ante: boolean, 
/**
 * The sizes of bets in chips; absent without a limit.
 */
bets: Bets | null, 
/**
 * What a game of stud begins with; absent where none is played.
 */
stud: StudPosts | null, 
/**
 * The games of a mixed event at this level: one, or all that take turns in it; empty in an event of one game.
 */
games: Array<string>, 
/**
 * The level ends after so many hands; absent where time ends it.
 */
hands: number | null, 
/**
 * The rest of a level that a break cut in two.
 */
goes_on: boolean, 
/**
 * The whole length in milliseconds; expected where hands end the level.
 */
length_ms: number, 
/**
 * The host's own words for this level or break, possibly empty.
 */
note: string, 
/**
 * The chips coloured up at this break, or called off in this level.
 */
colour_up: Array<ChipView>, 
/**
 * True for a level made by the rule for what comes after the last level of the schedule.
 */
extension: boolean, };

/**
 * One line of the final standings.
 */
export type StandingRow = { 
/**
 * The place; the last one of shared places is `place_to`.
 */
place: number, 
/**
 * The last place shared.
 */
place_to: number, 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * The player's name.
 */
name: string, 
/**
 * The prize, 0 outside the money.
 */
prize: Money, };

/**
 * The standings so far, or final.
 */
export type StandingsView = { 
/**
 * True when there is a winner.
 */
is_final: boolean, 
/**
 * How many players were left where it ended with several; 0 otherwise.
 */
ended_with: number, 
/**
 * How many rows there are.
 */
total: number, 
/**
 * How many were skipped before those given.
 */
from: number, 
/**
 * From the winner down; players still in are not listed.
 */
rows: Array<StandingRow>, };

/**
 * Starts the clock, or goes on from a pause.
 */
export type StartClock = Record<symbol, never>;

/**
 * The house's statistics.
 */
export type StatisticsView = { 
/**
 * The years in which anything was played, the latest first.
 */
years: Array<number>, 
/**
 * The house.
 */
house: HouseStatistics, 
/**
 * Everybody, who has played most first.
 */
players: Array<PlayerFigures>, };

/**
 * Seconds for a decision on each street, each 5 to 600.
 */
export type StreetSeconds = { 
/**
 * Before the flop.
 */
before_flop: number, 
/**
 * On the flop.
 */
flop: number, 
/**
 * On the turn.
 */
turn: number, 
/**
 * On the river.
 */
river: number, };

/**
 * When and from where a line was struck.
 */
export type StruckBy = { 
/**
 * When, in milliseconds since the beginning of 1970.
 */
at: number, 
/**
 * From which device.
 */
device: string, };

/**
 * Who struck a line, when and why.
 */
export type StruckLine = { 
/**
 * Who.
 */
by: string, 
/**
 * When.
 */
at: number, 
/**
 * Why.
 */
why: string, };

/**
 * A line that was not taken.
 */
export type StructureLine = { 
/**
 * The line's number in the text, from 1.
 */
line: number, 
/**
 * Why.
 */
note: string, };

/**
 * A pasted structure, read.
 */
export type StructureReading = { 
/**
 * The shares, as they may be applied; absent where nothing could be read or it could not be paid.
 */
shares: Shares | null, 
/**
 * How many places they pay.
 */
places: number, 
/**
 * Lines that were not taken; at most 50 are named.
 */
lines: Array<StructureLine>, 
/**
 * What the text does not decide.
 */
questions: Array<SheetQuestion>, 
/**
 * Why there are no shares; empty where there are.
 */
refusal: string, 
/**
 * What contradicts the shares in the text: a pool that they do not sum to. Empty where nothing does.
 */
remark: string, };

/**
 * What a host wants of a generated structure.
 */
export type StructureWish = { 
/**
 * How many places are paid.
 */
places: PlacesWish, 
/**
 * The minimum cash, in hundredths of what an entry costs: 150 is one and a half buy-ins.
 */
least: number, 
/**
 * What first place gets.
 */
first: FirstWish, 
/**
 * The most different prizes; absent for as many as suit the number of places.
 */
tiers: number | null, };

/**
 * What a game of stud begins with, in chips.
 */
export type StudPosts = { 
/**
 * Each player's ante.
 */
ante: number, 
/**
 * The forced bet of the lowest, or in razz the highest, door card.
 */
bring_in: number, };

/**
 * What is answered to a line that is a sum: its working, or what lacks.
 */
export type Sum = { 
/**
 * The result; absent while something lacks.
 */
working: Working | null, 
/**
 * What lacks, with an example.
 */
lacks: string | null, };

/**
 * What a sum needs.
 */
export type SumField = { 
/**
 * What is typed there.
 */
label: string, 
/**
 * An example of it.
 */
example: string, 
/**
 * It stands behind the one before with a plus between them, and no space.
 */
plus: boolean, };

/**
 * A sum that can be worked out.
 */
export type SumKind = { 
/**
 * The word that its line begins with.
 */
word: string, 
/**
 * What it works out.
 */
title: string, 
/**
 * What it needs, in the order of the line.
 */
fields: Array<SumField>, };

/**
 * Two players change seats.
 */
export type SwapSeats = { 
/**
 * One of them.
 */
one: EntryId, 
/**
 * The other.
 */
other: EntryId, };

/**
 * Begins the shot clock, or ends it.
 */
export type SwitchShotClock = { 
/**
 * Decisions are timed from now on; otherwise no longer.
 */
on: boolean, };

/**
 * The bags of a table.
 */
export type TableBagsView = { 
/**
 * The table.
 */
table: TableNumber, 
/**
 * What is bagged.
 */
sum: BagSum, 
/**
 * The players, seat 1 first.
 */
seats: Array<BagView>, };

/**
 * How many chips of the value that leaves lie at a table.
 */
export type TableCount = { 
/**
 * The table.
 */
table: TableNumber, 
/**
 * The seats with such chips; whoever is not named has none.
 */
seats: Array<SeatCount>, };

/**
 * The counts of a table.
 */
export type TableCountView = { 
/**
 * The table.
 */
table: TableNumber, 
/**
 * What is expected and what was counted.
 */
sum: CountSum, 
/**
 * The players, seat 1 first.
 */
seats: Array<SeatCountView>, };

/**
 * A table that was looked for.
 */
export type TableFound = { 
/**
 * The table.
 */
table: TableNumber, 
/**
 * Its name; empty without one.
 */
name: string, 
/**
 * How many sit there.
 */
players: number, 
/**
 * How many seats it has.
 */
capacity: number, 
/**
 * The player who was looked for, by name and seat; absent when the table itself was.
 */
who: [string, SeatNumber] | null, 
/**
 * The advice due concerns it.
 */
due: boolean, 
/**
 * It has two players or more fewer than the fullest.
 */
short: boolean, 
/**
 * It deals no hand until a player arrives.
 */
halted: boolean, 
/**
 * It breaks now or next.
 */
breaking: boolean, };

/**
 * A table's number as it stands on the table, from 1.
 */
export type TableNumber = number;

/**
 * The place of a table on the room's grid, which every tournament of the house shares.
 */
export type TablePlace = { 
/**
 * The table's number.
 */
table: number, 
/**
 * The column, from 0 at the left.
 */
x: number, 
/**
 * The row, from 0 at the top.
 */
y: number, };

/**
 * What a table knows of the next push.
 */
export type TablePush = { 
/**
 * Who deals now; absent without a dealer.
 */
dealer: string | null, 
/**
 * Who deals after the push; absent without a dealer.
 */
next: string | null, 
/**
 * When it is due.
 */
at: number, };

/**
 * One table.
 */
export type TableView = { 
/**
 * Its number.
 */
table: TableNumber, 
/**
 * Its name; empty without one.
 */
name: string, 
/**
 * Players seated.
 */
players: number, 
/**
 * Seats in all.
 */
capacity: number, 
/**
 * All seats in order.
 */
seats: Array<SeatView>, 
/**
 * The button was said since the last bust, so that it can be relied on.
 */
button_known: boolean, 
/**
 * Its hands are followed: the next one is dealt with one key.
 */
followed: boolean, 
/**
 * The advice due concerns this table.
 */
due: boolean, 
/**
 * The table deals no hand until a player arrives.
 */
halted: boolean, };

/**
 * A page of the tables that were looked for.
 */
export type TablesFound = { 
/**
 * How many there are.
 */
total: number, 
/**
 * The page.
 */
rows: Array<TableFound>, };

/**
 * A page of the open tables.
 */
export type TablesView = { 
/**
 * Open tables in all.
 */
total: number, 
/**
 * This page, by table number.
 */
tables: Array<TableView>, 
/**
 * The order in which tables break, the next one first.
 */
breaking_order: Array<TableNumber>, 
/**
 * Table sizes from the fullest down.
 */
sizes: Array<number>, };

/**
 * Begins a break now, and in hand-for-hand once every table has finished the hand (TCH P8d). The level goes on after it
 * with the time, or the hands, that it has left.
 */
export type TakeBreak = { 
/**
 * The break's length in milliseconds: a second to a day.
 */
length_ms: number, 
/**
 * What the screen says during the break, possibly empty.
 */
note: string, };

/**
 * Enters the card that a player drew, or has the app deal one.
 */
export type TakeCard = { 
/**
 * Who drew.
 */
entry: EntryId, 
/**
 * The card as it is said: rank, suit and, beyond four tables, the deck: "9s", "A hearts", "10 c 2". Absent: the app
 * deals one of those left.
 */
card: string | null, };

/**
 * Puts a drawer in use at this device. The drawer that was in use here is put aside and stays open.
 */
export type TakeDrawer = { 
/**
 * Which drawer.
 */
drawer: number, };

/**
 * Takes a pick off the wall.
 */
export type TakePickAway = Record<symbol, never>;

/**
 * What was taken in of a whole house beside its tournaments.
 */
export type TakenBeside = { 
/**
 * Players who are new on the list.
 */
players: number, 
/**
 * Players who got something that they lacked.
 */
completed: number, 
/**
 * Players whom the list refuses, such as one whose membership number somebody else has.
 */
left_out: number, 
/**
 * Templates that are new.
 */
templates: number, 
/**
 * Seasons that are new.
 */
seasons: number, 
/**
 * The settings, with logo and sounds, are those of the file; they were as they come.
 */
settings: boolean, };

/**
 * What became of a file.
 */
export type TakenFile = { 
/**
 * Its name.
 */
name: string, 
/**
 * The version of the program that wrote it; empty for a spreadsheet.
 */
version: string, 
/**
 * What it is, in a line; empty for a spreadsheet.
 */
summary: string, 
/**
 * The number by which all of it can be taken back; 0 where it has brought nothing.
 */
import: number, 
/**
 * What was understood, in sentences.
 */
understood: Array<string>, 
/**
 * What was not, and why.
 */
not_understood: Array<string>, 
/**
 * Why its results do not count: where the file contradicts itself or does not say enough. Empty where they do.
 */
against: Array<string>, 
/**
 * The evening whose results count now; absent where none do.
 */
evening: string | null, 
/**
 * What its amounts do not decide. While one is open, nothing of the file is taken.
 */
questions: Array<SheetQuestion>, 
/**
 * Whether it had come in before, and is as it came in now.
 */
known: boolean, 
/**
 * What takes it back.
 */
undo: UndoTaken, };

/**
 * What was taken in of a file that may hold several tournaments.
 */
export type TakenIn = { 
/**
 * Those that are new in the list.
 */
imported: Array<ImportedTournament>, 
/**
 * Those that stand in the list already, with all that the file has of them.
 */
known: Array<ImportedTournament>, 
/**
 * What came beside the tournaments; absent for a file that has nothing else.
 */
beside: TakenBeside | null, };

/**
 * A set-up to start from, with words about it.
 */
export type Template = { 
/**
 * A stable name for scripts.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * What it is, in a sentence.
 */
about: string, 
/**
 * The set-up.
 */
setup: SetUp, };

/**
 * What a new tournament can start from.
 */
export type TemplatesView = { 
/**
 * Those that come with the program.
 */
bundled: Array<Template>, 
/**
 * The host's own, deleted ones included.
 */
own: Array<OwnTemplate>, 
/**
 * Why some of the host's own are not among them; empty when all are.
 */
unread: string, };

/**
 * The answer to a [`TextQuery`].
 */
export type TextAnswer = { "type": "schedule_text", "view": ScheduleReading } | { "type": "structure_text", "view": StructureReading } | { "type": "text_file", "view": TextOfFile } | { "type": "count_text", "view": CountReading } | { "type": "roster", "view": RosterView };

/**
 * The text in a file, the rows of a spreadsheet or of a page's tables as lines, or why there is none.
 */
export type TextOfFile = { 
/**
 * The text; empty where it could not be read.
 */
text: string, 
/**
 * A remark on the encoding; empty when there is none.
 */
remark: string, 
/**
 * Why it could not be read; empty where it could.
 */
refusal: string, };

/**
 * A question about a text that somebody pasted, or about a file.
 */
export type TextQuery = { "type": "schedule_text", 
/**
 * The text.
 */
text: string, 
/**
 * Answers to what an earlier reading asked.
 */
answers: { [key in string]: number }, 
/**
 * The minutes of a level where the text does not say; absent for 20, which are marked as assumed.
 */
minutes: number | null, } | { "type": "structure_text", 
/**
 * The text.
 */
text: string, 
/**
 * Answers to what an earlier reading asked.
 */
answers: { [key in string]: number }, } | { "type": "text_file", 
/**
 * The bytes of the file, in base64.
 */
base64: string, } | { "type": "count_text", 
/**
 * The text.
 */
text: string, } | { "type": "roster_text", 
/**
 * The text.
 */
text: string, 
/**
 * Answers to what an earlier reading asked.
 */
answers: { [key in string]: number }, } | { "type": "roster_file", 
/**
 * The bytes of the file, in base64.
 */
base64: string, 
/**
 * Answers to what an earlier reading asked.
 */
answers: { [key in string]: number }, };

/**
 * How large the desk's text is.
 */
export type TextSize = "normal" | "large" | "largest";

/**
 * Light or dark.
 */
export type Theme = "system" | "light" | "dark";

/**
 * A seat that was won in a satellite.
 */
export type Ticket = { 
/**
 * Its number.
 */
number: number, 
/**
 * Who won it.
 */
entry: EntryId, 
/**
 * What it is worth.
 */
value: Money, 
/**
 * It was handed to the winner.
 */
handed: boolean, };

/**
 * A ticket as the desk sees it.
 */
export type TicketRow = { 
/**
 * Its number.
 */
number: number, 
/**
 * The satellite in which it was won.
 */
satellite: TournamentId, 
/**
 * The name of the satellite.
 */
won_in: string, 
/**
 * Who won it.
 */
name: string, 
/**
 * What it is worth, in minor units of the satellite's currency.
 */
value: Money, 
/**
 * The event that it is for.
 */
event: string, 
/**
 * Until when it is good; absent where it does not expire.
 */
until: number | null, 
/**
 * It was handed to the winner.
 */
handed: boolean, 
/**
 * How it stands.
 */
standing: TicketStanding, };

/**
 * How a ticket stands.
 */
export type TicketStanding = { "type": "out" } | { "type": "used", 
/**
 * The event.
 */
tournament: TournamentId, 
/**
 * The event's name.
 */
event: string, 
/**
 * Who entered with it.
 */
name: string, } | { "type": "expired" };

/**
 * Each seat of a satellite is a ticket: a number by which its winner enters another event once.
 */
export type TicketTerms = { 
/**
 * The event that it is for, by the name of its tournament or of its series: 1 to 120 characters. It may be opened later.
 */
event: string, 
/**
 * Until when it is good, in milliseconds since the Unix epoch; absent where it does not expire.
 */
until?: number, 
/**
 * The number of the ticket of first place, from 1: the others follow it. Absent for what the house gives, or for 1.
 */
first?: number, };

/**
 * The tickets that concern a tournament.
 */
export type TicketsView = { 
/**
 * Those that it has handed out, and those that are good for it, by their numbers.
 */
rows: Array<TicketRow>, 
/**
 * How many of those that it has handed out are out.
 */
out: number, 
/**
 * What those are worth together: what the house owes for them.
 */
owed: Money, };

/**
 * What decides between equal points.
 */
export type TieBreak = "wins" | "top_three" | "top_five" | "best_event" | "winnings" | "played" | "mean_place";

/**
 * When table sizes may differ by one only.
 */
export type Tighter = { 
/**
 * With so many tables or fewer; 0 for never.
 */
tables: number, 
/**
 * As soon as no more than a full table must go out before the money.
 */
near_money: boolean, 
/**
 * At a restart with so many tables or fewer; 0 for never.
 */
restart_tables: number, };

/**
 * A call as it is shown.
 */
export type TimeCallView = { 
/**
 * On whom.
 */
entry: EntryId, 
/**
 * The name.
 */
name: string, 
/**
 * The seat.
 */
seat: Seat | null, 
/**
 * How many milliseconds are left at the moment of asking; 0 when the time is up.
 */
remaining_ms: number, 
/**
 * The whole time, in milliseconds.
 */
length_ms: number, 
/**
 * From how many seconds left on it is urgent: the last warning or the count.
 */
urgent_s: number, 
/**
 * How often time was called on this player before.
 */
before: number, };

/**
 * Time cards that each player is given, each number up to 50.
 */
export type TimeCards = { 
/**
 * With each stack.
 */
start: number, 
/**
 * On each further day.
 */
day: number, 
/**
 * At the final table.
 */
final_table: number, };

/**
 * What was collected for one purpose, and for one name of what was taken out of the pool, and what has become of it.
 */
export type ToPayOut = { 
/**
 * Whose.
 */
purpose: Purpose, 
/**
 * What it was taken out of the pool for; empty for anything else.
 */
name: string, 
/**
 * Collected so far, less refunds.
 */
collected: Money, 
/**
 * Paid out so far.
 */
paid_out: Money, 
/**
 * Still held; negative where more was paid out than there was to hand on, since a refund or a correction.
 */
held: Money, };

/**
 * Where the moved player sits.
 */
export type ToSeat = "eliminated_seat" | "earliest_big_blind" | "worst_position";

/**
 * The chapter of the booklet in which a situation stands.
 */
export type Topic = "betting" | "all_in" | "pot_limit" | "cards" | "dealing" | "board" | "button_and_blinds" | "showdown" | "pots" | "seats_and_tables" | "chips" | "time" | "conduct" | "tournament" | "cash_games" | "other_games" | "house";

/**
 * Which tournament of the file. Numbered from 1 and never reused, since tournaments are hidden, not removed.
 */
export type TournamentId = number;

/**
 * One line of the list of tournaments.
 */
export type TournamentLine = { 
/**
 * The tournament's number in the file.
 */
id: TournamentId, 
/**
 * Its name.
 */
name: string, 
/**
 * How far it has come.
 */
phase: Phase, 
/**
 * Players still in.
 */
left: number, 
/**
 * Entries taken.
 */
entries: number, 
/**
 * The level in force, from 1; absent before the start.
 */
level: number | null, 
/**
 * When the clock starts by itself, in milliseconds since the Unix epoch; absent without a countdown.
 */
start_planned: number | null, 
/**
 * When it was made, in milliseconds since the Unix epoch.
 */
created_at: number, 
/**
 * When something was last said to it.
 */
last_line_at: number, 
/**
 * Hidden from the list.
 */
deleted: boolean, 
/**
 * Off the list with its year, and counted as before.
 */
archived: boolean, 
/**
 * The invented one that shows what the program does: nothing of the house counts it.
 */
sample: boolean, 
/**
 * Its clock, while it is in play tonight; absent for a sample, and where only the list is wanted.
 */
clock: ClockLine | null, };

/**
 * What a season would come to that is typed and not kept.
 */
export type TriedSeason = { 
/**
 * The points of some places.
 */
samples: Array<PointsSample>, 
/**
 * The first of its table.
 */
rows: Array<SeasonRow>, 
/**
 * After how many evenings.
 */
evenings: number, };

/**
 * What a file has brought.
 */
export type UndoTaken = { 
/**
 * Evenings that are new.
 */
evenings: Array<string>, 
/**
 * Evenings whose results it put others in the place of.
 */
replaced: Array<ReplacedEvening>, 
/**
 * Players who are new on the list.
 */
added: Array<number>, 
/**
 * Players who got something that they lacked, as they were before.
 */
completed: Array<ListedPlayer>, 
/**
 * The same players as they were then.
 */
filled: Array<ListedPlayer>, 
/**
 * Templates that are new.
 */
templates: Array<string>, 
/**
 * Seasons that are new.
 */
seasons: Array<number>, 
/**
 * Names of spreadsheets that are players of the list now.
 */
named: Array<string>, };

/**
 * Somebody who is in the table and not on the house's list.
 */
export type Unlisted = { 
/**
 * The name.
 */
name: string, 
/**
 * On how many evenings.
 */
evenings: number, };

/**
 * What cannot be read of the file, as a window is told.
 */
export type UnreadLine = { 
/**
 * The key under which it is kept.
 */
key: string, 
/**
 * What is said about it.
 */
message: string, };

/**
 * Until when hand-for-hand goes on.
 */
export type Until = { "type": "money", } | { "type": "next_jump", } | { "type": "left", 
/**
 * How many.
 */
players: number, };

/**
 * The value of an argument.
 */
export type Value = number | string | Array<Value> | Phrase;

/**
 * Takes a player off the seat and puts the entry first on the alternates' list: the stack stays in play.
 */
export type WaitForSeat = { 
/**
 * Who.
 */
entry: EntryId, };

/**
 * The waiting lists of the card room that is open.
 */
export type WaitingLists = { 
/**
 * The room's number. A player's number counts in this room alone.
 */
number: number, 
/**
 * The room's name.
 */
name: string, 
/**
 * Its games.
 */
games: Array<WallGame>, };

/**
 * An advice that waits, for the desk.
 */
export type WaitingView = { 
/**
 * What it is about, such as "Breaks are held: table 4 stays open".
 */
title: string, 
/**
 * Until when, such as "until level 8"; empty where it is a time.
 */
until: string, 
/**
 * The time until which it waits, in tournament time.
 */
until_at: number | null, 
/**
 * Why, in the director's words; may be empty.
 */
reason: string, 
/**
 * The command that asks for it again; absent for what the house's rule holds.
 */
show_again: Command | null, };

/**
 * What waits.
 */
export type WaitsRow = { 
/**
 * What is to be done.
 */
title: string, 
/**
 * Why.
 */
why: string, };

/**
 * A game on a wall.
 */
export type WallGame = { 
/**
 * Its number.
 */
game: number, 
/**
 * Its name.
 */
name: string, 
/**
 * Its tables that form or play.
 */
tables: Array<number>, 
/**
 * The seats that are free.
 */
open_seats: number, 
/**
 * Who waits, in order.
 */
list: Array<WallName>, };

/**
 * A name on a wall.
 */
export type WallName = { 
/**
 * The place on the list, from 1.
 */
place: number, 
/**
 * The name; empty where the house shows none.
 */
name: string, 
/**
 * The player has come.
 */
here: boolean, 
/**
 * The table for which it is called.
 */
table: number | null, 
/**
 * Until when it has to come.
 */
until: number | null, };

/**
 * A row for the room's screen.
 */
export type WallRow = { 
/**
 * The rank; absent for one who has played too few evenings.
 */
rank: number | null, 
/**
 * The rank without this evening; absent for one who had none.
 */
before: number | null, 
/**
 * The name; empty for one who is not to be named.
 */
name: string, 
/**
 * All points, in hundredths.
 */
points: Hundredths, 
/**
 * Those of this evening; absent for one who does not play.
 */
tonight: Hundredths | null, 
/**
 * Whether the player is still in.
 */
in_play: boolean, };

/**
 * What a table asks for.
 */
export type Wanted = { "type": "bust_out", bust: Bust, } | { "type": "floor", table: TableNumber, };

/**
 * Who a row of a table is about.
 */
export type Who = { "listed": number } | { "guest": { 
/**
 * The evening.
 */
evening: string, 
/**
 * The number of the player in it.
 */
player: number, 
/**
 * The name.
 */
name: string, } };

/**
 * A letter of a formula.
 */
export type WhyLetter = { 
/**
 * The letter.
 */
letter: string, 
/**
 * What it stands for.
 */
is: string, 
/**
 * Its number here.
 */
number: string, };

/**
 * Ends a satellite: everybody who is left wins a seat.
 */
export type WinSeats = Record<symbol, never>;

/**
 * Who has won, and what.
 */
export type WinnerView = { 
/**
 * The name.
 */
name: string, 
/**
 * The number in the house's own list of the one who has won; absent for a player who is not on it, and for several.
 */
listed: number | null, 
/**
 * The first prize, or what each seat is worth.
 */
prize: Money, 
/**
 * These are all who have won a seat in a satellite.
 */
seats: boolean, 
/**
 * Everybody who was left where the tournament ended with several; empty otherwise.
 */
all: Array<EndRow>, };

/**
 * The field, the stacks and the chips that a generated schedule begins from: those of the set-up before play, those that
 * are left during it.
 */
export type WishStart = { 
/**
 * Whether one can be generated, or why not.
 */
allowed: Allowed, 
/**
 * Players.
 */
players: number, 
/**
 * Chips of each.
 */
stack: number, 
/**
 * The length of a level.
 */
level_minutes: number, 
/**
 * Big blinds of each; absent for the usual depth.
 */
depth: number | null, 
/**
 * The chips that have not left play.
 */
chips: Array<Chip>, };

/**
 * Gives an entry back.
 */
export type Withdraw = { 
/**
 * The entry.
 */
entry: EntryId, 
/**
 * Why the director makes an exception once a hand was dealt to it; empty without one.
 */
exception?: string, 
/**
 * With an exception, the chips that are left of the stack and leave play. Absent for all that it bought.
 */
chips?: number, };

/**
 * An amount that is named and does not go into prizes.
 */
export type Withheld = { 
/**
 * What it is for, 1 to 60 characters.
 */
name: string, 
/**
 * How much.
 */
amount: Money, };

/**
 * The winnings of a stack.
 */
export type WonInSeries = { 
/**
 * All of it, so far as it is known.
 */
total: Money, 
/**
 * The part that its flight pays at once.
 */
at_once: Money, };

/**
 * What comes of a sum.
 */
export type Working = { 
/**
 * The result, in one line.
 */
answer: string, 
/**
 * How it was worked out, step by step.
 */
steps: Array<string>, 
/**
 * The rule that says so; absent where the tournament's book has none.
 */
rule: Citation | null, };

/**
 * A year with tournaments that are over.
 */
export type YearLine = { 
/**
 * The year.
 */
year: number, 
/**
 * How many of them are on the list.
 */
listed: number, 
/**
 * How many are in the archive.
 */
archived: number, };
