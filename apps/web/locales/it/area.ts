import type { area as original } from '../vi/area.ts';
import type { Like } from '../words.ts';

export const area: Like<typeof original> = {
  searchHint: 'Cerca paese o prefisso',
  chosen: 'Scelto',
  all: 'Tutti',
  noMatch: 'Nessun risultato',
  noMatchText: 'Prova un altro nome o un prefisso, ad esempio 84.',
};
