import type { area as original } from '../vi/area.ts';
import type { Like } from '../words.ts';

export const area: Like<typeof original> = {
  searchHint: 'Sök land eller landsnummer',
  chosen: 'Valt',
  all: 'Alla',
  noMatch: 'Inga träffar',
  noMatchText: 'Prova ett annat namn eller ett landsnummer som 84.',
};
