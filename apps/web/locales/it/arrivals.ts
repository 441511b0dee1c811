import type { arrivals as original } from '../vi/arrivals.ts';
import type { Like } from '../words.ts';

export const arrivals: Like<typeof original> = {
  title: 'Risultati e accrediti',
  unseen: { one: '{count} nuovo risultato', many: '{count} di nuovi risultati', other: '{count} nuovi risultati' },
};
