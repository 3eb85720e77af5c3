table = tafel { $number }
table-full = { $table } is vol.
