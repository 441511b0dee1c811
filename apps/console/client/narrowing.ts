const dayMs = 86_400_000;
/** The first instant of a day of the address, `2026-11-20`, where the operator sits; nothing of what is no day. */
export function dayStart(day: string | null, daysOn = 0): number | undefined {
  const at = /^\d{4}-\d\d-\d\d$/.test(day ?? '') ? new Date(`${day}T00:00:00`).getTime() + daysOn * dayMs : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}

export interface Narrowing {
  readonly search?: string;
  readonly from?: number;
  readonly to?: number;
}

/** What an address narrows its list to: a text, and the days from … to …, both included. */
export function narrowingOf(query: URLSearchParams): Narrowing {
  const search = query.get('search') ?? '';
  const from = dayStart(query.get('from'));
  const to = dayStart(query.get('to'), 1);
  return {
    ...(search === '' ? {} : { search }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
}
