import type { alerts as original } from '../vi/alerts.ts';
import type { Like } from '../words.ts';

export const alerts: Like<typeof original> = {
  title: 'Avvisi di prezzo',
  bell: 'Imposta un avviso di prezzo',
  level: 'Prezzo',
  rises: 'Ti avvisiamo una volta, quando il prezzo sale a {price}.',
  falls: 'Ti avvisiamo una volta, quando il prezzo scende a {price}.',
  add: 'Imposta avviso',
  set: 'Avviso impostato: {pair} a {price}',
  waiting: 'In attesa',
  reached: 'Raggiunto',
  reachedAt: '{time}, a {price}',
  above: 'Sale a',
  below: 'Scende a',
  remove: 'Elimina l’avviso a {price}',
  none: 'Ancora nessun avviso di prezzo',
  noneText: 'Apri un grafico e tocca la campanella per sapere quando un prezzo viene raggiunto.',
  toChart: 'Vai ai mercati',
  info: 'Un avviso è solo un’informazione: non compra e non vende mai nulla.',
  levelNeeded: 'Inserisci un prezzo',
  fired: '{symbol} ha raggiunto {price}',
};
