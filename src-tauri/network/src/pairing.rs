//! Devices that were let in: codes that work once, tokens that end.

use crate::refused::Refused;
use crate::{chance, hex};
use ring::digest::{SHA256, digest};
use serde::Serialize;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// What a device is to be, as the desk says it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wish {
    /// The name, as the log has it.
    pub name: String,
    /// The role, a word of the house.
    pub role: String,
    /// What it belongs to, and ends with: the number of a tournament.
    pub belongs_to: u32,
    /// Several people share it, and each says who it is.
    pub shared: bool,
}

/// A device that was let in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Device {
    /// Its number.
    pub id: u32,
    /// Its name, as the log has it.
    pub name: String,
    /// Its role, a word of the house.
    pub role: String,
    /// What it belongs to.
    pub belongs_to: u32,
    /// Several people share it.
    pub shared: bool,
    /// Who stands there now.
    pub operator: Option<String>,
    /// What it did last; empty before it did anything.
    pub last: String,
    /// When that was, in milliseconds since the Unix epoch.
    pub at: i64,
    /// Since when no page of it is open; absent while one is, and before the first.
    pub gone_at: Option<i64>,
}

impl Device {
    /// Who acts, as the log has it.
    pub fn signed(&self) -> String {
        match &self.operator {
            Some(operator) => format!("{} · {operator}", self.name),
            None => self.name.clone(),
        }
    }
}

/// A code that lets one device in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Code {
    /// Six digits to type.
    pub digits: String,
    /// What the QR code carries instead of them.
    pub secret: String,
}

/// A code is good for so long.
pub const CODE_LASTS: Duration = Duration::from_secs(300);
/// A code ends after so many wrong tries.
const TRIES: u32 = 3;
/// After so many wrong PINs a device waits for so long.
const PIN_TRIES: u32 = 3;
const PIN_WAIT: Duration = Duration::from_secs(30);
/// More devices than this are a slip.
const MOST_DEVICES: usize = 100;

/// The one code that is open, and the devices.
#[derive(Debug, Default)]
pub struct Pairing {
    open: Option<Open>,
    devices: BTreeMap<u32, Paired>,
    last: u32,
}

#[derive(Debug)]
struct Open {
    code: Code,
    wish: Wish,
    since: Instant,
    wrong: u32,
}

#[derive(Debug)]
struct Paired {
    device: Device,
    /// What the token's digest is: whoever reads the memory cannot act with it.
    token: [u8; 32],
    wrong_pins: u32,
    waits_since: Option<Instant>,
}

fn digest_of(token: &str) -> [u8; 32] {
    let mut bytes = [0; 32];
    bytes.copy_from_slice(digest(&SHA256, token.as_bytes()).as_ref());
    bytes
}

impl Pairing {
    /// Opens a code; the one before it works no more.
    ///
    /// # Errors
    /// The system has no chance to give, or there are too many devices.
    pub fn open(&mut self, wish: Wish) -> Result<Code, Refused> {
        if self.devices.len() >= MOST_DEVICES {
            return Err(Refused::DevicesFull);
        }
        let nothing = |_| Refused::NoChance;
        // Of 2^64 numbers a million leave no remainder that anybody could notice.
        let number = u64::from_le_bytes(chance::<8>().map_err(nothing)?) % 1_000_000;
        let secret = hex(&chance::<16>().map_err(nothing)?);
        let code = Code { digits: format!("{number:06}"), secret };
        self.open = Some(Open { code: code.clone(), wish, since: Instant::now(), wrong: 0 });
        Ok(code)
    }

    /// Ends the open code.
    pub fn close(&mut self) {
        self.open = None;
    }

    /// Ends the open code if what it lets in belongs to this.
    pub fn close_that_of(&mut self, belongs_to: u32) {
        self.open.take_if(|open| open.wish.belongs_to == belongs_to);
    }

