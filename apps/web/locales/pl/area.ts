import type { area as original } from '../vi/area.ts';
import type { Like } from '../words.ts';

export const area: Like<typeof original> = {
  searchHint: 'Kraj lub kierunkowy',
  chosen: 'Wybrany',
  all: 'Wszystkie',
  noMatch: 'Brak wyników',
  noMatchText: 'Spróbuj innej nazwy lub numeru kierunkowego, np. 84.',
};
