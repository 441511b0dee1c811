import type { moment as original } from '../vi/moment.ts';
import type { Like } from '../words.ts';

export const moment: Like<typeof original> = {
  income: 'Avkastning utbetald',
  returned: 'Produkten löpte ut: kapitalet är tillbaka',
  deposit: 'Insättning bokförd',
  bonus: 'Bonus frigjord till ditt saldo',
  adjustment: 'Saldo rättat',
  many: { one: '{count} nytt resultat eller insättning', other: '{count} nya resultat och insättningar' },
  seeStatement: 'Se dem i kontoutdraget',
  above: '{exit} över {entry}',
  below: '{exit} under {entry}',
  again: 'Igen',
  see: 'Visa',
  results: { one: '{count} resultat', other: '{count} resultat' },
};
