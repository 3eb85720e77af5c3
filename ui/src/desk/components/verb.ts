/** Something that can be done: the line that does it, which goes on with what is typed where it ends in a space, or what does it at once. */
export type Verb = ({ name: string; line: string } | { name: string; run: () => void }) & {
  /** Others of another kind begin with it. */
  parts?: boolean;
  testid?: string;
};