    /// The open code, for whom it is, and how long it is still good.
    pub fn code(&mut self) -> Option<(&Code, &Wish, Duration)> {
        self.open.take_if(|open| open.since.elapsed() >= CODE_LASTS);
        let open = self.open.as_ref()?;
        Some((&open.code, &open.wish, CODE_LASTS.saturating_sub(open.since.elapsed())))
    }

    /// Lets a device in by the digits or by the secret; answers its token.
    ///
    /// # Errors
    /// A wrong code, or none that is open, and a system that has no chance to give.
    pub fn let_in(&mut self, said: &str, now: i64) -> Result<(Device, String), Refused> {
        let code = self.code().map(|(code, ..)| code.clone()).ok_or(Refused::CodeNotOpen)?;
        if digest_of(said) != digest_of(&code.digits) && digest_of(said) != digest_of(&code.secret)
        {
            self.open.take_if(|open| {
                open.wrong += 1;
                open.wrong >= TRIES
            });
            return Err(Refused::CodeNotOpen);
        }
        let token = hex(&chance::<32>().map_err(|_| Refused::NoChance)?);
        let open = self.open.take().ok_or(Refused::CodeNotOpen)?;
        self.last += 1;
        let Wish { name, role, belongs_to, shared } = open.wish;
        let device = Device {
            id: self.last,
            name,
            role,
            belongs_to,
            shared,
            operator: None,
            last: String::new(),
            at: now,
            gone_at: None,
        };
        self.devices.insert(
            self.last,
            Paired {
                device: device.clone(),
                token: digest_of(&token),
                wrong_pins: 0,
                waits_since: None,
            },
        );
        Ok((device, token))
    }

    /// The device that a token belongs to.
    pub fn with_token(&self, token: &str) -> Option<Device> {
        let token = digest_of(token);
        self.devices.values().find(|paired| paired.token == token).map(|it| it.device.clone())
    }

    /// The device of this number, where it is still let in.
    pub fn device(&self, id: u32) -> Option<&Device> {
        self.devices.get(&id).map(|paired| &paired.device)
    }

    /// Every device.
    pub fn devices(&self) -> impl Iterator<Item = &Device> {
        self.devices.values().map(|paired| &paired.device)
    }

    /// Notes what a device did.
    pub fn note(&mut self, id: u32, did: String, at: i64) {
        if let Some(paired) = self.devices.get_mut(&id) {
            (paired.device.last, paired.device.at) = (did, at);
        }
    }

    /// Says who stands at a device; `knows` looks whether the PIN is theirs.
    ///
    /// # Errors
    /// A wrong PIN, and too many of them.
    pub fn sign_in(
        &mut self,
        id: u32,
        name: &str,
        knows: impl FnOnce() -> bool,
    ) -> Result<(), Refused> {
        let paired = self.devices.get_mut(&id).ok_or(Refused::NoLongerPaired)?;
        if let Some(since) = paired.waits_since {
            if since.elapsed() < PIN_WAIT {
                return Err(Refused::PinsWait);
            }
            paired.waits_since = None;
            paired.wrong_pins = 0;
        }
        if !knows() {
            paired.wrong_pins += 1;
            if paired.wrong_pins >= PIN_TRIES {
                paired.waits_since = Some(Instant::now());
            }
            return Err(Refused::WrongPin);
        }
        paired.wrong_pins = 0;
        paired.device.operator = Some(name.to_string());
        Ok(())
    }

    /// Notes that a device has a page open, or since when it has none.
    pub fn note_gone(&mut self, id: u32, gone_at: Option<i64>) {
        if let Some(paired) = self.devices.get_mut(&id) {
            paired.device.gone_at = gone_at;
        }
    }

    /// An operator works here no more: nobody acts under that name any longer.
    pub fn sign_out_everywhere(&mut self, name: &str) {
        for paired in self.devices.values_mut() {
            paired.device.operator.take_if(|operator| operator == name);
        }
    }

    /// Nobody stands at a device any more.
    pub fn sign_out(&mut self, id: u32) {
        if let Some(paired) = self.devices.get_mut(&id) {
            paired.device.operator = None;
        }
    }

