import type { area as original } from '../vi/area.ts';
import type { Like } from '../words.ts';

export const area: Like<typeof original> = {
  searchHint: 'Buscar país o prefijo',
  chosen: 'Elegido',
  all: 'Todos',
  noMatch: 'Sin resultados',
  noMatchText: 'Prueba otro nombre o un prefijo como 84.',
};
