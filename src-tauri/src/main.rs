fn main() { shuffle_up::run(); }
