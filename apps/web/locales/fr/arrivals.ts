import type { arrivals as original } from '../vi/arrivals.ts';
import type { Like } from '../words.ts';

export const arrivals: Like<typeof original> = {
  title: 'Résultats et arrivées',
  unseen: {
    one: '{count} nouveau résultat',
    many: '{count} de nouveaux résultats',
    other: '{count} nouveaux résultats',
  },
};
