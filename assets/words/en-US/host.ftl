# Made from the English by ./update.

