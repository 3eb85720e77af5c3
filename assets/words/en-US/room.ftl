# Made from the English by ./update.

colour-up-of = { $chips } color up
coloured-up-in-break = Colored up in this break
chip-leaves-now = colored up now
colour-up-title = Color-up
