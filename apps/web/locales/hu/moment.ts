import type { moment as original } from '../vi/moment.ts';
import type { Like } from '../words.ts';

export const moment: Like<typeof original> = {
  income: 'Hozam jóváírva',
  returned: 'A termék lejárt: a tőke visszatért',
  deposit: 'Befizetés jóváírva',
  bonus: 'A bónusz felszabadult az egyenlegére',
  adjustment: 'Egyenleg helyesbítve',
  many: { one: '{count} új eredmény vagy jóváírás', other: '{count} új eredmény és jóváírás' },
  seeStatement: 'Megnézem a kivonatban',
  above: '{entry} fölött: {exit}',
  below: '{entry} alatt: {exit}',
  again: 'Újra',
  see: 'Megnézem',
  results: { one: '{count} eredmény', other: '{count} eredmény' },
};
