/** What `readForm` was told is wrong. */
class Ended {
  readonly what: unknown;

  constructor(what: unknown) {
    this.what = what;
  }
}

/** Reads a form field by field. At the first that is wrong it ends, and what `wrong` was told is the answer. */
export function readForm<Said, Wrong>(read: (wrong: (what: Wrong) => never) => Said): Said | Wrong {
  try {
    return read((what) => {
      throw new Ended(what);
    });
  } catch (ended) {
    if (ended instanceof Ended) return ended.what as Wrong;
    throw ended;
  }
}
