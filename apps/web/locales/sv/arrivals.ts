import type { arrivals as original } from '../vi/arrivals.ts';
import type { Like } from '../words.ts';

export const arrivals: Like<typeof original> = {
  title: 'Resultat och insättningar',
  income: 'Avkastning utbetald',
  returned: 'Produkten löpte ut: kapitalet är tillbaka',
  deposit: 'Insättning bokförd',
  bonus: 'Bonus frigjord till ditt saldo',
  adjustment: 'Saldo rättat',
  many: { one: '{count} nytt resultat eller insättning', other: '{count} nya resultat och insättningar' },
  seeStatement: 'Se dem i kontoutdraget',
  unseen: { one: '{count} nytt resultat', other: '{count} nya resultat' },
};
