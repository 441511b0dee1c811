import type { PractiseWords } from '../late/practise-words.ts';

export const words: PractiseWords = {
  practise: {
    lead: 'Une demi-heure du passé, sans sa date',
    leadText:
      'Rejoue des prix du registre des prix public sur le ticket des contrats rapides, puis compare votre résultat à l’équilibre.',
    notMoney: 'Points d’entraînement, pas de l’argent',
    hidden: 'Caché jusqu’à la fin',
    hiddenText:
      'La date, l’heure et le vrai niveau des prix. Le premier prix s’écrit 100 : vous ne voyez que l’ampleur des mouvements.',
    rules: 'Les règles des vrais ordres',
    rulesText:
      'Prix d’entrée, prix de sortie, égalité, nullité et taux de gain sont ceux des vrais ordres. Vous commencez avec {purse} points. Aucun ordre n’est envoyé, votre solde ne change pas.',
    start: 'Commencer',
    again: 'Une autre partie',
    last: 'Dernière partie : {wins} gagnés, {losses} perdus, {result} points',
    loading: 'Prix en cours de chargement et de vérification…',
    tooShort: 'Le registre des prix est encore trop court',
    tooShortText:
      '{pair} : {known} de prix sans interruption pour l’instant, il en faut au moins {least}. Revenez dans quelques minutes.',
    broken: 'Les prix ne correspondent pas à leur empreinte',
    brokenText: 'Votre appareil a recalculé une autre empreinte : ces prix ne sont pas utilisés.',
    partial: 'Le registre des prix fait moins d’une demi-heure : cette partie dure {length}.',
    points: 'pts',
    stake: 'Mise en points',
    stakeRange: 'Mise de {min} à {max}',
    short: 'Pas assez de points.',
    odds: 'Équilibre à {breakEven} de réussite, comme sur le vrai ticket.',
    tooLate: 'Ce qui reste est trop court pour cette durée.',
    chart: 'Graphique d’entraînement {pair}, le premier prix est 100',
    play: 'Reprendre',
    pause: 'Mettre en pause',
    speed: 'Vitesse',
    left: 'Reste',
    finish: 'Terminer',
    orders: 'Ordres d’entraînement',
    result: 'Résultat de cette partie',
    undecided: 'Aucun ordre gagné ou perdu.',
    nonePlaced: 'Vous n’avez passé aucun ordre dans cette partie.',
    kept: 'Seul le résultat de cette partie est conservé, et seulement sur cet appareil.',
    where: 'Quand c’était',
    from: 'Du',
    to: 'Au',
    checked: 'Prix #{first} à #{last} : recalculés par votre appareil, l’empreinte correspond.',
    record: 'Ouvrir le registre des prix public pour comparer',
  },
};
