import type { EarnWords } from './index.ts';

export const fr: EarnWords = {
  names: { 'lock-mining': 'Minage avec blocage {days} jours', wealth: 'Placement {days} jours' },
  paidAtEnd: '{name}, versé à la fin',
  example: '{name} (exemple)',
  descriptions: {
    'lock-mining':
      'Bloque un montant pendant {days} jours. Le revenu est versé après chaque jour complet, le capital est rendu à la fin. Une sortie anticipée coûte une pénalité sur le capital ; le revenu déjà versé reste à vous.',
    wealth:
      'Bloque un montant pendant {days} jours et verse un revenu après chaque jour complet. Une sortie anticipée coûte une pénalité par jour restant.',
  },
  wealthAtEnd:
    'Bloque un montant pendant {days} jours et verse tout le revenu à la fin. En cas de sortie anticipée, le revenu des jours complets est versé ; une pénalité par jour restant est prélevée sur le capital.',
  fundedBy:
    'Le revenu provient d’un fonds de récompense que Candor a alimenté. À l’achat, tout le revenu de la durée est réservé à votre ordre ; si le fonds ne suffit pas, le produit est épuisé.',
  fundedByTest:
    'Le revenu est versé en fonds de test depuis le fonds de récompense du produit. À l’achat, tout le revenu de la durée est réservé à votre ordre ; si le fonds ne suffit pas, le produit est épuisé.',
};
