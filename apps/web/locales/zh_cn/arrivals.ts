import type { arrivals as original } from '../vi/arrivals.ts';
import type { Like } from '../words.ts';

export const arrivals: Like<typeof original> = {
  title: '结果与入账',
  unseen: { other: '{count} 个新结果' },
};
