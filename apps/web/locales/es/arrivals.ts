import type { arrivals as original } from '../vi/arrivals.ts';
import type { Like } from '../words.ts';

export const arrivals: Like<typeof original> = {
  title: 'Resultados e ingresos',
  unseen: { one: '{count} resultado nuevo', many: '{count} de resultados nuevos', other: '{count} resultados nuevos' },
};
