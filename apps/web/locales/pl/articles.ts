import type { articles as original } from '../vi/articles.ts';
import type { Like } from '../words.ts';

export const articles: Like<typeof original> = {
  draft: 'Szkic: klienci go nie widzą',
  readAs: 'Czytaj w języku',
  draftGone: 'Tego szkicu już nie ma',
  draftGoneText: 'Mógł zostać opublikowany lub odrzucony.',
  missing: 'Nie znaleziono artykułu',
  missingText: 'Mógł zostać usunięty albo link jest błędny.',
  helpTitle: 'Centrum pomocy',
  helpDetail: 'Pomoc',
  search: 'Szukaj w pomocy',
  noneFound: 'Brak pasujących artykułów',
  noneFoundText: 'Spróbuj krótszego słowa albo zapytaj naszych pracowników.',
  trading: 'Handel',
  money: 'Wpłaty i wypłaty',
  account: 'Twoje konto',
  fair: 'Uczciwość, którą można sprawdzić',
  rules: 'Zasady',
  more: 'Inne',
  found: 'Znaleziono: {count}',
  readAlso: 'Przeczytaj też',
  notHelped: 'Nadal coś niejasne?',
  contact: 'Zapytaj obsługę klienta',
};
