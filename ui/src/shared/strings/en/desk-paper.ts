/** The words of the paper room. */

import { chips } from "../../format";
import type { SheetKind as Sheet } from "../../types/SheetKind";

export const deskPaper = {
  about: "Looked at here, then printed or saved as PDF",
  size: "Paper size",
  groups: { before: "Before play", during: "During play", after: "At the end" },
  resultsGroup: "Results as a file",
  resultsAbout:
    "The standings so far while play goes on, then the results: to send, to publish, to keep a league with.",
  results: {
    html: { name: "Web page", about: "One page that needs nothing else, for a browser or to print." },
    csv: { name: "CSV", about: "A table for a spreadsheet, one line an entry." },
    json: { name: "JSON", about: "Everything, for another program; docs/results.md describes it." },
  },
  sheets: {
    sign_in_sheet: {
      name: "Sign-in sheet",
      about: "Everybody who entered, with a box for the buy-in and a line to sign; a few lines are spare.",
    },
    seat_cards: {
      name: "Seat cards",
      about: "One card for each player with table and seat, to cut along the marks.",
    },
    seating_by_name: {
      name: "Seating by name",
      about: "For the wall: every name with table and seat, with guide letters, as large as a page allows.",
    },
    seating_by_table: {
      name: "Seating by table",
      about: "For the wall and for the desk: who sits at which table.",
    },
    table_sheets: {
      name: "Table sheets",
      about: "One page a table, with the seats in their places and its turn in the breaking order.",
    },
    room_map: {
      name: "Room map",
      about: "The tables at their places in the room, with how many sit at each.",
    },
    blinds_poster: {
      name: "Blinds poster",
      about: "For the wall: every level as large as the paper allows, breaks with the chips that leave play.",
    },
    schedule_sheet: {
      name: "Schedule",
      about: "For the director: every level with its length and time, and where rebuys and late entry close.",
    },
    fairness_sheet: {
      name: "Fairness sheet",
      about: "How the seats were drawn: seed, list, every draw there was, and how to check it.",
    },
    beside_laptop: {
      name: "Beside the laptop",
      about: "For the director: what the floor line takes and what the keys do, on one page.",
    },
    break_cards: {
      name: "Break cards",
      about:
        "For a table that breaks: a card for a table, then a card for a seat there, drawn by its players. Laid out before it breaks.",
    },
    move_slips: {
      name: "Move slips",
      about: "A slip for each player on the way: from where, and large, where to.",
    },
    absent_cards: {
      name: "Cards for absent players",
      about: "Left at the old seat of a player who was away: where the chips are now.",
    },
    race_sheets: {
      name: "Race sheets",
      about: "One page a table for a colour-up: odd chips, cards and new chips, to fill in or filled.",
    },
    chip_summary: {
      name: "Chips out and in",
      about: "For a colour-up: what to bring to each table and to collect, and what came of it.",
    },
    hand_record: {
      name: "Hand-for-hand record",
      about: "Every hand that the tables played together: tables, time left, who went out, place and prize.",
    },
    payout_sheet: {
      name: "Payout sheet",
      about: "Every paid place with its amount, what is still owed, and a line to sign.",
    },
    payout_slips: {
      name: "Payout slips",
      about: "One for each player to sign: place, prize, what was paid before. Nobody sees what others won.",
    },
    certificate: {
      name: "Certificate",
      about: "For the winner, to be framed, with a line for the director to sign.",
    },
    prize_poster: {
      name: "Prize poster",
      about: "For the wall: what every place gets, as large as the paper allows.",
    },
    deal_sheet: {
      name: "Deal sheet",
      about: "The deal that is talked about, or the one that was made, with a line for each to sign.",
    },
    bounty_sheet: {
      name: "Bounty sheet",
      about: "Who has won which bounties, with a line for each to sign.",
    },
    receipt: {
      name: "Receipt",
      about: "Of the latest entry, rebuy or add-on; of any other from the ledger or the player’s row.",
    },
    cash_report: {
      name: "Cash report",
      about: "What came in and went out for what, where the money is, and that both are the same.",
    },
    log: {
      name: "Log",
      about:
        "Every line that was said, with its time and device; the log’s own room prints those of one player or table.",
    },
  },
  sizes: {
    a4: "A4",
    letter: "Letter",
    a3: "A3",
    a2: "A2",
    tabloid: "Tabloid",
    a6: "A6",
    roll80: "80 mm roll",
  },
  part: "Which table",
  allTables: "All tables",
  nextToBreak: "The next to break",
  prize: "Prize on the certificate",
  prizeShown: { without: "Without the prize", with: "With the prize" },
  oneTable: (table: string): string => `Table ${table}`,
  save: "Save PDF",
  print: "Print",
  printing: "Printing",
  printer: "Printer",
  printed: (printer: string): string => `Sent to ${printer}. Saved as`,
  noPrinter: "No printer was found. Save the PDF and print it from there.",
  byItself: {
    move_slips: "Print the slips of a move by themselves",
    break_cards: "Print the cards by themselves when a table breaks",
    receipt: "Print every receipt by itself",
  } as Partial<Record<Sheet, string>>,
  saving: "Saving",
  saved: "Saved as",
  open: "Open",
  missing: (letters: string): string => `No font here has these signs; they are left out: ${letters}`,
  preview: "Preview",
  pageOf: (page: number, pages: number): string => `Page ${chips(page)} of ${chips(pages)}`,
  before: "Page before",
  after: "Page after",
  nothing: "There is nothing to print yet.",
  printSlip: (name: string): string => `Print the slip for ${name}`,
  printSlipsOf: (cause: string): string => `Print the slips of all: ${cause}`,
  printBreakCardsOf: (table: string): string => `Print the break cards of ${table}`,
  printBreakCards: "Break cards",
};
