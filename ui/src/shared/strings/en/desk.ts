/** What the desk says. */

export const desk = {
  title: "The desk",
};
