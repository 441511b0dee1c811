import type { arrivals as original } from '../vi/arrivals.ts';
import type { Like } from '../words.ts';

export const arrivals: Like<typeof original> = {
  title: 'Results and arrivals',
  unseen: { one: '{count} new result', other: '{count} new results' },
};
