import type { alerts as original } from '../vi/alerts.ts';
import type { Like } from '../words.ts';

export const alerts: Like<typeof original> = {
  title: 'Prisbevakningar',
  bell: 'Skapa prisbevakning',
  level: 'Pris',
  rises: 'Vi meddelar dig en gång, när priset stiger till {price}.',
  falls: 'Vi meddelar dig en gång, när priset faller till {price}.',
  add: 'Skapa bevakning',
  set: 'Larm satt: {pair} vid {price}',
  waiting: 'Väntar',
  reached: 'Nådda',
  reachedAt: '{time}, vid {price}',
  above: 'Stiger till',
  below: 'Faller till',
  remove: 'Ta bort bevakningen vid {price}',
  none: 'Inga prisbevakningar än',
  noneText: 'Öppna ett diagram och tryck på klockan så meddelar vi dig när ett pris har nåtts.',
  toChart: 'Till marknaderna',
  info: 'En bevakning är bara information: den köper och säljer ingenting.',
  levelNeeded: 'Ange ett pris',
  fired: '{symbol} har nått {price}',
};
