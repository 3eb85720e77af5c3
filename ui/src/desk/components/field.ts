/** What a field has that says in itself what belongs there, to those who cannot see it too. */
export const field = (label: string, testid?: string) => ({
  class: "field",
  placeholder: label,
  "aria-label": label,
  autocomplete: "off" as const,
  "data-testid": testid,
});
