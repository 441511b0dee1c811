import type { welcome as original } from '../vi/welcome.ts';
import type { Like } from '../words.ts';

export const welcome: Like<typeof original> = {
  heroTitle: 'Uczciwy handel, który sprawdzisz samodzielnie',
  heroText: 'Zobacz ceny na żywo już teraz. Założenie konta zajmuje minutę.',
  oddsTitle: 'Szanse znane z góry',
  oddsText: 'Próg wyjścia na zero i oczekiwana strata są przy każdym zleceniu.',
  statementTitle: 'Widać każdy cent',
  statementText: 'Każda zmiana salda jest na wyciągu.',
  fundsTitle: 'Ćwicz bez ryzyka',
  fundsText: 'Odbieraj codziennie {amount} USDT środków testowych.',
  createAccount: 'Załóż konto',
  livePrices: 'Ceny na żywo',
  promptTitle: 'Zaloguj się, aby kontynuować',
  quotationText: 'Zapisuj ulubione instrumenty i handluj wprost z listy.',
  marketText: 'Szybkie kontrakty od 30 sekund, z szansami i możliwym zyskiem znanymi z góry.',
  propertyText: 'Sprawdzaj salda, przenoś środki między kontami i kontroluj każdą pozycję wyciągu.',
  personalText: 'Zarządzaj profilem, bezpieczeństwem i kodem zaproszenia.',
  otherText: 'Ta strona należy do Twojego konta.',
  moneyText: 'Minimum, opłata i czas są podane, zanim cokolwiek wyślesz.',
  exchangeText: 'Wymiana po kursie utrzymywanym przez kilka sekund, z widoczną opłatą.',
  earnText: 'Stopa, okres i koszt wcześniejszego zakończenia są znane z góry.',
  helpText: 'Krótkie artykuły z obowiązującymi liczbami i ludzie, którzy odpowiadają w aplikacji.',
};
