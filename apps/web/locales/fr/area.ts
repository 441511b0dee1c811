import type { area as original } from '../vi/area.ts';
import type { Like } from '../words.ts';

export const area: Like<typeof original> = {
  searchHint: 'Pays ou indicatif',
  chosen: 'Sélection',
  all: 'Tous',
  noMatch: 'Aucun résultat',
  noMatchText: 'Essayez un autre nom, ou un indicatif comme 84.',
};
