import type { FreezeLinkWords } from './index.ts';

export const fr: FreezeLinkWords = {
  stop: 'Si ce n’était pas vous, ouvrez cette page et arrêtez tous les retraits avec son bouton :',
  terms:
    'Le lien fonctionne une fois, pendant 7 jours, et ne peut qu’arrêter les retraits. Changez ensuite vos mots de passe.',
  short: 'Pas vous ? Arrêtez les retraits :',
};
