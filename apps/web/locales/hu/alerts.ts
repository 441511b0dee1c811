import type { alerts as original } from '../vi/alerts.ts';
import type { Like } from '../words.ts';

export const alerts: Like<typeof original> = {
  title: 'Árriasztások',
  bell: 'Árriasztás beállítása',
  level: 'Ár',
  rises: 'Egyszer értesítjük, amikor az ár {price} szintre emelkedik.',
  falls: 'Egyszer értesítjük, amikor az ár {price} szintre esik.',
  add: 'Riasztás beállítása',
  set: 'Riasztás beállítva: {pair}, {price}',
  waiting: 'Várakozik',
  reached: 'Elérve',
  reachedAt: '{time}, ár: {price}',
  above: 'Emelkedéskor:',
  below: 'Eséskor:',
  remove: 'Riasztás törlése: {price}',
  none: 'Még nincs árriasztás',
  noneText: 'Nyisson meg egy grafikont, és koppintson a csengőre: értesítjük, amikor az ár eléri a megadott szintet.',
  toChart: 'Piacok megnyitása',
  info: 'A riasztás csak tájékoztatás: nem vesz és nem ad el semmit.',
  levelNeeded: 'Adjon meg egy árat',
  fired: '{symbol} elérte ezt az árat: {price}',
};
