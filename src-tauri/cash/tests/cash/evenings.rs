//! Random evenings: chips and money balance after every line, and striking a line and restoring it changes nothing.

use super::*;

/// Everything that must hold after each line.
fn holds(kitchen: &Kitchen) {
    let view = kitchen.view();
    assert_eq!(view.bought.minus(view.cashed), view.on_table);
    let net: Money = view.players.iter().map(|player| player.net).sum();
    assert_eq!(Money::ZERO.minus(net), view.on_table);
    let open: Money = view.players.iter().map(|player| player.open).sum();
    match &view.settle {
        SettleUp::Pay { payments } => {
            assert_eq!(open, view.in_box, "the box holds what is still to be got");
            let mut left: Vec<(Option<u32>, Money)> =
                view.players.iter().map(|one| (Some(one.player), one.open)).collect();
            left.push((None, Money::ZERO.minus(view.in_box)));
            let uneven = left.iter().filter(|(_, open)| *open != Money::ZERO).count();
            assert!(payments.len() <= uneven.saturating_sub(1));
            for one in payments {
                let id = |party: &Option<shuffle_up_cash::view::CashParty>| {
                    party.as_ref().map(|one| one.player)
                };
                for (who, amount) in
                    [(id(&one.from), one.amount), (id(&one.to), Money::ZERO.minus(one.amount))]
                {
                    let (_, open) = left.iter_mut().find(|(player, _)| *player == who).unwrap();
                    *open = open.plus(amount);
                }
            }
            assert!(left.iter().all(|(_, open)| *open == Money::ZERO), "{view:?}");
        }
        SettleUp::Waits { players } => assert_eq!(players.len(), view.in_play as usize),
        SettleUp::Differs { by, .. } => {
            assert_eq!(*by, net);
            assert!(!view.wrong.is_empty(), "what does not balance is never hidden");
        }
    }
    assert_eq!(CashLog::replay(kitchen.log.lines().iter().cloned()), kitchen.log);
}

#[test]
fn a_random_evening_balances_after_every_line() {
    for seed in 0..60 {
        let mut dice = Dice(seed);
        let mut kitchen = if seed % 2 == 0 { Kitchen::new() } else { Kitchen::on_paper() };
        for _ in 0..60 {
            let name = ["Ann", "Bob", "Cyd", "Dan", "Eve", "Fay"][dice.below(6) as usize];
            let other = ["Ann", "Bob", "Cyd"][dice.below(3) as usize];
            let cents = dice.below(20_000);
            let amount = format!("{}.{:02}", cents / 100, cents % 100);
            let line = match dice.below(9) {
                0..=2 => format!("buy {name} {amount}"),
                3 => format!("buy {name} {amount} owed"),
                4 => format!("buy {name} {amount} by {other}"),
                5 | 6 => format!("out {name} {amount}"),
                7 => format!("out {name} {amount} owed"),
                _ => ["share even", "share winners", "share Ann"][dice.below(3) as usize].into(),
            };
            if kitchen.typed(&line).is_ok() {
                let after = kitchen.log.state().clone();
                let undone = kitchen.log.undoable().unwrap();
                kitchen.strike(undone);
                holds(&kitchen);
                let restore = kitchen.log.prepare_restore(undone, 5, "desk").unwrap();
                kitchen.log.commit(restore);
                assert_eq!(*kitchen.log.state(), after, "undone and redone it is the same game");
            }
            if dice.below(10) == 0 {
                let any = 2 + dice.below(kitchen.log.lines().len() as u64) as u32;
                if let Ok(strike) = kitchen.log.prepare_strike(any, 6, "desk") {
                    kitchen.log.commit(strike);
                }
            }
            holds(&kitchen);
        }
        for name in kitchen.view().players.iter().filter(|one| one.in_play).map(|one| &one.name) {
            kitchen.clone().typed(&format!("out {name} 0")).unwrap();
        }
    }
}
