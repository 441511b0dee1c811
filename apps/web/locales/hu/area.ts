import type { area as original } from '../vi/area.ts';
import type { Like } from '../words.ts';

export const area: Like<typeof original> = {
  searchHint: 'Ország vagy előhívó',
  chosen: 'Kiválasztva',
  all: 'Mind',
  noMatch: 'Nincs találat',
  noMatchText: 'Próbáljon más nevet vagy előhívót, például 84.',
};
