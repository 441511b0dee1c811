import type { alerts as original } from '../vi/alerts.ts';
import type { Like } from '../words.ts';

export const alerts: Like<typeof original> = {
  title: 'Kursalarme',
  bell: 'Kursalarm setzen',
  level: 'Kurs',
  rises: 'Sie werden einmal benachrichtigt, wenn der Kurs auf {price} steigt.',
  falls: 'Sie werden einmal benachrichtigt, wenn der Kurs auf {price} fällt.',
  add: 'Alarm setzen',
  set: 'Alarm gesetzt: {pair} bei {price}',
  waiting: 'Offen',
  reached: 'Erreicht',
  reachedAt: '{time}, bei {price}',
  above: 'Steigt auf',
  below: 'Fällt auf',
  remove: 'Alarm bei {price} entfernen',
  none: 'Noch keine Kursalarme',
  noneText:
    'Öffnen Sie ein Chart und tippen Sie auf die Glocke: Sie werden benachrichtigt, wenn ein Kurs erreicht ist.',
  toChart: 'Zu den Märkten',
  info: 'Ein Alarm ist nur eine Information: Er kauft und verkauft nichts.',
  levelNeeded: 'Geben Sie einen Kurs ein',
  fired: '{symbol} hat {price} erreicht',
};
