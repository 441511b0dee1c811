import type { articles as original } from '../vi/articles.ts';
import type { Like } from '../words.ts';

export const articles: Like<typeof original> = {
  draft: 'Ein Entwurf: Kunden sehen ihn nicht',
  readAs: 'Lesen wie jemand mit',
  draftGone: 'Diesen Entwurf gibt es nicht mehr',
  draftGoneText: 'Er wurde vielleicht veröffentlicht oder verworfen.',
  missing: 'Artikel nicht gefunden',
  missingText: 'Er wurde vielleicht entfernt, oder der Link ist falsch.',
  helpTitle: 'Hilfe-Center',
  helpDetail: 'Hilfe',
  search: 'In der Hilfe suchen',
  noneFound: 'Kein passender Artikel',
  noneFoundText: 'Versuchen Sie es mit einem kürzeren Wort oder fragen Sie unser Team.',
  trading: 'Handel',
  money: 'Ein- und Auszahlungen',
  account: 'Ihr Konto',
  fair: 'Fairness zum Nachprüfen',
  rules: 'Regeln',
  more: 'Weiteres',
  found: 'Gefunden: {count}',
  readAlso: 'Lesen Sie auch',
  notHelped: 'Noch Fragen?',
  contact: 'Kundenservice fragen',
};
