import type { area as original } from '../vi/area.ts';
import type { Like } from '../words.ts';

export const area: Like<typeof original> = {
  searchHint: 'Procurar país ou indicativo',
  chosen: 'Selecionado',
  all: 'Todos',
  noMatch: 'Sem resultados',
  noMatchText: 'Tente outro nome ou um indicativo como 84.',
};
