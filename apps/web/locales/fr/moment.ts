import type { moment as original } from '../vi/moment.ts';
import type { Like } from '../words.ts';

export const moment: Like<typeof original> = {
  income: 'Revenu versé',
  returned: 'Produit arrivé à échéance : capital rendu',
  deposit: 'Dépôt crédité',
  bonus: 'Bonus débloqué sur votre solde',
  adjustment: 'Solde corrigé',
  many: {
    one: '{count} nouveau résultat ou arrivée',
    many: '{count} de nouveaux résultats et arrivées',
    other: '{count} nouveaux résultats et arrivées',
  },
  seeStatement: 'À voir dans le relevé',
  above: '{exit} au-dessus de {entry}',
  below: '{exit} en dessous de {entry}',
  again: 'Encore',
  see: 'Voir',
  results: { one: '{count} résultat', many: '{count} de résultats', other: '{count} résultats' },
};
