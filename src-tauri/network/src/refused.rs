//! Why the network did not do what it was asked.

/// A reason; whoever stands behind the network says it in words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refused {
    /// The system has no chance to give.
    NoChance,
    /// As many devices are paired as there is room for.
    DevicesFull,
    /// A wrong code, or none that is open: one reason for both, so that nothing is learnt from it.
    CodeNotOpen,
    /// The device is no longer let in.
    NoLongerPaired,
    /// Too many wrong PINs, one after the other.
    PinsWait,
    /// A name and a PIN of two operators, or of none.
    WrongPin,
    /// What is for paired devices, asked over plain HTTP.
    NotSecure,
    /// What is for paired devices, asked by one that is not.
    NotPaired,
    /// The call came to no end.
    DidNotWork,
}
