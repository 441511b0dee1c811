import type { RiskWords } from '../late/risk-words.ts';

export const words: RiskWords = {
  risk: {
    share: '{share} des comptes ont perdu de l’argent ici ces 90 derniers jours. Vous pouvez perdre toute votre mise.',
    unknown: 'Encore trop peu de comptes pour dire combien perdent ici. Vous pouvez perdre toute votre mise.',
    earn: 'Ce n’est pas un dépôt bancaire et ce n’est pas assuré. Votre argent reste bloqué jusqu’au terme, une sortie anticipée coûte une pénalité.',
    termsFrom:
      'À partir du {time}, les nouveaux ordres auront d’autres conditions. Ceux qui sont ouverts gardent les leurs.',
    termsSince: 'Les conditions des nouveaux ordres ont changé le {time}. Ceux qui sont ouverts gardent les leurs.',
  },
};
