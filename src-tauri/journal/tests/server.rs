//! What only a server has: other desks, a connection that can break, an end of its own.
