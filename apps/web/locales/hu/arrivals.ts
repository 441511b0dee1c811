import type { arrivals as original } from '../vi/arrivals.ts';
import type { Like } from '../words.ts';

export const arrivals: Like<typeof original> = {
  title: 'Eredmények és jóváírások',
  unseen: { one: '{count} új eredmény', other: '{count} új eredmény' },
};
