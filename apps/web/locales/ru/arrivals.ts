import type { arrivals as original } from '../vi/arrivals.ts';
import type { Like } from '../words.ts';

export const arrivals: Like<typeof original> = {
  title: 'Результаты и поступления',
  unseen: {
    one: '{count} новый результат',
    few: '{count} новых результата',
    many: '{count} новых результатов',
    other: '{count} нового результата',
  },
};
