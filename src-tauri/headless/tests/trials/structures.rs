//! Prize structures that are generated or pasted.
