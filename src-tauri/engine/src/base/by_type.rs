//! Reading an object that says in its `type`, or by another name, which of several things it is.
//!
//! Serde's own way keeps the whole object in memory first, and what is wrong in it is then known without its place. Here
//! the rest is read in place as soon as the type has been read, so that whoever reads keeps the path and the column. The
//! rest of an object whose type does not stand first is kept, too.

use serde::Deserialize;
use serde::de::value::{MapAccessDeserializer, MapDeserializer};
use serde::de::{Deserializer, Error, IntoDeserializer, MapAccess, Visitor};
use serde_json::{Map, Value};
use std::fmt;
use std::iter::once;
use std::marker::PhantomData;

/// Reads by its `type`, or whatever that is called there, what serde would read by the name of its only key.
///
/// # Errors
/// No object, none of the types, or a rest that does not read as that type.
pub(crate) fn read<'de, T, D>(from: D, called: &'static str) -> Result<T, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    from.deserialize_map(Typed { called, of: PhantomData })
}

struct Typed<T> {
    called: &'static str,
    of: PhantomData<T>,
}

impl<'de, T: Deserialize<'de>> Visitor<'de> for Typed<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an object with a \"{}\"", self.called)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<T, A::Error> {
        let mut kept = Map::new();
        let mut name: Option<String> = None;
        while let Some(key) = map.next_key::<String>()? {
            if key == self.called && name.is_none() {
                let name = name.insert(map.next_value()?);
                if kept.is_empty() {
                    return named(name, MapAccessDeserializer::new(map));
                }
            } else if kept.contains_key(&key) || key == self.called {
                return Err(Error::custom(format_args!("duplicate field `{key}`")));
            } else {
                kept.insert(key, map.next_value()?);
            }
        }
        let name = name.ok_or_else(|| Error::missing_field(self.called))?;
        named(&name, Value::Object(kept)).map_err(Error::custom)
    }
}

/// Reads the rest as what the type names, as serde reads an object whose only key is the name.
fn named<'de, T, R, E>(name: &str, rest: R) -> Result<T, E>
where
    T: Deserialize<'de>,
    R: IntoDeserializer<'de, E>,
    E: Error,
{
    T::deserialize(MapAccessDeserializer::new(MapDeserializer::new(once((name, rest)))))
}

/// Reads an enum of these, each the type of its own name, by what says which of them it is.
macro_rules! read_by_type {
    ($whole:ident, $called:literal, $($name:ident)+) => {
        impl<'de> serde::Deserialize<'de> for $whole {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                #[derive(Deserialize)]
                #[serde(rename_all = "snake_case")]
                enum Named {
                    $($name($name),)+
                }
                $crate::base::by_type::read(from, $called).map(|named| match named {
                    $(Named::$name(one) => Self::$name(one),)+
                })
            }
        }
    };
}
pub(crate) use read_by_type;

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    enum Bought {
        Rebuy(Rebuy),
        AddOn { units: u8 },
    }

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Rebuy {
        entry: u32,
    }

    fn bought(text: &str) -> Result<Bought, String> {
        read(&mut serde_json::Deserializer::from_str(text), "type")
            .map_err(|error| error.to_string())
    }

    #[test]
    fn the_type_says_what_the_rest_is_wherever_it_stands() {
        let rebuy = Ok(Bought::Rebuy(Rebuy { entry: 4 }));
        assert_eq!(bought(r#"{"type": "rebuy", "entry": 4}"#), rebuy);
        assert_eq!(bought(r#"{"entry": 4, "type": "rebuy"}"#), rebuy);
        assert_eq!(bought(r#"{"type": "add_on", "units": 2}"#), Ok(Bought::AddOn { units: 2 }));
        let by_event = &mut serde_json::Deserializer::from_str(r#"{"event":"rebuy","entry":4}"#);
        assert_eq!(read(by_event, "event").map_err(|error| error.to_string()), rebuy);
    }

    #[test]
    fn what_is_wrong_is_said_of_the_type_and_at_its_place() {
        let told = |text: &str| bought(text).unwrap_err();
        assert_eq!(told("{}"), "missing field `type` at line 1 column 2");
        assert!(told("4").starts_with("invalid type: integer `4`, expected an object with a"));
        assert!(
            told(r#"{"type": "bust"}"#)
                .starts_with("unknown variant `bust`, expected `rebuy` or `add_on`")
        );
        let wrong = r#"{"type": "rebuy", "seat": 4, "entry": 4}"#;
        assert_eq!(told(wrong), "unknown field `seat`, expected `entry` at line 1 column 24");
        for twice in [
            r#"{"entry": 4, "entry": 5, "type": "rebuy"}"#,
            r#"{"entry": 4, "type": "rebuy", "entry": 5}"#,
            r#"{"type": "rebuy", "entry": 4, "entry": 5}"#,
        ] {
            assert!(told(twice).starts_with("duplicate field `entry`"), "{twice}");
        }
    }
}
