import type { LiabilitiesWords } from '../late/liabilities-words.ts';

export const words: LiabilitiesWords = {
  liabilities: {
    title: 'Tout votre solde est-il compté ?',
    text: 'Deux fois par jour, dont une à un moment aléatoire, nous publions le total de ce qui appartient aux clients. Votre appareil recalcule si tout le solde de votre relevé en fait partie.',
    check: 'Vérifier mon solde',
    counted: 'La totalité de vos {amount} fait partie du total publié',
    alarm: 'Vos {amount} ne sont pas comptés correctement dans le total publié',
    unknown:
      'On ne peut encore rien conclure pour vos {amount} : le relevé n’a pas pu être lu assez loin, ou le total n’est pas encore dans le journal public. Réessayez dans quelques minutes.',
    notInTotal: 'Ce qui est compté ne mène pas au total publié sous le nom avec lequel vous vous connectez.',
    notWhole: 'Le total ne compte que {counted}, mais votre relevé indique {owned}.',
    otherSalt: 'Votre code secret n’est pas celui que vous avez reçu en premier.',
    notLogged: 'Le journal public indique un autre total.',
    save: 'Enregistrer la preuve',
    saveText:
      'Avec ce fichier, chacun peut voir sans nous ce qui ne concorde pas. Conservez-le et envoyez-le au service client.',
    name: 'Nom du compte',
    nameHint:
      'Celui avec lequel vous vous connectez ; un numéro de téléphone avec son indicatif, par exemple +84901234567. Il n’est envoyé nulle part.',
    owed: 'Total publié {total}',
    nothing: 'Lors du dernier total, votre relevé n’avait pas de solde.',
    takenAt: 'Établi le {time}',
    beside: 'En plus de l’argent des clients, les comptes de Candor contenaient à ce moment',
    house: 'Réserves et frais',
    insurance: 'Fonds d’assurance',
    pools: 'Réserves de rendement',
    reserves:
      'À cet instant, les adresses dont nous avons prouvé détenir les clés contenaient {amount} sur la chaîne TRON',
    reservesUnread:
      'Adresses dont nous avons prouvé détenir les clés ; leur solde sur la chaîne TRON n’a pas pu être lu',
    reservesText:
      'Chacune est signée par sa clé : « {message} ». Ce que nous devons dans d’autres devises, ou à d’autres que les clients, n’apparaît pas.',
    solvency:
      'C’est une preuve de ce que nous devons, pas de solvabilité : rien ne prouve encore que nous détenons autant.',
  },
};
