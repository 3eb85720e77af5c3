# Made from the English: UPDATE_WORDS=1 cargo test -p shuffle-up-words

colour-up-of = { $chips } color up
coloured-up-in-break = Colored up in this break
chip-leaves-now = colored up now
colour-up-title = Color-up
