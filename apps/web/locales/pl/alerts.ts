import type { alerts as original } from '../vi/alerts.ts';
import type { Like } from '../words.ts';

export const alerts: Like<typeof original> = {
  title: 'Alerty cenowe',
  bell: 'Ustaw alert cenowy',
  level: 'Cena',
  rises: 'Powiadomimy Cię raz, gdy cena wzrośnie do {price}.',
  falls: 'Powiadomimy Cię raz, gdy cena spadnie do {price}.',
  add: 'Ustaw alert',
  set: 'Alert ustawiony: {pair} przy {price}',
  waiting: 'Oczekujące',
  reached: 'Osiągnięte',
  reachedAt: '{time}, po {price}',
  above: 'Wzrost do',
  below: 'Spadek do',
  remove: 'Usuń alert przy {price}',
  none: 'Nie masz jeszcze alertów cenowych',
  noneText: 'Otwórz wykres i naciśnij dzwonek, a powiadomimy Cię, gdy cena osiągnie wybrany poziom.',
  toChart: 'Przejdź do rynków',
  info: 'Alert jest tylko informacją: niczego nie kupuje ani nie sprzedaje.',
  levelNeeded: 'Podaj cenę',
  fired: '{symbol}: cena osiągnęła {price}',
};
