import type { QuestionsWords } from '../late/questions-words.ts';

export const words: QuestionsWords = {
  questions: {
    title: 'Quatre questions avant l’argent réel',
    text: 'Personne ne vous note. Elles disent simplement ce que ces ordres peuvent coûter.',
    step: '{now} sur {all}',
    next: 'Suivant',
    finish: 'Terminé',
    notQuite: 'Pas tout à fait.',
    right: 'Exact.',
    done: 'Merci. Vous pouvez maintenant passer votre ordre.',
    lossText: 'Vous misez 100 USDT à la hausse ou à la baisse, et le prix part dans l’autre sens. Que récupérez-vous ?',
    loss0: 'Rien',
    loss1: 'La moitié',
    loss2: 'Tout',
    lossWhy: 'Un ordre perdu coûte toute la mise. Ne misez que ce dont vous pouvez vous passer.',
    leverageText:
      'Vous ouvrez une position avec un levier de 20×. De combien le prix doit-il aller contre vous pour que votre marge ait presque disparu ?',
    leverage0: 'Environ 50 %',
    leverage1: 'Environ 5 %',
    leverage2: 'Elle ne peut pas être perdue',
    leverageWhy:
      'À 20×, chaque pour cent compte vingt fois : après environ 5 %, la position est fermée et la marge perdue.',
    oddsText:
      'Un ordre gagné paie 80 % de la mise. Combien d’ordres égaux sur 100 doivent gagner pour ne rien perdre ?',
    odds0: '40',
    odds1: '50',
    odds2: 'Environ 56',
    oddsWhy:
      '56 gains rapportent à peu près ce que 44 pertes prennent. Avec une moitié de bons, vous perdez de l’argent.',
    houseText: 'Qui est de l’autre côté de ces ordres ?',
    house0: 'Personne',
    house1: 'Candor',
    house2: 'Toujours un autre client',
    houseWhy:
      'Candor : ce que vous perdez, elle le gagne, et inversement. C’est pourquoi vous pouvez vérifier chaque prix et chaque résultat.',
  },
};
