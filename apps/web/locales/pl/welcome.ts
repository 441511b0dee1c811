import type { welcome as original } from '../vi/welcome.ts';
import type { Like } from '../words.ts';

export const welcome: Like<typeof original> = {
  heroTitle: 'Uczciwy handel, który sprawdzisz samodzielnie',
  heroText: 'Zobacz ceny na żywo. Założenie konta zajmuje minutę.',
  oddsTitle: 'Szanse znane z góry',
  oddsText: 'Próg rentowności i oczekiwana strata są na każdym zleceniu.',
  statementTitle: 'Każdy grosz widoczny',
  statementText: 'Każda zmiana salda jest na wyciągu.',
  fundsTitle: 'Ćwicz bez ryzyka',
  fundsText: 'Odbieraj codziennie {amount} USDT środków testowych.',
  createAccount: 'Załóż konto',
  livePrices: 'Ceny na żywo',
  promptTitle: 'Zaloguj się, aby kontynuować',
  quotationText: 'Zapisuj ulubione pary i handluj wprost z listy.',
  marketText: 'Szybkie kontrakty od 30 sekund, ze znanymi szansami i wypłatą.',
  propertyText: 'Sprawdzaj salda, przenoś środki między kontami i kontroluj każdą pozycję wyciągu.',
  personalText: 'Zarządzaj profilem, bezpieczeństwem i kodem zaproszenia.',
  otherText: 'Ta strona należy do Twojego konta.',
  pair: 'Para',
  lastPrice: 'Ostatnia cena',
  change: '24 godz.',
};
