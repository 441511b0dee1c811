/** What an input for a moment shows and gives: local time without a zone. @param at to the second */
export const localOf = (at: number): string =>
  new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
