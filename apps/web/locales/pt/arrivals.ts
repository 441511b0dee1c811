import type { arrivals as original } from '../vi/arrivals.ts';
import type { Like } from '../words.ts';

export const arrivals: Like<typeof original> = {
  title: 'Resultados e entradas',
  unseen: { one: '{count} novo resultado', many: '{count} de novos resultados', other: '{count} novos resultados' },
};
