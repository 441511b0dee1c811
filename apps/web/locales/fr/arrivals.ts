import type { arrivals as original } from '../vi/arrivals.ts';
import type { Like } from '../words.ts';

export const arrivals: Like<typeof original> = {
  title: 'Résultats et arrivées',
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
  unseen: {
    one: '{count} nouveau résultat',
    many: '{count} de nouveaux résultats',
    other: '{count} nouveaux résultats',
  },
};
