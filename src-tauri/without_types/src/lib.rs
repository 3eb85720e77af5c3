//! The derives of the feature `types` where it is off: they make nothing, so that a type is written in one way and the program
//! that is shipped carries neither descriptions of its types nor what makes them.

use proc_macro::TokenStream;

/// In place of `ts_rs::TS`.
#[proc_macro_derive(TS, attributes(ts))]
pub fn ts(_: TokenStream) -> TokenStream {
    TokenStream::new()
}

/// In place of `schemars::JsonSchema`.
#[proc_macro_derive(JsonSchema, attributes(schemars))]
pub fn json_schema(_: TokenStream) -> TokenStream {
    TokenStream::new()
}
