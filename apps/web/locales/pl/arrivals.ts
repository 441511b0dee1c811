import type { arrivals as original } from '../vi/arrivals.ts';
import type { Like } from '../words.ts';

export const arrivals: Like<typeof original> = {
  title: 'Wyniki i wpływy',
  unseen: {
    one: '{count} nowy wynik',
    few: '{count} nowe wyniki',
    many: '{count} nowych wyników',
    other: '{count} nowego wyniku',
  },
};
