import type { area as original } from '../vi/area.ts';
import type { Like } from '../words.ts';

export const area: Like<typeof original> = {
  searchHint: 'Search by country or dial code',
  chosen: 'Selected',
  all: 'All',
  noMatch: 'No match',
  noMatchText: 'Try another name, or a dial code such as 84.',
};
