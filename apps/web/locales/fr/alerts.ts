import type { alerts as original } from '../vi/alerts.ts';
import type { Like } from '../words.ts';

export const alerts: Like<typeof original> = {
  title: 'Alertes de prix',
  bell: 'Créer une alerte de prix',
  level: 'Prix',
  rises: 'Nous vous prévenons une fois, quand le prix monte à {price}.',
  falls: 'Nous vous prévenons une fois, quand le prix descend à {price}.',
  add: 'Créer l’alerte',
  set: 'Alerte créée : {pair} à {price}',
  waiting: 'En attente',
  reached: 'Atteinte',
  reachedAt: '{time}, à {price}',
  above: 'Monte à',
  below: 'Descend à',
  remove: 'Supprimer l’alerte à {price}',
  none: 'Aucune alerte de prix',
  noneText: 'Ouvrez un graphique et touchez la cloche : nous vous prévenons quand un prix est atteint.',
  toChart: 'Aller aux marchés',
  info: 'Une alerte est une simple information : elle n’achète et ne vend jamais rien.',
  levelNeeded: 'Saisissez un prix',
  fired: '{symbol} a atteint {price}',
};
