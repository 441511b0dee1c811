import type { arrivals as original } from '../vi/arrivals.ts';
import type { Like } from '../words.ts';

export const arrivals: Like<typeof original> = {
  title: 'Eredmények és jóváírások',
  income: 'Hozam jóváírva',
  returned: 'A termék lejárt: a tőke visszatért',
  deposit: 'Befizetés jóváírva',
  bonus: 'A bónusz felszabadult az egyenlegére',
  adjustment: 'Egyenleg helyesbítve',
  many: { one: '{count} új eredmény vagy jóváírás', other: '{count} új eredmény és jóváírás' },
  seeStatement: 'Megnézem a kivonatban',
  unseen: { one: '{count} új eredmény', other: '{count} új eredmény' },
};
