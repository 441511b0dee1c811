import type { articles as original } from '../vi/articles.ts';
import type { Like } from '../words.ts';

export const articles: Like<typeof original> = {
  draft: 'Piszkozat: az ügyfelek nem látják',
  readAs: 'Olvasás ezen a nyelven',
  draftGone: 'Ez a piszkozat már nincs meg',
  draftGoneText: 'Lehet, hogy közzétették vagy elvetették.',
  missing: 'A cikk nem található',
  missingText: 'Lehet, hogy eltávolítottuk, vagy hibás a link.',
  helpTitle: 'Súgóközpont',
  helpDetail: 'Súgó',
  search: 'Keresés a súgóban',
  noneFound: 'Nincs találat',
  noneFoundText: 'Próbáljon rövidebb szót, vagy kérdezze munkatársainkat.',
  trading: 'Kereskedés',
  money: 'Be- és kifizetések',
  account: 'Az Ön fiókja',
  fair: 'Ellenőrizhető tisztesség',
  rules: 'Szabályok',
  more: 'Egyéb',
  found: 'Találat: {count}',
  readAlso: 'Kapcsolódó cikkek',
  notHelped: 'Maradt kérdése?',
  contact: 'Kérdés az ügyfélszolgálathoz',
};
