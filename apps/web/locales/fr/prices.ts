import type { PricesWords } from '../late/prices-words.ts';

export const words: PricesWords = {
  prices: {
    title: 'Recalculer les prix d’hier',
    text: 'Les prix ici sont simulés à partir d’une graine secrète. Une fois la journée finie, elle est publiée : votre appareil télécharge environ {size} Mo et recalcule chaque prix.',
    run: 'Recalculer sur cet appareil',
    symbol: 'Symbole',
    all: 'Chaque prix de {symbol} découle de la graine publiée : {count}',
    wrong: 'Les prix de {symbol} ne correspondent pas à la graine. Envoyez cet écran au service client.',
    none: 'Aucune journée ne s’est achevée depuis le début de ce marché. Revenez après minuit (GMT+1).',
    failed: 'Tous les prix n’ont pas pu être chargés. Réessayez.',
    with: 'Mêlée à l’aléa public de drand, tour {round}',
    without: 'Aucun aléa public n’a été ajouté',
    set: 'La personne qui a installé ce service a choisi la graine et connaît tous les prix à venir. Pour des tests uniquement.',
  },
};
