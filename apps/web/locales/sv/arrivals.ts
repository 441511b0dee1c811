import type { arrivals as original } from '../vi/arrivals.ts';
import type { Like } from '../words.ts';

export const arrivals: Like<typeof original> = {
  title: 'Resultat och insättningar',
  unseen: { one: '{count} nytt resultat', other: '{count} nya resultat' },
};
