import type { area as original } from '../vi/area.ts';
import type { Like } from '../words.ts';

export const area: Like<typeof original> = {
  searchHint: 'Land oder Vorwahl suchen',
  chosen: 'Ausgewählt',
  all: 'Alle',
  noMatch: 'Kein Treffer',
  noMatchText: 'Versuchen Sie es mit einem anderen Namen oder einer Vorwahl wie 84.',
};
