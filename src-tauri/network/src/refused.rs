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
    /// Too many wrong codes from this address.
    CodesWait,
    /// The device is no longer let in.
    NoLongerPaired,
    /// Too many wrong PINs of this operator, one after the other.
    PinsWait,
    /// A name and a PIN of two operators, or of none.
    WrongPin,
    /// What is for paired devices, asked over plain HTTP.
    NotSecure,
    /// What is for paired devices, asked by one that is not.
    NotPaired,
    /// The house was started again since this was said first: nobody knows whether it took effect.
    Restarted,
    /// It was said too long ago: whoever said it may have given up, or seen something else since.
    TooLate,
    /// A token of a program, said over plain HTTP.
    TokenInTheOpen,
    /// A token that is none, or none any more.
    WrongToken,
    /// The call came to no end.
    DidNotWork,
}
