//! Devices that were let in: codes that work once, tokens that end.

use crate::guesses::{Guessed, Guesses};
use crate::refused::Refused;
use crate::under_way::UnderWay;
use crate::{chance, hex};
use ring::digest::{SHA256, digest};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;
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
    /// The one place in it that the device is for, such as a table; absent where it is for all of them.
    pub place: Option<u32>,
    /// Several people share it, and each says who it is.
    pub shared: bool,
}

/// A device that was let in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Device {
    /// Its number.
    pub id: u32,
    /// Its name, as the log has it.
    pub name: String,
    /// Its role, a word of the house.
    pub role: String,
    /// What it belongs to.
    pub belongs_to: u32,
    /// The one place in it that it is for; absent where it is for all of them.
    pub place: Option<u32>,
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
    /// Six digits to type; empty once too many wrong ones were said.
    pub digits: String,
    /// The QR code carries this instead of them. Nobody can guess it, so that no wrong try ends it.
    pub secret: String,
}

/// A code is good for so long, and an address that said wrong digits waits for so long.
pub const CODE_LASTS: Duration = Duration::from_secs(300);
/// So many wrong digits an address may say in that time.
const TRIES_EACH: u32 = 3;
/// After so many wrong digits of all addresses together the digits of a code end.
const TRIES: u32 = 30;
/// After so many wrong PINs an operator is signed in nowhere for so long.
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
    wrong_codes: BTreeMap<IpAddr, Wrong>,
    wrong_pins: BTreeMap<String, Wrong>,
    /// How often an operator was signed out everywhere.
    signed_out: u64,
    guesses: Guesses,
}

#[derive(Debug)]
struct Open {
    code: Code,
    wish: Wish,
    since: Instant,
    wrong: u32,
}

/// Wrong tries, and when the last one was.
#[derive(Debug)]
struct Wrong {
    times: u32,
    at: Instant,
}

impl Wrong {
    fn none() -> Self {
        Self { times: 0, at: Instant::now() }
    }
}

#[derive(Debug)]
struct Paired {
    device: Device,
    /// What the token's digest is: whoever reads the memory cannot act with it.
    token: [u8; 32],
    /// Where its token came from last.
    address: Option<IpAddr>,
    under_way: Arc<UnderWay>,
}

/// A PIN that is being looked at.
#[derive(Debug)]
pub struct SigningIn {
    signed_out: u64,
}

/// The devices as they outlive the program.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptDevices {
    last: u32,
    devices: Vec<KeptDevice>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct KeptDevice {
    device: Device,
    digest: [u8; 32],
}

impl KeptDevices {
    /// Leaves out the devices that are not let in any more.
    pub fn retain(&mut self, which: impl Fn(&Device) -> bool) {
        self.devices.retain(|kept| which(&kept.device));
    }

    /// There are none.
    pub fn is_empty(&self) -> bool {
        self.devices.is_empty()
    }
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

    /// Lets a device in by the digits or by the secret; answers its token. Wrong digits are counted by address, so that nobody shuts
    /// another one out, and the secret is good whatever was said before.
    ///
    /// # Errors
    /// A wrong code, or none that is open; too many wrong ones from this address; a system that has no chance to give.
    pub fn let_in(
        &mut self,
        said: &str,
        from: IpAddr,
        now: i64,
    ) -> Result<(Device, String), Refused> {
        let code = self.code().map(|(code, ..)| code.clone()).ok_or(Refused::CodeNotOpen)?;
        if digest_of(said) != digest_of(&code.secret) {
            self.try_digits(said, &code.digits, from, now)?;
        }
        let token = hex(&chance::<32>().map_err(|_| Refused::NoChance)?);
        let open = self.open.take().ok_or(Refused::CodeNotOpen)?;
        self.last += 1;
        let Wish { name, role, belongs_to, place, shared } = open.wish;
        let device = Device {
            id: self.last,
            name,
            role,
            belongs_to,
            place,
            shared,
            operator: None,
            last: String::new(),
            at: now,
            gone_at: None,
        };
        let mut paired = Paired::new(device.clone(), digest_of(&token));
        paired.address = Some(from);
        self.devices.insert(self.last, paired);
        Ok((device, token))
    }

    fn try_digits(
        &mut self,
        said: &str,
        digits: &str,
        from: IpAddr,
        now: i64,
    ) -> Result<(), Refused> {
        self.wrong_codes.retain(|_, wrong| wrong.at.elapsed() < CODE_LASTS);
        if self.wrong_codes.get(&from).is_some_and(|wrong| wrong.times >= TRIES_EACH) {
            return Err(Refused::CodesWait);
        }
        if digits.is_empty() || digest_of(said) != digest_of(digits) {
            let wrong = self.wrong_codes.entry(from).or_insert_with(Wrong::none);
            *wrong = Wrong { times: wrong.times + 1, at: Instant::now() };
            self.guesses.note(Guessed::Code { address: from }, now);
            if let Some(open) = &mut self.open {
                open.wrong += 1;
                if open.wrong >= TRIES {
                    open.code.digits.clear();
                }
            }
            return Err(Refused::CodeNotOpen);
        }
        Ok(())
    }