    /// Takes devices out; answers whether there were any.
    pub fn end(&mut self, which: impl Fn(&Device) -> bool) -> bool {
        let before = self.devices.len();
        self.devices.retain(|_, paired| !which(&paired.device));
        self.devices.len() < before
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish() -> Wish {
        Wish { name: "Till".into(), role: "registration".into(), belongs_to: 1, shared: true }
    }

    #[test]
    fn a_code_works_once_by_either_of_its_forms() {
        let mut pairing = Pairing::default();
        let code = pairing.open(wish()).unwrap();
        assert_eq!((code.digits.len(), code.secret.len()), (6, 32));
        let (device, token) = pairing.let_in(&code.digits, 5).unwrap();
        assert_eq!(pairing.with_token(&token), Some(device));
        assert!(
            pairing.let_in(&code.digits, 5).is_err() && pairing.let_in(&code.secret, 5).is_err()
        );
        let code = pairing.open(wish()).unwrap();
        assert_eq!(pairing.let_in(&code.secret, 5).unwrap().0.id, 2);
        assert_eq!(pairing.with_token(""), None);
    }

    #[test]
    fn ten_thousand_wrong_codes_let_nobody_in() {
        let mut pairing = Pairing::default();
        let code = pairing.open(wish()).unwrap();
        for number in 0..10_000 {
            let said = format!("{number:06}");
            // The one right code of a million is left out, so that every code here is wrong.
            if said != code.digits {
                assert!(pairing.let_in(&said, 0).is_err());
            }
        }
        assert_eq!(pairing.code(), None, "three were enough");
        assert!(pairing.let_in(&code.digits, 0).is_err(), "the right one comes too late");
        assert_eq!(pairing.devices().count(), 0);
    }

    #[test]
    fn a_code_ends_after_five_minutes() {
        let mut pairing = Pairing::default();
        let code = pairing.open(wish()).unwrap();
        let open = pairing.open.as_mut().unwrap();
        let Some(long_ago) = open.since.checked_sub(CODE_LASTS) else { return };
        open.since = long_ago;
        assert!(pairing.let_in(&code.digits, 0).is_err());
    }

    #[test]
    fn a_code_ends_with_what_it_belongs_to() {
        let mut pairing = Pairing::default();
        let code = pairing.open(wish()).unwrap();
        pairing.close_that_of(2);
        assert!(pairing.code().is_some());
        pairing.close_that_of(1);
        assert!(pairing.let_in(&code.digits, 0).is_err());
    }

    #[test]
    fn a_device_that_is_taken_out_is_not_known_any_more() {
        let mut pairing = Pairing::default();
        let code = pairing.open(wish()).unwrap();
        let (device, token) = pairing.let_in(&code.digits, 0).unwrap();
        assert!(!pairing.end(|other| other.belongs_to == 2));
        assert!(pairing.end(|other| other.id == device.id));
        assert_eq!(pairing.with_token(&token), None);
    }

    #[test]
    fn a_shared_device_knows_who_stands_there_by_the_pin() {
        let mut pairing = Pairing::default();
        let code = pairing.open(wish()).unwrap();
        let id = pairing.let_in(&code.digits, 0).unwrap().0.id;
        assert!(pairing.sign_in(id, "Anna", || false).is_err());
        pairing.sign_in(id, "Anna", || true).unwrap();
        pairing.sign_out_everywhere("Bo");
        assert_eq!(pairing.device(id).unwrap().operator.as_deref(), Some("Anna"));
        pairing.sign_out_everywhere("Anna");
        assert_eq!(pairing.device(id).unwrap().operator, None, "Anna works here no more");
        pairing.sign_in(id, "Anna", || true).unwrap();
        assert_eq!(pairing.device(id).unwrap().signed(), "Till · Anna");
        pairing.sign_out(id);
        assert_eq!(pairing.device(id).unwrap().signed(), "Till");
        for _ in 0..PIN_TRIES {
            assert!(pairing.sign_in(id, "Anna", || false).is_err());
        }
        assert_eq!(pairing.sign_in(id, "Anna", || true), Err(Refused::PinsWait));
    }
}
