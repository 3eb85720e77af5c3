/** What is looked at of many ways to combine: all of them, or so few that every two values meet in one of them. */

/** Every row that takes one value of each of these. */
export function product(factors) {
  return factors.reduce(
    (rows, values) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );
}

/** Few rows, always the same, in which each value of each of these meets each value of every other. */
export function pairs(factors) {
  const key = (one, value, other, its) =>
    one < other ? `${one}=${value} ${other}=${its}` : `${other}=${its} ${one}=${value}`;
  const open = new Map();
  for (const [other, its] of factors.entries())
    for (const [one, values] of factors.slice(0, other).entries())
      for (const value of values.keys())
        for (const second of its.keys())
          open.set(key(one, value, other, second), { [one]: value, [other]: second });
  const rows = [];
  for (const first of open.values()) {
    const row = { ...first };
    const met = (factor, value) =>
      Object.entries(row).filter(([other, its]) => open.has(key(factor, value, Number(other), its))).length;
    for (const [factor, values] of factors.entries()) {
      if (factor in row) continue;
      // Among equals another one each time, so that none comes much more often than the rest.
      const order = [...values.keys()].map((value) => (value + rows.length) % values.length);
      row[factor] = order.reduce((best, value) => (met(factor, value) > met(factor, best) ? value : best));
    }
    for (const [one, value] of Object.entries(row))
      for (const [other, its] of Object.entries(row))
        if (one < other) open.delete(key(Number(one), value, Number(other), its));
    rows.push(factors.map((values, factor) => values[row[factor]]));
  }
  return rows;
}

/** Rows with the same words for a key, together. */
export function together(rows, keyOf) {
  const groups = new Map();
  for (const row of rows) {
    const key = keyOf(row);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}