    /// Who guesses codes or PINs, as the desk shows it now.
    pub fn guesses(&self, now: i64) -> impl Iterator<Item = (&Guessed, u32)> {
        self.guesses.lately(now)
    }

    fn paired(&self, token: &str) -> Option<&Paired> {
        let token = digest_of(token);
        self.devices.values().find(|paired| paired.token == token)
    }

    /// The device that a token belongs to.
    pub fn with_token(&self, token: &str) -> Option<Device> {
        self.paired(token).map(|paired| paired.device.clone())
    }

    /// Where the calls of a token are counted while they are under way; the token came from this address.
    pub(crate) fn under_way(&mut self, token: &str, from: IpAddr) -> Option<Arc<UnderWay>> {
        let id = self.paired(token)?.device.id;
        let paired = self.devices.get_mut(&id)?;
        paired.address = Some(from);
        Some(Arc::clone(&paired.under_way))
    }

    /// Whether a device was at this address when its token came last.
    pub fn is_at(&self, address: IpAddr) -> bool {
        let address = Some(address);
        self.devices.values().any(|paired| paired.address == address)
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

    /// Before a PIN is looked at, which takes its time and is done outside: whether there may be one more try for this operator, at any
    /// device. It counts as a wrong one until it is known to be right.
    ///
    /// # Errors
    /// Too many wrong ones, and a device that is not let in any more.
    pub fn begin_sign_in(&mut self, id: u32, operator: &str) -> Result<SigningIn, Refused> {
        if !self.devices.contains_key(&id) {
            return Err(Refused::NoLongerPaired);
        }
        self.wrong_pins.retain(|_, wrong| wrong.at.elapsed() < PIN_WAIT || wrong.times < PIN_TRIES);
        let wrong = self.wrong_pins.entry(operator.to_string()).or_insert_with(Wrong::none);
        if wrong.times >= PIN_TRIES {
            return Err(Refused::PinsWait);
        }
        *wrong = Wrong { times: wrong.times + 1, at: Instant::now() };
        Ok(SigningIn { signed_out: self.signed_out })
    }

    /// After the PIN was looked at: says who stands at a device, where it was right. It sets back the wrong tries of this operator and
    /// of no other.
    ///
    /// # Errors
    /// A wrong PIN; a device, or an operator, that is not let in any more.
    pub fn end_sign_in(
        &mut self,
        (id, operator): (u32, &str),
        begun: &SigningIn,
        knows: bool,
        now: i64,
    ) -> Result<(), Refused> {
        let paired = self.devices.get_mut(&id).ok_or(Refused::NoLongerPaired)?;
        if !knows {
            let device = paired.device.name.clone();
            self.guesses.note(Guessed::Pin { operator: operator.to_string(), device }, now);
            return Err(Refused::WrongPin);
        }
        // Somebody was removed meanwhile, or has another PIN.
        if begun.signed_out != self.signed_out {
            return Err(Refused::WrongPin);
        }
        paired.device.operator = Some(operator.to_string());
        self.wrong_pins.remove(operator);
        Ok(())
    }

    /// Notes that a device has a page open, or since when it has none.
    pub fn note_gone(&mut self, id: u32, gone_at: Option<i64>) {
        if let Some(paired) = self.devices.get_mut(&id) {
            paired.device.gone_at = gone_at;
        }
    }

    /// An operator works here no more: nobody acts under that name any longer. Answers where its calls are counted that are under way.
    pub fn sign_out_everywhere(&mut self, name: &str) -> Vec<Arc<UnderWay>> {
        self.signed_out += 1;
        let there = self.devices.values_mut();
        there
            .filter_map(|paired| {
                paired.device.operator.take_if(|operator| operator == name)?;
                Some(Arc::clone(&paired.under_way))
            })
            .collect()
    }

    /// Nobody stands at a device any more.
    pub fn sign_out(&mut self, id: u32) {
        if let Some(paired) = self.devices.get_mut(&id) {
            paired.device.operator = None;
        }
    }

    /// Takes devices out; answers where the calls of each are counted that are under way.
    pub fn end(&mut self, which: impl Fn(&Device) -> bool) -> Vec<Arc<UnderWay>> {
        let ended = self.devices.extract_if(.., |_, paired| which(&paired.device));
        ended.map(|(_, paired)| paired.under_way).collect()
    }

    /// The devices as they outlive the program.
    pub fn kept(&self) -> KeptDevices {
        let kept = |paired: &Paired| KeptDevice {
            // Whoever stands there says so again.
            device: Device { operator: None, ..paired.device.clone() },
            digest: paired.token,
        };
        KeptDevices { last: self.last, devices: self.devices.values().map(kept).collect() }
    }

    /// Lets those in again who outlived the program.
    pub(crate) fn let_in_again(&mut self, kept: KeptDevices) {
        self.last = self.last.max(kept.last);
        for KeptDevice { device, digest } in kept.devices.into_iter().take(MOST_DEVICES) {
            self.last = self.last.max(device.id);
            self.devices.insert(device.id, Paired::new(device, digest));
        }
    }
}

impl Paired {
    fn new(device: Device, token: [u8; 32]) -> Self {
        Self { device, token, address: None, under_way: Arc::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish() -> Wish {
        let (name, role) = ("Till".into(), "registration".into());
        Wish { name, role, belongs_to: 1, place: None, shared: true }
    }

    fn at(last: u8) -> IpAddr {
        [192, 168, 1, last].into()
    }

    fn let_in(pairing: &mut Pairing) -> (Device, String) {
        let code = pairing.open(wish()).unwrap();
        pairing.let_in(&code.digits, at(2), 5).unwrap()
    }

    fn sign_in(pairing: &mut Pairing, who: (u32, &str), knows: bool) -> Result<(), Refused> {
        let begun = pairing.begin_sign_in(who.0, who.1)?;
        pairing.end_sign_in(who, &begun, knows, 0)
    }

    #[test]
    fn a_code_works_once_by_either_of_its_forms() {
        let mut pairing = Pairing::default();
        let code = pairing.open(wish()).unwrap();
        assert_eq!((code.digits.len(), code.secret.len()), (6, 32));
        let (device, token) = pairing.let_in(&code.digits, at(2), 5).unwrap();
        assert_eq!(pairing.with_token(&token), Some(device));
        for said in [&code.digits, &code.secret] {
            assert!(pairing.let_in(said, at(2), 5).is_err());
        }
        let code = pairing.open(wish()).unwrap();
        assert_eq!(pairing.let_in(&code.secret, at(2), 5).unwrap().0.id, 2);
        assert_eq!(pairing.with_token(""), None);
    }

    /// A wrong code that is none of the two.
    fn wrong(code: &Code) -> &'static str {
        if code.digits == "000000" { "000001" } else { "000000" }
    }

    #[test]
    fn one_address_that_guesses_shuts_out_nobody_else() {
        let mut pairing = Pairing::default();
        let code = pairing.open(wish()).unwrap();
        for _ in 0..TRIES_EACH {
            assert_eq!(pairing.let_in(wrong(&code), at(66), 0), Err(Refused::CodeNotOpen));
        }
        for _ in 0..10_000 {
            assert_eq!(pairing.let_in(wrong(&code), at(66), 0), Err(Refused::CodesWait));
        }
        assert_eq!(pairing.let_in(&code.digits, at(66), 0), Err(Refused::CodesWait));
        let guesses: Vec<_> = pairing.guesses(0).map(|(of, times)| (of.clone(), times)).collect();
        assert_eq!(guesses, [(Guessed::Code { address: at(66) }, 3)]);
        assert!(pairing.let_in(&code.digits, at(2), 0).is_ok());
        // The next code is as safe from the same address.
        let code = pairing.open(wish()).unwrap();
        assert_eq!(pairing.let_in(wrong(&code), at(66), 0), Err(Refused::CodesWait));
        assert!(pairing.let_in(&code.digits, at(3), 0).is_ok());
    }

    #[test]
    fn many_addresses_that_guess_end_the_digits_and_never_the_secret() {
        let mut pairing = Pairing::default();
        let code = pairing.open(wish()).unwrap();
        for guest in 0..TRIES {
            let guest = at(u8::try_from(100 + guest).unwrap());
            assert_eq!(pairing.let_in(wrong(&code), guest, 0), Err(Refused::CodeNotOpen));
        }
        assert_eq!(pairing.code().unwrap().0.digits, "");
        for said in [code.digits.as_str(), ""] {
            assert_eq!(pairing.let_in(said, at(2), 0), Err(Refused::CodeNotOpen));
        }
        assert!(pairing.let_in(&code.secret, at(100), 0).is_ok(), "also where somebody guessed");
    }

    #[test]
    fn a_code_ends_after_five_minutes() {
        let mut pairing = Pairing::default();
        let code = pairing.open(wish()).unwrap();
        let open = pairing.open.as_mut().unwrap();
        let Some(long_ago) = open.since.checked_sub(CODE_LASTS) else { return };
        open.since = long_ago;
        assert!(pairing.let_in(&code.digits, at(2), 0).is_err());
    }

    #[test]
    fn a_code_ends_with_what_it_belongs_to() {
        let mut pairing = Pairing::default();
        let code = pairing.open(wish()).unwrap();
        pairing.close_that_of(2);
        assert!(pairing.code().is_some());
        pairing.close_that_of(1);
        assert!(pairing.let_in(&code.digits, at(2), 0).is_err());
    }

    #[test]
    fn a_device_that_is_taken_out_is_not_known_any_more() {
        let mut pairing = Pairing::default();
        let (device, token) = let_in(&mut pairing);
        assert!(pairing.is_at(at(2)) && !pairing.is_at(at(3)));
        assert!(pairing.end(|other| other.belongs_to == 2).is_empty());
        assert_eq!(pairing.end(|other| other.id == device.id).len(), 1);
        assert_eq!(pairing.with_token(&token), None);
        assert!(!pairing.is_at(at(2)), "no place is kept for whoever was taken out");
    }

    #[test]
    fn a_shared_device_knows_who_stands_there_by_the_pin() {
        let mut pairing = Pairing::default();
        let id = let_in(&mut pairing).0.id;
        assert!(sign_in(&mut pairing, (id, "Anna"), false).is_err());
        sign_in(&mut pairing, (id, "Anna"), true).unwrap();
        pairing.sign_out_everywhere("Bo");
        assert_eq!(pairing.device(id).unwrap().operator.as_deref(), Some("Anna"));
        pairing.sign_out_everywhere("Anna");
        assert_eq!(pairing.device(id).unwrap().operator, None, "Anna works here no more");
        sign_in(&mut pairing, (id, "Anna"), true).unwrap();
        assert_eq!(pairing.device(id).unwrap().signed(), "Till · Anna");
        pairing.sign_out(id);
        assert_eq!(pairing.device(id).unwrap().signed(), "Till");
    }

    #[test]
    fn no_right_pin_of_another_gives_one_more_try_and_no_other_device_does() {
        let mut pairing = Pairing::default();
        let (one, other) = (let_in(&mut pairing).0.id, let_in(&mut pairing).0.id);
        let mut tries = 0;
        for _ in 0..50 {
            for device in [one, other] {
                tries += usize::from(
                    sign_in(&mut pairing, (device, "Anna"), false) == Err(Refused::WrongPin),
                );
                sign_in(&mut pairing, (device, "Bo"), true).unwrap();
            }
        }
        assert_eq!(tries, 3);
        assert_eq!(sign_in(&mut pairing, (other, "Anna"), true), Err(Refused::PinsWait));
        let guesses: Vec<_> = pairing.guesses(0).map(|(of, times)| (of.clone(), times)).collect();
        let anna = |times| (Guessed::Pin { operator: "Anna".into(), device: "Till".into() }, times);
        assert_eq!(guesses, [anna(3)]);
    }

    #[test]
    fn pins_that_are_looked_at_at_once_are_no_more_than_three() {
        let mut pairing = Pairing::default();
        let id = let_in(&mut pairing).0.id;
        let begun: Vec<_> = (0..20).map(|_| pairing.begin_sign_in(id, "Anna")).collect();
        assert_eq!(begun.iter().filter(|one| one.is_ok()).count(), 3);
    }

    #[test]
    fn an_operator_who_is_removed_while_the_pin_is_looked_at_is_not_signed_in() {
        let mut pairing = Pairing::default();
        let id = let_in(&mut pairing).0.id;
        let begun = pairing.begin_sign_in(id, "Anna").unwrap();
        pairing.sign_out_everywhere("Anna");
        let ended = pairing.end_sign_in((id, "Anna"), &begun, true, 0);
        assert_eq!(ended, Err(Refused::WrongPin));
        assert_eq!(pairing.device(id).unwrap().operator, None);
    }

    #[test]
    fn devices_outlive_the_program_and_whoever_stands_there_says_so_again() {
        let mut pairing = Pairing::default();
        let (device, token) = let_in(&mut pairing);
        sign_in(&mut pairing, (device.id, "Anna"), true).unwrap();
        let kept = serde_json::to_string(&pairing.kept()).unwrap();
        assert!(!kept.contains(&token), "the token itself is kept nowhere");
        let mut again = Pairing::default();
        again.let_in_again(serde_json::from_str(&kept).unwrap());
        assert_eq!(again.with_token(&token), Some(device.clone()));
        assert_eq!(let_in(&mut again).0.id, device.id + 1);
    }
}
