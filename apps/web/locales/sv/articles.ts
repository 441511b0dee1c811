import type { articles as original } from '../vi/articles.ts';
import type { Like } from '../words.ts';

export const articles: Like<typeof original> = {
  draft: 'Ett utkast: kunderna ser det inte',
  readAs: 'Läs som någon med',
  draftGone: 'Utkastet finns inte längre',
  draftGoneText: 'Det kan ha publicerats eller kastats.',
  missing: 'Artikeln hittades inte',
  missingText: 'Den kan ha tagits bort, eller så är länken felaktig.',
  helpTitle: 'Hjälpcenter',
  helpDetail: 'Hjälp',
  search: 'Sök i hjälpen',
  noneFound: 'Ingen artikel matchar',
  noneFoundText: 'Prova ett kortare ord eller fråga vår personal.',
  trading: 'Handel',
  money: 'Pengar in och ut',
  account: 'Ditt konto',
  fair: 'Rättvisa du kan kontrollera',
  rules: 'Regler',
  more: 'Övrigt',
  found: 'Hittade: {count}',
  readAlso: 'Läs också',
  notHelped: 'Fortfarande oklart?',
  contact: 'Fråga kundtjänst',
};
