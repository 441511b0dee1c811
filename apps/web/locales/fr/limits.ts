import type { limits as original } from '../vi/limits.ts';
import type { Like } from '../words.ts';

export const limits: Like<typeof original> = {
  title: 'Mes limites',
  intro:
    'C’est vous qui décidez où vous arrêter. Une limite plus stricte s’applique aussitôt, une plus souple après 24 heures.',
  dailyLoss: 'Limite de perte par jour',
  dailyLossText: 'Comprend ce que les ordres ouverts peuvent encore perdre. Un jour commence à minuit (GMT+1).',
  lostToday: 'Perdu aujourd’hui',
  stake: 'Limite par ordre',
  stakeText: 'Mise, marge ou coût d’un nouvel ordre.',
  timeOut: 'Pause',
  timeOutText: 'Rien de nouveau ne peut être ouvert entre-temps. Vous pouvez toujours clôturer, vendre et retirer.',
  none: 'Non définie',
  change: 'Modifier',
  waiting: 'À partir du {time} : {value}',
  until: 'Jusqu’au {time}',
  amount: 'Limite en USDT',
  invalid: 'Saisissez un montant supérieur à 0, avec 6 décimales au plus',
  tightening: 'Une limite plus basse s’applique aussitôt.',
  loosening: 'Une limite plus haute s’applique après 24 heures.',
  saved: 'Limite enregistrée',
  later: 'Le changement s’applique à partir du {time}',
  remove: 'Supprimer la limite (après 24 heures)',
  howLong: 'Combien de temps',
  days: { one: '{count} jour', other: '{count} jours' },
  timeOutFixed: 'Une fois commencée, elle ne peut pas être raccourcie.',
  begin: 'Commencer la pause',
  exclusion: 'Auto-exclusion',
  exclusionText:
    'Rien ne peut être ouvert, acheté ni déposé jusqu’au jour choisi. Vous pouvez toujours clôturer, racheter et retirer.',
  months: { one: '{count} mois', other: '{count} mois' },
  exclusionFixed: 'Personne ne peut y mettre fin plus tôt, ni vous ni Candor.',
  exclusionAsk: 'Vous exclure pendant {length} ?',
  exclude: 'Commencer l’auto-exclusion',
};
