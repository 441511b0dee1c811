import type { arrivals as original } from '../vi/arrivals.ts';
import type { Like } from '../words.ts';

export const arrivals: Like<typeof original> = {
  title: 'Ergebnisse und Eingänge',
  unseen: { one: '{count} neues Ergebnis', other: '{count} neue Ergebnisse' },
};
