const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** First and last day of the month before, as an accountant asks for it; by the calendar of UTC. */
export function monthBefore(now: number): { readonly from: string; readonly to: string } {
  const today = new Date(now);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  return { from: dateOf(Date.UTC(year, month - 1, 1)), to: dateOf(Date.UTC(year, month, 0)) };
}
