/** The most files that a folder brings at once. */
const MOST = 1_000;
const KINDS = /\.(tdt|csv|tsv|xlsx|ods)$/i;

/** Of the files of a folder those that are read, by name; how many were too many, and how many are something else. */
export function ofFolder<F extends { name: string; webkitRelativePath: string }>(
  files: readonly F[],
  most = MOST,
): { read: F[]; more: number; others: number } {
  const where = (file: F): string => `${file.webkitRelativePath}\0${file.name}`;
  const known = files.filter(({ name }) => KINDS.test(name));
  const sorted = known.toSorted((one, other) =>
    where(one).localeCompare(where(other), undefined, { numeric: true }),
  );
  return {
    read: sorted.slice(0, most),
    more: Math.max(0, known.length - most),
    others: files.length - known.length,
  };
}
