import type { TapeWords } from '../late/tape-words.ts';

export const words: TapeWords = {
  tape: {
    title: 'La chaîne des prix en direct',
    text: 'Chaque prix porte l’empreinte du précédent. Qu’on en modifie, retire ou ajoute un, et plus rien ne concorde ensuite.',
    check: 'Vérifier les 100 derniers prix',
    byYou: 'Votre appareil les recalcule tous lui-même : pas besoin de nous croire.',
    whole:
      'Du #{first} au #{last} : aucun prix ne manque, aucun n’est modifié. Votre appareil l’a recalculé en {ms} millisecondes.',
    broken: 'À partir du prix #{seq}, la chaîne ne concorde pas. Envoyez cet écran au service client.',
  },
};
