import type { StatisticsWords } from '../late/statistics-words.ts';

export const words: StatisticsWords = {
  statistics: {
    intro: 'Czym kończył się tu handel w ostatnich 90 dniach, liczone raz dziennie.',
    accounts: 'Konta',
    losing: 'kont straciło pieniądze',
    tooFew: 'Odsetek kont ze stratą podajemy, gdy handlowało co najmniej {needed}.',
    traded: 'Konta, które handlowały',
    lost: 'W tym ze stratą',
    fewer: 'Mniej niż {least}',
    accountsText: 'Szybkie kontrakty i futures, po opłatach.',
    durations: 'Szybkie kontrakty według czasu',
    score: 'Wygrane {win} · przegrane {lose} · remisy {tie} · unieważnione {void}',
    won: 'wygrane {share}',
    noDurations: 'Żadnym czasem nie handlowało jeszcze co najmniej {least} kont.',
    directions: 'Czy wzrost i spadek są traktowane jednakowo?',
    winsUp: 'Wygrane na wzrost',
    winsDown: 'Wygrane na spadek',
    within: 'Różnica {sigma} odchyleń standardowych, w granicach ±{band}: wystarczy przypadek.',
    beyond:
      'Różnica {sigma} odchyleń standardowych, poza granicami ±{band}: przypadek raczej tego nie tłumaczy. Powoduje to też rynek, który długo idzie w jedną stronę.',
    band: 'Granice alarmu',
    market: 'Przerwy i unieważnienia',
    halts: 'Przerwy w handlu',
    faults: 'Luki w cenach',
    voids: 'Unieważnienia przez operatorów',
    lostGivenBack: 'Zwrócone przegrane stawki',
    winsKept: 'Zachowane wygrane',
    checks: 'Co można sprawdzić?',
    checkLog: 'Dane z każdego dnia są w publicznym rejestrze; potem nikt ich nie zmieni.',
    checkCount: 'Przerwy, luki i unieważnienia każdy może policzyć ponownie w rejestrze.',
    checkWord:
      'Reszta to słowo Candor: rejestr przechowuje tylko skróty potwierdzeń, więc nikt nie zsumuje cudzych zleceń.',
    takenAt: 'Stan na {time}',
    none: 'Nie ma jeszcze danych',
    noneText: 'Pierwszy raz powstają po zakończeniu pierwszego dnia handlu.',
  },
};
