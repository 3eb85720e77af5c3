//! Counts and places in lists, from one width to another.

/// How many, in 32 bits. No list of a tournament is longer than fits; a number that is too large counts as the largest.
pub fn to_u32(number: impl TryInto<u32>) -> u32 {
    number.try_into().unwrap_or(u32::MAX)
}

/// How many, in 64 bits. A number that is too large counts as the largest.
pub fn to_u64(number: impl TryInto<u64>) -> u64 {
    number.try_into().unwrap_or(u64::MAX)
}

/// A count as a place in a list. One beyond what the machine can address is a place where nothing is.
pub fn to_usize(number: impl Into<u64>) -> usize {
    usize::try_from(number.into()).unwrap_or(usize::MAX)
}

/// True for nothing: such a number is left out of the log.
pub(crate) fn is_zero<T: Default + PartialEq>(number: &T) -> bool {
    *number == T::default()
}
