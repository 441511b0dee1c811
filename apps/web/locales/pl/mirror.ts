import type { MirrorWords } from '../late/mirror-words.ts';

export const words: MirrorWords = {
  mirror: {
    span: 'Okres',
    week: '7 dni',
    month: '4 tygodnie',
    quarter: '90 dni',
    nothing: 'W tym czasie nie zakończyła się żadna transakcja.',
    nothingText: 'Gdy się zakończy, ta strona pokaże, ile kosztował handel, a co jest tylko szczęściem.',
    tooFew: 'Za mało szybkich kontraktów, by cokolwiek stwierdzić.',
    below: 'Odsetek wygranych jest poniżej progu wyjścia na zero. Sam pech raczej tego nie wyjaśnia.',
    unclear: 'Odsetka wygranych nie da się odróżnić od progu wyjścia na zero. Samo szczęście wyjaśnia różnicę.',
    above:
      'Odsetek wygranych jest powyżej progu wyjścia na zero. Samo szczęście raczej tego nie wyjaśnia, ale może się to zmienić.',
    others: 'W tym czasie żaden szybki kontrakt nie został wygrany ani przegrany.',
    holding: 'W porównaniu z samym trzymaniem',
    holdingText:
      'W porównaniu z brakiem transakcji od {date}: te same USDT, te same kryptowaluty. Kryptowaluty po obecnych cenach; co jest jeszcze otwarte, nie liczy się.',
    noPrice: 'Brakuje ceny, więc nie da się tego zsumować.',
    winRate: 'Odsetek wygranych',
    breakEven: 'Wyjście na zero',
    luck: 'Zakres szczęścia',
    sentence:
      'Wygrano {rate} z {decided} zleceń. Wyjście na zero przy {breakEven}. Szczęście dopuszcza od {low} do {high}.',
    fewNeeded: 'Za mało, by stwierdzić: {decided} z co najmniej {needed} zleceń',
    score: 'Wygrane {wins} · przegrane {losses}',
    apart: 'Nie liczą się: remisy {ties}, unieważnione {voids}',
    costs: 'Koszty',
    fees: 'Zapłacone opłaty',
    edge: 'Przewaga Candor, średnio',
    edgeText:
      'Przy stawkach {staked}\u00a0USDT: połowa różnicy między stawkami a zyskiem z wygranych, czyli zarobek Candor, gdy wzrost i spadek są równie prawdopodobne.',
    products: 'Według produktu',
    atPrices: 'Po obecnych cenach',
    hours: 'Najlepsza i najgorsza godzina',
    best: 'Najlepsza',
    worst: 'Najgorsza',
    hoursFew: 'Potrzebne są dwie godziny dnia, w każdej co najmniej {needed} transakcji.',
    hoursText: 'Z 24 godzin jedna zawsze jest najlepsza, a jedna najgorsza, nawet przez samo szczęście.',
    how: 'Jak to jest liczone',
    howRate: 'Wyjście na zero = stawki ÷ (stawki + zyski z wygranych), po warunkach złożonych zleceń.',
    howLuck:
      'Zakres szczęścia to 95% przedział ufności Wilsona (1927): tak liczony 19 razy na 20 zawiera prawdziwy odsetek wygranych.',
    howFew:
      'Poniżej {needed} zleceń nawet przy wyjściu na zero nie można oczekiwać dziesięciu wygranych i dziesięciu przegranych, więc brak wniosku.',
    howTimes:
      'Szybkie kontrakty liczą się według złożenia, pozycje według zamknięcia; godziny według zegara tego urządzenia.',
    trades: {
      one: '{count} transakcja',
      few: '{count} transakcje',
      many: '{count} transakcji',
      other: '{count} transakcji',
    },
  },
};
