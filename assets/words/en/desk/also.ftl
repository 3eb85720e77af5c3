# What people call an action or a room beside its own name; the palette finds it by these. Commas stand between them.

# Floor.
also-bust = bust, bust out, out, knock out, knocked out, eliminate, eliminated, lost, busted
also-rebuy = rebuy, re-buy, buy again, more chips
also-add-on = add-on, addon, more chips
also-re-entry = re-entry, reenter, enter again, buy back in
also-enter = new player, add player, enter, register, late registration, late entry, sign up, join
also-withdraw = refund, unregister, cancel an entry, give back, wrong event
also-close-late-registration = late registration, late reg, extend, close registration, registration, late entry
also-close-rebuys = rebuy until, close rebuys, extend rebuys
also-close-re-entries = re-entry until, close re-entries, extend re-entries
also-close-add-ons = add-on until, close add-ons, extend add-ons
also-swap = swap, change seats, exchange seats, switch seats
also-move-player = move, seat, change seat, balance, put somebody elsewhere
also-button = button, dealer button, dealer
also-break-table = break, break a table, close a table, merge tables
also-penalty = penalty, warning, punish
also-call-time = time, call the clock, shot clock, slow player, stalling
also-disqualify = disqualify, expel, throw out, kick
also-goes-home = leave, leaves, left, home, goes home, went home, give up, quit, go home, absent, away
also-back-in = not out, wrong bust, mistake, bring back
also-correct-bust = wrong player, mistake, correct
also-deal-all = next hand, deal a hand
also-call-off = cancel, cancelled, stop the event, refund, money back, power cut, abandon
also-hand-for-hand = bubble, hand for hand
also-end-hand-for-hand = bubble, hand for hand, end hand for hand

# Clock.
also-pause = pause, stop, stop the clock, halt, wait, hold
also-start = start, go on, resume, continue, play, run
also-deal = start, begin, play, go
also-add-minute = more time, longer
also-take-minute = less time, shorter
also-take-break = break, pause for dinner, dinner break, rest
also-next-stage = next level, skip, blinds up, raise the blinds
also-previous-stage = previous level, back a level
also-edit-schedule = blinds, levels, structure, schedule, change the blinds
also-plan-start = countdown, start time

# Money and chips.
also-make-deal = deal, chop, split the money, split the pot, ICM, share
also-pay-out = pay, payout, pay out, end, finish, prize, prizes, winnings, cash, over, end the tournament
also-colour-up = colour up, color up, colour-up, color-up, race, chip race, chips, exchange chips

# The house.
also-seasons = season, league, points, ranking, past results, tdt, tournament director
also-series = flights, day 2, bags, festival, main event
also-statistics = stats, figures, who won most, best player

# Seats.
also-draw = seat, seats, seating, draw, shuffle
also-draw-again = seat, seats, seating, redraw, shuffle
also-arranged = seats, proof

# Paper and screens.
also-room-paper = print, printer, paper, pdf
also-room-sound = volume, noise, music, cues
also-room-tables = seats, map
also-room-players = names, guest list
also-room-log = history, what happened
also-seat-cards = seat, seats, print seats
also-payout-sheet = print payouts
also-beside-laptop = cheat sheet, help on paper, print help
also-rulings = rules, ruling, dispute, argument, question, floor call, what does the book say
also-sums = calculator, side pot, pot limit, minimum raise, odd chip, kill, dead blinds, raise cap, stub, high-low, M, big blinds
also-handover = shift change, next shift, take over, open matters
also-refunds = called off, cancelled, money back, stopped, power cut
also-open-projector = projector, screen, monitor, tv, beamer, display, second screen, clock on tv
also-room-projector = network, phones, wifi, qr code, browser
also-close-projector = close the screen, projector off
also-message = announce, text on screen, write on screen

# House.
also-undo = undo, take back, mistake, revert, go back, wrong
also-redo = again
also-mute = mute, sound off, silence, quiet, volume, sound, noise
also-speech = speak, voice, announcements, talk
also-dark = dark, dark mode, night, black, theme
also-light = light, light mode, bright, white, theme
also-settings = settings, preferences, options, configure, language, text size, font, theme, hints
also-help = help, how, manual, glossary, what is, keys, shortcuts, ?
also-tour = tour, tutorial, introduction, learn, show me
also-backups = backup, back up, restore, save, safe copy
also-house = home, exit, quit, leave, close, list
also-new = create, start a new tournament
also-sample = sample, example, demo, try
also-set-up = buy-in, price, stack, late registration, currency, change tonight
also-export-tournament = save, export, send
